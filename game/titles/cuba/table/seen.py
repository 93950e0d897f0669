"""Who looks at the table, what is asked, and to which place the table has turned."""

from __future__ import annotations

from typing import Final

from game.engine import Decision, View
from game.titles.cuba.rules.state import CubaState

CHAMBER: Final = frozenset({"parliament", "bid", "rebid", "enact"})
"""The phases that are played in the chamber of parliament."""


_WORKPLACES: Final = {"trade": "market", "foreman": "street", "architect": "site"}


def me_of(v: View) -> int:
    """The seat that sits in front of the table: the viewer, or the first seat for a spectator."""
    return v.seat or 0


def others_of(v: View) -> list[int]:
    """The other seats in turn order after the viewer."""
    me, seats = me_of(v), v.state.seats
    return [(me + i) % seats for i in range(1, seats)]


def color_of(v: View, seat: int) -> str:
    """The colour of a seat."""
    return v.colors[seat] if seat < len(v.colors) else "blue"


def asked(v: View) -> str:
    """The key of the pending decision, or ""."""
    pending: list[Decision] = v.state.pending
    return pending[-1].key if pending else ""


def is_asked(s: CubaState, seat: int | None) -> bool:
    """True if the pending decision is the seat's."""
    return bool(s.pending) and seat in s.pending[-1].seats


def in_chamber(s: CubaState) -> bool:
    """True while parliament sits."""
    return s.phase in CHAMBER


def scene_of(v: View) -> str:
    """The place to which the town has turned: "market", "street" or "site" while whoever looks trades, leads the
    foreman or builds, "chamber" while parliament sits, else "town"."""
    s: CubaState = v.state
    if s.phase in CHAMBER:
        return "chamber"
    return _WORKPLACES.get(s.pending[-1].key, "town") if is_asked(s, v.seat) else "town"


def part_of(s: CubaState) -> str:
    """The part of the round: bills, lap, parliament, statutes or round_end."""
    if s.phase in ("action", "delegate", "new_start", "setup_sides", "setup_goods"):
        return "bills" if s.phase == "delegate" or not s.round else "lap"
    if s.phase in CHAMBER or s.phase == "parliament":
        return "parliament"
    return "statutes" if s.phase in ("tax", "duty", "subsidy", "other") else "round_end"
