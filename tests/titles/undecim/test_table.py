"""The table of Undecim: everything lies somewhere, can be done by hand, is drawn and said in both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import Drag, presentation_of
from game.presentation.gestures import hands_of
from game.table.drop import Choose, Pick, Play, Refused
from game.table.model import TableModel
from game.table.reached import holds
from game.table.title_check import TableProof
from game.titles.undecim import TITLE
from game.titles.undecim.rules import area, decisions
from game.titles.undecim.rules.components import KIND
from game.titles.undecim.table.choose_places import PANELS
from game.titles.undecim.table.places import FRONTIER, PILES
from tests.ui.conftest import Desk

from .positions import Table

BOARDS = bundled("art")
ALL = {"modules": "dark_age,storm_age,golden_age", "annexation": "true", "mulligan": "true"}
GAMES = (
    (3, {}),
    (4, {}),
    (3, ALL),
    (4, {**ALL, "moon_manipulation": "set_die", "moon_counters": "12", "last_round_actions": "2"}),
    (4, {"invasion_land_chosen_by": "giver", "develop_cards": "2", "resource_pairing": "mixed", "extra_award": "both"}),
    (3, {"annexation": "true", "moon_land": "annex_draw_play", "enemy_replay": "true", "gold_boost": "hold"}),
)


@pytest.fixture
def proof() -> TableProof:
    """What asks for everything on the table."""
    return TableProof(TITLE, BOARDS, 0.2)


def open_session(seats: int, options: dict[str, str], seed: int = 4) -> Session:
    """A game of people."""
    return Session(TITLE, [Seat(f"P{number}") for number in range(seats)], options, seed)


def play_until(session: Session, key: str, most: int = 400) -> TableModel:
    """The table of whoever is asked that for the first time."""
    rng = Random(7)
    for _ in range(most):
        pending = session.pending
        assert pending is not None
        if pending.key == key:
            return TableModel(session, BOARDS, pending.seats[0])
        session.propose(rng.choice(session.legal(pending.seats[0])))
    raise AssertionError(key)


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_everything_says_what_it_is(seats: int, options: dict[str, str], proof: TableProof) -> None:
    session, rng = open_session(seats, options), Random(3)
    while (pending := session.pending) is not None:
        if rng.random() < 0.1:
            model = TableModel(session, BOARDS, pending.seats[0])
            for target in [*model.laid, *model.layout.slots, *_hot(model)]:
                tip = model.art.tip(model.view, target)
                if tip is not None:
                    proof.need(tip.name)
                    if tip.text:
                        proof.need(tip.text)
                sheet = model.art.zoom(model.view, target)
                if sheet is not None:
                    proof.draw(None, sheet)
        session.propose(rng.choice(session.legal(pending.seats[0])))
    model = TableModel(session, BOARDS, 0)
    result = session.rules.result(model.view.state)
    assert result is not None
    scene = model.art.ending(model.view, result)
    proof.draw(None, scene.picture)
    proof.need(scene.title)
    proof.need(scene.text)


def _hot(model: TableModel) -> list[str]:
    sheets = dict(model.art.panels(model.view)).values()
    return [mark.target for sheet in sheets for mark in sheet.marks if hasattr(mark, "target")]


# --- what a hand may do --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_the_column_chooses_the_half_and_a_click_asks_for_it(seats: int) -> None:
    model = play_until(open_session(seats, {}), "place_bonus")
    top, bottom = model.dests.legal
    card = top.args[0]
    assert model.drop(card, f"mine/{top.args[1]}") == Play(top)
    assert model.drop(card, f"mine/{bottom.args[1]}") == Play(bottom)
    asked = model.click(card)
    assert isinstance(asked, Choose)
    assert set(asked.actions) == {top, bottom}
    other = next(side for side in ("iron", "stone") if side not in (top.args[1], bottom.args[1]))
    refused = model.drop(card, f"mine/{other}")
    assert isinstance(refused, Refused)
    assert refused.refusal.code == "side_not_on_card"


def test_a_tablet_is_chosen_by_a_click_and_its_back_hangs_on_the_wall() -> None:
    session = open_session(4, {})
    model = play_until(session, "select")
    action = model.dests.legal[0]
    assert model.click(action.args[0]) == Play(action)
    assert model.drop(action.args[0], f"secret/{action.seat}") == Play(action)
    session.propose(action)
    for seat in range(4):
        spots = TableModel(session, BOARDS, seat).placement
        assert spots[f"sealed/{action.seat}"].face == "tablet_back"
        shown = [spot.face for piece, spot in spots.items() if piece != f"sealed/{action.seat}"]
        assert seat == action.seat or not any(action.args[0] in face for face in shown)


def test_two_loose_cards_settle_on_the_empty_place_or_on_each_other() -> None:
    model = play_until(open_session(4, {}, 5), "auto_action")
    action = next(a for a in model.dests.legal if a.kind == "settle")
    for gesture in hands_of(model.presentation, model.view, action):
        done = model.drop(gesture.piece, gesture.slot) if isinstance(gesture, Drag) else model.click(gesture.target)  # type: ignore[union-attr]
        assert holds(done, action)
    outcome = model.drop(action.args[0][0], "mine/new")
    assert isinstance(outcome, Play | Pick)


def test_a_land_at_the_empty_place_is_refused_as_a_land_whatever_lies_beside_it() -> None:
    tried = 0
    for seed in range(40):
        model = play_until(open_session(4, {}, seed), "auto_action")
        state, seat = model.view.state, model.eyes
        kinds = {card: KIND[area.side_of(state, seat, card)] for card in state.loose[seat]}
        if {"land", "gold", "resource"} <= set(kinds.values()):
            refused = model.drop(next(card for card in kinds if kinds[card] == "land"), "mine/new")
            assert isinstance(refused, Refused)
            assert refused.refusal.code == "settle_not_resource"
            tried += 1
    assert tried


def test_settling_says_what_it_is_worth() -> None:
    model = play_until(open_session(4, {}, 5), "auto_action")
    action = next(a for a in model.dests.legal if a.kind == "settle")
    gain = model.gain(action)
    assert gain is not None
    assert gain.params == {"points": "+4"}


def test_the_night_is_drawn_over_the_whole_table() -> None:
    model = play_until(open_session(4, {}, 3), "discard_enemies")
    marks = model.art.backdrop(model.view).marks
    assert any(getattr(mark, "name", "") == "undecim/scenes/night" for mark in marks)


# --- a hand plays --------------------------------------------------------------------------------


def lift_curtain(desk: Desk, scene: Any) -> None:
    """Whoever is asked sits down."""
    while type(desk.app.scenes.top).__name__ == "Curtain":
        desk.app.scenes.pop()
        scene.seats.sit(scene.session.pending.seats[0])


def test_space_once_too_often_ends_nothing(tmp_path: Path) -> None:
    desk, session, rng = Desk(tmp_path), open_session(3, {}, 6), Random(5)
    scene = desk.sit(session, keep=False)
    while session.pending is not None and session.pending.key != "gain_hand":
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    lift_curtain(desk, scene)
    scene.seats.sit(session.pending.seats[0])  # type: ignore[union-attr]
    plies = len(session.plies)
    desk.pilot.key("space")
    assert len(session.plies) == plies
    desk.pilot.key("enter")
    assert session.plies[-1].action.kind == "stop_gain"
    desk.close()


def test_as_many_counters_can_be_shifted_as_there_are_and_have_room() -> None:
    t = Table()
    for counters, remove, place, wanted in ((5, 2, 2, [-2, -1, 0, 1, 2]), (1, 4, 0, [-1, 0]), (9, 1, 3, [-1, 0, 1])):
        t.still("act")
        t.s.counters = counters
        t.s.pending.append(decisions.shift_moon(0, remove, place))
        keys = [c.key for c in presentation_of(TITLE).controls(t.rules.view(t.s, 0)) if c.key.startswith("shift/")]
        assert sorted(int(key.removeprefix("shift/")) for key in keys) == wanted


def test_panels_know_the_places_that_the_files_of_the_boards_have() -> None:
    behind = play_until(open_session(4, {}), "select").layout
    assert {name: behind.regions[name] for name in PANELS} == PANELS
    table = play_until(open_session(4, {}), "take").layout
    assert table.regions["focus"] == FRONTIER
    assert table.slots["deck"].rect[:3] == PILES[:3]
