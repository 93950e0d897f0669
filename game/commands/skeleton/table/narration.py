"""How what happens is told."""

from __future__ import annotations

from game.presentation import contract


class Narration(contract.Narration):
    """Each event has its sound."""

    SOUNDS = {"rolled": "dice", "laid": "card", "drew": "card", "took_point": "coin"}
