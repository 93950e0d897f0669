"""Positions that no game of Undecim can have come to are refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import Session

from ..impossible import Change, assert_refused, played, put


@pytest.fixture(scope="module")
def session() -> Session:
    def ready(s: Session) -> bool:
        state: Any = s.at(len(s.plies))
        return state.phase == "act" and bool(state.loose[0]) and any(map(bool, state.settled)) and state.round > 1

    return played("undecim", 3, 3, ready)


def another_half(state: dict[str, Any]) -> None:
    card, side = state["loose"][0][0], state["sides"][0][0]
    state["sides"][0][0] = next(s for s in ("grassland", "iron", "gold") if s != side and s not in card)


def empty_settlement(state: dict[str, Any]) -> None:
    state["settled"][0].append([])
    state["levels"][0].append([])


IMPOSSIBLE: dict[str, tuple[Change, str]] = {
    "a half that the card does not have": (another_half, "sides"),
    "a card without a half": (lambda s: s["sides"][0].pop(), "sides"),
    "a settlement of nothing": (empty_settlement, "settled"),
    "more counters than there are": (put("counters", to=11), "counters"),
    "a die of seven pips": (put("die", to=7), "die"),
    "a start player who is not there": (put("first", to=3), "first"),
    "points from nowhere": (lambda s: s["vp"].__setitem__(0, s["vp"][0] + 1), "vp"),
    "another variant than the game's": (put("variants", to=[["annexation", "true"]]), "variants"),
    "an entry beyond the last": (put("at", to=7), "at"),
    "a seat twice in the queue": (put("queue", to=[1, 1]), "queue"),
    "an action card played that the game does not have": (put("played", 0, to=["cathedral"]), "played"),
    "a thousand cards to be gained": (
        put("pending", to=[["gain_hand", [0], ["gain", "stop_gain"], [1000, "any"], False, False]]),
        "pending",
    ),
    "a question that is not the game's": (
        put("pending", to=[["place_bonus", [0], ["take_action"], [], False, False]]),
        "pending",
    ),
    "a choice in secret at the wrong time": (
        put("pending", to=[["select", [0, 1, 2], ["choose_action"], [], False, True]]),
        "pending",
    ),
}


@pytest.mark.parametrize("how", IMPOSSIBLE)
def test_impossible(session: Session, how: str) -> None:
    change, field = IMPOSSIBLE[how]
    assert_refused(session, change, field)
