"""What ends a command that nobody foresaw: which file of the installation is to blame, or a report."""

from __future__ import annotations

import logging
import os
import sys
import tomllib
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import NoReturn, TextIO

from game.commands.common import UsageProblem
from game.disk import hush
from game.paths import bundled
from game.report import crash_report

DATA = "data.toml"


class _Shut(TextIOWrapper):
    """An output that was closed before the command began: saying anything fails, instead of going nowhere."""

    def __init__(self) -> None:
        super().__init__(BytesIO(), encoding="utf-8")

    def write(self, text: str) -> NoReturn:
        """Nobody hears it."""
        raise OSError("the output is closed")


def open_streams() -> None:
    """Have an output and a place for errors, neither of which stumbles over a letter; what is logged goes to no one
    who did not ask for it."""
    logging.lastResort = logging.NullHandler()
    if sys.stdout is None:
        sys.stdout = _Shut()
    if sys.stderr is None:
        sys.stderr = StringIO()
    if sys.stdin is None:
        sys.stdin = StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def readable(language: str, stream: TextIO) -> str:
    """The language, or English where the stream cannot show its letters."""
    try:
        "卓".encode(stream.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return "en"
    return language


def finish_output() -> None:
    """Have everything that was said where it should go. Raises OSError, BrokenPipeError among them."""
    if sys.stdout is not None:
        sys.stdout.flush()


def problem_of(fault: BaseException) -> UsageProblem:
    """What to say of an error that nobody foresaw."""
    if isinstance(fault, UsageProblem):
        return fault
    if isinstance(fault, OSError) and fault.filename is None:  # Files have names; only the output has none.
        hush(sys.stdout)
        return UsageProblem("command-no-output", 1)
    path = culprit(fault)
    if path is not None:
        return UsageProblem("command-broken-file", 2, path=str(path))
    return UsageProblem("command-crashed", 1, path=str(crash_report(fault) or "-"))


def culprit(fault: BaseException | None) -> Path | None:
    """The file of the installation that is missing or damaged, if that is what an error came from."""
    while fault is not None:
        if isinstance(fault, OSError) and isinstance(fault.filename, str | os.PathLike):
            path = Path(fault.filename)
            if _is_ours(path):
                return path
        if isinstance(fault, OSError | UnicodeError | tomllib.TOMLDecodeError | ValueError | LookupError | TypeError):
            found = _data_file(fault.__traceback__)
            if found is not None:
                return found
        if isinstance(fault, UnicodeError):
            found = _read_there(fault.__traceback__)
            if found is not None:
                return found
        fault = fault.__cause__ or fault.__context__
    return None


def _is_ours(path: Path) -> bool:
    own = (Path(__file__).parents[1], bundled("art"), bundled("saves"))
    return any(path.resolve().is_relative_to(folder.resolve()) for folder in own)


def _data_file(trace: TracebackType | None) -> Path | None:
    """``data.toml`` beside the module that was reading it while it was imported."""
    titles = Path(__file__).parents[1] / "titles"
    while trace is not None:
        code = trace.tb_frame.f_code
        place = Path(code.co_filename)
        if place.name == "components.py" and code.co_name == "<module>" and place.is_relative_to(titles):
            return place.parent / DATA
        trace = trace.tb_next
    return None


def _read_there(trace: TracebackType | None) -> Path | None:
    """The file whose letters could not be read."""
    found = None
    while trace is not None:
        here = trace.tb_frame.f_locals.get("path")
        if isinstance(here, Path) and _is_ours(here):
            found = here
        trace = trace.tb_next
    return found
