"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from game.engine import Action, Chance, View
from game.presentation.example import Case, Example, Place, Window
from game.titles.cuba.board import AT, BIT
from game.titles.cuba.components import NUMBER, SHIPS
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.state import KINDS_OF_PIECES, PLOTS, CubaState

ME: Final = 0
_SEED: Final = 1
_COLORS: Final = ("blue", "red", "yellow")
_LAND: Final[Place] = ("field/a1", "field/d3")


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    make = _EXAMPLES.get(anchor)
    return _made(make) if make else None


@lru_cache(16)
def _made(make: Callable[[], Example]) -> Example:
    return make()


# --- positions -------------------------------------------------------------------------------------


@cache
def _dealt() -> CubaState:
    """The first turn of a game for three in which the starting pieces were taken as they come."""
    chance = Chance(_SEED)
    s: CubaState = CONTROLLER.setup(len(_COLORS), {}, chance)
    while s.pending[-1].key != "turn":
        CONTROLLER.apply(s, CONTROLLER.legal(s, s.pending[-1].seats[0])[0], chance)
    return s


def _position(character: str, pawn: str = "b2", houses: dict[str, str] | None = None, **pieces: int) -> CubaState:
    """That turn as the first seat's, with a card played, the pawn on a field, houses on fields, pieces in the yard."""
    s = _dealt().clone()
    s.start_seat = s.seat = ME
    s.docks, s.sea = ["ship_02", "ship_08", ""], "ship_05"
    s.pile, s.under = tuple(ship for ship in SHIPS if ship not in (*s.docks, s.sea)), ()
    for piece, number in NUMBER.items():
        had, wanted = s.yard[ME * KINDS_OF_PIECES + number], pieces.get(piece, 0)
        s.yard[ME * KINDS_OF_PIECES + number] = wanted
        s.supply[number] += had - wanted
    s.pawn[ME] = AT[pawn]
    for field, tile in (houses or {}).items():
        s.display[tile] -= 1
        s.plots[ME * PLOTS + AT[field]] = tile
        s.covered[ME] |= BIT[AT[field]]
    turn = s.pending[-1]
    s.pending[-1] = turn.of((ME,))
    CONTROLLER.apply(s, Action("play_character", ME, (character,)), Chance(_SEED))
    return s


def _seen(s: CubaState) -> View:
    return CONTROLLER.view(s, ME)._replace(colors=_COLORS)


def _does(*deeds: tuple[Any, ...]) -> tuple[Action, ...]:
    return tuple(Action(kind, ME, args) for kind, *rest in deeds for args in (tuple(rest),))


def _case(s: CubaState, places: tuple[str, ...], *deeds: tuple[Any, ...], tells: tuple[str, ...]) -> Case:
    return Case(tuple((place,) for place in places), s, _does(*deeds), "cuba-art-can", tells)


# --- the examples ----------------------------------------------------------------------------------


def _worker() -> Example:
    """Two farms in reach, a mountain, a farm out of reach, a third farm without water."""
    s = _position("worker")
    CONTROLLER.apply(s, Action("place_worker", ME, ("b2",)), Chance(_SEED))
    told = ("harvested",)
    cases = (
        _case(s, ("field/c2",), ("harvest_product", "c2"), tells=told),
        _case(s, ("field/b2",), ("harvest_product", "b2"), tells=told),
        _case(s, ("field/d3",), ("harvest_product", "d3"), tells=told),
        _case(s, ("field/d2",), *(("harvest_product", field) for field in ("c2", "b1", "d2")), tells=told),
    )
    return Example("cuba-art-example-worker", (Window(_seen(s), _LAND),), cases)


def _tradeswoman() -> Example:
    """A purchase, a sale, a purchase without the money."""
    s = _position("tradeswoman", citrus=1)
    s.pesos[ME] = 4
    cases = (
        _case(s, ("next/buy/citrus",), ("buy", "citrus"), tells=("bought",)),
        _case(s, ("next/sell/citrus",), ("sell", "citrus"), tells=("sold",)),
        _case(s, ("next/buy/rum",), ("buy", "rum"), tells=("bought",)),
        _case(s, ("next/sell/cigars",), ("sell", "cigars"), tells=("sold",)),
    )
    return Example("cuba-art-example-tradeswoman", (Window(_seen(s), ("stall/citrus", "stall/cigars")),), cases)


def _architect() -> Example:
    """A house that can be paid, the warehouse under it, a house, and one that costs more."""
    s = _position("architect", houses={"d1": "inn"}, wood=2, stone=1)
    cases = (
        _case(s, ("lot/sawmill/0", "field/c2"), ("build", "sawmill", "c2"), tells=("built",)),
        _case(s, ("field/a1",), ("build", "sawmill", "a1"), tells=("built",)),
        _case(s, ("field/d1",), ("build", "sawmill", "d1"), tells=("built",)),
        _case(s, ("lot/hotel/0",), ("build", "hotel", "c2"), tells=("built",)),
    )
    v = _seen(s)
    hill = Window(v, ("lot/cement_factory/0", "lot/inn/0"))
    return Example("cuba-art-example-architect", (hill, Window(v, _LAND)), cases)


def _foreman() -> Example:
    """A house in the row, one without its pieces, one outside alone, one outside after another was used."""
    s = _position("foreman", houses={"c2": "hotel", "b1": "rum_cafe", "d3": "small_bank"}, citrus=1)
    used = s.clone()
    CONTROLLER.apply(used, Action("use_building", ME, ("c2",)), Chance(_SEED))
    bank = ("building_pesos",)
    cases = (
        _case(s, ("field/c2",), ("use_building", "c2"), tells=("building_vp",)),
        _case(s, ("field/b1",), ("use_building", "b1", ("rum",)), tells=("turned_into_vp",)),
        _case(s, ("field/d3",), ("use_building", "d3"), tells=bank),
        _case(used, ("field/d3",), ("use_building", "d3"), tells=bank),
    )
    return Example("cuba-art-example-foreman", (Window(_seen(s), _LAND),), cases)


def _mayor() -> Example:
    """A load, a piece that the ship does not carry, a dock without a ship, the ship at sea."""
    s = _position("mayor", citrus=2, tobacco=1)
    told = ("loaded",)
    cases = (
        _case(s, ("dock/dock_2",), ("load_ship", "dock_2", ("citrus", "citrus")), tells=told),
        _case(s, ("dock/dock_1",), ("load_ship", "dock_1", ("tobacco",)), tells=told),
        _case(s, ("dock/dock_3",), ("load_ship", "dock_3", ("citrus",)), tells=told),
        _case(s, ("sea",), ("load_ship", "sea", ("tobacco",)), tells=told),
    )
    return Example("cuba-art-example-mayor", (Window(_seen(s), ("sea", "dock/dock_3")),), cases)


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    "5.9-worker": _worker,
    "5.9-tradeswoman": _tradeswoman,
    "5.9-architect": _architect,
    "5.9-foreman": _foreman,
    "5.9-mayor": _mayor,
}
ANCHORS: Final = tuple(_EXAMPLES)
