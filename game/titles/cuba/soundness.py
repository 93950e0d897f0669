"""What cannot be so on any table of Cuba, for states that come from outside: beyond the ranges of the fields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine import Decision
from game.titles.cuba import decisions
from game.titles.cuba.board import BIT, BUILDABLE
from game.titles.cuba.components import FRONT, LAPS, MARKET_ROOM, MERCHANDISE, SHIPS, STATUTES, TYPES
from game.titles.cuba.harbour import KINDS
from game.titles.cuba.state import MANY, PLOTS, CubaState

_PLAIN: Final = frozenset(
    decision
    for row in (
        decisions.SIDE,
        decisions.GOODS,
        decisions.TURN,
        decisions.WORKER_PLACE,
        decisions.WORKER_HARVEST,
        decisions.TRADE,
        decisions.ARCHITECT,
        decisions.FOREMAN,
        decisions.MAYOR,
        decisions.ENACT,
        decisions.DUTY,
    )
    for decision in row
)
"""Every question to one seat that has no data."""
_PHASE_OF: Final = {
    "setup_sides": "setup_sides",
    "setup_goods": "setup_goods",
    "delegate": "delegate",
    "bid": "bid",
    "rebid": "rebid",
    "enact": "enact",
    "tax": "tax",
    "duty": "duty",
}
"""In which phase a question is asked; all others in the phase of actions."""


def unsound(s: CubaState) -> str:
    """The first field that is wrong, or ""."""
    return next((name for name, holds in _facts(s) if not holds), "")


def _facts(s: CubaState) -> Iterable[tuple[str, bool]]:
    """What must hold, each with the name of its field; later ones may rely on earlier ones."""
    seats = range(s.seats)
    yield "seat", s.seat in seats and s.start_seat in seats and s.asked <= s.seats
    yield "turns", s.turns <= LAPS * s.seats
    yield "vote_tile", s.vote_tile < s.seats
    yield "leaders", all(seat in seats for seat in s.leaders) and len(set(s.leaders)) == len(s.leaders)
    yield "supply", all(count >= 0 for count in s.supply)
    yield "market", all(count <= room for count, room in zip(s.market, MARKET_ROOM))
    yield "cargo", all(_loaded(s, dock) for dock in range(len(s.docks)))
    yield "docks", len({*s.docks, s.sea, *s.pile, *s.under} - {""}) == len(SHIPS)
    for name, cards in (("bills", s.bills), ("statutes", s.statutes)):
        yield name, all(not card or STATUTES[card].type == kind for card, kind in zip(cards, TYPES))
    yield "statute_piles", all(STATUTES[c].type == kind for pile, kind in zip(s.statute_piles, TYPES) for c in pile)
    yield "statute_piles", s.phase == "over" or max(map(len, s.statute_piles)) - min(map(len, s.statute_piles)) <= 1
    yield "new_types", len(set(s.new_types)) == len(s.new_types)
    yield "marked", len(set(s.marked)) == len(s.marked)
    yield "sides", all(side in (FRONT, back) for side, back in zip(s.sides, s.backs))
    yield "covered", all(_covered(s, seat) == s.covered[seat] for seat in seats)
    yield "plots", not any(bits & ~BUILDABLE for bits in s.covered)
    yield "played", all(len(set(cards)) == len(cards) <= LAPS for cards in s.played)
    yield "delegate", all(not card or card not in cards for card, cards in zip(s.delegate, s.played))
    yield "vp", all(sum(s.tally_row(seat)) == s.vp[seat] for seat in seats)
    yield "veto_round", s.veto_round <= s.round
    yield "pending", bool(s.pending) != (s.phase == "over") and len(s.pending) <= 1
    yield "pending", all(_asked(s, decision) for decision in s.pending)


def _loaded(s: CubaState, dock: int) -> bool:
    """True if the ship takes what lies on it; without a ship nothing does."""
    ship = s.docks[dock]
    slots = SHIPS[ship] if ship else (0,) * len(MERCHANDISE)
    return all(count <= room for count, room in zip(s.cargo[dock * KINDS : (dock + 1) * KINDS], slots))


def _covered(s: CubaState, seat: int) -> int:
    """The bits of the fields on which a building of the seat stands."""
    return sum(bit for at, bit in enumerate(BIT) if s.plots[seat * PLOTS + at])


def _asked(s: CubaState, decision: Decision) -> bool:
    """True if this is a question of the game and fits the moment."""
    if s.phase != _PHASE_OF.get(decision.key, "action"):
        return False
    asked = tuple(sorted({*decision.seats, *s.sealed}))
    whole = decision.of(asked)
    if decision.key == "tax":
        data = decision.data
        amount = len(data) == 1 and type(data[0]) is int and 0 < data[0] < MANY
        return amount and decision == decisions.tax(decision.seats[0], data[0])
    if decision.key == "delegate":
        return whole == decisions.delegates(s.seats)
    if decision.key == "bid":
        return whole == decisions.bids(s.seats)
    if decision.key == "rebid":
        return whole == decisions.rebids(tuple(sorted(s.leaders)))
    return decision in _PLAIN and (decision.key == "duty" or decision.seats[0] == s.seat)
