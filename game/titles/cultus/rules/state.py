"""One moment of a game of Cultus: every field and its meaning."""

from __future__ import annotations

from typing import Annotated, Final

from game.engine import State
from game.engine.state import FIXED, NOBODY, OWNER, PARTS, PER_SEAT, among, sized, start, within
from game.titles.cultus import RULINGS
from game.titles.cultus.rules.board import AROUND_BITS, BIT, FOOTPRINT, FOOTPRINT_BITS, FULL, NEXT_BITS
from game.titles.cultus.rules.components import COLORS, DIFFICULTIES, ENEMIES, ENEMY_IDS, FACES, KINDS, NO_CARD, TRACK
from game.titles.cultus.rules.decisions import well_formed

# Bits of ``rulings``: the options that settle what the rulebook leaves open, and one of the set-up.
RULING_BITS: Final = {
    name: 1 << bit for bit, name in enumerate((*(ruling.id for ruling in RULINGS), "exclude_enemy_as_own_character"))
}
SHORTAGE_ALWAYS, ORTHOGONAL, ICONS_UNDER_MONUMENTS, SQUARES_ONCE, *_SOLO_RULINGS, ONLY_CARDED, EXCLUDE_ENEMY = (
    RULING_BITS.values()
)
PLAZA_IS_ICON, NEAR_PER_MONUMENT, RANDOM_ROTATION = _SOLO_RULINGS
NIGHTFALL: Final = 1 << len(RULING_BITS)
"""What a point of the option ``nightfall`` counts in ``rulings``, above their bits."""

# Bits of ``powers``: 0-6 the kinds of squares where a seat may build; above them what its monument cards allow.
POWERS: Final = {
    name: 1 << bit
    for bit, name in enumerate(("unity", "industry", "haulage", "friendship", "military", "traffic"), len(KINDS) + 1)
}
UNITY, INDUSTRY, HAULAGE, FRIENDSHIP, MILITARY, TRAFFIC = POWERS.values()

# Where victory points come from: the columns of ``tally`` (one row per seat) and of ``enemy_tally``.
SOURCES: Final = (
    "bonus_icons",
    "site",
    "monument_moves",
    "medal",
    "character_10",
    "discards",
    "enemy_losses",
    "center",
    "plan_icons",
    "plan_pairs",
)
BONUS_ICONS, SITE, MONUMENT_MOVES, MEDAL, CHARACTER_10, DISCARDS, ENEMY_LOSSES, OWN_CENTER, PLAN_ICONS, PLAN_PAIRS = (
    range(len(SOURCES))
)
ENEMY_SOURCES: Final = ("difficulty", "effects", "center", "enemy_near", "enemy_icons")
DIFFICULTY, EFFECTS_DONE, ENEMY_CENTER, ENEMY_NEAR, ENEMY_ICONS = range(len(ENEMY_SOURCES))

MONUMENT_IDS: Final = tuple(tuple(f"{seat}:{number}" for number in range(1, 6)) for seat in range(4))
ALL_MONUMENT_IDS: Final = (*(name for own in MONUMENT_IDS for name in own), *ENEMY_IDS)

NOT_PLACED: Final = -1
IN_HAND: Final = 0
_MANY: Final = within(-10_000, 10_000)
"""Turns, points and the like that no game has come near."""


