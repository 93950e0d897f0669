"""Where questions stand: beside what they ask about, never over the board, a hand or what can be pressed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from game.engine import Seat, Session
from game.presentation import Control, Slot
from game.table.layout import Layout, Rect, overlap
from game.titles import catalogue
from game.ui.table.prompts.question import TWO_ROWS
from game.ui.table.scene import TableScene

from .conftest import Desk

TOUCHING = 8.0
"""Square units: a rim may lie on a rim."""

WHOLE = 0.4 * 1280 * 720
"""A focus larger than this is the scene itself, with places of its own for what is said."""

Desks = Callable[..., Desk]


def moments(desk: Desk, title_id: str, seats: int, seed: int) -> Iterator[TableScene]:
    """A random game of people, at the table of whoever is asked, at the first times of every decision."""
    title, rng = catalogue[title_id], random.Random(seed)
    session = Session(title, [Seat() for _ in range(seats)], {}, seed)
    table = desk.sit(session, keep=False)
    table.seats.after_change = lambda: None
    met: dict[str, int] = {}
    while (pending := session.pending) is not None and len(session.plies) < 260:
        met[pending.key] = met.get(pending.key, 0) + 1
        if met[pending.key] <= 8:
            table.seats.curtained = False
            table.model.eyes = pending.seats[0]
            table.model.refresh()
            table.context.prompts.show(None)
            table.story.skip()
            table._follow_board()
            table._refresh_prompt()
            yield table
        session.propose(rng.choice(session.legal(pending.seats[0])))


def covered(table: TableScene, place: Rect) -> list[str]:
    """What a line at that place would lie on."""
    model, regions = table.model, table.model.layout.regions
    things = {name: laid.rect for name, laid in model.laid.items()}
    things |= {name: model.layout.slots[name].rect for name in model.dests.clicks if name in model.layout.slots}
    things |= {control.key: table.drag.control_rect(control) for control in model.controls}
    things |= {type(widget).__name__: widget.rect for widget in table.widgets if widget.visible}
    if regions["focus"][2] * regions["focus"][3] < WHOLE:
        things["focus"] = regions["focus"]
    return [name for name, rect in things.items() if overlap(place, rect) > TOUCHING]


def arms(table: TableScene, control: Control) -> bool:
    """True if the control waits for a hand once it is pressed; any other plays at once and asks nothing."""
    return table.model.enabled(control) and control.key not in table.model.dests.buttons


@pytest.mark.sample
@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("title_id", list(catalogue))
def test_no_question_lies_over_a_piece_a_frame_or_a_button(desks: Desks, title_id: str, language: str) -> None:
    """Not one line of a whole random game, for the fewest and the most that play."""
    title = catalogue[title_id]
    for seats in {title.fewest, title.most}:
        for table in moments(desks(language=language), title_id, seats, seats + 3):
            question = table.board.question
            key = table.session.pending.key
            for armed in (None, *(c for c in table.model.controls if arms(table, c))):
                table.model.armed = armed
                if question.text:
                    place = question.place(table.context.child(table.stage.canvas), question.text)
                    assert not covered(table, place), (key, armed and armed.key, table.model.layout.file, place)
            table.model.armed = None


@pytest.mark.parametrize("title_id", list(catalogue))
def test_a_prompt_takes_no_place_from_a_button_that_could_be_pressed(desks: Desks, title_id: str) -> None:
    """Where a prompt lies over the buttons of the table they are shut while it asks."""
    for table in moments(desks(), title_id, catalogue[title_id].fewest, 5):
        prompt = table.prompt
        if prompt is None or prompt.standing:
            continue
        for control in table.model.controls:
            pressed = table.model.enabled(control) and overlap(prompt.rect, table.drag.control_rect(control)) > TOUCHING
            assert not pressed, (table.session.pending, control.key)


def test_a_line_that_has_a_region_of_its_decision_stands_there(desk: Desk) -> None:
    """And in a high one it may take two rows."""
    table = desk.solo(plies=0)
    question, board = table.board.question, table.model.layout
    key = table.session.pending.key
    own: Rect = (700, 300, 240, TWO_ROWS + 2)
    table.model.layout = Layout(board.file, dict[str, Slot](board.slots), {**board.regions, f"prompt/{key}": own})
    assert question.place(table.stage.canvas, "?" * 60) == own
