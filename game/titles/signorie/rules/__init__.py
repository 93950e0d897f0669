"""The rule controller of Signorie: it ties phases, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.engine import Action, Chance, Decision, Effects, Refusal, Result, RuleController, SilentEffects, View
from game.engine.refusal import NOT_YOUR_TURN
from game.titles.signorie.rules import reasons, scoring, secrets, setting_up
from game.titles.signorie.rules.actions import KINDS
from game.titles.signorie.rules.components import (
    BASE_THRESHOLD,
    BRIDE_VP,
    BUY_COST,
    BUY_VP,
    DOWRY_VP,
    REWARD_FLORINS,
    REWARD_SLOTS,
    THRESHOLD_FIGURES,
    THRESHOLD_STEP,
)
from game.titles.signorie.rules.phases import OVER, STEPS
from game.titles.signorie.rules.state import SignorieState


class Signorie(RuleController[SignorieState]):
    """Signorie for two to four players. Stateless."""

    title_id = "signorie"
    version = 1
    state_class = SignorieState
    kinds = KINDS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> SignorieState:
        """The table at the first decision (sections 4 and 5.2)."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, SilentEffects(chance))
        return s

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """The numbers that texts take from the rules: of dowries, brides, rewards and the threshold."""
        return {
            "dowry-vp": DOWRY_VP,
            "bride-florins": REWARD_SLOTS[2].florins,
            "bride-third": BRIDE_VP[2],
            "bride-fourth": BRIDE_VP[3],
            "reward-florins": REWARD_FLORINS,
            "buy-cost": BUY_COST,
            "buy-vp": BUY_VP,
            "threshold": BASE_THRESHOLD,
            "threshold-step": THRESHOLD_STEP,
            "threshold-most": BASE_THRESHOLD + THRESHOLD_STEP * THRESHOLD_FIGURES,
        }

    def advance(self, s: SignorieState, out: Effects) -> None:
        """Go from phase to phase until somebody must decide or the game is over (5.1)."""
        while not s.pending and s.phase != OVER:
            STEPS[s.phase](s, out)

    def not_your_turn(self, s: SignorieState, decision: Decision, a: Action) -> Refusal:
        """What a seat is told that is not being asked."""
        return reasons.not_asked(s, a) or Refusal(NOT_YOUR_TURN)

    def out_of_phase(self, s: SignorieState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now."""
        return reasons.out_of_phase(s, decision, a)

    def result(self, s: SignorieState) -> Result | None:
        """The itemised result (section 7), or None while the game goes on."""
        return scoring.result(s)

    def determinise(self, v: View, rng: Any) -> SignorieState:
        """A full table that agrees with the view."""
        return secrets.determinise(v, rng)

    def ledger(self, s: SignorieState) -> Counter[str]:
        """How many of each tile, die, disc and figure there are: the same at every moment of a game."""
        return secrets.ledger(s)


CONTROLLER = Signorie()
