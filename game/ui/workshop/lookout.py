"""Looks at folders again and again: which files are others than before."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Event, Thread

PAUSE = 0.2
"""Seconds between two looks. What has changed is told when it is found alike twice: nobody reads half a file."""
PASSED_OVER = frozenset({"__pycache__", "fonts", "sounds"})
Stamp = tuple[int, int]


class Lookout:
    """The files of some folders, with the time and size of each as they were last told."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = [os.fspath(folder) for folder in folders]
        self._told = self._before = self._look()
        self._ended = Event()

    @property
    def files(self) -> list[Path]:
        """Every file that is looked at."""
        return [Path(name) for name in self._told]

    def changed(self) -> set[Path]:
        """One look: the files that have changed, come or gone since they were told, and rested since the look before."""
        now, before, told = self._look(), self._before, self._told
        self._before = now
        others = {name for name in now.keys() | told.keys() if now.get(name) != told.get(name)}
        rested = {name for name in others if now.get(name) == before.get(name)}
        self._told = {name: stamp for name, stamp in {**told, **now}.items() if name not in others}
        self._told |= {name: now[name] for name in rested if name in now}
        self._told |= {name: told[name] for name in others - rested if name in told}
        return {Path(name) for name in rested}

    def begin(self, tell: Callable[[set[Path]], None]) -> None:
        """From now on look by itself, in a thread of its own, and tell what has changed."""

        def run() -> None:
            while not self._ended.wait(PAUSE):
                changed = self.changed()
                if changed:
                    tell(changed)

        Thread(target=run, name="lookout", daemon=True).start()

    def end(self) -> None:
        """Look no more."""
        self._ended.set()

    def _look(self) -> dict[str, Stamp]:
        return {name: stamp for folder in self._folders for name, stamp in _files(folder)}


def _files(folder: str) -> Iterator[tuple[str, Stamp]]:
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    if entry.name not in PASSED_OVER:
                        yield from _files(entry.path)
                elif not entry.name.startswith("."):
                    stat = entry.stat()
                    yield entry.path, (stat.st_mtime_ns, stat.st_size)
    except OSError:  # It is being replaced just now: the next look finds it.
        return
