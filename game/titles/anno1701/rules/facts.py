"""The numbers of the data of which texts speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.titles.anno1701.rules import components as box

NUMBERS: Final[Mapping[str, int]] = {
    "favour": box.FAVOUR_TO_WIN,
    "merchants": box.MERCHANTS_TO_WIN,
    "hand": box.HAND_SIZE,
    "goods": box.GOODS_MAX,
    "warehouse": box.WAREHOUSE_MAX,
    "gold": box.GOLD_MAX,
    "centre": box.CENTRE_MAX,
    "calm": box.QUEEN_MAX_DISCONTENT,
    "rate": box.BANK_RATE,
    "search": box.SEARCH_COST,
    "theatre": box.THEATRE_COST,
    "repair": box.REPAIR_WOOD,
    "token": box.TOKEN_MIN,
    "sites": len(box.SITES),
    "pickpocket": box.PICKPOCKET_GOLD,
    "revolution": box.REVOLUTION_GOLD,
    "inventor": box.INVENTOR_GOODS,
    "poison": box.POISON_GOODS,
    "captain": box.ACTION_CARDS["captain_a"].sea_bonus,
    "commander": box.ACTION_CARDS["commander_a"].sea_bonus,
    "school": box.BUILDINGS["school_a"].gold,
    **{rank: box.MARKS[level] for level, rank in enumerate(box.RANK_IDS) if level},
}
"""Fact -> its number: limits, prices, what cards do; of each rank but the first the favour that it brings."""
