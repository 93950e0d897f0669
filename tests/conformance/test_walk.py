"""Every title walked at random: what the kernel promises holds, and everything that happens can be said."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import seed as seed_of
from hypothesis import strategies as st

from game.engine import Action, Chance, Seat, Session, checked_options
from game.engine.record import read_record, write_record
from game.engine.state import HIDDEN
from game.engine.walk import EVERY_OPTION, plans, walk
from game.titles import catalogue

from .. import day
from ..table.games import walked as played_out
from .sound import sound
from .walks import Ear, Plan, option_plans, solo_plans, table_plans

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def ears() -> dict[str, Ear]:
    """One listener per title, for all walks together."""
    return {name: Ear(catalogue[name]) for name in catalogue}


def named(plan: Plan) -> str:
    name, seats, options, seed = plan
    return "-".join([name, str(seats), *options.values(), str(seed)])


def walked(plan: Plan, ears: dict[str, Ear], sample: float = 0.1) -> None:
    name, seats, options, seed = plan
    ear = ears[name]
    done = walk(catalogue[name], seats, options, seed, sample=sample, watchers=[ear, sound])
    assert done.plies > 0
    assert done.record.log[-1].sum == done.digest
    assert ear.unsaid == set()


def another(plan: Plan, deal: int) -> Plan:
    """The same with other chances."""
    name, seats, options, seed = plan
    return name, seats, options, seed + deal


@pytest.mark.sample(9)
@pytest.mark.parametrize("plan", list(solo_plans()), ids=named)
@pytest.mark.parametrize("deal", range(2))
def test_every_rival_at_every_difficulty(plan: Plan, deal: int, ears: dict[str, Ear]) -> None:
    walked(another(plan, deal), ears)


@pytest.mark.sample(7)
@pytest.mark.parametrize("plan", list(table_plans()), ids=named)
@pytest.mark.parametrize("deal", range(4))
def test_every_number_of_seats(plan: Plan, deal: int, ears: dict[str, Ear]) -> None:
    walked(another(plan, deal), ears)


@pytest.mark.sample(12)
@pytest.mark.parametrize("plan", list(option_plans()), ids=named)
def test_every_value_of_every_option(plan: Plan, ears: dict[str, Ear]) -> None:
    walked(plan, ears, 0.06)


@pytest.mark.parametrize("games", [2, pytest.param(40, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", list(catalogue))
def test_any_deal(name: str, games: int, ears: dict[str, Ear]) -> None:
    title = catalogue[name]

    @settings(max_examples=games, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
    @seed_of(day.seed())
    @given(st.integers(0, 2**63 - 1), st.integers(title.fewest, title.most), st.data())
    def any_deal(seed: int, seats: int, data: st.DataObject) -> None:
        offered = [option for option in title.offered(seats) if option.samples]
        chosen = data.draw(st.sets(st.sampled_from(offered), max_size=4)) if offered else set()
        options = {o.id: data.draw(st.sampled_from(o.samples)) for o in sorted(chosen, key=lambda o: o.id)}
        walked((name, seats, options, seed), ears, 0.05)

    any_deal()


NEVER = {
    "anno1701": None,
    "cultus": {"ruben_push", "annette_step", "stop_draw"},
    "signorie": {"cancel_die", "take_tile", "move_tile"},
}
"""Kinds that exist to be refused, or that chance alone hardly comes to; None for a title with many of these."""
RARE = {
    "cuba": {"market_filled", "market_emptied", "no_votes_for_sale", "ship_leaves", "victory", "tax_and_duty"},
    "cultus": {"victory", "ending", "medal_returned"},
    "signorie": {"mission_sent", "married", "tile_stays", "face_down_placed", "passed_with_four", "victory"},
}
"""Events that are to come up too."""


@pytest.mark.parametrize("name", list(catalogue))
def test_every_kind_of_action_comes_up_and_events_are_not_needed(name: str) -> None:
    title, rules = catalogue[name], catalogue[name].controller()
    never = NEVER.get(name, set())
    missing = set() if never is None else {*rules.kinds} - never | RARE.get(name, set())
    for seed, seats in product(range(100, 160), range(title.most, title.fewest - 1, -1)):
        rng, chance = random.Random(seed), Chance(seed)
        offered = {option.id: rng.choice(option.samples) for option in title.offered(seats) if option.samples}
        s = rules.setup(seats, checked_options(title, seats, offered if seed % 2 else {}), chance)
        while (decision := rules.pending(s)) is not None:
            action, twin, counted = rules.draw(s, rng.choice(decision.seats), rng), s.clone(), chance.clone()
            events = rules.apply(s, action, chance).events
            if rng.random() < 0.2:
                assert rules.apply(twin, action, counted, with_events=False).events == []
                assert twin.digest() == s.digest()
            missing -= {action.kind, *(event.kind for event in events)}
        if not missing:
            return
    assert missing == set()


@pytest.mark.parametrize("name", list(catalogue))
def test_everything_that_was_met_was_said(name: str, ears: dict[str, Ear]) -> None:
    ear = ears[name]
    if not any(heard.startswith("event ") for heard in ear.heard):
        walked((name, catalogue[name].fewest, {}, 1), ears)
    kinds = {heard.partition(" ")[0] for heard in ear.heard}
    assert {"say", "event", "prompt"} <= kinds
    assert ear.unsaid == set()


def test_the_ear_notices_what_cannot_be_said() -> None:
    from game.engine import Event, Ply

    session = Session(catalogue["cultus"], [Seat()] * 2, {}, 1)
    for event in (Event("no_such_event"), Event("moved_pawn_nowhere", {"seat": 0})):
        ear = Ear(catalogue["cultus"])
        ear(session, Ply(1, Action("end_phase", 0), (event,), (), "", ""))
        assert ear.unsaid


def test_the_plans_reach_every_table_and_every_value() -> None:
    for name in catalogue:
        title = catalogue[name]
        found = list(plans(title, EVERY_OPTION))
        assert {seats for seats, _, _ in found} == set(range(title.fewest, title.most + 1))
        for option in title.options:
            met = {options[option.id] for _, options, _ in found if option.id in options}
            assert met == set(option.samples)


def test_the_same_game_in_another_process() -> None:
    records = []
    for name in catalogue:
        for seats in (catalogue[name].fewest, catalogue[name].most):
            session = Session(catalogue[name], [Seat()] * seats, {}, 40 + seats)
            records.append(write_record(played_out(session).to_record()))
    told = set()
    for hash_seed in ("0", "4711"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.conformance.digests"],
            input=b"".join(records),
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "LC_ALL": "C", "TZ": "Asia/Tokyo"},
            capture_output=True,
            check=True,
        )
        told.add(done.stdout)
    assert len(told) == 1
    for record, line in zip(records, told.pop().splitlines(), strict=True):
        for ply in read_record(record).log:
            assert ply.sum.encode() in line


def test_the_rules_load_neither_screen_nor_numpy() -> None:
    program = (
        "import sys\nfrom game.titles import catalogue\nfor name in catalogue: catalogue[name].controller()\n"
        "print(sorted(m for m in ('pygame', 'numpy', 'pytmx', 'platformdirs') if m in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.sample
@pytest.mark.parametrize("deal", range(3))
@pytest.mark.parametrize("name", list(catalogue))
def test_a_world_that_is_dealt_from_a_view_agrees_with_it(name: str, deal: int) -> None:
    """For whoever looks: nothing of it is hidden, no component is more or fewer, and it is another every time."""
    title, rng = catalogue[name], day.dice(f"world {name} {deal}")
    seats = rng.randint(title.fewest, title.most)
    session = Session(title, [Seat()] * seats, {}, rng.randrange(10**6))
    rules, worlds, asked = session.rules, set(), 0
    while (pending := session.pending) is not None:
        if rng.random() < 0.3:
            state = session.at(len(session.plies))
            for seat in (None, *range(seats)):
                view = rules.view(state, seat)
                world = rules.determinise(view, rng)
                assert rules.view(world, seat).state.digest() == view.state.digest()
                assert rules.ledger(world) == rules.ledger(state)
                assert HIDDEN not in str(world.dump())
                worlds.add(world.digest())
                asked += 1
        session.propose(rng.choice(session.legal(rng.choice(pending.seats))))
    assert len(worlds) > asked / (2 * (seats + 1))
