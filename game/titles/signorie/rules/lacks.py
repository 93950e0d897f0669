"""What is missing where an assignment, a helper or a reward would do nothing: the name of the lack (``signorie-name-…``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from game.titles.signorie.rules import components as box
from game.titles.signorie.rules import possible
from game.titles.signorie.rules.state import SignorieState

FULL_CITIES, NO_DAUGHTER, NO_SON, NO_CAREER = "lack_city", "lack_daughter", "lack_career", "lack_climber"
TOP, EMPTY, NO_TILES, NOBODY, NOTHING = "lack_step", "lack_stock", "lack_tiles", "lack_envoy", "lack_use"
NO_SONS, NO_DAUGHTERS, NO_HELPER, NO_DIE = "lack_sons", "lack_daughters", "lack_helper", "lack_die"


def marriage(s: SignorieState, seat: int, paid: int = 0) -> str:
    """Why nobody can be married off, so many daughters being paid."""
    least = possible.marriage_price(s, seat, -1)
    if least == possible.NEVER:
        return FULL_CITIES
    return NO_DAUGHTER if s.supply[2 * seat + box.DAUGHTER] <= paid else f"lack_dowry_{least}"


def mission(s: SignorieState, seat: int) -> str:
    """Why nobody can be sent on a mission."""
    least = possible.rank_needed(s)
    if least == possible.NEVER:
        return FULL_CITIES
    return f"lack_rank_{least}" if box.RANK[s.highest_son(seat)] < least and s.highest_son(seat) else NO_SON


def points(s: SignorieState, seat: int, track: int) -> str:
    """Why no point can be used on a track."""
    return TOP if track == box.INITIATIVE and s.initiative[seat] == box.INITIATIVE_TOP else NO_CAREER


def of_assignment(s: SignorieState, seat: int, slot: int) -> str:
    """What an assignment lacks whose figures can be paid."""
    gender, tile = slot & 1, box.ASSIGNMENTS[s.assignments[slot]]
    if tile.does == "track":
        return points(s, seat, box.TRACK[tile.what])
    if tile.what == "action_mission":
        return mission(s, seat)
    return marriage(s, seat, tile.least * (gender == box.DAUGHTER))


_EFFECT: Final[Mapping[str, Callable[[SignorieState, int], str]]] = {
    "mission_face_down": mission,
    "marriage_face_down": marriage,
    "roll_offspring_die": lambda s, seat: EMPTY,
    "take_meeple": lambda s, seat: EMPTY,
    "vp_per_male_in_cities": lambda s, seat: NOBODY,
    "take_face_down_tile": lambda s, seat: NO_TILES,
    "any_assignment_once": lambda s, seat: NOTHING,
}
_REWARD: Final[Mapping[str, Callable[[SignorieState, int], str]]] = {
    "rw_mission": mission,
    "rw_marriage": marriage,
    "rw_two_males": lambda s, seat: NO_SONS,
    "rw_two_females": lambda s, seat: NO_DAUGHTERS,
    "rw_career_points": lambda s, seat: NO_CAREER,
    "rw_initiative_points": lambda s, seat: TOP,
    "rw_face_down": lambda s, seat: NO_TILES,
    "rw_free_helper": lambda s, seat: NO_HELPER,
    "rw_extra_action": lambda s, seat: NO_DIE,
}


def of_helper(s: SignorieState, seat: int, effect: str) -> str:
    """What a helper lacks whose effect would do nothing."""
    told = _EFFECT.get(effect)
    return told(s, seat) if told is not None else points(s, seat, box.TRACK[box.EFFECTS[effect]["track"]])


def of_reward(s: SignorieState, seat: int, tile: str) -> str:
    """What a reward tile lacks that cannot be carried out."""
    return _REWARD[tile](s, seat)


__all__ = ["marriage", "mission", "of_assignment", "of_helper", "of_reward", "points"]
