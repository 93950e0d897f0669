"""How the end of Cultus is counted on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Item, Result, Score, View
from game.presentation import Counted, contract
from game.titles.cultus.rules.state import ENEMY_SOURCES, SOURCES, CultusState
from game.titles.cultus.table.counted import counted_by_item


class Scoring(contract.Scoring):
    """The monuments in the centre, the plan of each seat, and what the rival counts."""

    def final(self, result: Result) -> tuple[str, ...]:
        """The sources that are counted at the end."""
        return ("center", "plan_icons", "plan_pairs", "enemy_near", "enemy_icons")

    def tallied(self, v: View, seat: int, item: Item) -> list[Counted]:
        """The squares that an item of the final scoring counts, in reading order, each with its points."""
        return counted_by_item(v.state, seat, item.source, item.params)

    def as_counted(self, v: View, scores: Sequence[Score]) -> View:
        """The end of the game as far as it has been counted: the points of both sides and where they came from."""
        s: CultusState = v.state.clone()
        for score in scores:
            known = {item.source: item.amount for item in score.items}
            if score.seat < 0:
                s.enemy_vp = score.total
                s.enemy_tally = [known.get(name, 0) for name in ENEMY_SOURCES]
            else:
                first = score.seat * len(SOURCES)
                s.vp[score.seat] = score.total
                s.tally[first : first + len(SOURCES)] = [known.get(name, 0) for name in SOURCES]
        return v._replace(state=s)
