"""What a deed in Signorie would bring."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import Gain, contract
from game.titles.signorie.rules.components import ALLIANCES, HOUSES, ROWS
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.table.placement import PEOPLE

ROW_SIGNS: Final = ("political", "clerical", "military", "marriage")
"""The icon of each row."""


class Preview(contract.Preview):
    """What changes at once, in signs."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """Points, florins, figures and tiles that a deed changes at once."""
        old, new, seat = before.state, after.state, a.seat
        parts: list[str] = []
        points = new.vp[seat] - old.vp[seat]
        if points:
            parts.append(f"{points:+d}[vp]")
        florins = new.florins[seat] - old.florins[seat]
        if florins:
            parts.append(f"{florins:+d}[florin]".replace("-", "−"))
        if a.kind in ("take_die", "extra_take_die"):
            parts.append(f"{new.dice_sum(seat)} / {new.limit(seat)}")
            return Gain("signorie-art-gain", {"what": " ".join(parts)}, new.dice_sum(seat) <= new.limit(seat))
        for gender, sign in enumerate(PEOPLE):
            change = new.supply[2 * seat + gender] - old.supply[2 * seat + gender]
            if change > 0:
                parts.append(f"+{change}[{sign}]")
        for row in range(len(ROWS)):
            for tile in new.face_up[4 * seat + row][len(old.face_up[4 * seat + row]) :]:
                parts.append(f"[{HOUSES[ALLIANCES[tile].house]}]{ALLIANCES[tile].vp}")
            if new.face_down[4 * seat + row] > old.face_down[4 * seat + row]:
                parts.append("+1[neutral]")
            worth = row_vp(new, seat, row)
            if worth > row_vp(old, seat, row):
                parts.append(f"{row_vp(old, seat, row)}→{worth}[{ROW_SIGNS[row]}]")
        raised = new.limit(seat) - old.limit(seat)
        if raised > 0:
            parts.append(f"[scales]{new.limit(seat)}")
        return Gain("signorie-art-gain", {"what": " ".join(parts)}, points >= 0) if parts else None
