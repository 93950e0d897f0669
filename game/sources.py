"""The text of a file that the app is drawn and worded from: what lies there, or what lay there before while somebody works on
it and what lies there is broken."""

from __future__ import annotations

from pathlib import Path

HELD: dict[Path, str] = {}
"""Files that are read as they were. Empty but for whoever watches files that are being worked on."""


def source(path: Path) -> str:
    """The text of a file. Raises OSError, UnicodeDecodeError."""
    held = HELD.get(path)
    return path.read_text("utf-8") if held is None else held
