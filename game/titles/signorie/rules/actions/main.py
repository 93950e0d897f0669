"""The three main actions of an action slot: hire a helper, use an assignment, carry out the signoria action (5.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import effects, lacks, possible
from game.titles.signorie.rules.actions.base import SignorieMove, argument, refuse
from game.titles.signorie.rules.decisions import WINDOW
from game.titles.signorie.rules.state import SignorieState

HELPER_IDS: Final = tuple(box.HELPER)


def open_window(s: SignorieState, seat: int, color: int) -> None:
    """The main action is chosen: once it is done, helpers of the column may be activated, if there are any."""
    if s.helpers[seat] >> 3 * color & 7:
        s.pending[-1] = WINDOW[seat][color][0]
    else:
        s.pending.pop()


# --- hiring ---------------------------------------------------------------------------------------------------


class MainHire(SignorieMove):
    """Hire a helper onto a slot of the column that the ring shows."""

    name = "main_hire"
    fields = (Field("slot", HELPER_IDS),)

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every empty slot of the ring's column that can be paid."""
        if not s.helper_discs:
            return []
        first, hired, purse = 3 * box.RING[d.data[0]], s.helpers[seat], s.florins[seat]
        return [
            self.made[seat][box.HELPERS[number].id,]
            for number in (first, first + 1, first + 2)
            if not hired >> number & 1 and box.HELPERS[number].cost <= purse
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: another column; a slot that is taken; too few florins; no discs left (3.3, 5.3)."""
        number = box.HELPER[a.args[0]]
        slot = box.HELPERS[number]
        column = box.RING[s.pending[-1].data[0]]
        if slot.column != column:
            return refuse("wrong_helper_column", "3.3", color=box.COLORS[column])
        if s.helpers[a.seat] >> number & 1:
            return refuse("helper_slot_taken", "5.3", helper=a.args[0])
        if slot.cost > s.florins[a.seat]:
            return refuse("helper_cost", "5.3", n=slot.cost, m=s.florins[a.seat])
        if not s.helper_discs:
            return refuse("no_helper_discs", "6.9")
        return None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Pay the slot's cost; the disc stays for the rest of the game."""
        number = box.HELPER[a.args[0]]
        slot = box.HELPERS[number]
        open_window(s, a.seat, s.pending[-1].data[0])
        s.florins[a.seat] -= slot.cost
        put_helper(s, a.seat, number)
        out.event("hired", seat=a.seat, helper=slot.effect, slot=a.args[0], cost=slot.cost)


def put_helper(s: SignorieState, seat: int, number: int) -> None:
    """A disc from the common supply goes onto a helper slot."""
    s.helpers[seat] |= 1 << number
    s.helper_discs -= 1


# --- assignments ------------------------------------------------------------------------------------------------


def assignment_refusal(s: SignorieState, seat: int, slot: int, count: int, by_helper: bool) -> Refusal | None:
    """Why the assignment on a slot cannot be used with so many figures, or None (6.4, 6.7)."""
    gender, tile = slot & 1, box.ASSIGNMENTS[s.assignments[slot]]
    have = s.supply[2 * seat + gender]
    if s.turned >> slot & 1:
        return refuse("assignment_turned", "8", tile=s.assignments[slot])
    if by_helper and tile.least > 1:
        return refuse("helper_needs_two", "6.7", n=tile.least)
    if not tile.least <= count <= tile.most:
        return refuse("assignment_count", "3.8", n=tile.least, most=tile.most)
    if count > have:
        return refuse("assignment_too_few", "6.4", m=have, gender=box.GENDERS[gender])
    if tile.does == "threshold" and count + sum(s.threshold[2 * seat : 2 * seat + 2]) > box.THRESHOLD_FIGURES:
        return refuse("threshold_full", "6.4", n=box.BASE_THRESHOLD + box.THRESHOLD_STEP * box.THRESHOLD_FIGURES)
    if tile.does == "tiles" and not s.alliances:
        return refuse("no_alliance_left", "6.9")
    if count > possible.assignment_most(s, seat, slot, s.florins[seat]):
        return refuse("assignment_no_effect", "6.4", why=lacks.of_assignment(s, seat, slot))
    return None


def too_late(s: SignorieState, slot: int, count: int) -> Refusal | None:
    """The warning that figures raise a threshold which has been checked already: in an extra action (6.4), or None."""
    if s.phase != "rewards" or box.ASSIGNMENTS[s.assignments[slot]].does != "threshold":
        return None
    return refuse("threshold_too_late", "6.4", n=count)


class MainAssignment(SignorieMove):
    """Pay one to three figures to use one of the two assignments of the die's colour."""

    name = "main_assignment"
    fields = (Field("slot", box.ASSIGNMENT_SLOTS), Field("count", (1, 2, 3)))

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Both assignments with every number of figures that has an effect."""
        return [
            self.made[seat][box.ASSIGNMENT_SLOTS[slot], count]
            for slot in (2 * d.data[0], 2 * d.data[0] + 1)
            for count in range(
                box.ASSIGNMENTS[s.assignments[slot]].least, possible.assignment_most(s, seat, slot, s.florins[seat]) + 1
            )
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: the other colours' assignments; then by the assignment itself (6.4)."""
        slot = box.ASSIGNMENT_SLOT[a.args[0]]
        if slot >> 1 != s.pending[-1].data[0]:
            return refuse("assignment_wrong_colour", "6.4", color=box.COLORS[s.pending[-1].data[0]])
        return assignment_refusal(s, a.seat, slot, a.args[1], False)

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """A threshold that is raised after it has been checked."""
        return too_late(s, box.ASSIGNMENT_SLOT[a.args[0]], a.args[1])

    def malformed(self, s: SignorieState, a: Action) -> Refusal:
        """Figures of the other kind dragged onto the slot; a number that no tile takes; else nothing meant."""
        slot, count, figures = argument(a, 0), argument(a, 1), argument(a, 2)
        if type(slot) is str and slot in box.ASSIGNMENT_SLOT and type(count) is int and len(a.args) <= 3:
            pays = box.GENDERS[box.ASSIGNMENT_SLOT[slot] & 1]
            first = self.check(s, a)
            if figures in box.GENDERS and figures != pays and not (first and first.code in _BEFORE_GENDER):
                return refuse("assignment_wrong_gender", "6.4", gender=pays)
            if first and figures is None:
                return first
        return super().malformed(s, a)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The figures are paid, then the tile's effect."""
        open_window(s, a.seat, s.pending[-1].data[0])
        effects.use_assignment(s, a.seat, box.ASSIGNMENT_SLOT[a.args[0]], a.args[1], out)


_BEFORE_GENDER: Final = ("assignment_wrong_colour", "assignment_turned", "assignment_count")


# --- the signoria action --------------------------------------------------------------------------------------------


def marriage_refusal(s: SignorieState, seat: int) -> Refusal | None:
    """Why the seat can marry nobody off, or None (6.2)."""
    least = possible.marriage_price(s, seat, -1)
    if least == possible.NEVER:
        return refuse("all_cities_full", "6.9")
    if not s.supply[2 * seat + 1]:
        return refuse("no_daughter", "6.2")
    if least > s.florins[seat]:
        return refuse("dowry_no_money", "6.2", v=least, m=s.florins[seat])
    return None


def mission_refusal(s: SignorieState, seat: int) -> Refusal | None:
    """Why the seat can send nobody on a mission, or None: the city that asks least, the son of the highest rank (6.6)."""
    slot, least = s.highest_son(seat), possible.rank_needed(s)
    if not slot:
        return refuse("no_son_on_track", "6.6")
    if least < box.FULL and box.RANK[slot] < least:
        return refuse("rank_too_low", "6.6", v=least, r=box.RANK[slot])
    return refuse("all_cities_full", "6.9") if least == possible.NEVER else None


_CAUSE: Final[Mapping[str, Callable[[SignorieState, int], Refusal | None]]] = {
    "action_florins": lambda s, seat: None,
    "action_marriage": marriage_refusal,
    "action_offspring": lambda s, seat: None if possible.offspring(s, seat) else refuse("stock_empty", "6.3"),
    "action_tracks": lambda s, seat: (
        None if possible.points(s, seat, (0, 1, 2, 3)) else refuse("nothing_to_advance", "6.5")
    ),
    "action_mission": mission_refusal,
}


class MainSignoria(SignorieMove):
    """Carry out the signoria action of the slot."""

    name = "main_signoria"

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused with what stands in the way of the action itself (section 10)."""
        return _CAUSE[box.SIGNORIA[s.pending[-1].data[0]]](s, a.seat)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """As the action says (6.1 to 6.3, 6.5, 6.6)."""
        color = s.pending[-1].data[0]
        open_window(s, a.seat, color)
        out.event("signoria_action", seat=a.seat, action=box.SIGNORIA[color])
        effects.SIGNORIA[box.SIGNORIA[color]](s, a.seat, out)
