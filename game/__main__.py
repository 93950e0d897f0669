"""The command line: ``taku`` and its sub-commands. Nothing is imported here before Ctrl-C is heard."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns the exit code: 0 done, 1 a check failed or the app had to stop, 2 wrong usage, nothing to
    show it on, or an installation that is damaged."""
    try:
        import sys

        from game.interrupts import undisturbed

        with undisturbed():
            from game.commands import run

        return run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
