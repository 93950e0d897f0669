"""A payment at the table: the cards that would turn, those that could pay instead, and what follows, before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import Action, Chance, Draft, SilentEffects, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import dashes
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import INKED, art, said, sign, written
from game.titles.anno1701.art.quay import LABEL, NEUTRAL, lit, outcome
from game.titles.anno1701.art.turning import card_rect, rect_of, show
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.components import BANK_RATE, CENTRES, KIND_OF, SITES
from game.titles.anno1701.rules.prospects import changes, prospects
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table import paying
from game.titles.anno1701.table.paying import Turn
from game.titles.anno1701.table.placing import placement

BOX: Final[Rect] = (972, 44, 296, 350)
BACK: Final[Rect] = (984, 346, 92, 42)
DONE: Final[Rect] = (1082, 346, 176, 42)
FAR: Final[Rect] = (308, 38, 664, 320)
"""The rival's island and the strait, which step back."""
BANNER: Final[Rect] = (400, 346, 480, 24)
HAND: Final[Rect] = (972, 420, 100, 150)
"""The first card of the hand; the others stand to the right."""
PAYS: Final = Ground("#F3E2BC", inks.BRASS)
PAID: Final = "#8A4A12"
SPOT: Final = Ground(inks.NAVY, inks.CREAM)
"""What stands on a card of the island."""
MOST: Final = 6
"""So many cards that turn have a row."""


def proposal(v: View, draft: Draft) -> Worksheet | None:
    """The payment at the table, if there is anything to change about it."""
    return _pay(v, draft) if paying.changeable(v.state, draft.action()) else None


def _pay(v: View, draft: Draft) -> Worksheet:
    """The own island with its cards as they would turn; a click on a dotted card lets that one pay."""
    s: AnnoState = v.state
    a = draft.action()
    turned = paying.turns(s, a)
    sheet = DisplayList(*inks.TABLE)
    lay.fill(sheet, FAR, lay.ground(inks.VEIL.but(opacity=0.46)))
    lay.fill(sheet, BANNER, lay.on(SPOT.but(line=inks.GOLD), said("pay-banner", inks.NOTE.but(align="center"))))
    presses: list[Press] = []
    builds = a.kind == "build"
    if builds:
        _ghost(sheet, v, a)
        free = [site for site, held in zip(SITES, s.sites[a.seat]) if not held]
        presses += [Press(rect_of(f"me/{site}"), _at(draft, site)) for site in free]
    show(sheet, v, turned)
    presses += _others(sheet, v, a, {turn.place for turn in turned})
    head = _building(a.args[0]) if builds else _bank(a)
    rows = [_row(turn) for turn in turned[:MOST]]
    follow = lay.sized(_follow(s, a), high=inks.ROW)
    told = lay.column(*head, *rows, lay.blank(), follow, lay.blank(high=BOX[1] + BOX[3] - DONE[1]), gap=3)
    lay.fill(sheet, BOX, lay.on(inks.CARD.but(line=inks.GOLD, width=2, shadow=160), told, inks.PAD, 3))
    if builds:
        return Worksheet(sheet, tuple(presses), BACK, DONE, art("pay-build"))
    facts = {"give": f"[{kind_of(a.args[0][0])}]", "take": f"[{kind_of(a.args[1])}]"}
    return Worksheet(sheet, tuple(presses), BACK, DONE, art("pay-bank"), facts)


def _at(draft: Draft, site: str) -> Draft:
    return draft._replace(args=(draft.args[0], site, *draft.args[2:]))


# --- on the island ---------------------------------------------------------------------------------


def _ghost(sheet: DisplayList, v: View, a: Action) -> None:
    """The building on its site, which is lit; its card has left the hand."""
    card, site = a.args[0], a.args[1]
    spot = placement(v).get(card)
    if spot is not None and spot.slot == "me/hand":
        x, y, w, h = HAND
        left = Ground(inks.NAVY, inks.PALE, opacity=0.78)
        lay.fill(sheet, (x + w * spot.order, y, w - 2, h), lay.ground(left))
    lay.fill(sheet, rect_of(f"me/{site}"), lit(lay.drawn(face(f"building:{card}"))))


