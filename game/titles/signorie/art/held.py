"""What a lifted piece would mean: the price, the sum against the limit and the three actions of a die, told beside it."""

from __future__ import annotations

from typing import Any

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.signorie.actions.dice import price as price_of
from game.titles.signorie.art.columns import LEFT, PITCH, asked_of
from game.titles.signorie.art.faces import TASK
from game.titles.signorie.art.inks import (
    BRONZE,
    GOLD,
    GOLD_PAPER,
    INK,
    INK_2,
    PAPER,
    RED,
    icon,
    number,
    ring,
    words,
)
from game.titles.signorie.art.lifted import climber, daughter
from game.titles.signorie.art.own import MOST
from game.titles.signorie.components import (
    ASSIGNMENTS,
    BASE_COST,
    BRIDE_VP,
    BRIDES,
    CAREER_SLOTS,
    CAREERS,
    CITIES,
    COLORS,
    DOWRY_MOST,
    DOWRY_VP,
    FLORINS_ACTION,
    FULL,
    HELPERS,
    OFFSPRING_BASE,
    RANK,
    REWARD_FLORINS,
    REWARD_SLOTS,
    RING,
    SIGNORIA,
    TRACKS_POINTS,
)
from game.titles.signorie.possible import NEVER, assignment_most, marriage_price, signoria_price
from game.titles.signorie.presentation import me_of
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.state import SignorieState

X, Y, W, H = 1000.0, 421.0, 268.0, 263.0


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """What the table shows besides while a piece is in the hand. 1280 x 720."""
    what = piece.split("/")
    if what[0] == "die" and asked_of(v) in ("turn_choice", "choose_extra_die"):
        return die(v, what[1], int(what[2]))
    if what[0] == "son" and asked_of(v) == "choose_mission" and what[1] == str(me_of(v)):
        return _rank(v, int(what[3]))
    if what[0] == "son" and asked_of(v) == "spend_points" and what[1] == str(me_of(v)):
        track = CAREERS.index(what[2])
        return climber(v, what[2], int(what[3])) if track in v.state.pending[-1].data[2] else None
    if piece == "supply/female" and asked_of(v) == "choose_marriage":
        return daughter(v)
    return None


def die(v: View, color: str, value: int) -> DisplayList:
    """A die: what it costs, what the sum comes to, what the limit gives, and actions A, B, C with their places."""
    s: SignorieState = v.state
    me, column = me_of(v), COLORS.index(color)
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
    if refused is not None:
        sheet.panel((X + 8, Y + 178, W - 16, 78), "#F3D3C6", RED, 6, 1.2)
        icon(sheet, "lock", X + 14, Y + 207, 20)
        code = f"signorie-refusal-{refused.code}".replace("_", "-")
        sheet.say((X + 42, Y + 180, W - 56, 74), code, dict(refused.params), size=13, colour=RED, leading=1.35)
        return sheet
    purse = s.florins[me] - amount
    _letters(sheet, s, me, column, purse)
    return sheet


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
    if limit < MOST:
        words(sheet, "signorie-art-die-lift", X + 12, Y + 165, 246, 12, INK_2, {"most": MOST})


def _ghost(sheet: DisplayList, s: SignorieState, me: int, value: int, over: bool) -> None:
    """The die as a pale block at the end of the own gauge."""
    unit = 282 / MOST
    left = 102 + s.dice_sum(me) * unit
    wide = min(value * unit, 384 - left)
    sheet.panel((left, 654, wide, 17), "#FFD55E", RED if over else "#2B1218", 3, 1.6, 0.6)
    number(sheet, f"+{value}", left + wide / 2, 662.5, 12, INK, 30)


