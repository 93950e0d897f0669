"""Positions that no game can have come to: each with the field that gives them away."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from game.engine import Broken, Seat, Session
from game.engine.record import StartLine, read_record, write_record
from game.engine.replay import replay_record
from game.text.catalog import LANGUAGES, Texts
from game.titles import catalogue

State = dict[str, Any]
Change = Callable[[State], object]


def played(title: str, seats: int, seed: int, until: Callable[[Session], bool]) -> Session:
    """A game that has gone on at random until something holds."""
    session, rng = Session(catalogue[title], [Seat()] * seats, {}, seed), random.Random(seed)
    while not until(session):
        assert session.pending is not None
        session.propose(rng.choice(session.legal(rng.choice(session.pending.seats))))
    return session


def begun_from(session: Session, change: Change) -> Session | Broken:
    """What comes of a record that begins with the session's position after a change, with the digest of that."""
    state: State = json.loads(json.dumps(session.at(len(session.plies)).dump()))
    change(state)
    record = session.to_record()
    try:
        total = str(session.rules.state_class.restore(state).digest())
    except ValueError:
        total = "0" * 16
    record.start, record.log, record.snapshot = StartLine([], total, state, record.counters), [], None
    return replay_record(read_record(write_record(record)), catalogue)


def assert_refused(session: Session, change: Change, field: str) -> None:
    """The position is refused in a sentence that names the field; without the change it opens."""
    assert isinstance(begun_from(session, lambda state: None), Session)
    found = begun_from(session, change)
    assert isinstance(found, Broken), "it opened"
    assert (found.code, found.params) == ("save_state", {"place": field})
    for language in LANGUAGES:
        texts = Texts(language)
        assert field in texts.say("save-state", {"file": "x.json", **found.params})
        assert texts.missing == set()


def put(*path: str | int, to: Any) -> Change:
    """Puts a value at a place."""

    def change(state: Any) -> None:
        for key in path[:-1]:
            state = state[key]
        state[path[-1]] = to

    return change
