"""Answers as cards: dowries, numbers of figures, rewards, brides; and what an action says of itself."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.signorie.art.faces import REWARD_ART, TASK, reward_sum
from game.titles.signorie.art.inks import (
    BRONZE,
    GOLD_PAPER,
    INK,
    INK_2,
    PAPER,
    RED,
    badge,
    icon,
    name_of,
    short,
    words,
)
from game.titles.signorie.rules.components import (
    ALLIANCES,
    ASSIGNMENT_SLOT,
    ASSIGNMENTS,
    BACK_VP,
    CAREER_SLOTS,
    CITY,
    DOWRY_VP,
    GENDERS,
    HOUSES,
    MARRIAGE_ROW,
    RANK,
    REWARDS,
    TRACK,
)
from game.titles.signorie.rules.decisions import CITY_TILE
from game.titles.signorie.rules.state import SignorieState

_MIDDLE: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def answer(v: View, a: Action) -> DisplayList | None:
    """A dowry, a number of figures, a son for a city: as a card beside the place."""
    if a.kind == "arrange_marriage":
        return dowry(v, a)
    if a.kind == "main_assignment":
        return _figures(v, a)
    if a.kind == "send_mission":
        return _son(v, a)
    return None


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt in the middle of the table."""
    return answer(v, a) or _plain(a)


def _card(w: float, h: float) -> DisplayList:
    sheet = DisplayList(w, h)
    sheet.panel((0, 0, w, h), PAPER, "#8A6A3B", 7, 1.4)
    return sheet


def _plain(a: Action) -> DisplayList:
    sheet = _card(150, 84)
    thing = str(a.args[-1]) if a.args else ""
    message = name_of(thing) if thing and not thing.isdigit() else f"signorie-action-{a.kind}".replace("_", "-")
    sheet.say((8, 4, 134, 76), message, size=15, colour=INK, face="bold", align="center")
    return sheet


def dowry(v: View, a: Action) -> DisplayList:
    """Coins on a cushion, what they score, the purse before and after, the tile that comes with her. 106 x 152."""
    s: SignorieState = v.state
    city, florins = a.args
    sheet = _card(106, 152)
    sheet.svg(f"signorie/dowry_{florins}", (9, 6, 88, 52))
    sheet.write(
        (2, 58, 102, 28), f"{florins} ×{DOWRY_VP} = **{DOWRY_VP * florins}**[vp]", size=15, colour=RED, **_MIDDLE
    )
    sheet.panel((10, 87, 86, 1), "#C9A47A", "", 0, 0)
    facts = {"before": s.florins[a.seat], "after": s.florins[a.seat] - florins}
    words(sheet, "signorie-art-purse", 4, 101, 98, 12.5, INK_2, facts, align="center")
    _tile(sheet, s, a.seat, MARRIAGE_ROW, city, 116)
    return sheet


def _tile(sheet: DisplayList, s: SignorieState, seat: int, row: int, city: str, y: float) -> None:
    """The strip that tells which tile comes along: the city's, a face-down one, or none."""
    w = sheet.size[0]
    if s.pending[-1].data[0] != CITY_TILE:
        comes = city in CITY and bool(s.alliances)
        fits, house, value = (True, "neutral", BACK_VP) if comes else (False, "", 0)
    else:
        at = s.city_tiles[2 * CITY[city] + (row != MARRIAGE_ROW)] if city in CITY else ""
        fits = bool(at) and s.wants(seat, row, ALLIANCES[at].house)
        house, value = (HOUSES[ALLIANCES[at].house], ALLIANCES[at].vp) if at else ("", 0)
    sheet.panel((5, y, w - 10, 30), GOLD_PAPER if fits else "#E2D6BE", BRONZE if fits else "", 5, 1)
    if not house:
        words(sheet, "signorie-art-no-tile", 8, y + 15, w - 16, 12, INK_2, align="center")
        return
    icon(sheet, house, 12, y + 3, 24, 255 if fits else 120)
    badge(sheet, value, 28, y + 13, 15)
    words(
        sheet,
        "signorie-art-tile-comes" if fits else "signorie-art-tile-stays",
        46,
        y + 15,
        w - 54,
        12,
        INK if fits else INK_2,
    )


