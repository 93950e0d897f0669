"""Replays games and prints their digests: run in a process of its own, under another hash seed."""

from __future__ import annotations

import json
import sys

from game.engine.record import read_record
from game.engine.replay import replay_record
from game.titles import catalogue


def main() -> None:
    """Read one record per line, write the digests of each as a line of JSON."""
    for line in sys.stdin.buffer:
        session = replay_record(read_record(line), catalogue)
        told = [[list(map(str, p.drew)), p.sum, [e.kind for e in p.events]] for p in session.plies]
        legal = [[repr(a) for a in session.rules.legal(session.at(n), 0)] for n in range(0, len(session.plies), 9)]
        print(json.dumps([session.at(0).digest(), told, legal]))


if __name__ == "__main__":
    main()
