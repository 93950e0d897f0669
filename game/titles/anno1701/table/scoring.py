"""How the end of Anno 1701 is counted on the shores."""

from __future__ import annotations

from typing import Final

from game.engine import Item, Result, View
from game.presentation import Counted, contract
from game.titles.anno1701.rules.components import RANK_IDS
from game.titles.anno1701.table.counting import people
from game.titles.anno1701.table.placing import on_shores

_BY_FAVOUR: Final = ("favour", "both_ruined", "draw")


class Scoring(contract.Scoring):
    """The people, the merchants or the burnt villages, whichever has decided."""

    def final(self, result: Result) -> tuple[str, ...]:
        """Favour is counted where it has decided; else nothing is."""
        return RANK_IDS[1:] if result.outcome in _BY_FAVOUR else ()

    def tallied(self, v: View, seat: int, item: Item) -> list[Counted]:
        """The people of a rank, with their crowns."""
        return people(v, seat, (RANK_IDS.index(item.source),), True) if on_shores(v) else []
