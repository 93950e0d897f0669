"""The listing: every session at a glance, only what has changed read again, a thousand of them in small parts."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.archive import Entry, Listing, Loaded, Store, shipped
from game.archive import index as indices
from game.archive import listing as listings
from game.archive.listing import HISTORY, LOST, NEWER, REPAIRABLE, UNREAD, WHOLE, matching, searchable, summary
from game.archive.read import load
from game.engine import View
from game.presentation import Standing
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.scenes.archive.words import where
from game.ui.scenes.house import where_in

from ..table.games import solo
from .stores import Shelf, crash, step


def plain(entries: list[Entry]) -> list[Any]:
    """Entries as they stand in the index, where a tuple is a list."""
    return [json.loads(msgspec.json.encode(entry)) for entry in entries]


# --- the listing -----------------------------------------------------------------------------------


def test_the_listing_tells_every_session_the_newest_first(shelf: Shelf) -> None:
    journals = [shelf.begin(seed, plies) for seed, plies in ((1, 3), (2, 10_000), (3, 0))]
    for number, journal in enumerate(journals):
        journal.close()
        for path in shelf.folder.glob(f"{journal.id}.*"):
            os.utime(path, (1000 + number, 1000 + number))
    entries = Listing(shelf).entries()
    assert [entry.id for entry in entries] == [journal.id for journal in reversed(journals)]
    last, over, first = entries
    assert (last.plies, last.over, last.state, last.title) == (0, False, WHOLE, "toy")
    assert first.seats == [("Hanako", "human"), ("", "bot:random")]
    assert first.options == {"dice": "two"}
    assert (first.round, first.rounds, first.created) == (1, 3, journals[0].created)
    result = journals[1].session.result()
    assert over.over
    assert tuple(over.ranks) == result.ranks


def test_hidden_cards_do_not_stand_in_the_index(shelf: Shelf) -> None:
    journal = shelf.begin(1, 6)
    hand = journal.session.at(6).hands[1]
    journal.close()
    (entry,) = Listing(shelf).entries()
    assert set(entry.view["deck"]) == {"?"}
    assert all(card == "?" for cards in entry.view["hands"] for card in cards)
    assert hand


def test_only_what_has_changed_is_read_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    journals = [shelf.begin(seed, 3) for seed in range(6)]
    read: list[str] = []
    summing = listings.summing
    monkeypatch.setattr(listings, "summing", lambda store, path: read.append(path.stem) or summing(store, path))
    first = Listing(shelf)
    entries = first.entries()
    assert sorted(read) == sorted(journal.id for journal in journals)
    read.clear()
    first.entries()
    assert plain(Listing(shelf).entries()) == plain(entries), "another start of the app reads the index"
    assert read == []
    step(journals[2].session)
    assert [entry.plies for entry in first.entries() if entry.id == journals[2].id] == [4]
    assert read == [journals[2].id]
    read.clear()
    crash(journals[4])
    shelf.delete(journals[4].id)
    assert {entry.id for entry in Listing(shelf).entries()} == {journal.id for journal in journals} - {journals[4].id}
    assert read in ([], [journals[2].id])
    for journal in journals:
        crash(journal)


@pytest.mark.parametrize(
    "data", [b"", b"garbage", b"{}", b'{"version":1,"entries":{}}', b'{"version":3,"entries":{"a":7}}', b"[" * 99_999]
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
        "deal": HISTORY,
    }
    assert (found["middle"].plies, found["middle"].trouble) == (3, "save_illegal_ply")
    assert found[whole.id].state == WHOLE


def test_a_session_that_nobody_can_describe_does_not_hide_the_others(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    journals = [shelf.begin(seed, 2 + seed) for seed in range(3)]
    for journal in journals:
        journal.close()

    def standing(_: object, view: View) -> Standing:
        if view.state.digest() == journals[1].session.view(None).state.digest():
            raise ZeroDivisionError
        return Standing(1, 3, "", (0, 0))

    monkeypatch.setattr("tests.toy.table.placement.Placement.standing", standing)
    entries = {entry.id: entry for entry in Listing(shelf).entries()}
    assert [entries[journal.id].state for journal in journals] == [WHOLE, LOST, WHOLE]
    assert entries[journals[1].id].trouble == "save_odd"


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


# --- many files ------------------------------------------------------------------------------------


def copies(shelf: Shelf, count: int) -> list[str]:
    """So many sessions, the newest first, none of them in an index."""
    journal = shelf.begin(1, 6)
    journal.close()
    for _ in range(count - 1):
        shelf.duplicate(journal.id)
    ids = shelf.ids()
    for number, session_id in enumerate(reversed(ids)):
        for path in shelf.folder.glob(f"{session_id}.*"):
            os.utime(path, (5000 + number, 5000 + number))
    return ids


def read_one(listing: Listing, first: Sequence[str] = ()) -> None:
    """Read on until a file more is known."""
    before = listing.unread
    while listing.read_on(0.0, first) >= before > 0:
        first = ()


def test_a_date_that_was_set_back_is_noticed(shelf: Shelf) -> None:
    """Another content of the same length, with the date of the one before."""
    document = shelf.begin(1, 3).document
    assert [entry.name for entry in Listing(shelf).entries()] == [""]
    found, data = document.stat(), document.read_bytes()
    document.write_bytes(data.replace(b"Hanako", b"Hanaxo"))
    os.utime(document, ns=(found.st_atime_ns, found.st_mtime_ns))
    assert document.stat().st_size == found.st_size
    assert [entry.seats[0][0] for entry in Listing(shelf).entries()] == ["Hanaxo"]


def test_many_changed_files_are_read_little_by_little(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = copies(shelf, 20)
    listing = Listing(shelf)
    entries = listing.entries(at_once=5)
    assert [entry.id for entry in entries] == ids, "all are there from the beginning"
    assert [entry.state for entry in entries] == [WHOLE] * 5 + [UNREAD] * 15
    assert entries[19].saved.startswith("1970-01-01T"), "their file tells the day"
    assert listing.unread == 15
    assert listing.read_on(0.0) == 15, "a step at least, however short the time"
    read_one(listing)
    assert [entry.state for entry in listing.known()] == [WHOLE] * 6 + [UNREAD] * 14
    read_one(listing, first=[ids[18], ids[19], ids[0]])
    read_one(listing)
    read_one(listing, first=[ids[17]])
    assert {i for i, entry in enumerate(listing.known()) if entry.state == UNREAD} == set(range(6, 17))
    while listing.read_on(0.0):
        pass
    monkeypatch.setattr(listings, "summing", lambda *_: pytest.fail("everything stands in the index"))
    again = Listing(shelf).entries()
    assert plain(again) == plain(listing.known())
    assert {entry.state for entry in again} == {WHOLE}


def test_what_has_been_read_before_the_app_is_left_is_not_read_again(shelf: Shelf) -> None:
    copies(shelf, 9)
    Listing(shelf).entries(at_once=4)
    assert [entry.state for entry in Listing(shelf).entries(at_once=0)] == [WHOLE] * 4 + [UNREAD] * 5


def test_what_has_been_read_is_kept_at_once_behind_what_stands_there(shelf: Shelf) -> None:
    copies(shelf, 9)
    listing = Listing(shelf)
    listing.entries(at_once=0)
    index = shelf.folder / "index.json"
    kept = b""
    for number in range(4):
        read_one(listing)
        data = index.read_bytes()
        assert data.startswith(kept)
        kept = data
        states = [entry.state for entry in Listing(shelf).entries(at_once=0)]
        assert states == [WHOLE] * (number + 1) + [UNREAD] * (8 - number)


def test_a_damaged_line_of_the_index_costs_only_its_own_session(shelf: Shelf) -> None:
    ids = copies(shelf, 5)
    entries = plain(Listing(shelf).entries())
    index = shelf.folder / "index.json"
    lines = index.read_bytes().split(b"\n")
    for number, session_id in enumerate(ids, 1):
        torn = [line[: len(line) // 2] if n == number else line for n, line in enumerate(lines)]
        index.write_bytes(b"\n".join(torn))
        listing = Listing(shelf)
        found = {entry.id: entry.state for entry in listing.entries(at_once=0)}
        assert [key for key, state in found.items() if state == UNREAD] == [session_id]
        assert plain(listing.entries()) == entries
    index.write_bytes(b"\n".join(lines)[:-9])
    listing = Listing(shelf)
    assert [entry.state for entry in listing.entries(at_once=0)].count(UNREAD) == 1
    listing.entries()
    assert index.read_bytes().endswith(b"\n"), "nothing is written behind half a line"
    assert plain(Listing(shelf).entries(at_once=0)) == entries


def test_lines_of_the_past_do_not_pile_up(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indices, "SPARE", 3)
    (session_id,) = copies(shelf, 1)
    longest = 0
    for number in range(12):
        os.utime(shelf.path(session_id), (number, number))
        entries = Listing(shelf).entries()
        longest = max(longest, (shelf.folder / "index.json").read_bytes().count(b"\n"))
        assert plain(Listing(shelf).entries(at_once=0)) == plain(entries)
    assert longest == 7, "the head, twice the entries, those to spare, and the one that was read last"


def test_a_changed_session_is_shown_as_it_was_until_it_has_been_read(shelf: Shelf) -> None:
    journal = shelf.begin(1, 6)
    listing = Listing(shelf)
    assert listing.entries()[0].plies == 6
    step(journal.session)
    (entry,) = listing.entries(at_once=0)
    assert (entry.plies, entry.state, listing.unread) == (6, WHOLE, 1)
    assert listing.read_on(5.0) == 0
    assert listing.known()[0].plies == 7
    crash(journal)


def test_a_session_deleted_meanwhile_does_not_stop_the_reading(shelf: Shelf) -> None:
    ids = copies(shelf, 6)
    listing = Listing(shelf)
    listing.entries(at_once=0)
    shelf.delete(ids[3])
    while listing.read_on(0.0):
        pass
    assert listing.known()[3].state == LOST
    assert [entry.id for entry in listing.entries()] == ids[:3] + ids[4:]


# --- a long index ----------------------------------------------------------------------------------


@pytest.fixture
def long_index(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Thirty sessions that stand in an index of which a frame takes three lines; no file of theirs is to be read."""
    ids = copies(shelf, 30)
    Listing(shelf).entries(at_once=30)
    monkeypatch.setattr(listings, "LINES_AT_ONCE", 6)
    monkeypatch.setattr(indices, "PART", 3)
    monkeypatch.setattr(listings, "summing", lambda *_: pytest.fail("everything stands in the index"))
    return ids


