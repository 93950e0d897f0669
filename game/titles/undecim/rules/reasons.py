"""Why a kind of action is not asked for now, or not asked of this seat (section 10)."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from game.engine import Action, Decision, Refusal
from game.engine.refusal import WRONG_PHASE
from game.titles.undecim.rules import area
from game.titles.undecim.rules.actions.base import CARD_IDS, refuse, why_not_loose
from game.titles.undecim.rules.actions.building import why_no_place
from game.titles.undecim.rules.actions.moon import why_not_gold
from game.titles.undecim.rules.black import INVASION, steps_of
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.components import ACTION_CARDS, FACES, ROUNDS
from game.titles.undecim.rules.setting_up import action_cards
from game.titles.undecim.rules.state import UndecimState

_AFTER_REVEAL: Final = ("red", "act", "take", "moon", "night", "land", "land_draw")
_AFTER_ACTIONS: Final = ("take", "moon", "night", "land", "land_draw")
_RED_KEYS: Final = ("red_take", "red_target", "red_give", "red_discard")
_RED_LATER: Final = {"red_take": "red_none_takes", "red_give": "red_none_asks", "red_discard": "discard_not_asked"}
"""Why nothing is taken, handed over or discarded while no red text is carried out."""


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
    if s.phase in _AFTER_REVEAL:
        return refuse("action_already_chosen", "5.4", cards=s.played[a.seat])
    card = _named(a, ACTION_CARDS)
    return refuse("action_not_yet", "5.2", card=card) if card and a.seat in d.seats and s.phase == "bonus" else None


def _mulligan(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    had_it = s.rules().mulligan and a.seat not in s.queue and a.seat not in d.seats
    if s.phase == "mulligan":
        return refuse("mulligan_used", "4.9", next_seat=d.seats[0]) if had_it else None
    card = _named(a, ACTION_CARDS)
    return refuse("mulligan_over", "4.9", card=card) if card and a.seat in d.seats else None


def _gain(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if s.phase == "night" and s.rules().enemy_replay:
        return refuse("replay_limit", "V7c", count=s.slain[a.seat])
    if a.seat not in d.seats:
        return None
    if d.key in _RED_KEYS:
        return _forced(d)
    if d.key == "place_drawn":
        return _unplaced(s)
    gained = _own_entry(s, a.seat) and any("gain" in step.op for step in steps_of(s)[: max(0, s.step - 2)])
    if gained or d.key == "auto_action":
        return refuse("gain_limit", "6.1", action=s.entries[s.at][0], most=_most(s))
    if _own_entry(s, a.seat):
        return refuse("gain_not_yet", "5.3", action=s.entries[s.at][0])
    played = s.played[a.seat]
    return refuse("gain_over", "5.3", cards=played) if s.phase in _AFTER_ACTIONS and played else None


def _most(s: UndecimState) -> int:
    """The greatest number of cards that the latest gain of the entry in progress allows; 0 where it hangs on what lay
    there then."""
    step = next((step for step in reversed(steps_of(s)[: max(0, s.step - 2)]) if "gain" in step.op), None)
    if step is None or step.op in ("gain_hand_table", "gain_hand_count"):
        return 0
    if step.op == "gain_hand" and s.entries[s.at][0] == INVASION:
        return s.rules().invasion_hand_gain
    return max(0, step.n)


def _forced(d: Decision) -> Refusal:
    return refuse("red_forced", "6.2", action=d.data[0])


def _unplaced(s: UndecimState) -> Refusal:
    return refuse("must_place_drawn", "6.1", count=len(s.tray), cards=s.tray)


def _stop(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if a.seat in d.seats and d.key in _RED_KEYS:
        return _forced(d)
    if a.seat in d.seats and d.key.startswith("place"):
        return _unplaced(s)
    return None


def _red_choice(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if d.key == "red_target" and a.seat in d.seats:
        return refuse("red_giver_chooses", "V1", action=d.data[0])
    if d.key == "red_give" and a.seat == d.data[2]:
        return refuse("red_giver_chooses", "V1", action=d.data[0])
    card = _named(a, FACES)
    if not card or a.seat not in d.seats:
        return None
    return _forced(d) if d.key in _RED_KEYS else refuse(_RED_LATER[a.kind], "6.2", card=card)


def _gold(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    refusal = why_not_gold(s, a.seat, a.args) if a.seat in d.seats else None
    if refusal is not None or not _own_entry(s, a.seat):
        return refusal
    card = s.entries[s.at][0]
    if not has_gold_line(s.rules(), card):
        return refuse("gold_no_line", "3.4", action=card)
    if not area.gold(s, a.seat) and not s.paid:
        return refuse("gold_none", "5.3", action=card)
    return refuse("gold_too_late", "5.3", action=card, paid=s.paid)


def _build(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    asked = a.seat in d.seats
    if asked:
        if d.key in _RED_KEYS:
            return _forced(d)
        if d.key == "develop_one" and a.kind == "settle":
            return refuse("develop_only", "6.9", action=s.entries[s.at][0])
        if a.kind == "develop_many" and "develop" in d.kinds:
            return refuse("develop_one_card", "6.5", most=1)
    done = s.phase == "act" and a.seat not in [seat for _, seat in s.entries[s.at :]]
    if done or s.phase in _AFTER_ACTIONS:
        return refuse("build_none_left", "6.6")
    if not asked or not a.args:
        return None
    return _why_no_build(s, a) or _build_later(s, a.seat)


def _why_no_build(s: UndecimState, a: Action) -> Refusal | None:
    """What would stand against that build at any time: a settlement or cards that are not the seat's own loose ones."""
    *place, cards = a.args
    if place and place[0] in CARD_IDS:
        _, refusal = why_no_place(s, a.seat, place[0])
        if refusal is not None:
            return refusal
    named = (card for card in (cards if isinstance(cards, tuple) else (cards,)) if card in CARD_IDS)
    told = (why_not_loose(s, a.seat, card, "6.4") for card in named)
    return next((refusal for refusal in told if refusal is not None), None)


