"""The rule controller of Cultus: it ties phases, actions, scoring and secrets together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from game.engine import HIDDEN, Action, Chance, Decision, Effects, Refusal, Result, RuleController, SilentEffects, View
from game.engine.determinize import Deal, unseen
from game.engine.refusal import WRONG_PHASE, refuse
from game.titles.cultus.rules import scoring, setting_up
from game.titles.cultus.rules.actions import KINDS, action_phase
from game.titles.cultus.rules.components import CARDS, ENDINGS, MONUMENT_CARDS, PLANS
from game.titles.cultus.rules.decisions import ONE_POINT_KINDS
from game.titles.cultus.rules.phases import OVER, STEPS
from game.titles.cultus.rules.state import INDUSTRY, NOT_PLACED, CultusState

_DECKS: Final = tuple(dict.fromkeys(deck, 1) for deck in (CARDS, MONUMENT_CARDS, PLANS))
"""What may be hidden, one of each."""


class Cultus(RuleController[CultusState]):
    """Cultus for one to four players. Stateless."""

    title_id = "cultus"
    version = 2
    state_class = CultusState
    kinds = KINDS
    together = {"actions": action_phase}
    outcomes = tuple(ENDINGS)

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> CultusState:
        """The table at the first decision (section 4). Raises BadOption."""
        s = setting_up.new_game(seats, options, chance)
        self.proceed(s, SilentEffects(chance))
        return s

    def advance(self, s: CultusState, out: Effects) -> None:
        """Go from phase to phase until somebody must decide or the game is over (5.1)."""
        while not s.pending and s.phase != OVER:
            STEPS[s.phase](s, out)

    def out_of_phase(self, s: CultusState, decision: Decision, a: Action) -> Refusal:
        """Why this kind of action is not asked for now (5.2, 5.3)."""
        if a.kind == "draw_start" and s.drawn == 2 and s.powers[a.seat] & INDUSTRY:
            return refuse("industry_limit", "6.5")
        if decision.key == "allocate":
            return refuse("must_allocate", "6.2", gold=decision.data[0])
        if decision.key == "start_draw" and a.kind == "stop_draw":
            return refuse("must_draw", "5.3")
        if decision.key == "actions" and a.kind in ONE_POINT_KINDS:
            return refuse("no_ap", "5.3")
        return refuse(WRONG_PHASE, "5.3")

    def result(self, s: CultusState) -> Result | None:
        """The itemised result (section 7), or None while the game goes on."""
        return scoring.result(s)

    def view(self, s: CultusState, seat: int | None) -> View:
        """What the seat may see (section 9). With two to four players plans are secret until the scoring, the unused
        ones for ever; the rest is said by the marks of the state."""
        seen = s.masked(seat)
        if s.seats > 1:
            seen.box = tuple(HIDDEN if card in PLANS else card for card in s.box)
            if s.phase != OVER:
                seen.plan = [plan if owner == seat else HIDDEN for owner, plan in enumerate(s.plan)]
        return View(seat, seen)

    def determinise(self, v: View, rng: Any) -> CultusState:
        """A full table that agrees with the view: what is hidden is dealt out anew."""
        s: CultusState = v.state.clone()
        known = s.parts()
        construction, monuments, plans = (Deal(unseen(deck, known), rng) for deck in _DECKS)
        s.hands = [construction.fill(hand) for hand in s.hands]
        s.piles = [construction.fill(pile) for pile in s.piles]
        s.monument_deck = monuments.fill(s.monument_deck)
        s.plan = list(plans.fill(tuple(s.plan)))
        s.box = plans.fill(s.box)
        return s

    def settled(self, s: CultusState) -> Mapping[str, str]:
        """The enemy, its difficulty and the colours, which may be chosen during the set-up (4.2)."""
        found = {"colors": ",".join(color for color in s.color if color)}
        if s.seats == 1:
            found |= {"enemy": s.enemy, "difficulty": s.difficulty, "color": s.color[0]}
        return {option: value for option, value in found.items() if value}

    def ledger(self, s: CultusState) -> Counter[str]:
        """How many of each card and cube there are: the same at every moment of a game."""
        count = s.parts()
        for seat in range(s.seats):
            on_tracks = (s.cost[seat] != NOT_PLACED) + (s.character_gold[seat] != NOT_PLACED)
            count[f"cube {seat}"] = s.stock[seat] + on_tracks + s.built[seat]
        if s.seats == 1:
            count["cube enemy"] = s.enemy_stock + (s.enemy_track != NOT_PLACED) + len(s.enemy_monuments())
        return count


CONTROLLER = Cultus()
