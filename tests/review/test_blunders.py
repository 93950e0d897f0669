"""One clearly bad deed in a game of bots is what a review names the costliest moment, in every title of which it is known."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.bots import Clock, seat
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.engine import Action, Refusal, Seat, Session, Title
from game.review.kept import COSTLY, Review
from game.review.reviewer import ReviewEffort, begin, reviewing
from game.titles import catalogue

SEATS = {"cultus": 1, "anno1701": 2}
EFFORT = ReviewEffort(1, 10, ((6, 24), (2, 80)))
QUICK = ReviewEffort(1, 6, ((1, 60),))
CHEAPEST = "undecim"
MEASURED = ("anno1701", "cuba", "cultus", "signorie")
"""Titles in which the deed that is put in is known to be the costliest: in another one a deed that looks bad may cost nothing."""
SEED = 5
PLANTED = {"anno1701": (443, Action("decline_offer", 0))}
"""Deeds whose cost is known from sixty pairs of continuations: the last tobacco for the merchant that wins is not bought
(1.5 points, give or take 0.1). What looks worst to a bot that looks one deed ahead costs nothing in this title."""


def played(title: Title, planted: tuple[int, Action] | None = None) -> tuple[Session, dict[int, tuple[float, Action]]]:
    """A game of bots that look one deed ahead, with one deed of the first seat replaced; and, by ply, how much worse the
    worst deed that this seat could have done looked to its bot."""
    session = Session(title, [Seat()] * SEATS.get(title.id, 3), {}, SEED)
    bot, rng = seat("greedy", title), Random(SEED)
    weigh = Greedy(title.controller(), TitleJudge(title))
    worst: dict[int, tuple[float, Action]] = {}
    while session.pending is not None:
        at = session.pending.seats[0]
        legal, ply = session.legal(at), len(session.plies) + 1
        action = bot.choose(session.view(at), legal, Clock(), rng) if len(legal) > 1 else legal[0]
        if at == 0 and len(legal) > 2 and planted is None and not session.pending.secret:
            found = weigh.think(session.view(at), legal, Clock(), Random(ply)).candidates
            judged = weigh._judge.point
            worst[ply] = (found[0][1] - found[-1][1]) / judged, found[-1][0]
        if planted is not None and ply == planted[0]:
            action = planted[1]
        assert not isinstance(session.propose(action), Refusal)
    return session, worst


@cache
def blunder(title_id: str) -> tuple[Session, int]:
    """A game with a deed that is known to be bad, or with the one that looked worst of all in its first two thirds (of the
    cheapest title: between half and four fifths), and the ply of that."""
    title = catalogue[title_id]
    if title_id in PLANTED:
        return played(title, PLANTED[title_id])[0], PLANTED[title_id][0]
    session, worst = played(title)
    plies = len(session.plies)
    span = (plies / 2, plies * 4 / 5) if title_id == CHEAPEST else (0, plies * 2 / 3)
    early = {ply: found for ply, found in worst.items() if span[0] < ply < span[1]}
    ply = max(early, key=lambda ply: early[ply][0])
    return played(title, (ply, early[ply][1]))[0], ply


def reviewed(session: Session, effort: ReviewEffort, since: int) -> Review:
    """A review of the decisions since a ply."""
    review = begin(session, 0)
    review.decisions = [ply for ply in review.decisions if ply >= since]
    for _ in reviewing(session, review, effort):
        pass
    return review


def named(title_id: str, effort: ReviewEffort, since: float = 0) -> None:
    session, ply = blunder(title_id)
    review = reviewed(session, effort, int(since * len(session.plies)))
    costly = next(moment for moment in review.moments if moment.what == COSTLY)
    assert costly.ply == ply
    look = review.look(ply)
    assert look.difference > look.error


def test_a_planted_blunder_is_the_costliest_moment_of_a_game() -> None:
    """That of the second half, looked at shortly."""
    named(CHEAPEST, QUICK, 0.5)


@pytest.mark.long
@pytest.mark.parametrize("title_id", MEASURED)
def test_a_planted_blunder_is_the_costliest_moment_in_each_title(title_id: str) -> None:
    named(title_id, EFFORT)