class Work:
    """How many lines have been understood and how many written since it was asked last."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._done: list[str] = []
        take, line_of = indices.Index.take, indices.Index._line_of
        monkeypatch.setattr(indices.Index, "take", lambda *a: self._done.append("take") or take(*a))
        monkeypatch.setattr(indices.Index, "_line_of", lambda *a: self._done.append("write") or line_of(*a))

    def __call__(self) -> tuple[int, int]:
        done = self._done.count("take"), self._done.count("write")
        self._done.clear()
        return done


def test_of_a_long_index_a_frame_understands_few_lines(
    shelf: Shelf, long_index: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    work, listing = Work(monkeypatch), Listing(shelf)
    entries = listing.entries()
    assert [entry.id for entry in entries] == long_index
    assert [entry.state for entry in entries] == [WHOLE] * 6 + [UNREAD] * 24
    assert (listing.unread, work()) == (24, (6, 0))
    listing.read_on(0.0, first=[long_index[29]])
    assert ([entry.state for entry in listing.known()].index(WHOLE, 6), work()) == (29, (1, 0))
    assert (len(listing.entries()), work()) == (30, (6, 0)), "another look at the list begins nothing anew"
    while listing.busy:
        listing.read_on(0.0)
        assert work() == (1, 0)
    assert {entry.state for entry in listing.known()} == {WHOLE}


def test_a_worn_index_is_packed_in_parts(shelf: Shelf, long_index: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    index = shelf.folder / "index.json"
    head, *lines = index.read_bytes().splitlines(keepends=True)
    index.write_bytes(head + b"".join(lines * 20))
    monkeypatch.setattr(indices, "SPARE", 3)
    work, listing = Work(monkeypatch), Listing(shelf)
    listing.entries()
    before = index.read_bytes()
    assert work() == (6, 6)
    for _ in range(4):
        listing.read_on(0.0)
        assert (work(), index.read_bytes()) == ((0, 3), before), "the old one stands until the new one is whole"
    listing.entries()
    assert work() == (6, 6), "what is known by now is written from the beginning"
    while listing.busy:
        listing.read_on(0.0)
        assert sum(work()) <= 3
    assert index.read_bytes().count(b"\n") == 31
    assert not list(shelf.folder.glob("*.new"))
    assert [entry.state for entry in Listing(shelf).entries(at_once=0)] == [WHOLE] * 6 + [UNREAD] * 24


# --- what an entry tells ---------------------------------------------------------------------------


def test_the_turns_of_a_session_add_up_to_its_plies(tmp_path: Path) -> None:
    store = Shelf(tmp_path / "cultus")
    store.titles = catalogue
    session = solo(3, 60)
    store.create(session).close()
    (entry,) = Listing(store).entries()
    assert sum(plies for _, plies, _, _ in entry.turns) == entry.plies == 60
    numbers = [number for number, *_ in entry.turns]
    assert numbers == list(range(len(numbers))), "the set-up, then turn after turn"
    assert entry.round - 1 <= numbers[-1] <= entry.round, "a turn without a ply has no place"
    assert any(rival for _, _, rival, _ in entry.turns)
    assert all(rival <= plies for _, plies, rival, _ in entry.turns)
    assert entry.bytes > 1000
    assert (entry.main, entry.side) == ("enemy_annette", "hard")


@pytest.mark.parametrize(
    ("scores", "automas", "players", "ranks", "winners", "victory", "difference"),
    [
        ([30], [("foe", 20)], "h", [1, 2], [0], True, 10),
        ([20], [("foe", 30)], "h", [2, 1], [], False, -10),
        ([5, 9, 7], [], "hhb", [3, 1, 2], [1], True, 2),
        ([5, 9, 12], [], "hhb", [3, 2, 1], [2], False, -3),
        ([8, 8], [], "hh", [1, 1], [0, 1], True, 0),
        ([8, 6], [], "bb", [1, 2], [0], True, 2),
        ([], [], "h", [], [], False, 0),
    ],
)
def test_who_won_and_by_how_much(
    scores: list[int],
    automas: list[tuple[str, int]],
    players: str,
    ranks: list[int],
    winners: list[int],
    victory: bool,
    difference: int,
) -> None:
    seats = [("", "human" if player == "h" else "bot:greedy") for player in players]
    entry = Entry("x", seats=seats, scores=scores, automas=automas, ranks=ranks, over=True)
    assert (entry.winners, entry.victory, entry.difference) == (winners, victory, difference)
    assert msgspec.structs.replace(entry, over=False).winners == [], "nobody has won a game that goes on"


def test_what_is_told_of_a_session_finds_it_too() -> None:
    entries = [Entry("a", "toy", automas=[("foe", 1)]), Entry("b", "toy")]
    names = {"a": "アネット · Ｈａｒｄ", "b": "きょう 21:14"}
    for words, found in {"アネット": "a", "hard アネット": "a", "きょう": "b", "ｔｏｙ": "ab", "ルーベン": ""}.items():
        assert "".join(entry.id for entry in matching(entries, words, lambda e: searchable(e, names[e.id]))) == found


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_game_that_is_over_is_counted_as_its_title_counts(tmp_path: Path, language: str) -> None:
    """Rounds are no turns: one record of each title, with the number of the round or turn in which it ended."""
    texts, store = Texts(language), Store(tmp_path, catalogue)
    for title in catalogue.values():
        texts.load(title.text_folder())
        path = next((path for path in shipped() if path.parent.name == title.id), None)
        if path is None:
            continue  # A title may come without recorded games.
        entry = summary(store, path)
        entry.outcome = ""
        assert entry.over
        words = where(texts, entry)
        assert words == where_in(texts, title, entry.round, entry.rounds)
        assert str(entry.round) in words
    assert not texts.missing
