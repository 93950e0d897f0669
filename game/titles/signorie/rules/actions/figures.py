"""Taking figures from the own stock, and giving face-down tiles a row (6.4, 6.7, 6.8)."""

from __future__ import annotations

from game.engine import Action, Effects, Field, Refusal
from game.titles.signorie.rules import effects
from game.titles.signorie.rules.actions.base import SignorieMove, refuse
from game.titles.signorie.rules.components import GENDERS, ROW, ROWS, SON
from game.titles.signorie.rules.decisions import STOCK_FIGURE
from game.titles.signorie.rules.state import SignorieState


class TakeFromStock(SignorieMove):
    """Take a son or a daughter from the own stock."""

    name = "take_from_stock"
    fields = (Field("gender", GENDERS),)

    def check(self, s: SignorieState, a: Action) -> Refusal | None:
        """Refused: nothing left at all; none of that kind (6.4)."""
        sons, daughters = s.stock[2 * a.seat], s.stock[2 * a.seat + 1]
        if not sons + daughters:
            return refuse("stock_empty", "6.3")
        if not (daughters, sons)[a.args[0] == GENDERS[SON]]:
            return refuse("stock_gender_empty", "6.4", gender=a.args[0])
        return None

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """The figure goes to the supply; the question goes on until all are taken or the stock is empty."""
        effects.take_figures(s, a.seat, GENDERS.index(a.args[0]), 1, out)
        left = min(s.pending.pop().data[0] - 1, s.stock[2 * a.seat] + s.stock[2 * a.seat + 1])
        if left:
            s.pending.append(STOCK_FIGURE[a.seat][left])


class PlaceFaceDown(SignorieMove):
    """Put the top tile of the alliance stock unseen into any own row."""

    name = "place_face_down"
    fields = (Field("row", ROWS),)

    def apply(self, s: SignorieState, a: Action, out: Effects) -> None:
        """Nobody sees its front, ever."""
        s.pending.pop()
        effects.face_down_tile(s, a.seat, ROW[a.args[0]], out)
