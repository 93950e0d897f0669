"""The rule controller of Anno 1701: it ties set-up, agenda, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game.engine import Action, Chance, Decision, Event, Out, Refusal, Result, RuleController, View
from game.engine.refusal import WRONG_PHASE
from game.titles.anno1701 import scoring, secrets, setting_up, soundness
from game.titles.anno1701.actions import KINDS
from game.titles.anno1701.actions.base import refuse
from game.titles.anno1701.actions.listing import action_phase, final_phase, refill, roll
from game.titles.anno1701.actions.playing import why_no_theatre
from game.titles.anno1701.components import SIDE_COLORS
from game.titles.anno1701.decisions import AT_SEA, FREE, KINDS_OF, MOVE
from game.titles.anno1701.phases import STEPS
from game.titles.anno1701.state import AnnoState


class Anno1701(RuleController[AnnoState]):
    """Anno 1701, the card game, for two. Stateless."""

    title_id = "anno1701"
    version = 1
    state_class = AnnoState
    kinds = KINDS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> AnnoState:
        """The table at the first decision (section 4). Raises BadOption."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, Out(chance, with_events=False))
        return s

    def advance(self, s: AnnoState, out: Out) -> None:
        """Take one step of the agenda after the other until somebody must decide or the game is over (5.3)."""
        while s.agenda and not s.pending:
            step, seat, thing = s.agenda[0]
            s.agenda = s.agenda[1:]
            STEPS[step](s, seat, thing, out)

    def legal(self, s: AnnoState, seat: int) -> list[Action]:
        """Every legal action of the seat, and of open kinds the proposals, in a stable order. All lists are exact."""
        if not s.pending:
            return []
        decision = s.pending[-1]
        if seat not in decision.seats:
            return []
        whole = WHOLE.get(decision.key)
        if whole is not None:
            return whole(s, seat)
        found: list[Action] = []
        for options in LISTED[decision.key]:
            found += options(s, decision, seat)
        return found

    def apply(
        self, s: AnnoState, a: Action, chance: Chance, with_events: bool = True, out: Out | None = None
    ) -> list[Event]:
        """Carry out a legal action in place, then everything up to the next decision. Returns what happened. No
        question of this game is secret, none is left to be answered by itself, and no deed minds the order of a bag."""
        if out is None:
            out = Out(chance, with_events)
        KINDS[a.kind].apply(s, a, out)
        while not s.pending and s.agenda:
            step, seat, thing = s.agenda[0]
            s.agenda = s.agenda[1:]
            STEPS[step](s, seat, thing, out)
        return out.events

    def out_of_phase(self, s: AnnoState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now."""
        key, kind = decision.key, a.kind
        if kind in ("theatre_cancel", "theatre_decline"):
            return why_no_theatre(s, a.seat)
        if kind == "reveal_voyage_card" and key in AT_SEA and len(s.revealed) >= s.speed:
            return refuse("speed_used", "5.7")
        if kind == "end_voyage" and key == "sail_first":
            return refuse("first_card", "5.7")
        if key not in FREE:
            return refuse("decision_open", "5")
        if key in AT_SEA:
            return refuse("at_sea", "5.7")
        if kind == "roll_dice" and s.number:
            return refuse("already_rolled", "5.4")
        if key in ("refill", "exchange") and kind in _FINAL:
            return refuse(
                "one_exchange" if key == "exchange" and kind == "exchange_card" else "one_final_action", "5.6"
            )
        return refuse(WRONG_PHASE, "5.3")

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

    def unsound(self, s: AnnoState) -> str:
        """What cannot be so in a state from outside."""
        return soundness.unsound(s)


LISTED = {key: tuple(KINDS[kind].options for kind in kinds if kind != MOVE) for key, kinds in KINDS_OF.items()}
"""By question: what lists its answers. Moving a building is proposed in the action phase only."""
WHOLE: Final = {"actions": action_phase, "roll": roll, "final": final_phase, "refill": refill}
"""By question: what lists all its answers at once."""
_FINAL = ("start_voyage", "begin_refill", "exchange_card", "end_turn")

CONTROLLER = Anno1701()