def _figures(v: View, a: Action) -> DisplayList:
    """So many figures for an assignment, and what they come to. 106 x 118."""
    s: SignorieState = v.state
    slot, count = ASSIGNMENT_SLOT[a.args[0]], a.args[1]
    tile = s.assignments[slot]
    data, gender = ASSIGNMENTS[tile], slot & 1
    sheet = _card(106, 118)
    color = short(s.color[a.seat])
    pitch = 26.0
    for i in range(count):
        x = 53 - (28 + pitch * (count - 1)) / 2 + pitch * i
        icon(sheet, f"{('son', 'daughter')[gender]}_{color}", x, 8, 28)
    have = s.supply[2 * a.seat + gender]
    facts = {"before": have, "after": have - count}
    words(sheet, f"signorie-art-pay-{GENDERS[gender]}", 4, 50, 98, 12.5, INK_2, facts, align="center")
    sheet.panel((5, 66, 96, 46), GOLD_PAPER, BRONZE, 5, 1)
    sign, _ = TASK[tile]
    amount = count * data.each
    if data.does == "threshold":
        limit = s.limit(a.seat)
        sheet.write((6, 68, 94, 42), f"[scales] {limit} → **{limit + amount}**", size=14, colour=INK, **_MIDDLE)
    elif not sign:
        sheet.write((6, 68, 94, 42), f"**+{amount}** [son][daughter]", size=15, colour=INK, **_MIDDLE)
    elif data.does == "action":
        icon(sheet, sign, 38, 74, 30)
    else:
        sheet.write((6, 68, 94, 42), f"**{amount}** × [{sign}]", size=17, colour=INK, **_MIDDLE)
    return sheet


def _son(v: View, a: Action) -> DisplayList:
    """A son who could go to that city: his track, rank, points, the tile. 106 x 132."""
    s: SignorieState = v.state
    track, slot, city = a.args
    sheet = _card(106, 132)
    icon(sheet, f"son_{short(s.color[a.seat])}", 12, 8, 38)
    icon(sheet, track, 58, 8, 20)
    sheet.svg(f"signorie/icons/arch{RANK[slot]}", (82, 7, 17, 21))
    words(sheet, f"signorie-art-row-{track}", 48, 40, 56, 12, INK_2, align="center")
    sheet.write((4, 56, 98, 34), f"**+{CAREER_SLOTS[slot].vp}**[vp]", size=19, colour=RED, **_MIDDLE)
    _tile(sheet, s, a.seat, TRACK[track], city, 96)
    return sheet


# --- rewards -------------------------------------------------------------------------------------------------


def reward_card(v: View, tile: str) -> DisplayList:
    """A reward tile with what it does in words. 240 x 150."""
    sheet = _card(240, 150)
    points = REWARDS[tile]["kind"] == "vp"
    sheet.panel((8, 8, 66, 60), GOLD_PAPER if points else "#FFF8E6", BRONZE, 6, 1.2)
    signs = REWARD_ART[tile][0].split()
    for i, sign in enumerate(signs):
        icon(sheet, sign, 22 if len(signs) == 1 else 11 + 30 * i, 13, 30)
    if reward_sum(tile):
        sheet.write((8, 44, 66, 22), reward_sum(tile), size=14, colour=INK, face="bold", **_MIDDLE)
    sheet.say((82, 8, 150, 60), name_of(tile), size=16, colour=INK, face="bold")
    sheet.say((12, 74, 216, 70), f"signorie-text-{tile}".replace("_", "-"), size=13.5, colour=INK_2, leading=1.35)
    return sheet


def tile_card(tile: str, text: str) -> DisplayList:
    """An alliance tile with its house, its points and where it goes. 220 x 150."""
    sheet = _card(220, 150)
    data = ALLIANCES[tile]
    icon(sheet, HOUSES[data.house], 12, 12, 64)
    badge(sheet, data.vp, 56, 50, 30)
    sheet.say((92, 10, 120, 66), name_of(HOUSES[data.house]), size=17, colour=INK, face="title")
    sheet.say((12, 86, 196, 58), text, {"vp": data.vp}, size=13.5, colour=INK_2, leading=1.35)
    return sheet


__all__ = ["answer", "choice", "dowry", "reward_card", "tile_card"]
