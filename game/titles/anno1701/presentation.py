"""Where things of Anno 1701 lie on the table, and how a hand does what can be done (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.engine import Action, Draft, Event, View
from game.presentation import (
    COMPOSE,
    Button,
    Click,
    Control,
    Counted,
    Drag,
    Gain,
    Gesture,
    Slot,
    Standing,
    asked,
    button,
    click,
    drag,
    signed,
)
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.actions.base import CONFIRM, Spending
from game.titles.anno1701.rules.components import BUILDINGS, EVENTS, GOODS, LANDSCAPES, PILES, VOYAGE
from game.titles.anno1701.rules.economy import ways_to_pay, ways_to_store
from game.titles.anno1701.rules.state import AnnoState, favour, gold_of, town
from game.titles.anno1701.table.asks import GAINS, answers_of, piles_asked
from game.titles.anno1701.table.hands import CENTRE_SLOTS, DRAGS, goods_piece, me_of, place_of
from game.titles.anno1701.table.placing import answer_piece, answers, fan
from game.titles.anno1701.table.placing import layout as layout
from game.titles.anno1701.table.placing import placement as placement

__all__ = ["CENTRE_SLOTS", "goods_piece", "me_of", "place_of"]


PARTS: Final = ("table.counting", "table.drops")


def _layout(v: View, a: Action) -> tuple[Gesture, ...]:
    """A button for each layout that is proposed; any other is put together."""
    proposed = KINDS["assign_layout"].options(v.state, v.state.pending[-1], a.seat)
    return (Button(f"layout/{proposed.index(a)}"),) if a in proposed else (Button("arrange"),)


def _purchase(v: View, a: Action) -> tuple[Gesture, ...]:
    """A click on the thing, paid as its card says, or aboard with it."""
    thing, left, right = a.args[:3]
    several = (thing, (left, right)) in answers(v.state)
    piece = answer_piece(thing, (left, right) if several else None)
    return Click(piece), Drag(piece, "me/ship")


TOUCH: Final[dict[str, Any]] = {
    "choose_side": asked(),
    "assign_layout": _layout,
    "choose_first_pile": (click("pile/{pile}"), drag("pile/{pile}", "me/hand")),
    "roll_dice": (
        drag("die/number", "sea"),
        drag("die/event", "sea"),
        click("dice/number"),
        click("dice/event"),
        button("roll"),
    ),
    "harbour_skip": button("skip"),
    "lodge_skip": button("skip"),
    "diplomacy_skip": button("skip"),
    "privilege_skip": button("skip"),
    "hunt_skip": button("skip"),
    "build": drag("{card}", "me/{site}"),
    "upgrade": (drag("rank/{rank}", "me/{inhabitant}"), click("me/{inhabitant}")),
    "play_action": (drag("{card}", "discard"), click("{card}")),
    "respond_trade": asked(),
    "rearrange_building": drag("{card}", "me/{site}"),
    "end_action_phase": button("end"),
    "theatre_decline": button("skip"),
    "poison_choose": asked(),
    "spy_take": (click("{card}"), drag("{card}", "me/hand")),
    "spy_decline": button("skip"),
    "begin_refill": button("refill"),
    "exchange_card": drag("{card}", "pile/{pile}"),
    "end_turn": button("end"),
    "draw_card": (click("pile/{pile}"), drag("pile/{pile}", "me/hand")),
    "take_from_pile": (click("{card}"), drag("{card}", "me/hand")),
    "stop_drawing": button("end"),
    "reveal_voyage_card": (button("reveal"), click("voyage_deck"), drag("voyage_deck", "next")),
    "end_voyage": button("home"),
    "pay_tribute": (button("tribute/{left}"), drag("purse", "pirate")),
    "fight": (button("fight"), click("pirate"), drag("die/number", "pirate")),
    "choose_luxury": (click("answer/{luxury}"), drag("answer/{luxury}", "me/ship")),
    "buy_at_sea": _purchase,
    "decline_offer": button("skip"),
    "flotsam_choose": (click("answer/{landscape}"), drag("answer/{landscape}", "me/ship")),
    **DRAGS,
}
"""Kind of action -> how a hand does it; what depends on where a card lies is worked out in ``hands``."""

YIELDS: Final = ("same_kind", "need_three_same", "bad_goods_choice", "bad_gold_split")
"""What a trade with the bank says of nearly any drop, and what speaks of sums alone."""

SOUNDS: Final = {
    "rolled": "dice",
    "built": "stamp",
    "risen": "fanfare",
    "revealed": "card",
    "drew": "card",
    "drew_private": "card",
    "fought": "wood",
    "chaos": "thud",
    "won": "fanfare",
    "taxed": "coin",
    "bank_traded": "coin",
    "fire_paid": "coin",
    "sailed": "bell",
    "wrecked": "thud",
    "harvest": "tick",
}
_STRIP: Final = (334.0, 106.0, 918.0)
"""Where the row of voyage cards begins, and how wide it may be."""


def slots(v: View, draft: Draft | None) -> Iterable[Slot]:
    """A place for each card of the voyage that the speed allows, closer together when there are many; where an open
    card puts its choices; the cards that are looked through."""
    s: AnnoState = v.state
    board = layout(v)
    if board == "dice":
        yield Slot("throw/number", "spot", (322, 274, 62, 62), scale=1.4)
        yield Slot("throw/event", "spot", (648, 274, 62, 62), scale=1.4)
    if board == "search":
        if s.searched >= 0:
            for index, (x, y, lean) in enumerate(fan(len(s.piles[s.searched]))):
                yield Slot(f"fan/{index}", "card", (x - 48, y - 75, 96, 150), turn=round(-lean))
        else:
            wide = 130 * len(s.hands[1 - me_of(v)]) - 34
            yield Slot("spy", "row", (793 - wide / 2, 124, wide, 160), 130)
    if board != "voyage":
        return
    if answers(s):
        yield Slot("offers", "row", (336, 410, 914, 134), 130)
    else:
        yield Slot("dice/number", "spot", (546, 296, 60, 60))
        yield Slot("dice/purse", "spot", (344, 414, 44, 44))
    count = max(s.speed, len(s.revealed), 1)
    pitch = min(83.6, (_STRIP[2] - 76) / max(1, count - 1))
    for n in range(count):
        yield Slot(f"strip/{n + 1}", "card", (_STRIP[0] + n * pitch, _STRIP[1], 76, 84))
    here = min(len(s.revealed), count - 1)
    yield Slot("next", "spot", (_STRIP[0] + here * pitch - 2, _STRIP[1] - 2, 80, 88))


# --- how a hand does it ----------------------------------------------------------------------------


_SKIPS: Final = (
    "harbour_skip",
    "lodge_skip",
    "diplomacy_skip",
    "privilege_skip",
    "hunt_skip",
    "theatre_decline",
    "spy_decline",
    "decline_offer",
)
_CHIPS: Final = (
    ("build", "build", "hammer", "1"),
    ("upgrade", "upgrade", "person", "2"),
    ("repair", "repair_ship", "wheel", "3"),
    ("play", "play_action", "card", "4"),
    ("bank", "bank_trade", "bank", "5"),
    ("offer", "offer_trade", "swap", "6"),
)


def controls(v: View) -> list[Control]:
    """What can be pressed for the running question."""
    s: AnnoState = v.state
    if not s.pending:
        return []
    if s.pending[-1].key in ("pay", "place"):
        return _splits(v)
    kinds, key, board = s.pending[-1].kinds, s.pending[-1].key, layout(v)
    name = "anno1701-art-do"
    if board == "voyage":
        return [*_sea_controls(s, key, name), *_last_coin(v)]
    if board == "search":
        skip = Control("skip", "actions", (12, 88, 260, 44), ("spy_decline",), f"{name}-spy-decline", style="end")
        return [skip] if key == "spy" else []
    found: list[Control] = []
    if key == "actions":
        for index, (chip, kind, icon, hotkey) in enumerate(_CHIPS):
            rect = (8.0 + index % 3 * 94, 29.0 + index // 3 * 46, 91.0, 42.0)
            style = COMPOSE if chip in ("build", "bank", "offer") else "chip"
            found.append(Control(chip, "actions", rect, (kind,), f"{name}-{chip}", icon, hotkey, style))
    elif key == "final":
        found.append(_chip("voyage", "start_voyage", "wheel", 0, name))
        found.append(_chip("refill", "begin_refill", "card", 1, name))
    elif key in ("refill", "exchange"):
        for index, number in enumerate(piles_asked(v) or ()):
            rect = (8.0 + index % 2 * 142, 31.0 + index // 2 * 30, 138.0, 27.0)
            label, does = f"{name}-search-{PILES[number]}".replace("_", "-"), ("search_pile",)
            found.append(Control(f"search/{PILES[number]}", "actions", rect, does, label, "gold"))
    elif key == "assign_layout":
        for index in range(6):
            rect = (6.0 + index % 3 * 96, 30.0 + index // 3 * 67, 92.0, 63.0)
            does = ("assign_layout",)
            if index < 5:
                label = "anno1701-art-do-layout"
                found.append(Control(f"layout/{index}", "actions", rect, does, label, "", str(index + 1)))
            else:
                found.append(Control("arrange", "actions", rect, does, f"{name}-arrange", "hammer", "6", COMPOSE))
    elif key == "roll":
        found.append(Control("roll", "actions", (8, 123, 280, 37), ("roll_dice",), f"{name}-roll", style="end"))
    else:
        found += _gains(v)
    found += _last_coin(v)
    last = next((k for k in ("end_action_phase", "end_turn", "stop_drawing", *_SKIPS) if k in kinds), "")
    if last:
        label = f"{name}-{last}".replace("_", "-")
        found.append(
            Control("skip" if last in _SKIPS else "end", "actions", (8, 123, 280, 37), (last,), label, style="end")
        )
    return found


def _last_coin(v: View) -> list[Control]:
    """What would cost the last coin is put together word by word, so that nobody does it by a slip of the hand."""
    s: AnnoState = v.state
    if v.seat is None or v.seat not in s.pending[-1].seats or s.pending[-1].key == "actions":
        return []
    for name in s.pending[-1].kinds:
        kind = KINDS[name]
        if isinstance(kind, Spending) and any(a.args[-1] == CONFIRM for a in kind.every(s, s.pending[-1], v.seat)):
            rect = (-304.0, 66.0, 284.0, 40.0) if s.phase == "voyage" else (8.0, 78.0, 280.0, 38.0)
            label = f"anno1701-art-last-{name}".replace("_", "-")
            return [Control("last", "actions", rect, (name,), label, "torch", "", COMPOSE)]
    return []


def _gains(v: View) -> list[Control]:
    """A button for every landscape that may gain the good in question."""
    s: AnnoState = v.state
    found = []
    wanted = [a for a in answers_of(v) if a.kind in GAINS and len(a.args) == 1]
    for index, a in enumerate(wanted):
        amount = s.goods[7 * a.seat + LANDSCAPES.index(a.args[0])]
        params = {"before": amount, "after": amount + 1}
        rect = (8.0 + index % 4 * 71, 56.0 + index // 4 * 52, 67.0, 48.0)
        key, icon = f"gain/{a.args[0]}", _GOODS_OF[LANDSCAPES.index(a.args[0])]
        label, hotkey = "anno1701-art-change", str(index + 1)
        found.append(Control(key, "actions", rect, (a.kind,), label, icon, hotkey, params=params))
    return found


def _splits(v: View) -> list[Control]:
    """A button for every way to share coins between the two villages."""
    s: AnnoState = v.state
    decision = s.pending[-1]
    kind, at_sea = decision.kinds[0], layout(v) == "voyage"
    ways = ways_to_pay if kind == "pay_gold" else ways_to_store
    found = []
    for index, (left, right) in enumerate(ways(s, decision.seats[0], decision.data[0])):
        rect = (-300.0 + index * 182, -96.0, 172.0, 44.0)
        if not at_sea:
            rect = (8.0 + index % 2 * 142, 32.0 + index // 2 * 44, 138.0, 40.0)
        sign, at = (-1 if kind == "pay_gold" else 1), 2 * decision.seats[0]
        params = {
            "left": s.gold[at],
            "right": s.gold[at + 1],
            "left_after": s.gold[at] + sign * left,
            "right_after": s.gold[at + 1] + sign * right,
        }
        label, hotkey = "anno1701-art-split", str(index + 1)
        found.append(Control(f"split/{left}", "actions", rect, (kind,), label, "gold", hotkey, params=params))
    return found


def _chip(key: str, kind: str, icon: str, index: int, name: str) -> Control:
    return Control(key, "actions", (8 + index * 142, 42, 138, 60), (kind,), f"{name}-{key}", icon, str(index + 1))


def _sea_controls(s: AnnoState, key: str, name: str) -> list[Control]:
    home = Control("home", "actions", (350, 60, 254, 46), ("end_voyage",), f"{name}-home", style="end")
    onward = Control("reveal", "actions", (10, 60, 308, 46), ("reveal_voyage_card",), f"{name}-reveal", style="end")
    found = [onward, home]
    if key == "pirates":
        fight = Control("fight", "actions", (274, -54, 326, 40), ("fight",), f"{name}-fight", style="end")
        found += [*_tribute(s, name), fight]
    if key == "trader":
        found.append(
            Control("skip", "actions", (350, 60, 254, 46), ("decline_offer",), f"{name}-decline-offer", style="end")
        )
        found.remove(home)
    return found


def _tribute(s: AnnoState, name: str) -> list[Control]:
    """A button for each way to take the tribute from both villages; one that is shut if there is not so much gold."""
    due, gold = VOYAGE[s.pending[-1].data[0]].tribute, s.gold[2 * s.actor : 2 * s.actor + 2]
    ways = ways_to_pay(s, s.actor, due) if 0 < due <= sum(gold) else ()
    if len(ways) < 2:
        key = f"tribute/{ways[0][0]}" if ways else "tribute"
        return [Control(key, "actions", (-300, -50, 270, 38), ("pay_tribute",), f"{name}-tribute", style="end")]
    wide = (270 - 6 * (len(ways) - 1)) / len(ways)
    return [
        Control(
            f"tribute/{left}",
            "actions",
            (-300 + index * (wide + 6), -50, wide, 40),
            ("pay_tribute",),
            f"{name}-tribute",
            "gold",
            str(index + 1),
            params={"left": gold[0], "left_after": gold[0] - left, "right": gold[1], "right_after": gold[1] - right},
        )
        for index, (left, right) in enumerate(ways)
    ]


def preview_gain(before: View, after: View, a: Action) -> Gain | None:
    """What a deed changes for whoever does it, the weightiest first: crowns, gold, goods, marks."""
    old, new, seat = before.state, after.state, a.seat
    if favour(new, seat) != favour(old, seat):
        return Gain("anno1701-art-gain", {"number": signed(favour(new, seat) - favour(old, seat)), "icon": "crown"})
    if a.kind in ("build", "rearrange_building"):
        return _built(old, new, seat, a.args[0]) if a.kind == "build" else None
    parts = [
        f"{signed(new.goods[7 * seat + k] - old.goods[7 * seat + k])}[{_GOODS_OF[k]}]"
        for k in range(7)
        if new.goods[7 * seat + k] > old.goods[7 * seat + k]
    ]
    gold = gold_of(new, seat) - gold_of(old, seat)
    if gold > 0:
        parts.append(f"{signed(gold)}[gold]")
    if new.ship[seat] > old.ship[seat]:
        parts.append("+1[wheel]")
    if not parts and gold < 0 and a.kind in ("search_pile", "theatre_cancel"):
        return Gain("anno1701-art-gains", {"text": f"{signed(gold)}[gold]"}, False)
    return Gain("anno1701-art-gains", {"text": " ".join(parts)}) if parts else None


_GOODS_OF: Final = ("wood", "food", "cloth", "brick", "brick", "tools", "tools")


def _built(old: AnnoState, new: AnnoState, seat: int, card: str) -> Gain:
    was, now, building = town(old.sites[seat]), town(new.sites[seat]), BUILDINGS[card]
    parts = [
        f"+{number}[{mark}]"
        for mark, number in (
            ("sail", now.sails - was.sails),
            ("cannon", now.cannons - was.cannons),
            ("bag", now.bags - was.bags),
            ("happy", now.happy - was.happy),
            ("gold", gold_of(new, seat) - gold_of(old, seat)),
        )
        if number > 0
    ]
    if building.number:
        produced = f"+1[{GOODS[building.produces]}]" if building.produces >= 0 else ""
        parts.insert(0, f"[die{building.number}]{produced}")
    return Gain("anno1701-art-gains", {"text": " ".join(parts) or "[check]"})


# --- what is told ----------------------------------------------------------------------------------


def standing(v: View) -> Standing:
    """The turn, the phase, the favour of both."""
    s: AnnoState = v.state
    return Standing(s.turn, 0, s.phase, (favour(s, 0), favour(s, 1)))


def rolls(face: str) -> tuple[str, ...]:
    """A die shows other faces until it lies still."""
    kind, _, eyes = face.partition(":")
    if kind == "die" and eyes not in ("0", ""):
        return ("die:3", "die:6", "die:1", "die:4", "die:2", face)
    if kind == "event" and eyes:
        return (*(f"event:{event}" for event in EVENTS[1:] if event != eyes), face)
    return ()


def flips(before: str, after: str) -> bool:
    """Chaos, a wreck and an opened card are turned over; all else is marked or turned."""
    kinds = {before.split(":")[0], after.split(":")[0]}
    if kinds == {"frame"}:
        return ("chaos" in before) != ("chaos" in after) or ("wreck" in before) != ("wreck" in after)
    return "back" in kinds and "card" in kinds


STOPS: Final = frozenset({*_SKIPS, "end_action_phase", "end_turn", "stop_drawing", "end_voyage"})
PANELS_ASK: Final = ("actions", "sail", "sail_first", "pirates", "trader", "luxury", "flotsam", "search", "spy")
MILESTONE: Final = "fire"


def counts(before: View, after: View, event: Event) -> list[Counted]:
    """The cards that an event turns."""
    params, seat = event.params, event.params.get("seat")
    if not isinstance(seat, int) or layout(after) == "voyage":
        return []
    cards = params.get("landscapes") or ((params["landscape"],) if "landscape" in params else ())
    sign = "−1" if event.kind in ("diplomacy_sold",) else "+1"
    return [
        Counted(
            place_of(after, seat, card), Gain("anno1701-art-gains", {"text": f"{sign}[{_good_of(card)}]"}, sign == "+1")
        )
        for card in cards
        if card in LANDSCAPES
    ]


def _good_of(landscape: str) -> str:
    return _GOODS_OF[LANDSCAPES.index(landscape)]


def is_moment(event: Event) -> bool:
    """The dice lie still before anything follows; both dice of a fight and the end of a voyage are seen by whoever sails
    too, and what chance takes by whoever loses it."""
    return event.kind in ("rolled", "fought", "came_home", "chaos", "fire_paid")


def is_milestone(event: Event) -> bool:
    """An inhabitant has risen, or a village is in chaos."""
    return event.kind in ("risen", "chaos", "won")


def gain_of(event: Event) -> int:
    """Nothing in this game gives points one by one; crowns are told by their own line."""
    return 0
