"""Examples for the rules: positions of the game in which the rules themselves are asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.presentation.example import Case, Example, Window
from game.titles.signorie.art.more_examples import MORE
from game.titles.signorie.art.positions import ME, dealt, dice, do, fill, of, pool, seen, sons, task, tile
from game.titles.signorie.rules.components import COLOR, HELPER, ROW, TRACK
from game.titles.signorie.rules.decisions import (
    ALL_TRACKS,
    CITY_TILE,
    MAIN,
    MARRIAGE,
    MISSION,
    REWARD,
    SPEND,
    TURN,
    WINDOW,
)
from game.titles.signorie.rules.state import OPEN_GATES

_CITIES: Final = (
    ("banner/milano/marriage", "city/milano", "banner/venezia/mission"),
    ("banner/firenze/marriage", "city/firenze", "banner/roma/mission"),
)
"""Parts of the ledge with two cities each."""


def example(anchor: str) -> Example | None:
    """The example of a section of the rulebook, or None if it has none."""
    make = _EXAMPLES.get(anchor)
    return make() if make else None


# --- the examples ----------------------------------------------------------------------------------


@cache
def _take() -> Example:
    """A die that can be paid, one too dear, one of a colour that is used, one that breaks the limit."""
    s = dealt()
    s.florins[ME] = 2
    dice(s, gray=4, purple=5)
    pool(s, yellow=(6,), red=(1, 2), purple=(3,), gray=(2,), light_blue=(1, 4))
    s.pending = [TURN[ME]]
    cases = (
        of(s, ("pool/red",), do("take_die", "red", 2), "take", "die_taken"),
        of(s, ("pool/light_blue",), do("take_die", "light_blue", 1), "take"),
        of(s, ("pool/gray",), do("take_die", "gray", 2), "take"),
        of(s, ("pool/yellow",), do("take_die", "yellow", 6), "take"),
    )
    parts = (("task/asl_yellow_male", "pool/purple"), ("task/asl_gray_male", "pool/light_blue"))
    return Example("signorie-art-example-take", tuple(Window(seen(s), part) for part in parts), cases)


@cache
def _marriage() -> Example:
    """A tile that comes along, one that stays, a place that asks too much, a city that is full."""
    s = dealt()
    s.florins[ME] = 3
    fill(s, milano=2, venezia=8, firenze=6, roma=0)
    tile(s, "milano", "marriage", "al_sforza_4")
    tile(s, "roma", "marriage", "al_medici_3")
    s.face_up[ROW["row_marriage"]] = ("al_medici_2",)
    s.pending = [MARRIAGE[ME][CITY_TILE]]
    cases = (
        of(s, ("city/milano",), do("arrange_marriage", "milano", 3), "wed", "married", "tile_taken"),
        of(s, ("city/roma",), do("arrange_marriage", "roma", 1), "wed", "married", "tile_stays"),
        of(s, ("city/firenze",), do("arrange_marriage", "firenze", 4), "wed"),
        of(s, ("city/venezia",), do("arrange_marriage", "venezia", 1), "wed"),
    )
    return Example("signorie-art-example-wed", tuple(Window(seen(s), part) for part in _CITIES), cases)


@cache
def _mission() -> Example:
    """A son of rank 3: a city that he reaches, one with a tile for his row, one that asks for rank 4."""
    s = dealt()
    sons(s, "political", 6)
    fill(s, milano=4, venezia=0, firenze=6)
    tile(s, "venezia", "mission", "al_medici_5")
    tile(s, "milano", "mission", "al_este_3")
    s.pending = [MISSION[ME][CITY_TILE]]
    cases = (
        of(s, ("city/venezia",), do("send_mission", "political", 6, "venezia"), "send", "mission_sent", "tile_taken"),
        of(s, ("city/milano",), do("send_mission", "political", 6, "milano"), "send", "mission_sent", "tile_stays"),
        of(s, ("city/firenze",), do("send_mission", "political", 6, "firenze"), "send"),
    )
    return Example("signorie-art-example-send", tuple(Window(seen(s), part) for part in _CITIES), cases)


@cache
def _points() -> Example:
    """A son who reaches a bonus, a son who enters, one at the top, somebody else's son."""
    s = dealt()
    sons(s, "political", 3, 8)
    s.careers[3 + TRACK["clerical"]] = (2,)
    s.pending = [SPEND[ME][ALL_TRACKS][4][0]]
    cases = (
        of(s, ("floor/political/4",), do("advance_male", "political", 3), "climb", "advanced", "career_florins"),
        of(s, ("floor/military/1",), do("enter_male", "military"), "climb", "entered"),
        of(s, ("floor/political/8",), do("advance_male", "political", 8), "climb"),
        of(s, ("floor/clerical/2",), do("advance_male", "clerical", 2), "climb"),
    )
    return Example("signorie-art-example-climb", (Window(seen(s), ("careers",)),), cases)


