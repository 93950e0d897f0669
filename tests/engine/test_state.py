"""States: written down, read back, copied, and told apart by their digest."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine import HIDDEN, Action, Chance, Decision, State, sealed_for
from tests.toy.rules import CONTROLLER
from tests.toy.state import Farm

ROOT = Path(__file__).parents[2]


def farm(plies: int = 0, seed: int = 1, seats: int = 2) -> Farm:
    """A farm after so many random plies."""
    rng, chance = random.Random(seed), Chance(seed)
    s = CONTROLLER.setup(seats, {}, chance)
    for _ in range(plies):
        asked = CONTROLLER.pending(s)
        assert asked is not None
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, asked.seats[0])), chance)
    return s


def all_moments(seed: int = 1, seats: int = 3) -> list[Farm]:
    """Every state of a whole game."""
    rng, chance = random.Random(seed), Chance(seed)
    s = CONTROLLER.setup(seats, {}, chance)
    found = [s.clone()]
    while (asked := CONTROLLER.pending(s)) is not None:
        CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, rng.choice(asked.seats))), chance)
        found.append(s.clone())
    return found


def test_every_moment_survives_being_written_down() -> None:
    moments = all_moments()
    assert any(s.sealed for s in moments)
    for s in moments:
        written = json.loads(json.dumps(s.dump()))
        again = Farm.restore(written)
        assert again.digest() == s.digest()
        assert again.pending == s.pending
        assert again.sealed == s.sealed
        assert json.loads(json.dumps(again.dump())) == written


def test_no_two_moments_share_a_digest() -> None:
    digests = [s.digest() for s in all_moments()]
    assert len(set(digests)) == len(digests)
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_the_digest_sees_every_field() -> None:
    s = farm(9)
    digest = s.digest()
    for name in Farm.fields():
        changed = s.clone()
        value: Any = getattr(changed, name)
        if isinstance(value, int):
            setattr(changed, name, value + 1)
        elif isinstance(value, dict):
            value[1] = Action("bid", 1, ("k01",))
        else:
            value.append(Decision("look", (0,), ("look",)) if name == "pending" else 99)
        assert changed.digest() != digest, name
    assert s.digest() == digest


def test_the_digest_of_secret_answers_does_not_depend_on_their_order() -> None:
    one, other = farm(seats=3), farm(seats=3)
    answers = {seat: Action("bid", seat, (one.hands[seat][0],)) for seat in range(3)}
    one.sealed = {0: answers[0], 2: answers[2]}
    other.sealed = {2: answers[2], 0: answers[0]}
    assert one.digest() == other.digest() != farm(seats=3).digest()


def test_the_digest_is_known() -> None:
    """It stands in every save: it may not change."""
    assert [farm(plies).digest() for plies in (0, 1, 12)] == [
        "bf2d09a350fec9b6",
        "223ac07afa1694d8",
        "3f87383645ca0e30",
    ]


def test_the_digest_is_the_same_in_another_process() -> None:
    program = "from tests.engine.test_state import farm; print(farm(20).digest(), farm(1, 2, 3).digest())"
    told = set()
    for hash_seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, check=True)
        told.add(done.stdout.decode().strip())
    assert told == {f"{farm(20).digest()} {farm(1, 2, 3).digest()}"}


@pytest.mark.parametrize("odd", ["missing", "foreign"])
def test_a_snapshot_with_other_fields_is_refused_by_name(odd: str) -> None:
    data = farm().dump()
    if odd == "missing":
        del data["ground"]
    else:
        data["ground_floor"] = 1
    with pytest.raises(ValueError, match="ground"):
        Farm.restore(data)


def test_a_clone_shares_nothing_that_can_change() -> None:
    for s in all_moments():
        copy, digest = s.clone(), s.digest()
        for name in Farm.fields():
            value = getattr(copy, name)
            if isinstance(value, list):
                for inner in value:
                    if isinstance(inner, list):
                        inner.append("?")
                value.append("?")
            elif isinstance(value, dict):
                value[5] = Action("bid", 5)
        assert s.digest() == digest


def test_a_state_without_its_own_clone_says_so() -> None:
    class Bare(State):
        __slots__ = ("n",)

    with pytest.raises(NotImplementedError, match="Bare"):
        Bare().clone()
    assert Bare.fields() == ("pending", "sealed", "n")


def test_sealed_answers_are_masked_for_everybody_else() -> None:
    s = farm()
    s.sealed = {0: Action("bid", 0, ("k01",)), 1: Action("bid", 1, ("k02",))}
    assert sealed_for(s, 0) == {0: s.sealed[0], 1: Action(HIDDEN, 1)}
    assert sealed_for(s, None) == {0: Action(HIDDEN, 0), 1: Action(HIDDEN, 1)}
