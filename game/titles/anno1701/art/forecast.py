"""The race as it stands: what either side still needs for both ways to win, and what threatens the only way to lose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import View
from game.presentation import Counted, DisplayList
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    INK_2,
    NAVY,
    PALE,
    PAPER,
    ROSE,
    SIDE_FILLS,
    TITLE_INK,
    WINE,
    icon,
    words,
)
from game.titles.anno1701.rules.components import FAVOUR_TO_WIN, MERCHANT, MERCHANTS_TO_WIN
from game.titles.anno1701.rules.prospects import CALM, Goal, by_fire, next_rank, seven_crowns, two_merchants
from game.titles.anno1701.rules.state import AnnoState, favour, gold_of, merchants
from game.titles.anno1701.table.counting import centres, people
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import layout

_X, _Y, _W, _H = 966.0, 44.0, 302.0, 640.0
_REVOLUTION: Final = 2


def forecast(v: View) -> DisplayList | None:
    """Both sides, the rival above as on the table, in the column beside the islands; None before the first turn."""
    s: AnnoState = v.state
    if not s.side[0] or not s.turn:
        return None
    sheet = DisplayList(1280, 720)
    sheet.shadow((_X, _Y, _W, _H), 10, 10, 170, 5)
    sheet.panel((_X, _Y, _W, _H), NAVY, GOLD, 9, 2)
    words(sheet, _X + 14, _Y + 4, _W - 28, 30, "forecast-title", size=18, colour=TITLE_INK, face="title")
    words(sheet, _X + 14, _Y + 33, _W - 28, 20, "forecast-how", size=12.5, colour=PALE)
    me = me_of(v)
    for index, seat in enumerate((1 - me, me)):
        _seat(sheet, s, seat, _Y + 58 + index * 268)
    ahead, params = leader(s)
    sheet.panel((_X + 8, _Y + 596, _W - 16, 36), "#5A4310", GLOW, 7, 1.4)
    words(sheet, _X + 16, _Y + 596, _W - 32, 36, f"forecast-{ahead}", params=params, size=13.5, align="center")
    return sheet


def leader(s: AnnoState) -> tuple[str, dict[str, int]]:
    """Who is nearer to a victory, as a message with its parameters: by the rises that are missing on the shorter way."""
    missing = [min(seven_crowns(s, seat).rises, two_merchants(s, seat).rises) for seat in (0, 1)]
    if missing[0] == missing[1]:
        return "level", {"count": missing[0]}
    ahead = int(missing[1] < missing[0])
    return "ahead", {"seat": ahead, "count": missing[ahead], "other": missing[1 - ahead]}


def _seat(sheet: DisplayList, s: AnnoState, seat: int, y: float) -> None:
    dark = s.side[seat] == "dragon"
    fill, line, ink, sub = (WINE, "#C8515F", CREAM, ROSE) if dark else (PAPER, "#2F6BE0", INK, INK_2)
    x, w = _X + 8, _W - 16
    sheet.panel((x, y, w, 262), fill, line, 8, 1.8)
    icon(sheet, s.side[seat], x + 8, y + 6, 28)
    sheet.say(
        (x + 42, y + 5, w - 52, 30), "anno1701-art-seat", {"seat": seat}, size=17, colour=ink, face="title", lines=1
    )
    have = favour(s, seat)
    for i in range(FAVOUR_TO_WIN):
        lit = i < have
        cell = (x + 10 + i * 38, y + 40, 34.0, 30.0)
        sheet.panel(cell, SIDE_FILLS[s.side[seat]] if lit else "#12364F", "#E3C77A" if lit else "#35607E", 5, 1.1)
        icon(sheet, "crown" if lit else "crown_off", cell[0] + 6, y + 44, 22, c="" if lit else "#BFD6E4")
    crowns, rich = seven_crowns(s, seat), two_merchants(s, seat)
    _goal(sheet, seat, "crowns", crowns, (x, y + 78, w), (ink, sub))
    _goal(sheet, seat, "merchants", rich, (x, y + 124, w), (ink, sub), merchants(s, seat))
    _next(sheet, s, seat, (x, y + 170, w), (ink, sub))
    _ruin(sheet, s, seat, (x, y + 210, w), dark)


def _row(sheet: DisplayList, name: str, seat: int, box: tuple[float, float, float, float], drawing: str) -> None:
    x, y, w, h = box
    sheet.panel((x + 10, y, w - 20, 1), "#9DBDD0", "", 0, 0, 0.5)
    icon(sheet, drawing, x + 10, y + 9, 24)
    sheet.hot((x + 4, y, w - 8, h), f"row/{name}/{seat}")


def _goal(
    sheet: DisplayList,
    seat: int,
    name: str,
    goal: Goal,
    place: tuple[float, float, float],
    inks: tuple[str, str],
    count: int = 0,
) -> None:
    """How many rises a victory still takes, and what of their cost is not there."""
    x, y, w = place
    _row(sheet, name, seat, (x, y, w, 44), "crown" if name == "crowns" else "merchant_mark")
    facts = {"count": goal.rises, "have": count, "all": MERCHANTS_TO_WIN}
    words(sheet, x + 42, y + 3, w - 52, 20, f"forecast-{name}", params=facts, size=13.5, colour=inks[0], face="bold")
    params = {"what": _listed(goal.lack)}
    words(sheet, x + 42, y + 22, w - 52, 20, _said(goal.lack), params=params, size=12.5, colour=inks[1])


def _next(
    sheet: DisplayList, s: AnnoState, seat: int, place: tuple[float, float, float], inks: tuple[str, str]
) -> None:
    x, y, w = place
    _row(sheet, "next", seat, (x, y, w, 38), "person")
    rank, lack = next_rank(s, seat)
    words(
        sheet, x + 42, y + 1, w - 52, 19, "forecast-next", params={"rank": rank}, size=13.5, colour=inks[0], face="bold"
    )
    words(sheet, x + 42, y + 18, w - 52, 19, _said(lack), params={"what": _listed(lack)}, size=12.5, colour=inks[1])


def _listed(lack: Mapping[str, int]) -> str:
    return " ".join(f"{amount}[{what}]" for what, amount in lack.items())


def _said(lack: Mapping[str, int]) -> str:
    return "forecast-lacks" if lack else "forecast-paid"


def _ruin(sheet: DisplayList, s: AnnoState, seat: int, place: tuple[float, float, float], dark: bool) -> None:
    """How much gold stands between the seat and ruin, and what would take it."""
    x, y, w = place
    danger = threat(s, seat)
    if danger not in ("calm", "poor"):
        sheet.panel((x + 4, y + 1, w - 8, 48), "#5E1A22", "#FFB9A0", 6, 1.3)
    _row(sheet, "ruin", seat, (x, y, w, 48), "torch")
    ink, sub = ("#FFFFFF", "#FFD9C8") if danger not in ("calm", "poor") or dark else (INK, INK_2)
    gold, fire = gold_of(s, seat), by_fire(s, seat)
    words(sheet, x + 42, y + 4, w - 52, 20, "forecast-gold", params={"gold": gold}, size=13.5, colour=ink, face="bold")
    words(sheet, x + 42, y + 24, w - 52, 20, f"forecast-{danger}", params={"fire": fire}, size=12.5, colour=sub)


def threat(s: AnnoState, seat: int) -> str:
    """What could ruin the seat or already harms it: "fire", "revolution", "thief", "chaos", "poor" or "calm"."""
    gold = gold_of(s, seat)
    if gold <= by_fire(s, seat):
        return "fire"
    if gold == 1:
        return "thief"
    if gold <= _REVOLUTION:
        return "revolution"
    if 0 in s.gold[2 * seat : 2 * seat + 2]:
        return "chaos"
    return "calm" if gold >= CALM else "poor"


def counted_by(v: View, row: str) -> list[Counted]:
    """The people of a side, its merchants, or its villages, where they lie."""
    _, name, number = (*row.split("/"), "", "")[:3]
    if layout(v) not in ("table", "dice") or not number:
        return []
    seat = int(number)
    if name == "ruin":
        return centres(v, seat)
    if name == "crowns":
        return people(v, seat, range(1, MERCHANT + 1), True)
    return people(v, seat, (MERCHANT,) if name == "merchants" else range(MERCHANT))


__all__ = ["counted_by", "forecast", "leader", "threat"]
