"""What answers the question that is asked now: the whole things that light up before anything is taken up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.engine import Action
from game.table.arrange import Laid
from game.table.layout import Rect, inside, overlap
from game.table.model import TableModel


class Affordances(NamedTuple):
    """``pieces`` can be taken up, ``places`` (pieces or slots) answer a click, with the actions that it means. ``offered``
    is the one piece that there is to lay down, or "": its targets light up without a click on it."""

    pieces: tuple[str, ...]
    places: dict[str, list[Action]]
    offered: str = ""


NOBODY = Affordances((), {})


def affordances(model: TableModel) -> Affordances:
    """What the hand can do now that no button leads to; after a button what that button asks for."""
    if not model.playing:
        return NOBODY
    led = set() if model.armed else {kind for c in model.controls if model.enabled(c) for kind in c.kinds}

    def own(actions: list[Action]) -> list[Action]:
        return [a for a in actions if a.kind not in led and (not model.kinds or a.kind in model.kinds)]

    pieces = [
        piece
        for piece in model.movable()
        if any(own(actions) for actions in model.targets(piece).values()) and piece in model.laid
    ]
    places = {} if model.mode else {target: own(actions) for target, actions in model.dests.clicks.items()}
    places = {target: actions for target, actions in places.items() if actions and rect_of(model, target)[2]}
    lit = [rect_of(model, target) for target in places if target in model.layout.slots]
    pieces = [piece for piece in pieces if not any(_covers(rect, model.laid[piece].rect) for rect in lit)]
    alone = len(pieces) == 1 and not any(model.enabled(c) for c in model.controls if c is not model.armed)
    return Affordances(tuple(pieces), places, pieces[0] if alone else "")


def lit(model: TableModel) -> list[Rect]:
    """The places that answer what is asked now: pieces, slots, and what the one offered piece may be laid on."""
    found = affordances(model)
    names = dict.fromkeys((*found.pieces, *found.places, *(model.targets(found.offered) if found.offered else ())))
    return [rect_of(model, name) for name in names]


def _covers(whole: Rect, part: Rect) -> bool:
    """True if the middle of a part lies in the whole: what is lit as one thing is not lit twice."""
    x, y, w, h = part
    return inside(whole, x + w / 2, y + h / 2)


def rect_of(model: TableModel, target: str) -> Rect:
    """Where a piece or slot is; of no size if it is neither."""
    laid = model.laid.get(target)
    if laid is not None:
        return laid.rect
    slot = model.layout.slots.get(target)
    return slot.rect if slot is not None else (0, 0, 0, 0)


def heaps(model: TableModel, targets: Iterable[str]) -> list[list[str]]:
    """The targets, those together that lie as one: pieces with the same face in one slot, each over most of the one before."""
    found: list[list[str]] = []
    for target in sorted(targets, key=lambda name: model.laid[name].depth if name in model.laid else 0):
        heap = next((heap for heap in found if _lies_on(model.laid.get(target), model.laid.get(heap[-1]))), None)
        if heap is not None:
            heap.append(target)
        else:
            found.append([target])
    return found


def _lies_on(upper: Laid | None, lower: Laid | None) -> bool:
    if upper is None or lower is None or upper.turn != lower.turn or upper.spot.face != lower.spot.face:
        return False
    most = 2 * overlap(upper.rect, lower.rect) > upper.rect[2] * upper.rect[3]
    return most and upper.spot.slot == lower.spot.slot


def named_place(model: TableModel, name: str) -> Rect:
    """Where a piece, slot or region is; of no size if it is none of them."""
    found = rect_of(model, name)
    return found if found[2] else model.layout.regions.get(name, found)