class CultusState(State):
    """Lists with one entry per seat unless said otherwise; slots count from 1, squares from 0."""

    # the game
    seats: int  # number of players; 1 is the solo game
    rulings: Annotated[int, FIXED]  # bits of the options, RULING_BITS, and above them the points of NIGHTFALL
    color: Annotated[list[str], PER_SEAT, among("", *COLORS)]  # colour of each seat ("" before it is chosen)
    start_seat: Annotated[int, within(0, 3)]  # who has the first turn; turn order is clockwise from there
    phase: Annotated[str, start("choose_enemy")]  # what the game is in: a name of phases.STEPS, or "over"
    turn: Annotated[int, _MANY]  # number of the running turn, 0 during the set-up
    seat: Annotated[int, within(0, 3)]  # whose turn it is
    lap: Annotated[int, start(-1), within(-1, 4)]  # turns of the last lap still to come; -1 while it has not begun

    # the running turn
    ap: Annotated[int, within(0, 15)]  # action points left
    drawn: Annotated[int, within(0, 15)]  # cards drawn in this start phase
    paid: Annotated[
        tuple[int, ...], within(0, 64 * 64 - 1)
    ]  # pairs of squares that paid this turn: smaller * 64 + greater
    last_cube: Annotated[int, within(0, 1)]  # 1 if the turn player placed the last cube this turn

    # the town
    # Kind of each of the 64 squares, NO_CARD where none lies.
    cells: Annotated[list[int], start([NO_CARD] * 64), sized(64), within(NO_CARD, len(KINDS) - 1)]
    # For each kind the bits of its squares; the last entry, NO_CARD, those of the bare squares.
    shown: Annotated[list[int], start([0] * 7 + [FULL]), sized(8)]
    carded: int  # bits of the squares under any card
    # (card, anchor, rotation) of every card on the map, the first laid first.
    laid: Annotated[tuple[tuple[str, int, int], ...], PARTS]
    # Monument id -> square, in the order of building.
    monuments: Annotated[dict[str, int], among(*ALL_MONUMENT_IDS), within(0, 63)]
    monument_bits: int  # bits of the squares that hold a monument
    built: Annotated[list[int], PER_SEAT]  # how many own monuments stand on the map
    # Square of the pawn, NOT_PLACED before the start.
    pawn: Annotated[list[int], PER_SEAT, start(NOT_PLACED), within(NOT_PLACED, 63)]
    pawn_bits: int  # bits of the squares that hold a pawn

    # the cards
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]  # construction cards in hand
    # Six piles of construction cards, the top one last.
    piles: Annotated[list[tuple[str, ...]], NOBODY, PARTS, start([()] * 6), sized(6)]
    income: Annotated[tuple[str, ...], PARTS]  # income card of each slot
    # Bit slot - 1: the pile has cards and its income card shows the income side.
    open_mask: Annotated[int, within(0, (1 << 6) - 1)]
    discard: Annotated[tuple[str, ...], PARTS]  # the discard pile, the newest last
    display: Annotated[tuple[str, ...], PARTS]  # face-up monument cards
    monument_deck: Annotated[tuple[str, ...], NOBODY, PARTS]  # the rest of them, the top one last
    taken: Annotated[list[tuple[str, ...]], PER_SEAT, PARTS]  # monument cards that each seat has taken
    # What they allow, and where the seat may build.
    powers: Annotated[list[int], PER_SEAT, start(1 << 6), within(0, (TRAFFIC << 1) - 1)]
    character: Annotated[list[str], PER_SEAT, PARTS]  # character card
    plan: Annotated[list[str], PER_SEAT, PARTS]  # plan card
    # Solo: the characters, later the plans, between which the player chooses.
    offered: Annotated[tuple[str, ...], PARTS]
    offered_plans: Annotated[tuple[str, ...], PARTS]  # solo: the plans drawn beside the offered characters
    box: Annotated[tuple[str, ...], PARTS]  # cards that are not (or not yet) in play

    # the pieces
    # The cost cube on its track, NOT_PLACED if there is none; the character cube on its.
    cost: Annotated[list[int], PER_SEAT, start(NOT_PLACED), within(NOT_PLACED, TRACK)]
    character_gold: Annotated[list[int], PER_SEAT, start(NOT_PLACED), within(NOT_PLACED, TRACK)]
    stock: Annotated[list[int], PER_SEAT, within(0, 99)]  # cubes in stock
    # Slot of the bonus medal; IN_HAND when it is back, NOT_PLACED before it was placed.
    medal: Annotated[list[int], PER_SEAT, start(NOT_PLACED), within(NOT_PLACED, 6)]
    vp: Annotated[list[int], PER_SEAT, _MANY]  # victory points
    tally: Annotated[list[int], sized(len(SOURCES), by_seat=True), _MANY]  # where they came from

    # the solo enemy
    enemy: Annotated[str, PARTS]  # its card, "" with two to four players or before it is chosen
    difficulty: Annotated[str, among("", *DIFFICULTIES)]  # id of the difficulty
    # Its cube; NOT_PLACED before the deal and with two to four players.
    enemy_track: Annotated[int, start(NOT_PLACED)]
    enemy_stock: Annotated[int, within(0, 99)]  # its cubes that are neither on the map nor on its card
    enemy_vp: Annotated[int, _MANY]  # its victory points
    # Where they came from.
    enemy_tally: Annotated[list[int], start([0] * len(ENEMY_SOURCES)), sized(len(ENEMY_SOURCES)), _MANY]
    enemy_effects: Annotated[tuple[tuple[int, int], ...], _MANY]  # (turn, points) of every time its effect struck

    def misfit(self) -> str:
        """The first question that is none of this game's, or ""."""
        for decision in self.pending:
            if self.seats != len(self.hands) or not well_formed(decision, self.seats, self.ap, self.hands):
                return f"pending: {decision.key} with {decision.data} is no question of this game"
        return ""

    def phase_points(self) -> int:
        """With how many action points the running action phase began; 0 outside it (6.1)."""
        return next((max(d.data) for d in self.pending if d.key == "actions"), 0)

    def coins(self) -> int:
        """How many income cards show their coin side."""
        return len(self.income) - self.open_mask.bit_count()

    def own_monuments(self, seat: int) -> tuple[str, ...]:
        """The monuments of the seat that stand on the map."""
        return MONUMENT_IDS[seat][: self.built[seat]]

    def sources(self, seat: int) -> list[int]:
        """Where the points of the seat came from: its row of the tally, by ``SOURCES``."""
        return self.tally[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]

    def enemy_monuments(self) -> tuple[str, ...]:
        """The monuments of the solo enemy."""
        return tuple(name for name in ENEMY_IDS if name in self.monuments)

    def nightfall(self) -> int:
        """The points that the enemy has besides those of its difficulty; 0 without the house's own challenge."""
        return self.rulings // NIGHTFALL

    def last_space(self) -> int:
        """The space of the enemy's track on which it strikes: at nightfall one earlier."""
        return ENEMIES[self.enemy].track_last - (self.rulings >= NIGHTFALL)

    def countable(self) -> int:
        """The bits of the squares whose icons count for points."""
        if self.rulings & ICONS_UNDER_MONUMENTS:
            return -1
        return ~self.monument_bits

    def adjacent(self) -> tuple[int, ...]:
        """For each square the bits of those that the rules call adjacent to it without naming the directions."""
        return NEXT_BITS if self.rulings & ORTHOGONAL else AROUND_BITS

    # --- changes that keep the boards of bits true ---------------------------------------------

    def lay(self, card: str, anchor: int, rotation: int) -> None:
        """Lay a card on top of whatever lies there."""
        self.laid += ((card, anchor, rotation),)
        self.carded |= FOOTPRINT_BITS[anchor]
        cells, shown = self.cells, self.shown
        for (square, bit), kind in zip(FOOTPRINT[anchor], FACES[rotation][card]):
            shown[cells[square]] ^= bit
            shown[kind] |= bit
            cells[square] = kind

    def redraw_town(self) -> None:
        """Work out cells, kinds and covered squares from ``laid`` alone."""
        self.cells = [NO_CARD] * 64
        for card, anchor, rotation in self.laid:
            for (square, _), kind in zip(FOOTPRINT[anchor], FACES[rotation][card]):
                self.cells[square] = kind
        self.shown = [0] * 8
        for bit, kind in zip(BIT, self.cells):
            self.shown[kind] |= bit
        self.carded = FULL ^ self.shown[NO_CARD]

    def put_pawn(self, seat: int, square: int) -> None:
        """Put a pawn on a square."""
        old = self.pawn[seat]
        if old >= 0:
            self.pawn_bits ^= BIT[old]
        self.pawn[seat] = square
        self.pawn_bits |= BIT[square]

    def put_monument(self, monument: str, square: int) -> None:
        """Put a monument on a square, from the map or from outside."""
        old = self.monuments.get(monument, NOT_PLACED)
        self.monuments[monument] = square
        self.monument_bits |= BIT[square]
        if old != NOT_PLACED and old not in self.monuments.values():
            self.monument_bits ^= BIT[old]


def blank(seats: int) -> CultusState:
    """A table on which nothing lies yet."""
    return CultusState.blank(seats, seats=seats, tally=[0] * (len(SOURCES) * seats))
