"""Deeds that are not asked for now: what comes first, and when they have their time."""

from __future__ import annotations

from typing import Final

from game.engine import Decision, Refusal
from game.titles.signorie.rules.actions.base import refuse
from game.titles.signorie.rules.components import COLORS, DICE_PER_ROUND
from game.titles.signorie.rules.state import SignorieState

_DEEDS: Final = {
    "when_die": ("take_die", "extra_take_die"),
    "when_pass": ("pass_round",),
    "when_helper": ("main_hire", "place_free_helper"),
    "when_assignment": ("main_assignment", "use_assignment"),
    "when_signoria": ("main_signoria",),
    "when_points": ("enter_male", "advance_male", "advance_initiative", "stop_points"),
    "when_mission": ("send_mission",),
    "when_marriage": ("arrange_marriage",),
    "when_stock": ("take_from_stock",),
    "when_face_down": ("place_face_down",),
    "when_work": ("activate_helper",),
    "when_end": ("end_turn",),
    "when_reward": ("claim_tile", "claim_florins"),
    "when_bride": ("marry_son", "skip_bride"),
    "when_buy": ("buy_vp", "skip_buy"),
    "when_back": ("cancel_die",),
}
_WHEN: Final = {kind: when for when, kinds in _DEEDS.items() for kind in kinds}
"""When a deed has its time (``signorie-name-…``)."""


def must_pick(s: SignorieState, seat: int, kind: str) -> Refusal:
    """Why a deed waits until a die is taken: how many still may be (0: the one of an extra action), and when the deed has
    its time."""
    if s.pending[-1].key == "choose_extra_die":
        return refuse("must_pick_or_pass", "5.3", n=0, when=_WHEN[kind])
    left = DICE_PER_ROUND - sum(map(bool, s.dice[5 * seat : 5 * seat + 5]))
    return refuse("must_pick_or_pass", "5.3", n=left, when=_WHEN[kind])


def main_due(s: SignorieState, kind: str) -> Refusal:
    """Why a deed waits until the main action is done: of which slot, and when the deed has its time."""
    return refuse("main_action_required", "5.3", color=COLORS[s.pending[-1].data[0]], when=_WHEN[kind])


def unfinished(decision: Decision, kind: str) -> Refusal:
    """Why a deed waits until another question is answered: which one, and when the deed has its time."""
    return refuse("finish_first", "5.4", step=f"step_{decision.key}", when=_WHEN[kind])
