"""The archive: keeping, opening, two windows, rescue, copies, names, the trash."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from game.archive import Journal, Listing, Trouble, intake, read
from game.archive.lock import Held, Lock
from game.engine import Session
from game.engine.record import LARGEST, Unreadable, read_record
from game.engine.session import MARK_SHOWN, PRACTICE
from game.text.catalog import LANGUAGES, Texts
from tests.toy import TITLE

from .stores import ALONE, NOON, Shelf, crash, end_run, parts, play, step, sums

ROOT = Path(__file__).parents[2]

# --- keeping ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 5, 10_000])
def test_a_session_is_kept_and_opened_again(shelf: Shelf, plies: int) -> None:
    journal = shelf.begin(3, plies)
    journal.session.name, journal.session.flags = "夜の卓 🌙", {"assisted"}
    journal.close()
    again = shelf.open(journal.id)
    assert sums(again.session) == sums(journal.session)
    assert (again.session.name, again.session.flags) == ("夜の卓 🌙", {"assisted"})
    assert again.created == journal.created
    assert not again.read_only
    play(again.session, 4)
    again.close()
    assert sums(shelf.now_there(journal)) == sums(again.session)


def test_every_ply_is_on_the_disk_when_it_is_told(shelf: Shelf) -> None:
    journal = shelf.begin(4)
    while journal.session.pending is not None:
        step(journal.session)
        assert sums(shelf.now_there(journal)) == sums(journal.session)
    crash(journal)


def test_taking_back_doing_again_and_practice_are_on_the_disk(shelf: Shelf) -> None:
    journal = shelf.begin(5, 14)
    journal.session.undo_to(6)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    assert shelf.now_there(journal).flags == {"practice"}
    journal.session.redo()
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    play(journal.session, 3)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    crash(journal)


def test_a_game_goes_on_after_opening_as_it_would_have_gone_on(shelf: Shelf) -> None:
    plain, kept = shelf.begin(6, 12), shelf.begin(6, 12)
    crash(kept)
    again = shelf.open(kept.id)
    assert not isinstance(again, Trouble)
    play(plain.session, 100)
    play(again.session, 100)
    assert sums(again.session) == sums(plain.session)
    assert [p.drew for p in again.session.plies] == [p.drew for p in plain.session.plies]


def test_the_journal_is_folded_from_time_to_time(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.archive.journal.FOLD_EVERY", 10)
    journal = shelf.begin(7, 10)
    assert "log" not in json.loads(journal.document.read_bytes())
    step(journal.session)
    assert len(json.loads(journal.document.read_bytes())["log"]) == 11
    assert journal.document.with_suffix(".journal").read_bytes().startswith(b'{"doc":11,"sum":"')
    assert "log" not in json.loads(journal.document.with_suffix(".bak").read_bytes())
    crash(journal)


def test_two_sessions_of_the_same_second_have_two_files(shelf: Shelf) -> None:
    shelf.now = lambda: NOON
    ids = {shelf.begin(seed).id for seed in range(30)}
    assert len(ids) == 30
    assert all(session_id.startswith("toy-20260701-120000-") for session_id in ids)


def test_nothing_but_its_files_lies_in_the_folder(shelf: Shelf) -> None:
    journal = shelf.begin(1, 50)
    journal.close()
    assert {Path(name).suffix for name in parts(shelf.folder)} == {".json", ".bak", ".journal"}


# --- two windows -----------------------------------------------------------------------------------


def test_a_second_window_may_only_look(shelf: Shelf) -> None:
    journal = shelf.begin(1, 6)
    before = parts(shelf.folder)
    second = shelf.open(journal.id)
    assert second.read_only
    assert sums(second.session) == sums(journal.session)
    step(second.session)
    second.session.undo()
    assert second.fold()
    second.close()
    assert parts(shelf.folder) == before
    journal.close()
    third = shelf.open(journal.id)
    assert not third.read_only
    third.close()


def test_a_lock_is_let_go_when_the_book_is_closed(shelf: Shelf) -> None:
    journal = shelf.begin(1)
    with pytest.raises(Held):
        Lock(journal.document)
    journal.close()
    Lock(journal.document).release()


def held_elsewhere(document: Path) -> bool:
    """Whether another process is refused."""
    code = (
        "import sys; from pathlib import Path; from game.archive.lock import Held, Lock\n"
        "try: Lock(Path(sys.argv[1]))\nexcept Held: sys.exit(7)"
    )
    return subprocess.run([sys.executable, "-c", code, str(document)], cwd=ROOT).returncode == 7


def test_a_lock_holds_until_it_is_let_go_whatever_else_is_done_with_its_file(tmp_path: Path) -> None:
    document = tmp_path / "a.json"
    lock = Lock(document)
    document.with_suffix(".lock").read_bytes()
    with pytest.raises(Held):
        Lock(document)
    assert held_elsewhere(document)
    lock.release()
    lock.release()
    assert not held_elsewhere(document)
    lock = Lock(document)
    del lock
    Lock(document).release()


def test_of_many_who_want_a_lock_one_has_it_even_while_its_file_is_thrown_away(tmp_path: Path) -> None:
    document, inside, had = tmp_path / "a.json", [0], []

    def want() -> None:
        for _ in range(300):
            try:
                lock = Lock(document)
            except (Held, OSError):  # While it goes nobody can tell.
                continue
            inside[0] += 1
            had.append(inside[0])
            inside[0] -= 1
            document.with_suffix(".lock").unlink()
            lock.release()

    threads = [Thread(target=want) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(had) == {1}


def test_a_closed_book_hears_nothing_more(shelf: Shelf) -> None:
    journal = shelf.begin(1, 3)
    journal.close()
    before = parts(shelf.folder)
    step(journal.session)
    assert parts(shelf.folder) == before


# --- rescue ----------------------------------------------------------------------------------------


def damaged(shelf: Shelf, ply: int, plies: int = 12) -> Path:
    """A document in which a ply is wrong."""
    journal = shelf.begin(2, plies)
    journal.close()
    data = json.loads(journal.document.read_bytes())
    data["log"][ply - 1]["a"] = ["split", 0, 6]
    journal.document.write_bytes(json.dumps(data).encode())
    return journal.document


def test_what_is_whole_becomes_a_new_session_and_the_damaged_file_stays(shelf: Shelf) -> None:
    document = damaged(shelf, 8)
    before = parts(shelf.folder)
    found = shelf.open(document.stem)
    assert (found.code, found.ply, found.snapshot) == ("save_illegal_ply", 8, True)
    journal = shelf.rescue(document.stem)
    assert len(journal.session.plies) == 7
    assert (journal.session.parent.id, journal.session.parent.ply) == (document.stem, 7)
    play(journal.session, 3)
    journal.close()
    assert {name: data for name, data in parts(shelf.folder).items() if name in before} == before
    record = shelf.look(journal.document)
    assert record.record.parent == journal.session.parent


def test_from_the_last_snapshot_one_goes_on_at_the_end(shelf: Shelf) -> None:
    document = damaged(shelf, 1)
    before = parts(shelf.folder)
    journal = shelf.rescue(document.stem, snapshot=True)
    assert not isinstance(journal, Trouble)
    whole = Session(TITLE, ALONE, {}, 2)
    play(whole, 12)
    assert journal.session.at(0).digest() == whole.plies[-1].sum
    play(journal.session, 2)
    crash(journal)
    assert sums(shelf.now_there(journal)) == sums(journal.session)
    assert {name: data for name, data in parts(shelf.folder).items() if name in before} == before


def test_what_cannot_be_rescued_is_said(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"nothing")
    for snapshot in (False, True):
        found = shelf.rescue("x", snapshot)
        assert found.code == "save_not_json"
    assert list(parts(shelf.folder)) == ["x.json"]


def test_every_trouble_can_be_told_in_both_languages(shelf: Shelf) -> None:
    journal = shelf.begin(2, 12)
    journal.close()
    whole = json.loads(journal.document.read_bytes())
    wrong: list[Any] = [
        b"\0",
        b" " * (LARGEST + 1),
        {**whole, "more": 1},
        {**whole, "format": 2},
        {**whole, "rules": 2},
        {**whole, "title": "chess"},
        {**whole, "options": {"dice": "seven"}},
        {**whole, "log": [{"a": ["roll", 0]}]},
        {**whole, "log": [{"a": []}]},
        {**whole, "log": [{**whole["log"][0], "sum": "x"}]},
    ]
    codes = set()
    speakers = [Texts(language) for language in LANGUAGES]
    for data in wrong:
        path = shelf.folder / "wrong.json"
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        for found in (shelf.look(path), shelf.import_file(path)):
            codes.add(found.code)
            for texts in speakers:
                told = texts.say(found.code.replace("_", "-"), {"file": path.name, **found.params})
                assert texts.missing == set(), (found, told)
    gone = shelf.look(shelf.folder / "gone.json")
    assert len(codes) == 10, codes
    assert gone.code == "save_gone"
    for texts in speakers:
        texts.say("save-gone", dict(gone.params))
        texts.say("save-unreadable", {"file": "x.json", "reason": "Input/output error"})
        for follow in (0, 1, 7):
            texts.say("save-journal", {"file": "x.json", "ply": 3, "follow": follow})
        for code in ("not-a-file", "forbidden", "odd"):
            texts.say(f"save-{code}", {"file": "x.json"})
        texts.say("save-no-snapshot", {})
        for code in ("full", "read-only", "not-a-folder", "failed"):
            texts.say(f"store-{code}", {"place": "/"})
        assert texts.missing == set()


# --- copies, names, the trash ----------------------------------------------------------------------


def test_a_session_goes_out_as_one_file_and_comes_in_again(shelf: Shelf, tmp_path: Path) -> None:
    document = shelf.left(1, 9)
    target = tmp_path / "my game.json"
    shelf.export(document.stem, target)
    other = Shelf(tmp_path / "other")
    for file in (document, target):  # With its journal beside it, and without.
        session_id = other.import_file(file)
        assert sums(other.now_there(other.path(session_id))) == sums(shelf.now_there(document))
    journal = other.open(session_id)
    play(journal.session, 2)
    journal.close()
    assert len(shelf.now_there(document).plies) == 9


@pytest.mark.parametrize("data", [b"", b"{}", b"\0" * 100, b'{"format":2}', b" " * (LARGEST + 1)])
def test_what_is_no_session_does_not_come_in(shelf: Shelf, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    assert isinstance(shelf.import_file(path), Trouble)
    assert isinstance(shelf.import_file(tmp_path / "gone.json"), Trouble)
    assert isinstance(shelf.import_file(tmp_path), Trouble)
    assert not shelf.folder.exists() or not shelf.ids()


def test_what_comes_in_on_a_full_disk_is_told(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = shelf.left(1, 2)
    other = Shelf(tmp_path / "other")

    def full(*given: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "replace", full)
    found = other.import_file(document)
    assert found.code == "store_full"
    assert parts(other.folder) == {}


def test_a_damaged_file_goes_out_as_it_is(shelf: Shelf, tmp_path: Path) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"broken")
    shelf.export("x", tmp_path / "out.json")
    assert (tmp_path / "out.json").read_bytes() == b"broken"
    with pytest.raises(OSError, match="No such file"):
        shelf.export("x", tmp_path / "no" / "such" / "folder.json")


def test_a_copy_is_a_session_of_its_own(shelf: Shelf) -> None:
    document = shelf.left(1, 9)
    copy = shelf.duplicate(document.stem)
    assert copy != document.stem
    journal = shelf.open(copy)
    assert len(journal.session.plies) == 9
    play(journal.session, 2)
    journal.close()
    assert len(shelf.now_there(document).plies) == 9


def test_what_cannot_be_copied_is_said_with_its_reason(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"broken")
    with pytest.raises(Unreadable) as caught:
        shelf.duplicate("x")
    for language in LANGUAGES:
        texts = Texts(language)
        assert "x.json" in texts.say(caught.value.code.replace("_", "-"), dict(caught.value.params))
        assert texts.missing == set()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Sunday", "Sunday"),
        ("", ""),
        ("日曜の卓" * 60, ("日曜の卓" * 60)[:200]),
        ("🎲🏯 party", "🎲🏯 party"),
        ("לוח שולחן", "לוח שולחן"),
        ("a\u202eb\u200f", "ab"),
        ("two\nlines\ttab\0nul", "twolinestabnul"),
        ("\ud800 alone", " alone"),
        ('"}],"log":[', '"}],"log":['),
    ],
)
def test_a_session_may_be_called_anything(shelf: Shelf, name: str, kept: str) -> None:
    document = shelf.left(1, 4)
    shelf.rename(document.stem, name)
    session = shelf.now_there(document)
    assert session.name == kept
    assert len(session.plies) == 4
    (entry,) = Listing(shelf).entries()
    assert entry.name == kept


def test_a_damaged_session_keeps_its_name(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"broken")
    with pytest.raises(Unreadable):
        shelf.rename("x", "whole")
    with pytest.raises(Unreadable) as caught:
        shelf.rename("gone", "whole")
    assert caught.value.code == "save_gone"


def test_a_deleted_session_can_be_brought_back(shelf: Shelf) -> None:
    journal = shelf.begin(1, 50)
    journal.close()
    before = parts(shelf.folder)
    undo = shelf.delete(journal.id)
    assert parts(shelf.folder) == {}
    assert shelf.ids() == []
    assert isinstance(shelf.open(journal.id), Trouble)
    undo()
    assert parts(shelf.folder) == before
    assert all(not list(place.iterdir()) for place in (shelf.folder / "trash").iterdir() if place.is_dir())


def test_the_trash_is_emptied_later(shelf: Shelf) -> None:
    journal = shelf.begin(1, 3)
    journal.close()
    shelf.delete(journal.id)
    thrown = list((shelf.folder / "trash").glob("*/*"))
    assert len(thrown) == 3
    second = Shelf(shelf.folder)
    second.tidy()
    assert list((shelf.folder / "trash").glob("*/*")) == thrown, "the first run may still take it back"
    end_run(shelf)
    second.tidy()
    assert not (shelf.folder / "trash").exists()
    second.tidy()


def test_a_session_is_deleted_whole_or_not_at_all(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = shelf.begin(1, 3)
    journal.close()
    before, replace = parts(shelf.folder), Path.replace

    def refusing(path: Path, target: Path) -> Path:
        if path.suffix == ".journal":
            raise PermissionError(errno.EACCES, "in use")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refusing)
    with pytest.raises(PermissionError):
        shelf.delete(journal.id)
    assert parts(shelf.folder) == before


# --- scouting --------------------------------------------------------------------------------------


def test_a_copy_is_practice_once_chance_has_shown_something(shelf: Shelf) -> None:
    """Whoever plays the one knows what the other will bring."""
    fresh = shelf.left(1, 0)
    assert shelf.now_there(shelf.path(shelf.duplicate(fresh.stem))).flags == set()
    document = shelf.left(1, 12)
    assert shelf.now_there(document).learnt()
    assert shelf.now_there(shelf.path(shelf.duplicate(document.stem))).flags == {"practice"}
    assert shelf.now_there(document).flags == set()


def test_a_branch_is_practice_where_taking_back_would_have_been(shelf: Shelf) -> None:
    for n in range(13):
        session = Session(TITLE, ALONE, {}, 1)
        play(session, 12)
        branch = session.fork(n)
        if n < 12:
            assert session.undo_to(n) is None
        assert branch.flags == session.flags, n
        assert sums(branch) == sums(session)


# --- what is known of a deal -------------------------------------------------------------------------


def learn(journal: Journal, plies: int = 12) -> None:
    """Play on until chance has shown something more."""
    before = len(journal.session.plies)
    while not any(ply.mark == MARK_SHOWN for ply in journal.session.plies[before:]):
        assert journal.session.pending is not None
        step(journal.session)


@pytest.mark.parametrize("how", ["import", "copied by hand", "the original is deleted", "by its seed"])
def test_an_older_copy_of_what_was_played_on_is_practice(shelf: Shelf, tmp_path: Path, how: str) -> None:
    journal = shelf.begin(1, 6)
    journal.close()
    older = tmp_path / "older.json"
    shelf.export(journal.id, older)
    again = shelf.open(journal.id)
    assert PRACTICE not in again.session.flags, "it is no other than it was"
    learn(again)
    again.close()
    if how == "the original is deleted":
        shelf.delete(journal.id)
    if how == "by its seed":
        fresh = shelf.begin(1, 0)
        assert PRACTICE in fresh.session.flags
        fresh.close()
        return
    if how == "copied by hand":
        copy = shelf.path("toy-copy")
        copy.write_bytes(older.read_bytes())
        opened = shelf.open("toy-copy")
    else:
        taken = shelf.import_file(older)
        assert isinstance(taken, str)
        assert PRACTICE in read_record(shelf.path(taken).read_bytes()).flags
        opened = shelf.open(taken)
    assert PRACTICE in opened.session.flags
    opened.close()


def test_a_whole_copy_or_one_from_elsewhere_is_none(shelf: Shelf, tmp_path: Path) -> None:
    journal = shelf.begin(1, 6)
    learn(journal)
    journal.close()
    whole = tmp_path / "whole.json"
    shelf.export(journal.id, whole)
    shelf.delete(journal.id)
    other = Shelf(tmp_path / "another computer")
    for store in (shelf, other):
        taken = store.import_file(whole)
        assert isinstance(taken, str)
        opened = store.open(taken)
        assert PRACTICE not in opened.session.flags
        opened.close()


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\0" * 5000])
def test_a_damaged_memory_of_deals_is_begun_anew(shelf: Shelf, data: bytes) -> None:
    journal = shelf.begin(1, 6)
    (shelf.folder / "deals").write_bytes(data)
    learn(journal)
    journal.close()
    assert PRACTICE in shelf.begin(1, 0).session.flags


@pytest.mark.parametrize(
    ("fault", "reason"), [(OSError(errno.EIO, "Input/output error"), "Input/output error"), (OSError(), "OSError")]
)
def test_a_file_that_cannot_be_read_says_what_the_system_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError, reason: str
) -> None:
    def broken(*_: object) -> bytes:
        raise fault

    monkeypatch.setattr(intake, "read_whole", broken)
    with pytest.raises(Unreadable) as caught:
        intake.guarded(tmp_path / "game.json")
    assert (caught.value.code, caught.value.params) == ("save_unreadable", {"file": "game.json", "reason": reason})


def test_a_line_of_a_journal_is_one_thing_and_its_head_fits_the_document() -> None:
    session = Session(TITLE, list(ALONE), {}, 3)
    play(session, 3)
    record = session.to_record()
    head = intake.JournalLine(doc=len(record.log), sum=record.log[-1].sum)
    assert read._is_head(record, head)
    assert not read._is_head(record, intake.JournalLine(doc=len(record.log) - 1, sum=head.sum))
    assert not read._is_head(record, intake.JournalLine(doc=head.doc, sum="0" * 16))
    assert head.in_bounds()
    assert not intake.JournalLine(doc=1, undo=1).in_bounds()
