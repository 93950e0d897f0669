"""The state: everything that one moment of the game is (section 5.1).

Colours, tracks, cities, houses and rows are numbers in the order of ``components``; a figure in a city is
``2 * seat + gender``. What has several numbers for each seat is one flat list: ``supply[2 * seat + gender]``,
``careers[3 * seat + track]``, ``dice[5 * seat + colour]``, ``face_up[4 * seat + row]``.
"""

from __future__ import annotations

from typing import Annotated, Final

from game.engine import State
from game.engine.state import FIXED, NOBODY, PARTS, PER_SEAT, among, sized, within
from game.titles.signorie.rules import components as box

BARRED: Final = -1
"""Stands on every slot of a city that is closed in this game."""
CLOSED: Final = (BARRED,) * box.CITY_SLOTS

OPEN_GATES, SHORT_SEASON, SECRET_LETTERS = 1, 2, 4
VARIANTS: Final = {"open_gates": OPEN_GATES, "short_season": SHORT_SEASON, "secret_letters": SECRET_LETTERS}

SOURCES: Final = (
    "missions",
    "marriages",
    "initiative",
    "brides",
    "helpers",
    "rewards",
    "bought",
    "careers",
    "row_political",
    "row_clerical",
    "row_military",
    "row_marriage",
)
"""Where victory points come from: the columns of ``tally``. From ``careers`` on they come at the end of the game."""
MISSIONS, MARRIAGES, BY_INITIATIVE, BY_BRIDES, BY_HELPERS, BY_REWARDS, BOUGHT, BY_CAREERS, FIRST_ROW = range(9)
ROWS_OF_SCORE: Final = len(SOURCES)

LAST_SEAT: Final = len(box.PLAYER_COLORS) - 1
ALL_SEATS: Final = (1 << len(box.PLAYER_COLORS)) - 1
MANY: Final = 10_000
"""Figures, florins or points that no game has come near."""

_HOUSE_OF: Final = {tile: printed.house for tile, printed in box.ALLIANCES.items()}


