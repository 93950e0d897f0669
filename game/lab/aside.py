"""A study in a process of its own, so that the window never waits for it."""

from __future__ import annotations

import shutil
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic

from game.bots.worker import stand_back
from game.disk import write_whole
from game.hashes import sha256
from game.lab.page import page
from game.lab.report import Report
from game.lab.results import REPORT, keep, kept_report
from game.lab.store import StudyStore
from game.lab.study import Study, read_study, written
from game.lab.trial import carry_out

EVERY = 1.0
"""Seconds between two reports while it goes on."""
SPARING = 20
"""So many times as long as a report takes to be written passes before the next one."""
NICE = 10
EMPTY, RUNNING, PAUSED, DONE, FAILED = "empty", "running", "paused", "done", "failed"


class Aside:
    """One study at a time. ``state`` is one of the five words above; ``report`` what is known so far."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.study: Study | None = None
        self.report: Report | None = None
        self.state = EMPTY
        self._process: BaseProcess | None = None
        self._stamp = 0
        self._begun = 0.0
        self._from = 0

    @property
    def folder(self) -> Path:
        """Where the study is kept: one that was begun before goes on from there."""
        assert self.study is not None
        return self.root / f"{self.study.title}-{sha256(written(self.study).encode()).hexdigest()[:12]}"

    def begin(self, study: Study) -> None:
        """Carry out this study from where it stands. The one before is paused. Never waits."""
        self.pause()
        self.study, self.report, self._stamp = study, None, 0
        self.go_on()

    def go_on(self) -> None:
        """Go on with a study that was paused, or that failed."""
        if self.study is None or self.state == RUNNING:
            return
        self._process = get_context("spawn").Process(
            target=carry, args=(written(self.study), str(self.folder)), daemon=True
        )
        self._process.start()
        self.state, self._begun, self._from = RUNNING, monotonic(), self.report.deals if self.report else -1

    def pause(self) -> None:
        """Stop; what was played is kept."""
        if self._process is not None:
            self._process.terminate()
            self._process = None
        if self.state == RUNNING:
            self.state = PAUSED

    def close(self) -> None:
        """The app is left: what was played is kept."""
        self.pause()

    def forget(self) -> None:
        """No study any more; its games stay in their folder."""
        self.pause()
        self.study, self.report, self.state = None, None, EMPTY

    def look(self) -> bool:
        """Take in what has been found since the last look. True if there is anything new. Never waits for the process."""
        if self.study is None:
            return False
        over = self._process is not None and not self._process.is_alive()
        new = self._read()
        if over and self._process is not None:
            self.state = DONE if self._process.exitcode == 0 else FAILED
            self._process = None
            return True
        return new

    def left(self) -> float | None:
        """Seconds that it will still take, as far as can be told."""
        if self.state != RUNNING or self.report is None or self.study is None:
            return None
        if self._from < 0:
            self._from, self._begun = self.report.deals, monotonic()
        done = self.report.deals - self._from
        seconds = monotonic() - self._begun
        return (self.study.games - self.report.deals) * seconds / done if done > 0 else None

    def _read(self) -> bool:
        try:
            stamp = (self.folder / REPORT).stat().st_mtime_ns
        except OSError:
            return False
        if stamp == self._stamp:
            return False
        found = kept_report(self.folder)
        if found is None:
            return False
        self._stamp, self.report = stamp, found
        return True


def carry(text: str, folder: str) -> None:
    """In the process of its own: carry out the study and keep its report as it grows. A folder whose games were played by
    other rules is begun anew."""
    stand_back(NICE)
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    asked = place / "asked.toml"
    asked.write_text(text, "utf-8")
    study = read_study(asked)
    try:
        store = StudyStore(place, study)
    except ValueError:
        shutil.rmtree(place)
        store = StudyStore(place, study)
    due = 0.0
    for trial in carry_out(study, store, worth=True):
        began = monotonic()
        if trial.finished or began > due:
            report = keep(place, trial)
            due = monotonic() + max(EVERY, SPARING * (monotonic() - began))
            if trial.finished:
                store.gather(trial.chunks)
                write_whole(place / "report.html", page(report).encode())
