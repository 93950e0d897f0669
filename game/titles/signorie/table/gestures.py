"""How a hand does what can be done, and what a drop could mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from game.engine import Action, View
from game.presentation import Both, Button, Click, Control, Drag, Drop, Gesture, PieceId, SlotId, contract
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.actions.base import STRANGE
from game.titles.signorie.rules.actions.cities import NO_CITY
from game.titles.signorie.rules.components import COLORS, GENDERS
from game.titles.signorie.rules.state import OPEN_GATES, SignorieState
from game.titles.signorie.table import buttons, climbing
from game.titles.signorie.table.buttons import USE
from game.titles.signorie.table.chain import chain_of
from game.titles.signorie.table.climbing import ENTERS
from game.titles.signorie.table.placement import KIND_OF_TILE, evening, slot_of, sons_of

Do: TypeAlias = Callable[[View, Action], Sequence[Gesture]]
Meant: TypeAlias = Iterable[tuple[str, tuple[Any, ...]]]
"""Kinds with their arguments."""


def _take(v: View, a: Action) -> list[Gesture]:
    """Any of the dice of that value in the pool."""
    color, value = a.args
    count = v.state.pool[COLORS.index(color)].count(value)
    return [Drag(f"die/{color}/{value}/{k}", f"act/{color}") for k in range(count)]


def _hire(v: View, a: Action) -> list[Gesture]:
    return [Drag("disc", f"helper/{a.args[0]}"), Click(f"helper/{a.args[0]}")]


def _assign(v: View, a: Action) -> list[Gesture]:
    number = box.ASSIGNMENT_SLOTS.index(a.args[0])
    piece = f"supply/{GENDERS[number & 1]}"
    return [Drag(piece, f"task/{a.args[0]}"), Click(v.state.assignments[number])]


def _enter(v: View, a: Action) -> list[Gesture]:
    track = a.args[0]
    drags = [Drag("supply/male", f"floor/{track}/{slot}") for slot in range(1, _points(v) + 1)]
    return [*drags, *_floors(v, a.seat, track, ENTERS)]


def _points(v: View) -> int:
    """How many points are left, at least the one that is asked about."""
    decision = v.state.pending[-1]
    return min(box.CAREER_TOP, decision.data[0]) if decision.key == "spend_points" else 1


def _floors(v: View, seat: int, track: str, begin: int) -> list[Gesture]:
    """The floors to which a click sends the son of a slot (0: the one who enters)."""
    if v.state.pending[-1].key != "spend_points":
        return []
    found = climbing.floors(v.state, seat).items()
    return [Click(f"floor/{on}/{slot}") for (on, slot), climb in found if on == track and climb.begin == begin]


def _sons(v: View, seat: int, track: str, slot: int) -> list[PieceId]:
    """The pieces that stand on a slot of a track, the one that will move first."""
    return [piece for piece, at in sons_of(v.state, seat, track) if at == slot]


def _advance(v: View, a: Action) -> list[Gesture]:
    track, slot = a.args
    goals = [f"floor/{track}/{floor}" for floor in range(slot + 1, min(box.CAREER_TOP, slot + _points(v)) + 1)]
    drags = [Drag(son, goal) for son in _sons(v, a.seat, track, slot) for goal in goals]
    return [*drags, *_floors(v, a.seat, track, slot)]


def _initiative(v: View, a: Action) -> list[Gesture]:
    goals = [f"step/{step}" for step in climbing.steps(v.state, a.seat)]
    return [*(Drag(f"disc/{a.seat}", goal) for goal in goals), *map(Click, goals)]


def _goal(city: str, gender: str) -> SlotId:
    """Where a figure is sent: to the city, or through the open gates back to its own stock."""
    return f"city/{city}" if city in box.CITIES else f"stock/{gender}"


def _mission(v: View, a: Action) -> list[Gesture]:
    track, slot, city = a.args
    goal = _goal(city, GENDERS[box.SON])
    return [*(Drag(son, goal) for son in _sons(v, a.seat, track, slot)), Click(goal)]


def _marriage(v: View, a: Action) -> list[Gesture]:
    goal = _goal(a.args[0], GENDERS[box.DAUGHTER])
    return [Drag("supply/female", goal), Click(goal)]


def _claim(v: View, a: Action) -> list[Gesture]:
    card = [Click("choice/tile")] if evening(v) else []
    return [Button("claim_tile"), Click(v.state.reward_tile()), *card]


def _card(card: str) -> Do:
    """A button which in the evening is also a card."""
    return lambda v, a: [Button(a.kind), Click(card)] if evening(v) else [Button(a.kind)]


def _bride(v: View, a: Action) -> list[Gesture]:
    slot = f"bride/{v.state.brides[a.seat] + 1}"
    card = [Click("choice/bride")] if evening(v) else []
    return [Button("marry_son"), Drag("bride", slot), Click(slot), *card]


def _activate(v: View, a: Action) -> list[Gesture]:
    chain = chain_of(v)
    due = [Button(USE)] if chain is not None and chain.helper_due == a.args[0] else []
    return [Click(f"helper/{a.args[0]}"), *due]


# --- what a drop could mean ---------------------------------------------------------------------------------


def _meant(s: SignorieState, seat: int, piece: list[str], slot: list[str]) -> Meant:
    """What a piece that is carried to a slot could mean, legal or not: kinds with their arguments."""
    what, where = piece[0], slot[0]
    if what == "die" and where == "act":
        more = () if slot[1] == piece[1] else (slot[1],)
        yield from ((kind, (piece[1], int(piece[2]), *more)) for kind in ("take_die", "extra_take_die"))
    elif what == "die" and where == "pool" and s.die(seat, COLORS.index(piece[1])):
        yield "cancel_die", ()
    elif what == "order" and where == "pass" and piece[1] == str(seat):
        yield "pass_round", ()
    elif piece == ["disc"] and where == "helper":
        yield from ((kind, (slot[1],)) for kind in ("main_hire", "place_free_helper"))
    elif what == "disc" and where == "step" and len(piece) > 1 and piece[1] == str(seat):
        goal = int(slot[1])
        yield "advance_initiative", () if goal == s.initiative[seat] + 1 else (goal,)
    elif what == "supply":
        yield from _with_figure(s, piece[1], slot)
    elif what == "son":
        yield from _with_son(s, seat, piece, slot)
    elif what == "stock" and where == "supply":
        yield "take_from_stock", (piece[1],)
    elif what == "alliance" and where == "row":
        yield "place_face_down", (slot[1],)
    elif what == "bride" and where == "bride" and len(piece) == 1:
        yield "marry_son", ()
    elif what in box.ALLIANCES and where == "row":
        yield from _with_tile(s, seat, piece, slot[1])


def _with_son(s: SignorieState, seat: int, piece: list[str], slot: list[str]) -> Meant:
    track, at = piece[2], slot_of(s, "/".join(piece))
    strange = () if piece[1] == str(seat) else (STRANGE,)
    if slot[0] == "floor" and slot[1:] != [track, str(at)]:
        step = slot[1:] == [track, str(at + 1)]
        yield "advance_male", (track, at, *(strange or (() if step else (slot[1], int(slot[2])))))
    elif slot[0] == "city":
        yield "send_mission", (track, at, slot[1], *strange)
    elif slot == ["stock", GENDERS[box.SON]] and s.variants & OPEN_GATES:
        yield "send_mission", (track, at, NO_CITY, *strange)


def _with_figure(s: SignorieState, gender: str, slot: list[str]) -> Meant:
    if slot[0] == "task":
        right = slot[1].endswith("_female") == (gender == GENDERS[1])
        yield from (("main_assignment", (slot[1], n) if right else (slot[1], n, gender)) for n in (1, 2, 3))
        if right:
            yield "use_assignment", (slot[1],)
    elif slot[0] == "floor":
        enters = gender == GENDERS[box.SON] and slot[2] == "1"
        yield "enter_male", (slot[1], *(() if enters else (gender, int(slot[2]))))
    elif slot[0] == "city" and gender == GENDERS[box.DAUGHTER]:
        least = min(box.DOWRY_MOST, s.next_value(box.CITY[slot[1]]))
        yield from (("arrange_marriage", (slot[1], dowry)) for dowry in range(least, box.DOWRY_MOST + 1))
    elif slot[0] == "city":
        yield "send_mission", (box.CAREERS[0], 1, slot[1], gender)
    elif slot == ["stock", GENDERS[box.DAUGHTER]] and gender == GENDERS[box.DAUGHTER] and s.variants & OPEN_GATES:
        yield "arrange_marriage", (NO_CITY, box.GATES_DOWRY)


def _with_tile(s: SignorieState, seat: int, piece: list[str], row: str) -> Meant:
    tile = piece[0]
    if tile in s.face_up[4 * seat + box.ROW[row]]:
        return
    flags = [number for number, other in enumerate(s.city_tiles) if other == tile]
    if int(piece[1]) >= len(flags):
        yield "move_tile", (row,)
    else:
        at = flags[int(piece[1])]
        yield "take_tile", (box.CITIES[at >> 1], KIND_OF_TILE[at & 1], row)


def _hand(kind: str, do: Do) -> Both:
    """The hands of a kind, and what is read back from them: what the piece means at the slot, and what is done so now."""

    def read(v: View, drop: Drop) -> Iterable[tuple[Any, ...]]:
        decision = v.state.pending[-1]
        seat = decision.asked(v.seat)
        found: list[tuple[Any, ...]] = []
        if drop.slot:
            meant = _meant(v.state, seat, drop.piece.split("/"), drop.slot.split("/"))
            found = [args for name, args in meant if name == kind]
        if kind in decision.kinds:
            hand = Drag(drop.piece, drop.slot) if drop.slot else Click(drop.piece)
            found += [a.args for a in CONTROLLER.legal(v.state, seat) if a.kind == kind and hand in do(v, a)]
        return dict.fromkeys(found)

    return Both(do, read, _further if kind in climbing.KINDS else None)


def _further(v: View, a: Action, drop: Drop) -> list[Action]:
    """A floor or a step that is several points away is reached by as many deeds."""
    return climbing.further(v.state, a, drop.slot or drop.piece)


_HANDS: Final[Mapping[str, Do]] = {
    "take_die": _take,
    "extra_take_die": _take,
    "pass_round": lambda v, a: [Button("pass_round"), Drag(f"order/{a.seat}", "pass")],
    "main_hire": _hire,
    "place_free_helper": _hire,
    "main_assignment": _assign,
    "use_assignment": _assign,
    "main_signoria": lambda v, a: [Button("main_signoria"), Click(f"act/{COLORS[v.state.pending[-1].data[0]]}")],
    "enter_male": _enter,
    "advance_male": _advance,
    "advance_initiative": _initiative,
    "send_mission": _mission,
    "arrange_marriage": _marriage,
    "take_from_stock": lambda v, a: [Drag(f"stock/{a.args[0]}", f"supply/{a.args[0]}"), Click(f"stock/{a.args[0]}")],
    "place_face_down": lambda v, a: [Drag("alliance", f"row/{a.args[0]}"), Click(f"row/{a.args[0]}")],
    "activate_helper": _activate,
    "claim_tile": _claim,
    "claim_florins": _card("choice/florins"),
    "buy_vp": _card("choice/bride"),
    "marry_son": _bride,
    **dict.fromkeys(("cancel_die", "move_tile", "take_tile"), lambda v, a: []),
}
"""Kind -> how a hand does it. The last are never legal: they are read only to be refused with their reason."""


class Gestures(contract.Gestures):
    """A drag or a click for each deed; a lit floor spends all points that it shows."""

    TOUCH = {kind: _hand(kind, do) for kind, do in _HANDS.items()}
    STOPS = ("pass_round", "stop_points", "end_turn", "skip_bride", "skip_buy")

    def controls(self, v: View) -> list[Control]:
        """One or two buttons below the steps of the turn."""
        return buttons.controls(v)
