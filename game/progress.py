"""Which lessons somebody has had: a small file beside the sessions, never in the way if it is damaged."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.disk import TooLarge, put_aside, read_whole, write_whole

LARGEST = 64 * 1024
DONE = -1
"""The step of a lesson that has been done to its end."""


class Progress:
    """Title -> lesson -> the step (from 0) at which it was left, or DONE. Without a path nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self._steps: dict[str, dict[str, int]] = self._read()

    def step(self, title: str, lesson: str) -> int:
        """Where the lesson was left: 0 if it was not begun, DONE if it was finished."""
        return self._steps.get(title, {}).get(lesson, 0)

    def done(self, title: str) -> int:
        """How many lessons of the title were finished."""
        return sum(step == DONE for step in self._steps.get(title, {}).values())

    def note(self, title: str, lesson: str, step: int) -> bool:
        """Keep where the lesson is; what was finished stays finished. False if the disk does not take it."""
        known = self._steps.setdefault(title, {})
        if known.get(lesson) == DONE or known.get(lesson, 0) == step:
            return True
        known[lesson] = step
        return self._write()

    def _read(self) -> dict[str, dict[str, int]]:
        if self.path is None:
            return {}
        try:
            return msgspec.json.decode(read_whole(self.path, LARGEST), type=dict[str, dict[str, int]])
        except (TooLarge, ValueError, RecursionError):
            put_aside(self.path, self.path.with_suffix(".damaged"))
        except OSError:
            pass
        return {}

    def _write(self) -> bool:
        if self.path is None:
            return True
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, msgspec.json.format(msgspec.json.encode(self._steps)))
        except OSError:
            return False
        return True
