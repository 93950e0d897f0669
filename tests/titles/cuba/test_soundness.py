"""Positions that no game of Cuba can have come to are refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Session
from game.titles.cuba.rules.components import MERCHANDISE, SHIPS

from ..impossible import Change, assert_refused, played, put


@pytest.fixture(scope="module")
def session() -> Session:
    return played(
        "cuba", 3, 3, lambda s: len(s.plies) > 90 and s.pending is not None and s.at(len(s.plies)).phase == "action"
    )


def overload(state: dict[str, Any]) -> None:
    """A piece more on the last ship than it has slots for, taken from the supply."""
    dock = max(n for n, ship in enumerate(state["docks"]) if ship)
    first = dock * len(MERCHANDISE)
    for kind, slots in enumerate(SHIPS[state["docks"][dock]]):
        more = slots + 1 - state["cargo"][first + kind]
        if state["supply"][kind] >= more:
            state["cargo"][first + kind] += more
            state["supply"][kind] -= more
            return
    raise AssertionError


def take_what_no_ship_has(state: dict[str, Any]) -> None:
    """A piece on a ship without any slot for it."""
    for dock, ship in enumerate(state["docks"]):
        for kind, slots in enumerate(SHIPS[ship] if ship else ()):
            if not slots and state["supply"][kind]:
                state["cargo"][dock * len(MERCHANDISE) + kind] += 1
                state["supply"][kind] -= 1
                return
    raise AssertionError


def build_in_the_air(state: dict[str, Any]) -> None:
    state["covered"][0] ^= 1 << 5


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a ship loaded with more than it takes": (overload, "cargo"),
    "a ship loaded with what it does not take": (take_what_no_ship_has, "cargo"),
    "a market column with more pieces than spaces": (put("market", 0, to=40), "market"),
    "a statute among those of another type": (
        lambda s: s["statute_piles"].__setitem__(slice(0, 2), s["statute_piles"][1::-1]),
        "statute_piles",
    ),
    "a covered field without a building": (build_in_the_air, "covered"),
    "a card played twice": (put("played", 0, to=["worker", "worker"]), "played"),
    "points from nowhere": (lambda s: s["vp"].__setitem__(0, s["vp"][0] + 1), "vp"),
    "a board of another colour": (put("sides", 0, to="back_yellow"), "sides"),
    "a seat that nobody has": (put("start_seat", to=4), "seat"),
    "a ninth round": (put("round", to=9), "round"),
    "less than no pesos": (put("pesos", 1, to=-3), "pesos"),
    "other options than the game's": (put("rulings", to=1), "rulings"),
    "a tax without bound": (
        put("pending", to=[["tax", [0], ["pay_tax", "decline_tax"], [10**9], False, False]]),
        "pending",
    ),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
def test_impossible(session: Session, how: str) -> None:
    change, field = IMPOSSIBLE[how]
    assert_refused(session, change, field)
