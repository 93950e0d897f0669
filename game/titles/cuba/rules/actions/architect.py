"""The architect: one building (5.9)."""

from __future__ import annotations

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.bits import ByBits
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.base import NOTHING, CubaMove, refuse
from game.titles.cuba.rules.actions.turn import finish
from game.titles.cuba.rules.board import AT, BIT, BUILDABLE, FIELDS, WAREHOUSE
from game.titles.cuba.rules.decisions import SEATS
from game.titles.cuba.rules.economy import pay_in
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import KINDS_OF_PIECES, PLOTS, CubaState


def _sites(seat: int, tile: str) -> ByBits:
    """Bits of free fields -> the actions that build one tile there."""
    return ByBits(lambda at: Action("build", seat, (tile, FIELDS[at])))


class Build(CubaMove):
    """Pay the resources of a tile and put it on an own field without building; the field is lost for good."""

    name = "build"
    fields = (Field("tile", tuple(box.BUILDINGS)), Field("field", FIELDS))

    def __init__(self) -> None:
        self._sites = [
            [(tile, *building.cost, _sites(seat, tile)) for tile, building in box.BUILDINGS.items()] for seat in SEATS
        ]

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every tile that can be paid, on every free field."""
        if s.pesos[seat] < surcharge(s):
            return NOTHING
        first = seat * KINDS_OF_PIECES
        wood, stone, water = s.yard[first + box.WOOD], s.yard[first + box.STONE], s.yard[first + box.WATER]
        if wood + stone + water < box.LEAST_COST:
            return NOTHING
        free, left = BUILDABLE & ~s.covered[seat], s.display
        found: list[Action] = []
        for tile, w, st, wa, sites in self._sites[seat]:
            if w <= wood and st <= stone and wa <= water and left[tile]:
                found += sites[free]
        return found

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused for a tile that is gone, on the warehouse or a building, without the resources, without the 2 pesos
        of the Building Statute."""
        (tile, field), seat = a.args, a.seat
        at = AT[field]
        if not s.display[tile]:
            return refuse("tile_gone", "5.9", building=tile)
        if at == WAREHOUSE:
            return refuse("on_warehouse", "5.9")
        if s.covered[seat] & BIT[at]:
            return refuse("on_building", "5.9", field=field, building=s.building_at(seat, at))
        w, st, wa = missing(s, seat, tile)
        if w or st or wa:
            return refuse("cannot_afford_resources", "3.8", building=tile, w=w, s=st, a=wa)
        if s.pesos[seat] < surcharge(s):
            return refuse("surcharge_unpaid", "6.9", n=surcharge(s))
        return None

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """Cost to the supply, the tile on the field; the turn is over."""
        (tile, field), seat = a.args, a.seat
        for resource, count in zip((box.WOOD, box.STONE, box.WATER), box.BUILDINGS[tile].cost):
            if count:
                pay_in(s, seat, resource, count)
        pesos = surcharge(s)
        s.pesos[seat] -= pesos
        s.display[tile] -= 1
        s.covered[seat] |= BIT[AT[field]]
        s.plots[seat * PLOTS + AT[field]] = tile
        out.event("built", seat=seat, building=tile, field=field, pesos=pesos)
        finish(s, out)


def surcharge(s: CubaState) -> int:
    """The pesos that a building costs besides its resources."""
    return box.SURCHARGE if in_force(s, "building") else 0


def missing(s: CubaState, seat: int, tile: str) -> tuple[int, ...]:
    """The wood, stone and water that the seat lacks for the tile."""
    cost = box.BUILDINGS[tile].cost
    return tuple(max(0, n - s.own(seat, resource)) for n, resource in zip(cost, (box.WOOD, box.STONE, box.WATER)))
