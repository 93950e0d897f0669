"""What Undecim looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.kit import Theme
from game.titles.undecim.art import builds, choose, frontier, night, own, seats, stages
from game.titles.undecim.art.ending import ending, finale
from game.titles.undecim.art.examples import example
from game.titles.undecim.art.faces import face
from game.titles.undecim.art.forecast import counted_by, forecast
from game.titles.undecim.art.hours import backdrop, light
from game.titles.undecim.art.inks import CREAM, DARK, GOLD, INK, PANEL, SEAT, STONE, WINE, cameo
from game.titles.undecim.art.living import living
from game.titles.undecim.art.lobby import answer, choice, invitation, option, sample, seat_card
from game.titles.undecim.art.tableau import tableau
from game.titles.undecim.art.tips import tip
from game.titles.undecim.art.zooms import zoom
from game.titles.undecim.rules.state import UndecimState

__all__ = [
    "BAND",
    "THEME",
    "TONES",
    "answer",
    "backdrop",
    "choice",
    "control",
    "counted_by",
    "emblem",
    "ending",
    "example",
    "face",
    "finale",
    "forecast",
    "invitation",
    "light",
    "living",
    "option",
    "panels",
    "picture",
    "sample",
    "seat_card",
    "tableau",
    "tip",
    "zoom",
]

BAND: Final = ("#5E1A26", "#2B1014", "#F0DCA8")
TONES: Final = {
    "#120926": "#1B1014",
    "#150E28": "#1B1014",
    "#181029": "#271A1F",
    "#1B1430": "#22151A",
    "#241A40": "#2E1C22",
    "#2B2050": "#3A282C",
    "#33265F": "#4A2630",
    "#352761": "#4A2630",
    "#3D2C6B": "#5E4A42",
    "#4A3A78": "#5E4A42",
    "#4A3F68": "#4A3A36",
    "#5A4A86": "#7A6250",
    "#6B5C94": "#7A6250",
    "#7C68B8": "#9C8672",
    "#8F84AC": "#B9A58F",
    "#93A399": "#B9A58F",
    "#9A8FB4": "#BFAE9A",
    "#B9ADD0": "#C9B8A2",
    "#14231F": "#271A1F",
    "#6E8F80": "#7A6250",
    "#275146": "#4A3A22",
    "#0B0618": "#12080C",
}
"""The house's night in the light of torches."""
control = own.control
THEME: Final = Theme(PANEL, DARK, "#6E5648", STONE, INK, WINE, GOLD, CREAM)
_PARTS: Final = {
    **dict.fromkeys(("round_start", "bonus", "mulligan"), "round_start"),
    **dict.fromkeys(("select", "red", "act"), "action"),
    "take": "refill_actions",
    **dict.fromkeys(("moon", "night"), "red_moon"),
}


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself."""
    s: UndecimState = v.state
    bar = {"bar": seats.bar(_PARTS.get(s.phase, "round_end"), s.round, len(s.variants))}
    shown = stages.stage(v)
    if shown == stages.CHOOSE:
        return {**bar, **choose.panels(v)}
    if shown == stages.NIGHT:
        return {**bar, "focus": night.sheet_of(v)}
    found = {
        **bar,
        "focus": frontier.frontier(v),
        "area": own.slab(v),
        "plate/0": own.nameplate(v),
        "hand": own.hand(v),
        "actions": own.actions(v),
        "score": seats.score(v),
    }
    if shown == stages.BUILD:
        del found["score"]
        found |= {"focus": builds.strip(v), "area": builds.slab(v), "steps": builds.steps(v)}
    for place, seat in enumerate(v.others, 1):
        found[f"plate/{place}"] = seats.rival(v, seat, place)
    return found


def emblem(v: View, seat: int) -> DisplayList:
    """The profile of a seat. 100 x 120."""
    sheet = DisplayList(100, 120)
    color = v.colors[seat] if 0 <= seat < len(v.colors) else "blue"
    sheet.panel((0, 0, 100, 120), SEAT[color][1], "#F0DCA8", 6, 2)
    cameo(sheet, (6, 12, 88, 88), color, 0.34)
    return sheet


def picture(v: View, size: float) -> DisplayList:
    """The moon over the ridge with a warrior for each counter that has gone, and the points of the seats."""
    s: UndecimState = v.state
    sheet = DisplayList(size, size)
    k = size / 264
    body = (
        '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="264"><stop offset="0" '
        'stop-color="#241130"/><stop offset=".45" stop-color="#65223F"/><stop offset="1" stop-color="#F2A56A"/>'
        '</linearGradient></defs><rect width="264" height="264" rx="6" fill="url(#s)"/>'
    )
    sheet.shape(body, (0, 0, size, size), (264, 264))
    r = 66 * k
    x, y = size / 2, size * 0.36
    sheet.shape(frontier.glow(s.counters, r), (x - 1.5 * r, y - 1.5 * r, 3 * r, 3 * r), (3 * r, 3 * r))
    full = r / 27 * 64
    sheet.svg(frontier.moon_of(s), (x - full / 2, y - full / 2, full, full))
    sheet.svg("undecim/scenes/ridge", (0, 20 * k, size, 212 * k))
    sheet.panel((0, 226 * k, size, 38 * k), "#1A0912", "", 4)
    gone = s.rules().moon_counters - s.counters
    for i in range(gone):
        at = 134 + (i - (gone - 1) / 2) * min(22, 220 / max(1, gone))
        sheet.svg("undecim/scenes/warrior", ((at - 12) * k, (20 + frontier.ridge(at) - 32) * k, 24 * k, 36 * k))
    if size < 100:
        return sheet
    wide = (size - 12 * k) / s.seats
    for seat, color in enumerate(v.colors):
        left = 6 * k + wide * seat
        sheet.svg(f"shared/seats/{color}", (left + 3 * k, 236 * k, 17 * k, 17 * k))
        sheet.write((left + 23 * k, 230 * k, wide - 24 * k, 28 * k), str(s.vp[seat]), size=15 * k, face="bold", lines=1)
    return sheet
