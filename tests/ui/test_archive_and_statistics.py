"""The archive and the statistics: what they show, what can be done there, by hand and by keys, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from typing import Any

import pytest

from game.archive import Entry, Listing
from game.archive.listing import LOST, NEWER, REPAIRABLE, UNREAD
from game.archive.wanted import FAIR, SOLO, TOGETHER, Wanted
from game.engine import Seat, Session
from game.table.layout import middle
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui import events as ev
from game.ui.scenes.archive.rows import shares
from game.ui.scenes.archive.words import badge, played_on, signed

from ..table.games import Player, solo, walked
from .conftest import Desk
from .test_scenes import damage, ended, tidy

each_language = pytest.mark.parametrize("language", ["ja", "en"])
CULTUS = catalogue["cultus"]
ASKING = ["archive-export", "archive-rename", "import"]
FORMS = ["filter", "filtered", *ASKING, "shipped", "lost", "over", "nothing", "tables", "bots", "no-tables"]


def won(points: int, rival: int, **more: Any) -> Entry:
    """A finished solo game as it stands in the index."""
    given: dict[str, Any] = {
        "title": "cultus",
        "seats": [("", "human")],
        "over": True,
        "scores": [points],
        "automas": [("enemy_annette", rival)],
        "headline": ["enemy_annette", "hard"],
        "ranks": [1, 2] if points > rival else [2, 1],
        "plies": 90,
    }
    return Entry(more.pop("id", "x"), **{**given, **more})


def table_of(*seats: tuple[str, str], seed: int = 5) -> Session:
    """A finished game of several seats."""
    session, player = Session(CULTUS, [Seat(*seat) for seat in seats], {}, seed), Player(seed)
    while session.pending is not None:
        session.propose(player.choose(session))
    return session


def known(monkeypatch: pytest.MonkeyPatch, entries: list[Entry]) -> None:
    """The archive holds just these, whatever lies on the disk."""
    monkeypatch.setattr(Listing, "entries", lambda self, at_once=0: entries)
    monkeypatch.setattr(Listing, "known", lambda self: entries)


# --- finding -----------------------------------------------------------------------------------------


@each_language
def test_sessions_are_found_by_the_words_that_are_seen(desks: Callable[..., Desk], language: str) -> None:
    desk = desks(language=language)
    desk.store.create(solo(1, 20)).close()
    desk.store.create(solo(2, 20, enemy="enemy_ruben", difficulty="normal")).close()
    archive = desk.open("archive")
    annette = {"ja": ("アネット", "ｱﾈｯﾄ ハード", "きょう アネット"), "en": ("annette", "ANNETTE hard", "today annette")}
    for words in annette[language]:
        desk.pilot.press("search")
        desk.pilot.key("ctrl+a")
        desk.pilot.type(words)
        assert [entry.main for entry in archive.shown] == ["enemy_annette"], words
        assert archive.focus is archive.search, "typing goes on"
        assert archive.search.text == words
        assert archive.entry is not None
    desk.pilot.key("home")
    desk.pilot.type("x")
    assert archive.search.text == "x" + annette[language][-1], "the cursor stays where it was put"
    assert archive.shown == []
    assert "go" not in [w.id for w in archive.widgets]


def test_the_list_is_narrowed_by_the_filter(desk: Desk) -> None:
    for seed, enemy in enumerate(("annette", "ruben", "annette", "claudia")):
        desk.store.create(solo(seed, 12, enemy=f"enemy_{enemy}")).close()
    desk.store.create(ended(3)).close()
    archive = desk.open("archive")
    desk.pilot.key("f")
    choice: Any = desk.pilot.find("filter-main")
    assert len(choice.items) == 4, "all, and the three who were played"
    x, y, w, h = choice.piece(1 + ["ruben", "claudia", "annette"].index("annette"))
    desk.pilot.click(x + w / 2, y + h / 2)
    assert [entry.main for entry in archive.shown] == ["enemy_annette"] * 3
    assert archive.focus.id == "filter-main", "the focus stays on the choice"
    desk.pilot.key("left")
    assert [entry.main for entry in archive.shown] == ["enemy_claudia"]
    desk.pilot.key("esc")
    assert desk.top is archive
    assert not archive.filtering
    assert [entry.main for entry in archive.shown] == ["enemy_claudia"]
    desk.app.capture()
    desk.pilot.press("filtered")
    assert len(archive.shown) == 5
    assert "filtered" not in [w.id for w in archive.widgets]
    desk.pilot.press("filter")
    desk.pilot.click(*middle(desk.pilot.find("filter-result").piece(1)))
    assert all(entry.over for entry in archive.shown)
    desk.pilot.press("filter-clear")
    assert len(archive.shown) == 5


@pytest.mark.sample
@each_language
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_tidy(desks: Callable[..., Desk], form: str, language: str, scale: float) -> None:
    desk = desks(language=language, text_scale=scale)
    if form not in ("nothing", "no-tables"):
        desk.store.create(ended(3)).close()
        desk.store.create(solo(4, 12, enemy="enemy_ruben", difficulty="extreme")).close()
        desk.store.create(table_of(("W" * 60, "human"), ("とても長い名前" * 6, "human"), ("", "bot:greedy"))).close()
        desk.store.create(walked(Session(CULTUS, [Seat("", "bot:greedy")] * 2, {}, 3), 20)).close()
        damage(desk, solo(7, 30), "torn")
    scene: Any
    if form in ("tables", "bots", "no-tables"):
        scene = desk.open("statistics", tab="bots" if form == "bots" else TOGETHER)
    else:
        scene = desk.open("archive", wanted=Wanted(main="enemy_annette") if form == "filtered" else Wanted())
    if form == "filter":
        desk.pilot.key("f")
    elif form in ("archive-export", "archive-rename", "import"):
        desk.pilot.press(form)
    elif form == "shipped":
        scene._set_tab(4)
    elif form in ("lost", "over"):
        at = next(i for i, e in enumerate(scene.shown) if (e.state == LOST if form == "lost" else e.over))
        scene._choose(at)
    desk.app.capture()
    tidy(desk, scene)


# --- many sessions -----------------------------------------------------------------------------------


def test_many_unknown_sessions_come_in_while_the_window_goes_on(desk: Desk) -> None:
    journal = desk.store.create(solo(7, 9))
    journal.close()
    for _ in range(39):
        desk.store.duplicate(journal.id)
    archive = desk.open("archive")
    unread = [entry.state for entry in archive.shown].count(UNREAD)
    assert len(archive.shown) == 40
    assert 0 < unread < 40, "more than a screen is read at once, the others are not waited for"
    desk.app.dispatch(ev.Key("end"))
    assert archive.entry.state == UNREAD
    assert not desk.pilot.find("go").enabled
    desk.app.capture()
    while archive.entry.state == UNREAD:  # On a busy computer a frame may not come to the end of one.
        desk.pilot.tick()
    assert desk.app.services.listing.unread > 0, "the last of all is read before others: it is in sight"
    assert desk.pilot.find("go").enabled
    desk.pilot.key("home")
    x, y = desk.pilot.find("archive-rename").centre
    desk.pilot.down(x, y)
    for _ in range(60):
        desk.pilot.tick()
    desk.pilot.up(x, y)
    assert archive.asking == "rename", "a press is not lost while sessions come in"
    desk.pilot.wait(1)
    assert desk.app.services.listing.unread == 0
    assert all(entry.state != UNREAD for entry in archive.shown)
    assert desk.pilot.find("tabs").counts[:2] == [40, 40]


def test_the_figures_grow_while_sessions_come_in(desk: Desk) -> None:
    for _ in range(30):
        desk.store.create(ended(3)).close()
    scene = desk.open("statistics")
    assert scene.total.played < 30
    cell: Any = desk.pilot.find("enemy_annette-hard")
    desk.app.capture()
    desk.pilot.wait(2)
    assert scene.total.played == 30
    assert desk.pilot.find("enemy_annette-hard") is cell, "the cells stay, so that no press is lost"
    assert cell.found.played == 30


# --- words -------------------------------------------------------------------------------------------

NOW = datetime(2026, 11, 22, 9, 30, tzinfo=timezone(timedelta(hours=9)))


@pytest.mark.parametrize(
    ("saved", "japanese", "english"),
    [
        ("2026-11-22T08:05:00+09:00", "きょう 08:05", "today 08:05"),
        ("2026-11-21T23:50:00+09:00", "きのう 23:50", "yesterday 23:50"),
        ("2026-11-21T20:00:00+00:00", "きょう 05:00", "today 05:00"),
        ("2026-11-17T12:00:00+09:00", "11月17日（火）", "Tue 17 Nov"),
        ("2024-02-29T12:00:00+09:00", "2024年2月29日（木）", "Thu 29 Feb 2024"),
        ("2026-12-01T12:00:00+09:00", "12月1日（火）", "Tue 1 Dec"),
        ("", "", ""),
        ("yesterday", "", ""),
    ],
)
def test_days_are_told_in_words(saved: str, japanese: str, english: str) -> None:
    assert played_on(Texts("ja"), saved, NOW) == japanese
    assert played_on(Texts("en"), saved, NOW) == english


def test_badges_tell_how_a_session_is() -> None:
    texts = Texts("en")
    texts.read(CULTUS)
    two = {"seats": [("Hana", "human"), ("Ken", "human")], "automas": [], "title": "cultus"}
    cases = {
        "Won +12": won(42, 30),
        "Lost −30": won(10, 40),
        "Open": won(10, 40, over=False),
        "Ken won": won(0, 0, **two, scores=[3, 9], ranks=[2, 1]),
        "Shared win": won(0, 0, **two, scores=[9, 9], ranks=[1, 1]),
        "To repair": won(1, 2, state=REPAIRABLE),
        "Unreadable": won(1, 2, state=LOST),
        "Newer": won(1, 2, state=NEWER),
        "Reading": Entry("x", state=UNREAD),
    }
    assert {words: badge(texts, entry).words for words, entry in cases.items()} == {words: words for words in cases}
    assert [signed(n) for n in (5, -5, 0, 0.4, -12.6)] == ["+5", "−5", "±0", "±0", "−13"]
    assert texts.missing == set()


def test_only_the_longest_names_give_way() -> None:
    assert shares([50, 60, 70], 300) == [50, 60, 70]
    assert shares([50, 400, 70], 300) == [50, 180, 70]
    assert shares([500, 400, 70], 300) == [115, 115, 70]
    assert shares([500, 400], 300) == [150, 150]
    assert shares([], 300) == []


# --- the statistics ----------------------------------------------------------------------------------


def test_the_statistics_count_what_was_played(desk: Desk) -> None:
    for seed in (3, 4):
        desk.store.create(ended(seed)).close()
    scene = desk.open("statistics")
    desk.app.capture()
    assert scene.total.played == 2
    assert desk.pilot.find("enemy_annette-hard").found == scene.total
    desk.pilot.press("enemy_annette-extreme")
    lobby: Any = desk.top
    assert type(lobby).__name__ == "Lobby"
    assert (lobby.draft.options["enemy"], lobby.draft.options["difficulty"]) == ("enemy_annette", "extreme")
    desk.app.capture()


def test_a_cell_shows_just_the_games_it_was_counted_from(desk: Desk) -> None:
    played = ended(3)
    desk.store.create(played).close()
    helped = ended(3)
    helped.flags.add("practice")
    desk.store.create(helped).close()
    desk.store.create(solo(7, 20)).close()
    other = walked(Session(CULTUS, [Seat()], {"enemy": "enemy_ruben", "difficulty": "hard", "color": "red"}, 9), 20)
    desk.store.create(other).close()
    scene = desk.open("statistics")
    assert (scene.practice, scene.assisted, scene.total.played) == (1, 0, 1)
    desk.pilot.press("enemy_annette-hard")
    archive: Any = desk.top
    assert type(archive).__name__ == "Archive"
    (entry,) = archive.shown
    assert (entry.main, entry.side, entry.over, entry.flags) == ("enemy_annette", "hard", True, [])
    assert archive.wanted == Wanted("cultus", "enemy_annette", "hard", company=SOLO, help=FAIR)
    desk.app.capture()
    desk.store.create(ended(3)).close()
    desk.pilot.key("esc")
    assert desk.top is scene
    assert scene.total.played == 2, "what was played meanwhile is counted"


def test_arrows_go_from_cell_to_cell(desk: Desk) -> None:
    desk.store.create(ended(3)).close()
    scene = desk.open("statistics")
    assert scene.focus.id == f"{scene.rows.values[0]}-{scene.columns.values[0]}"
    desk.pilot.key("right", "down", "down", "left")
    assert scene.focus_shown
    assert scene.focus.id == f"{scene.rows.values[2]}-{scene.columns.values[0]}"
    desk.pilot.key("down", "down", "down", "right")
    assert scene.focus.id == "enemy_annette-hard"
    desk.pilot.key("enter")
    assert type(desk.top).__name__ == "Archive"
    desk.pilot.key("esc")
    assert scene.focus.id == "enemy_annette-hard", "one comes back to where one was"
    desk.pilot.key("up", "enter")
    assert type(desk.top).__name__ == "Lobby"


@each_language
def test_only_the_endings_that_were_seen_have_a_name(
    desks: Callable[..., Desk], language: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks(language=language)
    seen = ["ending_shadow", "ending_shadow", "ending_glorious"]
    known(monkeypatch, [won(50, 40, outcome=outcome) for outcome in seen])
    scene = desk.open("statistics")
    desk.app.capture()
    texts = desk.app.texts
    names = {name: texts(f"cultus-ending-{name}-name".replace("_", "-")) for name in scene.title.controller().outcomes}
    assert {name for name, words in names.items() if words in said} == set(seen)
    assert said.count(texts("statistics-unseen")) == len(names) - 2 == 4
    assert texts("statistics-times", count=2) in said
    assert "2 / 6" in said


def test_people_and_tables_are_counted(desk: Desk, said: list[str]) -> None:
    desk.store.create(table_of(("ハナコ", "human"), ("ケンタ", "human"))).close()
    desk.store.create(table_of(("ハナコ", "human"), ("", "bot:greedy"), ("", "bot:random"), seed=6)).close()
    desk.store.create(table_of(("", "bot:greedy"), ("", "bot:random"), seed=7)).close()
    desk.store.create(ended(3)).close()
    scene = desk.open("statistics")
    tabs: Any = desk.pilot.find("company")
    desk.pilot.click(*middle(tabs.piece(1)))
    desk.app.capture()
    assert scene.total.played == 2
    assert scene.lines[0][0] == "ハナコ", "who played most stands first"
    assert {who for who, _ in scene.lines} == {"ハナコ", "ケンタ", "bot:greedy", "bot:random"}
    assert scene.lines[0][1].played == 2
    assert "ハナコ" in said
    tables: Any = {n: desk.pilot.find(f"table-{n}") for n in (2, 3, 4)}
    assert [table.found and table.found.played for table in tables.values()] == [1, 1, None]
    assert [table.contested for table in tables.values()] == [False, True, False]
    desk.pilot.press("table-3")
    archive: Any = desk.top
    assert [len(entry.seats) for entry in archive.shown] == [3]
    desk.pilot.key("esc")
    desk.pilot.press("table-4")
    assert desk.top.draft.count == 4
    desk.pilot.key("esc")
    desk.pilot.key("right")
    assert scene.focus is not None
    scene.set_focus(scene.list)
    index = [who for who, _ in scene.lines].index("ケンタ")
    desk.pilot.key("home", *["down"] * index, "enter")
    archive = desk.top
    assert [[name for name, _ in entry.seats] for entry in archive.shown] == [["ハナコ", "ケンタ"]]
    desk.pilot.key("esc")
    desk.pilot.click(*middle(desk.pilot.find("company").piece(2)))
    desk.app.capture()
    assert scene.total.played == 1
    assert {who for who, _ in scene.lines} == {"bot:greedy", "bot:random"}


@pytest.mark.parametrize("tab", ["together", "bots"])
def test_without_such_games_a_table_can_be_set(desk: Desk, tab: str) -> None:
    desk.open("statistics", tab=tab)
    desk.app.capture()
    desk.pilot.press("set")
    lobby: Any = desk.top
    assert (type(lobby).__name__, lobby.draft.count) == ("Lobby", 2)


@pytest.mark.sample(4)
@each_language
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("many", [1, 8, 3000])
def test_any_number_of_games_can_be_drawn(
    desks: Callable[..., Desk], language: str, scale: float, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks(language=language, text_scale=scale)
    seats = [("W" * 90, "human"), ("［名前］" * 20, "human"), ("", "human"), ("", "bot:greedy")]
    solos = [won(i % 500, 3 * i % 997, id=f"s{i}", saved="2026-01-01T00:00:00+09:00") for i in range(many)]
    tables = [
        won(0, 0, id=f"t{i}", seats=seats, automas=[], scores=[i, 9999, 0, -5], ranks=[2, 1, 3, 4]) for i in range(many)
    ]
    known(monkeypatch, solos + tables)
    scene = desk.open("statistics")
    for tab in range(3):
        scene._set_tab(tab)
        desk.app.capture()
        tidy(desk, scene)
