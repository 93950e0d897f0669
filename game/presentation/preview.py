"""What a title's ``table/preview.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, View
from game.presentation.placement import Placement
from game.presentation.spots import Gain, SlotId


class Preview(Placement):
    """What a deed would bring, before it is done."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a legal action would bring at once, written beside its place before it is done: by default the points."""
        old, new = self.standing(before).scores, self.standing(after).scores
        if a.seat >= len(old) or a.seat >= len(new) or new[a.seat] == old[a.seat]:
            return None
        return Gain("gain-points", {"points": f"{new[a.seat] - old[a.seat]:+d}"}, new[a.seat] > old[a.seat])

    def touches(self, before: View, after: View, a: Action) -> Mapping[SlotId, Gain | None]:
        """What a legal action would change in other places, such as what it takes from the cards that pay it: written
        there while the hand holds the piece that does it. A place that is only reached (None) shines softly while the
        piece is over where it would go."""
        return {}
