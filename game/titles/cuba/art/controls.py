"""The buttons that the game draws itself: the two of each stall, with their price or why they are shut."""

from __future__ import annotations

from game.engine import View
from game.presentation import Control, DisplayList
from game.presentation import layout as lay
from game.titles.cuba.art import inks
from game.titles.cuba.rules.components import NUMBER
from game.titles.cuba.rules.economy import buy_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen


def control(v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a button of a stall; None for every other."""
    way, _, kind = control.key.partition("/")
    if way not in ("buy", "sell") or kind not in NUMBER:
        return None
    words = inks.WORTH.but(colour=inks.INK if enabled else inks.GREY)
    name = lay.say(f"cuba-art-{way}-face", words)
    if enabled:
        text = f"**{'+' if way == 'sell' else '−'}{control.params['n']}** [coin]"
        told = lay.column(name, lay.write(text, words.but(face="body")), gap=0)
        look = inks.ABLE.but(line=inks.GOLD if armed else inks.CHALK, shadow=90)
    else:
        reason, facts = _shut(v.state, seen.me_of(v), way, NUMBER[kind])
        why = lay.say(reason, words.but(colour=inks.WARNING, face="body"), facts)
        told = lay.column(lay.row(inks.locked(inks.MARK), name, lay.blank(inks.MARK), gap=0), why, gap=0)
        look = inks.SHUT.but(line=inks.GOLD if armed else inks.SHUT.line)
    return lay.laid(lay.on(look, told, 3, 2), *control.rect[2:])


def _shut(s: CubaState, me: int, way: str, number: int) -> tuple[str, dict[str, int]]:
    """Why one cannot sell or buy, in a word."""
    if way == "sell":
        return "cuba-art-none-own", {}
    if not s.market[number] and not s.supply[number]:
        return "cuba-art-none-left", {}
    return "cuba-art-short-of", {"n": buy_price(s, number) - s.pesos[me]}