@cache
def _assignment() -> Example:
    """A red die: its two tasks, one with too few figures, one of another colour."""
    s = dealt()
    dice(s, red=4)
    s.supply[:2] = [2, 1]
    for slot, name in ((2, "as_florins"), (3, "as_marriage"), (4, "as_clerical")):
        task(s, slot, name)
    s.pending = [MAIN[ME][COLOR["red"]]]
    cases = (
        of(s, ("task/asl_red_male",), do("main_assignment", "asl_red_male", 2), "use", "florins_gained"),
        of(s, ("task/asl_red_female",), do("main_assignment", "asl_red_female", 2), "use"),
        of(s, ("task/asl_purple_male",), do("main_assignment", "asl_purple_male", 1), "use"),
    )
    return Example("signorie-art-example-use", (Window(seen(s), ("task/asl_red_male", "pool/purple")),), cases)


@cache
def _helpers() -> Example:
    """A red die has been placed: its helpers, a place without one, a helper of another column, one further up."""
    s = dealt()
    dice(s, red=4)
    s.helpers[ME] = sum(1 << HELPER[slot] for slot in ("hs_red_1", "hs_red_3", "hs_gray_1"))
    below = s.clone()
    s.pending = [WINDOW[ME][COLOR["red"]][0]]
    below.pending = [WINDOW[ME][COLOR["red"]][3]]
    cases = (
        of(s, ("helper/hs_red_1",), do("activate_helper", "hs_red_1"), "use", "florins_gained"),
        of(s, ("helper/hs_red_2",), do("activate_helper", "hs_red_2"), "use"),
        of(s, ("helper/hs_gray_1",), do("activate_helper", "hs_gray_1"), "use"),
        of(below, ("helper/hs_red_3",), do("activate_helper", "hs_red_1"), "use"),
    )
    return Example("signorie-art-example-helpers", (Window(seen(s), ("act/red", "helper/hs_gray_3")),), cases)


@cache
def _rewards() -> Example:
    """The evening: the tile that cannot be carried out, the florins, and the bride afterwards."""
    s = dealt()
    s.phase = "rewards"
    dice(s, yellow=4, red=3, gray=5)
    s.rewards = ("rw_mission", "rw_marriage", "rw_free_helper", "rw_face_down", "rw_two_males", *s.rewards[5:])
    s.round, s.eligible, s.served = 1, (0, 2, 3), 1
    s.pending = [REWARD[ME]]
    s.brides[ME] = 2
    married = s.clone()
    cases = (
        of(s, ("choice/tile",), do("claim_tile"), "claim"),
        of(s, ("choice/florins",), do("claim_florins"), "claim", "reward_florins"),
        Case(
            (("choice/bride",),),
            married,
            (do("claim_florins"), do("marry_son")),
            "signorie-art-can-claim",
            ("son_married",),
        ),
    )
    return Example("signorie-art-example-reward", (Window(seen(s), ("actions", "choice/bride")),), cases)


@cache
def _gates() -> Example:
    """Open Gates with every place taken: beyond the gates goes rank 4, nobody lower."""
    s = dealt()
    s.variants |= OPEN_GATES
    fill(s, milano=8, venezia=8, firenze=8, roma=8, napoli=8)
    sons(s, "military", 5, 7)
    s.pending = [MISSION[ME][CITY_TILE]]
    cases = (
        of(s, ("floor/military/7",), do("send_mission", "military", 7, "none"), "send", "mission_beyond"),
        of(s, ("floor/military/5",), do("send_mission", "military", 5, "none"), "send"),
    )
    return Example("signorie-art-example-gates", (Window(seen(s), ("careers",)),), cases)


_EXAMPLES: Final[dict[str, Callable[[], Example]]] = {
    **MORE,
    "5.3": _take,
    "5.5": _rewards,
    "6.2": _marriage,
    "6.4": _assignment,
    "6.5": _points,
    "6.6": _mission,
    "6.7": _helpers,
    "8": _gates,
}
