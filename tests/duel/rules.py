"""Stone beats scissors, scissors beat paper, paper beats stone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from game.engine import Action, Chance, Decision, Effects, Field, MoveType, Result, RuleController, State, decided
from game.engine.state import PER_SEAT

HANDS = ("paper", "scissors", "stone")


class Duel(State):
    shown: Annotated[list[str], PER_SEAT]


class Show(MoveType[Duel]):
    name, fields, exact = "show", (Field("hand", HANDS),), True

    def options(self, s: Duel, d: Decision, seat: int) -> list[Action]:
        return [Action("show", seat, (hand,)) for hand in HANDS]


class Controller(RuleController[Duel]):
    title_id = "duel"
    state_class = Duel
    kinds: Mapping[str, MoveType[Duel]] = {"show": Show()}

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> Duel:
        s = Duel.blank(seats)
        s.pending.append(Decision("show", tuple(range(seats)), ("show",), secret=True))
        return s

    def advance(self, s: Duel, out: Effects) -> None:
        return

    def unseal(self, s: Duel, decision: Decision, answers: Mapping[int, Action], out: Effects) -> None:
        s.shown = [answers[seat].args[0] for seat in sorted(answers)]
        out.reveal("shown", hands=tuple(s.shown))

    def result(self, s: Duel) -> Result | None:
        if s.pending:
            return None
        first, second = (HANDS.index(hand) for hand in s.shown)
        winner = {0: None, 1: 0, 2: 1}[(first - second) % 3]
        return decided(winner, 2, "drawn" if winner is None else "won")


CONTROLLER = Controller()
