"""How a hand does what can be done in Undecim, and what a drop or a click could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.engine import Action, View
from game.presentation import (
    Asked,
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
    signed,
)
from game.titles.undecim.rules import CONTROLLER, area
from game.titles.undecim.rules.actions.moon import why_not_gold
from game.titles.undecim.rules.components import ENEMY, FACES, GOLD, KIND, NUMBER
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import build_places, stages
from game.titles.undecim.table.placement import other_half
from game.titles.undecim.table.ways import action_of

Args = tuple[Any, ...]


def _seat(v: View) -> int:
    """Whose hand it is."""
    seat: int = v.state.pending[-1].asked(v.seat)
    return seat


def _asks(v: View, kind: str) -> bool:
    """True if an action of that kind answers what is asked."""
    return kind in v.state.pending[-1].kinds


def _owner(s: UndecimState, card: str) -> int:
    """Before whom a resource card lies loose; -1 for nobody."""
    return next((seat for seat in range(s.seats) if card in s.loose[seat]), -1)


def _mine(v: View, piece: str) -> bool:
    """True for an own resource card, loose or in the hand."""
    seat = _seat(v)
    return piece in FACES and (_owner(v.state, piece) == seat or piece in v.state.hands[seat])


def _column(slot: str) -> bool:
    """True for an own column of the area."""
    return slot.startswith("mine/") and slot != "mine/new"


def _done_so(v: View, kind: str, drop: Drop) -> Iterator[Args]:
    """The legal actions of the kind that are done by this very drop or click."""
    if not _asks(v, kind):
        return
    seat = _seat(v)
    hand = Drag(drop.piece, drop.slot) if drop.slot else Click(drop.piece)
    for action in CONTROLLER.legal(v.state, seat):
        if action.kind == kind and hand in _HANDS[kind](v, action):
            yield action.args


# --- action cards ----------------------------------------------------------------------------------


def _choose(v: View, a: Action) -> tuple[Gesture, ...]:
    return Drag(a.args[0], f"secret/{a.seat}"), Click(a.args[0])


def _chosen(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid at the own secret place; before that is asked also at the action cards."""
    s: UndecimState = v.state
    if drop.piece not in NUMBER:
        return
    early = drop.slot == "acts" and drop.piece not in s.field and s.pending[-1].key != "select"
    if drop.slot == f"secret/{_seat(v)}" or early or (not drop.slot and _asks(v, "choose_action")):
        yield (drop.piece,)


def _swapped(v: View, drop: Drop) -> Iterator[Args]:
    """An own card is laid on one of the field."""
    where, _, card = drop.slot.partition("/")
    if where == "field" and drop.piece in v.state.actions[_seat(v)]:
        yield (drop.piece, card)


def _swap(v: View, a: Action) -> tuple[Gesture, ...]:
    return (Drag(a.args[0], f"field/{a.args[1]}"),)


def _take(v: View, a: Action) -> tuple[Gesture, ...]:
    return Drag(a.args[0], "acts"), Click(a.args[0])


def _taken(v: View, drop: Drop) -> Iterator[Args]:
    """A card of the field is laid at the own action cards."""
    if drop.piece in v.state.field and (drop.slot == "acts" or (not drop.slot and _asks(v, "take_action"))):
        yield (drop.piece,)


# --- resource cards --------------------------------------------------------------------------------


def _gain(v: View, a: Action) -> tuple[Gesture, ...]:
    card, side = a.args
    return Drag(card, f"mine/{side}"), Click(card)


def _gained(v: View, drop: Drop) -> Iterator[Args]:
    """A card that is nobody's is laid into an own column; clicked, it may show either half."""
    if v.state.pending[-1].kinds != ("place_card",) or not drop.slot:
        yield from _laid_open(v, drop)


def _placed(v: View, drop: Drop) -> Iterator[Args]:
    """The same, where a card that was drawn has to be placed."""
    if v.state.pending[-1].kinds == ("place_card",):
        yield from _laid_open(v, drop)


def _laid_open(v: View, drop: Drop) -> Iterator[Args]:
    where, _, side = drop.slot.partition("/")
    if drop.piece in FACES and _owner(v.state, drop.piece) < 0:
        if where == "mine" and side != "new":
            yield drop.piece, side
        elif not where:
            yield from ((drop.piece, half) for half in FACES[drop.piece])


def _take_by_red(v: View, a: Action) -> tuple[Gesture, ...]:
    victim, card = a.args
    return Drag(card, f"mine/{area.side_of(v.state, victim, card)}"), Click(card)


def _taken_by_red(v: View, drop: Drop) -> Iterator[Args]:
    """A loose card of somebody else is laid into an own column."""
    owner = _owner(v.state, drop.piece)
    if owner not in (-1, _seat(v)) and (_column(drop.slot) or (not drop.slot and _asks(v, "red_take"))):
        yield owner, drop.piece


