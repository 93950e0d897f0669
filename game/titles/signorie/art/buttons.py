"""The faces of what can be pressed: what it does, and in a second line what it costs, brings or gives up."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import STOP, Control, DisplayList
from game.presentation.layout import Ground, column, laid, on, row, say
from game.titles.signorie.art.inks import BRONZE, GAP, GOLD, HUGE, INK, INSET, STRONG, TINY, sign
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import BUY_COST, OFFSPRING_BASE, REWARD_FLORINS
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.buttons import USE

_ICON: Final = {
    "pass_round": "pass",
    "end_turn": "ok",
    "stop_points": "skip",
    "claim_tile": "ok",
    "claim_florins": "florin",
    "marry_son": "bride",
    "skip_bride": "skip",
    "buy_vp": "vp",
    "skip_buy": "skip",
    "main_signoria": "ok",
    USE: "helper",
}


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """A button in its own units, or None for one of the house's."""
    if control.key not in _ICON or not enabled:
        return None
    w, h = control.rect[2:]
    plain = control.style == STOP  # What gives something up is less bright than what brings something.
    look = Ground("#E9DFC6" if plain else GOLD, BRONZE if plain else "#FFE6A6", width=1.6, shadow=90)
    second = _second(v, control.key) if h >= HUGE else None
    below = say(second[0], TINY.but(colour="#5B2416"), second[1]) if second else None
    told = column(say(control.label, STRONG.but(colour=INK), dict(control.params)), below, gap=0, along="middle")
    return laid(on(look, row(sign(_ICON[control.key], c=INK), told, gap=GAP), INSET, 0), w, h)


def _second(v: View, key: str) -> tuple[str, dict[str, Any]] | None:
    s: SignorieState = v.state
    me = v.me
    if key == "pass_round":
        total, limit = s.dice_sum(me), s.limit(me)
        return f"signorie-art-sub-pass-{'safe' if total <= limit else 'over'}", {"sum": total, "limit": limit}
    if key == "end_turn":
        left = sum(action.kind == "activate_helper" for action in CONTROLLER.legal(s, me))
        return ("signorie-art-sub-end", {"count": left}) if left else None
    if key == "stop_points":
        return "signorie-art-sub-stop", {"count": s.pending[-1].data[0]}
    if key in ("claim_florins", "buy_vp"):
        before = s.florins[me]
        after = before + REWARD_FLORINS if key == "claim_florins" else before - BUY_COST
        return "signorie-art-purse", {"before": before, "after": after}
    if key == "marry_son":
        dice = OFFSPRING_BASE + s.brides[me]
        return "signorie-art-lane-dice", {"before": dice, "after": dice + 1}
    return None
