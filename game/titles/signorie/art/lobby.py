"""Before and after the game: the invitation, who sits where, the picture on the shelf, the corner for the settings."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.signorie.art.fresco import ground
from game.titles.signorie.art.inks import CREAM, GOLD, INK, PAPER, RED, SEAT, arch, icon, number, short, words
from game.titles.signorie.rules.components import CITIES, CITY_SLOTS, PLAYER_COLORS, SLOT_VALUES
from game.titles.signorie.rules.state import CLOSED, SignorieState


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    sheet = DisplayList(204, 232)
    sheet.say((0, 0, 204, 70), "signorie-art-invitation", size=13, colour="#F0D7B0", leading=1.5, valign="top")
    for index, sign in enumerate(("florin", "mission", "marriage", "neutral")):
        icon(sheet, sign, 4, 78 + 38 * index, 26)
        message = f"signorie-art-invitation-{index + 1}"
        sheet.say((38, 73 + 38 * index, 166, 36), message, size=13, colour=CREAM, leading=1.25)
    return sheet


def seat_card(color: str) -> DisplayList:
    """The lord of a colour, a son and a daughter before the fresco. 276 x 170."""
    name = short(color)
    sheet = DisplayList(276, 170)
    sheet.svg(f"signorie/cities/{CITIES[PLAYER_COLORS.index(color)]}", (0, 0, 276, 170))
    sheet.panel((0, 0, 276, 170), "#2A0D15", SEAT[name], 6, 2.4, 0.28)
    sheet.shadow((158, 20, 106, 132), 8, 8, 150)
    sheet.svg(f"signorie/portraits/{name}", (158, 20, 106, 124))
    sheet.panel((158, 20, 106, 124), "none", GOLD, 5, 2.4)
    sheet.svg(f"signorie/icons/son_{name}", (14, 86, 66, 66))
    sheet.svg(f"signorie/icons/daughter_{name}", (78, 86, 66, 66))
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat with its shape. 100 x 120."""
    s: SignorieState = v.state
    colors = [*s.color, *PLAYER_COLORS]
    name = short(colors[max(0, seat)])
    sheet = DisplayList(100, 120)
    sheet.svg(f"signorie/portraits/{name}", (2, 2, 96, 112))
    sheet.panel((1, 1, 98, 114), "none", SEAT[name], 6, 3)
    sheet.svg(f"shared/seats/player_{name}", (68, 86, 32, 32))
    return sheet


def picture(v: View, size: float) -> DisplayList:
    """The five cities with everybody's sons and daughters, from what everybody may see."""
    s: SignorieState = v.state
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), "#2A0D15", GOLD, 4, 1.4)
    edge = size * 0.03
    inner = size - 2 * edge
    top = inner * 0.36
    sheet.svg("signorie/cities/firenze", (edge, edge, inner, inner * 0.36))
    high = (inner - top) / len(CITIES)
    for city, figures in enumerate(s.cities):
        y = edge + top + high * city
        sheet.panel((edge, y, inner, high - 1), "#5A2530" if city % 2 else "#6B2733", "", 2, 0)
        if figures == CLOSED:
            sheet.panel((edge, y, inner, high - 1), "#1C1216", "", 2, 0, 0.7)
            continue
        wide = inner / CITY_SLOTS
        for place in range(CITY_SLOTS):
            rect = (edge + wide * place + wide * 0.08, y + high * 0.06, wide * 0.84, high * 0.84)
            lit = place == len(figures)
            fill = "#6B3136" if place < len(figures) else "#FFE08A" if lit else "#7A483F"
            if size < 150:
                sheet.svg("signorie/niche", rect, c=fill, e="#7A5230")
            else:
                ink = INK if lit else "#F3D9C0"
                text = "" if place < len(figures) else SLOT_VALUES[place]
                arch(sheet, text, rect, fill, "#7A5230", max(11.5, high * 0.36), ink)
            if place < len(figures):
                kind = ("son", "daughter")[figures[place] & 1]
                side = min(rect[2], rect[3])
                x = rect[0] + (rect[2] - side) / 2
                icon(sheet, f"{kind}_{short(s.color[figures[place] >> 1])}", x, rect[1] + rect[3] - side, side)
    return sheet


_SITTING: Final = (("red", 44), ("yellow", 36), ("purple", 31), ("blue", 39))


def sample(glow: float) -> DisplayList:
    """A city, lit niches, four seats, a refusal, two dice: what settings change. ``glow`` is the width of the light.
    402 x 392."""
    sheet = DisplayList(402, 392)
    ground(sheet, 402, 392)
    sheet.svg("signorie/cities/venezia", (8, 8, 210, 141))
    sheet.panel((8, 140, 210, 84), "#E4D2AB", "#A88652", 0, 1.2)
    for place in range(CITY_SLOTS):
        rect = (22 + 46.0 * (place // 2), 148 + 37.0 * (place % 2), 28.0, 34.5)
        lit = place == 3
        arch(sheet, SLOT_VALUES[place], rect, "#FFE08A" if lit else "#7A483F", "#7A5230", 15, INK if lit else "#F3D9C0")
    for place, figure in enumerate(("son_red", "daughter_blue", "son_yellow")):
        icon(sheet, figure, 24 + 46 * (place // 2), 154 + 37 * (place % 2), 25)
    sheet.panel((16, 144, 194, 76), "none", "#14211C", 8, glow + 3)
    sheet.panel((16, 144, 194, 76), "none", "#FFD55E", 8, glow)
    sheet.panel((8, 8, 210, 216), "none", GOLD, 5, 1.6)
    for i, (color, points) in enumerate(_SITTING):
        y = 8 + 54.0 * i
        sheet.panel((230, y, 164, 48), "#32101A", SEAT[color], 6, 1.6)
        sheet.svg(f"shared/seats/player_{color}", (238, y + 13, 22, 22))
        words(sheet, f"signorie-art-sitter-{color}", 268, y + 24, 70, 14, CREAM, face="bold")
        number(sheet, points, 366, y + 24, 17, "#FFF3DC", 44)
    sheet.panel((8, 236, 270, 108), "#FFF8E7", "#B2301F", 8, 1.8)
    icon(sheet, "lock", 18, 244, 18)
    words(sheet, "signorie-art-sample-refused", 42, 253, 228, 14.5, RED, face="bold")
    facts = {"v": 4, "r": 3}
    sheet.say((18, 268, 250, 44), "signorie-refusal-rank-too-low", facts, size=13, colour=INK, leading=1.35)
    words(sheet, "signorie-art-sample-rule", 18, 328, 150, 12.5, "#27506B", face="bold")
    sheet.panel((290, 236, 104, 108), PAPER, "#8A6A3B", 6, 1.4)
    sheet.svg("signorie/dowry_3", (298, 244, 88, 52))
    sheet.write((292, 298, 100, 40), "3 ×2 = **6**[vp]", size=16, colour=RED, align="center", lines=1)
    for i, die in enumerate(("yellow_3", "red_5", "purple_1", "gray_4", "light_blue_2")):
        sheet.svg(f"signorie/dice/{die}", (12 + 38 * i, 352, 32, 32))
    words(sheet, "signorie-art-sample-log", 206, 368, 188, 13, CREAM)
    return sheet


__all__ = ["emblem", "invitation", "picture", "sample", "seat_card"]
