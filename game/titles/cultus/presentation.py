"""Where the pieces of Cultus lie on the table, and what a hand that moves one could mean (dossier section 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from game.engine import HIDDEN, Action, Event, View
from game.presentation import (
    Button,
    Control,
    Drag,
    Gesture,
    PieceId,
    SlotId,
    Spot,
    Spots,
    Standing,
    click,
    completed,
    drag,
)
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.actions import KINDS as MOVES
from game.titles.cultus.rules.actions.setting_up import start_of
from game.titles.cultus.rules.board import NEXT_TO, START_ANCHOR
from game.titles.cultus.rules.state import IN_HAND, NOT_PLACED, CultusState
from game.titles.cultus.table.log import SILENT as SILENT
from game.titles.cultus.table.log import TOGETHER as TOGETHER
from game.titles.cultus.table.slots import anchor_slot, row_and_column, slot_square, square_slot

PARTS: Final = ("table.gains", "table.log", "table.staging")
FINAL: Final = ("center", "plan_icons", "plan_pairs", "enemy_near", "enemy_icons")
SOLO_TURNS: Final = 15


def layout(v: View) -> str:
    """The board file: one for the solo game, one for two to four."""
    return "solo" if v.state.seats == 1 else "multi"


def color_of(s: CultusState, monument: str) -> str:
    """The colour of a monument's owner; the enemy's is black."""
    owner = monument.split(":")[0]
    return "black" if owner == "enemy" else seat_color(s, int(owner))


def seat_color(s: CultusState, seat: int) -> str:
    """The colour of a seat; blue while it has chosen none."""
    return s.color[seat] or "blue"


# --- where pieces lie ------------------------------------------------------------------------------


def placement(v: View) -> Spots:
    """Where every visible piece lies."""
    s: CultusState = v.state
    spots: Spots = {}
    if s.income:
        _cards(s, v.me, spots)
        _pieces(s, spots)
        _own(s, v.me, spots)
        _others(s, v, spots)
    return spots


def _cards(s: CultusState, me: int, spots: Spots) -> None:
    for slot, card, pile in zip(box.SLOTS, s.income, s.piles):
        face = f"income:{card}:{slot}" if s.open_mask >> slot - 1 & 1 else f"coin:{slot}"
        spots[f"income/{slot}"] = Spot(f"income/{slot}", 0, face)
        if pile:
            spots[f"pile/{slot}"] = Spot(f"pile/{slot}", 0, f"pile:{len(pile)}")
    if s.discard:
        spots["discard"] = Spot("discard", 0, f"card:{s.discard[-1]}")
    for index, card in enumerate(s.hands[me]):
        piece = card if card != HIDDEN else f"hidden/{index}"
        spots[piece] = Spot("me/hand", index, "back" if card == HIDDEN else f"card:{card}")
    size = "" if s.seats == 1 else ":small"
    for index, card in enumerate(s.display, 1):
        spots[card] = Spot(f"display/{index}", 0, f"mon:{card}{size}")
    if s.monument_deck:
        spots["monument_deck"] = Spot("monument_deck", 0, f"deck:{len(s.monument_deck)}{size}")


def _pieces(s: CultusState, spots: Spots) -> None:
    """What stands in the town and lies on the income cards."""
    standing = list(s.monuments.values())
    for order, (monument, square) in enumerate(s.monuments.items()):
        count = standing.count(square)
        stack = f":{count}" if count > 1 and square not in standing[order + 1 :] else ""
        stack += "+" if square in s.pawn else ""
        spots[f"monument/{monument}"] = Spot(square_slot(square), order, f"monument:{color_of(s, monument)}{stack}")
    for seat, square in enumerate(s.pawn):
        color = seat_color(s, seat)
        if square != NOT_PLACED:
            beside = ":beside" if square in standing else ""
            spots[f"pawn/{seat}"] = Spot(square_slot(square), 90 + seat, f"pawn:{color}{beside}")
        if s.medal[seat] > 0:
            spots[f"medal/{seat}"] = Spot(f"medal/{s.medal[seat]}", seat, f"medal:{color}")


def _own(s: CultusState, me: int, spots: Spots) -> None:
    """What lies before whoever looks."""
    color = seat_color(s, me)
    if s.pawn[me] == NOT_PLACED and s.phase in ("choose_corner", "place_initial_card"):
        spots[f"pawn/{me}"] = Spot("me/pawn", 0, f"pawn:{color}")
    if s.medal[me] == IN_HAND or (s.medal[me] == NOT_PLACED and s.phase == "place_medal"):
        spots[f"medal/{me}"] = Spot("me/medal", 0, f"medal:{color}")
    for track, gold in (("cost", s.cost[me]), ("character", s.character_gold[me])):
        if gold >= 0:
            spots[f"{track}/{me}"] = Spot(f"me/{track}/{gold}", 0, f"cube:{color}")
    for index in range(s.stock[me]):
        spots[f"stock/{me}/{index}"] = Spot("me/stock", index, f"stock:{color}")


def _others(s: CultusState, v: View, spots: Spots) -> None:
    """What lies before the others, and the rival's cube."""
    if s.enemy and s.seats == 1:
        spots["enemy/cube"] = Spot(f"enemy/track/{s.enemy_track}", 0, "cube:black")
    for place, seat in enumerate(v.others, 1):
        if s.medal[seat] == IN_HAND:
            spots[f"medal/{seat}"] = Spot(f"other/{place}/medal", 0, f"medal:{s.color[seat]}")
        for index in range(len(s.hands[seat])):
            spots[f"hand/{seat}/{index}"] = Spot(f"other/{place}/hand", index, "back:small")


