"""What a question lets a seat point at: the cards that answer it, and what they would show then."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from game.engine import View
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.components import ERA_PILES, LANDSCAPES, WAREHOUSES
from game.titles.anno1701.rules.drawing import open_piles
from game.titles.anno1701.rules.economy import held
from game.titles.anno1701.rules.phases import lodge_cards
from game.titles.anno1701.rules.state import AnnoState

GAIN, LOSS, PICK, SHUT = "gain", "loss", "pick", "shut"


class AskedCard(NamedTuple):
    """How a card answers: it would gain or lose down to or up to ``amount``, it is one to begin with, or it cannot."""

    way: str
    amount: int = 0

    def __str__(self) -> str:
        return f"{self.way}{self.amount}" if self.way in (GAIN, LOSS) else self.way


GAINS: Final = ("choose_production_target", "guild_choose", "queen_choose", "inventor_choose", "hunt_take")
"""Kinds that put a good on an own landscape, which they name first."""
_LOSSES: Final = {"theatre_cancel": True, "poison_choose": True, "privilege_take": False}
"""Kinds that take from the cards in their first argument: True from own ones."""
_PICKS: Final = {"harbour_exchange": (0,), "diplomacy": (1, 2)}
"""Kinds for which two cards are named: which arguments name them."""


def answers_of(v: View) -> list[Any]:
    """The answers that the seat which looks can give to the running question; none if another is asked."""
    s: AnnoState = v.state
    if v.seat is None or not s.pending or v.seat not in s.pending[-1].seats:
        return []
    decision = s.pending[-1]
    asked = [k for k in decision.kinds if k in GAINS or k in _LOSSES or k in _PICKS]
    return [a for kind in asked for a in KINDS[kind].options(s, decision, v.seat)]


def marks(v: View) -> dict[str, AskedCard]:
    """Card of a settlement ("0/forest") -> how it answers the running question."""
    s: AnnoState = v.state
    found: dict[str, AskedCard] = {}
    answers = answers_of(v)
    if not answers:
        return found
    seat = answers[0].seat
    for a in answers:
        if a.kind in GAINS:
            place = a.args[0]
            found[f"{seat}/{place}"] = AskedCard(GAIN, held(s, seat, place) + 1)
        elif a.kind in _LOSSES:
            named = a.args[0] if isinstance(a.args[0], tuple) else (a.args[0],)
            payer = seat if _LOSSES[a.kind] else 1 - seat
            found |= {f"{payer}/{place}": AskedCard(LOSS, held(s, payer, place) - 1) for place in named}
        else:
            for at in _PICKS[a.kind]:
                found[f"{seat}/{a.args[at]}"] = AskedCard(PICK)
    if answers[0].kind in GAINS:
        for place in (*LANDSCAPES, *WAREHOUSES):
            found.setdefault(f"{seat}/{place}", AskedCard(SHUT))
    return found


def piles_asked(v: View) -> tuple[int, ...] | None:
    """The piles that answer the running question of the seat that looks; None if it is about something else."""
    s: AnnoState = v.state
    if v.seat is None or not s.pending or v.seat not in s.pending[-1].seats:
        return None
    key = s.pending[-1].key
    if key == "choose_first_pile":
        return ERA_PILES[1]
    if key in ("refill", "exchange"):
        return open_piles(s, v.seat)
    if key == "lodge":
        return tuple(dict.fromkeys(pile for _, pile in lodge_cards(s, v.seat)))
    return None
