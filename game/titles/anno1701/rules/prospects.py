"""What a change of goods and gold would make possible, and what not any more."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.building import Upgrade, rank_cost
from game.titles.anno1701.rules.decisions import ACTIONS
from game.titles.anno1701.rules.economy import can_pay, stock
from game.titles.anno1701.rules.state import AnnoState, burghers, favour, gold_of, town

CALM = 4
"""With so much gold or more the Queen gives (6.3)."""


class Prospects(NamedTuple):
    """What a seat could do next: the ranks it could pay, the buildings of its hand, a repair, the Queen's gift."""

    ranks: frozenset[str]
    buildings: frozenset[str]
    repair: bool
    gift: bool


def prospects(s: AnnoState, seat: int) -> Prospects:
    """What the seat could pay now."""
    ranks = {str(a.args[1]) for a in Upgrade().options(s, ACTIONS[seat], seat)}
    cards = {card for card in s.hands[seat] if card in box.BUILDINGS and can_pay(s, seat, box.BUILDINGS[card].cost)}
    repair = bool(s.goods[7 * seat]) and s.ship[seat] < box.SHIP_MAX
    return Prospects(frozenset(ranks), frozenset(cards), repair, gold_of(s, seat) >= CALM)


def changes(before: Prospects, after: Prospects) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """What becomes possible and what is lost, each as (message, component): ranks first, then buildings."""
    won = [("follows-rank", rank) for rank in box.RANK_IDS if rank in after.ranks - before.ranks]
    won += [("follows-build", card) for card in sorted(after.buildings - before.buildings)]
    lost = [("follows-no-rank", rank) for rank in box.RANK_IDS if rank in before.ranks - after.ranks]
    lost += [("follows-no-build", card) for card in sorted(before.buildings - after.buildings)]
    if after.repair != before.repair:
        (won if after.repair else lost).append(("follows-repair" if after.repair else "follows-no-repair", ""))
    if after.gift != before.gift:
        (won if after.gift else lost).append(("follows-gift" if after.gift else "follows-no-gift", ""))
    return won, lost


class Goal(NamedTuple):
    """How far a seat is from a victory: how often somebody must rise, and what of all that this costs is not there yet."""

    rises: int
    lack: dict[str, int]


def seven_crowns(s: AnnoState, seat: int) -> Goal:
    """The cheapest way to seven favour points: every rise counts one, and those at the bottom cost no luxury."""
    levels = sorted(s.people[4 * seat : 4 * seat + 4])
    ranks: list[int] = []
    for _ in range(box.FAVOUR_TO_WIN - favour(s, seat)):
        levels[0] += 1
        ranks.append(levels[0])
        levels.sort()
    return Goal(len(ranks), _lack(s, seat, ranks))


def two_merchants(s: AnnoState, seat: int) -> Goal:
    """The shortest way to two merchants: those who stand highest rise."""
    highest = sorted(s.people[4 * seat : 4 * seat + 4], reverse=True)[: box.MERCHANTS_TO_WIN]
    ranks = [rank for level in highest for rank in range(level + 1, box.MERCHANT + 1)]
    return Goal(len(ranks), _lack(s, seat, ranks))


def next_rank(s: AnnoState, seat: int) -> tuple[str, dict[str, int]]:
    """The next rank that lacks least, the higher one if two do, with what it lacks; "" if nobody can rise further."""
    able = {level + 1 for level in s.people[4 * seat : 4 * seat + 4] if level < box.MERCHANT}
    if not able:
        return "", {}
    lacks = {level: _lack(s, seat, [level]) for level in able}
    level = min(able, key=lambda level: (sum(lacks[level].values()), -level))
    return box.RANK_IDS[level], lacks[level]


def _lack(s: AnnoState, seat: int, ranks: list[int]) -> dict[str, int]:
    costs = [rank_cost(s, rank) for rank in ranks]
    lack = {good: sum(cost[g] for cost in costs) - stock(s, seat, g) for g, good in enumerate(box.GOODS)}
    lack["rum"] = sum(box.RANKS[rank].rum for rank in ranks) - s.rum[seat]
    lack["tobacco"] = sum(box.RANKS[rank].tobacco for rank in ranks) - s.tobacco[seat]
    return {what: amount for what, amount in lack.items() if amount > 0}


def by_fire(s: AnnoState, seat: int) -> int:
    """The gold that a fire would take now."""
    return 0 if town(s.sites[seat]).fire_station else min(burghers(s, seat), gold_of(s, seat))
