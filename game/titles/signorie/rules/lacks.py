"""What is missing where an assignment, a helper or a reward would do nothing: the name of the lack (``signorie-name-…``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import possible
from game.titles.signorie.rules.state import SignorieState


def marriage(s: SignorieState, seat: int, paid: int = 0) -> str:
    """Why nobody can be married off, so many daughters being paid."""
    least = possible.marriage_price(s, seat, -1)
    if least == possible.NEVER:
        return "lack_city"
    return "lack_daughter" if s.supply[2 * seat + box.DAUGHTER] <= paid else f"lack_dowry_{least}"


def mission(s: SignorieState, seat: int) -> str:
    """Why nobody can be sent on a mission."""
    least = possible.rank_needed(s)
    if least == possible.NEVER:
        return "lack_city"
    return f"lack_rank_{least}" if box.RANK[s.highest_son(seat)] < least and s.highest_son(seat) else "lack_career"


def points(s: SignorieState, seat: int, track: int) -> str:
    """Why no point can be used on a track."""
    top = track == box.INITIATIVE and s.initiative[seat] == box.INITIATIVE_TOP
    return "lack_step" if top else "lack_climber"


def of_assignment(s: SignorieState, seat: int, slot: int) -> str:
    """What an assignment lacks whose figures can be paid."""
    gender, tile = slot & 1, box.ASSIGNMENTS[s.assignments[slot]]
    if tile.does == "track":
        return points(s, seat, box.TRACK[tile.what])
    if tile.what == "action_mission":
        return mission(s, seat)
    return marriage(s, seat, tile.least * (gender == box.DAUGHTER))


_OF_ACTION: Final[Mapping[str, Callable[[SignorieState, int], str]]] = {
    "mission_face_down": mission,
    "marriage_face_down": marriage,
    "rw_mission": mission,
    "rw_marriage": marriage,
}
_ALWAYS: Final = {
    "roll_offspring_die": "lack_stock",
    "take_meeple": "lack_stock",
    "vp_per_male_in_cities": "lack_envoy",
    "take_face_down_tile": "lack_tiles",
    "any_assignment_once": "lack_use",
    "rw_two_males": "lack_sons",
    "rw_two_females": "lack_daughters",
    "rw_career_points": "lack_climber",
    "rw_initiative_points": "lack_step",
    "rw_free_helper": "lack_helper",
    "rw_extra_action": "lack_die",
}


def of_gain(s: SignorieState, seat: int, what: str) -> str:
    """What a helper's effect lacks that would do nothing, or a reward tile that cannot be carried out."""
    if what in _OF_ACTION:
        return _OF_ACTION[what](s, seat)
    return _ALWAYS.get(what) or points(s, seat, box.TRACK[box.EFFECTS[what]["track"]])
