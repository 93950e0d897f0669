"""What lies before the viewer: the marble slab of the area, the plate, the hand, and what can be pressed."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import GONE, QUIET, Control, DisplayList, signed
from game.titles.undecim.art.columns import column
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    GLOW,
    GOLD,
    INK,
    INK_2,
    LINE,
    MIDDLE,
    MUTE,
    PANEL,
    RED,
    SEAT,
    WINE,
    becomes,
    cameo,
    dashed,
    icon,
    name_of,
    plaque,
    plate,
    rule,
)
from game.titles.undecim.rules import scoring
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_HAND, BUILDING, ENEMY, NUMBER, ROUNDS
from game.titles.undecim.rules.components import GOLD as GOLD_SIDE
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook, places, stages

_HEADS = (("lands", 10, 226), ("resources", 250, 226), ("gold", 490, 116), ("towns", 628, 300))


def slab(v: View) -> DisplayList:
    """Columns for each half, settlements, and the sums where they come from. 952 x 172."""
    s: UndecimState = v.state
    me = v.me
    left, top, w, h = places.SLAB
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 8, 6, 130)
    sheet.svg("undecim/slab", (0, 0, w, h))
    with sheet.aside("" if asked_of(s, me) else GONE):
        sheet.panel((0, 0, w, h), "none", SEAT[v.colors[me]][0], 8, 2.2)
    with sheet.aside():
        for key, x, wide in _HEADS:
            sheet.say((x, 2, 120, 23), f"undecim-art-{key}", size=15, colour=WINE, face="title", lines=1)
            rule(sheet, x + 120, 15, wide - 122) if wide > 200 else None
    for side in places.COLUMNS:
        column(sheet, s, me, side, places.column_at(side) - left, places.COLUMN_TOP - top)
    _towns(sheet, s, me, left, top)
    _tonight(sheet, s, me)
    _sums(sheet, s, me)
    return sheet


def _towns(sheet: DisplayList, s: UndecimState, me: int, left: float, top: float) -> None:
    scale = BUILDING[s.rules().building_scale]
    laid = places.towns(s, me)
    for (rect, size), cards in zip(laid, s.settled[me]):
        x, y, w, h = rect
        level = len(cards)
        points = scale[min(level, len(scale) - 1)]
        wide = max(w, 62.0)
        high = 18.0 if size == 1 else 16.0
        below = (x - left, y - top + h + 1, wide + 6, high)
        with sheet.aside():
            text = f"Lv **{level}** = **{points}**[vp]"
            sheet.write(below, text, size=12.5 if size == 1 else 11.5, colour=INK, lines=1)
        with sheet.aside(QUIET):
            sheet.write(below, f"Lv**{level}**  **{points}**[vp]", size=16 if size == 1 else 13, colour=INK, lines=1)
    with sheet.aside():
        x, y, w, h = places.new_town(s, me)
        dashed(sheet, (x - left, y - top, w, h), INK_2, 1.4, "#FFFFFF")
        sheet.svg(icon("settle"), (x - left + w / 2 - 13, y - top + 6, 26, 26), alpha=170)
        sheet.say((x - left + 1, y - top + 33, w - 2, 20), "undecim-art-new-town", size=11.5, colour=INK_2, **MIDDLE)
    for number, annexed in enumerate(s.annexed[me]):
        del annexed
        sheet.panel((640 - left + 108 * number - 2, 486 - top, 108, 30), "none", "#5F7A26", 5, 1.6)


def _tonight(sheet: DisplayList, s: UndecimState, me: int) -> None:
    """What the night would bring as things stand, while the moon is bare and there is room beside the settlements."""
    laid = places.towns(s, me)
    wide = max((rect[0] + rect[2] for rect, _ in laid), default=0.0)
    falls = outlook.night_tonight(s) and s.phase in ("red", "act", "take")
    if not falls or wide > 740 or len(s.annexed[me]) > 1:
        return
    x, y, w = 742.0, 26.0, 140.0
    sheet.panel((x, y, w, 100), "#FBF6E8", "#B2301F", 6, 1.4)
    sheet.svg("undecim/moon/ten_0", (x + 5, y + 3, 20, 20))
    sheet.say((x + 28, y + 2, w - 32, 23), "undecim-art-tonight", size=13, colour=RED, face="bold", lines=1)
    enemies, lands = outlook.tonight(s, me)
    rows = (("enemy", enemies), ("grassland", lands))
    for i, (sign, vp) in enumerate(rows):
        sheet.svg(icon(sign), (x + 8, y + 28 + 22 * i, 18, 18))
        sheet.write((x + 40, y + 26 + 22 * i, w - 48, 22), f"+{vp}", size=13.5, colour=INK, align="right", lines=1)
    rule(sheet, x + 6, y + 73, w - 12, "#B2301F")
    sheet.say((x + 8, y + 75, 70, 22), "undecim-night-together", size=12.5, colour=RED, lines=1)
    text = f"**+{enemies + lands}**[vp]"
    sheet.write((x + 60, y + 75, w - 66, 22), text, size=14, colour=INK, align="right", lines=1)


def _sums(sheet: DisplayList, s: UndecimState, me: int) -> None:
    y = 147.0
    style: dict[str, Any] = {"size": 12.5, "colour": INK_2, "lines": 1}
    land, moon, annex, annex_moon = outlook.land_lines(s, me)
    after = outlook.formed(s, me)
    lands = scoring.counted_lands(after, me)
    facts = {
        "types": sum(1 for n in lands if n),
        "lands": sum(lands),
        "annexed": len(after.annexed[me]),
        "vp": land + annex,
        "moon": land + moon + annex + annex_moon,
    }
    of_lands = "undecim-art-sum-night" if s.night else "undecim-art-sum-land"
    gold, enemy = scoring.gold_vp(s, me), scoring.enemies_vp(s, outlook.may_discard(s, me))
    with sheet.aside():
        sheet.say((10, y, 232, 20), of_lands, facts, **style)
        sheet.say((250, y, 232, 20), "undecim-art-sum-build", **style)
        sheet.say((490, y, 138, 20), "undecim-art-sum-gold", {"gold": gold, "enemy": enemy}, **style)
        sheet.say((640, y, 300, 20), "undecim-art-sum-towns", {"vp": scoring.building_vp(s, me)}, **style)
    if s.phase == "over":
        return
    with sheet.aside(QUIET):
        if facts["moon"] if s.night else facts["vp"]:
            sheet.say((10, y - 3, 232, 24), of_lands, facts, size=15, colour=INK_2, lines=1)
        left = places.SLAB[0]
        for side, vp in ((GOLD_SIDE, gold), (ENEMY, enemy)):
            x = places.column_at(side) - left
            moonlit = side == ENEMY
            if vp:
                sheet.write((x - 2, y - 3, 60, 24), f"**{vp}**[vp]", size=16, colour=INK_2, **MIDDLE)
            if vp and moonlit:
                sheet.svg("undecim/moon/ten_0", (x + 55, y + 1, 16, 16))


def nameplate(v: View) -> DisplayList:
    """Profile, name, points of the viewer. 90 x 116."""
    s: UndecimState = v.state
    me = v.me
    sheet = DisplayList(90, 116)
    asked = asked_of(s, me)
    with sheet.aside():
        sheet.panel((0, 0, 90, 116), PANEL, GOLD if asked else LINE, 8, 2 if asked else 1.2)
    chosen = places.choosing(s) and me in s.sealed
    cameo(sheet, (27, 27, 36, 36) if chosen else (17, 4, 54, 54), v.colors[me])
    if me == s.first:
        sheet.svg(icon("start"), (3, 4, 22, 22))
        sheet.hot((3, 4, 22, 22), "start")
    with sheet.aside():
        sheet.say((4, 60, 82, 21), "table-player", {"seat": me}, size=14.5, colour=BRIGHT, face="bold", **MIDDLE)
    plate(sheet, (8, 84, 74, 27), s.vp[me], SEAT[v.colors[me]][0], "center")
    with sheet.aside(QUIET):
        becomes(sheet, (4, 60, 82, 22), s.vp[me], outlook.worth(s, me), "center")
    return sheet


def asked_of(s: UndecimState, seat: int) -> bool:
    """True if the pending question is asked of that seat."""
    return bool(s.pending) and seat in s.pending[-1].seats


def hand(v: View) -> DisplayList:
    """The ground under the hand. 594 x 116."""
    s: UndecimState = v.state
    sheet = DisplayList(594, 116)
    with sheet.aside():
        sheet.panel((0, 0, 594, 116), PANEL, LINE, 8)
    me = v.me
    room = ACTION_HAND - len(s.actions[me]) + (1 if me in s.sealed else 0) if s.round < ROUNDS else 0
    taking = s.phase == "take" and asked_of(s, me)
    for i in range(room):
        x = 2 + 88 * (ACTION_HAND - room + i)
        with sheet.aside(QUIET):
            if taking:
                dashed(sheet, (x, 5, 83, 106), GLOW, 1.8)
        with sheet.aside():
            dashed(sheet, (x, 5, 83, 106), "#8A7448", 1.4)
            sheet.svg(icon("tablet"), (x + 27, 22, 28, 28), alpha=130)
            sheet.say((x + 4, 54, 75, 50), "undecim-art-hand-room", size=11.5, colour=MUTE, align="center")
    if not s.hands[me]:
        with sheet.aside():
            sheet.say(
                (190, 30, 390, 56),
                "undecim-art-hand-empty",
                {"size": outlook.refilled_to(s)},
                size=13,
                colour=MUTE,
                align="center",
            )
    return sheet


def actions(v: View) -> DisplayList:
    """What is being resolved, and the order of the others. 258 x 116."""
    s: UndecimState = v.state
    sheet = DisplayList(258, 116)
    mine = asked_of(s, v.me)
    with sheet.aside():
        sheet.panel((0, 0, 258, 116), "#3A282C", GOLD if mine else LINE, 8, 1.5)
    if s.phase == "act" and s.at < len(s.entries):
        with sheet.aside(GONE if stages.stage(v) == stages.BUILD else ""):
            _entry(sheet, v, s)
    elif s.phase in ("take", "night", "land_draw", "bonus", "mulligan") and s.pending:
        _queue(sheet, v, s)
    else:
        with sheet.aside("" if s.phase == "over" else GONE):
            phase = f"undecim-phase-{s.phase}".replace("_", "-")
            sheet.say((12, 6, 234, 26), phase, size=17, colour=BRIGHT, face="title", lines=1)
        with sheet.aside():
            if s.phase != "over":
                key = s.phase if mine and s.phase in ("select", "red") else "wait"
                message = f"undecim-art-now-{key}"
                sheet.say((12, 34, 234, 76), message, size=13, colour=CREAM, valign="top", leading=1.45)
    return sheet


def _entry(sheet: DisplayList, v: View, s: UndecimState) -> None:
    card, seat = s.entries[s.at]
    plaque(sheet, NUMBER[card], 9, 6, 27, 26)
    sheet.say((43, 4, 150, 29), name_of(card), size=17, colour=BRIGHT, face="title", lines=1)
    sheet.svg(f"shared/seats/{v.colors[seat]}", (230, 9, 19, 19))
    steps = ["gold"] if has_gold_line(s.rules(), card) else []
    steps += ["effect", "auto"]
    key = s.pending[-1].key if s.pending else ""
    now = "gold" if key == "gold_line" else "auto" if key == "auto_action" else "effect"
    wide = (242 - 5 * (len(steps) - 1)) / len(steps)
    for i, step in enumerate(steps):
        lit = step == now
        passed = steps.index(step) < steps.index(now) if now in steps else False
        place = (8 + (wide + 5) * i, 37.0, wide, 23.0)
        message = f"undecim-art-step-{step}"
        with sheet.aside():
            fill = GOLD if lit else "#2E4A3C" if passed else PANEL
            sheet.panel(place, fill, "" if lit else "#7A6250", 6, 1)
            colour, face = INK if lit else CREAM if passed else MUTE, "bold" if lit else "body"
            sheet.say(place, message, size=12.5, colour=colour, face=face, **MIDDLE)
        with sheet.aside(QUIET):
            if lit:
                sheet.panel(place, "#5E3A34", "", 6)
            colour, face = BRIGHT if lit else MUTE, "bold" if lit else "body"
            sheet.say(place, message, size=13, colour=colour, face=face, **MIDDLE)


def _queue(sheet: DisplayList, v: View, s: UndecimState) -> None:
    asked = s.pending[-1].seats[0]
    done = [seat for _, seat in s.entries if seat not in s.queue and seat != asked] if s.entries else []
    if not s.entries:
        done = [seat for seat in s.seating() if seat not in s.queue and seat != asked]
    order = [*dict.fromkeys(done), asked, *s.queue]
    with sheet.aside():
        _queued(sheet, v, s, order, asked)
    with sheet.aside(QUIET):
        wide = 242 / len(order)
        for i, seat in enumerate(order):
            lit = seat == asked
            middle, size = 8 + wide * (i + 0.5), 26.0 if lit else 19.0
            faint = 255 if lit or seat in s.queue else 90
            if lit:
                sheet.panel((middle - 18, 16, 36, 36), "#5E3A34", "", 18)
            sheet.svg(f"shared/seats/{v.colors[seat]}", (middle - size / 2, 34 - size / 2, size, size), alpha=faint)
            if i:
                sheet.svg("shared/icons/right", (middle - wide / 2 - 6, 28, 12, 12), alpha=150, c=MUTE)


def _queued(sheet: DisplayList, v: View, s: UndecimState, order: list[int], asked: int) -> None:
    phase = f"undecim-phase-{s.phase}".replace("_", "-")
    sheet.say((12, 5, 234, 26), phase, size=16, colour=BRIGHT, face="title", lines=1)
    wide = (242 - 5 * (len(order) - 1)) / len(order)
    for i, seat in enumerate(order):
        x = 8 + (wide + 5) * i
        lit = seat == asked
        sheet.panel((x, 36, wide, 26), GOLD if lit else PANEL, "#FFF1C2" if lit else SEAT[v.colors[seat]][0], 6, 1.5)
        sheet.svg(f"shared/seats/{v.colors[seat]}", (x + 4, 41.5, 15, 15))
        key = "now" if lit else "next" if seat in s.queue else "done"
        colour = INK if lit else CREAM if key == "next" else MUTE
        sheet.say(
            (x + 21, 36, wide - 24, 26),
            f"undecim-art-turn-{key}",
            size=12,
            colour=colour,
            face="bold" if lit else "body",
            **MIDDLE,
        )
    if s.phase == "mulligan" or v.me != asked:
        return
    key = {"take": "take", "night": "night"}.get(s.phase, "bonus")
    sheet.say((12, 65, 236, 46), f"undecim-art-now-{key}", size=12.5, colour=CREAM, valign="top", leading=1.4)


def control(v: View, one: Control, enabled: bool, armed: bool) -> DisplayList | None:
    """The face of a button that moves time counters: how many, and how many would be left. Others are the house's."""
    name, _, number = one.key.partition("/")
    if name != "shift":
        return None
    s: UndecimState = v.state
    w, h = one.rect[2:]
    sheet = DisplayList(w, h)
    change = int(number)
    left = s.counters + change
    fill = "#2A2024" if not enabled else "#6E1220" if left == 0 else "#4A3A22"
    sheet.panel((0.6, 0.6, w - 1.2, h - 1.2), fill, GOLD if enabled else "#5E4A42", 6, 1.4)
    ink = BRIGHT if enabled else "#8A7668"
    text = signed(change, "0")
    sheet.write((0, 1, w, 22), text, size=16, colour=ink, face="bold", **MIDDLE)
    if not enabled:
        sheet.svg("shared/icons/lock_red", (w / 2 - 7, 26, 14, 14))
    elif not left:
        sheet.svg("undecim/moon/ten_0", (w / 2 - 10, 23, 20, 20))
    else:
        sheet.write((0, 23, w, 20), f"→{left}", size=12.5, colour=CREAM, **MIDDLE)
    return sheet
