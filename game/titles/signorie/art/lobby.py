"""Before and after the game: the invitation, who sits where, the picture on the shelf, the corner for the settings."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import ring
from game.titles.signorie.art import fresco, inks
from game.titles.signorie.art.cards import CARD, SUM
from game.titles.signorie.rules.components import CITIES, CITY_SLOTS, DOWRY_VP, PLAYER_COLORS, SLOT_VALUES
from game.titles.signorie.rules.state import CLOSED, SignorieState

POINT: Final = inks.TEXT.but(colour=inks.CREAM)
FRAME: Final = lay.Ground("none", inks.GOLD, 5, 2.4)
INVITATION, SEAT_CARD, EMBLEM, SAMPLE = (204, 228), (276, 170), (100, 120), (402, 392)
READ: Final = 150
"""From this size on the numbers of a picture are read."""
TAKEN, FREE, NEXT, PALE_RANK = "#6B3136", "#7A483F", "#FFE08A", "#F3D9C0"
"""The niches of a city, and the rank in one that is not the next."""


def invitation() -> DisplayList:
    """What the game is, for the first evening."""
    promise = lay.say("signorie-art-invitation", POINT.but(colour=inks.STRAW, leading=1.5, valign="top"))
    points = (
        lay.shared(lay.row(inks.sign(name, inks.LARGE), lay.say(f"signorie-art-invitation-{number}", POINT), gap=8))
        for number, name in enumerate(("florin", "mission", "marriage", "neutral"), 1)
    )
    return lay.laid(lay.column(lay.sized(promise, high=70), *points), *INVITATION)


def seat_card(color: str) -> DisplayList:
    """The lord of a colour, a son and a daughter before the fresco."""
    name = inks.short(color)
    figures = lay.row(*(inks.person(gender, name, 66) for gender in (0, 1)), gap=0)
    lord = lay.over(lay.ground(FRAME.but(shadow=150)), lay.picture(f"signorie/portraits/{name}"), lay.ground(FRAME))
    people = lay.row(lay.sized(lay.column(lay.blank(), figures, gap=0), 132), lay.shared(lord), gap=inks.PAD)
    look = FRAME.but(fill=inks.WINE, line=inks.SEAT[name], opacity=0.28)
    before = lay.on(look, lay.pad(people, inks.PAD, inks.SIGN))
    city = lay.picture(f"signorie/cities/{CITIES[PLAYER_COLORS.index(color)]}")
    return lay.laid(lay.over(city, before), *SEAT_CARD)


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat with its shape."""
    s: SignorieState = v.state
    name = inks.short([*s.color, *PLAYER_COLORS][max(0, seat)])
    frame = lay.ground(FRAME.but(line=inks.SEAT[name], width=3))
    lord = lay.pad(lay.over(lay.picture(f"signorie/portraits/{name}"), frame), 1, 1, 1, inks.GAP)
    return lay.laid(lay.over(lord, lay.corner(inks.shield(name, 32), 1, 1)), *EMBLEM)


def picture(v: View, size: float) -> DisplayList:
    """The five cities with everybody's sons and daughters, from what everybody may see."""
    s: SignorieState = v.state
    cities = (lay.shared(_in_city(s, city, size)) for city in range(len(CITIES)))
    told = lay.column(lay.sized(lay.picture("signorie/cities/firenze"), high=size / 3), *cities, gap=1)
    return lay.laid(lay.on(lay.Ground(inks.WINE, inks.GOLD, 4), told, size / 32), size, size)


def _in_city(s: SignorieState, city: int, size: float) -> lay.Block:
    """The places of a city from its first to its last, with whoever stands there."""
    figures = s.cities[city]
    under = lay.ground(inks.flat(inks.LATE if city % 2 else "#6B2733"))
    if figures == CLOSED:
        return lay.over(under, lay.ground(inks.flat("#1C1216", 0.7)))
    wide = size * 0.094
    places = []
    for place in range(CITY_SLOTS):
        taken, lit = place < len(figures), place == len(figures)
        look = TAKEN if taken else NEXT if lit else FREE
        text = "" if taken or size < READ else SLOT_VALUES[place]
        rank = inks.niche(text, look, inks.EDGE, max(inks.TINY.size, wide / 2.2), inks.INK if lit else PALE_RANK)
        figure = inks.person(figures[place] & 1, s.color[figures[place] >> 1], wide) if taken else None
        places.append(lay.shared(lay.over(rank, lay.corner(figure, 0.5, 1) if figure else None)))
    return lay.over(under, lay.pad(lay.row(*places, gap=size / 60), size / 120))


