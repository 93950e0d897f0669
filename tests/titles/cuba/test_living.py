"""The harbour lives: the sun sinks from round to round, and what moves by itself begins and ends as the picture rests."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine import Session
from game.presentation import DisplayList, Panel, Svg, art_of
from game.titles.cuba import TITLE
from game.titles.cuba.art import hours
from game.titles.cuba.rules.components import ROUNDS
from game.titles.cuba.table import places
from game.titles.cuba.table.seen import scene_of

from ...ui.conftest import Desk
from ...ui.test_ambience import rest, tick
from ..moving import luminance
from .test_table import PRESENTATION, moments

ART = art_of(TITLE)


def contrast(one: str, two: str) -> float:
    """The contrast of two colours, 1 to 21."""
    a, b = sorted((luminance(one), luminance(two)))
    return (b + 0.05) / (a + 0.05)


def scenes(sheet: DisplayList) -> list[Svg]:
    """The drawings of the town in a sheet."""
    return [mark for mark in sheet.marks if isinstance(mark, Svg) and mark.name.startswith("cuba/scenes/")]


@pytest.fixture(scope="module")
def game() -> list[tuple[Session, int]]:
    """Moments of a whole game for three at which the town and the chamber are seen."""
    found: dict[str, tuple[Session, int]] = {}
    for session, seat in moments(3, 7):
        place = scene_of(session.view(seat))
        if place not in found:
            found[place] = (session.fork(len(session.plies)), seat)
        if {"town", "chamber", "market", "street"} <= set(found):
            break
    return list(found.values())


def test_the_sun_sinks_from_round_to_round(game: list[tuple[Session, int]]) -> None:
    session, seat = game[0]
    heights, lights, names = [], [], set()
    for now in range(1, ROUNDS + 1):
        view = session.view(seat)
        view.state.round = now
        (sun,) = (mark for mark in scenes(ART.backdrop(view)) if mark.name.endswith("/sun"))
        heights.append(sun.rect[1] + sun.rect[3] / 2)
        lights.append(ART.light(view))
        names.add(ART.presentation.standing(view).hour)
    assert heights == sorted(set(heights))
    assert len(names) == ROUNDS
    assert lights[0] is None
    assert all(one != two for i, one in enumerate(lights) for two in lights[:i])
    y = places.TOWN[1]
    assert heights[0] > y
    assert heights[-1] - 29 < y + 96 < heights[-1], "in the last round only its rim looks over the sea"


def test_no_hour_is_lighter_under_words(game: list[tuple[Session, int]]) -> None:
    drawn = hours.HOURS[2]
    for own in hours.HOURS:
        for painted, colour in zip(drawn.sky[:2], own.sky[:2]):
            assert contrast("#FFF3D2", colour) >= contrast("#FFF3D2", painted) * 0.97
    for now in range(len(hours.HOURS)):
        veils = [mark for mark in hours.felt(now).marks if isinstance(mark, Panel)]
        assert all(luminance(mark.fill) < luminance("#0A2927") for mark in veils)
    dusks = [own.dusk for own in hours.HOURS]
    assert dusks == sorted(dusks)
    assert dusks[-1] <= 0.22


def test_a_new_round_comes_with_a_slow_evening(desks: Callable[..., Desk]) -> None:
    before = None
    for session, seat in moments(2, 5):
        now = (hours.hour(session.view(seat).state), PRESENTATION.layout(session.view(seat)))
        if before is not None and now[0] != before[0] and now[1] == before[1]:
            break
        before = now
    desk = desks(animation="normal", ambience=False)
    scene = desk.sit(session.fork(len(session.plies) - 1))
    rest(desk)
    scene.play(session.plies[-1].action)
    for _ in range(60):
        scene.story.skip()
        desk.app.draw()
        if scene.board.fading:
            break
        tick(desk, 0.01)
    assert scene.board.fading
    for _ in range(60):
        tick(desk, 0.1)
        scene.story.skip()
    assert not scene.board.fading
