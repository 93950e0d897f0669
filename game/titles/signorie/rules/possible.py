"""What can be carried out in full: every cost payable and at least the least effect (section 6, ruling 7).

Each function answers for one seat as the table is now; ``paid`` figures count as already spent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.decisions import CAREER_TRACKS
from game.titles.signorie.rules.state import OPEN_GATES, SignorieState

NEVER: Final = 1000
"""A price that nobody can pay: the thing cannot be done."""


# --- marriages, missions, offspring, points on tracks ------------------------------------------------------


def marriage_price(s: SignorieState, seat: int, paid: int = 0) -> int:
    """The least dowry for which the seat could marry a daughter off, or NEVER (6.2; with Open Gates section 8)."""
    if s.supply[2 * seat + box.DAUGHTER] <= paid:
        return NEVER
    return _least(s, box.GATES_DOWRY)


def rank_needed(s: SignorieState) -> int:
    """The least rank that a mission asks for anywhere, or NEVER (6.6; with Open Gates section 8)."""
    return _least(s, box.GATES_RANK)


def _least(s: SignorieState, beyond: int) -> int:
    """The lowest empty value of any city; where all are full what is asked ``beyond`` open gates, or NEVER."""
    value = s.least_value()
    if value < box.FULL:
        return value
    return beyond if s.variants & OPEN_GATES else NEVER


def mission(s: SignorieState, seat: int) -> bool:
    """True if an own son on a track is of a rank that some city accepts (6.6)."""
    highest = s.highest_son(seat)
    return highest > 0 and box.RANK[highest] >= rank_needed(s)


def offspring(s: SignorieState, seat: int) -> bool:
    """True if any figure is left in the stock (6.3, ruling 8)."""
    return s.stock[2 * seat] + s.stock[2 * seat + 1] > 0


def career_points(s: SignorieState, seat: int, track: int, paid: int = 0) -> bool:
    """True if a point can be used on a career track: a son to enter, or one below the top (6.5)."""
    sons = s.careers[3 * seat + track]
    return s.supply[2 * seat + box.SON] > paid or (sons != () and sons[0] < box.CAREER_TOP)


def points(s: SignorieState, seat: int, tracks: tuple[int, ...], paid: int = 0) -> bool:
    """True if at least one point can be used on one of the tracks (6.5)."""
    for track in tracks:
        if track == box.INITIATIVE:
            if s.initiative[seat] < box.INITIATIVE_TOP:
                return True
        elif career_points(s, seat, track, paid):
            return True
    return False


# --- the three main actions of a column ---------------------------------------------------------------------


def _tracks_price(s: SignorieState, seat: int) -> int:
    if s.initiative[seat] < box.INITIATIVE_TOP or s.supply[2 * seat]:
        return 0
    return 0 if points(s, seat, CAREER_TRACKS) else NEVER


_SIGNORIA_PRICE: Final[Mapping[str, Callable[[SignorieState, int], int]]] = {
    "action_florins": lambda s, seat: 0,
    "action_marriage": marriage_price,
    "action_offspring": lambda s, seat: 0 if s.stock[2 * seat] or s.stock[2 * seat + 1] else NEVER,
    "action_tracks": _tracks_price,
    "action_mission": lambda s, seat: 0 if mission(s, seat) else NEVER,
}
_PRICE: Final = tuple(_SIGNORIA_PRICE[name] for name in box.SIGNORIA)


def signoria_price(s: SignorieState, seat: int, color: int) -> int:
    """What the signoria action of a colour needs in florins once the die is paid, or NEVER."""
    return _PRICE[color](s, seat)


_LEAST_HIRE: Final = tuple(
    tuple(
        min((slot.cost for slot in box.HELPERS if slot.column == ring and not taken >> slot.row - 1 & 1), default=NEVER)
        for taken in range(8)
    )
    for ring in box.RING
)


def hire_price(s: SignorieState, seat: int, color: int) -> int:
    """The cheapest empty helper slot that a die of the colour may fill, or NEVER (3.3)."""
    if not s.helper_discs:
        return NEVER
    return _LEAST_HIRE[color][s.helpers[seat] >> 3 * box.RING[color] & 7]


def assignment_most(s: SignorieState, seat: int, slot: int, florins: int) -> int:
    """With how many figures at most the seat can use the assignment on a slot, given its florins; 0 if not at all.
    Every number from the tile's least up to it is possible then (6.4)."""
    gender = slot & 1
    least, most, does, what, _ = box.ASSIGNMENTS[s.assignments[slot]]
    have = s.supply[2 * seat + gender]
    if have < least or s.turned >> slot & 1:
        return 0
    if have < most:
        most = have
    if does == "florins" or does == "figures":
        return most
    if does == "track":
        track = box.TRACK[what]
        if track == box.INITIATIVE:
            return most if s.initiative[seat] < box.INITIATIVE_TOP else 0
        sons = s.careers[3 * seat + track]
        if gender == box.SON and not (sons and sons[0] < box.CAREER_TOP):
            return most if have > most else have - 1
        return most if gender == box.SON or career_points(s, seat, track) else 0
    if does == "threshold":
        return min(most, box.THRESHOLD_FIGURES - s.threshold[2 * seat] - s.threshold[2 * seat + 1])
    if does == "tiles":
        return most if s.alliances else 0
    if what == "action_mission":
        return most if mission(s, seat) else 0
    return most if marriage_price(s, seat, least * gender) <= florins else 0


