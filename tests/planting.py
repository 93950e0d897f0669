"""Plants small faults, one at a time, in a scratch copy of the project, and tells which of them the tests do not notice.

    python -m tests.planting                      a hundred faults, each against the tests that are about its place
    python -m tests.planting --plants 25 --seed 3 fewer, others
    python -m tests.planting --list               only say what would be planted
    python -m tests.planting --whole              what those tests let live is held against the whole quick suite too
    python -m tests.planting --only 4,17          these of the list again
    python -m tests.planting --tests ../old/tests the same faults against the tests of another folder

It is run by hand and is no test itself: a hundred faults take an hour or more. Faults are spread over the areas below in
turn, and within an area over the sorts: a comparison, a number, a word of logic, a dropped statement, two arguments
swapped, a number or a key of data.toml, a message that is gone. They are the same for the same seed as long as the code
is. A fault that lives may be none (another way to write the same): each is printed with its line, so that it can be
judged. A suite that does not end in time has noticed it.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TITLES = sorted(path.parent.name for path in ROOT.glob("game/titles/*/data.toml"))
PATIENCE = 400
"""Seconds after which a run is held to hang."""
LOOKS = re.compile(r"/(art|text|lessons|figures|presentation|placing|preview|narration|gestures|gesture)[/.]")


DRAWN = ("table", "ui")
"""Ends of the names of areas whose numbers are mostly places of drawings."""


class Area(NamedTuple):
    """Where faults are planted, and the tests about that, the quickest first: each entry is a run of its own."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]


class Plant(NamedTuple):
    """A fault: where it stands, what it is, and the whole text of the file with it."""

    area: Area
    file: str
    sort: str
    text: str

    def told(self) -> str:
        """The file and the lines that differ."""
        before = (ROOT / self.file).read_text("utf-8").splitlines()
        lines = list(unified_diff(before, self.text.splitlines(), n=0, lineterm=""))[2:]
        return f"{self.file}: {self.sort}\n" + "\n".join(f"    {line}" for line in lines if len(line) < 200)


def areas() -> list[Area]:
    """The house, and each title's rules, table and text."""
    found = [
        Area("engine", ("game/engine/*.py",), ("tests/engine", "tests/conformance tests/archive", "tests/titles")),
        Area("bots", ("game/bots/*.py",), ("tests/bots tests/lab", "tests/titles -k bot", "tests/house")),
        Area("table", ("game/table/*.py", "game/presentation/*.py"), ("tests/table", "tests/house", "tests/titles")),
        Area("ui", ("game/ui/**/*.py",), ("tests/ui", "tests/house", "tests/titles -k table")),
        Area(
            "archive", ("game/archive/*.py", "game/disk.py"), ("tests/archive", "tests/attacks", "tests/ui -k archive")
        ),
        Area("text", ("game/text/*.py", "game/text/*.ftl"), ("tests/text", "tests/ui", "tests/house")),
    ]
    for title in TITLES:
        folder, own = f"game/titles/{title}", f"tests/titles/{title}"
        house = f"tests/conformance tests/house tests/table tests/text tests/ui -k {title}"
        found += [
            Area(f"{title} rules", (f"{folder}/**/*.py", f"{folder}/data.toml"), (own, house)),
            Area(f"{title} table", (f"{folder}/**/*.py",), (own, house)),
            Area(f"{title} text", (f"{folder}/text/*.ftl",), (f"tests/text -k {title}", own, house)),
        ]
    return found


def files_of(area: Area) -> list[Path]:
    """The files of an area; rules are what is not looked at."""
    found = sorted({path for pattern in area.files for path in ROOT.glob(pattern) if path.is_file()})
    part = area.name.partition(" ")[2]
    if part in ("rules", "table"):
        looks = [path for path in found if LOOKS.search(path.relative_to(ROOT).as_posix())]
        found = looks if part == "table" else [path for path in found if path not in looks and "bot" not in path.stem]
    return [path for path in found if path.name != "__init__.py" or path.stat().st_size > 2_000]


