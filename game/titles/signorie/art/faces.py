"""Each piece as it lies on the table, by the key of its face."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from game.presentation import DisplayList
from game.titles.signorie.art.inks import (
    DIE,
    GOLD_PAPER,
    INK,
    INK_2,
    LINE_2,
    PAPER,
    RED,
    WINE,
    badge,
    icon,
    number,
    ring,
    words,
)
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


@lru_cache(2048)
def face(key: str) -> DisplayList:
    """A piece in its natural size, from a key such as "die:yellow:3"."""
    kind, _, rest = key.partition(":")
    return FACES[kind](rest)


def _die(rest: str) -> DisplayList:
    color, value, *dim = rest.split(":")
    sheet = DisplayList(32, 32)
    sheet.svg(f"signorie/dice/{color}_{value}", (0, 0, 32, 32), 110 if dim else 255)
    return sheet


def people(value: str) -> str:
    """How many figures an assignment takes: "1–3" or "2"."""
    tile = ASSIGNMENTS[value]
    return str(tile.least) if tile.least == tile.most else f"{tile.least}–{tile.most}"


def _task(rest: str) -> DisplayList:
    tile, color, gender, *turned = rest.split(":")
    _, shade, _, soft = DIE[color]
    sheet = DisplayList(44.5, 56.5)
    if turned:
        sheet.panel((0.6, 0.6, 43.3, 55.3), "#5B1420", "#8A6A3B", 4, 1.2)
        icon(sheet, "neutral", 10, 16, 25, 130)
        return sheet
    paper = (
        f'<rect x=".6" y=".6" width="43.3" height="55.3" rx="4" fill="{PAPER}" stroke="{shade}" stroke-width="1.2"/>'
        f'<path d="M.6 36 H43.9 V52 A4 4 0 0 1 40 55.9 H4.6 A4 4 0 0 1 .6 52Z" fill="{soft}"/>'
    )
    sheet.shape(paper, (0, 0, 44.5, 56.5), (44.5, 56.5))
    sign, sum_ = TASK[tile]
    each = sum_.format(ASSIGNMENTS[tile].each)
    if not sign:
        icon(sheet, "son", 2, 4, 18)
        icon(sheet, "daughter", 12, 13, 18)
        number(sheet, each, 31.5, 12, 12, INK, 21)
    elif sum_:
        icon(sheet, sign, 3.5, 8, 18)
        number(sheet, each, 31, 17, 12.5, INK, 21)
    else:
        icon(sheet, sign, 9, 4, 27)
    icon(sheet, ("son", "daughter")[gender == "female"], 3, 37.5, 16)
    number(sheet, people(tile), 30, 45.5, 12, INK, 23)
    return sheet


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
    sheet = DisplayList(43, 40)
    if state == "past":
        sheet.panel((0, 0, 43, 40), WINE, LINE_2, 5, 1.2, 0.8)
        icon(sheet, REWARD_ART[tile][0].split()[-1], 11, 9, 22, 60)
        icon(sheet, "ok", 13, 12, 17, 190)
        return sheet
    points = REWARDS[tile]["kind"] == "vp"
    sheet.panel((0, 0, 43, 40), GOLD_PAPER if points else PAPER, "#8A6A3B", 5, 1.2)
    signs, sum_ = REWARD_ART[tile][0].split(), reward_sum(tile)
    if not sum_:
        icon(sheet, signs[0], 8, 6, 27)
    else:
        for i, sign in enumerate(signs):
            icon(sheet, sign, (12 if len(signs) == 1 else 2 + 19 * i), 2.5, 20)
        style = {"size": 12, "colour": INK, "face": "bold", "align": "center", "lines": 1}
        sheet.write((0, 22, 43, 18), sum_, **style)
    return sheet


def _evening(rest: str) -> DisplayList:
    """A reward in the row of the evening, from "<tile>:<state>:<slot>", with room for its ring. 138 x 74."""
    sheet = DisplayList(138, 74)
    sheet.place(_reward_of_evening(rest), 3, 3)
    if rest.split(":")[1] == "now":
        ring(sheet, (3, 3, 132, 68), 7, 3)
    return sheet


def _reward_of_evening(rest: str) -> DisplayList:
    name, state, place = rest.split(":")
    slot = REWARD_SLOTS[int(place)]
    sheet = DisplayList(132, 68)
    if state == "past":
        sheet.panel((0, 0, 132, 68), "#5A2530", "#8A6A3B", 6, 1.3, 0.92)
        icon(sheet, "ok", 12, 20, 28, 190)
        number(sheet, int(place), 84, 26, 22, "#F0D7B0", 30)
        words(sheet, "signorie-art-evening-past", 46, 52, 80, 12, "#F0D7B0", align="center")
        return sheet
    points = slot.kind == "vp"
    sheet.panel((0, 0, 132, 68), GOLD_PAPER if points else PAPER, "#8A6A3B", 6, 1.3)
    signs = REWARD_ART[name][0].split()
    for i, sign in enumerate(signs):
        icon(sheet, sign, 6 + 17 * i, 7 if len(signs) == 1 else 9 + 8 * i, 34 if len(signs) == 1 else 24)
    style: dict[str, Any] = {"size": 12, "colour": INK, "face": "bold", "leading": 1.12}
    given = reward_sum(name)
    sheet.say(
        (45 if len(signs) == 1 else 47, 2, 86, 30 if given else 43),
        f"signorie-art-short-{name}".replace("_", "-"),
        **style,
    )
    if given:
        colour = RED if points else INK_2
        sheet.write((47, 28, 80, 20), given, size=13.5, colour=colour, face="bold", lines=1)
    sheet.panel((8, 45, 116, 1), "#C9A47A", "", 0, 0)
    facts: dict[str, Any] = {"florins": REWARD_FLORINS, "more": slot.florins, "cost": BUY_COST, "vp": BUY_VP}
    message = "signorie-art-evening-buy" if slot.buy else f"signorie-art-evening-or{'-more' if slot.florins else ''}"
    words(sheet, message, 3, 55.5, 126, 12.5, INK, facts, "center")
    return sheet


def _tile(rest: str) -> DisplayList:
    tile = ALLIANCES[rest]
    sheet = DisplayList(31, 42)
    icon(sheet, HOUSES[tile.house], 2, 0, 27)
    badge(sheet, tile.vp, 7.5, 20, 17)
    return sheet


def _shield(rest: str) -> DisplayList:
    tile = ALLIANCES[rest]
    sheet = DisplayList(36, 25)
    icon(sheet, HOUSES[tile.house], 0, 0.5, 24)
    badge(sheet, tile.vp, 18, 8.5, 16)
    return sheet


def _down(rest: str) -> DisplayList:
    sheet = DisplayList(36, 25)
    icon(sheet, "neutral", 0, 0.5, 24)
    badge(sheet, rest, 18, 8.5, 16)
    return sheet


def _piece(name: str, w: float, h: float, x: float, y: float, size: float) -> Callable[[str], DisplayList]:
    def draw(rest: str) -> DisplayList:
        sheet = DisplayList(w, h)
        kind, _, color = rest.partition(":")
        drawing = name.format(kind=kind, color=color or kind)
        sheet.svg(f"signorie/{drawing}", (x, y, size, size))
        return sheet

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
    "figure": _piece(_FIGURE, 26.4, 32.6, 1.2, 5.5, 24),
    "track": _piece(_FIGURE, 22.5, 22.5, 0, 0, 22.5),
    "own": _piece(_FIGURE, 31, 38, 3, 5, 27),
    "stock": _piece(_FIGURE, 18, 18, 1, 1, 16),
    "disc": _piece("pieces/disc_{color}", 24, 24, 0, 0, 24),
    "helper": _piece("icons/helper", 31, 31.5, 2, 2.5, 26),
    "bride": _piece("icons/bride", 30, 36, 2.5, 5, 25),
    "common": _piece("icons/{kind}", 24, 24, 0, 0, 24),
}

__all__ = ["FACES", "face", "people", "reward_sum"]
