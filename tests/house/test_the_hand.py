"""What the hand of a person does on the table of every title: nothing keeps silent, and what is done is what was meant."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine import Seat, Session, Title
from game.presentation import Click, Drag
from game.presentation.gestures import hands_of
from game.table.affordances import affordances, rect_of
from game.table.drop import Play
from game.table.layout import inside, middle
from game.ui.table.board.view import POINTS
from game.ui.table.chrome.forecast import Forecast
from game.ui.table.prompts.card_choice import CardAnswers
from game.ui.widgets import Chooser, Widget

from ..ui.conftest import Desk
from .fingers import Fingers, Thing, Touched, moments
from .titles import DRAWN, name

SHORT, PLIES = 8, 260
"""Touches of each sort at a decision, and plies of a game, in the short form."""


def away(prompt: Widget | None) -> tuple[float, float] | None:
    """The middle of what leaves a sheet: its button, its cross, or its own place where any click closes it."""
    if isinstance(prompt, Forecast):
        return prompt.centre
    if isinstance(prompt, CardAnswers):
        return middle(prompt.away_rect)
    if isinstance(prompt, Chooser):
        x, y, w, _ = prompt.rect
        return x + w - 20, y + 18
    buttons = [
        getattr(prompt, "away", None),
        *(b for b in getattr(prompt, "buttons", ()) if b.id in ("worksheet-leave", "compose-back")),
    ]
    return next((button.centre for button in buttons if button is not None and button.enabled), None)


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


@pytest.mark.sample(2)
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
        hands = hands_of(model.presentation, model.view, action)
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


@pytest.mark.sample(1)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_pressed_here_and_released_there(desks: Callable[..., Desk], title: Title) -> None:
    check_pressed_here(desks(), title, 1, SHORT, PLIES, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 7))
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_pressed_anywhere_and_released_anywhere(desks: Callable[..., Desk], title: Title, seed: int) -> None:
    check_pressed_here(desks(), title, seed, 1000, 600, 0.05)


@pytest.mark.sample(3)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_a_click_has_no_way_between(desks: Callable[..., Desk], title: Title) -> None:
    """What a click on a lit piece would do, a press on it that strays off and comes back does not."""
    fingers = fingers_on(desks(), title, 1)
    tried = 0
    for key in moments(fingers, 1, PLIES):
        model = fingers.scene.model
        for thing in [piece for piece in fingers.pieces() if model.clicked(piece.name)][:3]:
            hands = [hand for a in model.clicked(thing.name) for hand in hands_of(model.presentation, model.view, a)]
            assert Click(thing.name) in hands
            pilot = fingers.desk.pilot
            fingers.rest()
            pilot.down(*thing.point)
            pilot.move(thing.point[0] + 200, thing.point[1] + 90, True)
            pilot.up(*thing.point)
            assert not fingers.deeds, (key, thing)
            tried += 1
    assert tried or not any(fingers.session.title.id == t for t in ("anno1701", "undecim", "cuba", "signorie"))


@pytest.mark.sample(3)
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


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_what_was_opened_is_left_by_esc_and_by_a_button(desks: Callable[..., Desk], title: Title) -> None:
    """Every sheet and choice that a click, a press or a drop opens; Esc never goes on to the pause while one lies there."""
    fingers, rng = fingers_on(desks(), title, 1), random.Random(1)
    scene, pilot = fingers.scene, fingers.desk.pilot
    for key in moments(fingers, 1, PLIES):
        model = scene.model
        ways = [(thing.point,) for thing in some(rng, [*fingers.lit(), *fingers.pieces()], 2 * SHORT)]
        for piece in some(rng, [t for t in fingers.pieces() if model.targets(t.name)], 4):
            slots = [slot for slot in model.targets(piece.name) if len(model.targets(piece.name)[slot]) > 1]
            ways += [(piece.point, model.layout.slots[slot].centre) for slot in slots[:2]]
        for way in ways:
            for leave in ("esc", "button"):
                fingers.click(way[0]) if len(way) == 1 else fingers.drag(*way)
                if not scene.context.prompts.opened:
                    continue
                if leave == "esc":
                    pilot.key("esc")
                else:
                    place = away(scene.prompt)
                    assert place is not None, (key, scene.prompt)
                    pilot.click(*place)
                assert not scene.context.prompts.opened, (key, scene.prompt, leave)
                assert fingers.desk.app.scenes.top is scene, (key, leave)
                assert not fingers.deeds, (key, leave)


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_a_lit_place_under_an_open_choice_answers_it(desks: Callable[..., Desk], title: Title) -> None:
    """What a hand would carry to one place only is chosen by a click on that place; the others are not done."""
    fingers, rng = fingers_on(desks(), title, 1), random.Random(1)
    scene, answered = fingers.scene, 0
    for key in moments(fingers, 1, PLIES, 0.1):
        for thing in some(rng, fingers.lit(), SHORT):
            fingers.click(thing.point)
            prompt = scene.prompt
            if prompt is None or not scene.context.prompts.opened or not prompt.ground:
                continue
            rect, _ = rng.choice(list(prompt.ground))
            if any(
                inside(other, *middle(rect)) for other in (prompt.rect, *(r for r, _ in prompt.ground if r != rect))
            ):
                continue
            fingers.desk.pilot.click(*middle(rect))
            model = scene.model
            for action in fingers.deeds:
                hands = hands_of(model.presentation, model.view, action)
                names = [hand.slot if isinstance(hand, Drag) else getattr(hand, "target", "") for hand in hands]
                assert rect in [rect_of(model, at) for at in names], (key, action)
                answered += 1
    assert answered or title.id != "undecim"


@pytest.mark.sample(2)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_what_is_lit_is_what_happens(desks: Callable[..., Desk], title: Title) -> None:
    """A click on a lit place does, or asks about, what the light stands for; and what is written there comes of it."""
    fingers, rng, told = fingers_on(desks(), title, 1), random.Random(1), 0
    scene, session = fingers.scene, fingers.session
    for key in moments(fingers, 1, PLIES, 0.05):
        model = scene.model
        found = affordances(model)
        if scene.context.asking:
            continue
        gains = dict(model.click_gains(found.places))
        for target in rng.sample(list(found.places), min(6, len(found.places))):
            x, y, w, h = rect_of(model, target)
            point = (x + w / 2, y + h / 2)
            if not fingers.seen(point) or scene.drag.control_at(*point) is not None:
                continue
            here = [t for t in found.places if inside(rect_of(model, t), *point)]
            meant = {action for t in here for action in found.places[t]}
            said = fingers.click(point)
            assert {*said.deeds, *said.asked} <= meant, (key, target, said)
            assert said, (key, target)
            outcome = model.click(here[0])
            if here != [target] or not isinstance(outcome, Play) or target not in gains:
                continue
            deeds = (outcome.action, *outcome.then)
            fork, before = session.fork(len(session.plies)), session.view(model.eyes)
            for deed in deeds:
                fork.propose(deed)
            if not any(ply.drew for ply in fork.plies[len(session.plies) :]):
                assert (
                    model.presentation.preview_gain(before, fork.view(model.eyes), outcome.action) == gains[target]
                ), (key, target)
                told += 1
    assert told or title.id not in ("signorie", "cuba")
