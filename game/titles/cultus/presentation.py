"""Where the pieces of Cultus lie on the table, and what a hand that moves one could mean (dossier section 12)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from game.engine import HIDDEN, Action, Event, View
from game.presentation import Asked, Button, Click, Control, Drag, Gesture, PieceId, Placement, SlotId, Spot, Standing
from game.titles.cultus.board import NEXT_TO, SQUARES, START_ANCHOR
from game.titles.cultus.components import (
    CARDS,
    CHARACTERS,
    CORNERS,
    EFFECT_VP,
    KINDS,
    MONUMENT_CARDS,
    MOVE_DISCARDS,
    ROTATIONS,
)
from game.titles.cultus.slots import anchor_slot, slot_square, square_slot
from game.titles.cultus.staging import counts as counts
from game.titles.cultus.staging import is_final as is_final
from game.titles.cultus.staging import is_moment as is_moment
from game.titles.cultus.state import HAULAGE, IN_HAND, NOT_PLACED, CultusState
from game.titles.cultus.telling import lines as lines

SOLO_TURNS: Final = 15

_CHOICES: Final = frozenset(
    {
        "choose_enemy",
        "choose_difficulty",
        "choose_color",
        "choose_character",
        "choose_plan",
        "allocate_gold",
        "discard_to_limit",
    }
)
_DRAWS: Final = frozenset({"draw_start", "draw_card", "baltasar_draw"})
_FREE_MONUMENT: Final = {"ruben": "ruben_push", "annette": "annette_step"}


def me_of(v: View) -> int:
    """The seat that sits in front of the table: the viewer, or the first seat for a spectator."""
    return v.seat or 0


def others_of(v: View) -> list[int]:
    """The other seats in turn order after the viewer."""
    me, seats = me_of(v), v.state.seats
    return [(me + i) % seats for i in range(1, seats)]


def layout(v: View) -> str:
    """The board file: one for the solo game, one for two to four."""
    return "solo" if v.state.seats == 1 else "multi"


def hides(v: View) -> bool:
    """True if seats have secrets from each other."""
    return bool(v.state.seats > 1)


def color_of(s: CultusState, monument: str) -> str:
    """The colour of a monument's owner; the enemy's is black."""
    owner = monument.split(":")[0]
    return "black" if owner == "enemy" else s.color[int(owner)] or "blue"


# --- where pieces lie ------------------------------------------------------------------------------


def placement(v: View) -> Placement:
    """Where every visible piece lies."""
    s: CultusState = v.state
    spots: Placement = {}
    if not s.income:
        return spots
    _cards(s, v, spots)
    _pieces(s, v, spots)
    return spots


def _cards(s: CultusState, v: View, spots: Placement) -> None:
    for slot in range(1, 7):
        open_side = s.open_mask >> (slot - 1) & 1
        face = f"income:{s.income[slot - 1]}:{slot}" if open_side else f"coin:{slot}"
        spots[f"income/{slot}"] = Spot(f"income/{slot}", 0, face)
        if s.piles[slot - 1]:
            count = len(s.piles[slot - 1])
            spots[f"pile/{slot}"] = Spot(f"pile/{slot}", 0, f"pile:{count}")
    if s.discard:
        spots["discard"] = Spot("discard", 0, f"card:{s.discard[-1]}")
    for index, card in enumerate(s.hands[me_of(v)]):
        piece = card if card != HIDDEN else f"hidden/{index}"
        spots[piece] = Spot("me/hand", index, "back" if card == HIDDEN else f"card:{card}")
    size = "" if s.seats == 1 else ":small"
    for index, card in enumerate(s.display):
        spots[card] = Spot(f"display/{index + 1}", 0, f"mon:{card}{size}")
    if s.monument_deck:
        spots["monument_deck"] = Spot("monument_deck", 0, f"deck:{len(s.monument_deck)}{size}")


def _pieces(s: CultusState, v: View, spots: Placement) -> None:
    me = me_of(v)
    color = s.color[me] or "blue"
    standing = list(s.monuments.values())
    for order, (monument, square) in enumerate(s.monuments.items()):
        count = standing.count(square)
        stack = f":{count}" if count > 1 and square not in standing[order + 1 :] else ""
        spots[f"monument/{monument}"] = Spot(square_slot(square), order, f"monument:{color_of(s, monument)}{stack}")
    for seat, square in enumerate(s.pawn):
        if square != NOT_PLACED:
            beside = ":beside" if square in standing else ""
            face = f"pawn:{s.color[seat] or 'blue'}{beside}"
            spots[f"pawn/{seat}"] = Spot(square_slot(square), 90 + seat, face)
        if s.medal[seat] > 0:
            spots[f"medal/{seat}"] = Spot(f"medal/{s.medal[seat]}", seat, f"medal:{s.color[seat] or 'blue'}")
    if s.pawn[me] == NOT_PLACED and s.phase in ("choose_corner", "place_initial_card"):
        spots[f"pawn/{me}"] = Spot("me/pawn", 0, f"pawn:{color}")
    if s.medal[me] == IN_HAND or (s.medal[me] == NOT_PLACED and s.phase == "place_medal"):
        spots[f"medal/{me}"] = Spot("me/medal", 0, f"medal:{color}")
    if s.cost[me] >= 0:
        spots[f"cost/{me}"] = Spot(f"me/cost/{s.cost[me]}", 0, f"cube:{color}")
    if s.character_gold[me] >= 0:
        spots[f"character/{me}"] = Spot(f"me/character/{s.character_gold[me]}", 0, f"cube:{color}")
    for index in range(s.stock[me]):
        spots[f"stock/{me}/{index}"] = Spot("me/stock", index, f"stock:{color}")
    if s.enemy and s.seats == 1:
        spots["enemy/cube"] = Spot(f"enemy/track/{s.enemy_track}", 0, "cube:black")
    for place, seat in enumerate(others_of(v), 1):
        if s.medal[seat] == IN_HAND:
            spots[f"medal/{seat}"] = Spot(f"other/{place}/medal", 0, f"medal:{s.color[seat]}")
        for index in range(len(s.hands[seat])):
            spots[f"hand/{seat}/{index}"] = Spot(f"other/{place}/hand", index, "back:small")


# --- how a legal action is done by hand ------------------------------------------------------------


def gestures(v: View, a: Action) -> tuple[Gesture, ...]:
    """The hands that do a legal action, the usual one first."""
    kind, args = a.kind, a.args
    if kind in _CHOICES:
        return (Asked(),)
    if kind in _DRAWS:
        return Drag(f"pile/{args[0]}", "me/hand"), Click(f"pile/{args[0]}")
    if kind in _GESTURES:
        first: Gesture = _GESTURES[kind](v, a)
        return first, *_CLICKS.get(kind, lambda a: ())(a)
    return (Button(kind),)


def gesture(v: View, a: Action) -> Gesture:
    """The usual hand."""
    return gestures(v, a)[0]


def _use_character(v: View, a: Action) -> Gesture:
    if a.args[0] == 3:
        return Drag(f"pawn/{a.seat}", square_slot(a.args[1]), mode="effect_3")
    if a.args[0] == 5:
        return Drag(f"monument/{a.args[1]}", square_slot(a.args[2]), mode="effect_5")
    return Button("effect_10")


def _start_anchor(v: View, seat: int) -> int:
    from game.titles.cultus.actions.setting_up import start_of

    return START_ANCHOR[start_of(v.state, seat).square]


_GESTURES: Final[dict[str, Any]] = {
    "place_medal": lambda v, a: Drag(f"medal/{a.seat}", f"medal/{a.args[0]}"),
    "choose_corner": lambda v, a: Drag(f"pawn/{a.seat}", square_slot(a.args[0])),
    "place_initial_card": lambda v, a: Drag(a.args[0], anchor_slot(_start_anchor(v, a.seat)), a.args[1]),
    "move_pawn": lambda v, a: Drag(f"pawn/{a.seat}", square_slot(a.args[0][-1])),
    "place_construction": lambda v, a: Drag(a.args[0], anchor_slot(a.args[1]), a.args[2]),
    "build_monument": lambda v, a: Drag(f"cost/{a.seat}", square_slot(v.state.pawn[a.seat])),
    "move_monument": lambda v, a: Drag(f"monument/{a.args[0]}", square_slot(a.args[1][-1])),
    "ruben_push": lambda v, a: Drag(f"monument/{a.args[0]}", square_slot(a.args[1])),
    "annette_step": lambda v, a: Drag(f"monument/{a.args[0]}", square_slot(a.args[1])),
    "use_character": _use_character,
}


_CLICKS: Final[dict[str, Any]] = {
    "place_medal": lambda a: (Click(f"income/{a.args[0]}"), Click(f"pile/{a.args[0]}")),
    "choose_corner": lambda a: (Click(square_slot(a.args[0])),),
}
"""What one click on the thing itself does."""


# --- what a drop could mean ------------------------------------------------------------------------


def candidates(v: View, piece: PieceId, slot: SlotId, turn: int = 0, mode: str = "") -> list[Action]:
    """What dropping the piece there could mean, the best guess first; empty if nothing."""
    s: CultusState = v.state
    if not s.pending:
        return []
    seat = s.pending[-1].seats[0]
    where, _, _ = slot.partition("/")
    if piece.startswith("pile/"):
        return _drawing(s, seat, piece, slot)
    if piece in CARDS:
        return _laying(s, v, seat, piece, slot, turn)
    if piece.startswith("pawn/") and where == "square":
        return _walking(s, seat, slot_square(slot), mode)
    if piece.startswith("monument/") and where == "square":
        return _pushing(s, seat, piece.removeprefix("monument/"), slot_square(slot), mode)
    if piece.startswith("cost/") and where == "square":
        return [Action("build_monument", seat, (card,)) for card in s.display]
    if piece in MONUMENT_CARDS and slot == "me/taken":
        return [Action("build_monument", seat, (piece,))]
    if piece.startswith("medal/") and where in ("medal", "income", "pile"):
        return [Action("place_medal", seat, (int(slot.split("/")[1]),))]
    return []


def _drawing(s: CultusState, seat: int, piece: PieceId, slot: SlotId) -> list[Action]:
    if slot != "me/hand":
        return []
    kinds = s.pending[-1].kinds
    kind = next((k for k in kinds if k in _DRAWS), "draw_card")
    return [Action(kind, seat, (int(piece.split("/")[1]),))]


def _laying(s: CultusState, v: View, seat: int, card: str, slot: SlotId, turn: int) -> list[Action]:
    if slot == "discard":
        return _discards(s, seat, card)
    if not slot.startswith("anchor/"):
        return []
    anchor = slot_square(slot)
    if s.pending[-1].key == "place_initial_card":
        wanted = _start_anchor(v, seat)
        extra = () if anchor == wanted else (anchor,)
        return [Action("place_initial_card", seat, (card, turn, *extra))]
    return [Action("place_construction", seat, (card, anchor, turn))]


def _discards(s: CultusState, seat: int, card: str) -> list[Action]:
    decision = s.pending[-1]
    count = decision.data[0] if decision.key == "hand_adjust" else 1
    rest = [other for other in s.hands[seat] if other != card]
    picks = (sorted((card, *more)) for more in combinations(rest, count - 1))
    return [Action("discard_to_limit", seat, (tuple(pick),)) for pick in picks]


def _walking(s: CultusState, seat: int, square: int, mode: str) -> list[Action]:
    if s.pending[-1].key == "choose_corner":
        return [Action("choose_corner", seat, (square,))]
    if mode == "effect_3":
        return [Action("use_character", seat, (3, square))]
    start = s.pawn[seat]
    if start == NOT_PLACED or square == start:
        return [Action("move_pawn", seat, ((middle, square),)) for middle in NEXT_TO[square]] if start >= 0 else []
    if square in NEXT_TO[start]:
        return [Action("move_pawn", seat, ((square,),))]
    paths = [(middle, square) for middle in NEXT_TO[start] if square in NEXT_TO[middle]]
    if not paths:
        return [Action("move_pawn", seat, ((square,),))]
    found: list[Action] = []
    for path in paths:
        found.append(Action("move_pawn", seat, (path,)))
        found += [Action("move_pawn", seat, (path, step)) for step in (1, 2)]
    return found


def _pushing(s: CultusState, seat: int, monument: str, square: int, mode: str) -> list[Action]:
    kind = _FREE_MONUMENT.get(s.pending[-1].key)
    if kind:
        return [Action(kind, seat, (monument, square))]
    if mode == "effect_5":
        return [Action("use_character", seat, (5, monument, square))]
    start = s.monuments[monument]
    price = MOVE_DISCARDS - 1 if s.powers[seat] & HAULAGE else MOVE_DISCARDS
    hand = s.hands[seat]
    payments = list(combinations(sorted(hand), price)) or [tuple(hand[:price])]
    if square in NEXT_TO[start]:
        paths: list[tuple[int, ...]] = [(square,)]
    else:
        paths = [(middle, square) for middle in NEXT_TO[start] if square in NEXT_TO[middle]] or [(square,)]
    return [Action("move_monument", seat, (monument, path, payment)) for path in paths for payment in payments]


OPEN: Final = False
"""What others do is told before it is one's own turn again."""


