"""A disk that refuses: nothing that was shown is lost, and every refusal is told."""

from __future__ import annotations

import errno
from collections import Counter
from pathlib import Path

import pytest

from game.archive import Loaded, Trouble
from game.engine import Session
from tests.archive.stores import ALONE, Shelf, crash, step, sums, told
from tests.archive.test_crashes import Disk, disk
from tests.toy import TITLE

from .counts import counts, report

ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT)


@counts(150, 10_000)
def test_every_write_fails_in_turn(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    """In one game after another the first, second, third … operation is refused, once or from then on."""
    faults, seed, heard = 0, 0, Counter[str]()
    while faults < count:
        seed += 1
        plies = 4 + seed % 20
        lasting = seed % 3 == 0
        failing = 0
        while faults < count:
            shelf = Shelf(tmp_path / f"{seed}-{failing}")
            watched = Disk(shelf.folder, failing, ERRORS[(seed + failing) % len(ERRORS)], lasting)
            with disk(watched):
                journal = shelf.create(Session(TITLE, ALONE, {}, seed))
                if failing % 2:
                    crash(journal)
                    opened = shelf.open(journal.id)
                    if isinstance(opened, Trouble):
                        assert watched.refused, opened
                        assert opened.code == "save_gone", "what could not be kept is not there at all"
                        faults, failing = faults + 1, failing + 1
                        continue
                    journal = opened
                listened = told(journal)
                known = journal.troubled
                for turn in range(plies):
                    before, refused = sums(journal.session), len(watched.refused)
                    journal.session.undo() if turn % 7 == 6 else step(journal.session)
                    if journal.troubled:
                        heard[journal.troubled] += 1
                        assert listened or known, "shown, not kept, and not told"
                    elif not lasting:
                        found = shelf.look(journal.document)
                        assert isinstance(found, Loaded), (found, watched.refused)
                        assert sums(found.session) == sums(journal.session), (before, watched.refused[refused:])
                for path in shelf.folder.glob("*.new"):
                    assert not path.exists() or lasting, path
            if not watched.refused:
                break
            faults += 1
            step(journal.session)
            assert journal.troubled == ""
            assert sums(shelf.now_there(journal)) == sums(journal.session)
            crash(journal)
            for path in sorted(shelf.folder.rglob("*"), reverse=True):
                path.unlink()
            failing += 1
    report(capfd, "disk faults", faults=faults, games=seed, **dict(heard))
