"""Parts of the sheets on which an action is put together: the quay, cards that would turn, lines of what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.presentation import DisplayList
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    FRAMES,
    GLOW,
    GOLD,
    INK,
    INK_2,
    LINE,
    MID,
    PAPER,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import CENTRES, GOODS, LANDSCAPES, NUMBERS
from game.titles.anno1701.rules.state import AnnoState

BOX = (190.0, 66.0, 900.0, 602.0)
BACK = (212.0, 602.0, 170.0, 50.0)
DONE = (750.0, 602.0, 318.0, 50.0)
GREEN, RED = "#1F6B3A", "#8E1F1A"


def quay(title: str, what: str) -> DisplayList:
    """The paper of a sheet with the quay at its head."""
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 38, 1280, 650), "#04101A", "", 0, 0, 0.66)
    x, y, w, _ = BOX
    sheet.shadow(BOX, 10, 12, 170, 6)
    sheet.panel(BOX, PAPER, GOLD, 10, 2)
    sheet.panel((x + 2, y + 2, w - 4, 84), "#BFE3F2", "", 8, 0)
    sheet.panel((x + 2, y + 60, w - 4, 26), "#3D8FBC", "", 0, 0)
    sheet.panel((x + 2, y + 84, w - 4, 22), "#7A4A2A", "", 0, 0)
    for i in range(14):
        sheet.panel((x + 2 + i * 64, y + 84, 1.2, 22), "#5A3418", "", 0, 0)
    icon(sheet, "bank", x + 22, y + 40, 54)
    sheet.svg("anno1701/ships/ship", (x + 700, y + 2, 96, 96), c="#D33E2B")
    sheet.svg("anno1701/scene/boat", (x + 560, y + 42, 36, 36))
    words(sheet, x + 96, y + 12, 330, 44, title, size=27, colour="#12364F", face="title")
    sheet.panel((x + 96, y + 58, 420, 26), "#0D2435", "", 13)
    words(sheet, x + 108, y + 58, 396, 26, what, size=13.5, colour=CREAM)
    return sheet


def stock_card(
    sheet: DisplayList, s: AnnoState, seat: int, place: str, box: tuple[float, float, float], mark: str
) -> None:
    """A landscape or a village centre in its frame, upright, with how it would answer (``mark``). ``box``: x, y, size."""
    x, y, size = box
    what = "centre" if place in CENTRES else place.rstrip("_12")
    if place in CENTRES:
        amount = s.gold[2 * seat + CENTRES.index(place)]
        key = f"{'gold:centre' if amount else 'chaos:chaos'}:{amount}:0::{mark}"
        what = "centre" if amount else "chaos"
    else:
        k = LANDSCAPES.index(place)
        amount = s.goods[7 * seat + k]
        key = f"land:{what}:{amount}:{NUMBERS[s.side[seat]][k]}::{mark}"
    sheet.panel((x, y, size, size), FRAMES[what], CREAM, size * 0.1, 1.4)
    sheet.place(face(key), x, y, size / 60)


def kind_tile(
    sheet: DisplayList, kind: str, box: tuple[float, float, float, float], count: str, lit: bool, reason: str
) -> None:
    """A good or gold with its number; with a reason it is locked."""
    x, y, w, h = box
    if lit:
        sheet.panel((x - 3, y - 3, w + 6, h + 6), "none", INK, 9, 5)
        sheet.panel((x - 3, y - 3, w + 6, h + 6), "none", GLOW, 9, 3)
    sheet.panel(box, "#E8DAB6" if reason else "#FFFDF6", "#C9A45A", 7, 1.4)
    icon(sheet, kind, x + 10, y + (4 if reason else h / 2 - 15), 30, 120 if reason else 255)
    ink = INK_2 if reason else INK
    write(sheet, x + 44, y + (2 if reason else 0), w - 48, 34 if reason else h, count, size=18, colour=ink, face="bold")
    if reason:
        sheet.svg("shared/icons/lock_red", (x + 8, y + h - 19, 14, 14))
        words(sheet, x + 25, y + h - 21, w - 29, 18, reason, size=11.5, colour=RED)


def follows(
    sheet: DisplayList, won: Sequence[tuple[str, str]], lost: Sequence[tuple[str, str]], box: tuple[float, float, float]
) -> None:
    """What becomes possible in green, what is lost in rose; one quiet line if nothing changes. ``box``: x, y, width."""
    x, y, w = box
    rows = [(line, True) for line in won[:2]] + [(line, False) for line in lost[:2]]
    if not rows:
        sheet.panel((x, y, w, 44), "#EFE5CC", "#C9A45A", 7, 1.2)
        words(sheet, x + 14, y, w - 28, 44, "follows-nothing", size=13.5, colour=INK_2)
        return
    wide = (w - 10 * (len(rows) - 1)) / len(rows)
    for i, ((message, thing), good) in enumerate(rows):
        left = x + i * (wide + 10)
        sheet.panel((left, y, wide, 44), "#DDF0DC" if good else "#FBE3DA", GREEN if good else RED, 7, 1.2)
        params = {"thing": thing} if thing else None
        ink = GREEN if good else RED
        words(sheet, left + 10, y, wide - 18, 44, message, params=params, size=13.5, colour=ink, lines=2, leading=1.15)


def heading(sheet: DisplayList, x: float, y: float, w: float, message: str, other: str = "") -> None:
    """The head of a column."""
    words(sheet, x, y, w, 30, message, size=20, colour=INK, face="title")
    if other:
        words(sheet, x + 84, y + 6, w - 84, 22, other, size=12.5, colour=INK_2)


def caption(sheet: DisplayList, x: float, y: float, w: float, place: str, ink: str = INK) -> None:
    """The name of a place below its card."""
    if place in CENTRES:
        words(sheet, x, y, w, 18, f"village-{place.removeprefix('centre_')}", size=12, colour=ink, face="bold", **MID)
    else:
        narrow = w < 100
        style: dict[str, Any] = {
            "size": 11.5 if narrow else 12,
            "lines": 2 if narrow else 1,
            "leading": 1.1,
            "valign": "top",
        }
        sheet.say((x, y, w, 28 if narrow else 18), name_of(place), colour=ink, face="bold", align="center", **style)


GOOD_ICONS = (*GOODS, "gold")
__all__ = ["BACK", "DONE", "GOOD_ICONS", "LINE", "caption", "follows", "heading", "kind_tile", "quay", "stock_card"]
