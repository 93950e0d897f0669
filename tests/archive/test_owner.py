"""One owner per session, from before it is read until it is left; what is refused is told, with its place."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import portalocker
import pytest

from game.archive import Loaded
from game.archive import journal as journals
from game.archive import store as stores
from game.archive.lock import Held
from game.engine import Session
from game.engine.session import ASSISTED
from tests.toy import TITLE

from .stores import ALONE, Shelf, crash, end_run, parts, play, step, sums, told

as_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can become somebody else"
)


@contextmanager
def nobody() -> Iterator[None]:
    """Permissions hold for whoever is not root."""
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_who_reads_owns_first(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another window cannot play between the reading and the lock: the lock comes first."""
    journal = shelf.begin(1, 4)
    crash(journal)
    seen = []
    load = stores.loading

    def watched(*given: Any) -> Any:
        with pytest.raises(Held):
            Shelf(shelf.folder)._owned(journal.document)
        seen.append(given)
        return load(*given)

    monkeypatch.setattr(stores, "loading", watched)
    again = shelf.open(journal.id)
    assert seen
    again.close()


def test_a_session_that_is_open_elsewhere_is_neither_renamed_nor_deleted(shelf: Shelf) -> None:
    journal = shelf.begin(1, 9)
    other = Shelf(shelf.folder)
    before = parts(shelf.folder)
    for act in (lambda: other.rename(journal.id, "mine"), lambda: other.delete(journal.id)):
        with pytest.raises(Held) as caught:
            act()
        assert caught.value.params == {"file": journal.document.name}
    assert parts(shelf.folder) == before
    play(journal.session, 3)
    assert len(shelf.now_there(journal).plies) == 12
    assert shelf.rename(journal.id, "mine") == "mine", "its own window may"
    play(journal.session, 2)
    assert (len(shelf.now_there(journal).plies), shelf.now_there(journal).name) == (14, "mine")
    journal.close()
    other.rename(journal.id, "yours")
    assert (len(shelf.now_there(journal).plies), shelf.now_there(journal).name) == (14, "yours")
    other.delete(journal.id)


def test_files_that_somebody_took_away_are_written_anew_whole(shelf: Shelf) -> None:
    journal = shelf.begin(1, 9)
    for path in shelf.folder.glob(f"{journal.id}.*"):
        path.unlink()
    heard = told(journal)
    step(journal.session)
    assert heard == []
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    journal.document.with_suffix(".journal").unlink()
    step(journal.session)
    play(journal.session, 3)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    crash(journal)