def _others(sheet: DisplayList, v: View, a: Action, turned: set[str]) -> Iterator[Press]:
    """The cards that could pay, or take a coin, in place of another: dotted, with what a click on them does."""
    for place, other in paying.instead(v.state, a).items():
        rect = card_rect(v, a.seat, place)
        if place in turned:
            more = lay.sized(lay.on(SPOT, written("+1", inks.FIGURE), 0, 1), 2 * inks.PAD)
            lay.fill(sheet, rect, lay.pad(lay.corner(more, 0, 0.5), -inks.PAD, 0))
        else:
            dotted = lay.over(lay.ground(Ground("none", inks.DARK, width=5)), dashes(inks.CREAM, width=2.6))
            word = lay.on(SPOT, said("build-instead", inks.FIGURE))
            lay.fill(sheet, rect, lay.over(dotted, lay.pad(lay.column(word, lay.blank()), 2)))
        yield Press(rect, Draft(*other))


# --- beside it -------------------------------------------------------------------------------------


def _building(card: str) -> tuple[Block, Block]:
    """What is built, and what it does."""
    what = KIND_OF[card]
    does = said(f"does-{what}", LABEL.but(lines=3), {"gives": inks.gives(card)})
    told = lay.row(lay.icon(f"anno1701/buildings/{what}", 102, 52), does, gap=inks.PAD)
    return _title("pay-title", {"building": what}), lay.sized(told, high=2 * inks.ROW)


def _bank(a: Action) -> tuple[Block, Block]:
    """What goes to the bank and what comes for it."""
    figure = inks.BIG.but(colour=inks.INK, align="right")
    gives, takes = (
        (lay.write(number, figure), sign(thing, 34))
        for number, thing in ((BANK_RATE, kind_of(a.args[0][0])), (1, kind_of(a.args[1])))
    )
    told = lay.row(
        sign("bank", 46), *gives, lay.blank(inks.PAD), sign("arrow", c=inks.INK_2), *takes, lay.blank(inks.PAD)
    )
    return _title("pay-bank-title"), lay.sized(told, high=2 * inks.ROW)


def _title(message: str, facts: dict[str, str] | None = None) -> Block:
    return said(message, inks.INKED_TITLE, facts)


def _row(turn: Turn) -> Block:
    """A card that turns: its name, from what to what, and which way."""
    gains, coin = turn.now > turn.was, turn.place in CENTRES
    look = inks.CARD_GAIN.but(line=inks.BRASS) if gains else PAYS
    ink = inks.GREEN if gains else PAID
    name = art(f"pay-village-{turn.place.removeprefix('centre_')}") if coin else inks.name_of(turn.place)
    told = lay.row(
        sign("gold" if coin else kind_of(turn.place)),
        lay.say(name, INKED),
        lay.sized(lay.write(f"{turn.was}→**{turn.now}**", inks.TEXT.but(colour=ink, align="right")), 58),
        sign("turn_ccw" if gains else "turn_cw", c=ink),
    )
    return lay.on(look, told, inks.INSET, 2)


def _follow(s: AnnoState, a: Action) -> Block:
    """What the payment makes possible or impossible besides, one line."""
    before, after = s.clone(), s.clone()
    KINDS[a.kind].apply(after, a, SilentEffects(Chance(0)))
    before.hands[a.seat] = after.hands[a.seat]
    won, lost = changes(prospects(before, a.seat), prospects(after, a.seat))
    if not won and not lost:
        return lay.on(NEUTRAL, said("follows-nothing", inks.FINE.but(colour=inks.INK_2)), inks.INSET, 0)
    return outcome([] if lost else won[:1], lost[:1])
