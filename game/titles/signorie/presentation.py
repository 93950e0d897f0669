"""Where the pieces of Signorie lie on the table, how a hand does what can be done, and what is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from game.engine import Action, Event, View
from game.presentation import Button, Click, Control, Drag, Gain, Gesture, PieceId, Placement, SlotId, Spot, Standing
from game.titles.signorie.components import (
    ALLIANCES,
    ASSIGNMENT_SLOTS,
    BRIDE_VP,
    CAREERS,
    CITIES,
    COLORS,
    GENDERS,
    HELPERS,
    HOUSES,
    REWARD_SLOTS,
    ROWS,
    SHIELDS,
    SIGNORIA,
)
from game.titles.signorie.phases import last_round
from game.titles.signorie.state import CLOSED, SignorieState

KIND_OF_TILE: Final = ("marriage", "mission")
_FIGURE: Final = ("son", "daughter")


def me_of(v: View) -> int:
    """The seat that sits in front of the table: the viewer, or the first seat for a spectator."""
    return v.seat or 0


def others_of(v: View) -> list[int]:
    """The other seats in turn order after the viewer."""
    me, seats = me_of(v), v.state.seats
    return [(me + i) % seats for i in range(1, seats)]


def layout(v: View) -> str:
    """One board for each number of seats."""
    return f"table{v.state.seats}"


def hides(v: View) -> bool:
    """Nobody has secrets: what is hidden is hidden from all."""
    return False


def color_of(s: SignorieState, seat: int) -> str:
    """A seat's colour as drawings and faces call it: "red"."""
    return s.color[seat].removeprefix("player_") or "red"


# --- where pieces lie ---------------------------------------------------------------------------------


def placement(v: View) -> Placement:
    """Where every visible piece lies."""
    s: SignorieState = v.state
    spots: Placement = {}
    if not s.rewards:
        return spots
    _dice(s, v, spots)
    _tiles(s, v, spots)
    _figures(s, v, spots)
    _board(s, v, spots)
    return spots


def _dice(s: SignorieState, v: View, spots: Placement) -> None:
    me, asked = me_of(v), _asked(s)
    places = {me: "well/{}"} | {seat: f"taken/{i}" for i, seat in enumerate(others_of(v), 1)}
    for color, name in enumerate(COLORS):
        used = Counter[int]()
        dim = ":dim" if asked == "turn_choice" and s.dice[5 * me + color] and s.pending[-1].seats == (me,) else ""
        for order, value in enumerate(s.pool[color]):
            spots[_die(name, value, used)] = Spot(f"pool/{name}", order, f"die:{name}:{value}{dim}")
        for seat in range(s.seats):
            value = s.dice[5 * seat + color]
            if value:
                spots[_die(name, value, used)] = Spot(places[seat].format(name), color, f"die:{name}:{value}")


def _die(color: str, value: int, used: Counter[int]) -> PieceId:
    used[value] += 1
    return f"die/{color}/{value}/{used[value] - 1}"


def _tiles(s: SignorieState, v: View, spots: Placement) -> None:
    for number, tile in enumerate(s.assignments):
        slot = ASSIGNMENT_SLOTS[number]
        turned = ":turned" if s.turned >> number & 1 else ""
        spots[tile] = Spot(f"task/{slot}", 0, f"task:{tile}:{COLORS[number >> 1]}:{GENDERS[number & 1]}{turned}")
    now = s.reward_slot()
    for number, tile in enumerate(s.rewards, 1):
        if tile:
            state = "past" if number < now else "now" if number == now else "next"
            spots[tile] = Spot(f"reward/{number}", 0, f"reward:{tile}:{state}")
    used = Counter[str]()
    for at, tile in enumerate(s.city_tiles):
        if tile:
            spots[_alliance(tile, used)] = Spot(f"banner/{CITIES[at >> 1]}/{KIND_OF_TILE[at & 1]}", 0, f"tile:{tile}")
    me = me_of(v)
    for row, name in enumerate(ROWS):
        taken: set[int] = set()
        for tile in s.face_up[4 * me + row]:
            place = shield_of(s, me, row, ALLIANCES[tile].house, taken)
            taken.add(place)
            spots[_alliance(tile, used)] = Spot(f"shield/{name}/{place}", 0, f"shield:{tile}")
        if s.face_down[4 * me + row]:
            spots[f"down/{name}"] = Spot(f"down/{name}", 0, f"down:{s.face_down[4 * me + row]}")


