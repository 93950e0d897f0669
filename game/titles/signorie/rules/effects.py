"""What happens (section 6): each effect does its part at once and asks what has to be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from game.engine import Effects
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import decisions as ask
from game.titles.signorie.rules.state import BY_HELPERS, SECRET_LETTERS, SignorieState

Effect: TypeAlias = Callable[[SignorieState, int, Effects], Any]
"""Does what it does for a seat."""

# --- small changes ------------------------------------------------------------------------------------------


def gain_florins(s: SignorieState, seat: int, florins: int, out: Effects) -> None:
    """Florins from the common supply."""
    s.florins[seat] += florins
    out.event("florins_gained", seat=seat, florins=florins)


def take_figures(s: SignorieState, seat: int, gender: int, count: int, out: Effects) -> None:
    """Figures from the own stock to the supply, as many as there are."""
    at = 2 * seat + gender
    count = min(count, s.stock[at])
    s.stock[at] -= count
    s.supply[at] += count
    sons, daughters = (0, count) if gender else (count, 0)
    out.event("figures_taken", seat=seat, sons=sons, daughters=daughters)


def step_up(s: SignorieState, seat: int) -> bool:
    """Move the initiative disc one slot up, onto whatever lies there; False if it is at the top already."""
    if s.initiative[seat] == box.INITIATIVE_TOP:
        return False
    s.initiative[seat] += 1
    if s.arrived[-1] != seat:
        s.arrived = (*(other for other in s.arrived if other != seat), seat)
    return True


def reach(s: SignorieState, seat: int, track: int, slot: int, out: Effects) -> None:
    """What a son earns by reaching a slot of a career track: florins on 4, a step of the disc on 6 (6.5)."""
    printed = box.CAREER_SLOTS[slot]
    if printed.florins:
        s.florins[seat] += printed.florins
        out.event("career_florins", seat=seat, florins=printed.florins)
    if printed.initiative and step_up(s, seat):
        out.event("career_initiative", seat=seat, slot=s.initiative[seat])


def face_down_tile(s: SignorieState, seat: int, row: int, out: Effects) -> None:
    """The top tile of the stock goes unseen into a row; nothing if the stock is empty."""
    if not s.alliances:
        return
    s.buried += s.alliances[-1:]
    s.alliances = s.alliances[:-1]
    s.face_down[4 * seat + row] += 1
    out.event("face_down_placed", seat=seat, row=box.ROWS[row], left=len(s.alliances))


def roll_offspring(s: SignorieState, seat: int, dice: int, out: Effects) -> None:
    """Each die brings a daughter or a son from the stock, or nothing if that kind is used up (6.3)."""
    faces = tuple([out.chance.roll("offspring", 6) for _ in range(dice)])
    gained = [0, 0]
    for face in faces:
        gender = box.CHILD[face]
        at = 2 * seat + gender
        if s.stock[at]:
            s.stock[at] -= 1
            s.supply[at] += 1
            gained[gender] += 1
    sons, daughters = gained
    out.reveal("offspring_rolled", seat=seat, faces=faces, sons=sons, daughters=daughters, lost=dice - sons - daughters)


# --- questions ----------------------------------------------------------------------------------------------


def spend(s: SignorieState, seat: int, tracks: tuple[int, ...], points: int) -> None:
    """Ask how to use advancement points on these tracks."""
    s.pending.append(ask.SPEND[seat][tracks][points][0])


def ask_figures(s: SignorieState, seat: int, count: int) -> None:
    """Ask which figures to take from the stock, as many as there are."""
    count = min(count, s.stock[2 * seat] + s.stock[2 * seat + 1])
    if count:
        s.pending.append(ask.STOCK_FIGURE[seat][count])


def _ask_row(s: SignorieState, seat: int, out: Effects) -> None:
    s.pending.append(ask.CHOOSE_ROW[seat])


# --- signoria actions (6.1 to 6.3, 6.5, 6.6) ---------------------------------------------------------------------

SIGNORIA: Final[Mapping[str, Effect]] = {
    "action_florins": lambda s, seat, out: gain_florins(s, seat, box.FLORINS_ACTION, out),
    "action_marriage": lambda s, seat, out: s.pending.append(ask.MARRIAGE[seat][ask.CITY_TILE]),
    "action_offspring": lambda s, seat, out: roll_offspring(s, seat, box.OFFSPRING_BASE + s.brides[seat], out),
    "action_tracks": lambda s, seat, out: spend(s, seat, ask.ALL_TRACKS, box.TRACKS_POINTS),
    "action_mission": lambda s, seat, out: s.pending.append(ask.MISSION[seat][ask.CITY_TILE]),
}


# --- assignments (6.4) ---------------------------------------------------------------------------------------------


def use_assignment(s: SignorieState, seat: int, slot: int, count: int, out: Effects) -> None:
    """Pay so many figures of the slot's kind, into the stock or onto the threshold space, then do what the tile says
    for each of them. With Secret Letters the tile is turned down."""
    gender = slot & 1
    name = s.assignments[slot]
    tile = box.ASSIGNMENTS[name]
    s.supply[2 * seat + gender] -= count
    if tile.does == "threshold":
        s.threshold[2 * seat + gender] += count
    else:
        s.stock[2 * seat + gender] += count
    if s.variants & SECRET_LETTERS:
        s.turned |= 1 << slot
    paid = {"sons": 0, "daughters": 0, ("daughters" if gender else "sons"): count}
    out.event("assignment_used", seat=seat, tile=name, count=count, **paid)
    amount = count * tile.each
    if tile.does == "track":
        spend(s, seat, (box.TRACK[tile.what],), amount)
    elif tile.does == "florins":
        gain_florins(s, seat, amount, out)
    elif tile.does == "figures":
        ask_figures(s, seat, amount)
    elif tile.does == "tiles":
        s.pending.append(ask.CHOOSE_ROW[seat])
    elif tile.does == "threshold":
        out.event("threshold_raised", seat=seat, limit=s.limit(seat))
    else:
        SIGNORIA[tile.what](s, seat, out)


# --- helpers (6.7) -------------------------------------------------------------------------------------------------


def _points(effect: str) -> Effect:
    """Points for a track: so many, or as many as the die in the column of the helper shows."""
    tracks, fixed = (box.TRACK[box.EFFECTS[effect]["track"]],), int(box.EFFECTS[effect]["points"])
    column = next(slot.column for slot in box.HELPERS if slot.effect == effect)
    return lambda s, seat, out: spend(s, seat, tracks, fixed or s.die(seat, column))


def _vp(s: SignorieState, seat: int, vp: int, out: Effects) -> None:
    s.earn(seat, vp, BY_HELPERS)
    out.event("helper_vp", seat=seat, vp=vp)


HELPER: Final[Mapping[str, Effect]] = {
    "mission_face_down": lambda s, seat, out: s.pending.append(ask.MISSION[seat][ask.FACE_DOWN]),
    "marriage_face_down": lambda s, seat, out: s.pending.append(ask.MARRIAGE[seat][ask.FACE_DOWN]),
    "initiative_up_to_3": _points("initiative_up_to_3"),
    "initiative_up_to_die": _points("initiative_up_to_die"),
    "political_up_to_3": _points("political_up_to_3"),
    "clerical_up_to_3": _points("clerical_up_to_3"),
    "military_up_to_die": _points("military_up_to_die"),
    "roll_offspring_die": lambda s, seat, out: roll_offspring(s, seat, box.EFFECTS["roll_offspring_die"]["dice"], out),
    "vp_per_male_in_cities": lambda s, seat, out: _vp(
        s, seat, box.EFFECTS["vp_per_male_in_cities"]["vp_each"] * s.in_cities(seat, box.SON), out
    ),
    "take_face_down_tile": _ask_row,
    "take_meeple": lambda s, seat, out: ask_figures(s, seat, box.EFFECTS["take_meeple"]["figures"]),
    "gain_3_vp": lambda s, seat, out: _vp(s, seat, box.EFFECTS["gain_3_vp"]["vp"], out),
    "gain_3_florins": lambda s, seat, out: gain_florins(s, seat, box.EFFECTS["gain_3_florins"]["florins"], out),
    "any_assignment_once": lambda s, seat, out: s.pending.append(ask.CHOOSE_ASSIGNMENT[seat]),
}


# --- rewards (6.8) -------------------------------------------------------------------------------------------------


def _extra_action(s: SignorieState, seat: int, out: Effects) -> None:
    """The own dice are cleared away; they no longer count for anything (ruling 10)."""
    for color in range(len(s.pool)):
        if s.dice[5 * seat + color]:
            s.dice[5 * seat + color] = 0
            s.dice_aside[color] += 1
    s.pending.append(ask.EXTRA_DIE[seat])


BONUS: Final[Mapping[str, Effect]] = {
    "rw_mission": SIGNORIA["action_mission"],
    "rw_marriage": SIGNORIA["action_marriage"],
    "rw_two_males": lambda s, seat, out: take_figures(s, seat, box.SON, box.REWARDS["rw_two_males"]["males"], out),
    "rw_two_females": lambda s, seat, out: take_figures(
        s, seat, box.DAUGHTER, box.REWARDS["rw_two_females"]["females"], out
    ),
    "rw_career_points": lambda s, seat, out: spend(
        s, seat, ask.CAREER_TRACKS, box.REWARDS["rw_career_points"]["points"]
    ),
    "rw_initiative_points": lambda s, seat, out: spend(
        s, seat, (box.INITIATIVE,), box.REWARDS["rw_initiative_points"]["points"]
    ),
    "rw_face_down": _ask_row,
    "rw_free_helper": lambda s, seat, out: s.pending.append(ask.FREE_HELPER[seat]),
    "rw_extra_action": _extra_action,
}

COUNTED: Final[Mapping[str, Callable[[SignorieState, int], Any]]] = {
    "rv_helpers": lambda s, seat: s.helpers[seat].bit_count(),
    "rv_cities_males": lambda s, seat: s.cities_with(seat, box.SON),
    "rv_cities_females": lambda s, seat: s.cities_with(seat, box.DAUGHTER),
    "rv_males": lambda s, seat: s.in_cities(seat, box.SON),
    "rv_females": lambda s, seat: s.in_cities(seat, box.DAUGHTER),
}
"""What a tile for victory points counts, as the table is now (ruling 34)."""
