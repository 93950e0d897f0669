"""What nobody may see (section 9): the fronts of the alliance stock, of face-down tiles and of the tiles in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.engine import View
from game.engine.determinize import Deal
from game.titles.signorie.rules.components import COLORS, COPIES, HOUSES, PLAYERS
from game.titles.signorie.rules.state import SignorieState


def determinise(v: View, rng: Any) -> SignorieState:
    """A full table that agrees with the view: the same number of each house stays in the box, the rest is dealt out."""
    s: SignorieState = v.state.clone()
    seen: Counter[str] = Counter(s.city_tiles)
    for row in s.face_up:
        seen.update(row)
    unknown = [tile for tile, copies in COPIES.items() for _ in range(copies - seen[tile])]
    removed: list[str] = []
    count = PLAYERS[s.seats].removed
    if count:
        for house in HOUSES:
            tiles = [tile for tile in unknown if tile.startswith(f"al_{house}_")]
            removed += Deal(tiles, rng).fill(s.removed[:count])
        for tile in removed:
            unknown.remove(tile)
    s.removed = tuple(removed)
    deal = Deal(unknown, rng)
    s.alliances = deal.fill(s.alliances)
    s.buried = deal.fill(s.buried)
    return s


def ledger(s: SignorieState) -> Counter[str]:
    """How many of each tile, die, disc and figure there are, wherever they lie: the same in every state of a game."""
    count: Counter[str] = s.parts()
    for color, name in enumerate(COLORS):
        on_boards = sum(1 for seat in range(s.seats) if s.dice[5 * seat + color])
        count[f"die_{name}"] = len(s.pool[color]) + on_boards + s.dice_aside[color]
    for seat in range(s.seats):
        count[f"sons {seat}"], count[f"daughters {seat}"] = s.figures(seat)
    count["helper_disc"] = s.helper_discs + sum(helpers.bit_count() for helpers in s.helpers)
    return count
