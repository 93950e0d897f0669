"""One moment of a game of Cultus: every field, its meaning, and a clone written by hand."""

from __future__ import annotations

from typing import Final

from game.engine import State
from game.titles.cultus.board import AROUND_BITS, BIT, FOOTPRINT, FOOTPRINT_BITS, FULL, NEXT_BITS
from game.titles.cultus.components import FACES, NO_CARD

# Bits of ``rulings``: the options that settle what the rulebook leaves open.
SHORTAGE_ALWAYS: Final = 1 << 0
ORTHOGONAL: Final = 1 << 1
ICONS_UNDER_MONUMENTS: Final = 1 << 2
SQUARES_ONCE: Final = 1 << 3
PLAZA_IS_ICON: Final = 1 << 4
NEAR_PER_MONUMENT: Final = 1 << 5
RANDOM_ROTATION: Final = 1 << 6
ONLY_CARDED: Final = 1 << 7
EXCLUDE_ENEMY: Final = 1 << 8
RULING_BITS: Final = {
    "vp_shortage_rule_applies_to_all_vp_losses": SHORTAGE_ALWAYS,
    "adjacency_is_orthogonal": ORTHOGONAL,
    "icons_under_monuments_count": ICONS_UNDER_MONUMENTS,
    "character_10_counts_each_square_once": SQUARES_ONCE,
    "plaza_is_an_icon": PLAZA_IS_ICON,
    "enemy_adjacency_bonus_per_monument": NEAR_PER_MONUMENT,
    "solo_map_card_rotation_random": RANDOM_ROTATION,
    "monument_may_move_only_onto_carded_squares": ONLY_CARDED,
    "exclude_enemy_as_own_character": EXCLUDE_ENEMY,
}

# Bits of ``powers``: 0-6 the kinds of squares where a seat may build; above them what its monument cards allow.
UNITY: Final = 1 << 8
INDUSTRY: Final = 1 << 9
HAULAGE: Final = 1 << 10
FRIENDSHIP: Final = 1 << 11
MILITARY: Final = 1 << 12
TRAFFIC: Final = 1 << 13
POWERS: Final = {
    "unity": UNITY,
    "industry": INDUSTRY,
    "haulage": HAULAGE,
    "friendship": FRIENDSHIP,
    "military": MILITARY,
    "traffic": TRAFFIC,
}

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
ENEMY_IDS: Final = tuple(f"enemy:{number}" for number in range(1, 5))
ALL_MONUMENT_IDS: Final = (*(name for own in MONUMENT_IDS for name in own), *ENEMY_IDS)

NOT_PLACED: Final = -1
IN_HAND: Final = 0


