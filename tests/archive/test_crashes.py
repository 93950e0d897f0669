"""What was shown as done is there after the power went, the disk was full, or a file was damaged."""

from __future__ import annotations

import errno
import os
import random
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.archive import Loaded, Trouble
from game.archive import journal as journals
from game.engine import Session
from tests.toy import TITLE

from .keeps_playing import changes
from .stores import ALONE, Shelf, crash, is_beginning, parts, play, step, sums, told

ROOT = Path(__file__).parents[2]


# --- ended at any instant --------------------------------------------------------------------------


def ended_after(folder: Path, seconds: float) -> list[str]:
    """What a process told that was ended so long after its first word."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.archive.keeps_playing", str(folder)], cwd=ROOT, stdout=subprocess.PIPE
    )
    with child:
        first = child.stdout.readline()
        time.sleep(seconds)
        child.send_signal(signal.SIGKILL)
        rest = child.stdout.read()
    return (first + rest).decode().splitlines(keepends=True)


@pytest.mark.sample(5)
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="only where a process can be ended like that")
@pytest.mark.parametrize("instant", range(20))
def test_what_was_reported_is_there_after_the_process_was_ended(tmp_path: Path, instant: int) -> None:
    lines = ended_after(tmp_path / "sessions", random.Random(instant).random() * 0.12)
    whole = [line.rstrip("\n") for line in lines if line.endswith("\n")]
    begins = [number for number, line in enumerate(whole) if line.startswith("begin")]
    _, session_id, seed = whole[begins[-1]].split()
    reported = len(whole) - begins[-1] - 1
    shelf = Shelf(tmp_path / "sessions")
    journal = shelf.open(session_id)
    found = journal.session
    expected = [f"0 {''}", *changes(Session(TITLE, ALONE, {}, int(seed)))]
    there = f"{len(found.plies)} {found.plies[-1].sum if found.plies else ''}"
    assert whole[begins[-1] + 1 :] == expected[1 : reported + 1], "both play the same game"
    assert there in expected[reported : reported + 2], "all that was reported, and at most one change more"
    play(found, 3)
    journal.close()
    assert sums(shelf.now_there(journal)) == sums(found)
    for other in shelf.ids():
        assert isinstance(shelf.look(shelf.path(other)), Loaded)


# --- a disk that refuses ---------------------------------------------------------------------------


class Disk:
    """The operations of the disk inside a folder; the one of number ``failing`` is refused."""

    def __init__(self, folder: Path, failing: int = -1, number: int = errno.ENOSPC, lasting: bool = False) -> None:
        self.folder = str(folder)
        self.failing = failing
        self.number = number
        self.lasting = lasting
        self.calls: list[str] = []
        self.refused: list[str] = []

    def asked(self, what: str, place: object) -> None:
        if not str(place).startswith(self.folder) and place is not None:
            return
        number = len(self.calls)
        self.calls.append(what)
        if number == self.failing or (self.lasting and 0 <= self.failing <= number):
            self.refused.append(what)
            raise OSError(self.number, os.strerror(self.number), str(place))


@contextmanager
def disk(watched: Disk) -> Iterator[Disk]:
    """While it lasts, every replace, sync, link and opening for writing is counted, and one of them refused."""
    replace, fsync, link, opened, low = os.replace, os.fsync, os.link, Path.open, os.open

    def own_replace(source: Any, target: Any, **more: Any) -> None:
        watched.asked("replace", target)
        replace(source, target, **more)

    def own_fsync(handle: int) -> None:
        watched.asked("sync a folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "sync", None)
        fsync(handle)

    def own_link(source: Any, target: Any, **more: Any) -> None:
        watched.asked("link", target)
        link(source, target, **more)

    def own_open(path: Path, mode: str = "r", *more: Any, **most: Any) -> Any:
        if not mode.startswith("r"):
            watched.asked("open", path)
        return opened(path, mode, *more, **most)

    def own_low(path: Any, flags: int, *more: Any, **most: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR):
            watched.asked("lock" if str(path).endswith(".lock") else "open", path)
        return low(path, flags, *more, **most)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", own_low)
        patch.setattr(os, "replace", own_replace)
        patch.setattr(os, "fsync", own_fsync)
        patch.setattr(os, "link", own_link)
        patch.setattr(Path, "open", own_open)
        patch.setattr(journals, "FOLD_EVERY", 3)
        yield watched


PLIES = 9
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES)


def operations(tmp_path: Path) -> list[str]:
    with disk(Disk(tmp_path)) as watched:
        Shelf(tmp_path / "all").begin(1, PLIES)
    return watched.calls


def test_every_operation_of_the_disk_may_fail_once(tmp_path: Path) -> None:
    calls = operations(tmp_path)
    assert {"open", "sync", "replace", "link"} <= set(calls)
    for failing in range(len(calls)):
        shelf = Shelf(tmp_path / f"failing{failing}")
        with disk(Disk(shelf.folder, failing, ERRORS[failing % 3])) as watched:
            journal = shelf.create(Session(TITLE, ALONE, {}, 1))
            before = journal.troubled
            heard = told(journal)
            for _ in range(PLIES):
                refused = len(watched.refused)
                done = sums(journal.session)
                step(journal.session)
                there = shelf.look(journal.document)
                if len(watched.refused) > refused:
                    # What was reported before is whole; the change itself may be lost if the disk refuses it.
                    assert isinstance(there, Loaded), (failing, watched.refused)
                    assert sums(there.session)[: len(done)] == done, (failing, watched.refused)
                else:
                    assert isinstance(there, Loaded)
                    assert sums(there.session) == sums(journal.session), (failing, watched.refused)
        (what,) = watched.refused
        if what in ("sync a folder", "link", "lock"):
            assert (before, heard) == ("", []), "there is another way, or no harm in it"
        else:
            assert len(heard) + bool(before) == 1, (failing, what, heard)
        assert journal.troubled == "" or len(sums(shelf.now_there(journal))) >= PLIES - 1
        crash(journal)
        again = shelf.open(journal.id)
        again.close()


def test_a_disk_that_stays_full_is_told_once_and_written_when_there_is_room(tmp_path: Path) -> None:
    for failing in range(0, len(operations(tmp_path)), 4):
        shelf = Shelf(tmp_path / f"full{failing}")
        with disk(Disk(shelf.folder, failing, lasting=True)):
            journal = shelf.create(Session(TITLE, ALONE, {}, 2))
            before = journal.troubled
            heard = told(journal)
            play(journal.session, PLIES + 6)
            if journal.session.plies:
                journal.session.undo()
            assert journal.troubled == "store-full"
            assert [code for code, _ in heard] == ([] if before else ["store-full"])
        step(journal.session)
        assert journal.troubled == ""
        assert sums(shelf.now_there(journal)) == sums(journal.session)
        play(journal.session, 2)
        assert sums(shelf.now_there(journal)) == sums(journal.session)
        crash(journal)


def test_a_disk_that_refuses_again_is_told_again(shelf: Shelf) -> None:
    journal = shelf.begin(1, 2)
    heard = told(journal)
    for _ in range(2):
        with disk(Disk(shelf.folder, 0)):
            step(journal.session)
        step(journal.session)
    assert [code for code, _ in heard] == ["store-full", "store-full"]
    assert heard[0][1] == {"place": str(shelf.folder)}
    crash(journal)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "store-full"),
        (errno.EDQUOT, "store-full"),
        (errno.EROFS, "store-read-only"),
        (errno.EACCES, "store-read-only"),
        (errno.EPERM, "store-read-only"),
        (errno.EIO, "store-failed"),
    ],
)
def test_what_the_disk_refuses_is_told_by_its_reason(shelf: Shelf, number: int, code: str) -> None:
    journal = shelf.begin(1, 1)
    heard = told(journal)
    with disk(Disk(shelf.folder, 0, number)):
        step(journal.session)
    assert [said for said, _ in heard] == [code]
    crash(journal)


def test_a_line_that_was_half_written_does_not_hide_the_next(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full in the middle of a line: what comes after is written whole, elsewhere."""
    journal = shelf.begin(1, 4)

    def half(path: Path, line: bytes) -> None:
        with path.open("ab") as file:
            file.write(line[: len(line) // 2])
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(journals, "append", half)
        step(journal.session)
    assert sums(shelf.now_there(journal)) == sums(journal.session)[:4]
    step(journal.session)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    crash(journal)


def test_a_new_document_with_an_old_journal_keeps_what_was_reported(shelf: Shelf) -> None:
    """The power goes between the two files."""
    journal = shelf.begin(3, 6)
    old = journal._file.read_bytes()
    journal.fold()
    journal._file.write_bytes(old)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    crash(journal)


def test_a_new_document_is_not_led_back_by_the_journal_before_it(shelf: Shelf) -> None:
    """The document was written, its journal was refused: the document counts."""
    journal = shelf.begin(3, 6)
    with disk(Disk(shelf.folder)) as watched:
        journal.fold()
    last = len(watched.calls) - 1 - watched.calls[::-1].index("replace")
    play(journal.session, 5)
    heard = told(journal)
    for change in (lambda: step(journal.session), journal.session.undo):
        with disk(Disk(shelf.folder, last)) as watched:
            change()
        assert watched.refused == ["replace"]
        assert sums(shelf.now_there(journal)) == sums(journal.session)
    assert len(heard) == 1
    crash(journal)


# --- a damaged journal -----------------------------------------------------------------------------


def test_a_journal_cut_off_anywhere_gives_a_beginning(shelf: Shelf) -> None:
    document = shelf.left(5, 7)
    journal = document.with_suffix(".journal")
    data, whole = journal.read_bytes(), sums(shelf.now_there(document))
    assert len(whole) == 7
    longest = -1
    for length in range(len(data) + 1):
        journal.write_bytes(data[:length])
        found = shelf.look(document)
        assert is_beginning(found.session, whole)
        assert len(found.session.plies) >= longest, "more of the journal is never less of the game"
        longest = len(found.session.plies)
        unfinished = length > 0 and not data[:length].endswith(b"\n") and data[length : length + 1] != b"\n"
        assert bool(found.torn) == unfinished
    assert longest == 7


@pytest.mark.parametrize("flip", [1, 0x20, 0x80])
def test_a_journal_with_a_flipped_bit_anywhere_gives_a_beginning(shelf: Shelf, flip: int) -> None:
    document = shelf.left(6, 5)
    journal = document.with_suffix(".journal")
    data, whole = journal.read_bytes(), sums(shelf.now_there(document))
    for at in range(len(data)):
        journal.write_bytes(data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :])
        found = shelf.look(document)
        session = found.session
        assert session is not None
        assert is_beginning(session, whole)


NONSENSE: list[Callable[[bytes], bytes]] = [
    lambda data: b"",
    lambda data: b"\n\n\n",
    lambda data: os.urandom(2000),
    lambda data: b"{}\n" + data,
    lambda data: data + b"{}\n[]\nnull\n7\n",
    lambda data: data + b'{"ply":{"a":[]}}\n',
    lambda data: data + b'{"undo":-5}\n',
    lambda data: data + b'{"doc":999}\n',
    lambda data: data + b"[" * 100_000 + b"\n",
    lambda data: data[data.index(b"\n") + 1 :],
    lambda data: data + data,
    lambda data: b"\0" * (9 * 1024 * 1024),
]


@pytest.mark.parametrize("made", NONSENSE, ids=range(len(NONSENSE)))
def test_a_journal_with_anything_in_it_never_raises(shelf: Shelf, made: Callable[[bytes], bytes]) -> None:
    document = shelf.left(7, 6)
    journal = document.with_suffix(".journal")
    whole = sums(shelf.now_there(document))
    journal.write_bytes(made(journal.read_bytes()))
    found = shelf.look(document)
    assert isinstance(found, Loaded | Trouble)
    assert found.session is not None
    assert is_beginning(found.session, whole)


# --- a damaged document ----------------------------------------------------------------------------


def test_a_document_cut_off_or_changed_anywhere_never_raises(shelf: Shelf) -> None:
    journal = shelf.begin(8, 5)
    journal.close()
    document = journal.document
    document.with_suffix(".bak").unlink()
    data, whole = document.read_bytes(), sums(journal.session)
    rng = random.Random(1)
    for at in range(0, len(data), 7):
        for broken in (data[:at], data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]):
            document.write_bytes(broken)
            found = shelf.look(document)
            assert isinstance(found, Loaded | Trouble)
            if found.session is not None:
                assert is_beginning(found.session, whole)


