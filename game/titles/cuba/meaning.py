"""What a bill means for a seat as things stand, in numbers."""

from __future__ import annotations

from game.titles.cuba.components import STATUTES, SUBSIDY, TAX
from game.titles.cuba.state import CubaState
from game.titles.cuba.statutes import subsidy
from game.titles.cuba.statutes import tax as tax_now


def meaning(s: CubaState, seat: int, bill: str) -> tuple[str, int, int]:
    """The kind of sentence and its two numbers: with the bill, and with what is in force now (-1: nothing is).

    tax: pesos to pay; duty: pieces had and needed; subsidy: points; other: the effect alone.
    """
    card = STATUTES[bill]
    law = s.statutes[("tax", "duty", "subsidy", "other").index(card.type)]
    if card.type == "tax":
        amount = card.amount * s.covered[seat].bit_count() if card.per == "building" else card.amount
        return "tax", amount, tax_now(s, seat) if s.statutes[TAX] else -1
    if card.type == "duty":
        return "duty", sum(s.own(seat, piece) for piece in card.accepts), card.amount
    if card.type == "subsidy":
        return "subsidy", subsidy(s, seat, bill), subsidy(s, seat, law) if s.statutes[SUBSIDY] else -1
    return "other", 0, 0
