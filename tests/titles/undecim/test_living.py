"""The frontier lives: the sky darkens and the moon comes nearer with every counter, and small things move on the ground."""

from __future__ import annotations

import pytest

from game.engine import HIDDEN
from game.presentation import art_of
from game.titles.undecim import TITLE
from game.titles.undecim.art import frontier, hours
from game.titles.undecim.table import places, stages
from tests.titles.moving import Ground, begins_and_ends_at_rest, luminance, met, mixed, random_game

GAMES = ((4, {}), (3, {"moon_counters": "12"}))


@pytest.fixture(scope="module")
def ground() -> Ground:
    return Ground(TITLE)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_hour_comes_in_a_game_and_what_moves_keeps_off_words_and_pieces(
    ground: Ground, seats: int, options: dict[str, str]
) -> None:
    hours_met, boards, looked = set(), set(), set()
    for model in random_game(TITLE, seats, 3, **options):
        s = model.view.state
        hours_met.add(hours.hour(s))
        key = (stages.stage(model.view), hours.hour(s))
        if key in boards:
            continue
        boards.add(key)
        things = model.art.living(model.view)
        assert len(things) > 3
        ground.lay(model)
        for thing in things:
            assert not met(model, thing.rect), f"{key}: {thing.rect} moves on {met(model, thing.rect)}"
            if thing not in looked:
                begins_and_ends_at_rest(ground, thing)
            looked.add(thing)
    assert hours_met == {hours.DUSK, hours.NIGHTFALL, hours.NIGHT, hours.RED}
    assert {stage for stage, _ in boards} >= {stages.TABLE, stages.CHOOSE, stages.BUILD}


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


def test_light_and_life_depend_on_what_everybody_sees() -> None:
    """A view that hides all that can be hidden has the same light, sky and motions, on the board that all see."""
    art = art_of(TITLE)
    for model in random_game(TITLE, 4, 3):
        if stages.stage(model.view) != stages.TABLE:
            continue
        others = [model.session.view(seat) for seat in (None, 1, 2)]
        for v in others:
            assert set(v.state.hands[0]) <= {HIDDEN}
            if stages.stage(v) == stages.TABLE:
                assert art.light(v) == art.light(model.view)
                assert art.living(v) == art.living(model.view)
                assert hours.hour(v.state) == hours.hour(model.view.state)


def test_with_each_counter_the_light_becomes_another_and_else_it_stays() -> None:
    art = art_of(TITLE)
    view = next(random_game(TITLE, 4, 5)).view
    found = []
    for counters in (10, 7, 7, 4, 0):
        view.state.counters = counters
        found.append(art.light(view))
    assert found[1] == found[2]
    assert len({repr(light.marks) for light in found if light is not None}) == 4


def test_the_wood_is_never_lighter_than_at_dusk() -> None:
    wood = "#4A2C33"
    assert all(luminance(mixed(wood, *sky.felt)) <= luminance(wood) for sky in hours.SKIES)
