"""What a character could do with what is on the table now, in a few icons for its card."""

from __future__ import annotations

from game.engine.bits import members
from game.titles.cuba.rules.actions.architect import missing, surcharge
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.board import BIT, CROSS, FIELDS, PRODUCT_FIELDS, RESOURCE_FIELDS
from game.titles.cuba.rules.components import BUILDINGS, DOCK_VP, FIELDS_IN_DROUGHT, FREE_FIELDS
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table.chain import PESOS, POINTS, chain, holdings


def worth(s: CubaState, seat: int, card: str) -> str:
    """The best load of the mayor, the points or pesos of the foreman's row and column, the kinds of houses that can be
    paid, the pieces of the best harvest; "" for what cannot be told in a number."""
    if card == "mayor":
        best = max(sum(n for _, n in limits) * vp for limits, vp in zip(loadable(s, seat), DOCK_VP))
        return f"+{best}[vp]" if best else ""
    if card == "foreman":
        houses = members((s.covered[seat] | BIT[0]) & CROSS[s.pawn[seat]])
        steps, start = chain(s, seat, houses), holdings(s, seat)
        after = steps[-1].after if steps else tuple(start)
        gains = ((after[POINTS] - start[POINTS], "vp"), (after[PESOS] - start[PESOS], "coin"))
        return " ".join(f"+{gain}[{icon}]" for gain, icon in gains if gain > 0)
    if card == "architect":
        if s.pesos[seat] < surcharge(s):
            return ""
        count = sum(1 for tile in BUILDINGS if s.display[tile] and not any(missing(s, seat, tile)))
        return f"{count}[house]" if count else ""
    if card == "worker" and s.sides[seat]:
        farms = farms_of(s)
        best = max(_harvest(s, seat, at, farms) for at in range(len(FIELDS)))
        return f"+{best}[merchandise]" if best else ""
    return ""


def farms_of(s: CubaState) -> int:
    """How many product fields the worker harvests without spending water."""
    return FIELDS_IN_DROUGHT if in_force(s, "drought") else FREE_FIELDS


def ripe_fields(s: CubaState, seat: int) -> int:
    """How many open product fields lie in the pawn's row and column."""
    return (CROSS[s.pawn[seat]] & PRODUCT_FIELDS[s.sides[seat]] & ~s.covered[seat]).bit_count()


def _harvest(s: CubaState, seat: int, at: int, farms: int) -> int:
    """How many pieces the worker would bring from there without spending water."""
    open_ = CROSS[at] & ~s.covered[seat]
    side = s.sides[seat]
    return (open_ & RESOURCE_FIELDS[side]).bit_count() + min(farms, (open_ & PRODUCT_FIELDS[side]).bit_count())
