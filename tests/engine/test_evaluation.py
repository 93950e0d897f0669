"""A position's worth as a weighted sum of named amounts."""

from __future__ import annotations

from pathlib import Path

from game.engine import Action, View, weighed, weights_of

from ..toy.rules.state import Farm

WEIGHTS = {"points": 2.0, "rival_points": -0.5, "coins": 0.25}
EVALUATION = weighed("toy", WEIGHTS, lambda s, seat: (s.purses[seat], s.purses[1 - seat], 3))


def position() -> Farm:
    s = Farm.blank(2)
    s.purses = [4, 6]
    return s


def reason(before: dict[str, float], after: dict[str, float]) -> tuple[str, object]:
    return EVALUATION.reason(View(0, position()), Action("pass", 0), before, after)


def test_it_is_the_sum_of_the_amounts_by_their_weights() -> None:
    assert EVALUATION.terms(position(), 0) == {"points": 4, "rival_points": 6, "coins": 3}
    assert EVALUATION.evaluate(position(), 0) == 8 - 3 + 0.75
    assert EVALUATION.evaluate(position(), 1) == 12 - 2 + 0.75


def test_the_reason_is_the_term_that_gains_most() -> None:
    before = {"points": 4.0, "rival_points": 6.0, "coins": 3.0}
    assert reason(before, {**before, "points": 5.0, "rival_points": 0.0}) == ("toy-reason-rival-points", {"gain": 6})
    assert reason(before, {**before, "coins": 3.4}) == ("toy-reason-coins", {"gain": 1})


def test_what_gains_next_to_nothing_is_no_reason() -> None:
    before = {"points": 4.0, "rival_points": 6.0, "coins": 3.0}
    assert reason(before, before) == ("", {})
    assert reason(before, {"points": 3.0, "rival_points": 7.0, "coins": 3.1}) == ("", {})


def test_weights_are_read_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "bot.toml").write_text("points = 2\nrival_points = -0.5  # whoever is best\n", encoding="utf-8")
    assert list(weights_of(str(tmp_path / "bot.py")).items()) == [("points", 2.0), ("rival_points", -0.5)]
