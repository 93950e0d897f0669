"""Where the pieces of Undecim lie, and how a hand does what can be done (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.engine import HIDDEN, Action, Draft, Event, View
from game.presentation import (
    Asked,
    Button,
    Click,
    Control,
    Drag,
    Gain,
    Gesture,
    Placement,
    Slot,
    Spot,
    Standing,
    asked,
    button,
    click,
    drag,
)
from game.titles.undecim import area, scoring
from game.titles.undecim.art import places
from game.titles.undecim.art.places import me_of, others_of
from game.titles.undecim.components import ENEMY, FACES, FACES_OF_DIE, GOLD, NUMBER, ROUNDS
from game.titles.undecim.state import UndecimState

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


def layout(v: View) -> str:
    """The board file: one for three and one for four."""
    return "three" if v.state.seats == 3 else "four"


def slots(v: View, draft: Draft | None) -> Iterator[Slot]:
    """What grows: columns, settlements, the wall."""
    return places.slots(v)


# --- where pieces lie ------------------------------------------------------------------------------


def other_half(card: str, side: str) -> str:
    """The half of a resource card that is not in use."""
    top, bottom = FACES[card]
    return bottom if side == top else top


def placement(v: View) -> Placement:
    """Where every visible piece lies."""
    s: UndecimState = v.state
    spots: Placement = {}
    if s.deck:
        spots["deck"] = Spot("deck", 0, f"deck:{len(s.deck)}")
    if s.discard:
        top, bottom = FACES[s.discard[-1]]
        spots["discard"] = Spot("discard", 0, f"thrown:{top}:{bottom}:{len(s.discard)}")
    if s.die:
        spots["die"] = Spot("die", 0, f"die:{s.die}")
    for i in range(s.counters):
        spots[f"counter/{i}"] = Spot(f"ring/{i}", 0, "counter")
    for i in range(s.counters, s.rules().moon_counters):
        spots[f"counter/{i}"] = Spot(f"ring/{i}", 0, "counter_off")
    for i, card in enumerate(s.tray):
        top, bottom = FACES[card]
        spots[card] = Spot("tray", i, f"res:{top}:{bottom}")
    _wall(s, v, spots)
    _own(s, v, spots)
    for place, seat in enumerate(others_of(v), 1):
        _rival(s, seat, place, spots)
    return spots


def _wall(s: UndecimState, v: View, spots: Placement) -> None:
    used = {card for cards in s.played for card in cards}
    at = s.entries[s.at][0] if s.phase == "act" and s.at < len(s.entries) else ""
    for card in places.shown_actions(s):
        mark = "now" if card == at else "played" if card in used else "free"
        shape = "chip" if places.squeezed(s) else "tablet"
        spots[card] = Spot(f"field/{card}", 0, f"{shape}:{card}:{mark}")
    for i in range(0 if places.at_night(s) else len(s.field_down)):
        spots[f"down/{i}"] = Spot(f"down/{i}", 0, "tablet_back")
    if places.choosing(s):
        for seat in s.sealed:
            spots[f"sealed/{seat}"] = Spot(f"secret/{seat}", 0, "tablet_back")


def _own(s: UndecimState, v: View, spots: Placement) -> None:
    me = me_of(v)
    chosen = s.sealed[me].args if me in s.sealed and s.sealed[me].kind != HIDDEN else ()
    for i, card in enumerate(s.actions[me]):
        if card in chosen:
            continue
        hidden = card == HIDDEN
        spots[f"own_act/{i}" if hidden else card] = Spot("acts", i, "tablet_back" if hidden else f"held:{card}")
    for i, card in enumerate(s.hands[me]):
        if card == HIDDEN:
            spots[f"own_hand/{i}"] = Spot("hand", i, "res_back")
        else:
            top, bottom = FACES[card]
            spots[card] = Spot("hand", i, f"res:{top}:{bottom}")
    for i, (card, side) in enumerate(zip(s.loose[me], s.sides[me])):
        fresh = ":fresh" if card in s.fresh else ""
        spots[card] = Spot(f"mine/{side}", i, f"loose:{side}:{other_half(card, side)}{fresh}")
    for cards, faces in zip(s.settled[me], s.levels[me]):
        for i, (card, side) in enumerate(zip(cards, faces)):
            end = "last" if i == len(cards) - 1 else "part"
            spots[card] = Spot(f"town/{cards[0]}", i, f"laid:{side}:{end}")
    for number, annexed in enumerate(s.annexed[me]):
        for i, card in enumerate(annexed):
            spots[card] = Spot("annexed", 4 * number + i, f"annexed:{FACES[card][0]}")


def _rival(s: UndecimState, seat: int, place: int, spots: Placement) -> None:
    for i in range(len(s.hands[seat])):
        spots[f"hand/{seat}/{i}"] = Spot(f"hand/{seat}", i, "back")
    for i in range(len(s.actions[seat]) - (1 if seat in s.sealed else 0)):
        spots[f"acts/{seat}/{i}"] = Spot(f"acts/{seat}", i, "act_back")
    for i, (card, side) in enumerate(zip(s.loose[seat], s.sides[seat])):
        fresh = ":fresh" if card in s.fresh else ""
        spots[card] = Spot(f"has/{seat}/{side}", i, f"sign:{side}{fresh}")
    for cards, faces in zip(s.settled[seat], s.levels[seat]):
        for i, (card, side) in enumerate(zip(cards, faces)):
            end = "last" if i == len(cards) - 1 else "part"
            spots[card] = Spot(f"town/{cards[0]}", i, f"small:{side}:{end}")


def rolls(face: str) -> tuple[str, ...]:
    """The moon die rolls."""
    return tuple(f"die:{n}" for n in range(1, FACES_OF_DIE + 1)) if face.startswith("die:") else ()


def flips(before: str, after: str) -> bool:
    """Backs turn over, and a loose card shows its other half; everything else is marked or changes its size."""
    kinds = {before.partition(":")[0], after.partition(":")[0]}
    if kinds == {"loose"}:
        return before.split(":")[1] != after.split(":")[1]
    return bool(kinds & {"tablet_back", "res_back", "back", "act_back"}) and len(kinds) > 1


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
    return Button("pay_gold"), *(Drag(piece, f"field/{card}") for piece in gold)


def _settle(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    cards = a.args[0]
    found: list[Gesture] = [Drag(card, "mine/new") for card in cards]
    if len(cards) == 2:
        first, second = cards
        sides = area.side_of(s, a.seat, first), area.side_of(s, a.seat, second)
        if sides[0] != sides[1]:
            found += [Drag(first, f"mine/{sides[1]}"), Drag(second, f"mine/{sides[0]}")]
    return tuple(found)


def _develop_many(v: View, a: Action) -> tuple[Gesture, ...]:
    settlement, cards = a.args
    return tuple(Drag(card, f"town/{settlement}") for card in cards)


def _shift(v: View, a: Action) -> tuple[Gesture, ...]:
    s: UndecimState = v.state
    change = a.args[0]
    if s.pending[-1].key == "set_die":
        return (Asked(),)
    if change < 0:
        return Asked(), Drag(f"counter/{s.counters - 1}", "die")
    return (Asked(),)


def _flip(v: View, a: Action) -> tuple[Gesture, ...]:
    card = a.args[0]
    side = area.side_of(v.state, a.seat, card)
    return Drag(card, f"mine/{other_half(card, side)}"), Click(card)


def _discard_enemies(v: View, a: Action) -> tuple[Gesture, ...]:
    pieces = area.cards_with(v.state, a.seat, ENEMY)[: a.args[0]]
    return Asked(), *(Drag(piece, "discard") for piece in pieces)


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
    "develop": drag("{card}", "town/{settlement}"),
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
    seat = v.seat if v.seat in decision.seats else decision.seats[0]
    where, _, rest = slot.partition("/")
    found: list[Action] = []
    if piece in FACES:
        found = _resource_drop(s, seat, piece, where, rest)
    elif piece in NUMBER:
        if where == "secret" and rest == str(seat):
            found = [Action("choose_action", seat, (piece,))]
        elif where == "acts" and piece in s.field:
            found = [Action("take_action", seat, (piece,))]
        elif where == "field" and piece in s.actions[seat]:
            found = [Action("mulligan_swap", seat, (piece, rest))]
    asked_for = [a for a in found if a.kind in decision.kinds]
    return asked_for or found


def _resource_drop(s: UndecimState, seat: int, card: str, where: str, rest: str) -> list[Action]:
    owner = next((other for other in range(s.seats) if card in s.loose[other]), -1)
    if where == "mine" and rest == "new":
        more = [c for c in s.loose[seat] if c != card]
        return [Action("settle", seat, (tuple(sorted((card, other))),)) for other in more[:1]]
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
    if where == "discard" and owner == seat:
        return [Action("red_discard", seat, (card,)), Action("discard_enemies", seat, (1,))]
    if where == "seat":
        return [Action("red_give", seat, (card,))]
    return []


# --- what can be pressed ---------------------------------------------------------------------------

_ENDS: Final = ("pay_gold", "decline_gold", "stop_gain", "stop_flip", "skip_build", "mulligan_pass")


def controls(v: View) -> list[Control]:
    """A button for each answer that needs no place."""
    s: UndecimState = v.state
    if not s.pending:
        return []
    kinds = [kind for kind in _ENDS if kind in s.pending[-1].kinds]
    high = 34.0
    return [
        Control(
            kind,
            "actions",
            (8, 112 - (high + 6) * (len(kinds) - i), 242, high),
            (kind,),
            f"undecim-action-{kind}".replace("_", "-"),
            "",
            "E" if i == len(kinds) - 1 else "",
            "end",
        )
        for i, kind in enumerate(kinds)
    ]


# --- what it brings, what is told ------------------------------------------------------------------


def worth(s: UndecimState, seat: int) -> int:
    """The seat's points if the round and the game ended now: points, lands, settlements, gold."""
    lands = sum(scoring.land_lines(s, seat))
    return s.vp[seat] + lands + scoring.building_vp(s, seat) + scoring.gold_vp(s, seat)


def brings(before: View, after: View, a: Action) -> Gain | None:
    """How much more the seat would have if the game ended now."""
    change = worth(after.state, a.seat) - worth(before.state, a.seat)
    return Gain("gain-points", {"points": f"{change:+d}"}, change > 0) if change else None


def standing(v: View) -> Standing:
    """Round, phase and points."""
    s: UndecimState = v.state
    return Standing(s.round, ROUNDS, PHASES.get(s.phase, "round_start"), tuple(s.vp))


SOUNDS: Final = {
    "die_rolled": "wood",
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

_MILESTONES: Final = frozenset({"night_fell", "award_won", "annexed"})


MILESTONE: Final = "fire"


def is_milestone(event: Event) -> bool:
    """A night, an award, an annexation."""
    return event.kind in _MILESTONES


def gain_of(event: Event) -> int:
    """The points of an event; the winner's sum gives none."""
    points = event.params.get("vp", 0)
    return points if isinstance(points, int) and event.kind != "victory" else 0


_SILENT: Final = frozenset({"round_start_begins", "red_moon_begins", "round_end_begins", "gain_stopped"})


def lines(events: Iterable[Event]) -> list[Event]:
    """The log leaves out what its neighbours say."""
    return [event for event in events if event.kind not in _SILENT]
