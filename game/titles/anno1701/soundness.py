"""What cannot be so on any table of Anno 1701, for states that come from outside: beyond the ranges of the fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from game.engine import Decision, Refusal
from game.titles.anno1701.actions.base import PLACES
from game.titles.anno1701.actions.trading import KINDS_TO_TRADE, Transfer, amounts, short_of, transfer
from game.titles.anno1701.components import (
    ACTION_CARDS,
    BUILDINGS,
    ERA_CARDS,
    ERA_OF,
    OUTER_CARDS,
    PILE_ERA,
    PILES,
    VOYAGE,
    VOYAGE_DECK,
)
from game.titles.anno1701.decisions import AT_SEA, KINDS_OF, ask
from game.titles.anno1701.economy import ways_to_pay, ways_to_store
from game.titles.anno1701.phases import STEPS
from game.titles.anno1701.state import AnnoState, gold_of

_SETUP: Final = {"choose_side", "roll_first", "assign_layout", "choose_first_pile", "first_cards"}
_FORCED: Final = ("fire", "pickpocket", "revolutionary")
"""What makes a seat pay although it does not want to."""


def unsound(s: AnnoState) -> str:
    """The first field that is wrong, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "")


def _facts(s: AnnoState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    over = s.phase == "over"
    yield "layout", all(sorted(cards) == sorted(OUTER_CARDS) for cards in s.layout)
    yield "side", (s.side[0] != s.side[1] and "" not in s.side) or (s.phase == "setup" and not any(s.side))
    yield "hands", all(card in ERA_OF for hand in s.hands for card in hand)
    yield "backs", all(tuple(ERA_OF[card] for card in hand) == back for hand, back in zip(s.hands, s.backs))
    yield "piles", all(ERA_OF.get(card) == era for pile, era in zip(s.piles, PILE_ERA) for card in pile)
    yield "discard", all(card in ERA_OF for card in s.discard)
    yield "played", s.played in ("", *ACTION_CARDS)
    yield "leader", s.leader in ("", *(card for card, action in ACTION_CARDS.items() if action.sea_bonus))
    yield "voyage_deck", s.voyage_deck == tuple(card for card in VOYAGE_DECK if card not in s.revealed)
    yield "revealed", all(card in VOYAGE for card in s.revealed)
    yield "revealed", not s.revealed or s.phase in ("voyage", "over")
    yield "winner", (s.winner >= 0) == over and bool(s.ending) == over and not (over and s.agenda)
    yield "coins", len(s.coins) in (0, 2)
    yield "levy", len(s.levy) in (0, 4)
    yield "used", len(s.used) == (len(VOYAGE[s.revealed[-1]].offers) if s.used and s.revealed else 0)
    yield "agenda", len(s.agenda) < 64 and all(_step(s, *step) for step in s.agenda)
    yield "agenda", not any(step == "burn" for step, _, _ in s.agenda) or len(s.levy) == 4
    yield "pending", bool(s.pending) != over and len(s.pending) <= 1
    yield "pending", all(_asked(s, decision) for decision in s.pending)


def _step(s: AnnoState, step: str, seat: int, thing: str) -> bool:
    """True if this may happen by itself next."""
    if step not in STEPS or (step != "turn" and (step in _SETUP) != (s.phase == "setup")):
        return False
    if step == "work":
        return thing in BUILDINGS and thing in s.sites[seat]
    if step == "event":
        return s.event > 0 and not thing
    if step in ("effect", "discard"):
        return thing in ACTION_CARDS and thing == s.played
    if step == "after_card":
        return bool(s.revealed) and thing == s.revealed[-1]
    return not thing or thing in ERA_CARDS


def _asked(s: AnnoState, decision: Decision) -> bool:
    """True if this is a question of the game and fits the moment."""
    if decision.key not in KINDS_OF or len(decision.seats) != 1 or not _plain(decision.data):
        return False
    seat = decision.seats[0]
    if decision != ask(decision.key, seat, *decision.data):
        return False
    if (decision.key in AT_SEA) and s.phase != "voyage":
        return False
    if decision.key in ("choose_side", "assign_layout", "choose_first_pile"):
        return s.phase == "setup"
    shape = _DATA.get(decision.key)
    return s.phase != "setup" and (shape(s, seat, *decision.data) if shape is not None else not decision.data)


def _plain(data: tuple[Any, ...]) -> bool:
    return all(isinstance(part, int | str) or all(isinstance(p, str) for p in part) for part in data)


def _card(kind: str) -> Callable[..., bool]:
    def fits(s: AnnoState, seat: int, *data: Any) -> bool:
        if not s.revealed or data != (s.revealed[-1],):
            return False
        card = VOYAGE[s.revealed[-1]]
        return card.strength > 0 if kind == "pirates" else card.kind == kind and len(s.used) == len(card.offers)

    return fits


def _owed(s: AnnoState, seat: int, *data: Any) -> bool:
    if len(data) != 2 or type(data[0]) is not int or data[1] not in _FORCED or len(ways_to_pay(s, seat, data[0])) < 2:
        return False
    return data[1] != "fire" or len(s.levy) == 4


def _gains(s: AnnoState, seat: int, *data: Any) -> bool:
    return len(data) == 1 and type(data[0]) is int and data[0] > 0 and len(ways_to_store(s, seat, data[0])) > 1


def _offer(s: AnnoState, seat: int, *data: Any) -> bool:
    """True for an offer that both sides can pay, and whoever makes it can store."""
    if seat == s.actor or len(data) != 4 or not all(isinstance(part, tuple) and len(part) < 64 for part in data):
        return False
    give, wanted, pay, receive = data
    if not give or not wanted or not {*give, *wanted} <= {*KINDS_TO_TRADE} or not {*pay, *receive} <= {*PLACES}:
        return False
    if short_of(s, s.actor, give) or short_of(s, seat, wanted):
        return False
    made: Transfer | Refusal = transfer(s, s.actor, amounts(give), amounts(wanted), pay, receive)
    return isinstance(made, Transfer)


def _at_work(s: AnnoState, seat: int, *data: Any) -> bool:
    return len(data) == 1 and data[0] in BUILDINGS and data[0] in s.sites[seat]


_DATA: Final[dict[str, Callable[..., bool]]] = {
    "production": lambda s, seat, *data: _at_work(s, seat, *data) and BUILDINGS[data[0]].produces >= 0,
    "guild": _at_work,
    "harbour": _at_work,
    "lodge": _at_work,
    "pay": _owed,
    "place": _gains,
    "respond": _offer,
    "theatre": lambda s, seat, *data: bool(s.played) and data == (s.played,) and gold_of(s, seat) > 0,
    "search": lambda s, seat, *data: s.searched >= 0 and data == (PILES[s.searched],),
    "pirates": _card("pirates"),
    "trader": _card("trader"),
}
"""By question: what its data must be. The others have none."""
