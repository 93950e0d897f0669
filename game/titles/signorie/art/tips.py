"""What hovering a thing says, and what holding it close shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import View
from game.presentation import DisplayList, Tip
from game.titles.signorie.art import cards, rivals
from game.titles.signorie.art.inks import message, name_of
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.actions.dice import price
from game.titles.signorie.rules.scoring import row_worth
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import slot_of


def tip(v: View, target: str) -> Tip | None:
    """The name of a piece, slot or place, and what it is for."""
    kind, _, rest = target.partition("/")
    if kind == "phase":
        return Tip(f"signorie-art-phase-{rest}")
    if target in box.ASSIGNMENTS:
        return _task(v.state, target)
    if target in box.REWARDS:
        return Tip(name_of(target), message("text", target), rule="6.8")
    if kind in box.ALLIANCES:
        return Tip(name_of(kind), "signorie-art-tip-tile", {"vp": box.ALLIANCES[kind].vp}, "6.2")
    if kind in _TIPS:
        return _TIPS[kind](v, rest)
    return _plain(kind) if kind in _PLAIN else None


_PLAIN: Final = frozenset(
    [
        "points",
        "florins",
        "gauge",
        "brides",
        "order",
        "threshold",
        "alliance",
        "disc",
        "bride",
        "stock",
        "supply",
        "down",
        "cloth",
    ]
)


def _task(s: SignorieState, tile: str) -> Tip:
    slot = s.assignments.index(tile)
    data = box.ASSIGNMENTS[tile]
    facts = {"gender": box.GENDERS[slot & 1], "each": data.each, "least": data.least, "most": data.most}
    return Tip(name_of(tile), message("text", tile), facts, "6.4")


def _slot_of_task(v: View, slot: str) -> Tip | None:
    s: SignorieState = v.state
    return _task(s, s.assignments[box.ASSIGNMENT_SLOT[slot]]) if slot in box.ASSIGNMENT_SLOT else None


def _act(v: View, color: str) -> Tip:
    at = box.COLORS.index(color)
    facts = {"cost": box.BASE_COST[at], "color": color, "ring": box.COLORS[box.RING[at]]}
    return Tip(name_of(box.SIGNORIA[at]), message("text", box.SIGNORIA[at]), facts, "5.3")


def _helper(v: View, slot: str) -> Tip | None:
    if slot not in box.HELPER:
        return None
    helper = box.HELPERS[box.HELPER[slot]]
    data = box.EFFECTS[helper.effect]
    facts = {"cost": helper.cost, "points": data.get("points", 0), "color": box.COLORS[helper.column]}
    hired = v.state.helpers[v.me] >> box.HELPER[slot] & 1
    facts["hired"] = int(bool(hired))
    return Tip(name_of(helper.effect), message("text", helper.effect), facts, "6.7")


def _city(v: View, rest: str) -> Tip | None:
    city = rest.split("/")[0]
    if city not in box.CITY:
        return None
    value = v.state.next_value(box.CITY[city])
    message = "signorie-art-tip-city-full" if value == box.FULL else "signorie-art-tip-city"
    return Tip(name_of(city), message, {"value": value}, "6.6")


def _floor(v: View, rest: str) -> Tip | None:
    track, slot = rest.split("/")[:2]
    data = box.CAREER_SLOTS[int(slot)]
    facts = {"slot": int(slot), "rank": data.rank, "vp": data.vp, "final": data.final_vp}
    facts |= {"florins": data.florins, "steps": data.initiative}
    return Tip(name_of(track), "signorie-art-tip-floor", facts, "6.5")


def _step(v: View, rest: str) -> Tip:
    facts = {"slot": int(rest), "vp": box.INITIATIVE_VP[int(rest)]}
    return Tip(name_of("initiative"), "signorie-art-tip-step", facts, "5.5")


def _disc(v: View, rest: str) -> Tip | None:
    return _step(v, str(v.state.initiative[int(rest)])) if rest else _plain("disc")


def _row(v: View, row: str) -> Tip:
    s: SignorieState = v.state
    me, number = v.me, box.ROW[row]
    facts = {"count": s.tiles_in(me, number), "worth": row_worth(s, me, number), "least": box.ROW_TILES}
    return Tip(name_of(row), "signorie-art-tip-row", facts, "7")


def _son(v: View, rest: str) -> Tip | None:
    return _floor(v, f"{rest.split('/')[1]}/{slot_of(v.state, f'son/{rest}')}")


def _die(v: View, rest: str) -> Tip:
    color, value = rest.split("/")[:2]
    facts = {"color": color, "value": int(value), "cost": price(box.COLOR[color], int(value))}
    return Tip(name_of(color), "signorie-art-tip-die", facts, "5.3")


_COMMON: Final = {"alliance": "alliance", "helper": "disc", "bride": "bride"}


def _common(v: View, rest: str) -> Tip | None:
    return _plain(_COMMON[rest]) if rest in _COMMON else None


def _plain(kind: str) -> Tip:
    return Tip(f"signorie-art-tip-{kind}-name", f"signorie-art-tip-{kind}")


def _choice(v: View, rest: str) -> Tip:
    """A card of the evening: the reward, florins in its place, the bride, or points for florins."""
    s: SignorieState = v.state
    tile = s.reward_tile()
    if rest == "tile" and tile:
        return Tip(name_of(tile), message("text", tile), rule="6.8")
    return _plain("florins" if rest == "florins" or not box.REWARD_SLOTS[s.reward_slot()].bride else "brides")


_TIPS: Final[dict[str, Callable[[View, str], Tip | None]]] = {
    "act": _act,
    "choice": _choice,
    "common": _common,
    "task": _slot_of_task,
    "helper": _helper,
    "city": _city,
    "in": _city,
    "closed": lambda v, rest: Tip(name_of(rest), "signorie-art-tip-closed", rule="4"),
    "floor": _floor,
    "stand": _floor,
    "son": _son,
    "step": _step,
    "disc": _disc,
    "row": _row,
    "die": _die,
    "pool": lambda v, rest: Tip(name_of(rest), "signorie-art-tip-pool", rule="5.3"),
    "person": lambda v, rest: Tip("table-player", "signorie-art-tip-person", {"seat": int(rest)}),
}


def zoom(v: View, target: str) -> DisplayList | None:
    """A thing held close: a reward, an alliance tile, a rival with everything owned."""
    kind, _, rest = target.partition("/")
    if target in box.REWARDS:
        return cards.reward_card(target)
    if kind in box.ALLIANCES:
        return cards.tile_card(kind, "signorie-art-tip-tile")
    if kind == "person" and rest.isdigit() and int(rest) < v.state.seats:
        sheet = DisplayList(402, 492)
        sheet.place(rivals.plate(v, int(rest), rivals.HEIGHT[2], dice=True), 0, 0, 1.5)
        return sheet
    return None
