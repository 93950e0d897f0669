"""Means with how sure they are, taken together as if they had been one sample; deeds compared at one moment of the game."""

from random import Random
from typing import Any

import pytest

from game.engine import Seat, Session
from game.review.kept import Look, Review, Worth
from game.review.means import Mean, mean_of, together
from game.review.rollout import Continuations
from game.titles import catalogue


@pytest.mark.parametrize(("first", "second"), [(24, 50), (16, 16), (3, 40), (1, 2)])
def test_two_samples_taken_together_are_one(first: int, second: int) -> None:
    rng = Random(first)
    values = [rng.gauss(3, 8) for _ in range(first + second)]
    joined, whole = together(mean_of(values[:first]), mean_of(values[first:])), mean_of(values)
    assert joined.games == whole.games
    assert joined.value == pytest.approx(whole.value)
    if first > 1:
        assert joined.half == pytest.approx(whole.half)


def test_nothing_adds_nothing() -> None:
    known = mean_of([1.0, 2.0, 4.0])
    assert together(known, Mean(0.0, 0.0, 0)) == together(Mean(0.0, 0.0, 0), known) == known


def test_deeds_are_compared_in_one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who passes has the next turn a round later than who takes a die: what the round pays at its end is in both."""
    title = catalogue["signorie"]
    session, rng = Session(title, [Seat()] * 3, {}, 10), Random(10)
    for _ in range(2):
        pending = session.pending
        session.propose(rng.choice(session.legal(pending.seats[0])))
    pending = session.pending
    legal = session.legal(pending.seats[0])
    deeds = [next(deed for deed in legal if deed.kind == kind) for kind in ("pass_round", "take_die")]
    continuations = Continuations(title)
    world, seed = continuations.world(session.view(deeds[0].seat), Random(10))
    compared: list[Any] = []
    evaluate = continuations.judge.evaluate

    def seen(state: Any, seat: int) -> float:
        compared.append(state)
        return evaluate(state, seat)

    monkeypatch.setattr(continuations.judge, "evaluate", seen)
    assert len(continuations.compared(world, deeds, seed)) == 2
    first, second = compared[-2:]
    assert first is not second
    assert first.round == second.round


def test_a_curve_is_told_from_enough_games() -> None:
    worth = {"points": 0.0, "points_error": 1.0, "chance_error": 0.5}
    known = {
        "kind": "gain",
        "others": [],
        "short": 0.0,
        "short_error": 0.0,
        "lead": 0.0,
        "lead_error": 0.0,
        "points": [0.0],
    }
    looks = [
        Look(ply=ply, own=Worth(chance=ply % 2, games=2, **worth), chances=[ply % 2], **known) for ply in range(1, 41)
    ]
    sure = Look(ply=41, own=Worth(chance=0.9, games=74, **worth), chances=[0.9], **known)
    review = Review(title="t", rules=1, seat=0, plies=41, sum="", decisions=[*range(1, 42)], looks=[*looks, sure])
    curve = dict(review.curve(0))
    assert list(curve) == review.decisions
    assert curve[41] == pytest.approx(0.9)
    assert all(0.3 <= curve[ply] <= 0.7 for ply in range(5, 36))
