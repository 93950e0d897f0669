"""What a review calls a deed that left points: hardly any of the strongest level's, many of those that chance chose."""

import pytest

from game.bots.levels import RANDOM
from game.titles import catalogue
from tests.review.fair import STRONGEST, counted


@pytest.mark.long
@pytest.mark.parametrize("title_id", sorted(catalogue))
def test_a_review_is_fair(title_id: str) -> None:
    """The strongest level is told of no more than one deed in twenty. At random more is left wherever there is more to be
    lost: of the decisions in which a careless deed costs points, at least twice that share."""
    strong, wild = (counted(catalogue[title_id], level, 1) for level in (STRONGEST, RANDOM))
    for level, count in ((STRONGEST, strong), (RANDOM, wild)):
        print(f"{title_id} {level}: {count.left} of {count.decisions} left points, {count.staked} could have")
    assert strong.left <= 0.05 * strong.decisions
    assert wild.left > 0.1 * wild.staked
