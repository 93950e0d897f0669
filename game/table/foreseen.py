"""Deeds that may follow one another, shown on the table before they are done: which pieces each of them would lay elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.engine import Action, Chance, View
from game.table.arrange import Laid
from game.table.model import TableModel
from game.table.preview import WORLDS, lying_elsewhere


class ForeseenStep(NamedTuple):
    """A deed with the view before it, and the pieces that it would lay elsewhere, where that hangs on nothing hidden."""

    action: Action
    view: View
    ghosts: tuple[Laid, ...] = ()


def steps_of(model: TableModel, actions: Sequence[Action]) -> list[ForeseenStep]:
    """The deeds one after the other from what the model shows, as far as each of them can be done in a world that agrees
    with that. What chance lets happen in between is left out of the ghosts."""
    rules, eyes = model.session.rules, model.eyes
    worlds = [rules.determinise(model.view, Random(seed)) for seed in WORLDS]
    chances = [Chance(seed) for seed in WORLDS]
    found: list[ForeseenStep] = []
    for action in actions:
        if any(not w.pending or action not in rules.legal(w, action.seat) for w in worlds):
            break
        before = rules.view(worlds[0], eyes)._replace(colors=model.view.colors)
        for world, chance in zip(worlds, chances):
            rules.apply(world, action, chance, False)
        after = [rules.view(world, eyes)._replace(colors=model.view.colors) for world in worlds]
        found.append(ForeseenStep(action, before, tuple(lying_elsewhere(model, before, after))))
    return found
