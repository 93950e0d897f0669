"""How what happens in Anno 1701 is told."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import (
    Counted,
    Gain,
    contract,
)
from game.titles.anno1701.rules.components import LANDSCAPES
from game.titles.anno1701.table.buttons import GOODS_SHOWN
from game.titles.anno1701.table.hands import place_of
from game.titles.anno1701.table.placing import layout as layout
from game.titles.anno1701.table.placing import placement as placement


class Narration(contract.Narration):
    """The dice lie still before anything follows; both dice of a fight and the end of a voyage are seen by whoever sails
    too, and what chance takes by whoever loses it. An inhabitant who rises and a village in chaos are marked."""

    SOUNDS = {
        "rolled": "dice",
        "built": "stamp",
        "risen": "fanfare",
        "revealed": "card",
        "drew": "card",
        "drew_private": "card",
        "fought": "wood",
        "chaos": "thud",
        "won": "fanfare",
        "taxed": "coin",
        "bank_traded": "coin",
        "fire_paid": "coin",
        "sailed": "bell",
        "wrecked": "thud",
        "harvest": "tick",
    }

    MOMENTS = ("rolled", "fought", "came_home", "chaos", "fire_paid")
    MILESTONES = ("risen", "chaos", "won")
    MILESTONE = "fire"

    def counts(self, before: View, after: View, event: Event) -> list[Counted]:
        """The cards that an event turns."""
        params, seat = event.params, event.params.get("seat")
        if not isinstance(seat, int) or layout(after) == "voyage":
            return []
        cards = params.get("landscapes") or ((params["landscape"],) if "landscape" in params else ())
        sign = "−1" if event.kind in ("diplomacy_sold",) else "+1"
        return [
            Counted(
                place_of(after, seat, card),
                Gain("anno1701-art-gains", {"text": f"{sign}[{_good_of(card)}]"}, sign == "+1"),
            )
            for card in cards
            if card in LANDSCAPES
        ]

    def is_moment(self, event: Event) -> bool:
        """What the dice and the sea show; the end has a picture of its own."""
        return event.kind in self.MOMENTS

    def is_final(self, event: Event) -> bool:
        """How it has ended is shown on the shores themselves."""
        return event.kind in ("won", "drawn")

    def gain_of(self, event: Event) -> int:
        """Nothing in this game gives points one by one; crowns are told by their own line."""
        return 0


def _good_of(landscape: str) -> str:
    return GOODS_SHOWN[LANDSCAPES.index(landscape)]
