"""The table of Signorie: every piece lies on the board, every action has a hand, everything that is shown is worded."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from game.engine import Action, Seat, Session, View
from game.paths import bundled
from game.presentation import Button, Click, Drop, Svg, Text, art_of, presentation_of
from game.presentation.gestures import hands_of, meant_by
from game.table.boards import board_of
from game.table.drop import Nothing, Refused
from game.table.model import TableModel
from game.titles import catalogue
from game.titles.signorie.rules.components import ASSIGNMENT_SLOTS, CAREERS, CITIES, COLORS, GENDERS, HELPERS, ROWS
from game.titles.signorie.rules.decisions import CHOOSE_ROW, SPEND
from game.titles.signorie.table.placement import (
    COLUMN_WIDE,
    LANES,
    OWN_LANE,
    PANELS,
    column_left,
    floor_place,
    helper_place,
    own_top,
    plan_place,
    shield_left,
    task_place,
)

from ... import day
from .positions import Table, table

TITLE = catalogue["signorie"]
SEATS = (2, 3, 4)
ART = bundled("art")
VARIANTS: dict[int, dict[str, str]] = {
    2: {"open_gates": "true", "secret_letters": "true"},
    3: {"short_season": "true"},
    4: {},
}


def some(rng: random.Random, legal: list[Action]) -> Action:
    """A random action, the kind first; rounds are seldom left and turns seldom cut short."""
    kinds = sorted({a.kind for a in legal})
    for kind in ("pass_round", "end_turn", "stop_points", "claim_florins", "skip_bride"):
        if kind in kinds and len(kinds) > 1 and rng.random() < 0.85:
            kinds.remove(kind)
    kind = rng.choice(kinds)
    return rng.choice([a for a in legal if a.kind == kind])


def sitting(seats: int, seed: int = 5) -> Session:
    """People round a table, with the variants of that number of seats."""
    return Session(TITLE, [Seat(f"P{i}") for i in range(seats)], VARIANTS[seats], seed)


def moments(seats: int, every: int = 1) -> Iterator[TableModel]:
    """The table of whoever is asked, through a whole random game and after it."""
    session = sitting(seats)
    rng = random.Random(seats)
    while session.pending is not None:
        seat = session.pending.seats[0]
        if len(session.plies) % every == 0:
            yield TableModel(session, ART, seat)
        session.propose(some(rng, session.legal(seat)))
    yield TableModel(session, ART, 0)


@pytest.mark.parametrize("share", [0.04, pytest.param(1, marks=pytest.mark.long)])
def test_a_piece_that_may_be_lifted_has_a_reason_wherever_it_cannot_go(share: float) -> None:
    codes, rng = set(), day.dice("lifted")
    for model in (model for seats in SEATS for model in moments(seats, 25 if share < 1 else 3)):
        for piece in model.laid:
            tried = [slot for slot in model.layout.slots if rng.random() < share]
            open_to = model.targets(piece) if tried else ()
            for slot in tried:
                meant = meant_by(model.presentation, model.view, Drop(piece, slot)) if slot not in open_to else []
                if meant:
                    outcome = model.drop(piece, slot)
                    assert not isinstance(outcome, Nothing), (piece, slot, meant)
                    if isinstance(outcome, Refused):
                        codes.add(outcome.refusal.code)
    assert len(codes) > 3
    if share == 1:
        assert {"wrong_action_slot", "wrong_helper_column", "assignment_wrong_gender", "rank_too_low"} <= codes
        assert {"colour_used", "die_too_expensive", "tile_fixed", "tile_needs_action"} <= codes


# --- what is shown ------------------------------------------------------------------------------------------


def test_what_lies_on_the_table_has_a_tip() -> None:
    art = art_of(TITLE)
    for model in moments(4, 40):
        for target in (
            *model.placement,
            *(f"city/{city}" for city in CITIES),
            *(f"supply/{gender}" for gender in GENDERS),
        ):
            assert art.tip(model.view, target) is not None, target


def panel(t: Table, name: str) -> list[Any]:
    """The marks of a panel, as the seat that is asked sees it."""
    return dict(art_of(TITLE).panels(View(t.seat, t.s)))[name].marks


def test_a_lifted_die_tells_price_sum_and_the_three_actions() -> None:
    t = table().turn(0).pool(red=(2,)).florins(0, 9)
    sheet = art_of(TITLE).held(View(0, t.s), "die/red/2/0")
    assert sheet is not None
    told = {mark.id for mark in sheet.marks if isinstance(mark, Text)}
    assert {"A", "B", "C", "signorie-art-die-costs", "signorie-art-die-within"} <= told


def test_a_die_beyond_the_limit_is_marked_and_stays_legal() -> None:
    t = table().turn(0).florins(0, 9).dice(0, red=6, gray=5).pool(yellow=(2, 3), purple=(1, 6))
    marks = [mark for mark in panel(t, "pool") if isinstance(mark, Svg) and mark.name == "signorie/icons/over"]
    assert len(marks) == 2
    assert {("yellow", 3), ("purple", 6)} <= set(t.legal("take_die"))


def test_every_row_says_what_it_scores_or_lacks() -> None:
    t = table().turn(0).row(0, "row_clerical", "al_medici_4", down=2)
    told = [mark.id for mark in panel(t, "plan") if isinstance(mark, Text)]
    assert (told.count("signorie-art-row-lacks"), told.count("signorie-art-row-vp")) == (3, 1)


def test_a_son_who_climbs_stays_the_same_piece() -> None:
    t = table().ask(SPEND[0][(0, 1, 2)][4][0]).sons(0, "political", 2, 5)
    before = presentation_of(TITLE).placement(View(0, t.s))
    t.do("advance_male", "political", 2)
    after = presentation_of(TITLE).placement(View(0, t.s))
    moved = [piece for piece in before if before[piece].slot != after[piece].slot]
    assert [(before[piece].slot, after[piece].slot) for piece in moved] == [("stand/political/2", "stand/political/3")]


# --- by hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_the_evening_has_a_lane_for_everybody_and_a_card_for_every_answer(seats: int) -> None:
    keys = set()
    for model in moments(seats):
        s = model.view.state
        if not model.layout.file.startswith("evening"):
            continue
        keys.add(model.session.pending.key if model.session.pending else "")
        own = model.layout.regions[model.presentation.plate(model.view, model.eyes)]
        assert own[1] == pytest.approx(own_top(s, model.eyes), abs=0.01)
        heights = sorted(model.layout.regions[f"lane/{place}"][3] for place in range(1, seats + 1))
        assert heights == [LANES[seats][0]] * (seats - 1) + [OWN_LANE]
        panels = dict(art_of(TITLE).panels(model.view))
        assert {f"lane/{place}" for place in range(1, seats + 1)} <= set(panels)
        for action in model.dests.legal:
            ways = hands_of(model.presentation, model.view, action)
            assert any(isinstance(way, Click | Button) for way in ways), action
    assert {"reward_choice", "bride_choice"} <= keys


@pytest.mark.parametrize("tile", ["rw_face_down", "rw_extra_action"])
def test_whatever_led_to_the_choice_of_a_row_its_places_are_there(tile: str) -> None:
    """An extra action may come to it too, and then the lanes of the evening have no rows."""
    t = table().phase_3(1, tile).ask(CHOOSE_ROW[0])
    v = View(0, t.s)._replace(colors=TITLE.colors[:4])
    board = board_of(presentation_of(TITLE), ART, v)
    placed = presentation_of(TITLE).placement(v)
    board.require(spot.slot for spot in placed.values())
    assert "alliance" in placed
    assert {f"row/{row}" for row in ROWS} <= set(board.slots)
    assert board.file.startswith("evening" if tile == "rw_face_down" else "table")


@pytest.mark.parametrize("seats", SEATS)
def test_panels_know_the_places_that_the_file_of_the_board_has(seats: int) -> None:
    layout = next(iter(moments(seats))).layout
    assert {name: layout.regions[name] for name in PANELS} == PANELS
    slots = {
        **{f"task/{name}": task_place(number) for number, name in enumerate(ASSIGNMENT_SLOTS)},
        **{f"helper/{helper.id}": helper_place(helper) for helper in HELPERS},
        **{f"floor/{name}/8": floor_place(number, 8) for number, name in enumerate(CAREERS)},
        **{f"row/{name}": plan_place(number) for number, name in enumerate(ROWS)},
    }
    for name, place in slots.items():
        assert layout.slots[name].rect == pytest.approx(place, abs=0.1), name
    for number, row in enumerate(ROWS):
        left = [layout.slots[f"shield/{row}/{place}"].rect[0] for place in (0, 1)]
        assert left == pytest.approx([shield_left(number, place) for place in (0, 1)], abs=0.1)
    for number, color in enumerate(COLORS):
        assert column_left(number) < layout.slots[f"well/{color}"].rect[0] < column_left(number) + COLUMN_WIDE


def test_every_word_of_the_house_is_a_function_of_the_title() -> None:
    for name in dir(art_of(TITLE)):
        found = getattr(art_of(TITLE), name)
        assert not isinstance(found, ModuleType), f"{name} is a file, which hides what the house asks for"
