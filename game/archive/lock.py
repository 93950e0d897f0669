"""Who owns a session: one window from before it is read until it is left, renamed or deleted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from game.disk import plain_place
from game.engine.record import Unreadable

if TYPE_CHECKING:
    from filelock import BaseFileLock


class Held(Unreadable):
    """Another window has the session."""

    def __init__(self, document: Path) -> None:
        super().__init__("save_held", file=document.name)


class Lock:
    """Owned until ``release``. Raises Held if another window owns it, OSError if that cannot be found out."""

    def __init__(self, document: Path) -> None:
        from filelock import FileLock, Timeout  # Only who opens a session waits for it: it takes a while.

        path = str(document.with_suffix(".lock"))
        try:
            plain_place(Path(path))
            self._lock: BaseFileLock = FileLock(path, thread_local=False)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise Held(document) from None
        except NotImplementedError as fault:  # A file system without locks.
            raise OSError(str(fault)) from fault

    def release(self) -> None:
        """Let others own it."""
        self._lock.release()
