"""Records are told on the ending in one line and stand in the statistics; games with hints are counted there too."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.archive import Entry
from game.engine import Seat, Session
from game.engine.session import ASSISTED
from game.titles import catalogue
from game.ui.scenes.archive.words import news_told

from .conftest import Desk

TITLES = [title for title in catalogue.values() if title.on_table and title.most > 1]


def finished(title: str, level: str, seed: int, *flags: str) -> Session:
    """A game by chance of one person against bots of that name."""
    fewest = max(2, catalogue[title].fewest)
    session = Session(catalogue[title], [Seat(), *[Seat("", f"bot:{level}")] * (fewest - 1)], {}, seed)
    session.flags |= set(flags)
    rng = random.Random(seed)
    while (pending := session.pending) is not None:
        session.propose(rng.choice(session.legal(pending.seats[0])))
    return session


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title", [title.id for title in TITLES])
def test_a_first_evening_with_the_coach_was_played(
    desks: Callable[..., Desk], said: list[str], cut: list[str], title: str, language: str
) -> None:
    desk = desks(language=language)
    desk.store.create(finished(title, "greedy", 3, ASSISTED)).close()
    desk.shelf()
    desk.open("statistics", title=catalogue[title], tab="together")
    said.clear()
    desk.app.capture()
    texts = desk.app.texts
    assert texts("statistics-only-hinted", count=1) in said
    assert texts("statistics-nothing") not in said
    assert texts("statistics-with-hints", count=1) in " ".join(said)
    assert texts("statistics-bests") in said
    assert "0" not in said[: said.index(texts("statistics-only-hinted", count=1))][-8:], "no large nought"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_records_stand_by_company(desks: Callable[..., Desk], said: list[str], cut: list[str], language: str) -> None:
    desk = desks(language=language)
    for seed, level in enumerate(("greedy", "greedy", "random", "thinker", "planner", "master")):
        desk.store.create(finished("undecim", level, seed)).close()
    desk.shelf()
    scene = desk.open("statistics", title=catalogue["undecim"], tab="together")
    said.clear()
    desk.app.capture()
    assert scene.bests[0].against == ("bot:greedy",)
    assert len(scene.bests) == 4, "those that were played most"
    told = desk.app.texts("statistics-best-won", won=scene.bests[0].won, played=2)
    assert any(told in line for line in said)
    desk.open("statistics", title=catalogue["undecim"], tab="bots")
    said.clear()
    desk.app.capture()
    assert desk.app.texts("statistics-bests") not in said, "of bots alone there are none"


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title", [title.id for title in TITLES])
def test_every_source_of_points_has_a_name_without_numbers_in_the_news(
    desks: Callable[..., Desk], title: str, language: str
) -> None:
    desk = desks(language=language)
    session = finished(title, "greedy", 5)
    desk.store.create(session).close()
    desk.shelf()
    entries = desk.app.services.listing.entries()
    mine = like(entries[0], "mine", {}, 0)
    ending = desk.open("ending", table=desk.open("table", session=session, read_only=True))
    own = mine.sources[mine.own]
    for source in (name for name, points in own.items() if points > 0):
        before = [like(mine, f"before-{n}", {**own, source: own[source] - 1}, 100) for n in range(3)]
        line = news_told(desk.app.texts, before, mine, lambda name: ending._named(mine.own, name))
        name = ending._named(mine.own, source)
        assert name
        assert name in line
        assert str(own[source]) in line


def like(entry: Entry, name: str, own: dict[str, int], more: int) -> Entry:
    """A game like it that was lost, with more points for everybody, ``own`` of them by source."""
    facts = {field: getattr(entry, field) for field in entry.__struct_fields__}
    rows = [own if own and seat == entry.own else dict(row) for seat, row in enumerate(entry.sources)]
    ranks = [2 if seat in entry.people else 1 for seat in range(len(entry.seats))]
    return Entry(**{**facts, "id": name, "sources": rows, "scores": [p + more for p in entry.scores], "ranks": ranks})
