"""``taku lab``: a question about a game, answered by many games."""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.commands.common import UsageProblem, say, say_over, settled_options, setup_problem, title_named
from game.disk import write_whole
from game.engine import BadOption
from game.engine.record import write_record
from game.engine.session import BOT
from game.text.catalog import Texts

if TYPE_CHECKING:
    from game.lab.report import Report
    from game.lab.store import StudyStore
    from game.lab.study import Study
    from game.lab.trial import Trial

EVERY = 2.0
"""Seconds between two reports while it goes on: whoever wants to can look at them."""


def lab(options: argparse.Namespace, texts: Texts) -> int:
    """Carry out a study in its folder and write its report there. Ctrl-C, and anything worse, leaves what was played: the
    same command goes on from there."""
    from game.lab.deals import OtherVersion
    from game.lab.pool import cores
    from game.lab.report import report_of
    from game.lab.results import keep
    from game.lab.store import StudyStore
    from game.lab.study import BadStudy
    from game.lab.trial import WorkersLost, carry_out

    folder = Path(options.out or "lab")
    try:
        study = _study(options)
        store = StudyStore(folder, study)
    except BadStudy as bad:
        raise UsageProblem(bad.code, **bad.params) from None
    except (FileExistsError, PermissionError, FileNotFoundError):
        raise UsageProblem("command-unwritable", path=str(folder)) from None
    trial, interrupted, written_at = None, False, time.monotonic()
    shown = _Progress(texts, study)
    workers = options.workers or min(cores(), study.chunks)
    with ExitStack() as stack:
        try:
            executor, workers = _executor(options.cluster, workers, study, stack)
            for trial in carry_out(study, store, workers, executor):
                shown.tell(trial)
                if not trial.finished and time.monotonic() - written_at > EVERY:
                    keep(folder, trial)
                    written_at = time.monotonic()
        except KeyboardInterrupt:
            interrupted = True
        except OtherVersion as other:
            there, here = (str(word) for word in other.args)
            raise UsageProblem("lab-other-worker", there=there, here=here) from None
        except WorkersLost:
            raise UsageProblem("lab-worker-lost", 1, path=str(folder)) from None
        except (BadOption, ValueError) as fault:
            raise setup_problem(fault) from None
        finally:
            shown.close()
    if trial is not None:
        report = report_of(trial)
        measured = [figure.key for side in report.sides for figure in side.figures]
        if study.measure not in measured:
            allowed = ", ".join(dict.fromkeys(measured))
            raise UsageProblem("lab-bad-measure", measure=study.measure, allowed=allowed)
        try:
            _write(folder, store, trial, report)
        except OSError:
            raise UsageProblem("command-unwritable", path=str(folder)) from None
        _tell(texts, folder, report)
    if interrupted:
        say(texts("lab-stopped", deals=trial.deals if trial else 0, asked=study.games))
        return 130
    return 0


def _study(options: argparse.Namespace) -> Study:
    """The study that the words ask for: that of a file, those of two files side by side, or one made of the words."""
    from game.lab.study import Study, StudySide, parsed, whole

    try:
        if options.compare:
            one, two = (parsed(Path(name)) for name in options.compare)
            asked = msgspec.structs.replace(one, sides=one.sides + two.sides)
        elif options.title.endswith(".toml"):
            asked = parsed(Path(options.title))
        else:
            asked = Study(options.title)
    except FileNotFoundError as missing:
        raise UsageProblem("command-no-file", path=str(missing.filename or options.title)) from None
    except OSError:
        raise UsageProblem("command-no-file", path=options.title) from None
    title = title_named(asked.title)
    players = options.players or asked.players or title.fewest
    if options.option or options.against_option or options.levels or options.against_levels:
        levels = [_words(words) for words in (options.levels, options.against_levels)]
        given = [settled_options(title, players, words) for words in (options.option, options.against_option)]
        sides = [StudySide("", levels[0], given[0])]
        if options.against_option or options.against_levels:
            sides.append(StudySide("", levels[1] or levels[0], given[1]))
        asked = msgspec.structs.replace(asked, sides=tuple(sides))
    said = {
        "question": options.question or asked.question,
        "measure": options.measure or asked.measure,
        "games": options.games or asked.games,
        "until": asked.until if options.until is None else options.until,
        "seed": asked.seed if options.seed is None else options.seed,
        "players": options.players or asked.players,
    }
    return whole(msgspec.structs.replace(asked, **said))


