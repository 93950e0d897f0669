"""The scenes around the table with more than one title: nothing takes the first of the alphabet."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from game.archive import Entry, Listing
from game.engine import Catalogue, Choice, Number, Preset, Seat, Session, Subset, Switch, Title
from game.engine.options import Colors
from game.ui.scenes import loading
from game.ui.scenes.lobby.tiles import Chip
from game.ui.scenes.shelf.parts import places_for
from game.ui.scenes.shelf.scene import next_game, on_shelf
from game.ui.slices import finish

from ..table.games import solo, together, walked
from ..ui.conftest import Desk
from ..ui.test_scenes import inside, tidy, widgets_of
from .shelves import shelf_with
from .test_titles import folder_of

for scene in ("rules", "settings", "statistics"):  # Before a test puts another shelf up.
    finish(loading(scene))
BROKEN = {
    **folder_of("badart"),
    **{f"text/{language}.ftl": "badart-name-badart = Bad\n" for language in ("ja", "en")},
}
each_language = pytest.mark.parametrize("language", ["ja", "en"])


def farm(titles: Catalogue, seed: int = 1, plies: int = 10**6) -> Session:
    """A game of the toy."""
    return walked(Session(titles["toy"], [Seat("Aya"), Seat("", "bot:random")], {}, seed), plies)


def keep(desk: Desk, *sessions: Session) -> None:
    """Put sessions into the store, the last one is the newest."""
    for session in sessions:
        desk.store.create(session).close()


# --- the shelf ---------------------------------------------------------------------------------------


def test_only_titles_with_a_table_stand_on_the_shelf(titles: Catalogue, desk: Desk) -> None:
    assert set(titles) == {"cultus", "duel", "toy"}
    assert [title.id for title in on_shelf()] == ["cultus", "toy"]
    desk.shelf()
    assert {w.id for w in desk.app.scenes.top.widgets if w.id.startswith("box-")} == {"box-cultus", "box-toy"}
    desk.pilot.press("box-toy")
    lobby: Any = desk.app.scenes.top
    assert lobby.title.id == "toy"
    desk.app.capture()
    assert desk.app.texts.missing == set()


@pytest.mark.sample
@each_language
@pytest.mark.parametrize("scale", [0.8, 1.5])
@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_boxes_has_its_place(
    titles: Catalogue,
    desks: Callable[..., Desk],
    count: int,
    scale: float,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    some = (titles["cultus"], titles["toy"])
    monkeypatch.setattr("game.ui.scenes.shelf.scene.on_shelf", lambda titles: [some[n % 2] for n in range(count)])
    desk = desks(language=language, text_scale=scale)
    keep(desk, solo(4, 12))
    scene = desk.shelf()
    desk.app.capture()
    places = places_for(count)
    boxes = [places.box(index) for index in range(count)]
    assert len(scene.boxes) == count
    for left, right in pairwise(boxes):
        assert left[0] + left[2] < right[0], "boxes stand apart"
    assert boxes[-1][0] + boxes[-1][2] + 20 <= places.frame[0], "the last one stands beside the frame"
    assert all(inside(box, (0, 120, 1280, 340)) for box in boxes)
    names = [w.id for w in widgets_of(scene) if not w.id.startswith("box-")]
    assert len(names) == len(set(names))


def test_an_empty_shelf_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.scenes.shelf.scene.on_shelf", lambda *titles: [])
    scene = desk.shelf()
    desk.app.capture()
    assert not scene.main.enabled
    assert scene.main.reason == desk.app.texts("shelf-empty")
    for name in ("drawer-rules", "drawer-statistics", "drawer-settings", "drawer-archive"):
        desk.pilot.press(name)
        desk.app.capture()
        while desk.app.scenes.top is not scene:
            desk.pilot.key("esc")
    assert desk.app.texts.missing == set()


def test_what_only_a_whole_title_tells_comes_after_the_first_picture(
    tmp_path: Any, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The titles are listed at first; one of them turns out to be broken."""
    with shelf_with(tmp_path / "broken", {"badart": BROKEN}) as titles:
        keep(desk, farm(titles, plies=1), solo(4, 12))
        desk.app.services.listing.entries()
        titles.forget()
        scene = desk.open("shelf")
        desk.app.capture()
        assert set(titles.whole) == set()
        assert [box.title.id for box in scene.boxes] == ["badart", "cultus", "toy"]
        assert (scene.entry.title, scene.strip[2], scene.find("trouble")) == ("cultus", "", None)
        focus = scene.find("drawer-archive")
        scene.set_focus(focus)
        monkeypatch.setattr("game.ui.slices.SLICE", 0)
        while "cultus" not in titles.whole:
            desk.pilot.tick()
        assert "toy" not in titles.whole, "the one in the frame comes first"
        assert scene.focus is focus, "nothing is taken from under somebody's hand"
        while scene.lacks:
            desk.pilot.tick()
        desk.app.capture()
        assert [box.title.id for box in scene.boxes] == ["cultus", "toy"]
        assert scene.strip[2]
        assert "badart" in desk.pilot.find("trouble").spoken()


