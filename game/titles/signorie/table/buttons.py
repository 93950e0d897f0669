"""What can be pressed at the table of Signorie."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import Control
from game.titles.signorie.rules.components import BRIDE_VP, HELPERS, REWARD_SLOTS, SIGNORIA
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import CHOICES, chain_of
from game.titles.signorie.table.placement import asked_key, evening

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
    """What answers the question by pressing: one or two buttons below the steps of the turn."""
    s: SignorieState = v.state
    asked = bool(s.pending) and v.me in s.pending[-1].seats
    kinds = _BUTTONS.get(asked_key(s), ()) if asked else ()
    if kinds == ("stop_points",) and not s.pending[-1].data[1]:
        kinds = ()  # The first point has to be used: nothing can be stopped yet.
    found = []
    for i, kind in enumerate(kinds):
        label = f"signorie-art-button-{kind}".replace("_", "-")
        if kind == "claim_tile":
            label = f"signorie-art-short-{s.reward_tile()}".replace("_", "-")
        region, rect = "actions", _place(i, len(kinds), evening(v))
        if kind == "main_signoria":
            region, rect = "story", (46.0, CHOICES[-1] + 57, 206.0, 30.0)
        found.append(Control(kind, region, rect, (kind,), label, style="end", params=_facts(s, kind)))
    shown = [*found, *_of_the_story(v)] if asked else []
    return [control._replace(typical=_typical(v, control)) for control in shown]


def _of_the_story(v: View) -> list[Control]:
    """On the card of the helper who is next: use it."""
    chain = chain_of(v)
    if chain is None or chain.due is None or not chain.choosing:
        return []
    rect = (46.0, chain.due.y + 62, 206.0, 29.0)
    return [Control(USE, "story", rect, ("activate_helper",), "signorie-art-button-use", "helper", style="chip")]


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


def _typical(v: View, control: Control) -> Action:
    """Every button is the action of its name; the one of the story uses the helper who is next."""
    s: SignorieState = v.state
    if control.key == USE:
        chain = chain_of(v)
        due = chain.due if chain is not None else None
        assert chain is not None
        assert due is not None
        return Action("activate_helper", v.me, (HELPERS[chain.slot(due)].id,))
    return Action(control.kinds[0], s.pending[-1].seats[0])