def test_a_lock_that_cannot_be_made_is_no_other_window(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = shelf.begin(1, 9)
    crash(journal)

    def refused(*_: object, **__: object) -> None:
        raise portalocker.LockException("no")

    with monkeypatch.context() as patch:
        patch.setattr(portalocker, "lock", refused)
        again = shelf.open(journal.id)
        assert not again.read_only
        play(again.session, 2)
    assert sums(shelf.now_there(journal)) == sums(again.session)
    assert again.fold(), "the lock is asked for again"
    with pytest.raises(Held):
        Shelf(shelf.folder).delete(journal.id)
    again.close()


def test_a_hint_is_on_the_disk_like_a_ply(shelf: Shelf) -> None:
    journal = shelf.begin(1, 9)
    journal.session.flag(ASSISTED)
    found = shelf.now_there(journal)
    assert found.flags == {ASSISTED}
    assert sums(found) == sums(journal.session)
    size = journal.document.with_suffix(".journal").stat().st_size
    journal.session.flag(ASSISTED)
    assert journal.document.with_suffix(".journal").stat().st_size == size, "once is enough"
    crash(journal)


# --- the trash -------------------------------------------------------------------------------------


def test_a_second_start_leaves_what_the_first_may_still_take_back(shelf: Shelf) -> None:
    journal = shelf.begin(1, 9)
    journal.close()
    before = parts(shelf.folder)
    undo = shelf.delete(journal.id)
    Shelf(shelf.folder).tidy()
    undo()
    assert parts(shelf.folder) == before


def test_what_comes_back_has_its_journal_before_it_can_be_found(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = shelf.begin(1, 9)
    crash(journal)
    undo = shelf.delete(journal.id)
    seen: list[tuple[bool, bool]] = []
    replace = Path.replace

    def watched(path: Path, target: Path) -> Path:
        found = replace(path, target)
        seen.append((journal.document.exists(), journal.document.with_suffix(".journal").exists()))
        return found

    monkeypatch.setattr(Path, "replace", watched)
    undo()
    assert all(has_journal for document, has_journal in seen if document)
    assert len(shelf.now_there(journal).plies) == 9


def test_a_run_that_ended_in_the_middle_of_a_deletion_loses_nothing(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = shelf.begin(1, 9)
    crash(journal)
    before = parts(shelf.folder)
    replace, count = Path.replace, [0]

    def ended(path: Path, target: Path) -> Path:
        count[0] += 1
        if count[0] > 1:
            raise KeyboardInterrupt
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", ended)
        with pytest.raises(KeyboardInterrupt):
            shelf.delete(journal.id)
    assert not journal.document.exists()
    end_run(shelf)
    Shelf(shelf.folder).tidy()
    assert parts(shelf.folder) == before


def test_what_was_deleted_does_not_come_back_over_another(shelf: Shelf) -> None:
    journal = shelf.begin(1, 9)
    journal.close()
    undo = shelf.delete(journal.id)
    journal.document.write_bytes(b"another")
    with pytest.raises(FileExistsError):
        undo()
    assert journal.document.read_bytes() == b"another"


# --- a disk that refuses is told at once ------------------------------------------------------------


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


@pytest.mark.parametrize("how", ["open", "create", "rescue"])
def test_what_was_refused_before_anybody_listened_is_told_to_who_listens_first(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    journal = shelf.begin(1, 9)
    crash(journal)
    begin: dict[str, Callable[[], object]] = {
        "open": lambda: shelf.open(journal.id),
        "create": lambda: shelf.create(Session(TITLE, ALONE, {}, 2)),
        "rescue": lambda: shelf.rescue(journal.id),
    }
    with monkeypatch.context() as patch:
        patch.setattr(journals, "write_whole", full)
        found = begin[how]()
        assert isinstance(found, journals.Journal)
        heard: list[tuple[str, object]] = []
        found.on_problem = lambda code, params: heard.append((code, params["place"]))
        assert heard == [("store-full", str(shelf.folder))]
        play(found.session, 3)
        assert len(heard) == 1
    step(found.session)
    assert sums(shelf.now_there(found)) == sums(found.session)
    found.close()


@as_root
@pytest.mark.parametrize("mode", [0o000, 0o444, 0o555])
def test_a_folder_that_is_shut_is_one_sentence(shelf: Shelf, mode: int) -> None:
    journal = shelf.begin(1, 9)
    journal.close()
    for path in [*shelf.folder.parents][:5]:
        if path != Path(tempfile.gettempdir()):
            path.chmod(0o755)
    shelf.folder.chmod(mode)
    try:
        with nobody():
            other = Shelf(shelf.folder)
            ids = other.ids()
            assert (ids, other.problem) == (([], "store-unreadable") if mode == 0 else ([journal.id], ""))
            found = other.open(journal.id)
            if mode == 0o555:
                assert not found.read_only
                assert found.troubled == "store-read-only"
            else:
                assert found.code in ("save_forbidden", "save_gone")
            fresh = other.create(Session(TITLE, ALONE, {}, 2))
            assert fresh.troubled == "store-read-only"
            play(fresh.session, 3)
            other.tidy()
            for act in (other.delete, other.duplicate, lambda i: other.rename(i, "x")):
                with pytest.raises((OSError, Exception), match=r"Permission|save_forbidden|save_gone"):
                    act(journal.id)
    finally:
        shelf.folder.chmod(0o755)
    assert isinstance(shelf.look(journal.document), Loaded)


def test_what_an_ended_run_left_behind_is_swept_away(shelf: Shelf) -> None:
    """Half-written files, and locks of sessions that are gone; not those of a run that goes on."""
    document, other = shelf.left(1, 3), shelf.begin(2, 3)
    odd = [shelf.folder / name for name in ("a.json.new", "b.bak.new", "gone.lock")]
    for path in (*odd, shelf.folder / "fresh.json.new"):
        path.write_bytes(b"{")
    for path in (*odd, document.with_suffix(".lock"), other.document.with_suffix(".lock")):
        os.utime(path, (1e9, 1e9))
    other.document.unlink()
    Shelf(shelf.folder).tidy()
    left = {path.name for path in shelf.folder.iterdir() if path.suffix in (".new", ".lock")}
    assert left == {"fresh.json.new", f"{document.stem}.lock", f"{other.id}.lock"}
    crash(other)
