"""The rule controller of Anno 1701: it ties set-up, agenda, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game.engine import Action, Chance, Decision, Effects, Refusal, Result, RuleController, SilentEffects, View
from game.engine.refusal import WRONG_PHASE, refuse
from game.titles.anno1701.rules import scoring, secrets, setting_up
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.listing import action_phase, final_phase, refill
from game.titles.anno1701.rules.actions.playing import why_no_theatre
from game.titles.anno1701.rules.components import SIDE_COLORS
from game.titles.anno1701.rules.decisions import AT_SEA, FREE, PHASE_OF
from game.titles.anno1701.rules.facts import NUMBERS
from game.titles.anno1701.rules.phases import STEPS
from game.titles.anno1701.rules.state import AnnoState


class Anno1701(RuleController[AnnoState]):
    """Anno 1701, the card game, for two. Stateless."""

    title_id = "anno1701"
    version = 1
    state_class = AnnoState
    kinds = KINDS
    together = {"actions": action_phase, "final": final_phase, "refill": refill}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> AnnoState:
        """The table at the first decision (section 4). Raises BadOption."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, SilentEffects(chance))
        return s

    def facts(self, seats: int, options: Mapping[str, str]) -> Mapping[str, int | str]:
        """The numbers of the data of which texts speak."""
        return NUMBERS

    def advance(self, s: AnnoState, out: Effects) -> None:
        """Take one step of the agenda after the other until somebody must decide or the game is over (5.3)."""
        while s.agenda and not s.pending:
            step, seat, thing = s.agenda[0]
            s.agenda = s.agenda[1:]
            STEPS[step](s, seat, thing, out)

    def out_of_phase(self, s: AnnoState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now."""
        key, kind = decision.key, a.kind
        if kind in ("theatre_cancel", "theatre_decline"):
            return why_no_theatre(s, a.seat)
        if kind == "reveal_voyage_card" and key in AT_SEA and len(s.revealed) >= s.speed:
            return refuse("speed_used", "5.7", speed=s.speed)
        if kind == "end_voyage" and key == "sail_first":
            return refuse("first_card", "5.7")
        if key not in FREE:
            return refuse("decision_open", "5", asked=f"asked_{key}")
        if key in AT_SEA:
            return refuse("at_sea", "5.7")
        if kind == "roll_dice" and s.number:
            return refuse("already_rolled", "5.4")
        if key in ("refill", "exchange") and kind in _FINAL:
            return refuse(
                "one_exchange" if key == "exchange" and kind == "exchange_card" else "one_final_action", "5.6"
            )
        return refuse(WRONG_PHASE, "5.3", wanted=PHASE_OF.get(kind, "unasked"), phase=s.phase)

    def result(self, s: AnnoState) -> Result | None:
        """Who has won (section 7), or None while the game goes on."""
        return scoring.result(s)

    def settled(self, s: AnnoState) -> Mapping[str, str]:
        """The colours, which go with the sides: the lion is blue, the dragon red."""
        return {"colors": ",".join(SIDE_COLORS[side] for side in s.side)} if all(s.side) else {}

    def view(self, s: AnnoState, seat: int | None) -> View:
        """What the seat may see (section 9)."""
        return secrets.view(s, seat)

    def determinise(self, v: View, rng: Any) -> AnnoState:
        """A full table that agrees with the view."""
        return secrets.determinise(v, rng)

    def ledger(self, s: AnnoState) -> Counter[str]:
        """How many of each card there are: the same at every moment of a game."""
        return secrets.ledger(s)


_FINAL: Final = ("start_voyage", "begin_refill", "exchange_card", "end_turn")

CONTROLLER = Anno1701()
