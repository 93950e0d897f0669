"""Every title's table: proved while games are walked, and played by mouse and by keys."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from functools import cache

import pytest

from game.engine import Action, Seat, Session, Title
from game.engine.walk import walk
from game.paths import bundled
from game.presentation import DisplayList, Text, art_of, kit, presentation_of
from game.table.boards import board_of
from game.table.model import TableModel
from game.table.title_check import TableFault, TableProof
from game.terminal.lines import Lines
from game.terminal.sitting import Sitting
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from game.ui.table.board.painter import Painter
from game.ui.table.board.past import BANNER, PastBanner
from game.ui.table.scene import TableScene

from .. import day
from ..ui.conftest import Desk, cut
from ..ui.typist import Typist
from .titles import ALL, DRAWN, SMALL, name, sessions, some_action

__all__ = ["cut"]

MOST = 160
"""Plies after which a game has shown enough of its table."""


@pytest.mark.sample(5)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_everything_that_the_house_asks_is_there(title: Title) -> None:
    proof = TableProof(title, bundled("art"))
    seats = day.dice(f"asked {title.id}").randint(title.fewest, title.most)
    walk(title, seats, {}, seats, sample=0.02, watchers=[proof])


@cache
def is_icon(title_id: str, icon: str) -> bool:
    """True if it stands in a line as a picture."""
    places = (f"{title_id}/icons/{icon}", f"shared/icons/{icon}", f"shared/seats/{icon.removeprefix('seat_')}")
    return any((bundled("art") / f"{place}.svg").is_file() for place in places)


def lacking(title: Title, painters: list[Painter], sheet: DisplayList) -> set[str]:
    """The icons in the words of a sheet that there are not."""
    words = [painter.words(mark) for mark in sheet.marks if isinstance(mark, Text) for painter in painters]
    return {icon for text in words for icon in re.findall(r"\[([a-z_0-9]+)\]", text) if not is_icon(title.id, icon)}


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_what_is_shown_of_a_thing_that_is_pointed_at_lifted_or_chosen_exists_and_has_its_words(title: Title) -> None:
    proof, art, rng = TableProof(title, bundled("art")), art_of(title), day.dice(f"pointed {title.id}")
    painters = [Painter(texts, title.id, ["Ann", "Bob", "Eva", "Leo", "Mia"]) for texts in proof.texts]
    (session, *_) = rng.sample(list(sessions(title, rng.randrange(10**6))), 1)
    while session.pending is not None:
        if rng.random() < 0.05:
            model = TableModel(session, bundled("art"), session.pending.seats[0])
            v, digest = model.view, model.view.state.digest()
            sheets = [art.forecast(v), art.picture(v, 64), art.picture(v, 256), art.emblem(v, 0), art.light(v)]
            for target in (*model.placement, *model.layout.slots):
                sheets.append(art.zoom(v, target))
                if (tip := art.tip(v, target)) is not None:
                    proof.need(tip.name)
                    proof.need(tip.text)
            sheets += [art.held(v, piece) for piece in model.movable()]
            for action in day.some("answers", model.dests.legal, 20):
                sheets += [art.answer(v, action).beside, art.preview_overlay(v, action)]
                if (gain := model.gain(action)) is not None:
                    proof.need(gain.text)
            sheets += [art.control(v, control, model.enabled(control), False) for control in model.controls]
            for sheet in [*filter(None, sheets), *dict(art.panels(v)).values()]:
                proof.draw(None, sheet)
                assert lacking(title, painters, sheet) == set()
            again = v._replace(state=type(v.state).restore(v.state.dump()))
            assert dict(art.panels(again)) == dict(art.panels(v)), "nothing is kept beside the view"
            assert model.presentation.placement(again) == model.presentation.placement(v)
            assert v.state.digest() == digest, "looking changes nothing"
        session.propose(some_action(rng, session.legal(session.pending.seats[0])))


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_spectators_and_the_past_have_a_board(title: Title) -> None:
    for session in sessions(title, 1):
        rng = day.dice(f"spectators {title.id}")
        while session.pending is not None:
            session.propose(some_action(rng, session.legal(session.pending.seats[0])))
        presentation = presentation_of(title)
        for ply in day.some(f"past {title.id}", range(len(session.plies)), 12):
            view = session.view(None, ply)
            board = board_of(presentation, bundled("art"), view)
            assert {spot.slot for spot in presentation.placement(view).values()} <= set(board.slots)
            assert set(dict(art_of(title).panels(view))) <= set(board.regions)


@pytest.mark.parametrize("title", SMALL, ids=name)
def test_a_title_keeps_what_the_kernel_promises(title: Title) -> None:
    for seats in range(title.fewest, title.most + 1):
        assert walk(title, seats, {}, 40 + seats, sample=0.04).plies > 5


def lift(desk: Desk) -> None:
    """Hold the curtain's button until it rises."""
    desk.pilot.down(640, 503)
    desk.pilot.wait(1.2)
    desk.pilot.up(640, 503)


