"""The mayor: load one ship (5.9); the branch offices load by the same rules (6.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from game.engine import Action, Bag, Decision, Effects, Field, Refusal
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import CubaMove, bags, lacking, numbers, owned, refuse
from game.titles.cuba.rules.actions.turn import finish
from game.titles.cuba.rules.economy import has_all
from game.titles.cuba.rules.harbour import KINDS, free_slots, is_full, load
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState

SLOTS: Final = sum(next(iter(box.SHIPS.values())))
"""The most that fits on any ship."""
CARGO: Final = (Field("dock", box.DOCKS), Field("cargo", box.MERCHANDISE_IDS, Bag(1, SLOTS)))
ANY_NUMBER: Final = 0
OFFICE_OF_ONE: Final = next(tile for tile, data in box.BUILDINGS.items() if data.effect == "ship" and data.most == 1)
"""The office that loads a limited number."""


class LoadShip(CubaMove):
    """Any number of own merchandise on one ship in a dock, for the points of that dock."""

    name = "load_ship"
    fields = CARGO

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every cargo that fits on each ship."""
        found: list[Action] = []
        for dock, limits in enumerate(loadable(s, seat)):
            if limits:
                found += loads(seat, dock, limits)
        return found

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """See ``why_not_loaded``."""
        return why_not_loaded(s, a.seat, *a.args)

    def malformed(self, s: CubaState, a: Action) -> Refusal:
        """A ship at sea, resources, too many pieces have reasons of their own."""
        return misdirected(s, a.seat, a.args) or super().malformed(s, a)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Load; the turn is over."""
        load(s, a.seat, box.DOCKS.index(a.args[0]), numbers(a.args[1]), out)
        finish(s, out)


# --- what fits (5.9, 6.3) --------------------------------------------------------------------------


def loadable(s: CubaState, seat: int) -> list[tuple[tuple[int, int], ...]]:
    """For each dock the merchandise that the seat could load: ((piece, how many), …), empty if none."""
    first, shelf = seat * KINDS_OF_PIECES, seat * KINDS_OF_PRODUCTS
    own = s.yard[first : first + KINDS]
    for product in range(KINDS_OF_PRODUCTS):
        own[product] += s.stored[shelf + product]
    found: list[tuple[tuple[int, int], ...]] = []
    cargo = s.cargo
    for dock, ship in enumerate(s.docks):
        if not ship:
            found.append(())
            continue
        at = dock * KINDS
        limits = []
        for piece, slots in enumerate(box.SHIPS[ship]):
            free = slots - cargo[at + piece]
            if free and own[piece]:
                limits.append((piece, min(free, own[piece])))
        found.append(tuple(limits))
    return found


@lru_cache(4096)
def loads(seat: int, dock: int, limits: tuple[tuple[int, int], ...]) -> list[Action]:
    """The mayor's actions within the limits. Never changed."""
    return [Action("load_ship", seat, (box.DOCKS[dock], cargo)) for cargo in bags(limits, 1, SLOTS)]


def why_not_loaded(
    s: CubaState, seat: int, dock_id: str, cargo: tuple[str, ...], most: int = ANY_NUMBER, one_kind: bool = False
) -> Refusal | None:
    """Why the cargo cannot go on the ship in the dock, or None: no ship, several kinds, too many for the office, full,
    not on the card, no free slot, not owned."""
    dock = box.DOCKS.index(dock_id)
    if not s.docks[dock]:
        return refuse("no_ship", "5.9", dock=dock_id)
    if one_kind and len(set(cargo)) > 1:
        return refuse("one_kind_only", "6.3", pieces=tuple(dict.fromkeys(cargo)))
    if most and len(cargo) > most:
        return refuse("over_limit", "6.3", n=most, building=OFFICE_OF_ONE)
    ship = s.docks[dock]
    if is_full(s, dock):
        return refuse("ship_full", "5.9", ship=ship)
    for piece in cargo:
        if not box.SHIPS[ship][box.NUMBER[piece]]:
            wanted = tuple(box.PIECES[n] for n in box.MERCHANDISE if box.SHIPS[ship][n])
            return refuse("not_on_card", "5.9", ship=ship, piece=piece, wanted=wanted)
    for piece in cargo:
        free = free_slots(s, dock, box.NUMBER[piece])
        if cargo.count(piece) > free:
            return refuse("no_free_slot", "5.9", ship=ship, piece=piece, free=free)
    if not has_all(s, seat, numbers(cargo)):
        return refuse("missing_input", "5.9", pieces=lacking(numbers(cargo), owned(s, seat)))
    return None


def misdirected(
    s: CubaState, seat: int, args: tuple[Any, ...], most: int = ANY_NUMBER, one_kind: bool = False
) -> Refusal | None:
    """The better reason against (dock, cargo) that does not fit the fields, or None: at sea, no ship, resources, or
    more pieces than a ship takes."""
    if len(args) != 2 or not isinstance(args[1], tuple) or not args[1]:
        return None
    dock, cargo = args
    if not all(type(piece) is str and piece in box.PIECES for piece in cargo):
        return None
    if dock == box.SEA:
        return refuse("at_sea", "3.5", ship=s.sea)
    if not isinstance(dock, str) or dock not in box.DOCKS:
        return None
    if not s.docks[box.DOCKS.index(dock)]:
        return refuse("no_ship", "5.9", dock=dock)
    if resources := tuple(piece for piece in box.RESOURCE_IDS if piece in cargo):
        return refuse("resources_not_shipped", "5.9", pieces=resources)
    return why_not_loaded(s, seat, dock, cargo, most, one_kind)
