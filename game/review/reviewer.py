"""Looks at every decision of a seat: a few continuations of each first, then up to two hundred where it matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import msgspec

from game.engine import Action, Session, decode, encode
from game.review.kept import COSTLY, EVEN, SAVING, TURN, WHOLE, Deed, Foreseen, Look, Moment, Review, Worth
from game.review.rollout import LINE, Continuations, End, Trail

DECISIVE = 4
"""A person who decided less often has no game to be looked at."""
SWING = 0.15
"""A change of the chance to win that makes a turn of the game."""
LEADS = 4
"""Of so many decisions that are looked at again one is a deed that was ahead of the others."""
RARE = 8
"""A continuation that fewer than one in so many take is not told."""
_STUDENT = {2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 12: 2.20, 16: 2.13}
"""Standard errors that make 95 % of so few continuations."""


class Effort(NamedTuple):
    """At the first look: continuations of the own deed to the end, and worlds in which deeds are compared up to the next
    turn. Then rounds: of so many decisions, those with the largest differences so far, so many continuations a deed."""

    ends: int = 4
    worlds: int = 16
    rounds: tuple[tuple[int, int], ...] = ((12, 24), (4, 74), (2, 200))


FULL = Effort()


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


def reviewing(session: Session, review: Review, effort: Effort = FULL) -> Iterator[Review]:
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
            if count:
                look, games = _looked_at_again(continuations, session, known[ply], count)
            else:
                look, games = _looked_at(continuations, session, review.seat, ply, effort)
            known[ply] = look
            review.looks = [known[n] for n in sorted(known)]
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


def _next(review: Review, effort: Effort) -> tuple[int, int]:
    """The decision that is to be looked at again, and with how many continuations; (0, 0) when that is done."""
    for number, (most, count) in enumerate(effort.rounds):
        if number == len(review.rounds):
            review.rounds.append(_chosen(review, most))
        for ply in review.rounds[number]:
            look = review.look(ply)
            if look is not None and (not look.again or look.own.games < count):
                return ply, count
    return 0, 0


def _looked_at(continuations: Continuations, session: Session, seat: int, ply: int, effort: Effort) -> tuple[Look, int]:
    """One decision for the first time, and how many continuations it took to the end. The deed that the own one is compared
    with is chosen in a third of the worlds and compared in the others: to be lucky in one of them wins nothing."""
    own = session.plies[ply - 1].action
    view = session.view(seat, ply - 1)
    legal = continuations.rules.legal(view.state, seat)
    rng = Random(f"{session.title.id}/{seat}/{ply}")
    others = continuations.others(view, legal, own, Random(f"{ply}"))
    worlds = [continuations.world(view, rng) for _ in range(effort.worlds)]
    found = {action: [continuations.cut(world, action, seed) for world, seed in worlds] for action in (own, *others)}
    mine = found.pop(own)
    choosing = max(1, len(worlds) // 3)
    rivals = sorted(found.items(), key=lambda pair: -fmean(pair[1][:choosing]))
    ends = [continuations.play_on(*_ordered(worlds[n % len(worlds)], own))[0] for n in range(effort.ends)]
    here = _worth(ends, seat)
    short = short_error = lead = lead_error = 0.0
    if rivals:
        compared = [there - mine[n] for n, there in enumerate(rivals[0][1])][choosing:]
        short, short_error = fmean(compared), half(compared)
        leads = [value - fmean(values[n] for _, values in rivals) for n, value in enumerate(mine)]
        lead, lead_error = fmean(leads), half(leads)
    look = Look(
        ply=ply,
        kind=own.kind,
        least=_least(session),
        own=here,
        others=[
            (Deed(encode(action)), _moved(here, fmean(values) - fmean(mine), len(values))) for action, values in rivals
        ],
        short=round(short, 3),
        short_error=round(short_error, 3),
        lead=round(lead, 3),
        lead_error=round(lead_error, 3),
        chances=_chances(ends),
        points=_points(ends),
    )
    return look, len(ends)


def _least(session: Session) -> float:
    """The points that make a difference, for a game that was won with so many."""
    result = session.result()
    most = max((score.total for score in result.scores), default=0) if result is not None else 0
    return min(EVEN, max(1, most) * EVEN / WHOLE)


def _looked_at_again(continuations: Continuations, session: Session, look: Look, count: int) -> tuple[Look, int]:
    """A decision once more, by the ends of games in other worlds, and how many continuations it took. The deed that was the
    best of the others stays it."""
    own = session.plies[look.ply - 1].action
    seat = own.seat
    view = session.view(seat, look.ply - 1)
    rng = Random(f"{session.title.id}/{seat}/{look.ply}/again")
    deeds = [own, *(decode(deed.a) for deed, _ in look.others)]
    met: list[list[End]] = [[] for _ in deeds]
    trails: list[list[Trail]] = [[] for _ in deeds]
    for _ in range(count):
        world = continuations.world(view, rng)
        for number, action in enumerate(deeds):
            end, trail = continuations.play_on(*_ordered(world, action))
            met[number].append(end)
            trails[number].append(trail)
    mine, rivals = met[0], met[1:]
    difference = error = 0.0
    lead, lead_error = look.lead, look.lead_error
    if rivals:
        compared = [there.ahead[seat] - here.ahead[seat] for there, here in zip(rivals[0], mine)]
        difference, error = fmean(compared), half(compared)
        leads = [here.ahead[seat] - fmean(ends[n].ahead[seat] for ends in rivals) for n, here in enumerate(mine)]
        lead, lead_error = fmean(leads), half(leads)
    again = msgspec.structs.replace(
        look,
        own=_worth(mine, seat),
        others=[(deed, _worth(ends, seat)) for (deed, _), ends in zip(look.others, rivals)],
        difference=round(difference, 3),
        error=round(error, 3),
        lead=round(lead, 3),
        lead_error=round(lead_error, 3),
        again=True,
        line=_line(trails[1 if rivals and difference > 0 else 0]),
        chances=_chances(mine),
        points=_points(mine),
    )
    return again, count * len(deeds)


def _ordered(world: tuple[Any, int], action: Action) -> tuple[Any, Action, int]:
    return world[0], action, world[1]


def _chances(ends: Sequence[End]) -> list[float]:
    return [round(fmean(end.won[i] for end in ends), 4) for i in range(len(ends[0].won))]


def _points(ends: Sequence[End]) -> list[float]:
    return [round(fmean(end.ahead[i] for end in ends), 3) for i in range(len(ends[0].won))]


def _moved(own: Worth, points: float, games: int) -> Worth:
    """What is known at first of another deed: so many points more; of the chance nothing."""
    return Worth(round(own.points + points, 3), own.points_error, own.chance, 1.0, games)


def _line(trails: Sequence[Trail]) -> list[Foreseen]:
    """The likeliest continuation: at each step what most of those do that went on alike so far, as long as that is more
    than a few."""
    alike = list(trails)
    found: list[Foreseen] = []
    while sum(step.free for step in found) < LINE:
        place = len(found)
        alike = [trail for trail in alike if len(trail.deeds) > place]
        counted = Counter(trail.deeds[place] for trail in alike)
        if not counted:
            break
        (action, free), often = counted.most_common(1)[0]
        if often < max(2, len(trails) / RARE):
            break
        alike = [trail for trail in alike if trail.deeds[place] == (action, free)]
        found.append(Foreseen(encode(action), round(often / len(trails), 3), free))
    return found


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
    """The decisions that are worth another look, among those of the last round: the one with the largest difference, a few
    with the largest lead of the own deed, at first a turn of the game too, then what is next by the difference."""
    last = review.rounds[-1] if review.rounds else review.decisions
    looks = [look for look in review.looks if look.ply in last]
    leads = sorted((look for look in looks if look.best and look.lead > 0), key=lambda look: (-look.lead, look.ply))
    sizes = [look.ply for look in sorted(looks, key=lambda look: (-_size(look), look.ply))]
    found = sizes[:1] + [look.ply for look in leads[: most // LEADS]]
    if not review.rounds:
        found += [look.ply for pair in _swings(looks)[:1] for look in pair]
    found += sizes
    return list(dict.fromkeys(found))[:most]


def _size(look: Look) -> float:
    return look.difference if look.again else look.short


def _swings(looks: Sequence[Look]) -> list[tuple[Look, Look]]:
    """Decisions between which the chance to win changed much, with the one after, the greatest change first."""
    pairs = list(pairwise(looks))
    return sorted((pair for pair in pairs if _change(*pair) >= SWING), key=lambda pair: (-_change(*pair), pair[0].ply))


def _change(one: Look, next_one: Look) -> float:
    return abs(next_one.own.chance - one.own.chance)


def _moments(review: Review) -> list[Moment]:
    """Those that may be told: only what held when it was looked at again; until that is done, what is the costliest so far."""
    looks = [look for look in review.looks if look.again]
    found: list[Moment] = []
    costly = max((look for look in looks if look.told), key=lambda look: look.difference, default=None)
    if costly is None and not review.done:
        costly = max((look for look in review.looks if not look.even), key=lambda look: look.cost, default=None)
    if costly is not None:
        found.append(Moment(COSTLY, costly.ply, costly.others[0][1].chance, costly.own.chance))
    praised = [look for look in looks if look.others and look.lead > max(look.least, look.lead_error) and look.even]
    saving = max((look for look in praised if look.best), key=lambda look: look.lead, default=None)
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
