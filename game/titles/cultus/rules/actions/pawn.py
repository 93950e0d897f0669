"""Moving the pawn, and the income of a walk (6.4)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Order, Refusal
from game.engine.bits import members
from game.engine.refusal import BAD_ARGUMENT, refuse
from game.titles.cultus.rules import told
from game.titles.cultus.rules.actions.base import OnePoint, by_seat, pawn_on, spend_point, step_refusal
from game.titles.cultus.rules.board import BIT, NEXT_BITS, SQUARES, square_name
from game.titles.cultus.rules.components import NO_CARD
from game.titles.cultus.rules.economy import gain, matching_card, pair, paying_slot, room, walk_income
from game.titles.cultus.rules.state import TRAFFIC, CultusState

_STEPS: Final = by_seat(lambda seat, square: Action("move_pawn", seat, ((square,),)))
"""By seat and bits of squares: the moves of one step."""


class MovePawn(OnePoint):
    """Move the pawn one square; two with Traffic. A step between the icons of an open income card pays."""

    name = "move_pawn"
    fields = (
        Field("path", SQUARES, Order(1, 2)),
        Field("income_step", (1, 2), optional=True),
    )

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every path over squares with cards and without other pawns."""
        steps = _STEPS[seat][NEXT_BITS[s.pawn[seat]] & s.carded & ~s.pawn_bits]
        if s.powers[seat] & TRAFFIC:
            return steps + _two_steps(s, seat)
        return steps

    def why_not(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: two squares without Traffic (6.5); a square that is not next, has no card or another pawn;
        two paying steps of which none is named (6.4)."""
        path = a.args[0]
        if len(path) == 2 and not s.powers[a.seat] & TRAFFIC:
            return refuse("needs_traffic", "6.5", square=square_name(path[1]))
        here = start = s.pawn[a.seat]
        for square in path:
            refusal = step_refusal(here, square, "6.4-move")
            if refusal is not None:
                return refusal
            if s.cells[square] == NO_CARD:
                return refuse("no_card_there", "6.4-move", square=square_name(square))
            if s.pawn_bits & BIT[square] and square != start:
                return refuse("pawn_there", "6.4-move", **pawn_on(s, square))
            here = square
        both = len(_paying_steps(s, start, path)) == 2
        if both and len(a.args) == 1:
            return refuse("choose_income", "6.4-move")
        if not both and len(a.args) == 2:
            return refuse(BAD_ARGUMENT, "6.4-move")
        return None

    def caution(self, s: CultusState, a: Action) -> Refusal | None:
        """Gold that no track can take; a walk whose card is closed; a walk that has already paid."""
        start, path = s.pawn[a.seat], a.args[0]
        paying = _paying_steps(s, start, path)
        if paying:
            gold = walk_income(s)
            lost = gold - sum(room(s, a.seat))
            return refuse("gold_would_be_lost", "6.2", gold=gold, lost=lost) if lost > 0 else None
        for origin, square in zip((start, *path), path):
            card = matching_card(s, origin, square)
            if not card:
                continue
            if pair(origin, square) in s.paid:
                return refuse("walk_already_paid", "6.4-move", a=square_name(origin), b=square_name(square))
            return refuse("walk_closed", "6.4-move", card=card, slot=s.income.index(card) + 1)
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The pawn moves all the way; then the paying step gives its gold, and its medal bonus."""
        seat, path = a.seat, a.args[0]
        start, end = s.pawn[seat], path[-1]
        spend_point(s, seat)
        s.pawn[seat] = end
        s.pawn_bits ^= BIT[start] | BIT[end] if start != end else 0
        if out.heard:
            out.told.append((told.moved, seat, path, start, s.laid))
        if len(path) == 1:
            slot = paying_slot(s, start, end)
            if slot:
                _pay(s, seat, start, end, slot, out)
            return
        steps = _paying_steps(s, start, path)
        if steps:
            step = a.args[1] if len(a.args) == 2 else steps[0]
            origin, square = ((start, path[0]), (path[0], path[1]))[step - 1]
            _pay(s, seat, origin, square, paying_slot(s, origin, square), out)


def _two_steps(s: CultusState, seat: int) -> list[Action]:
    start = s.pawn[seat]
    free = s.carded & ~(s.pawn_bits ^ BIT[start])
    found: list[Action] = []
    for first in members(NEXT_BITS[start] & free):
        for second in members(NEXT_BITS[first] & free):
            path = (first, second)
            if len(_paying_steps(s, start, path)) == 2:
                found += [Action("move_pawn", seat, (path, 1)), Action("move_pawn", seat, (path, 2))]
            else:
                found.append(Action("move_pawn", seat, (path,)))
    return found


def _paying_steps(s: CultusState, start: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """Which steps of a path would pay; a step straight back is the same pair and counts once."""
    first = paying_slot(s, start, path[0])
    second = len(path) == 2 and path[1] != start and paying_slot(s, path[0], path[1])
    return ((1,) if first else ()) + ((2,) if second else ())


def _pay(s: CultusState, seat: int, origin: int, square: int, slot: int, out: Effects) -> None:
    gold = walk_income(s)
    s.paid += (pair(origin, square),)
    if out.heard:
        out.told.append((told.walk_paid, seat, gold, slot, s.income[slot - 1], origin, square))
    gain(s, seat, gold, slot, out)
