"""Positions that no game of Signorie can have come to are refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Session

from ..impossible import Change, assert_refused, played, put


@pytest.fixture(scope="module")
def session() -> Session:
    def ready(s: Session) -> bool:
        state: Any = s.at(len(s.plies))
        asked = s.pending is not None and s.pending.key == "turn_choice"
        return asked and () in state.cities and any(len(set(dice)) > 1 for dice in state.pool)

    return played("signorie", 3, 3, ready)


def die_of_seven(state: dict[str, Any]) -> None:
    at = next(n for n, dice in enumerate(state["pool"]) if dice)
    state["pool"][at][-1] = 7


def backwards(state: dict[str, Any]) -> None:
    at = next(n for n, dice in enumerate(state["pool"]) if len(set(dice)) > 1)
    state["pool"][at].reverse()


def half_shut(state: dict[str, Any]) -> None:
    state["cities"][state["cities"].index([])] = [-1]


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a die of seven pips": (die_of_seven, "pool"),
    "a die of seven pips on a board": (lambda s: s["dice"].__setitem__(0, 7), "dice"),
    "dice out of order": (backwards, "pool"),
    "a son above the top of a track": (put("careers", 0, to=[99]), "careers"),
    "one slot of a city that is shut": (half_shut, "cities"),
    "a disc that is not there": (put("arrived", to=[0, 0, 1]), "arrived"),
    "one place twice in the turn order": (put("turn_order", to=[0, 1, 1]), "turn_order"),
    "points from nowhere": (lambda s: s["vp"].__setitem__(0, s["vp"][0] + 1), "vp"),
    "a tile of points among the bonus tiles": (lambda s: s["rewards"].reverse(), "rewards"),
    "a face-down tile that nobody drew": (lambda s: s["face_down"].__setitem__(0, s["face_down"][0] + 1), "face_down"),
    "another colour": (lambda s: s["color"].reverse(), "color"),
    "a hundred points to be spent": (
        put(
            "pending",
            to=[["spend_points", [0], ["enter_male", "advance_male"], [100, 0, [0], ["political"]], False, False]],
        ),
        "pending",
    ),
    "a question to two": (
        put("pending", to=[["turn_choice", [0, 1], ["take_die", "pass_round"], [], False, False]]),
        "pending",
    ),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
def test_impossible(session: Session, how: str) -> None:
    change, field = IMPOSSIBLE[how]
    assert_refused(session, change, field)
