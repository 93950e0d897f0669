"""The buttons that the game draws itself: the two of each stall, with their price or why they are shut."""

from __future__ import annotations

from game.engine import View
from game.presentation import Control, DisplayList
from game.presentation.layout import Ground, blank, column, icon, laid, on, row, say, write
from game.titles.cuba.art.inks import GOLD, INK, SUN, WARNING, WORTH
from game.titles.cuba.rules.components import NUMBER
from game.titles.cuba.rules.economy import buy_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a button of a stall; None for every other."""
    way, _, kind = control.key.partition("/")
    if way not in ("buy", "sell") or kind not in NUMBER:
        return None
    words = WORTH.but(size=13, colour=INK if enabled else "#8FB0A8")
    name = say(f"cuba-art-{way}-face", words)
    if enabled:
        text = f"**{'+' if way == 'sell' else '−'}{control.params['n']}** [coin]"
        told = column(name, write(text, words.but(size=14, face="body")), gap=0)
        look = Ground(SUN, GOLD if armed else "#FFF3D2", 6, shadow=90)
    else:
        reason, facts = _shut(v.state, seen.me_of(v), way, NUMBER[kind])
        why = say(reason, words.but(size=12, colour=WARNING, face="body"), facts)
        told = column(row(icon("shared/icons/lock_red", 14), name, blank(14), gap=0), why, gap=0)
        look = Ground("#1B3E3A", GOLD if armed else "#3E6A63", 6)
    return laid(on(look, told, 4, 2), *control.rect[2:])


def _shut(s: CubaState, me: int, way: str, number: int) -> tuple[str, dict[str, int]]:
    """Why one cannot sell or buy, in a word."""
    if way == "sell":
        return "cuba-art-none-own", {}
    if not s.market[number] and not s.supply[number]:
        return "cuba-art-none-left", {}
    return "cuba-art-short-of", {"n": buy_price(s, number) - s.pesos[me]}
