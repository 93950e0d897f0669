"""The five columns: tasks and dice of the table, action slots and helpers of the own board."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.signorie.art.inks import (
    DIE,
    INK,
    INK_2,
    PAPER,
    dashed,
    icon,
    number,
    price,
    ring,
    words,
)
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.actions.dice import price as price_of
from game.titles.signorie.rules.components import ASSIGNMENT_SLOTS, BASE_COST, COLORS, HELPERS, PLAYERS, RING, SIGNORIA
from game.titles.signorie.rules.state import SignorieState

PITCH: Final = 100.4
LEFT: Final = 46.0
"""Where the first column begins, from the left edge of the regions."""
ACTION_ICON: Final = ("florins", "marriage", "offspring", "tracks", "mission")


def asked_of(v: View) -> str:
    """What the viewer is asked now, or ""."""
    s: SignorieState = v.state
    return s.pending[-1].key if s.pending and v.me in s.pending[-1].seats else ""


def color_now(v: View) -> int:
    """The column whose die is being played by the viewer, or -1."""
    s: SignorieState = v.state
    for decision in reversed(s.pending):
        if decision.key in ("main_choice", "helper_window") and v.me in decision.seats:
            return int(decision.data[0])
    return -1


def pool(v: View) -> DisplayList:
    """Behind tasks and dice; below each die its price, a lock or a warning. 548 x 108."""
    s: SignorieState = v.state
    me = v.me
    sheet = DisplayList(548, 108)
    words(sheet, "signorie-art-tasks", 3, 30, 42, 12.5, "#F0D7B0", align="center", face="bold")
    words(sheet, "signorie-art-dice", 3, 76, 42, 12.5, "#F0D7B0", align="center", face="bold")
    words(sheet, "signorie-art-price", 3, 95, 42, 11.5, "#C9A49C", align="center")
    places = PLAYERS[s.seats].dice
    first, pitch = (18.5, 38.0) if s.seats == 2 else (3.0, 23.2)
    free, turn = asked_of(v) == "choose_extra_die", asked_of(v) in ("turn_choice", "choose_extra_die")
    for color, name in enumerate(COLORS):
        x = LEFT + PITCH * color
        shade = DIE[name][1]
        sheet.panel((x, 3.5, 97, 101), shade, "", 6, 0, 0.42)
        used = bool(s.dice[5 * me + color]) and not free
        for place in range(places):
            left = x + first + pitch * place
            if place >= len(s.pool[color]):
                dashed(sheet, (left + 0.5, 66, 21, 21), DIE[name][0], 5, 1.1)
                continue
            value = s.pool[color][place]
            if used:
                icon(sheet, "lock", left + 4, 88, 14)
                continue
            _price(sheet, v, color, value, left, free, turn)
        sheet.hot((x, 64, 97, 40), f"pool/{name}")
    _usable_tasks(sheet, v)
    return sheet


def _price(sheet: DisplayList, v: View, color: int, value: int, x: float, free: bool, turn: bool) -> None:
    """What stands below a die: its price, red and locked if it is too dear, a triangle if it breaks the limit."""
    s: SignorieState = v.state
    me = v.me
    amount = 0 if free else price_of(color, value)
    over = not free and s.dice_sum(me) + value > s.limit(me)
    kind = "extra_take_die" if free else "take_die"
    shut = turn and CONTROLLER.check(s, Action(kind, me, (COLORS[color], value))) is not None
    left = x + (0 if over or shut else 4)
    if amount:
        price(sheet, amount, left, 88, 14.5, amount > s.florins[me])
    else:
        number(sheet, 0, left + 7, 95.5, 11.5, "#E9CDBE", 16)
    if shut:
        icon(sheet, "lock", x + 12, 88.5, 13)
    elif over:
        icon(sheet, "over", x + 11, 88, 13.5)


def _usable_tasks(sheet: DisplayList, v: View) -> None:
    """A ring round the tasks that can be used now."""
    s: SignorieState = v.state
    key, me = asked_of(v), v.me
    if key not in ("main_choice", "choose_assignment"):
        return
    kind = "main_assignment" if key == "main_choice" else "use_assignment"
    legal = {action.args[0] for action in CONTROLLER.legal(s, me) if action.kind == kind}
    for slot, name in enumerate(ASSIGNMENT_SLOTS):
        if name in legal:
            x = LEFT + PITCH * (slot >> 1) + 3 + 46.5 * (slot & 1)
            ring(sheet, (x - 1, 6, 46.5, 58.5), 5, 2.2)


def own_board(v: View) -> DisplayList:
    """Action slots with their base costs and rings, helper slots with their effects. 548 x 180."""
    sheet = DisplayList(548, 180)
    words(sheet, "signorie-art-act", 3, 34, 42, 12.5, INK_2, align="center", face="bold")
    words(sheet, "signorie-art-helpers", 3, 108, 42, 12.5, INK_2, align="center", face="bold")
    arrow = (
        '<path d="M10 0 V22 M3 15 L10 24 L17 15" fill="none" stroke="#8E6A50" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    sheet.shape(arrow, (14, 128, 20, 28), (20, 28))
    for color in range(len(COLORS)):
        _column(sheet, v, color)
    now = color_now(v)
    if now >= 0:
        ring(sheet, (LEFT + PITCH * now, 4.5, 97, 170), 6, 3)
    _hireable(sheet, v)
    sheet.panel((8, 179, 532, 1), "#B9955E", "", 0)
    return sheet


def _column(sheet: DisplayList, v: View, color: int) -> None:
    s: SignorieState = v.state
    name = COLORS[color]
    c, shade, ink, soft = DIE[name]
    x = LEFT + PITCH * color
    sheet.panel((x, 4.5, 97, 170), soft, shade, 6, 1.2)
    head = (
        f'<path d="M6 0 H91 A6 6 0 0 1 97 6 V62 H0 V6 A6 6 0 0 1 6 0Z" fill="{c}"/>'
        f'<path d="M0 62 H97" stroke="{shade}" stroke-width="1.6"/>'
    )
    sheet.shape(head, (x, 4.5, 97, 64), (97, 64))
    well = (
        f'<rect x="1" y="1" width="38" height="38" rx="9" fill="{shade}" fill-opacity=".85"/>'
        '<path d="M3 36 V10 A7 7 0 0 1 10 3 H36" fill="none" stroke="#1A0608" stroke-opacity=".35" stroke-width="3"/>'
    )
    sheet.shape(well, (x + 4, 8, 40, 40), (40, 40))
    if s.dice[5 * v.me + color]:
        price(sheet, BASE_COST[color], x + 40, 5, 16)
    else:
        icon(sheet, "cost", x + 10, 13, 29)
        number(sheet, BASE_COST[color], x + 24.5, 27, 17, INK, 24)
    icon(sheet, ACTION_ICON[color], x + 58, 6.5, 28)
    words(
        sheet,
        f"signorie-art-{SIGNORIA[color]}".replace("_", "-"),
        x + 40,
        41,
        57,
        12.5,
        ink,
        align="center",
        face="bold",
    )
    to = DIE[COLORS[RING[color]]][0]
    circle = (
        '<circle cx="7" cy="7" r="4.8" fill="none" stroke="#2B1512" stroke-width="4.6"/>'
        f'<circle cx="7" cy="7" r="4.8" fill="none" stroke="{to}" stroke-width="3"/>'
    )
    sheet.shape(circle, (x + 4, 51, 14, 14), (14, 14))
    facts = {"arrow": "←" if color else "→", "color": COLORS[RING[color]]}
    words(sheet, "signorie-art-ring", x + 20, 58, 75, 11.5, ink, facts)
    sheet.hot((x, 4.5, 97, 62), f"act/{name}")
    for row in range(3):
        _helper(sheet, v, 3 * color + row, x, 72 + 33.6 * row)


def _helper(sheet: DisplayList, v: View, slot: int, x: float, y: float) -> None:
    s: SignorieState = v.state
    helper = HELPERS[slot]
    shade = DIE[COLORS[helper.column]][1]
    hired = bool(s.helpers[v.me] >> slot & 1)
    sheet.panel(
        (x + 3, y, 91, 31.5), PAPER if hired else "#FFFFFF", shade if hired else "", 5, 1.2, 1 if hired else 0.42
    )
    if not hired:
        body = (
            f'<circle cx="13" cy="13" r="11.5" fill="#FFFFFF" fill-opacity=".5" stroke="{shade}" stroke-width="1.2" '
            'stroke-dasharray="3 2.5"/>'
        )
        sheet.shape(body, (x + 5, y + 2.8, 26, 26), (26, 26))
        icon(sheet, "cost", x + 8.5, y + 6.2, 19)
        number(sheet, helper.cost, x + 18, y + 15.4, 13, INK, 20)
    effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
    words(sheet, effect, x + 32, y + 15.8, 61, 12, INK if hired else "#5B3A30", align="center")
    sheet.hot((x + 3, y, 91, 31.5), f"helper/{helper.id}")


def _hireable(sheet: DisplayList, v: View) -> None:
    """A ring round the helpers that can be hired or used now, a lock on those of the column that would do nothing."""
    s: SignorieState = v.state
    key, me = asked_of(v), v.me
    if key not in ("main_choice", "helper_window", "choose_free_helper"):
        return
    kinds = ("main_hire", "place_free_helper", "activate_helper")
    legal = {action.args[0] for action in CONTROLLER.legal(s, me) if action.kind in kinds}
    for slot, helper in enumerate(HELPERS):
        x, y = LEFT + PITCH * helper.column + 3, 72 + 33.6 * (helper.row - 1)
        if helper.id in legal:
            ring(sheet, (x, y, 91, 31.5), 5, 2.2)
        elif key == "helper_window" and helper.column == s.pending[-1].data[0] and s.helpers[me] >> slot & 1:
            done = helper.row <= s.pending[-1].data[1]
            icon(sheet, "ok" if done else "lock", x + 76, y - 3, 16)


__all__ = ["LEFT", "PITCH", "asked_of", "color_now", "own_board", "pool"]
