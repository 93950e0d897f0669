"""What lies before the viewer: purse, family, brides, the gauge of the dice, the steps of the turn, the plan."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.faces import REWARD_ART, reward_sum
from game.titles.signorie.art.inks import (
    CREAM,
    DARK_GOLD,
    DIE,
    GOLD,
    GOLD_PAPER,
    INK,
    LETTERS,
    ROW_ICON,
    SEAT,
    SOFT,
    dashed,
    gain,
    icon,
    number,
    ring,
    short,
    wanted,
    words,
)
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BACK_VP,
    BRIDE_VP,
    BRIDES,
    CITIES,
    COLORS,
    HOUSES,
    MARRIAGE_ROW,
    OFFSPRING_BASE,
    REWARD_SLOTS,
    ROW_TILES,
    ROWS,
    SHIELDS,
)
from game.titles.signorie.rules.phases import last_round
from game.titles.signorie.rules.scoring import row_vp, row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.buttons import controls
from game.titles.signorie.table.placement import shield_of

MOST: Final = 22
"""The end of the gauge: the highest limit there is."""
LIMITS: Final = (16, 19, 22)


def strip(v: View) -> DisplayList:
    """The lower edge of the own board. 544 x 134."""
    s: SignorieState = v.state
    me = v.me
    color = short(s.color[me])
    sheet = DisplayList(544, 134)
    with sheet.aside():
        sheet.svg(f"signorie/portraits/{color}", (8, 5, 72, 84))
        sheet.panel((8, 5, 72, 84), "none", SEAT[color], 4, 2.4)
        sheet.svg(f"shared/seats/player_{color}", (68, 78, 18, 18))
        sheet.say((5, 92, 80, 20), "table-player", {"seat": me}, size=13, colour=CREAM, face="bold", lines=1)
        place = s.turn_order.index(me) + 1
        words(sheet, "signorie-art-place", 6, 120, 84, 11.5, SOFT, {"place": place})
        sheet.panel((90, 5, 72, 38), "#48202A", GOLD, 6, 1.2)
        sheet.panel((168, 5, 60, 38), "#48202A", "#B98518", 6, 1.2)
    with sheet.aside(QUIET):
        sheet.svg(f"shared/seats/player_{color}", (60, 14, 20, 20))
    icon(sheet, "vp", 94, 12, 24)
    number(sheet, s.vp[me], 138, 24.5, 24, LETTERS, 46)
    icon(sheet, "florin", 172, 12, 24)
    number(sheet, s.florins[me], 211, 24.5, 24, LETTERS, 32)
    for gender in (0, 1):
        _family(sheet, v, gender)
    _brides(sheet, s, me)
    gauge(sheet, s, me)
    _turn(sheet, v)
    sheet.hot((90, 5, 72, 38), "points")
    sheet.hot((168, 5, 60, 38), "florins")
    sheet.hot((90, 86, 286, 44), "gauge")
    return sheet


def _family(sheet: DisplayList, v: View, gender: int) -> None:
    s: SignorieState = v.state
    at = 2 * v.me + gender
    x = 234 + 70 * gender
    asked = asked_of(v) == "choose_stock_meeple" and s.stock[at] > 0
    with sheet.aside():
        sheet.panel((x, 5, 66, 38), "#48202A", "#7A3A44", 6, 1.2)
    if asked:
        ring(sheet, (x + 30, 22, 35, 20), 4, 2)
    if not s.supply[at]:
        icon(sheet, ("son", "daughter")[gender], x + 3, 10, 27, 70)
    with sheet.aside("" if s.supply[at] else SHADOW):
        number(sheet, f"×{s.supply[at]}", x + 47, 15, 15, LETTERS, 36)
    number(sheet, s.stock[at], x + 56, 34, 12, SOFT, 20)
    if not s.stock[at]:
        icon(sheet, ("son", "daughter")[gender], x + 29, 26, 16, 60)
    sheet.hot((x + 30, 24, 36, 19), f"stock/{('male', 'female')[gender]}")


def _brides(sheet: DisplayList, s: SignorieState, me: int) -> None:
    with sheet.aside():
        words(sheet, "signorie-art-brides", 90, 64, 38, 12.5, SOFT, face="bold")
    for place in range(BRIDES + 1):
        x = 130 + 33 * place
        there = place <= s.brides[me]
        now = place == s.brides[me] + 1
        fill = "#E9C9A0" if place == 0 else "#FFF8E6" if there else "#48202A"
        dash = "" if there else ' stroke-dasharray="4 3"'
        body = f'<ellipse cx="15" cy="18" rx="13.5" ry="16.5" fill="{fill}" stroke="#B98B4A" stroke-width="1.6"{dash}/>'
        with sheet.aside("" if there else SHADOW):
            sheet.shape(body, (x, 47, 30, 36), (30, 36))
        if place == 0:
            icon(sheet, "daughter", x + 3, 52, 25)
        elif not there and BRIDE_VP[place - 1]:
            with sheet.aside("" if now else SHADOW):
                number(sheet, f"+{BRIDE_VP[place - 1]}", x + 15, 58.5, 12.5, CREAM, 30)
                icon(sheet, "vp", x + 9, 65, 12)
        elif not there:
            icon(sheet, "bride", x + 3, 52, 25, 70)
    dice = {"count": OFFSPRING_BASE + s.brides[me]}
    with sheet.aside():
        words(sheet, "signorie-art-offspring-dice", 298, 65, 78, 12.5, SOFT, dice)
    sheet.hot((90, 46, 286, 40), "brides")


def gauge(sheet: DisplayList, s: SignorieState, seat: int) -> None:
    """The sum of the dice in true length: each die as long as its value, a red gate at the limit, and over the gate what
    keeping within it brings."""
    x, y, w = 90.0, 92.0, 282.0
    total, limit = s.dice_sum(seat), s.limit(seat)
    over = total > limit
    colour = "#FF9C8A" if over else CREAM
    with sheet.aside():
        words(sheet, "signorie-art-sum", x, y, 120, 12, SOFT, face="bold")
        facts: dict[str, Any] = {"sum": total, "limit": limit, "left": abs(limit - total)}
        message = "signorie-art-sum-over" if over else "signorie-art-sum-left"
        words(sheet, message, x + w - 160, y, 160, 13, colour, facts, align="right", face="bold")
    with sheet.aside(QUIET):
        style: dict[str, Any] = {"size": 16, "colour": colour, "align": "right", "lines": 1}
        sheet.write((x + w - 102, y - 12, 80, 22), f"**{total}** / {limit}", **style)
        icon(sheet, "over" if over else "ok", x + w - 18, y - 10, 18)
        brings = _kept(s, seat)
        if brings and not over:
            gate = x + w / MOST * limit
            gain(sheet, (min(gate - 142, x + w - 222), y - 7, 136, 18), brings, 12.5)
    bar(sheet, s, seat, x, y + 12, w, 17, True)


def _kept(s: SignorieState, seat: int) -> str:
    """What this round's tile and bride bring whoever keeps within the limit, as markup."""
    slot = s.reward_slot()
    if not 0 < slot <= len(s.rewards) or not s.rewards[slot - 1]:
        return ""
    tile, data = s.rewards[slot - 1], REWARD_SLOTS[slot]
    parts = ["".join(f"[{sign}]" for sign in REWARD_ART[tile][0].split()) + reward_sum(tile)]
    if data.bride and s.brides[seat] < BRIDES:
        parts.append("[bride]" + (f" +{BRIDE_VP[s.brides[seat]]}[vp]" if BRIDE_VP[s.brides[seat]] else ""))
        parts += [f"+{data.florins}[florin]"] * bool(data.florins)
    return " ".join(parts)


