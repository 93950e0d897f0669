"""How far points lead: for each floor and step in reach who goes there, and the deeds that take him there one by one."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import Action
from game.titles.signorie.rules.components import CAREER_TOP, CAREERS, INITIATIVE, INITIATIVE_TOP
from game.titles.signorie.rules.state import SignorieState

ENTERS: Final = 0
"""Where a son stands who is still in the supply."""


class Climb(NamedTuple):
    """The slot from which one goes, and the points that the way takes."""

    begin: int
    cost: int


def floors(s: SignorieState, seat: int) -> dict[tuple[str, int], Climb]:
    """Track and slot -> who climbs there when a hand points at the slot: the nearest own son below it, or one of the
    supply where none is. Slots on which own sons stand are no goals: to point at one means the son."""
    found: dict[tuple[str, int], Climb] = {}
    points, _, tracks, _ = s.pending[-1].data
    for track in (number for number in tracks if number != INITIATIVE):
        sons = s.careers[3 * seat + track]
        begins = (*((ENTERS,) if s.supply[2 * seat] else ()), *sorted(set(sons)))
        for begin in begins:
            above = [son for son in sons if son > begin]
            top = min(begin + points, CAREER_TOP, *(son - 1 for son in above))
            for slot in range(begin + 1, top + 1):
                found[CAREERS[track], slot] = Climb(begin, slot - begin)
    return found


def steps(s: SignorieState, seat: int) -> dict[int, int]:
    """Steps of the initiative track that the points reach -> how many points each takes."""
    points, _, tracks, _ = s.pending[-1].data
    here = s.initiative[seat]
    if INITIATIVE not in tracks:
        return {}
    return {here + cost: cost for cost in range(1, min(points, INITIATIVE_TOP - here) + 1)}


KINDS: Final = ("enter_male", "advance_male", "advance_initiative")
"""Kinds of which a hand may mean several at once."""


def further(s: SignorieState, a: Action, goal: str) -> list[Action]:
    """What follows the first step of a way to a floor or a step: one deed for each point more."""
    where, *rest = goal.split("/")
    if where == "floor" and a.kind in ("enter_male", "advance_male") and rest[0] == a.args[0]:
        first = (ENTERS if a.kind == "enter_male" else a.args[1]) + 1
        return [Action("advance_male", a.seat, (a.args[0], slot)) for slot in range(first, int(rest[1]))]
    if where == "step" and a.kind == "advance_initiative":
        return [a] * (int(rest[0]) - s.initiative[a.seat] - 1)
    return []
