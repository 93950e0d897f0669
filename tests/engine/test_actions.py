"""Actions as data: what a field admits, what fields allow together, and how an action is written down."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Action, Bag, Field, Order, Some, decode, encode, ranked
from game.engine.action import universe
from game.engine.decision import Decision, without
from game.engine.draft import Draft, step_of
from game.engine.event import Event
from tests.toy.rules import CONTROLLER

ONE = Field("card", ("a", "b", 3))
MANY = Field("cards", ("a", "b", "c"), Some(1, 2))
BAG = Field("coins", ("x", "y"), Bag(1, 2))
ORDER = Field("order", ("a", "b", "c"), Order(2, 2))
MAYBE = Field("more", (1, 2), optional=True)

ARGS = st.recursive(
    st.one_of(st.integers(), st.text(max_size=6)), lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)


def depth(value: object) -> int:
    return 1 + max((depth(v) for v in value), default=0) if isinstance(value, tuple) else 0


@pytest.mark.parametrize(
    ("field", "fitting", "odd"),
    [
        (ONE, ["a", "b", 3], ["c", 4, 3.0, True, None, ("a",), ["a"], b"a", {"a"}]),
        (MAYBE, [1, 2], [True, "1"]),
        (
            *(MANY, [("a",), ("c", "a"), ("a", "b")]),
            [(), ("a", "b", "c"), "a", ["a"], ("x",), (("a",),), ("a", None), ("a", ["b"])],
        ),
    ],
    ids=["one", "a number, which True is not", "many"],
)
def test_a_field_admits_its_values_and_nothing_else(field: Field, fitting: list[object], odd: list[object]) -> None:
    assert [value for value in fitting if not field.admits(value)] == []
    assert [value for value in odd if field.admits(value)] == []


@pytest.mark.parametrize("value", [("a", "a"), ("c", "c")])
def test_a_repeated_value_is_left_to_the_rule(value: tuple[str, ...]) -> None:
    """It fits the field, is never listed, and ``check`` says what is wrong with it."""
    assert MANY.admits(value)
    assert value not in MANY.universe()
    assert value not in ORDER.universe()


def test_the_universe_of_a_field() -> None:
    assert ONE.universe() == ["a", "b", 3]
    assert MANY.universe() == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")]
    assert len(ORDER.universe()) == 6
    assert BAG.universe() == [("x",), ("y",), ("x", "x"), ("x", "y"), ("y", "y")]
    assert MANY.universe(limit=4) == MANY.universe()[:4]
    assert all(f.admits(value) for f in (ONE, MANY, ORDER, MAYBE) for value in f.universe())


def test_the_universe_of_fields_holds_those_with_and_without_what_is_optional() -> None:
    assert universe((ONE, MAYBE)) == [("a",), ("b",), (3,), *[(c, n) for c in ("a", "b", 3) for n in (1, 2)]]
    assert universe(()) == [()]
    assert len(universe((MANY, ORDER, MAYBE), limit=10)) == 10


def test_whatever_is_in_the_universe_of_a_kind_fits_its_fields() -> None:
    for kind in CONTROLLER.kinds.values():
        assert all(kind.well_formed(args) for args in kind.universe(500))
        assert not kind.well_formed((*kind.universe(1)[0], "more", "and more"))


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(st.text(max_size=8), st.integers(-3, 9), st.lists(ARGS, max_size=4))
def test_an_action_survives_being_written_down(kind: str, seat: int, args: list[Any]) -> None:
    action = Action(kind, seat, tuple(args))
    if max(map(depth, args), default=0) > 4:
        with pytest.raises(ValueError, match="an argument"):
            decode(encode(action))
        return
    written = json.loads(json.dumps(encode(action)))
    assert decode(written) == action
    assert hash(decode(written)) == hash(action)


@pytest.mark.parametrize(
    "data",
    [
        None,
        "roll",
        {},
        [],
        ["roll"],
        [1, 0],
        ["roll", "0"],
        ["roll", True],
        ["roll", 0.0],
        ["roll", 0, None],
        ["roll", 0, 1.5],
        ["roll", 0, True],
        ["roll", 0, {"a": 1}],
        ["roll", 0, [[[[[1]]]]]],
        ["roll", 0, ["a"] * 257],
    ],
)
def test_what_is_no_action_is_refused_with_a_reason(data: object) -> None:
    with pytest.raises(ValueError, match=r"an action|an argument"):
        decode(data)


def test_equal_totals_share_a_rank() -> None:
    assert ranked([10, 30, 20, 30]) == (4, 1, 3, 1)
    assert ranked([]) == ()


def test_an_event_tells_each_seat_what_it_may_know() -> None:
    event = Event("drew", {"seat": 1}, {"card": "k01"}, (1,), True)
    assert event.seen_by(1).params == {"seat": 1, "card": "k01"}
    for seat in (0, 2, None):
        seen = event.seen_by(seat)
        assert seen.params == {"seat": 1}
        assert not seen.private
        assert seen.to == ()
        assert seen.reveals
    plain = Event("rolled", {"eyes": 4})
    assert plain.seen_by(None) is plain


def test_a_decision_without_a_seat() -> None:
    decision = Decision("bid", (0, 1, 2), ("bid",), secret=True)
    assert without(decision, 1) == decision.of((0, 2))


def test_a_draft_of_an_order_goes_on_as_an_answer_does_that_begins_so() -> None:
    legal = [Action("go", 0, (way,)) for way in (("a", "b"), ("b", "c"), ("b",))]
    step = step_of([ORDER], legal, Draft("go", 0))
    assert (step.values, step.closable, step.complete) == (("a", "b"), False, False)
    step = step_of([ORDER], legal, Draft("go", 0, (), ("b",)))
    assert (step.values, step.closable, step.complete) == (("c",), True, True)
    step = step_of([ORDER], legal, Draft("go", 0, (), ("b", "c")))
    assert (step.values, step.closable, step.complete) == ((), True, True)
