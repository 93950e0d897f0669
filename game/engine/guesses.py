"""What the terms of an evaluation assume of the time to come."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING


class Guesses(SimpleNamespace):
    """The numbers under ``[guesses]`` in ``bot.toml``, each by its name."""

    if TYPE_CHECKING:

        def __getattribute__(self, name: str) -> float: ...
