"""States: written down, read back, copied, and told apart by their digest."""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import pytest

from game.engine import HIDDEN, Action, Chance, Decision, State, sealed_for
from game.engine.state import NOBODY, OWNER, PARTS, PER_SEAT, start
from tests.toy.rules import CONTROLLER
from tests.toy.rules.state import Farm

ROOT = Path(__file__).parents[2]


def farm(plies: int = 0, seed: int = 1, seats: int = 2) -> Farm:
    """A farm after so many random plies."""
    rng, chance = random.Random(seed), Chance(seed)
    s = CONTROLLER.setup(seats, {}, chance)
    for _ in range(plies):
        asked = CONTROLLER.pending(s)
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


def test_no_two_moments_share_a_digest() -> None:
    digests = [s.digest() for s in all_moments()]
    assert len(set(digests)) == len(digests)
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_the_digest_sees_every_field() -> None:
    s = farm(9)
    digest = s.digest()
    for name in Farm.FIELDS:
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
        "04f8023bb942999d",
        "ae0d4691f7c3dd5d",
        "7650d4feb4c921b2",
    ]


@pytest.mark.parametrize("odd", ["missing", "foreign"])
def test_a_snapshot_with_other_fields_is_refused_by_name(odd: str) -> None:
    data = farm().dump()
    if odd == "missing":
        del data["ground"]
    else:
        data["ground_floor"] = 1
    with pytest.raises(ValueError, match="ground"):
        Farm.restore(data)


class Small(State):
    """A state of every type that a field may have."""

    n: Annotated[int, start(7)]
    hands: Annotated[list[tuple[str, ...]], PER_SEAT, OWNER, PARTS]
    purses: Annotated[list[int], PER_SEAT, OWNER, start(3)]
    deck: Annotated[tuple[str, ...], NOBODY, PARTS]
    rows: list[list[int]]
    at: dict[int, tuple[str, int]]


def test_a_state_without_fields_cannot_be_made() -> None:
    """All its moments would have the same digest."""
    with pytest.raises(TypeError, match="Bare declares no field"):
        type("Bare", (State,), {})


def test_a_type_that_cannot_be_copied_is_refused_by_name() -> None:
    class Odd(State):
        n: int
        when: float

    with pytest.raises(TypeError, match=r"Odd\.when"):
        Odd.blank(2)


def test_what_follows_from_declared_fields() -> None:
    s = Small.blank(2, deck=("k1", "k2"), at={4: ("k9", 1)}, rows=[[1], []])
    assert (s.FIELDS, s.n, s.purses) == (("pending", "sealed", "n", "hands", "purses", "deck", "rows", "at"), 7, [3, 3])
    s.hands = [("k3",), ("k4", "k5")]
    copy = s.clone()
    copy.rows[0].append(2)
    copy.at[5] = ("k8", 2)
    assert (s.rows, s.at) == ([[1], []], {4: ("k9", 1)})
    seen = s.masked(1)
    assert (seen.hands, seen.purses, seen.deck) == ([("?",), ("k4", "k5")], [-1, 3], ("?", "?"))
    assert s.masked(None).hands == [("?",), ("?", "?")]
    assert s.parts() == Counter(["k1", "k2", "k3", "k4", "k5"])
    assert Small.restore(json.loads(json.dumps(s.dump()))).digest() == s.digest()
    with pytest.raises(TypeError, match="no field other"):
        Small.blank(2, other=1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("n", "7"),
        ("n", 1.5),
        ("n", None),
        ("hands", [["k1"], 3]),
        ("deck", "k1"),
        ("rows", [["a"]]),
        ("at", {"x": ["k", 1]}),
    ],
)
def test_a_field_of_another_type_is_refused_by_name(field: str, value: Any) -> None:
    data = Small.blank(2).dump() | {field: value}
    with pytest.raises(ValueError, match=field):
        Small.restore(data)


def test_a_state_made_from_another_copies_itself() -> None:
    class Larger(Small):
        more: list[str]

    small, large = Small.blank(1), Larger.blank(1)
    assert type(small.clone()) is Small
    assert type(large.clone()) is Larger
    large.clone().more.append("x")
    assert large.more == []


def test_sealed_answers_are_masked_for_everybody_else() -> None:
    s = farm()
    s.sealed = {0: Action("bid", 0, ("k01",)), 1: Action("bid", 1, ("k02",))}
    assert sealed_for(s, 0) == {0: s.sealed[0], 1: Action(HIDDEN, 1)}
    assert sealed_for(s, None) == {0: Action(HIDDEN, 0), 1: Action(HIDDEN, 1)}