def test_a_title_that_is_only_listed_is_looked_through_when_it_is_wanted(tmp_path: Any, desk: Desk) -> None:
    with shelf_with(tmp_path / "broken", {"badart": BROKEN}) as titles:
        scene = desk.open("shelf")
        desk.app.capture()
        desk.pilot.press("box-badart")
        assert desk.top is scene
        assert [box.title.id for box in scene.boxes] == ["cultus", "toy"]
        desk.pilot.press("box-toy")
        assert desk.top.title == titles.whole["toy"]


@each_language
def test_the_shelf_tells_why_a_title_is_left_out(tmp_path: Any, desks: Callable[..., Desk], language: str) -> None:
    broken = {name: folder_of(name) for name in ("baddata", "norules")}
    with shelf_with(tmp_path / "broken", broken):
        desk = desks(language=language)
        scene = desk.shelf()
        desk.app.capture()
        told = set()
        for _ in range(2):
            told.add(desk.pilot.find("trouble").spoken())
            desk.pilot.press("trouble")
        assert any("baddata" in words and "data.toml" in words for words in told)
        assert any("norules" in words and "rules.py" in words for words in told)
        assert {box.title.id for box in scene.boxes} == {"cultus", "toy"}
        assert desk.app.texts.missing == set()


def test_the_next_game_is_the_one_played_last(titles: Catalogue, desk: Desk) -> None:
    assert next_game([]) == titles["cultus"]
    assert next_game([Entry("a", "duel"), Entry("b", "gone"), Entry("c", "toy"), Entry("d", "cultus")]) == titles["toy"]
    keep(desk, farm(titles))
    scene = desk.shelf()
    desk.app.capture()
    desk.pilot.press("go")
    lobby: Any = desk.app.scenes.top
    assert (type(lobby).__name__, lobby.title.id) == ("Lobby", "toy")
    desk.pilot.key("esc")
    desk.pilot.press("drawer-settings")
    shown: Any = desk.app.scenes.top
    desk.app.capture()
    assert shown.shown == titles["toy"]
    desk.pilot.key("esc")
    desk.pilot.press("drawer-rules")
    reader: Any = desk.app.scenes.top
    assert reader.title.id == "toy"
    desk.app.capture()
    choice: Any = desk.pilot.find("game")
    assert len(choice.items) == 2
    choice.choose(0)
    assert reader.title.id == "cultus"
    desk.app.capture()
    assert scene.entry is None
    assert desk.app.texts.missing == set()


# --- statistics and archive ----------------------------------------------------------------------------


@each_language
@pytest.mark.parametrize("scale", [0.8, 1.5])
def test_statistics_are_those_of_the_title_that_has_games(
    titles: Catalogue, desks: Callable[..., Desk], language: str, scale: float
) -> None:
    desk = desks(language=language, text_scale=scale)
    scene = desk.open("statistics")
    assert scene.title.id == "cultus"
    assert scene.tabs == ("solo", "together", "bots")
    desk.pilot.key("esc")
    keep(desk, farm(titles), solo(4, 12))
    scene = desk.open("statistics")
    assert scene.title.id == "toy", "only the toy has a game that is over"
    assert scene.tabs == ("together", "bots"), "nobody plays it alone"
    assert scene.totals["together"].played == 1
    for tab in range(len(scene.tabs)):
        scene._set_tab(tab)
        desk.app.capture()
        tidy(desk, scene)
    choice: Any = desk.pilot.find("game")
    choice.choose(0)
    assert scene.title.id == "cultus"
    desk.app.capture()
    tidy(desk, scene)
    assert desk.app.texts.missing == set()


