"""What an event says stays said: a list that a rule changes later would make it lie."""

from __future__ import annotations

import random

import pytest

from game.engine import Chance, Effects, Event
from game.titles import catalogue


@pytest.mark.parametrize("name", list(catalogue))
def test_events_read_at_once_and_at_the_end_are_the_same(name: str) -> None:
    title, rules, rng, chance = catalogue[name], catalogue[name].controller(), random.Random(5), Chance(5)
    state = rules.setup(title.most, {}, chance)
    kept: list[Effects] = []
    read: list[list[Event]] = []
    said: list[str] = []
    while (decision := rules.pending(state)) is not None:
        out = rules.apply(state, rules.draw(state, rng.choice(decision.seats), rng), chance)
        kept.append(out)
        read.append(out.events)
        said.append(repr(read[-1]))
    assert any(read)
    assert [repr(events) for events in read] == said
    assert [repr(out.events) for out in kept] == said, "a fact was changed after it had been told"