def _letters(sheet: DisplayList, s: SignorieState, me: int, column: int, purse: int) -> None:
    """A, B and C: in the panel what each would do, on the board where."""
    ring_of = RING[column]
    hires = [h for i, h in enumerate(HELPERS) if h.column == ring_of and not s.helpers[me] >> i & 1]
    affordable = [h for h in hires if h.cost <= purse and s.helper_discs]
    x = 12 + LEFT + PITCH * ring_of
    for helper in affordable:
        ring(sheet, (x + 3, 442 + 33.6 * (helper.row - 1), 91, 31.5), 5, 2.2)
    costs = "/".join(str(h.cost) for h in affordable or hires) + "[florin]"
    facts: dict[str, Any] = {"color": COLORS[ring_of], "costs": costs}
    message = "signorie-art-die-hire" if hires else "signorie-art-die-hire-full"
    _line(sheet, 0, "helper", message, facts, bool(affordable))
    tasks, x = [], 12 + LEFT + PITCH * column
    for gender in (0, 1):
        slot = 2 * column + gender
        sign, sum_ = TASK[s.assignments[slot]]
        if assignment_most(s, me, slot, purse):
            ring(sheet, (x + 3 + 46.5 * gender, 265, 44.5, 56.5), 4, 2.2)
            each = sum_.format(ASSIGNMENTS[s.assignments[slot]].each)
            tasks.append(f"[{sign}]{each}" if sign else f"[son][daughter]{each}")
    message = "signorie-art-die-task" if tasks else "signorie-art-die-no-task"
    _line(sheet, 1, "scales", message, {"tasks": " / ".join(tasks)}, bool(tasks))
    possible = signoria_price(s, me, column) <= purse
    action, facts = _signoria(s, me, column, purse)
    _line(sheet, 2, ("florins", "marriage", "offspring", "tracks", "mission")[column], action, facts, possible)
    for letter, cx, cy in (("A", 12 + LEFT + PITCH * ring_of + 4, 440), ("B", x + 4, 265), ("C", x + 93, 377)):
        _letter(sheet, letter, cx, cy)


def _letter(sheet: DisplayList, letter: str, x: float, y: float) -> None:
    sheet.panel((x - 8.5, y - 8.5, 17, 17), "#FFD55E", "#2B1218", 8.5, 1.5)
    number(sheet, letter, x, y, 12, INK, 18)


def _line(sheet: DisplayList, place: int, sign: str, message: str, facts: dict[str, Any], possible: bool) -> None:
    y = Y + 189 + 25.5 * place
    sheet.panel((X + 8, y - 11.5, W - 16, 23), "#EBD9B2" if possible else "#E2D6BE", "", 4, 0)
    _letter(sheet, "ABC"[place], X + 20, y)
    icon(sheet, sign if possible else "lock", X + 34, y - 9, 18)
    words(sheet, message, X + 57, y, W - 69, 13, INK if possible else "#8A7458", facts)


def _signoria(s: SignorieState, me: int, column: int, purse: int) -> tuple[str, dict[str, Any]]:
    """What the action of the slot would bring at most: its message and numbers."""
    name = SIGNORIA[column]
    message = f"signorie-art-die-{name}".replace("_", "-")
    if name == "action_florins":
        return message, {"florins": FLORINS_ACTION}
    if name == "action_offspring":
        return message, {"dice": OFFSPRING_BASE + s.brides[me]}
    if name == "action_tracks":
        return message, {"points": TRACKS_POINTS}
    if name == "action_marriage":
        least = marriage_price(s, me)
        if least == NEVER or least > purse:
            return f"{message}-none", {"least": least if least != NEVER else 0}
        return message, {"least": DOWRY_VP * least, "most": DOWRY_VP * min(DOWRY_MOST, purse)}
    lowest = s.least_value()
    sons = [slot for sons in s.careers[3 * me : 3 * me + 3] for slot in sons if RANK[slot] >= lowest]
    if not sons:
        return f"{message}-none", {"rank": lowest if lowest < FULL else 4}
    points = [CAREER_SLOTS[slot].vp for slot in sons]
    return message, {"count": len(sons), "least": min(points), "most": max(points)}


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
    return sheet


__all__ = ["held"]
