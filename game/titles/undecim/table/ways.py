"""The builds that a seat could make now, told by their halves: what a table lists and what each of them is worth."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from game.engine import Action, Chance, SilentEffects
from game.titles.undecim.rules import area
from game.titles.undecim.rules.building import develop, fitting, settle
from game.titles.undecim.rules.components import RESOURCES, SETTLE_SAME
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table.outlook import worth


class BuildWay(NamedTuple):
    """One build: a new settlement ("" as ``settlement``) or a develop of the one that begins with that card, the halves
    that go into it, its level before and after, and what it would add to the points if the game ended now."""

    settlement: str
    sides: tuple[str, ...]
    before: int
    level: int
    gain: int


def ways(s: UndecimState, seat: int) -> list[BuildWay]:
    """Every settle and every develop by one card that the seat's loose cards allow, the one that is worth most first.
    While a card develops only, or one settlement only, the others are left out."""
    decision = s.pending[-1] if s.pending else None
    only = decision.data[2] if decision is not None and decision.key == "develop_one" else None
    found = [] if only is not None else _settles(s, seat)
    found += _develops(s, seat, only or "")
    found = [way._replace(gain=_gain(s, seat, way)) for way in found]
    return sorted(found, key=lambda way: (-way.gain, -way.level, way.sides))


def action_of(s: UndecimState, seat: int, way: BuildWay) -> Action:
    """The build with the cards that have lain longest."""
    if way.settlement:
        return Action("develop", seat, (way.settlement, area.cards_with(s, seat, way.sides[0])[0]))
    cards: list[str] = []
    for side in dict.fromkeys(way.sides):
        cards += sorted(area.cards_with(s, seat, side))[: way.sides.count(side)]
    return Action("settle", seat, (tuple(sorted(cards)),))


def _settles(s: UndecimState, seat: int) -> list[BuildWay]:
    held = {side: s.sides[seat].count(side) for side in RESOURCES if side in s.sides[seat]}
    pairs = list(combinations(held, 2))
    pairs += [(side,) * count for side in held for count in range(SETTLE_SAME[0], min(held[side], SETTLE_SAME[1]) + 1)]  # type: ignore[misc]
    return [BuildWay("", sides, 0, len(sides), 0) for sides in pairs]


def _develops(s: UndecimState, seat: int, only: str) -> list[BuildWay]:
    found = []
    for cards, faces in zip(s.settled[seat], s.levels[seat]):
        if only in ("", cards[0]):
            fits = [side for side in fitting(faces) if side in s.sides[seat]]
            found += [BuildWay(cards[0], (side,), len(cards), len(cards) + 1, 0) for side in fits]
    return found


def _gain(s: UndecimState, seat: int, way: BuildWay) -> int:
    """What the build adds to the points if the game ended now."""
    after = s.clone()
    action = action_of(s, seat, way)
    if way.settlement:
        develop(after, seat, action.args[0], action.args[1:], SilentEffects(Chance(0)))
    else:
        settle(after, seat, action.args[0], SilentEffects(Chance(0)))
    return worth(after, seat) - worth(s, seat)
