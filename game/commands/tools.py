"""The commands without a table: simulate, check, bench, schema."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from game.commands.common import UsageProblem, say, title_named, title_problem
from game.engine import Title
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.engine.walk import Walked
    from game.table.title_check import TableProof

T = TypeVar("T")


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, leave=False)


def version(options: argparse.Namespace, texts: Texts) -> int:
    """The version, the commit where it is known, and what runs it."""
    from importlib import metadata

    from game import __version__
    from game.engine import bits

    try:
        pygame = metadata.version("pygame-ce")
    except metadata.PackageNotFoundError:
        pygame = "-"
    commit = commit_of(Path(__file__).parents[1])
    made = f" ({commit})" if commit else ""
    compiled = ", compiled" if is_compiled(bits) else ""
    say(f"taku {__version__}{made}{compiled}, Python {sys.version.split()[0]}, pygame-ce {pygame}")
    return 0


def is_compiled(module: ModuleType) -> bool:
    """True if the module runs as machine code, as in a wheel that was built with ``TAKU_COMPILE=1``."""
    return Path(str(module.__file__)).suffix != ".py"


def commit_of(package: Path) -> str:
    """The commit that this was made from: noted in the wheel, or asked of the clone it runs in; empty if nobody knows."""
    try:
        return (package / "_stamp").read_text("ascii").strip()
    except (OSError, ValueError):
        pass
    if not (package.parent / ".git").exists():
        return ""
    asked = ["git", "-C", str(package.parent), "rev-parse", "--short=10", "HEAD"]
    try:
        return subprocess.run(asked, check=True, capture_output=True, text=True, timeout=5).stdout.strip()
    except (OSError, ValueError, subprocess.SubprocessError):
        return ""


def check(options: argparse.Namespace, texts: Texts) -> int:
    """The conformance walk over titles, seats and options. Whatever is wrong with the rules or the table of a title is
    told; the rules are walked also where the table has gaps, and the other titles also after a fault. With ``--rules`` the
    table is not looked at: a title may have none yet."""
    from game.archive.record_check import record_faults
    from game.engine.walk import MANY, plans
    from game.table.observed_check import observed_faults
    from game.table.title_check import rule_faults
    from game.titles import catalogue

    titles = [title_named(name) for name in options.titles] or list(catalogue.values())
    troubles = () if options.titles else catalogue.troubles
    problems = [title_problem(trouble) for trouble in troubles]
    work = [(title, *plan) for title in titles for plan in plans(title, options.games)]
    walked: dict[str, list[int]] = {}
    wide: dict[str, tuple[str, int]] = {}
    proofs: dict[str, TableProof | None] = {}
    broken: set[str] = set()
    for title, seats, settled, seed in progress(work, len(work)):
        if title.id in broken:
            continue
        try:
            if title.id not in proofs:
                proofs[title.id] = None if options.rules else _proof(title)
            game = _walked(title, seats, settled, seed, proofs[title.id])
            walked.setdefault(f"{title.id} × {seats}", []).append(game.plies)
            wide[title.id] = max(wide.get(title.id, ("", 0)), game.widest, key=lambda found: found[1])
        except UsageProblem as fault:
            problems.append(fault)
            broken.add(title.id)
    for name, games in walked.items():
        if name.partition(" ")[0] not in broken:
            say(texts("check-walked", what=name, games=len(games), plies=sum(games)))
    for name, (kind, count) in wide.items():
        if count > MANY and name not in broken:
            say(texts("check-many", title=name, kind=kind, count=count))
    gaps = [fault for title in titles for fault in rule_faults(title)]
    gaps += [fault for proof in proofs.values() if proof is not None for fault in proof.faults]
    for title in titles:
        gaps += record_faults(title)
        gaps += _table_faults(title) if title.on_table and not options.rules else ()
        gaps += observed_faults(title, title.folder.parents[2] / "tests" / "titles")
    for problem in (*problems, *(UsageProblem("check-table", 1, fault=fault) for fault in gaps)):
        problem.tell(texts)
    return 1 if problems or gaps else 0


def _walked(title: Title, seats: int, settled: dict[str, str], seed: int, proof: TableProof | None) -> Walked:
    """One game that was walked. Raises UsageProblem for a fault, with a record that leads there."""
    from game.commands.common import write_file
    from game.engine.catalogue import blamed
    from game.engine.record import write_record
    from game.engine.walk import Fault, walk
    from game.paths import log_folder

    try:
        return walk(title, seats, settled, seed, watchers=[proof] if proof is not None else [])
    except Fault as fault:
        path = log_folder() / f"taku-fault-{title.id}-{seed}.json"
        write_file(path, write_record(fault.record), own_folder=True)
        raise UsageProblem("check-fault", 1, title=title.id, fault=str(fault), path=str(path)) from None
    except Exception as fault:  # A rule that breaks before there is anything to record.
        raise UsageProblem("check-table", 1, fault=f"{title.id}: {blamed(title.folder, fault)}") from None


def _proof(title: Title) -> TableProof | None:
    """Watches the table of a title while its games are walked; None for one without a table."""
    from game.paths import bundled
    from game.table.title_check import TableProof

    return TableProof(title, bundled("art"), patient=True) if title.on_table else None


def _table_faults(title: Title) -> list[str]:
    """What is wrong with what a title brings beside its table: rulebook, examples, lessons, what is worth watching."""
    from game.archive.watch import watch_faults
    from game.paths import bundled
    from game.table.example_check import example_faults
    from game.table.lesson_check import lesson_faults
    from game.table.rulebook_check import rulebook_faults

    boards = bundled("art")
    return [
        *rulebook_faults(title),
        *example_faults(title, boards),
        *lesson_faults(title, boards),
        *watch_faults(title),
    ]


def schema(options: argparse.Namespace, texts: Texts) -> int:
    """The JSON Schema of a session."""
    from game.engine.record import schema as of_record

    say(json.dumps(of_record(), indent=1, sort_keys=True))
    return 0


def bench(options: argparse.Namespace, texts: Texts) -> int:
    """What a machine without a display can measure."""
    from game.commands.measure import measure

    figures = measure(progress, [title_named(name) for name in options.titles])
    if options.json:
        say(json.dumps(figures))
        return 0
    for name, value in figures.items():
        say(f"{name:44s} {value}")
    return 0
