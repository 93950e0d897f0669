"""Takes in files that have changed: what is good is shown from now on; of what is broken, what was good before."""

from __future__ import annotations

import importlib.util
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, Protocol

from game.engine import Catalogue, Session
from game.engine.catalogue import LoadedTitle, TitleTrouble
from game.presentation import scenery
from game.sources import HELD
from game.table import lessons
from game.table.layout import LayoutError
from game.ui import tones
from game.ui.memory import remembered
from game.ui.scene import SceneManager
from game.ui.workshop.faults import SourceFault, board_fault, fault_at, fault_in, fault_of

READ = frozenset({".svg", ".tmx", ".ftl"})
"""Files that are read whenever they are drawn or said; all others of a title are read when it is imported."""
IMPORTED = frozenset({".py", ".toml"})
OF_WORDS = frozenset({"game.text.breaking", "game.ui.canvas", "game.ui.fonts"})
"""Modules that remember nothing but words and fonts, which is much to measure again."""
PLACEMENT = Path("table/placement.py")
"""Where a title says which slots it needs."""


class WorkshopWindow(Protocol):
    """What the workshop asks of the window."""

    scenes: SceneManager

    def forget_files(self, paths: Collection[Path]) -> None:
        """Let go of the pictures and sentences that were made of these files."""

    def draw(self) -> bool:
        """Draw all scenes now."""


class Workshop:
    """The files of the games that are being worked on. ``faults`` is what is wrong with some of them now, the newest last;
    the game goes on with what was good before."""

    def __init__(self, window: WorkshopWindow, titles: Catalogue, files: Iterable[Path]) -> None:
        self.window, self.titles, self.places = window, titles, titles.places
        self.faults: dict[Path, SourceFault] = {}
        self._good = {path: text for path in files if path.suffix in READ and (text := _text(path)) is not None}
        self._older: dict[Path, str] = {}
        self._before: dict[str, LoadedTitle] = {}

    def take(self, paths: Iterable[Path]) -> None:
        """Show what has changed; what was broken is tried again, since it may have waited for this."""
        paths = {*paths, *self.faults}
        for path in sorted(path for path in paths if path.suffix in READ):
            self._read(path)
        renewed = {self._title_of(path) for path in paths if path.suffix in IMPORTED} - {""}
        for path in paths:
            if path.suffix == ".py":  # Of two changes in one second with as many letters Python would miss the second.
                Path(importlib.util.cache_from_source(path)).unlink(missing_ok=True)
        for name in sorted(renewed):
            self._import(name)
        self._show(paths)

    def close(self) -> None:
        """From now on files are read as they lie there."""
        for path in self._good:
            HELD.pop(path, None)

    def put_back(self, raised: Exception) -> bool:
        """Something failed while the window was drawn or lived: take back what is to blame, and show what was good before.
        False if none of the files is, or there is nothing to go back to; ``faults`` then has it none the less."""
        if not self._blame(raised):
            return False
        self._show(())
        return True

    # --- inside ----------------------------------------------------------------------------------

    def _read(self, path: Path) -> None:
        HELD.pop(path, None)
        fault = fault_in(path)
        if fault is not None:
            self._tell(fault)
            if path in self._good:
                HELD[path] = self._good[path]
            return
        self.faults.pop(path, None)
        text = _text(path)
        if text is not None and text != self._good.get(path):
            if path in self._good:
                self._older[path] = self._good[path]
            self._good[path] = text

    def _import(self, name: str) -> None:
        folder = self.places[name]
        for path in [path for path in self.faults if path.suffix in IMPORTED and path.is_relative_to(folder)]:
            del self.faults[path]
        loaded = self.titles.renew(name)
        if isinstance(loaded, TitleTrouble):
            self._tell(fault_of(folder, loaded))
            return
        if not all(session.renew(self.titles[name]) for session in self._sessions(name)):
            self.titles.put_back(loaded)
            self._renew_sessions(name)
            self._tell(SourceFault(folder / "__init__.py", 1, "workshop-other-state"))
            return
        if not isinstance(loaded.found, TitleTrouble):
            self._before[name] = loaded

    def _show(self, paths: Collection[Path]) -> None:
        """Everything anew that was made of some files. What fails by that is taken back, and the rest shown. Raises what no
        file is to blame for."""
        while True:
            try:
                forget_all()
                self.window.forget_files(paths)
                self.window.scenes.renew()
                self.window.draw()
                return
            except Exception as raised:
                if not self._blame(raised):
                    raise

    def _blame(self, raised: Exception) -> bool:
        if isinstance(raised, LayoutError):
            for path in [path for path in self._older if path.name == raised.params["file"] and path not in HELD]:
                self._tell(board_fault(path, raised))
                HELD[path] = self._good[path] = self._older.pop(path)
                return True
        for name, folder in self.places.items():
            fault = fault_at(folder, raised)
            if fault is None and isinstance(raised, LayoutError) and name in self._before:
                fault = SourceFault(folder / PLACEMENT, 1, raised.code.replace("_", "-"), raised.params)
            if fault is None:
                continue
            self._tell(fault)
            if name in self._before:
                self.titles.put_back(self._before.pop(name))
                self._renew_sessions(name)
                return True
        return False

    def _tell(self, fault: SourceFault) -> None:
        self.faults.pop(fault.path, None)
        self.faults[fault.path] = fault

    def _sessions(self, name: str) -> list[Session]:
        found: list[Any] = [getattr(scene, "session", None) for scene in self.window.scenes.stack]
        known = {id(one): one for one in found if isinstance(one, Session) and one.title.id == name}
        return list(known.values())

    def _renew_sessions(self, name: str) -> None:
        for session in self._sessions(name):
            session.renew(self.titles[name])

    def _title_of(self, path: Path) -> str:
        return next((name for name, folder in self.places.items() if path.is_relative_to(folder)), "")


def _text(path: Path) -> str | None:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def forget_all() -> None:
    """Let go of whatever the modules of the game remember of files: what is kept by ``functools``, but for the widths of
    words, and a few more."""
    for kept in list(remembered("game")):
        if kept.__module__ not in OF_WORDS:
            kept.cache_clear()
    for module in (lessons, scenery, tones):
        module.forget()
