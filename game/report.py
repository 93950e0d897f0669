"""Crash reports: what went wrong, kept as a file that a person can send."""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from pathlib import Path

from game import __version__
from game.disk import write_whole
from game.paths import log_folder

KEPT = 20
"""Reports that are kept; the oldest give way."""


def crash_report(fault: BaseException, more: str = "") -> Path | None:
    """Write down what happened; where it lies, or None if that failed too."""
    where = f"taku {__version__}\npython {sys.version}\n{platform.platform()}\n\n"
    return write_crash_report(where + "".join(traceback.format_exception(fault)) + more)


def write_crash_report(text: str) -> Path | None:
    """Keep a crash report in the log folder; its place, or None if that failed too."""
    try:
        folder = log_folder()
        folder.mkdir(parents=True, exist_ok=True)
        stem = time.strftime("crash-%Y%m%d-%H%M%S")
        names = (folder / f"{stem}{f'-{n}' if n else ''}.txt" for n in range(1000))
        path = next(name for name in names if not os.path.lexists(name))
        write_whole(path, text.encode("utf-8", "backslashreplace"))
        for old in sorted(folder.glob("crash-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
    except (OSError, StopIteration):
        return None
    return path
