"""Looks at one decision of a seat: shortly at first, then by the ends of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean

import msgspec

from game.engine import Session, decode, encode
from game.review.kept import EVEN, WHOLE, Deed, Foreseen, Look, Worth
from game.review.means import UNKNOWN, Mean, mean_of, together
from game.review.rollout import LINE, Continuations, End, Trail

RARE = 8
"""A continuation that fewer than one in so many take is not told."""
UNSEEN = 3
"""Worlds of a sample that, with 95 %, may be otherwise though all that were seen are alike."""


def first_look(continuations: Continuations, session: Session, ply: int, worlds: int, ends: int) -> Look:
    """One decision for the first time: deeds compared in so many worlds, the own deed played to the end so many times. The
    deed that the own one is compared with is chosen in a third of the worlds and compared in the others: to be lucky in
    one of them wins nothing."""
    own = session.plies[ply - 1].action
    seat = own.seat
    view = session.view(seat, ply - 1)
    legal = continuations.rules.legal(view.state, seat)
    rng = Random(f"{session.title.id}/{seat}/{ply}")
    others = continuations.others(view, legal, own, Random(f"{ply}"))
    careless = continuations.careless(view, legal, Random(f"{ply}"))
    dealt = [continuations.world(view, rng) for _ in range(worlds)]
    choosing, comparing = dealt[: max(1, worlds // 3)], dealt[max(1, worlds // 3) :]
    deeds = list(dict.fromkeys((own, *others, careless)))
    at_first = [continuations.compared(world, deeds, seed) for world, seed in choosing]
    means = {deed: fmean(values) for deed, values in zip(deeds, zip(*at_first))}
    rivals = sorted(others, key=lambda deed: -means[deed])
    short = lead = Mean(0.0, 0.0, 0)
    if rivals:
        met = [continuations.compared(world, (own, rivals[0]), seed) for world, seed in comparing]
        short = mean_of([there - here for here, there in met])
        places = [deeds.index(deed) for deed in rivals]
        lead = mean_of([values[0] - fmean(values[place] for place in places) for values in at_first])
    before = continuations.weighed
    found = [continuations.play_on(world, own, seed)[0] for world, seed in (dealt[n % worlds] for n in range(ends))]
    here = _worth(found, seat)
    return Look(
        ply=ply,
        kind=own.kind,
        least=_least(session),
        own=here,
        others=[(Deed(encode(deed)), _moved(here, means[deed] - means[own], len(choosing))) for deed in rivals],
        short=round(short.value, 3),
        short_error=round(_honest(short), 3),
        lead=round(lead.value, 3),
        lead_error=round(_honest(lead), 3),
        stake=round(max(means.values()) - min(means.values()), 3),
        chances=_chances(found),
        points=_points(found),
        weighed=(continuations.weighed - before) // ends,
    )


def look_again(continuations: Continuations, session: Session, look: Look, count: int) -> tuple[Look, int]:
    """A decision by the ends of so many more games in other worlds, taken together with those that were played before, and
    how many continuations it took. The deed that was the best of the others stays it; all the others are played too
    where the own deed seemed to be ahead of them."""
    own = session.plies[look.ply - 1].action
    seat = own.seat
    view = session.view(seat, look.ply - 1)
    whole = not look.again and look.best and look.lead > 0
    known = look.own.games if look.again else 0
    rng = Random(f"{session.title.id}/{seat}/{look.ply}/again/{known}")
    others = [decode(deed.a) for deed, _ in look.others]
    deeds = [own, *(others if whole else others[:1])]
    met: list[list[End]] = [[] for _ in deeds]
    trails: list[list[Trail]] = [[] for _ in deeds]
    for _ in range(count):
        world, seed = continuations.world(view, rng)
        for number, action in enumerate(deeds):
            end, trail = continuations.play_on(world, action, seed)
            met[number].append(end)
            trails[number].append(trail)
    mine, rivals = met[0], met[1:]
    difference, odds, lead = Mean(0.0, 0.0, 0), Mean(0.0, 0.0, 0), Mean(look.lead, look.lead_error, 0)
    if rivals:
        compared = [there.ahead[seat] - here.ahead[seat] for there, here in zip(rivals[0], mine)]
        difference = together(Mean(look.difference, look.error, known), mean_of(compared))
        won = [there.won[seat] - here.won[seat] for there, here in zip(rivals[0], mine)]
        odds = together(Mean(look.odds, look.odds_error, known), mean_of(won))
    if whole and rivals:
        lead = mean_of(
            [here.ahead[seat] - fmean(ends[n].ahead[seat] for ends in rivals) for n, here in enumerate(mine)]
        )
    worths = [_worth(ends, seat) for ends in met]
    if known:
        worths = [_joined(worth, now) for worth, now in zip((look.own, *(worth for _, worth in look.others)), worths)]
    share = known / (known + count)
    again = msgspec.structs.replace(
        look,
        own=worths[0],
        others=[(deed, worths[n] if n < len(worths) else worth) for n, (deed, worth) in enumerate(look.others, 1)],
        difference=round(difference.value, 3),
        error=round(_honest(difference), 3),
        odds=round(odds.value, 4),
        odds_error=round(_honest(odds), 4),
        lead=round(lead.value, 3),
        lead_error=round(_honest(lead), 3),
        again=True,
        whole=look.whole or whole,
        line=_line(trails[1 if rivals and difference.value > 0 else 0]),
        chances=[round(old * share + new * (1 - share), 4) for old, new in zip(look.chances, _chances(mine))],
        points=[round(old * share + new * (1 - share), 3) for old, new in zip(look.points, _points(mine))],
    )
    return again, count * len(deeds)


def deeds_again(look: Look) -> int:
    """How many deeds ``look_again`` plays in each world."""
    return 1 + (len(look.others) if not look.again and look.best and look.lead > 0 else min(1, len(look.others)))


def _least(session: Session) -> float:
    """The points that make a difference, for a game that was won with so many."""
    result = session.result()
    most = max((score.total for score in result.scores), default=0) if result is not None else 0
    return min(EVEN, max(1, most) * EVEN / WHOLE)


def _honest(mean: Mean) -> float:
    """The half of its interval; that a few worlds are all alike says nothing of the few in which nothing is to be won."""
    return max(mean.half, abs(mean.value) * min(1.0, UNSEEN / mean.games)) if mean.games else mean.half


def _chances(ends: Sequence[End]) -> list[float]:
    return [round(fmean(end.won[i] for end in ends), 4) for i in range(len(ends[0].won))]


def _points(ends: Sequence[End]) -> list[float]:
    return [round(fmean(end.ahead[i] for end in ends), 3) for i in range(len(ends[0].won))]


def _moved(own: Worth, points: float, games: int) -> Worth:
    """What is known at first of another deed: so many points more; of the chance nothing."""
    return Worth(round(own.points + points, 3), own.points_error, own.chance, UNKNOWN, games)


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


def _worth(ends: Sequence[End], sheet: int) -> Worth:
    return _written(mean_of([end.ahead[sheet] for end in ends]), mean_of([end.won[sheet] for end in ends]))


def _joined(one: Worth, other: Worth) -> Worth:
    return _written(
        together(Mean(one.points, one.points_error, one.games), Mean(other.points, other.points_error, other.games)),
        together(Mean(one.chance, one.chance_error, one.games), Mean(other.chance, other.chance_error, other.games)),
    )


def _written(points: Mean, chance: Mean) -> Worth:
    return Worth(
        round(points.value, 3), round(points.half, 3), round(chance.value, 4), round(chance.half, 4), points.games
    )
