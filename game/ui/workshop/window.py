"""The window of whoever draws a game: it shows what changes, and says what is broken and where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.engine import Catalogue
from game.paths import bundled
from game.text.catalog import HERE
from game.ui.app import App
from game.ui.widgets import Toast
from game.ui.workshop.faults import SourceFault
from game.ui.workshop.lookout import Lookout
from game.ui.workshop.workshop import Workshop

PLACE = (240, 60, 800, 64)


class WatchedWindow(App):
    """The window over files that are being worked on: those of ``folders``, by default all drawings, boards, texts and games.
    ``told`` is the fault that it says now, ``stands_still`` true while nothing good is there to be shown."""

    def __init__(self, *given: Any, titles: Catalogue, folders: Iterable[Path] = (), **named: Any) -> None:
        super().__init__(*given, **named)
        folders = [*(folders or (bundled("art"), *titles.places.values(), HERE))]
        self.root = folders[0].parent
        self.lookout = Lookout(folders)
        self.workshop = Workshop(self, titles, self.lookout.files)
        self.told: SourceFault | None = None
        self.stands_still = False

    def run(self, first: Any = None) -> None:
        """Watch while the window is there."""
        self.lookout.begin(lambda paths: self.post(partial(self.take, paths)))
        try:
            super().run(first)
        finally:
            self.close()

    def close(self) -> None:
        """Watch no more."""
        self.lookout.end()
        self.workshop.close()

    def take(self, paths: Iterable[Path]) -> None:
        """Show what has changed, and say what is broken of it."""
        try:
            self.workshop.take(paths)
            self.stands_still = False
        except Exception:
            if not self.workshop.faults:
                raise
            self.stands_still = True
        self._say()

    def frame(self) -> bool:
        """As ever; what fails by a file that somebody works on is taken back. With nothing to go back to, only the fault
        is shown, until it is mended."""
        if self.stands_still:
            return self._wait()
        return bool(self.guarded(super().frame))

    def guarded(self, work: Callable[[], Any]) -> Any:
        """Do something of the window. What fails by a file is said; None comes back then. Raises what no file is to blame
        for."""
        try:
            return work()
        except Exception as raised:
            if not self.workshop.put_back(raised):
                if not self.workshop.faults:
                    raise
                self.stands_still = True
            self._say()
            return None

    def forget_files(self, paths: Collection[Path]) -> None:
        """Let go of the pictures and sentences that were made of these files."""
        if any(path.suffix == ".ftl" for path in paths):
            self.texts.read_anew()
        art = self.rasters.folder
        drawings = (path for path in paths if path.suffix == ".svg" and path.is_relative_to(art))
        self.rasters.forget({path.relative_to(art).with_suffix("").as_posix() for path in drawings})
        self._told_broken = False

    @property
    def words(self) -> str:
        """What is broken and where, in one sentence; "" if nothing is."""
        return f"{self.told.place(self.root)}: {self.told.sentence(self.texts)}" if self.told else ""

    def _say(self) -> None:
        """The newest fault stands over every scene until it is mended."""
        fault = next(reversed(self.workshop.faults.values()), None)
        if fault != self.told:
            self.told = fault
            words = (fault.sentence(self.texts), fault.place(self.root)) if fault else ("", "")
            self.notice = Toast(*words, 0, None, "warning", PLACE) if fault else None
        self.invalidate()

    def _wait(self) -> bool:
        if any(event.type == pygame.QUIT for event in pygame.event.get()):
            self.quit()
        while not self._posted.empty():
            self._posted.get()()
        self.surface.fill("#0E1A16")
        if self.notice is not None:
            self.notice.draw(self.canvas)
        pygame.display.flip()
        return False