class SignorieState(State):
    """One moment of a game. Lists have one entry per seat unless said otherwise."""

    seats: int
    variants: Annotated[int, FIXED]
    """Bits: OPEN_GATES, SHORT_SEASON, SECRET_LETTERS."""
    phase: str
    round: Annotated[int, within(0, box.ROUNDS)]
    turn_order: Annotated[tuple[int, ...], within(0, LAST_SEAT)]
    """Seats as on the turn order track, the first player first."""
    passed: Annotated[int, within(0, ALL_SEATS)]
    """Bits of the seats in the pass area."""
    seat: Annotated[int, within(0, LAST_SEAT)]
    """Who had the last turn of phase 2."""
    eligible: Annotated[tuple[int, ...], within(0, LAST_SEAT)]
    """Phase 3: who keeps within the threshold, in turn order; settled before the first reward."""
    served: Annotated[int, within(0, 2 * (LAST_SEAT + 1))]
    """Phase 3: steps done, two for each eligible seat: the reward, then the bride or the purchase."""
    bought: Annotated[int, within(0, ALL_SEATS)]
    """Bits of the seats that have bought points this round."""

    color: Annotated[list[str], PER_SEAT, FIXED]
    florins: Annotated[list[int], PER_SEAT, within(0, MANY)]
    vp: Annotated[list[int], PER_SEAT, within(0, MANY)]
    tally: Annotated[list[int], sized(len(SOURCES), by_seat=True), within(0, MANY)]
    """12 for each seat: victory points by SOURCES."""

    supply: Annotated[list[int], sized(2, by_seat=True), within(0, MANY)]
    """2 for each seat: sons and daughters at hand."""
    stock: Annotated[list[int], sized(2, by_seat=True), within(0, MANY)]
    """2 for each seat: sons and daughters on the stock space of the game board."""
    threshold: Annotated[list[int], sized(2, by_seat=True), within(0, box.THRESHOLD_FIGURES)]
    """2 for each seat: figures on the threshold space."""
    careers: Annotated[list[tuple[int, ...]], sized(len(box.CAREERS), by_seat=True), within(1, box.CAREER_TOP)]
    """3 for each seat: the slots where own sons stand on the track, ascending."""
    cities: Annotated[list[tuple[int, ...]], sized(len(box.CITIES)), within(BARRED, 2 * LAST_SEAT + 1)]
    """5: the figures of each city in the order of its slots, which fill from the lowest value; or CLOSED."""
    brides: Annotated[list[int], PER_SEAT, within(0, box.BRIDES)]

    helpers: Annotated[list[int], PER_SEAT, within(0, (1 << len(box.HELPERS)) - 1)]
    """Bits of the 15 helper slots."""
    helper_discs: Annotated[int, within(0, box.HELPER_DISCS)]
    """Helper discs in the common supply."""

    initiative: Annotated[list[int], PER_SEAT, within(0, box.INITIATIVE_TOP)]
    """The slot of each disc on the initiative track."""
    arrived: Annotated[tuple[int, ...], within(0, LAST_SEAT)]
    """Seats by when their disc last moved, the latest last: on one slot the later lies on top."""

    pool: Annotated[list[tuple[int, ...]], sized(len(box.COLORS)), within(1, len(box.FACES))]
    """5: the dice of each colour left in the dice areas, ascending."""
    dice: Annotated[list[int], sized(len(box.COLORS), by_seat=True), within(0, len(box.FACES))]
    """5 for each seat: the die on each action slot, or 0."""
    dice_aside: Annotated[list[int], sized(len(box.COLORS)), within(0, MANY)]
    """5: dice cleared from player boards by the extra action, until the next round."""

    assignments: Annotated[tuple[str, ...], PARTS, sized(len(box.ASSIGNMENT_SLOTS)), among("", *box.ASSIGNMENTS)]
    """10: the assignment tile on each slot."""
    turned: Annotated[int, within(0, (1 << len(box.ASSIGNMENT_SLOTS)) - 1)]
    """Bits of the assignment slots whose tile has been turned down (Secret Letters)."""
    rewards: Annotated[tuple[str, ...], PARTS, sized(box.ROUNDS), among("", *box.REWARDS)]
    """7: the reward row from the left; "" on the slot that Short Season leaves empty."""

    city_tiles: Annotated[list[str], PARTS, sized(2 * len(box.CITIES)), among("", *box.ALLIANCES)]
    """10: the marriage tile (2 * city) and the mission tile (2 * city + 1) of each city, or ""."""
    face_up: Annotated[list[tuple[str, ...]], PARTS, sized(len(box.ROWS), by_seat=True), among(*box.ALLIANCES)]
    """4 for each seat: the alliance tiles in each row of the plan."""
    face_down: Annotated[list[int], sized(len(box.ROWS), by_seat=True), within(0, MANY)]
    """4 for each seat: how many face-down tiles lie in each row."""
    alliances: Annotated[tuple[str, ...], NOBODY, PARTS, among(*box.ALLIANCES)]
    """The stock of alliance tiles; the last is drawn first."""
    buried: Annotated[tuple[str, ...], NOBODY, PARTS, among(*box.ALLIANCES)]
    """The fronts of all face-down tiles in rows, in the order drawn: nobody ever sees them."""
    removed: Annotated[tuple[str, ...], NOBODY, PARTS, among(*box.ALLIANCES)]
    """Tiles that stay in the box with two or three players, house by house."""

    # --- what is often asked ---------------------------------------------------------------------

    def next_value(self, city: int) -> int:
        """The lowest empty value of a city; FULL if there is none or the city is closed."""
        return box.NEXT_VALUE[len(self.cities[city])]

    def least_value(self) -> int:
        """The lowest empty value anywhere; FULL if no open city has an empty slot."""
        return box.NEXT_VALUE[min(map(len, self.cities))]

    def gates_open(self) -> bool:
        """True if Open Gates is in force: every slot of every open city is taken (section 8)."""
        return bool(self.variants & OPEN_GATES) and self.least_value() == box.FULL

    def die(self, seat: int, color: int) -> int:
        """The value of the die on an action slot, or 0."""
        return self.dice[len(box.COLORS) * seat + color]

    def dice_of(self, seat: int) -> int:
        """How many dice lie on the seat's board."""
        return len(box.COLORS) - self.dice[5 * seat : 5 * seat + 5].count(0)

    def dice_sum(self, seat: int) -> int:
        """The sum of the dice on the seat's board."""
        return sum(self.dice[5 * seat : 5 * seat + 5])

    def limit(self, seat: int) -> int:
        """The seat's threshold this round: 13, and 3 for each own figure on the threshold space."""
        return box.BASE_THRESHOLD + box.THRESHOLD_STEP * (self.threshold[2 * seat] + self.threshold[2 * seat + 1])

    def reward_slot(self) -> int:
        """The slot of the reward row that this round uses, from 1 (Short Season: the first round uses slot 2)."""
        return self.round + 1 if self.variants & SHORT_SEASON else self.round

    def reward_tile(self) -> str:
        """The reward tile of this round."""
        return self.rewards[self.reward_slot() - 1]

    def in_cities(self, seat: int, gender: int) -> int:
        """How many own figures of a gender stand in cities."""
        figure = 2 * seat + gender
        return sum(city.count(figure) for city in self.cities)

    def cities_with(self, seat: int, gender: int) -> int:
        """In how many cities own figures of a gender stand."""
        figure = 2 * seat + gender
        return sum(figure in city for city in self.cities)

    def highest_son(self, seat: int) -> int:
        """The highest slot on which an own son stands on any track, or 0."""
        highest = 0
        for sons in self.careers[3 * seat : 3 * seat + 3]:
            if sons and sons[-1] > highest:
                highest = sons[-1]
        return highest

    def sons_on_tracks(self, seat: int) -> int:
        """How many own sons stand on career tracks."""
        return sum(map(len, self.careers[3 * seat : 3 * seat + 3]))

    def wants(self, seat: int, row: int, house: int) -> bool:
        """True if the seat's plan still lacks a tile of the house in that row; face-down tiles block nothing."""
        shields = box.PLANS[self.color[seat]][row][house]
        if not shields:
            return False
        return shields > sum(_HOUSE_OF[tile] == house for tile in self.face_up[4 * seat + row])

    def tile_for(self, row: int, city: int) -> str:
        """The tile that a city has for a row of the plans, or ""."""
        return self.city_tiles[2 * city + (row != box.MARRIAGE_ROW)]

    def fitting(self, seat: int, row: int, city: int) -> str:
        """The same if the row of the seat lacks its house, or ""."""
        tile = self.tile_for(row, city)
        return tile if tile and self.wants(seat, row, _HOUSE_OF[tile]) else ""

    def tiles_in(self, seat: int, row: int) -> int:
        """How many tiles lie in a row, face up and face down together."""
        return len(self.face_up[4 * seat + row]) + self.face_down[4 * seat + row]

    # --- changes ------------------------------------------------------------------------------------

    def earn(self, seat: int, vp: int, source: int) -> None:
        """Victory points for a seat."""
        self.vp[seat] += vp
        self.tally[ROWS_OF_SCORE * seat + source] += vp

    def into_city(self, seat: int, gender: int, city: int) -> None:
        """A figure takes the lowest empty slot of a city."""
        self.cities[city] += (2 * seat + gender,)

    def figures(self, seat: int) -> tuple[int, int]:
        """Sons and daughters of a seat, wherever they are."""
        sons = self.supply[2 * seat] + self.stock[2 * seat] + self.threshold[2 * seat]
        sons += self.sons_on_tracks(seat) + self.in_cities(seat, box.SON)
        daughters = self.supply[2 * seat + 1] + self.stock[2 * seat + 1] + self.threshold[2 * seat + 1]
        return sons, daughters + self.in_cities(seat, box.DAUGHTER)
