"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    column,
    corner,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import badge
from game.titles.signorie.art import inks
from game.titles.signorie.rules.components import (
    ALLIANCES,
    ASSIGNMENTS,
    BUY_COST,
    BUY_VP,
    HOUSES,
    REWARD_FLORINS,
    REWARD_SLOTS,
    REWARDS,
)

TASK: Final = {
    "as_political": ("political", "×{}"),
    "as_clerical": ("clerical", "×{}"),
    "as_military": ("military", "×{}"),
    "as_initiative": ("initiative", "×{}"),
    "as_florins": ("florin", "×{}"),
    "as_threshold": ("scales", "+{}"),
    "as_meeples": ("", "+{}"),
    "as_face_down": ("neutral", ""),
    "as_marriage": ("marriage", ""),
    "as_mission": ("mission", ""),
}
"""The icon of each assignment, and how what it gives for each figure is written."""
DIE_SIZE, TASK_SIZE, REWARD_SIZE, EVENING, TILE, HELD = 32, (44.5, 56.5), (43, 40), (138, 74), (31, 42), (36, 25)
COMMON, TRACK = 24, 22.5
"""How large each piece is: as large as its slot."""
BACK: Final = Ground("#5B1420", "#8A6A3B", 4)
REWARD: Final = Ground(inks.PAPER, "#8A6A3B", 5)
PAST: Final = Ground(inks.WINE, inks.LINE_2, 5, opacity=0.8)
COUNT: Final = inks.NOTE.but(colour=inks.INK, face="bold", align="center")
OVER: Final = inks.NOTE.but(colour=inks.STRAW, align="center")
RULE: Final = inks.rule("#C9A47A")


def worth(value: object, size: float) -> Block:
    """The points of a tile, on a round of paper."""
    return badge(value, Style(size * 0.74, inks.INK, "bold"), inks.RANK, size)


