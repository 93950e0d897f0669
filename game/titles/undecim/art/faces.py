"""The pieces of Undecim as they lie on the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.presentation import DisplayList
from game.titles.undecim.art.great import great
from game.titles.undecim.art.inks import (
    BAND,
    BRIGHT,
    DARK,
    GLOW,
    GOLD,
    INK,
    MIDDLE,
    ROMAN,
    SAND,
    STONE,
    WINE,
    icon,
    name_of,
    plaque,
)
from game.titles.undecim.rules.components import ACTION_CARDS

_TURN = (
    '<circle cx="10" cy="10" r="9.2" fill="#F7F0E0" stroke="#7A2430" stroke-width="1.4"/>'
    '<g transform="translate(3.4 3.4) scale(.206)"><path d="M14 24 A20 20 0 0 1 50 24 M50 40 A20 20 0 0 1 14 40" '
    'fill="none" stroke="#7A2430" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M54 8 L53 28 L36 20Z M10 56 L11 36 L28 44Z" fill="#7A2430"/></g>'
)


def face(key: str) -> DisplayList:
    """A piece by its key."""
    kind, _, rest = key.partition(":")
    if kind == "great":
        card, _, told = rest.partition(":")
        return great(card, told)
    return _face(key)


@cache
def _face(key: str) -> DisplayList:
    kind, *rest = key.split(":")
    if kind == "res":
        return marked(resource(rest[0], rest[1]), rest[2:])
    if kind == "loose":
        return marked(loose(rest[0], rest[1], "fresh" in rest), rest[2:])
    if kind == "thrown":
        sheet = loose(rest[0], rest[1], False, (50.0, 70.0))
        _count(sheet, rest[2])
        return sheet
    if kind in ("laid", "small"):
        return across(rest[0], rest[1] == "last", (66.0, 48.0) if kind == "laid" else (30.0, 25.0))
    if kind == "lying":
        return lying(rest[0], rest[1] == "last")
    if kind == "strip":
        return strip(rest[0], rest[1], int(rest[2]))
    if kind == "annexed":
        sheet = DisplayList(26, 26)
        sheet.svg(icon(rest[0]), (0, 0, 26, 26))
        return sheet
    if kind == "sign":
        sheet = DisplayList(21, 21)
        sheet.svg(icon(rest[0]), (0, 0, 21, 21))
        if "fresh" in rest:
            sheet.svg(icon("fresh"), (11, -1, 11, 11))
        return sheet
    if kind == "chip":
        return chip(rest[0], rest[1])
    if kind in ("tablet", "held"):
        size = (90.0, 148.0) if kind == "tablet" else (92.0, 118.0)
        return tablet(rest[0], "now" if "now" in rest else "", size, "plain" not in rest)
    if kind == "deck":
        sheet = DisplayList(50, 70)
        sheet.svg("undecim/back", (0, 0, 50, 70))
        _count(sheet, rest[0])
        return sheet
    return _plain(kind, rest)


def marked(sheet: DisplayList, marks: list[str]) -> DisplayList:
    """The same card in a light if it can be taken, behind a veil with a lock if it cannot."""
    w, h = sheet.size
    if "can" not in marks and "shut" not in marks:
        return sheet
    found = DisplayList(w, h, sheet.marks)
    if "can" in marks:
        found.panel((1.2, 1.2, w - 2.4, h - 2.4), "none", "#14211C", 5, 4.6)
        found.panel((1.6, 1.6, w - 3.2, h - 3.2), "none", GLOW, 5, 2.8)
    else:
        found.panel((0.6, 0.6, w - 1.2, h - 1.2), "#2A1A1E", "", 4.5, 0, 0.62)
        found.svg("shared/icons/lock_red", (w / 2 - 13, h / 2 - 13, 26, 26))
    return found


def _plain(kind: str, rest: list[str]) -> DisplayList:
    names = {
        "die": (icon(f"die{rest[0]}") if rest else "", 44.0, 44.0),
        "counter": (icon("counter"), 21.0, 21.0),
        "counter_off": (icon("counter_off"), 21.0, 21.0),
        "back": ("undecim/back", 19.0, 26.5),
        "act_back": ("undecim/action_back", 19.0, 26.5),
        "res_back": ("undecim/back", 85.0, 118.7),
        "tablet_back": ("undecim/action_back", 90.0, 125.7),
    }
    name, w, h = names[kind]
    sheet = DisplayList(w, h)
    sheet.svg(name, (0, 0, w, h))
    return sheet


def _count(sheet: DisplayList, count: str) -> None:
    w, h = sheet.size
    sheet.panel((w / 2 - 16, h - 22, 32, 19), DARK, GOLD, 5, 1.2)
    sheet.write((w / 2 - 16, h - 23, 32, 20), count, size=13.5, colour=BRIGHT, face="bold", **MIDDLE)


def label(sheet: DisplayList, side: str, x: float, y: float, w: float, h: float) -> None:
    """The band with sign and name of a half."""
    sheet.panel((x, y, w, h), BAND[side], "", 2)
    sheet.svg(icon(side), (x + 2, y + 1, h - 2, h - 2))
    ink = INK if side == "gold" else "#FFFFFF"
    sheet.say((x + h + 1, y - 1, w - h - 1, h + 1), name_of(side), size=11.8, colour=ink, face="bold", lines=1)


@cache
def resource(top: str, bottom: str, wide: float = 85.0) -> DisplayList:
    """A resource card in a hand: both halves to be read."""
    w, h = wide, wide * 88 / 63
    sheet = DisplayList(w, h)
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#F7F0E0", "#2B1A1E", 4.5, 1.2)
    iw = w - 5.2
    ih = iw * 88 / 126
    for at, side in enumerate((top, bottom)):
        y = 2.6 + at * (h - 5.2 - ih)
        sheet.svg(f"undecim/halves/{side}", (2.6, y, iw, ih))
        label(sheet, side, 2.6, y if at == 0 else y + ih - 18, iw, 18)
    sheet.panel((2.6, h / 2 - 1.4, iw, 2.8), "#F7F0E0", "", 0)
    sheet.shape(_TURN, (w / 2 - 10, h / 2 - 10, 20, 20), (20, 20))
    return sheet


def loose(side: str, other: str, fresh: bool, size: tuple[float, float] = (55.0, 77.0)) -> DisplayList:
    """A loose card: the half that counts in colour above, the other one dead below."""
    w, h = size
    sheet = DisplayList(w, h)
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#F7F0E0", "#2B1A1E", 4.5, 1.2)
    iw = w - 5.2
    ih = iw * 88 / 126
    sheet.svg(f"undecim/halves/{side}", (2.6, 2.6, iw, ih))
    sheet.svg(f"undecim/halves/{other}", (2.6, h - 2.6 - ih, iw, ih), turn=180)
    sheet.panel((2.6, h - 2.6 - ih, iw, ih), "#2A1A1E", "", 2, 0, 0.74)
    sheet.panel((2.6, h / 2 - 1, iw, 2), "#F7F0E0", "", 0)
    if fresh:
        sheet.svg(icon("fresh"), (w - 19, 0, 19, 19))
    return sheet


def across(side: str, last: bool, size: tuple[float, float]) -> DisplayList:
    """A card of a settlement, laid across: the half that counts at the left, the dead one a dark strip."""
    w, h = size
    sheet = DisplayList(w, h)
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), "#F7F0E0", "#2B1A1E", 4, 1.2)
    dead = max(5.0, w * 0.17)
    sheet.panel((2.2, 2.2, w - dead - 4.4, h - 4.4), BAND[side], "", 2.5)
    sheet.panel((w - dead - 0.6, 2.2, dead - 1.6, h - 4.4), "#3A2A2C", "", 2)
    step = 30.0 if w > 40 else 21.0
    size_ = h * (0.72 if last else 0.56)
    wide = w * 0.83 if last else step
    sheet.svg(icon(side), ((wide - size_) / 2 + 1, (h - size_) / 2, size_, size_))
    return sheet


@cache
def chip(card: str, mark: str) -> DisplayList:
    """An action card where there is little room: number, emblem and name, to be drawn at half its size."""
    sheet = DisplayList(90, 148)
    now = mark == "now"
    sheet.panel((1, 1, 88, 146), STONE, GLOW if now else "#6B5A44", 6, 6 if now else 2.4)
    plaque(sheet, ACTION_CARDS[card].number, 8, 8, 46, 44)
    sheet.svg(f"undecim/actions/{card}", (15, 54, 60, 60), c=WINE, d="#A8803A", e=STONE)
    sheet.say((1, 111, 88, 35), name_of(card), size=19, colour=INK, face="bold", align="center", leading=1.02)
    return sheet


@cache
def lying(side: str, last: bool) -> DisplayList:
    """A card of a settlement, laid across in full: the picture of the half that counts, the dead one a dark strip."""
    sheet = DisplayList(88, 62)
    sheet.panel((0.6, 0.6, 86.8, 60.8), "#F7F0E0", "#2B1A1E", 4, 1.2)
    sheet.svg(f"undecim/halves/{side}", (2.6, 2.6, 70, 56.8))
    label(sheet, side, 2.6, 42, 70, 17.4)
    sheet.panel((74, 2.6, 11.4, 56.8), "#3A2A2C", "", 2)
    return sheet


@cache
def strip(card: str, state: str, seat: int) -> DisplayList:
    """An action card of the field in one strip: number, name, who played it and whether that is done. 124 x 54."""
    sheet = DisplayList(124, 54)
    played = seat >= 0
    line = GLOW if state == "now" else "#6B5A44"
    sheet.panel((0.7, 0.7, 122.6, 52.6), STONE if played else "#B9AC93", line, 5, 3.4 if state == "now" else 1.3)
    plaque(sheet, ACTION_CARDS[card].number, 5, 5, 25, 24)
    sheet.say((34, 4, 86, 26), name_of(card), size=14, colour=INK, face="bold", lines=1)
    words = f"undecim-art-played-{state}" if played else "undecim-art-unused"
    ink = WINE if state == "now" else INK
    if played:
        facts = {"seat": seat}
        sheet.say((6, 31, 74, 20), "table-player", facts, size=12, colour=ink, lines=1)
        sheet.say((80, 31, 40, 20), words, size=12.5, colour=ink, face="bold", align="right", lines=1)
    else:
        sheet.say((8, 31, 110, 20), words, size=12.5, colour="#4A3C2E", lines=1)
    return sheet


_KEY = (
    '<path d="M0 7 V1 H7 V5 H4 V3 M9 7 V1 H16 V5 H13 V3 M18 7 V1 H25 V5 H22 V3 M27 7 V1 H34 V5 H31 V3 M36 7 V1 H43 V5 H40 '
    'V3 M45 7 V1 H52 V5 H49 V3 M54 7 V1 H61 V5 H58 V3 M63 7 V1 H70 V5 H67 V3" fill="none" stroke="#A89468" stroke-width="1.2"/>'
)
"""The meander at the foot of a tablet."""


@cache
def tablet(card: str, mark: str, size: tuple[float, float], gold_line: bool = True) -> DisplayList:
    """An action card as a marble tablet: number, emblem, name, red text, black text, and the gold line that it has unless
    the game uses none."""
    w, h = size
    data = ACTION_CARDS[card]
    paid = data.paid is not None and gold_line
    dash = card.replace("_", "-")
    tall = h > 130
    sheet = DisplayList(w, h)
    line = GLOW if mark == "now" else "#6B5A44"
    sheet.panel((0.7, 0.7, w - 1.4, h - 1.4), STONE, line, 5, 3.4 if mark == "now" else 1.4)
    sheet.panel((4, 4, w - 8, h - 8), "none", SAND, 3, 1)
    plaque(sheet, data.number, 6, 6, 29, 27)
    sheet.svg(f"undecim/actions/{card}", (w - 43, 5, 36, 36), c=WINE, d="#A8803A", e=STONE)
    y = 36.0
    if tall:
        sheet.write((7, 31, 30, 16), ROMAN[data.number], size=11.5, colour="#8A7448", face="title", lines=1)
        y = 45.0
    sheet.say((3, y - 2, w - 6, 22), name_of(card), size=15, colour=INK, face="bold", align="center", leading=1.02)
    y += 21
    sheet.panel((8, y, w - 16, 1), SAND, "", 0)
    foot = h - (25 if paid else 6)
    if data.red:
        sheet.panel((5, y + 2, w - 10, 19), "#F3CFC4", "#B2301F", 3, 1)
        style: dict[str, Any] = {"size": 12, "colour": "#8E1F1A", "face": "bold", "align": "center", "lines": 1}
        sheet.svg(icon("steal"), (8, y + 4, 14, 15))
        sheet.say((23, y + 1, w - 30, 20), f"undecim-art-red-{dash}", **style)
        y += 22
    sheet.say(
        (5, y + 1, w - 10, max(18.0, foot - y - 1)),
        f"undecim-art-lines-{dash}",
        size=12.5,
        colour=INK,
        align="center",
        valign="top" if tall else "middle",
        leading=1.42,
    )
    if paid:
        sheet.panel((5, h - 25, w - 10, 19), "#F3DD9A", "#B98518", 3, 1)
        style = {"size": 12, "colour": "#4A3410", "face": "bold", "align": "center", "lines": 1}
        sheet.svg(icon("gold"), (8, h - 23, 15, 15))
        sheet.say((24, h - 26, w - 31, 20), f"undecim-art-gold-{dash}", **style)
    if data.set == "base" and tall and not paid:
        sheet.shape(_KEY, (9, h - 17, 72, 8), (72, 8))
    if data.set != "base" and tall and not paid:
        sheet.svg(f"undecim/ages/{data.set}", (w / 2 - 21, h - 26, 42, 20))
    return sheet