def played(desk: Desk, scene: TableScene, act: Callable[[object], None], seed: int, most: int = MOST) -> int:
    """Play on until the game ends or enough has been seen; returns how many plies were done."""
    rng, session = random.Random(seed), scene.session
    while session.pending is not None and len(session.plies) < most:
        if type(desk.app.scenes.top).__name__ == "Curtain":
            desk.app.capture()
            lift(desk)
            continue
        act(some_action(rng, session.legal(scene.model.eyes)))
    return len(session.plies)


def at_the_desk(desks: Callable[..., Desk], session: Session, language: str, hand: str, seed: int) -> None:
    """Play a session to its end on the screen."""
    desk = desks(language=language)
    scene = desk.sit(session, keep=False)
    typist = Typist(desk.pilot, scene)
    acts = {"mouse": desk.robot.do, "clicks": lambda a: desk.robot.do(a, True), "keys": typist.do}
    assert played(desk, scene, acts[hand], seed) > 20
    assert not desk.app.texts.missing
    desk.close()


class Script(io.StringIO):
    """Somebody who types what can be done: by its number, or spelt out where that is possible."""

    def __init__(self, session: Session, seed: int, most: int = 10**6) -> None:
        super().__init__()
        self.session, self.rng, self.most = session, random.Random(seed), most
        self.wanted: list[Action] = []
        self.asked = len(session.humans) < 2

    def readline(self, size: int | None = -1, /) -> str:
        if not self.asked:
            self.asked = True
            return "yes\n"  # Several people, and nothing that could be covered.
        pending = self.session.pending
        assert len(self.wanted) == len(self.session.plies), f"nothing happened for {self.wanted[-1]}"
        if len(self.wanted) >= self.most:
            return ""
        legal = self.session.legal(pending.seats[0])
        action = some_action(self.rng, legal)
        self.wanted.append(action)
        if () in action.args or self.rng.random() < 0.5:
            return f"{legal.index(action) + 1}\n"
        told = (",".join(map(str, arg)) if isinstance(arg, tuple) else str(arg) for arg in action.args)
        return " ".join([action.kind, *told]) + "\n"


def in_the_terminal(session: Session, language: str, seed: int, most: int = 10**6) -> None:
    """Play a session by what is typed, to its end or until the script goes away."""
    texts, out, script = Texts(language), io.StringIO(), Script(session, seed, most)
    assert Sitting(session, texts, Lines(script, out)).run() == 0
    assert [ply.action for ply in session.plies] == script.wanted
    assert (texts("terminal-over") in out.getvalue()) == (session.pending is None)
    assert not texts.missing


@pytest.mark.sample(3)
@pytest.mark.parametrize("hand", ["mouse", "clicks", "keys", "terminal"])
@pytest.mark.parametrize("title", SMALL, ids=name)
def test_a_whole_game_by_hand(desks: Callable[..., Desk], title: Title, hand: str) -> None:
    done: set[str] = set()
    for number, session in enumerate(sessions(title, 3)):
        language = "en" if number % 2 else "ja"
        if hand == "terminal":
            in_the_terminal(session, language, number)
        else:
            at_the_desk(desks, session, language, hand, number)
        assert session.pending is None
        done |= {ply.action.kind for ply in session.plies}
    assert done == set(title.controller().kinds), "every kind of decision has been taken"


def any_game(title: Title, rng: random.Random) -> Session:
    """A game of people, as many as there may be, with values of options as they may be chosen."""
    seats = rng.randint(title.fewest, title.most)
    offered = [option for option in title.offered(seats) if option.samples]
    options = {option.id: rng.choice(option.samples) for option in rng.sample(offered, min(3, len(offered)))}
    return Session(title, [Seat(f"P{n}") for n in range(seats)], options, rng.randrange(10**6))


