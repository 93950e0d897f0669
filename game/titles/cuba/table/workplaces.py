"""The two places to which the town turns while a card works there: the square of the market and the foreman's street."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from game.engine.bits import members
from game.presentation import Rect, Slot
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.foreman import building_on, usable
from game.titles.cuba.rules.board import CROSS, FIELDS
from game.titles.cuba.rules.economy import buy_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places
from game.titles.cuba.table.chain import in_order

CHIP_WIDE: Final = dict(zip(box.CHARACTERS, (80.0, 122.0, 88.0, 96.0, 76.0)))
CHIPS: Final[dict[str, Rect]] = {}
"""The five characters while the panel tells what follows."""
for _card, _wide in CHIP_WIDE.items():
    CHIPS[_card] = (518 + sum(rect[2] + 2 for rect in CHIPS.values()), 462, _wide, 20)

# --- the square of the market ----------------------------------------------------------------------

DEAREST, ROW_TOP, ROW_HIGH = 7, 150.0, 22.6
STALL_WIDE, STALL_STEP = 184.0, 189.5
OWN_TOP, OWN_HIGH = 314.0, 98.0
"""Where the box with the own pieces and the two buttons of a stall begins, and how high it is."""


@cache
def stall(kind: int) -> Rect:
    """A stall with everything that belongs to it."""
    return 33 + STALL_STEP * kind, 98, STALL_WIDE, 216


@cache
def price_top(price: int) -> float:
    """Where the row of a price lies: at one height in all stalls."""
    return ROW_TOP + (DEAREST - price) * ROW_HIGH


@cache
def row_of(kind: int, price: int) -> Rect:
    """The row of a price."""
    x = stall(kind)[0]
    return x + 8, price_top(price), STALL_WIDE - 16, ROW_HIGH - 2


@cache
def _in_row(kind: int, price: int) -> Rect:
    """Where the piece of a row lies, and its tag beside it."""
    x, y, w, h = row_of(kind, price)
    return x + 30, y, w - 30, h


@cache
def last_price(kind: int) -> int:
    """What a piece brings once the column is full."""
    return DEAREST - 2 - box.MARKET_ROOM[kind] + 1


def market_slots(s: CubaState) -> Iterator[Slot]:
    """The rows of the stalls, the tags of the next purchase and sale, the supply, the spaces on the buttons."""
    for number, kind in zip(box.MERCHANDISE, box.MERCHANDISE_IDS):
        yield Slot(f"stall/{kind}", "card", stall(number))
        for row in range(box.MARKET_ROOM[number]):
            yield Slot(f"price/{kind}/{row}", "row", _in_row(number, DEAREST - 1 - row), arrange="row")
        edge = DEAREST if not s.market[number] else last_price(number)
        yield Slot(f"foot/{kind}", "row", _in_row(number, edge), arrange="row")
        yield Slot(f"supply/{kind}", "row", _in_row(number, DEAREST), arrange="row")
        x, y, w, h = row_of(number, buy_price(s, number))
        yield Slot(f"next/buy/{kind}", "pile", (x, y, w, h))
        price = s.market[number]
        price = DEAREST - 1 - price if price < box.MARKET_ROOM[number] else last_price(number)
        x, y, w, h = row_of(number, price)
        yield Slot(f"next/sell/{kind}", "pile", (x, y, w, h))
    for index, space in enumerate((box.RESOURCE_SPACE, box.PRODUCT_SPACE)):
        yield Slot(f"space/{space}", "medal", (606.0 + 143 * index, 649, 50, 24))


# --- the street of the foreman ---------------------------------------------------------------------

BAND: Final[Rect] = (34, 248, 940, 162)
"""What lies below the street: lanes of pieces, and whatever the houses reach."""
FRONT_TOP: Final = 98.0
FRONT_WIDE: Final = {"wide": 152.0, "slim": 112.0}
FRONT_HIGH: Final = 146.0
"""A house on the street with its plate."""
CUT: Final = 88.0
"""How high its facade is; its plate lies below."""
SHIPS_WIDE, BILLS_WIDE = 186, 192
"""How much of the band the ships and the bills that houses reach take."""
SHIP_SCALE: Final = 0.64
BILL: Final[Rect] = (0, 0, 88, 54)


class Street(NamedTuple):
    """What stands on the street: the houses of the cross as fields, and what they reach below it. ``left`` and ``right``
    bound what is free for the lanes; they are equal where the ships of the pile lie there."""

    houses: tuple[int, ...]
    ships: bool
    bills: bool
    pile: bool
    left: float
    right: float


def street_of(s: CubaState, seat: int) -> Street:
    """The street of a seat whose foreman works."""
    houses = tuple(members((s.covered[seat] | 1) & CROSS[s.pawn[seat]]))
    effects = {building_on(s, seat, at)[1].effect for at in members(usable(s, seat))}
    ships, bills, pile = "ship" in effects, "veto" in effects and any(s.bills), "ship_card" in effects
    left = BAND[0] + SHIPS_WIDE * ships + BILLS_WIDE * bills
    right = BAND[0] + BAND[2]
    return Street(houses, ships, bills, pile, left, left if pile else right)


def front(street: Street, index: int) -> Rect:
    """A house on the street with its plate."""
    left = BAND[0] if street.pile else street.left
    middle = (left + BAND[0] + BAND[2]) / 2
    size, pitch = ("wide", 176.0) if len(street.houses) < 5 and middle < 560 else ("slim", 118.0)
    wide = FRONT_WIDE[size]
    return middle + pitch * (index - (len(street.houses) - 1) / 2) - wide / 2, FRONT_TOP, wide, FRONT_HIGH


def street_slots(s: CubaState, seat: int) -> Iterator[Slot]:
    """The houses in their order, and the ships and bills that they reach."""
    street = street_of(s, seat)
    for index, at in enumerate(in_order(s, seat, street.houses)):
        yield Slot(f"street/{FIELDS[at]}", "card", front(street, index))
    x, y, _, _ = BAND
    if street.ships:
        for index, dock in enumerate(box.DOCKS):
            yield Slot(f"dock/{dock}", "square", (x, y + 2 + 54 * index, 128, 50), arrange="stack", scale=SHIP_SCALE)
        x += SHIPS_WIDE
    if street.bills:
        for index, kind in enumerate(box.TYPES):
            place = (x + 94.0 * (index % 2), y + 24 + 62 * (index // 2), BILL[2], BILL[3])
            yield Slot(f"bill/{kind}", "square", place, arrange="stack", scale=1.26)
        x += BILLS_WIDE
    if street.pile:
        room = BAND[0] + BAND[2] - x - 138
        columns = 6 if room > 640 else 4
        pitch = min(132.0, room / columns)
        high = 132.0 * columns / 12
        scale = min((pitch - 6) / places.SHIP[0], (high - 2) / places.SHIP[1])
        for index in range(12):
            place = (x + pitch * (index % columns), y + 26 + high * (index // columns), pitch - 4, high - 2)
            yield Slot(f"hidden/{index}", "card", place, scale=scale)
        yield Slot("sea", "square", (BAND[0] + BAND[2] - 130, y + 70, 128, 60), scale=SHIP_SCALE)
