"""Before and after the game: the invitation, who sits where, the picture on the shelf, the corner for the settings."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    fill,
    ground,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.layout import (
    picture as painted,
)
from game.presentation.parts import ring
from game.titles.signorie.art import fresco
from game.titles.signorie.art.cards import CARD, SUM
from game.titles.signorie.art.inks import (
    CREAM,
    EDGE,
    GLOW,
    GOLD,
    INK,
    LARGE,
    LATE,
    LETTERS,
    NAME,
    NOTE,
    PANEL,
    RED,
    SAID,
    SEAT,
    STRAW,
    STRONG,
    TEXT,
    WINE,
    arch,
    niche,
    short,
    sign,
)
from game.titles.signorie.rules.components import CITIES, CITY_SLOTS, DOWRY_VP, PLAYER_COLORS, SLOT_VALUES
from game.titles.signorie.rules.state import CLOSED, SignorieState

POINT: Final = TEXT.but(colour=CREAM)
FRAME: Final = Ground("none", GOLD, 5, 2.4)
TAKEN, FREE, NEXT, PALE_RANK = "#6B3136", "#7A483F", "#FFE08A", "#F3D9C0"
"""The niches of a city, and the rank in one that is not the next."""


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    promise = say("signorie-art-invitation", POINT.but(colour=STRAW, leading=1.5, valign="top"))
    points = (
        shared(row(sign(name, LARGE), say(f"signorie-art-invitation-{number}", POINT), gap=8))
        for number, name in enumerate(("florin", "mission", "marriage", "neutral"), 1)
    )
    return laid(column(sized(promise, high=70), *points), 204, 228)


def seat_card(color: str) -> DisplayList:
    """The lord of a colour, a son and a daughter before the fresco. 276 x 170."""
    name = short(color)
    figures = row(*(sign(f"{kind}_{name}", 66) for kind in ("son", "daughter")), gap=0)
    lord = over(ground(FRAME.but(shadow=150)), painted(f"signorie/portraits/{name}"), ground(FRAME))
    before = on(
        Ground(WINE, SEAT[name], 6, 2.4, 0.28),
        pad(row(sized(column(blank(), figures, gap=0), 132), shared(lord), gap=12), 12, 18),
    )
    city = painted(f"signorie/cities/{CITIES[PLAYER_COLORS.index(color)]}")
    return laid(over(city, before), 276, 170)


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat with its shape. 100 x 120."""
    s: SignorieState = v.state
    name = short([*s.color, *PLAYER_COLORS][max(0, seat)])
    lord = pad(over(painted(f"signorie/portraits/{name}"), ground(FRAME.but(line=SEAT[name], width=3))), 1, 1, 1, 5)
    return laid(over(lord, corner(icon(f"shared/seats/player_{name}", 32), 1, 1)), 100, 120)


def picture(v: View, size: float) -> DisplayList:
    """The five cities with everybody's sons and daughters, from what everybody may see."""
    s: SignorieState = v.state
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), WINE, GOLD, 4, 1.4)
    edge = size * 0.03
    inner = size - 2 * edge
    top = inner * 0.36
    sheet.svg("signorie/cities/firenze", (edge, edge, inner, inner * 0.36))
    high = (inner - top) / len(CITIES)
    for city, figures in enumerate(s.cities):
        y = edge + top + high * city
        sheet.panel((edge, y, inner, high - 1), LATE if city % 2 else "#6B2733", "", 2, 0)
        if figures == CLOSED:
            sheet.panel((edge, y, inner, high - 1), "#1C1216", "", 2, 0, 0.7)
            continue
        wide = inner / CITY_SLOTS
        for place in range(CITY_SLOTS):
            rect = (edge + wide * place + wide * 0.08, y + high * 0.06, wide * 0.84, high * 0.84)
            lit = place == len(figures)
            niche = TAKEN if place < len(figures) else NEXT if lit else FREE
            if size < 150:
                sheet.svg("signorie/niche", rect, c=niche, e=EDGE)
            else:
                ink = INK if lit else PALE_RANK
                text = "" if place < len(figures) else SLOT_VALUES[place]
                arch(sheet, text, rect, niche, EDGE, max(11.5, high * 0.36), ink)
            if place < len(figures):
                kind = ("son", "daughter")[figures[place] & 1]
                side = min(rect[2], rect[3])
                x = rect[0] + (rect[2] - side) / 2
                fill(
                    sheet,
                    (x, rect[1] + rect[3] - side, side, side),
                    sign(f"{kind}_{short(s.color[figures[place] >> 1])}", side),
                )
    return sheet