def test_behind_a_broken_document_stands_the_one_before(shelf: Shelf) -> None:
    journal = shelf.begin(9, 4)
    journal.fold()
    play(journal.session, 3)
    journal.close()
    journal.document.write_bytes(b'{"format": 1, "tit')
    found = shelf.look(journal.document)
    assert found.code == "save_not_json"
    assert found.params["file"] == journal.document.name
    assert len(found.session.plies) == 4
    assert is_beginning(found.session, sums(journal.session))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "save_not_json"),
        (b"\0" * 4096, "save_not_json"),
        (b"[]", "save_no_game"),
        (b'{"format": 9}', "save_format_newer"),
        (os.urandom(10 * 1024 * 1024), "save_too_large"),
    ],
    ids=["empty", "zeroes", "list", "newer", "garbage"],
)
def test_a_file_that_is_no_session_is_explained(shelf: Shelf, data: bytes, code: str) -> None:
    shelf.folder.mkdir()
    document = shelf.path("x")
    document.write_bytes(data)
    found = shelf.open("x")
    assert found.code == code
    assert found.session is None
    assert document.read_bytes() == data, "it is left as it is"
    assert parts(shelf.folder) == {document.name: data}


def test_a_file_that_is_not_there_or_a_folder_is_explained(shelf: Shelf) -> None:
    for made in (False, True):
        if made:
            shelf.path("x").mkdir(parents=True)
        found = shelf.open("x")
        assert found.code == ("save_not_a_file" if made else "save_gone")
        assert found.params["file"] == "x.json"


def test_a_folder_that_is_a_file_does_not_keep_one_from_playing(tmp_path: Path) -> None:
    (tmp_path / "sessions").write_text("here I am")
    shelf = Shelf(tmp_path / "sessions")
    assert shelf.ids() == []
    journal = shelf.create(Session(TITLE, ALONE, {}, 1))
    assert journal.troubled == "store-not-a-folder"
    heard = told(journal)
    play(journal.session, 3)
    assert heard == []
    (tmp_path / "sessions").unlink()
    step(journal.session)
    assert journal.troubled == ""
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    journal.close()
    assert (tmp_path / "sessions").is_dir()
