"""The command line: ``taku`` and its sub-commands. Nothing is imported here before Ctrl-C is heard."""

from __future__ import annotations


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 done, 1 a check failed or the app had to stop, 2 wrong usage, nothing to
    show it on, or an installation that is damaged."""
    try:
        import sys

        _import_undisturbed()
        from game.commands import run

        return run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return 130


def _import_undisturbed() -> None:
    """Load what all commands need. Ctrl-C waits until that is done: a library that is interrupted while it is being
    loaded may take the whole process down."""
    import signal

    pressed: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    except ValueError:  # Only the main thread hears signals.
        return
    try:
        import game.commands  # noqa: F401
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


if __name__ == "__main__":
    raise SystemExit(main())
