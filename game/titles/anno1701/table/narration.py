"""How what happens in Anno 1701 is told."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import Counted, Cue, contract
from game.titles.anno1701.rules.actions.bank import kind_of
from game.titles.anno1701.rules.components import MERCHANT
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.counting import centres, people, written
from game.titles.anno1701.table.hands import slot_of_card
from game.titles.anno1701.table.placing import layout, on_shores


class Narration(contract.Narration):
    """The dice lie still before anything follows; both dice of a fight and the end of a voyage are seen by whoever sails
    too, and what chance takes by whoever loses it. An inhabitant who rises and a village in chaos are marked."""

    EVENTS = {
        "rolled": Cue("dice", moment=True),
        "built": Cue("stamp"),
        "risen": Cue("fanfare", mark="fire"),
        "revealed": Cue("card"),
        "drew": Cue("card"),
        "drew_private": Cue("card"),
        "fought": Cue("wood", moment=True),
        "chaos": Cue("thud", moment=True, mark="fire"),
        "won": Cue("fanfare", mark="fire", final=True),
        "taxed": Cue("coin"),
        "bank_traded": Cue("coin"),
        "fire_paid": Cue("coin", moment=True),
        "sailed": Cue("bell"),
        "wrecked": Cue("thud"),
        "harvest": Cue("tick"),
        "came_home": Cue(moment=True),
        "drawn": Cue(final=True),
        "final_begins": Cue(),
    }

    def counts(self, before: View, after: View, event: Event) -> list[Counted]:
        """The cards that an event turns; of the end, the places that have decided it."""
        if event.kind in ("won", "drawn"):
            return _decided(after)
        params, seat = event.params, event.params.get("seat")
        if not isinstance(seat, int) or layout(after) == "voyage":
            return []
        cards = params.get("landscapes") or ((params["landscape"],) if "landscape" in params else ())
        sold = event.kind == "diplomacy_sold"
        return [
            Counted(slot_of_card(after, seat, card), written(f"{'−' if sold else '+'}1[{kind_of(card)}]", not sold))
            for card in cards
        ]

    def gain_of(self, event: Event) -> int:
        """Nothing in this game gives points one by one; crowns are told by their own line."""
        return 0


def _decided(v: View) -> list[Counted]:
    """The merchants of whoever has two, or the villages that have burnt."""
    s: AnnoState = v.state
    if not on_shores(v):
        return []
    if s.ending == "merchants":
        return people(v, s.winner, (MERCHANT,))
    if s.ending == "ruin":
        return centres(v, 1 - s.winner)
    if s.ending in ("both_ruined", "draw"):
        return [place for seat in (v.me, 1 - v.me) if not gold_of(s, seat) for place in centres(v, seat)]
    return []
