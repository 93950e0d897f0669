"""States from outside: what no game can have come to is refused before a rule sees it, and at once."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from game.bots import Clock
from game.bots.levels import seat as bot_of
from game.engine import BadOption, Broken, Seat, Session, Title
from game.engine.record import LogLine, Record, StartLine, read_record, write_record
from game.engine.replay import begin_at_snapshot, replay_record, replaying_record
from game.engine.snapshot_check import proved
from game.engine.steps import finished
from game.engine.title import checked_options
from game.titles import catalogue
from tests.table.games import walked

CULTUS = catalogue["cultus"]


def played(seats: int = 2, plies: int = 60, seed: int = 5) -> Session:
    return walked(Session(CULTUS, [Seat()] * seats, {}, seed), plies)


def dumped(session: Session) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(session.at(len(session.plies)).dump()))
    return data


def begun(session: Session, state: dict[str, Any], sum_: str = "", **more: Any) -> Record:
    """A record that begins with the state, as a rescued session does."""
    record = session.to_record()
    record.start, record.log, record.snapshot = StartLine([], sum_, state, record.counters), [], None
    for name, value in more.items():
        setattr(record, name, value)
    return read_record(write_record(record))


def digest(session: Session, state: dict[str, Any]) -> str:
    restored: Any = session.rules.state_class.restore(state)
    return str(restored.digest())


@pytest.mark.sample(10)
@pytest.mark.parametrize("game", range(8))
@pytest.mark.parametrize("title", catalogue)
def test_every_state_that_was_played_is_proved(title: str, game: int) -> None:
    """With options of all kinds, at random and by bots."""
    rng = random.Random(game)
    found = catalogue[title]
    seats = rng.randint(found.fewest, found.most)
    session = Session(found, [Seat()] * seats, some_options(found, seats, rng) if game % 2 else {}, game)
    bot = bot_of("greedy", found)
    while session.pending is not None:
        if rng.random() < 0.04:
            data = dumped(session)
            state = proved(session.rules, seats, session.options, session.seed, data)
            assert state.digest() == session.at(len(session.plies)).digest()
        seat = rng.choice(session.pending.seats)
        legal = session.legal(seat)
        wise = game % 4 == 1 and rng.random() < 0.8
        session.propose(bot.choose(session.view(seat), legal, Clock(), rng) if wise else rng.choice(legal))
    proved(session.rules, seats, session.options, session.seed, dumped(session))


def some_options(title: Title, seats: int, rng: random.Random) -> dict[str, str]:
    """Some of the title's options with some of their values."""
    found: dict[str, str] = {}
    for option in title.options:
        if option.form == "colors" or rng.random() < 0.5:
            continue
        value = rng.choice(option.values)
        try:
            checked_options(title, seats, {**found, option.id: value})
        except BadOption:
            continue
        found[option.id] = value
    return found


