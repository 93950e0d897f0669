"""Gold is what one came for: what only stops, passes or gives up is plain as long as something else can be done."""

from __future__ import annotations

import random
import re

import pytest

from game.engine import Title
from game.paths import bundled
from game.presentation import END, STOP, presentation_of
from game.table.model import TableModel
from game.titles import catalogue

from .titles import DRAWN, name, sessions, some_action

STOPPING = re.compile(r"^(stop|skip|pass|decline|end|refuse)(_|$)|_(skip|pass|decline|stop)$")


@pytest.mark.parametrize("title", catalogue.values(), ids=name)
def test_what_is_called_a_stop_is_one(title: Title) -> None:
    stops = set(presentation_of(title).STOPS)
    kinds = set(title.controller().kinds)
    assert stops <= kinds
    pressed = {kind for kind in kinds if not title.controller().kinds[kind].fields}
    assert {kind for kind in pressed if STOPPING.search(kind)} <= stops


@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_no_golden_button_stops_while_something_can_be_done(title: Title) -> None:
    rng, seen = random.Random(5), set()
    stops = set(presentation_of(title).STOPS)
    for session in sessions(title, 5):
        while session.pending is not None and len(session.plies) < 160:
            seat = session.pending.seats[0]
            legal = session.legal(seat)
            kinds = {a.kind for a in legal if session.rules.kinds[a.kind].answers}
            if kinds & stops:
                model = TableModel(session, bundled("art"), seat)
                for control in model.controls:
                    if not model.enabled(control) or not control.ends or not set(control.kinds) <= stops:
                        continue
                    seen.add(control.style)
                    assert (control.style == STOP) == bool(kinds - stops), (control, kinds)
                    drawn = model.art.control(model.view, control, True, False)
                    golden = model.art.control(model.view, control._replace(style=END), True, False)
                    assert control.style != STOP or drawn is None or drawn.marks != golden.marks
            session.propose(some_action(rng, legal))
    assert not stops or STOP in seen