_SITTING: Final = (("red", 44), ("yellow", 36), ("purple", 31), ("blue", 39))
_STANDING: Final = ("son_red", "daughter_blue", "son_yellow")
_DICE: Final = ("yellow_3", "red_5", "purple_1", "gray_4", "light_blue_2")
_DOWRY: Final = 3


def sample(glow: float) -> DisplayList:
    """A city, lit niches, four seats, a refusal, two dice: what settings change. ``glow`` is the width of the light.
    402 x 392."""
    sheet = DisplayList(*SAMPLE)
    fresco.silk(sheet, *sheet.size)
    dice = (lay.icon(f"signorie/dice/{die}", 32) for die in _DICE)
    seats = lay.column(*(lay.shared(_sitter(*one)) for one in _SITTING), gap=6)
    told = lay.column(
        lay.sized(lay.row(lay.sized(_loggia(glow), 210), seats, gap=inks.PAD), high=216),
        lay.sized(lay.row(_refused(), lay.sized(_dowry(), 104), gap=inks.PAD), high=108),
        lay.row(*dice, lay.say("signorie-art-sample-log", inks.SAID.but(colour=inks.CREAM))),
        gap=10,
    )
    lay.fill(sheet, (0, 0, *sheet.size), lay.pad(told, inks.INSET))
    return sheet


def _loggia(glow: float) -> lay.Block:
    """A city above its eight niches, which are lit."""
    pairs = (lay.column(_niche(number), _niche(number + 1), gap=2) for number in range(0, CITY_SLOTS, 2))
    niches = lay.over(
        lay.pad(ring(inks.GLOW, "#14211C", 8, glow), inks.INSET, 4),
        lay.pad(lay.row(*pairs, gap=inks.SIGN, along="middle"), 0, 6),
    )
    below = lay.sized(lay.on(lay.Ground("#E4D2AB", "#A88652", 0), niches), high=84)
    return lay.over(lay.column(lay.picture("signorie/cities/venezia"), below, gap=0), lay.ground(FRAME))


def _niche(number: int) -> lay.Block:
    lit = number == len(_STANDING)
    fill_, ink = (NEXT, inks.INK) if lit else (FREE, PALE_RANK)
    figure = lay.corner(inks.sign(_STANDING[number], inks.LARGE), 0.5, 0.8) if number < len(_STANDING) else None
    return lay.sized(lay.over(inks.niche(SLOT_VALUES[number], fill_, inks.EDGE, inks.NAME.size, ink), figure), 28, 34.5)


def _sitter(color: str, points: int) -> lay.Block:
    name = lay.say(f"signorie-art-sitter-{color}", inks.STRONG)
    told = lay.row(inks.shield(color, 22), name, lay.sized(lay.write(points, inks.FIGURE), 44))
    return lay.on(lay.Ground(inks.PANEL, inks.SEAT[color], 6), told, inks.INSET, 0)


def _refused() -> lay.Block:
    """What a refusal looks like."""
    told = lay.column(
        lay.row(inks.sign("lock"), lay.say("signorie-art-sample-refused", inks.STRONG.but(colour=inks.RED))),
        lay.say("signorie-refusal-rank-too-low", POINT.but(colour=inks.INK), {"v": 4, "r": 3}),
        lay.say("signorie-art-sample-rule", inks.NOTE.but(colour="#27506B", face="bold")),
    )
    return lay.on(lay.Ground("#FFF8E7", "#B2301F", width=1.8), told, 10, 6)


def _dowry() -> lay.Block:
    """A card of an answer."""
    brings = lay.write(f"{_DOWRY} ×{DOWRY_VP} = **{_DOWRY * DOWRY_VP}**[vp]", SUM.but(colour=inks.RED))
    coins = lay.sized(lay.picture(f"signorie/dowry_{_DOWRY}"), high=52)
    return lay.on(CARD, lay.column(coins, lay.shared(brings)), inks.INSET)
