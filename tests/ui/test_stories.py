"""Stories of several seats, for every title: one board at a time, one sign of whose turn it is, words beside what changes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from game.engine import Ply, Seat, Session, Title
from game.table.layout import overlap
from game.table.playback.script import steps
from game.titles import catalogue
from game.ui.events import Key, KeyUp
from game.ui.table.scene import TableScene

from ..house.titles import DRAWN, name, some_action
from .conftest import Desk

SEVERAL = [title for title in DRAWN if title.most > 1]
SAID = ("undecim",)
"""Titles of which random games come to a picture after which something is told."""
AGAIN = ("signorie",)
"""Titles in which random games come to a deed that can be done again and again."""
PLIES = 70
BOT = "bot:random"


def table_of(desk: Desk, title: Title, seed: int = 3) -> TableScene:
    """A table with one person and bots; nobody thinks, their deeds are chosen by the test."""
    seats = [Seat(), *(Seat("", BOT) for _ in range(title.most - 1))]
    scene = desk.sit(Session(title, seats, {}, seed), keep=False)
    scene.story.skip()
    return scene


def played(scene: TableScene, seed: int, plies: int = PLIES) -> Iterator[Ply]:
    """Deeds at random, each of them begun to be told."""
    rng = random.Random(seed)
    session = scene.session
    while session.pending and len(session.plies) < plies:
        seat = session.pending.seats[-1]
        scene.play(some_action(rng, session.legal(seat)))
        scene.story.tell_waiting()
        yield session.plies[-1]
        scene.story.skip()
        scene._changed()


def steps_of(scene: TableScene) -> Iterator[None]:
    """Each step that is told, from the first one on; where a game has ended and is counted, no step follows."""
    while scene.story.telling and scene.story.step is not None:
        yield
        scene.story.advance()


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_words_stand_beside_what_changes_and_nothing_is_asked_before_the_end(
    desks: Callable[..., Desk], title: Title
) -> None:
    desk = desks(animation="normal")
    scene = table_of(desk, title)
    story, canvas = scene.story, desk.app.canvas
    boards = scene.model.presentation.layout
    told = 0
    for ply in played(scene, 5):
        seen = scene.session.view(0, ply.n - 1)
        for _ in steps_of(scene):
            step = story.step
            assert boards(seen) == boards(step.view) or not story.motions, "nothing flies from one board to another"
            seen = step.view
            assert scene.prompt is None
            assert not scene.board.question.text
            assert not scene.model.playing
            assert story.whose or step.actor in ("", 0)
            staging = story.overlay
            if staging.text and staging.tableau is None and not scene.model.acts:
                told += 1
                rect = staging.ribbon(scene.context.child(canvas))
                covered = [other for other in (*staging.changed, staging.skip_rect()) if overlap(rect, other)]
                assert not covered, f"{staging.text}: {rect} {covered}"
    assert told or scene.model.presentation.OPEN or title.has("art")


@pytest.mark.sample(4)
@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_one_sign_stands_until_the_own_turn(desks: Callable[..., Desk], title: Title) -> None:
    scene = table_of(desks(animation="normal"), title)
    for _ in played(scene, 8, 40):
        scene.story.skip()
        pending = scene.session.pending
        assert bool(scene.story.whose) == bool(pending and 0 not in pending.seats)


@pytest.mark.sample(4)
@pytest.mark.parametrize("title", SEVERAL[:3], ids=name)
@pytest.mark.parametrize("how", ["twice", "held", "esc"])
def test_space_skips_a_deed_and_twice_or_held_leads_to_the_own_turn(
    desks: Callable[..., Desk], title: Title, how: str
) -> None:
    desk = desks(animation="normal")
    scene = table_of(desk, title)
    hurried = skipped = 0
    for _ in played(scene, 6, 60):
        story, pending = scene.story, scene.session.pending
        waited_for = bool(pending and 0 not in pending.seats)
        if not story.telling or story.overlay.tableau is not None:
            continue
        story.skipping.update(2)
        if how == "twice":
            scene.handle(Key("space"))
            scene.handle(KeyUp("space"))
            skipped += not story.telling or story.overlay.tableau is not None
            assert not story.hurries
            scene.handle(Key("space"))
            scene.handle(KeyUp("space"))
        elif how == "held":
            scene.handle(Key("space"))
            if waited_for:
                story.skipping.update(0.5)
            scene.handle(KeyUp("space"))
        else:
            scene.handle(Key("esc"))
        assert not story.telling or not waited_for
        if waited_for:
            assert story.hurries
            hurried += 1
            scene.play(scene.session.legal(pending.seats[0])[0])
            assert not story.telling
    assert hurried
    assert how != "twice" or skipped


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_picture_of_the_whole_table_stays_as_long_as_it_is_read(desks: Callable[..., Desk], language: str) -> None:
    """Twice as long in a first game; and until somebody goes on where it tells of the own deed."""
    title = catalogue["undecim"]
    stayed: dict[bool, float] = {}
    for known in (False, True):
        scene = table_of(desks(animation="normal", language=language), title)
        scene.context.__dict__["has_played"] = known
        story = scene.story
        for _ in played(scene, 5):
            if story.telling and story.overlay.tableau is not None and not story.waits:
                break
        while story.overlay.tableau is not None and stayed.get(known, 0.0) < 200:
            story.update(0.25)
            stayed[known] = stayed.get(known, 0.0) + 0.25
    reading = stayed[False] / 2
    assert reading > 4
    assert abs(stayed[True] - min(20.0, reading)) <= 0.5


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_another_board_is_there_at_once(desks: Callable[..., Desk], title: Title) -> None:
    """Nothing of the old one is drawn any more, no piece flies over, and nothing comes between that is half of both."""
    scene = table_of(desks(animation="normal"), title)
    story = scene.story
    changes = 0
    for ply in played(scene, 9, 90):
        before = scene.session.view(0, ply.n - 1)
        for _ in steps_of(scene):
            if not scene.model.same_board(before):
                changes += 1
                assert not story.motions
                assert not story.leaving()
                assert story.changing
            before = story.step.view
    boards = {scene.model.presentation.layout(scene.session.view(0, n)) for n in range(len(scene.session.plies) + 1)}
    assert changes or len(boards) == 1 or scene.model.presentation.OPEN


@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_pictures_of_the_whole_table_are_seen_where_nothing_moves(desks: Callable[..., Desk], title: Title) -> None:
    """With motion off a deed is told at once, but what has a picture of the whole table stands still until one goes on."""
    scene = table_of(desks(animation="off"), title)
    model, story = scene.model, scene.story
    seen = 0
    for ply in played(scene, 5):
        before, wanted = scene.session.view(0, ply.n - 1), []
        for step in steps(scene.session, model.presentation, ply.n, 0):
            if step.event is not None and model.art.tableau(before, step.view, step.event) is not None:
                wanted.append(step.event.kind)
            before = step.view
        shown = []
        for _ in steps_of(scene):
            assert story.overlay.tableau is not None
            assert not story.motions
            assert not story.flights
            assert not story.changing
            shown.append(story.step.event.kind)
            story.update(0.5)
            assert story.overlay.tableau is not None, "it is gone before it can be read"
        assert shown == wanted
        seen += len(shown)
    assert seen or title.id != "undecim"


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_what_follows_the_last_picture_is_told_where_nothing_moves(desks: Callable[..., Desk], title: Title) -> None:
    """Nobody sees it happen: it is said in a word once the picture has gone, and stands in the log."""
    scene = table_of(desks(animation="off"), title, seed=5)
    words, said = scene.words, 0
    for number, ply in enumerate(played(scene, 5)):
        last = None
        for _ in steps_of(scene):
            last = scene.story.step if not scene.story.queue else last
            if last is not None and number % 2:
                scene.story.skip()
        left = ply._replace(events=ply.events[last.told :] if last is not None else ())
        lines = [line.text for line in words.told([left], named=True) if line.text and not line.heading]
        toasts = [toast for toast in scene.notes.toasts if lines and toast.text == lines[0]]
        assert bool(toasts) == bool(lines)
        assert all(toast.sub == " · ".join(lines[1:]) for toast in toasts)
        log = [line.text for line in words.told([ply], named=True)]
        assert set(lines) <= set(log)
        said += len(lines)
        scene.notes.toasts = []
    assert said or title.id not in SAID


@pytest.mark.parametrize("sound", [True, False])
def test_skipping_a_picture_hears_what_follows_only_where_nothing_moves(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch, sound: bool
) -> None:
    scene = table_of(desks(animation="off" if sound else "normal"), catalogue["undecim"], seed=5)
    heard: list[str] = []
    monkeypatch.setattr(scene.story, "_sound", lambda events: heard.extend(event.kind for event in events))
    for ply in played(scene, 5):
        while scene.story.step is not None and scene.story.overlay.tableau is None:
            scene.story.advance()
        step = scene.story.step
        if step is not None and step.told < len(ply.events):
            heard.clear()
            scene.story.skip()
            assert heard == ([event.kind for event in ply.events[step.told :]] if sound else [])
            return
    pytest.fail("nothing follows a picture")


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", SEVERAL, ids=name)
def test_what_a_bot_does_again_and_again_is_one_beat(desks: Callable[..., Desk], title: Title) -> None:
    """Nothing is told while it may do the same once more; then all of it in one motion, and what it brings once."""
    scene = table_of(desks(animation="normal"), title)
    session, story, model = scene.session, scene.story, scene.model
    rng, told = random.Random(4), 0
    while session.pending and len(session.plies) < 150:
        seat = session.pending.seats[-1]
        before, first = session.view(0), len(session.plies) + 1
        action = some_action(rng, session.legal(seat))
        scene.play(action)
        while story._waiting:
            assert seat not in session.humans
            assert (story.busy, story.telling) == (False, True), "the bot is asked on, the hand waits"
            assert model.view.state.dump() == before.state.dump(), "nothing is seen yet"
            others = [other for other in session.legal(seat) if other != action]
            if others and rng.random() < 0.3:
                held = len(session.plies)
                scene.play(rng.choice(others))
                assert story.step is None or story.step.n == held, "what was held back is told before what came then"
                assert {step.n for step in story.queue} <= {held, held + 1}
                break
            if rng.random() < 0.2:
                story.update(1)  # The bot thinks for long: what it has done is told meanwhile.
                assert not story._waiting
                break
            scene.play(action)
        last = len(session.plies)
        story.tell_waiting()
        if last > first and story.step is not None and session.plies[-1].action == action:
            found = [story.step, *story.queue]
            assert {step.n for step in found if step is not None} == {last}
            assert found[-1].view.state.dump() == session.view(0).state.dump()
            kinds = {
                (event.kind, model.presentation.actor(event))
                for ply in session.plies[first - 1 :]
                for event in ply.events
            }
            assert len(story.flights) <= len(kinds)
            told += 1
        story.skip()
        scene._changed()
    assert told or title.id not in AGAIN
