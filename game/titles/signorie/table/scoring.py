"""How the end of Signorie is counted on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Item, Result, View
from game.presentation import Counted, contract
from game.titles.signorie.rules.state import BY_CAREERS, SOURCES
from game.titles.signorie.table.counting import COUNTS


class Scoring(contract.Scoring):
    """Careers, then the rows of the plan."""

    def final(self, result: Result) -> tuple[str, ...]:
        """The sources that are counted at the end."""
        return SOURCES[BY_CAREERS:]

    def tallied(self, v: View, seat: int, item: Item) -> Sequence[Counted]:
        """The floors on which sons still stand, or the own row of the plan, if it scores."""
        kind = "final_careers" if item.source == "careers" else "final_row"
        return COUNTS[kind](v, {"seat": seat, "row": item.source})
