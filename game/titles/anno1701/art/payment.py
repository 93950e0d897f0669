"""A payment at the table: the cards that would turn, those that could pay instead, and what follows, before it is done."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Chance, Draft, SilentEffects, View
from game.presentation import DisplayList, Press, Worksheet
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    INK_2,
    MID,
    NAVY,
    PALE,
    PAPER,
    art,
    gives,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.art.quay import GREEN, RED
from game.titles.anno1701.art.turning import card_rect, rect_of, show
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.components import CENTRES, KIND_OF, SITES
from game.titles.anno1701.rules.prospects import changes, prospects
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table import paying
from game.titles.anno1701.table.paying import Turn
from game.titles.anno1701.table.placing import placement

_BOX: Final = (972.0, 44.0, 296.0, 350.0)
_BACK: Final = (984.0, 346.0, 92.0, 42.0)
_DONE: Final = (1082.0, 346.0, 176.0, 42.0)
_OTHER: Final = (
    '<rect x="1.6" y="1.6" width="56.8" height="56.8" rx="6" fill="none" stroke="#14211C" stroke-width="5"/>'
    '<rect x="1.6" y="1.6" width="56.8" height="56.8" rx="6" fill="none" stroke="#F6EEDC" stroke-width="2.6" '
    'stroke-dasharray="2 5" stroke-linecap="round"/>'
)
_MOST_ROWS: Final = 6


def proposal(v: View, draft: Draft) -> Worksheet | None:
    """The payment at the table, if there is anything to change about it."""
    return _pay(v, draft) if paying.changeable(v.state, draft.action()) else None


def _pay(v: View, draft: Draft) -> Worksheet:
    """The own island with its cards as they would turn; a click on a dotted card lets that one pay."""
    s: AnnoState = v.state
    a = draft.action()
    turned = paying.turns(s, a)
    sheet = DisplayList(1280, 720)
    sheet.panel((308, 38, 664, 320), "#04101A", "", 0, 0, 0.46)
    sheet.panel((400, 346, 480, 24), NAVY, GOLD, 12, 1.4)
    words(sheet, 410, 346, 460, 24, "pay-banner", size=13, align="center")
    presses: tuple[Press, ...] = ()
    if a.kind == "build":
        _ghost(sheet, v, a)
        free = [site for site, held in zip(SITES, s.sites[a.seat]) if not held]
        presses = tuple(Press(rect_of(f"me/{site}"), _at(draft, site)) for site in free)
    show(sheet, v, turned)
    presses += _others(sheet, v, a, {turn.place for turn in turned})
    sheet.shadow(_BOX, 8, 8, 160, 4)
    sheet.panel(_BOX, PAPER, GOLD, 8, 2)
    y = _head(sheet, a)
    _rows(sheet, turned, y)
    _follow(sheet, s, a)
    if a.kind == "build":
        return Worksheet(sheet, presses, _BACK, _DONE, art("pay-build"))
    facts = {"give": f"[{kind_of(a.args[0][0])}]", "take": f"[{kind_of(a.args[1])}]"}
    return Worksheet(sheet, presses, _BACK, _DONE, art("pay-bank"), facts)


def _at(draft: Draft, site: str) -> Draft:
    return draft._replace(args=(draft.args[0], site, *draft.args[2:]))


def _ghost(sheet: DisplayList, v: View, a: Action) -> None:
    """The building on its site, which is lit; its card has left the hand."""
    card, site = a.args[0], a.args[1]
    spot = placement(v).get(card)
    if spot is not None and spot.slot == "me/hand":
        sheet.panel((972 + 100 * spot.order, 420, 96, 150), "#0D2435", PALE, 7, 1.4, 0.78)
    x, y, w, h = rect_of(f"me/{site}")
    sheet.place(face(f"building:{card}"), x, y)
    sheet.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", 8, 6)
    sheet.panel((x - 2, y - 2, w + 4, h + 4), "none", GLOW, 8, 3)


def _others(sheet: DisplayList, v: View, a: Action, turned: set[str]) -> tuple[Press, ...]:
    """The cards that could pay, or take a coin, in place of another: dotted, with what a click on them does."""
    presses = []
    for place, other in paying.instead(v.state, a).items():
        rect = x, y, w, _ = card_rect(v, a.seat, place)
        presses.append(Press(rect, Draft(*other)))
        if place in turned:
            sheet.panel((x - 12, y + 20, 24, 19), NAVY, CREAM, 9, 1.2)
            write(sheet, x - 12, y + 20, 24, 19, "+1", size=12.5, face="bold", **MID)
            continue
        sheet.shape(_OTHER, rect, (60, 60))
        sheet.panel((x + 2, y + 2, w - 4, 18), NAVY, CREAM, 9, 1.2)
        words(sheet, x + 2, y + 2, w - 4, 18, "build-instead", size=12, face="bold", align="center")
    return tuple(presses)


def _head(sheet: DisplayList, a: Action) -> float:
    """What is bought, and below which height the rows may begin."""
    x, y, w, _ = _BOX
    if a.kind == "build":
        card = a.args[0]
        what = KIND_OF[card]
        words(
            sheet, x + 14, y + 6, w - 28, 30, "pay-title", params={"building": what}, size=19, colour=INK, face="title"
        )
        sheet.svg(f"anno1701/buildings/{what}", (x + 14, y + 40, 102, 52))
        facts = {"gives": gives(card)}
        words(sheet, x + 126, y + 38, w - 138, 56, f"does-{what}", params=facts, size=13.5, colour=INK, lines=3)
        return y + 100
    words(sheet, x + 14, y + 6, w - 28, 30, "pay-bank-title", size=19, colour=INK, face="title")
    icon(sheet, "bank", x + 14, y + 42, 46)
    for at, thing, text in ((x + 74, kind_of(a.args[0][0]), "3"), (x + 190, kind_of(a.args[1]), "1")):
        write(sheet, at, y + 44, 34, 42, text, size=24, colour=INK, face="bold", align="right")
        icon(sheet, thing, at + 38, y + 49, 34)
    icon(sheet, "arrow", x + 164, y + 56, 20, c=INK_2)
    return y + 100


def _rows(sheet: DisplayList, turned: list[Turn], y: float) -> None:
    """Every card that turns: its name, from what to what, and which way."""
    x, _, w, _ = _BOX
    for row, turn in enumerate(turned[:_MOST_ROWS]):
        top, gains = y + 27 * row, turn.now > turn.was
        sheet.panel((x + 12, top, w - 24, 25), "#DDF0DC" if gains else "#F3E2BC", "#C9A45A", 6, 1)
        icon(sheet, "gold" if turn.place in CENTRES else kind_of(turn.place), x + 19, top + 2.5, 20)
        ink = GREEN if gains else "#8A4A12"
        name = (
            art(f"pay-village-{turn.place.removeprefix('centre_')}") if turn.place in CENTRES else name_of(turn.place)
        )
        sheet.say((x + 46, top, 142, 25), name, size=13, colour=INK, lines=1)
        write(sheet, x + 186, top, 58, 25, f"{turn.was}→**{turn.now}**", size=15, colour=ink, align="right")
        icon(sheet, "turn_ccw" if gains else "turn_cw", x + 254, top + 4, 17, c=ink)


def _follow(sheet: DisplayList, s: AnnoState, a: Action) -> None:
    """What the payment makes possible or impossible besides, one line."""
    before, after = s.clone(), s.clone()
    KINDS[a.kind].apply(after, a, SilentEffects(Chance(0)))
    before.hands[a.seat] = after.hands[a.seat]
    won, lost = changes(prospects(before, a.seat), prospects(after, a.seat))
    x, _, w, _ = _BOX
    line, good = (lost[0], False) if lost else (won[0], True) if won else (("follows-nothing", ""), None)
    fill, ink = {True: ("#DDF0DC", GREEN), False: ("#FBE3DA", RED), None: ("#EFE5CC", INK_2)}[good]
    sheet.panel((x + 12, 312, w - 24, 26), fill, ink, 6, 1)
    params = {"thing": line[1]} if line[1] else None
    words(sheet, x + 20, 312, w - 40, 26, line[0], params=params, size=12.5, colour=ink)


__all__ = ["proposal"]
