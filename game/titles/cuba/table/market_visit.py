"""A visit to the market as a whole: how many of each merchandise are sold and bought, first all sales, then all
purchases. A plan is a draft whose arguments are the counts of the five kinds: less than nothing is sold."""

from __future__ import annotations

from itertools import accumulate
from typing import Final, NamedTuple

from game.engine import Action, Chance, Draft, SilentEffects
from game.titles.cuba.rules.actions import KINDS
from game.titles.cuba.rules.components import MERCHANDISE, PIECES
from game.titles.cuba.rules.economy import buy_prices, sell_prices
from game.titles.cuba.rules.state import CubaState

ERRAND: Final = "market_visit"
"""The kind of the draft: no rule knows it, its deeds are played one by one."""


class TradeLine(NamedTuple):
    """The trades of one kind: how many (sold: less than nothing), at which prices, the purse after them."""

    piece: int
    many: int
    prices: tuple[int, ...]
    purse: int


class Errand(NamedTuple):
    """A plan as it would run: its lines in order, its single trades, and how the table would then be."""

    lines: tuple[TradeLine, ...]
    deeds: tuple[Action, ...]
    table: CubaState


_NOTHING: Final = (0,) * len(MERCHANDISE)
_UNHEARD: Final = SilentEffects(Chance(1))
"""Trades draw nothing, and nobody listens to those of a plan."""


def counts_of(draft: Draft) -> tuple[int, ...]:
    """The counts of a draft; nothing has been said at first."""
    return tuple(draft.args) or _NOTHING


def changed(draft: Draft, piece: int, count: int) -> Draft:
    """The plan with another count for one kind."""
    counts = list(draft.args or _NOTHING)
    counts[MERCHANDISE.index(piece)] = count
    return draft._replace(args=tuple(counts))


def errand_of(s: CubaState, draft: Draft) -> Errand | None:
    """What a plan comes to, or None if one of its trades could not be made."""
    seat, table = draft.seat, s.clone()
    lines: list[TradeLine] = []
    deeds: list[Action] = []
    pairs = list(zip(MERCHANDISE, draft.args or _NOTHING))
    for sign, kind in ((-1, "sell"), (1, "buy")):
        for piece, count in pairs:
            prices: list[int] = []
            for _ in range(count * sign):
                trade = Action(kind, seat, (PIECES[piece],))
                if KINDS[kind].check(table, trade) is not None:
                    return None
                purse = table.pesos[seat]
                KINDS[kind].apply(table, trade, _UNHEARD)
                prices.append(abs(table.pesos[seat] - purse))
                deeds.append(trade)
            if prices:
                lines.append(TradeLine(piece, count, tuple(prices), table.pesos[seat]))
    return Errand(tuple(lines), tuple(deeds), table)


class MarketVisit:
    """What else could be traded within a plan that can be carried out."""

    def __init__(self, s: CubaState, draft: Draft) -> None:
        counts, seat = counts_of(draft), draft.seat
        self._counts = dict(zip(MERCHANDISE, counts))
        self._brings = {piece: _brings(s, seat, piece) for piece in MERCHANDISE}
        self._left = s.pesos[seat] + sum(self._brings[piece][count] for piece, count in self._counts.items())

    def reach(self, piece: int) -> tuple[int, int]:
        """How many of a kind can be sold (less than nothing) and bought within the plan: the least and the most."""
        brings = self._brings[piece]
        spare = self._left - brings[self._counts[piece]]
        possible = [count for count, pesos in brings.items() if spare + pesos >= 0]
        return min(possible), max(possible)

    def price(self, piece: int, step: int) -> int:
        """What one more of a kind pays, sold (step -1), or costs, bought (1)."""
        brings, count = self._brings[piece], self._counts[piece]
        return abs(brings[count + step] - brings[count])

    def obstacle(self, piece: int, step: int) -> tuple[str, int] | None:
        """Why one more of a kind cannot be sold (step -1) or bought (1) within the plan: "lacking" if none is owned, none
        "left", or so many pesos "short"; None if it can."""
        brings, count = self._brings[piece], self._counts[piece]
        if count + step not in brings:
            return ("lacking" if step < 0 else "left"), 0
        short = brings[count] - brings[count + step] - self._left
        return ("short", short) if short > 0 else None


def _brings(s: CubaState, seat: int, piece: int) -> dict[int, int]:
    """The pesos that each number of trades of a kind brings: less than nothing for those that are bought."""
    sales = accumulate(sell_prices(s, piece, s.own(seat, piece)), initial=0)
    purchases = accumulate(buy_prices(s, piece), initial=0)
    return {-n: pesos for n, pesos in enumerate(sales)} | {n: -pesos for n, pesos in enumerate(purchases)}
