"""A visit to the market as a whole: how many of each merchandise are sold and bought, first all sales, then all
purchases. A plan is a draft whose arguments are the counts of the five kinds: less than nothing is sold."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import Action, Chance, Draft, SilentEffects
from game.titles.cuba.rules.actions import KINDS
from game.titles.cuba.rules.components import MERCHANDISE, PIECES
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
    """A visit at a table: each of its plans is worked out once."""

    def __init__(self, s: CubaState) -> None:
        self.s = s
        self._known: dict[Draft, Errand | None] = {}

    def errand(self, draft: Draft) -> Errand | None:
        """What a plan comes to, or None if one of its trades could not be made."""
        if draft not in self._known:
            self._known[draft] = errand_of(self.s, draft)
        return self._known[draft]

    def reach(self, draft: Draft, piece: int) -> tuple[int, int]:
        """How many of a kind can be sold (less than nothing) and bought within the plan: the least and the most."""
        count = counts_of(draft)[MERCHANDISE.index(piece)]
        least = most = count
        while self.errand(changed(draft, piece, least - 1)) is not None:
            least -= 1
        while self.errand(changed(draft, piece, most + 1)) is not None:
            most += 1
        return least, most

    def obstacle(self, draft: Draft, piece: int, step: int) -> tuple[str, int] | None:
        """Why one more of a kind cannot be sold (step -1) or bought (1) within the plan: "lacking" if none is owned, none
        "left", or so many pesos "short"; None if it can."""
        count = counts_of(draft)[MERCHANDISE.index(piece)]
        wanted = changed(draft, piece, count + step)
        if self.errand(wanted) is not None:
            return None
        if step < 0 and self.s.own(draft.seat, piece) + min(0, count) <= 0:
            return "lacking", 0
        rich = self.s.clone()
        rich.pesos[draft.seat] += 1000
        found = errand_of(rich, wanted)
        if found is None:
            return "left", 0
        low = min(line.purse for line in found.lines) if found.lines else 0
        return "short", 1000 - low