def _alliance(tile: str, used: Counter[str]) -> PieceId:
    used[tile] += 1
    return f"{tile}/{used[tile] - 1}"


def shield_of(s: SignorieState, seat: int, row: int, house: int, taken: set[int]) -> int:
    """The printed shield of a row that a tile of the house covers."""
    printed = SHIELDS[s.color[seat]][row]
    fits = [place for place, shield in enumerate(printed) if shield == HOUSES[house] and place not in taken]
    return fits[0] if fits else 0


def _figures(s: SignorieState, v: View, spots: Placement) -> None:
    me = me_of(v)
    for city, figures in enumerate(s.cities):
        if figures != CLOSED:
            for place, figure in enumerate(figures):
                face = f"figure:{_FIGURE[figure & 1]}:{color_of(s, figure >> 1)}"
                spots[f"in/{CITIES[city]}/{place}"] = Spot(f"niche/{CITIES[city]}/{place}", 0, face)
    for seat in range(s.seats):
        for track, name in enumerate(CAREERS):
            used = Counter[int]()
            for slot in s.careers[3 * seat + track]:
                face = f"track:son:{color_of(s, seat)}"
                piece = f"son/{seat}/{name}/{slot}/{used[slot]}"
                spots[piece] = Spot(f"stand/{name}/{slot}", 4 * seat + used[slot], face)
                used[slot] += 1
    for gender, name in enumerate(GENDERS):
        if s.supply[2 * me + gender]:
            face = f"own:{_FIGURE[gender]}:{color_of(s, me)}"
            spots[f"supply/{name}"] = Spot(f"supply/{name}", 0, face)
        if s.stock[2 * me + gender]:
            spots[f"stock/{name}"] = Spot(f"stock/{name}", 0, f"stock:{_FIGURE[gender]}:{color_of(s, me)}")


def _board(s: SignorieState, v: View, spots: Placement) -> None:
    me = me_of(v)
    for place, seat in enumerate(s.turn_order, 1):
        slot = "pass" if s.passed >> seat & 1 else f"order/{place}"
        spots[f"order/{seat}"] = Spot(slot, place, f"disc:{color_of(s, seat)}")
    for order, seat in enumerate(s.arrived):
        spots[f"disc/{seat}"] = Spot(f"discs/{s.initiative[seat]}", order, f"disc:{color_of(s, seat)}")
    for number, helper in enumerate(HELPERS):
        if s.helpers[me] >> number & 1:
            spots[f"helper/{helper.id}"] = Spot(f"helper/{helper.id}", 0, "helper")
    for bride in range(s.brides[me]):
        spots[f"bride/{bride + 1}"] = Spot(f"bride/{bride + 1}", 0, "bride")
    if s.alliances:
        spots["alliance"] = Spot("common/alliance", 0, "common:neutral")
    if s.helper_discs:
        spots["disc"] = Spot("common/helper", 0, "common:helper")
    spots["bride"] = Spot("common/bride", 0, "common:bride")


def _asked(s: SignorieState) -> str:
    return s.pending[-1].key if s.pending else ""


def rolls(face: str) -> tuple[str, ...]:
    """Dice in the pool show all their faces while they roll."""
    kind, _, rest = face.partition(":")
    if kind != "die" or rest.endswith(":dim"):
        return ()
    color = rest.split(":")[0]
    return tuple(f"die:{color}:{value}" for value in (1, 4, 2, 6, 3, 5))


def flips(before: str, after: str) -> bool:
    """A task that has been used is turned over; everything else is only marked otherwise."""
    return before.startswith("task:") and before.endswith(":turned") != after.endswith(":turned")


# --- how a hand does it -----------------------------------------------------------------------------------


def _of_value(v: View, color: str, value: int) -> list[PieceId]:
    """The dice of a value that lie in the pool."""
    count = v.state.pool[COLORS.index(color)].count(value)
    return [f"die/{color}/{value}/{k}" for k in range(count)]


def _take(v: View, a: Action) -> list[Gesture]:
    color, value = a.args
    return [Drag(piece, f"act/{color}") for piece in _of_value(v, color, value)]


