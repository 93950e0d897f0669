"""Many games without a screen, in chunks of bytes that any executor can carry out."""

from importlib import import_module
from typing import Any

from game.lab.chunks import Job, Played, play_chunk
from game.lab.pool import run


def env(title: str, seats: int = 0, **more: Any) -> Any:
    """The title as an environment for learning: see ``game.gym``, which needs the extra ``taku[gym]`` and, to draw, the
    screen above this package: it is looked for only now."""
    return import_module("game.gym").env(title, seats, **more)
