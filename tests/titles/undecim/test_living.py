"""The frontier lives: the sky darkens and the moon comes nearer with every counter, and small things move on the ground."""

from __future__ import annotations

import pytest

from game.presentation import art_of
from game.titles.undecim import TITLE
from game.titles.undecim.art import frontier, hours, living, motions
from game.titles.undecim.table import places, stages
from tests.titles.moving import Ground, begins_and_ends_at_rest, luminance, mixed, random_game


@pytest.mark.parametrize(
    ("counters", "hour"), [(10, 0), (7, 0), (6, 1), (4, 1), (3, 2), (1, 2), (0, 3)], ids=lambda n: str(n)
)
def test_night_comes_with_the_counters(counters: int, hour: int) -> None:
    s = next(random_game(TITLE, 4, 5)).view.state.clone()
    s.counters = counters
    assert hours.hour(s) == hour
    s.night = 1
    assert hours.hour(s) == hours.RED


def test_the_moon_comes_nearer_and_never_into_its_ring() -> None:
    s = next(random_game(TITLE, 4, 5)).view.state.clone()
    sizes = []
    for counters in range(10, -1, -1):
        s.counters = counters
        sizes.append(places.MOON_FAR + (places.MOON_NEAR - places.MOON_FAR) * frontier.nearness(s))
    assert sizes == sorted(set(sizes))
    assert sizes[-1] < places.RING - places.ring_size(s) / 2


def test_with_each_counter_the_light_becomes_another_and_else_it_stays() -> None:
    art = art_of(TITLE)
    view = next(random_game(TITLE, 4, 5)).view
    found = []
    for counters in (10, 7, 7, 4, 0):
        view.state.counters = counters
        found.append(art.light(view))
    assert found[1] == found[2]
    assert len({repr(light.marks) for light in found if light is not None}) == 4


@pytest.mark.parametrize("color", TITLE.colors)
def test_the_light_on_the_cloth_is_seen_on_every_colour_at_every_hour(color: str) -> None:
    ground = Ground(TITLE)
    model = next(model for model in random_game(TITLE, 3, 5) if stages.stage(model.view) == stages.CHOOSE)
    view = model.view._replace(colors=(color, *(other for other in TITLE.colors if other != color)))
    for counters in (10, 6, 3, 0):
        view.state.counters = counters
        ground.painter.draw(ground.canvas, hours.backdrop(view))
        for thing in living.living(view):
            if thing.frames is motions.sheen(*thing.rect[2:]):
                begins_and_ends_at_rest(ground, thing)


def test_the_wood_is_never_lighter_than_at_dusk() -> None:
    wood = "#4A2C33"
    assert all(luminance(mixed(wood, *sky.felt)) <= luminance(wood) for sky in hours.SKIES)
