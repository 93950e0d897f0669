"""The commands without a table: simulate, check, bench, schema."""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.commands.common import UsageProblem, seats_from, settled_options, setup_problem, title_named, title_problem
from game.computer import fresh_seed
from game.engine import BadOption, Seat, Session, Title
from game.text.catalog import Texts
from game.text.speech import worded

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


def simulate(options: argparse.Namespace, texts: Texts) -> int:
    """Bots only, no screen."""
    title = title_named(options.title)
    seats = seats_from(title, options.seats, ["random"] * title.fewest)
    if any(s.player == "human" for s in seats):
        raise UsageProblem("command-simulate-human")
    settled = settled_options(title, len(seats), options.option)
    seed = fresh_seed() if options.seed is None else options.seed
    folder = _folder(options.save)
    results: list[dict[str, Any]] = []
    by_player: dict[int | str, list[tuple[int, bool]]] = {}
    plies = draws = 0
    points = True
    began = time.process_time()
    for number in progress(range(options.games), options.games):
        try:
            session = play_out(title, seats, settled, seed + number)
        except (BadOption, ValueError) as fault:
            raise setup_problem(fault) from None
        result = session.result()
        assert result is not None
        plies += len(session.plies)
        drawn = result.drawn and not result.points
        for score, rank in zip(result.scores, result.ranks):
            who = score.who if score.seat < 0 else score.seat
            by_player.setdefault(who, []).append((score.total, rank == 1 and not drawn))
        draws, points = draws + drawn, points and result.points
        results.append(
            {
                "seed": seed + number,
                "plies": len(session.plies),
                "scores": [score.total for score in result.scores],
                "ranks": list(result.ranks),
                "digest": session.plies[-1].sum,
            }
        )
        if folder is not None:
            _save(session, folder, seed + number)
    seconds = time.process_time() - began
    rate = plies / seconds if seconds else 0.0
    if options.json:
        told = {
            "title": title.id,
            "games": options.games,
            "plies": plies,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(rate, 1),
            "results": results,
        }
        print(json.dumps(told))
        return 0
    print(texts("simulate-done", games=options.games, plies=plies, seconds=f"{seconds:.1f}", rate=round(rate)))
    texts.load(title.text_folder())
    for who, games in by_player.items():
        name = texts("simulate-seat", number=who + 1) if isinstance(who, int) else _name(texts, title, who)
        mean = sum(total for total, _ in games) / len(games)
        wins = sum(won for _, won in games)
        if points:
            print(texts("simulate-player", who=name, games=len(games), mean=f"{mean:.1f}", wins=wins))
        else:
            print(texts("simulate-record", who=name, wins=wins, draws=draws, losses=len(games) - wins - draws))
    return 0


def _name(texts: Texts, title: Title, component: str) -> str:
    return str(worded(texts, title.id, {"it": component})["it"])


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    if not folder.is_dir():
        raise UsageProblem("command-no-folder", path=name)
    return folder


def _save(session: Session, folder: Path, seed: int) -> None:
    from game.archive.disk import write_whole
    from game.engine.record import write_record

    path = folder / f"{session.title.id}-{seed}.json"
    try:
        write_whole(path, write_record(session.to_record()))
    except OSError:
        raise UsageProblem("command-unwritable", path=str(path)) from None


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

    figures = measure(progress)
    if options.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:44s} {value}")
    return 0