# --- how a legal action is done by hand ------------------------------------------------------------


def _first_card(v: View, a: Action) -> Gesture:
    return Drag(a.args[0], anchor_slot(_start_anchor(v.state, a.seat)), a.args[1])


def _build(v: View, a: Action) -> Gesture:
    return Drag(f"cost/{a.seat}", square_slot(v.state.pawn[a.seat]))


def _effect(v: View, a: Action) -> Gesture:
    tier, *monument, square = a.args if len(a.args) > 1 else (*a.args, 0)
    if tier == 10:
        return Button("effect_10")
    piece = f"monument/{monument[0]}" if monument else f"pawn/{a.seat}"
    return Drag(piece, square_slot(square), mode=f"effect_{tier}")


def _start_anchor(s: CultusState, seat: int) -> int:
    return START_ANCHOR[start_of(s, seat).square]


_DRAW: Final = (drag("pile/{slot}", "me/hand"), click("pick/{slot}"))
TOUCH: Final = {
    "place_medal": (drag("medal/{seat}", "pick/{slot}"), click("pick/{slot}")),
    "choose_corner": (drag("pawn/{seat}", "square/{square}"), click("square/{square}")),
    "place_initial_card": _first_card,
    "draw_start": _DRAW,
    "move_pawn": drag("pawn/{seat}", "square/{path[-1]}"),
    "place_construction": drag("{card}", "anchor/{anchor}", turn="rotation"),
    "build_monument": _build,
    "move_monument": drag("monument/{monument}", "square/{path[-1]}"),
    "draw_card": _DRAW,
    "use_character": _effect,
    "baltasar_draw": _DRAW,
    "ruben_push": drag("monument/{monument}", "square/{square}"),
    "annette_step": drag("monument/{monument}", "square/{square}"),
}
SPELL: Final = dict.fromkeys(("square", "path", "anchor"), row_and_column)


# --- what a drop could mean ------------------------------------------------------------------------


def candidates(v: View, piece: PieceId, slot: SlotId, turn: int = 0, mode: str = "") -> list[Action]:
    """What dropping the piece there could mean, the best guess first; empty if nothing."""
    s: CultusState = v.state
    if not s.pending:
        return []
    seat = s.pending[-1].seats[0]
    meant = (Action(kind, seat, args) for kind, args in _meant(s, seat, piece, slot, turn, mode))
    return completed(MOVES, v, meant)


