"""Captions in the second language stand on all things of a kind or on none, and never on an English table; the covers of
lessons cut no word; a sign of the house means one thing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Seat, Session
from game.paths import bundled
from game.presentation import DisplayList, Text, in_full, presentation_of, quieted
from game.presentation.layout import Style, laid, line, say, write
from game.settings import Settings
from game.table.lessons import course_of
from game.table.model import TableModel
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.scenes.lessons.pictures import LessonPictures
from game.ui.table.board.painter import APART, Painter

from ..house.titles import TAUGHT
from .conftest import Desk

Desks = Callable[..., Desk]
HOUSE_SIGNS = {
    "archive",
    "branch",
    "copy",
    "delete",
    "door",
    "export",
    "keyboard",
    "rename",
    "rules",
    "settings",
    "watch",
}
"""What stands for a deed of the house, at every table and outside of them."""


def positions(title_id: str, plies: int = 33) -> list[Session]:
    """Moments of a random game of one person, before whom no curtain falls."""
    title, rng, found = catalogue[title_id], random.Random(4), []
    session = Session(title, [Seat(), *(Seat("", "bot:random") for _ in range(title.fewest - 1))], {}, 4)
    while session.pending is not None and len(session.plies) < plies:
        if len(session.plies) % 16 == 0:
            found.append(session.fork(len(session.plies)))
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Text]:
    """The captions that are drawn."""
    found: list[Text] = []
    draw = Painter._text

    def noted(self: Painter, canvas: Canvas, mark: Text, scale: float) -> None:
        if mark.caption:
            found.append(mark)
        draw(self, canvas, mark, scale)

    monkeypatch.setattr(Painter, "_text", noted)
    return found


def captions(desk: Desk, drawn: list[Text], title_id: str) -> list[Text]:
    """The captions of some moments, as they are drawn."""
    drawn.clear()
    for session in positions(title_id):
        desk.open("table", session=session, read_only=True)
        desk.app.capture()
        desk.app.scenes.pop()
    return list(drawn)


def headed(title_id: str) -> set[str]:
    """The captions that the title writes on its table at those moments."""
    found: set[str] = set()
    for session in positions(title_id):
        model = TableModel(session, bundled("art"), 0)
        sheets = (model.art.backdrop(model.view), *model.panels.values())
        found |= {
            mark.id for sheet in sheets for mark in in_full(sheet).marks if isinstance(mark, Text) and mark.caption
        }
    return found


@pytest.mark.sample(2)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_captions_stand_on_a_table_where_they_are_switched_on_and_nowhere_else(
    desks: Desks, drawn: list[Text], title_id: str
) -> None:
    assert not Settings().captions
    for language, switched_on in (("en", True), ("en", False), ("ja", False)):
        assert not captions(desks(language=language, captions=switched_on, table="full"), drawn, title_id)
    full, quiet = (captions(desks(captions=True, table=table), drawn, title_id) for table in ("full", "quiet"))
    assert {mark.id for mark in quiet} <= {mark.id for mark in full}
    assert bool(full) == bool(headed(title_id)), "what has no heading has no caption"
    assert quiet or title_id != "cultus", "the headings of others may step back, and theirs with them"


def test_a_caption_goes_with_its_heading() -> None:
    def sheet(aside: str) -> DisplayList:
        made = DisplayList(400, 80)
        with made.aside(aside):
            made.say((0, 0, 90, 20), "shelf-start")
        made.say((0, 20, 90, 20), "shelf-start", caption=True)
        return made

    assert len(quieted(sheet("")).marks) == 2
    assert not quieted(sheet("gone")).marks


@pytest.mark.sample(2)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_what_is_no_caption_says_no_word_of_the_other_language(desks: Desks, title_id: str, monkeypatch: Any) -> None:
    """Words that a title writes out itself would stay whatever the switch says."""
    said: set[str] = set()
    forms = Painter.forms

    def noted(self: Painter, mark: Text) -> tuple[str, ...]:
        if mark.literal:
            said.add(re.sub(r"\[\w+\]", "", mark.id))
        return forms(self, mark)

    monkeypatch.setattr(Painter, "forms", noted)
    foreign = {"ja": r"[a-z]{3,}", "en": r"[\u3040-\u30ff\u4e00-\u9fff]"}
    for language, letters in foreign.items():
        said.clear()
        captions(desks(language=language, table="full"), [], title_id)
        assert not [words for words in said if re.search(letters, words)]


def test_where_one_caption_has_no_room_there_is_none(desk: Desk, drawn: list[Text]) -> None:
    texts, canvas = desk.app.texts, desk.app.canvas
    assert texts.language == "ja"
    painter = Painter(texts, "cultus")

    def number(narrow: float) -> int:
        sheet = DisplayList(400, 80)
        for y, width in ((0, 200.0), (20, narrow)):
            sheet.say((0, y, width, 20), "shelf-start", size=12, caption=True, lines=1)
        drawn.clear()
        painter.draw(canvas, sheet)
        return len(drawn)

    assert number(200) == 2
    assert number(4) == 0


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["ja", pytest.param("en", marks=pytest.mark.long)])
@pytest.mark.parametrize("title_id", [title.id for title in TAUGHT])
def test_a_cover_of_a_lesson_cuts_no_word(
    desks: Desks, monkeypatch: pytest.MonkeyPatch, title_id: str, language: str
) -> None:
    desk, cut, whole = desks(language=language), [], []
    row = Canvas._row

    def noted(self: Canvas, line: Any, left: float, middle: float, *more: Any) -> None:
        x, wide = self.px(left), line.width
        words = "".join(run.unit.text for run in line.runs)
        if words.strip() and 0 < self.py(middle) < self.surface.get_height():
            seen = min(x + wide, self.surface.get_width()) - max(x, 0)
            (whole if seen >= wide - 2 else cut if seen > 2 else []).append(words)
        row(self, line, left, middle, *more)

    monkeypatch.setattr(Canvas, "_row", noted)
    pictures = LessonPictures(desk.app)
    for lesson in course_of(catalogue[title_id]).lessons:
        pictures.of(desk.app.canvas, lesson, (380, 130), False)
    assert whole, "words that have room are there"


@pytest.mark.parametrize("title_id", list(catalogue))
def test_no_button_of_a_table_bears_a_sign_of_the_house(title_id: str) -> None:
    presentation = presentation_of(catalogue[title_id])
    for session in positions(title_id):
        signs = {control.icon for control in presentation.controls(session.view(session.pending.seats[0]))}
        assert not signs & HOUSE_SIGNS
    own = {file.stem for file in (bundled("art") / title_id / "icons").glob("*.svg")}
    assert not own & HOUSE_SIGNS, "a title's own drawing would stand for a deed of the house"


def test_words_stand_behind_those_before_them_in_every_language(desks: Desks) -> None:
    style = Style(14, lines=1)
    made = laid(line(say("shelf-start", style), write("×3", style), write("[star]", style)), 400, 30)
    ends = {}
    for language in ("ja", "en"):
        desk = desks(language=language)
        painter, canvas = Painter(desk.app.texts, "cultus"), desk.app.canvas
        boxes = [box for _, box in painter.extents(canvas, made)]
        lefts, wides = [box[0] for box in boxes], [box[2] for box in boxes]
        assert lefts[0] == 0
        for i in (1, 2):
            assert lefts[i] == pytest.approx(lefts[i - 1] + wides[i - 1] + APART)
        ends[language] = lefts[2]
    assert ends["ja"] != ends["en"]
