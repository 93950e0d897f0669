"""Letters that can be read in a small window: none falls below the floor and none is cut, at every table and in every scene."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pygame
import pytest

from game.engine import Seat, Session
from game.presentation.kit import Theme, card
from game.text.breaking import Line, is_japanese
from game.text.catalog import Texts
from game.text.speech import brief_name, clause, forms
from game.titles import catalogue
from game.ui.canvas import AIR, Canvas, TextStyle
from game.ui.scenes import NAMES
from game.ui.table.board.painter import Painter
from game.ui.theme import LARGE
from game.ui.viewport import Viewport

from .. import day
from .conftest import Desk
from .test_scenes import on_stage

SMALL = (1024, 640)
MOMENTS = (0.0, 0.3, 0.6, 0.9)
each_language = pytest.mark.parametrize("language", ["ja", "en"])
TABLES = [(title.id, seats) for title in catalogue.values() for seats in sorted({title.fewest, title.most})]


class Seen(NamedTuple):
    """A line as it was drawn: its words, the height of its letters in pixels, whether it is read or part of a picture,
    whether it ends in dots because it had no room, ends inside a word, or is one letter of a longer text."""

    words: str
    pixels: int
    read: bool = True
    cut: bool = False
    parted: bool = False
    lone: bool = False


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Seen]:
    """Every line that is drawn."""
    found: list[Seen] = []
    ended: set[Line] = set()
    draw, shorten = Canvas._row, Canvas._cut

    def ending(self: Canvas, laid: list[Line], *more: Any) -> list[Line]:
        rows = shorten(self, laid, *more)
        if rows != laid:
            ended.add(rows[-1])
        return rows

    def noted(self: Canvas, row: Line, left: float, middle: float, size: float, pixels: int, *more: Any) -> None:
        words = "".join(run.unit.text for run in row.runs if not run.unit.icon)
        if words.strip():
            found.append(Seen(words, pixels, self.floor > 0, row in ended, row.parted, row.lone))
        draw(self, row, left, middle, size, pixels, *more)

    monkeypatch.setattr(Canvas, "_row", noted)
    monkeypatch.setattr(Canvas, "_cut", ending)
    return found


def too_small(lines: list[Seen]) -> set[Seen]:
    """Those below 11 pixels, or 10 where no Japanese stands in them."""
    return {line for line in lines if line.read and line.pixels < (11 if is_japanese(line.words) else 10)}


def cut(lines: list[Seen]) -> set[str]:
    """Those that end in dots."""
    return {line.words for line in lines if line.read and line.cut}


def broken(lines: list[Seen]) -> set[str]:
    """Those that end inside a word, and those of one letter."""
    return {line.words for line in lines if line.read and (line.parted or line.lone)}


def whole(title: str, seats: int) -> Session:
    """A game to its end, the kinds of deeds drawn first, so that rare ones occur."""
    session = Session(catalogue[title], [Seat()] * seats, {}, 7 + seats)
    rng = random.Random(seats)
    while session.pending is not None and len(session.plies) < 1200:
        legal = session.legal(session.pending.seats[0])
        kind = rng.choice(sorted({action.kind for action in legal}))
        session.propose(rng.choice([action for action in legal if action.kind == kind]))
    return session


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize(("language", "word"), [("ja", "ボーナス4"), ("en", "Leather")])
def test_on_a_small_card_letters_shrink_before_a_word_is_broken(
    desks: Callable[..., Desk], seen: list[Seen], size: tuple[int, int], language: str, word: str
) -> None:
    """Not below nine pixels; a name that has room stands in letters of the usual size."""
    desk = desks(language=language, size=size)
    painter = Painter(desk.app.texts, "")
    for thing in (word, word[:2]):
        painter.draw(desk.app.canvas, card(thing, Theme(), "small"))
    assert not [line for line in seen if line.cut or line.parted]
    assert "".join(line.words for line in seen) == word + word[:2]
    assert min(line.pixels for line in seen) >= 9
    assert not too_small(seen[-1:])
    seen.clear()
    painter.draw(desk.app.canvas, card(word, Theme()), scale=0.66)
    assert "".join(line.words for line in seen) == word, "in a small picture it says its name too"


@pytest.mark.sample
@each_language
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_table_can_be_read(
    desks: Callable[..., Desk], seen: list[Seen], title: str, seats: int, language: str
) -> None:
    desk = desks(language=language, size=SMALL)
    session = whole(title, seats)
    desk.shelf()
    seen.clear()
    for part in day.some(f"{title} {seats}", MOMENTS, 2):
        desk.open("table", session=session.fork(int(len(session.plies) * part)), read_only=True)
        while type(desk.top).__name__ == "Curtain":
            desk.lift()
        desk.app.capture()
        desk.app.scenes.pop()
    assert seen
    assert all(line.read for line in seen), "a table is no picture"
    assert too_small(seen) == set()
    assert cut(seen) == set()
    assert broken(seen) == set()


@pytest.mark.sample(8)
@each_language
@pytest.mark.parametrize("name", NAMES)
def test_every_scene_can_be_read(desks: Callable[..., Desk], seen: list[Seen], name: str, language: str) -> None:
    desk = desks(language=language, size=SMALL)
    on_stage(desk, name)
    seen.clear()
    desk.app.capture()
    assert too_small(seen) == set()
    assert cut(seen) == set()
    assert broken(seen) == set()


def canvas_at(viewport: Viewport) -> Canvas:
    """A canvas as the window makes it."""
    surface = pygame.Surface((viewport.width, viewport.height))
    return Canvas(surface, viewport.unit, (0, 0), None, viewport.letters, floor=viewport.floor)


@pytest.mark.parametrize(
    ("size", "floor"), [((1024, 640), 11), ((1280, 720), 12), ((1920, 1080), 12), ((640, 360), 6.875)]
)
def test_the_floor_of_a_window(size: tuple[int, int], floor: float) -> None:
    assert Viewport(*size).floor == pytest.approx(floor)


def test_a_text_without_room_says_less_before_it_is_small(seen: list[Seen]) -> None:
    canvas = canvas_at(Viewport(*SMALL))
    canvas.line("行をクリックすると見られます", (0, 0, 100, 20), 12, shorter=("行を押す",))
    assert seen == [Seen("行を押す", 11)]
    seen.clear()
    canvas.line("行をクリックすると見られます", (0, 0, 100, 20), 12, shorter=("",))
    assert seen == []


def test_a_larger_text_leaves_air_and_large_ones_stay() -> None:
    canvas = canvas_at(Viewport(1280, 720, 1.0, 1.5))
    wide = canvas.measure("Harbour", 14, exact=True)
    size, _, rows = canvas._fitted(("Harbour",), wide * 1.2, 30, TextStyle(14, leading=1.3, lines=1))
    assert 14 <= size < 21
    assert rows[0].width <= wide * 1.2 - AIR * size + 1
    assert canvas.grown(12) == 18
    assert canvas.grown(LARGE + 5) == LARGE + 5


@each_language
def test_the_short_forms(language: str) -> None:
    texts = Texts(language)
    texts.read(catalogue["signorie"])
    long, short = forms(texts, "signorie", "signorie-art-row-lacks", {"count": 1, "lack": 2})
    assert len(short) < len(long)
    assert brief_name(texts, texts("table-seat", number=3)) == "P3"
    assert brief_name(texts, "Hanako 3") == "Hanako 3"
    assert clause("監督でまだ何もしていません。手番を終えますか。") == "監督でまだ何もしていません。"
    assert clause("Choose an action: hire a helper.") == "Choose an action"
    assert clause("いいえ。") == "いいえ。"
