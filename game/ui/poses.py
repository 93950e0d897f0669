"""Moments of a hand for pictures: a piece in the air over a place, a drop that was refused, the options of the lobby."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.engine import Session
from game.table.drop import Refused
from game.table.model import TableModel
from game.ui import events as ev

if TYPE_CHECKING:
    from game.ui.app import App

HELD, REFUSED, OPTIONS = "held", "refused", "options"
POSES = (HELD, REFUSED, OPTIONS)
MOST = 200
"""Plies that are played at most until a hand can be shown."""


class NoPose(Exception):
    """There is no such moment near the wanted one."""


def reach(session: Session, boards: Path, pose: str) -> None:
    """Play on at random until the pose can be taken. Raises NoPose."""
    rng = random.Random(session.seed)
    for _ in range(MOST):
        if session.pending is None:
            break
        seat = session.pending.seats[0]
        if seat in session.humans and next(_moves(TableModel(session, boards, seat), pose), None):
            return
        session.propose(rng.choice(session.legal(seat)))
    raise NoPose


def _moves(model: TableModel, pose: str) -> Iterator[tuple[str, str]]:
    """The piece to be taken and the slot to which it goes, for each way to take the pose."""
    for piece in model.movable():
        if pose == HELD:
            yield from ((piece, slot) for slot in model.targets(piece) if slot != model.laid[piece].spot.slot)
        else:
            for slot in model.layout.slots:
                if isinstance(model.drop(piece, slot), Refused):
                    yield piece, slot


def take(app: App, pose: str) -> None:
    """Do with the pointer what the pose shows, in the scene that is on top."""
    scene: Any = app.scenes.top
    if pose == OPTIONS:
        switches = next((w for w in scene.widgets if w.id == "switches"), None)
        if switches is not None:
            x, y = switches.centre
            app.dispatch(ev.PointerDown(x, y, 1))
            app.dispatch(ev.PointerUp(x, y, 1))
        return
    model: TableModel = scene.model
    piece, slot = next(_moves(model, pose))
    x, y, w, h = model.laid[piece].rect
    start, end = (x + w / 2, y + h / 2), model.layout.slots[slot].centre
    app.dispatch(ev.PointerMove(*start, False))
    app.dispatch(ev.PointerDown(*start, 1))
    for part in (0.3, 0.7, 1.0):
        place = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        app.dispatch(ev.PointerMove(*place, True))
    if pose == REFUSED:
        app.dispatch(ev.PointerUp(*end, 1))
