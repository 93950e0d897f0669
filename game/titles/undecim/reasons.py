"""Why a kind of action is not asked for now, or not asked of this seat (section 10)."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Decision, Refusal
from game.engine.refusal import WRONG_PHASE
from game.titles.undecim import area
from game.titles.undecim.actions.base import refuse
from game.titles.undecim.black import steps_of
from game.titles.undecim.components import ACTION_CARDS, ROUNDS
from game.titles.undecim.state import UndecimState

_AFTER_REVEAL: Final = ("red", "act", "take", "moon", "night", "land", "land_draw")
_AFTER_ACTIONS: Final = ("take", "moon", "night", "land", "land_draw")
_RED_KEYS: Final = ("red_take", "red_target", "red_give", "red_discard")


def why_not_now(s: UndecimState, d: Decision, a: Action) -> Refusal:
    """The reason against an action whose kind or seat the pending decision does not ask for: the most telling one,
    or else that it is somebody else's decision, or another kind of decision."""
    reason = _SPECIAL[a.kind](s, d, a) if a.kind in _SPECIAL else None
    if reason is not None:
        return reason
    if a.seat not in d.seats:
        return refuse("not_your_decision", "5.2")
    return refuse(WRONG_PHASE, "5.2")


def _choose(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    return refuse("action_already_chosen", "5.4") if s.phase in _AFTER_REVEAL else None


def _mulligan(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    had_it = s.rules().mulligan and a.seat not in s.queue and a.seat not in d.seats
    return refuse("mulligan_used", "4.9") if s.phase == "mulligan" and had_it else None


def _gain(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if s.phase == "night" and s.rules().enemy_replay:
        return refuse("replay_limit", "V7c")
    if a.seat not in d.seats:
        return None
    if d.key in _RED_KEYS:
        return refuse("red_forced", "6.2")
    if d.key == "place_drawn":
        return refuse("must_place_drawn", "6.1")
    gained = _own_entry(s, a.seat) and any("gain" in step.op for step in steps_of(s)[: s.step - 2])
    return refuse("gain_limit", "6.1") if gained or d.key == "auto_action" else None


def _stop(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if a.seat in d.seats and d.key in _RED_KEYS:
        return refuse("red_forced", "6.2")
    if a.seat in d.seats and d.key.startswith("place"):
        return refuse("must_place_drawn", "6.1")
    return None


def _red_choice(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    names = d.key == "red_target" and a.seat in d.seats
    waits = d.key == "red_give" and a.seat == d.data[2]
    return refuse("red_giver_chooses", "V1") if names or waits else None


def _gold(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if not _own_entry(s, a.seat):
        return None
    card = s.entries[s.at][0]
    if ACTION_CARDS[card].paid is None or s.rules().gold_boost == "off":
        return refuse("gold_no_line", "3.4", action=card)
    if not area.gold(s, a.seat) and not s.paid:
        return refuse("gold_none", "5.3")
    return refuse("gold_too_late", "5.3")


def _build(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if a.seat in d.seats:
        if d.key in _RED_KEYS:
            return refuse("red_forced", "6.2")
        if d.key == "develop_one" and a.kind == "settle":
            return refuse("develop_only", "6.9")
        if a.kind == "develop_many" and "develop" in d.kinds:
            return refuse("develop_one_card", "6.5", most=1)
    done = s.phase == "act" and a.seat not in [seat for _, seat in s.entries[s.at :]]
    return refuse("build_none_left", "6.6") if done or s.phase in _AFTER_ACTIONS else None


def _flip(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    return refuse("cannot_turn", "6.1")


def _shift(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    shifted = _own_entry(s, a.seat) and any("shift" in step.op for step in steps_of(s)[: s.step - 1])
    return refuse("shift_one_direction", "6.9") if shifted else None


def _take(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if s.round == ROUNDS:
        return refuse("take_last_round", "5.2")
    return refuse("take_order", "5.2") if s.phase == "take" and a.seat in s.queue else None


def _enemies(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    return refuse("enemy_no_moon", "6.7") if s.phase != "night" else None


def _own_entry(s: UndecimState, seat: int) -> bool:
    """True while an action card of the seat is being carried out."""
    return s.phase == "act" and s.at < len(s.entries) and s.entries[s.at][1] == seat


_SPECIAL: Final = {
    "choose_action": _choose,
    "mulligan_swap": _mulligan,
    "mulligan_pass": _mulligan,
    "gain": _gain,
    "stop_gain": _stop,
    "stop_flip": _stop,
    "red_take": _red_choice,
    "red_give": _red_choice,
    "pay_gold": _gold,
    "settle": _build,
    "develop": _build,
    "develop_many": _build,
    "skip_build": _stop,
    "flip": _flip,
    "shift_moon": _shift,
    "take_action": _take,
    "discard_enemies": _enemies,
}
