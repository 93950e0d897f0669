"""``taku simulate``: bots only, no screen, on all processors."""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from game.commands import figures
from game.commands.common import (
    UsageProblem,
    place_for,
    say,
    seats_from,
    settled_options,
    setup_problem,
    title_named,
    write_file,
)
from game.computer import fresh_seed
from game.engine import BadOption, Session, Title
from game.engine.record import write_record
from game.engine.session import BOT, HUMAN
from game.text.catalog import Texts
from game.text.speech import worded

WORTH_A_PROCESS = 48
"""Games for which it is worth to begin another process, unless somebody asks for so many."""


class GamesTally:
    """What all games come to, without keeping them."""

    def __init__(self) -> None:
        self.games = self.plies = self.draws = 0
        self.points = True
        self.by_player: dict[int | str, list[int]] = {}
        self.extremes: dict[str, tuple[int, int]] = {}

    def add(self, played: Any) -> None:
        """Count one game."""
        self.games += 1
        self.plies += played.plies
        drawn = played.drawn
        self.draws, self.points = self.draws + drawn, self.points and played.points
        for who, total, rank in zip(played.who, played.scores, played.ranks):
            row = self.by_player.setdefault(who, [0, 0, 0])
            row[0], row[1], row[2] = row[0] + 1, row[1] + total, row[2] + (rank == 1 and not drawn)
        best, worst = max(played.scores), min(played.scores)
        if best > self.extremes.get("highest", (best - 1, 0))[0]:
            self.extremes["highest"] = (best, played.seed)
        if worst < self.extremes.get("lowest", (worst + 1, 0))[0]:
            self.extremes["lowest"] = (worst, played.seed)


def simulate(options: argparse.Namespace, texts: Texts) -> int:
    """Play games by bots and tell what came of them. Ctrl-C ends it; what has been played is told all the same."""
    from game.commands.tools import progress
    from game.engine.steps import finished
    from game.lab.chunks import Job
    from game.lab.gauges import Gauges
    from game.lab.pool import cores, run
    from game.lab.watching import played_again

    title = title_named(options.title)
    seats = seats_from(title, options.seats, ["random"] * title.fewest)
    if any(s.player == HUMAN for s in seats):
        raise UsageProblem("command-simulate-human")
    settled = settled_options(title, len(seats), options.option)
    seed = fresh_seed() if options.seed is None else options.seed
    folder, extremes = _folder(options.save), _folder(options.extremes)
    asked = options.record or bool(options.figures or options.against)
    noted = asked and title.has("record")
    sums = Gauges() if noted and title.has("figures") else None
    if (options.figures or options.against) and sums is None:
        raise UsageProblem("command-without-figures", title=title.id)
    kept = place_for(options.figures) if options.figures else None
    other = figures.kept_in(Path(options.against), title) if options.against else None
    workers = options.workers or min(cores(), max(1, options.games // WORTH_A_PROCESS))
    job = Job(title.id, tuple(s.player.removeprefix(BOT) for s in seats), settled, seed, options.games, noted)
    tally, results = GamesTally(), []
    began, clock = time.process_time(), time.perf_counter()
    interrupted = False
    games = run(job, workers)
    try:
        for played in progress(games, options.games):
            tally.add(played)
            if sums is not None and played.record is not None:
                sums.add(title.part("figures").measures(played.record))
            line = _line(played)
            if options.jsonl:
                say(json.dumps(line))
            elif options.json:
                results.append(line)
            if folder is not None:
                _save(finished(played_again(title, job.seats, settled, played.seed)), folder)
    except KeyboardInterrupt:
        interrupted = True
        games.close()
    except (BadOption, ValueError) as fault:
        raise setup_problem(fault) from None
    if extremes is not None:
        for _, at in dict.fromkeys(tally.extremes.values()):
            _save(finished(played_again(title, job.seats, settled, at)), extremes)
    seconds = time.process_time() - began if workers < 2 else time.perf_counter() - clock
    if options.json:
        _tell_json(title, tally, seconds, results)
    elif not options.jsonl:
        _tell(texts, title, tally, seconds)
        if sums is not None and tally.games:
            figures.tell(texts, title, sums.told(), other)
    if kept is not None and sums is not None:
        figures.keep(kept, title, tally.games, settled, sums.told())
    return 130 if interrupted else 0


def _line(played: Any) -> dict[str, Any]:
    """One game as it stands in the JSON."""
    line = {
        "seed": played.seed,
        "plies": played.plies,
        "scores": played.scores,
        "ranks": played.ranks,
        "digest": played.digest,
    }
    return line if played.record is None else {**line, "record": played.record}


def _tell_json(title: Title, tally: GamesTally, seconds: float, results: list[dict[str, Any]]) -> None:
    rate = tally.plies / seconds if seconds else 0.0
    told = {
        "title": title.id,
        "games": tally.games,
        "plies": tally.plies,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(rate, 1),
        "results": results,
    }
    say(json.dumps(told))


def _tell(texts: Texts, title: Title, tally: GamesTally, seconds: float) -> None:
    rate = tally.plies / seconds if seconds else 0.0
    say(texts("simulate-done", games=tally.games, plies=tally.plies, seconds=f"{seconds:.1f}", rate=round(rate)))
    texts.read(title)
    if tally.points and tally.draws:
        say(texts("simulate-shared", count=tally.draws))
    for who, (games, total, wins) in tally.by_player.items():
        name = texts("simulate-seat", number=who + 1) if isinstance(who, int) else _name(texts, title, who)
        if tally.points:
            say(texts("simulate-player", who=name, games=games, mean=f"{total / games:.1f}", wins=wins))
        else:
            say(texts("simulate-record", who=name, wins=wins, draws=tally.draws, losses=games - wins - tally.draws))


def _name(texts: Texts, title: Title, component: str) -> str:
    return str(worded(texts, title.id, {"it": component})["it"])


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(exist_ok=True)
    except FileNotFoundError:
        raise UsageProblem("command-no-folder", path=str(folder.parent)) from None
    except (OSError, ValueError):
        raise UsageProblem("command-unwritable", path=name) from None
    return folder


def _save(session: Session, folder: Path) -> None:
    write_file(folder / f"{session.title.id}-{session.seed}.json", write_record(session.to_record()))
