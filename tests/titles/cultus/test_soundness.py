"""Positions that no game of Cultus can have come to are refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Session

from ..impossible import Change, assert_refused, played, put


@pytest.fixture(scope="module")
def session() -> Session:
    """An action phase of the solo game, in which the rival's monuments stand."""
    return played("cultus", 1, 5, lambda s: len(s.plies) > 40 and s.at(len(s.plies)).phase == "action")


def swap_two_squares(state: dict[str, Any]) -> None:
    """The town shows otherwise than its cards lie."""
    cells = state["cells"]
    a, b = (next(at for at, kind in enumerate(cells) if kind == wanted) for wanted in (0, 1))
    cells[a], cells[b] = cells[b], cells[a]


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a phase that there is not": (put("phase", to="dance"), "phase"),
    "a colour that there is not": (put("color", 0, to="green"), "color"),
    "a seat that nobody has": (put("seat", to=1), "seat"),
    "points of no source": (lambda s: s["vp"].__setitem__(0, s["vp"][0] + 1), "vp"),
    "points without bound": (put("vp", 0, to=10**9), "vp"),
    "a source too many": (lambda s: s["tally"].append(0), "tally"),
    "gold beyond the track": (put("cost", 0, to=11), "cost"),
    "a hundred cards drawn": (put("drawn", to=100), "drawn"),
    "a turn before the first": (put("turn", to=-1), "turn"),
    "a pawn off the map": (put("pawn", 0, to=64), "pawn"),
    "a pawn where no bit is set": (lambda s: s["pawn"].__setitem__(0, (s["pawn"][0] + 1) % 64), "pawn"),
    "a monument of nobody": (lambda s: s["monuments"].__setitem__("5:1", 3), "monuments"),
    "monuments where no bit is set": (put("monument_bits", to=0), "monument_bits"),
    "a town that its cards do not show": (swap_two_squares, "cells"),
    "a seventh pile": (lambda s: s["piles"].append([]), "piles"),
    "powers that no card gives": (put("powers", 0, to=1 << 20), "powers"),
    "a medal on a seventh slot": (put("medal", 0, to=7), "medal"),
    "points of the rival from nowhere": (lambda s: s.update(enemy_vp=s["enemy_vp"] + 1), "enemy_vp"),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
def test_impossible(session: Session, how: str) -> None:
    change, field = IMPOSSIBLE[how]
    assert_refused(session, change, field)
