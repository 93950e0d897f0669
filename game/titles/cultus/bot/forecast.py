"""What the rival of the solo game will still earn: how long the game lasts, when it strikes, and for how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.titles.cultus.rules.board import BIT, CENTER_BITS, DISTANCE, TOWARDS
from game.titles.cultus.rules.components import ENEMIES, INCOME, MONUMENT_COST
from game.titles.cultus.rules.foes import FOES, PLAYER
from game.titles.cultus.rules.state import NOT_PLACED, CultusState

Strikes = Sequence[tuple[float, float]]
"""Of each strike to come: how likely the game lasts until then, and what it will count."""

GOLD_A_TURN: Final = 3.5
"""What a player gains in a turn besides the income of monuments, about."""

_HAS_DRAWN: Final = frozenset({"income", "action", "hand_adjust"})
"""Phases between the draw of a turn and the card that the enemy discards."""
_STRIKING: Final = frozenset({"enemy_demand", "enemy_effect"})
_CARDS_A_TURN: Final = 2
"""What the draw and the enemy take from the piles."""
_SHORTER: Final = 0.2
"""By how much of each turn to come the game will be shorter than the piles allow."""
_BLUR: Final = 0.2
"""What each turn to come adds to the turns between a strike that is certain and one that is impossible."""
_DISCARDS_A_TURN: Final = 1.3
"""The card of the enemy, and those of the player."""


def turns_left(s: CultusState) -> float:
    """Turns that have not drawn their card yet, until the piles are empty, also by the cards that Baltasar deals."""
    if s.last_cube:
        return 0.0
    drawn = s.phase in _HAS_DRAWN
    cards = sum(map(len, s.piles)) + drawn
    turns = 0.0
    if s.enemy == "enemy_baltasar":
        last, stock = s.last_space(), s.stock[PLAYER]
        wait = last - max(0, s.enemy_track)
        while stock > 0 and cards > _CARDS_A_TURN * wait:
            turns += wait
            cards = max(0, cards - _CARDS_A_TURN * wait - stock)
            wait, stock = last, stock - 1
    return max(0.0, turns + cards / _CARDS_A_TURN - drawn)


def strikes(s: CultusState) -> Strikes:
    """Every strike of the enemy that may still come, the one under way included."""
    if s.enemy_track == NOT_PLACED:
        return ()
    waits = _waits(s)
    count = _COUNTS.get(s.enemy)
    if count is None:
        now: int = FOES[s.enemy].calculation(s)["count"]
        return [(chance, now) for _, chance in waits]
    first = 0 if s.phase in _STRIKING else 1
    return [(chance, count(s, wait, number)) for number, (wait, chance) in enumerate(waits, first)]


def _waits(s: CultusState) -> list[tuple[int, float]]:
    """After how many more enemy phases each strike comes, and how likely the game lasts until then."""
    last = s.last_space()
    found: list[tuple[int, float]] = []
    wait = last - s.enemy_track
    if s.phase in _STRIKING:
        found.append((0, 1.0))
        wait = last
    phases = turns_left(s) + (s.phase in _HAS_DRAWN)
    while True:
        ahead = max(0, wait - 1)
        chance = 0.5 + (phases - wait + 0.75 - _SHORTER * ahead) / (0.5 + _BLUR * ahead)
        if chance <= 0:
            return found
        found.append((wait, min(1.0, chance)))
        wait += last


def expected(s: CultusState, coming: Strikes) -> float:
    """Points that these strikes will bring the enemy."""
    return ENEMIES[s.enemy].factor * sum((chance * count for chance, count in coming), 0.0)


def newcomers(s: CultusState, coming: Strikes) -> float:
    """How many of Annette's monuments more will stand on the centre at the end."""
    if s.enemy != "enemy_annette" or not coming:
        return 0.0
    before = float(_arrived(s, 0, 0))
    more = 0.0
    for chance, count in coming:
        more += chance * (count - before)
        before = float(count)
    return more


# --- what a strike will count, after so many enemy phases, that number of demands included ---------


def _discarded(s: CultusState, wait: int, number: int) -> float:
    """Baltasar: the discard pile, which only grows."""
    return len(s.discard) + _DISCARDS_A_TURN * wait


def _cubes(s: CultusState, wait: int, number: int) -> float:
    """Eleonora: cubes that will not have become monuments, when gold comes in as usual."""
    if wait <= 1:
        return s.stock[PLAYER]
    gold = max(0, s.cost[PLAYER]) + (GOLD_A_TURN + s.built[PLAYER]) * (wait - 1)
    return max(0.0, s.stock[PLAYER] - gold / MONUMENT_COST)


def _houses(s: CultusState, wait: int, number: int) -> float:
    """Claudia: squares with an icon of the card that will be the leftmost open one; she empties the piles in order."""
    for slot, pile in enumerate(s.piles):
        wait -= len(pile)
        if wait < 0:
            a, b = INCOME[s.income[slot]]
            return ((s.shown[a] | s.shown[b]) & s.countable()).bit_count()
    return 0


def _arrived(s: CultusState, wait: int, number: int) -> int:
    """Annette: her monuments on the centre, each a step nearer at every strike; one that stands before a taken
    square stays, and the others find no more than the squares that are free."""
    taken = s.monument_bits
    there = coming = 0
    for name in s.enemy_monuments():
        square = s.monuments[name]
        distance = DISTANCE[square]
        if not distance:
            there += 1
        elif distance <= number and not (distance == 1 and taken & BIT[TOWARDS[square][0]]):
            coming += 1
    return there + min(coming, (CENTER_BITS & ~taken).bit_count())


_COUNTS: Final[dict[str, Callable[[CultusState, int, int], float]]] = {
    "enemy_baltasar": _discarded,
    "enemy_eleonora": _cubes,
    "enemy_claudia": _houses,
    "enemy_annette": _arrived,
}
"""The enemies whose strikes will not count what they would count now."""