_SITTING: Final = (("red", 44), ("yellow", 36), ("purple", 31), ("blue", 39))
_STANDING: Final = ("son_red", "daughter_blue", "son_yellow")
_DICE: Final = ("yellow_3", "red_5", "purple_1", "gray_4", "light_blue_2")
_DOWRY: Final = 3


def sample(glow: float) -> DisplayList:
    """A city, lit niches, four seats, a refusal, two dice: what settings change. ``glow`` is the width of the light.
    402 x 392."""
    sheet = DisplayList(402, 392)
    fresco.ground(sheet, *sheet.size)
    dice = (icon(f"signorie/dice/{die}", 32) for die in _DICE)
    told = column(
        sized(
            row(sized(_loggia(glow), 210), column(*(shared(_sitter(*one)) for one in _SITTING), gap=6), gap=12),
            high=216,
        ),
        sized(row(_refused(), sized(_dowry(), 104), gap=12), high=108),
        row(*dice, say("signorie-art-sample-log", SAID.but(colour=CREAM))),
        gap=10,
    )
    fill(sheet, (0, 0, *sheet.size), pad(told, 8))
    return sheet


def _loggia(glow: float) -> Block:
    """A city above its eight niches, which are lit."""
    pairs = (column(_niche(number), _niche(number + 1), gap=2) for number in range(0, CITY_SLOTS, 2))
    niches = over(pad(ring(GLOW, "#14211C", 8, glow), 8, 4), pad(row(*pairs, gap=18, along="middle"), 0, 6))
    marble = Ground("#E4D2AB", "#A88652", 0)
    return over(column(painted("signorie/cities/venezia"), sized(on(marble, niches), high=84), gap=0), ground(FRAME))


def _niche(number: int) -> Block:
    lit = number == len(_STANDING)
    fill_, ink = (NEXT, INK) if lit else (FREE, PALE_RANK)
    figure = corner(sign(_STANDING[number], LARGE), 0.5, 0.8) if number < len(_STANDING) else None
    return sized(over(niche(SLOT_VALUES[number], fill_, EDGE, 15, ink), figure), 28, 34.5)


def _sitter(color: str, points: int) -> Block:
    name = say(f"signorie-art-sitter-{color}", STRONG)
    worth = write(points, NAME.but(size=17, colour=LETTERS, align="center"))
    return on(
        Ground(PANEL, SEAT[color], 6, 1.6), row(icon(f"shared/seats/player_{color}", 22), name, sized(worth, 44)), 8, 0
    )


def _refused() -> Block:
    """What a refusal looks like."""
    told = column(
        row(sign("lock"), say("signorie-art-sample-refused", STRONG.but(colour=RED))),
        say("signorie-refusal-rank-too-low", POINT.but(colour=INK), {"v": 4, "r": 3}),
        say("signorie-art-sample-rule", NOTE.but(colour="#27506B", face="bold")),
    )
    return on(Ground("#FFF8E7", "#B2301F", 8, 1.8), told, 10, 6)


def _dowry() -> Block:
    """A card of an answer."""
    brings = write(f"{_DOWRY} ×{DOWRY_VP} = **{_DOWRY * DOWRY_VP}**[vp]", SUM.but(size=16, colour=RED))
    return on(CARD, column(sized(painted(f"signorie/dowry_{_DOWRY}"), high=52), shared(brings)), 8)


__all__ = ["emblem", "invitation", "picture", "sample", "seat_card"]
