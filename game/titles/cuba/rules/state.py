"""Everything that one moment of the game is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from game.engine import State
from game.engine.bits import members
from game.engine.state import FIXED, NOBODY, OWNER, PER_SEAT, among, sized, start, within
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.board import ALL, FIELDS

KINDS_OF_PIECES: Final = len(box.PIECES)
KINDS_OF_PRODUCTS: Final = len(box.PRODUCTS)
PLOTS: Final = len(FIELDS)

# The options, one bit each (section 8).
ADVANCED: Final = 1
SAWMILL_TAKES_WOOD: Final = 2
CAFE_TAKES_CIGARS: Final = 4
IRRIGATION: Final = 8
MARKET_ONCE: Final = 16
MANY_EXCHANGES: Final = 32

SOURCES: Final = ("ships", "buildings", "architect", "tax", "duty", "tax_and_duty", "subsidy", "final_buildings")
"""Where victory points come from: the columns of the tally."""
BY_SHIPS, BY_BUILDINGS, BY_ARCHITECT, BY_TAX, BY_DUTY, BY_TAX_AND_DUTY, BY_SUBSIDY, BY_FINAL = range(len(SOURCES))

TAX_PAID: Final = 1
DUTY_PAID: Final = 2

PHASES: Final = (
    "setup_sides",
    "setup_goods",
    "bills",
    "delegate",
    "action",
    "new_start",
    "parliament",
    "bid",
    "rebid",
    "enact",
    "tax",
    "duty",
    "subsidy",
    "other",
    "round_end",
    "scoring",
    "over",
)
LAST_SEAT: Final = len(box.COLORS) - 1
MANY: Final = 10_000
"""Pieces, pesos or points that no game has come near."""


class CubaState(State):
    """Pieces, fields and products are numbers (``components.PIECES``, ``board.FIELDS``); lists "by seat" hold a row for
    each seat, one after the other."""

    seats: int
    rulings: Annotated[int, FIXED]
    """The options that are on, as bits."""
    phase: Annotated[str, among(*PHASES)]
    round: Annotated[int, within(0, box.ROUNDS)]
    start_seat: Annotated[int, within(0, LAST_SEAT)]
    """Who has the start player card."""
    seat: Annotated[int, within(0, LAST_SEAT)]
    """Whose turn it is, or who answers first."""
    turns: Annotated[int, within(0, box.LAPS * (LAST_SEAT + 1))]
    """Turns of this round that are over: lap = turns // seats."""
    asked: Annotated[int, within(0, LAST_SEAT + 1)]
    """How many players have answered for tax or duty."""

    # the market and the supply
    supply: Annotated[list[int], sized(KINDS_OF_PIECES), within(0, MANY)]
    """How many of each piece."""
    market: Annotated[list[int], sized(len(box.MERCHANDISE)), within(0, max(box.MARKET_ROOM))]
    """How many of each merchandise."""

    # the harbour
    docks: Annotated[list[str], sized(len(box.DOCKS)), among("", *box.SHIPS)]
    """The ships in docks 1, 2 and 3 ("" = none)."""
    cargo: Annotated[list[int], sized(len(box.DOCKS) * len(box.MERCHANDISE)), within(0, MANY)]
    """What is loaded, by dock: how many of each merchandise."""
    sea: Annotated[str, among(*box.SHIPS)]
    pile: Annotated[tuple[str, ...], NOBODY, among(*box.SHIPS)]
    """The shuffled part of the ship pile, top first."""
    under: Annotated[tuple[str, ...], among(*box.SHIPS)]
    """The ships put under it since it was shuffled: everybody has seen their order."""

    # the statutes, by type
    statute_piles: Annotated[list[tuple[str, ...]], NOBODY, sized(len(box.TYPES)), among(*box.STATUTES)]
    bills: Annotated[list[str], sized(len(box.TYPES)), among("", *box.STATUTES)]
    """The bills on the table ("" = none, vetoed or enacted)."""
    statutes: Annotated[list[str], sized(len(box.TYPES)), among("", *box.STATUTES)]
    """The statutes in force ("" = none)."""
    gone: Annotated[tuple[str, ...], among(*box.STATUTES)]
    """The cards that have left the game."""
    new_types: Annotated[tuple[str, ...], among(*box.TYPES)]
    """The types that were enacted in this round."""
    veto_type: Annotated[str, among("", *box.TYPES)]
    """The type vetoed last ("" = none yet)."""
    veto_round: Annotated[int, within(0, box.ROUNDS)]

    # the buildings and the markers
    display: Annotated[dict[str, int], sized(len(box.BUILDINGS)), among(*box.BUILDINGS), within(0, MANY)]
    """How many tiles of each kind are left."""
    marked: Annotated[tuple[str, ...], among(*box.SPACES)]
    """The marker spaces that were used in this round."""

    # the players
    backs: Annotated[list[str], PER_SEAT, FIXED]
    """The back of each board, which goes by the colour."""
    sides: Annotated[list[str], PER_SEAT, among(*box.SIDES)]
    """The side that lies up."""
    pawn: Annotated[list[int], PER_SEAT, within(0, PLOTS - 1)]
    pesos: Annotated[list[int], PER_SEAT, within(0, MANY)]
    vp: Annotated[list[int], PER_SEAT, within(0, MANY)]
    played: Annotated[list[tuple[str, ...]], PER_SEAT, among(*box.CHARACTERS)]
    """The characters played in this round, in order."""
    delegate: Annotated[list[str], PER_SEAT, OWNER, among("", *box.CHARACTERS)]
    """Advanced game: the card that lies face down ("" = none)."""
    speaker: Annotated[list[str], PER_SEAT, among("", *box.CHARACTERS)]
    """The fifth card as it was shown in parliament ("" = not yet)."""
    paid: Annotated[list[int], PER_SEAT, within(0, TAX_PAID | DUTY_PAID)]
    """Which of tax and duty were complied with in this round, as bits."""
    covered: Annotated[list[int], PER_SEAT, within(0, ALL)]
    """The fields with a building, as bits."""
    plots: Annotated[list[str], sized(PLOTS, by_seat=True), among("", *box.BUILDINGS)]
    """By seat: the building on each field ("" = none)."""
    yard: Annotated[list[int], sized(KINDS_OF_PIECES, by_seat=True), within(0, MANY)]
    """By seat: how many of each piece lie in the courtyard."""
    stored: Annotated[list[int], sized(KINDS_OF_PRODUCTS, by_seat=True), within(0, MANY)]
    """By seat: how many of each product are in storage."""
    tally: Annotated[list[int], sized(len(SOURCES), by_seat=True), within(0, MANY)]
    """By seat: the victory points of each source."""

    # the turn
    used: Annotated[int, within(0, ALL)]
    """Worker: the product fields used; foreman: the fields whose buildings were used; as bits."""
    traded: Annotated[int, within(0, 1)]
    """1 once the tradeswoman has bought or sold."""

    # parliament
    vote_tile: Annotated[int, start(-1), within(-1, LAST_SEAT)]
    """Whose town hall holds the vote tile (-1 = nobody's)."""
    votes: Annotated[list[int], PER_SEAT, within(0, MANY)]
    """Votes in this parliament as far as they are known."""
    leaders: Annotated[tuple[int, ...], within(0, LAST_SEAT)]
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
        return [card for card in box.CHARACTERS if card not in played and card != delegate]

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
