"""What a row of the sheet counts: people, merchants, village centres, where they lie on the shores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine import Event, Item, Result, View
from game.presentation import Counted, Gain
from game.titles.anno1701.rules.components import CENTRES, MARKS, MERCHANT, PEOPLE, RANK_IDS
from game.titles.anno1701.rules.state import AnnoState, gold_of
from game.titles.anno1701.table.hands import CENTRE_SLOTS
from game.titles.anno1701.table.placing import layout


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


# --- the end of the game ---------------------------------------------------------------------------

_BY_FAVOUR: Final = ("favour", "both_ruined", "draw")


def is_final(event: Event) -> bool:
    """How it has ended is shown on the shores themselves."""
    return event.kind in ("won", "drawn")


def final(result: Result) -> tuple[str, ...]:
    """Favour is counted where it has decided; else nothing is."""
    return RANK_IDS[1:] if result.outcome in _BY_FAVOUR else ()


def tallied(v: View, seat: int, item: Item) -> list[Counted]:
    """The people of a rank, with their crowns."""
    return people(v, seat, (RANK_IDS.index(item.source),), True) if _on_shores(v) else []


def decided(v: View, result: Result) -> list[Counted]:
    """The merchants of whoever has two, or the villages that have burnt."""
    s: AnnoState = v.state
    if not _on_shores(v):
        return []
    if result.outcome == "merchants":
        return people(v, s.winner, (MERCHANT,))
    if result.outcome == "ruin":
        return centres(v, 1 - s.winner)
    if result.outcome in ("both_ruined", "draw"):
        return [place for seat in (v.me, 1 - v.me) if not gold_of(s, seat) for place in centres(v, seat)]
    return []


def _on_shores(v: View) -> bool:
    return layout(v) in ("table", "dice")


__all__ = ["centres", "decided", "final", "is_final", "people", "tallied", "written"]
