"""The state as data: what comes back from a disk is one that this game can have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.state import CultusState

from .positions import multi, s0


def question(key: str, data: list[Any], seats: list[int] | None = None) -> list[Any]:
    kind = {"hand_adjust": "discard_to_limit", "baltasar": "baltasar_draw", "annette": "annette_step"}.get(key, key)
    return [key, [0] if seats is None else seats, [kind], data, False, False]


@pytest.mark.parametrize(
    "asked",
    [
        question("dance", []),
        question("hand_adjust", [1]),
        question("hand_adjust", [-1]),
        question("hand_adjust", []),
        question("hand_adjust", ["c01"]),
        question("baltasar", [0]),
        question("baltasar", [7]),
        question("baltasar", [2, 2]),
        question("annette", ["enemy:1", "enemy:1"]),
        question("annette", ["0:1"]),
        question("annette", [{}]),
        question("choose_plan", ["baltasar"]),
        question("choose_corner", [1]),
        question("place_medal", [1]),
        question("place_medal", [], [1]),
        question("place_medal", [], [-1]),
        question("place_medal", [], [0, 0]),
        question("place_medal", [], []),
        ["actions", [0], ["end_actions"], [2, 3], False, False],
        ["actions", [0], ["end_actions"], [3, 2], False, False],
        ["actions", [0], ["end_actions"], [3, 9], False, False],
        ["actions", [0], ["end_actions"], [], False, False],
        ["allocate", [0], ["allocate_gold"], [21, 0], False, False],
        ["allocate", [0], ["allocate_gold"], [3, 7], False, False],
        ["allocate", [0], ["move_pawn"], [3, 0], False, False],
        ["start_draw", [0], ["draw_start"], [3, 0], False, False],
    ],
    ids=str,
)
def test_a_question_that_is_never_asked_does_not_come_back(asked: list[Any]) -> None:
    data = s0().hand_of(4).s.dump()
    data["pending"] = [asked]
    with pytest.raises(ValueError, match=f"^pending: {asked[0]}"):
        CultusState.restore(data)


def test_questions_about_the_hand_fit_the_hand() -> None:
    table = s0().hand_of(8)
    table.end_turn()
    data = json.loads(json.dumps(table.s.dump()))
    assert CultusState.restore(data).pending == table.s.pending
    data["pending"][0][3] = [4]
    with pytest.raises(ValueError, match="hand_adjust"):
        CultusState.restore(data)


def test_a_state_with_seats_that_nobody_has_does_not_come_back() -> None:
    for seats in (0, 3, 5, 10**12):
        data = multi(2).s.dump()
        data["seats"] = seats
        with pytest.raises(ValueError, match="pending"):
            CultusState.restore(data)


def test_a_state_of_the_first_rules_comes_back() -> None:
    """They told only the action points left, not those of the phase."""
    table = s0().ap(2)
    data = json.loads(json.dumps(table.s.dump()))
    data["pending"][0][3] = [2]
    old = CultusState.restore(data)
    assert old.phase_points() == 2
    assert CONTROLLER.legal(old, 0) == CONTROLLER.legal(table.s, 0)
    for action in CONTROLLER.legal(old, 0):
        s = old.clone()
        CONTROLLER.apply(s, action, table.chance)
        assert CONTROLLER.legal(s, 0)
