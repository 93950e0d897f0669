"""What a change of goods and gold would make possible, and what not any more."""

from __future__ import annotations

from typing import NamedTuple

from game.titles.anno1701.actions.building import COSTS, Upgrade
from game.titles.anno1701.components import BUILDINGS, RANK_IDS, SHIP_MAX
from game.titles.anno1701.decisions import ACTIONS
from game.titles.anno1701.economy import can_pay
from game.titles.anno1701.state import AnnoState, gold_of

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
    cards = {card for card in s.hands[seat] if card in COSTS and can_pay(s, seat, BUILDINGS[card].cost)}
    repair = bool(s.goods[7 * seat]) and s.ship[seat] < SHIP_MAX
    return Prospects(frozenset(ranks), frozenset(cards), repair, gold_of(s, seat) >= CALM)


def changes(before: Prospects, after: Prospects) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """What becomes possible and what is lost, each as (message, component): ranks first, then buildings."""
    won = [("follows-rank", rank) for rank in RANK_IDS if rank in after.ranks - before.ranks]
    won += [("follows-build", card) for card in sorted(after.buildings - before.buildings)]
    lost = [("follows-no-rank", rank) for rank in RANK_IDS if rank in before.ranks - after.ranks]
    lost += [("follows-no-build", card) for card in sorted(before.buildings - after.buildings)]
    if after.repair != before.repair:
        (won if after.repair else lost).append(("follows-repair" if after.repair else "follows-no-repair", ""))
    if after.gift != before.gift:
        (won if after.gift else lost).append(("follows-gift" if after.gift else "follows-no-gift", ""))
    return won, lost


__all__ = ["Prospects", "changes", "prospects"]
