"""What can be pressed at the table of Signorie."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import Control
from game.titles.signorie.rules.components import BRIDE_VP, REWARD_SLOTS, SIGNORIA
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import CHOICES, chain_of
from game.titles.signorie.table.placement import asked_of, evening

USE: Final = "use"
"""The button on the card of the helper who is next."""

_BUTTONS: Final = {
    "turn_choice": ("pass_round",),
    "main_choice": ("main_signoria",),
    "helper_window": ("end_turn",),
    "spend_points": ("stop_points",),
    "reward_choice": ("claim_tile", "claim_florins"),
    "bride_choice": ("marry_son", "skip_bride"),
    "buy_vp_choice": ("buy_vp", "skip_buy"),
}


def controls(v: View) -> list[Control]:
    """What answers the question by pressing: one or two buttons below the steps of the turn, and on the card of the helper
    who is next the one that uses it."""
    s: SignorieState = v.state
    key, chain, found = asked_of(v), chain_of(v), []
    kinds = _BUTTONS.get(key, ())
    if key == "spend_points" and not s.pending[-1].data[1]:
        kinds = ()  # The first point has to be used: nothing can be stopped yet.
    for i, kind in enumerate(kinds):
        label = f"short-{s.reward_tile()}" if kind == "claim_tile" else f"button-{kind}"
        region, rect = "actions", _place(i, len(kinds), evening(v))
        if kind == "main_signoria":
            region, rect = "story", (46.0, CHOICES[-1] + 57, 206.0, 30.0)
        said, typical = f"signorie-art-{label}".replace("_", "-"), Action(kind, s.pending[-1].seats[0])
        found.append(Control(kind, region, rect, (kind,), said, style="end", params=_facts(s, kind), typical=typical))
    if chain is not None and chain.due is not None and chain.choosing:
        rect, typical = (46.0, chain.due.y + 62, 206.0, 29.0), Action("activate_helper", v.me, (chain.helper_due,))
        label = "signorie-art-button-use"
        found.append(Control(USE, "story", rect, ("activate_helper",), label, "helper", style="chip", typical=typical))
    return found


def _place(at: int, count: int, beside: bool) -> tuple[float, float, float, float]:
    """Where a button stands: below the steps of the turn, or in the evening beside the other."""
    if beside:
        wide = (372.0 - 6 * (count - 1)) / count
        return at * (wide + 6), 1, wide, 42
    high = 44.0
    return 5, 122 - 4 - high * (count - at) - 3 * (count - 1 - at), 150, high


def _facts(s: SignorieState, kind: str) -> dict[str, Any]:
    if kind == "main_signoria":
        return {"action": SIGNORIA[s.pending[-1].data[0]]}
    if kind == "marry_son":
        brides = s.brides[s.pending[-1].seats[0]]
        vp = BRIDE_VP[brides] if brides < len(BRIDE_VP) else 0
        florins = REWARD_SLOTS[s.reward_slot()].florins
        return {"gain": (f" +{vp}[vp]" if vp else "") + (f" +{florins}[florin]" if florins else "")}
    return {}
