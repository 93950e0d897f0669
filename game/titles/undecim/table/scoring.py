"""How the end of Undecim is counted on the table."""

from __future__ import annotations

from game.engine import Item, Result, View
from game.presentation import Counted, Gain, contract
from game.titles.undecim.rules.components import BUILDING, GOLD
from game.titles.undecim.rules.state import UndecimState


class Scoring(contract.Scoring):
    """Settlements and gold."""

    def final(self, result: Result) -> tuple[str, ...]:
        """The sources that are counted at the end."""
        return ("building", "gold", "settlement_bonus", "end_order")

    def tallied(self, v: View, seat: int, item: Item) -> list[Counted]:
        """The settlements of a seat, or its loose gold."""
        return counted_at_the_end(v, seat, item.source) if item.amount else []


def counted_at_the_end(v: View, seat: int, source: str) -> list[Counted]:
    """The places that a source of the final scoring counts: settlements, or loose gold."""
    s: UndecimState = v.state
    where = "mine" if seat == v.me else f"has/{seat}"
    if source == "building":
        scale = BUILDING[s.rules().building_scale]
        top = len(scale) - 1
        return [
            Counted(f"town/{cards[0]}", Gain("gain-points", {"points": f"+{scale[min(len(cards), top)]}"}))
            for cards in s.settled[seat]
        ]
    if source == "settlement_bonus":
        return [Counted(f"town/{cards[0]}") for cards in s.settled[seat]]
    return [Counted(f"{where}/{GOLD}")] if source == "gold" else []