@lru_cache(2048)
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "die:yellow:3"."""
    kind, _, rest = key.partition(":")
    return FACES[kind](rest)


def _die(rest: str) -> DisplayList:
    color, value, *dim = rest.split(":")
    return laid(picture(f"signorie/dice/{color}_{value}", alpha=inks.DIM if dim else 255), DIE_SIZE, DIE_SIZE)


def people(value: str) -> str:
    """How many figures an assignment takes: "1–3" or "2"."""
    tile = ASSIGNMENTS[value]
    return str(tile.least) if tile.least == tile.most else f"{tile.least}–{tile.most}"


def _task(rest: str) -> DisplayList:
    tile, color, gender, *turned = rest.split(":")
    if turned:
        return laid(on(BACK, inks.sign("neutral", inks.LARGE, inks.DIM)), *TASK_SIZE)
    _, shade, _, soft = inks.DIE[color]
    figure = row(inks.sign(("son", "daughter")[gender == "female"], 16), write(people(tile), COUNT), gap=0)
    told = column(shared(_gives(tile)), sized(figure, high=20), gap=0)
    return laid(over(picture("signorie/task", c=soft, d=shade), pad(told, 3, 1)), *TASK_SIZE)


def _gives(tile: str) -> Block:
    """What an assignment gives for each figure."""
    art, form = TASK[tile]
    each = write(form.format(ASSIGNMENTS[tile].each), COUNT)
    if not art:
        son, daughter = corner(inks.sign("son"), 0, 0.2), corner(inks.sign("daughter"), 0.5, 1)
        return over(son, daughter, corner(sized(each, 20, 20), 1, 0))
    return row(inks.sign(art), each, gap=1) if form else row(inks.sign(art, inks.LARGE), along="middle")


REWARD_ART: Final = {
    "rw_mission": ("mission", ""),
    "rw_marriage": ("marriage", ""),
    "rw_two_males": ("son", "×2"),
    "rw_two_females": ("daughter", "×2"),
    "rw_career_points": ("tracks", "×{}"),
    "rw_initiative_points": ("initiative", "×{}"),
    "rw_face_down": ("neutral", "×1"),
    "rw_free_helper": ("helper", "+1"),
    "rw_extra_action": ("extra", ""),
    "rv_helpers": ("helper", "×{}[vp]"),
    "rv_cities_males": ("city son", "×{}[vp]"),
    "rv_cities_females": ("city daughter", "×{}[vp]"),
    "rv_males": ("son", "×{}[vp]"),
    "rv_females": ("daughter", "×{}[vp]"),
}


def reward_sum(tile: str) -> str:
    """What a reward tile gives, as a short number."""
    data = REWARDS[tile]
    count = data.get("vp_each") or data.get("points") or data.get("figures") or 0
    return REWARD_ART[tile][1].format(count)


def _reward(rest: str) -> DisplayList:
    tile, state = rest.split(":")
    return laid(_past(tile) if state == "past" else _coming(tile), *REWARD_SIZE)


def _past(tile: str) -> Block:
    return on(
        PAST, over(inks.sign(REWARD_ART[tile][0].split()[-1], 22, inks.SHADE), inks.sign("ok", inks.SIGN, inks.DIM))
    )


def _paper(tile: str) -> Ground:
    """What a reward stands on: gold if it brings points."""
    return REWARD.but(fill=inks.GOLD_PAPER) if REWARDS[tile]["kind"] == "vp" else REWARD


def _coming(tile: str) -> Block:
    signs, given = REWARD_ART[tile][0].split(), reward_sum(tile)
    if not given:
        return on(_paper(tile), inks.sign(signs[0], inks.LARGE))
    art = row(*(inks.sign(name) for name in signs), gap=-1, along="middle")
    return on(_paper(tile), column(art, shared(write(given, COUNT)), gap=0), 0, 2)


def _evening(rest: str) -> DisplayList:
    """A reward in the row of the evening, from "<tile>:<state>:<slot>", with room for its ring."""
    tile, state, place = rest.split(":")
    lit = inks.LIT if state == "now" else None
    card = _past_of_evening(place) if state == "past" else _reward_of_evening(tile, int(place))
    return laid(pad(over(card, lit), 3), *EVENING)


def _past_of_evening(place: str) -> Block:
    told = column(
        shared(write(place, inks.FIGURE.but(colour=inks.STRAW))),
        sized(say("signorie-art-evening-past", OVER), high=24),
        gap=0,
    )
    return on(
        REWARD.but(fill=inks.LATE, radius=6, opacity=0.92),
        row(inks.sign("ok", inks.LARGE, inks.DIM), told),
        10,
        inks.GAP,
    )


def _reward_of_evening(tile: str, place: int) -> Block:
    slot, signs, given = REWARD_SLOTS[place], REWARD_ART[tile][0].split(), reward_sum(tile)
    art = row(*(inks.sign(name, 34 if len(signs) == 1 else 24) for name in signs), gap=-7)
    name = say(f"signorie-art-short-{tile}".replace("_", "-"), inks.FINE.but(face="bold"))
    ink = inks.RED if slot.kind == "vp" else inks.INK_2
    gives = sized(write(given, COUNT.but(colour=ink, align="left")), high=16) if given else None
    facts = {"florins": REWARD_FLORINS, "more": slot.florins, "cost": BUY_COST, "vp": BUY_VP}
    message = "signorie-art-evening-buy" if slot.buy else f"signorie-art-evening-or{'-more' if slot.florins else ''}"
    told = column(
        shared(row(art, column(shared(name), gives, gap=0), gap=5)),
        RULE,
        sized(say(message, inks.NOTE.but(colour=inks.INK, align="center"), facts), high=20),
        gap=0,
    )
    return on(_paper(tile).but(radius=6), told, inks.GAP, 2)


def _tile(rest: str) -> DisplayList:
    tile = ALLIANCES[rest]
    arms = over(corner(inks.sign(HOUSES[tile.house], inks.LARGE), 0.5, 0), corner(worth(tile.vp, 17), 0.5, 0.8))
    return laid(arms, *TILE)


def _shield(rest: str) -> DisplayList:
    tile = ALLIANCES[rest]
    return _held(HOUSES[tile.house], tile.vp)


def _down(rest: str) -> DisplayList:
    return _held("neutral", rest)


def _held(house: str, value: object) -> DisplayList:
    """A tile in a row of the plan."""
    return laid(over(corner(inks.sign(house, 24), 0, 0.5), corner(worth(value, 16), 0.9, 0.95)), *HELD)


def _piece(name: str, size: float, w: float, h: float) -> Callable[[str], DisplayList]:
    def draw(rest: str) -> DisplayList:
        kind, _, color = rest.partition(":")
        return laid(sized(icon(f"signorie/{name.format(kind=kind, color=color or kind)}", size)), w, h)

    return draw


_FIGURE: Final = "icons/{kind}_{color}"
FACES: Final[dict[str, Callable[[str], DisplayList]]] = {
    "die": _die,
    "task": _task,
    "reward": _reward,
    "evening": _evening,
    "tile": _tile,
    "shield": _shield,
    "down": _down,
    "figure": _piece(_FIGURE, COMMON, 26.4, 32.6),
    "track": _piece(_FIGURE, TRACK, TRACK, TRACK),
    "own": _piece(_FIGURE, inks.LARGE, 31, 38),
    "stock": _piece(_FIGURE, 16, inks.SIGN, inks.SIGN),
    "disc": _piece("pieces/disc_{color}", COMMON, COMMON, COMMON),
    "helper": _piece("icons/helper", 26, 31, 31.5),
    "bride": _piece("icons/bride", 25, 30, 36),
    "common": _piece("icons/{kind}", COMMON, COMMON, COMMON),
}

__all__ = ["FACES", "face", "people", "reward_sum", "worth"]
