"""The buttons that the game draws itself: the two of each stall, with their price or why they are shut."""

from __future__ import annotations

from game.engine import View
from game.presentation import Control, DisplayList
from game.titles.cuba.art.inks import GOLD, INK, MIDDLE, SUN
from game.titles.cuba.rules.components import NUMBER
from game.titles.cuba.rules.economy import buy_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a button of a stall; None for every other."""
    way, _, kind = control.key.partition("/")
    if way not in ("buy", "sell") or kind not in NUMBER:
        return None
    _, _, w, h = control.rect
    sheet = DisplayList(w, h)
    ink = INK if enabled else "#8FB0A8"
    if enabled:
        sheet.shadow((0, 0, w, h), 6, 3, 90, 2)
    line = GOLD if armed else "#FFF3D2" if enabled else "#3E6A63"
    sheet.panel((0, 0, w, h), SUN if enabled else "#1B3E3A", line, 6, 1.2)
    message = f"cuba-art-{way}-face"
    sheet.say((4, 2, w - 8, 20), message, size=13, colour=ink, face="bold", **MIDDLE)
    if enabled:
        price = control.params["n"]
        text = f"**{'+' if way == 'sell' else '−'}{price}** [coin]"
        sheet.write((4, 20, w - 8, 21), text, size=14, colour=ink, **MIDDLE)
        return sheet
    sheet.svg("shared/icons/lock_red", (5, 5, 14, 14))
    reason, facts = _shut(v.state, seen.me_of(v), way, NUMBER[kind])
    sheet.say((4, 20, w - 8, 21), reason, facts, size=12, colour="#FFC9B4", **MIDDLE)
    return sheet


def _shut(s: CubaState, me: int, way: str, number: int) -> tuple[str, dict[str, int]]:
    """Why one cannot sell or buy, in a word."""
    if way == "sell":
        return "cuba-art-none-own", {}
    if not s.market[number] and not s.supply[number]:
        return "cuba-art-none-left", {}
    return "cuba-art-short-of", {"n": buy_price(s, number) - s.pesos[me]}
