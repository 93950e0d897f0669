"""How the end of Cuba is counted on the table."""

from __future__ import annotations

from game.engine import Item, Result, View
from game.engine.bits import members
from game.presentation import Counted, Gain, contract
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import BUILDING_VP
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table.seen import me_of


class Scoring(contract.Scoring):
    """The houses, at the end of the game."""

    def final(self, result: Result) -> tuple[str, ...]:
        """The sources that are counted at the end."""
        return ("final_buildings",)

    def tallied(self, v: View, seat: int, item: Item) -> list[Counted]:
        """The own houses; those of others stand on their plates."""
        return houses_counted(v.state, seat) if seat == me_of(v) else []


def houses_counted(s: CubaState, seat: int) -> list[Counted]:
    """The houses of a seat, each with the points that it brings at the end."""
    return [Counted(f"field/{FIELDS[at]}", vp_gain(BUILDING_VP)) for at in members(s.covered[seat])]


def vp_gain(vp: int) -> Gain:
    """So many points, in an icon."""
    return Gain("cuba-art-gain", {"text": f"+{vp}[vp]"})
