"""What lies in a tray: the pieces by which its things are drawn, those that stand in every answer, and where it stands so that
the table under it can still be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine import Action
from game.presentation import Click, Drag
from game.presentation.gestures import hands_of
from game.table.affordances import rect_of
from game.table.drop import Pick
from game.table.layout import overlap
from game.table.model import TableModel
from game.text.speech import kind_and_number
from game.ui.canvas import Rect

ABOVE, TOP, LOWEST = 8.0, 44.0, 712.0
"""So far above a hand a tray stands; and between these heights it may stand at all."""


def touched(model: TableModel, actions: Sequence[Action]) -> list[str]:
    """The pieces and slots that a hand touches to do one of the actions."""
    hands = (hand for action in actions for hand in hands_of(model.presentation, model.view, action))
    names: dict[str, None] = {}
    for hand in hands:
        if isinstance(hand, Drag):
            names |= {hand.piece: None, hand.slot: None}
        elif isinstance(hand, Click):
            names[hand.target] = None
    return list(names)


def shown_as(model: TableModel, question: Pick) -> list[str]:
    """For each thing of a tray the piece that it is drawn as: itself, or one of its kind (``silk3`` for a ``silk``), rather
    one that a hand would touch; "" where none is seen."""
    placement = model.placement
    kinds: dict[str, list[str]] = {}
    for piece in dict.fromkeys((*touched(model, question.actions), *placement)):
        if piece in placement:
            kinds.setdefault(kind_and_number(piece)[0], []).append(piece)
    found, met = [], Counter[str]()
    for thing in map(str, question.items):
        of_kind = kinds.get(thing, [])
        piece = of_kind[min(met[thing], len(of_kind) - 1)] if of_kind else ""
        met[thing] += 1
        found.append(thing if thing in placement else piece)
    return found


def in_every_answer(question: Pick) -> list[int]:
    """The numbers of the things that are picked whatever one answers; none where their order is asked for."""
    if not question.field.unordered:
        return []
    held = Counter(question.actions[0].args[question.at])
    for action in question.actions:
        held &= Counter(action.args[question.at])
    return [at for at, thing in enumerate(question.items) if question.items[:at].count(thing) < held[thing]]


def standing(model: TableModel, question: Pick, pieces: Sequence[str], size: tuple[float, float]) -> Rect:
    """Where a tray of a size stands on a board that has no place for it: at the hand, or the nearest place from which less is
    covered of what is chosen from and of what a hand touches."""
    hand = model.layout.regions.get("hand", (0.0, 588.0, 1280.0, 124.0))
    wanted = dict.fromkeys((*pieces, *touched(model, question.actions)))
    seen = [rect for name in wanted if (rect := rect_of(model, name))[2] > 0]
    return min(_places(hand, size), key=lambda place: round(sum(overlap(place, rect) for rect in seen)))


def _places(hand: Rect, size: tuple[float, float]) -> Iterator[Rect]:
    """Over the hand, above it, below it, at the top; first in its middle, then at the left and at the right."""
    wide, high = size
    x, y, w, h = hand
    middle = min(max(8.0, x + w / 2 - wide / 2), 1272 - wide)
    tops = [top for top in (y - high - ABOVE, y + h + ABOVE, TOP) if TOP <= top <= LOWEST - high]
    yield middle, y - 92, wide, high
    for left in (middle, 8.0, 1272 - wide):
        for top in tops:
            yield left, top, wide, high
