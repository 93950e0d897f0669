"""Looks at every decision of a seat: eight continuations of each first, then up to two hundred where it matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from game.engine import Action, Session, encode
from game.review.kept import COSTLY, EVEN, SAVING, TURN, Deed, Look, Moment, Review, Worth
from game.review.rollout import Continuations, End

DECISIVE = 4
"""A person who decided less often has no game to be looked at."""
SWING = 0.15
"""A change of the chance to win that makes a turn of the game."""
_STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 12: 2.20, 16: 2.13}
"""Standard errors that make 95 % of so few continuations."""


class Effort(NamedTuple):
    """Continuations of a deed at first and at the second look, and how many decisions get that one."""

    first: int = 8
    again: int = 200
    chosen: int = 12


FULL = Effort()


def deciding(session: Session, seat: int) -> list[int]:
    """The plies in which the seat had a choice."""
    return [
        ply.n
        for ply in session.plies
        if ply.action.seat == seat and len(session.rules.legal(session.at(ply.n - 1), seat)) > 1
    ]


def begin(session: Session, seat: int) -> Review:
    """A review of which nothing is known yet."""
    return Review(
        title=session.title.id,
        rules=session.rules.version,
        seat=seat,
        plies=len(session.plies),
        sum=session.plies[-1].sum if session.plies else "",
        decisions=deciding(session, seat),
    )


def reviewing(session: Session, review: Review, effort: Effort = FULL) -> Iterator[Review]:
    """Go on with a review; it comes back after each decision with what is known so far, the last time ``done``. The same
    game always gets the same review, however often it is left and gone on with."""
    continuations = Continuations(session.title)
    while not review.done:
        known = {look.ply: look for look in review.looks}
        ply = next((ply for ply in review.decisions if ply not in known), 0)
        count = effort.first
        if not ply:
            chosen = _chosen(review, effort.chosen)
            ply, count = next((ply for ply in chosen if not known[ply].again), 0), effort.again
        if ply:
            look, games = _looked_at(continuations, session, review.seat, ply, count, bool(known.get(ply)))
            known[ply] = look
            review.looks = [known[n] for n in sorted(known)]
            review.games += games
            review.parts = _parts(review.looks)
        review.moments = _moments(review)
        review.done = not ply
        yield review


def _looked_at(
    continuations: Continuations, session: Session, seat: int, ply: int, count: int, again: bool
) -> tuple[Look, int]:
    """One decision, and how many continuations it took. The second time only other worlds count."""
    own = session.plies[ply - 1].action
    view = session.view(seat, ply - 1)
    legal = continuations.rules.legal(view.state, seat)
    rng = Random(f"{session.title.id}/{seat}/{ply}/{again}")
    others = continuations.others(view, legal, own, Random(f"{ply}"))
    met: dict[Action, list[End]] = {action: [] for action in (own, *others[: None if again else 1])}
    for _ in range(count):
        world, seed = continuations.world(view, rng)
        for action, ends in met.items():
            ends.append(continuations.play_on(world, action, seed))
    mine = met.pop(own)
    sheet = seat
    rivals = sorted(met.items(), key=lambda pair: -fmean(end.ahead[sheet] for end in pair[1]))
    difference = error = lead = lead_error = 0.0
    if rivals:
        best = [there.ahead[sheet] - here.ahead[sheet] for there, here in zip(rivals[0][1], mine)]
        difference, error = fmean(best), half(best)
        leads = [here.ahead[sheet] - fmean(ends[i].ahead[sheet] for _, ends in rivals) for i, here in enumerate(mine)]
        lead, lead_error = fmean(leads), half(leads)
    look = Look(
        ply=ply,
        kind=own.kind,
        own=_worth(mine, sheet),
        others=[(Deed(encode(action)), _worth(ends, sheet)) for action, ends in rivals],
        difference=round(difference, 3),
        error=round(error, 3),
        lead=round(lead, 3),
        lead_error=round(lead_error, 3),
        chances=[round(fmean(end.won[i] for end in mine), 4) for i in range(len(mine[0].won))],
        points=[round(fmean(end.ahead[i] for end in mine), 3) for i in range(len(mine[0].won))],
        again=again,
    )
    return look, count * (1 + len(rivals))


def half(values: Sequence[float]) -> float:
    """Half of the 95 % interval of their mean."""
    if len(values) < 2:
        return float(10**6)
    wide = next((t for n, t in sorted(_STUDENT.items(), reverse=True) if len(values) >= n), 12.71)
    return (1.96 if len(values) >= 30 else wide) * stdev(values) / sqrt(len(values))


def _worth(ends: Sequence[End], sheet: int) -> Worth:
    points, won = [end.ahead[sheet] for end in ends], [end.won[sheet] for end in ends]
    return Worth(round(fmean(points), 3), round(half(points), 3), round(fmean(won), 4), round(half(won), 4), len(ends))


def _chosen(review: Review, most: int) -> list[int]:
    """The decisions that are worth a second look, judged by the first: a turn of the game, a few with the largest leads,
    then the largest differences. Those that had theirs stay, so that going on goes on with the same ones."""
    looks = review.looks
    seen = [look.ply for look in looks if look.again]
    leads = sorted((look for look in looks if look.lead > 0), key=lambda look: (-look.lead, look.ply))
    found = [look.ply for pair in _swings(looks)[:1] for look in pair]
    found += [look.ply for look in leads[: most // 4]]
    found += [look.ply for look in sorted(looks, key=lambda look: (-look.difference, look.ply))]
    return [*seen, *(ply for ply in dict.fromkeys(found) if ply not in seen)][:most]


def _swings(looks: Sequence[Look]) -> list[tuple[Look, Look]]:
    """Decisions between which the chance to win changed much, with the one after, the greatest change first."""
    pairs = list(pairwise(looks))
    return sorted((pair for pair in pairs if _change(*pair) >= SWING), key=lambda pair: (-_change(*pair), pair[0].ply))


def _change(one: Look, next_one: Look) -> float:
    return abs(next_one.own.chance - one.own.chance)


def _moments(review: Review) -> list[Moment]:
    """Those that may be told: only what held when it was looked at again."""
    looks = [look for look in review.looks if look.again]
    found: list[Moment] = []
    costly = max((look for look in looks if not look.even), key=lambda look: look.difference, default=None)
    if costly is not None:
        found.append(Moment(COSTLY, costly.ply, costly.others[0][1].chance, costly.own.chance))
    praised = [look for look in looks if look.others and look.lead > max(EVEN, look.lead_error) and look.even]
    praised = [look for look in praised if look.difference <= 0]
    saving = max(praised, key=lambda look: look.lead, default=None)
    if saving is not None:
        mean = fmean(worth.chance for _, worth in saving.others)
        found.append(Moment(SAVING, saving.ply, mean, saving.own.chance))
    told = {moment.ply for moment in found}
    for here, after in _swings(review.looks):
        noise = sqrt(here.own.chance_error**2 + after.own.chance_error**2)
        if here.again and after.again and here.ply not in told and _change(here, after) > noise:
            found.append(Moment(TURN, here.ply, here.own.chance, after.own.chance))
            break
    return sorted(found, key=lambda moment: moment.ply)


def _parts(looks: Sequence[Look]) -> dict[str, float]:
    left: dict[str, float] = {}
    for look in looks:
        if look.cost:
            left[look.kind] = round(left.get(look.kind, 0.0) + look.cost, 3)
    return dict(sorted(left.items(), key=lambda item: (-item[1], item[0])))
