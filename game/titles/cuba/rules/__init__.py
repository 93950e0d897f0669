"""The rule controller of Cuba: it ties phases, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game.engine import Action, Chance, Decision, Effects, Refusal, Result, RuleController, SilentEffects, View
from game.engine.refusal import NOT_YOUR_TURN, WRONG_PHASE
from game.titles.cuba.rules import facts, parliament, phases, scoring, secrets, setting_up
from game.titles.cuba.rules.actions import KINDS, every_use
from game.titles.cuba.rules.actions.base import refuse
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.decisions import CARD_OF, CARD_STATES, PHASE_OF
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import ADVANCED, CubaState

_PARLIAMENT: Final = frozenset({"bid", "rebid", "enact"})


class Cuba(RuleController[CubaState]):
    """Cuba for two to five players. Stateless."""

    title_id = "cuba"
    version = 1
    state_class = CubaState
    kinds = KINDS
    together = {"foreman": every_use}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> CubaState:
        """The table at the first decision (section 4)."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, SilentEffects(chance))
        return s

    def advance(self, s: CubaState, out: Effects) -> None:
        """Go from phase to phase until somebody must decide or the game is over (5.1)."""
        while not s.pending and s.phase != phases.OVER:
            phases.STEPS[s.phase](s, out)

    def unseal(self, s: CubaState, decision: Decision, answers: Mapping[int, Action], out: Effects) -> None:
        """All answers to a secret question are in: delegates (5.4), bids, or the bids of those who are tied (5.6)."""
        if decision.key == "delegate":
            phases.send_delegates(s, answers, out)
        elif decision.key == "bid":
            parliament.reveal_bids(s, answers, out)
        else:
            parliament.reveal_rebids(s, answers, out)

    def not_your_turn(self, s: CubaState, decision: Decision, a: Action) -> Refusal:
        """Why this seat is not asked: reasons of their own go before the general one (section 10)."""
        return out_of_time(s, decision, a) or refuse(NOT_YOUR_TURN, "5.5")

    def out_of_phase(self, s: CubaState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now: likewise, and which card it takes."""
        card = CARD_OF.get(a.kind, "")
        needs = PHASE_OF.get(a.kind, "card" if card else "phase")
        if s.phase == "action" and needs == "action":
            needs = "turn"
        elif s.phase != "action" and needs == "card":
            needs = "action_card"
        general = refuse(WRONG_PHASE, "5.2", needs=needs, character=card)
        return out_of_time(s, decision, a) or general

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """What the misprints are taken for, and the numbers of which texts speak."""
        return facts.facts(options)

    def result(self, s: CubaState) -> Result | None:
        """The itemised result (section 7), or None while the game goes on."""
        return scoring.result(s)

    def determinise(self, v: View, rng: Any) -> CubaState:
        """A full table that agrees with the view."""
        return secrets.determinise(v, rng)

    def ledger(self, s: CubaState) -> Counter[str]:
        """How many of each piece, tile, ship and statute there are: the same at every moment of a game."""
        return secrets.ledger(s)


def out_of_time(s: CubaState, decision: Decision, a: Action) -> Refusal | None:
    """The refusal of an action that comes too early or too late and has a reason of its own, or None."""
    if not 0 <= a.seat < s.seats:
        return None
    key, mine = decision.key, a.seat in decision.seats
    if a.kind == "choose_delegate" and s.rulings & ADVANCED and s.round and key in CARD_STATES | {"turn"} | _PARLIAMENT:
        return refuse("delegate_fixed", "5.4")
    if a.kind == "submit_rebid" and key == "rebid" and a.seat not in s.leaders:
        return refuse("not_tied", "5.6")
    if a.kind == "submit_bid" and key in _PARLIAMENT and in_force(s, "corruption"):
        return refuse("corruption", "6.9")
    if mine and key == "worker_place" and a.kind in ("harvest_product", "end_turn"):
        return refuse("place_first", "5.9", field=FIELDS[s.pawn[a.seat]], wanted=a.kind)
    if mine and key == "turn" and a.kind == "end_turn":
        return refuse("play_card_first", "5.5", cards=tuple(s.hand(a.seat)))
    return None


CONTROLLER = Cuba()
