"""Looks at every decision of a seat: a few continuations of each first, then up to two hundred where it matters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

import msgspec

from game.engine import Session
from game.review.kept import COSTLY, ENOUGH, LEAST_ODDS, SAVING, TURN, Look, Moment, Review
from game.review.looking import deeds_again, first_look, look_again
from game.review.rollout import Continuations

DECISIVE = 4
"""A person who decided less often has no game to be looked at."""
SWING = 0.15
"""A change of the chance to win that makes a turn of the game."""
LEADS = 4
"""Of so many decisions that are looked at again one is a deed that was ahead of the others."""
FEWEST = 16
"""Continuations of a deed below which no round is worth while."""


class ReviewEffort(NamedTuple):
    """At the first look: the most continuations of the own deed to the end, and worlds in which deeds are compared up to
    the next turn. Then rounds: of so many decisions, those with the largest differences so far, up to so many
    continuations a deed in all. ``curve`` bounds the continuations of all first looks together, ``weighed`` the deeds that
    are tried in all rounds together: a long game is looked at for as long as a short one."""

    ends: int = 8
    worlds: int = 16
    rounds: tuple[tuple[int, int], ...] = ((12, 60), (4, 120), (2, 200))
    curve: int = 240
    weighed: int = 1_500_000

    @property
    def again(self) -> int:
        """The most looks that all rounds take."""
        return sum(most for most, _ in self.rounds)


FULL = ReviewEffort()


def deciding(session: Session, seat: int) -> list[int]:
    """The plies in which the seat had a choice; who asks for a stronger rival has made no mistake."""
    settling = settling_kinds(session)
    return [
        ply.n
        for ply in session.plies
        if ply.action.seat == seat
        and ply.action.kind not in settling
        and len(session.rules.legal(session.at(ply.n - 1), seat)) > 1
    ]


def settling_kinds(session: Session) -> set[str]:
    """The kinds of action that settle at the table what else an option settles: their one field has its values."""
    values = {frozenset(option.values) for option in session.title.options}
    fields = {name: kind.fields for name, kind in session.rules.kinds.items()}
    return {name for name, own in fields.items() if len(own) == 1 and frozenset(own[0].values) in values}


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


def reviewing(session: Session, review: Review, effort: ReviewEffort = FULL) -> Iterator[Review]:
    """Go on with a review; it comes back after each decision with what is known so far, the last time ``done``. The same
    game always gets the same review, however often it is left and gone on with."""
    continuations = Continuations(session.title)
    order = _spread(review.decisions)
    while not review.done:
        known = {look.ply: look for look in review.looks}
        ply, count = next((ply for ply in order if ply not in known), 0), 0
        if not ply:
            ply, count = _next(review, effort)
        if ply:
            before = continuations.weighed
            if count:
                known[ply], games = look_again(continuations, session, known[ply], count)
                review.weighed += continuations.weighed - before
            else:
                games = max(1, min(effort.ends, effort.curve // len(review.decisions)))
                known[ply] = first_look(continuations, session, ply, effort.worlds, games)
            review.looks = _trusted([known[n] for n in sorted(known)])
            review.games += games
            review.parts = _parts(review.looks)
        review.done = not ply
        review.moments = _moments(review)
        yield review


def _spread(plies: Sequence[int]) -> list[int]:
    """The same plies in an order that reaches every part of the game soon."""
    step = 1 << max(0, len(plies) - 1).bit_length()
    found: list[int] = []
    while step:
        found += plies[::step]
        step //= 2
    return list(dict.fromkeys(found))


def _trusted(looks: list[Look]) -> list[Look]:
    """The same, those that were only looked at once with the trust that the others have earned: of the points that seemed
    to be left the share that was, as far as that is more than noise."""
    tried = [look for look in looks if look.again and look.short > max(look.least, look.short_error)]
    held, noise = sum(look.difference for look in tried), sqrt(sum(look.error**2 for look in tried))
    trust = 1.0 if not tried else min(1.0, held / sum(look.short for look in tried)) if held > noise else 0.0
    trust = round(trust, 3)
    return [look if look.again or look.trust == trust else msgspec.structs.replace(look, trust=trust) for look in looks]


def _next(review: Review, effort: ReviewEffort) -> tuple[int, int]:
    """The decision that is to be looked at again, and with how many more continuations; (0, 0) when that is done."""
    for number, (most, games) in enumerate(effort.rounds):
        if number == len(review.rounds):
            review.rounds.append(_chosen(review, most))
            review.counts.append(_affordable(review, effort, games))
        for ply in review.rounds[number]:
            look = review.look(ply)
            known = look.own.games if look is not None and look.again else 0
            if known < review.counts[number]:
                return ply, review.counts[number] - known
    return 0, 0


def _affordable(review: Review, effort: ReviewEffort, games: int) -> int:
    """How many continuations a deed of the round that begins shall have had, no more than ``games``: each round gets an
    equal share of what may still be thought."""
    number = len(review.rounds) - 1
    known = review.counts[-1] if number else 0
    looks = [look for ply in review.rounds[-1] if (look := review.look(ply)) is not None]
    cost = sum(look.weighed * deeds_again(look) for look in looks)
    share = max(0, effort.weighed - review.weighed) // (len(effort.rounds) - number)
    return min(games, known + max(FEWEST, share // max(1, cost)))


def _chosen(review: Review, most: int) -> list[int]:
    """The decisions that are worth another look, among those of the last round: the one with the largest difference, a few
    with the largest lead of the own deed, at first a turn of the game too, then what is next by the difference. None that
    has surely cost nothing is looked at again for that."""
    last = review.rounds[-1] if review.rounds else review.decisions
    looks = [look for look in review.looks if look.ply in last]
    leads = sorted(
        (look for look in looks if look.best and look.lead > 0 and look.whole == look.again),
        key=lambda look: (-look.lead, look.ply),
    )
    sizes = [look.ply for look in sorted(looks, key=lambda look: (-_size(look)[0], look.ply)) if _open(look)]
    found = sizes[:1] + [look.ply for look in leads[: most // LEADS]]
    if not review.rounds:
        found += [look.ply for _, *pair in _swings(looks)[:1] for look in pair]
    found += sizes
    return list(dict.fromkeys(found))[:most]


def _size(look: Look) -> tuple[float, float]:
    """The points that the deed seems to have cost (where these are scarce the chance to win, once it is known), with how
    sure that is."""
    if look.again:
        return (look.odds, look.odds_error) if look.scarce else (look.difference, look.error)
    return look.short, look.short_error


def _open(look: Look) -> bool:
    least = LEAST_ODDS if look.again and look.scarce else look.least
    return bool(look.others) and sum(_size(look)) > least


def _swings(looks: Sequence[Look]) -> list[tuple[float, Look, Look]]:
    """Decisions between which the chance to win changed much, each with the change and the one after, the greatest change
    first."""
    found = []
    for place in range(1, len(looks)):
        change = abs(_chance(looks[place:]) - _chance(looks[:place][::-1]))
        if change >= SWING:
            found.append((change, looks[place - 1], looks[place]))
    return sorted(found, key=lambda swing: (-swing[0], swing[1].ply))


def _chance(looks: Sequence[Look]) -> float:
    """The chance to win in the first of them and as many more as make it certain enough."""
    games, won = 0, 0.0
    for look in looks:
        games, won = games + look.own.games, won + look.own.games * look.own.chance
        if games >= ENOUGH:
            break
    return won / games


def _moments(review: Review) -> list[Moment]:
    """Those that may be told: only what held when it was looked at again; until that is done, what is the costliest so far."""
    looks = [look for look in review.looks if look.again]
    found: list[Moment] = []
    costly = max((look for look in looks if look.told), key=lambda look: (_size(look)[0], -look.ply), default=None)
    if costly is None and not review.done:
        costly = max((look for look in review.looks if not look.even), key=lambda look: look.cost, default=None)
    if costly is not None:
        found.append(Moment(COSTLY, costly.ply, costly.others[0][1].chance, costly.own.chance))
    praised = [
        look for look in looks if look.whole and look.lead > max(look.least, look.lead_error) and _unbeaten(look)
    ]
    saving = max(praised, key=lambda look: look.lead, default=None)
    if saving is not None:
        mean = fmean(worth.chance for _, worth in saving.others)
        found.append(Moment(SAVING, saving.ply, mean, saving.own.chance))
    told = {moment.ply for moment in found}
    for change, here, after in _swings(review.looks):
        noise = sqrt(here.own.chance_error**2 + after.own.chance_error**2)
        if here.again and after.again and here.ply not in told and change > noise:
            found.append(Moment(TURN, here.ply, here.own.chance, after.own.chance))
            break
    return sorted(found, key=lambda moment: moment.ply)


def _unbeaten(look: Look) -> bool:
    """True if none of the others came to more points by the ends of games."""
    return look.best and look.own.points >= max((worth.points for _, worth in look.others), default=0.0)


def _parts(looks: Sequence[Look]) -> dict[str, float]:
    left: dict[str, float] = {}
    for look in looks:
        if look.cost:
            left[look.kind] = round(left.get(look.kind, 0.0) + look.cost, 3)
    return dict(sorted(left.items(), key=lambda item: (-item[1], item[0])))
