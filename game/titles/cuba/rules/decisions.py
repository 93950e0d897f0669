"""The questions of the game (5.2), built once for each seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.engine import Decision
from game.titles.cuba.rules.components import COLORS

SEATS: Final = range(len(COLORS))
FOREMAN_KINDS: Final = ("use_building", "use_office", "use_black_market", "use_church", "use_lighthouse")


def _each(key: str, *kinds: str) -> tuple[Decision, ...]:
    return tuple(Decision(key, (seat,), kinds) for seat in SEATS)


SIDE: Final = _each("setup_sides", "choose_board_side")
GOODS: Final = _each("setup_goods", "choose_start_goods")
TURN: Final = _each("turn", "play_character")
WORKER_PLACE: Final = _each("worker_place", "place_worker")
WORKER_HARVEST: Final = _each("worker_harvest", "harvest_product", "end_turn")
TRADE: Final = _each("trade", "buy", "sell", "take_free_resource", "take_free_product", "end_turn")
ARCHITECT: Final = _each("architect", "build", "take_architect_bonus", "end_turn")
FOREMAN: Final = _each("foreman", *FOREMAN_KINDS, "end_turn")
MAYOR: Final = _each("mayor", "load_ship", "take_mayor_bonus", "end_turn")
ENACT: Final = _each("enact", "enact_bills")
DUTY: Final = _each("duty", "pay_duty", "decline_duty")

OF_CHARACTER: Final = {
    "worker": WORKER_PLACE,
    "tradeswoman": TRADE,
    "architect": ARCHITECT,
    "foreman": FOREMAN,
    "mayor": MAYOR,
}
"""What each character card asks next."""
CARD_OF: Final = {
    **{kind: card for card, (first, *_) in OF_CHARACTER.items() for kind in first.kinds if kind != "end_turn"},
    "harvest_product": "worker",
}
"""The character card that a kind of action takes."""
PHASE_OF: Final = {
    **dict.fromkeys(("choose_board_side", "choose_start_goods"), "setup"),
    "play_character": "action",
    **dict.fromkeys(("submit_bid", "submit_rebid", "enact_bills"), "parliament"),
    **dict.fromkeys(("pay_tax", "decline_tax", "pay_duty", "decline_duty"), "statutes"),
}
"""When a kind of action that takes no card is asked for."""
CARD_STATES: Final = frozenset({"worker_place", "worker_harvest", "trade", "architect", "foreman", "mayor"})


@cache
def tax(seat: int, pesos: int) -> Decision:
    """Pay the tax or not (5.7). Data: (pesos,)."""
    return Decision("tax", (seat,), ("pay_tax", "decline_tax"), (pesos,))


@cache
def delegates(seats: int) -> Decision:
    """Everybody sends a card to parliament, in secret (5.4)."""
    return Decision("delegate", tuple(range(seats)), ("choose_delegate",), secret=True)


@cache
def bids(seats: int) -> Decision:
    """Everybody buys votes, in secret (5.6)."""
    return Decision("bid", tuple(range(seats)), ("submit_bid",), secret=True)


@cache
def rebids(leaders: tuple[int, ...]) -> Decision:
    """Those who are tied buy votes once more, in secret (5.6)."""
    return Decision("rebid", leaders, ("submit_rebid",), secret=True)
