"""What is said of a turn is what the table shows then."""

from __future__ import annotations

import random

from game.engine import Chance, Event
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.state import CultusState


def told(kind: str, games: int) -> list[tuple[Event, CultusState]]:
    """The last event of that kind of each deed of random games of two, with the state to which the deed has led."""
    found = []
    for seed in range(games):
        rng, chance = random.Random(seed), Chance(seed)
        state = CONTROLLER.setup(2, {}, chance)
        while (asked := CONTROLLER.pending(state)) is not None:
            done = CONTROLLER.apply(state, rng.choice(CONTROLLER.legal(state, asked.seats[0])), chance)
            here = [event for event in done.events if event.kind == kind]
            found += [(event, state.clone()) for event in here[-1:]]
    return found


def test_a_walk_names_the_kinds_of_its_squares_as_the_town_lies() -> None:
    walks = told("moved", 6)
    assert len({kind for event, _ in walks for kind in event.params["kinds"]}) > 5
    for event, state in walks:
        squares = (event.params["origin"], *event.params["path"])
        assert event.params["kinds"] == tuple(box.KINDS[state.cells[square]] for square in squares)


def test_a_closed_card_says_how_many_show_their_coins() -> None:
    closed = told("income_closed", 6)
    assert closed
    for event, state in closed:
        assert (event.params["coins"], event.params["card"]) == (state.coins(), state.income[event.params["slot"] - 1])