def _pass(v: View, a: Action) -> list[Gesture]:
    return [Button("pass_round"), Drag(f"order/{a.seat}", "pass")]


def _hire(v: View, a: Action) -> list[Gesture]:
    slot = f"helper/{a.args[0]}"
    return [Drag("disc", slot), Click(slot)]


def _assign(v: View, a: Action) -> list[Gesture]:
    number = ASSIGNMENT_SLOTS.index(a.args[0])
    piece = f"supply/{GENDERS[number & 1]}"
    return [Drag(piece, f"task/{a.args[0]}"), Click(v.state.assignments[number])]


def _signoria(v: View, a: Action) -> list[Gesture]:
    return [Button("main_signoria"), Click(f"act/{COLORS[v.state.pending[-1].data[0]]}")]


def _enter(v: View, a: Action) -> list[Gesture]:
    slot = f"floor/{a.args[0]}/1"
    return [Drag("supply/male", slot), Click(slot)]


def _sons(v: View, seat: int, track: str, slot: int) -> list[PieceId]:
    count = v.state.careers[3 * seat + CAREERS.index(track)].count(slot)
    return [f"son/{seat}/{track}/{slot}/{k}" for k in range(count)]


def _advance(v: View, a: Action) -> list[Gesture]:
    track, slot = a.args
    sons = _sons(v, a.seat, track, slot)
    return [*(Drag(son, f"floor/{track}/{slot + 1}") for son in sons), *(Click(son) for son in sons)]


def _initiative(v: View, a: Action) -> list[Gesture]:
    disc = f"disc/{a.seat}"
    return [Drag(disc, f"step/{v.state.initiative[a.seat] + 1}"), Click(disc)]


def _goal(city: str) -> SlotId:
    return f"city/{city}" if city in CITIES else "supply/male"


def _mission(v: View, a: Action) -> list[Gesture]:
    track, slot, city = a.args
    return [*(Drag(son, _goal(city)) for son in _sons(v, a.seat, track, slot)), Click(_goal(city))]


def _marriage(v: View, a: Action) -> list[Gesture]:
    goal = f"city/{a.args[0]}" if a.args[0] in CITIES else "stock/female"
    return [Drag("supply/female", goal), Click(goal)]


def _stock(v: View, a: Action) -> list[Gesture]:
    return [Drag(f"stock/{a.args[0]}", f"supply/{a.args[0]}"), Click(f"stock/{a.args[0]}")]


def _face_down(v: View, a: Action) -> list[Gesture]:
    return [Drag("alliance", f"row/{a.args[0]}"), Click(f"row/{a.args[0]}")]


def _claim(v: View, a: Action) -> list[Gesture]:
    return [Button("claim_tile"), Click(v.state.rewards[v.state.reward_slot() - 1])]


def _bride(v: View, a: Action) -> list[Gesture]:
    slot = f"bride/{v.state.brides[a.seat] + 1}"
    return [Button("marry_son"), Drag("bride", slot), Click(slot)]


TOUCH: Final[dict[str, Callable[[View, Action], Sequence[Gesture]]]] = {
    "take_die": _take,
    "extra_take_die": _take,
    "pass_round": _pass,
    "main_hire": _hire,
    "place_free_helper": _hire,
    "main_assignment": _assign,
    "use_assignment": _assign,
    "main_signoria": _signoria,
    "enter_male": _enter,
    "advance_male": _advance,
    "advance_initiative": _initiative,
    "send_mission": _mission,
    "arrange_marriage": _marriage,
    "take_from_stock": _stock,
    "place_face_down": _face_down,
    "activate_helper": lambda v, a: [Click(f"helper/{a.args[0]}")],
    "claim_tile": _claim,
    "marry_son": _bride,
}
"""Everything else is a button."""


# --- what a drop could mean ---------------------------------------------------------------------------------


def candidates(v: View, piece: PieceId, slot: SlotId, turn: int = 0, mode: str = "") -> list[Action]:
    """What a drop could mean, legal or not, the kinds that are asked for first; empty if nothing."""
    s: SignorieState = v.state
    if not s.pending:
        return []
    decision = s.pending[-1]
    seat = v.seat if v.seat in decision.seats else decision.seats[0]
    found = [Action(kind, seat, args) for kind, args in _meant(s, seat, piece.split("/"), slot.split("/"))]
    return sorted(found, key=lambda a: a.kind not in decision.kinds)