# --- faults ----------------------------------------------------------------------------------------

OTHERS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
WORDS = {
    "and": "or",
    "or": "and",
    "True": "False",
    "False": "True",
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
}
Edit = tuple[int, int, str]


class Text:
    """A file with the places of its syntax as offsets."""

    def __init__(self, path: Path) -> None:
        self.whole = path.read_text("utf-8")
        self._starts = [0]
        for line in self.whole.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._lines = self.whole.splitlines()

    def at(self, line: int, column: int) -> int:
        """The offset of a place as ``ast`` counts it, in bytes of the line."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends."""
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def code(self, node: ast.AST) -> str:
        """What stands there."""
        begin, end = self.span(node)
        return self.whole[begin:end]


def python_edits(path: Path) -> Iterator[tuple[str, Edit]]:
    """Every fault of a module: its sort and what stands instead."""
    text = Text(path)
    for function in ast.walk(ast.parse(text.whole)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in (each for statement in function.body for each in ast.walk(statement)):
            yield from _edits(text, node)


def _edits(text: Text, node: ast.AST) -> Iterator[tuple[str, Edit]]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        begin, end = text.span(node.left)[1], text.span(node.comparators[0])[0]
        sign = text.whole[begin:end].strip()
        if sign in OTHERS:
            yield "comparison", (begin, end, f" {OTHERS[sign]} ")
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield "number", (*text.span(node), str(node.value + 1))
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield "logic", (*text.span(node), WORDS[str(node.value)])
    elif isinstance(node, ast.BoolOp):
        begin, end = text.span(node.values[0])[1], text.span(node.values[1])[0]
        word = text.whole[begin:end].strip(" ()\n")
        if word in WORDS and "\n" not in text.whole[begin:end]:
            yield "logic", (begin, end, text.whole[begin:end].replace(word, WORDS[word]))
    elif isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name) and node.func.id in WORDS:
            yield "logic", (*text.span(node.func), WORDS[node.func.id])
        plain = [arg for arg in node.args if not isinstance(arg, ast.Starred)]
        symmetric = isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
        if (
            len(plain) > 1
            and not symmetric
            and text.code(plain[0]) != text.code(plain[1])
            and len(plain) == len(node.args)
        ):
            begin, end = text.span(plain[0])[0], text.span(plain[1])[1]
            between = text.whole[text.span(plain[0])[1] : text.span(plain[1])[0]]
            yield "arguments", (begin, end, text.code(plain[1]) + between + text.code(plain[0]))
    elif isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)):
        yield "statement", (*text.span(node), "pass")


def toml_edits(path: Path) -> Iterator[tuple[str, Edit]]:
    """Numbers and keys of data."""
    whole = path.read_text("utf-8")
    for found in re.finditer(r"(?m)^[^#\n]*?(?<![\w.\"-])(\d+)(?![\w.\"-])", whole):
        yield "data", (found.start(1), found.end(1), str(int(found[1]) + 1))
    for found in re.finditer(r"(?m)^(\w+) = ", whole):
        yield "key", (found.start(1), found.end(1), found[1] + "s")


def message_edits(path: Path) -> Iterator[tuple[str, Edit]]:
    """Messages that are gone, and parameters of another name."""
    whole = path.read_text("utf-8")
    for found in re.finditer(r"(?m)^[a-z][\w-]* =.*\n(?:[ \t]+.*\n)*", whole):
        yield "message", (found.start(), found.end(), "")
    for found in re.finditer(r"\{ ?\$(\w+)", whole):
        yield "parameter", (found.start(1), found.end(1), found[1] + "x")


EDITS: dict[str, Callable[[Path], Iterator[tuple[str, Edit]]]] = {
    ".py": python_edits,
    ".toml": toml_edits,
    ".ftl": message_edits,
}


