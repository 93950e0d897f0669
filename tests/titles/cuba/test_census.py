"""Tripwires: from fixed seeds and fixed choices the same numbers of legal actions come.

A change here belongs in the same commit as the rule change that explains it (and a raised ``version`` of the title).
"""

from __future__ import annotations

import pytest

from game.engine import Chance, checked_options
from game.titles.cuba import TITLE
from game.titles.cuba.rules import CONTROLLER

GAMES: list[tuple[int, dict[str, str], int, tuple[int, int, str]]] = [
    (2, {}, 1, (178, 1489, "26407b378f6fa991")),
    (3, {"errata": "corrected", "plantation_side": "free"}, 2, (230, 1563, "a700113fcd7934ef")),
    (
        5,
        {"advanced_delegate": "true", "plantation_side": "back_all", "black_market_limit": "0"},
        3,
        (470, 2951, "1a59e0e7eb2c7461"),
    ),
]


def counted(seats: int, options: dict[str, str], seed: int) -> tuple[int, int, str]:
    """Plies, legal actions in all, and the last digest of a game whose choices go by a fixed rule."""
    chance = Chance(seed)
    s = CONTROLLER.setup(seats, checked_options(TITLE, seats, options), chance)
    plies = total = 0
    while (decision := CONTROLLER.pending(s)) is not None:
        legal = CONTROLLER.legal(s, decision.seats[0])
        total += len(legal)
        CONTROLLER.apply(s, legal[(7 * plies + 3) % len(legal)], chance)
        plies += 1
    return plies, total, s.digest()


@pytest.mark.parametrize(("seats", "options", "seed", "wanted"), GAMES)
def test_census(seats: int, options: dict[str, str], seed: int, wanted: tuple[int, int, str]) -> None:
    assert counted(seats, options, seed) == wanted
