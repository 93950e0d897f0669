"""The way back to a session: to the table at which it is being played, or to a new one on which it is laid out again."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from game.archive import Entry, Journal, Store, Trouble
from game.report import crash_report
from game.titles import catalogue
from game.ui.scenes.archive.words import trouble_told
from game.ui.scenes.opening import open_in_steps
from game.ui.widgets import Toast

if TYPE_CHECKING:
    from game.ui.scene import Stage
    from game.ui.table.scene import TableScene

Then: TypeAlias = "Callable[[TableScene], None]"
log = logging.getLogger(__name__)


def at_table(stage: Stage, session_id: str) -> TableScene | None:
    """The table at which a session is being played now, if there is one."""
    from game.ui.table.scene import TableScene

    tables = [scene for scene in stage.scenes.stack if isinstance(scene, TableScene) and scene.journal is not None]
    return next((table for table in tables if table.journal.id == session_id), None)


def resume(stage: Stage, entry: Entry, then: Then = lambda table: None) -> None:
    """Open a session at the table, or go back to it if it lies there, then do what comes next; a damaged one goes on from what
    is whole of it, as a new session."""
    table = at_table(stage, entry.id)
    if table is not None:
        stage.scenes.back_to(table)
        then(table)
        return
    store: Store = stage.services.store
    open_in_steps(stage, catalogue.get(entry.title), store.opening(entry.id), partial(_opened, stage, entry, then))


def show_ending(stage: Stage, entry: Entry) -> None:
    """The ending of a session that is over, over its table; the way back from it leads past the table."""

    def push(table: TableScene) -> None:
        if table.session.pending is None:
            stage.scenes.push(stage.make("ending", table=table, counted=True, again=True, alone=True))

    resume(stage, entry, push)


def _opened(stage: Stage, entry: Entry, then: Then, found: Journal | Trouble) -> None:
    store: Store = stage.services.store
    damage = trouble_told(stage.texts, found) if isinstance(found, Trouble) else ""
    if isinstance(found, Trouble) and (found.session is not None or found.snapshot):
        found = store.rescue(entry.id, snapshot=found.session is None)
    if isinstance(found, Trouble):
        top, text = stage.scenes.top, trouble_told(stage.texts, found)
        if top is not None and hasattr(top, "toasts"):
            top.toasts = [Toast(text, "", 8, None, "warning")]
        return
    below = stage.scenes.top

    def failed(fault: Exception) -> None:
        """Whatever is odd about a session must not take the room away."""
        stage.scenes.uncover(below)
        found.close()
        log.error("a session cannot be shown: %s (%s)", found.id, crash_report(fault), exc_info=fault)
        if below is not None and hasattr(below, "toasts"):
            text = stage.texts("save-odd", file=found.document.name)
            below.toasts = [Toast(text, "", 8, None, "warning")]

    try:
        table = stage.make("table", session=found.session, journal=found, read_only=found.read_only)
        stage.scenes.push(table)
        stage.draw()
        stage.invalidate()  # What is drawn here is not shown yet.
        if found.read_only:
            table.toast(stage.texts("archive-read-only"), icon="lock")
        elif damage and not found.troubled:
            table.toast(damage, seconds=0, icon="warning")
        then(table)
    except Exception as fault:
        failed(fault)
