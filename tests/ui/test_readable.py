"""What is said can be read: tags of seats stand out from their ground, captions stand behind what they name, settings
tell what they change and where, terms are not mixed, nobody acts in 0 turns, bots have names in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pygame
import pytest
from fluent.syntax import FluentSerializer, ast

from game.engine import Seat, Session
from game.engine.options import COLORS
from game.presentation import DisplayList, Text
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from game.ui.canvas import Canvas
from game.ui.scenes.house import bot_name
from game.ui.scenes.settings import SECTIONS
from game.ui.table.board.painter import APART, Painter
from game.ui.table.scene import TableScene
from game.ui.theme import SEAT_COLOURS

from ..titles.catalogues import messages_of
from .conftest import Desk

Desks = Callable[..., Desk]
LEAST = 4.5
NAMES = ("Anna", "Berta", "Carlo", "Dora", "Emil")


# --- contrast --------------------------------------------------------------------------------------


def lightness(colour: pygame.Color) -> float:
    """The relative luminance of WCAG, 0 to 1."""
    parts = [part / 255 for part in (colour.r, colour.g, colour.b)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: pygame.Color, b: pygame.Color) -> float:
    """How far two colours stand apart, 1 to 21."""
    low, high = sorted((lightness(a), lightness(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every row of words that is drawn, with the contrast of its letters against a third of the ground under it."""
    found: list[tuple[str, float]] = []
    row = Canvas._row

    def noted(self: Canvas, line: object, left: float, middle: float, size: float, *more: object) -> None:
        box = pygame.Rect(self.px(left), self.py(middle - size / 2), int(line.width) + 1, self.length(size))
        box = box.clip(self.surface.get_rect())
        words = "".join(run.unit.text for run in line.runs)
        if box.w > 4 and box.h > 4:
            grounds = [
                self.surface.get_at((box.x + box.w * i // 9, box.y + box.h * j // 4))
                for i in range(1, 9)
                for j in range(1, 4)
            ]
            each = sorted(contrast(pygame.Color(str(more[1])), ground) for ground in grounds)
            found.append((words, each[len(each) // 3]))
        row(self, line, left, middle, size, *more)

    monkeypatch.setattr(Canvas, "_row", noted)
    return found


def named(title_id: str, colours: tuple[str, ...]) -> Session:
    title = catalogue[title_id]
    takes = any(option.id == COLORS for option in title.offered(len(colours)))
    chosen = {COLORS: ",".join(colours)} if takes else {}
    return Session(title, [Seat(name) for name, _ in zip(NAMES, colours)], chosen, 4)


def turns_of(colours: tuple[str, ...], seats: int) -> Iterator[tuple[str, ...]]:
    """Sets of so many colours in which each has its turn."""
    for start in range(0, len(colours), seats):
        yield tuple((colours * 2)[start : start + seats])


@pytest.mark.sample(2)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_the_tag_of_every_seat_is_read_on_the_table_and_on_the_curtain(
    desks: Desks, said: list[tuple[str, float]], title_id: str
) -> None:
    title = catalogue[title_id]
    for colours in turns_of(tuple(title.colors), title.most):
        session = named(title_id, colours)
        desk = desks()
        table = desk.sit(session, keep=False)
        for seat in range(len(colours)):
            table.seats.curtained = False
            table.model.eyes = seat
            table.model.refresh()
            said.clear()
            table.board.forget()
            table.render(desk.app.canvas)
            curtain = desk.app.make("curtain", table=table, seat=seat, before=(seat + 1) % len(colours), lift=print)
            curtain.draw(desk.app.canvas)
            tags = [(words, apart) for words, apart in said if words.strip() in NAMES]
            assert {words.strip() for words, _ in tags} >= set(NAMES[: len(colours)])
            assert not [tag for tag in tags if tag[1] < LEAST], (title_id, colours[seat])


def test_every_colour_of_a_seat_is_known_to_the_house() -> None:
    for title in catalogue.values():
        assert set(title.colors) <= set(SEAT_COLOURS) | {c for c in title.colors if "_" in c}


# --- captions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_captions_stand_right_behind_what_they_name(desks: Desks, title_id: str, language: str) -> None:
    """On a row with its heading a caption begins as far behind it as any other, in either language."""
    desk, title = desks(language=language), catalogue[title_id]
    session, rng = Session(title, [Seat() for _ in range(title.fewest)], {}, 5), random.Random(5)
    table = desk.sit(session, keep=False)
    while session.pending is not None and len(session.plies) < 60:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    table.model.refresh()
    painter, canvas = table.context.painter, desk.app.canvas
    for sheet in table.model.panels.values():
        stand = [text for _, text in painter.placed(canvas, sheet) if text is not None]
        for (heading, _), (caption, placed) in pairwise(zip((m for m in sheet.marks if isinstance(m, Text)), stand)):
            same_row = abs(heading.rect[1] + heading.rect[3] / 2 - caption.rect[1] - caption.rect[3] / 2) <= 8
            if not caption.caption or not same_row or heading.align != "left" or caption.rect[0] <= heading.rect[0]:
                continue
            end = heading.rect[0] + canvas.measure(painter.words(heading), heading.size, heading.face)
            begins = placed.rect[0]
            assert abs(begins - end) <= APART or begins <= heading.rect[0] + heading.rect[2] + APART


def test_a_caption_follows_its_heading_wherever_that_ends(desks: Desks) -> None:
    desk = desks()
    table: TableScene = desk.solo(plies=0)
    painter, canvas = table.context.painter, desk.app.canvas
    caption = Text((300, 0, 90, 20), "x", literal=True, caption=True)

    def placed(heading: Text) -> Text | None:
        return list(painter.placed(canvas, DisplayList(400, 80, (heading, caption))))[1][1]

    for words in ("a", "a much longer heading"):
        heading = Text((10, 0, 280, 20), words, literal=True, size=15)
        stands = placed(heading)
        assert stands.rect[0] == 10 + canvas.measure(words, 15, "body") + APART
    below = Text((10, 40, 280, 20), "a", literal=True)
    assert placed(below) == caption


@pytest.mark.parametrize("captions", [True, False])
def test_what_stands_in_the_middle_beside_a_caption_has_its_room_where_there_is_none(
    desks: Desks, captions: bool
) -> None:
    desk = desks(captions=captions)
    desk.solo(plies=0)
    painter, canvas = Painter(desk.app.texts, "cultus", captions=captions), desk.app.canvas
    assert painter.captioned == (captions and desk.app.texts.other == "en")
    name = Text((10, 0, 80, 20), "a", literal=True, align="center")
    beside, below = Text((94, 0, 60, 20), "x", literal=True, caption=True), Text((94, 40, 60, 20), "x", caption=True)
    for text, caption, wide in (
        (name, beside, 80 if captions else 144),
        (name, below, 80),
        (name._replace(align="left"), beside, 80),
    ):
        (_, placed), _ = painter.placed(canvas, DisplayList(400, 80, (text, caption)))
        assert placed is not None
        assert placed.rect == (10, 0, wide, 20)


# --- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_tells_what_it_changes_and_not_its_own_row_again(language: str) -> None:
    texts = Texts(language)
    for _, _, names in SECTIONS:
        for name in (n.replace("_", "-") for n in names if not n.startswith(("volume", "ambience"))):
            assert texts.has(f"settings-{name}-help"), name
            told, row = texts(f"settings-{name}-help"), texts(f"settings-{name}-sub")
            assert len(told) > 1.5 * len(row), "more than the row itself says"
            assert texts(f"settings-{name}") != told != row


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_large_letters_leave_a_setting_one_line(desks: Desks, scale: float, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    line = Canvas.line

    def noted(self: Canvas, text: str, *more: Any, **style: Any) -> None:
        said.append(text)
        line(self, text, *more, **style)

    desk = desks(text_scale=scale)
    desk.open("settings")
    monkeypatch.setattr(Canvas, "line", noted)
    desk.app.capture()
    texts = desk.app.texts
    assert texts("settings-animation") in said
    assert (texts("settings-animation-sub") in said) == (scale == 1)


RIVALS = {
    "en": (r"\b[Rr]ivals?\b", r"\b[Ee]nem(?:y|ies)\b", r"\b[Oo]pponents?\b", r"\b[Ff]oes?\b"),
    "ja": ("ライバル", "敵", "対戦相手", "競争相手"),
}


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_a_title_has_one_word_for_whom_one_plays_against(title_id: str, language: str) -> None:
    """Unless the word is the name of a component, which is then something else."""
    messages = messages_of(catalogue[title_id], language)
    texts = {name: spoken(message) for name, message in messages.items()}
    components = " ".join(text for name, text in texts.items() if name.startswith(f"{title_id}-name-enem"))
    used = {
        word: [name for name, text in texts.items() if re.search(word, text)]
        for word in RIVALS[language]
        if not re.search(word, components)
    }
    said = {word: names for word, names in used.items() if names}
    assert len(said) <= 1, {word: names[:4] for word, names in said.items()}


def spoken(message: ast.Message) -> str:
    """The words of a message in all its forms, without what stands in its places."""
    found: list[str] = []

    def visit(node: object) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node.value)
        elif isinstance(node, ast.Placeable):
            visit(node.expression)
        elif isinstance(node, ast.SelectExpression):
            for variant in node.variants:
                visit(variant.value)
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                visit(element)

    visit(message.value)
    return " ".join(found)


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_nothing_happens_in_0_turns(title_id: str, language: str) -> None:
    """What counts turns or rounds to come has words of its own for none."""
    title = catalogue[title_id]
    texts = Texts(language)
    texts.read(title)
    for name, message in messages_of(title, language).items():
        counted = set(re.findall(r"\{ ?\$(turns|rounds|left|n) ?\}|\$(turns|rounds|left|n) ->", _source(message)))
        for param in {part for pair in counted for part in pair if part}:
            facts = dict.fromkeys(re.findall(r"\$(\w+)", _source(message)), 3)
            told = str(texts.say(name, {**facts, param: 0}))
            assert not re.search(r"\bin 0 (turn|round)s?\b|(?<!\d)0(ターン|ラウンド)(後|で|先)|まで0ターン", told), (
                name,
                told,
            )


def _source(message: ast.Message) -> str:
    """A message as it stands in its file."""
    return FluentSerializer().serialize_entry(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_in_words_and_no_two_the_same(desks: Desks, language: str) -> None:
    desk = desks(language=language)
    for title in catalogue.values():
        players = ["human", "bot:random", "bot:greedy", "bot:planner", "bot:greedy"][: title.most]
        table = desk.sit(Session(title, [Seat("", player) for player in players], {}, 3), keep=False)
        assert len(set(table.words.names)) == len(players)
        assert not [name for name in table.words.names if re.search(r"bot:|random|greedy|planner", name)]
    levels = [bot_name(desk.app.texts, f"bot:{level}") for level in ("random", "greedy", "planner")]
    assert len(set(levels)) == 3
    assert not [name for name in levels if re.search(r"bot:|random|greedy|planner", name)]
