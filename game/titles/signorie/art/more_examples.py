"""Further examples for the rules: what the board shows, and what runs out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from game.presentation.example import Case, Example, Place, Window
from game.titles.signorie.art.positions import ME, dealt, dice, do, fill, of, seen, sons, task, tile
from game.titles.signorie.rules.components import BRIDES, COLOR, HELPER, INITIATIVE, INITIATIVE_TOP, ROUNDS, ROW, ROWS
from game.titles.signorie.rules.decisions import (
    ALL_TRACKS,
    BRIDE,
    CHOOSE_ROW,
    CITY_TILE,
    MAIN,
    MARRIAGE,
    MISSION,
    REWARD,
    SPEND,
    TURN,
)
from game.titles.signorie.rules.scoring import careers_vp, row_vp
from game.titles.signorie.rules.state import SignorieState

_HELPERS: Final[Place] = ("act/yellow", "helper/hs_light_blue_3")
_MILANO: Final[Place] = ("banner/milano/marriage", "city/milano", "banner/venezia/mission")
_FIRENZE: Final[Place] = ("banner/firenze/marriage", "city/firenze", "banner/roma/mission")
_ROWS: Final[Place] = ("row/row_political", "row/row_marriage")


def _placed(color: str, value: int) -> SignorieState:
    s = dealt()
    dice(s, **{color: value})
    s.pending = [MAIN[ME][COLOR[color]]]
    return s


@cache
def ring() -> Example:
    """The ring of the red slot: the yellow column takes a helper, no other does."""
    s = _placed("red", 4)
    cases = (
        of(s, ("helper/hs_yellow_1",), do("main_hire", "hs_yellow_1"), "do", "hired"),
        of(s, ("helper/hs_red_1",), do("main_hire", "hs_red_1"), "do"),
    )
    return Example("signorie-art-example-ring", (Window(seen(s), _HELPERS),), cases)


@cache
def hire() -> Example:
    """3 florins: the dearest slot is too dear, one is taken."""
    s = _placed("red", 4)
    s.florins[ME] = 3
    s.helpers[ME] = 1 << HELPER["hs_yellow_1"]
    cases = (
        of(s, ("helper/hs_yellow_2",), do("main_hire", "hs_yellow_2"), "do", "hired"),
        of(s, ("helper/hs_yellow_3",), do("main_hire", "hs_yellow_3"), "do"),
        of(s, ("helper/hs_yellow_1",), do("main_hire", "hs_yellow_1"), "do"),
    )
    return Example("signorie-art-example-hire", (Window(seen(s), _HELPERS),), cases)


@cache
def brides() -> Example:
    """The third bride brings points; a fifth has no slot."""
    s = dealt()
    s.phase, s.round, s.eligible, s.served = "rewards", 2, (0, 1), 2
    s.brides[ME] = 2
    full = s.clone()
    s.pending = [BRIDE[ME]]
    full.brides[ME] = BRIDES
    full.pending = [BRIDE[ME]]
    cases = (
        of(s, ("choice/bride",), do("marry_son"), "do", "son_married"),
        of(full, ("choice/bride",), do("marry_son"), "do"),
    )
    return Example("signorie-art-example-brides", (Window(seen(s), ("choice/tile", "choice/bride")),), cases)


@cache
def plan() -> Example:
    """A face-down tile may lie in any row; a tile that lies there stays."""
    s = dealt()
    s.face_up[0] = (s.alliances[0],)
    s.pending = [CHOOSE_ROW[ME]]
    cases = (
        of(s, ("row/row_military",), do("place_face_down", "row_military"), "do", "face_down_placed"),
        of(s, ("row/row_political",), do("move_tile", "row_political"), "do"),
    )
    return Example("signorie-art-example-plan", (Window(seen(s), _ROWS),), cases)


@cache
def figures() -> Example:
    """As many figures as the tile says: up to three, exactly one, exactly two."""
    s = _placed("red", 4)
    task(s, 2, "as_florins")
    task(s, 3, "as_face_down")
    cases = (
        of(s, ("task/asl_red_male",), do("main_assignment", "asl_red_male", 3), "use", "florins_gained"),
        of(s, ("task/asl_red_female",), do("main_assignment", "asl_red_female", 2), "use"),
    )
    return Example("signorie-art-example-figures", (Window(seen(s), ("task/asl_red_male", "pool/purple")),), cases)


@cache
def bonuses() -> Example:
    """Slot 4 brings florins, slot 6 a step of the disc."""
    s = dealt()
    sons(s, "political", 3)
    sons(s, "clerical", 5)
    s.pending = [SPEND[ME][ALL_TRACKS][4][0]]
    cases = (
        of(s, ("floor/political/4",), do("advance_male", "political", 3), "climb", "advanced", "career_florins"),
        of(s, ("floor/clerical/6",), do("advance_male", "clerical", 5), "climb", "advanced", "career_initiative"),
    )
    return Example("signorie-art-example-bonuses", (Window(seen(s), ("careers",)),), cases)


@cache
def lead() -> Example:
    """A step up onto the discs that lie there, and the top that nobody passes."""
    s = dealt()
    s.initiative[ME], s.initiative[1] = 3, 4
    top = s.clone()
    top.initiative[ME] = INITIATIVE_TOP
    s.pending = [SPEND[ME][(INITIATIVE,)][2][0]]
    top.pending = [SPEND[ME][(INITIATIVE,)][2][0]]
    cases = (
        of(s, ("step/4",), do("advance_initiative"), "climb", "initiative_moved"),
        of(top, ("step/8",), do("advance_initiative"), "climb"),
    )
    return Example("signorie-art-example-lead", (Window(seen(s), ("initiative",)),), cases)


@cache
def threshold() -> Example:
    """Two figures stand on the threshold space: one more may go there, two may not."""
    s = _placed("red", 4)
    s.threshold[:2] = [2, 0]
    task(s, 2, "as_threshold")
    where = ("task/asl_red_male",)
    cases = (
        of(s, where, do("main_assignment", "asl_red_male", 1), "use", "threshold_raised"),
        of(s, where, do("main_assignment", "asl_red_male", 2), "use"),
    )
    return Example("signorie-art-example-threshold", (Window(seen(s), ("rewards",)),), cases)


@cache
def florins() -> Example:
    """The signoria action of the yellow slot."""
    s = _placed("yellow", 3)
    cases = (of(s, ("act/yellow",), do("main_signoria"), "do", "florins_gained"),)
    return Example("signorie-art-example-florins", (Window(seen(s), ("act/yellow", "act/red")),), cases)


@cache
def offspring() -> Example:
    """A die for the own wife; without a figure in the stock nothing is rolled."""
    s = _placed("purple", 3)
    bare = s.clone()
    bare.stock[:2] = [0, 0]
    bare.supply[0] += 8
    bare.supply[1] += 8
    cases = (
        of(s, ("act/purple",), do("main_signoria"), "do", "offspring_rolled"),
        of(bare, ("act/purple",), do("main_signoria"), "do"),
    )
    return Example("signorie-art-example-offspring", (Window(seen(s), ("act/red", "act/gray")),), cases)


@cache
def tiles() -> Example:
    """A reward tile that can be carried out, and the same with an empty stock."""
    s = dealt()
    s.phase, s.round, s.eligible, s.served = "rewards", 1, (0, 1), 1
    s.rewards = ("rw_two_males", "rw_marriage", "rw_free_helper", "rw_face_down", "rw_mission", *s.rewards[5:])
    s.pending = [REWARD[ME]]
    bare = s.clone()
    bare.supply[0] += bare.stock[0]
    bare.stock[0] = 0
    cases = (
        of(s, ("choice/tile",), do("claim_tile"), "claim", "figures_taken"),
        of(bare, ("choice/tile",), do("claim_tile"), "claim"),
    )
    return Example("signorie-art-example-tiles", (Window(seen(s), ("actions", "choice/bride")),), cases)


@cache
def spent() -> Example:
    """Every city full: no marriage. No disc left: no helper."""
    s = _placed("red", 4)
    fill(s, milano=8, venezia=8, firenze=8, roma=8, napoli=8)
    bare = _placed("red", 4)
    bare.helper_discs = 0
    cases: tuple[Case, ...] = (
        of(s, ("act/red",), do("main_signoria"), "do"),
        of(bare, ("helper/hs_yellow_1",), do("main_hire", "hs_yellow_1"), "do"),
    )
    return Example("signorie-art-example-spent", (Window(seen(s), _HELPERS),), cases)


@cache
def houses() -> Example:
    """A house that the row lacks comes along, one that it has stays, and none comes by hand."""
    s = dealt()
    s.florins[ME] = 3
    tile(s, "milano", "marriage", "al_sforza_4")
    tile(s, "venezia", "marriage", "al_medici_3")
    s.face_up[ROW["row_marriage"]] = ("al_medici_2",)
    s.pending = [MARRIAGE[ME][CITY_TILE]]
    cases = (
        of(s, ("banner/milano/marriage",), do("arrange_marriage", "milano", 1), "wed", "tile_taken"),
        of(s, ("banner/venezia/marriage",), do("arrange_marriage", "venezia", 1), "wed", "tile_stays"),
        of(s, ("banner/milano/marriage",), do("take_tile", "milano", "marriage", "row_marriage"), "do"),
    )
    return Example("signorie-art-example-houses", (Window(seen(s), _MILANO), Window(seen(s), _ROWS, False)), cases)


@cache
def rewarded() -> Example:
    """A bonus of the first rounds, and a tile for points of the last but one."""
    s = dealt()
    s.rewards = (
        "rw_two_males",
        "rw_marriage",
        "rw_free_helper",
        "rw_face_down",
        "rw_mission",
        "rv_helpers",
        "rv_males",
    )
    s.helpers[ME] = 1 << HELPER["hs_yellow_1"] | 1 << HELPER["hs_red_2"] | 1 << HELPER["hs_gray_1"]
    bonus = s.clone()
    bonus.phase, bonus.eligible, bonus.served, bonus.pending = "rewards", (0, 1), 1, [REWARD[ME]]
    points = s.clone()
    points.phase, points.round, points.eligible, points.pending = "rewards", 6, (ME,), []
    cases = (
        of(bonus, ("reward/1",), do("claim_tile"), "claim", "figures_taken"),
        Case((("reward/6",),), points, (), "signorie-art-can-do", ("reward_vp",)),
    )
    return Example("signorie-art-example-rewarded", (Window(seen(s), ("reward/1", "reward/7")),), cases)


@cache
def ledge() -> Example:
    """The lowest empty slot says the rank: 1 at first, then more; a city with none."""
    s = dealt()
    sons(s, "political", 2)
    fill(s, milano=1, venezia=8, firenze=4)
    s.pending = [MISSION[ME][CITY_TILE]]
    cases = (
        of(s, ("city/milano",), do("send_mission", "political", 2, "milano"), "send", "mission_sent"),
        of(s, ("city/venezia",), do("send_mission", "political", 2, "venezia"), "send"),
        of(s, ("city/firenze",), do("send_mission", "political", 2, "firenze"), "send"),
    )
    return Example("signorie-art-example-ledge", (Window(seen(s), _MILANO), Window(seen(s), _FIRENZE)), cases)


@cache
def ends() -> Example:
    """The last round is over: sons on tracks, and equal points."""
    s = dealt(2)
    sons(s, "political", 3, 6)
    s.face_up[ROW["row_political"]] = ("al_sforza_4", "al_medici_3")
    s.face_down[ROW["row_political"]] = 1
    shown = s.clone()
    shown.pending = [TURN[ME]]
    s.phase, s.round, s.pending = "rewards", ROUNDS, []
    even = s.clone()
    even.vp[1 - ME] = sum(row_vp(s, ME, row) for row in range(len(ROWS))) + careers_vp(s, ME)
    even.turn_order = (1 - ME, ME)
    cases = (
        Case((("careers",),), s, (), "signorie-art-can-score", ("final_careers",)),
        Case((("row/row_political", "row/row_marriage"),), s, (), "signorie-art-can-score", ("victory",)),
        Case((("row/row_marriage",),), even, (), "signorie-art-can-score", ("victory",)),
    )
    windows = (Window(seen(shown), ("careers",)), Window(seen(shown), _ROWS))
    return Example("signorie-art-example-ends", windows, cases)


MORE: Final[Mapping[str, Callable[[], Example]]] = {
    "3.3": ring,
    "3.4": hire,
    "3.5": brides,
    "3.6": plan,
    "3.7": houses,
    "3.8": figures,
    "3.9": rewarded,
    "3.10": bonuses,
    "3.11": lead,
    "3.12": ledge,
    "3.13": threshold,
    "6.1": florins,
    "6.3": offspring,
    "6.8": tiles,
    "6.9": spent,
    "7": ends,
}
