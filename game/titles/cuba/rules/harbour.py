"""Ships: what fits on them, how they are loaded, and how they move (3.5, 5.8, 5.9, 6.7)."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.titles.cuba.rules.components import DOCK_VP, DOCKS, MERCHANDISE, SHIPS, STATUTES, ids
from game.titles.cuba.rules.components import OTHER as SLOT_IV
from game.titles.cuba.rules.economy import earn, spend
from game.titles.cuba.rules.state import BY_SHIPS, CubaState

KINDS: Final = len(MERCHANDISE)
EMPTY: Final = (0,) * KINDS


def in_force(s: CubaState, effect: str) -> bool:
    """True if the statute of slot IV is the one with that effect."""
    return STATUTES[s.statutes[SLOT_IV]].effect == effect if s.statutes[SLOT_IV] else False


def free_slots(s: CubaState, dock: int, merchandise: int) -> int:
    """Free slots for the merchandise on the ship in the dock (there must be one)."""
    return SHIPS[s.docks[dock]][merchandise] - s.cargo[dock * KINDS + merchandise]


def hold(s: CubaState, dock: int) -> list[int]:
    """How many of each merchandise are on the ship in the dock."""
    return s.cargo[dock * KINDS : (dock + 1) * KINDS]


def is_full(s: CubaState, dock: int) -> bool:
    """True if every slot of the ship in the dock is filled."""
    return hold(s, dock) == list(SHIPS[s.docks[dock]])


def load(s: CubaState, seat: int, dock: int, pieces: list[int], out: Effects) -> None:
    """Put own pieces on the ship for victory points; under the Harbour Statute a full ship leaves at once."""
    for piece in pieces:
        spend(s, seat, piece)
        s.cargo[dock * KINDS + piece] += 1
    vp = len(pieces) * DOCK_VP[dock]
    earn(s, seat, vp, BY_SHIPS)
    told, count = ids(pieces), len(pieces)
    out.event("loaded", seat=seat, ship=s.docks[dock], dock=DOCKS[dock], pieces=told, count=count, vp=vp)
    if in_force(s, "harbour") and is_full(s, dock):
        leave_at_once(s, dock, out)


def leave_at_once(s: CubaState, dock: int, out: Effects) -> None:
    """A full ship leaves; only the ships behind the gap move up (R15)."""
    _remove(s, dock, out)
    for behind in range(dock - 1, -1, -1):
        _move(s, behind, behind + 1, out)
    _from_sea(s, 0, out)


def end_of_round(s: CubaState, out: Effects, last_leaves: bool) -> None:
    """Full ships leave, from round 2 on also the one in dock 3; the others close up until all docks are taken (R14)."""
    for dock in range(len(DOCKS) - 1, -1, -1):
        if s.docks[dock] and (is_full(s, dock) or (last_leaves and dock == len(DOCKS) - 1)):
            _remove(s, dock, out)
    to = len(DOCKS) - 1
    for dock in range(len(DOCKS) - 1, -1, -1):
        if s.docks[dock]:
            _move(s, dock, to, out)
            to -= 1
    for dock in range(to, -1, -1):
        _from_sea(s, dock, out)


def exchange(s: CubaState, ship: str, out: Effects) -> None:
    """The lighthouse: a ship of the pile comes to sea, the one at sea into the pile, which is shuffled (R9)."""
    others = [card for card in (*s.pile, *s.under) if card != ship]
    old, s.sea = s.sea, ship
    s.pile = tuple(out.chance.shuffle("ships", sorted([*others, old])))
    s.under = ()


def in_pile(s: CubaState) -> list[str]:
    """The ships of the pile, sorted by id: everybody knows which they are, nobody in which order (section 9)."""
    return [ship for ship in SHIPS if ship not in s.docks and ship != s.sea]


def _remove(s: CubaState, dock: int, out: Effects) -> None:
    """Cargo to the supply, the card under the pile."""
    first = dock * KINDS
    for merchandise in MERCHANDISE:
        s.supply[merchandise] += s.cargo[first + merchandise]
    s.cargo[first : first + KINDS] = EMPTY
    ship, s.docks[dock] = s.docks[dock], ""
    s.under += (ship,)
    out.event("ship_leaves", ship=ship, dock=DOCKS[dock])


def _move(s: CubaState, dock: int, to: int, out: Effects) -> None:
    """A ship goes to another dock with its cargo."""
    if dock == to:
        return
    s.docks[to], s.docks[dock] = s.docks[dock], ""
    a, b = dock * KINDS, to * KINDS
    s.cargo[b : b + KINDS] = s.cargo[a : a + KINDS]
    s.cargo[a : a + KINDS] = EMPTY
    out.event("ship_docks", ship=s.docks[to], dock=DOCKS[to])


def _from_sea(s: CubaState, dock: int, out: Effects) -> None:
    """The ship at sea enters the dock, the next one of the pile comes to sea."""
    s.docks[dock], s.sea = s.sea, ""
    out.event("ship_docks", ship=s.docks[dock], dock=DOCKS[dock])
    if s.pile:
        s.sea, s.pile = s.pile[0], s.pile[1:]
        out.reveal("ship_at_sea", ship=s.sea)
    else:
        s.sea, s.under = s.under[0], s.under[1:]
        out.event("ship_at_sea", ship=s.sea)
