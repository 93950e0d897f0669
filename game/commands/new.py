"""``taku new <id>``: a small game that is whole, to begin another one from."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

from game.commands.common import UsageProblem, say
from game.text.catalog import Texts

SKELETON = Path(__file__).parent / "skeleton"
_ID = re.compile(r"[a-z][a-z0-9]{2,19}")


def new(options: argparse.Namespace, texts: Texts) -> int:
    """Write the folder of a new title. Raises UsageProblem for an id that cannot be used, or a place that is not there."""
    import game.titles
    from game.titles import catalogue

    name = options.title
    if not _ID.fullmatch(name):
        raise UsageProblem("command-new-bad-id", title=name[:40])
    shelf = Path(next(iter(game.titles.__path__)))
    target = shelf / name
    if name in catalogue or os.path.lexists(target) or name == SKELETON.name:
        raise UsageProblem("command-new-taken", title=name, allowed=", ".join(catalogue))
    try:
        written = copy_skeleton(name, target)
    except OSError as fault:
        raise UsageProblem("command-unwritable", path=str(fault.filename or target)) from None
    say(texts("new-done", title=name, folder=str(target), files=written))
    return 0


def copy_skeleton(name: str, target: Path) -> int:
    """The skeleton under another name; returns how many files were written."""
    written = 0
    for path in sorted(SKELETON.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        place = target / path.relative_to(SKELETON)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8")
        place.write_text(text.replace("Skeleton", name.capitalize()).replace("skeleton", name), encoding="utf-8")
        written += 1
    return written
