"""What a lifted piece would mean: the price, the sum against the limit and the three actions of a die, told beside it."""

from __future__ import annotations

from typing import Any

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.signorie.art.columns import LEFT, PITCH, asked_of
from game.titles.signorie.art.inks import (
    BRONZE,
    GOLD,
    GOLD_PAPER,
    GREEN,
    INK,
    INK_2,
    PAPER,
    RED,
    icon,
    number,
    words,
)
from game.titles.signorie.art.lifted import beyond, climber, daughter, tile_way
from game.titles.signorie.art.own import MOST
from game.titles.signorie.art.ways import Way, letter, letters, ways
from game.titles.signorie.rules import CONTROLLER, possible
from game.titles.signorie.rules.actions.dice import price as price_of
from game.titles.signorie.rules.components import (
    BASE_COST,
    BRIDE_VP,
    BRIDES,
    CAREERS,
    CITIES,
    CITY,
    COLORS,
    FULL,
    GATES_RANK,
    HELPERS,
    MARRIAGE_ROW,
    RANK,
    REWARD_FLORINS,
    REWARD_SLOTS,
    TRACK,
    HelperSlot,
)
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import slot_of

X, Y, W, H = 1000.0, 421.0, 268.0, 263.0


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """What the table shows besides while a piece is in the hand, over a slot that takes it. 1280 x 720."""
    what = piece.split("/")
    if what[0] == "die" and asked_of(v) in ("turn_choice", "choose_extra_die"):
        return die(v, what[1], int(what[2]))
    if what[0] == "son" and asked_of(v) == "choose_mission" and what[1] == str(v.me):
        sheet = _rank(v, slot_of(v.state, piece))
        return _aimed(sheet, v, TRACK[what[2]], slot)
    if what[0] == "son" and asked_of(v) == "spend_points" and what[1] == str(v.me):
        track = CAREERS.index(what[2])
        return climber(v, what[2], slot_of(v.state, piece)) if track in v.state.pending[-1].data[2] else None
    if piece == "supply/female" and asked_of(v) == "choose_marriage":
        return _aimed(daughter(v), v, MARRIAGE_ROW, slot)
    return None


def _aimed(sheet: DisplayList, v: View, row: int, slot: str) -> DisplayList:
    """The same with the way of the tile from the city that the figure is held over."""
    kind, _, city = slot.partition("/")
    if kind == "city" and city in CITY and v.state.next_value(CITY[city]) < FULL:
        tile_way(sheet, v, row, CITY[city])
    return sheet


def die(v: View, color: str, value: int) -> DisplayList:
    """A die: what it costs, what the sum comes to, what the limit gives, and actions A, B, C with their places."""
    s: SignorieState = v.state
    me, column = v.me, COLORS.index(color)
    sheet = DisplayList(1280, 720)
    free = asked_of(v) == "choose_extra_die"
    amount = 0 if free else price_of(column, value)
    refused = CONTROLLER.check(s, Action("extra_take_die" if free else "take_die", me, (color, value)))
    sheet.shadow((X, Y, W, H), 7, 8, 150)
    sheet.panel((X, Y, W, H), PAPER, GOLD, 7, 2)
    sheet.svg(f"signorie/dice/{color}_{value}", (X + 10, Y + 7, 28, 28))
    words(sheet, "signorie-art-die-title", X + 46, Y + 20, 212, 15, INK, face="bold")
    sheet.panel((X + 10, Y + 41, W - 20, 1), "#C9A47A", "", 0, 0)
    words(sheet, "signorie-art-die-price", X + 12, Y + 55, 36, 12.5, INK_2)
    facts: dict[str, Any] = {"base": BASE_COST[column], "value": value, "price": amount}
    facts |= {"before": s.florins[me], "after": s.florins[me] - amount}
    message = "signorie-art-die-free" if free else "signorie-art-die-costs"
    colour = RED if amount > s.florins[me] else INK
    words(sheet, message, X + 48, Y + 55, 212, 13.5, colour, facts)
    total, limit = s.dice_sum(me) + (0 if free else value), s.limit(me)
    words(sheet, "signorie-art-die-sum", X + 12, Y + 77, 36, 12.5, INK_2)
    facts = {"before": s.dice_sum(me), "value": value, "sum": total, "limit": limit}
    message = "signorie-art-die-over" if total > limit else "signorie-art-die-within"
    words(sheet, message, X + 48, Y + 77, 188, 13.5, RED if total > limit else INK, facts)
    icon(sheet, "over" if total > limit else "ok", X + 240, Y + 68, 18)
    _reward(sheet, s, me, total, limit)
    if not free:
        _ghost(sheet, s, me, value, total > limit)
    helpers = firing(s, me, column) if refused is None else []
    if limit < MOST and not helpers:
        words(sheet, "signorie-art-die-lift", X + 12, Y + 165, 246, 12, INK_2, {"most": MOST})
    if refused is not None:
        sheet.panel((X + 8, Y + 178, W - 16, 78), "#F3D3C6", RED, 6, 1.2)
        icon(sheet, "lock", X + 14, Y + 207, 20)
        code = f"signorie-refusal-{refused.code}".replace("_", "-")
        sheet.say((X + 42, Y + 180, W - 56, 74), code, dict(refused.params), size=13, colour=RED, leading=1.35)
        return sheet
    purse = s.florins[me] - amount
    _letters(sheet, s, me, column, purse, 174.0 if helpers else 189.0)
    _fires(sheet, helpers)
    return sheet


