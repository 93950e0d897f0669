"""What a row of the sheet counts: people, merchants, village centres, where they lie on the shores."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import View
from game.presentation import Counted, Gain
from game.titles.anno1701.rules.components import CENTRES, MARKS, PEOPLE
from game.titles.anno1701.rules.state import AnnoState
from game.titles.anno1701.table.hands import CENTRE_SLOTS


def people(v: View, seat: int, levels: Iterable[int], marked: bool = False) -> list[Counted]:
    """The inhabitants of a seat that have one of these levels; ``marked`` with the crowns that each brings."""
    s: AnnoState = v.state
    here = zip(PEOPLE, s.people[4 * seat : 4 * seat + 4])
    return [
        Counted(f"{_shore(v, seat)}/{place}", written(f"{MARKS[level]}[crown]") if marked else None)
        for place, level in here
        if level in levels
    ]


def centres(v: View, seat: int) -> list[Counted]:
    """The village centres of a seat with the gold that lies there."""
    s: AnnoState = v.state
    coins = zip(CENTRES, s.gold[2 * seat : 2 * seat + 2])
    side = _shore(v, seat)
    return [Counted(f"{side}/{CENTRE_SLOTS[c]}", written(f"{gold}[gold]", gold > 0)) for c, gold in coins]


def written(text: str, good: bool = True) -> Gain:
    """Icons and numbers at a counted place."""
    return Gain("anno1701-art-gains", {"text": text}, good)


def _shore(v: View, seat: int) -> str:
    return "me" if seat == v.me else "rival"
