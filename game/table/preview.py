"""What a deed would come to, shown on the table before it is done: which pieces would lie elsewhere, what it would bring.

Nothing of it is known only to the rules: what hangs on hidden things comes out otherwise in another world that agrees
with the view, and is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.engine import Action, View
from game.presentation import Button, Click, Control, Drag, Gain, Spots
from game.presentation.gestures import hand_of
from game.table.affordances import rect_of
from game.table.arrange import Laid, arrange
from game.table.layout import Rect, middle
from game.table.model import TableModel

WORLDS = (1, 2)
"""Seeds of the worlds in which a deed is tried."""
TIGHT = 1.3
"""A piece that is more than so many times too large for its place is shown as large as that."""
LAST = 10**6
MOVED = 4
"""Pieces besides the one in the hand of which is shown where they would lie."""
ROOMY = 4.0
"""A place so many times larger than what is laid there is not what is framed, but the piece."""
BROAD = 110_000.0
"""A place larger than this (in square units) is a ground, not a thing: only the middle of it is kept free."""


class WhatIf(NamedTuple):
    """A deed and what it would come to. ``begin`` is the piece that is taken up and ``goal`` the place where it goes, the
    thing that is clicked or the control that is pressed (``pressed``); None where the hand does nothing on the table,
    or the ``panel`` on which it is chosen. ``ghosts`` are pieces where they would lie then, first the one that the hand
    moves. ``shared`` tells that another deed has the same goal."""

    action: Action
    begin: Rect | None = None
    goal: Rect | None = None
    pressed: bool = False
    panel: bool = False
    shared: bool = False
    ghosts: tuple[Laid, ...] = ()
    gain: Gain | None = None

    @property
    def things(self) -> tuple[Rect, ...]:
        """What it speaks of, first what its slip belongs to: no slip covers that."""
        ends = (self.begin, self.goal) if self.shared else (self.goal, self.begin)
        found = [rect for rect in ends if rect is not None]
        found += [ghost.rect for ghost in self.ghosts]
        return tuple(found if self.pressed else map(_core, found))


def what_if(model: TableModel, action: Action, control_rect: Callable[[Control], Rect]) -> WhatIf:
    """What a legal action would come to for whoever looks; ``control_rect`` says where a control is."""
    gesture = hand_of(model.presentation, model.view, action)
    tried = [pair for pair in (model.tried(action, seed) for seed in WORLDS) if pair is not None]
    gains = [model.presentation.preview_gain(*pair, action) for pair in tried]
    gain = gains[0] if gains and all(other == gains[0] for other in gains) else None
    moved = _elsewhere(model, model.placement, [after for _, after in tried]) if len(tried) == len(WORLDS) else {}
    found = WhatIf(action, gain=gain)
    if isinstance(gesture, Button):
        control = next((c for c in model.controls if c.key == gesture.key), None)
        found = found._replace(goal=control_rect(control) if control else None, pressed=control is not None)
    elif isinstance(gesture, Click):
        rect = rect_of(model, gesture.target)
        found = found._replace(goal=rect if rect[2] else None)
    elif isinstance(gesture, Drag) and gesture.piece in model.laid and gesture.slot in model.layout.slots:
        laid = model.laid[gesture.piece]
        sure = moved.pop(gesture.piece, None)
        ghost = sure if sure is not None and sure.spot.slot == gesture.slot else _held(model, laid, gesture)
        slot = model.layout.slots[gesture.slot].rect
        goal = slot if slot[2] * slot[3] <= ROOMY * ghost.rect[2] * ghost.rect[3] else ghost.rect
        found = found._replace(begin=laid.rect, goal=goal, ghosts=(ghost,))
    return found._replace(ghosts=(*found.ghosts, *list(moved.values())[:MOVED]))


def what_ifs(
    model: TableModel, actions: Sequence[Action], control_rect: Callable[[Control], Rect]
) -> tuple[WhatIf, ...]:
    """What each of the legal actions would come to."""
    return tuple(what_if(model, action, control_rect) for action in actions)


def _held(model: TableModel, laid: Laid, gesture: Drag) -> Laid:
    """The piece as it would be laid down, no larger than a thing."""
    spot = laid.spot
    upright = spot.half if gesture.turn else ""
    there = spot._replace(slot=gesture.slot, order=0, face=upright or spot.face)
    there = there._replace(turn=spot.turn if upright else (spot.turn + gesture.turn) % 360)
    ghost = _among({**model.placement, laid.piece: there._replace(order=LAST)}, model, laid.piece)
    x, y, w, h = model.layout.slots[gesture.slot].rect
    fit = min(w / ghost.rect[2], h / ghost.rect[3])
    if fit * TIGHT >= 1:
        return ghost
    wide, high = ghost.rect[2] * fit, ghost.rect[3] * fit
    return ghost._replace(rect=(x + (w - wide) / 2, y + (h - high) / 2, wide, high), scale=ghost.scale * fit)


def lying_elsewhere(model: TableModel, before: View, after: Sequence[View]) -> list[Laid]:
    """At most so many pieces that lie in another slot after a later deed than before it, in whatever world."""
    return list(_elsewhere(model, model.presentation.placement(before), after).values())[:MOVED]


def _elsewhere(model: TableModel, before: Spots, after: Sequence[View]) -> dict[str, Laid]:
    """The pieces that lie in another slot after a deed, in whatever world: seen are only those that show the same face in
    all of them."""
    found: dict[str, Laid] = {}
    placements: list[Spots] = [model.presentation.placement(view) for view in after]
    if not all(model.same_board(view) for view in after):
        return found
    for piece, spot in placements[0].items():
        now = before.get(piece)
        if now is None or now.slot == spot.slot or spot.slot not in model.layout.slots:
            continue
        if all(other.get(piece, now) == spot for other in placements):
            found[piece] = _among(placements[0], model, piece)
    return found


def _among(placement: Spots, model: TableModel, piece: str) -> Laid:
    """Where a piece lies beside the others of its slot."""
    slot = placement[piece].slot
    near = {name: spot for name, spot in placement.items() if spot.slot == slot}
    return arrange(near, model.layout, model.sizes)[piece]


def _core(rect: Rect) -> Rect:
    """The rectangle, or the middle of one that is a whole ground."""
    if rect[2] * rect[3] <= BROAD:
        return rect
    cx, cy = middle(rect)
    return cx - 40, cy - 40, 80, 80