def plants(seed: int, number: int) -> Iterator[Plant]:
    """So many faults, area by area, of each sort in turn."""
    rng, every = random.Random(seed), areas()
    sorts: dict[str, dict[str, list[tuple[Path, Edit]]]] = {}
    for count in range(number):
        area = every[count % len(every)]
        known = sorts.setdefault(area.name, {})
        if not known:
            for path in files_of(area):
                for sort, edit in EDITS[path.suffix](path):
                    if sort != "number" or not area.name.endswith(DRAWN):  # There it is a pixel.
                        known.setdefault(sort, []).append((path, edit))
        sort = rng.choice(sorted(known))
        path, (begin, end, new) = rng.choice(known[sort])
        whole = path.read_text("utf-8")
        yield Plant(area, path.relative_to(ROOT).as_posix(), sort, whole[:begin] + new + whole[end:])


# --- tests -----------------------------------------------------------------------------------------


class Field:
    """A copy of the project in which faults are planted."""

    def __init__(self, folder: Path, tests: Path, workers: str) -> None:
        self.folder, self.workers = folder, workers
        self.broken: set[str] = set()
        for part in ("game", "art", "saves", "pyproject.toml", "README.md", ".gitignore", ".ci"):
            whole = ROOT / part
            if whole.is_dir():
                shutil.copytree(whole, folder / part, ignore=shutil.ignore_patterns("__pycache__", "venv"))
            elif whole.exists():
                shutil.copy(whole, folder / part)
        shutil.copytree(tests, folder / "tests", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(tests.parent / "pyproject.toml", folder / "pyproject.toml")

    def first_failure(self, words: str) -> str:
        """The first test that fails, or why there was none to pass; empty if all pass."""
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONDONTWRITEBYTECODE": "1"}
        paths, _, chosen = words.partition(" -k ")
        command = [sys.executable, "-m", "pytest", "-x", "-n", self.workers, "--tb=no", *paths.split()]
        command += ["-k", chosen] if chosen else []
        command += [f"--{'deselect' if '::' in test else 'ignore'}={test}" for test in sorted(self.broken)]
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

    def notices(self, plant: Plant, words: str) -> str:
        """The first test that fails with the fault and passes without it; empty if there is none."""
        path = self.folder / plant.file
        whole = path.read_text("utf-8")
        while True:
            path.write_text(plant.text, "utf-8")
            try:
                failed = self.first_failure(words)
            finally:
                path.write_text(whole, "utf-8")
            if not failed.startswith("tests/") or not self._fails_anyway(failed):
                return failed
            self.broken.add(failed)

    def _fails_anyway(self, test: str) -> bool:
        command = [sys.executable, "-m", "pytest", "-n", "0", "--tb=no", test]
        return subprocess.run(command, cwd=self.folder, capture_output=True, timeout=PATIENCE).returncode != 0

    def judged(self, plant: Plant, whole: bool) -> str:
        """What notices the fault; empty if it lives."""
        runs = (*plant.area.tests, "tests") if whole else plant.area.tests
        return next(filter(None, (self.notices(plant, words) for words in runs)), "")


def main() -> None:
    """Plant, run, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plants", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--tests", type=Path, default=ROOT / "tests")
    parser.add_argument("--workers", default="0", help="as -n of pytest")
    told = parser.parse_args()
    chosen = set(map(int, told.only.split(","))) if told.only else set(range(told.plants))
    found = [(number, plant) for number, plant in enumerate(plants(told.seed, told.plants)) if number in chosen]
    if told.list:
        print("\n".join(f"{number} {plant.area.name}: {plant.told()}" for number, plant in found))
        return
    lives = 0
    with tempfile.TemporaryDirectory() as folder:
        field = Field(Path(folder), told.tests.resolve(), told.workers)
        for number, plant in found:
            began = time.monotonic()
            noticed = field.judged(plant, told.whole)
            lives += not noticed
            print(
                f"{number} {'noticed by ' + noticed if noticed else 'LIVES'} ({time.monotonic() - began:.0f} s)",
                flush=True,
            )
            if not noticed:
                print(plant.told(), flush=True)
    print(f"{len(found)} planted, {len(found) - lives} noticed, {lives} live")


if __name__ == "__main__":
    main()
