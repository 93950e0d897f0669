"""Positions to test from: a fresh table whose pieces are moved by hand, and whoever is asked acts."""

from __future__ import annotations

from typing import Any

from game.engine import Chance, Decision
from game.titles.signorie import TITLE
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules import decisions as d
from game.titles.signorie.rules.components import ASSIGNMENT_SLOT, CITY, CITY_SLOTS, COLOR, COLORS, HELPER, ROW, TRACK
from game.titles.signorie.rules.state import CLOSED

from ..positions import Position

YELLOW, RED, PURPLE, BLUE = range(4)
"""The seats by the colour of their boards, as people sit."""


class Table(Position):
    """A table of Signorie. What carries on returns it."""

    title = TITLE

    def do(self, kind: str, *args: Any, seat: int | None = None) -> Table:  # type: ignore[override]
        """Carry out an action that must be legal."""
        super().do(kind, *args, seat=seat)
        return self

    def proceed(self) -> Table:  # type: ignore[override]
        """Let the game go on from a phase that was set by hand."""
        super().proceed()
        return self

    @property
    def asked(self) -> tuple[str, int]:
        """The key of the question and the seat."""
        return self.key, self.seat

    # --- whose turn, which phase -----------------------------------------------------------------

    def ask(self, decision: Decision) -> Table:
        """Put a question by hand; nothing else is pending."""
        self.s.pending = [decision]
        self.s.seat = decision.seats[0]
        return self

    def turn(self, seat: int) -> Table:
        """It is the seat's turn in phase 2."""
        return self.ask(d.TURN[seat])

    def placed(self, seat: int, color: str, value: int) -> Table:
        """The seat has put a die on its slot, already paid, and owes a main action."""
        self.dice(seat, **{color: value})
        return self.ask(d.MAIN[seat][COLOR[color]])

    def window(self, seat: int, color: str, value: int) -> Table:
        """The seat has put a die on its slot and done its main action; helpers may follow."""
        self.dice(seat, **{color: value})
        return self.ask(d.WINDOW[seat][COLOR[color]][0])

    def phase_3(self, slot: int = 1, tile: str = "", proceed: bool = True) -> Table:
        """All have passed in the round of a reward slot, on which that tile lies."""
        self.s.round = slot - 1 if self.s.variants & 2 else slot
        if tile:
            rest = list(self.s.rewards)
            if tile in rest:
                rest[rest.index(tile)] = rest[slot - 1]
            rest[slot - 1] = tile
            self.s.rewards = tuple(rest)
        self.s.pending = []
        self.s.phase = "initiative"
        return self.proceed() if proceed else self

    # --- pieces -------------------------------------------------------------------------------------

    def florins(self, seat: int, florins: int) -> Table:
        """What is in the purse."""
        self.s.florins[seat] = florins
        return self

    def supply(self, seat: int, sons: int, daughters: int) -> Table:
        """Sons and daughters at hand; the stock gives or takes the difference."""
        for gender, count in enumerate((sons, daughters)):
            at = 2 * seat + gender
            self.s.stock[at] += self.s.supply[at] - count
            self.s.supply[at] = count
        return self

    def stock(self, seat: int, sons: int, daughters: int) -> Table:
        """Sons and daughters in the stock; where the others are does not matter."""
        self.s.stock[2 * seat : 2 * seat + 2] = [sons, daughters]
        return self

    def sons(self, seat: int, track: str, *slots: int) -> Table:
        """Own sons on a career track."""
        self.s.careers[3 * seat + TRACK[track]] = tuple(sorted(slots))
        return self

    def disc(self, seat: int, slot: int) -> Table:
        """The initiative disc, moved there just now."""
        self.s.initiative[seat] = slot
        self.s.arrived = (*(other for other in self.s.arrived if other != seat), seat)
        return self

    def order(self, *seats: int) -> Table:
        """The turn order, with the stack on the lowest initiative slot."""
        self.s.turn_order = seats
        self.s.arrived = seats[::-1]
        return self

    def helpers(self, seat: int, *slots: str) -> Table:
        """Helpers that stand on the seat's board."""
        for slot in slots:
            self.s.helpers[seat] |= 1 << HELPER[slot]
            self.s.helper_discs -= 1
        return self

    def dice(self, seat: int, **values: int) -> Table:
        """Dice on the seat's board."""
        for color, value in values.items():
            self.s.dice[5 * seat + COLOR[color]] = value
        return self

    def pool(self, **dice: tuple[int, ...]) -> Table:
        """Dice left in the dice areas; the areas not named are empty."""
        self.s.pool = [tuple(sorted(dice.get(color, ()))) for color in COLORS]
        return self

    def city(self, city: str, *figures: int) -> Table:
        """The figures (2 * seat + gender) in a city, from its lowest slot."""
        self.s.cities[CITY[city]] = figures
        return self

    def filled(self, count: int, *cities: str, by: int = 2 * YELLOW) -> Table:
        """So many figures of somebody in these cities, or in all open ones."""
        for city, number in CITY.items():
            if self.s.cities[number] != CLOSED and (city in cities or not cities):
                self.s.cities[number] = (by,) * count
        return self

    def full(self) -> Table:
        """Every slot of every open city taken."""
        return self.filled(CITY_SLOTS)

    def tile(self, city: str, kind: str, tile: str) -> Table:
        """The tile on the marriage or mission slot of a city, or ""."""
        self.s.city_tiles[2 * CITY[city] + (kind == "mission")] = tile
        return self

    def no_tiles(self) -> Table:
        """No tile in any city."""
        self.s.city_tiles = [""] * len(self.s.city_tiles)
        return self

    def row(self, seat: int, row: str, *tiles: str, down: int = 0) -> Table:
        """The tiles in a row of the plan."""
        self.s.face_up[4 * seat + ROW[row]] = tiles
        self.s.face_down[4 * seat + ROW[row]] = down
        return self

    def assignment(self, slot: str, tile: str) -> Table:
        """The tile on an assignment slot; the one that lay there changes places with it."""
        tiles = list(self.s.assignments)
        at, other = ASSIGNMENT_SLOT[slot], tiles.index(tile)
        tiles[at], tiles[other] = tiles[other], tiles[at]
        self.s.assignments = tuple(tiles)
        return self

    def at(self, seat: int, row: str) -> tuple[tuple[str, ...], int]:
        """The tiles of a row, and how many lie face down."""
        return self.s.face_up[4 * seat + ROW[row]], self.s.face_down[4 * seat + ROW[row]]

    def on(self, seat: int, track: str) -> tuple[int, ...]:
        """The slots of the own sons on a track."""
        return self.s.careers[3 * seat + TRACK[track]]

    def at_hand(self, seat: int) -> tuple[int, int]:
        """Sons and daughters in the supply."""
        return self.s.supply[2 * seat], self.s.supply[2 * seat + 1]

    def in_stock(self, seat: int) -> tuple[int, int]:
        """Sons and daughters in the stock."""
        return self.s.stock[2 * seat], self.s.stock[2 * seat + 1]


def table(
    seats: int = 4, order: tuple[int, ...] | None = None, offspring: tuple[int, ...] = (), **options: str
) -> Table:
    """A fresh game at the first decision; ``order`` is the turn order, else as people sit; ``offspring`` are the faces that
    those dice will show."""
    faces = {"offspring": [face - 1 for face in offspring]} if offspring else {}
    chance = Chance.scripted(1, turn_order=[list(order or range(seats))], **faces)
    return Table(CONTROLLER.setup(seats, options, chance), chance)