def _words(words: str) -> tuple[str, ...]:
    return tuple(word.strip().removeprefix(BOT) for word in words.split(",") if word.strip())


def _executor(cluster: str | None, workers: int, study: Study, stack: ExitStack) -> tuple[Executor | None, int]:
    """Who plays: a cluster's executor with as many chunks under way as it has workers, or None for processes here."""
    if cluster is None:
        return None, workers
    from game.lab.cluster import NoCluster, connected

    try:
        return stack.enter_context(connected(cluster, study.title))
    except ImportError:
        raise UsageProblem("lab-no-cluster") from None
    except NoCluster:
        raise UsageProblem("lab-no-scheduler", address=cluster) from None


def _write(folder: Path, store: StudyStore, trial: Trial, report: Report) -> None:
    """Everything that a study leaves: the games, the report twice, and the extreme games as records. Raises OSError."""
    from game.engine.steps import finished
    from game.lab.page import page
    from game.lab.results import keep
    from game.lab.watching import played_again
    from game.titles import catalogue

    store.gather(trial.chunks)
    keep(folder, trial)
    write_whole(folder / "report.html", page(report).encode())
    kept = folder / "extremes"
    kept.mkdir(exist_ok=True)
    title = catalogue[report.title]
    for one in report.extremes:
        path = kept / f"{title.id}-{one.side}-{one.seed}.json"
        if not path.is_file():
            side = trial.study.sides[one.side]
            session = finished(played_again(title, side.seated(one.seed), side.options, one.seed))
            write_whole(path, write_record(session.to_record()))


def _tell(texts: Texts, folder: Path, report: Report) -> None:
    """The answers in a few lines."""
    from game.lab.words import figure_words, number_words, verdict
    from game.titles import catalogue

    title = catalogue[report.title]
    texts.read(title)
    figure = next(f for side in report.sides for f in side.figures if f.key == report.measure)
    named = figure_words(texts, title, figure.group, figure.name, figure.thing)
    for compared in report.compared:
        names = [report.sides[at].name for at in (compared.first, compared.second)]
        say(f"{named}: {verdict(texts, compared.main, figure.share, names[0], names[1], report.finished)}")
    if not report.compared:
        width = [number_words(end, figure.share) for end in (figure.low, figure.high)]
        say(f"{named}: {number_words(figure.value, figure.share)} ({width[0]} … {width[1]})")
    say(texts("lab-done", folder=str(folder), extremes=len(report.extremes)))


class _Progress:
    """Tells how far it is: over one line on a terminal, line by line elsewhere only when somebody asked to see them."""

    def __init__(self, texts: Texts, study: Study) -> None:
        self._texts, self._study = texts, study
        self._began = self._last = time.monotonic()
        self._first: int | None = None
        self._open = False

    def tell(self, trial: Trial) -> None:
        """One line."""
        now = time.monotonic()
        if self._first is None:
            self._first = trial.deals  # What was kept from before says nothing of the speed.
        if not sys.stderr.isatty() or (now - self._last < EVERY / 10 and not trial.finished):
            return
        self._last = now
        seconds = max(1e-6, now - self._began)
        rate = (trial.deals - self._first) * len(trial.sides) / seconds
        left = (self._study.games - trial.deals) * len(trial.sides) / rate if rate else 0.0
        line = self._texts(
            "lab-progress",
            deals=trial.deals,
            asked=self._study.games,
            rate=f"{rate:.1f}",
            left=f"{int(left) // 60}:{int(left) % 60:02}",
            found=self._found(trial),
        )
        say_over(line, sys.stderr)
        self._open = True

    def _found(self, trial: Trial) -> str:
        from game.lab.words import number_words

        found = trial.main()
        if found is None or found.value is None or found.low is None or found.high is None:
            return self._texts("lab-progress-too-few")
        sums = trial.sides[0].sums.get(found.key)
        share = sums is not None and sums.measure.share
        half = number_words((found.high - found.low) / 2, share)
        return f"{self._study.measure} {number_words(found.value, share, found.verdict != 'alone')} ± {half}"

    def close(self) -> None:
        """Leave the line."""
        if self._open:
            say("", sys.stderr)
            self._open = False
