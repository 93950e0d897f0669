"""A session's table as the app draws it, without a display."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from game.engine import Session
from game.text.catalog import Texts


def picture(session: Session, size: tuple[int, int], language: str = "en") -> bytes:
    """The picture as bytes of red, green and blue, row by row."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.ui.start import snapshot

    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "table.png"
        snapshot(Texts(language), session, out, size, 0, "table")
        return pygame.image.tobytes(pygame.image.load(out), "RGB")