def plate(v: View, actor: int | str) -> str:
    """The region that shows whoever it is."""
    if isinstance(actor, str):
        return "rival"
    return "character" if actor == me_of(v) else f"other/{others_of(v).index(actor) + 1}"


def gain_of(event: Event) -> int:
    """The points that an event gives, below zero if it takes them; what is only told of a sum gives none."""
    points = event.params.get("vp", 0)
    if not isinstance(points, int) or event.kind in _SUMS or event.kind.startswith(_ENDS):
        return 0
    return -points if event.kind == "vp_lost" else points


_SUMS: Final = frozenset({"difficulty_chosen", "enemy_starts"})
_ENDS: Final = ("final", "ending", "victory", "shared")


def turnable(piece: PieceId, v: View) -> bool:
    """Construction cards may be turned by half."""
    return piece in CARDS and len(ROTATIONS) > 1


# --- what can be pressed ---------------------------------------------------------------------------

_CHIPS: Final = (
    ("move", "move_pawn", "action_move", 1),
    ("place", "place_construction", "action_place", 1),
    ("build", "build_monument", "action_build", 1),
    ("push", "move_monument", "action_push", 1),
    ("draw", "draw_card", "action_draw", 1),
    ("character", "use_character", "action_character", 0),
)


def controls(v: View) -> list[Control]:
    """Six action chips, the three effects of the character, and what ends a phase."""
    s: CultusState = v.state
    if s.phase == "over" or s.turn == 0:
        return []
    found = [
        Control(
            key,
            "actions",
            (8 + 123.5 * (i % 3), 38 + 65 * (i // 3), 121, 58),
            (kind,),
            f"cultus-art-chip-{key}",
            icon,
            str(i + 1),
            cost=cost,
            unit="ap",
            unit_shut="ap_used",
        )
        for i, (key, kind, icon, cost) in enumerate(_CHIPS)
    ]
    found += [
        Control(
            f"effect_{tier}",
            "character",
            (134, 56 + 33 * i, 242, 30),
            ("use_character",),
            f"cultus-art-effect-{tier}",
            "coin",
            style="effect",
            cost=tier,
            params=_effect_params(s, v, tier),
        )
        for i, tier in enumerate((3, 5, 10))
    ]
    if s.pending and s.pending[-1].key == "start_draw" and "stop_draw" in s.pending[-1].kinds:
        found.append(Control("stop_draw", "actions", (8, 168, 368, 50), ("stop_draw",), _STOP, "", "E", "end"))
    else:
        found.append(Control("end_actions", "actions", (8, 168, 368, 50), ("end_actions",), _END, "", "E", "end"))
    return found


def _effect_params(s: CultusState, v: View, tier: int) -> dict[str, Any]:
    person = CHARACTERS.get(s.character[me_of(v)])
    if person is None:
        return {"icon": "", "vp": EFFECT_VP}
    icon = {3: person.move_pawn, 5: person.move_monument, 10: person.score}[tier]
    return {"icon": f"[{KINDS[icon]}]", "vp": EFFECT_VP}


_STOP: Final = "cultus-art-stop-draw"
_END: Final = "cultus-art-end-actions"


def probe(v: View, control: Control) -> Action | None:
    """A typical action of a control, whose refusal tells why it is shut."""
    s: CultusState = v.state
    if not s.pending:
        return None
    seat = s.pending[-1].seats[0]
    pawn = max(0, s.pawn[seat])
    hand = s.hands[seat]
    card = next((c for c in hand if c != HIDDEN), CARDS[0])
    monument = next((m for m, place in s.monuments.items() if place == pawn), next(iter(s.monuments), "enemy:1"))
    typical: dict[str, tuple[Any, ...]] = {
        "move": ("move_pawn", ((NEXT_TO[pawn][0],),)),
        "place": ("place_construction", (card, next(a for a in range(55) if a % 8 < 7 and a not in (pawn,)), 0)),
        "build": ("build_monument", ((s.display or tuple(MONUMENT_CARDS))[0],)),
        "push": ("move_monument", (monument, (NEXT_TO[s.monuments.get(monument, pawn)][0],), tuple(hand[:2]))),
        "draw": ("draw_card", (next((i + 1 for i, pile in enumerate(s.piles) if pile), 1),)),
        "character": ("use_character", (3, next(q for q in SQUARES if q != pawn))),
        "effect_3": ("use_character", (3, next(q for q in SQUARES if q != pawn))),
        "effect_5": ("use_character", (5, next(iter(s.own_monuments(seat)), f"{seat}:1"), pawn)),
        "effect_10": ("use_character", (10,)),
        "end_actions": ("end_actions", ()),
        "stop_draw": ("stop_draw", ()),
    }
    kind, args = typical[control.key]
    return Action(kind, seat, args)


def standing(v: View) -> Standing:
    """Turn, phase and points; the headline of a solo game is its enemy."""
    s: CultusState = v.state
    rivals = ((s.enemy, s.enemy_vp),) if s.enemy else ()
    rounds = SOLO_TURNS if s.seats == 1 else 0
    phase = s.phase.split("_")[0] if s.turn else "setup"
    return Standing(s.turn, rounds, phase, tuple(s.vp), rivals, s.enemy, tuple(s.character))


CORNER_SLOTS: Final = tuple(square_slot(square) for square in CORNERS)


# --- who did what ----------------------------------------------------------------------------------

SOUNDS: Final = {
    "drew": "card",
    "placed": "card",
    "moved": "wood",
    "pawn_placed": "wood",
    "pawn_sent": "wood",
    "walk_paid": "coin",
    "income": "coin",
    "allocated": "coin",
    "built": "stamp",
    "monument_moved": "thud",
    "monument_sent": "thud",
    "discarded": "card_turn",
    "enemy_discarded": "card_turn",
    "enemy_strikes": "sting",
    "income_closed": "flip",
    "medal_returned": "bell",
    "turn_begins": "tick",
    "ending": "fanfare",
    "victory": "fanfare",
}


def actor(event: Event) -> int | str:
    """Who an event is about: a seat, the rival's id, or "" for nobody in particular."""
    rival = event.params.get("enemy")
    if rival:
        return str(rival)
    seat = event.params.get("seat")
    return int(seat) if seat is not None else ""


PANELS_ASK: Final = ("actions",)
MILESTONE: Final = "fire"


def is_milestone(event: Event) -> bool:
    """True for the event by which a rival's effect scores."""
    return event.kind.startswith("effect_")