def bar(sheet: DisplayList, s: SignorieState, seat: int, x: float, y: float, w: float, h: float, dark: bool) -> None:
    """The gauge alone."""
    unit, limit = w / MOST, s.limit(seat)
    sheet.panel((x, y, w, h), "#200A10" if dark else "#E2CDA2", "#7A3A44" if dark else "#A88652", 4, 1.2)
    sheet.panel((x + limit * unit, y, w - limit * unit, h), "#5A2530" if dark else "#C9A08A", "", 4, 0, 0.55)
    at = x
    for color, name in enumerate(COLORS):
        value = s.dice[5 * seat + color]
        if not value:
            continue
        long = min(value * unit, x + w - at)
        if long > 3:
            c, shade, die_ink, _ = DIE[name]
            sheet.panel((at + 0.5, y + 0.8, long - 1, h - 1.6), c, shade, 3, 1)
            middle = at + long / 2
            if long >= 34:
                sheet.svg(f"signorie/dice/mark_{name}", (middle - 13, y + h / 2 - 5, 10, 10))
                middle += 6
            number(sheet, value, middle, y + h / 2, 12.5, die_ink, 24)
        at += long
    if at > x + limit * unit:
        _beyond(sheet, x + limit * unit, y, min(at, x + w) - x - limit * unit, h)
    gate = (
        '<path d="M5 4 V26" stroke="#2B1512" stroke-width="3"/><path d="M5 4 V26" stroke="#C4352A" stroke-width="2"/>'
        '<path d="M0 0 H10 L5 6Z" fill="#C4352A"/>'
    )
    sheet.shape(gate, (x + limit * unit - 5, y - 5, 10, 28 * h / 17), (10, 28))
    for mark in LIMITS:
        if mark > limit and x + mark * unit > at + 18:
            sheet.panel((x + mark * unit - 1.2, y + 3, 1, h - 6), "#7A4A34", "", 0)
            style: dict[str, Any] = {
                "size": 11.5,
                "colour": "#C9A08A" if dark else "#69402C",
                "align": "right",
                "lines": 1,
            }
            sheet.write((x + mark * unit - 26, y, 23, h), str(mark), **style)


