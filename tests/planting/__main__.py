"""Plants a hundred small faults, one at a time, in a copy of the project, and tells which the quick suite does not notice.

    python -m tests.planting --results FOLDER     all of them, by the tests that come to their places
    python -m tests.planting --only 4,17          these alone, or those of one area: --only cuba
    python -m tests.planting --tree ../old        the same faults in another copy, with the tests of that one
    python -m tests.planting --places             only prove that each fault still has its place

It is run by hand and is no test itself. The faults stand in ``faults.toml``: some lines of one file, which occur in it
once, what stands there instead, and the test that is known to notice it, which is run alone. Where the lines are gone the
fault has lost its place, which is told before anything is run: it is to be written anew. For the faults that no known test
notices the whole quick suite is run once, and notes which tests come to which of the places; each fault is then held
against these, the shortest first, until one fails. A fault of data, a message or a module's own lines is held against the
tests about its area. With the same folder of results another call goes on where the last one stopped. A suite that does
not end in time has noticed a fault.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from .reach import VARIABLE, heard, marked

ROOT = Path(__file__).parents[2]
SCREENLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
PATIENCE = 900
"""Seconds after which a run is held to hang."""
NEAR = {
    "engine": ("tests/engine", "tests/conformance tests/archive"),
    "session": ("tests/engine", "tests/archive tests/table tests/ui/test_history.py"),
    "archive": ("tests/archive", "tests/attacks", "tests/ui -k archive"),
    "text": ("tests/text", "tests/house/test_words_follow.py", "tests/ui"),
    "presentation": ("tests/table", "tests/ui", "tests/house"),
    "table": ("tests/table", "tests/house", "tests/ui"),
    "ui": ("tests/ui", "tests/house"),
    "terminal": ("tests/terminal", "tests/house/test_terminal.py"),
    "bots": ("tests/bots tests/lab", "tests/ui -k bot"),
    "lab": ("tests/lab", "tests/commands"),
    "commands": ("tests/commands", "tests/house"),
}
"""The tests about an area, the likeliest first: each entry is a run of its own. Any other area is a title."""


class Fault(NamedTuple):
    """A fault: the lines of a file that stand there, and those that take their place."""

    area: str
    file: str
    old: str
    new: str
    seen: str = ""
    """The test that noticed it when it was last looked for, tried first."""


class Moved(Exception):
    """The lines of a fault are not where they were."""


def faults() -> list[Fault]:
    """All of them, as the file has them."""
    return [Fault(**row) for row in tomllib.loads((Path(__file__).parent / "faults.toml").read_text("utf-8"))["fault"]]


def place_of(fault: Fault, tree: Path) -> Path:
    """The file of the tree in which its lines stand; another than is said where they have moved whole. Raises Moved."""
    named = tree / fault.file
    if named.is_file() and named.read_text("utf-8").count(fault.old) == 1:
        return named
    files = [path for path in (tree / "game").rglob("*" + named.suffix) if path.is_file()]
    found = [path for path in files if fault.old in path.read_text("utf-8")]
    if len(found) != 1 or found[0].read_text("utf-8").count(fault.old) != 1:
        raise Moved(f"{fault.file} has not once:\n{fault.old}")
    return found[0]


def near(fault: Fault) -> list[list[str]]:
    """The runs of tests that are about the area of a fault, as arguments of pytest, the likeliest first."""
    others = f"tests/conformance tests/house tests/table tests/text tests/ui -k {fault.area}"
    runs = NEAR.get(fault.area, (f"tests/titles/test_said.py -k {fault.area}", f"tests/titles/{fault.area}", others))
    return [run.split() for run in runs]


def in_parts(fault: Fault, tests: list[str]) -> list[list[str]]:
    """The tests as runs, those of its own folder first, some, then ever more."""
    own = NEAR.get(fault.area, (f"tests/titles/{fault.area}",))[0].split()[0] + "/"
    tests = [test for test in tests if test.startswith(own)] + [test for test in tests if not test.startswith(own)]
    return [tests[begin:end] for begin, end in pairwise((0, 60, 300, 1500, 10_000)) if tests[begin:end]]


class Field:
    """A copy of a tree in which faults are planted."""

    def __init__(self, folder: Path, tree: Path, workers: str) -> None:
        self.folder, self.workers = folder, workers
        self.broken: set[str] = set()
        for part in ("game", "art", "saves", "tests", "pyproject.toml", "README.md", ".gitignore", ".ci"):
            whole = tree / part
            if whole.is_dir():
                shutil.copytree(whole, folder / part, ignore=shutil.ignore_patterns("__pycache__", "venv"))
            elif whole.exists():
                shutil.copy(whole, folder / part)

    def first_failure(self, tests: list[str]) -> str:
        """The first test that fails, or why there was none to pass; empty if all pass."""
        command = [sys.executable, "-m", "pytest", "-x", "-n", self.workers, "--tb=no", *tests]
        command += [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(self.broken)]
        env = {**os.environ, **SCREENLESS}
        run = subprocess.Popen(
            command, cwd=self.folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            out, _ = run.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            run.kill()
            run.communicate()
            return "does not end"
        if run.returncode in (0, 5):
            return ""
        failed = re.search(r"(?m)^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", out)
        return failed[1] if failed else out.strip().splitlines()[-1]

    def notices(self, fault: Fault, tests: list[str]) -> str:
        """The first test that fails with the fault and passes without it; empty if there is none."""
        path = place_of(fault, self.folder)
        whole = path.read_text("utf-8")
        while True:
            path.write_text(whole.replace(fault.old, fault.new), "utf-8")
            try:
                failed = self.first_failure(tests)
            finally:
                path.write_text(whole, "utf-8")
            if not failed.startswith("tests/") or failed in tests or not self.first_failure([failed]):
                return failed
            self.broken.add(failed)

    def reached(self, found: list[tuple[int, Fault]], folder: Path) -> None:
        """Run the quick suite once, and note in the folder which tests come to which fault."""
        whole: dict[Path, str] = {}
        for number, fault in found:
            path = place_of(fault, self.folder)
            if path.suffix == ".py":
                whole.setdefault(path, path.read_text("utf-8"))
                path.write_text(marked(path.read_text("utf-8"), fault.old, number), "utf-8")
        begun = folder.with_suffix(".begun")
        shutil.rmtree(begun, ignore_errors=True)
        begun.mkdir(parents=True)
        command = [sys.executable, "-m", "pytest", "-n", self.workers, "--tb=no", "-p", "tests.planting.reach"]
        env = {**os.environ, **SCREENLESS, VARIABLE: str(begun.resolve())}
        subprocess.run(command, cwd=self.folder, env=env, stdout=subprocess.DEVNULL, check=False)
        for path, text in whole.items():
            path.write_text(text, "utf-8")
        begun.rename(folder)

    def collected(self) -> set[str]:
        """The tests that there are."""
        command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-q", "-o", "addopts=-m 'not long'"]
        done = subprocess.run(
            command, cwd=self.folder, env={**os.environ, **SCREENLESS}, capture_output=True, text=True
        )
        return {line for line in done.stdout.splitlines() if "::" in line}

    def judged(self, fault: Fault, tests: list[str]) -> str:
        """What notices the fault; empty if it lives."""
        runs = in_parts(fault, tests) if tests else near(fault)
        return next(filter(None, (self.notices(fault, run) for run in runs)), "")


class Book:
    """What came of each fault, kept in a folder line by line."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "noticed.jsonl"
        lines = self._file.read_text("utf-8").splitlines() if self._file.exists() else []
        self._known: dict[str, tuple[str, bool]] = {key: (by, whole) for key, by, whole in map(json.loads, lines)}

    def noticed(self, fault: Fault) -> str:
        """The test that has noticed it, or ""."""
        return self._known.get(_key(fault), ("", False))[0]

    def tried(self, fault: Fault) -> bool:
        """True if it was held against all the tests that come to it."""
        return self._known.get(_key(fault), ("", False))[1]

    def note(self, number: int, fault: Fault, by: str, whole: bool) -> None:
        """Keep and tell it."""
        self._known[_key(fault)] = by, whole
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([_key(fault), by, whole]) + "\n")
        if by or whole:
            print(f"{number} {fault.file} " + (f"noticed by {by}" if by else f"LIVES\n{fault.new}"), flush=True)


