"""The three main actions of a die, A, B and C: what each would do, and where on the board it is done."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from game.presentation import DisplayList
from game.presentation.layout import Block, Ground, fill, over
from game.presentation.parts import badge
from game.titles.signorie.art import inks
from game.titles.signorie.art.columns import ACTION_ICON, lit_helper
from game.titles.signorie.art.faces import TASK
from game.titles.signorie.art.gains import facts_of
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import lacks
from game.titles.signorie.rules.possible import assignment_most, signoria_price
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import PANELS, column_left, column_place, helper_place, task_place


class MainAction(NamedTuple):
    """One main action: its icon, its line with what it needs to know, and whether it can be done."""

    sign: str
    message: str
    facts: dict[str, Any]
    possible: bool


def ways(s: SignorieState, me: int, column: int, purse: int) -> tuple[MainAction, MainAction, MainAction]:
    """Hiring, the tasks of the colour, the action of the slot, with so much left in the purse."""
    open_slots, affordable = _hires(s, me, column, purse)
    costs = "/".join(str(h.cost) for h in affordable or open_slots) + "[florin]"
    message = "signorie-art-die-hire" if open_slots else "signorie-art-die-hire-full"
    hire = MainAction("helper", message, {"color": box.COLORS[box.RING[column]], "costs": costs}, bool(affordable))
    told = []
    for slot in _tasks(s, me, column, purse):
        sign, sum_ = TASK[s.assignments[slot]]
        each = sum_.format(box.ASSIGNMENTS[s.assignments[slot]].each)
        told.append(f"[{sign}]{each}" if sign else f"[son][daughter]{each}")
    message = "signorie-art-die-task" if told else "signorie-art-die-no-task"
    task = MainAction("scales", message, {"tasks": " / ".join(told)}, bool(told))
    message, facts = _signoria(s, me, column, purse)
    return hire, task, MainAction(ACTION_ICON[column], message, facts, signoria_price(s, me, column) <= purse)


def letters(sheet: DisplayList, s: SignorieState, me: int, column: int, purse: int) -> None:
    """A, B and C on the board of the table, with a ring round each place that answers. 1280 x 720."""
    left, ring_of = column_left(column), box.RING[column]
    for helper in _hires(s, me, column, purse)[1]:
        fill(sheet, helper_place(helper), over(lit_helper(helper), inks.LIT))
    for slot in _tasks(s, me, column, purse):
        fill(sheet, task_place(slot), inks.LIT)
    _, top, wide, _ = column_place(column)
    first = helper_place(box.HELPERS[3 * ring_of])
    inks.centred(sheet, column_left(ring_of) + 1, first[1] - 8, letter("A"))
    inks.centred(sheet, left + wide / 2, PANELS["pool"][1], letter("B"))
    inks.centred(sheet, left + wide - 4, top + 2, letter("C"))


LETTER: Final = inks.STRONG.but(colour=inks.INK)
ROUND: Final = Ground(inks.GLOW, inks.DARK)


def letter(name: str) -> Block:
    """A letter in a gold round."""
    return badge(name, LETTER, ROUND, inks.SIGN)


def _hires(s: SignorieState, me: int, column: int, purse: int) -> tuple[list[box.HelperSlot], list[box.HelperSlot]]:
    """The empty places of the ring's column, and those that can be paid."""
    free = [h for i, h in enumerate(box.HELPERS) if h.column == box.RING[column] and not s.helpers[me] >> i & 1]
    return free, [h for h in free if h.cost <= purse and s.helper_discs]


def _tasks(s: SignorieState, me: int, column: int, purse: int) -> list[int]:
    """The slots of the colour whose task can be used."""
    return [slot for slot in (2 * column, 2 * column + 1) if assignment_most(s, me, slot, purse)]


def _signoria(s: SignorieState, me: int, column: int, purse: int) -> tuple[str, dict[str, Any]]:
    """What the action of the slot would bring at most: its message and numbers."""
    message, facts = inks.message("art-die", box.SIGNORIA[column]), facts_of(s, me, column, purse)
    if facts:
        return message, facts
    lack = lacks.marriage if box.SIGNORIA[column] == "action_marriage" else lacks.mission
    return f"{message}-none", {"why": lack(s, me)}
