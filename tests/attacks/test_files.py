"""Damaged files: what opens without a word is what was played, and everything else is told."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.archive import Listing, Loaded, Trouble
from game.archive.listing import summary
from game.engine import Seat, Session
from game.settings import load
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from tests.archive.stores import Shelf, crash, is_beginning, sums
from tests.table.games import walked
from tests.toy import TITLE

from .counts import Progress, counts, progress, report
from .damage import damaged
from .games import some_game

__all__ = ["progress"]


def played(seed: int, plies: int, title: str = "cultus", seats: int = 1) -> Session:
    """A game that has gone so far at random."""
    found = TITLE if title == TITLE.id else catalogue[title]
    return walked(Session(found, [Seat("花子")] * seats, {}, seed), plies)


def opened(shelf: Shelf, document: Path, whole: list[str], texts: list[Texts], listed: bool = True) -> str:
    """Open a damaged session; what it was, after looking whether it may be."""
    found = shelf.look(document)
    if listed:
        assert summary(shelf, document).id == document.stem
    session = found.session
    if session is not None:
        assert is_beginning(session, whole), (found, len(session.plies))
    if isinstance(found, Trouble):
        for speaker in texts:
            speaker.say(found.code.replace("_", "-"), {"file": document.name, **found.params})
            assert speaker.missing == set(), found
        return found.code
    assert sums(found.session) == whole or found.torn, "it opened without a word, and moves are missing"
    return "whole" if not found.torn else "torn"


@counts(150, 60_000)
def test_damaged_documents(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str], progress: Progress) -> None:
    """Of the toy and of every title."""
    shelf = Shelf(tmp_path)
    shelf.titles = {**catalogue, TITLE.id: TITLE}
    texts = [Texts(language) for language in LANGUAGES]
    heard: Counter[str] = Counter()
    made = []
    sessions = [some_game(random.Random(n), n, (0, 20, 35)[n % 3]) for n in range(2 * len(catalogue))]
    for session in (played(25, 25, "toy", 2), *sessions):
        journal = shelf.create(session)
        journal.close()
        journal.document.with_suffix(".bak").unlink(missing_ok=True)
        made.append((journal.document, journal.document.read_bytes(), sums(journal.session)))
    rng = random.Random(count)
    for number in range(count):
        document, data, whole = made[number % len(made)]
        document.write_bytes(damaged(rng, data))
        heard[opened(shelf, document, whole, texts, number % 5 == 0)] += 1
        document.write_bytes(data)
        progress(files=number + 1)
    assert all(isinstance(shelf.look(document), Loaded) for document, _, _ in made)
    report(capfd, "damaged documents", files=count, **dict(heard.most_common()))


@counts(200, 30_000)
def test_damaged_journals(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    shelf = Shelf(tmp_path)
    texts = [Texts(language) for language in LANGUAGES]
    document = shelf.left(5, 30)
    journal = document.with_suffix(".journal")
    data, whole = journal.read_bytes(), sums(shelf.now_there(document))
    assert len(whole) == 30
    heard: Counter[str] = Counter()
    lost = 0
    rng = random.Random(count)
    for _ in range(count):
        broken = damaged(rng, data)
        journal.write_bytes(broken)
        found = shelf.look(document)
        missing = 30 - len(found.session.plies)
        if isinstance(found, Loaded) and not data.startswith(broken):
            lost += missing
            assert missing == 0, broken
        heard[opened(shelf, document, whole, texts, rng.random() < 0.2) if not data.startswith(broken) else "cut"] += 1
    report(capfd, "damaged journals", files=count, lost_without_a_word=lost, **dict(heard.most_common()))


@counts(60, 5_000)
def test_damaged_indexes(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    shelf = Shelf(tmp_path)
    for seed in range(3):
        shelf.begin(seed, 5).close()
    entries = msgspec.json.encode(Listing(shelf).entries())
    index = shelf.folder / "index.json"
    data = index.read_bytes()
    rng = random.Random(count)
    for _ in range(count):
        index.write_bytes(damaged(rng, data))
        assert msgspec.json.encode(Listing(shelf).entries()) == entries
    report(capfd, "damaged indexes", files=count)


@counts(200, 5_000)
def test_damaged_settings(tmp_path: Path, count: int, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "settings.json"
    data = (
        b'{"language":"ja","ui_scale":1.2,"text_scale":0.9,"animation":"slow","volume_all":10,'
        b'"names":["\xe8\x8a\xb1\xe5\xad\x90","Kenta"]}'
    )
    rng = random.Random(count)
    heard: Counter[str] = Counter()
    for _ in range(count):
        path.write_bytes(damaged(rng, data))
        found, problem = load(path)
        heard[problem or "taken"] += 1
        assert problem in (None, "settings_damaged")
        assert 0.8 <= found.ui_scale <= 2
        assert 0.8 <= found.text_scale <= 1.5
        assert all(name.isprintable() and len(name) <= 200 for name in found.names)
    report(capfd, "damaged settings", files=count, **dict(heard))


def test_a_journal_with_a_flipped_bit_is_told_and_kept(shelf: Shelf) -> None:
    """Whatever bit flips: every ply is there, or the session says from which ply on it is damaged."""
    document = shelf.left(6, 12)
    journal = document.with_suffix(".journal")
    data, whole = journal.read_bytes(), sums(shelf.now_there(document))
    told = 0
    for at in range(0, len(data), 3):
        journal.write_bytes(data[:at] + bytes([data[at] ^ (1 << at % 8)]) + data[at + 1 :])
        found = shelf.look(document)
        if isinstance(found, Loaded):
            assert sums(found.session) == whole
            continue
        told += 1
        assert found.code == "save_journal"
        ply, follow = found.params["ply"], found.params["follow"]
        assert len(found.session.plies) == ply - 1
        assert ply + follow in range(len(whole) - 1, len(whole) + 2), "one line is damaged, or two that ran together"
    assert told > 300


def test_rescuing_leaves_the_damaged_journal_where_it_is(shelf: Shelf) -> None:
    journal = shelf.begin(6, 12)
    crash(journal)
    file = journal.document.with_suffix(".journal")
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([*lines[:6], b"x" + lines[6][1:], *lines[7:]]))
    before = file.read_bytes()
    found = shelf.open(journal.id)
    assert dict(found.params) == {"file": journal.document.name, "ply": 6, "follow": 6}
    rescued = shelf.rescue(journal.id)
    assert sums(rescued.session) == sums(journal.session)[:5]
    rescued.close()
    assert file.read_bytes() == before


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A store on an empty folder."""
    return Shelf(tmp_path / "sessions")
