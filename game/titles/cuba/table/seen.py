"""Who looks at the table, what is asked, and to which place the table has turned."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.titles.cuba.rules.state import CubaState

CHAMBER: Final = frozenset({"parliament", "bid", "rebid", "enact"})
"""The phases that are played in the chamber of parliament."""


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
    return v.state.pending[-1].key if v.state.pending else ""


def in_chamber(s: CubaState) -> bool:
    """True while parliament sits."""
    return s.phase in CHAMBER


def scene_of(v: View) -> str:
    """The place to which the town has turned: "market", "street" or "site" while whoever looks trades, leads the
    foreman or builds, "chamber" while parliament sits, else "town"."""
    if in_chamber(v.state):
        return "chamber"
    if v.seat is None or not v.state.pending or v.seat not in v.state.pending[-1].seats:
        return "town"
    return {"trade": "market", "foreman": "street", "architect": "site"}.get(asked(v), "town")


def part_of(s: CubaState) -> str:
    """The part of the round: bills, lap, parliament, statutes or round_end."""
    if s.phase in ("action", "delegate", "new_start", "setup_sides", "setup_goods"):
        return "bills" if s.phase == "delegate" or not s.round else "lap"
    if s.phase in CHAMBER or s.phase == "parliament":
        return "parliament"
    return "statutes" if s.phase in ("tax", "duty", "subsidy", "other") else "round_end"