HAND_MADE = 55
"""So many deeds of a whole game are done by hand, those of a kind that has not been done at that question first."""
NARROW = {"Click a line to see the table at that moment", "行をクリックすると、その時点の卓を見られます"}
"""What the house says in a log that may be narrower."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [t for t in DRAWN if t not in SMALL], ids=name)
def test_every_kind_of_deed_of_a_whole_game_is_done_by_mouse(
    desks: Callable[..., Desk], cut: list[str], title: Title, language: str
) -> None:
    """No word is cut meanwhile, and none is missing to its ending."""
    desk, rng = desks(language=language), day.dice(f"by mouse {title.id} {language}")
    session = any_game(title, rng)
    scene = desk.sit(session, keep=False)
    done: set[tuple[str, str]] = set()
    while session.pending is not None:
        action = some_action(rng, session.legal(session.pending.seats[0]))
        new = (session.pending.key, action.kind)
        if new in done or len(done) >= HAND_MADE:
            session.propose(action)
            continue
        done.add(new)
        desk.seat()
        desk.robot.do(action)
    assert len(done) > min(5, len(session.rules.kinds) - 1)
    desk.open("ending", table=scene)
    desk.pilot.wait(1.5)
    desk.app.capture()
    assert not desk.app.texts.missing
    assert set(cut) <= NARROW, session.to_record().options


@pytest.mark.parametrize("title", [t for t in ALL if t not in SMALL], ids=name)
def test_every_number_of_people_plays_in_the_terminal(title: Title) -> None:
    for number, session in enumerate(sessions(title, 5)):
        in_the_terminal(session, "en" if number % 2 else "ja", number, 60)


def test_what_another_does_takes_nothing_out_of_the_hand(desk: Desk) -> None:
    """In a secret choice others answer while a card is held; when one's own card is gone, the hand lets go."""
    toy = SMALL[1]
    session = Session(toy, [Seat("P"), Seat("", "bot:random"), Seat("", "bot:random")], {}, 8)
    scene = desk.sit(session, keep=False)
    card = session.view(0).state.hands[0][0]
    scene.drag.select(card)
    scene.play(session.legal(1)[0])
    assert (scene.drag.piece, scene.model.playing) == (card, True)
    scene.play(session.legal(0)[0])
    assert scene.drag.piece == ""


def test_a_seat_wears_the_colour_that_was_chosen_for_it(desk: Desk) -> None:
    session = Session(SMALL[0], [Seat("P"), Seat("", "bot:random")], {"colors": "yellow,black"}, 8)
    scene = desk.sit(session, keep=False)
    assert [scene.context.emblem_of(seat) for seat in (0, 1)] == ["shared/seats/yellow", "shared/seats/black"]


def test_a_sealed_answer_can_be_taken_back_until_all_have_answered(desk: Desk) -> None:
    toy = SMALL[1]
    session = Session(toy, [Seat("P"), Seat("", "bot:random")], {}, 8)
    scene = desk.sit(session, keep=False)
    assert 0 in session.pending.seats
    scene.play(session.legal(0)[1])
    assert session.pending.seats == (1,)
    scene.undo()
    assert session.pending.seats == (0, 1)
    assert not session.view(None).state.sealed


# --- what is missing is told with its file and name --------------------------------------------------


@pytest.mark.parametrize(
    ("part", "change", "told"),
    [
        ("REGIONS", lambda r: {k: v for k, v in r.items() if k != "log"}, "the region log is missing"),
        (
            "placement",
            lambda old: lambda own, v: {**old(own, v), "x": old(own, v)["die"]._replace(slot="nowhere")},
            "slot nowhere",
        ),
        ("TOUCH", lambda t: {**t, "lay": t["lay"]._replace(slot="nowhere/{square}")}, "does not do lay"),
    ],
)
def test_a_gap_in_the_presentation_is_named(
    monkeypatch: pytest.MonkeyPatch, part: str, change: Callable[..., object], told: str
) -> None:
    title = SMALL[0]
    own = title.part("table.gestures").Gestures if part == "TOUCH" else title.part("table.placement").Placement
    monkeypatch.setattr(own, part, change(getattr(own, part)))
    with pytest.raises(TableFault, match=told):
        walk(title, 2, {}, 1, watchers=[TableProof(title, bundled("art"))])


def test_a_message_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    has = Texts.has
    monkeypatch.setattr(Texts, "has", lambda texts, message: not message.endswith("prompt-lay") and has(texts, message))
    with pytest.raises(TableFault, match=r"text/ja\.ftl: the message skeleton-prompt-lay is missing"):
        walk(SMALL[0], 2, {}, 1, watchers=[TableProof(SMALL[0], bundled("art"))])


