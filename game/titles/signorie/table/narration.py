"""How what happens in Signorie is told, and which places it counts."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Event, View
from game.presentation import Counted, Cue, contract
from game.titles.signorie.rules.components import INITIATIVE_VP
from game.titles.signorie.table.counting import COUNTS
from game.titles.signorie.table.placement import evening


class Narration(contract.Narration):
    """Tiles that are dealt and dice that are rolled are seen, not said."""

    EVENTS = {
        "dice_rolled": Cue("dice", silent=True),
        "die_taken": Cue("wood"),
        "extra_die_taken": Cue("wood"),
        "passed": Cue("tick"),
        "passed_with_four": Cue("tick"),
        "hired": Cue("wood"),
        "helper_placed": Cue("wood"),
        "assignment_used": Cue("wood"),
        "helper_activated": Cue("flip"),
        "florins_gained": Cue("coin"),
        "reward_florins": Cue("coin"),
        "career_florins": Cue("coin"),
        "vp_bought": Cue("coin"),
        "figures_taken": Cue("wood"),
        "offspring_rolled": Cue("dice"),
        "entered": Cue("wood"),
        "advanced": Cue("wood"),
        "initiative_moved": Cue("wood"),
        "mission_sent": Cue("stamp"),
        "mission_beyond": Cue("stamp"),
        "married": Cue("bells"),
        "married_beyond": Cue("bells"),
        "son_married": Cue("bell"),
        "tile_taken": Cue("card"),
        "face_down_placed": Cue("card"),
        "alliances_laid": Cue("card"),
        "reward_claimed": Cue("stamp"),
        "over_limit": Cue("sting"),
        "victory": Cue("fanfare"),
        "assignments_dealt": Cue(silent=True),
    }

    def line(self, event: Event) -> Event:
        """A disc that moves is told by the points of its slot, which is what the track shows."""
        if event.kind in ("initiative_moved", "career_initiative"):
            return Event(event.kind, {**event.params, "worth": INITIATIVE_VP[event.params["slot"]]})
        return event

    def counts(self, before: View, after: View, event: Event) -> Sequence[Counted]:
        """The places that an event counts; none on the board of the evening, where they do not lie."""
        make = COUNTS.get(event.kind)
        return make(after, event.params) if make is not None and not evening(after) else ()

    def gain_of(self, event: Event) -> int:
        """The points that an event gives; the sums at the end give none of their own."""
        return 0 if event.kind == "victory" else super().gain_of(event)
