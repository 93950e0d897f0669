"""What a title's ``table/scoring.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.engine import Item, Result, Score, View
from game.presentation.part import TitlePart
from game.presentation.spots import Counted


class Scoring(TitlePart):
    """How the end is counted on the table, row by row."""

    def final(self, result: Result) -> Collection[str]:
        """The sources of the final scoring: these items of the result are counted on the table when the game has ended."""
        return ()

    def tallied(self, v: View, seat: int, item: Item) -> Sequence[Counted]:
        """The places that an item of the final scoring counts for a seat (-1: a rival of the rules), in the order in which
        one would point at them; ``v`` is the end of the game."""
        return ()

    def as_counted(self, v: View, scores: Sequence[Score]) -> View:
        """The end of the game with the points as they stand in sheets of which not all is counted yet: by default the
        totals in ``vp``, where the state has it."""
        if not isinstance(getattr(v.state, "vp", None), list):
            return v
        state = v.state.clone()
        for score in scores:
            if 0 <= score.seat < len(state.vp):
                state.vp[score.seat] = score.total
        return v._replace(state=state)
