"""Raising a monument: which card, what it brings on this square, and what follows."""

from __future__ import annotations

from game.engine import Action, View
from game.engine.bits import members
from game.presentation import DisplayList
from game.titles.cultus.actions.monument import bonus_icons
from game.titles.cultus.art import marks
from game.titles.cultus.art.inks import INK, INK_2
from game.titles.cultus.board import AROUND_BITS
from game.titles.cultus.components import BONUS_VP, KINDS, MONUMENT_CARDS, MONUMENT_COST
from game.titles.cultus.presentation import seat_color
from game.titles.cultus.state import CultusState

SMALL, LARGE = (116.0, 206.0), (176.0, 240.0)


def answer(v: View, a: Action) -> DisplayList | None:
    """A monument card to choose by: its power, and what its bonus comes to here; None for other deeds."""
    return _card(v, a, *SMALL) if a.kind == "build_monument" else None


def larger(v: View, a: Action) -> DisplayList | None:
    """The same card while it is pointed at."""
    return _card(v, a, *LARGE) if a.kind == "build_monument" else None


def _card(v: View, a: Action, wide: float, high: float) -> DisplayList:
    s: CultusState = v.state
    data = MONUMENT_CARDS[a.args[0]]
    count = bonus_icons(s, s.pawn[a.seat], data.bonus)
    brought = marks.after(v, a).vp[a.seat] - s.vp[a.seat]
    best = max(bonus_icons(s, s.pawn[a.seat], MONUMENT_CARDS[card].bonus) for card in s.display)
    large = wide == LARGE[0]
    more = large * 2.0
    sheet = DisplayList(wide, high)
    sheet.shadow((0, 0, wide, high), 8, 8, 150, 4)
    sheet.panel((0, 0, wide, high), "#F6EEDC", "#4A3A78", 7, 1.6)
    sheet.panel((0, 0, wide, 30), "#4B3A86", "", 7)
    name = f"cultus-art-card-{data.kind}"
    sheet.say((6, 0, wide - 12, 30), name, size=13 + more, face="title", align="center", lines=1)
    drawn = 66.0 if large else 50.0
    sheet.svg("cultus/monument_art", (4, 31, wide - 8, drawn))
    ring = 36.0 if large else 30.0
    sheet.panel((8, 38, ring, ring), "#FFFDF6", "#4B3A86", ring / 2, 2)
    sheet.svg(f"cultus/icons/kind_{data.kind}", (8 + ring / 6, 38 + ring / 6, ring * 2 / 3, ring * 2 / 3))
    icon = f"[{KINDS[data.bonus]}]"
    pill = (52 + 6 * more, 26 + 3 * more)
    fill = marks.GAIN if brought else marks.EVEN
    marks.pill(sheet, (wide - pill[0] - 3, 36, *pill), f"+{brought}", fill, 16 + 2 * more)
    permit = {"icon": f"[{KINDS[data.permit]}]" if data.permit is not None else ""}
    words = f"cultus-{'text' if large else 'art-short'}-{data.kind}"
    text = (8, 35 + drawn, wide - 14, high - 99 - drawn)
    sheet.say(text, words, permit, size=13 + more / 4, colour=INK, leading=1.35, valign="top")
    good = count == best and count > 0
    sheet.panel((4, high - 60, wide - 8, 56), "#FFE7A8" if good else "#EADFC4", "", 5)
    facts = {"icon": icon, "count": count, "factor": BONUS_VP, "vp": count * BONUS_VP}
    message = "cultus-hand-around" if count else "cultus-hand-around-none"
    around = (6, high - 59, wide - 12, 28)
    if count and not large:
        marks.line(sheet, around, f"{icon} ×{count} ×{BONUS_VP}", 14, colour=INK_2, face="body", align="center")
    else:
        sheet.say(around, message, facts, size=12.5 + more, colour=INK_2, align="center", lines=1)
    total = (8, high - 33, wide - 16, 28)
    sheet.write(total, f"= **{count * BONUS_VP}** [star]", size=16 + more, colour=INK, align="center", lines=1)
    return sheet


def raised(v: View, a: Action) -> DisplayList:
    """The monument on its square, the squares that pay, the cube's way, the points, and what follows."""
    s: CultusState = v.state
    new = marks.after(v, a)
    here = s.pawn[a.seat]
    paying = set(members(AROUND_BITS[here] & s.shown[MONUMENT_CARDS[a.args[0]].bonus] & s.countable()))
    sheet = marks.stage()
    marks.veil(sheet, set(range(64)) - paying - {here}, 0.45)
    for square in paying:
        x, y, w, h = marks.rect_of(square)
        sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", "#14211C", 5, 5.4)
        sheet.panel((x + 1, y + 1, w - 2, h - 2), "none", "#FFD55E", 5, 3)
        marks.pill(sheet, (x + 4, y + 30, w - 8, 20), f"+{BONUS_VP} [star]", "#14211C")
    x, y, w, h = marks.rect_of(here)
    body = '<rect x="2" y="2" width="152" height="152" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-dasharray="7 5"/>'
    sheet.shape(body, (x - 52, y - 52, 156, 156), (156, 156))
    sheet.svg(f"cultus/pieces/monument_{seat_color(s, a.seat)}", (x + 4, y + 2, 46, 46), 215)
    marks.own_points(sheet, v, new.vp[a.seat])
    _way(sheet, here)
    _follows(sheet, s, new, a)
    return sheet


def _way(sheet: DisplayList, here: int) -> None:
    """The cube's way from the last space to its square, and its home."""
    marks.dots(sheet, (376, 300), marks.middle_of(here), 13, 7, "#2F6BE0", "#FFFFFF", 1.2)
    marks.pill(sheet, (318, 290, 40, 20), f"−{MONUMENT_COST}", marks.LOSS)


def _follows(sheet: DisplayList, s: CultusState, new: CultusState, a: Action) -> None:
    x, y, w, h = 856.0, 545.0, 412.0, 140.0
    sheet.shadow((x, y, w, h), 8, 8, 150, 4)
    sheet.panel((x, y, w, h), "#181029", "#6B5C94", 8, 1.6)
    sheet.say((x + 16, y + 4, w - 32, 28), "cultus-hand-follows", size=16, colour="#F0D9A0", face="title", lines=1)
    left = [state.stock[a.seat] + (state.cost[a.seat] >= 0) for state in (s, new)]
    rows = (
        ("coin", "price", max(0, s.cost[a.seat]), max(0, new.cost[a.seat])),
        ("cube", "cubes", left[0], left[1]),
        ("star", "points", s.vp[a.seat], new.vp[a.seat]),
    )
    for at, (icon, name, old, then) in enumerate(rows):
        top = y + 32 + 35 * at
        sheet.panel((x + 8, top, w - 16, 32), "#241A40", "", 5)
        sheet.svg(f"cultus/icons/{icon}", (x + 16, top + 5, 23, 23))
        sheet.say((x + 46, top, 110, 33), f"cultus-hand-follows-{name}", size=14, lines=1)
        sheet.write((x + 156, top, 80, 33), f"{old} → **{then}**", size=16, colour="#FFE38A", lines=1)
        why = (x + 240, top, w - 254, 33)
        sheet.say(why, f"cultus-hand-follows-{name}-why", size=12.5, colour="#B9ADD0", lines=1)
