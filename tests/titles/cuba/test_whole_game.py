"""Five people at one screen play a whole game by mouse, with every character, a bought law, a veto and a ship picked for
the sea; the ending tells where every point came from."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from game.bots import Clock, seat
from game.engine import Action, Event, Seat, Session
from game.presentation import art_of, presentation_of
from game.presentation.history import course_of
from game.text.breaking import Line
from game.titles.cuba import TITLE
from game.titles.cuba.art.bars import BARS
from game.titles.cuba.art.course import told
from game.titles.cuba.rules.components import BILLS_ENACTED, CHARACTERS, LAPS, ROUNDS
from game.ui.canvas import Canvas
from tests.titles.cuba.test_table import HOUSE
from tests.ui.conftest import Desk

PEOPLE = ("Miguel", "Inés", "Ramón", "Marta", "Teo")
SEED = 1
RARE = ("use_church", "use_lighthouse")
WANTED = ("church", "lighthouse")


def wish(session: Session, legal: Sequence[Action], rng: Random) -> Action:
    """What a person might do: veto and look through the pile as soon as it can be done, else what a bot would."""
    at = legal[0].seat
    for found in (
        [a for a in legal if a.kind in RARE],
        [a for a in legal if a.kind == "build" and a.args[0] in WANTED],
        [a for a in legal if a.kind == "submit_bid" and 0 < a.args[0] <= 2],
    ):
        if found:
            return rng.choice(found)
    return seat("greedy", TITLE).choose(session.view(at), legal, Clock(), rng)


def events_of(session: Session, *kinds: str) -> list[Event]:
    """What happened."""
    return [event for ply in session.plies for event in ply.events if event.kind in kinds]


@pytest.mark.parametrize("by_hand", [1, pytest.param(10**6, marks=pytest.mark.long)])
def test_five_people_play_a_whole_game_by_mouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by_hand: int) -> None:
    """So many deeds of each kind at each question are done by hand, the whole game in the long run."""
    cut: set[str] = set()
    shorten = Canvas._cut

    def noted(self: Canvas, laid: list[Line], *more: object) -> list[Line]:
        rows = shorten(self, laid, *more)  # type: ignore[arg-type]
        if rows[-1].runs and rows[-1].runs[-1].unit.text == "…":
            cut.add("".join(run.unit.text for line in laid for run in line.runs))
        return rows

    monkeypatch.setattr(Canvas, "_cut", noted)
    desk = Desk(tmp_path, "en")
    session = Session(TITLE, [Seat(name) for name in PEOPLE], {}, SEED)
    scene, rng = desk.sit(session, keep=False), Random(SEED)
    done: Counter[tuple[str, str]] = Counter()
    while session.pending is not None:
        action = wish(session, session.legal(session.pending.seats[0]), rng)
        done[session.pending.key, action.kind] += 1
        if done[session.pending.key, action.kind] > by_hand:
            session.propose(action)
        else:
            desk.seat()
            desk.robot.do(action)
    everything(session)
    end = desk.open("ending", table=scene)
    desk.pilot.wait(1.5)
    assert [w.id for w in end.widgets if w.id.startswith("ending-moment-")][-1] == f"ending-moment-{len(session.plies)}"
    assert desk.app.texts.missing == set()
    assert cut - HOUSE == set()
    desk.close()


def everything(session: Session) -> None:
    """The game had all that belongs to it, and every point can be told."""
    for number in range(len(PEOPLE)):
        played = [e.params["character"] for e in events_of(session, "character_played") if e.params["seat"] == number]
        assert len(played) == ROUNDS * LAPS
        assert set(played) <= set(CHARACTERS)
    assert {e.params["character"] for e in events_of(session, "character_played")} == set(CHARACTERS)
    assert len(events_of(session, "enacted")) == ROUNDS * BILLS_ENACTED
    bought = {(e.params["seat"], ply.n) for ply in session.plies for e in ply.events if _paid(e)}
    won = {(e.params["seat"], ply.n) for ply in session.plies for e in ply.events if e.kind == "parliament_won"}
    assert bought & won, "a law that was bought"
    assert events_of(session, "vetoed")
    assert events_of(session, "ship_exchanged")
    result = session.result()
    assert result is not None
    course = course_of(session, presentation_of(TITLE), 0)
    assert art_of(TITLE).ending(session.view(0), result, course).body is not None
    for score in result.scores:
        items = {item.source: item.amount for item in score.items}
        assert sum(items.values()) == score.total
        for name, sources, _, _ in BARS:
            parts = told(session.view(0)._replace(seat=score.seat), course, score.seat, name)
            assert sum(_sum(text) for _, text in parts) == sum(items.get(source, 0) for source in sources), (
                name,
                parts,
            )


def _paid(event: Event) -> bool:
    pesos = event.params.get("pesos", 0)
    return event.kind == "bid_shown" and isinstance(pesos, int) and pesos > 0


def _sum(text: str) -> int:
    """The number that a part of a score comes to."""
    return int(text.split("**")[1].strip("+ "))
