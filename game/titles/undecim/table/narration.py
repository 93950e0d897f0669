"""How what happens in Undecim is told, and which places it counts."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import Counted, contract
from game.titles.undecim.rules.components import LANDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import stages
from game.titles.undecim.table.scoring import counted_at_the_end


class Narration(contract.Narration):
    """The night belongs to everybody."""

    SOUNDS = {
        "die_rolled": "dice",
        "counters_removed": "wood",
        "counters_taken": "wood",
        "counters_placed": "wood",
        "night_fell": "sting",
        "enemies_discarded": "card_turn",
        "played": "card_turn",
        "action_taken": "card",
        "bonus_drawn": "card",
        "gained": "card",
        "revealed": "flip",
        "flipped": "flip",
        "gold_paid": "coin",
        "red_took": "thud",
        "red_discarded": "thud",
        "settled": "stamp",
        "developed": "stamp",
        "annexed": "stamp",
        "land_bonus": "coin",
        "award_won": "bell",
        "victory": "fanfare",
    }
    MOMENTS = ("action_begins", "night_fell", "round_ended")
    MILESTONES = ("night_fell", "award_won", "annexed")
    MILESTONE = "fire"
    SILENT = ("round_start_begins", "red_moon_begins", "round_end_begins", "round_ended", "gain_stopped")

    def actor(self, event: Event) -> int | str:
        """Who an event is about. Cards that are turned up together and hands that are filled up are nobody's deed."""
        return "" if event.kind in ("played", "drew") else super().actor(event)

    def counts(self, before: View, after: View, event: Event) -> list[Counted]:
        """The places that a score counts: lands of each type, settlements, gold."""
        s: UndecimState = after.state
        seat = event.params.get("seat", -1)
        if stages.stage(after) != stages.TABLE or not isinstance(seat, int) or seat < 0:
            return []
        where = "mine" if seat == after.me else f"has/{seat}"
        if event.kind == "land_bonus":
            return [Counted(f"{where}/{side}") for side in LANDS if side in s.sides[seat]]
        return counted_at_the_end(after, seat, event.kind.removeprefix("final_"))

    def gain_of(self, event: Event) -> int:
        """The points of an event; the winner's sum gives none."""
        return 0 if event.kind == "victory" else super().gain_of(event)
