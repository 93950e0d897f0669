"""How what happens in Signorie is told, and which places it counts."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Event, View
from game.presentation import Counted, contract
from game.titles.signorie.rules.components import INITIATIVE_VP
from game.titles.signorie.table import counting


class Narration(contract.Narration):
    """Tiles that are dealt and dice that are rolled are seen, not said."""

    SOUNDS = {
        "dice_rolled": "dice",
        "die_taken": "wood",
        "extra_die_taken": "wood",
        "passed": "tick",
        "passed_with_four": "tick",
        "hired": "wood",
        "helper_placed": "wood",
        "assignment_used": "wood",
        "helper_activated": "flip",
        "florins_gained": "coin",
        "reward_florins": "coin",
        "career_florins": "coin",
        "vp_bought": "coin",
        "figures_taken": "wood",
        "offspring_rolled": "dice",
        "entered": "wood",
        "advanced": "wood",
        "initiative_moved": "wood",
        "mission_sent": "stamp",
        "mission_beyond": "stamp",
        "married": "bells",
        "married_beyond": "bells",
        "son_married": "bell",
        "tile_taken": "card",
        "face_down_placed": "card",
        "alliances_laid": "card",
        "reward_claimed": "stamp",
        "over_limit": "sting",
        "victory": "fanfare",
    }
    SILENT = ("assignments_dealt", "dice_rolled")

    def line(self, event: Event) -> Event:
        """A disc that moves is told by the points of its slot, which is what the track shows."""
        return worded(event)

    def counts(self, before: View, after: View, event: Event) -> Sequence[Counted]:
        """The places that an event counts; none on the board of the evening, where they do not lie."""
        return counting.counts(before, after, event)

    def gain_of(self, event: Event) -> int:
        """The points that an event gives; the sums at the end give none of their own."""
        return 0 if event.kind == "victory" else super().gain_of(event)


def worded(event: Event) -> Event:
    """The event with what its line says besides."""
    if event.kind in ("initiative_moved", "career_initiative"):
        return Event(event.kind, {**event.params, "worth": INITIATIVE_VP[event.params["slot"]]})
    return event
