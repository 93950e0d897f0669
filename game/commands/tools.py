"""The commands without a table: simulate, check, bench, schema."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from game.commands.common import UsageProblem, title_named, title_problem
from game.engine import Seat, Session, Title
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.table.proof import TableProof

T = TypeVar("T")


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar on a terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, leave=False)


def version(options: argparse.Namespace, texts: Texts) -> int:
    """The version."""
    from game import __version__

    print(f"taku {__version__}")
    return 0


def play_out(title: Title, seats: list[Seat], options: dict[str, str], seed: int) -> Session:
    """One whole game by bots. Each seat thinks with its own generator, drawn from the seed."""
    from game.bots.bot import Clock
    from game.bots.levels import seat as bot_of

    session = Session(title, seats, options, seed)
    bots = [bot_of(s.player.removeprefix("bot:"), title) for s in seats]
    dice = [random.Random(f"{seed}/{i}") for i in range(len(seats))]
    while (pending := session.pending) is not None:
        seat = pending.seats[0]
        legal = session.legal(seat)
        action = bots[seat].choose(session.view(seat), legal, Clock(), dice[seat])
        session.propose(action)
    return session


def check(options: argparse.Namespace, texts: Texts) -> int:
    """The conformance walk over titles, seats and options."""
    from game.engine.record import write_record
    from game.engine.walk import Fault, plans, walk
    from game.table.proof import TableFault
    from game.titles import catalogue

    titles = [title_named(name) for name in options.titles] or list(catalogue.values())
    troubles = () if options.titles else catalogue.troubles
    for trouble in troubles:
        title_problem(trouble).tell(texts)
    work = [(title, *plan) for title in titles for plan in plans(title, options.games)]
    walked: dict[str, list[int]] = {}
    proofs: dict[str, TableProof] = {}
    for title, seats, settled, seed in progress(work, len(work)):
        if title.on_table and title.id not in proofs:
            proofs[title.id] = _proof(title)
        try:
            done = walk(title, seats, settled, seed, watchers=[proofs[title.id]] if title.id in proofs else [])
        except TableFault as fault:
            raise UsageProblem("check-table", 1, fault=str(fault)) from None
        except Fault as fault:
            path = Path(f"taku-fault-{title.id}-{seed}.json")
            try:
                path.write_bytes(write_record(fault.record))
            except OSError:
                raise UsageProblem("command-unwritable", path=str(path)) from None
            raise UsageProblem("check-fault", 1, title=title.id, fault=str(fault), path=str(path)) from None
        walked.setdefault(f"{title.id} × {seats}", []).append(done.plies)
    for name, plies in walked.items():
        print(texts("check-walked", what=name, games=len(plies), plies=sum(plies)))
    return 1 if troubles else 0


def _proof(title: Title) -> TableProof:
    """Proves the table of a title while its games are walked. Raises UsageProblem for the first gap."""
    from game.paths import bundled
    from game.table.proof import TableFault, TableProof

    try:
        return TableProof(title, bundled("art"))
    except TableFault as fault:
        raise UsageProblem("check-table", 1, fault=str(fault)) from None


def schema(options: argparse.Namespace, texts: Texts) -> int:
    """The JSON Schema of a session."""
    from game.engine.record import schema as of_record

    print(json.dumps(of_record(), indent=1, sort_keys=True))
    return 0


def bench(options: argparse.Namespace, texts: Texts) -> int:
    """What a machine without a display can measure."""
    from game.commands.measure import measure

    figures = measure(progress, [title_named(name) for name in options.titles])
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:44s} {value}")
    return 0
