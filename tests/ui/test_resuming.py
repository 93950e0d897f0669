"""A game that is gone on with is seen at once, though nothing moves on its table."""

from __future__ import annotations

from game.ui.scenes.resuming import resume

from .conftest import Desk


def test_what_is_drawn_to_see_that_it_can_be_drawn_is_shown_too(desk: Desk) -> None:
    desk.solo(3, 12)
    desk.journal.close()
    desk.app.scenes.uncover(desk.app.scenes.stack[0])
    (entry,) = desk.app.services.listing.known()
    resume(desk.app, entry)
    assert desk.app.scenes.top.session.plies
    assert desk.app.lacks, "the window shows what was there before until a frame is drawn"