def assignment_price(s: SignorieState, seat: int, slot: int) -> int:
    """The florins that the assignment on a slot needs (a marriage's dowry), or NEVER if it cannot be used (6.4)."""
    tile = box.ASSIGNMENTS[s.assignments[slot]]
    if tile.what == "action_marriage" and s.supply[2 * seat + (slot & 1)] >= tile.least and not s.turned >> slot & 1:
        return marriage_price(s, seat, tile.least * (slot & 1))
    return 0 if assignment_most(s, seat, slot, 0) > 0 else NEVER


def main_price(s: SignorieState, seat: int, color: int, enough: int = 0) -> int:
    """The fewest florins with which one of the three main actions of a column can be carried out, once the die is paid;
    NEVER if none can (5.3). A price up to ``enough`` may be given although there is a lower one."""
    best = _PRICE[color](s, seat)
    if best > enough and best:
        best = min(best, assignment_price(s, seat, 2 * color))
        if best > enough and best:
            best = min(best, assignment_price(s, seat, 2 * color + 1))
            if best > enough and best:
                best = min(best, hire_price(s, seat, color))
    return best


# --- helpers and rewards --------------------------------------------------------------------------------------


def by_helper(s: SignorieState, seat: int, slot: int) -> bool:
    """True if a helper can use the assignment on a slot: one figure, not a tile that takes two (6.7)."""
    return box.ASSIGNMENTS[s.assignments[slot]].least == 1 and assignment_most(s, seat, slot, 0) > 0


def _on(*tracks: int) -> Callable[[SignorieState, int], bool]:
    return lambda s, seat: points(s, seat, tracks)


HELPER: Final[Mapping[str, Callable[[SignorieState, int], bool]]] = {
    "mission_face_down": mission,
    "marriage_face_down": lambda s, seat: marriage_price(s, seat) <= s.florins[seat],
    "initiative_up_to_3": _on(box.INITIATIVE),
    "initiative_up_to_die": _on(box.INITIATIVE),
    "political_up_to_3": _on(box.TRACK["political"]),
    "clerical_up_to_3": _on(box.TRACK["clerical"]),
    "military_up_to_die": _on(box.TRACK["military"]),
    "roll_offspring_die": offspring,
    "vp_per_male_in_cities": lambda s, seat: s.in_cities(seat, box.SON) > 0,
    "take_face_down_tile": lambda s, seat: bool(s.alliances),
    "take_meeple": offspring,
    "gain_3_vp": lambda s, seat: True,
    "gain_3_florins": lambda s, seat: True,
    "any_assignment_once": lambda s, seat: any(by_helper(s, seat, slot) for slot in range(len(s.assignments))),
}
"""Whether a helper's effect would do anything (6.7)."""

ALL_HELPERS: Final = (1 << len(box.HELPERS)) - 1


def extra_die(s: SignorieState, seat: int, color: int) -> bool:
    """True if a die of the colour is left and a main action of its slot could follow, the die being free (6.8)."""
    return s.pool[color] != () and main_price(s, seat, color) <= s.florins[seat]


REWARD: Final[Mapping[str, Callable[[SignorieState, int], bool]]] = {
    "rw_mission": mission,
    "rw_marriage": HELPER["marriage_face_down"],
    "rw_two_males": lambda s, seat: s.stock[2 * seat + box.SON] > 0,
    "rw_two_females": lambda s, seat: s.stock[2 * seat + box.DAUGHTER] > 0,
    "rw_career_points": _on(*CAREER_TRACKS),
    "rw_initiative_points": _on(box.INITIATIVE),
    "rw_face_down": HELPER["take_face_down_tile"],
    "rw_free_helper": lambda s, seat: s.helper_discs > 0 and s.helpers[seat] != ALL_HELPERS,
    "rw_extra_action": lambda s, seat: any(extra_die(s, seat, color) for color in range(len(s.pool))),
}
"""Whether a bonus tile of the reward row can be claimed (6.8, ruling 33)."""
