"""What a drop costs: the table is looked at once for each ply, and what is known of it is passed on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Title

from ..ui.conftest import Desk
from .drop_costs import drops
from .titles import DRAWN, name

CALLS = 1000
"""So many calls of functions of the house a drop takes at most, those that lay out what it draws among them: a sheet that it
opens, such as the market, is put together of parts that are kept."""


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_a_drop_looks_at_the_table_once(desks: Callable[..., Desk], title: Title) -> None:
    costs = list(drops(desks(language="en", animation="normal"), title, 3))
    assert len(costs) > 2
    for cost in costs:
        assert cost.of("views") == 1, cost
        assert cost.of("placements") <= 1, cost
        assert cost.of("arranges") == 1, cost
        assert cost.of("gestures") == 1, cost
    plain = [cost.house + cost.marks for cost in costs if not cost.told]
    assert max(plain, default=0) < CALLS, plain
