"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.engine import Action, Chance, View
from game.presentation.example import Case, Example, Window
from game.titles.undecim import decisions
from game.titles.undecim.components import FACES
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.state import UndecimState

ME: Final = 0
_SEED: Final = 1


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    make = _EXAMPLES.get(anchor)
    return _made(make) if make else None


@lru_cache(16)
def _made(make: Callable[[], Example]) -> Example:
    return make()


# --- positions -------------------------------------------------------------------------------------


def _table(card: str = "prosperity") -> UndecimState:
    """Four seats; the first carries out that action card, and nothing lies before anybody."""
    s: UndecimState = CONTROLLER.setup(4, {}, Chance(_SEED))
    s.pending.clear()
    s.deck += s.tray
    s.tray = s.queue = ()
    s.phase, s.die, s.counters = "act", 3, 4
    own = s.actions[ME][0]
    for seat in range(s.seats):
        s.actions[seat] = tuple(card if c == own else own if c == card else c for c in s.actions[seat])
    s.field = tuple(own if c == card else c for c in s.field)
    s.actions[ME] = tuple(c for c in s.actions[ME] if c != card)
    s.field += (card,)
    s.played[ME] = (card,)
    s.entries = ((card, ME),)
    return s


def _find(s: UndecimState, *sides: str) -> tuple[str, ...]:
    """Cards of the deck that have those halves."""
    found = []
    for side in sides:
        card = next(c for c in s.deck if side in FACES[c])
        s.deck.remove(card)
        found.append(card)
    return tuple(found)


def _loose(s: UndecimState, seat: int, *sides: str) -> tuple[str, ...]:
    cards = _find(s, *sides)
    s.loose[seat] += cards
    s.sides[seat] += sides
    return cards


def _settled(s: UndecimState, seat: int, *sides: str) -> str:
    cards = _find(s, *sides)
    s.settled[seat] += (cards,)
    s.levels[seat] += (sides,)
    return cards[0]


def _seen(s: UndecimState) -> View:
    return CONTROLLER.view(s, ME)._replace(colors=("red", "blue", "green", "yellow"))


# --- the examples ----------------------------------------------------------------------------------


def _settle() -> Example:
    """Two equal resources, two different ones, gold, three that are not equal."""
    s = _table()
    s.step = 3
    stone, stone_2, stone_3, wood, gold = _loose(s, ME, "stone", "stone", "stone", "wood", "gold")
    s.pending.append(decisions.build("auto_action", ME, 1, 1))
    tries = (
        (("mine/stone",), (stone, stone_2, stone_3)),
        (("mine/wood",), (stone, wood)),
        (("mine/gold",), (stone, gold)),
        (("mine/stone", "mine/wood"), (stone, stone_2, wood)),
    )
    cases = tuple(
        Case((place,), s, (Action("settle", ME, (tuple(sorted(cards)),)),), "undecim-art-can-settle", ("settled",))
        for place, cards in tries
    )
    return Example("undecim-art-example-settle", (Window(_seen(s), ("mine/stone", "mine/enemy")),), cases)


def _develop() -> Example:
    """The same resource, another one, one that is there already, gold."""
    s = _table()
    s.step = 3
    same, different = _settled(s, ME, "stone", "stone"), _settled(s, ME, "wood", "iron")
    stone, wood, gold, land = _loose(s, ME, "stone", "wood", "gold", "grassland")
    s.pending.append(decisions.build("auto_action", ME, 1, 1))
    tries = (
        ("mine/stone", same, stone),
        ("mine/wood", different, wood),
        ("mine/gold", different, gold),
        ("mine/grassland", same, land),
    )
    cases = tuple(
        Case(((slot,),), s, (Action("develop", ME, (town, card)),), "undecim-art-can-develop", ("developed",))
        for slot, town, card in tries
    )
    return Example(
        "undecim-art-example-develop", (Window(_seen(s), ("mine/grassland", "mine/gold", f"town/{same}")),), cases
    )


def _red() -> Example:
    """A loose resource, one gained this round, a land, a card of a settlement."""
    s = _table("bandits")
    s.phase, s.at = "red", 1
    stone, wood, land = _loose(s, 1, "stone", "wood", "forest")
    s.fresh = (wood,)
    town = _settled(s, 1, "clay", "clay")
    s.pending.append(decisions.red_take(ME, "bandits", 1))
    tries = (("has/1/stone", stone), ("has/1/wood", wood), ("has/1/forest", land), (f"town/{town}", town))
    cases = tuple(
        Case(((slot,),), s, (Action("red_take", ME, (1, card)),), "undecim-art-can-take", ("red_took",))
        for slot, card in tries
    )
    return Example("undecim-art-example-red", (Window(_seen(s), ("plate/1",)),), cases)


def _night() -> Example:
    """With fewer enemies than another: one may be discarded, not two."""
    s = _table()
    _loose(s, ME, "enemy", "enemy")
    _loose(s, 1, "enemy", "enemy", "enemy")
    _loose(s, ME, "forest", "swamp")
    s.entries = ((s.entries[0][0], ME), (s.actions[1][0], 1))
    s.played[1] = (s.actions[1][0],)
    s.field += s.played[1]
    s.actions[1] = s.actions[1][1:]
    s.at, s.phase, s.night, s.counters, s.most_enemies, s.queue = 2, "night", 1, 0, 3, (1,)
    s.pending.append(decisions.discard_enemies(ME, 1))
    cases = tuple(
        Case(
            (("slain/1",) if count == 1 else (f"mine/{'enemy'}",),),
            s,
            (Action("discard_enemies", ME, (count,)),),
            "undecim-art-can-slay",
            ("enemies_discarded",),
        )
        for count in (1, 2)
    )
    return Example("undecim-art-example-night", (Window(_seen(s), ("mine/enemy", "slain/0", "slain/1")),), cases)


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {"6.2": _red, "6.4": _settle, "6.5": _develop, "6.7": _night}
