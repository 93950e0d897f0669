"""Where the pieces of Undecim lie, and how a hand does what can be done (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import Action, Event, Item, View
from game.presentation import (
    Asked,
    Button,
    Click,
    Control,
    Counted,
    Drag,
    Gain,
    Gesture,
    Standing,
    asked,
    button,
    click,
    drag,
    signed,
)
from game.titles.undecim.art import builds, stages
from game.titles.undecim.rules import area, scoring
from game.titles.undecim.rules.actions.moon import why_not_gold
from game.titles.undecim.rules.components import BUILDING, ENEMY, FACES, GOLD, LANDS, NUMBER, ROUNDS
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import outlook
from game.titles.undecim.table.lying import flips, layout, other_half, placement, rolls, slots
from game.titles.undecim.table.ways import action_of

PHASES: Final = {
    "round_start": "round_start",
    "bonus": "round_start",
    "select": "action",
    "red": "action",
    "act": "action",
    "take": "refill_actions",
    "moon": "red_moon",
    "night": "red_moon",
    "land": "round_end",
    "land_draw": "round_end",
    "awards": "round_end",
    "refill": "round_end",
    "scoring": "round_end",
    "over": "round_end",
}
"""The part of the flow for each phase of the rules."""

__all__ = [
    "MILESTONES",
    "MOMENTS",
    "SILENT",
    "SOUNDS",
    "TOUCH",
    "actor",
    "candidates",
    "controls",
    "counts",
    "flips",
    "gain_of",
    "layout",
    "placement",
    "preview_gain",
    "rolls",
    "slots",
    "standing",
]


# --- how a legal action is done by hand ------------------------------------------------------------


def _gain(v: View, a: Action) -> tuple[Gesture, ...]:
    card, side = a.args
    return Drag(card, f"mine/{side}"), Click(card)


def _take_by_red(v: View, a: Action) -> tuple[Gesture, ...]:
    victim, card = a.args
    return Drag(card, f"mine/{area.side_of(v.state, victim, card)}"), Click(card)


def _give(v: View, a: Action) -> tuple[Gesture, ...]:
    return Click(a.args[0]), Drag(a.args[0], f"seat/{v.state.pending[-1].data[2]}")


def _pay(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    card = s.entries[s.at][0]
    gold = area.cards_with(s, a.seat, GOLD)
    places = [f"field/{card}", "discard"] if s.rules().gold_boost == "spend" else [f"field/{card}"]
    return Button("pay_gold"), *(Drag(piece, place) for piece in gold for place in places)


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


def _listed(v: View, a: Action) -> Iterator[Gesture]:
    """A click on the build in the list, if it stands there."""
    if stages.stage(v) == stages.BUILD:
        for i, way in enumerate(builds.listed(v.state, a.seat)):
            if action_of(v.state, a.seat, way) == a:
                yield Click(f"way/{i}")


def _develop(v: View, a: Action) -> tuple[Gesture, ...]:
    settlement, card = a.args
    return *_listed(v, a), Drag(card, f"town/{settlement}")


def _develop_many(v: View, a: Action) -> tuple[Gesture, ...]:
    settlement, cards = a.args
    return tuple(Drag(card, f"town/{settlement}") for card in cards)


def _shift(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    if s.pending[-1].key == "set_die":
        return (Asked(),)
    change = a.args[0]
    found: list[Gesture] = [Button(f"shift/{change}")]
    if change:
        found.append(Click(f"ring/{s.counters + change - (1 if change > 0 else 0)}"))
    return tuple(found)


def _flip(v: View, a: Action) -> tuple[Gesture, ...]:
    card = a.args[0]
    side = area.side_of(v.state, a.seat, card)
    return Drag(card, f"mine/{other_half(card, side)}"), Click(card)


def _discard_enemies(v: View, a: Action) -> tuple[Gesture, ...]:
    pieces = area.cards_with(v.state, a.seat, ENEMY)[: a.args[0]]
    return Click(f"slain/{a.args[0]}"), *(Drag(piece, "discard") for piece in pieces)


TOUCH: Final = {
    "mulligan_swap": drag("{hand_card}", "field/{field_card}"),
    "mulligan_pass": button("mulligan_pass"),
    "choose_action": (drag("{card}", "secret/{seat}"), click("{card}")),
    "place_card": _gain,
    "gain": _gain,
    "stop_gain": button("stop_gain"),
    "red_take": _take_by_red,
    "red_target": (click("seat/{victim_seat}"), asked()),
    "red_give": _give,
    "red_discard": (drag("{card}", "discard"), click("{card}")),
    "pay_gold": _pay,
    "decline_gold": button("decline_gold"),
    "shift_moon": _shift,
    "set_die": asked(),
    "flip": _flip,
    "stop_flip": button("stop_flip"),
    "settle": _settle,
    "develop": _develop,
    "develop_many": _develop_many,
    "skip_build": button("skip_build"),
    "take_action": (drag("{card}", "acts"), click("{card}")),
    "discard_enemies": _discard_enemies,
}


def candidates(v: View, piece: str, slot: str, turn: int = 0, mode: str = "") -> list[Action]:
    """What a drop could mean, legal or not, the likeliest first: its refusal says why not."""
    s: UndecimState = v.state
    if not s.pending:
        return []
    decision = s.pending[-1]
    seat = decision.asked(v.seat)
    where, _, rest = slot.partition("/")
    found: list[Action] = []
    if piece in FACES:
        found = _resource_drop(s, seat, piece, where, rest)
    elif piece in NUMBER:
        if where == "secret" and rest == str(seat):
            found = [Action("choose_action", seat, (piece,))]
        elif slot == "acts" and piece in s.field:
            found = [Action("take_action", seat, (piece,))]
        elif slot == "acts" and decision.key != "select":
            found = [Action("choose_action", seat, (piece,))]
        elif where == "field" and piece in s.actions[seat]:
            found = [Action("mulligan_swap", seat, (piece, rest))]
    asked_for = [a for a in found if a.kind in decision.kinds]
    return asked_for or found


def _resource_drop(s: UndecimState, seat: int, card: str, where: str, rest: str) -> list[Action]:
    owner = next((other for other in range(s.seats) if card in s.loose[other]), -1)
    if not where:
        return [Action("gain", seat, (card, side)) for side in FACES[card]] if owner < 0 else []
    if where == "mine" and rest == "new":
        more = [c for c in s.loose[seat] if c != card]
        return [Action("settle", seat, (tuple(sorted((card, *more[:1]))),))]
    if where == "field":
        pays = card in area.cards_with(s, seat, GOLD) and why_not_gold(s, seat, (card, rest)) is None
        return [Action("pay_gold", seat, () if pays else (card, rest))]
    if where == "mine" and owner == seat:
        partner = area.cards_with(s, seat, rest)
        pair = [Action("settle", seat, (tuple(sorted((card, c))),)) for c in partner[:1] if c != card]
        return [*pair, Action("flip", seat, (card,))]
    if where == "mine" and owner >= 0:
        return [Action("red_take", seat, (owner, card))]
    if where == "mine":
        kind = "place_card" if s.pending[-1].kinds == ("place_card",) else "gain"
        return [Action(kind, seat, (card, rest))]
    if where == "town":
        return [Action("develop", seat, (rest, card))]
    if where == "discard" and (owner == seat or card in s.hands[seat]):
        slain = [Action("discard_enemies", seat, (1,))] if area.side_of(s, seat, card) == ENEMY else []
        return [*slain, Action("red_discard", seat, (card,))]
    if where == "seat" or (where == "has" and owner == seat):
        return [Action("red_give", seat, (card,))]
    return []


# --- what can be pressed ---------------------------------------------------------------------------

_ENDS: Final = ("pay_gold", "decline_gold", "stop_gain", "stop_flip", "skip_build", "mulligan_pass")


def controls(v: View) -> list[Control]:
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


# --- what it brings, what is told ------------------------------------------------------------------


def preview_gain(before: View, after: View, a: Action) -> Gain | None:
    """How much more the seat would have if the game ended now; of enemies that are discarded, what they bring."""
    s: UndecimState = before.state
    if a.kind in ("shift_moon", "set_die"):
        left = _left_by(s, a)
        return Gain("undecim-gain-counters" if left else "undecim-gain-night", {"count": left}, left > 0)
    change = scoring.enemies_vp(s, a.args[0]) if a.kind == "discard_enemies" else outlook.change(s, a)
    return Gain("gain-points", {"points": f"{change:+d}"}, change > 0) if change else None


def _left_by(s: UndecimState, a: Action) -> int:
    """The counters that will lie on the red moon tonight if nothing else moves them."""
    if s.rules().moon_manipulation == "counters":
        return s.counters + int(a.args[0])
    return max(0, s.counters - (a.args[0] if a.kind == "set_die" else s.die))


def standing(v: View) -> Standing:
    """Round, phase and points."""
    s: UndecimState = v.state
    return Standing(s.round, ROUNDS, PHASES.get(s.phase, "round_start"), tuple(s.vp))


SOUNDS: Final = {
    "die_rolled": "dice",
    "counters_removed": "wood",
    "counters_taken": "wood",
    "counters_placed": "wood",
    "night_fell": "sting",
    "enemies_discarded": "card_turn",
    "played": "card_turn",
    "action_taken": "card",
    "bonus_drawn": "card",
    "gained": "card",
    "revealed": "flip",
    "flipped": "flip",
    "gold_paid": "coin",
    "red_took": "thud",
    "red_discarded": "thud",
    "settled": "stamp",
    "developed": "stamp",
    "annexed": "stamp",
    "land_bonus": "coin",
    "award_won": "bell",
    "victory": "fanfare",
}

MOMENTS: Final = frozenset({"action_begins", "night_fell", "round_ended"})


def actor(event: Event) -> int | str:
    """Who an event is about. Cards that are turned up together and hands that are filled up are nobody's deed."""
    seat = event.params.get("seat", "")
    return seat if isinstance(seat, int) and event.kind not in ("played", "drew") else ""


