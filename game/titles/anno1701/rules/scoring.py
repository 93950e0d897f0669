"""The end (section 7): who has won and how, with the favour of both as the sheet."""

from __future__ import annotations

from collections import Counter

from game.engine import Item, Result, Score
from game.titles.anno1701.rules.components import MARKS, RANK_IDS
from game.titles.anno1701.rules.state import DRAWN, AnnoState, favour, gold_of, merchants


def result(s: AnnoState) -> Result | None:
    """Won, lost or drawn; None while the game goes on. The sheets list where favour comes from; the ranks follow the
    victory, not the favour."""
    if s.phase != "over":
        return None
    ranks = (1, 1) if s.winner == DRAWN else tuple(1 if seat == s.winner else 2 for seat in (0, 1))
    facts = {"ending": s.ending, "turns": s.turn}
    if s.winner != DRAWN:
        facts |= {"seat": s.winner, "loser_seat": 1 - s.winner, "favour": favour(s, s.winner)}
    return Result(tuple(_sheet(s, seat) for seat in (0, 1)), ranks, s.ending, facts)


def _sheet(s: AnnoState, seat: int) -> Score:
    """Settlers, citizens and merchants with their marks; gold and merchants as facts of the line without points."""
    count = Counter(s.people[4 * seat : 4 * seat + 4])
    items = [
        Item(RANK_IDS[level], MARKS[level] * count[level], {"count": count[level], "marks": MARKS[level]})
        for level in range(1, len(RANK_IDS))
        if count[level]
    ]
    items.append(Item("gold", 0, {"gold": gold_of(s, seat), "merchants": merchants(s, seat)}))
    return Score(seat, favour(s, seat), tuple(items))
