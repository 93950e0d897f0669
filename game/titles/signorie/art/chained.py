"""The story of a die: one card for each step of its chain; and on the table the chain itself, with what it reaches."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.signorie.art.columns import asked_of
from game.titles.signorie.art.inks import (
    GLOW,
    GOLD,
    INK,
    INK_2,
    PAPER,
    RED,
    dashed,
    icon,
    number,
    ring,
    words,
)
from game.titles.signorie.art.ways import letter, letters, ways
from game.titles.signorie.rules import lacks
from game.titles.signorie.rules.components import CAREERS, COLORS, HELPERS, OFFSPRING_BASE, SIGNORIA
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.chain import (
    CHOICES,
    DONE,
    FREE,
    NOW,
    SHUT,
    STORY,
    Chain,
    ChainLink,
    name_of_column,
    points_of,
)

_PAPER: Final = {DONE: "#E0E4C6", NOW: "#FFE9A6", SHUT: "#E6DAC0"}
_LINE: Final = {NOW: "#B98518", SHUT: "#B98B6B"}


def step(sheet: DisplayList, x: float, y: float, link: ChainLink, size: float = 20) -> None:
    """The mark of a step with its middle at a place: tick, gold number, dark number."""
    fill = {DONE: "#2F7A45", NOW: GOLD}.get(link.stage, "#3B1420")
    sheet.panel((x - size / 2, y - size / 2, size, size), fill, "#FFE9B0", size / 2, 1.3)
    if link.stage == DONE:
        icon(sheet, "tick", x - size * 0.3, y - size * 0.3, size * 0.6)
    elif link.stage == SHUT:
        icon(sheet, "lock", x - size * 0.32, y - size * 0.34, size * 0.64)
    else:
        number(sheet, link.row + 1, x, y, 12, INK if link.stage == NOW else "#F6E3B8", 18)


def story(v: View, chain: Chain) -> DisplayList:
    """The die and its steps from the top down."""
    s: SignorieState = v.state
    w, h = STORY
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 7, 6, 110)
    sheet.panel((0, 0, w, h), PAPER, GOLD, 7, 2)
    color = name_of_column(chain)
    sheet.svg(f"signorie/dice/{color}_{chain.value}", (9, 6, 27, 27))
    facts = {"color": color, "value": chain.value}
    words(sheet, "signorie-art-story-title", 44, 20, 130, 15, INK, facts, face="bold")
    words(sheet, "signorie-art-story-order", 150, 20, 108, 12, INK_2, align="right")
    top = chain.links[0].y + 14
    low = max(link.y for link in chain.links if link.stage != FREE) + 14
    sheet.panel((19, top, 2.4, low - top), "#B9955E", "", 0, 0)
    for link in chain.links:
        _card(sheet, v, s, chain, link)
        if link.stage == FREE:
            continue
        step(sheet, 20, link.y + 14, link, 22 if link.stage == NOW else 20)
    return sheet


def _title(chain: Chain, link: ChainLink) -> tuple[str, dict[str, Any]]:
    if not link.row:
        return "signorie-art-story-main", {}
    effect = HELPERS[chain.slot(link)].effect
    return f"signorie-art-story-{effect}".replace("_", "-"), {"value": chain.value}


def _card(sheet: DisplayList, v: View, s: SignorieState, chain: Chain, link: ChainLink) -> None:
    x, wide = 38.0, 222.0
    if link.stage == FREE:
        helper = HELPERS[chain.slot(link)]
        dashed(sheet, (x, link.y, wide, link.high), "#A88652", 6, 1.2)
        icon(sheet, "cost", x + 8, link.y + 8, 18, 170)
        number(sheet, helper.cost, x + 17, link.y + 17, 12, INK, 18)
        title, facts = _title(chain, link)
        words(sheet, title, x + 32, link.y + 11, wide - 40, 12.5, INK_2, facts)
        words(sheet, "signorie-art-story-free", x + 32, link.y + 24.5, wide - 40, 11.5, INK_2)
        return
    line, fill = _LINE.get(link.stage, "#C9A47A"), _PAPER.get(link.stage, "#FBF4E2")
    sheet.panel((x, link.y, wide, link.high), fill, "" if link.done else line, 6, 1.8 if link.stage == NOW else 1.2)
    title, facts = _title(chain, link)
    room = 150.0 if link.row and link.stage == NOW and points_of(chain, link) else wide - 16
    words(sheet, title, x + 9, link.y + 14, room, 13.5, INK_2 if link.done else INK, facts, face="bold")
    if link.done:
        return
    style: dict[str, Any] = {"size": 12, "colour": INK, "leading": 1.22, "valign": "top"}
    if link.stage == SHUT:
        style["colour"] = INK_2
        why = {"why": lacks.of_helper(s, v.me, HELPERS[chain.slot(link)].effect)}
        sheet.say((x + 9, link.y + 25, wide - 16, 32), "signorie-refusal-helper-no-effect", why, **style)
        return
    if link.stage == NOW and asked_of(v) == "spend_points":
        _points(sheet, s, chain, link)
        return
    message = (
        f"signorie-art-story-how-{HELPERS[chain.slot(link)].effect}" if link.row else "signorie-art-story-how-main"
    )
    facts |= {"dice": OFFSPRING_BASE, "count": s.in_cities(v.me, 0)}
    sheet.say((x + 9, link.y + 25, wide - 16, 34), message.replace("_", "-"), facts, **style)
    if link.stage == NOW and not chain.choosing:
        now = {"size": 13, "colour": RED, "face": "bold", "lines": 1}
        asked = {"count": s.pending[-1].data[0]} if s.pending[-1].key == "choose_stock_meeple" else {}
        sheet.say(
            (x + 9, link.y + 64, wide - 16, 26), f"signorie-art-now-{asked_of(v)}".replace("_", "-"), asked, **now
        )


def _points(sheet: DisplayList, s: SignorieState, chain: Chain, link: ChainLink) -> None:
    """Points used of all, as pips and in words; the button to stop stands below."""
    left = s.pending[-1].data[0]
    style: dict[str, Any] = {"size": 12.5, "colour": INK, "leading": 1.25, "valign": "top"}
    if link.row:
        total = points_of(chain, link)
        used = total - left
        for pip in range(total):
            fill = "#8E2F3C" if pip < used else "#FFFFFF"
            sheet.panel((252 - 15 * (total - pip), link.y + 8, 11, 11), fill, "#8E2F3C", 5.5, 1.6)
        sheet.say((47, link.y + 25, 206, 32), "signorie-art-story-points", {"used": used, "left": left}, **style)
    else:
        sheet.say((47, link.y + 25, 206, 32), "signorie-art-story-points-main", {"left": left}, **style)


def choice(v: View) -> DisplayList:
    """While the main action is chosen: the die, and a card for each of the three."""
    s: SignorieState = v.state
    me, column = v.me, s.pending[-1].data[0]
    w, h = STORY
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 7, 6, 110)
    sheet.panel((0, 0, w, h), PAPER, GOLD, 7, 2)
    value = s.dice[5 * me + column]
    if value:
        sheet.svg(f"signorie/dice/{COLORS[column]}_{value}", (9, 6, 27, 27))
    facts = {"color": COLORS[column], "value": value}
    words(sheet, "signorie-art-story-title", 44, 20, 100, 15, INK, facts, face="bold")
    words(sheet, "signorie-art-story-one", 140, 20, 118, 12, INK_2, align="right")
    heights = (76.0, 76.0, 102.0)
    for place, (way, name) in enumerate(zip(ways(s, me, column, s.florins[me]), ("hire", "task", "signoria"))):
        y, high = CHOICES[place], heights[place]
        sheet.panel((38, y, 222, high), "#FFF3CF" if way.possible else "#E6DAC0", "#B98518", 6, 1.4)
        letter(sheet, "ABC"[place], 20, y + 15)
        icon(sheet, way.sign if way.possible else "lock", 45, y + 6, 19)
        title = {"action": SIGNORIA[column]}
        ink = INK if way.possible else INK_2
        words(sheet, f"signorie-art-story-{name}", 68, y + 15, 186, 13.5, ink, title, face="bold")
        words(sheet, way.message, 47, y + 37, 206, 12.5, ink, way.facts)
        style: dict[str, Any] = {"size": 11.5, "colour": INK_2, "leading": 1.15, "valign": "top"}
        if place < 2:
            sheet.say((47, y + 47, 206, 28), f"signorie-art-story-how-{name}", **style)
    return sheet


def choice_reach(v: View) -> DisplayList:
    """Over the table: the letters of the three actions at the places that answer. 1280 x 720."""
    s: SignorieState = v.state
    sheet = DisplayList(1280, 720)
    letters(sheet, s, v.me, s.pending[-1].data[0], s.florins[v.me])
    return sheet


# --- on the table ------------------------------------------------------------------------------------------------

_ROWS: Final = (405.5, 457.7, 491.3, 524.9)
"""The middle of the action slot and of the three rows of helpers."""


def reach(v: View, chain: Chain) -> DisplayList:
    """Over the table: what plays no part rests in a veil, the column is a chain, dots lead to the place where the due step
    works. 1280 x 720."""
    sheet = DisplayList(1280, 720)
    asked = asked_of(v)
    for column in range(5):
        if column != chain.column:
            sheet.panel((58 + 100.4 * column, 374.5, 97, 170), "#2A0D15", "", 6, 0, 0.36)
    if asked != "choose_assignment":
        sheet.panel((58, 261.5, 499, 101), "#1C070D", "", 6, 0, 0.34)
    sheet.panel((568, 478, 424, 80), "#1C070D", "", 7, 0, 0.34)
    left = 58 + 100.4 * chain.column
    ring(sheet, (left, 374.5, 97, 170), 6)
    rows = [_ROWS[link.row] for link in chain.links if link.stage != FREE]
    sheet.panel((left - 2.5, rows[0], 5, rows[-1] - rows[0]), "#2B1218", "", 0, 0)
    sheet.panel((left - 1.2, rows[0], 2.4, rows[-1] - rows[0]), GLOW, "", 0, 0)
    due = chain.due
    if due is not None and due.row:
        ring(sheet, (left + 3, _ROWS[due.row] - 15.7, 91, 31.5), 5, 2.4)
    for link in (link for link in chain.links if link.stage != FREE):
        step(sheet, left - 1, _ROWS[link.row], link)
    if due is not None and due.row and not chain.choosing:
        _way(sheet, v, left, _ROWS[due.row])
    return sheet


def _way(sheet: DisplayList, v: View, left: float, row: float) -> None:
    """Dots from the helper's row through the gutters to where it works."""
    s: SignorieState = v.state
    key, gutter, under = asked_of(v), left + 98.7, row + 16.8
    if key == "spend_points":
        track = s.pending[-1].data[2][0]
        goal = 568 + 108.5 * track - 4 if track < len(CAREERS) else 892.0
        bends = [(gutter, under), (563.5, under), (563.5, 475.2), (max(568.0, goal), 475.2)]
    elif key in ("choose_mission", "choose_marriage"):
        bends = [(gutter, under), (563.5, under), (563.5, 257.0)]
    elif key == "choose_row":
        bends = [(gutter, under), (563.5, under), (563.5, 625.0), (567.0, 625.0)]
    elif key == "choose_assignment":
        bends = [(gutter, row), (gutter, 368.0)]
    else:
        bends = [(gutter, row), (gutter, 547.5), (285.0, 547.5), (285.0, 553.0)]
    dots(sheet, bends)


