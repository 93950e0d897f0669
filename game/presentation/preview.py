"""What a title's ``table/preview.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine import Action, View
from game.presentation.placement import Placement
from game.presentation.spots import Gain, PieceId, SlotId


class Preview(Placement):
    """What a deed would bring, before it is done."""

    def preview_gain(self, before: View, after: View, a: Action) -> Gain | None:
        """What a legal action would bring at once, written beside its place before it is done: by default the points."""
        old, new = self.standing(before).scores, self.standing(after).scores
        if a.seat >= len(old) or a.seat >= len(new) or new[a.seat] == old[a.seat]:
            return None
        return Gain("gain-points", {"points": f"{new[a.seat] - old[a.seat]:+d}"}, new[a.seat] > old[a.seat])

    def partway(self, v: View, a: Action, n: int) -> View | None:
        """The view when the first ``n`` of several things that a legal action gives away are gone, at least one and not
        yet all: each is then told and counted by itself. None where the action is done at one stroke."""
        return None

    def reach(self, v: View, piece: PieceId, slot: SlotId) -> Iterable[SlotId]:
        """The places that the piece would reach from there: they shine softly while it is held over the slot."""
        return ()

    def touches(self, before: View, after: View, a: Action) -> Mapping[SlotId, Gain]:
        """What a legal action would change in other places, such as what it takes from the cards that pay it: written
        there while the hand holds the piece that does it."""
        return {}
