"""The lab as a scene: what can be asked, what is found while games are played on the side, and the games behind it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from game.lab.aside import DONE, EMPTY, FAILED, PAUSED, RUNNING
from game.lab.study import Study, StudySide, whole
from game.text.catalog import LANGUAGES
from game.titles import catalogue
from game.ui.scenes.lab.choice import DEALS
from game.ui.table.scene import TableScene

from .. import day
from .conftest import Desk

pytestmark = pytest.mark.usefixtures("own_folder")
LONGEST = 60.0
FEW = 16
MOST_ROWS = 4
"""Rows of a group of figures that are opened, others every day."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """So few deals are counted where a hundred are the fewest that a person may ask for."""
    monkeypatch.setattr("game.ui.scenes.lab.choice.DEALS", (FEW, *DEALS[1:]))
    return FEW


def until(scene: Any, wanted: Callable[[], bool]) -> None:
    """Look again and again, as the window does."""
    end = time.monotonic() + LONGEST
    while not wanted():
        assert time.monotonic() < end, scene.aside.state
        time.sleep(0.02)
        scene.update(1.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", list(catalogue))
def test_everything_that_can_be_asked_can_be_carried_out(
    desks: Callable[..., Desk], cut: list[str], title: str, language: str
) -> None:
    desk = desks(language=language)
    scene = desk.open("lab", title=catalogue[title])
    assert scene.aside.state == EMPTY
    desk.app.capture()
    choice = scene.choice
    for at in range(len(choice.questions)):
        choice.question = at
        assert choice.study().question
    for players in range(len(choice.counts)):
        scene._take_players(players)
        for at in range(len(choice.variants)):
            scene._pick_variant(1, 0)
            scene._pick_variant(1, at + 1)
            assert choice.study().sides[1].options == choice.variants[at].options
    desk.app.capture()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_counted_on_the_side_and_every_bar_opens_its_games(
    desks: Callable[..., Desk], language: str, few: int
) -> None:
    desk = desks(language=language)
    desk.shelf()
    desk.open("statistics", title=catalogue["signorie"])
    desk.top.find("lab").press()
    scene: Any = desk.top
    scene.choice.level = [0, 0]
    scene._pick_variant(1, 2)
    began = time.monotonic()
    scene.find("begin").press()
    assert time.monotonic() - began < 1.0
    assert scene.aside.state == RUNNING
    desk.app.capture()  # Nothing is known yet.
    scene.on_escape()  # It goes on when it is left.
    assert desk.top is not scene
    scene = desk.open("lab")
    until(scene, lambda: scene.aside.state == DONE)
    assert scene.aside.report.finished
    assert {"report.html", "games.jsonl"} <= {path.name for path in scene.aside.folder.iterdir()}
    scene.find("export").press()
    desk.app.capture()
    bars = [w for w in scene.widgets if w.id.startswith("bar-")]
    assert len(bars) > 8
    index = {"scores": 0, "wins": 0}
    for bar in bars:
        bar.press()
        assert scene.behind
        index["wins"] += len(scene.behind)
        desk.app.capture()
        scene.on_escape()
    assert index["wins"] >= 2 * few
    bars[0].press()
    line = scene.behind[0]
    scene._watch_line(0)
    for _ in range(600):
        if isinstance(desk.top, TableScene):
            break
        desk.app.advance(1 / 60)
    table = desk.top
    assert isinstance(table, TableScene)
    result = table.session.result()
    assert tuple(score.total for score in result.scores) == line.scores
    assert len(table.session.plies) == line.plies


def test_sides_may_differ_by_their_bots_alone(desk: Desk) -> None:
    scene = desk.open("lab", title=catalogue["cuba"])
    scene._pick_variant(1, 1)
    scene.find("level-0").on_change(0)
    one, two = scene.choice.study().sides
    assert one.options == two.options
    assert set(one.levels) == {"random"} != set(two.levels)
    assert one.name != two.name


def test_every_row_of_a_question_opens_the_games_behind_it(desk: Desk, cut: list[str], few: int) -> None:
    """With as many sides as there may be: each game with what it says of the figure, the highest first."""
    scene = desk.open("lab", title=catalogue["undecim"])
    scene.choice.level, scene.choice.question = [0, 0], 3
    for at in (2, 3, 4, 5, 3, 3):  # The fifth is one too many; one goes and comes back.
        scene._pick_variant(1, at)
    names = [scene.choice.variants[at].name for at in (0, 1, 3, 2)]
    scene.begin()
    until(scene, lambda: scene.aside.state == DONE)
    assert [side.name for side in scene.aside.report.sides] == names
    for group in range(len(scene.aside.report.groups)):
        scene._take_group(group)
        desk.app.capture()
        rows = scene.find("figures")
        assert rows.count == len(scene.sheet.shown()) > 0
        for at in day.some(f"rows of group {group}", range(rows.count), MOST_ROWS):
            scene._take_group(group)
            f = scene.sheet.shown()[at]
            scene.find("figures").on_open(at)
            assert scene.behind, f.key
            assert len(scene.behind) == len(scene.worths)
            if f.name in ("plies", "plies_most"):
                assert scene.worths[0].startswith(str(max(line.plies for line in scene.behind)))
            desk.app.capture()
            scene.on_escape()
    bars = [w.words for w in scene.widgets if w.id.startswith("bar-")]
    assert {name for name in names for words in bars if words.startswith(name)} == set(names)


def test_a_study_can_be_paused_and_goes_on(desk: Desk) -> None:
    scene = desk.open("lab", title=catalogue["undecim"])
    scene.choice.level, scene.choice.deals = [0, 0], 1
    scene.begin()
    until(scene, lambda: scene.aside.report is not None)
    scene.aside.pause()
    scene.layout()
    assert scene.aside.state == PAUSED
    played = scene.aside.report.deals
    assert 0 < played < 400
    desk.app.capture()
    scene.find("pause").press()
    assert scene.aside.state == RUNNING
    until(scene, lambda: scene.aside.report.deals > played)
    scene.new()
    assert scene.aside.state == EMPTY


def test_a_study_that_cannot_go_on_says_so(desk: Desk) -> None:
    scene = desk.open("lab", title=catalogue["cuba"])
    study = whole(Study("cuba", (StudySide("", ("random",)),), games=5))
    scene.aside.study = study
    scene.aside.folder.parent.mkdir(parents=True, exist_ok=True)
    scene.aside.folder.write_text("no folder")
    scene.aside.begin(study)
    until(scene, lambda: scene.aside.state == FAILED)
    scene.layout()
    desk.app.capture()
    assert scene.find("pause")


def test_many_groups_of_figures_are_gone_through_by_their_whole_names(
    desks: Callable[..., Desk], cut: list[str], few: int
) -> None:
    desk = desks(language="en")
    scene: Any = desk.open("lab", title=catalogue["undecim"])
    scene.choice.level = [0, 0]
    scene.find("begin").press()
    until(scene, lambda: scene.aside.state == DONE)
    desk.app.capture()
    before = scene.sheet.group
    scene.find("group").step(1)
    desk.app.capture()
    assert scene.sheet.group == before + 1
    assert "of" in scene.find("group").spoken()
