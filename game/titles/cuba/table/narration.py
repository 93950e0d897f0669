"""How what happens in Cuba is told, and which places it counts."""

from __future__ import annotations

from game.engine import Event, View
from game.engine.bits import members
from game.presentation import Counted, Cue, contract
from game.titles.cuba.rules.board import FIELDS, PRODUCT_FIELDS, RESOURCE_FIELDS
from game.titles.cuba.rules.components import STATUTES, SUBSIDY
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table.scoring import houses_counted, vp_gain
from game.titles.cuba.table.seen import me_of


class Narration(contract.Narration):
    """Bids that are opened together and laws that are sealed belong to everybody."""

    EVENTS = {
        "character_played": Cue("card"),
        "worker_placed": Cue("wood"),
        "harvested": Cue("wood"),
        "bought": Cue("coin"),
        "sold": Cue("coin"),
        "took_free": Cue("wood"),
        "built": Cue("stamp"),
        "architect_bonus": Cue("bell"),
        "mayor_bonus": Cue("coin"),
        "turned_into_vp": Cue("bell"),
        "turned_into_pesos": Cue("coin"),
        "turned_into_goods": Cue("wood"),
        "loaded": Cue("wood"),
        "ship_leaves": Cue("bell"),
        "ship_docks": Cue("tick"),
        "bill_revealed": Cue("card_turn"),
        "delegate_shown": Cue("card_turn"),
        "bid_shown": Cue("coin"),
        "enacted": Cue("stamp", moment=True),
        "vetoed": Cue("thud"),
        "tax_paid": Cue("coin"),
        "victory": Cue("fanfare"),
        "shared_victory": Cue("fanfare"),
        "parliament_won": Cue(moment=True, mark="ballot"),
        "votes_tied": Cue(moment=True),
    }

    def actor(self, event: Event) -> int | str:
        """Who an event is about. Bids are opened in one moment, which belongs to nobody."""
        return "" if event.kind == "bid_shown" else super().actor(event)

    def counts(self, before: View, after: View, event: Event) -> list[Counted]:
        """The places that pay: the dock of a load, the law that was obeyed, the houses, fields and pieces that a subsidy
        or the end of the game counts."""
        s: CubaState = after.state
        vp = event.params.get("vp", 0)
        if not isinstance(vp, int) or not vp:
            return []
        law = {"tax_paid": "law/tax", "duty_paid": "law/duty", "subsidy_gained": "law/subsidy"}.get(event.kind, "")
        mine = event.params.get("seat") == me_of(after)
        if event.kind == "loaded":
            return [Counted(f"dock/{event.params['dock']}", vp_gain(vp))]
        if event.kind == "final_buildings" and mine:
            return houses_counted(s, me_of(after))
        if event.kind == "subsidy_gained" and mine:
            return [Counted(law), *(Counted(slot, vp_gain(each)) for slot, each in _subsidised(s, me_of(after), vp))]
        return [Counted(law, vp_gain(vp))] if law else []


def _subsidised(s: CubaState, me: int, vp: int) -> list[tuple[str, int]]:
    """What the subsidy in force counts on the own land, as slots with their points."""
    law = STATUTES[s.statutes[SUBSIDY]]
    side = s.sides[me]
    fields = {
        "building": s.covered[me],
        "vacant_resource_field": RESOURCE_FIELDS[side] & ~s.covered[me],
        "vacant_product_field": PRODUCT_FIELDS[side] & ~s.covered[me],
    }.get(law.per)
    if fields is not None:
        return [(f"field/{FIELDS[at]}", 1) for at in members(fields)]
    return [("yard/water", vp)] if law.per == "water" else []
