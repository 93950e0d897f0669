"""``taku sounds``: what can be heard, by name, and played for whoever has ears."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from game.commands.common import UsageProblem, say
from game.paths import bundled
from game.text.catalog import Texts

ALL = "all"
PAUSE = 0.4
"""Seconds between one sound and the next."""


def sounds(options: argparse.Namespace, texts: Texts) -> int:
    """Say every name, or play those that were named."""
    known = shipped()
    if not options.names:
        for name in known:
            say(name)
        return 0
    for name in options.names:
        if name not in (*known, ALL):
            raise UsageProblem("command-bad-sound", name=name, allowed=", ".join((*known, ALL)))
    wanted = list(known) if ALL in options.names else options.names
    from game.ui.card import Card
    from game.ui.sound import SHORT

    card = Card()
    if not card.open():
        raise UsageProblem("command-no-sound-card")
    for name in wanted:
        clip = card.load(known[name])
        if clip is None:
            raise UsageProblem("command-broken-sound", path=str(known[name]))
        say(name)
        card.play(clip, SHORT)
        time.sleep(clip.get_length() + PAUSE)
    return 0


def shipped() -> dict[str, Path]:
    """Every sound by its name: the short ones, then ``place/room`` and ``place/theme``."""
    files = sorted(bundled("art").glob("*/sounds/*.wav")) + sorted(bundled("art").glob("*/sounds/*.ogg"))
    return {f"{f.parts[-3]}/{f.stem}" if f.suffix == ".ogg" else f.stem: f for f in files}
