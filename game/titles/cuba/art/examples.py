"""Examples for the rules: positions of the game in which the rules themselves are asked (``examples.toml``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from game.engine import Action, Chance, SilentEffects
from game.presentation.example import Window
from game.presentation.examples import Examples
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.board import AT, BIT
from game.titles.cuba.rules.components import CHARACTERS, DOCKS, NUMBER, SHIPS, STATUTES, TYPES
from game.titles.cuba.rules.harbour import KINDS
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, PLOTS, CubaState

ME: Final = 0
_SEED: Final = 1
_COLORS: Final = ("blue", "red", "yellow")


@cache
def _set_up() -> CubaState:
    """A game for three in which the first seat is to choose its starting pieces."""
    chance = Chance(_SEED)
    s: CubaState = CONTROLLER.setup(len(_COLORS), {}, chance)
    s.start_seat = s.seat = ME
    s.pending[-1] = s.pending[-1].of((ME,))
    return s


@cache
def _dealt() -> CubaState:
    """Its first turn, when the starting pieces were taken as they come."""
    s, chance = _set_up().clone(), Chance(_SEED)
    while s.pending[-1].key != "turn":
        CONTROLLER.apply(s, CONTROLLER.legal(s, s.pending[-1].seats[0])[0], chance)
    s.docks, s.sea = ["ship_02", "ship_08", ""], "ship_05"
    return s


def _yard(s: CubaState, pieces: Mapping[str, int]) -> None:
    for piece, number in NUMBER.items():
        at, wanted = ME * KINDS_OF_PIECES + number, pieces.get(piece, 0)
        s.supply[number] += s.yard[at] - wanted
        s.yard[at] = wanted


def _houses(s: CubaState, fields: Mapping[str, str]) -> None:
    for field, tile in fields.items():
        s.display[tile] -= 1
        s.plots[ME * PLOTS + AT[field]] = tile
        s.covered[ME] |= BIT[AT[field]]


def _cargo(s: CubaState, docks: Mapping[str, Mapping[str, int]]) -> None:
    for dock, pieces in docks.items():
        for kind, count in pieces.items():
            s.cargo[DOCKS.index(dock) * KINDS + NUMBER[kind]] = count


def _market(s: CubaState, pieces: Mapping[str, int]) -> None:
    for kind, count in pieces.items():
        s.supply[NUMBER[kind]] += s.market[NUMBER[kind]] - count
        s.market[NUMBER[kind]] = count


def _played(s: CubaState, cards: list[str]) -> None:
    """Everybody has played four cards, the last of these; the fifth is in hand."""
    for seat, last in enumerate(cards):
        others = [card for card in CHARACTERS if card != last]
        s.played[seat] = (*others[:3], last)
    s.turns = 4 * s.seats


def _speakers(s: CubaState, cards: list[str]) -> None:
    """Everybody has played all cards but one."""
    for seat, kept in enumerate(cards):
        s.played[seat] = tuple(card for card in CHARACTERS if card != kept)
    s.turns = 4 * s.seats


def _begins(s: CubaState, phase: str) -> None:
    """That phase is about to begin."""
    s.pending.clear()
    s.phase, s.asked = phase, 0


def _runs(s: CubaState, _: bool) -> None:
    """It goes on of itself to the next question."""
    CONTROLLER.proceed(s, SilentEffects(Chance(_SEED)))


def _won(s: CubaState, _: bool) -> None:
    """Nobody buys a vote, and the first seat has won."""
    for seat in range(s.seats):
        CONTROLLER.apply(s, Action("submit_bid", seat, (0,)), Chance(_SEED))


def _card(s: CubaState, card: str) -> None:
    CONTROLLER.apply(s, Action("play_character", ME, (card,)), Chance(_SEED))


def _stored(s: CubaState, pieces: Mapping[str, int]) -> None:
    for kind, count in pieces.items():
        s.supply[NUMBER[kind]] -= count
        s.stored[ME * KINDS_OF_PRODUCTS + NUMBER[kind]] = count


def _cards(field: str) -> Callable[[CubaState, Any], None]:
    """Lays cards on the places of their types."""

    def lay(s: CubaState, cards: list[str]) -> None:
        for card in cards:
            getattr(s, field)[TYPES.index(STATUTES[card].type)] = card

    return lay


def _seats(field: str) -> Callable[[CubaState, Any], None]:
    """Sets the first seat's entry of a list."""
    return lambda s, value: getattr(s, field).__setitem__(ME, value)


def _whole(field: str) -> Callable[[CubaState, Any], None]:
    return lambda s, value: setattr(s, field, tuple(value) if isinstance(value, list) else value)


_FACTS: Final[dict[str, Callable[[CubaState, Any], None]]] = {
    "round": _whole("round"),
    "yard": _yard,
    "stored": _stored,
    "pesos": _seats("pesos"),
    "vp": _seats("vp"),
    "delegate": _seats("delegate"),
    "pawn": lambda s, field: s.pawn.__setitem__(ME, AT[field]),
    "marked": _whole("marked"),
    "veto_type": _whole("veto_type"),
    "veto_round": _whole("veto_round"),
    "houses": _houses,
    "laws": _cards("statutes"),
    "bills": _cards("bills"),
    "docks": lambda s, ships: setattr(s, "docks", list(ships)),
    "cargo": _cargo,
    "market": _market,
    "played": _played,
    "speakers": _speakers,
    "begins": _begins,
    "runs": _runs,
    "won": _won,
    "card": _card,
}
"""How each fact of a position comes to be, in this order."""


class _CubaExamples(Examples[CubaState]):
    def position(self, facts: Mapping[str, Any]) -> CubaState:
        """The first turn, or with ``setup`` the first question, changed by the facts."""
        s = (_set_up() if facts.get("setup") else _dealt()).clone()
        if not facts.get("setup"):
            _yard(s, {})
        for name, make in _FACTS.items():
            if name in facts:
                make(s, facts[name])
        s.pile = tuple(ship for ship in SHIPS if ship not in (*s.docks, s.sea))
        return s

    def _window(self, facts: Mapping[str, Any], told: Any) -> Window:
        window = super()._window(facts, told)
        return window._replace(view=window.view._replace(colors=_COLORS))


_EXAMPLES: Final = _CubaExamples(__file__, CONTROLLER)
example = _EXAMPLES.example
