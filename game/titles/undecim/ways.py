"""The builds that a seat could make now, told by their halves: what a table lists and what each of them is worth."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from game.engine import Action
from game.titles.undecim import area, scoring
from game.titles.undecim.building import fitting
from game.titles.undecim.components import BUILDING, GOLD, GOLD_VALUES, RESOURCES, SETTLE_SAME
from game.titles.undecim.state import UndecimState


class Way(NamedTuple):
    """One build: a new settlement ("" as ``settlement``) or a develop of the one that begins with that card, the halves
    that go into it, its level before and after, and what it would add to the points if the game ended now."""

    settlement: str
    sides: tuple[str, ...]
    before: int
    level: int
    gain: int


def ways(s: UndecimState, seat: int) -> list[Way]:
    """Every settle and every develop by one card that the seat's loose cards allow, the one that is worth most first.
    While a card develops only, or one settlement only, the others are left out."""
    decision = s.pending[-1] if s.pending else None
    only = decision.data[2] if decision is not None and decision.key == "develop_one" else None
    found = [] if only is not None else _settles(s, seat)
    found += _develops(s, seat, only or "")
    return sorted(found, key=lambda way: (-way.gain, -way.level, way.sides))


def action_of(s: UndecimState, seat: int, way: Way) -> Action:
    """The build with the cards that have lain longest."""
    if way.settlement:
        return Action("develop", seat, (way.settlement, area.cards_with(s, seat, way.sides[0])[0]))
    cards: list[str] = []
    for side in dict.fromkeys(way.sides):
        cards += sorted(area.cards_with(s, seat, side))[: way.sides.count(side)]
    return Action("settle", seat, (tuple(sorted(cards)),))


def gain_of(s: UndecimState, a: Action) -> int:
    """What a settle or a develop by one card adds to the points if the game ended now."""
    if a.kind == "settle":
        sides = tuple(sorted(area.side_of(s, a.seat, card) for card in a.args[0]))
        key = ("", sides)
    else:
        key = (a.args[0], (area.side_of(s, a.seat, a.args[1]),))
    return next((way.gain for way in ways(s, a.seat) if (way.settlement, tuple(sorted(way.sides))) == key), 0)


def _worth(s: UndecimState, settlements: int, gold: int) -> int:
    value = GOLD_VALUES[s.rules().gold_vp]
    return gold * (value.many if settlements >= value.settlements else value.few)


def _points(s: UndecimState, level: int) -> int:
    scale = BUILDING[s.rules().building_scale]
    return scale[min(level, len(scale) - 1)]


def _settles(s: UndecimState, seat: int) -> list[Way]:
    held = {side: s.sides[seat].count(side) for side in RESOURCES if side in s.sides[seat]}
    gold, towns = area.gold(s, seat), len(s.settled[seat])
    more = _worth(s, towns + 1, gold) - _worth(s, towns, gold) + _bonus(s, seat)
    pairs = list(combinations(held, 2))
    pairs += [(side,) * count for side in held for count in range(SETTLE_SAME[0], min(held[side], SETTLE_SAME[1]) + 1)]  # type: ignore[misc]
    return [Way("", sides, 0, len(sides), _points(s, len(sides)) + more) for sides in pairs]


def _bonus(s: UndecimState, seat: int) -> int:
    """What one more settlement adds to the settlement bonus (V6)."""
    towns = len(s.settled[seat])
    whole = scoring.settlement_bonus_vp(s, seat)
    if towns:
        return whole // towns
    rules, annexations = s.rules(), len(s.annexed[seat])
    if rules.settlement_bonus == "off" or not annexations:
        return 0
    return rules.settlement_bonus_vp * (annexations if rules.settlement_bonus == "product" else 1)


def _develops(s: UndecimState, seat: int, only: str) -> list[Way]:
    gold, towns = area.gold(s, seat), len(s.settled[seat])
    found = []
    for cards, faces in zip(s.settled[seat], s.levels[seat]):
        if only in ("", cards[0]):
            level = len(cards)
            step = _points(s, level + 1) - _points(s, level)
            for side in fitting(faces):
                if side in s.sides[seat]:
                    cost = _worth(s, towns, gold) - _worth(s, towns, gold - 1) if side == GOLD else 0
                    found.append(Way(cards[0], (side,), level, level + 1, step - cost))
    return found
