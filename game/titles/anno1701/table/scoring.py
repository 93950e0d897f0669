"""How the end of Anno 1701 is counted on the shores."""

from __future__ import annotations

from typing import Final

from game.engine import Item, Result, View
from game.presentation import Counted, contract
from game.titles.anno1701.rules.components import MERCHANT, RANK_IDS
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.counting import centres, people
from game.titles.anno1701.table.placing import layout

_BY_FAVOUR: Final = ("favour", "both_ruined", "draw")


class Scoring(contract.Scoring):
    """The people, the merchants or the burnt villages, whichever has decided."""

    def final(self, result: Result) -> tuple[str, ...]:
        """Favour is counted where it has decided; else nothing is."""
        return RANK_IDS[1:] if result.outcome in _BY_FAVOUR else ()

    def tallied(self, v: View, seat: int, item: Item) -> list[Counted]:
        """The people of a rank, with their crowns."""
        return people(v, seat, (RANK_IDS.index(item.source),), True) if _on_shores(v) else []

    def decided(self, v: View, result: Result) -> list[Counted]:
        """The merchants of whoever has two, or the villages that have burnt."""
        s: AnnoState = v.state
        if not _on_shores(v):
            return []
        if result.outcome == "merchants":
            return people(v, s.winner, (MERCHANT,))
        if result.outcome == "ruin":
            return centres(v, 1 - s.winner)
        if result.outcome in ("both_ruined", "draw"):
            return [place for seat in (v.me, 1 - v.me) if not gold_of(s, seat) for place in centres(v, seat)]
        return []


def _on_shores(v: View) -> bool:
    return layout(v) in ("table", "dice")
