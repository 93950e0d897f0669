"""The town lives: what moves by itself begins and ends as the table rests, in the corner of its square; the light goes by
the turns."""

from __future__ import annotations

import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import Panel, Svg, art_of
from game.table.layout import inside
from game.table.model import TableModel
from game.titles import catalogue
from game.titles.cultus.art import hours
from game.titles.cultus.art.town import Q

from ...table.games import solo
from ..moving import luminance

CULTUS = catalogue["cultus"]


def test_it_stays_in_its_square_and_where_nobody_stands() -> None:
    model = TableModel(solo(7, 60), bundled("art"))
    squares = {name: slot.rect for name, slot in model.layout.slots.items() if slot.type == "square"}
    for thing in model.art.living(model.view):
        x, y, w, h = thing.rect
        (own,) = [name for name, rect in squares.items() if inside(rect, x, y) and inside(rect, x + w, y + h)]
        assert not [piece for piece, spot in model.placement.items() if spot.slot == own]
        assert w * h < Q * Q / 5
        assert 24 <= len(thing.frames) <= 48


@pytest.mark.parametrize(
    ("turn", "hour"),
    [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (15, 3)],
)
def test_the_day_goes_by_the_turns_for_one(turn: int, hour: int) -> None:
    state = solo(7, 60).at(60).clone()
    state.turn = turn
    assert hours.hour(state) == hour


def test_the_day_goes_by_the_piles_for_more() -> None:
    session = Session(CULTUS, [Seat(), Seat()], {}, 3)
    state = session.at(0).clone()
    state.turn, state.phase = 3, "actions"
    found = []
    for left in range(6, -1, -1):
        state.piles = [("c01",)] * left + [()] * (6 - left)
        found.append(hours.hour(state))
    assert found == [0, 0, 1, 1, 2, 2, 3]


def test_light_is_the_same_for_the_same_hour_and_keeps_to_frame_and_windows() -> None:
    art = art_of(CULTUS)
    session = solo(7, 60)
    view = session.view(0)
    assert art.light(view) == art.light(session.view(0))
    view.state.turn = 13
    light = art.light(view)
    assert light is not None
    lit = [mark for mark in light.marks if isinstance(mark, Svg) and mark.name.startswith("cultus/lit/")]
    assert 64 / 3 <= len(lit) + 3 <= 64 / 2
    strips = [mark for mark in light.marks if isinstance(mark, Panel)]
    assert all(min(mark.rect[2:]) < 10 for mark in strips)
    view.state.turn = 4
    assert art.light(view) is None


def test_words_keep_their_contrast_on_the_felt_of_every_hour() -> None:
    felt, words = "#3B2A6B", "#B9ADD0"
    for tint, share in hours.TINTS.values():
        pairs = ((int(felt[i : i + 2], 16), int(tint[i : i + 2], 16)) for i in (1, 3, 5))
        tinted = "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
        assert (luminance(words) + 0.05) / (luminance(tinted) + 0.05) >= 5.1
