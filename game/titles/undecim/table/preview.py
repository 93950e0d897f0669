"""What a deed in Undecim would bring."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import Gain, contract
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook


class Preview(contract.Preview):
    """Points as if the game ended now, counters on the moon, what discarded enemies bring."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """How much more the seat would have if the game ended now; of enemies that are discarded, what they bring."""
        s: UndecimState = before.state
        if a.kind in ("shift_moon", "set_die"):
            left = _left_by(s, a)
            return Gain("undecim-gain-counters" if left else "undecim-gain-night", {"count": left}, left > 0)
        change = scoring.enemies_vp(s, a.args[0]) if a.kind == "discard_enemies" else outlook.change(s, a)
        return Gain("gain-points", {"points": f"{change:+d}"}, change > 0) if change else None


def _left_by(s: UndecimState, a: Action) -> int:
    """The counters that will lie on the red moon tonight if nothing else moves them."""
    if s.rules().moon_manipulation == "counters":
        return s.counters + int(a.args[0])
    return max(0, s.counters - (a.args[0] if a.kind == "set_die" else s.die))