def _build_later(s: UndecimState, seat: int) -> Refusal:
    """When the seat may build: with which card that is turned up, or that none is."""
    coming = [card for card, other in s.entries[s.at if s.phase == "act" else 0 :] if other == seat]
    if s.phase in _AFTER_REVEAL and coming:
        return refuse("build_later", "6.6", action=coming[0])
    return refuse("build_no_card", "6.6")


def _flip(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    card = _named(a, FACES)
    turning = tuple(c for c in action_cards(s.variants) if any(step.op == "flip" for step in ACTION_CARDS[c].steps))
    return refuse("cannot_turn", "6.1", card=card, count=len(turning), cards=turning) if card else None


def _shift(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    shifted = _own_entry(s, a.seat) and any("shift" in step.op for step in steps_of(s)[: s.step - 1])
    return refuse("shift_one_direction", "6.9", action=s.entries[s.at][0]) if shifted else None


def _take(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    if s.round == ROUNDS:
        return refuse("take_last_round", "5.2", round=ROUNDS)
    if s.phase == "take" and a.seat in s.queue:
        return refuse("take_order", "5.2", next_seat=d.seats[0])
    card = _named(a, ACTION_CARDS)
    return refuse("take_later", "5.2", card=card) if card and a.seat in d.seats and s.phase != "take" else None


def _enemies(s: UndecimState, d: Decision, a: Action) -> Refusal | None:
    return refuse("enemy_no_moon", "6.7") if s.phase != "night" else None


def _named(a: Action, among: Container[str]) -> str:
    """The first thing of those that the action names, or ""."""
    return next((arg for arg in a.args if isinstance(arg, str) and arg in among), "")


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
    "red_discard": _red_choice,
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
