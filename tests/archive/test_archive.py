"""The archive: keeping, opening, two windows, rescue, copies, names, the trash, the listing, the statistics."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.archive import Entry, Listing, Loaded, Trouble, shipped
from game.archive import listing as listings
from game.archive.book import lock_for
from game.archive.listing import LOST, NEWER, REPAIRABLE, WHOLE, matching
from game.archive.read import load
from game.archive.statistics import Tally, fair, grid, solo, tally
from game.engine import Session, View
from game.engine.record import LARGEST, Unreadable
from game.sight import Standing
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from tests.toy import TITLE

from .stores import ALONE, NOON, Shelf, crash, parts, play, step, sums

# --- keeping ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 5, 10_000])
def test_a_session_is_kept_and_opened_again(shelf: Shelf, plies: int) -> None:
    book = shelf.begin(3, plies)
    book.session.name, book.session.flags = "夜の卓 🌙", {"assisted"}
    book.close()
    again = shelf.open(book.id)
    assert not isinstance(again, Trouble)
    assert sums(again.session) == sums(book.session)
    assert (again.session.name, again.session.flags) == ("夜の卓 🌙", {"assisted"})
    assert again.created == book.created
    assert not again.read_only
    play(again.session, 4)
    again.close()
    assert sums(shelf.now_there(book)) == sums(again.session)


def test_every_ply_is_on_the_disk_when_it_is_told(shelf: Shelf) -> None:
    book = shelf.begin(4)
    while book.session.pending is not None:
        step(book.session)
        assert sums(shelf.now_there(book)) == sums(book.session)
    crash(book)


def test_taking_back_doing_again_and_practice_are_on_the_disk(shelf: Shelf) -> None:
    book = shelf.begin(5, 14)
    book.session.undo_to(6)
    assert sums(shelf.now_there(book)) == sums(book.session)
    assert shelf.now_there(book).flags == {"practice"}
    book.session.redo()
    assert sums(shelf.now_there(book)) == sums(book.session)
    play(book.session, 3)
    assert sums(shelf.now_there(book)) == sums(book.session)
    crash(book)


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
    monkeypatch.setattr("game.archive.book.FOLD_EVERY", 10)
    book = shelf.begin(7, 10)
    assert "log" not in json.loads(book.document.read_bytes())
    step(book.session)
    assert len(json.loads(book.document.read_bytes())["log"]) == 11
    assert book.document.with_suffix(".journal").read_bytes() == b'{"doc":11}\n'
    assert "log" not in json.loads(book.document.with_suffix(".bak").read_bytes())
    crash(book)


def test_two_sessions_of_the_same_second_have_two_files(shelf: Shelf) -> None:
    shelf.now = lambda: NOON
    ids = {shelf.begin(seed).id for seed in range(30)}
    assert len(ids) == 30
    assert all(session_id.startswith("toy-20260701-120000-") for session_id in ids)


def test_nothing_but_its_files_lies_in_the_folder(shelf: Shelf) -> None:
    book = shelf.begin(1, 50)
    book.close()
    assert {Path(name).suffix for name in parts(shelf.folder)} == {".json", ".bak", ".journal"}


# --- two windows -----------------------------------------------------------------------------------


def test_a_second_window_may_only_look(shelf: Shelf) -> None:
    book = shelf.begin(1, 6)
    before = parts(shelf.folder)
    second = shelf.open(book.id)
    assert not isinstance(second, Trouble)
    assert second.read_only
    assert sums(second.session) == sums(book.session)
    step(second.session)
    second.session.undo()
    assert second.fold()
    second.close()
    assert parts(shelf.folder) == before
    book.close()
    third = shelf.open(book.id)
    assert not isinstance(third, Trouble)
    assert not third.read_only
    third.close()


def test_a_lock_is_let_go_when_the_book_is_closed(shelf: Shelf) -> None:
    book = shelf.begin(1)
    assert lock_for(book.document) is None
    book.close()
    lock = lock_for(book.document)
    assert lock is not None
    lock.release()


def test_a_closed_book_hears_nothing_more(shelf: Shelf) -> None:
    book = shelf.begin(1, 3)
    book.close()
    before = parts(shelf.folder)
    step(book.session)
    assert parts(shelf.folder) == before


# --- rescue ----------------------------------------------------------------------------------------


def damaged(shelf: Shelf, ply: int, plies: int = 12) -> Path:
    """A document in which a ply is wrong."""
    book = shelf.begin(2, plies)
    book.close()
    data = json.loads(book.document.read_bytes())
    data["log"][ply - 1]["a"] = ["split", 0, 6]
    book.document.write_bytes(json.dumps(data).encode())
    return book.document


def test_what_is_whole_becomes_a_new_session_and_the_damaged_file_stays(shelf: Shelf) -> None:
    document = damaged(shelf, 8)
    before = parts(shelf.folder)
    found = shelf.open(document.stem)
    assert isinstance(found, Trouble)
    assert (found.code, found.ply, found.snapshot) == ("save_illegal_ply", 8, True)
    book = shelf.rescue(document.stem)
    assert not isinstance(book, Trouble)
    assert len(book.session.plies) == 7
    assert book.session.parent is not None
    assert (book.session.parent.id, book.session.parent.ply) == (document.stem, 7)
    play(book.session, 3)
    book.close()
    assert {name: data for name, data in parts(shelf.folder).items() if name in before} == before
    record = shelf.look(book.document)
    assert isinstance(record, Loaded)
    assert record.record.parent == book.session.parent


def test_from_the_last_snapshot_one_goes_on_at_the_end(shelf: Shelf) -> None:
    document = damaged(shelf, 1)
    before = parts(shelf.folder)
    book = shelf.rescue(document.stem, snapshot=True)
    assert not isinstance(book, Trouble)
    whole = Session(TITLE, ALONE, {}, 2)
    play(whole, 12)
    assert book.session.at(0).digest() == whole.plies[-1].sum
    play(book.session, 2)
    crash(book)
    assert sums(shelf.now_there(book)) == sums(book.session)
    assert {name: data for name, data in parts(shelf.folder).items() if name in before} == before


def test_what_cannot_be_rescued_is_said(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    shelf.path("x").write_bytes(b"nothing")
    for snapshot in (False, True):
        found = shelf.rescue("x", snapshot)
        assert isinstance(found, Trouble)
        assert found.code == "save_not_json"
    assert list(parts(shelf.folder)) == ["x.json"]


def test_every_trouble_can_be_told_in_both_languages(shelf: Shelf) -> None:
    book = shelf.begin(2, 12)
    book.close()
    whole = json.loads(book.document.read_bytes())
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
            assert isinstance(found, Trouble)
            codes.add(found.code)
            for texts in speakers:
                told = texts.say(found.code.replace("_", "-"), {"file": path.name, **found.params})
                assert texts.missing == set(), (found, told)
    gone = shelf.look(shelf.folder / "gone.json")
    assert isinstance(gone, Trouble)
    assert len(codes | {gone.code}) == 11
    for texts in speakers:
        texts.say("save-unreadable", dict(gone.params))
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
    session_id = other.import_file(target)
    assert isinstance(session_id, str)
    assert sums(other.now_there(other.path(session_id))) == sums(shelf.now_there(document))
    book = other.open(session_id)
    assert not isinstance(book, Trouble)
    play(book.session, 2)
    book.close()
    assert len(shelf.now_there(document).plies) == 9


def test_a_file_with_a_journal_beside_it_comes_in_whole(shelf: Shelf, tmp_path: Path) -> None:
    document = shelf.left(1, 9)
    other = Shelf(tmp_path / "other")
    session_id = other.import_file(document)
    assert isinstance(session_id, str)
    assert sums(other.now_there(other.path(session_id))) == sums(shelf.now_there(document))


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
    assert isinstance(found, Trouble)
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
    book = shelf.open(copy)
    assert not isinstance(book, Trouble)
    assert len(book.session.plies) == 9
    play(book.session, 2)
    book.close()
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
    with pytest.raises(OSError, match="No such file"):
        shelf.rename("gone", "whole")


def test_a_deleted_session_can_be_brought_back(shelf: Shelf) -> None:
    book = shelf.begin(1, 50)
    book.close()
    before = parts(shelf.folder)
    undo = shelf.delete(book.id)
    assert parts(shelf.folder) == {}
    assert shelf.ids() == []
    assert isinstance(shelf.open(book.id), Trouble)
    undo()
    assert parts(shelf.folder) == before
    assert parts(shelf.folder / "trash") == {}


def test_the_trash_is_emptied_later(shelf: Shelf) -> None:
    book = shelf.begin(1, 3)
    book.close()
    shelf.delete(book.id)
    assert len(parts(shelf.folder / "trash")) == 3
    shelf.empty_trash()
    assert not (shelf.folder / "trash").exists()
    shelf.empty_trash()


def test_a_session_is_deleted_whole_or_not_at_all(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    book = shelf.begin(1, 3)
    book.close()
    before, replace = parts(shelf.folder), Path.replace

    def refusing(path: Path, target: Path) -> Path:
        if path.suffix == ".journal":
            raise PermissionError(errno.EACCES, "in use")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", refusing)
    with pytest.raises(PermissionError):
        shelf.delete(book.id)
    assert parts(shelf.folder) == before


def plain(entries: list[Entry]) -> list[Any]:
    """Entries as they stand in the index, where a tuple is a list."""
    return [json.loads(msgspec.json.encode(entry)) for entry in entries]


# --- the listing -----------------------------------------------------------------------------------


def test_the_listing_tells_every_session_the_newest_first(shelf: Shelf) -> None:
    books = [shelf.begin(seed, plies) for seed, plies in ((1, 3), (2, 10_000), (3, 0))]
    for number, book in enumerate(books):
        book.close()
        for path in shelf.folder.glob(f"{book.id}.*"):
            os.utime(path, (1000 + number, 1000 + number))
    entries = Listing(shelf).entries()
    assert [entry.id for entry in entries] == [book.id for book in reversed(books)]
    last, over, first = entries
    assert (last.plies, last.over, last.state, last.title) == (0, False, WHOLE, "toy")
    assert first.seats == [("Hanako", "human"), ("", "bot:random")]
    assert first.options == {"dice": "two"}
    assert (first.round, first.rounds, first.created) == (1, 3, books[0].created)
    result = books[1].session.result()
    assert result is not None
    assert over.over
    assert tuple(over.ranks) == result.ranks
    newest = Listing(shelf).newest_open()
    assert newest is not None
    assert newest.id == last.id


def test_hidden_cards_do_not_stand_in_the_index(shelf: Shelf) -> None:
    book = shelf.begin(1, 6)
    hand = book.session.at(6).hands[1]
    book.close()
    (entry,) = Listing(shelf).entries()
    assert entry.view is not None
    assert set(entry.view["deck"]) == {"?"}
    assert all(card == "?" for cards in entry.view["hands"] for card in cards)
    assert hand


def test_only_what_has_changed_is_read_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    books = [shelf.begin(seed, 3) for seed in range(6)]
    read: list[str] = []
    summary = listings.summary
    monkeypatch.setattr(listings, "summary", lambda store, path: read.append(path.stem) or summary(store, path))
    first = Listing(shelf)
    entries = first.entries()
    assert sorted(read) == sorted(book.id for book in books)
    read.clear()
    first.entries()
    assert plain(Listing(shelf).entries()) == plain(entries), "another start of the app reads the index"
    assert read == []
    step(books[2].session)
    assert [entry.plies for entry in first.entries() if entry.id == books[2].id] == [4]
    assert read == [books[2].id]
    read.clear()
    shelf.delete(books[4].id)
    assert {entry.id for entry in Listing(shelf).entries()} == {book.id for book in books} - {books[4].id}
    assert read in ([], [books[2].id])
    for book in books:
        crash(book)


@pytest.mark.parametrize(
    "data", [b"", b"garbage", b"{}", b'{"version":1,"entries":{}}', b'{"version":2,"entries":{"a":7}}', b"[" * 99_999]
)
def test_a_damaged_index_is_made_anew(shelf: Shelf, data: bytes) -> None:
    shelf.begin(1, 3).close()
    entries = Listing(shelf).entries()
    (shelf.folder / "index.json").write_bytes(data)
    assert plain(Listing(shelf).entries()) == plain(entries)
    assert (shelf.folder / "index.json").read_bytes() != data


def test_an_index_that_cannot_be_written_is_no_harm(shelf: Shelf) -> None:
    shelf.begin(1, 3).close()
    (shelf.folder / "index.json").mkdir()
    assert len(Listing(shelf).entries()) == 1
    assert Listing(Shelf(shelf.folder / "nowhere")).entries() == []


def test_the_listing_tells_how_a_file_is(shelf: Shelf) -> None:
    whole = shelf.begin(1, 8)
    whole.close()
    data = json.loads(whole.document.read_bytes())
    broken = {
        "lost": b"\0\0",
        "newer": json.dumps({**data, "format": 2}).encode(),
        "foreign": json.dumps({**data, "title": "chess", "snapshot": None}).encode(),
        "middle": json.dumps({**data, "log": [*data["log"][:3], {"a": ["roll", 9]}]}).encode(),
        "deal": json.dumps({**data, "options": {"dice": "x"}}).encode(),
    }
    for name, text in broken.items():
        shelf.path(name).write_bytes(text)
    found = {entry.id: entry for entry in Listing(shelf).entries()}
    assert {name: found[name].state for name in broken} == {
        "lost": LOST,
        "newer": NEWER,
        "foreign": NEWER,
        "middle": REPAIRABLE,
        "deal": REPAIRABLE,
    }
    assert (found["middle"].plies, found["middle"].trouble) == (3, "save_illegal_ply")
    assert found[whole.id].state == WHOLE


def test_a_session_that_nobody_can_describe_does_not_hide_the_others(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    books = [shelf.begin(seed, 2 + seed) for seed in range(3)]
    for book in books:
        book.close()

    def standing(view: View) -> Standing:
        if view.state.digest() == books[1].session.view(None).state.digest():
            raise ZeroDivisionError
        return Standing(1, 3, "", (0, 0))

    monkeypatch.setattr("tests.toy.sight.standing", standing)
    entries = {entry.id: entry for entry in Listing(shelf).entries()}
    assert [entries[book.id].state for book in books] == [WHOLE, LOST, WHOLE]
    assert entries[books[1].id].trouble == "save_setup"


def test_words_find_sessions() -> None:
    entries = [
        Entry("a", "toy", "Sunday", [("Hanako", "human")], {"dice": "two"}),
        Entry("b", "toy", "日曜の卓", [("Kenta", "human"), ("", "bot:random")], {}, saved="2026-07-01"),
    ]
    for words, found in {"": "ab", "hana": "a", "TOY kenta": "b", "日曜": "b", "two toy": "a", "two kenta": ""}.items():
        assert "".join(entry.id for entry in matching(entries, words)) == found


def test_the_recorded_games_open() -> None:
    paths = list(shipped())
    assert paths
    for path in paths:
        assert isinstance(load(path, catalogue), Loaded), path.name


# --- the statistics --------------------------------------------------------------------------------


def ended(points: int, rival: int, **more: Any) -> Entry:
    won = points > rival
    given: dict[str, Any] = {
        "title": "cultus",
        "seats": [("Hanako", "human")],
        "over": True,
        "scores": [points],
        "rivals": [("enemy_annette", rival)],
        "ranks": [1, 2] if won else [2, 1],
        "outcome": "victory" if won else "defeat",
        "options": {"enemy": "enemy_annette", "difficulty": "hard"},
    }
    return Entry("x", **{**given, **more})


def test_games_are_counted_the_newest_first() -> None:
    entries = [ended(60, 50), ended(55, 50), ended(40, 70), ended(90, 60)]
    counted = tally(entries)
    assert counted == Tally(4, 3, 90, 3.75, 2, (("victory", 3), ("defeat", 1)))
    assert tally([ended(1, 2), ended(2, 1)]).streak == 0
    assert tally([]) == Tally()


def test_only_fair_games_alone_stand_in_the_grid() -> None:
    entries = [
        ended(60, 50),
        ended(50, 60),
        ended(99, 1, flags=["practice"]),
        ended(99, 1, flags=["assisted"]),
        ended(99, 1, over=False),
        ended(99, 1, seats=[("", "human"), ("", "human")]),
        ended(99, 1, title="toy"),
        ended(70, 10, rivals=[("enemy_ruben", 10)], view={"difficulty": "normal"}),
    ]
    counted = grid(entries, "cultus")
    assert set(counted) == {("enemy_annette", "hard"), ("enemy_ruben", "normal")}
    assert counted["enemy_annette", "hard"].played == 2
    assert counted["enemy_annette", "hard"].won == 1
    assert len(solo(entries, "cultus")) == 5
    assert [fair(entry) for entry in entries[:5]] == [True, True, False, False, False]


def test_statistics_of_kept_games(shelf: Shelf) -> None:
    for seed in range(3):
        shelf.begin(seed, 10_000).close()
    entries = Listing(shelf).entries()
    counted = tally(entry for entry in entries if entry.over)
    assert counted.played == 3
    assert counted.best == max(entry.scores[0] for entry in entries)