def dots(sheet: DisplayList, bends: list[tuple[float, float]], pitch: float = 11.2) -> None:
    """A dotted way along straight lines, with an arrowhead at its end."""
    places, rest = [], 0.0
    for (ax, ay), (bx, by) in pairwise(bends):
        long = abs(bx - ax) + abs(by - ay)
        at = rest
        while at < long:
            places.append((ax + (bx - ax) * at / long, ay + (by - ay) * at / long))
            at += pitch
        rest = at - long
    dot = '<circle cx="3.5" cy="3.5" r="2.9" fill="#FFD55E" stroke="#2B1218" stroke-width="1.1"/>'
    for x, y in places:
        sheet.shape(dot, (x - 3.5, y - 3.5, 7, 7), (7, 7))
    (ax, ay), (x, y) = bends[-2:]
    turn = "M1.5 1.5 V14.5 L11 8Z" if x > ax else "M14.5 1.5 V14.5 L5 8Z" if x < ax else "M1.5 1.5 H14.5 L8 11Z"
    if x == ax and y < ay:
        turn = "M1.5 14 H14.5 L8 4Z"
    head = f'<path d="{turn}" fill="#FFD55E" stroke="#2B1218" stroke-width="1.4" stroke-linejoin="round"/>'
    sheet.shape(head, (x - 8, y - 8, 16, 16), (16, 16))


__all__ = ["choice", "choice_reach", "dots", "reach", "step", "story"]
