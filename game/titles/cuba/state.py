"""Everything that one moment of the game is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from game.engine import State
from game.engine.bits import members
from game.engine.state import NOBODY, OWNER, PER_SEAT, start
from game.titles.cuba.board import FIELDS
from game.titles.cuba.components import CHARACTERS, PIECES, PRODUCTS

KINDS_OF_PIECES: Final = len(PIECES)
KINDS_OF_PRODUCTS: Final = len(PRODUCTS)
PLOTS: Final = len(FIELDS)

# The options, one bit each (section 8).
ADVANCED: Final = 1
SAWMILL_TAKES_WOOD: Final = 2
CAFE_TAKES_CIGARS: Final = 4
IRRIGATION: Final = 8
MARKET_ONCE: Final = 16
MANY_EXCHANGES: Final = 32

SOURCES: Final = (
    "ships",
    "buildings",
    "architect",
    "tax",
    "duty",
    "tax_and_duty",
    "subsidy",
    "final_buildings",
)
"""Where victory points come from: the columns of the tally."""
BY_SHIPS, BY_BUILDINGS, BY_ARCHITECT, BY_TAX, BY_DUTY, BY_TAX_AND_DUTY, BY_SUBSIDY, BY_FINAL = range(len(SOURCES))

TAX_PAID: Final = 1
DUTY_PAID: Final = 2


class CubaState(State):
    """Pieces, fields and products are numbers (``components.PIECES``, ``board.FIELDS``); lists "by seat" hold a row for
    each seat, one after the other."""

    seats: int
    rulings: int
    """The options that are on, as bits."""
    phase: str
    round: int
    start_seat: int
    """Who has the start player card."""
    seat: int
    """Whose turn it is, or who answers first."""
    turns: int
    """Turns of this round that are over: lap = turns // seats."""
    asked: int
    """How many players have answered for tax or duty."""

    # the market and the supply
    supply: list[int]
    """How many of each piece."""
    market: list[int]
    """How many of each merchandise."""

    # the harbour
    docks: list[str]
    """The ships in docks 1, 2 and 3 ("" = none)."""
    cargo: list[int]
    """What is loaded, by dock: how many of each merchandise."""
    sea: str
    pile: Annotated[tuple[str, ...], NOBODY]
    """The shuffled part of the ship pile, top first."""
    under: tuple[str, ...]
    """The ships put under it since it was shuffled: everybody has seen their order."""

    # the statutes, by type
    statute_piles: Annotated[list[tuple[str, ...]], NOBODY]
    bills: list[str]
    """The bills on the table ("" = none, vetoed or enacted)."""
    statutes: list[str]
    """The statutes in force ("" = none)."""
    gone: tuple[str, ...]
    """The cards that have left the game."""
    new_types: tuple[str, ...]
    """The types that were enacted in this round."""
    veto_type: str
    """The type vetoed last ("" = none yet)."""
    veto_round: int

    # the buildings and the markers
    display: dict[str, int]
    """How many tiles of each kind are left."""
    marked: tuple[str, ...]
    """The marker spaces that were used in this round."""

    # the players
    backs: Annotated[list[str], PER_SEAT]
    """The back of each board, which goes by the colour."""
    sides: Annotated[list[str], PER_SEAT]
    """The side that lies up."""
    pawn: Annotated[list[int], PER_SEAT]
    pesos: Annotated[list[int], PER_SEAT]
    vp: Annotated[list[int], PER_SEAT]
    played: Annotated[list[tuple[str, ...]], PER_SEAT]
    """The characters played in this round, in order."""
    delegate: Annotated[list[str], PER_SEAT, OWNER]
    """Advanced game: the card that lies face down ("" = none)."""
    speaker: Annotated[list[str], PER_SEAT]
    """The fifth card as it was shown in parliament ("" = not yet)."""
    paid: Annotated[list[int], PER_SEAT]
    """Which of tax and duty were complied with in this round, as bits."""
    covered: Annotated[list[int], PER_SEAT]
    """The fields with a building, as bits."""
    plots: list[str]
    """By seat: the building on each field ("" = none)."""
    yard: list[int]
    """By seat: how many of each piece lie in the courtyard."""
    stored: list[int]
    """By seat: how many of each product are in storage."""
    tally: list[int]
    """By seat: the victory points of each source."""

    # the turn
    used: int
    """Worker: the product fields used; foreman: the fields whose buildings were used; as bits."""
    traded: int
    """1 once the tradeswoman has bought or sold."""

    # parliament
    vote_tile: Annotated[int, start(-1)]
    """Whose town hall holds the vote tile (-1 = nobody's)."""
    votes: Annotated[list[int], PER_SEAT]
    """Votes in this parliament as far as they are known."""
    leaders: tuple[int, ...]
    """Who has most votes."""

    def row(self, seat: int) -> list[int]:
        """What lies in the seat's courtyard: how many of each piece."""
        return self.yard[seat * KINDS_OF_PIECES : (seat + 1) * KINDS_OF_PIECES]

    def own(self, seat: int, piece: int) -> int:
        """How many of the piece the seat has in courtyard and storage."""
        count = self.yard[seat * KINDS_OF_PIECES + piece]
        return count + self.stored[seat * KINDS_OF_PRODUCTS + piece] if piece < KINDS_OF_PRODUCTS else count

    def hand(self, seat: int) -> list[str]:
        """The characters that the seat has not played; those of another seat may hold its hidden delegate."""
        played, delegate = self.played[seat], self.delegate[seat]
        return [card for card in CHARACTERS if card not in played and card != delegate]

    def building_at(self, seat: int, at: int) -> str:
        """The id of the building on the field, or ""."""
        return self.plots[seat * PLOTS + at]

    def buildings(self, seat: int) -> Iterator[str]:
        """The seat's building tiles."""
        first = seat * PLOTS
        return (self.plots[first + at] for at in members(self.covered[seat]))

    def tally_row(self, seat: int) -> list[int]:
        """The seat's victory points by source."""
        return self.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]

    @property
    def lap(self) -> int:
        """Which card the players are playing: 1 to 4."""
        return self.turns // self.seats + 1
