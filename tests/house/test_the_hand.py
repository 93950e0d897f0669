"""What the hand of a person does on the table of every title: nothing keeps silent, and what is done is what was meant."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import Seat, Session, Title
from game.presentation import Click, Drag
from game.table.layout import inside
from game.ui.table.board import POINTS

from ..ui.conftest import Desk
from .fingers import Fingers, Thing, Touched, moments
from .titles import DRAWN, name

SHORT, PLIES = 14, 260
"""Touches of each sort at a decision, and plies of a game, in the short form."""


def fingers_on(desk: Desk, title: Title, seed: int) -> Fingers:
    seats = title.fewest if seed % 2 else title.most
    return Fingers(desk, Session(title, [Seat() for _ in range(seats)], {}, seed))


def some(rng: random.Random, things: list[Thing], most: int) -> list[Thing]:
    return rng.sample(things, min(most, len(things)))


def put_back(fingers: Fingers, piece: Thing, goal: Thing) -> bool:
    """True where a piece that is let go there lies where it came from."""
    laid = fingers.scene.model.laid
    own = laid[piece.name].spot.slot
    under = fingers.scene.drag.thing_at(*goal.point)
    beside = goal.name in laid and laid[goal.name].spot.slot == own
    return beside or piece.name in (goal.name, under.piece) or own in (goal.name, under.name)


def silent_at(fingers: Fingers, rng: random.Random, most: int) -> list[str]:
    """What keeps silent when it is clicked, carried somewhere or dropped on, and what opens the forecast without being
    points."""
    pieces, places, hot = fingers.pieces(), fingers.places(), fingers.hot()
    found = []

    def hear(said: Touched, what: str, points: bool) -> None:
        if not said:
            found.append(what)
        elif "prompt:Forecast" in said.other and not points:
            found.append(f"{what} opens the forecast")

    for thing in (*some(rng, [*pieces, *places, *hot], 3 * most), *some(rng, [t for _, t in fingers.controls()], most)):
        hear(fingers.click(thing.point), thing.name, thing.name.partition("/")[0] == POINTS)
    goals = [*pieces, *places, *hot, *fingers.lit()]
    for piece in some(rng, pieces, most):
        for goal in some(rng, goals, max(2, most // 7)):
            if not put_back(fingers, piece, goal):
                hear(fingers.drag(piece.point, goal.point), f"{piece.name} -> {goal.name}", False)
    return found


def check_that_nothing_is_silent(desk: Desk, title: Title, seed: int, most: int, plies: int, again: float) -> None:
    fingers, rng = fingers_on(desk, title, seed), random.Random(seed)
    for key in moments(fingers, seed, plies, again):
        assert not (found := silent_at(fingers, rng, most)), f"{key}: {found}"


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_nothing_is_silent(desks: Callable[..., Desk], title: Title) -> None:
    check_that_nothing_is_silent(desks(), title, 1, SHORT, PLIES, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_nothing_at_all_is_silent(desks: Callable[..., Desk], title: Title, seed: int) -> None:
    check_that_nothing_is_silent(desks(), title, seed, 1000, 600, 0.05)


def strangers(fingers: Fingers, pressed: Thing, released: Thing) -> list[str]:
    """The deeds that followed, or are asked about, which no drag of what was pressed to where it was let go means."""
    said = fingers.drag(pressed.point, released.point)
    model = fingers.scene.model
    found = []
    for action in (*said.deeds, *said.asked):
        hands = model.presentation.gestures(model.view, action)
        drags = [hand for hand in hands if isinstance(hand, Drag) and hand.piece == pressed.name]
        if not any(inside(model.layout.slots[hand.slot].rect, *released.point) for hand in drags):
            found.append(f"{pressed.name} -> {released.name}: {action}")
    return found


def check_pressed_here(desk: Desk, title: Title, seed: int, most: int, plies: int, again: float) -> None:
    fingers, rng = fingers_on(desk, title, seed), random.Random(seed)
    for key in moments(fingers, seed, plies, again):
        things = [*fingers.pieces(), *fingers.places(), *fingers.hot(), *(thing for _, thing in fingers.controls())]
        lit = fingers.lit()
        for pressed in some(rng, things, 2 * most):
            for released in some(rng, lit, max(2, most // 5)):
                if not inside(pressed.rect, *released.point) and not inside(released.rect, *pressed.point):
                    assert not (found := strangers(fingers, pressed, released)), f"{key}: {found}"


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_pressed_here_and_released_there(desks: Callable[..., Desk], title: Title) -> None:
    check_pressed_here(desks(), title, 1, SHORT, PLIES, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_pressed_anywhere_and_released_anywhere(desks: Callable[..., Desk], title: Title, seed: int) -> None:
    check_pressed_here(desks(), title, seed, 1000, 600, 0.05)


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_a_click_has_no_way_between(desks: Callable[..., Desk], title: Title) -> None:
    """What a click on a lit piece would do, a press on it that strays off and comes back does not."""
    fingers = fingers_on(desks(), title, 1)
    tried = 0
    for key in moments(fingers, 1, PLIES):
        model = fingers.scene.model
        for thing in [piece for piece in fingers.pieces() if model.clicked(piece.name)][:3]:
            hands = [hand for a in model.clicked(thing.name) for hand in model.presentation.gestures(model.view, a)]
            assert Click(thing.name) in hands
            pilot = fingers.desk.pilot
            fingers.rest()
            pilot.down(*thing.point)
            pilot.move(thing.point[0] + 200, thing.point[1] + 90, True)
            pilot.up(*thing.point)
            assert not fingers.deeds, (key, thing)
            tried += 1
    assert tried or not any(fingers.session.title.id == t for t in ("anno1701", "undecim", "cuba", "signorie"))


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_points_open_the_forecast_and_nothing_else_does(desks: Callable[..., Desk], title: Title) -> None:
    fingers = fingers_on(desks(), title, 1)
    opened = 0
    for _key in moments(fingers, 1, PLIES):
        model = fingers.scene.model
        for thing in fingers.hot() if not fingers.scene.context.asking else ():
            if thing.name.partition("/")[0] == POINTS and model.art.forecast(model.view) is not None:
                assert "prompt:Forecast" in fingers.click(thing.point).other, thing
                opened += 1
    assert opened or not title.has("art") or model.art.forecast(model.view) is None
