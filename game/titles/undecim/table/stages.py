"""Which of its four boards the table of Undecim shows."""

from __future__ import annotations

from typing import Final

from game.engine import HIDDEN, View
from game.titles.undecim.rules.state import UndecimState

TABLE: Final = "table"
CHOOSE: Final = "choose"
BUILD: Final = "build"
NIGHT: Final = "night"
BUILDS: Final = frozenset({"build", "auto_action", "develop_one"})
"""The questions that are answered by a settlement."""


def stage(v: View) -> str:
    """``choose`` while the seat that looks chooses its card in secret, ``build`` while it may settle or develop,
    ``night`` while enemies are being discarded, else ``table``."""
    s: UndecimState = v.state
    key = s.pending[-1].key if s.pending else ""
    if key == "select" and v.seat is not None and HIDDEN not in s.actions[v.seat]:
        return CHOOSE
    if key in BUILDS and v.seat in s.pending[-1].seats:
        return BUILD
    return NIGHT if key == "discard_enemies" else TABLE
