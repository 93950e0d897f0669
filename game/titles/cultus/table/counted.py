"""Which squares of the town an event, or a row of the final scoring, counts, each with its points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from game.engine import Event
from game.engine.bits import bits_of, members
from game.presentation import Counted, Gain
from game.titles.cultus.rules.board import AROUND_BITS, BIT, CENTER_BITS, FULL
from game.titles.cultus.rules.components import CENTER_VP, ENEMIES, INCOME, KINDS, PLAN_ICON_VP, PLAN_PAIR_VP
from game.titles.cultus.rules.scoring import told_as
from game.titles.cultus.rules.state import NEAR_PER_MONUMENT, SQUARES_ONCE, CultusState
from game.titles.cultus.table.slots import square_slot


def counted_by_event(s: CultusState, event: Event) -> list[Counted]:
    """The squares that an event counts, in reading order, each with its points."""
    if event.kind == "income_closed":
        return [Counted(f"income/{slot}") for slot in range(1, 7) if s.open_mask >> (slot - 1) & 1]
    return _lit(_counted(s, event.kind, event.params)) if event.params.get("vp") else []


def counted_by_item(s: CultusState, seat: int, source: str, params: Mapping[str, Any]) -> list[Counted]:
    """The squares that an item of the final scoring of a seat (-1: the rival) counts, by its source and what it tells."""
    whose = {"enemy": s.enemy} if seat < 0 else {"seat": seat}
    return _lit(_counted(s, told_as(source, seat < 0), {**params, **whose}))


def _lit(squares: Iterator[tuple[int, int]]) -> list[Counted]:
    """In reading order, with the points."""
    return [
        Counted(square_slot(square), Gain("gain-points", {"points": f"+{points}"}))
        for square, points in sorted(squares)
    ]


def _counted(s: CultusState, kind: str, facts: Any) -> Iterator[tuple[int, int]]:
    """Squares with the points that each brings."""
    mine: tuple[str, ...] = s.own_monuments(facts["seat"]) if "seat" in facts else ()
    theirs = s.enemy_monuments() if s.enemy else ()
    if kind in ("bonus_vp", "character_vp"):
        around = [s.pawn[facts["seat"]]] if kind == "bonus_vp" else [s.monuments[name] for name in mine]
        once = kind == "bonus_vp" or bool(s.rulings & SQUARES_ONCE)
        times = Counter(square for centre in around for square in members(AROUND_BITS[centre]))
        for square, _ in _showing(s, bits_of(times), facts["icon"], 0):
            yield square, facts["factor"] * (1 if once else times[square])
    elif kind in ("final_center", "final_enemy_center", "effect_annette"):
        worth = facts["factor"] if kind == "effect_annette" else CENTER_VP
        yield from _standing(s, mine if kind == "final_center" else theirs, CENTER_BITS, worth)
    elif kind == "effect_wilhelm":
        adjacent = s.adjacent()
        touching = bits_of(q for q in s.monuments.values() if adjacent[q] & s.monument_bits)
        yield from _standing(s, tuple(s.monuments), touching, facts["factor"])
    elif kind == "effect_ruben":
        for name, icons in zip(theirs, facts["each"]):
            if icons:
                yield s.monuments[name], icons * facts["factor"]
    elif kind == "effect_claudia":
        for icon in INCOME[facts["card"]]:
            yield from _showing(s, FULL, KINDS[icon], facts["factor"])
    elif kind in ("final_plan_icons", "final_enemy_icons"):
        worth = PLAN_ICON_VP if kind == "final_plan_icons" else ENEMIES[s.enemy].icon_vp
        yield from _showing(s, FULL, facts["icon"], worth)
    elif kind == "final_plan_pairs":
        yield from _pairs(s, facts["icon_a"], facts["icon_b"])
    elif kind == "final_enemy_near":
        shown, adjacent = s.shown[KINDS.index(facts["icon"])] & s.countable(), s.adjacent()
        each: Counter[int] = Counter()
        for square in (s.monuments[name] for name in theirs):
            beside = (adjacent[square] & shown).bit_count()
            each[square] += facts["factor"] * (bool(beside) if s.rulings & NEAR_PER_MONUMENT else beside)
        yield from ((square, points) for square, points in each.items() if points)


def _showing(s: CultusState, where: int, icon: str, worth: int) -> Iterator[tuple[int, int]]:
    shown = s.shown[KINDS.index(icon)] & s.countable() & where
    return ((square, worth) for square in members(shown))


def _standing(s: CultusState, monuments: tuple[str, ...], where: int, worth: int) -> Iterator[tuple[int, int]]:
    """Monuments that stand there; several on one square count several times."""
    each = Counter(s.monuments[name] for name in monuments)
    return ((square, worth * count) for square, count in each.items() if where & BIT[square])


def _pairs(s: CultusState, icon_a: str, icon_b: str) -> Iterator[tuple[int, int]]:
    """Squares of the first kind with the points of their pairs."""
    a, b = KINDS.index(icon_a), KINDS.index(icon_b)
    ones, others, adjacent = s.shown[a] & s.countable(), s.shown[b] & s.countable(), s.adjacent()
    for square in members(ones):
        pairs = (adjacent[square] & others).bit_count()
        if pairs:
            yield square, PLAN_PAIR_VP * pairs
