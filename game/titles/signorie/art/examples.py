"""Examples for the rules: positions of the game in which the rules themselves are asked (``examples.toml``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from game.engine import Chance
from game.presentation.examples import Examples
from game.titles.signorie.rules import CONTROLLER, decisions
from game.titles.signorie.rules.components import ASSIGNMENT_SLOT, CITY, COLOR, COLORS, HELPER, ROW, TRACK
from game.titles.signorie.rules.state import SignorieState

ME: Final = 0
_SEED: Final = 1
_RIVAL: Final = 1
_SON_OF_THE_RIVAL: Final = 2


@cache
def _dealt(seats: int) -> SignorieState:
    """The first turn of so many players, everybody's dice still in the areas and no tile on any flag."""
    chance = Chance.scripted(_SEED, turn_order=[list(range(seats))])
    s: SignorieState = CONTROLLER.setup(seats, {}, chance)
    s.city_tiles = [""] * len(s.city_tiles)
    return s


def _asks(s: SignorieState, question: list[Any]) -> None:
    """The first seat is asked that; with an empty list nobody is asked anything."""
    if not question:
        s.pending = []
        return
    key, *data = question
    if key == "main_choice":
        s.pending = [decisions.MAIN[ME][COLOR[data[0]]]]
    elif key == "helper_window":
        s.pending = [decisions.WINDOW[ME][COLOR[data[0]]][data[1]]]
    elif key == "spend_points":
        tracks = tuple(TRACK[name] for name in data[1:]) or decisions.ALL_TRACKS
        s.pending = [decisions.SPEND[ME][tracks][data[0]][0]]
    else:
        s.pending = [_PLAIN[key]]


_PLAIN: Final = {
    decision.key: decision
    for decision in (
        decisions.TURN[ME],
        decisions.MISSION[ME][decisions.CITY_TILE],
        decisions.MARRIAGE[ME][decisions.CITY_TILE],
        decisions.CHOOSE_ROW[ME],
        decisions.REWARD[ME],
        decisions.BRIDE[ME],
    )
}


def _pool(s: SignorieState, left: Mapping[str, list[int]]) -> None:
    """The dice that are left."""
    s.pool = [tuple(left.get(color, ())) for color in COLORS]


def _tasks(s: SignorieState, tiles: Mapping[str, str]) -> None:
    """Assignment tiles on slots; what lay there takes the place of what comes."""
    lying = list(s.assignments)
    for slot, tile in tiles.items():
        here, there = ASSIGNMENT_SLOT[slot], lying.index(tile)
        lying[here], lying[there] = tile, lying[here]
    s.assignments = tuple(lying)


def _sons(s: SignorieState, tracks: Mapping[str, list[int]]) -> None:
    """Own sons on tracks, out of the supply."""
    for track, slots in tracks.items():
        s.careers[TRACK[track]] = tuple(slots)
        s.supply[0] -= len(slots)


def _tiles(s: SignorieState, flags: Mapping[str, str]) -> None:
    """Tiles on the flags of cities."""
    for flag, tile in flags.items():
        city, kind = flag.split("/")
        s.city_tiles[2 * CITY[city] + (kind == "mission")] = tile


def _each(field: str, at: Mapping[str, int], made: Callable[[Any], Any]) -> Callable[[SignorieState, Any], None]:
    """Sets entries of a list by the names of their places."""

    def put(s: SignorieState, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            getattr(s, field)[at[name]] = made(value)

    return put


def _own(field: str, count: int = 1) -> Callable[[SignorieState, Any], None]:
    """Sets what the first seat has of a list of so many entries for each."""

    def put(s: SignorieState, value: Any) -> None:
        getattr(s, field)[ME * count : (ME + 1) * count] = value if count > 1 else [value]

    return put


def _whole(s: SignorieState, field: str, value: Any) -> None:
    setattr(s, field, type(getattr(s, field))(value))


_FACTS: Final[dict[str, Callable[[SignorieState, Any], None]]] = {
    "florins": _own("florins"),
    "brides": _own("brides"),
    "helpers": lambda s, slots: s.helpers.__setitem__(ME, sum(1 << HELPER[slot] for slot in slots)),
    "supply": _own("supply", 2),
    "stock": _own("stock", 2),
    "threshold": _own("threshold", 2),
    "dice": _each("dice", COLOR, int),
    "pool": _pool,
    "cities": _each("cities", CITY, lambda count: (_SON_OF_THE_RIVAL,) * count),
    "tiles": _tiles,
    "face_up": _each("face_up", ROW, tuple),
    "face_down": _each("face_down", ROW, int),
    "sons": _sons,
    "rival": _each("careers", {track: 3 * _RIVAL + number for track, number in TRACK.items()}, tuple),
    "tasks": _tasks,
    "rewards": lambda s, tiles: setattr(s, "rewards", (*tiles, *s.rewards[len(tiles) :])),
    "asks": _asks,
}
"""How a fact of a position comes to be; any other is the value of that field of the state."""


class _SignorieExamples(Examples[SignorieState]):
    def position(self, facts: Mapping[str, Any]) -> SignorieState:
        """The first turn, changed by the facts."""
        s = _dealt(facts.get("seats", 4)).clone()
        for name, value in facts.items():
            if name in _FACTS:
                _FACTS[name](s, value)
            else:
                _whole(s, name, value)
        return s


example: Final = _SignorieExamples(__file__, CONTROLLER).example
