"""Before the game, and what prompts offer: modules, seats, the invitation, answers to choose from."""

from __future__ import annotations

from typing import Any

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.undecim.art.faces import loose, resource
from game.titles.undecim.art.inks import (
    BRIGHT,
    CREAM,
    DARK,
    GLOW,
    GOLD,
    INK,
    INK_2,
    MIDDLE,
    PANEL,
    RED,
    SEAT,
    STONE,
    WINE,
    cameo,
    icon,
)
from game.titles.undecim.art.tablets import tablet
from game.titles.undecim.rules.components import FACES, KIND, MODULES


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    sheet = DisplayList(204, 232)
    sheet.say((0, 0, 204, 70), "undecim-art-invitation", size=13, colour="#E9D9C4", leading=1.5, valign="top")
    for index, sign in enumerate(("tablet", "grassland", "settlement", "enemy")):
        sheet.svg(icon(sign), (4, 82 + 36 * index, 24, 24))
        sheet.say((36, 77 + 36 * index, 168, 35), f"undecim-art-invitation-{index + 1}", size=13.5, leading=1.25)
    return sheet


def option(which: str, value: str) -> DisplayList | None:
    """The picture of a module's age; None for what a plain switch says."""
    if which != "modules" or value not in MODULES:
        return None
    sheet = DisplayList(200, 96)
    sheet.svg(f"undecim/ages/{value}", (0, 0, 200, 96))
    sheet.svg(f"undecim/awards/{MODULES[value].award}", (160, 4, 36, 36))
    for i, number in enumerate(MODULES[value].replaces):
        sheet.panel((6 + 34 * i, 68, 30, 24), WINE, "#F0DCA8", 4, 1.3)
        sheet.write((6 + 34 * i, 67, 30, 24), str(number), size=16, colour=BRIGHT, face="title", **MIDDLE)
    return sheet


def seat_card(color: str) -> DisplayList:
    """The profile of a colour under its banner before the wall. 276 x 170."""
    sheet = DisplayList(276, 170)
    bright, deep, edge = SEAT[color]
    sheet.panel((0, 0, 276, 170), deep, "", 6)
    merlons = " ".join(f"M{x} 112 V96 H{x + 28} V112Z" for x in range(6, 270, 46))
    wall = (
        f'<path d="M0 112 H276 V164 A6 6 0 0 1 270 170 H6 A6 6 0 0 1 0 164Z" fill="#2B141C" fill-opacity=".75"/>'
        f'<path d="{merlons}" fill="#2B141C" fill-opacity=".75"/>'
    )
    sheet.shape(wall, (0, 0, 276, 170), (276, 170))
    sheet.svg("undecim/scenes/pennon", (190, 26, 72, 112), c=bright, d=deep, e=edge)
    sheet.svg(f"shared/seats/{color}", (211, 52, 30, 30))
    cameo(sheet, (62, 62, 104, 104), color, 0.3)
    return sheet


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt: a face of the die, a rival, or to leave things alone."""
    sheet = DisplayList(150, 170)
    sheet.panel((0, 0, 150, 170), STONE, "#6B5A44", 9, 1.6)
    style: dict[str, Any] = {"colour": INK, "face": "bold", "align": "center"}
    if a.kind == "set_die":
        sheet.svg(icon(f"die{a.args[0]}"), (31, 20, 88, 88))
        sheet.say((8, 118, 134, 42), "undecim-art-choose-die", {"value": a.args[0]}, size=15, **style)
    elif a.kind == "red_target":
        cameo(sheet, (27, 14, 96, 96), v.colors[a.args[0]])
        sheet.say((8, 122, 134, 36), "table-player", {"seat": a.args[0]}, size=15, **style)
    else:
        die = v.state.die or 1
        sheet.svg(icon(f"die{die}"), (43, 30, 64, 64), alpha=120)
        sheet.say((8, 118, 134, 42), "undecim-art-choose-keep", size=15, **style)
    return sheet


def answer(v: View, a: Action) -> DisplayList | None:
    """The half that a card would show, as it would lie on the table, and what that brings."""
    if a.kind not in ("gain", "place_card"):
        return None
    card, side = a.args
    top, bottom = FACES[card]
    sheet = DisplayList(150, 176)
    sheet.panel((0, 0, 150, 176), STONE, "#6B5A44", 9, 1.6)
    sheet.place(loose(side, bottom if side == top else top, False), 38, 8, 74 / 55)
    style: dict[str, Any] = {"colour": INK, "face": "bold", "align": "center"}
    sheet.say((6, 114, 138, 24), f"undecim-name-{side}", size=16, lines=1, **style)
    key = f"undecim-art-answer-{KIND[side]}"
    have = v.state.sides[a.seat].count(side)
    sheet.say((6, 138, 138, 34), key, {"count": have + 1}, size=12, colour=INK_2, align="center", leading=1.15)
    return sheet


def sample(glow: float) -> DisplayList:
    """Tablets, a card, four seats, a refusal and two lines of the log. 402 x 392."""
    sheet = DisplayList(402, 392)
    for i, (card, mark) in enumerate((("bandits", ""), ("construction", "now"))):
        sheet.place(tablet(card, mark, (90.0, 148.0)), 104.0 * i, 2)
    sheet.panel((101, -1, 96, 154), "none", GLOW, 7, glow)
    sheet.place(resource("forest", "wood"), 2, 162, 0.55)
    for i, (color, points) in enumerate((("blue", 10), ("red", 4), ("yellow", 8), ("green", 2))):
        place = (226.0, 53.0 * i, 176.0, 46.0)
        sheet.panel(place, DARK, GOLD if i == 0 else SEAT[color][0], 6, 1.6)
        sheet.svg(f"shared/seats/{color}", (236, 53 * i + 12, 22, 22))
        sheet.say((266, 53 * i, 74, 46), f"undecim-name-{color}", size=14, face="bold", lines=1)
        sheet.write((330, 53 * i, 62, 46), f"[vp] {points}", size=17, face="bold", align="right", lines=1)
    sheet.shadow((0, 238, 290, 98), 8, 8, 120, 4)
    sheet.panel((0, 238, 290, 98), "#FFF8E7", "#B2301F", 8, 1.8)
    sheet.svg("shared/icons/lock_red", (12, 247, 17, 17))
    sheet.say((36, 242, 246, 26), "undecim-art-sample-refused", size=14.5, colour=RED, face="bold", lines=1)
    sheet.say((14, 270, 266, 60), "undecim-art-sample-why", size=12.5, colour=INK, leading=1.4, valign="top")
    sheet.panel((300, 238, 100, 98), PANEL, "#5E4A42", 8, 1.2)
    sheet.svg("undecim/moon/ten_2", (314, 250, 72, 72))
    for i, color in enumerate(("blue", "red")):
        sheet.svg(f"shared/seats/{color}", (0, 349 + 23 * i, 15, 15))
        sheet.say((24, 345 + 23 * i, 370, 23), f"undecim-art-sample-log-{i + 1}", size=13.5, colour=CREAM, lines=1)
    return sheet
