"""The command line with more than one title: who sits down, in which language, and what is looked at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.engine import Catalogue, Result, Score, Session, ranked
from game.paths import bundled
from game.table.lessons import DeedPattern, LessonCourse, LessonStep, course_of
from game.ui import start
from game.ui.app import App

from ..commands.conftest import Taku


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What would have been shown, instead of a window."""
    shown: list[Any] = []
    monkeypatch.setattr(start, "table", lambda texts, session, *more: shown.append(session))
    monkeypatch.setattr(start, "snapshot", lambda texts, session, *more: shown.append(session))
    return shown


def test_the_fewest_players_sit_down(titles: Catalogue, taku: Taku, begun: list[Session], tmp_path: Path) -> None:
    assert taku("play", "toy").code == 0
    assert taku("snapshot", "toy", tmp_path / "out.png").code == 0
    assert taku("play", "cultus").code == 0
    assert taku("play", "toy", "--seats", "human,human,bot:random").code == 0
    assert [[seat.player for seat in session.seats] for session in begun] == [
        ["human", "bot:random"],
        ["human", "bot:random"],
        ["human"],
        ["human", "human", "bot:random"],
    ]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_title_without_a_table_is_played_in_the_terminal(titles: Catalogue, taku: Taku, language: str) -> None:
    for words in (("play", "duel"), ("snapshot", "duel", "out.png")):
        said = taku("--lang", language, *words)
        assert said.code == 2
        assert "--text" in said.sentence()
    assert taku("simulate", "duel", "--games", "2", "--json").code == 0


def test_the_language_that_is_asked_for_is_spoken_by_the_window(
    taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(App, "run", lambda self, first=None: spoken.append(self.texts.language))
    settings = tmp_path / "data" / "config" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "ja"}')
    for words in ((), ("--lang", "en"), ("play", "cultus", "--lang", "en"), ("play", "cultus")):
        assert taku(*words).code == 0
    assert spoken == ["ja", "en", "en", "ja"]


def test_a_recorded_game_is_looked_at_from_its_first_moment(taku: Taku, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[str, int]] = []

    def run(self: App, first: Any = None) -> None:
        assert first is None
        self.draw()
        while type(self.scenes.top).__name__ == "Opening":
            self.scenes.top.update(0.02)
            self.draw()
        top: Any = self.scenes.top
        seen.append((type(top).__name__, top.model.moment))

    monkeypatch.setattr(App, "run", run)
    file = next((bundled("saves") / "cultus").glob("*.json"))
    assert taku("replay", file).code == 0
    assert seen == [("TableScene", 0)]


def test_a_fully_shared_game_is_a_draw_and_no_win(
    titles: Catalogue, taku: Taku, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = type(titles["toy"].controller())

    def shared(self: Any, s: Any) -> Result | None:
        scores = tuple(Score(seat, 0, ()) for seat in range(len(s.hands)))
        return None if s.pending else Result(scores, ranked([0] * len(scores)))

    monkeypatch.setattr(rules, "result", shared)
    words = ("simulate", "toy", "--games", "3", "--seats", "random,random", "--workers", "1", "--lang", "en")
    lines = taku(*words).out.splitlines()
    assert "3 games were drawn" in lines[1]
    assert all("0 of 3 won" in line for line in lines[2:])


@pytest.mark.parametrize("language", ["ja", "en"])
def test_an_open_game_has_no_curtain_to_show(titles: Catalogue, taku: Taku, tmp_path: Path, language: str) -> None:
    hides = taku("snapshot", "toy", tmp_path / "a.png", "--scene", "curtain", "--size", "640x360")
    assert (hides.code, (tmp_path / "a.png").exists()) == (0, True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(titles["toy"].part("table.placement").Placement, "hides", lambda self, v: False, raising=False)
        said = taku("snapshot", "toy", tmp_path / "b.png", "--scene", "curtain", "--lang", language)
    assert (said.code, (tmp_path / "b.png").exists()) == (2, False)
    assert "toy" in said.sentence()


@pytest.mark.parametrize("scene", ["held", "refused", "options"])
def test_a_hand_can_be_photographed(titles: Catalogue, taku: Taku, tmp_path: Path, scene: str) -> None:
    plain, posed = tmp_path / "plain.png", tmp_path / "posed.png"
    words = ("--size", "640x360", "--seed", "3", "--plies", "6", "--scene")
    assert taku("snapshot", "toy", plain, *words, "lobby" if scene == "options" else "table").code == 0
    done = taku("snapshot", "toy", posed, *words, scene)
    assert (done.code, done.err) == (0, "")
    assert posed.read_bytes() != plain.read_bytes()


def test_the_rules_are_checked_alone_before_there_is_a_table(
    titles: Catalogue, taku: Taku, monkeypatch: pytest.MonkeyPatch
) -> None:
    placement = titles["toy"].part("table.placement").Placement
    monkeypatch.setattr(placement, "placement", lambda self, v: v.state.not_yet)
    assert taku("check", "toy", "--games", 1).code == 1
    done = taku("check", "toy", "--games", 1, "--rules")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize(
    ("part", "name", "file"),
    [("table.placement", "Slot", "table/placement.py"), ("rules", "Decision", "rules/__init__.py")],
)
def test_what_a_title_raises_in_a_picture_is_told_with_file_and_line(
    titles: Catalogue, taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str, name: str, file: str
) -> None:
    monkeypatch.setattr(titles["toy"].part(part), name, None)
    said = taku("snapshot", "toy", tmp_path / "out.png", "--plies", "20", "--size", "640x360", "--lang", "en")
    assert said.code == 1
    assert re.fullmatch(rf"toy: {file}:\d+: TypeError: 'NoneType' object is not callable\.", said.sentence())


def test_a_lesson_that_cannot_be_given_is_told_in_a_picture_of_it(
    titles: Catalogue, taku: Taku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = course_of(titles["toy"]).lessons[0]
    refused = first._replace(steps=(LessonStep(do=(DeedPattern("no_such"),)), *first.steps[1:]))
    for course, words in (
        (LessonCourse((), ("toy: lessons/lessons.toml: unread",)), "toy: lessons/lessons.toml: unread"),
        (LessonCourse((refused,)), f"toy: lessons/lessons.toml: {first.id}, step 1: none of no_such is legal"),
    ):
        monkeypatch.setattr(start, "course_of", lambda title, course=course: course)
        picture = ("snapshot", "toy", tmp_path / "out.png", "--size", "640x360", "--lang", "en")
        said = taku(*picture, "--scene", "lesson")
        assert (said.code, said.sentence()) == (1, f"{words}.")
