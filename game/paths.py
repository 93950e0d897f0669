"""Where things lie: what is shipped with the app, and what belongs to the player."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_OWN_FOLDER = "TAKU_DATA_DIR"


def bundled(kind: str) -> Path:
    """The shipped folder "art" or "saves", from an installed wheel, a frozen build or a checkout."""
    frozen = getattr(sys, "_MEIPASS", None)
    for place in (_HERE / f"_{kind}", *([Path(frozen) / kind] if frozen else []), _HERE.parent / kind):
        if place.is_dir():
            return place
    return _HERE.parent / kind


@cache
def _own(kind: str) -> Path:
    override = os.environ.get(_OWN_FOLDER)
    if override:
        return Path(override) / kind if kind != "data" else Path(override)
    from platformdirs import PlatformDirs

    dirs = PlatformDirs("taku", appauthor=False)
    return Path({"data": dirs.user_data_dir, "config": dirs.user_config_dir, "log": dirs.user_log_dir}[kind])


def sessions_folder() -> Path:
    """Where the player's sessions lie (it need not exist yet)."""
    return _own("data") / "sessions"


def lab_folder() -> Path:
    """Where studies that were begun in the app lie."""
    return _own("data") / "lab"


def progress_file() -> Path:
    """Which lessons the player has had."""
    return _own("data") / "lessons.json"


def settings_file() -> Path:
    """The player's settings."""
    return _own("config") / "settings.json"


def log_folder() -> Path:
    """Log files and crash reports."""
    return _own("log")
