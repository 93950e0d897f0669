"""A file is dropped onto the window: a recorded game is taken into the archive, whatever is shown; nothing else happens to it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.archive import Store, Trouble
from game.ui.scenes.archive.scene import Archive
from game.ui.scenes.archive.words import shown, trouble_told
from game.ui.scenes.opening import Opening
from game.ui.table.scene import TableScene

if TYPE_CHECKING:
    from game.ui.scene import Stage


def drop(stage: Stage, path: Path) -> None:
    """In the house the archive opens with the game, or with the sentence why it is none; at a table, in a lesson and while a
    game is being opened it is taken in and told over the scene, which goes on."""
    top = stage.scenes.top
    if isinstance(top, Archive):
        top.take(path)
    elif any(isinstance(scene, TableScene | Opening) for scene in stage.scenes.stack):
        _take_in(stage, path)
    else:
        archive = stage.make("archive")
        stage.scenes.push(archive)
        archive.take(path)


def _take_in(stage: Stage, path: Path) -> None:
    store: Store = stage.services.store
    found = store.import_file(path)
    if isinstance(found, Trouble):
        stage.tell(trouble_told(stage.texts, found, path.name), "warning")
        return
    stage.tell(stage.texts("archive-imported", file=shown(path.name)), "tick")