def _give(v: View, a: Action) -> tuple[Gesture, ...]:
    return Click(a.args[0]), Drag(a.args[0], f"seat/{v.state.pending[-1].data[2]}")


def _given(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid before somebody else."""
    if drop.piece not in FACES:
        return
    own = _owner(v.state, drop.piece) == _seat(v)
    where = drop.slot.partition("/")[0]
    if where == "seat" or (own and where == "has") or (not where and _asks(v, "red_give")):
        yield (drop.piece,)


def _throw(v: View, a: Action) -> tuple[Gesture, ...]:
    return Drag(a.args[0], "discard"), Click(a.args[0])


def _thrown(v: View, drop: Drop) -> Iterator[Args]:
    """An own card is laid on the discard pile."""
    if _mine(v, drop.piece) and (drop.slot == "discard" or (not drop.slot and _asks(v, "red_discard"))):
        yield (drop.piece,)


def _pay(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    card = s.entries[s.at][0]
    gold = area.cards_with(s, a.seat, GOLD)
    places = [f"field/{card}", "discard"] if s.rules().gold_boost == "spend" else [f"field/{card}"]
    return Button("pay_gold"), *(Drag(piece, place) for piece in gold for place in places)


def _paid(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid on an action card: gold pays for its line, everything else hears why it does not."""
    s: UndecimState = v.state
    where, _, card = drop.slot.partition("/")
    if drop.piece not in FACES:
        return
    if where == "field":
        gold = drop.piece in area.cards_with(s, _seat(v), GOLD)
        yield () if gold and why_not_gold(s, _seat(v), (drop.piece, card)) is None else (drop.piece, card)
    else:
        yield from _done_so(v, "pay_gold", drop)


def _flip(v: View, a: Action) -> tuple[Gesture, ...]:
    card = a.args[0]
    side = area.side_of(v.state, a.seat, card)
    return Drag(card, f"mine/{other_half(card, side)}"), Click(card)


def _flipped(v: View, drop: Drop) -> Iterator[Args]:
    """An own loose card is laid into another column."""
    if _owner(v.state, drop.piece) == _seat(v) and (_column(drop.slot) or (not drop.slot and _asks(v, "flip"))):
        yield (drop.piece,)


# --- settlements -----------------------------------------------------------------------------------


def _settle(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    cards = a.args[0]
    found: list[Gesture] = [*_listed(v, a), *(Drag(card, "mine/new") for card in cards)]
    if len(cards) == 2:
        first, second = cards
        sides = area.side_of(s, a.seat, first), area.side_of(s, a.seat, second)
        if sides[0] != sides[1]:
            found += [Drag(first, f"mine/{sides[1]}"), Drag(second, f"mine/{sides[0]}")]
    return tuple(found)


def _settled(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid at the empty place with another, or on one that it may settle with: of several that will do the one
    that has lain longest. Others may be meant as well, which is left open."""
    s: UndecimState = v.state
    seat, card = _seat(v), drop.piece
    where, _, side = drop.slot.partition("/")
    if where != "mine" or card not in FACES:
        yield from _done_so(v, "settle", drop)
        return
    if side != "new" and (card not in s.loose[seat] or area.side_of(s, seat, card) == side):
        return  # Laid back where it came from.
    others = [other for other in (s.loose[seat] if side == "new" else area.cards_with(s, seat, side)) if other != card]
    # Beside a resource, if there is one, the reason why not lies in the card that is laid.
    others.sort(key=lambda other: KIND[area.side_of(s, seat, other)] != "resource")
    pairs = [tuple(sorted((card, other))) for other in others]
    fitting = (
        pair for pair in pairs if _asks(v, "settle") and CONTROLLER.check(s, Action("settle", seat, (pair,))) is None
    )
    best = next(fitting, pairs[0] if pairs else (card,) if side == "new" else None)
    if best is not None:
        yield (best,)
    if pairs and _asks(v, "settle"):
        yield ((card,),)


def _listed(v: View, a: Action) -> Iterator[Gesture]:
    """A click on the build in the list, if it stands there."""
    if stages.stage(v) == stages.BUILD:
        for i, way in enumerate(build_places.listed(v.state, a.seat)):
            if action_of(v.state, a.seat, way) == a:
                yield Click(f"way/{i}")


def _develop(v: View, a: Action) -> tuple[Gesture, ...]:
    settlement, card = a.args
    return *_listed(v, a), Drag(card, f"town/{settlement}")


def _developed(v: View, drop: Drop) -> Iterator[Args]:
    """A card is laid on a settlement; or the build is clicked in the list."""
    where, _, settlement = drop.slot.partition("/")
    if where == "town" and drop.piece in FACES:
        yield settlement, drop.piece
    else:
        yield from _done_so(v, "develop", drop)


def _develop_many(v: View, a: Action) -> tuple[Gesture, ...]:
    settlement, cards = a.args
    return tuple(Drag(card, f"town/{settlement}") for card in cards)


# --- the moon --------------------------------------------------------------------------------------


def _shift(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    if s.pending[-1].key == "set_die":
        return (Asked(),)
    change = a.args[0]
    found: list[Gesture] = [Button(f"shift/{change}")]
    if change:
        found.append(Click(f"ring/{s.counters + change - (1 if change > 0 else 0)}"))
    return tuple(found)


def _discard_enemies(v: View, a: Action) -> tuple[Gesture, ...]:
    pieces = area.cards_with(v.state, a.seat, ENEMY)[: a.args[0]]
    return Click(f"slain/{a.args[0]}"), *(Drag(piece, "discard") for piece in pieces)


def _slain(v: View, drop: Drop) -> Iterator[Args]:
    """An own enemy is thrown away, alone or with others; or the answer is clicked."""
    if _mine(v, drop.piece) and drop.slot == "discard" and area.side_of(v.state, _seat(v), drop.piece) == ENEMY:
        yield (1,)
    yield from _done_so(v, "discard_enemies", drop)


_HANDS: Final = {
    "pay_gold": _pay,
    "settle": _settle,
    "develop": _develop,
    "develop_many": _develop_many,
    "shift_moon": _shift,
    "discard_enemies": _discard_enemies,
}
"""Kinds of which a drop is read by what is legal: it leaves open which cards go along."""

_ENDS: Final = ("pay_gold", "decline_gold", "stop_gain", "stop_flip", "skip_build", "mulligan_pass")


class Gestures(contract.Gestures):
    """A drag or a click for each deed, and a list of builds."""

    TOUCH = {
        "mulligan_swap": Both(_swap, _swapped),
        "mulligan_pass": button("mulligan_pass"),
        "take_action": Both(_take, _taken),
        "choose_action": Both(_choose, _chosen),
        "place_card": Both(_gain, _placed),
        "gain": Both(_gain, _gained),
        "stop_gain": button("stop_gain"),
        "red_take": Both(_take_by_red, _taken_by_red),
        "red_target": (click("seat/{victim_seat}"), asked()),
        "red_give": Both(_give, _given),
        "discard_enemies": Both(_discard_enemies, _slain),
        "red_discard": Both(_throw, _thrown),
        "pay_gold": Both(_pay, _paid),
        "decline_gold": button("decline_gold"),
        "shift_moon": Both(_shift, lambda v, drop: _done_so(v, "shift_moon", drop)),
        "set_die": asked(),
        "settle": Both(_settle, _settled),
        "flip": Both(_flip, _flipped),
        "stop_flip": button("stop_flip"),
        "develop": Both(_develop, _developed),
        "develop_many": Both(_develop_many, lambda v, drop: _done_so(v, "develop_many", drop)),
        "skip_build": button("skip_build"),
    }
    STOPS = ("mulligan_pass", "decline_gold", "stop_gain", "stop_flip", "skip_build")

    def controls(self, v: View) -> list[Control]:
        """A button for each answer that needs no place."""
        s: UndecimState = v.state
        if not s.pending:
            return []
        if s.pending[-1].key == "shift_moon":
            return _shifts(s)
        kinds = [kind for kind in _ENDS if kind in s.pending[-1].kinds]
        high = 34.0
        return [
            Control(
                kind,
                "actions",
                (8, 112 - (high + 6) * (len(kinds) - i), 242, high),
                (kind,),
                _label(s, kind),
                "",
                "E" if i == len(kinds) - 1 else "",
                "end",
            )
            for i, kind in enumerate(kinds)
        ]


def _label(s: UndecimState, kind: str) -> str:
    """The message of a button; paying for a gold line says what that brings."""
    name = f"pay-{s.pending[-1].data[0]}" if kind == "pay_gold" else f"action-{kind}"
    return f"undecim-{name}".replace("_", "-")


def _shifts(s: UndecimState) -> list[Control]:
    """A button for each number of counters that can be taken off or put on; to leave them alone is what Enter does."""
    remove, place = s.pending[-1].data[:2]
    changes = range(-min(remove, s.counters), min(place, s.rules().moon_counters - s.counters) + 1)
    wide = min(60.0, 242 / len(changes))
    return [
        Control(
            f"shift/{n}",
            "actions",
            (8 + wide * (n - changes[0]), 66, wide - 3, 45),
            ("shift_moon",),
            "undecim-action-shift-by",
            style="end",
            params={"change": signed(n, "0")},
        )
        for n in sorted(changes, key=abs)
    ]