def counts(before: View, after: View, event: Event) -> list[Counted]:
    """The places that a score counts: lands of each type, settlements, gold."""
    s: UndecimState = after.state
    seat = event.params.get("seat", -1)
    if stages.stage(after) != stages.TABLE or not isinstance(seat, int) or seat < 0:
        return []
    where = "mine" if seat == after.me else f"has/{seat}"
    if event.kind == "land_bonus":
        return [Counted(f"{where}/{side}") for side in LANDS if side in s.sides[seat]]
    return _at_the_end(after, seat, event.kind.removeprefix("final_"))


FINAL: Final = ("building", "gold", "settlement_bonus", "end_order")


def tallied(v: View, seat: int, item: Item) -> list[Counted]:
    """The settlements of a seat, or its loose gold."""
    return _at_the_end(v, seat, item.source) if item.amount else []


def _at_the_end(v: View, seat: int, source: str) -> list[Counted]:
    s: UndecimState = v.state
    where = "mine" if seat == v.me else f"has/{seat}"
    if source == "building":
        scale = BUILDING[s.rules().building_scale]
        top = len(scale) - 1
        return [
            Counted(f"town/{cards[0]}", Gain("gain-points", {"points": f"+{scale[min(len(cards), top)]}"}))
            for cards in s.settled[seat]
        ]
    if source == "settlement_bonus":
        return [Counted(f"town/{cards[0]}") for cards in s.settled[seat]]
    return [Counted(f"{where}/{GOLD}")] if source == "gold" else []


STOPS: Final = frozenset({"mulligan_pass", "decline_gold", "stop_gain", "stop_flip", "skip_build"})
MILESTONES: Final = frozenset({"night_fell", "award_won", "annexed"})


MILESTONE: Final = "fire"


def gain_of(event: Event) -> int:
    """The points of an event; the winner's sum gives none."""
    points = event.params.get("vp", 0)
    return points if isinstance(points, int) and event.kind != "victory" else 0


SILENT: Final = frozenset({"round_start_begins", "red_moon_begins", "round_end_begins", "round_ended", "gain_stopped"})
"""What neighbours say."""
