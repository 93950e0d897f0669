"""Why an action is not asked for now (section 10): of a seat that is not asked, and of the one that is."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Refusal
from game.titles.signorie.rules.actions import KINDS
from game.titles.signorie.rules.actions.base import Never, refuse
from game.titles.signorie.rules.actions.timing import main_due, must_pick, unfinished
from game.titles.signorie.rules.components import BRIDES, BUY_VP, REWARD_SLOTS
from game.titles.signorie.rules.state import SignorieState

_TURN: Final = frozenset({"take_die", "pass_round"})
_MAIN: Final = frozenset({"main_hire", "main_assignment", "main_signoria"})
_CLAIMS: Final = frozenset({"claim_tile", "claim_florins", "marry_son", "skip_bride", "buy_vp", "skip_buy"})


def not_asked(s: SignorieState, a: Action) -> Refusal | None:
    """What a seat that is not being asked is told instead of ``not_your_turn``, where one of these holds."""
    if not 0 <= a.seat < s.seats:
        return None
    if s.phase == "actions" and a.kind in _TURN and s.passed >> a.seat & 1:
        return refuse("already_passed", "5.3")
    if s.phase == "rewards" and a.kind in _CLAIMS:
        return _claim(s, a)
    return None


def _claim(s: SignorieState, a: Action) -> Refusal | None:
    """What stands in the way of a reward, a bride or a purchase whoever is asked, or None."""
    if a.seat not in s.eligible:
        return refuse("over_threshold", "5.5", s=s.dice_sum(a.seat), t=s.limit(a.seat))
    slot = REWARD_SLOTS[s.reward_slot()]
    if a.kind == "marry_son":
        if not slot.bride:
            return refuse("no_bride_now", "5.5")
        if s.brides[a.seat] == BRIDES:
            return refuse("no_bride_slot", "5.5", n=BRIDES)
    if a.kind == "buy_vp" and s.bought >> a.seat & 1:
        return refuse("buy_vp_once", "5.5", n=BUY_VP)
    return None


def out_of_phase(s: SignorieState, decision: Decision, a: Action) -> Refusal:
    """Why the seat that is asked may not do this now."""
    kind = KINDS[a.kind]
    if isinstance(kind, Never):
        refusal = kind.check(s, a) if kind.well_formed(a.args) else kind.malformed(s, a)
        assert refusal is not None
        return refusal
    if decision.key == "turn_choice":
        return must_pick(s, a.seat, a.kind)
    if decision.key == "main_choice":
        return main_due(s, a.kind)
    if decision.key == "helper_window" and a.kind in _TURN | _MAIN:
        return refuse("one_die_per_turn", "5.3")
    if s.phase == "rewards" and a.kind in _CLAIMS:
        refusal = _claim(s, a)
        if refusal is not None:
            return refusal
    return unfinished(decision, a.kind)
