"""The rule controller of Undecim: it ties phases, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.engine import Action, Chance, Decision, Effects, Refusal, Result, RuleController, SilentEffects, View
from game.titles.undecim.rules import phases, scoring, secrets, setting_up
from game.titles.undecim.rules.actions import MOVES
from game.titles.undecim.rules.components import FACES_OF_DIE, GOLD_VALUES, SETTLE_DIFFERENT, SETTLE_SAME
from game.titles.undecim.rules.phases import OVER, PHASES
from game.titles.undecim.rules.reasons import why_not_now
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.rules.variants import chosen, variants


class Undecim(RuleController[UndecimState]):
    """Undecim, draft 14, for three and four players. Stateless."""

    title_id = "undecim"
    version = 1
    state_class = UndecimState
    kinds = MOVES

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> UndecimState:
        """The table at the first decision (section 4)."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, SilentEffects(chance))
        return s

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """What gold is worth, the faces of the die, and how many resources settle."""
        rules = variants(chosen(options))
        gold = GOLD_VALUES[rules.gold_vp]
        return {
            "die-faces": FACES_OF_DIE,
            "settle-least": SETTLE_SAME[0],
            "settle-most": SETTLE_SAME[1],
            "settle-different": SETTLE_DIFFERENT,
            "gold-few": gold.few,
            "gold-many": gold.many,
            "gold-settlements": gold.settlements,
            "gold-rises": int(gold.few != gold.many),
        }

    def advance(self, s: UndecimState, out: Effects) -> None:
        """Go from phase to phase until somebody must decide or the game is over (5.2)."""
        pending = s.pending
        while not pending and s.phase != OVER:
            PHASES[s.phase](s, out)

    def unseal(self, s: UndecimState, decision: Decision, answers: Mapping[int, Action], out: Effects) -> None:
        """All have chosen their action cards: they are revealed at once."""
        phases.reveal(s, [answers[seat].args for seat in range(s.seats)], out)

    def not_your_turn(self, s: UndecimState, decision: Decision, a: Action) -> Refusal:
        """A seat that is not asked hears the most telling reason."""
        return why_not_now(s, decision, a)

    def out_of_phase(self, s: UndecimState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now."""
        return why_not_now(s, decision, a)

    def result(self, s: UndecimState) -> Result | None:
        """The itemised result (section 7), or None while the game goes on."""
        return scoring.result(s)

    def determinise(self, v: View, rng: Any) -> UndecimState:
        """A full table that agrees with the view."""
        return secrets.determinise(v, rng)

    def ledger(self, s: UndecimState) -> Counter[str]:
        """How many of each card there are: the same at every moment of a game."""
        return s.parts()


CONTROLLER = Undecim()