class CultusState(State):
    """Lists with one entry per seat unless said otherwise; slots count from 1, squares from 0."""

    __slots__ = (  # noqa: RUF023 - in the order of the table, not of the alphabet
        # the game
        "seats",  # number of players; 1 is the solo game
        "rulings",  # bits of the options, RULING_BITS
        "color",  # colour of each seat ("" before it is chosen)
        "start_seat",  # who has the first turn; turn order is clockwise from there
        "phase",  # what the game is in: a name of phases.STEPS, or "over"
        "turn",  # number of the running turn, 0 during the set-up
        "seat",  # whose turn it is
        "lap",  # turns of the last lap still to come; -1 while it has not begun
        # the running turn
        "ap",  # action points left
        "drawn",  # cards drawn in this start phase
        "paid",  # pairs of squares that paid this turn: smaller * 64 + greater
        "last_cube",  # 1 if the turn player placed the last cube this turn
        # the town
        "cells",  # kind of each of the 64 squares, NO_CARD where none lies
        "shown",  # for each kind the bits of its squares; the last entry, NO_CARD, those of the bare squares
        "carded",  # bits of the squares under any card
        "laid",  # (card, anchor, rotation) of every card on the map, the first laid first
        "monuments",  # monument id -> square, in the order of building
        "monument_bits",  # bits of the squares that hold a monument
        "built",  # how many own monuments stand on the map
        "pawn",  # square of the pawn, NOT_PLACED before the start
        "pawn_bits",  # bits of the squares that hold a pawn
        # the cards
        "hands",  # construction cards in hand
        "piles",  # six piles of construction cards, the top one last
        "income",  # income card of each slot
        "open_mask",  # bit slot - 1: the pile has cards and its income card shows the income side
        "discard",  # the discard pile, the newest last
        "display",  # face-up monument cards
        "monument_deck",  # the rest of them, the top one last
        "taken",  # monument cards that each seat has taken
        "powers",  # what they allow, and where the seat may build
        "character",  # character card
        "plan",  # plan card
        "offered",  # solo: the characters, later the plans, between which the player chooses
        "offered_plans",  # solo: the plans drawn beside the offered characters
        "box",  # cards that are not (or not yet) in play
        # the pieces
        "cost",  # cost cube on its track, NOT_PLACED if there is none
        "character_gold",  # character cube on its track
        "stock",  # cubes in stock
        "medal",  # slot of the bonus medal; IN_HAND when it is back, NOT_PLACED before it was placed
        "vp",  # victory points
        "tally",  # where they came from: len(SOURCES) numbers for each seat
        # the solo enemy
        "enemy",  # its card, "" with two to four players or before it is chosen
        "difficulty",  # id of the difficulty
        "enemy_track",  # its cube; NOT_PLACED before the deal and with two to four players
        "enemy_stock",  # its cubes that are neither on the map nor on its card
        "enemy_vp",  # its victory points
        "enemy_tally",  # where they came from: len(ENEMY_SOURCES) numbers
        "enemy_effects",  # (turn, points) of every time its effect struck
    )

    seats: int
    rulings: int
    color: list[str]
    start_seat: int
    phase: str
    turn: int
    seat: int
    lap: int
    ap: int
    drawn: int
    paid: tuple[int, ...]
    last_cube: int
    cells: list[int]
    shown: list[int]
    carded: int
    laid: tuple[tuple[str, int, int], ...]
    monuments: dict[str, int]
    monument_bits: int
    built: list[int]
    pawn: list[int]
    pawn_bits: int
    hands: list[tuple[str, ...]]
    piles: list[tuple[str, ...]]
    income: tuple[str, ...]
    open_mask: int
    discard: tuple[str, ...]
    display: tuple[str, ...]
    monument_deck: tuple[str, ...]
    taken: list[tuple[str, ...]]
    powers: list[int]
    character: list[str]
    plan: list[str]
    offered: tuple[str, ...]
    offered_plans: tuple[str, ...]
    box: tuple[str, ...]
    cost: list[int]
    character_gold: list[int]
    stock: list[int]
    medal: list[int]
    vp: list[int]
    tally: list[int]
    enemy: str
    difficulty: str
    enemy_track: int
    enemy_stock: int
    enemy_vp: int
    enemy_tally: list[int]
    enemy_effects: tuple[tuple[int, int], ...]

    def clone(self) -> CultusState:
        """An independent copy. Tuples are shared, lists are copied."""
        new = CultusState.__new__(CultusState)
        new.pending = self.pending[:]
        new.sealed = self.sealed.copy()
        new.seats = self.seats
        new.rulings = self.rulings
        new.color = self.color[:]
        new.start_seat = self.start_seat
        new.phase = self.phase
        new.turn = self.turn
        new.seat = self.seat
        new.lap = self.lap
        new.ap = self.ap
        new.drawn = self.drawn
        new.paid = self.paid
        new.last_cube = self.last_cube
        new.cells = self.cells[:]
        new.shown = self.shown[:]
        new.carded = self.carded
        new.laid = self.laid
        new.monuments = self.monuments.copy()
        new.monument_bits = self.monument_bits
        new.built = self.built[:]
        new.pawn = self.pawn[:]
        new.pawn_bits = self.pawn_bits
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.income = self.income
        new.open_mask = self.open_mask
        new.discard = self.discard
        new.display = self.display
        new.monument_deck = self.monument_deck
        new.taken = self.taken[:]
        new.powers = self.powers[:]
        new.character = self.character[:]
        new.plan = self.plan[:]
        new.offered = self.offered
        new.offered_plans = self.offered_plans
        new.box = self.box
        new.cost = self.cost[:]
        new.character_gold = self.character_gold[:]
        new.stock = self.stock[:]
        new.medal = self.medal[:]
        new.vp = self.vp[:]
        new.tally = self.tally[:]
        new.enemy = self.enemy
        new.difficulty = self.difficulty
        new.enemy_track = self.enemy_track
        new.enemy_stock = self.enemy_stock
        new.enemy_vp = self.enemy_vp
        new.enemy_tally = self.enemy_tally[:]
        new.enemy_effects = self.enemy_effects
        return new

    def thaw(self) -> None:
        """Give the tuples back that JSON turned into lists."""
        for name in ("paid", "income", "discard", "display", "monument_deck", "offered", "offered_plans", "box"):
            setattr(self, name, tuple(getattr(self, name)))
        for name in ("hands", "piles", "taken"):
            setattr(self, name, [tuple(cards) for cards in getattr(self, name)])
        self.laid = tuple((card, anchor, rotation) for card, anchor, rotation in self.laid)
        self.enemy_effects = tuple((turn, points) for turn, points in self.enemy_effects)

    def coins(self) -> int:
        """How many income cards show their coin side."""
        return len(self.income) - self.open_mask.bit_count()

    def own_monuments(self, seat: int) -> tuple[str, ...]:
        """The monuments of the seat that stand on the map."""
        return MONUMENT_IDS[seat][: self.built[seat]]

    def enemy_monuments(self) -> tuple[str, ...]:
        """The monuments of the solo enemy."""
        return tuple(name for name in ENEMY_IDS if name in self.monuments)

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
        self.laid = (*self.laid, (card, anchor, rotation))
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
    s = CultusState()
    s.seats = seats
    s.rulings = 0
    s.color = [""] * seats
    s.start_seat = 0
    s.phase = "choose_enemy"
    s.turn = 0
    s.seat = 0
    s.lap = -1
    s.ap = 0
    s.drawn = 0
    s.paid = ()
    s.last_cube = 0
    s.cells = [NO_CARD] * 64
    s.shown = [0] * 7 + [FULL]
    s.carded = 0
    s.laid = ()
    s.monuments = {}
    s.monument_bits = 0
    s.built = [0] * seats
    s.pawn = [NOT_PLACED] * seats
    s.pawn_bits = 0
    s.hands = [()] * seats
    s.piles = [()] * 6
    s.income = ()
    s.open_mask = 0
    s.discard = ()
    s.display = ()
    s.monument_deck = ()
    s.taken = [()] * seats
    s.powers = [1 << 6] * seats
    s.character = [""] * seats
    s.plan = [""] * seats
    s.offered = ()
    s.offered_plans = ()
    s.box = ()
    s.cost = [NOT_PLACED] * seats
    s.character_gold = [NOT_PLACED] * seats
    s.stock = [0] * seats
    s.medal = [NOT_PLACED] * seats
    s.vp = [0] * seats
    s.tally = [0] * (len(SOURCES) * seats)
    s.enemy = ""
    s.difficulty = ""
    s.enemy_track = NOT_PLACED
    s.enemy_stock = 0
    s.enemy_vp = 0
    s.enemy_tally = [0] * len(ENEMY_SOURCES)
    s.enemy_effects = ()
    return s