def _beyond(sheet: DisplayList, x: float, y: float, w: float, h: float) -> None:
    """Hatching over what lies beyond the limit."""
    lines = " ".join(f"M{left} {h:g} L{left + h:g} 0" for left in range(-int(h), int(w), 7))
    body = (
        f'<g stroke="#FFE3A0" stroke-opacity=".42" stroke-width="2.2"><path d="{lines}"/></g>'
        f'<rect x="1" y="1" width="{w - 2:g}" height="{h - 2:g}" rx="3" fill="none" stroke="#C4352A" stroke-width="2"/>'
    )
    if w > 4:
        sheet.shape(body, (x, y, w, h), (w, h))


_STEPS: Final = {
    "turn_choice": 0,
    "choose_extra_die": 0,
    "main_choice": 1,
    "helper_window": 2,
}


def _turn(sheet: DisplayList, v: View) -> None:
    """The steps of a turn, the one that is due in gold. The buttons stand below."""
    with sheet.aside():
        sheet.panel((380, 5, 160, 122), "#3B1420", "", 7, 0)
        _steps(sheet, v)


def _steps(sheet: DisplayList, v: View) -> None:
    s: SignorieState = v.state
    key = asked_of(v)
    buttons = sum(control.region == "actions" for control in controls(v)) if key else 0
    if not key:
        if not s.pending and s.phase != "over":
            return  # Between two things that happen nobody is asked.
        message = "signorie-art-over" if s.phase == "over" else "signorie-art-waiting"
        facts = {"seat": s.pending[-1].seats[0]} if s.pending else {}
        sheet.say((388, 10, 144, 112), message, facts, size=13.5, colour="#D9B9AE", align="center")
        return
    if buttons == 2:
        words(sheet, f"signorie-art-now-{key}".replace("_", "-"), 386, 16, 148, 13, GOLD, align="center", face="bold")
        return
    inside = any(decision.key == "helper_window" for decision in s.pending[:-1])
    now = _STEPS.get(key, 1)
    if inside and key not in _STEPS:
        now = 1 if s.pending[0].data[1:2] == (0,) or s.phase == "rewards" else 2
    for step in range(3):
        y = 18 + 21 * step
        if step == now:
            sheet.panel((384, y - 10.5, 152, 21), DARK_GOLD, "", 5, 0)
        fill = "#2F7A45" if step < now else GOLD if step == now else "#3B1420"
        sheet.panel((388, y - 8, 16, 16), fill, GOLD, 8, 1.2)
        if step < now:
            icon(sheet, "tick", 391, y - 5, 10)
        else:
            number(sheet, step + 1, 396, y, 11.5, INK if step == now else "#D9B9AE", 16)
        label = f"signorie-art-step-{step + 1}"
        if step == now and key not in _STEPS:
            label = f"signorie-art-now-{key}".replace("_", "-")
        facts = {"count": s.pending[-1].data[0]} if key in ("spend_points", "choose_stock_meeple") else {}
        colour, face = (CREAM, "bold") if step == now else ("#C9A49C", "body")
        words(sheet, label, 409, y, 128, 13, colour, facts, face=face)
    if not buttons:
        sheet.panel((385, 79, 150, 44), "#2A0D15", "#7A3A44", 8, 1.2)
        icon(sheet, "lock", 391, 92, 17)
        sheet.say((412, 81, 120, 40), "signorie-art-first", size=12, colour="#C9A49C", leading=1.25)


