"""Tax and duty: comply for points, or refuse (5.7)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import Action, Bag, Decision, Effects, Field, Refusal
from game.titles.cuba.rules import statutes
from game.titles.cuba.rules.actions.base import NOTHING, CubaMove, Listed, bags, lacking, numbers, owned, refuse
from game.titles.cuba.rules.components import DUTY, MERCHANDISE_IDS, PIECES, RESOURCE_IDS, STATUTE_PILES, STATUTES
from game.titles.cuba.rules.economy import has_all
from game.titles.cuba.rules.state import CubaState

MOST_PIECES = max(STATUTES[card].amount for card in STATUTE_PILES[DUTY])


class PayTax(Listed):
    """The tax to the bank, 2 VP."""

    name = "pay_tax"

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """If it can be paid."""
        return self.all[seat] if s.pesos[seat] >= statutes.tax(s, seat) else NOTHING

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused for want of pesos."""
        tax = statutes.tax(s, a.seat)
        return refuse("too_expensive", "5.7", price=tax, pesos=s.pesos[a.seat]) if tax > s.pesos[a.seat] else None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Pay; the next player."""
        statutes.pay_tax(s, a.seat, out)
        statutes.next_player(s)


class _Decline(Listed):
    """Nothing is given, nothing gained; ``declined`` is the event that tells it."""

    declined = ""

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The next player."""
        out.event(self.declined, seat=a.seat)
        statutes.next_player(s)


class DeclineTax(_Decline):
    """Nothing is paid."""

    name = "decline_tax"
    declined = "tax_declined"


@lru_cache(4096)
def duties(seat: int, limits: tuple[tuple[int, int], ...], count: int) -> list[Action]:
    """The ways to comply with a duty of so many pieces. Never changed."""
    return [Action("pay_duty", seat, (bag,)) for bag in bags(limits, count, count)]


class PayDuty(CubaMove):
    """The pieces to the supply, 2 VP, and 1 more if the tax was paid too."""

    name = "pay_duty"
    fields = (Field("pieces", PIECES, Bag(1, MOST_PIECES)),)

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every set of own pieces that the statute accepts."""
        statute = STATUTES[s.statutes[DUTY]]
        return duties(seat, statutes.duty_limits(s, seat), statute.amount)

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused for other pieces, another number, or pieces that are not owned."""
        statute, pieces = STATUTES[s.statutes[DUTY]], numbers(a.args[0])
        fits = len(pieces) == statute.amount and all(piece in statute.accepts for piece in pieces)
        if fits and has_all(s, a.seat, pieces):
            return None
        return self._wrong(s, lacking(pieces, owned(s, a.seat)) if fits else ())

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """Too many pieces are wrong pieces."""
        known = {*MERCHANDISE_IDS, *RESOURCE_IDS}
        if len(a.args) == 1 and isinstance(a.args[0], tuple) and a.args[0] and all(p in known for p in a.args[0]):
            return self._wrong(s, ())
        return super().malformed(s, a)

    def _wrong(self, s: CubaState, lack: tuple[str, ...]) -> Refusal:
        """What the law asks for, and what of it is not owned."""
        return refuse("wrong_pieces", "5.7", statute=s.statutes[DUTY], pieces=lack, lacking=len(lack))

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Deliver; the next player."""
        statutes.pay_duty(s, a.seat, numbers(a.args[0]), out)
        statutes.next_player(s)


class DeclineDuty(_Decline):
    """Nothing is delivered."""

    name = "decline_duty"
    declined = "duty_declined"
