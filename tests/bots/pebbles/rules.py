"""The rules of pebbles: eight turns each; what you hold at the end is your score."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

from game.engine import Action, Decision, Field, Item, MoveType, Refusal, Result, RuleController, Score, State, ranked
from game.engine.state import NOBODY, OWNER, PER_SEAT, UNSEEN

TURN = ("take", "draw", "rest")


class Pebbles(State):
    """``row`` is open, ``deck`` is hidden from all, ``hands`` from the others."""

    deck: Annotated[list[int], NOBODY]
    hands: Annotated[list[list[int]], PER_SEAT, OWNER]
    left: int
    mood: str
    row: list[int]
    seat: int


class Take(MoveType):
    name, fields = "take", (Field("pebble", tuple(range(1, 10))),)

    def options(self, s, d, seat):
        return [Action("take", seat, (pebble,)) for pebble in sorted(set(s.row))]

    def check(self, s, a):
        return None if a.args[0] in s.row else Refusal("not_in_row", {"pebble": a.args[0]}, "2")

    def apply(self, s, a, out):
        s.row.remove(a.args[0])
        s.hands[a.seat].append(a.args[0])
        out.event("took", seat=a.seat, pebble=a.args[0])
        s.pending.pop()


class Draw(MoveType):
    name, exact = "draw", True

    def options(self, s, d, seat):
        return [Action("draw", seat)] if s.deck else []

    def check(self, s, a):
        return None if s.deck else Refusal("deck_empty")

    def apply(self, s, a, out):
        pebble = s.deck.pop()
        s.hands[a.seat].append(pebble)
        out.tell_privately((a.seat,), "drew", {"pebble": pebble}, seat=a.seat)
        s.pending.pop()


class Rest(MoveType):
    name, exact = "rest", True

    def options(self, s, d, seat):
        return [Action("rest", seat)]

    def check(self, s, a):
        return None

    def apply(self, s, a, out):
        out.event("rested", seat=a.seat)
        s.pending.pop()


class Controller(RuleController):
    title_id, state_class = "pebbles", Pebbles
    kinds = {kind.name: kind for kind in (Take(), Draw(), Rest())}

    def setup(self, seats, options, chance):
        s = Pebbles()
        pebbles = chance.shuffle("deal", [value for value in range(1, 10) for _ in range(8)])
        s.hands = [pebbles[seat * 2 : seat * 2 + 2] for seat in range(seats)]
        s.row, s.deck = [], pebbles[seats * 2 :]
        s.seat, s.left, s.mood = -1, 8 * seats, options["mood"]
        self.advance(s, None)
        return s

    def advance(self, s, out):
        if not s.pending and s.left:
            s.left -= 1
            s.seat = (s.seat + 1) % len(s.hands)
            while len(s.row) < 4:
                s.row.append(s.deck.pop())
            s.pending.append(Decision("turn", (s.seat,), TURN))

    def result(self, s):
        if s.pending:
            return None
        totals = [sum(hand) for hand in s.hands]
        scores = tuple(Score(seat, total, (Item("pebbles", total),)) for seat, total in enumerate(totals))
        return Result(scores, ranked(totals))

    def determinise(self, v, rng):
        s = v.state.clone()
        seen = Counter([p for hand in [s.row, *s.hands] for p in hand if p != UNSEEN])
        unseen = [value for value in range(1, 10) for _ in range(8 - seen[value])]
        for i in range(len(unseen) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            unseen[i], unseen[j] = unseen[j], unseen[i]
        s.deck = [unseen.pop() for _ in s.deck]
        s.hands = [[unseen.pop() if p == UNSEEN else p for p in hand] for hand in s.hands]
        return s

    def ledger(self, s):
        return Counter(pebbles=len(s.deck) + len(s.row) + sum(map(len, s.hands)))


CONTROLLER = Controller()
