"""The career towers, the initiative track and the row of rewards."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.inks import (
    CREAM,
    INK,
    LINE_2,
    PALE,
    TOWER,
    WINE,
    WINE_2,
    arch,
    icon,
    number,
    ring,
    short,
    words,
)
from game.titles.signorie.rules.components import (
    BASE_THRESHOLD,
    CAREER_SLOTS,
    CAREER_TOP,
    CAREERS,
    INITIATIVE_TOP,
    INITIATIVE_VP,
    REWARD_FLORINS,
    REWARD_SLOTS,
    THRESHOLD_STEP,
)
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing

FLOOR: Final = 22.6
_STYLE: Final[dict[str, Any]] = {"face": "bold", "align": "center", "lines": 1}


def careers(v: View) -> DisplayList:
    """Three towers of eight floors: rank as an arch, points, what reaching a floor brings. 328 x 215."""
    sheet = DisplayList(328, 215)
    reach = _reach(v)
    for track, name in enumerate(CAREERS):
        x = 108.5 * track
        colour, edge = TOWER[name]
        sheet.shadow((x + 2, 11, 102, 204), 2, 4, 110)
        sheet.svg(f"signorie/tower_{name}", (x + 0.5, -1, 103, 16.5), c=colour, e=edge)
        sheet.panel((x + 1.5, 13, 101, 202), colour, edge, 0, 1.4)
        sheet.panel((x + 2.9, 11, 98.2, 8), colour, "", 0, 0)
        once = track == 0 or asked_of(v) in ("spend_points", "choose_mission")
        with sheet.aside():
            icon(sheet, name, x + 4, 15.5, 14)
            words(sheet, f"signorie-art-row-{name}", x + 20, 22.5, 49, 12, INK, face="bold")
        with sheet.aside(QUIET):
            icon(sheet, name, x + 43, 13, 18)
        words(sheet, f"signorie-art-row-{name}", x + 54, 23, 48, 11.5, edge, align="right", caption=True)
        for slot in range(CAREER_TOP, 0, -1):
            y = 33 + (CAREER_TOP - slot) * FLOOR
            data = CAREER_SLOTS[slot]
            sheet.panel((x + 21, y, 79.5, 21.4), "#FFFFFF", "", 2, 0, 0.16 if data.rank % 2 else 0.36)
            with sheet.aside("" if once else GONE):
                number(sheet, data.vp, x + 32, y + 11, 13.5, INK, 24)
                if data.florins or data.initiative:
                    sign, amount = ("florin", data.florins) if data.florins else ("initiative", data.initiative)
                    icon(sheet, sign, x + 86, y + 4, 14, 220)
                    number(sheet, amount, x + 80, y + 11, 11.5, INK, 14)
            cost = reach.get((name, slot), 0)
            if cost:
                sheet.panel((x + 21, y, 79.5, 21.4), "none", "#B98518", 3, 1.4)
            if cost:
                pips(sheet, cost, x + (72 if data.florins or data.initiative else 98), y)
            sheet.hot((x + 21, y, 79.5, 21.4), f"floor/{name}/{slot}")
        for rank in range(1, 5):
            y = 33 + (4 - rank) * 2 * FLOOR
            sheet.panel((x + 4, y, 15, 44), edge, "", 2, 0)
            with sheet.aside("" if once else GONE):
                arch(sheet, rank, (x + 4.5, y + 12.5, 14, 17.3), "#FFF6E2", edge, 12)
    return sheet


def _reach(v: View) -> dict[tuple[str, int], int]:
    """Track and floor -> how many points it takes to get an own son there, as far as the points that are left go."""
    if asked_of(v) != "spend_points":
        return {}
    return {place: climb.cost for place, climb in climbing.floors(v.state, v.me).items()}


_MOST_PIPS: Final = 3
"""So many points stand as pips; more as a number with one pip, which leaves the words of a slot whole."""


def pips_wide(cost: int) -> float:
    """How wide the pips of so many points are, without their rim."""
    return 7.0 * min(cost, _MOST_PIPS)


def pips(sheet: DisplayList, cost: int, right: float, y: float) -> None:
    """A pip for each point, on a light ground; many points are a number with a pip."""
    wide = pips_wide(cost)
    sheet.panel((right - wide - 5, y + 4.5, wide + 5, 12), "#FFF8E7", "", 6, 0, 0.94)
    few = cost <= _MOST_PIPS
    for pip in range(cost if few else 1):
        sheet.panel((right - 7.0 * (pip + 1) - 2, y + 7.8, 5.4, 5.4), "#8E2F3C", "", 2.7, 0)
    if not few:
        number(sheet, cost, right - 16, y + 10.6, 11.5, "#8E2F3C", 14)


def initiative(v: View) -> DisplayList:
    """Nine steps, what each scores, and who would be the how manieth. 96 x 214."""
    s: SignorieState = v.state
    sheet = DisplayList(96, 214)
    icon(sheet, "initiative", 4, 3, 17)
    with sheet.aside():
        words(sheet, "signorie-art-initiative", 22, 12.5, 72, 12, CREAM, face="bold")
    height = s.arrived.index
    ahead = sorted(s.arrived, key=lambda seat: (-s.initiative[seat], -height(seat)))
    reach = climbing.steps(s, v.me) if asked_of(v) == "spend_points" else {}
    for step in range(INITIATIVE_TOP, -1, -1):
        y = 25 + (INITIATIVE_TOP - step) * 20.8
        with sheet.aside():
            sheet.panel((5, y, 86, 19.6), "#5A2530" if step % 2 else WINE_2, "", 3, 0)
        with sheet.aside(QUIET):
            sheet.panel((5, y + 19.6, 86, 1), LINE_2, "", 0, 0)
        vp = INITIATIVE_VP[step]
        with sheet.aside("" if vp else GONE):
            number(sheet, vp or "–", 16, y + 10, 13, CREAM if vp else "#8A5A5E", 22)
        there = [ahead.index(seat) + 1 for seat in ahead if s.initiative[seat] == step]
        if there and len(there) < 3:
            text = "·".join(map(str, there))
            with sheet.aside():
                sheet.write((62, y, 26, 19.6), text, size=11.5, colour="#F0D7B0", align="right", lines=1)
        if step in reach:
            ring(sheet, (5, y, 86, 19.6), 3, 2)
            pips(sheet, reach[step], 29 + pips_wide(reach[step]), y - 1)
        sheet.hot((5, y, 86, 19.6), f"step/{step}")
    return sheet


def rewards(v: View) -> DisplayList:
    """Behind the reward tiles: what each round adds, and the threshold space. 424 x 80."""
    s: SignorieState = v.state
    sheet = DisplayList(424, 80)
    with sheet.aside():
        words(sheet, "signorie-art-rewards", 8, 11, 92, 12.5, CREAM, face="bold")
    facts = {"limit": s.limit(v.me), "florins": REWARD_FLORINS}
    with sheet.aside():
        words(sheet, "signorie-art-rewards-how", 104, 11, 312, 12, PALE, facts)
    for slot in range(1, len(REWARD_SLOTS)):
        x, data = 6 + 46.4 * (slot - 1), REWARD_SLOTS[slot]
        if not s.rewards[slot - 1]:
            sheet.panel((x, 22, 43, 40), WINE, LINE_2, 5, 1.2, 0.8)
        if slot == s.reward_slot():
            ring(sheet, (x - 1.5, 20.5, 46, 43), 6, 3)
        with sheet.aside("" if slot >= s.reward_slot() else GONE):
            if data.bride:
                icon(sheet, "bride", x + (4 if data.florins else 14), 64, 14)
                if data.florins:
                    sheet.write((x + 16, 62, 32, 18), f"+{data.florins}[florin]", size=11.5, colour=PALE, lines=1)
    x = 6 + 46.4 * 5
    bracket = '<path d="M1 0 V4 H88 V0" fill="none" stroke="#B98F86" stroke-width="1.2"/>'
    sheet.shape(bracket, (x, 63, 89, 6), (89, 6))
    sheet.panel((x + 12, 64, 66, 14), "#32101A", "", 0, 0)
    sheet.write((x, 62, 89, 18), "5[florin] → **5**[vp]", size=12, colour=PALE, align="center", lines=1)
    _threshold(sheet, s)
    return sheet


def _threshold(sheet: DisplayList, s: SignorieState) -> None:
    """The limit of those without figures here, and the figures that raise it."""
    with sheet.aside():
        sheet.panel((334, 22, 84, 53), WINE_2, "", 6, 0)
        words(sheet, "signorie-art-threshold", 354, 33.5, 64, 11.5, CREAM)
    icon(sheet, "threshold", 338, 25, 16)
    number(sheet, BASE_THRESHOLD, 351, 59, 19, "#FFF3DC", 30)
    raised = [seat for seat in range(s.seats) if s.limit(seat) > BASE_THRESHOLD]
    if not raised:
        sheet.write((366, 48, 50, 22), f"+{THRESHOLD_STEP}", size=12.5, colour=PALE, lines=1)
    room = 50 / max(1, len(raised))
    for i, seat in enumerate(raised):
        gender = "son" if s.threshold[2 * seat] else "daughter"
        x = 367 + room * i
        icon(sheet, f"{gender}_{short(s.color[seat])}", x, 42, 16)
        style = {"size": 11.5, "colour": PALE, **_STYLE}
        sheet.write((x - 4, 58, 24, 16), str(s.limit(seat)), **style)
    sheet.hot((334, 22, 84, 53), "threshold")


__all__ = ["careers", "initiative", "pips", "rewards"]
