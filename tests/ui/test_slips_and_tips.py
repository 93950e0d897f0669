"""A reason covers nothing that answers what is asked; words about a thing come to a pointer that has moved and rests."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest

from game.engine import Refusal
from game.table.affordances import lit, rect_of
from game.table.layout import middle, overlap
from game.titles import catalogue
from game.ui.table.hand.tips import WAIT

from .conftest import Desk
from .test_question_places import TOUCHING, moments

Desks = Callable[..., Desk]

MOST = 60
SMALL = 0.25 * 1280 * 720
"""Where what is lit fills less of the stage than this, there is a place beside it."""


@pytest.mark.parametrize("title_id", list(catalogue))
def test_a_reason_lies_over_nothing_that_is_lit(desks: Desks, title_id: str) -> None:
    """Wherever on the table something is refused."""
    title, said = catalogue[title_id], 0
    for table in moments(desks(), title_id, title.fewest, 7):
        lights = lit(table.model)
        if sum(w * h for _, _, w, h in lights) > SMALL:
            continue
        for name in [*table.model.laid, *table.model.layout.slots][:: max(1, len(table.model.laid) // 6)]:
            spot = rect_of(table.model, name)
            if not spot[2] or not 40 < middle(spot)[1] < 690:
                continue
            table.notes.refuse(Refusal("not_your_turn"), spot)
            place = table.notes.popover.rect
            below = [rect for rect in lights if overlap(place, rect) > TOUCHING]
            assert not below, (table.session.pending, name, place, below)
            assert overlap(place, spot) <= TOUCHING or overlap(spot, spot) > SMALL, "nor over what it speaks of"
            said += 1
        table.notes.close()
        if said > MOST:
            break
    assert said > 20


def test_a_reason_leaves_the_piece_in_reach_that_was_laid_down_in_vain(desks: Desks) -> None:
    """A pawn that may not go so far is taken up again at once, though a button also leads to its walk."""
    said = 0
    for table in moments(desks(), "cultus", 1, 7):
        model = table.model
        pawn = model.laid.get("pawn/0")
        if pawn is None or "pawn/0" not in model.movable():
            continue
        x, y, w, h = pawn.rect
        for spot in ((x + 52, y + 52, w, h), (x - 52, y + 52, w, h), (x, y + 104, w, h)):
            table.notes.refuse(Refusal("not_your_turn"), spot)
            assert overlap(table.notes.popover.rect, pawn.rect) <= TOUCHING
            said += 1
        table.notes.close()
        if said > 12:
            break
    assert said > 3


def rest(desk: Desk) -> None:
    """The pointer rests long enough for words to come."""
    desk.pilot.wait(WAIT * 3)
    desk.app.capture()


def says(desk: Desk) -> bool:
    """True if words about a thing would be shown now."""
    tips = desk.scene.tips
    return bool(tips.target) and tips.waited >= WAIT and not tips.quiet


def test_nothing_is_said_of_what_came_under_a_resting_pointer(desks: Desks) -> None:
    desk = desks()
    scene = desk.solo(7, 20)
    piece = next(laid for laid in scene.model.laid.values() if laid.piece.startswith("hand/") or laid.rect[3] > 100)
    x, y = middle(piece.rect)
    desk.pilot.move(x - 40, y)
    desk.pilot.move(x, y)
    rest(desk)
    assert says(desk), "moved and at rest"
    scene._follow_board(anew=True)
    rest(desk)
    assert not says(desk), "the board was laid out anew under it"
    desk.pilot.move(x + 20, y)
    rest(desk)
    assert says(desk)
    desk.pilot.down(x + 20, y)
    desk.pilot.up(x + 20, y)
    rest(desk)
    assert not says(desk), "it has pressed"


def test_nothing_is_said_after_a_drop(desks: Desks) -> None:
    desk = desks()
    scene = desk.solo(7, 20)
    piece = next(p for p in scene.model.movable() if scene.model.laid[p].rect[2] > 20)
    start = middle(scene.model.laid[piece].rect)
    desk.pilot.drag(start, (start[0] + 200, start[1] - 150))
    rest(desk)
    assert not says(desk)


def test_nothing_is_said_through_a_sheet(desks: Desks) -> None:
    desk = desks()
    scene = desk.solo(7)
    x, y, w, h = scene.prompt.rect
    desk.pilot.move(x + w / 2 - 30, y + h / 2)
    desk.pilot.move(x + w / 2, y + h / 2)
    rest(desk)
    assert scene.tips.target == ""


@pytest.mark.parametrize("title_id", list(catalogue))
def test_an_empty_place_says_what_the_title_has_to_say_of_it(desks: Desks, title_id: str) -> None:
    desk = desks()
    for table in islice(moments(desk, title_id, catalogue[title_id].fewest, 7), 8):
        model, tips = table.model, table.tips
        for slot in model.layout.slots.values():
            x, y = middle(slot.rect)
            if slot not in model.layout.slots_at(x, y):
                continue
            under = [name for name, laid in model.laid.items() if overlap(laid.rect, (x, y, 1, 1))]
            if under or model.art.tip(model.view, slot.name) is None or table.prompt is not None:
                continue
            tips._look(x, y)
            assert tips.target, (slot.name, "says nothing to the pointer")


def test_a_word_about_what_is_asked_goes_when_something_else_is(desks: Desks) -> None:
    desk = desks()
    scene = desk.solo(7, 20)
    scene.notes.unasked("not now")
    desk.pilot.wait(0.1)
    assert [toast.text for toast in scene.toasts] == ["not now"]
    asked = scene.words.asked()
    for _ in range(40):
        seat = scene.session.pending.seats[0]
        scene.play(scene.session.legal(seat)[0])
        if scene.words.asked() != asked:
            break
    assert scene.words.asked() != asked
    desk.pilot.wait(0.1)
    assert "not now" not in [toast.text for toast in scene.toasts]
