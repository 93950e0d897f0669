"""The end (section 7): final scoring, the itemised sheets, ranks and endings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from game.engine import Effects, Item, Result, Score, ranked
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules import state
from game.titles.cultus.rules.board import BIT, CENTER_BITS, EDGE_AND_CORNER_STEPS, EDGE_STEPS, stepped
from game.titles.cultus.rules.economy import earn, enemy_earns
from game.titles.cultus.rules.state import CultusState

ENEMY: Final = -1
"""The seat of the solo enemy on a score sheet."""


class ScoreLine(NamedTuple):
    """One line of the final scoring: its column of the tally, how many of what, and what each is worth."""

    source: int
    number: int
    factor: int
    facts: dict[str, Any]

    @property
    def points(self) -> int:
        """Number times factor."""
        return self.number * self.factor

    def params(self) -> dict[str, Any]:
        """The numbers for the text of the line."""
        return {"count": self.number, "factor": self.factor, "vp": self.points, **self.facts}


# --- what the final scoring counts -----------------------------------------------------------------


def seat_lines(s: CultusState, seat: int) -> Iterator[ScoreLine]:
    """Centre area, and both bonuses of the plan card (7.2)."""
    yield ScoreLine(state.OWN_CENTER, on_center(s, s.own_monuments(seat)), box.CENTER_VP, {})
    yield from plan_lines(s, s.plan[seat])


def plan_lines(s: CultusState, card: str) -> tuple[ScoreLine, ScoreLine]:
    """Both bonuses of a plan card: its icons and its pairs."""
    plan = box.PLANS[card]
    a, b = plan.pair
    icons = ScoreLine(state.PLAN_ICONS, icons_on_map(s, plan.icon), box.PLAN_ICON_VP, {"icon": box.KINDS[plan.icon]})
    pair = {"icon_a": box.KINDS[a], "icon_b": box.KINDS[b]}
    return icons, ScoreLine(state.PLAN_PAIRS, pairs_on_map(s, a, b), box.PLAN_PAIR_VP, pair)


def enemy_lines(s: CultusState) -> Iterator[ScoreLine]:
    """Centre area, and both bonuses of the enemy card (7.3)."""
    enemy = box.ENEMIES[s.enemy]
    yield ScoreLine(state.ENEMY_CENTER, on_center(s, s.enemy_monuments()), box.CENTER_VP, {})
    yield ScoreLine(state.ENEMY_NEAR, _near_icon(s, enemy.near), enemy.near_vp, {"icon": box.KINDS[enemy.near]})
    yield ScoreLine(state.ENEMY_ICONS, icons_on_map(s, enemy.icon), enemy.icon_vp, {"icon": box.KINDS[enemy.icon]})


def icons_on_map(s: CultusState, icon: int) -> int:
    """How many squares show the icon."""
    return (s.shown[icon] & s.countable()).bit_count()


def pairs_on_map(s: CultusState, a: int, b: int) -> int:
    """How many pairs of adjacent squares show the two icons; a square may be part of several."""
    countable = s.countable()
    return _pairs(s.shown[a] & countable, s.shown[b] & countable, s.rulings & state.ORTHOGONAL)


@lru_cache(4096)
def _pairs(ones: int, others: int, orthogonal: int) -> int:
    """How many squares of the first lie beside one of the others, once for each."""
    steps = EDGE_STEPS if orthogonal else EDGE_AND_CORNER_STEPS
    return sum((ones & stepped(others, step)).bit_count() for step in steps)


def on_center(s: CultusState, monuments: tuple[str, ...]) -> int:
    """How many of the monuments stand on the centre."""
    return sum(bool(CENTER_BITS & BIT[s.monuments[monument]]) for monument in monuments)


def _near_icon(s: CultusState, icon: int) -> int:
    """Enemy monuments with the icon on an adjacent square (R-16), or such squares of each monument."""
    shown, adjacent = s.shown[icon] & s.countable(), s.adjacent()
    each = [(adjacent[s.monuments[monument]] & shown).bit_count() for monument in s.enemy_monuments()]
    return sum(map(bool, each)) if s.rulings & state.NEAR_PER_MONUMENT else sum(each)


def told_as(source: str, rival: bool) -> str:
    """The event that tells a line of the final scoring, by its source."""
    return f"final_enemy_{source.removeprefix('enemy_')}" if rival else f"final_{source}"


# --- the end of the game ---------------------------------------------------------------------------


def finish(s: CultusState, out: Effects) -> None:
    """Add up the final scoring and tell it line by line; the game is over."""
    s.phase = "over"
    for seat in range(s.seats):
        if s.seats > 1:
            out.reveal("plan_shown", seat=seat, plan=s.plan[seat])
        for line in seat_lines(s, seat):
            earn(s, seat, line.points, line.source)
            out.event(told_as(state.SOURCES[line.source], False), seat=seat, **line.params())
    if s.enemy:
        for line in enemy_lines(s):
            enemy_earns(s, line.points, line.source)
            out.event(told_as(state.ENEMY_SOURCES[line.source], True), enemy=s.enemy, **line.params())
        difference = s.vp[0] - s.enemy_vp
        out.event(
            "ending", ending=ending(difference), enemy=s.enemy, difference=difference, vp=s.vp[0], rival=s.enemy_vp
        )
        return
    winners = _winners(s)
    if len(winners) == 1:
        out.event("victory", seat=winners[0], vp=s.vp[winners[0]])
    else:
        for seat in winners:
            out.event("shared_victory", seat=seat, vp=s.vp[seat])


def ending(difference: int) -> str:
    """The ending that a difference between player and enemy selects (7.4)."""
    return next(name for name, tier in box.ENDINGS.items() if tier.least <= difference <= tier.most)


def result(s: CultusState) -> Result | None:
    """The itemised sheets, or None while the game goes on. Solo: a tie is no victory. Else: a tie is shared."""
    if s.phase != "over":
        return None
    sheets = [
        Score(seat, s.vp[seat], _items(state.SOURCES, s.sources(seat), seat_lines(s, seat))) for seat in range(s.seats)
    ]
    if not s.enemy:
        winners = _winners(s)
        outcome = "victory" if len(winners) == 1 else "shared_victory"
        return Result(tuple(sheets), ranked(s.vp), outcome, {"vp": max(s.vp)})
    difference = s.vp[0] - s.enemy_vp
    name = ending(difference)
    facts = {"enemy": s.enemy, "difference": difference}
    rival = Score(ENEMY, s.enemy_vp, _items(state.ENEMY_SOURCES, s.enemy_tally, enemy_lines(s)), s.enemy)
    return Result((*sheets, rival), (1, 2) if box.ENDINGS[name].victory else (2, 1), name, facts)


def _winners(s: CultusState) -> tuple[int, ...]:
    return tuple(seat for seat in range(s.seats) if s.vp[seat] == max(s.vp))


def _items(names: tuple[str, ...], row: list[int], lines: Iterable[ScoreLine]) -> tuple[Item, ...]:
    """Every line of the final scoring, and of the others those that are not 0."""
    final = {line.source: line.params() for line in lines}
    return tuple(
        Item(name, points, final.get(source, {"vp": points}))
        for source, (name, points) in enumerate(zip(names, row))
        if points or source in final
    )
