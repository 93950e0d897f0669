"""Positions for the examples of the rules, put together by hand."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, Chance, View
from game.presentation.example import Case, Place
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import CITY, COLOR, COLORS, TRACK
from game.titles.signorie.rules.state import SignorieState

ME: Final = 0
_SEED: Final = 1
_RIVAL: Final = 2
"""A son of the next seat."""


def dealt(seats: int = 4) -> SignorieState:
    """The first turn of so many players, everybody's dice still in the areas and no tile on any flag."""
    chance = Chance.scripted(_SEED, turn_order=[list(range(seats))])
    s: SignorieState = CONTROLLER.setup(seats, {}, chance)
    s.city_tiles = [""] * len(s.city_tiles)
    return s


def dice(s: SignorieState, **values: int) -> None:
    """Dice on the own board."""
    for color, value in values.items():
        s.dice[COLOR[color]] = value


def pool(s: SignorieState, **values: tuple[int, ...]) -> None:
    """The dice that are left."""
    s.pool = [values.get(color, ()) for color in COLORS]


def fill(s: SignorieState, **counts: int) -> None:
    """Cities with so many figures of another seat."""
    for city, count in counts.items():
        s.cities[CITY[city]] = (_RIVAL,) * count


def tile(s: SignorieState, city: str, kind: str, tile: str) -> None:
    """A tile on a flag."""
    s.city_tiles[2 * CITY[city] + (kind == "mission")] = tile


def sons(s: SignorieState, track: str, *slots: int) -> None:
    """Own sons on a track."""
    s.careers[TRACK[track]] = slots
    s.supply[0] -= len(slots)


def task(s: SignorieState, slot: int, tile: str) -> None:
    """An assignment tile on a slot; that which lay there takes its place."""
    tiles = list(s.assignments)
    other = tiles.index(tile)
    tiles[slot], tiles[other] = tiles[other], tiles[slot]
    s.assignments = tuple(tiles)


def seen(s: SignorieState) -> View:
    """What the example shows."""
    return CONTROLLER.view(s, ME)


def do(kind: str, *args: Any) -> Action:
    """A deed of whoever looks."""
    return Action(kind, ME, args)


def of(s: SignorieState, place: Place, a: Action, verb: str, *tells: str) -> Case:
    """A try of one deed at one place, with the events that tell what comes of it."""
    return Case((place,), s, (a,), f"signorie-art-can-{verb}", tells)
