"""The foreman: any buildings in the cross, one after the other, or a single one anywhere (5.9). One class for each way
of using a building; each use is an action of its own, and the player says when it is enough."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar, Final

from game.engine import Action, Bag, Decision, Effects, Field, Refusal
from game.engine.bits import members
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules import state
from game.titles.cuba.rules.actions.base import MOST_PIECES, NOTHING, CubaMove, bags, lacking, numbers, owned, refuse
from game.titles.cuba.rules.actions.turn import finish
from game.titles.cuba.rules.board import AT, BIT, CROSS, FIELDS, WAREHOUSE
from game.titles.cuba.rules.economy import earn, has_all, pay_in, take


def usable(s: state.CubaState, seat: int) -> int:
    """The fields that the foreman may use now, as bits: everything at first, then only what is left of the cross."""
    fields = s.covered[seat] | BIT[WAREHOUSE]
    return fields & CROSS[s.pawn[seat]] & ~s.used if s.used else fields


def building_on(s: state.CubaState, seat: int, at: int) -> tuple[str, box.Building]:
    """Id and rules of what stands on a field that has a building or the printed warehouse."""
    if at == WAREHOUSE:
        return box.PRINTED_WAREHOUSE, box.STORE
    tile = s.plots[seat * state.PLOTS + at]
    return tile, box.BUILDINGS[tile]


def accepted(s: state.CubaState, tile: str, building: box.Building) -> tuple[int, ...]:
    """The pieces that a building takes; two tiles depend on the errata (R1, R2)."""
    if (tile == "sawmill" and s.rulings & state.SAWMILL_TAKES_WOOD) or (
        tile == "tobacco_cafe" and s.rulings & state.CAFE_TAKES_CIGARS
    ):
        return building.corrected
    return building.accepts


class Use(CubaMove):
    """One use of one building. ``effects`` are those that this kind of action carries out."""

    effects: ClassVar[frozenset[str]]

    def options(self, s: state.CubaState, d: Decision, seat: int) -> list[Action]:
        """Every use of every building of the kind."""
        found: list[Action] = []
        for at in members(usable(s, seat)):
            tile, building = building_on(s, seat, at)
            if building.effect in self.effects:
                found += self.of_field(s, seat, at, tile, building)
        return found

    def of_field(self, s: state.CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every use of the building on that field."""
        raise NotImplementedError

    def check(self, s: state.CubaState, a: Action) -> Refusal | None:
        """Refused where there is no building, twice, outside the cross; then by the building."""
        return self.why_not_here(s, a.seat, a.args[0]) or self.why_not(s, a, *self.on(s, a))

    def malformed(self, s: state.CubaState, a: Action) -> Refusal:
        """The place first, then what the building says of such arguments."""
        if not a.args or not isinstance(a.args[0], str) or a.args[0] not in AT:
            return super().malformed(s, a)
        return self.why_not_here(s, a.seat, a.args[0]) or self.why_odd(s, a, *self.on(s, a)) or super().malformed(s, a)

    def why_not_here(self, s: state.CubaState, seat: int, field: str) -> Refusal | None:
        """Why no building on the field can be used now by this kind of action, or None."""
        at = AT[field]
        if not (s.covered[seat] | BIT[WAREHOUSE]) & BIT[at]:
            return refuse("no_building_here", "5.9", field=field)
        tile, building = building_on(s, seat, at)
        if s.used & BIT[at]:
            return refuse("building_used", "6", building=tile)
        if not usable(s, seat) & BIT[at]:
            return refuse("outside_cross", "5.9", building=tile)
        if building.effect not in self.effects:
            return refuse("not_a_choice", "5.2")
        return None

    def why_not(self, s: state.CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """Why the building cannot be used like that, or None."""
        raise NotImplementedError

    def why_odd(self, s: state.CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """A better reason against arguments that do not fit the fields, or None."""
        return None

    def on(self, s: state.CubaState, a: Action) -> tuple[str, box.Building]:
        """What stands on the action's field."""
        return building_on(s, a.seat, AT[a.args[0]])

    def caution(self, s: state.CubaState, a: Action) -> Refusal | None:
        """Warn if a use outside the cross ends the turn although the cross has buildings."""
        cross = CROSS[s.pawn[a.seat]] & s.covered[a.seat]
        if cross and not CROSS[s.pawn[a.seat]] & BIT[AT[a.args[0]]]:
            return refuse("single_use_ends_turn", "5.9", building=self.on(s, a)[0])
        return None

    def done(self, s: state.CubaState, seat: int, field: str, out: Effects) -> None:
        """The building was used: in the cross the foreman may go on, elsewhere the turn is over."""
        at = AT[field]
        if CROSS[s.pawn[seat]] & BIT[at]:
            s.used |= BIT[at]
        else:
            finish(s, out)


@lru_cache(1024)
def uses(seat: int, at: int, limits: tuple[tuple[int, int], ...], most: int) -> list[Action]:
    """The uses with at most so many pieces within the limits. Never changed."""
    return [Action("use_building", seat, (FIELDS[at], bag)) for bag in bags(limits, 1, most)]


class UseBuilding(Use):
    """Give pieces for points, money, goods or into storage; or have what the building gives."""

    name = "use_building"
    fields = (Field("field", FIELDS), Field("pieces", box.PIECES, Bag(1, MOST_PIECES), optional=True))
    effects = frozenset({"vp", "sell", "turn", "store", "gain", "votes"})

    def of_field(self, s: state.CubaState, seat: int, at: int, tile: str, building: box.Building) -> list[Action]:
        """Every set of pieces that the building takes; one bare action if it takes none."""
        effect = building.effect
        if effect in BARE:
            return NOTHING if used_up(s, building) else bare(seat, at)
        most = building.most or MOST_PIECES
        first, shelf = seat * state.KINDS_OF_PIECES, seat * state.KINDS_OF_PRODUCTS
        if effect == "turn":
            most = min(most, s.supply[box.NUMBER[building.gives]])
        limits = []
        for piece in accepted(s, tile, building):
            count = s.yard[first + piece]
            if piece < state.KINDS_OF_PRODUCTS and effect != "store":
                count += s.stored[shelf + piece]
            if count:
                limits.append((piece, min(count, most)))
        return uses(seat, at, tuple(limits), most) if limits and most else NOTHING

    def why_not(self, s: state.CubaState, a: Action, tile: str, building: box.Building) -> Refusal | None:
        """Refused for pieces it does not take, too many, not owned, or if the supply lacks what it gives."""
        seat, pieces = a.seat, a.args[1] if len(a.args) > 1 else ()
        if building.effect in BARE:
            if pieces:
                return refuse("wrong_input", "6", building=tile, wanted=())
            return refuse("supply_empty", "6", piece=building.gives) if used_up(s, building) else None
        if not pieces:
            return refuse("not_a_choice", "5.2")
        given = numbers(pieces)
        if building.effect == "store":
            if others := tuple(dict.fromkeys(piece for piece in pieces if piece not in box.PRODUCT_IDS)):
                return refuse("only_products_stored", "6.8", pieces=others)
            lack = lacking(given, s.row(seat))
            return refuse("missing_input", "6", pieces=lack) if lack else None
        if any(piece not in accepted(s, tile, building) for piece in given):
            return refuse("wrong_input", "6", building=tile, wanted=box.ids(accepted(s, tile, building)))
        if building.most and len(given) > building.most:
            return refuse("over_limit", "6", n=building.most, building=tile)
        if not has_all(s, seat, given):
            return refuse("missing_input", "6", pieces=lacking(given, owned(s, seat)))
        if building.effect == "turn" and len(given) > s.supply[box.NUMBER[building.gives]]:
            return refuse("supply_empty", "6", piece=building.gives)
        return None

    def apply(self, s: state.CubaState, a: Action, out: Effects) -> None:
        """Carry out the effect."""
        tile, building = self.on(s, a)
        if building.effect in BARE:
            _gain(s, a.seat, tile, building, out)
        else:
            _give(s, a.seat, tile, building, numbers(a.args[1]), out)
        self.done(s, a.seat, a.args[0], out)


BARE: Final = frozenset({"gain", "votes"})
"""The effects that take no pieces."""


@cache
def bare(seat: int, at: int) -> list[Action]:
    """The use without pieces. Never changed."""
    return [Action("use_building", seat, (FIELDS[at],))]


def used_up(s: state.CubaState, building: box.Building) -> bool:
    """True if the building gives pieces of which the supply has none."""
    return building.gives in box.NUMBER and not s.supply[box.NUMBER[building.gives]]


# --- the effects (6.1, 6.2, 6.4, 6.6, 6.8) ---------------------------------------------------------


def _give(s: state.CubaState, seat: int, tile: str, building: box.Building, pieces: list[int], out: Effects) -> None:
    """Into storage; or to the supply for points, for pesos, for as many goods."""
    ids = box.ids(pieces)
    if building.effect == "store":
        for piece in pieces:
            s.yard[seat * state.KINDS_OF_PIECES + piece] -= 1
            s.stored[seat * state.KINDS_OF_PRODUCTS + piece] += 1
        out.event("stored", seat=seat, building=tile, pieces=ids)
        return
    for piece in pieces:
        pay_in(s, seat, piece)
    count, gain = len(pieces), len(pieces) * building.each
    if building.effect == "vp":
        earn(s, seat, gain, state.BY_BUILDINGS)
        out.event("turned_into_vp", seat=seat, building=tile, pieces=ids, vp=gain)
    elif building.effect == "sell":
        s.pesos[seat] += gain
        out.event("turned_into_pesos", seat=seat, building=tile, pieces=ids, pesos=gain)
    else:
        take(s, seat, box.NUMBER[building.gives], count)
        made_of = box.PIECES[building.accepts[0]]
        out.event("turned_into_goods", seat=seat, building=tile, piece=made_of, good=building.gives, count=count)


def _gain(s: state.CubaState, seat: int, tile: str, building: box.Building, out: Effects) -> None:
    """Points, pesos or water; or the vote tile."""
    amount = building.amount
    if building.effect == "votes":
        s.vote_tile = seat
        out.event("vote_tile_placed", seat=seat, building=tile)
    elif building.gives == "vp":
        earn(s, seat, amount, state.BY_BUILDINGS)
        out.event("building_vp", seat=seat, building=tile, vp=amount)
    elif building.gives == "pesos":
        s.pesos[seat] += amount
        out.event("building_pesos", seat=seat, building=tile, pesos=amount)
    else:
        out.event("building_water", seat=seat, building=tile, count=take(s, seat, box.WATER, amount))
