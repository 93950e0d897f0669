"""A position's worth as a weighted sum of named amounts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Action, Evaluation, View
from game.engine.evaluation import Judged

from ..toy.rules.state import Farm

NUMBERS = """
[weights]
points = 2
rival_points = -0.5  # whoever is best
coins = 0.25

[guesses]
pace = 3
"""


@pytest.fixture
def evaluation(tmp_path: Path) -> Evaluation:
    (tmp_path / "bot.toml").write_text(NUMBERS, encoding="utf-8")
    return Evaluation("toy", str(tmp_path / "bot.py"))


def judged(evaluation: Evaluation) -> Judged:
    return evaluation.by(lambda s, seat: (s.purses[seat], s.purses[1 - seat], evaluation.guesses.pace))


def position() -> Farm:
    s = Farm.blank(2)
    s.purses = [4, 6]
    return s


def reason(evaluation: Evaluation, before: dict[str, float], after: dict[str, float]) -> tuple[str, object]:
    return judged(evaluation).reason(View(0, position()), Action("pass", 0), before, after)


def test_it_is_the_sum_of_the_amounts_by_their_weights(evaluation: Evaluation) -> None:
    asked = judged(evaluation)
    assert asked.terms(position(), 0) == {"points": 4, "rival_points": 6, "coins": 3}
    assert asked.evaluate(position(), 0) == 8 - 3 + 0.75
    assert asked.evaluate(position(), 1) == 12 - 2 + 0.75


def test_the_reason_is_the_term_that_gains_most(evaluation: Evaluation) -> None:
    before = {"points": 4.0, "rival_points": 6.0, "coins": 3.0}
    after = {**before, "points": 5.0, "rival_points": 0.0}
    assert reason(evaluation, before, after) == ("toy-reason-rival-points", {"gain": 6})
    assert reason(evaluation, before, {**before, "coins": 3.4}) == ("toy-reason-coins", {"gain": 1})


def test_what_gains_next_to_nothing_is_no_reason(evaluation: Evaluation) -> None:
    before = {"points": 4.0, "rival_points": 6.0, "coins": 3.0}
    assert reason(evaluation, before, before) == ("", {})
    assert reason(evaluation, before, {"points": 3.0, "rival_points": 7.0, "coins": 3.1}) == ("", {})


def test_numbers_are_read_in_their_order_and_may_be_others(evaluation: Evaluation) -> None:
    assert list(evaluation.weights.items()) == [("points", 2.0), ("rival_points", -0.5), ("coins", 0.25)]
    known = evaluation.settings()
    assert known == {**evaluation.weights, "pace": 3.0}
    asked = judged(evaluation)
    evaluation.use({"coins": 1.0, "pace": 2.0})
    assert asked.evaluate(position(), 0) == 8 - 3 + 2
    evaluation.use(known)
    assert asked.evaluate(position(), 0) == 8 - 3 + 0.75
    with pytest.raises(KeyError):
        evaluation.use({"nothing": 1.0})