def _meant(
    s: CultusState, seat: int, piece: PieceId, slot: SlotId, turn: int, mode: str
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    asked = s.pending[-1]
    what, _, which = piece.partition("/")
    where = slot.partition("/")[0]
    if what == "pile" and slot == "me/hand":
        yield next((kind for kind in asked.kinds if TOUCH.get(kind) is _DRAW), "draw_card"), (int(which),)
    elif piece in box.CARDS and slot == "discard":
        yield "discard_to_limit", ((piece,),)
    elif piece in box.CARDS and where == "anchor":
        anchor = slot_square(slot)
        if asked.key == "place_initial_card":
            extra = () if anchor == _start_anchor(s, seat) else (anchor,)
            yield "place_initial_card", (piece, turn, *extra)
        else:
            yield "place_construction", (piece, anchor, turn)
    elif piece == f"pawn/{seat}" and where == "square":
        square = slot_square(slot)
        if asked.key == "choose_corner":
            yield "choose_corner", (square,)
        elif mode == "effect_3":
            yield "use_character", (3, square)
        else:
            yield from (("move_pawn", (path,)) for path in _paths(s.pawn[seat], square))
    elif what == "monument" and where == "square":
        square = slot_square(slot)
        free = next((kind for kind in asked.kinds if kind in ("ruben_push", "annette_step")), "")
        if free:
            yield free, (which, square)
        elif mode == "effect_5":
            yield "use_character", (5, which, square)
        else:
            yield from (("move_monument", (which, path, ())) for path in _paths(s.monuments[which], square))
    elif what == "cost" and where == "square":
        yield from (("build_monument", (card,)) for card in s.display)
    elif piece in box.MONUMENT_CARDS and slot == "me/taken":
        yield "build_monument", (piece,)
    elif piece == f"medal/{seat}" and where in ("pick", "medal", "income", "pile"):
        yield "place_medal", (int(slot.split("/")[1]),)


def _paths(start: int, square: int) -> list[tuple[int, ...]]:
    """The ways from square to square: a step, else two, also there and back; straight there if neither leads there."""
    if start == NOT_PLACED:
        return []
    if square in NEXT_TO[start]:
        return [(square,)]
    return [(middle, square) for middle in NEXT_TO[start] if square in NEXT_TO[middle]] or [(square,)]


def turnable(piece: PieceId, v: View) -> bool:
    """Construction cards may be turned by half."""
    return piece in box.CARDS


def turned_face(face: str, turn: int) -> str:
    """A turned card has its squares elsewhere, and no emblem on its head."""
    return f"{face}:{turn}" if face.startswith("card:") and turn else ""


# --- what can be pressed ---------------------------------------------------------------------------

_CHIPS: Final = (
    ("move", "move_pawn"),
    ("place", "place_construction"),
    ("build", "build_monument"),
    ("push", "move_monument"),
    ("draw", "draw_card"),
    ("character", "use_character"),
)


def controls(v: View) -> list[Control]:
    """Six action chips, the three effects of the character, and what ends a phase."""
    s: CultusState = v.state
    if s.phase == "over" or s.turn == 0:
        return []
    found = []
    for i, (key, kind) in enumerate(_CHIPS):
        rect = (8 + 123.5 * (i % 3), 37 + 61 * (i // 3), 121, 56)
        cost = int(key != "character")
        label, icon = f"cultus-art-chip-{key}", f"action_{key}"
        found.append(
            Control(key, "actions", rect, (kind,), label, icon, str(i + 1), cost=cost, unit="ap", unit_shut="ap_used")
        )
    person = box.CHARACTERS.get(s.character[v.me])
    for i, tier in enumerate(box.EFFECTS):
        params = {"icon": f"[{box.KINDS[person[i]]}]" if person else "", "vp": box.EFFECT_VP}
        rect, label = (134, 56 + 33 * i, 242, 30), f"cultus-art-effect-{tier}"
        kinds = ("use_character",)
        found.append(Control(f"effect_{tier}", "plate/0", rect, kinds, label, "coin", "", "effect", tier, params))
    last = "stop_draw" if s.pending and "stop_draw" in s.pending[-1].kinds else "end_actions"
    label, params = f"cultus-art-{last}".replace("_", "-"), {}
    over = len(s.hands[v.me]) - box.HAND_LIMIT
    if over > 0 and s.phase == "action" and last == "end_actions":
        owed = over * box.VP_LOST_PER_DISCARD
        vp = min(owed, s.vp[v.me])
        gold = min(max(0, s.cost[v.me]), (owed - vp) * box.GOLD_LOST_PER_MISSING_VP)
        label, params = f"{label}-over", {"count": over, "vp": vp, "gold": gold}
    return [*found, Control(last, "actions", (8, 158, 368, 48), (last,), label, "", "E", "end", 0, params)]


def probe(v: View, control: Control) -> Action | None:
    """A typical action of a control, whose refusal tells why it is shut."""
    s: CultusState = v.state
    if not s.pending:
        return None
    seat = s.pending[-1].seats[0]
    pawn = max(0, s.pawn[seat])
    elsewhere = 0 if pawn else 1
    hand = s.hands[seat]
    card = next((c for c in hand if c != HIDDEN), box.CARDS[0])
    monument = next((m for m, place in s.monuments.items() if place == pawn), next(iter(s.monuments), "enemy:1"))
    path = (NEXT_TO[s.monuments.get(monument, pawn)][0],)
    typical: dict[str, tuple[Any, ...]] = {
        "move": ((NEXT_TO[pawn][0],),),
        "place": (card, elsewhere, 0),
        "build": ((s.display or tuple(box.MONUMENT_CARDS))[0],),
        "push": (monument, path, hand[:2]),
        "draw": (next((slot for slot in box.SLOTS if s.piles[slot - 1]), 1),),
        "character": (3, elsewhere),
        "effect_3": (3, elsewhere),
        "effect_5": (5, next(iter(s.own_monuments(seat)), f"{seat}:1"), pawn),
        "effect_10": (10,),
    }
    return Action(control.kinds[0], seat, typical.get(control.key, ()))


# --- what is told ----------------------------------------------------------------------------------


def standing(v: View) -> Standing:
    """Turn, phase and points; the headline of a solo game is its enemy."""
    s: CultusState = v.state
    rivals = ((s.enemy, s.enemy_vp),) if s.enemy else ()
    rounds = SOLO_TURNS if s.seats == 1 else 0
    phase = s.phase.split("_")[0] if s.turn else "setup"
    return Standing(s.turn, rounds, phase, tuple(s.vp), rivals, s.enemy, tuple(s.character))


def gain_of(event: Event) -> int:
    """The points that an event gives, below zero if it takes them; what is only told of a sum gives none."""
    points = event.params.get("vp", 0)
    if not isinstance(points, int) or event.kind.startswith(_SUMS):
        return 0
    return -points if event.kind == "vp_lost" else points


_SUMS: Final = ("difficulty_chosen", "enemy_starts", "final", "ending", "victory", "shared")

_HEARD: Final = {
    "card": ("drew", "placed"),
    "wood": ("moved", "pawn_placed", "pawn_sent"),
    "coin": ("walk_paid", "income", "allocated"),
    "stamp": ("built",),
    "thud": ("monument_moved", "monument_sent"),
    "card_turn": ("discarded", "enemy_discarded"),
    "sting": ("enemy_strikes",),
    "flip": ("income_closed",),
    "bell": ("medal_returned",),
    "tick": ("turn_begins",),
    "fanfare": ("ending", "victory"),
}
SOUNDS: Final = {event: sound for sound, events in _HEARD.items() for event in events}


def actor(event: Event) -> int | str:
    """Who an event is about: a seat, the rival's id, or "" for nobody in particular."""
    rival = event.params.get("enemy")
    if rival:
        return str(rival)
    seat = event.params.get("seat")
    return int(seat) if seat is not None else ""


STOPS: Final = frozenset({"end_actions", "stop_draw"})
PANELS_ASK: Final = ("actions",)
MILESTONE: Final = "fire"
MOMENTS: Final = frozenset({"bonus_vp", "character_vp", "income_closed"})
"""A monument's points, a pile that closes: worth a moment of their own, whoever did it."""
MILESTONES: Final = frozenset({*(enemy.replace("enemy", "effect") for enemy in box.ENEMIES), "effect_claudia_closed"})
