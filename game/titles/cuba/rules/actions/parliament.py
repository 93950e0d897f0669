"""Parliament: votes are bought in secret, the winner chooses two bills (5.6)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from game.engine import Action, Amount, Decision, Effects, Field, Refusal, Some
from game.titles.cuba.rules.actions.base import CubaMove, refuse
from game.titles.cuba.rules.components import BILLS_ENACTED, TYPES
from game.titles.cuba.rules.decisions import SEATS
from game.titles.cuba.rules.state import CubaState

MOST_PESOS: Final = 500
"""More than anybody can ever own."""


class Bid(CubaMove):
    """Whole pesos from none to all; one vote for each. Secret and simultaneous: ``parliament`` resolves the answers."""

    fields = (Field("pesos", tuple(range(MOST_PESOS + 1)), Amount()),)

    def __init__(self) -> None:
        self._made: list[list[Action]] = [[] for _ in SEATS]

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """From nothing to everything the seat owns."""
        made, most = self._made[seat], s.pesos[seat]
        while len(made) <= most:
            made.append(Action(self.name, seat, (len(made),)))
        return made[: most + 1]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused beyond the purse."""
        return self._too_high(s, a) if a.args[0] > s.pesos[a.seat] else None

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Amounts beyond all purses are too high, the others no choice."""
        if len(a.args) == 1 and type(a.args[0]) is int and a.args[0] > MOST_PESOS:
            return self._too_high(s, a)
        return super().malformed(s, a)

    def _too_high(self, s: CubaState, a: Action) -> Refusal:
        return refuse("bid_too_high", "5.6", pesos=s.pesos[a.seat])

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """A secret answer is resolved by ``parliament.reveal_bids``."""
        raise AssertionError("sealed")


class SubmitBid(Bid):
    """The first bid."""

    name = "submit_bid"


class SubmitRebid(Bid):
    """The second bid of those who are tied."""

    name = "submit_rebid"


class EnactBills(CubaMove):
    """Exactly two of the bills on the table come into force; the others leave the game (R7)."""

    name = "enact_bills"
    fields = (Field("bills", TYPES, Some(BILLS_ENACTED, BILLS_ENACTED)),)

    def __init__(self) -> None:
        pairs = [tuple(sorted(pair)) for pair in combinations(TYPES, BILLS_ENACTED)]
        self._all = [[Action(self.name, seat, (pair,)) for pair in pairs] for seat in SEATS]

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every pair of bills on the table."""
        gone = [kind for kind, bill in zip(TYPES, s.bills) if not bill]
        if not gone:
            return self._all[seat]
        return [a for a in self._all[seat] if not any(kind in a.args[0] for kind in gone)]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused for the same bill twice, and for one that was vetoed."""
        if len(set(a.args[0])) != BILLS_ENACTED:
            return refuse("choose_exactly_two", "5.6", n=len(set(a.args[0])))
        for kind in a.args[0]:
            if not s.bills[TYPES.index(kind)]:
                return refuse("bill_vetoed", "6.5", type=kind)
        return None

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Not two different types."""
        if len(a.args) == 1 and isinstance(a.args[0], tuple) and all(kind in TYPES for kind in a.args[0]):
            return refuse("choose_exactly_two", "5.6", n=len(set(a.args[0])))
        return super().malformed(s, a)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Each goes to its slot; what was there leaves the game."""
        for number, kind in enumerate(TYPES):
            if kind in a.args[0]:
                old, s.statutes[number] = s.statutes[number], s.bills[number]
                s.gone += (old,) if old else ()
                out.event("enacted", seat=a.seat, statute=s.statutes[number], old=old or "none")
            elif s.bills[number]:
                s.gone += (s.bills[number],)
            s.bills[number] = ""
        s.new_types = a.args[0]
        s.vote_tile = -1
        s.pending.pop()
        s.phase = "tax"
        out.begin("statutes")
