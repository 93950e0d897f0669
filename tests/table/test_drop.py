"""What a drop means: one thing, a question, a refusal or nothing; on positions of Cultus."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.paths import bundled
from game.presentation import Drag, Drop
from game.presentation.gestures import hand_of, meant_by
from game.table.drop import Choose, Nothing, Pick, Play, Refused, narrowed, sort_out
from game.table.model import TableModel

from .. import day
from .games import played, solo, together


def outcomes(seats: int, seed: int, every: int, share: float = 1, **options: str):
    """Every drop of every piece on every slot, or a share of them by the seed of the day, at some moments of a game."""
    rng = day.dice("drops")
    for session in played(seats, seed, 0.3, every, **options):
        pending = session.pending
        if pending is None:
            return
        model = TableModel(session, bundled("art"), pending.seats[0])
        for piece in model.laid:
            for slot in model.layout.slots:
                if share == 1 or rng.random() < share:
                    yield model, piece, slot, model.drop(piece, slot)


@pytest.mark.sample(2)
@pytest.mark.parametrize("share", [0.12, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 5), (2, 2), (4, 3)])
def test_every_drop_means_what_the_rules_say(seats: int, seed: int, share: float) -> None:
    seen: Counter[str] = Counter()
    for model, piece, slot, outcome in outcomes(seats, seed, 11, share):
        seen[type(outcome).__name__] += 1
        rules, state = model.session.rules, model.view.state
        candidates = meant_by(model.presentation, model.view, Drop(piece, slot))
        legal = [a for a in candidates if model.session.check(a) is None]
        if isinstance(outcome, Nothing):
            assert not candidates
        elif isinstance(outcome, Play):
            assert legal == [outcome.action]
        elif isinstance(outcome, Choose):
            assert [a for group in outcome.groups for a in group] == legal
        elif isinstance(outcome, Pick):
            assert len(legal) > 1
            assert list(outcome.actions) == legal
        else:
            assert not legal
            assert rules.check(state, outcome.action) == outcome.refusal
            assert model.session.check(outcome.action) == outcome.refusal, "view and truth agree"
            assert outcome.refusal.rule
    assert seen["Refused"] > 20 * share
    assert seen["Nothing"] > 20 * share
    assert seen["Play"] > 5 * share


def test_a_walk_of_two_steps_asks_which_way() -> None:
    """Two squares between: a list of both ways, not a tray of squares."""
    for session in played(1, 7, 0.15):
        model = TableModel(session, bundled("art"))
        for slot, actions in model.targets("pawn/0").items():
            if len({a.args[0] for a in actions}) > 1:
                outcome = model.drop("pawn/0", slot)
                assert isinstance(outcome, Choose)
                assert set(outcome.actions) == set(actions)
                assert {a.args[0][-1] for a in outcome.actions} == {square_of(slot)}
                return
    raise AssertionError("nobody walked two squares")


def square_of(slot: str) -> int:
    """The square of a slot."""
    _, row, col = slot.split("/")
    return int(row) * 8 + int(col)


@cache
def counted_question() -> tuple[TableModel, Pick]:
    """A table and a drop on it that asks for things to be picked."""
    for session in (session for seed in range(4) for session in played(1, seed, 0.3, 4) if session.pending):
        model = TableModel(session, bundled("art"), 0)
        for piece in model.movable():
            for slot in (slot for slot, actions in model.targets(piece).items() if len(actions) > 1):
                outcome = model.drop(piece, slot)
                if isinstance(outcome, Pick):
                    return model, outcome
    raise AssertionError("nothing was to be picked")


def test_a_question_how_many_is_completed_by_what_is_picked() -> None:
    model, outcome = counted_question()
    assert isinstance(outcome, Pick)
    assert outcome.least == outcome.most
    picked = outcome.items[: outcome.most]
    (action,) = outcome.left(picked)
    assert model.session.check(action) is None
    assert outcome.left(reversed(picked)) == (action,)
    assert outcome.left(picked[:-1]) == ()
    assert outcome.left(("nothing",) * outcome.most) == ()


def test_a_question_is_asked_field_by_field() -> None:
    """Two ways and two payments: first the way, then the payment; actions of several kinds are listed."""
    model, outcome = counted_question()
    assert isinstance(outcome, Pick)
    other = next(a for a in model.dests.legal if a.kind != outcome.actions[0].kind)
    both = narrowed(model.session.rules, [*outcome.actions, other])
    assert isinstance(both, Choose)
    assert {a.kind for a in both.actions} == {outcome.actions[0].kind, other.kind}


def test_no_reading_is_nothing_and_an_illegal_one_is_refused() -> None:
    session = solo(3, 20)
    model = TableModel(session, bundled("art"))
    assert isinstance(sort_out(session.rules, model.view, []), Nothing)
    assert isinstance(model.drop("discard", "square/0/0"), Nothing)
    assert isinstance(model.drop("income/1", "me/hand"), Nothing)
    refused = [model.drop("pawn/0", slot) for slot in model.layout.slots if slot.startswith("square/")]
    assert any(isinstance(outcome, Refused) for outcome in refused)


def test_a_card_lies_as_it_is_turned() -> None:
    for session in played(1, 3, 0.3):
        model = TableModel(session, bundled("art"))
        for action in model.dests.legal:
            gesture = hand_of(model.presentation, model.view, action)
            if action.kind == "place_construction" and isinstance(gesture, Drag):
                assert model.drop(gesture.piece, gesture.slot, gesture.turn) == Play(action)
                assert gesture.turn in (0, 180)
                assert model.laid[gesture.piece].spot.half is not None


def test_looking_back_offers_nothing() -> None:
    session = solo(1, 40)
    model = TableModel(session, bundled("art"))
    assert model.playing
    for n in (0, 5, 39):
        model.look_at(n)
        assert not model.playing
        assert model.moment == n
        assert not model.movable()
        assert not model.dests.legal
        assert not model.controls
        assert model.view.state.digest() == session.view(0, n).state.digest()
    model.look_at(40)
    assert model.looking is None
    assert model.movable()
    model.look_at(-5)
    assert model.looking == 0
    model.look_at(35)
    session.undo_to(30)
    model.refresh()
    assert model.looking is None, "the moment that was looked at is gone"
    assert model.playing


def test_the_hand_of_another_seat_cannot_play() -> None:

    session = together(2, 4, 20)
    other = 1 - session.pending.seats[0]
    model = TableModel(session, bundled("art"), other)
    assert not model.playing
    assert not model.movable()
    assert not any(model.enabled(c) for c in model.controls)