def test_everything_that_is_missing_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.text.catalog import Texts

    has, gone = Texts.has, ("prompt-lay", "refusal-square-taken", "option-first-hand", "reason-hand", "tagline")
    monkeypatch.setattr(Texts, "has", lambda texts, message: not message.endswith(gone) and has(texts, message))
    proof = TableProof(SMALL[0], bundled("art"), patient=True)
    assert walk(SMALL[0], 2, {}, 1, watchers=[proof]).plies > 20
    assert [fault.split(":")[1].strip() for fault in proof.faults] == ["text/ja.ftl", "text/en.ftl"]
    for fault in proof.faults:
        assert all(f"skeleton-{message}" in fault for message in gone)


def test_the_rules_are_walked_also_where_the_table_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    title = SMALL[0]
    own = title.part("table.placement").Placement
    monkeypatch.setattr(own, "placement", lambda self, v: v.state.nothing)
    monkeypatch.setattr(own, "REGIONS", {"log": (0, 0, 10, 10)})
    proof = TableProof(title, bundled("art"), patient=True)
    assert walk(title, 2, {}, 1, watchers=[proof]).plies > 20
    assert any("AttributeError" in fault and "nothing" in fault for fault in proof.faults)


def test_the_ending_is_proved_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.presentation import Art, DisplayList, Ending

    title = SMALL[0]
    picture = DisplayList(450, 664)
    picture.svg("skeleton/nowhere", (0, 0, 10, 10))
    monkeypatch.setattr(Art, "ending", lambda self, v, r: Ending(picture, "skeleton-no-such", "ending-draw", {}, True))
    proof = TableProof(title, bundled("art"), patient=True)
    walk(title, 2, {}, 1, watchers=[proof])
    assert "skeleton: the drawing art/skeleton/nowhere.svg is missing" in proof.faults
    assert any("skeleton-no-such" in fault for fault in proof.faults)


def test_a_colour_that_no_seat_has_is_named() -> None:
    title = SMALL[0]._replace(colors=("blue", "beige"))
    with pytest.raises(TableFault, match=r"colour beige, but .*yellow"):
        TableProof(title, bundled("art"))


def test_a_theme_that_cannot_be_drawn_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tone that is no colour, which the table would stumble over, among them."""
    theme = kit.Theme(
        paper="cream",
        tones={"#1b1430": "#22151A", "night": "#000000"},
        seats={"beige": "red"},
        icons={"cost": "no_such", "price": "coin"},
        marks={"blue": "skeleton/nowhere"},
    )
    monkeypatch.setattr(SMALL[0].part("art").Art, "THEME", theme)
    title = SMALL[0]._replace(box=("#2B2050", "#1B143", "#F2D58C"))
    told = "\n".join(TableProof(title, bundled("art"), patient=True).faults)
    assert "skeleton: __init__.py: TITLE.box[1]: '#1B143' is no colour such as" in told
    for word in ("paper: 'cream'", "tones: '#1b1430'", "tones: 'night'", "seats: 'red' of beige"):
        assert f"skeleton: art/__init__.py: THEME.{word} is no colour such as" in told
    for word in (
        "seats: no seat is beige",
        "icons: no_such is drawn",
        "icons: 'price' is none",
        "skeleton/nowhere.svg",
    ):
        assert word in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", catalogue)
def test_nothing_stands_where_the_banner_over_the_past_lies(
    title_id: str, language: str, desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It covers a part of the bar without words or signs, and nothing that lay on the table."""
    title, rng = catalogue[title_id], random.Random(3)
    desk = desks(language=language, animation="off", table="full")
    monkeypatch.setattr(PastBanner, "draw", lambda self, canvas: None)
    x, y, wide, high = BANNER
    for seats in {title.fewest, title.most}:
        session = Session(title, [Seat(), *(Seat("", "bot:random") for _ in range(seats - 1))], {}, 5)
        while session.pending is not None and len(session.plies) < 120:
            asked = next(seat for seat in session.pending.seats if session.legal(seat))
            session.propose(rng.choice(session.legal(asked)))
        table = desk.sit(session, keep=False)
        for moment in range(0, len(session.plies), 17):
            table.look_at(moment)
            picture = desk.app.capture()
            for row in range(y, y + high):
                assert len({tuple(picture.get_at((x + n, row))) for n in range(0, wide, 2)}) == 1
