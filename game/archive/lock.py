"""Who owns a session: one window from before it is read until it is left, renamed or deleted.

A lock belongs to the handle of an open file. So it holds between processes and within one, it does not fall when the file is
opened and closed by somebody else, and it falls by itself when a process ends.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from game.disk import plain_place
from game.engine.record import Unreadable

_OPENED = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)


class Held(Unreadable):
    """Another window has the session."""

    def __init__(self, document: Path) -> None:
        super().__init__("save_held", file=document.name)


class Lock:
    """Owned until ``release``, or until nobody has it any more. Raises Held if another window owns it, OSError if that cannot
    be found out, such as on a file system without locks."""

    def __init__(self, document: Path) -> None:
        import portalocker  # Only who opens a session waits for it: it takes a while.

        self._handle: int | None = None
        self._unlock, self._fault = portalocker.unlock, portalocker.LockException
        self._place = document.with_suffix(".lock")
        plain_place(self._place)
        while self._handle is None:
            handle = os.open(self._place, _OPENED, 0o666)
            try:
                portalocker.lock(handle, portalocker.LockFlags.EXCLUSIVE | portalocker.LockFlags.NON_BLOCKING)
            except portalocker.AlreadyLocked:
                os.close(handle)
                raise Held(document) from None
            except portalocker.LockException as fault:
                os.close(handle)
                raise OSError(str(fault)) from fault
            if os.fstat(handle).st_nlink:
                self._handle = handle
            else:  # Whoever had it has thrown the file away meanwhile.
                os.close(handle)

    def release(self) -> None:
        """Let others own it."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        with suppress(self._fault):
            self._unlock(handle)  # A process that was forked has the handle too.
        os.close(handle)
        if sys.platform == "win32":
            with suppress(OSError):  # It stays where somebody else has opened it.
                self._place.unlink()

    def __del__(self) -> None:
        self.release()
