"""What the player has set: small, written at once, never in the way if its file is damaged."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from game.disk import TooLarge, put_aside, read_whole, write_whole
from game.letters import clean

LARGEST = 64 * 1024
"""Bytes beyond which a file holds no settings."""
SPEEDS = ("off", "fast", "normal", "slow", "step")
COACHES = ("off", "first", "always")
VOLUMES = ("volume_all", "volume_pieces", "volume_bell", "volume_room", "volume_music")
HIGHLIGHTS = ("soft", "normal", "strong")
TABLES = ("quiet", "full")
LARGE_TEXT = 1.2
"""A scale of texts above which a table shows everything in full."""


class Settings(msgspec.Struct, omit_defaults=True):
    """Every setting with its default. ``language`` "" is the computer's own."""

    language: Literal["", "ja", "en"] = ""
    ui_scale: float = 1.0
    text_scale: float = 1.0
    animation: Literal["off", "fast", "normal", "slow", "step"] = "normal"
    reduced_motion: bool = False
    ambience: bool = True
    highlight: Literal["soft", "normal", "strong"] = "normal"
    table: Literal["quiet", "full"] = "quiet"
    captions: bool = False
    volume_all: int = 50
    volume_pieces: int = 80
    volume_bell: int = 40
    muted: bool = False
    fullscreen: bool = False
    hold_to_lift: bool = True
    names: list[str] = []
    coach: Literal["off", "first", "always"] = "first"
    volume_room: int = 20
    volume_music: int = 25

    def within_bounds(self) -> Settings:
        """The same settings with every number inside its range."""
        self.ui_scale = min(1.5, max(0.8, self.ui_scale))
        self.text_scale = min(1.5, max(0.8, self.text_scale))
        for name in VOLUMES:
            setattr(self, name, min(100, max(0, getattr(self, name))))
        self.names = [clean(name) for name in self.names[:8]]
        return self


def is_quiet(settings: Settings) -> bool:
    """True if tables are quiet: as chosen, but never where letters are large or lights are strong."""
    return settings.table == "quiet" and settings.text_scale <= LARGE_TEXT and settings.highlight != "strong"


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings of the file and a problem code, or None. A damaged file is kept as ``.damaged``."""
    try:
        data = read_whole(path, LARGEST)
        return msgspec.json.decode(data, type=Settings).within_bounds(), None
    except FileNotFoundError:
        return Settings(), None
    except (TooLarge, ValueError, RecursionError):  # ValueError: no JSON, no text, another shape.
        put_aside(path, path.with_suffix(".damaged"))
        return Settings(), "settings_damaged"
    except OSError:
        return Settings(), "settings_unreadable"


def save(settings: Settings, path: Path) -> str | None:
    """Write the settings at once and whole; a problem code, or None."""
    try:
        data = msgspec.json.format(msgspec.json.encode(settings))
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    except (OSError, UnicodeEncodeError):
        return "settings_unwritable"
    return None
