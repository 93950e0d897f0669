"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from game.engine import Action, Chance, View
from game.presentation.example import Case, Example, Place, Window
from game.titles.signorie.components import CITY, COLOR, COLORS, HELPER, ROW, TRACK
from game.titles.signorie.decisions import ALL_TRACKS, CITY_TILE, MAIN, MARRIAGE, MISSION, REWARD, SPEND, TURN, WINDOW
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.state import OPEN_GATES, SignorieState

ME: Final = 0
_SEED: Final = 1
_RIVAL: Final = 2
"""A son of the next seat."""


_CITIES: Final = (
    ("banner/milano/marriage", "city/milano", "banner/venezia/mission"),
    ("banner/firenze/marriage", "city/firenze", "banner/roma/mission"),
)
"""Parts of the ledge with two cities each."""


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    make = _EXAMPLES.get(anchor)
    return make() if make else None


# --- positions -------------------------------------------------------------------------------------


def _dealt() -> SignorieState:
    """The first turn of four players, everybody's dice still in the areas and no tile on any flag."""
    chance = Chance.scripted(_SEED, turn_order=[[0, 1, 2, 3]])
    s: SignorieState = CONTROLLER.setup(4, {}, chance)
    s.city_tiles = [""] * len(s.city_tiles)
    return s


def _dice(s: SignorieState, **values: int) -> None:
    for color, value in values.items():
        s.dice[COLOR[color]] = value


def _pool(s: SignorieState, **values: tuple[int, ...]) -> None:
    s.pool = [values.get(color, ()) for color in COLORS]


def _fill(s: SignorieState, **counts: int) -> None:
    for city, count in counts.items():
        s.cities[CITY[city]] = (_RIVAL,) * count


def _tile(s: SignorieState, city: str, kind: str, tile: str) -> None:
    s.city_tiles[2 * CITY[city] + (kind == "mission")] = tile


def _sons(s: SignorieState, track: str, *slots: int) -> None:
    s.careers[TRACK[track]] = slots
    s.supply[0] -= len(slots)


def _task(s: SignorieState, slot: int, tile: str) -> None:
    tiles = list(s.assignments)
    other = tiles.index(tile)
    tiles[slot], tiles[other] = tiles[other], tiles[slot]
    s.assignments = tuple(tiles)


def _seen(s: SignorieState) -> View:
    return CONTROLLER.view(s, ME)


def _do(kind: str, *args: Any) -> Action:
    return Action(kind, ME, args)


def _of(s: SignorieState, place: Place, a: Action, verb: str, *tells: str) -> Case:
    return Case((place,), s, (a,), f"signorie-art-can-{verb}", tells)


# --- the examples ----------------------------------------------------------------------------------


@cache
def _take() -> Example:
    """A die that can be paid, one too dear, one of a colour that is used, one that breaks the limit."""
    s = _dealt()
    s.florins[ME] = 2
    _dice(s, gray=4, purple=5)
    _pool(s, yellow=(6,), red=(1, 2), purple=(3,), gray=(2,), light_blue=(1, 4))
    s.pending = [TURN[ME]]
    cases = (
        _of(s, ("pool/red",), _do("take_die", "red", 2), "take", "die_taken"),
        _of(s, ("pool/light_blue",), _do("take_die", "light_blue", 1), "take"),
        _of(s, ("pool/gray",), _do("take_die", "gray", 2), "take"),
        _of(s, ("pool/yellow",), _do("take_die", "yellow", 6), "take"),
    )
    parts = (("task/asl_yellow_male", "pool/purple"), ("task/asl_gray_male", "pool/light_blue"))
    return Example("signorie-art-example-take", tuple(Window(_seen(s), part) for part in parts), cases)


@cache
def _marriage() -> Example:
    """A tile that comes along, one that stays, a place that asks too much, a city that is full."""
    s = _dealt()
    s.florins[ME] = 3
    _fill(s, milano=2, venezia=8, firenze=6, roma=0)
    _tile(s, "milano", "marriage", "al_sforza_4")
    _tile(s, "roma", "marriage", "al_medici_3")
    s.face_up[ROW["row_marriage"]] = ("al_medici_2",)
    s.pending = [MARRIAGE[ME][CITY_TILE]]
    cases = (
        _of(s, ("city/milano",), _do("arrange_marriage", "milano", 3), "wed", "married", "tile_taken"),
        _of(s, ("city/roma",), _do("arrange_marriage", "roma", 1), "wed", "married", "tile_stays"),
        _of(s, ("city/firenze",), _do("arrange_marriage", "firenze", 4), "wed"),
        _of(s, ("city/venezia",), _do("arrange_marriage", "venezia", 1), "wed"),
    )
    return Example("signorie-art-example-wed", tuple(Window(_seen(s), part) for part in _CITIES), cases)


@cache
def _mission() -> Example:
    """A son of rank 3: a city that he reaches, one with a tile for his row, one that asks for rank 4."""
    s = _dealt()
    _sons(s, "political", 6)
    _fill(s, milano=4, venezia=0, firenze=6)
    _tile(s, "venezia", "mission", "al_medici_5")
    _tile(s, "milano", "mission", "al_este_3")
    s.pending = [MISSION[ME][CITY_TILE]]
    cases = (
        _of(s, ("city/venezia",), _do("send_mission", "political", 6, "venezia"), "send", "mission_sent", "tile_taken"),
        _of(s, ("city/milano",), _do("send_mission", "political", 6, "milano"), "send", "mission_sent", "tile_stays"),
        _of(s, ("city/firenze",), _do("send_mission", "political", 6, "firenze"), "send"),
    )
    return Example("signorie-art-example-send", tuple(Window(_seen(s), part) for part in _CITIES), cases)


