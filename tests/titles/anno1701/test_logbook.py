"""What each card of a voyage did is told below it, while the voyage lasts."""

from __future__ import annotations

import random

from game.engine import Event, Seat, Session
from game.paths import bundled
from game.presentation import DisplayList, Text, presentation_of
from game.presentation.history import running
from game.table.model import TableModel
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art.logbook import GOLD, SHIP, haul, logbook
from game.titles.anno1701.table.placing import strip

from .positions import Table, begin


def at_sea(*buildings: str) -> Table:
    return begin().ship(4).gold(4, 3).own(*buildings, "weaving_mill_a", "shipyard_a", "shipyard_b")


def test_gains_and_losses_stand_with_the_card_that_brought_them() -> None:
    table = (
        at_sea()
        .sail("cliffs", "rescue")
        .meet("foreign_people_rum")
        .then(("buy_at_sea", "rum", 1, 0), ("buy_at_sea", "rum", 0, 1))
    )
    entries = logbook(table.events)
    assert [entry.card for entry in entries] == ["cliffs", "rescue", "foreign_people_rum"]
    assert [dict(entry.changes) for entry in entries] == [{SHIP: -1}, {GOLD: 1}, {GOLD: -2, "rum": 2}]
    assert [entry.good for entry in entries] == [False, True, True]
    assert haul(entries) == {SHIP: -1, GOLD: -1, "rum": 2}


def test_a_fight_and_what_passes_by_say_so() -> None:
    table = at_sea().sail("storm")
    table.meet("pirates_4")
    table.fight_rolling(1, 6)
    won, lost = logbook(table.events)
    assert won.outcome == "safe"
    assert not won.changes
    assert lost.outcome == "lost"
    assert dict(lost.changes) == {SHIP: -1}


def test_another_voyage_begins_an_empty_logbook() -> None:
    table = at_sea().sail("cliffs")
    table.do("end_voyage")
    assert len(logbook(table.events)) == 1
    assert logbook([*table.events, Event("sailed", {"seat": 1})]) == []


def test_what_happened_is_that_of_the_running_turn_alone() -> None:
    session = Session(TITLE, [Seat("Anna"), Seat("Johann")], {}, 5)
    rng = random.Random(5)
    presentation = presentation_of(TITLE)
    turns = 0
    while session.pending is not None and turns < 12:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        kinds = [event.kind for ply in session.plies for event in ply.events]
        begun = [n for n, kind in enumerate(kinds) if kind == "turn_begins"]
        if begun:
            assert [e.kind for e in running(session.plies, presentation, None)] == kinds[begun[-1] + 1 :]
        turns = len(begun)
    assert turns >= 3


def test_the_stage_says_it_below_the_strip() -> None:
    """A whole voyage on the table: as many chips as cards that are over."""
    for seed in range(1, 40):
        session = Session(TITLE, [Seat("", "bot:greedy"), Seat("", "bot:greedy")], {}, seed)
        rng = random.Random(seed)
        while session.pending is not None and len(session.plies) < 500:
            actions = session.legal(session.pending.seats[0])
            eager = [a for a in actions if a.kind in ("start_voyage", "reveal_voyage_card", "repair_ship")]
            session.propose(rng.choice(eager or actions))
            state = session.view(None).state
            if session.pending and session.pending.key == "sail" and len(state.revealed) >= 2:
                model = TableModel(session, bundled("art"), state.actor)
                assert _chips(model.panels["stage"]) == len(state.revealed)
                model.look_at(len(session.plies) - 1)
                assert _chips(model.panels["stage"]) < len(state.revealed)
                return
    raise AssertionError("nobody sailed so far")


def _chips(sheet: DisplayList) -> int:
    """Words or figures right below the strip that are of cards that are over."""
    _, y, _, h = strip(begin().s)[0]
    low = y + h - 44  # The stage begins so far down the table.
    return sum(
        isinstance(mark, Text) and low <= mark.rect[1] < low + h / 4 and mark.id != "anno1701-art-sea-next"
        for mark in sheet.marks
    )
