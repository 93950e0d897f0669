"""What can be done: one class for each kind of move."""

from __future__ import annotations

from game.engine import Action, Decision, Effects, Field, MoveType, Refusal

from .components import CARDS, SQUARES, VALUE, neighbours
from .state import SkeletonState


class Roll(MoveType[SkeletonState]):
    """Roll the die."""

    name = "roll"

    def apply(self, s: SkeletonState, a: Action, out: Effects) -> None:
        """The die shows a number."""
        s.pending.pop()
        s.die = out.chance.roll("die", 6)
        out.event("rolled", seat=a.seat, eyes=s.die)


class Lay(MoveType[SkeletonState]):
    """Lay a card on a free square: its value, and the die for each own neighbour."""

    name, fields = "lay", (Field("card", CARDS), Field("square", SQUARES))

    def options(self, s: SkeletonState, d: Decision, seat: int) -> list[Action]:
        """Every card on every free square."""
        free = [square for square in SQUARES if square not in s.board]
        return [Action("lay", seat, (card, square)) for card in s.hands[seat] for square in free]

    def check(self, s: SkeletonState, a: Action) -> Refusal | None:
        """Refused: a card not in hand, a square that is taken."""
        card, square = a.args
        if card not in s.hands[a.seat]:
            return Refusal("card_not_in_hand", {"card": card}, "2")
        return Refusal("square_taken", {"card": s.board[square]}, "2") if square in s.board else None

    def apply(self, s: SkeletonState, a: Action, out: Effects) -> None:
        """The card lies there, points follow."""
        s.pending.pop()
        card, square = a.args
        points = VALUE[card] + s.die * sum(s.owner.get(other) == a.seat for other in neighbours(square))
        s.hands[a.seat] = tuple(c for c in s.hands[a.seat] if c != card)
        s.board[square], s.owner[square] = card, a.seat
        s.vp[a.seat] += points
        out.event("laid", seat=a.seat, card=card, square=square, vp=points)


class Refill(MoveType[SkeletonState]):
    """Draw a card, or leave it and take a point."""

    name, fields = "refill", (Field("answer", ("draw", "point")),)

    def check(self, s: SkeletonState, a: Action) -> Refusal | None:
        """Refused: drawing from an empty deck."""
        return Refusal("deck_empty", {}, "3") if a.args[0] == "draw" and not s.deck else None

    def apply(self, s: SkeletonState, a: Action, out: Effects) -> None:
        """A card or a point."""
        s.pending.pop()
        if a.args[0] == "point":
            s.vp[a.seat] += 1
            out.event("took_point", seat=a.seat, vp=1)
            return
        *rest, card = s.deck
        s.deck, s.hands[a.seat] = tuple(rest), (*s.hands[a.seat], card)
        out.tell_privately((a.seat,), "drew", {"card": card}, seat=a.seat)
