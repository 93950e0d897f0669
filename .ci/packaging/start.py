"""Where the packaged application begins: workers come in here too, and a saved game that was double-clicked."""

import sys
from multiprocessing import freeze_support
from pathlib import Path

freeze_support()

if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "-c":
        # `taku bench` measures fresh processes of the interpreter, and here the application is the interpreter.
        exec(compile(sys.argv[2], "-c", "exec"), {"__name__": "__main__"})
        raise SystemExit(0)
    from game.__main__ import main

    words = sys.argv[1:]
    if len(words) == 1 and not words[0].startswith("-") and (Path(words[0]).suffix or Path(words[0]).is_absolute()):
        words = ["replay", "--window", *words]
    raise SystemExit(main(words))
