"""Plays and takes back, and tells every change after it was reported as done: the test ends it at any instant."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from game.archive import journal as journals
from game.engine import Session
from tests.toy import TITLE

from .stores import ALONE, Shelf, step


def changes(session: Session) -> Iterator[str]:
    """Change the session again and again; what comes is how it stands after each change."""
    turn = 0
    while session.pending is not None:
        turn += 1
        if turn % 9 == 0:
            session.undo()
        else:
            step(session)
        yield f"{len(session.plies)} {session.plies[-1].sum if session.plies else ''}"
        if turn > 400:
            return


def main() -> None:
    """Play games into a folder until somebody ends this process."""
    journals.FOLD_EVERY = 5
    shelf = Shelf(Path(sys.argv[1]))
    for seed in range(1000):
        journal = shelf.create(Session(TITLE, ALONE, {}, seed))
        print(f"begin {journal.id} {seed}", flush=True)
        for state in changes(journal.session):
            print(state, flush=True)
        journal.close()


if __name__ == "__main__":
    main()