def drawn(names: tuple[str, ...], winner: int | None, **more: Any) -> Entry:
    """A finished game without points."""
    ranks = [1 if winner in (None, seat) else 2 for seat in range(len(names))]
    seats = [(name, "human") for name in names]
    known = {"points": False, "drawn": winner is None, "ranks": ranks, "seats": seats, "colors": ["red", "yellow"]}
    return Entry("x", title="toy", over=True, **{**known, **more})


@each_language
def test_games_without_points_are_won_lost_or_drawn(
    titles: Catalogue, desks: Callable[..., Desk], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = [
        drawn(("Aya", "Ken"), 0),
        drawn(("Aya", "Ken"), None),
        drawn(("Aya", "Ken"), 1),
        drawn(("Aya", "Mio"), 0),
    ]
    for number, entry in enumerate(entries):
        entry.id = f"e{number}"
    monkeypatch.setattr(Listing, "entries", lambda self, at_once=12: entries)
    monkeypatch.setattr(Listing, "known", lambda self: entries)
    desk = desks(language=language)
    scene = desk.open("statistics")
    desk.app.capture()
    tidy(desk, scene)
    lines = dict(scene.lines)
    assert not scene.points
    assert (lines["Aya"].played, lines["Aya"].won, lines["Aya"].drawn) == (4, 2, 1)
    assert (lines["Ken"].played, lines["Ken"].won, lines["Ken"].drawn) == (3, 1, 1)
    assert scene.total.drawn == 1
    desk.pilot.key("esc")
    archive = desk.open("archive")
    desk.app.capture()
    desk.pilot.key("f")
    result: Any = desk.pilot.find("filter-result")
    words = desk.app.texts("archive-result-drawn")
    result.choose(result.items.index(words))
    assert [entry.id for entry in archive.shown] == ["e1"]
    desk.app.capture()
    assert desk.app.texts.missing == set()


def test_a_draw_is_told_by_the_archive_and_the_commands(titles: Catalogue, desk: Desk, taku: Any) -> None:
    session = Session(titles["duel"], [Seat("Aya"), Seat("Ken")], {}, 1)
    for seat in (0, 1):
        session.propose(session.legal(seat)[0])
    keep(desk, session)
    (entry,) = desk.app.services.listing.entries()
    assert (entry.drawn, entry.points, entry.winners, entry.victory, entry.over) == (True, False, [], False, True)
    said = taku(
        "--lang", "en", "simulate", "duel", "--games", "40", "--seed", "1", "--seats", "random,random", "--workers", "1"
    )
    figures = [
        tuple(int(n) for n in line.replace(",", "").split(": ")[1].rstrip(".").split()[::2])
        for line in said.out.splitlines()[1:]
    ]
    (won, drew, lost), (other_won, other_drew, other_lost) = figures
    assert drew == other_drew > 0
    assert (won, lost) == (other_lost, other_won)
    assert won + drew + lost == 40


def test_the_same_options_are_set_up_again(titles: Catalogue, desk: Desk) -> None:
    settled = Session(titles["toy"], [Seat(), Seat()], {"dice": "one", "colors": "purple,blue"}, 1)
    keep(desk, walked(settled, 10**6))
    desk.open("archive")
    desk.pilot.press("archive-again")
    lobby: Any = desk.app.scenes.top
    assert (lobby.title.id, lobby.draft.count, lobby.draft.options["dice"], lobby.draft.colors[:2]) == (
        "toy",
        2,
        "one",
        ["purple", "blue"],
    )
    session = together(2, 7)
    assert session.settled["colors"] == "blue,red,black,yellow"[: len(session.settled["colors"])]
    assert Session(titles["toy"], [Seat()] * 2, {"colors": "green,blue"}, 1).view(0).colors == ("green", "blue")


# --- the lobby -----------------------------------------------------------------------------------------

FORMS = (
    Subset("modules", ("first", "second", "third"), group="modules"),
    Switch("annex", group="land"),
    Number("worth", 0, 6, 3, group="land", needs={"annex": ("true",)}),
    Choice("scale", ("even", "steep", "none"), "even", group="land", needs={"annex": ("true",), "modules": ("first",)}),
    Choice("start", ("left", "right"), group="setup"),
)
PRESETS = (Preset("printed", {}), Preset("wild", {"annex": "true", "worth": "6", "modules": "first,third"}))


def lobby_of(desk: Desk, titles: Catalogue, options: Any = FORMS, presets: Any = PRESETS, **more: Any) -> Any:
    """The lobby of the toy with other options."""
    title: Title = titles["toy"]._replace(options=options, presets=presets)
    return desk.open("lobby", title=title, **more)


@pytest.mark.sample
@each_language
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("many", [1, 4, 9])
def test_options_of_every_form_are_laid_out_tidily(
    titles: Catalogue, desks: Callable[..., Desk], language: str, scale: float, many: int
) -> None:
    desk = desks(language=language, text_scale=scale)
    options = [o._replace(id=f"{o.id}{n or ''}", needs=()) for n in range(many) for o in FORMS]
    presets = [Preset(f"preset{n}", {}) for n in range(many)]
    lobby = lobby_of(desk, titles, tuple(options), tuple(presets))
    desk.app.capture()
    tidy(desk, lobby)
    desk.pilot.press("switches")
    seen: set[str] = set()
    for page in range(len(lobby.list.pages)):
        lobby._turn(page)
        desk.app.capture()
        tidy(desk, lobby)
        seen |= {w.id for w in widgets_of(lobby)}
    for option in options:
        assert f"option-{option.id}" in seen or f"option-{option.id}-{option.values[0]}" in seen
    assert (len(lobby.list.pages) > 1) == (many > 1)
    desk.pilot.key("pageup")
    desk.pilot.wheel(700, 300, -1)
    desk.app.capture()


def test_an_option_counts_only_where_its_needs_are_met(titles: Catalogue, desk: Desk) -> None:
    lobby = lobby_of(desk, titles)
    desk.pilot.press("switches")
    texts = desk.app.texts
    assert desk.pilot.find("option-worth").reason == texts("lobby-needs", what="annex", value=texts("settings-on"))
    desk.pilot.press("option-worth")
    assert lobby.draft.changed == []
    desk.pilot.press("option-annex")
    assert desk.pilot.find("option-worth").enabled
    assert desk.pilot.find("option-scale").reason == texts("lobby-needs", what="modules", value="first")
    desk.pilot.press("option-modules-third")
    desk.pilot.press("option-modules-first")
    assert lobby.draft.options["modules"] == "first,third", "in the order of the title"
    assert desk.pilot.find("option-scale").enabled
    desk.pilot.press("option-scale")
    desk.pilot.wheel(*desk.pilot.find("option-worth").centre, -1)
    assert [o.id for o in lobby.draft.changed] == ["modules", "annex", "worth", "scale"]
    assert lobby.draft.options["worth"] == "4"
    desk.pilot.click(*desk.pilot.find("option-worth").centre, button=3)
    assert lobby.draft.options["worth"] == "3"
    desk.pilot.press("option-annex")
    assert [o.id for o in lobby.draft.changed] == ["modules"], "what does not count is not counted"
    desk.app.capture()


@pytest.mark.parametrize("games", [2, 3])
def test_a_head_start_that_would_be_fair_is_one_click(
    titles: Catalogue, desk: Desk, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    met = Entry("x", "toy", seats=[("A", "human")], over=True, scores=[60], ranks=[1], automas=[("foe", 54)])
    monkeypatch.setattr(desk.app.services.listing, "entries", lambda: [met] * games)
    lobby = lobby_of(desk, titles, (Number("start", 0, 9, 0, handicap=True),), ())
    desk.pilot.press("switches")
    tidy(desk, lobby)
    if games < 3:
        assert "option-start-even" not in {widget.id for widget in lobby.widgets}
        return
    assert desk.app.texts("lobby-even-why", why="", points=6).strip() in lobby.draft.why(lobby.draft.on_page[0])
    desk.pilot.press("option-start-even")
    assert lobby.draft.options["start"] == "6"
    assert desk.pilot.find("option-start-even").on
    desk.app.capture()


def test_presets_are_one_click_and_there_is_a_way_back(titles: Catalogue, desk: Desk) -> None:
    lobby = lobby_of(desk, titles)
    desk.app.capture()
    chosen = {w.id for w in lobby.widgets if isinstance(w, Chip) and w.chosen}
    assert chosen == {"preset-printed"}
    desk.pilot.press("preset-wild")
    chosen_now = [lobby.draft.options[name] for name in ("annex", "worth", "modules")]
    assert chosen_now == ["true", "6", "first,third"]
    assert len(lobby.draft.changed) == 3
    desk.pilot.press("switches")
    assert {w.id for w in lobby.widgets if isinstance(w, Chip) and w.chosen} == {"preset-wild"}
    desk.pilot.wheel(*desk.pilot.find("option-worth").centre, 1)
    assert not any(w.chosen for w in lobby.widgets if isinstance(w, Chip)), "it is nobody's preset any more"
    desk.app.capture()
    desk.pilot.press("printed")
    assert lobby.draft.changed == []
    assert not desk.pilot.find("printed").enabled


def test_what_was_set_up_reaches_the_rules(titles: Catalogue, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Session] = []
    monkeypatch.setattr("game.ui.scenes.lobby.scene.begin", lambda app, session: begun.append(session))
    lobby = lobby_of(desk, titles, options=(*FORMS, Colors(("purple", "green", "blue"), (2, 3))))
    desk.pilot.press("preset-wild")
    desk.pilot.press("colour-0-purple")
    desk.pilot.press("player-1-human")
    desk.pilot.press("start")
    (session,) = begun
    assert session.colors == ("purple", "green")
    assert session.options["worth"] == "6"
    assert session.options["modules"] == "first,third"
    assert session.options.get("start", "") == "", "what is decided at the table is left open"
    assert session.humans == (0, 1)
    lobby.draft.choose("annex", "false")
    lobby.start()
    assert begun[1].options["worth"] == "3", "what does not count is as printed"


@pytest.mark.parametrize("seats", [5, 6])
def test_many_seats_have_colours_and_shapes(titles: Catalogue, desks: Callable[..., Desk], seats: int) -> None:
    desk = desks(text_scale=1.0)
    colours = ("blue", "red", "yellow", "green", "purple", "black")
    title = titles["toy"]._replace(most=6, colors=colours)
    lobby = desk.open("lobby", title=title, seats=seats)
    desk.app.capture()
    tidy(desk, lobby)
    desk.pilot.press("colour-0-purple")
    assert lobby.draft.colors[:5] == ["purple", "red", "yellow", "green", "blue"]


@each_language
def test_a_session_without_a_table_is_kept_and_not_opened(
    titles: Catalogue, desks: Callable[..., Desk], language: str
) -> None:
    desk = desks(language=language)
    keep(desk, Session(titles["duel"], [Seat("Aya"), Seat("Ken")], {}, 1))
    archive = desk.open("archive")
    assert archive.entry.title == "duel"
    desk.app.capture()
    for name in ("go", "archive-watch", "archive-branch"):
        widget = desk.pilot.find(name)
        assert not widget.enabled
        assert widget.reason == desk.app.texts("archive-why-no-table")
        desk.pilot.press(name)
    desk.pilot.key("enter", "v", "b")
    assert desk.app.scenes.top is archive
    archive._set_tab(4)
    assert {entry.title for entry in archive.shown} == {"cultus"}, "only games that can be watched are offered"
    desk.app.capture()
    tidy(desk, archive)
    assert desk.app.texts.missing == set()


def test_a_few_presets_stand_on_the_front_and_the_others_behind_more(desk: Desk) -> None:
    from game.titles import catalogue

    for title in catalogue.values():
        desk.app.scenes.push(desk.app.make("lobby", title=title, seats=title.most))
        lobby = desk.app.scenes.top
        front = [w.id for w in lobby.widgets if w.id.startswith("preset-")]
        assert front == [f"preset-{preset.id}" for preset in lobby.draft.presets[:4]]
        more = [w for w in lobby.widgets if w.id == "presets-more"]
        assert bool(more) == (len(lobby.draft.presets) > 4)
        if more:
            desk.pilot.press("presets-more")
            behind = {w.id for w in lobby.widgets if w.id.startswith("preset-")}
            assert behind == {f"preset-{preset.id}" for preset in lobby.draft.presets}
        desk.app.draw()
