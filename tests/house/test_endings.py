"""The last scene of games without points: won, lost or drawn."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from game.engine import Result, Seat, Session, Title, decided
from game.presentation import Text, art_of
from game.presentation.scenery import beginning, closing
from game.table.layout import overlap

from ..table.games import together, walked
from ..ui.conftest import Desk
from ..ui.test_scenes import tidy
from .titles import DRAWN, SMALL, name, some_action

_over: dict[int, Session] = {}


def ended(seats: int) -> Session:
    """A random game of several that is over."""
    if seats not in _over:
        _over[seats] = walked(together(seats, 7), 10**6)
    return _over[seats].fork(len(_over[seats].plies))


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("winner", [None, 1])
def test_a_game_without_points_tells_who_has_won(
    desks: Callable[..., Desk],
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    winner: int | None,
    seats: int,
    language: str,
) -> None:
    session = ended(seats)
    counted = session.result()
    told: Result = decided(winner, seats, counted.outcome, **counted.params)
    monkeypatch.setattr(session, "result", lambda n=None: told)
    desk = desks(language=language)
    desk.shelf()
    table = desk.open("table", session=session, read_only=True)
    scene = desk.open("ending", table=table)
    desk.pilot.wait(1.5)
    said.clear()
    desk.app.capture()
    tidy(desk, scene)
    texts = desk.app.texts
    verdict = texts("ending-draw") if winner is None else texts("ending-wins", who=table.words.names[1])
    said.remove(verdict)
    counts = [said.count(texts(f"ending-seat-{how}")) for how in ("won", "lost", "drawn")]
    assert counts == ([0, 0, seats] if winner is None else [1, seats - 1, 0])
    assert not any(line.startswith("[star]") for line in said), "nobody counts any points"
    assert texts.missing == set()


def test_several_people_see_the_ending_of_whoever_did_best(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = ended(2)
    counted = session.result()
    told: Result = decided(1, 2, counted.outcome, **counted.params)
    monkeypatch.setattr(session, "result", lambda n=None: told)
    desk.shelf()
    table = desk.open("table", session=session, read_only=True)
    for eyes in (0, 1):
        table.model.eyes = eyes
        assert desk.open("ending", table=table).view.seat == 1
        desk.pilot.key("esc")


def test_the_number_beside_the_verdict_is_that_of_whoever_has_won(
    desk: Desk, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is ruined may have more points than whoever wins by it."""
    session = ended(2)
    counted = session.result()
    sheets = tuple(score._replace(total=total, items=()) for score, total in zip(counted.scores, (431, 976)))
    told = counted._replace(scores=sheets, ranks=(1, 2))
    monkeypatch.setattr(session, "result", lambda n=None: told)
    desk.shelf()
    table = desk.open("table", session=session, read_only=True)
    desk.open("ending", table=table)
    desk.pilot.wait(1.5)
    said.clear()
    desk.app.capture()
    verdict = said.index(desk.app.texts("ending-wins", who=table.words.names[0]))
    assert said[verdict + 1] == "431"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_heading_stands_alone(desks: Callable[..., Desk], said: list[str], language: str) -> None:
    """A caption in the other language has room beside short headings only: no title has one."""
    desk = desks(language=language, captions=True)
    desk.shelf()
    table = desk.open("table", session=ended(2), read_only=True)
    ending = desk.open("ending", table=table)
    desk.app.draw()
    texts = desk.app.texts
    heading = ending.end.title
    assert texts.say(heading, {}) in said
    assert texts.say(heading, {}, texts.other) not in said


@pytest.mark.parametrize("title", SMALL, ids=name)
def test_the_door_to_the_review_covers_no_word_below_the_box(title: Title) -> None:
    """It stands over the foot of the picture."""
    door = (48.0 - 28.0, 630.0 - 28.0, 410.0, 46.0)
    picture = closing(art_of(title), beginning(title))
    assert not [mark for mark in picture.marks if isinstance(mark, Text) and overlap(mark.rect, door)]


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_nobody_is_waited_for_when_the_game_is_over(title: Title) -> None:
    """What the panels say of an ended game names nobody whose turn it is."""
    session = ended_at_random(title)
    said = {
        mark.id
        for seat in range(len(session.seats))
        for _, sheet in art_of(title).panels(session.view(seat))
        for mark in sheet.marks
        if isinstance(mark, Text) and not mark.literal
    }
    assert said
    assert not {message for message in said if re.search(r"-(whose|waiting|to-move|telling)\b", message)}


def ended_at_random(title: Title) -> Session:
    """The first of some random games that comes to its end."""
    for seed in range(1, 20):
        session, rng = Session(title, [Seat()] * max(title.fewest, 1), {}, seed), random.Random(seed)
        while session.pending is not None and len(session.plies) < 1_000:
            session.propose(some_action(rng, session.legal(session.pending.seats[0])))
        if session.pending is None:
            return session
    raise AssertionError("no random game ends")
