"""Where things stand on the two boards of Cuba, in units of 1280 x 720: the harbour town and the chamber."""

from __future__ import annotations

from typing import Final

from game.presentation import Rect
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, DOCKS, MARKET_ROOM, TYPES

BAR: Final[Rect] = (0, 0, 1280, 38)
STEPS: Final = 142.0
"""Where the parts of a round begin on the bar; the round is told between them and what is asked."""
PROMPT: Final = 486.0
START: Final[Rect] = (980, 4, 44, 30)
"""Who has the card of the start player."""
TRACK: Final[Rect] = (12, 44, 984, 384)
TOWN: Final[Rect] = (26, 58, 956, 356)
HILL: Final[Rect] = (586, 58, 396, 356)
"""The hillside of the town."""
PLANTATION: Final[Rect] = (12, 434, 492, 250)
HAND: Final[Rect] = (510, 434, 486, 250)
ACTIONS: Final[Rect] = (518, 620, 470, 58)
LOG: Final[Rect] = (1004, 428, 264, 256)
CHAMBER: Final[Rect] = (0, 38, 1280, 390)
LAWS_IN: Final[Rect] = (12, 448, 988, 236)
"""The baize in the chamber on which the laws and the bills lie."""
COURTYARD: Final[Rect] = (20, 460, 150, 217)

SHIP: Final = (195.0, 80.0)
SEA: Final[Rect] = (110, 146, 126, 52)
SEA_SCALE: Final = 0.64
PILE: Final[Rect] = (30, 176, 70, 22)
SHIPS_IN: Final[dict[str, Rect]] = {
    dock: (x, y, 195, 64) for dock, (x, y) in zip(DOCKS, ((30, 207), (30, 273), (28, 339)))
}
SIGNS: Final[dict[str, Rect]] = {dock: (226, y + 20, 46, 40) for dock, (_, y, _, _) in SHIPS_IN.items()}

LAWS: Final[dict[str, Rect]] = {kind: (283 + 74.5 * i, 145.4, 65, 44) for i, kind in enumerate(TYPES)}
BILLS: Final[dict[str, Rect]] = {kind: (281 + 74.5 * i, 200.8, 69, 43) for i, kind in enumerate(TYPES)}

MARKET_X, MARKET_Y, STALL, STALL_PITCH, ROW = 272.0, 248.0, 59.0, 61.8, 18.8


def stall(kind: int) -> Rect:
    """The whole column of a merchandise."""
    return MARKET_X + STALL_PITCH * kind, MARKET_Y + 17, STALL, 33 + ROW * MARKET_ROOM[kind] + 16


def price_row(kind: int, row: int) -> Rect:
    """A price of a column; row 0 is the dearest."""
    return MARKET_X + STALL_PITCH * kind + 4, MARKET_Y + 50 + ROW * row, STALL - 8, 17.6


def foot(kind: int) -> Rect:
    """What one pays and gets now, under the column."""
    return MARKET_X + STALL_PITCH * kind + 1, MARKET_Y + 51 + ROW * MARKET_ROOM[kind], STALL - 2, 16.4


SUPPLY: Final[Rect] = (MARKET_X + 3 * STALL_PITCH - 1, MARKET_Y + 124, 124, 42)
SUPPLY_ORDER: Final = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")


def supply(kind: str) -> Rect:
    """The supply of a piece."""
    i = SUPPLY_ORDER.index(kind)
    return SUPPLY[0] + 4 + 30 * (i % 4), SUPPLY[1] + 12.6 + 14.4 * (i // 4), 14, 14


GRID: Final = (
    ("cement_factory", "sawmill", "golf_course", "monastery", "rum_cafe"),
    ("tobacco_cafe", "small_branch_office", "large_branch_office", "hotel", "inn"),
    ("general_store", "workshop", "resource_hut", "small_bank", "large_bank"),
    ("cigar_factory", "cigar_factory", "distillery", "distillery", "black_market"),
    ("church", "dam", "town_hall", "lighthouse", "warehouse"),
)
"""The streets of the hillside, by groups; a kind with two tiles has two houses."""
LOTS: Final[dict[str, Rect]] = {}
for _row, _street in enumerate(GRID):
    for _col, _tile in enumerate(_street):
        _name = f"{_tile}/{1 if f'{_tile}/0' in LOTS else 0}"
        LOTS[_name] = (589 + 78.6 * _col, 81 + 66.4 * _row, 76.4, 65)


FIELD: Final[dict[str, Rect]] = {
    field: (178 + 80.6 * (i % COLUMNS), 460 + 73.1 * (i // COLUMNS), 78, 70.5) for i, field in enumerate(FIELDS)
}
FIELDS_IN: Final[Rect] = (175, 457, 326, 223)
"""All fields, with the wood round them."""
YARD: Final[dict[str, Rect]] = {}
for _i, _kind in enumerate(("wood", "stone", "water")):
    YARD[_kind] = (20 + 50 * _i, 511, 47, 44)
for _i, _kind in enumerate(("citrus", "sugar", "tobacco")):
    YARD[_kind] = (20 + 50 * _i, 572, 47, 44)
for _i, _kind in enumerate(("rum", "cigars")):
    YARD[_kind] = (20 + 75 * _i, 633, 72, 44)

CARDS: Final[dict[str, Rect]] = {card: (519 + 94.4 * i, 462, 90, 152) for i, card in enumerate(CHARACTERS)}
SPACES: Final[dict[str, Rect]] = {}
for _card, _pair in (
    ("tradeswoman", ("tradeswoman_resource", "tradeswoman_product")),
    ("architect", ("architect_first", "architect_second")),
    ("mayor", ("mayor_first", "mayor_second")),
):
    for _i, _space in enumerate(_pair):
        SPACES[_space] = (CARDS[_card][0] + 4 + 42 * _i, 587, 40, 22)


def tile_of(points: int) -> Rect:
    """The tile of the score track: 28 at the top, 12 on the right, 28 at the foot, 12 on the left."""
    x0, y0, w, h = TRACK
    t = 14.0
    cw, ch = w / 28, (h - 2 * t) / 12
    i = points % 80
    if i < 28:
        return x0 + cw * i, y0, cw, t
    if i < 40:
        return x0 + w - t, y0 + t + ch * (i - 28), t, ch
    if i < 68:
        return x0 + w - cw * (i - 39), y0 + h - t, cw, t
    return x0, y0 + h - t - ch * (i - 67), t, ch


def rivals(seats: int) -> list[Rect]:
    """The plates of the others: four low ones, three as pictured, fewer and higher ones for fewer."""
    others = seats - 1
    high, gap = {1: (378, 0), 2: (187, 4), 3: (122, 6), 4: (90, 4)}[others]
    return [(1004, 44 + (high + gap) * i, 264, high) for i in range(others)]


def desks(seats: int) -> list[Rect]:
    """The desks of the chamber in turn order from whoever looks."""
    pitch, wide = (254.0, 246.0) if seats == 5 else (320.0, 250.0)
    left = 640 - (pitch * (seats - 1) + wide) / 2
    return [(left + pitch * i, 344, wide, 90) for i in range(seats)]


BIG_LAWS: Final[dict[str, Rect]] = {kind: (16 + 246 * i, 455, 238, 62) for i, kind in enumerate(TYPES)}
BIG_BILLS: Final[dict[str, Rect]] = {kind: (16 + 246 * i, 532, 238, 140) for i, kind in enumerate(TYPES)}
