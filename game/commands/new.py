"""``taku new <id>``: a small game that is whole, with a test of its own, to begin another one from."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path

from game.commands.common import UsageProblem, say
from game.letters import clean
from game.text.catalog import Texts

SKELETON = Path(__file__).parent / "skeleton"
TEST = Path(__file__).parent / "skeleton_test.py.txt"
_ID = re.compile(r"[a-z][a-z0-9]{2,19}")
_MOST = 40
"""Letters of a name."""


def new(options: argparse.Namespace, texts: Texts) -> int:
    """Write the folder of a new title, and a test of its rules where there is a folder of tests. Raises UsageProblem for an
    id that cannot be used, or a place that is not there."""
    import game.titles
    from game.titles import catalogue

    name = options.title
    if not _ID.fullmatch(name):
        raise UsageProblem("command-new-bad-id", title=name[:40])
    shelf = Path(next(iter(game.titles.__path__)))
    target = shelf / name
    if name in catalogue or os.path.lexists(target) or name == SKELETON.name:
        raise UsageProblem("command-new-taken", title=name, allowed=", ".join(catalogue))
    english = _asked(texts("new-ask-name", name=name.capitalize()), options.name) or name.capitalize()
    japanese = _asked(texts("new-ask-name-ja", name=english), options.name_ja)
    try:
        written = copy_skeleton(name, target, english, japanese or english)
        tests = shelf.parents[1] / "tests" / "titles"
        written += copy_test(name, tests)
    except OSError as fault:
        raise UsageProblem("command-unwritable", path=str(fault.filename or target)) from None
    say(texts("new-done", title=name, folder=str(target), files=written))
    if not japanese and not sys.stdin.isatty():
        say(texts("new-name-english", title=name, name=english))
    if (tests / name).is_dir():
        say(texts("new-observed", title=name))
    return 0


def _asked(question: str, given: str) -> str:
    """The name that was given, or what is answered on a terminal."""
    answer = given if given or not sys.stdin.isatty() else input(f"{question} ")
    return clean(answer).replace("{", "").replace("}", "").strip()[:_MOST]


def copy_skeleton(name: str, target: Path, english: str = "", japanese: str = "") -> int:
    """The skeleton under another id and with other names; returns how many files were written."""
    written = 0
    for path in sorted(SKELETON.rglob("*")):
        if path.is_dir() or "__pycache__" in path.parts:
            continue
        place = target / path.relative_to(SKELETON)
        place.parent.mkdir(parents=True, exist_ok=True)
        text = path.read_text(encoding="utf-8").replace("スケルトン", japanese or english or name.capitalize())
        if path.name == "en.ftl":
            text = text.replace("= Skeleton\n", f"= {english or name.capitalize()}\n")
        place.write_text(text.replace("Skeleton", name.capitalize()).replace("skeleton", name), encoding="utf-8")
        written += 1
    return written


def copy_test(name: str, tests: Path) -> int:
    """The test of the skeleton's rules for the new title, where there is a folder of tests; returns how many files were
    written."""
    if not tests.is_dir():
        return 0
    place = tests / name
    place.mkdir(exist_ok=True)
    (place / "__init__.py").touch()
    text = TEST.read_text(encoding="utf-8").replace("Skeleton", name.capitalize()).replace("skeleton", name)
    (place / "test_rules.py").write_text(text, encoding="utf-8")
    return 2
