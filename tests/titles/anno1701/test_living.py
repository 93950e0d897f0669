"""The strait lives: the event die brings its weather, and what moves by itself begins and ends as the painting rests."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Seat
from game.paths import bundled
from game.presentation import Panel, Svg, art_of
from game.titles.anno1701 import TITLE
from game.titles.anno1701.art import weather
from game.titles.anno1701.rules.components import EVENTS

from ...ui.conftest import Desk
from ...ui.test_ambience import rest, tick
from ..moving import luminance
from .test_table import walked

ART = art_of(TITLE)


def test_each_weather_has_its_sky_and_its_light() -> None:
    skies, lights = set(), []
    session = next(iter(walked(3, {}, 1)))
    for event in range(len(EVENTS)):
        view = session.view(0)
        view.state.phase, view.state.event = "dice", event
        skies |= {mark.name for mark in ART.backdrop(view).marks if isinstance(mark, Svg) and "/sky/" in mark.name}
        lights.append(ART.light(view))
        assert ART.presentation.standing(view).hour == weather.WEATHERS[event]
    assert len(skies) == len(EVENTS)
    assert all((bundled("art") / f"{name}.svg").is_file() for name in skies)
    assert lights[0] is None
    assert all(one != two for i, one in enumerate(lights) for two in lights[:i])


def test_a_weather_makes_nothing_lighter() -> None:
    painting = ("#EBD7A4", "#9CBB6C", "#6C9350", "#7FC0DA", "#1C5C86", "#0D2F4A")
    for now in weather.VEILS:
        assert all(luminance(weather.blend(colour, now)) <= luminance(colour) * 1.06 + 0.004 for colour in painting)
    for now in weather.WEATHERS:
        veils = [m for m in weather.scenery(now, "").marks if isinstance(m, Panel)]
        assert len(veils) == (now in weather.VEILS)


def test_a_roll_brings_its_weather_slowly(desks: Callable[..., Desk]) -> None:
    for session in walked(3, {}, 200):
        rolls = [action for action in session.legal(0) if action.kind == "roll_dice"]
        if rolls and len(session.plies) > 40:
            break
    desk = desks(animation="normal", ambience=False)
    scene = desk.sit(session.fork(len(session.plies), [Seat("Anna"), Seat("Johann", "bot:random")]))
    rest(desk)
    assert not scene.board.fading
    scene.play(rolls[0])
    faded = False
    for _ in range(160):
        faded = faded or scene.board.fading
        tick(desk, 0.1)
    assert faded
    assert not scene.board.fading
