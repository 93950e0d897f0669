"""The rule controller: set-up, the flow of the game, the result."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Chance, Decision, Effects, Item, Result, RuleController, Score, SilentEffects, ranked

from .actions import Lay, Refill, Roll
from .components import CARDS, SQUARES
from .state import SkeletonState


class Skeleton(RuleController[SkeletonState]):
    """The game for two to four. Stateless."""

    title_id = "skeleton"
    state_class = SkeletonState
    kinds = {kind.name: kind for kind in (Roll(), Lay(), Refill())}
    box = CARDS

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> SkeletonState:
        """The table at the first decision."""
        cards, size = chance.shuffle("deck", CARDS), int(options.get("first_hand", "3"))
        hands = [tuple(cards[size * seat : size * (seat + 1)]) for seat in range(seats)]
        s = SkeletonState.blank(seats, hands=hands, deck=tuple(cards[size * seats :]))
        self.proceed(s, SilentEffects(chance))
        return s

    def advance(self, s: SkeletonState, out: Effects) -> None:
        """The next turn, as long as there is a free square and a card to lay."""
        if s.pending or len(s.board) == len(SQUARES) or not any(s.hands):
            return
        s.turn, s.die = s.turn + 1, 0
        s.seat = (s.seat + 1) % len(s.hands)
        while not s.hands[s.seat]:
            s.seat = (s.seat + 1) % len(s.hands)
        out.begin("turn", number=s.turn, seat=s.seat)
        asked = (s.seat,)
        s.pending = [Decision(name, asked, (name,)) for name in ("refill", "lay", "roll")]

    def result(self, s: SkeletonState) -> Result | None:
        """Points of the cards laid; equal points share the rank."""
        if s.pending:
            return None
        scores = tuple(Score(seat, vp, (Item("laid", vp),)) for seat, vp in enumerate(s.vp))
        return Result(scores, ranked(s.vp))


CONTROLLER = Skeleton()