def firing(s: SignorieState, me: int, column: int) -> list[HelperSlot]:
    """The own helpers who work when a die comes to their column, from the top down, without those who could do nothing."""
    hired = [helper for slot, helper in enumerate(HELPERS) if s.helpers[me] >> slot & 1]
    return [helper for helper in hired if helper.column == column and possible.HELPER[helper.effect](s, me)]


def _fires(sheet: DisplayList, helpers: list[HelperSlot]) -> None:
    """The helpers who work with this die, in green: on the board each in its place, in the panel below the three actions."""
    if not helpers:
        return
    y = Y + 174 + 24.5 * 3
    words(sheet, "signorie-art-die-then", X + 14, y, 94, 12.5, INK_2)
    for place, helper in enumerate(helpers):
        x = X + W - 8 - 51 * (len(helpers) - place)
        sheet.panel((x, y - 11.5, 48, 23), GREEN, "", 5, 0)
        tiny = f"signorie-art-tiny-{helper.effect}".replace("_", "-")
        words(sheet, tiny, x + 1, y, 46, 12, "#FFFFFF", align="center", face="bold")
        left, top = 12 + LEFT + PITCH * helper.column + 3, 442 + 33.6 * (helper.row - 1)
        sheet.panel((left, top, 91, 31.5), GREEN, "", 5, 0)
        icon(sheet, "helper", left + 2, top + 2.5, 26)
        effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
        words(sheet, effect, left + 29, top + 15.8, 61, 12, "#FFFFFF", align="center")


def _reward(sheet: DisplayList, s: SignorieState, me: int, total: int, limit: int) -> None:
    """What keeping within the limit brings this round, and what lies beyond."""
    over = total > limit
    sheet.panel((X + 8, Y + 90, W - 16, 44), "#EBD9B2" if over else GOLD_PAPER, BRONZE, 6, 1.2)
    data, tile = REWARD_SLOTS[s.reward_slot()], s.rewards[s.reward_slot() - 1]
    colour = "#8A7458" if over else INK
    message = "signorie-art-die-reward" if data.kind == "bonus" else "signorie-art-die-points"
    facts = {"tile": tile, "florins": REWARD_FLORINS}
    words(sheet, message, X + 14, Y + 102, 242, 13, colour, facts)
    if data.bride and s.brides[me] < BRIDES:
        gain = f"+{BRIDE_VP[s.brides[me]]}[vp]" if BRIDE_VP[s.brides[me]] else ""
        gain += f" +{data.florins}[florin]" if data.florins else ""
        words(sheet, "signorie-art-die-bride", X + 14, Y + 122, 160, 13, colour, {"gain": gain})
    elif data.buy:
        words(sheet, "signorie-art-die-buy", X + 14, Y + 122, 160, 13, colour)
    if over:
        words(sheet, "signorie-art-die-none", X + 12, Y + 147, 246, 12.5, RED, {"limit": limit}, face="bold")
    else:
        facts = {"left": limit - total}
        words(sheet, "signorie-art-die-left", X + 160, Y + 122, 96, 13, colour, facts, align="right")
        facts = {"limit": limit + 1}
        words(sheet, "signorie-art-die-beyond", X + 12, Y + 147, 246, 12.5, RED, facts, face="bold")


def _ghost(sheet: DisplayList, s: SignorieState, me: int, value: int, over: bool) -> None:
    """The die as a pale block at the end of the own gauge."""
    unit = 282 / MOST
    left = 102 + s.dice_sum(me) * unit
    wide = min(value * unit, 384 - left)
    sheet.panel((left, 654, wide, 17), "#FFD55E", RED if over else "#2B1218", 3, 1.6, 0.6)
    number(sheet, f"+{value}", left + wide / 2, 662.5, 12, INK, 30)


def _letters(sheet: DisplayList, s: SignorieState, me: int, column: int, purse: int, top: float) -> None:
    """A, B and C: in the panel what each would do, on the board where."""
    for place, way in enumerate(ways(s, me, column, purse)):
        _line(sheet, place, way, Y + top + 24.5 * place)
    letters(sheet, s, me, column, purse)


def _line(sheet: DisplayList, place: int, way: Way, y: float) -> None:
    sheet.panel((X + 8, y - 11.5, W - 16, 23), "#EBD9B2" if way.possible else "#E2D6BE", "", 4, 0)
    letter(sheet, "ABC"[place], X + 20, y)
    icon(sheet, way.sign if way.possible else "lock", X + 34, y - 9, 18)
    words(sheet, way.message, X + 57, y, W - 69, 13, INK if way.possible else "#8A7458", way.facts)


def _rank(v: View, slot: int) -> DisplayList:
    """A son in the hand: a veil and a lock over each city that asks for more than his rank."""
    s: SignorieState = v.state
    sheet = DisplayList(1280, 720)
    for city in range(len(CITIES)):
        value = s.next_value(city)
        x = 12 + 196 * city
        if value == FULL or value <= RANK[slot]:
            continue
        sheet.panel((x + 40.5, 182.5, 115, 68), "#2A0D15", "", 6, 0, 0.5)
        sheet.panel((x + 52, 48, 92, 22), "#3B1420", "#B98F86", 11, 1.2)
        icon(sheet, "lock", x + 58, 51, 15)
        words(sheet, "signorie-art-needs-rank", x + 76, 59, 64, 12.5, "#FFF3DC", {"rank": value})
    if s.gates_open() and RANK[slot] < GATES_RANK:
        beyond(sheet, "signorie-art-needs-rank", {"rank": GATES_RANK}, 274)
    return sheet


__all__ = ["held"]
