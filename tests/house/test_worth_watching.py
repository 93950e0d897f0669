"""Recorded games that are offered: a dozen at most, from every title, each with its sentence in both languages."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.archive import Store, shipped, watch
from game.archive.listing import WHOLE, summary
from game.archive.watch import ANY_GAME, FILE, MOST, Offered, ending_facts, watch_faults, worth_watching
from game.engine import Title
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue

from ..ui.conftest import Desk
from .titles import WATCHED, name

TITLES = WATCHED


@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of records of its own, with the first one of every title."""
    for title in TITLES:
        (tmp_path / title.id).mkdir()
        first = next(path for path in shipped() if path.parent.name == title.id)
        shutil.copy(first, tmp_path / title.id)
    monkeypatch.setattr(watch, "bundled", lambda kind: tmp_path)
    return tmp_path


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_every_title_offers_records_that_are_there_with_sentences_of_their_own(title: Title, tmp_path: Path) -> None:
    assert watch_faults(title) == []
    offered = [one for one in worth_watching(catalogue) if one.title is title]
    assert offered
    assert ANY_GAME not in {one.message for one in offered}
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(title)
        sentences = [
            texts(one.message, **ending_facts(summary(Store(tmp_path, catalogue), one.path))) for one in offered
        ]
        assert len(set(sentences)) == len(sentences)
        for sentence in sentences:
            assert re.search(r"[.。]$", sentence), sentence
            assert not re.search(r"[{}?]|\$", sentence), sentence


def test_no_more_than_a_dozen_and_the_first_ones_of_every_title(moved: Path) -> None:
    for title in TITLES:
        record = next((moved / title.id).glob("*.json"))
        for number in range(5):
            shutil.copy(record, moved / title.id / f"more-{number}.json")
        names = [f"more-{number}" for number in range(5)]
        (moved / title.id / FILE).write_text(f"records = {names}", "utf-8")
    found = worth_watching(catalogue)
    assert len(found) == MOST
    each = [[one.path.stem for one in found if one.title is title] for title in TITLES]
    assert all(stems == [f"more-{n}" for n in range(len(stems))] for stems in each), "in the order of the file"
    assert max(map(len, each)) - min(map(len, each)) <= 1


def test_a_title_without_the_file_shows_its_first_record(moved: Path) -> None:
    assert [one.message for one in worth_watching(catalogue)] == [ANY_GAME] * len(TITLES)
    assert [fault for title in TITLES for fault in watch_faults(title)] == []


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('records = ["nowhere"]', "no record 'nowhere'"),
        ('records = ["two-players", "two-players"]', "twice"),
        ("records = 3", "array"),
        ("records = [", "Unclosed|Invalid"),
        ('record = ["two-players"]', "record"),
        ('records = ["../cuba/cuba-two-players"]', "no record"),
    ],
)
def test_what_is_wrong_with_the_file_is_told_and_nothing_breaks(moved: Path, written: str, said: str) -> None:
    title = catalogue["anno1701"]
    (moved / title.id / FILE).write_text(written, "utf-8")
    assert re.search(said, "\n".join(watch_faults(title)))
    assert [one.title for one in worth_watching(catalogue)].count(title) == 1


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_stand_whole_in_rows_and_card(
    desks: Callable[..., Desk], cut: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks(language=language)
    archive = desk.open("archive", tab="shipped")
    desk.app.capture()
    frames = 0
    while archive.offered.unread:
        desk.pilot.tick()
        frames += 1
    assert frames > 3, "the window goes on meanwhile"
    assert [entry.state for entry in archive.shown] == [WHOLE] * MOST
    assert desk.pilot.find("go").enabled
    cut.clear()
    for index in range(MOST):
        archive.list.choose(index)
        desk.app.capture()
    offered: Offered = archive.offered
    said = [offered.why(desk.app.texts, entry) for entry in archive.shown]
    assert [sentence for sentence in said if sentence in cut] == []
    assert desk.app.texts.missing == set()
