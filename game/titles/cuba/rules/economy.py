"""Pieces, pesos and victory points change hands here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable

from game.titles.cuba.rules.components import MARKET_ROOM, PRICE_OF_THE_LAST, PRODUCTS
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, SOURCES, CubaState


def earn(s: CubaState, seat: int, vp: int, source: int) -> None:
    """Mark victory points at once (5.5)."""
    s.vp[seat] += vp
    s.tally[seat * len(SOURCES) + source] += vp


def take(s: CubaState, seat: int, piece: int, count: int = 1) -> int:
    """Move pieces from the supply to the courtyard. Returns how many there were: what is missing is not received."""
    left = s.supply[piece]
    if left < count:
        count = left
    s.supply[piece] = left - count
    s.yard[seat * KINDS_OF_PIECES + piece] += count
    return count


def spend(s: CubaState, seat: int, piece: int, count: int = 1) -> None:
    """Take own pieces away: those of the courtyard first, then those in storage (5.10)."""
    at = seat * KINDS_OF_PIECES + piece
    short = count - s.yard[at]
    if short <= 0:
        s.yard[at] -= count
    else:
        s.yard[at] = 0
        s.stored[seat * KINDS_OF_PRODUCTS + piece] -= short


def pay_in(s: CubaState, seat: int, piece: int, count: int = 1) -> None:
    """Return own pieces to the supply."""
    spend(s, seat, piece, count)
    s.supply[piece] += count


def has_all(s: CubaState, seat: int, pieces: Iterable[int]) -> bool:
    """True if the seat owns all these pieces, those that stand there twice counted twice."""
    wanted = list(pieces)
    return all(s.own(seat, piece) >= wanted.count(piece) for piece in set(wanted))


# --- the market (3.4) ------------------------------------------------------------------------------


def buy_price(s: CubaState, merchandise: int) -> int:
    """What the cheapest piece of the column costs; an empty column sells from the supply (R33)."""
    return PRICE_OF_THE_LAST - s.market[merchandise]


def sell_price(s: CubaState, merchandise: int) -> int:
    """What the dearest free space pays; a full column passes the piece to the supply (R34)."""
    return PRICE_OF_THE_LAST - 1 - s.market[merchandise]


def buy_prices(s: CubaState, merchandise: int) -> list[int]:
    """What every piece of the column and then of the supply costs, bought one after the other."""
    column = s.market[merchandise]
    return [PRICE_OF_THE_LAST - max(0, column - n) for n in range(column + s.supply[merchandise])]


def sell_prices(s: CubaState, merchandise: int, count: int) -> list[int]:
    """What so many pieces pay, sold one after the other."""
    column, room = s.market[merchandise], MARKET_ROOM[merchandise]
    return [PRICE_OF_THE_LAST - 1 - min(room, column + n) for n in range(count)]


def put_on_market(s: CubaState, merchandise: int) -> None:
    """Put a sold piece on its column, or into the supply if the column is full."""
    if s.market[merchandise] < MARKET_ROOM[merchandise]:
        s.market[merchandise] += 1
    else:
        s.supply[merchandise] += 1


def change_market(s: CubaState, merchandise: int, change: int) -> int:
    """Carry out a market statute on one column (6.9). Returns how many pieces were added (negative: removed)."""
    count = s.market[merchandise]
    if change > 0:
        change = min(change, MARKET_ROOM[merchandise] - count, s.supply[merchandise])
    else:
        change = max(change, -count)
    s.market[merchandise] += change
    s.supply[merchandise] -= change
    return change


def cheapest_products(s: CubaState) -> list[int]:
    """The products with the lowest price (R20)."""
    most = max(s.market[product] for product in PRODUCTS)
    return [product for product in PRODUCTS if s.market[product] == most]