@cache
def _points() -> Example:
    """A son who reaches a bonus, a son who enters, one at the top, somebody else's son."""
    s = _dealt()
    _sons(s, "political", 3, 8)
    s.careers[3 + TRACK["clerical"]] = (2,)
    s.pending = [SPEND[ME][ALL_TRACKS][4][0]]
    cases = (
        _of(s, ("floor/political/4",), _do("advance_male", "political", 3), "climb", "advanced", "career_florins"),
        _of(s, ("floor/military/1",), _do("enter_male", "military"), "climb", "entered"),
        _of(s, ("floor/political/8",), _do("advance_male", "political", 8), "climb"),
        _of(s, ("floor/clerical/2",), _do("advance_male", "clerical", 2), "climb"),
    )
    return Example("signorie-art-example-climb", (Window(_seen(s), ("careers",)),), cases)


@cache
def _assignment() -> Example:
    """A red die: its two tasks, one with too few figures, one of another colour."""
    s = _dealt()
    _dice(s, red=4)
    s.supply[:2] = [2, 1]
    for slot, tile in ((2, "as_florins"), (3, "as_marriage"), (4, "as_clerical")):
        _task(s, slot, tile)
    s.pending = [MAIN[ME][COLOR["red"]]]
    cases = (
        _of(s, ("task/asl_red_male",), _do("main_assignment", "asl_red_male", 2), "use", "florins_gained"),
        _of(s, ("task/asl_red_female",), _do("main_assignment", "asl_red_female", 2), "use"),
        _of(s, ("task/asl_purple_male",), _do("main_assignment", "asl_purple_male", 1), "use"),
    )
    return Example("signorie-art-example-use", (Window(_seen(s), ("task/asl_red_male", "pool/purple")),), cases)


@cache
def _helpers() -> Example:
    """A red die has been placed: its helpers, a place without one, a helper of another column, one further up."""
    s = _dealt()
    _dice(s, red=4)
    s.helpers[ME] = sum(1 << HELPER[slot] for slot in ("hs_red_1", "hs_red_3", "hs_gray_1"))
    below = s.clone()
    s.pending = [WINDOW[ME][COLOR["red"]][0]]
    below.pending = [WINDOW[ME][COLOR["red"]][3]]
    cases = (
        _of(s, ("helper/hs_red_1",), _do("activate_helper", "hs_red_1"), "use", "florins_gained"),
        _of(s, ("helper/hs_red_2",), _do("activate_helper", "hs_red_2"), "use"),
        _of(s, ("helper/hs_gray_1",), _do("activate_helper", "hs_gray_1"), "use"),
        _of(below, ("helper/hs_red_3",), _do("activate_helper", "hs_red_1"), "use"),
    )
    return Example("signorie-art-example-helpers", (Window(_seen(s), ("act/red", "helper/hs_gray_3")),), cases)


@cache
def _rewards() -> Example:
    """The evening: the tile that cannot be carried out, the florins, and the bride afterwards."""
    s = _dealt()
    s.phase = "rewards"
    _dice(s, yellow=4, red=3, gray=5)
    s.rewards = ("rw_mission", "rw_marriage", "rw_free_helper", "rw_face_down", "rw_two_males", *s.rewards[5:])
    s.round, s.eligible, s.served = 1, (0, 2, 3), 1
    s.pending = [REWARD[ME]]
    s.brides[ME] = 2
    married = s.clone()
    cases = (
        _of(s, ("choice/tile",), _do("claim_tile"), "claim"),
        _of(s, ("choice/florins",), _do("claim_florins"), "claim", "reward_florins"),
        Case(
            (("choice/bride",),),
            married,
            (_do("claim_florins"), _do("marry_son")),
            "signorie-art-can-claim",
            ("son_married",),
        ),
    )
    return Example("signorie-art-example-reward", (Window(_seen(s), ("actions", "choice/bride")),), cases)


@cache
def _gates() -> Example:
    """Open Gates with every place taken: beyond the gates goes rank 4, nobody lower."""
    s = _dealt()
    s.variants |= OPEN_GATES
    _fill(s, milano=8, venezia=8, firenze=8, roma=8, napoli=8)
    _sons(s, "military", 5, 7)
    s.pending = [MISSION[ME][CITY_TILE]]
    cases = (
        _of(s, ("floor/military/7",), _do("send_mission", "military", 7, "none"), "send", "mission_beyond"),
        _of(s, ("floor/military/5",), _do("send_mission", "military", 5, "none"), "send"),
    )
    return Example("signorie-art-example-gates", (Window(_seen(s), ("careers",)),), cases)


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    "5.3": _take,
    "5.5": _rewards,
    "6.2": _marriage,
    "6.4": _assignment,
    "6.5": _points,
    "6.6": _mission,
    "6.7": _helpers,
    "8": _gates,
}
