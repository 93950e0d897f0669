"""What can be pressed at the table of Cuba."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import Control
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.bonus import free_space
from game.titles.cuba.rules.economy import buy_price, cheapest_products, sell_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, workplaces
from game.titles.cuba.table.meaning import taken
from game.titles.cuba.table.seen import asked, is_asked

_BONUS: Final = {
    "trade": (
        ("take_free_resource", (box.RESOURCE_SPACE,), "resource"),
        ("take_free_product", (box.PRODUCT_SPACE,), "product"),
    ),
    "architect": (("take_architect_bonus", box.ARCHITECT_SPACES, "vp"),),
    "mayor": (("take_mayor_bonus", box.MAYOR_SPACES, "coin"),),
}
"""What is taken in place of a deed, its marker spaces, and whose sign its button bears."""


def controls(v: View) -> list[Control]:
    """The alternatives of the card that is played, tax and duty, the end of the turn; each with a typical action, whose
    refusal tells why it is shut."""
    s: CubaState = v.state
    if not is_asked(s, v.seat):
        return []
    key, (seat, *_) = asked(v), s.pending[-1].seats
    if key == "tax":
        return [_chip("decline_tax", seat, 0, "cross"), _end("pay_tax", seat, {"n": s.pending[-1].data[0]})]
    if key == "duty":
        law = box.STATUTES[s.statutes[box.DUTY]]
        facts = {"n": law.amount, "text": taken(law.accepts)}
        return [_chip("decline_duty", seat, 0, "cross"), _end("pay_duty", seat, facts, ("citrus",))]
    typical = {"take_free_resource": ("wood",), "take_free_product": (box.PIECES[cheapest_products(s)[0]],)}
    found = _steppers(s, seat) if key == "trade" else []
    for i, (kind, spaces, sign) in enumerate(_BONUS.get(key, ())):
        amount = box.SPACES[free_space(s, spaces) or spaces[-1]].amount
        found.append(_chip(kind, seat, i, sign, amount, typical.get(kind, ())))
    if "end_turn" in s.pending[-1].kinds:
        found.append(_end("end_turn", seat)._replace(label="cuba-action-end-turn"))
    return found


def _steppers(s: CubaState, seat: int) -> list[Control]:
    """Under each stall: sell one, buy one."""
    found = []
    for number, kind in zip(box.MERCHANDISE, box.MERCHANDISE_IDS):
        x = workplaces.stall(number)[0] - places.TOWN[0]
        y = workplaces.OWN_TOP - places.TOWN[1] + 50
        trades = (("sell", "minus", sell_price(s, number)), ("buy", "plus", buy_price(s, number)))
        for i, (way, icon, price) in enumerate(trades):
            rect, deed = (x + 5 + 88.0 * i, y, 86.0, 43.0), Action(way, seat, (kind,))
            label = f"cuba-art-{way}-one"
            found.append(Control(f"{way}/{kind}", "focus", rect, (), label, icon, params={"n": price}, typical=deed))
    return found


def _chip(kind: str, seat: int, index: int, icon: str, amount: int = 0, args: tuple[Any, ...] = ()) -> Control:
    place, label = (2 + 143.0 * index, 2.0, 140.0, 54.0), f"cuba-art-{kind}".replace("_", "-")
    deed = Action(kind, seat, args)
    return Control(kind, "actions", place, (kind,), label, icon, str(index + 1), params={"n": amount}, typical=deed)


def _end(kind: str, seat: int, facts: dict[str, Any] | None = None, *args: Any) -> Control:
    label, deed = f"cuba-art-{kind}".replace("_", "-"), Action(kind, seat, args)
    rect = (290, 2, 178, 54)
    return Control(kind, "actions", rect, (kind,), label, "", "E", "end", params=facts or {}, typical=deed)