def _key(fault: Fault) -> str:
    return f"{fault.file}\n{fault.new}"


def chosen(every: list[Fault], only: str) -> list[tuple[int, Fault]]:
    """The faults that are asked for, by number or area, with their numbers from 1 on; all without a word."""
    words = set(only.split(",")) if only else set()
    return [(n, fault) for n, fault in enumerate(every, 1) if not words or words & {str(n), fault.area}]


def main() -> int:
    """Plant, run, tell; 1 if one lives or has lost its place."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="")
    parser.add_argument("--results", type=Path)
    parser.add_argument("--tree", type=Path, default=ROOT)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--workers", default="0", help="as -n of pytest")
    told = parser.parse_args()
    found, moved = chosen(faults(), told.only), 0
    for number, fault in found:
        try:
            place_of(fault, told.tree)
        except Moved as why:
            moved += 1
            print(f"{number} {why}")
    if moved or told.places:
        print(f"{len(found)} faults, {moved} have lost their place")
        return int(moved > 0)
    with tempfile.TemporaryDirectory() as folder:
        field, results = (
            Field(Path(folder), told.tree.resolve(), told.workers),
            told.results or Path(folder) / "results",
        )
        book, there = Book(results), field.collected()
        for number, fault in found:
            if not book.noticed(fault) and fault.seen in there:
                book.note(number, fault, field.notices(fault, [fault.seen]), whole=False)
        left = [(number, fault) for number, fault in found if not book.noticed(fault) and not book.tried(fault)]
        if left and not (results / "met").is_dir():
            field.reached(found, results / "met")
        met = heard(results / "met") if left else {}
        for number, fault in left:
            tests = [test for test in met.get(number, []) if test in there]
            book.note(number, fault, field.judged(fault, tests), whole=True)
        lives = [number for number, fault in found if not book.noticed(fault)]
    print(f"{len(found)} planted, {len(found) - len(lives)} noticed, {len(lives)} live: {lives}")
    return int(bool(lives))


if __name__ == "__main__":
    sys.exit(main())
