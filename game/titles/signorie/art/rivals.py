"""What the others own: a plate for each, the larger the fewer they are."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.titles.signorie.art.inks import CREAM, DIE, GOLD, PANEL, ROW_ICON, SEAT, badge, icon, number, short, words
from game.titles.signorie.art.own import bar
from game.titles.signorie.rules.components import (
    ALLIANCES,
    BRIDES,
    COLORS,
    HELPERS,
    OFFSPRING_BASE,
    ROW_TILES,
    ROWS,
    SHIELDS,
)
from game.titles.signorie.rules.scoring import row_vp
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import told
from game.titles.signorie.table.placement import shield_of

HEIGHT: Final = {2: 328.0, 3: 161.0, 4: 106.0}
"""How high a plate is, by the number of seats."""


def folded(v: View, seat: int) -> DisplayList:
    """A rival in one line while a story is told: name, place or pass, dice, sum and limit, points. 268 x 27."""
    s: SignorieState = v.state
    color = short(s.color[seat])
    sheet = DisplayList(268, 27)
    sheet.shadow((0, 0, 268, 27), 6, 4, 80)
    sheet.panel((0, 0, 268, 27), PANEL, SEAT[color], 6, 1.4)
    sheet.svg(f"shared/seats/player_{color}", (6, 6, 15, 15))
    sheet.say((26, 2, 78, 23), "table-player", {"seat": seat}, size=13, face="bold", lines=1)
    total, limit = s.dice_sum(seat), s.limit(seat)
    sheet.write((180, 3, 34, 21), f"**{total}**/{limit}", size=12.5, colour=CREAM, align="right", lines=1)
    icon(sheet, "ok" if total <= limit else "over", 216, 6, 15)
    icon(sheet, "vp", 233, 6, 14)
    number(sheet, s.vp[seat], 257, 13.5, 14, "#FFF3DC", 22)
    sheet.hot((0, 0, 268, 27), f"person/{seat}")
    sheet.hot((231, 2, 36, 23), "points")
    return sheet


def plates(v: View) -> dict[str, DisplayList]:
    """The region of each rival, in turn order after the viewer."""
    if told(v):
        return {f"plate/{place}": folded(v, seat) for place, seat in enumerate(v.others, 1)}
    return {f"plate/{place}": plate(v, seat, HEIGHT[v.state.seats]) for place, seat in enumerate(v.others, 1)}


def plate(v: View, seat: int, high: float, dice: bool = False) -> DisplayList:
    """A rival: portrait, points, dice against the limit, family, helpers, the four rows. 268 wide. Dice lie on the
    table by themselves; with ``dice`` they are drawn."""
    s: SignorieState = v.state
    color = short(s.color[seat])
    sheet = DisplayList(268, high)
    passed = bool(s.passed >> seat & 1)
    asked = bool(s.pending) and seat in s.pending[-1].seats
    with sheet.aside("" if asked else GONE):
        sheet.shadow((0, 0, 268, high), 7, 5, 90)
        sheet.panel((0, 0, 268, high), PANEL, SEAT[color], 7, 2.6 if asked else 1.6)
    if not asked:
        with sheet.aside(QUIET):
            sheet.panel((0, 0, 268, high), PANEL, "", 7, 0, 0.7)
    with sheet.aside():
        sheet.svg(f"signorie/portraits/{color}", (6, 6, 48, 56), 140 if passed else 255)
        sheet.panel((6, 6, 48, 56), "none", GOLD, 3, 1.3)
        sheet.svg(f"shared/seats/player_{color}", (43, 50, 16, 16))
    with sheet.aside(QUIET):
        sheet.svg(f"shared/seats/player_{color}", (32, 5, 20, 20))
    sheet.say((60, 4, 96, 22), "table-player", {"seat": seat}, size=14, face="bold", lines=1)
    message = "signorie-art-has-passed" if passed else "signorie-art-nth"
    with sheet.aside("" if passed else GONE):
        words(sheet, message, 158, 15, 48, 11.5, "#F0C9B8", {"place": s.turn_order.index(seat) + 1}, align="right")
    icon(sheet, "vp", 210, 6, 18)
    number(sheet, s.vp[seat], 247, 15.5, 19, "#FFF3DC", 38)
    _sum(sheet, s, seat)
    held = [(color, s.dice[5 * seat + i]) for i, color in enumerate(COLORS) if s.dice[5 * seat + i]]
    for place, (die, value) in enumerate(held if dice else ()):
        sheet.svg(f"signorie/dice/{die}_{value}", (60 + 23 * place, 27, 21, 21))
    _family(sheet, s, seat, color)
    if high < 150:
        _dots(sheet, s, seat, 7, 71, 11.6, 10.4)
        for row in range(len(ROWS)):
            wide = 104 if row % 2 else 88
            _row(sheet, s, seat, row, (70 + 90 * (row % 2), 70 + 16.5 * (row // 2), wide, 15.5), 13, False)
    elif high < 300:
        bar(sheet, s, seat, 8, 72, 252, 13, True)
        _dots(sheet, s, seat, 8, 98, 12.6, 15)
        for row in range(len(ROWS)):
            _row(sheet, s, seat, row, (80, 90 + 17 * row, 182, 16), 14, True)
    else:
        _large(sheet, s, seat)
    sheet.hot((0, 0, 268, high), f"person/{seat}")
    sheet.hot((208, 3, 58, 25), "points")
    return sheet


def _sum(sheet: DisplayList, s: SignorieState, seat: int) -> None:
    total, limit = s.dice_sum(seat), s.limit(seat)
    for gender, sign in enumerate(("son", "daughter")):
        if s.threshold[2 * seat + gender]:
            icon(sheet, f"{sign}_{short(s.color[seat])}", 164, 28, 19)
    text = f"**{total}** / {limit}"
    with sheet.aside("" if total else GONE):
        sheet.write((182, 27, 58, 21), text, size=14, colour=CREAM, align="right", lines=1)
    with sheet.aside("" if total > limit else GONE):
        icon(sheet, "ok" if total <= limit else "over", 243, 28, 19)


def _family(sheet: DisplayList, s: SignorieState, seat: int, color: str) -> None:
    x = 60.0
    counts = (
        ("florin", s.florins[seat]),
        (f"son_{color}", s.supply[2 * seat]),
        (f"daughter_{color}", s.supply[2 * seat + 1]),
        ("bride", s.brides[seat]),
    )
    for sign, count in counts:
        with sheet.aside("" if count or sign == "florin" else SHADOW):
            icon(sheet, sign, x, 51, 17)
            sheet.write((x + 18, 51, 18, 18), str(count), size=13, face="bold", lines=1)
        x += 35 if sign != "florin" else 40
    facts = {"sons": s.stock[2 * seat], "daughters": s.stock[2 * seat + 1]}
    with sheet.aside():
        words(sheet, "signorie-art-stock", 197, 60.5, 66, 11.5, "#DBBDB5", facts, align="right")


def _dots(sheet: DisplayList, s: SignorieState, seat: int, x: float, y: float, dx: float, dy: float) -> None:
    """Fifteen dots in the order of the board: hired ones filled."""
    hired = s.helpers[seat].bit_count()
    if hired:
        with sheet.aside(QUIET):
            icon(sheet, "helper", x + 9, y + 4, 19)
            sheet.write((x + 30, y + 4, 24, 19), str(hired), size=13, face="bold", lines=1)
    body = ""
    for slot, helper in enumerate(HELPERS):
        c = DIE[COLORS[helper.column]][0]
        hired = s.helpers[seat] >> slot & 1
        place = f'cx="{5.5 + dx * helper.column:g}" cy="{5.5 + dy * (helper.row - 1):g}"'
        body += (
            f'<circle {place} r="4.2" fill="{c}" fill-opacity="{1 if hired else 0.12}" stroke="{c}" '
            f'stroke-opacity="{1 if hired else 0.55}" stroke-width="1.2"/>'
        )
    size = (dx * 5, dy * 3)
    with sheet.aside():
        sheet.shape(body, (x, y, *size), size)


def _row(
    sheet: DisplayList,
    s: SignorieState,
    seat: int,
    row: int,
    rect: tuple[float, float, float, float],
    size: float,
    told: bool,
) -> None:
    """A row of the plan: held tiles full, wanted ones pale, face-down ones as backs."""
    x, y, w, h = rect
    scores = s.tiles_in(seat, row) >= ROW_TILES
    with sheet.aside():
        sheet.panel(rect, "#EFE0C2", "", 3, 0)
    if scores:
        with sheet.aside(QUIET):
            sheet.panel(rect, "#EFE0C2", "", 3, 0)
    with sheet.aside("" if s.tiles_in(seat, row) else SHADOW):
        icon(sheet, ROW_ICON[row], x + 1, y + (h - size) / 2, size)
    printed = SHIELDS[s.color[seat]][row]
    held: dict[int, int] = {}
    for tile in s.face_up[4 * seat + row]:
        held[shield_of(s, seat, row, ALLIANCES[tile].house, set(held))] = ALLIANCES[tile].vp
    wide = 46 if told else 0
    backs = s.face_down[4 * seat + row]
    step = min(size * 1.75 if told else size + 1, (w - size - 5 - wide) / (len(printed) + bool(backs)))
    top = y + (h - size) / 2
    for place, house in enumerate(printed):
        left = x + size + 4 + step * place
        with sheet.aside("" if place in held else GONE):
            icon(sheet, house, left, top, size, 255 if place in held else 66)
        if told and place in held and size > 15:
            badge(sheet, held[place], left + size * 0.6, top + size * 0.4, 13)
    if backs:
        left = x + size + 4 + step * len(printed)
        icon(sheet, "neutral", left, top, size)
        if told and size > 15:
            badge(sheet, backs, left + size * 0.6, top + size * 0.4, 13)
    if told:
        message = "signorie-art-row-vp" if scores else "signorie-art-row-lack"
        facts = {"vp": row_vp(s, seat, row), "lack": ROW_TILES - s.tiles_in(seat, row)}
        style: dict[str, Any] = {"align": "right", "face": "bold" if scores else "body"}
        with sheet.aside("" if scores else GONE):
            words(sheet, message, x + w - 48, y + h / 2, 45, 12, "#2B1512" if scores else "#69402C", facts, **style)


def _large(sheet: DisplayList, s: SignorieState, seat: int) -> None:
    """Further down on the large plate: brides, the gauge, the helper board with its effects, rows with values."""
    for place in range(BRIDES + 1):
        x = 60 + 26 * place
        there = place <= s.brides[seat]
        dash = "" if there else ' stroke-dasharray="4 3"'
        body = (
            f'<ellipse cx="11" cy="12" rx="9.6" ry="11" fill="{"#F6EBD3" if there else "#48202A"}" stroke="#B98B4A" '
            f'stroke-width="1.4"{dash}/>'
        )
        sheet.shape(body, (x, 74, 22, 24), (22, 24))
        icon(sheet, "daughter" if place == 0 else "bride", x + 2.5, 77, 17, 255 if there else 70)
    dice = {"count": OFFSPRING_BASE + s.brides[seat]}
    words(sheet, "signorie-art-offspring-dice", 194, 86, 70, 12, "#E9CDBE", dice, align="right")
    bar(sheet, s, seat, 10, 110, 248, 19, True)
    count = s.helpers[seat].bit_count()
    with sheet.aside():
        words(sheet, "signorie-art-their-helpers", 10, 145, 248, 12, "#E9CDBE", {"count": count})
    for slot, helper in enumerate(HELPERS):
        c, shade, _, soft = DIE[COLORS[helper.column]]
        x, y = 10 + 50 * helper.column, 157 + 21 * (helper.row - 1)
        hired = bool(s.helpers[seat] >> slot & 1)
        with sheet.aside("" if hired else GONE):
            sheet.panel((x, y, 48, 19), soft if hired else shade, c, 4, 1, 1 if hired else 0.5)
        if not hired:
            with sheet.aside(QUIET):
                sheet.panel((x, y, 48, 19), shade, "", 4, 0, 0.4)
        style: dict[str, Any] = {
            "size": 11.5,
            "colour": "#2B1512" if hired else "#DBBDB5",
            "align": "center",
            "lines": 1,
        }
        effect = f"signorie-art-tiny-{helper.effect}".replace("_", "-")
        with sheet.aside("" if hired else GONE):
            sheet.say((x + 1, y, 46, 19), effect, face="bold" if hired else "body", **style)
    for row in range(len(ROWS)):
        _row(sheet, s, seat, row, (8, 226 + 24.5 * row, 252, 22.5), 19, True)


__all__ = ["HEIGHT", "plate", "plates"]
