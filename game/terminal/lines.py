"""Reading and writing lines: plain text, no colour, no boxes, quiet in a pipe."""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import TextIOWrapper
from typing import TextIO

from game.disk import hush
from game.letters import harmless

ASIDE, BACK = "\x1b[?1049h", "\x1b[?1049l"
"""Turns a terminal to its other screen, and back to what stood there before."""
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen of a terminal and what can be scrolled back to."""


class Gone(Exception):
    """The other side reads or writes no more."""


class Lines:
    """A terminal, or the two ends of a script. Raises Gone at the end of either."""

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        for stream in (stdin, stdout):
            if isinstance(stream, TextIOWrapper):
                # A sign that the terminal cannot show, or that is none, is no reason to stop.
                stream.reconfigure(errors="replace")
        self._stdin = stdin
        self._stdout = stdout
        self.person = stdin.isatty()
        """True if somebody sits there; a script gets no prompts."""
        self.covers = stdout.isatty() and os.environ.get("TERM") != "dumb"
        """True if what was shown can be taken away again."""
        self._aside = False
        if self.covers and os.name == "nt":
            os.system("")  # Only after a command does a console there obey what a terminal obeys.

    def write(self, lines: str | Iterable[str]) -> None:
        """Write one line, or several."""
        text = lines if isinstance(lines, str) else "\n".join(lines)
        try:
            self._stdout.write(harmless(text) + "\n")
        except BrokenPipeError:
            self._hush()

    def read(self, prompt: str = "") -> str:
        """The next line without its end, after the prompt if a person sits there."""
        try:
            if self.person and prompt:
                self._stdout.write(prompt)
            self._stdout.flush()
        except BrokenPipeError:
            self._hush()
        line = self._stdin.readline()
        if not line:
            raise Gone
        return line.strip()

    def cover(self) -> None:
        """Take away what was shown, as far as one could scroll back: it stood on a screen of its own."""
        if self.covers:
            self._control(CLEAR if self._aside else ASIDE + CLEAR)
            self._aside = True

    def uncover(self) -> None:
        """Take away what was shown, and go back to what stood there before the first ``cover``: from now on nothing is
        secret."""
        if self._aside:
            self._control(CLEAR + BACK)
            self._aside = False

    def _control(self, signs: str) -> None:
        try:
            self._stdout.write(signs)
            self._stdout.flush()
        except BrokenPipeError:
            self._hush()

    def close(self) -> None:
        """Write out what is left."""
        try:
            if self._aside:
                self._stdout.write(CLEAR + BACK)
            self._stdout.flush()
        except BrokenPipeError:
            try:
                self._hush()
            except Gone:
                pass

    def _hush(self) -> None:
        hush(self._stdout)
        raise Gone
