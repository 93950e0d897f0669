"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.parts import badge
from game.titles.signorie.art import inks
from game.titles.signorie.rules import components as box

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
BACK: Final = lay.Ground("#5B1420", "#8A6A3B", 4)
REWARD: Final = lay.Ground(inks.PAPER, "#8A6A3B", 5)
PAST: Final = lay.Ground(inks.WINE, inks.LINE_2, 5, opacity=0.8)
COUNT: Final = inks.NOTE.but(colour=inks.INK, face="bold", align="center")
OVER: Final = inks.NOTE.but(colour=inks.STRAW, align="center")
RULE: Final = inks.rule("#C9A47A")


def worth(value: object, size: float) -> lay.Block:
    """The points of a tile, on a round of paper."""
    return badge(value, lay.Style(size * 0.74, inks.INK, "bold"), inks.RANK, size)


@lru_cache(2048)
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "die:yellow:3"."""
    kind, _, rest = key.partition(":")
    return FACES[kind](rest)


def _die(rest: str) -> DisplayList:
    color, value, *dim = rest.split(":")
    return lay.laid(lay.picture(f"signorie/dice/{color}_{value}", alpha=inks.DIM if dim else 255), DIE_SIZE, DIE_SIZE)


def people(value: str) -> str:
    """How many figures an assignment takes: "1–3" or "2"."""
    tile = box.ASSIGNMENTS[value]
    return str(tile.least) if tile.least == tile.most else f"{tile.least}–{tile.most}"


def _task(rest: str) -> DisplayList:
    tile, color, gender, *turned = rest.split(":")
    if turned:
        return lay.laid(lay.on(BACK, inks.sign("neutral", inks.LARGE, inks.DIM)), *TASK_SIZE)
    _, shade, _, soft = inks.DIE[color]
    figure = lay.row(inks.sign(("son", "daughter")[gender == "female"], 16), lay.write(people(tile), COUNT), gap=0)
    told = lay.column(lay.shared(_gives(tile)), lay.sized(figure, high=20), gap=0)
    return lay.laid(lay.over(lay.picture("signorie/task", c=soft, d=shade), lay.pad(told, 3, 1)), *TASK_SIZE)


def _gives(tile: str) -> lay.Block:
    """What an assignment gives for each figure."""
    art, form = TASK[tile]
    each = lay.write(form.format(box.ASSIGNMENTS[tile].each), COUNT)
    if not art:
        son, daughter = lay.corner(inks.sign("son"), 0, 0.2), lay.corner(inks.sign("daughter"), 0.5, 1)
        return lay.over(son, daughter, lay.corner(lay.sized(each, 20, 20), 1, 0))
    return lay.row(inks.sign(art), each, gap=1) if form else lay.row(inks.sign(art, inks.LARGE), along="middle")


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
    data = box.REWARDS[tile]
    count = data.get("vp_each") or data.get("points") or data.get("figures") or 0
    return REWARD_ART[tile][1].format(count)


def _reward(rest: str) -> DisplayList:
    tile, state = rest.split(":")
    return lay.laid(_past(tile) if state == "past" else _coming(tile), *REWARD_SIZE)


def _past(tile: str) -> lay.Block:
    return lay.on(
        PAST, lay.over(inks.sign(REWARD_ART[tile][0].split()[-1], 22, inks.SHADE), inks.sign("ok", inks.SIGN, inks.DIM))
    )


def _paper(tile: str) -> lay.Ground:
    """What a reward stands on: gold if it brings points."""
    return REWARD.but(fill=inks.GOLD_PAPER) if box.REWARDS[tile]["kind"] == "vp" else REWARD


def _coming(tile: str) -> lay.Block:
    signs, given = REWARD_ART[tile][0].split(), reward_sum(tile)
    if not given:
        return lay.on(_paper(tile), inks.sign(signs[0], inks.LARGE))
    art = lay.row(*(inks.sign(name) for name in signs), gap=-1, along="middle")
    return lay.on(_paper(tile), lay.column(art, lay.shared(lay.write(given, COUNT)), gap=0), 0, 2)


def _evening(rest: str) -> DisplayList:
    """A reward in the row of the evening, from "<tile>:<state>:<slot>", with room for its ring."""
    tile, state, place = rest.split(":")
    lit = inks.LIT if state == "now" else None
    card = _past_of_evening(place) if state == "past" else _reward_of_evening(tile, int(place))
    return lay.laid(lay.pad(lay.over(card, lit), 3), *EVENING)


def _past_of_evening(place: str) -> lay.Block:
    told = lay.column(
        lay.shared(lay.write(place, inks.FIGURE.but(colour=inks.STRAW))),
        lay.sized(lay.say("signorie-art-evening-past", OVER), high=24),
        gap=0,
    )
    return lay.on(
        REWARD.but(fill=inks.LATE, radius=6, opacity=0.92),
        lay.row(inks.sign("ok", inks.LARGE, inks.DIM), told),
        10,
        inks.GAP,
    )


def _reward_of_evening(tile: str, place: int) -> lay.Block:
    slot, signs, given = box.REWARD_SLOTS[place], REWARD_ART[tile][0].split(), reward_sum(tile)
    art = lay.row(*(inks.sign(name, 34 if len(signs) == 1 else 24) for name in signs), gap=-7)
    name = lay.say(inks.message("art-short", tile), inks.FINE.but(face="bold"))
    ink = inks.RED if slot.kind == "vp" else inks.INK_2
    gives = lay.sized(lay.write(given, COUNT.but(colour=ink, align="left")), high=16) if given else None
    facts = {"florins": box.REWARD_FLORINS, "more": slot.florins, "cost": box.BUY_COST, "vp": box.BUY_VP}
    message = "signorie-art-evening-buy" if slot.buy else f"signorie-art-evening-or{'-more' if slot.florins else ''}"
    told = lay.column(
        lay.shared(lay.row(art, lay.column(lay.shared(name), gives, gap=0), gap=5)),
        RULE,
        lay.sized(lay.say(message, inks.NOTE.but(colour=inks.INK, align="center"), facts), high=20),
        gap=0,
    )
    return lay.on(_paper(tile).but(radius=6), told, inks.GAP, 2)


def _tile(rest: str) -> DisplayList:
    tile = box.ALLIANCES[rest]
    arms = lay.over(
        lay.corner(inks.sign(box.HOUSES[tile.house], inks.LARGE), 0.5, 0), lay.corner(worth(tile.vp, 17), 0.5, 0.8)
    )
    return lay.laid(arms, *TILE)


def _shield(rest: str) -> DisplayList:
    tile = box.ALLIANCES[rest]
    return _held(box.HOUSES[tile.house], tile.vp)


def _down(rest: str) -> DisplayList:
    return _held("neutral", rest)


def _held(house: str, value: object) -> DisplayList:
    """A tile in a row of the plan."""
    return lay.laid(lay.over(lay.corner(inks.sign(house, 24), 0, 0.5), lay.corner(worth(value, 16), 0.9, 0.95)), *HELD)


def _piece(name: str, size: float, w: float, h: float) -> Callable[[str], DisplayList]:
    def draw(rest: str) -> DisplayList:
        kind, _, color = rest.partition(":")
        return lay.laid(lay.sized(lay.icon(f"signorie/{name.format(kind=kind, color=color or kind)}", size)), w, h)

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
