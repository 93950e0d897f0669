"""Set-up (section 4): boards, purses, turn order, reward tiles, alliance tiles and cities."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Chance
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.state import CLOSED, ROWS_OF_SCORE, SHORT_SEASON, VARIANTS, SignorieState


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> SignorieState:
    """The table before the first round. Draws in the order of section 9."""
    s = SignorieState.blank(seats)
    s.seats = seats
    s.variants = sum(bit for name, bit in VARIANTS.items() if options.get(name) == "true")
    s.phase = "setup"
    boards(s, options.get("colors", ""))
    figures(s)
    turn_order(s, chance)
    reward_row(s, chance)
    alliance_stock(s, chance)
    open_cities(s, chance)
    s.helper_discs = box.HELPER_DISCS
    return s


def boards(s: SignorieState, chosen: str) -> None:
    """Each colour's board shows another plan: the colours as people have chosen them, the others as they come (step 2)."""
    asked = [color for color in dict.fromkeys(chosen.split(",")) if color in box.PLAYER_COLORS]
    s.color = [*asked, *(color for color in box.PLAYER_COLORS if color not in asked)][: s.seats]


def figures(s: SignorieState) -> None:
    """Seven figures in the supply and sixteen in the stock of each player; nothing else on the boards (step 3)."""
    s.supply = list(box.SUPPLY) * s.seats
    s.stock = list(box.STOCK) * s.seats
    s.threshold = [0, 0] * s.seats
    s.careers = [()] * (3 * s.seats)
    s.dice = [0] * (len(box.COLORS) * s.seats)
    s.dice_aside = [0] * len(box.COLORS)
    s.face_up = [()] * (len(box.ROWS) * s.seats)
    s.face_down = [0] * (len(box.ROWS) * s.seats)
    s.tally = [0] * (ROWS_OF_SCORE * s.seats)


def turn_order(s: SignorieState, chance: Chance) -> None:
    """A random order; the later, the more florins; the first player's disc on top of the stack (steps 6 to 8)."""
    s.turn_order = tuple(chance.shuffle("turn_order", range(s.seats)))
    for seat, extra in zip(s.turn_order, box.PLAYERS[s.seats].florins):
        s.florins[seat] = box.START_FLORINS + extra
    s.initiative = [0] * s.seats
    s.arrived = s.turn_order[::-1]
    s.seat = s.turn_order[-1]


def reward_row(s: SignorieState, chance: Chance) -> None:
    """Bonus tiles on the left, tiles for points on the right; Short Season leaves slot 1 empty (step 9)."""
    kinds = [slot.kind for slot in box.REWARD_SLOTS[1:]]
    bonus = chance.shuffle("bonus_tiles", box.BONUS_TILES)[: kinds.count("bonus")]
    if s.variants & SHORT_SEASON:
        bonus = [""] * (box.SHORT_FIRST_SLOT - 1) + bonus[: kinds.count("bonus") - box.SHORT_FIRST_SLOT + 1]
    points = chance.shuffle("vp_tiles", box.VP_TILES)[: kinds.count("vp")]
    s.rewards = (*bonus, *points)


def alliance_stock(s: SignorieState, chance: Chance) -> None:
    """With two or three players some tiles of each house stay in the box, unseen; the rest is shuffled (step 10)."""
    stock: list[str] = []
    for house in box.HOUSES:
        tiles = [tile for tile, count in box.COPIES.items() if tile.startswith(f"al_{house}_") for _ in range(count)]
        out = box.PLAYERS[s.seats].removed
        if out:
            tiles = chance.shuffle("removed_tiles", tiles)
        s.removed += tuple(tiles[:out])
        stock += tiles[out:]
    s.alliances = tuple(chance.shuffle("alliances", stock))


def open_cities(s: SignorieState, chance: Chance) -> None:
    """Two or three players: random cities are closed for the whole game (step 11, ruling 2)."""
    order = range(len(box.CITIES))
    closed = len(box.CITIES) - box.PLAYERS[s.seats].cities
    shut = chance.shuffle("cities", order)[:closed] if closed else []
    s.cities = [CLOSED if city in shut else () for city in order]
    s.city_tiles = [""] * (2 * len(box.CITIES))
    s.pool = [()] * len(box.COLORS)
    s.assignments = ("",) * len(box.ASSIGNMENT_SLOTS)
