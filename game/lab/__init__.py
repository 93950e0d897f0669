"""Many games without a screen, in chunks of bytes that any executor can carry out."""

from game.lab.chunks import Job, Played, play_chunk
from game.lab.pool import run

__all__ = ["Job", "Played", "play_chunk", "run"]
