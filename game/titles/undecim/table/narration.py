"""How what happens in Undecim is told, and which places it counts."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import Counted, Cue, contract
from game.titles.undecim.rules.components import LANDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import stages
from game.titles.undecim.table.scoring import counted_at_the_end


class Narration(contract.Narration):
    """The night belongs to everybody."""

    EVENTS = {
        "die_rolled": Cue("dice"),
        "counters_removed": Cue("wood"),
        "counters_taken": Cue("wood"),
        "counters_placed": Cue("wood"),
        "night_fell": Cue("sting", moment=True, mark="fire"),
        "enemies_discarded": Cue("card_turn"),
        "played": Cue("card_turn"),
        "action_taken": Cue("card"),
        "bonus_drawn": Cue("card"),
        "gained": Cue("card"),
        "revealed": Cue("flip"),
        "flipped": Cue("flip"),
        "gold_paid": Cue("coin"),
        "red_took": Cue("thud"),
        "red_discarded": Cue("thud"),
        "settled": Cue("stamp"),
        "developed": Cue("stamp"),
        "annexed": Cue("stamp", mark="fire"),
        "land_bonus": Cue("coin"),
        "award_won": Cue("bell", mark="fire"),
        "victory": Cue("fanfare"),
        "action_begins": Cue(moment=True),
        "round_ended": Cue(silent=True, moment=True),
        "round_start_begins": Cue(silent=True),
        "red_moon_begins": Cue(silent=True),
        "round_end_begins": Cue(silent=True),
        "gain_stopped": Cue(silent=True),
    }

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
