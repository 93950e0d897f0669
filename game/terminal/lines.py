"""Reading and writing lines: plain text, no colour, no boxes, quiet in a pipe."""

from __future__ import annotations

import os
from collections.abc import Iterable
from io import TextIOWrapper
from typing import TextIO

SCREEN = 60
"""Empty lines that push what another person may not see off the screen."""


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
        """True if somebody sits there; a script gets no prompts and nothing is hidden from it."""

    def write(self, lines: str | Iterable[str]) -> None:
        """Write one line, or several."""
        text = lines if isinstance(lines, str) else "\n".join(lines)
        try:
            self._stdout.write(text + "\n")
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
        """Push what was shown off the screen of a person."""
        if self.person:
            self.write([""] * SCREEN)

    def close(self) -> None:
        """Write out what is left."""
        try:
            self._stdout.flush()
        except BrokenPipeError:
            try:
                self._hush()
            except Gone:
                pass

    def _hush(self) -> None:
        # The reader has gone: what is still buffered must not complain when the process ends.
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self._stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):
            pass
        raise Gone
