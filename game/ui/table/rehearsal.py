"""What a game shows at large later on is drawn ahead: while nobody does anything another game of its kind is played where
nobody sees it, and what its scenes draw is made ready in a thread."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from typing import Final

from game.engine import Seat, Session
from game.presentation import DisplayList, Text
from game.table.arrange import arrange
from game.table.boards import board_of
from game.table.layout import Rect
from game.text.breaking import clauses
from game.ui.table.board.painter import Painter, foresee
from game.ui.table.context import TableContext

log = logging.getLogger(__name__)

LEAST: Final = 1 << 17
"""Pixels from which a drawing is worth it."""
EVERY: Final = 4
"""Of so many moments one is looked at with its panels, which take longer to lay than everything else."""
IDLE: Final = 0.004
"""Seconds of a frame in which nothing is to be drawn."""
CURTAIN: Final[dict[str, Rect]] = {
    "shared/house/curtain_back": (0, 0, 1280, 720),
    "shared/house/curtain": (0, 0, 1280, 720),
    "shared/house/curtain_crest": (410, 58, 460, 460),
}
"""What falls between two people at one screen, and where."""


def rehearsing(table: TableContext) -> Iterator[None]:
    """Play a game at random with as many seats and the same options, and look ahead at what it draws and says, in small steps.
    Since nobody has asked for it, a fault on the way is a line in the log and ends it."""
    try:
        yield from _looked_through(table)
    except Exception:
        log.exception("what %s shows later on could not be looked through", table.title.id)


def _looked_through(table: TableContext) -> Iterator[None]:
    model, canvas, session = table.model, table.child(table.stage.canvas), table.session
    if len(session.humans) > 1:
        for name, rect in CURTAIN.items():
            canvas.rasters.foresee(name, canvas.box(rect).size, later=True)
    played = Session(session.title, [Seat() for _ in session.seats], session.options, 0)
    rng, art = random.Random(0), model.art
    while played.pending is not None:
        seat = played.pending.seats[0]
        view = played.view(seat)
        sheets = [(art.backdrop(view), (0.0, 0.0)), (art.light(view), (0.0, 0.0))]
        if not len(played.plies) % EVERY:
            layout = board_of(model.presentation, model.boards, view)
            sheets += [(sheet, layout.regions[region][:2]) for region, sheet in art.panels(view)]
            for laid in arrange(model.presentation.placement(view), layout, model.sizes).values():
                yield from table.painter.picturing(
                    canvas, ("face", laid.spot.face), art.face(laid.spot.face), laid.scale, None, laid.turn
                )
        for sheet, corner in sheets:
            if sheet is not None:
                yield
                foresee(canvas.child((*corner, *sheet.size)), sheet, LEAST, later=True)
                yield from hear(table.painter, sheet)
        played.propose(rng.choice(played.legal(seat)))


def hear(painter: Painter, sheet: DisplayList) -> Iterator[None]:
    """Find out where the lines of what a sheet says may end, words by words."""
    for mark in sheet.marks:
        if isinstance(mark, Text):
            for words in painter.forms(mark):
                clauses(words)
                yield


__all__ = ["CURTAIN", "IDLE", "hear", "rehearsing"]
