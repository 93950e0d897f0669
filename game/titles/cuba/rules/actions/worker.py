"""The worker: place the pawn, collect the resources of its cross, use product fields (5.9)."""

from __future__ import annotations

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.bits import members
from game.titles.cuba.rules.actions.base import NOTHING, Listed, refuse
from game.titles.cuba.rules.board import AT, BIT, CROSS, FIELD_PIECE, FIELDS, PRODUCT_FIELDS, RESOURCE_FIELDS, harvest
from game.titles.cuba.rules.components import FIELDS_IN_DROUGHT, FREE_FIELDS, PIECES, WATER, WATER_PER_FIELD, counted
from game.titles.cuba.rules.decisions import WORKER_HARVEST
from game.titles.cuba.rules.economy import pay_in, take
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import IRRIGATION, KINDS_OF_PIECES, CubaState


class PlaceWorker(Listed):
    """Put the pawn on any own field, or leave it where it is; resources come by themselves."""

    name = "place_worker"
    fields = (Field("field", FIELDS),)

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """One piece for every open resource field of the cross, as far as the supply has them."""
        seat, at = a.seat, AT[a.args[0]]
        s.pawn[seat] = at
        side = s.sides[seat]
        got = [
            (piece, take(s, seat, piece, count))
            for piece, count in harvest(side, CROSS[at] & RESOURCE_FIELDS[side] & ~s.covered[seat])
        ]
        s.pending[-1] = WORKER_HARVEST[seat]
        out.event("worker_placed", seat=seat, field=FIELDS[at])
        if out.heard and (pieces := counted(got)):
            out.event("resources_gained", seat=seat, pieces=pieces)


class HarvestProduct(Listed):
    """Use one open product field of the cross: two are free, each further one costs 1 water."""

    name = "harvest_product"
    fields = (Field("field", FIELDS),)

    def options(self, s: CubaState, d: Decision, seat: int) -> list[Action]:
        """Every field that may be used now."""
        fresh = CROSS[s.pawn[seat]] & PRODUCT_FIELDS[s.sides[seat]] & ~s.covered[seat] & ~s.used
        if not fresh or self._why_no_more(s, seat):
            return NOTHING
        supply, pieces, row = s.supply, FIELD_PIECE[s.sides[seat]], self.all[seat]
        return [row[at] for at in members(fresh) if supply[pieces[at]]]

    def check(self, s: CubaState, a: Action) -> Refusal | None:
        """Refused outside the cross, on a building, where nothing grows, twice; in a drought; without water; if the
        supply is empty."""
        seat, at = a.seat, AT[a.args[0]]
        if not CROSS[s.pawn[seat]] & BIT[at]:
            return refuse("not_in_cross", "5.9", field=a.args[0])
        if s.covered[seat] & BIT[at]:
            return refuse("field_covered", "5.9", field=a.args[0], building=s.building_at(seat, at))
        if not PRODUCT_FIELDS[s.sides[seat]] & BIT[at]:
            return refuse("not_product_field", "5.9", field=a.args[0])
        if s.used & BIT[at]:
            return refuse("field_used", "5.9", field=a.args[0])
        if why := self._why_no_more(s, seat):
            return refuse(why, "6.9" if why == "drought" else "5.9")
        piece = FIELD_PIECE[s.sides[seat]][at]
        if not s.supply[piece]:
            return refuse("supply_empty", "6", piece=PIECES[piece])
        return None

    def _why_no_more(self, s: CubaState, seat: int) -> str:
        """The code of the refusal of one more field, or "" if it is free or can be paid."""
        done = s.used.bit_count()
        if done < FIELDS_IN_DROUGHT:
            return ""
        drought = in_force(s, "drought")
        if drought and not s.rulings & IRRIGATION:
            return "drought"
        if done < FREE_FIELDS and not drought:
            return ""
        return "" if s.yard[seat * KINDS_OF_PIECES + WATER] >= WATER_PER_FIELD else "no_water"

    def cost(self, s: CubaState) -> int:
        """The water that the next field costs."""
        free = FIELDS_IN_DROUGHT if in_force(s, "drought") else FREE_FIELDS
        return 0 if s.used.bit_count() < free else WATER_PER_FIELD

    def apply(self, s: CubaState, a: Action, out: Effects) -> None:
        """The piece goes to the courtyard."""
        seat, at = a.seat, AT[a.args[0]]
        water = self.cost(s)
        if water:
            pay_in(s, seat, WATER, water)
        piece = FIELD_PIECE[s.sides[seat]][at]
        take(s, seat, piece)
        s.used |= BIT[at]
        out.event("harvested", seat=seat, field=a.args[0], piece=PIECES[piece], water=water)