def _meant(s: SignorieState, seat: int, piece: list[str], slot: list[str]) -> Iterable[tuple[str, tuple[Any, ...]]]:
    what, where = piece[0], slot[0]
    if what == "die" and where == "act":
        more = () if slot[1] == piece[1] else (slot[1],)
        yield from ((kind, (piece[1], int(piece[2]), *more)) for kind in ("take_die", "extra_take_die"))
    elif what == "die" and where == "pool" and s.dice[5 * seat + COLORS.index(piece[1])]:
        yield "cancel_die", ()
    elif what == "order" and where == "pass" and piece[1] == str(seat):
        yield "pass_round", ()
    elif what == "disc" and where == "helper":
        yield from ((kind, (slot[1],)) for kind in ("main_hire", "place_free_helper"))
    elif what == "disc" and where == "step" and len(piece) > 1 and piece[1] == str(seat):
        yield "advance_initiative", ()
    elif what == "supply":
        yield from _with_figure(s, piece[1], slot)
    elif what == "son" and where == "floor" and slot[1] == piece[2]:
        yield "advance_male", (piece[2], int(piece[3]))
    elif what == "son" and where == "city":
        yield "send_mission", (piece[2], int(piece[3]), slot[1])
    elif what == "stock" and where == "supply":
        yield "take_from_stock", (piece[1],)
    elif what == "alliance" and where == "row":
        yield "place_face_down", (slot[1],)
    elif what == "bride" and where == "bride" and len(piece) == 1:
        yield "marry_son", ()
    elif what in ALLIANCES and where == "row":
        yield from _with_tile(s, seat, piece, slot[1])


def _with_figure(s: SignorieState, gender: str, slot: list[str]) -> Iterable[tuple[str, tuple[Any, ...]]]:
    if slot[0] == "task":
        right = slot[1].endswith("_female") == (gender == GENDERS[1])
        yield from (("main_assignment", (slot[1], n) if right else (slot[1], n, gender)) for n in (1, 2, 3))
        if right:
            yield "use_assignment", (slot[1],)
    elif slot[0] == "floor" and slot[2] == "1" and gender == GENDERS[0]:
        yield "enter_male", (slot[1],)
    elif slot[0] == "city" and gender == GENDERS[1]:
        least = min(4, s.next_value(CITIES.index(slot[1])))
        yield from (("arrange_marriage", (slot[1], dowry)) for dowry in range(least, 5))


def _with_tile(s: SignorieState, seat: int, piece: list[str], row: str) -> Iterable[tuple[str, tuple[Any, ...]]]:
    tile = piece[0]
    if tile in s.face_up[4 * seat + ROWS.index(row)]:
        return
    before = sum(tile == other for other in s.city_tiles)
    if int(piece[1]) >= before:
        yield "move_tile", (row,)
        return
    at = [number for number, other in enumerate(s.city_tiles) if other == tile][int(piece[1])]
    yield "take_tile", (CITIES[at >> 1], KIND_OF_TILE[at & 1], row)


# --- what can be pressed --------------------------------------------------------------------------------------

_BUTTONS: Final = {
    "turn_choice": ("pass_round",),
    "main_choice": ("main_signoria",),
    "helper_window": ("end_turn",),
    "spend_points": ("stop_points",),
    "reward_choice": ("claim_tile", "claim_florins"),
    "bride_choice": ("marry_son", "skip_bride"),
    "buy_vp_choice": ("buy_vp", "skip_buy"),
}


def controls(v: View) -> list[Control]:
    """What answers the question by pressing: one or two buttons below the steps of the turn."""
    s: SignorieState = v.state
    asked = bool(s.pending) and me_of(v) in s.pending[-1].seats
    kinds = _BUTTONS.get(_asked(s), ()) if asked else ()
    high = 44.0
    found = []
    for i, kind in enumerate(kinds):
        rect = (5.0, 122 - 4 - high * (len(kinds) - i) - 3 * (len(kinds) - 1 - i), 150.0, high)
        label = f"signorie-art-button-{kind}".replace("_", "-")
        found.append(Control(kind, "actions", rect, (kind,), label, style="end", params=_facts(s, kind)))
    return found


