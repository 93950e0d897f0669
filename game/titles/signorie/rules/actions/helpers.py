"""Activating helpers after the main action, from the top down (6.7), and placing a free one (6.8)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.titles.signorie.rules import effects, lacks, possible
from game.titles.signorie.rules.actions.base import SignorieMove, refuse
from game.titles.signorie.rules.actions.main import HELPER_IDS, assignment_refusal, put_helper, too_late
from game.titles.signorie.rules.components import ASSIGNMENT_SLOT, ASSIGNMENT_SLOTS, COLORS, HELPER, HELPERS
from game.titles.signorie.rules.decisions import WINDOW
from game.titles.signorie.rules.state import SignorieState

_EFFECTS: Final = tuple(possible.HELPER[slot.effect] for slot in HELPERS)
_TAKES_TILE: Final = frozenset(slot.id for slot in HELPERS if slot.effect == "take_face_down_tile")


class ActivateHelper(SignorieMove):
    """Activate a helper of the column whose die has just been placed."""

    name = "activate_helper"
    fields = (Field("slot", HELPER_IDS),)

    def options(self, s: SignorieState, d: Decision, seat: int) -> list[Action]:
        """Every own helper of the column below the last one activated that would do something."""
        color, row, _ = d.data
        helpers = s.helpers[seat]
        return [
            self.made[seat][HELPER_IDS[number],]
            for number in range(3 * color + row, 3 * color + 3)
            if helpers >> number & 1 and _EFFECTS[number](s, seat)
        ]

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: no tile left to take; no helper there; another column; going up; no effect (6.7)."""
        number = HELPER[a.args[0]]
        color, row, _ = s.pending[-1].data
        if a.args[0] in _TAKES_TILE and not s.alliances:
            return refuse("no_alliance_left", "6.9")
        if not s.helpers[a.seat] >> number & 1:
            return refuse("helper_not_hired", "6.7", helper=a.args[0])
        if HELPERS[number].column != color:
            return refuse("helper_other_column", "6.7", color=COLORS[color])
        if HELPERS[number].row <= row:
            return refuse("helper_order", "6.7")
        if _EFFECTS[number](s, a.seat):
            return None
        return refuse("helper_no_effect", "6.7", why=lacks.of_gain(s, a.seat, HELPERS[number].effect))

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Helpers above it are out for this turn; it does what its slot shows."""
        slot = HELPERS[HELPER[a.args[0]]]
        s.pending[-1] = WINDOW[a.seat][slot.column][slot.row]
        out.event("helper_activated", seat=a.seat, helper=slot.effect, slot=slot.id)
        effects.HELPER[slot.effect](s, a.seat, out)


class EndTurn(SignorieMove):
    """Activate no more helpers."""

    name = "end_turn"

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The next player's turn; after an extra action the rewards go on."""
        s.pending.pop()


class UseAssignment(SignorieMove):
    """A helper uses any assignment on the board for one figure."""

    name = "use_assignment"
    fields = (Field("slot", ASSIGNMENT_SLOTS),)

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: a tile that takes two; or as for every assignment (6.7)."""
        return assignment_refusal(s, a.seat, ASSIGNMENT_SLOT[a.args[0]], 1, True)

    def caution(self, s: SignorieState, a: Action) -> Refusal | None:
        """A threshold that is raised after it has been checked."""
        return too_late(s, ASSIGNMENT_SLOT[a.args[0]], 1)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """One figure is paid, the effect comes once."""
        s.pending.pop()
        effects.use_assignment(s, a.seat, ASSIGNMENT_SLOT[a.args[0]], 1, out)


class PlaceFreeHelper(SignorieMove):
    """Put a helper disc on any empty own slot for nothing."""

    name = "place_free_helper"
    fields = (Field("slot", HELPER_IDS),)

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: a slot that is taken (6.8)."""
        taken = s.helpers[a.seat] >> HELPER[a.args[0]] & 1
        return refuse("helper_slot_taken", "5.3", helper=a.args[0]) if taken else None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """It is not active now."""
        s.pending.pop()
        put_helper(s, a.seat, HELPER[a.args[0]])
        out.event("helper_placed", seat=a.seat, helper=HELPERS[HELPER[a.args[0]]].effect, slot=a.args[0])
