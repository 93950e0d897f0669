"""What holding a card shows: all its words."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import Block, caption, column, drawn, icon, laid, on, over, pad, row, say, shared, sized
from game.titles.undecim.art import inks, seats
from game.titles.undecim.art.awards import BRASS
from game.titles.undecim.art.faces import resource
from game.titles.undecim.art.great import FAINT, framed_marble, head, part
from game.titles.undecim.art.inks import GAP, PAD, ROW, name_of, thread
from game.titles.undecim.rules.cards import has_gold_line, why_no_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, AWARDS, FACES
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.rules.variants import Variants

ZOOMED: Final = 2.2
"""So much larger than in the hand is a resource card held close."""


def zoom(v: View, target: str) -> DisplayList | None:
    """A card held close, with all its words."""
    kind, _, rest = target.partition("/")
    if target in FACES:
        return laid(drawn(resource(*FACES[target]), ZOOMED))
    if target == "variants":
        return changes(v.state)
    if kind == "rival":
        return seats.rival(v, int(rest), v.others.index(int(rest)) + 1)
    card = rest if kind in ("card", "field") else target
    if card in ACTION_CARDS:
        return great(card, v.state.rules())
    if kind == "award" and rest in AWARDS:
        return award(rest)
    return None


def great(card: str, rules: Variants) -> DisplayList:
    """An action card with its full text: red, black, gold, the auto action. 340 x 330."""
    dash = card.replace("_", "-")
    told = column(
        pad(head(card, 2 * ROW), PAD / 2),
        _part("red", "steal", f"undecim-red-{dash}" if ACTION_CARDS[card].red else "", inks.RED, "undecim-art-no-red"),
        shared(_part("black", "hand", f"undecim-text-{dash}", inks.INK), 1.5),
        _part(
            "gold",
            "gold",
            f"undecim-gold-{dash}" if has_gold_line(rules, card) else "",
            "#4A3410",
            why_no_gold_line(card),
        ),
        _part("auto", "settlement", "undecim-art-auto", inks.INK),
    )
    return laid(over(on(inks.TABLET, framed_marble()), pad(told, PAD)), 340, 330)


def _part(key: str, mark: str, message: str, ink: str, why: str = "") -> Block:
    """A text of the card, or ``why`` it has none."""
    words = say(message or why, inks.INKED.but(colour=inks.INK if message else FAINT, leading=1.2))
    told = part(key, mark, ink if message else FAINT, bool(message), words)
    look = {"red": inks.RED_LINE, "gold": inks.GOLD_LINE}.get(key)
    if look is None or not message:
        return column(pad(told, PAD, 0), thread() if look is None else None)
    return shared(on(look, told, PAD, 0))


def changes(s: UndecimState) -> DisplayList:
    """The options that differ from the draft, with their values. 520 wide."""
    title = say("undecim-art-variants-all", inks.TITLE.but(colour=inks.INK), {"count": len(s.variants)})
    rows = [_change(name, value) for name, value in s.variants]
    return laid(on(inks.TABLET, column(title, *rows), GAP), 520)


def _change(name: str, value: str) -> Block:
    shown = tuple(value.split(",")) if name == "modules" else value
    message = "undecim-art-variants-on" if value == "true" else "undecim-art-variants-value"
    style = inks.INKED.but(lines=1)
    words = say(f"undecim-option-{name}".replace("_", "-"), style)
    now = say(message, style.but(colour=inks.WINE, face="bold", align="right"), {"value": shown})
    return sized(column(thread(), shared(row(words, sized(now, 208))), gap=0), high=ROW)


def award(name: str) -> DisplayList:
    """An award with its full text. 240 x 190."""
    names = column(
        say(name_of(name), inks.TITLE.but(colour=inks.PALE)),
        caption(name_of(name), inks.SMALL.but(colour=inks.BEIGE)),
        gap=0,
    )
    text = say(f"undecim-text-{name}".replace("_", "-"), inks.TOLD.but(leading=1.5, valign="top"))
    title = row(icon(f"undecim/awards/{name}", 60), names, gap=GAP)
    return laid(on(BRASS.but(shadow=0), column(title, text, gap=PAD), GAP), 240, 190)
