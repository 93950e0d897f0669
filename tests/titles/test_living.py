"""Tables live: the light goes by what everybody sees, and what moves by itself keeps off pieces and words and begins and ends
as the picture rests."""

from __future__ import annotations

from functools import cache

import pytest

from game.engine import Title
from game.presentation import art_of
from game.table.model import TableModel
from game.titles import catalogue

from .. import day
from .catalogues import shipped
from .moving import Ground, begins_and_ends_at_rest, met, random_game

TITLES = shipped()
HOURS = {"anno1701": 7, "cuba": 6, "cultus": 4, "signorie": 5, "undecim": 4}
"""So many kinds of light a game has."""

GROUND = {"cuba": ("play",), "cultus": ("square/", "anchor/")}
"""Slots over which something may move as long as no piece lies there."""

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def hour(model: TableModel) -> str:
    """The name of its hour, or else what its light is made of."""
    light = model.art.light(model.view)
    return model.presentation.standing(model.view).hour or repr(light and light.marks)


@cache
def moments(name: str) -> dict[tuple[str, str], TableModel]:
    """Each board of a title at each hour that a random game comes to."""
    title, rng = catalogue[name], day.dice(f"living {name}")
    found: dict[tuple[str, str], TableModel] = {}
    for model in random_game(title, rng.randint(title.fewest, title.most), rng.randrange(10**6)):
        board = model.presentation.layout(model.view), hour(model)
        if board not in found:
            found[board] = TableModel(model.session.fork(len(model.session.plies)), model.boards, model.eyes)
    return found


@each_title
def test_what_moves_keeps_off_words_and_pieces_and_is_at_rest_when_it_begins_and_ends(title: Title) -> None:
    ground, looked, counts = Ground(title), set(), []
    for board, model in day.some(f"boards {title.id}", list(moments(title.id).items()), 6):
        things = model.art.living(model.view)
        counts.append(len(things))
        ground.lay(model)
        for thing in things:
            below = [name for name in met(model, thing.rect) if not name.startswith(GROUND.get(title.id, "?"))]
            assert below == [], f"{board}: {thing.rect} moves on {below}"
            if thing not in looked:
                begins_and_ends_at_rest(ground, thing)
            looked.add(thing)
    assert max(counts) > 3


@each_title
def test_light_and_life_depend_on_what_everybody_sees_and_equal_things_share_their_frames(title: Title) -> None:
    art, rng = art_of(title), day.dice(f"seen {title.id}")
    for model in moments(title.id).values():
        if model.session.pending is None:
            continue
        view = model.view
        guess = view._replace(state=title.controller().determinise(view, rng))
        for other in (guess, model.session.view(view.seat)):
            assert art.light(other) == art.light(view)
            assert art.backdrop(other) == art.backdrop(view)
            assert art.living(other) == art.living(view)
            assert all(one.frames is two.frames for one, two in zip(art.living(other), art.living(view)))


@each_title
def test_every_hour_comes_in_a_game(title: Title) -> None:
    hours = set()
    for seed in range(12):
        for model in random_game(title, title.fewest, seed):
            light = model.art.light(model.view)
            assert light is None or light.size == (1280, 720)
            hours.add(hour(model))
        if len(hours) >= HOURS[title.id]:
            break
    assert len(hours) >= HOURS[title.id]
