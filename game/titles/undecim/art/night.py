"""The Red Moon Night: the moon over the whole table, and a tower for each seat in the order of the action numbers."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, Rect
from game.titles.undecim.art.faces import loose
from game.titles.undecim.art.inks import (
    BRIGHT,
    GOLD,
    GREEN,
    INK,
    INK_2,
    MIDDLE,
    MUTE,
    SEAT,
    WINE,
    cameo,
    dashed,
    icon,
    name_of,
    plaque,
    plate,
)
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.components import LANDS, MOON_FACTOR, NUMBER
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.night_places import LEFT, TOP, answer_at, towers
from game.titles.undecim.table.outlook import land_lines, may_discard


def sheet_of(v: View) -> DisplayList:
    """Title and rules of the night at the left, how it came at the right, the towers below. 1256 x 642."""
    s: UndecimState = v.state
    sheet = DisplayList(1256, 642)
    with sheet.aside():
        sheet.say((28, 12, 420, 62), "undecim-phase-night", size=46, colour="#FFE3C4", face="title", lines=1)
        sheet.say((32, 76, 300, 22), "undecim-phase-night", size=15, colour="#F2B79A", caption=True, lines=1)
    what = f"undecim-night-what-{s.rules().moon_land}".replace("_", "-")
    sheet.say((30, 100, 400, 64), what, size=16, colour=BRIGHT, leading=1.5)
    first, second, third = (scoring.enemies_vp(s, n) for n in (1, 2, 3))
    facts = {"first": first, "second": second - first, "third": third - second}
    with sheet.aside():
        sheet.panel((30, 170, 376, 62), "#1B0810", "#B5443C", 8, 1.3, 0.82)
    with sheet.aside(QUIET):
        sheet.panel((30, 170, 376, 62), "#1B0810", "", 8, 0, 0.5)
    sheet.say((42, 173, 352, 28), "undecim-art-night-most", facts, size=14, colour=BRIGHT, lines=1)
    sheet.say((42, 201, 352, 28), "undecim-art-night-one", facts, size=14, colour=BRIGHT, lines=1)
    _clock(sheet, s)
    for seat, rect in towers(v).items():
        x, y, w, h = rect
        _tower(sheet, v, s, seat, (x - LEFT, y - TOP, w, h))
    return sheet


def _clock(sheet: DisplayList, s: UndecimState) -> None:
    many = s.rules().moon_counters
    with sheet.aside():
        sheet.panel((888, 16, 340, 112), "#1B0810", "#B5443C", 8, 1.3, 0.82)
        sheet.say((960, 20, 256, 22), "undecim-night-die", {"die": s.die}, size=13, colour=MUTE, lines=1)
        sheet.say((960, 39, 256, 28), "undecim-night-left", size=18, colour="#FFE3C4", face="bold", lines=1)
        for i in range(many):
            sheet.svg(icon("counter_off"), (900 + i * 316 / many, 94, 24, 24))
        sheet.say((960, 66, 260, 22), "undecim-night-after", {"count": many}, size=12.5, colour="#F2B79A", lines=1)
    with sheet.aside(QUIET):
        sheet.say((960, 38, 268, 30), "undecim-night-after", {"count": many}, size=13.5, colour="#F2B79A", lines=1)


def merlons(sheet: DisplayList, rect: Rect, fill: str, edge: str) -> None:
    """The top of a tower."""
    x, y, w, _ = rect
    count = int(w // 38)
    step = (w - 24) / (count - 1)
    wall = " ".join(f"M{i * step:.1f} 16 V0 H{i * step + 24:.1f} V16Z" for i in range(count))
    line = " ".join(f"M{i * step:.1f} 1 H{i * step + 24:.1f}" for i in range(count))
    body = f'<path d="{wall}" fill="{fill}"/><path d="{line}" stroke="{edge}" stroke-width="2" fill="none"/>'
    sheet.shape(body, (x, y - 15, w, 17), (w, 17))


def bricks(sheet: DisplayList, rect: Rect) -> None:
    """The wall of a tower."""
    w, h = rect[2:]
    rows = " ".join(f"M0 {y} H{w:g}" for y in range(24, int(h), 24))
    joints = " ".join(
        f"M{x} {y} V{min(y + 24, int(h))}"
        for r, y in enumerate(range(0, int(h), 24))
        for x in range(30 + r % 2 * 24, int(w), 48)
    )
    body = (
        f'<rect x="0" y="0" width="{w:g}" height="{h:g}" rx="4" fill="#35242C"/>'
        f'<path d="{rows} {joints}" stroke="#1B0F14" stroke-opacity=".45" stroke-width="1.5" fill="none"/>'
    )
    sheet.shape(body, rect, (w, h))


def _tower(sheet: DisplayList, v: View, s: UndecimState, seat: int, rect: Rect) -> None:
    x, y, w, h = rect
    mine = seat == v.me
    color = v.colors[seat]
    merlons(sheet, rect, *(("#E9DCC0", "#FFF6E2") if mine else ("#4E3842", "#8E5A58")))
    sheet.shadow(rect, 4, 8, 150)
    if mine:
        sheet.svg("undecim/slab", rect)
    else:
        bricks(sheet, rect)
    asked = s.pending[-1].seats[0] if s.pending else -1
    state = "now" if seat == asked else "next" if seat in s.queue else "done"
    with sheet.aside():
        sheet.panel(rect, "none", SEAT[color][0] if mine else "#6E4A4A", 4, 3 if mine else 1.3)
    with sheet.aside(QUIET):
        if state == "now":
            sheet.panel(rect, "none", SEAT[color][0], 4, 3)
    ink, faint = (INK, INK_2) if mine else (BRIGHT, MUTE)
    cameo(sheet, (x + 12, y + 12, 52, 52), color, 0.34)
    sheet.say((x + 74, y + 8, w - 176, 26), "table-player", {"seat": seat}, size=17, colour=ink, face="title", lines=1)
    card = s.played[seat][0]
    plaque(sheet, NUMBER[card], x + 74, y + 37, 24, 24)
    sheet.say((x + 101, y + 36, w - 192, 26), name_of(card), size=14 if mine else 11.8, colour=ink, lines=1)
    plate(sheet, (x + w - 92, y + 12, 80, 34), s.vp[seat], SEAT[color][0], ink=ink)
    with sheet.aside():
        fill = {"now": GOLD, "next": "#4A3438", "done": GREEN}[state]
        sheet.panel((x + w - 92, y + 50, 80, 20), fill, "", 10)
        style: dict[str, Any] = {"size": 12.5, "colour": INK if state == "now" else "#FFFFFF", "face": "bold"}
        sheet.say((x + w - 92, y + 49, 80, 21), f"undecim-night-state-{state}", **style, **MIDDLE)
    with sheet.aside(QUIET):
        if state == "done":
            sheet.panel((x + w - 34, y + 50, 22, 22), GREEN, "", 11)
            sheet.svg(icon("tick_mark"), (x + w - 30, y + 54, 14, 14))
    (_own if mine else _other)(sheet, s, seat, rect, state)
    _land(sheet, s, seat, (x + 14, y + h - (44 if mine else 62), w - 28, 54), ink, faint)


def _other(sheet: DisplayList, s: UndecimState, seat: int, rect: Rect, state: str) -> None:
    x, y, w, _ = rect
    y += 80
    has, gone = area.enemies(s, seat), s.slain[seat]
    pitch = min(54.0, (w - 74) / max(1, has + gone - 1))
    for i in range(gone + has):
        at = x + 14 + pitch * i
        if i < gone:
            dashed(sheet, (at, y, 46, 64), "#D9534A", 1.4, "#4A0F1A")
            sheet.svg(icon("enemy"), (at + 11, y + 8, 24, 24), alpha=130)
            vp = scoring.enemies_vp(s, i + 1) - scoring.enemies_vp(s, i)
            sheet.write((at, y + 33, 46, 28), f"+{vp}", size=16, colour="#FFE3C4", face="bold", **MIDDLE)
        else:
            sheet.place(loose("enemy", "gold", False), at, y, 46 / 55)
    most = has + gone == s.most_enemies and has + gone > 0
    key = "undecim-night-has-most" if most else "undecim-night-has"
    with sheet.aside("" if has + gone else GONE):
        sheet.say((x + 14, y + 68, 110, 22), key, {"count": has + gone}, size=13.5, colour="#FFE3C4", lines=1)
    if has + gone:
        key = "undecim-night-may-any" if most else "undecim-night-may-one"
        sheet.say((x + w - 134, y + 68, 120, 22), key, size=12.5, colour=MUTE, align="right", lines=1)
    y += 92
    most_vp = scoring.enemies_vp(s, may_discard(s, seat))
    key = "undecim-night-slain" if state == "done" else "undecim-night-enemies"
    with sheet.aside("" if (gone if state == "done" else most_vp) else GONE):
        sheet.panel((x + 12, y, w - 24, 1.2), "#6E4A4A", "", 0)
        sheet.say((x + 14, y + 2, 90, 24), key, size=13.5, colour=MUTE, lines=1)
        text = sum_of(s, gone) if state == "done" else f"0 – **+{most_vp}**" if most_vp else "0"
        sheet.write((x + 90, y + 1, w - 104, 26), text, size=15, colour=BRIGHT, align="right", lines=1)


def sum_of(s: UndecimState, count: int) -> str:
    """The points of so many enemies as a sum: 4 + 5 + 6 = +15."""
    parts = [scoring.enemies_vp(s, n + 1) - scoring.enemies_vp(s, n) for n in range(count)]
    if len(parts) < 2:
        return f"**+{sum(parts)}**"
    return f"{' + '.join(map(str, parts))} = **+{sum(parts)}**"


def land_sum(s: UndecimState, base: int, whole: int) -> str:
    """The land bonus of a night as a sum: 3 × 2 = +6, or 3 + 2 = +5 by the annexations."""
    if not base or base == whole:
        return f"**+{whole}**"
    if s.rules().moon_land == "double":
        return f"{base} × {MOON_FACTOR} = **+{whole}**"
    return f"{base} + {whole - base} = **+{whole}**"


def _own(sheet: DisplayList, s: UndecimState, seat: int, rect: Rect, state: str) -> None:
    x, y, w, h = rect
    if state == "now":
        sheet.say((x + w - 134, y + 70, 122, 22), "undecim-night-ask", size=13, colour=INK, face="bold", lines=1)
        for n in range(may_discard(s, seat) + 1):
            ax, ay, aw, ah = answer_at(rect, may_discard(s, seat) + 1, n)
            best = n == may_discard(s, seat)
            sheet.panel((ax, ay, aw, ah), WINE if best else "#FFFDF6", "#7A2430" if best else "#A88A52", 5, 1.2)
            colour = BRIGHT if best else INK
            facts = {"count": n, "vp": scoring.enemies_vp(s, n)}
            key = "undecim-night-answer" if aw > 80 else "undecim-night-answer-short"
            sheet.say((ax + 6, ay, aw - 12, ah), key, facts, size=13, colour=colour, lines=1)
    else:
        sheet.say(
            (x + w - 220, y + 84, 208, 24), "undecim-night-slain", size=13.5, colour=INK_2, align="right", lines=1
        )
        sheet.write(
            (x + w - 220, y + 106, 208, 34), sum_of(s, s.slain[seat]), size=19, colour=INK, align="right", lines=1
        )
    has = area.enemies(s, seat) + s.slain[seat]
    facts = {"count": has, "most": int(has == s.most_enemies and has > 0)}
    sheet.say((x + 14, y + h - 80, w - 28, 24), "undecim-night-mine", facts, size=13, colour=INK_2, lines=1)


def _land(sheet: DisplayList, s: UndecimState, seat: int, rect: Rect, ink: str, faint: str) -> None:
    x, y, w, _ = rect
    land, moon, annex, annex_moon = land_lines(s, seat)
    sheet.say((x, y, 76, 26), "undecim-night-land", size=13.5, colour=faint, lines=1)
    for i, side in enumerate(LANDS):
        count = s.sides[seat].count(side) + len(s.annexed[seat])
        at = x + (44 * i if w < 300 else 60 + 44 * i)
        down = 26 if w < 300 else 2
        with sheet.aside("" if count else SHADOW):
            sheet.svg(icon(side), (at, y + down, 21, 21), alpha=255 if count else 130)
            place, colour = (at + 23, y + down - 2, 18, 25), ink if count else faint
            sheet.write(place, str(count), size=14, colour=colour, face="bold", lines=1)
    whole = land + moon + annex + annex_moon
    base = land + annex
    sheet.write((x + w - 150, y - 1, 150, 28), land_sum(s, base, whole), size=15, colour=ink, align="right", lines=1)
