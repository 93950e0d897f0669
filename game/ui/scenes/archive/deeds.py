"""What is done with sessions in the archive: looked at, branched, copied, renamed, taken out, taken in, deleted."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.archive import Entry, Loaded, Store, Trouble
from game.disk import plain_place, problem_code, write_whole
from game.engine import Session
from game.engine.record import Unreadable
from game.engine.session import PRACTICE
from game.titles import catalogue
from game.ui.canvas import Rect
from game.ui.scenes.archive.words import name_of, shown, trouble_told
from game.ui.scenes.opening import open_in_steps
from game.ui.widgets import Dialog, Toast

if TYPE_CHECKING:
    from game.ui.scene import Stage

TOAST: Rect = (828, 644, 428, 56)
UNDO_SECONDS = 8.0


class ArchiveDeeds:
    """Does it, and says what came of it by a toast or a question. ``changed`` is told with the session to choose."""

    def __init__(self, stage: Stage, path_of: Callable[[Entry], Path], changed: Callable[[str], None]) -> None:
        self.stage, self.path_of, self.changed = stage, path_of, changed
        self.texts = stage.texts
        self.store: Store = stage.services.store
        self.toasts: list[Toast] = []
        self.dialog: Dialog | None = None
        self._counting: Toast | None = None

    # --- looking ---------------------------------------------------------------------------------

    def watch(self, entry: Entry, at_end: bool = False) -> None:
        """Put a session on the table to look at, from its first moment or its last one; nothing of it is changed."""
        steps = self.store.looking(self.path_of(entry))
        then = partial(self._looked, entry.id.rsplit("/", 1)[-1], at_end)
        open_in_steps(self.stage, catalogue.get(entry.title), steps, then)

    def review(self, entry: Entry) -> None:
        """Look a finished game over; what is found is kept beside the own games."""
        steps = self.store.looking(self.path_of(entry))
        then = partial(self._reviewed, entry.id.rsplit("/", 1)[-1])
        open_in_steps(self.stage, catalogue.get(entry.title), steps, then)

    def _reviewed(self, source_id: str, found: Loaded | Trouble) -> None:
        if isinstance(found, Trouble):
            self.trouble(found)
            return
        make = self.stage.make
        table = make("table", session=found.session, read_only=True, source_id=source_id)
        self.stage.scenes.push(make("review", table=table, document=self.store.path(source_id)))

    def _looked(self, source_id: str, at_end: bool, found: Loaded | Trouble) -> None:
        session = found.session
        history = session is not None and bool(session.foreign)
        if isinstance(found, Trouble) and not history:
            self.trouble(found)
            return
        scene = self.stage.make("table", session=session, read_only=True, source_id=source_id)
        self.stage.scenes.push(scene)
        scene.look_at(max(0, len(session.plies) - 1) if at_end and session is not None else 0)
        if isinstance(found, Trouble):
            scene.toast(self.texts.say(found.code.replace("_", "-"), found.params), seconds=0, icon="lock")

    # --- files -----------------------------------------------------------------------------------

    def duplicate(self, entry: Entry) -> None:
        """A copy under an id of its own."""
        copies: list[str] = []
        self._try(lambda: copies.append(self.store.duplicate(entry.id)))
        if copies:
            self.changed(copies[0])
            copy = next((e for e in self.stage.services.listing.known() if e.id == copies[0]), entry)
            new = PRACTICE in copy.flags and PRACTICE not in entry.flags
            message = "archive-copied-practice" if new else "archive-copied"
            self.say(self.texts(message, name=name_of(self.texts, entry)), "copy")

    def rename(self, entry: Entry, name: str) -> None:
        """Give it a name of its own; an empty one takes the name away."""

        self._try(lambda: self.store.rename(entry.id, name))
        self.changed(entry.id)

    def export(self, entry: Entry, target: Path) -> None:
        """Write it as one file elsewhere. What stands there already is not overwritten without a question."""
        if os.path.isdir(target):
            target = target / f"{entry.id.rsplit('/', 1)[-1]}.taku"
        found: list[Path] = []
        self._try(lambda: found.append(plain_place(target)), target)
        if not found:
            return
        if not os.path.exists(target):
            self._export(entry, target)
            return

        def over() -> None:
            self.dialog = None
            self._export(entry, target)

        self._ask("archive-overwrite", shown(str(target)), "archive-overwrite-do", over, focus=0)

    def _export(self, entry: Entry, target: Path) -> None:
        def write() -> None:
            if entry.id.startswith("shipped/"):
                write_whole(target, self.path_of(entry).read_bytes())
            else:
                self.store.export(entry.id, target)
            self.say(self.texts("archive-exported", path=shown(str(target))), "export")

        self._try(write, target)

    def take(self, path: Path) -> None:
        """Take a file into the archive, or say what is wrong with it and offer what is whole of it."""
        found = self.store.import_file(path)
        if isinstance(found, Trouble):
            self.trouble(found, path)
            return
        self.changed(found)
        self.say(self.texts("archive-imported", file=shown(path.name)), "tick")

    def delete(self, entry: Entry) -> None:
        """Put it into the trash, with a way back for some seconds."""
        texts = self.texts
        name = name_of(texts, entry)
        found: list[Callable[[], None]] = []
        self._try(lambda: found.append(self.store.delete(entry.id)))
        if not found:
            return
        (undo,) = found

        def back() -> None:
            self.toasts = []
            self._try(undo)
            self.changed(entry.id)

        action = (texts("archive-undo"), back)
        toast = Toast(texts("archive-deleted", name=name), "", UNDO_SECONDS, action, "delete", TOAST)
        if toast.button is not None:
            toast.button.icon, toast.button.align, toast.button.size, toast.button.pad = "undo", "left", 13.5, 11
        self.toasts = [toast]
        self._counting = toast
        self._count()
        self.changed("")

    # --- saying ----------------------------------------------------------------------------------

    def say(self, text: str, icon: str) -> None:
        """A toast."""
        self.toasts = [Toast(text, "", 8, None, icon, TOAST)]
        self.stage.invalidate()

    def trouble(self, trouble: Trouble, path: Path | None = None) -> None:
        """Say what is wrong with a file; offer what is whole of it."""
        text = trouble_told(self.texts, trouble, path.name if path else "")
        if trouble.session is None or trouble.session.foreign:
            self.say(text, "warning")
            return
        session: Session = trouble.session

        def keep() -> None:
            self.dialog = None
            journal = self.store.create(session)
            journal.close()
            if journal.troubled:
                self.say(self.texts(journal.troubled, place=shown(journal.place)), "warning")
                return
            self.changed(journal.id)

        rescue = self.texts("archive-rescue", ply=len(session.plies))
        self._ask("archive-state-torn", text, "", keep, focus=1, label=rescue)

    def update(self, seconds: float) -> bool:
        """Time passes for the toasts; true while they must be drawn again."""
        moving = [toast.update(seconds) for toast in self.toasts]
        self.toasts = [toast for toast in self.toasts if toast.visible]
        self._count()
        return any(moving)

    def _count(self) -> None:
        if self._counting in self.toasts and self._counting is not None:
            left = math.ceil(self._counting.left)
            self._counting.sub = self.texts("archive-deleted-sub", seconds=left)

    def _ask(
        self, question: str, follows: str, answer: str, act: Callable[[], None], focus: int, label: str = ""
    ) -> None:
        texts = self.texts
        answers = [
            (texts("table-cancel"), "paper", self.close_dialog),
            (label or texts(answer), "gold", act),
        ]
        self.dialog = Dialog(self.stage.canvas, texts(question), follows, answers, self.close_dialog, focus)
        self.stage.invalidate()

    def close_dialog(self) -> None:
        """Leave the question unanswered: nothing is done."""
        self.dialog = None

    def _try(self, act: Callable[[], object], place: Path | str = "") -> None:
        try:
            act()
        except Unreadable as fault:
            self.say(self.texts.say(fault.code.replace("_", "-"), dict(fault.params)), "warning")
        except OSError as fault:
            where = str(place or self.store.folder)
            self.say(self.texts(problem_code(fault), place=shown(where)), "warning")
