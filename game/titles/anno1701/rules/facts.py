"""The numbers of the data of which texts speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.titles.anno1701.rules.components import (
    ACTION_CARDS,
    BANK_RATE,
    BUILDINGS,
    CENTRE_MAX,
    FAVOUR_TO_WIN,
    GOLD_MAX,
    GOODS_MAX,
    HAND_SIZE,
    INVENTOR_GOODS,
    MARKS,
    MERCHANTS_TO_WIN,
    PICKPOCKET_GOLD,
    POISON_GOODS,
    QUEEN_MAX_DISCONTENT,
    RANK_IDS,
    REPAIR_WOOD,
    REVOLUTION_GOLD,
    SEARCH_COST,
    SITES,
    THEATRE_COST,
    TOKEN_MIN,
    WAREHOUSE_MAX,
)

NUMBERS: Final[Mapping[str, int]] = {
    "favour": FAVOUR_TO_WIN,
    "merchants": MERCHANTS_TO_WIN,
    "hand": HAND_SIZE,
    "goods": GOODS_MAX,
    "warehouse": WAREHOUSE_MAX,
    "gold": GOLD_MAX,
    "centre": CENTRE_MAX,
    "calm": QUEEN_MAX_DISCONTENT,
    "rate": BANK_RATE,
    "search": SEARCH_COST,
    "theatre": THEATRE_COST,
    "repair": REPAIR_WOOD,
    "token": TOKEN_MIN,
    "sites": len(SITES),
    "pickpocket": PICKPOCKET_GOLD,
    "revolution": REVOLUTION_GOLD,
    "inventor": INVENTOR_GOODS,
    "poison": POISON_GOODS,
    "captain": ACTION_CARDS["captain_a"].sea_bonus,
    "commander": ACTION_CARDS["commander_a"].sea_bonus,
    "school": BUILDINGS["school_a"].gold,
    **{rank: MARKS[level] for level, rank in enumerate(RANK_IDS) if level},
}
"""Fact -> its number: limits, prices, what cards do; of each rank but the first the favour that it brings."""
