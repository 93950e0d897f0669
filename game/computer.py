"""What the computer brings to a new game: the language it speaks, and a number nobody has chosen."""

from __future__ import annotations

import locale
import os
import random


def spoken_language() -> str:
    """Japanese where the computer speaks it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    if not spoken:
        spoken = locale.getlocale()[0] or ""
    return "ja" if spoken.lower().startswith(("ja", "japanese")) else "en"


def fresh_seed() -> int:
    """A seed for a new game."""
    return random.SystemRandom().getrandbits(48)
