"""Deeds that are not asked for now: what comes first, and when they have their time."""

from __future__ import annotations

from typing import Final

from game.engine import Decision, Refusal
from game.titles.signorie.rules.actions.base import refuse
from game.titles.signorie.rules.components import COLORS, DICE_PER_ROUND
from game.titles.signorie.rules.state import SignorieState

_DEED: Final = {
    "take_die": "when_die",
    "extra_take_die": "when_die",
    "pass_round": "when_pass",
    "main_hire": "when_helper",
    "place_free_helper": "when_helper",
    "main_assignment": "when_assignment",
    "use_assignment": "when_assignment",
    "main_signoria": "when_signoria",
    "enter_male": "when_points",
    "advance_male": "when_points",
    "advance_initiative": "when_points",
    "stop_points": "when_points",
    "send_mission": "when_mission",
    "arrange_marriage": "when_marriage",
    "take_from_stock": "when_stock",
    "place_face_down": "when_face_down",
    "activate_helper": "when_work",
    "end_turn": "when_end",
    "claim_tile": "when_reward",
    "claim_florins": "when_reward",
    "marry_son": "when_bride",
    "skip_bride": "when_bride",
    "buy_vp": "when_buy",
    "skip_buy": "when_buy",
    "cancel_die": "when_back",
}
"""When a deed has its time (``signorie-name-…``)."""


def must_pick(s: SignorieState, seat: int, kind: str) -> Refusal:
    """Why a deed waits until a die is taken: how many still may be (0: the one of an extra action), and when the deed has
    its time."""
    if s.pending[-1].key == "choose_extra_die":
        return refuse("must_pick_or_pass", "5.3", n=0, when=_DEED[kind])
    left = DICE_PER_ROUND - sum(map(bool, s.dice[5 * seat : 5 * seat + 5]))
    return refuse("must_pick_or_pass", "5.3", n=left, when=_DEED[kind])


def main_due(s: SignorieState, kind: str) -> Refusal:
    """Why a deed waits until the main action is done: of which slot, and when the deed has its time."""
    return refuse("main_action_required", "5.3", color=COLORS[s.pending[-1].data[0]], when=_DEED[kind])


def unfinished(decision: Decision, kind: str) -> Refusal:
    """Why a deed waits until another question is answered: which one, and when the deed has its time."""
    return refuse("finish_first", "5.4", step=f"step_{decision.key}", when=_DEED[kind])
