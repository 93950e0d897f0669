"""Everything that one moment of a game is, and who may see it (section 9)."""

from __future__ import annotations

from typing import Annotated, Final

from game.engine import State
from game.engine.state import FIXED, NOBODY, OWNER, PARTS, PER_SEAT, among, sized, within
from game.titles.undecim.rules.components import ACTION_CARDS, COLORS, FACES_OF_DIE, RESOURCE_CARDS, ROUNDS, SIDES
from game.titles.undecim.rules.variants import Variants, variants

SOURCES: Final = (
    "land",
    "land_moon",
    "annex",
    "annex_moon",
    "enemy",
    "award",
    "building",
    "gold",
    "settlement_bonus",
    "end_order",
)
"""Where points come from: the columns of ``tally``."""

Settlement = tuple[str, ...]
LAST_SEAT: Final = len(COLORS) - 1
MANY: Final = 1_000
"""Counters, stages or points that no game has come near."""


class UndecimState(State):
    """The table. Lists have one entry per seat unless said otherwise; resource and action cards are ids."""

    seats: int
    variants: Annotated[tuple[tuple[str, str], ...], FIXED]
    """The options that differ from the draft."""
    phase: str
    round: Annotated[int, within(0, ROUNDS)]
    first: Annotated[int, within(0, LAST_SEAT)]
    """The start player's seat."""
    die: Annotated[int, within(0, FACES_OF_DIE)]
    counters: Annotated[int, within(0, MANY)]
    night: Annotated[int, within(0, 1)]
    """1 if this round has a Red Moon Night."""

    deck: Annotated[list[str], NOBODY, PARTS]
    """The top card last."""
    discard: Annotated[tuple[str, ...], PARTS]
    tray: Annotated[tuple[str, ...], PARTS]
    """Resource cards drawn or revealed that somebody is dealing with."""
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    loose: Annotated[list[tuple[str, ...]], PER_SEAT, PARTS]
    """Loose cards, the one that has lain longest first."""
    sides: Annotated[list[tuple[str, ...]], PER_SEAT, among(*SIDES)]
    """The half in use of each loose card."""
    settled: Annotated[list[tuple[tuple[str, ...], ...]], PER_SEAT, PARTS]
    """Settlements as their cards, those of the founding first."""
    levels: Annotated[list[tuple[tuple[str, ...], ...]], PER_SEAT, among(*SIDES)]
    """Settlements as the halves in use of their cards."""
    annexed: Annotated[list[tuple[tuple[str, ...], ...]], PER_SEAT, PARTS]
    """Annexations as four lands in the order of the land types."""
    fresh: Annotated[tuple[str, ...], among(*RESOURCE_CARDS)]
    """Flagged cards: gained in this round's action phase, safe from red texts."""

    actions: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    """Action cards in hand."""
    field: Annotated[tuple[str, ...], PARTS]
    """Action cards face up, those played this round among them."""
    field_down: Annotated[tuple[str, ...], NOBODY, PARTS]
    played: Annotated[list[tuple[str, ...]], PER_SEAT, among(*ACTION_CARDS)]
    """What each seat has played this round, the smaller number first."""
    awards: Annotated[tuple[str, ...], PARTS]
    """Awards face up."""
    box: Annotated[tuple[str, ...], NOBODY, PARTS]
    """Awards that left the game unseen."""
    won: Annotated[tuple[str, ...], PARTS]
    """Awards that have been met."""

    entries: Annotated[tuple[tuple[str, int], ...], among(*ACTION_CARDS), within(0, LAST_SEAT)]
    """The cards played this round with their seats, in order of their numbers."""
    at: Annotated[int, within(0, 2 * (LAST_SEAT + 1))]
    """The entry in progress."""
    step: Annotated[int, within(0, MANY)]
    """How many stages of that entry have begun: the gold line, each step, the auto action, the end."""
    paid: Annotated[int, within(0, 1)]
    """1 if its gold line is in force."""
    queue: Annotated[tuple[int, ...], within(0, LAST_SEAT)]
    """The seats whose turn in this phase is still to come."""
    most_enemies: Annotated[int, within(0, len(RESOURCE_CARDS))]
    """The highest number of loose enemies when the night began."""

    slain: Annotated[list[int], PER_SEAT, within(0, len(RESOURCE_CARDS))]
    """Enemies discarded in this round's night."""
    vp: Annotated[list[int], PER_SEAT, within(-MANY, MANY)]
    tally: Annotated[list[int], sized(len(SOURCES), by_seat=True), within(-MANY, MANY)]
    """Points by seat and source: ``seat * len(SOURCES) + source``."""

    def rules(self) -> Variants:
        """The variants of this game."""
        return variants(self.variants)

    def seating(self) -> tuple[int, ...]:
        """The seats clockwise from the start player."""
        return tuple(range(self.first, self.seats)) + tuple(range(self.first))