def _facts(s: SignorieState, kind: str) -> dict[str, Any]:
    if kind == "main_signoria":
        return {"action": SIGNORIA[s.pending[-1].data[0]]}
    if kind == "claim_tile":
        return {"tile": s.rewards[s.reward_slot() - 1]}
    if kind == "marry_son":
        vp, florins = BRIDE_VP[s.brides[s.pending[-1].seats[0]]], REWARD_SLOTS[s.reward_slot()].florins
        return {"gain": (f" +{vp}[vp]" if vp else "") + (f" +{florins}[florin]" if florins else "")}
    return {}


def probe(v: View, control: Control) -> Action | None:
    """Every button is the action of its name."""
    s: SignorieState = v.state
    return Action(control.kinds[0], s.pending[-1].seats[0]) if s.pending else None


# --- what is told -------------------------------------------------------------------------------------------------


def standing(v: View) -> Standing:
    """Round, phase and points."""
    s: SignorieState = v.state
    phase = "rewards" if s.phase in ("initiative", "rewards", "over") else s.phase
    return Standing(s.round, last_round(s), phase, tuple(s.vp))


def brings(before: View, after: View, a: Action) -> Gain | None:
    """Points, florins, figures and tiles that a deed changes at once."""
    old, new, seat = before.state, after.state, a.seat
    parts: list[str] = []
    points = new.vp[seat] - old.vp[seat]
    if points:
        parts.append(f"{points:+d}[vp]")
    florins = new.florins[seat] - old.florins[seat]
    if florins:
        parts.append(f"{florins:+d}[florin]".replace("-", "−"))
    if a.kind in ("take_die", "extra_take_die"):
        parts.append(f"{new.dice_sum(seat)} / {new.limit(seat)}")
        return Gain("signorie-art-gain", {"what": " ".join(parts)}, new.dice_sum(seat) <= new.limit(seat))
    for gender, sign in enumerate(_FIGURE):
        change = new.supply[2 * seat + gender] - old.supply[2 * seat + gender]
        if change > 0:
            parts.append(f"+{change}[{sign}]")
    for row in range(len(ROWS)):
        for tile in new.face_up[4 * seat + row][len(old.face_up[4 * seat + row]) :]:
            parts.append(f"[{HOUSES[ALLIANCES[tile].house]}]{ALLIANCES[tile].vp}")
        if new.face_down[4 * seat + row] > old.face_down[4 * seat + row]:
            parts.append("+1[neutral]")
    raised = new.limit(seat) - old.limit(seat)
    if raised > 0:
        parts.append(f"[scales]{new.limit(seat)}")
    return Gain("signorie-art-gain", {"what": " ".join(parts)}, points >= 0) if parts else None


def lines(events: Iterable[Event]) -> list[Event]:
    """Everything but what the log's headings say already."""
    return [event for event in events if event.kind not in _HEADINGS]


_HEADINGS: Final = frozenset({"assignments_dealt", "dice_rolled"})


def gain_of(event: Event) -> int:
    """The points that an event gives; the sums at the end give none of their own."""
    points = event.params.get("vp", 0)
    return points if isinstance(points, int) and event.kind != "victory" else 0


SOUNDS: Final = {
    "dice_rolled": "wood",
    "die_taken": "wood",
    "extra_die_taken": "wood",
    "passed": "tick",
    "passed_with_four": "tick",
    "hired": "wood",
    "helper_placed": "wood",
    "assignment_used": "wood",
    "helper_activated": "flip",
    "florins_gained": "coin",
    "reward_florins": "coin",
    "career_florins": "coin",
    "vp_bought": "coin",
    "figures_taken": "wood",
    "offspring_rolled": "wood",
    "entered": "wood",
    "advanced": "wood",
    "initiative_moved": "wood",
    "mission_sent": "stamp",
    "mission_beyond": "stamp",
    "married": "bell",
    "married_beyond": "bell",
    "son_married": "bell",
    "tile_taken": "card",
    "face_down_placed": "card",
    "alliances_laid": "card",
    "reward_claimed": "stamp",
    "over_limit": "sting",
    "victory": "fanfare",
}