def all_in_hand(state: dict[str, Any]) -> None:
    """Every construction card in one hand, which must be brought down to its half."""
    state["hands"][0] += [card for pile in state["piles"] for card in pile] + state["discard"]
    state["piles"], state["discard"] = [[] for _ in state["piles"]], []
    state["pending"] = [["hand_adjust", [0], ["discard_to_limit"], [len(state["hands"][0]) // 2], False, False]]


def put(name: str, value: Any) -> Any:
    return lambda state: state.__setitem__(name, value)


FORGED = {
    "all cards in one hand": all_in_hand,
    "a mountain of cubes": put("stock", [10**12, 4]),
    "seats beyond count": put("seats", 10**9),
    "a list too short": put("vp", [0]),
    "a card twice": lambda s: s["hands"][0].append(s["hands"][0][0] if s["hands"][0] else s["discard"][0]),
    "a card of nobody": lambda s: s["hands"][0].append("joker"),
    "a card that is hidden": lambda s: s["hands"][0].append("?"),
    "a card lost": lambda s: s["box"].pop() if s["box"] else s["monument_deck"].pop(),
    "a word for a number": put("turn", "7"),
    "a turn beyond all": put("turn", 10**15),
    "points beyond all": put("vp", [2**60, 0]),
    "a pawn off the map": put("pawn", [64, 3]),
    "bits that do not agree": put("carded", 2**64 - 1),
    "a question of nobody": put("pending", [["actions", [0], ["juggle"], [], False, False]]),
    "a question to nobody": put("pending", [["actions", [9], ["place"], [], False, False]]),
    "questions without end": put("pending", [["actions", [0], ["place"], [], False, False]] * 100),
    "an answer of nobody": put("sealed", {"7": ["place", 7]}),
    "a monument in the sea": put("monuments", {"0:1": 99}),
    "town squares missing": put("cells", [0] * 3),
    "things without end": put("paid", [1] * 30_000),
}


@pytest.mark.parametrize("how", FORGED)
def test_what_no_game_can_have_come_to_is_refused_at_once(how: str) -> None:
    session = played()
    state = dumped(session)
    FORGED[how](state)
    began = time.perf_counter()
    with pytest.raises(ValueError, match=r"."):
        proved(session.rules, 2, session.options, session.seed, state)
    sums = [""]
    try:
        sums.append(digest(session, state))
    except (ValueError, TypeError):
        pass
    for sum_ in sums:  # Also with the digest of the forged state itself.
        found = replay_record(begun(session, state, sum_), catalogue)
        assert found.code in ("save_state", "save_unproved")
    assert time.perf_counter() - began < 2


@pytest.mark.parametrize("field", ["vp", "stock", "tally", "hands", "enemy_vp"])
def test_an_altered_state_is_told_by_its_digest(field: str) -> None:
    session = played(1, 80)
    state, whole = dumped(session), digest(session, dumped(session))
    assert isinstance(replay_record(begun(session, state, whole), catalogue), Session)
    if isinstance(state[field], list):
        state[field] = [state[field][0] + 1, *state[field][1:]] if field != "hands" else [state[field][0][::-1]]
    else:
        state[field] += 1
    if state == dumped(session):
        pytest.skip("this hand reads the same backwards")
    found = replay_record(begun(session, state, whole), catalogue)
    assert isinstance(found, Broken)
    record = session.to_record()
    record.snapshot = state
    rescued = begin_at_snapshot(record, catalogue)
    assert rescued.code in ("save_unproved", "save_no_snapshot")


def test_without_a_digest_the_first_ply_or_the_snapshot_proves_the_beginning() -> None:
    """Sessions that older versions rescued have none; they open as before."""
    session = played(2, 40)
    state = dumped(session)
    bare = replay_record(begun(session, state), catalogue)
    assert isinstance(bare, Broken), "an empty sum proves nothing"
    again = replay_record(begun(session, state, snapshot=state), catalogue)
    action = again.legal(again.pending.seats[0])[0]
    again.propose(action)
    record = again.to_record()
    assert record.start.sum == digest(session, state), "written from now on"
    record.start = StartLine([], "", state, record.start.counters)
    assert isinstance(replay_record(record, catalogue), Session)
    record.log = [LogLine(record.log[0].a, record.log[0].drew, "")]
    record.snapshot = None
    assert isinstance(replay_record(record, catalogue), Broken)


def test_what_was_rescued_can_be_rescued_and_branched_again() -> None:
    session = played(1, 80)
    again = begin_at_snapshot(session.to_record(), catalogue)
    once_more = replay_record(read_record(write_record(again.to_record())), catalogue)
    assert isinstance(begin_at_snapshot(once_more.to_record(), catalogue), Session)
    assert once_more.fork(0).at(0).digest() == session.at(len(session.plies)).digest()


def test_only_a_state_of_the_title_itself_is_taken_as_it_is() -> None:
    """A card is lost: in a record from outside that is found out, in one that the title brings nobody looks."""
    session = played()
    state = dumped(session)
    FORGED["a card lost"](state)
    record = begun(session, state, digest(session, state))
    assert isinstance(replay_record(record, {CULTUS.id: CULTUS}), Broken)
    trusted = finished(replaying_record(record, {CULTUS.id: CULTUS}, own=True))
    assert isinstance(trusted, Session)
