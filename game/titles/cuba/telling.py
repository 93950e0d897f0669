"""What an event says, where it takes more than a few facts to say it, or is said very often. Pieces are told as ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from game.engine import Event, Out
from game.engine.flow import SUFFIX
from game.titles.cuba.components import DOCKS, PIECES
from game.titles.cuba.state import CubaState


def fact(kind: str, *names: str, reveals: bool = False) -> Callable[..., None]:
    """A function (out, values in the order of ``names``) that tells an event of the kind. Each of its few versions is made
    once and kept, since most of what telling costs is making it."""

    @lru_cache(4096)
    def made(*values: Any) -> Event:
        return Event(kind, dict(zip(names, values, strict=True)), reveals=reveals)

    def tell(out: Out, *values: Any) -> None:
        if out.with_events:
            out.events.append(made(*values))

    return tell


def part(name: str, *names: str) -> Callable[..., None]:
    """The same for the beginning of a part of the flow."""
    return fact(name + SUFFIX, *names)


character_played = fact("character_played", "seat", "character")
worker_placed = fact("worker_placed", "seat", "field")
resources_gained = fact("resources_gained", "seat", "pieces")
harvested = fact("harvested", "seat", "field", "piece", "water")
bought = fact("bought", "seat", "piece", "pesos")
sold = fact("sold", "seat", "piece", "pesos")
took_free = fact("took_free", "seat", "piece", "space")
built = fact("built", "seat", "building", "field", "pesos")
bill_revealed = fact("bill_revealed", "bill", reveals=True)
start_player = fact("start_player", "seat", "character")
delegate_sent = fact("delegate_shown", "seat", "character", "votes", reveals=True)
delegate_kept = fact("delegate_shown", "seat", "character", "votes")
bid_shown = fact("bid_shown", "seat", "pesos", "votes", reveals=True)
parliament_won = fact("parliament_won", "seat", "votes")
enacted = fact("enacted", "seat", "statute", "old")
tax_paid = fact("tax_paid", "seat", "pesos", "vp")
tax_declined = fact("tax_declined", "seat")
duty_declined = fact("duty_declined", "seat")
subsidy_gained = fact("subsidy_gained", "seat", "statute", "vp")
perished = fact("perished", "seat", "pieces")
ship_leaves = fact("ship_leaves", "ship", "dock")
ship_docks = fact("ship_docks", "ship", "dock")
ship_at_sea = fact("ship_at_sea", "ship")
ship_comes_to_sea = fact("ship_at_sea", "ship", reveals=True)
round_begins = part("round", "number")
bills_begin = part("bills")
lap_begins = part("lap", "number")
turn_begins = part("turn", "number", "seat")
parliament_begins = part("parliament")
statutes_begin = part("statutes")
round_end_begins = part("round_end")


def ids(pieces: Iterable[int]) -> tuple[str, ...]:
    """The pieces' ids, one for each piece."""
    return tuple(PIECES[piece] for piece in pieces)


def counted(counts: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The ids of so many of each piece, one for each piece."""
    return tuple(PIECES[piece] for piece, count in counts for _ in range(count))


def loaded(s: CubaState, out: Out, seat: int, dock: int, pieces: list[int], vp: int) -> None:
    """Pieces were put on the ship in a dock."""
    out.event("loaded", seat=seat, ship=s.docks[dock], dock=DOCKS[dock], pieces=ids(pieces), count=len(pieces), vp=vp)
