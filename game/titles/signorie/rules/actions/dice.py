"""Taking a die or passing (5.3), and the die of the extra action (6.8)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.signorie.rules import possible
from game.titles.signorie.rules.actions.base import Never, SignorieMove, argument, refuse
from game.titles.signorie.rules.actions.timing import main_due, must_pick
from game.titles.signorie.rules.components import BASE_COST, COLOR, COLORS, DICE_PER_ROUND, FACES
from game.titles.signorie.rules.decisions import MAIN
from game.titles.signorie.rules.state import SignorieState

_FIELDS: Final = (Field("color", COLORS), Field("value", FACES))


def price(color: int, value: int) -> int:
    """What a die costs on its action slot: the base cost less its value, at least 0 (3.3)."""
    return max(0, BASE_COST[color] - value)


def place(s: SignorieState, seat: int, color: int, value: int) -> None:
    """The die goes from its area onto the own action slot, and a main action is due."""
    dice = s.pool[color]
    at = dice.index(value)
    s.pool[color] = dice[:at] + dice[at + 1 :]
    s.dice[5 * seat + color] = value
    s.pending[-1] = MAIN[seat][color]


class _Die(SignorieMove):
    """A die is taken from the dice areas."""

    fields = _FIELDS

    def of_color(self, s: SignorieState, seat: int, color: int, least: int) -> list[Action]:
        """Each different die of a colour that lies there and shows that or more."""
        made, name = self.made[seat], COLORS[color]
        return [made[name, value] for value in dict.fromkeys(s.pool[color]) if value >= least]

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """A die dropped on the slot of another colour; else arguments that mean nothing."""
        onto = argument(a, 2)
        if onto in COLORS and a.args[0] in COLORS and onto != a.args[0]:
            return refuse("wrong_action_slot", "5.3", color=a.args[0])
        return super().malformed(s, a)


class TakeDie(_Die):
    """Take a die, pay its price and put it on the own action slot of its colour."""

    name = "take_die"

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every different die that fits an empty slot, can be paid, and leaves a main action possible."""
        board = s.dice[5 * seat : 5 * seat + 5]
        if board.count(0) <= len(COLORS) - DICE_PER_ROUND:
            return []
        found: list[Action] = []
        purse = s.florins[seat]
        for color, dice in enumerate(s.pool):
            if dice and not board[color]:
                base = BASE_COST[color]
                left = purse - possible.main_price(s, seat, color, purse - base)
                if left >= 0:
                    found += self.of_color(s, seat, color, base - left)
        return found

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: four dice already; a slot that is taken; no such die; too dear; no main action possible (5.3)."""
        seat, color, value = a.seat, COLOR[a.args[0]], a.args[1]
        if s.dice_of(seat) >= DICE_PER_ROUND:
            return refuse("four_dice_max", "5.3", n=DICE_PER_ROUND)
        if s.dice[5 * seat + color]:
            return refuse("colour_used", "5.3", color=COLORS[color])
        if value not in s.pool[color]:
            return refuse("die_not_there", "5.3", color=COLORS[color], value=value)
        cost = price(color, value)
        if cost > s.florins[seat]:
            return refuse("die_too_expensive", "5.3", n=cost, m=s.florins[seat])
        if possible.main_price(s, seat, color) > s.florins[seat] - cost:
            return refuse("no_main_action", "5.3", color=COLORS[color])
        return None

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """The die that takes the sum over the own limit."""
        before, limit = s.dice_sum(a.seat), s.limit(a.seat)
        after = before + a.args[1]
        return refuse("over_limit", "5.5", s=after, t=limit) if before <= limit < after else None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Pay the price; a main action is due."""
        color, value = COLOR[a.args[0]], a.args[1]
        cost = price(color, value)
        s.florins[a.seat] -= cost
        place(s, a.seat, color, value)
        out.event("die_taken", seat=a.seat, color=a.args[0], value=value, price=cost)


class ExtraTakeDie(_Die):
    """The extra action of a reward: take any die that is left, without paying for it."""

    name = "extra_take_die"

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every different die that leaves a main action possible."""
        found: list[Action] = []
        for color in range(5):
            if possible.extra_die(s, seat, color):
                found += self.of_color(s, seat, color, 1)
        return found

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no such die; no main action possible (6.8)."""
        color, value = COLOR[a.args[0]], a.args[1]
        if value not in s.pool[color]:
            return refuse("die_not_there", "5.3", color=COLORS[color], value=value)
        if not possible.extra_die(s, a.seat, color):
            return refuse("no_main_action", "6.8", color=COLORS[color])
        return None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The die is free; a main action is due."""
        color, value = COLOR[a.args[0]], a.args[1]
        place(s, a.seat, color, value)
        out.event("extra_die_taken", seat=a.seat, color=a.args[0], value=value)


class PassRound(SignorieMove):
    """Take no more dice this round."""

    name = "pass_round"

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The turn order disc goes to the pass area."""
        s.passed |= 1 << a.seat
        s.pending.pop()
        out.event("passed", seat=a.seat, sum=s.dice_sum(a.seat), limit=s.limit(a.seat))


class CancelDie(Never):
    """Put the die back: the table's undo does it until a main action is chosen, no action of the game does (5.3)."""

    name = "cancel_die"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no die to put back; the main action is due; the action is chosen."""
        key = s.pending[-1].key
        if key in ("turn_choice", "choose_extra_die"):
            return must_pick(s, a.seat, a.kind)
        if key == "main_choice":
            return main_due(s, a.kind)
        return refuse("die_committed", "5.3")
