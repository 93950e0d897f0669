"""How what happens is told."""

from __future__ import annotations

from game.presentation import Cue, contract


class Narration(contract.Narration):
    """Each event has its sound."""

    EVENTS = {"rolled": Cue("dice"), "laid": Cue("card"), "drew": Cue("card"), "took_point": Cue("coin")}
