"""What stands somewhere in short is said whole when it is pointed at: every short form of every title, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from game.engine import Seat, Session
from game.presentation import DisplayList, Text
from game.table.arrange import piece_at
from game.table.layout import middle
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue
from game.ui.table.board.painter import Painter
from game.ui.table.scene import TableScene

from .conftest import Desk

Desks = Callable[..., Desk]
FACTS = dict.fromkeys(
    ("n", "count", "number", "vp", "gold", "points", "turn", "turns", "seat", "limit", "cards", "factor", "lap"), 3
)


def briefs(title_id: str, language: str) -> list[tuple[str, set[str]]]:
    """Every message that has a short form, and the names of its parameters."""
    found = []
    for file in catalogue[title_id].text_folder().glob(f"*{language}.ftl"):
        text = file.read_text(encoding="utf-8")
        for name in re.findall(r"^([\w-]+)-brief\s*=", text, re.MULTILINE):
            found.append((name, set(re.findall(r"\$(\w+)", text))))
    return found


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", [name for name in catalogue if briefs(name, "ja")])
def test_every_short_form_is_whole_when_pointed_at(desks: Desks, title_id: str, language: str) -> None:
    desk = desks(language=language)
    texts = Texts(language)
    texts.read(catalogue[title_id])
    painter = Painter(texts, title_id)
    canvas = desk.app.canvas
    found = briefs(title_id, language)
    assert found, "no short forms were found"
    for message, params in found:
        if not texts.has(message):
            continue  # A short name of a house's message.
        sheet = DisplayList(400, 40)
        said = {name: FACTS.get(name, "x") for name in params}
        sheet.say((0, 0, 400, 40), message, said)
        mark = sheet.marks[-1]
        assert isinstance(mark, Text)
        whole, *short = painter.forms(mark)
        if not short:
            continue  # It differs in a parameter that is not there.
        wide = canvas.measure(whole, canvas.least(whole, 14), "body", True)
        narrow = DisplayList(400, 40)
        narrow.say((0, 0, max(4.0, wide - 12), 20), message, said, size=14, lines=1)
        assert painter.whole_of(canvas, narrow, 2, 10) == whole, message
        roomy = DisplayList(4000, 200)
        roomy.say((0, 0, wide * 2 + 200, 200), message, said, size=14)
        assert painter.whole_of(canvas, roomy, 2, 10) == "", "what is said whole needs no second telling"


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title_id", list(catalogue))
def test_on_the_table_whatever_a_panel_shortens_has_its_tip(desks: Desks, title_id: str, language: str) -> None:
    """In a random game every text of a panel that gave way to its short form is said whole at its middle."""
    desk, title = desks(language=language), catalogue[title_id]
    session, rng = Session(title, [Seat() for _ in range(title.fewest)], {}, 5), random.Random(5)
    table = desk.sit(session, keep=False)
    table.seats.after_change = lambda: None
    while session.pending is not None and len(session.plies) < 120:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
        if len(session.plies) % 12 or session.pending is None:
            continue
        table.seats.curtained = False
        table.model.eyes = session.pending.seats[0]
        table.model.refresh()
        table.story.skip()
        table._follow_board()
        table._refresh_prompt()
        desk.app.capture()
        for place, whole in shortened(table):
            table.tips._look(*place)
            tip = table.tips._tooltip()
            assert tip is not None, whole
            assert table.tips.target.startswith("control:") or whole in f"{tip.name}\n{tip.body}", (whole, vars(tip))


def shortened(table: TableScene) -> Iterator[tuple[tuple[float, float], str]]:
    """The middle of every text of the panels that is drawn in short where no piece and no question lies over it, and
    the whole of it."""
    painter, canvas = table.context.painter, table.stage.canvas
    for region, sheet in table.board.sheets.items():
        left, top, w, h = table.model.layout.regions[region]
        for mark in sheet.marks:
            if not isinstance(mark, Text):
                continue
            x, y = middle(mark.rect)
            whole = painter.whole_of(canvas, sheet, x, y)
            over = piece_at(table.model.laid, left + x, top + y)
            asks = table.prompt is not None and table.prompt.covers(left + x, top + y)
            lost = asks or any(part.under(left + x, top + y) for part in table.tips.parts)
            if whole and 0 <= x < w and 0 <= y < h and over is None and not lost:
                yield (left + x, top + y), whole
