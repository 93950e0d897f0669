"""The sub-commands of ``taku`` and what they have in common."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

from game.commands.common import UsageProblem, speaker
from game.commands.faults import finish_output, open_streams, problem_of, readable
from game.disk import hush
from game.text.catalog import Texts


def run(arguments: Sequence[str]) -> int:
    """Read the arguments and do it. Whatever goes wrong is told in one sentence on stderr; returns the exit code."""
    open_streams()
    texts: Texts | None = None
    try:
        texts = speaker(arguments)
        code = _done(arguments, texts)
        finish_output()
        return code
    except BrokenPipeError:
        hush(sys.stdout)
        return 128 + int(getattr(signal, "SIGPIPE", 13))
    except Exception as fault:
        return _tell(problem_of(fault), texts)


def _done(arguments: Sequence[str], texts: Texts) -> int:
    from game.commands.parser import parse

    spoken = texts.language
    try:
        texts.switch(readable(spoken, sys.stdout))  # The help is written while the words are read.
        command, options = parse(list(arguments), texts)
    except SystemExit:  # The help was asked for, and is on its way out.
        finish_output()
        raise
    finally:
        texts.switch(spoken)
    if command.__module__.endswith((".tools", ".simulate", ".lab", ".learn", ".new", ".sounds")) or getattr(
        options, "text", False
    ):
        texts.switch(readable(texts.language, sys.stdout))
    return command(options, texts)


def _tell(problem: UsageProblem, texts: Texts | None) -> int:
    try:
        texts = texts or speaker(())
        texts.switch(readable(texts.language, sys.stderr))
        problem.tell(texts)
    except BrokenPipeError:
        hush(sys.stderr)
    except Exception:  # Nobody hears it, or the words themselves are damaged: the code still says it.
        hush(sys.stderr)
        return problem.exit_code or 1
    return problem.exit_code
