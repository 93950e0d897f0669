"""What can be pressed at the table of Cuba."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import Control
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.bonus import free_space
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, workplaces
from game.titles.cuba.table.meaning import taken
from game.titles.cuba.table.seen import asked

_BONUS: Final = {
    "trade": (("take_free_resource", box.RESOURCE_SPACE), ("take_free_product", box.PRODUCT_SPACE)),
    "architect": (("take_architect_bonus", ""),),
    "mayor": (("take_mayor_bonus", ""),),
}


def controls(v: View) -> list[Control]:
    """The alternatives of the card that is played, tax and duty, the end of the turn."""
    s: CubaState = v.state
    key = asked(v)
    found: list[Control] = []
    if not s.pending or v.seat not in s.pending[-1].seats:
        return found
    if key in ("tax", "duty"):
        amount = s.pending[-1].data[0] if key == "tax" else 0
        found.append(_chip(f"decline_{key}", 0, f"cuba-art-decline-{key}", "cross"))
        label = f"cuba-art-pay-{key}"
        facts: dict[str, Any] = {"n": amount}
        if key == "duty":
            law = box.STATUTES[s.statutes[box.DUTY]]
            facts = {"n": law.amount, "text": taken(law.accepts)}
        found.append(
            Control(f"pay_{key}", "actions", (290, 2, 178, 54), (f"pay_{key}",), label, "", "E", "end", params=facts)
        )
        return found
    if key == "trade":
        found += _steppers(s)
    for i, (kind, space) in enumerate(_BONUS.get(key, ())):
        spaces = {"take_architect_bonus": box.ARCHITECT_SPACES, "take_mayor_bonus": box.MAYOR_SPACES}.get(
            kind, (space,)
        )
        amount = box.SPACES[free_space(s, spaces) or spaces[-1]].amount
        found.append(_chip(kind, i, f"cuba-art-{kind}".replace("_", "-"), BONUS_SIGNS[kind], amount))
    if "end_turn" in s.pending[-1].kinds:
        found.append(
            Control("end_turn", "actions", (290, 2, 178, 54), ("end_turn",), "cuba-action-end-turn", "", "E", "end")
        )
    return found


def _steppers(s: CubaState) -> list[Control]:
    """Under each stall: sell one, buy one."""
    found = []
    for number, kind in zip(box.MERCHANDISE, box.MERCHANDISE_IDS):
        x = workplaces.stall(number)[0] - places.TOWN[0]
        y = workplaces.OWN_TOP - places.TOWN[1] + 50
        for i, (way, price) in enumerate((("sell", sell_price(s, number)), ("buy", buy_price(s, number)))):
            rect = (x + 5 + 88.0 * i, y, 86.0, 43.0)
            icon = "minus" if way == "sell" else "plus"
            label = f"cuba-art-{way}-one"
            found.append(Control(f"{way}/{kind}", "focus", rect, (), label, icon, params={"n": price}))
    return found


BONUS_SIGNS: Final = {
    "take_architect_bonus": "vp",
    "take_mayor_bonus": "coin",
    "take_free_resource": "resource",
    "take_free_product": "product",
}
"""What is taken in place of a deed, and whose sign its button bears."""


def _chip(kind: str, index: int, label: str, icon: str, amount: int = 0) -> Control:
    place = (2 + 143.0 * index, 2.0, 140.0, 54.0)
    return Control(kind, "actions", place, (kind,), label, icon, str(index + 1), params={"n": amount})


def typical(v: View, control: Control) -> Action | None:
    """A typical action of a control, whose refusal tells why it is shut."""
    s: CubaState = v.state
    if not s.pending:
        return None
    typical: dict[str, tuple[Any, ...]] = {
        "take_free_resource": ("wood",),
        "take_free_product": (box.PIECES[max(box.PRODUCTS, key=lambda p: s.market[p])],),
        "pay_duty": (("citrus",),),
    }
    if not control.kinds:
        way, _, kind = control.key.partition("/")
        return Action(way, s.pending[-1].seats[0], (kind,))
    return Action(control.kinds[0], s.pending[-1].seats[0], typical.get(control.kinds[0], ()))
