"""A disk that refuses, and a process that is ended: nothing that was shown is lost, and every refusal is told."""

from __future__ import annotations

import errno
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from game.archive import Loaded, Trouble
from game.engine import Session
from tests.archive.keeps_playing import changes
from tests.archive.stores import ALONE, Shelf, crash, step, sums, told
from tests.archive.test_crashes import Disk, disk, ended_after
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


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only where a process can be ended like that")
@counts(6, 2000)
def test_a_process_that_is_ended(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    acknowledged = sessions = 0
    for number in range(count):
        folder = tmp_path / str(number % 8)
        lines = ended_after(folder, random.Random(number).random() * 0.2)
        whole = [line.rstrip("\n") for line in lines if line.endswith("\n")]
        begins = [n for n, line in enumerate(whole) if line.startswith("begin")]
        shelf = Shelf(folder)
        for at, start in enumerate(begins):
            end = begins[at + 1] if at + 1 < len(begins) else len(whole)
            _, session_id, seed = whole[start].split()
            found = shelf.open(session_id)
            assert not isinstance(found, Trouble), (found, number)
            session = found.session
            there = f"{len(session.plies)} {session.plies[-1].sum if session.plies else ''}"
            said = end - start - 1
            expected = ["0 ", *changes(Session(TITLE, ALONE, {}, int(seed)))]
            assert there in expected[said : said + 2], (number, session_id)
            found.close()
            acknowledged += said
            sessions += 1
        for path in folder.iterdir():
            path.unlink()
    report(capfd, "ended processes", kills=count, sessions=sessions, acknowledged=acknowledged)
