"""The set-up (section 4) and the options of section 8."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.engine import Chance
from game.titles.cuba import TITLE
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules import state
from game.titles.cuba.rules.board import WAREHOUSE

BY_ERRATA: Final = "by_errata"
_FINER: Final = (
    ("sawmill_input", "wood", state.SAWMILL_TAKES_WOOD),
    ("tobacco_cafe_input", "cigars", state.CAFE_TAKES_CIGARS),
    ("drought_allows_irrigation", "true", state.IRRIGATION),
)
"""Option, its value when the misprint is put right, and the ruling."""


def rulings(options: Mapping[str, str]) -> int:
    """The options as bits. A finer switch that is named wins over ``errata``, the others follow it (section 8)."""
    corrected = options.get("errata", "as_printed") == "corrected"
    bits = 0
    for option, right, bit in _FINER:
        value = options.get(option, BY_ERRATA)
        if value == right or (value == BY_ERRATA and corrected):
            bits |= bit
    if options.get("advanced_delegate", "false") == "true":
        bits |= state.ADVANCED
    if options.get("market_statute_every_round", "true") == "false":
        bits |= state.MARKET_ONCE
    if options.get("black_market_limit", "1") == "0":
        bits |= state.MANY_EXCHANGES
    return bits


def new_game(seats: int, options: Mapping[str, str], chance: Chance) -> state.CubaState:
    """The table before the first decision. Draws the start player, the statute piles, the ships, in this order.
    Colours are the host's choice and matter for the backs of the boards only (R35)."""
    s = state.CubaState.blank(seats, seats=seats)
    s.rulings = rulings(options)
    s.start_seat = s.seat = chance.below("start_player", seats)
    s.display = {tile: building.copies for tile, building in box.BUILDINGS.items()}
    s.market = list(box.MARKET_START)
    s.supply = list(box.PIECE_COUNT)
    for merchandise in box.MERCHANDISE:
        s.supply[merchandise] -= box.MARKET_START[merchandise]
    _lay_statutes(s, chance)
    _lay_ships(s, chance)
    s.pesos = [box.START_PESOS] * seats
    s.pawn = [WAREHOUSE] * seats
    s.plots = [""] * (seats * state.PLOTS)
    s.yard = [0] * (seats * state.KINDS_OF_PIECES)
    s.stored = [0] * (seats * state.KINDS_OF_PRODUCTS)
    s.tally = [0] * (seats * len(state.SOURCES))
    side = options.get("plantation_side", "front_all")
    s.backs = [box.BACKS[color] for color in TITLE.colors_of(seats, options)]
    s.sides = list(s.backs) if side == "back_all" else [box.FRONT] * seats
    s.phase = "setup_sides" if side == "free" else "setup_goods"
    return s


def _lay_statutes(s: state.CubaState, chance: Chance) -> None:
    s.statute_piles = [
        tuple(chance.shuffle(f"{kind}_statutes", list(pile))) for kind, pile in zip(box.TYPES, box.STATUTE_PILES)
    ]
    s.statutes = [""] * len(box.TYPES)
    for card in box.PRINTED_STATUTES:
        s.statutes[box.TYPES.index(box.STATUTES[card].type)] = card
    s.bills = [""] * len(box.TYPES)


def _lay_ships(s: state.CubaState, chance: Chance) -> None:
    """Two ships in docks, one face up at sea, twelve in the pile (R5)."""
    deck = chance.shuffle("ships", list(box.SHIPS))
    s.docks = [deck.pop(0) if filled else "" for filled in box.SHIPS_AT_START]
    s.cargo = [0] * (len(box.DOCKS) * len(box.MERCHANDISE))
    s.sea = deck.pop(0)
    s.pile = tuple(deck)
