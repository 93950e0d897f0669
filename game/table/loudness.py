"""What of a table steps back while its seat is asked: everything that neither answers nor belongs to whoever looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.presentation.areas import HOUSE, OWN, answering
from game.table.affordances import lit
from game.table.layout import Rect, middle
from game.table.model import TableModel


class Sunk(NamedTuple):
    """The parts of the table that step back, and single slots of those that do not."""

    areas: frozenset[str] = frozenset()
    slots: frozenset[str] = frozenset()


NOTHING = Sunk()


def sunk(model: TableModel, answers: Iterable[Rect] = ()) -> Sunk:
    """What steps back now; ``answers`` are places that answer besides what the hand can take up or click: buttons, cards
    of a prompt. Nothing does while nobody is asked, while the past is looked at, and where nothing on the table answers."""
    if not model.playing:
        return NOTHING
    areas = model.layout.areas
    places = [middle(rect) for rect in (*lit(model), *answers)]
    awake = answering(areas, places)
    if not awake:
        return NOTHING
    back = {name for name, area in areas.items() if area.purpose not in (HOUSE, OWN) and name not in awake}
    one_by_one = {name for name in awake if areas[name].each}
    slots = {
        name
        for name, slot in model.layout.slots.items()
        if slot.type != "anchor" and areas.at(*slot.centre) in one_by_one and not _answers(slot.rect, places)
    }
    return Sunk(frozenset(back), frozenset(slots))


def _answers(rect: Rect, places: Iterable[tuple[float, float]]) -> bool:
    x, y, w, h = rect
    return any(x <= px <= x + w and y <= py <= y + h for px, py in places)
