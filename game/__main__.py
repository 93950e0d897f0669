"""The command line: ``taku`` and its sub-commands."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 done, 1 a check failed, 2 wrong usage or nothing to show it on."""
    from game.commands import run

    try:
        return run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + int(getattr(signal, "SIGPIPE", 13))


if __name__ == "__main__":
    sys.exit(main())
