"""How a hand does what can be done in Anno 1701, and what a drop or a click could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from game.engine import Action, View
from game.presentation import (
    Both,
    Button,
    Click,
    Control,
    Drag,
    Drop,
    Gesture,
    asked,
    button,
    click,
    contract,
    drag,
)
from game.presentation.touch import Touch, gestures_of
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.economy import default_pay
from game.titles.anno1701.table.buttons import LEAVES, controls
from game.titles.anno1701.table.drops import candidates, tribute
from game.titles.anno1701.table.hands import HANDS
from game.titles.anno1701.table.placing import answer_piece, answers, placement, price


def _layout(v: View, a: Action) -> tuple[Gesture, ...]:
    """A button for each layout that is proposed; any other is put together."""
    proposed = KINDS["assign_layout"].options(v.state, v.state.pending[-1], a.seat)
    return (Button(f"layout/{proposed.index(a)}"),) if a in proposed else (Button("arrange"),)


def _purchase(v: View, a: Action) -> tuple[Gesture, ...]:
    """A click on the thing, paid as its card says, or aboard with it."""
    thing, left, right = a.args[:3]
    several = (thing, (left, right)) in answers(v.state)
    piece = answer_piece(thing, (left, right) if several else None)
    usual = several or (left, right) == default_pay(v.state, a.seat, price(v.state, thing))
    return (Click(piece), Drag(piece, "me/ship")) if usual else (Click(piece),)


def _tribute(v: View, a: Action) -> tuple[Gesture, ...]:
    """The purse pays what is not shared otherwise."""
    return (Drag("purse", "pirate"),) if a.args == tribute(v.state, a.seat) else ()


def done(kind: str, do: Callable[[View, Action], Sequence[Gesture]]) -> Both:
    """The hands of a kind, and what a drop or a click means of it, which depends on what lies where: ``drops`` says it."""

    def read(v: View, drop: Drop) -> Iterable[tuple[Any, ...]]:
        return (a.args for a in candidates(v, drop.piece, drop.slot) if a.kind == kind)

    return Both(do, read)


def carried(kind: str, *ways: Touch) -> Both:
    """The same where the hands of a kind can be said by patterns."""
    fields = KINDS[kind].fields
    return done(kind, lambda v, a: tuple(gestures_of(ways, fields, {}, v, a, placement)))


_TAKEN: Final = (click("{card}"), drag("{card}", "me/hand"))
_DRAWN: Final = (click("pile/{pile}"), drag("pile/{pile}", "me/hand"))
_CARRIED: Final[dict[str, tuple[Touch, ...]]] = {
    "choose_first_pile": _DRAWN,
    "roll_dice": (
        drag("die/number", "sea"),
        drag("die/event", "sea"),
        click("dice/number"),
        click("dice/event"),
        button("roll"),
    ),
    "build": (drag("{card}", "me/{site}"),),
    "upgrade": (drag("rank/{rank}", "me/{inhabitant}"), click("me/{inhabitant}")),
    "play_action": (drag("{card}", "discard"), click("{card}")),
    "rearrange_building": (drag("{card}", "me/{site}"),),
    "spy_take": _TAKEN,
    "take_from_pile": _TAKEN,
    "exchange_card": (drag("{card}", "pile/{pile}"),),
    "draw_card": _DRAWN,
    "reveal_voyage_card": (button("reveal"), click("voyage_deck"), drag("voyage_deck", "next")),
    "fight": (button("fight"), click("pirate"), drag("die/number", "pirate")),
    "choose_luxury": (click("answer/{luxury}"), drag("answer/{luxury}", "me/ship")),
    "flotsam_choose": (click("answer/{landscape}"), drag("answer/{landscape}", "me/ship")),
}
"""Kinds whose hands can be said by patterns."""
_PRESSED: Final = {
    **dict.fromkeys(LEAVES, "skip"),
    **dict.fromkeys(("end_action_phase", "end_turn", "stop_drawing"), "end"),
    "begin_refill": "refill",
    "end_voyage": "home",
}
"""Kinds that are only pressed: the key of the button."""


class Gestures(contract.Gestures):
    """Cards are carried or clicked; what depends on where a card of a settlement lies is worked out in ``hands``."""

    TOUCH = {
        "choose_side": asked(),
        "respond_trade": asked(),
        "poison_choose": asked(),
        "assign_layout": done("assign_layout", _layout),
        "pay_tribute": (button("tribute/{left}"), done("pay_tribute", _tribute)),
        "buy_at_sea": done("buy_at_sea", _purchase),
        **{kind: carried(kind, *ways) for kind, ways in _CARRIED.items()},
        **{kind: button(key) for kind, key in _PRESSED.items()},
        **{kind: done(kind, do) for kind, do in HANDS.items()},
    }

    YIELDS = ("same_kind", "need_three_same", "bad_goods_choice", "bad_gold_split")
    """What a trade with the bank says of nearly any drop, and what speaks of sums alone."""

    STOPS = frozenset({*LEAVES, "end_action_phase", "end_turn", "stop_drawing", "end_voyage"})
    PANELS_ASK = ("actions", "sail", "sail_first", "pirates", "trader", "luxury", "flotsam", "search", "spy")

    def controls(self, v: View) -> list[Control]:
        """What can be pressed in this view."""
        return controls(v)
