"""Every piece as it lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.presentation import DisplayList
from game.titles.anno1701.art.inks import (
    BANDS,
    CREAM,
    ERA,
    EVENT_ICONS,
    FRAMES,
    GLOW,
    GOLD,
    GOOD_ICON,
    INK,
    MID,
    NAVY,
    PAPER,
    RANK_FILLS,
    ROMAN,
    SAND,
    art,
    band_of,
    cost_of,
    gives,
    good_of,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import ACTION_CARDS, ERA_OF, KIND_OF, MARKS, RANK_IDS, VOYAGE
from game.titles.anno1701.table.asks import GAIN, LOSS, PICK, SHUT

_ROUND: Final = {
    "land": ("0", "1", "2", "3"),
    "ware": ("0", "1", "2", "3"),
    "gold": ("4", "1", "2", "3"),
    "ship": ("IV", "I", "II", "III"),
}
"""The numerals of a card that is turned: under the plate, at the left, on top, at the right."""


@lru_cache(4096)
def face(key: str) -> DisplayList:
    """The drawing of a piece."""
    kind, *rest = key.split(":")
    small = bool(rest) and rest[-1] == "s"
    if small:
        rest = rest[:-1]
    found = _FACES.get(kind)
    return found(kind, rest, small) if found else DisplayList(44, 44)


def _frame(kind: str, rest: list[str], small: bool) -> DisplayList:
    ring, what = rest
    size = 40 if small else 60
    sheet = DisplayList(size, size)
    fill = FRAMES[what]
    sheet.panel((0.6, 0.6, size - 1.2, size - 1.2), fill, CREAM, 4 if small else 6, 1.2)
    if small or ring not in _ROUND:
        return sheet
    _, left, top, right = _ROUND[ring]
    style = {"size": 11.5, "face": "bold", "colour": CREAM, **MID}
    write(sheet, 0, 22, 10, 16, left, **style)
    write(sheet, 20, -3, 20, 15, top, **style)
    write(sheet, 47, 22, 13, 16, right, **style)
    sheet.panel((51, 2.5, 6.8, 6.8), "#E3C77A", INK, 3.4, 1)
    return sheet


def _stock(kind: str, rest: list[str], small: bool) -> DisplayList:
    """The picture, the places for goods and the plate: what stays upright on a card that turns."""
    what, amount, number = rest[0], int(rest[1]), rest[2]
    chained = len(rest) > 3 and rest[3] == "chain"
    size = 40.0 if small else 60.0
    sheet = DisplayList(size, size)
    inset = 2.4 if small else 9.0
    sheet.svg(f"anno1701/lands/{what}", (inset, inset, size - 2 * inset, size - 2 * inset))
    if small:
        _small_plate(sheet, kind, what, amount)
    else:
        _places(sheet, kind, what, amount)
        if kind in ("chaos", "wreck"):
            sheet.panel((8, 41, 44, 18), "#5E1A22", "#FFD9C8", 5, 1.3)
            words(sheet, 8, 41, 44, 18, kind, size=12, face="bold", colour="#FFE7D6", align="center")
        else:
            sheet.panel((18, 40, 24, 19), "#FFF8E7", INK, 5, 1.3)
            text = ROMAN[amount] if kind == "ship" else str(amount)
            write(sheet, 18, 40, 24, 19, text, size=16, colour=INK, face="bold", **MID)
    mark = rest[4] if len(rest) > 4 else ""
    if mark:
        _answers(sheet, mark, kind, amount, size)
    if number != "0":
        icon(sheet, f"die{number}", 0, 0, 15 if small else 17)
    if chained:
        icon(sheet, "chain", size - 17, 0, 17)
    return sheet


_DASHES: Final = (
    '<rect x="1.6" y="1.6" width="56.8" height="56.8" rx="6" fill="none" stroke="#FFB36B" stroke-width="2.8" '
    'stroke-dasharray="6 4"/>'
)


def _answers(sheet: DisplayList, mark: str, kind: str, amount: int, size: float) -> None:
    """A light round a card that answers the question, with what it would show, dashed where it pays; a veil over one
    that cannot."""
    if mark == SHUT:
        sheet.panel((0, 0, size, size), "#0B2030", "", 6, 0, 0.5)
        return
    gain, loss = mark.startswith(GAIN), mark.startswith(LOSS)
    sheet.panel((0.4, 0.4, size - 0.8, size - 0.8), "none", "#14211C", 6, 5)
    if loss:
        sheet.shape(_DASHES, (0, 0, size, size), (60, 60))
    else:
        sheet.panel((0.4, 0.4, size - 0.8, size - 0.8), "none", GLOW, 6, 2.6)
    if not (gain or loss):
        return
    k = size / 60
    after = mark.removeprefix(GAIN).removeprefix(LOSS)
    fill, line = ("#8A4A12", "#FFD9B0") if loss else ("#1F6B3A", "#CFF3DF")
    sheet.panel((14 * k, 2 * k, 44 * k, 17 * k), fill, line, 8 * k, 1.2)
    turn = f"[{'turn_cw' if loss else 'turn_ccw'}]{int(after) - amount:+d}".replace("-", "−")
    write(sheet, 14 * k, 2 * k, 44 * k, 17 * k, turn, size=max(11.0, 12.5 * k), face="bold", **MID)
    sheet.panel((8 * k, 39 * k, 44 * k, 20 * k), "#FFF8E7", INK, 5, 1.3)
    write(
        sheet,
        8 * k,
        39 * k,
        44 * k,
        20 * k,
        f"{ROMAN[amount]}→{ROMAN[int(after)]}" if kind in ("ship", "wreck") else f"{amount}→{after}",
        size=max(11.0, 15 * k),
        colour=INK,
        face="bold",
        **MID,
    )


def _places(sheet: DisplayList, kind: str, what: str, amount: int) -> None:
    total, good = {"land": (3, GOOD_ICON.get(what, what)), "ware": (3, what), "gold": (4, "gold")}.get(kind, (0, ""))
    if not total:
        if kind == "chaos":
            for i in range(4):
                icon(sheet, "discontent", 9 + i * 10.5, 28, 10)
        return
    step = 13.0 if total == 3 else 11.0
    left = 30 - step * total / 2
    sheet.panel((left - 1, 26.5, step * total + 2, 13.5), NAVY, "", 4, 0, 0.66)
    for i in range(total):
        if i < amount:
            icon(sheet, good, left + i * step + 0.5, 27.3, step - 1)
        elif kind == "gold":
            icon(sheet, "discontent", left + i * step + 0.5, 27.8, step - 1)
        else:
            sheet.panel((left + i * step + 3.2, 30, 6.6, 6.6), "none", "#F6EEDC", 3.3, 1.1, 0.8)


def _small_plate(sheet: DisplayList, kind: str, what: str, amount: int) -> None:
    if kind in ("chaos", "wreck"):
        sheet.panel((1, 25, 38, 14.5), "#5E1A22", "#FFD9C8", 4, 1)
        words(sheet, 2, 25, 36, 14, kind, size=11.5, face="bold", colour="#FFE7D6", align="center")
        return
    good = {"land": GOOD_ICON.get(what, ""), "ware": what, "gold": "gold"}.get(kind, "")
    wide = 30 if good else 22
    sheet.panel((20 - wide / 2, 24, wide, 15.5), "#FFF8E7", INK, 4, 1.1)
    text = ROMAN[amount] if kind == "ship" else str(amount)
    write(
        sheet,
        20 - wide / 2,
        24,
        wide,
        15.5,
        f"[{good}]{text}" if good else text,
        size=12.5,
        colour=INK,
        face="bold",
        **MID,
    )


def _person(kind: str, rest: list[str], small: bool) -> DisplayList:
    rank = rest[0]
    size = 40.0 if small else 60.0
    sheet = DisplayList(size, size)
    marks = MARKS[RANK_IDS.index(rank)]
    sheet.panel((0.6, 0.6, size - 1.2, size - 1.2), RANK_FILLS[rank], "#E3C77A" if marks else CREAM, 5, 1.3)
    if small:
        sheet.svg(f"anno1701/people/{rank}", (2.4, 2.4, 35.2, 35.2))
        _crowns(sheet, marks, 20 - (marks * 10 + 5) / 2, 26, 10)
        return sheet
    sheet.svg(f"anno1701/people/{rank}", (9, 2.5, 42, 42))
    sheet.say((2, 43, 56, 16), name_of(rank), size=12, colour="#FFFFFF", face="bold", **MID)
    _crowns(sheet, marks, 59 - (marks * 13 + 5), 1, 13)
    return sheet


def _crowns(sheet: DisplayList, count: int, x: float, y: float, size: float) -> None:
    if count:
        sheet.panel((x, y, count * size + 5, size + 3), "#4A0F1C", "#E3C77A", 6, 1)
        for i in range(count):
            icon(sheet, "crown", x + 2.5 + i * size, y + 1.5, size)


def _building(kind: str, rest: list[str], small: bool) -> DisplayList:
    card = rest[0]
    size = 40.0 if small else 60.0
    sheet = DisplayList(size, size)
    sheet.panel((0.6, 0.6, size - 1.2, size - 1.2), BANDS[band_of(card)], CREAM, 5, 1.1)
    drawing = f"anno1701/buildings/{KIND_OF[card]}"
    if small:
        write(sheet, 0, 0, 40, 15, gives(card), size=11.5, face="bold", **MID)
        sheet.svg(drawing, (2, 16, 36, 20))
        return sheet
    if card in ACTION_CARDS:
        sheet.svg(drawing, (2.5, 12, 55, 36))
        return sheet
    write(sheet, 0, 0.5, 60, 17, gives(card), size=12.5, face="bold", **MID)
    sheet.svg(drawing, (2.5, 17, 55, 27))
    sheet.say((-4, 44, 68, 15), art(f"short-{KIND_OF[card]}"), {"place": "tile"}, size=11.5, colour="#FFFFFF", **MID)
    return sheet


def _overview(kind: str, rest: list[str], small: bool) -> DisplayList:
    size = 40.0 if small else 60.0
    sheet = DisplayList(size, size)
    sheet.panel((0.6, 0.6, size - 1.2, size - 1.2), "#6B5736", CREAM, 5, 1.1)
    inset = 2.4 if small else 9
    sheet.svg("anno1701/lands/overview", (inset, inset, size - 2 * inset, size - 2 * inset))
    if not small:
        sheet.panel((4, 41, 52, 16), NAVY, "", 4, 0, 0.72)
        words(sheet, 4, 41, 52, 16, "overview", size=11.5, face="bold", align="center")
    return sheet


def _card(kind: str, rest: list[str], small: bool) -> DisplayList:
    """A card of the hand: band, picture, what it does, its cost, and what it can do now."""
    card, state = rest[0], rest[1]
    what = KIND_OF[card]
    fill = BANDS[band_of(card)]
    sheet = DisplayList(96, 150)
    sheet.shadow((1, 1, 94, 147), 7, 4, 120)
    sheet.panel((0.8, 0.8, 94.4, 148.4), PAPER, fill, 7, 2)
    sheet.panel((0.8, 0.8, 94.4, 23), fill, "", 6, 0)
    name, where = art(f"short-{what}"), {"place": "hand"}
    sheet.say((4, 1.5, 91, 22), name, where, size=12.5, colour="#FFFFFF", face="bold", lines=1)
    sheet.svg(f"anno1701/buildings/{what}", (3, 25, 90, 46))
    sheet.svg(f"anno1701/backs/era{ERA_OF[card]}", (75, 53, 17, 17))
    words(
        sheet, 6, 73, 85, 37, f"does-{what}", size=12, colour=INK, lines=2, leading=1.3, params={"gives": gives(card)}
    )
    if cost_of(card):
        sheet.panel((4, 111, 88, 17), SAND, "", 4, 0)
        write(sheet, 4, 111, 88, 17, cost_of(card), size=12, colour=INK, face="bold", **MID)
    if state.startswith("lack"):
        _, good, count = state.split("-")
        sheet.panel((3, 129, 90, 18), "#FBE3DA", "", 4, 0)
        params = {"what": f"{count}[{good}]"}
        words(sheet, 5, 129, 86, 18, "state-lack", size=12, colour="#8E1F1A", align="center", params=params)
    elif state != "look":
        ink = "#2E6B4A" if state in ("build", "play") else "#5A4310"
        words(sheet, 5, 129, 86, 18, f"state-{state}", size=12, colour=ink, align="center")
    return sheet


def _pile(kind: str, rest: list[str], small: bool) -> DisplayList:
    what, count = rest[0], int(rest[1])
    sheet = DisplayList(50, 56)
    if count:
        for i in range(min(3, count // 2), 0, -1):
            sheet.panel((1 + i * 1.2, 5 - i * 1.6, 44, 44), "#123650", "#D9C48C", 4, 0.8)
        sheet.svg(f"anno1701/backs/{what}", (1, 5, 44, 44))
        sheet.panel((1.5, 5.5, 43, 43), "none", CREAM, 4, 1.2)
    else:
        sheet.panel((1, 5, 44, 44), "#0D2F4A", "#BFE3F2", 4, 1.4, 0.5)
        numeral = ERA[int(what[3])] if what.startswith("era") else ""
        write(sheet, 1, 5, 44, 40, numeral, size=15, colour="#BFE3F2", face="bold", **MID)
    mark = rest[2] if len(rest) > 2 else ""
    if mark == PICK:
        sheet.panel((0, 4, 46, 46), "none", "#14211C", 5, 5)
        sheet.panel((0, 4, 46, 46), "none", GLOW, 5, 2.6)
    elif mark == SHUT:
        sheet.panel((1, 5, 44, 44), "#0B2030", "", 4, 0, 0.55)
    _count(sheet, 11, 40, count, bool(count))
    return sheet


def _count(sheet: DisplayList, x: float, y: float, count: int, lit: bool) -> None:
    sheet.panel((x, y, 24, 16), "#0B2030", "#E3C77A" if lit else "#5E8BA8", 8, 1.1)
    write(sheet, x, y, 24, 16, str(count), size=12, face="bold", **MID)


def _rank(kind: str, rest: list[str], small: bool) -> DisplayList:
    rank, count = rest[0], int(rest[1])
    sheet = DisplayList(46, 56)
    sheet.panel((1, 5, 44, 44), RANK_FILLS[rank], "#E3C77A" if count else "#5E8BA8", 4, 1.3)
    sheet.svg(f"anno1701/people/{rank}", (3.5, 7.5, 39, 39), 255 if count else 90)
    _crowns(sheet, MARKS[RANK_IDS.index(rank)], 44 - (MARKS[RANK_IDS.index(rank)] * 10 + 5), 1, 10)
    _count(sheet, 0, 40, count, bool(count))
    return sheet


def _back(kind: str, rest: list[str], small: bool) -> DisplayList:
    if small:
        sheet = DisplayList(38, 38)
        sheet.svg(f"anno1701/backs/era{rest[0]}", (0, 0, 38, 38))
        sheet.panel((0.6, 0.6, 36.8, 36.8), "none", CREAM, 4, 1.2)
        return sheet
    sheet = DisplayList(96, 150)
    sheet.panel((0.8, 0.8, 94.4, 148.4), {"1": "#1B4630", "2": "#153F5C", "3": "#4A1E40"}[rest[0]], CREAM, 7, 2)
    sheet.svg(f"anno1701/backs/era{rest[0]}", (8, 35, 80, 80))
    return sheet


def _die(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(44, 44)
    if rest[0] in ("0", ""):
        sheet.svg("anno1701/pieces/die" if kind == "die" else "anno1701/pieces/event_die", (0, 0, 44, 44))
        ink = INK if kind == "die" else "#1C5C86"
        write(sheet, 0, 0, 44, 42, "?", size=22, colour=ink, face="bold", **MID)
    elif kind == "die":
        icon(sheet, f"die{rest[0]}", 0, 0, 44)
    else:
        sheet.svg("anno1701/pieces/event_die", (0, 0, 44, 44))
        icon(sheet, f"ev_{EVENT_ICONS[rest[0]]}", 7, 5, 30)
    return sheet


def _voyage(kind: str, rest: list[str], small: bool) -> DisplayList:
    card, number = rest[0], rest[1]
    sheet = DisplayList(76, 84)
    danger = VOYAGE[card].kind in ("pirates", "besieged", "cliffs", "storm")
    sheet.panel((0.8, 0.8, 74.4, 82.4), "#4A1216" if danger else "#123650", CREAM, 6, 1.5)
    sheet.svg(f"anno1701/voyage/{picture_of(card)}", (8, 3, 60, 60))
    words(sheet, 2, 63, 72, 19, f"sea-{card}", size=12, colour="#FFFFFF", face="bold", align="center")
    if wares_of(card):
        sheet.panel((24, 44, 46, 19), "#FFF8E7", INK, 6, 1.1)
        write(sheet, 24, 44, 46, 19, wares_of(card), size=13, colour=INK, face="bold", **MID)
    _number(sheet, number)
    return sheet


def wares_of(card: str) -> str:
    """What a trader at sea sells, as inline icons; "" for every other card."""
    wares = {"rum_and_tobacco": "[rum][tobacco]", "any_good": "[wood]…"}
    return "".join(wares.get(what, f"[{what}]") for what, _, _ in VOYAGE[card].offers)


def picture_of(card: str) -> str:
    """The drawing of a voyage card."""
    return "foreign_people" if card.startswith("foreign") else VOYAGE[card].kind


def _number(sheet: DisplayList, number: str) -> None:
    sheet.panel((0, 0, 21, 18), NAVY, GOLD, 9, 1.2)
    write(sheet, 0, 0, 21, 18, number, size=12, face="bold", **MID)


def _closed(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(76, 84)
    sheet.panel((0.8, 0.8, 74.4, 82.4), "#0D2F4A", "#BFE3F2", 6, 1.5)
    sheet.svg("anno1701/backs/voyage", (8, 8, 60, 60))
    _number(sheet, rest[0])
    return sheet


def _left(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(44, 44)
    sheet.svg("anno1701/backs/voyage", (2, 0, 38, 38))
    _count(sheet, 10, 27, int(rest[0]), True)
    return sheet


def _vessel(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(176, 176)
    colour = "#2F6BE0" if rest[0] == "lion" else "#B3263A"
    sheet.svg("anno1701/ships/ship", (4, 0, 168, 168), c=colour)
    sheet.panel((66, 150, 44, 24), "#FFF8E7", INK, 6, 1.4)
    write(sheet, 66, 150, 44, 24, ROMAN[int(rest[1])], size=17, colour=INK, face="bold", **MID)
    return sheet


def _met(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(182, 182)
    if rest[0] in ("pirates", "besieged"):
        sheet.svg("anno1701/ships/pirate", (0, 0, 178, 178))
    else:
        sheet.svg("anno1701/ships/ship", (4, 0, 174, 174), c="#2F7A4A")
    return sheet


def _purse(kind: str, rest: list[str], small: bool) -> DisplayList:
    sheet = DisplayList(44, 44)
    icon(sheet, "gold", 2, 0, 36)
    sheet.panel((22, 24, 22, 19), "#FFF8E7", INK, 6, 1.2)
    write(sheet, 22, 24, 22, 19, rest[0], size=14, colour=INK, face="bold", **MID)
    return sheet


def _answer(kind: str, rest: list[str], small: bool) -> DisplayList:
    """One thing to choose at sea: the card that would turn, its price, and what it would show."""
    thing, price, held = rest[0], int(rest[1]), int(rest[2])
    sheet = DisplayList(124, 132)
    sheet.shadow((1, 1, 122, 128), 8, 4, 120)
    sheet.panel((0.8, 0.8, 122.4, 130.4), PAPER, GLOW, 8, 2)
    drawings = ["rum", "tobacco"] if thing == "rum_and_tobacco" else [thing.rstrip("_12")]
    for i, drawing in enumerate(drawings):
        x = 38.0 if len(drawings) == 1 else 12 + i * 54
        sheet.panel((x - 4, 10, 56, 56), FRAMES[drawing], CREAM, 6, 1.2)
        sheet.svg(f"anno1701/lands/{drawing}", (x, 14, 48, 48))
    sheet.say((4, 70, 116, 20), name_of(thing), size=13, colour=INK, face="bold", **MID)
    goods = "".join(f"[{good_of(drawing)}]" for drawing in drawings)
    change = f"{goods} {held} → **{min(3, held + 1)}**" if len(drawings) == 1 else f"{goods} +1 +1"
    if held >= 3 and len(drawings) == 1:
        words(sheet, 4, 89, 116, 20, "full", size=13.5, colour="#8E1F1A", face="bold", align="center")
        return sheet
    write(sheet, 4, 89, 116, 20, change, size=13.5, colour="#2E6B4A", **MID)
    if price and len(rest) > 4 and rest[3]:
        changed = [(side, *change.split("-")) for side, change in zip(("left", "right"), rest[3:5])]
        changed = [change for change in changed if change[1] != change[2]]
        both = len(changed) > 1
        if not both:
            write(sheet, 4, 108, 40, 20, f"−{price}[gold]", size=13, colour="#8E1F1A", face="bold", **MID)
        left, wide = (2.0, 60.0) if both else (44.0, 76.0)
        for i, (side, was, now) in enumerate(changed):
            style = {"size": 12, "colour": INK, "align": "center", "params": {"was": was, "now": now}}
            words(sheet, left + i * wide, 108, wide, 20, f"paid-{side}", **style)
    elif price:
        write(sheet, 4, 108, 116, 20, f"−{price}[gold]", size=13.5, colour="#8E1F1A", face="bold", **MID)
    return sheet


_FACES: Final[dict[str, Callable[[str, list[str], bool], DisplayList]]] = {
    "frame": _frame,
    "land": _stock,
    "ware": _stock,
    "ship": _stock,
    "wreck": _stock,
    "gold": _stock,
    "chaos": _stock,
    "person": _person,
    "building": _building,
    "overview": _overview,
    "card": _card,
    "pile": _pile,
    "rank": _rank,
    "back": _back,
    "die": _die,
    "event": _die,
    "voyage": _voyage,
    "closed": _closed,
    "left": _left,
    "vessel": _vessel,
    "met": _met,
    "purse": _purse,
    "answer": _answer,
}