# --- the plan ------------------------------------------------------------------------------------------------


def offers(s: SignorieState, row: int) -> dict[int, list[int]]:
    """House -> the cities that have a tile of it for this row now."""
    found: dict[int, list[int]] = {}
    for city in range(len(CITIES)):
        tile = s.city_tiles[2 * city + (row != MARRIAGE_ROW)]
        if tile:
            found.setdefault(ALLIANCES[tile].house, []).append(city)
    return found


def plan(v: View) -> DisplayList:
    """The four rows: what is held, what is wanted and where it can be had now, what the row scores. 436 x 122."""
    s: SignorieState = v.state
    me = v.me
    sheet = DisplayList(436, 122)
    choosing = asked_of(v) == "choose_row"
    for row, name in enumerate(ROWS):
        y = 5 + 29 * row
        if choosing:
            sheet.panel((12, y, 418, 27), "#6A4A18", "#E3BE6A", 5, 2)
        else:
            with sheet.aside():
                sheet.panel((12, y, 418, 27), "#48202A", "", 5, 0, 0.6)
        icon(sheet, ROW_ICON[row], 13, y + 3.5, 20)
        with sheet.aside("" if choosing else GONE):
            words(sheet, f"signorie-art-row-{ROW_ICON[row]}", 34, y + 13.5, 50, 13, CREAM, face="bold")
        _shields(sheet, s, me, row, y)
        if not s.face_down[4 * me + row]:
            with sheet.aside():
                dashed(sheet, (327, y + 3, 20, 21), "#A88652", 5, 1.2)
        _worth(sheet, s, me, row, y, choosing)
        sheet.hot((12, y, 418, 27), f"row/{name}")
    return sheet


def _shields(sheet: DisplayList, s: SignorieState, me: int, row: int, y: float) -> None:
    taken: set[int] = set()
    for tile in s.face_up[4 * me + row]:
        taken.add(shield_of(s, me, row, ALLIANCES[tile].house, taken))
    had = offers(s, row)
    told: set[str] = set()
    wide = 39.6 if row == MARRIAGE_ROW else 60
    for place, house in enumerate(SHIELDS[s.color[me]][row]):
        if place in taken:
            continue
        x = 84 + wide * place
        cities = had.get(HOUSES.index(house), [])
        with sheet.aside("" if cities else GONE):
            wanted(sheet, house, x, y + 1.5, 24, bool(cities))
        if not cities:
            with sheet.aside(QUIET):
                icon(sheet, house, x, y + 1.5, 24, 60)
        if cities and wide == 60 and house not in told:
            with sheet.aside():
                sheet.svg(f"signorie/cities/{CITIES[cities[0]]}", (x + 25.5, y + 3, 31.5, 21))
        told.add(house)


def _worth(sheet: DisplayList, s: SignorieState, me: int, row: int, y: float, choosing: bool) -> None:
    """What a row scores; with under three tiles nothing, and how many it lacks, or what one more would make of it."""
    count, rounds = s.tiles_in(me, row), last_round(s) - s.round
    if choosing and count == ROW_TILES - 1:
        sheet.panel((352, y + 3, 74, 21), "#8E1F1A", GOLD, 5, 1.4)
        facts = {"vp": row_worth(s, me, row) + BACK_VP}
        words(sheet, "signorie-art-row-saves", 354, y + 13.5, 70, 12.5, "#FFF3DC", facts, "center", "bold")
        return
    if count >= ROW_TILES:
        sheet.panel((364, y + 3, 62, 21), GOLD_PAPER, "#B98518", 5, 1)
        words(sheet, "signorie-art-row-vp", 366, y + 13.5, 58, 13.5, INK, {"vp": row_vp(s, me, row)}, "center", "bold")
        return
    late = rounds <= 1
    facts = {"count": count, "lack": ROW_TILES - count}
    style: dict[str, Any] = {"size": 11.5, "leading": 1.12, "align": "right", "colour": "#FF9C8A" if late else SOFT}
    with sheet.aside():
        sheet.say((364, y, 62, 27), "signorie-art-row-lacks", facts, **style)
    with sheet.aside(QUIET):
        for place in range(ROW_TILES):
            fill, line = (GOLD_PAPER, "") if place < count else ("#48202A", "#FF9C8A" if late else "")
            sheet.panel((376 + 17 * place, y + 7, 13, 13), fill, line, 3, 1.2)


__all__ = ["bar", "gauge", "offers", "plan", "strip"]
