"""The five columns: tasks and dice of the table, action slots and helpers of the own board."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import GONE, QUIET, DisplayList
from game.presentation.layout import fill
from game.presentation.parts import dashes, ring
from game.titles.signorie.art.gains import gain_of
from game.titles.signorie.art.inks import (
    CREAM,
    DIE,
    GLOW,
    INK,
    PAPER,
    SOFT,
    gain,
    icon,
    number,
    price,
    words,
)
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.actions.dice import price as price_of
from game.titles.signorie.rules.components import (
    ASSIGNMENT_SLOTS,
    BASE_COST,
    COLORS,
    HELPERS,
    PLAYERS,
    RING,
    SIGNORIA,
    HelperSlot,
)
from game.titles.signorie.rules.state import SignorieState

PITCH: Final = 100.4
LEFT: Final = 46.0
"""Where the first column begins, from the left edge of the regions."""
ACTION_ICON: Final = ("florins", "marriage", "offspring", "tracks", "mission")
HELPER_SIGN: Final = {
    "mission_face_down": "mission",
    "marriage_face_down": "marriage",
    "initiative_up_to_3": "initiative",
    "initiative_up_to_die": "initiative",
    "political_up_to_3": "political",
    "clerical_up_to_3": "clerical",
    "military_up_to_die": "military",
    "roll_offspring_die": "offspring",
    "vp_per_male_in_cities": "city",
    "take_face_down_tile": "neutral",
    "take_meeple": "son",
    "gain_3_vp": "vp",
    "gain_3_florins": "florin",
    "any_assignment_once": "order",
}
"""Of each effect of a helper the sign that stands for it where nobody is hired."""


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
    with sheet.aside():
        words(sheet, "signorie-art-tasks", 3, 30, 42, 12.5, "#F0D7B0", align="center", face="bold")
        words(sheet, "signorie-art-dice", 3, 76, 42, 12.5, "#F0D7B0", align="center", face="bold")
        words(sheet, "signorie-art-price", 3, 95, 42, 11.5, "#C9A49C", align="center")
    places = PLAYERS[s.seats].dice
    first, pitch = (18.5, 38.0) if s.seats == 2 else (3.0, 23.2)
    free, turn = asked_of(v) == "choose_extra_die", asked_of(v) in ("turn_choice", "choose_extra_die")
    for color, name in enumerate(COLORS):
        x = LEFT + PITCH * color
        shade = DIE[name][1]
        used = bool(s.dice[5 * me + color]) and not free
        sheet.panel((x, 3.5, 97, 101), shade, "", 6, 0, 0.16 if used else 0.42)
        for place in range(places):
            left = x + first + pitch * place
            if place >= len(s.pool[color]):
                with sheet.aside():
                    fill(sheet, (left + 0.5, 66, 21, 21), dashes(DIE[name][0], 5, 1.1))
                continue
            value = s.pool[color][place]
            if used:
                with sheet.aside():
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
        with sheet.aside():
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
            fill(sheet, (x - 1, 6, 46.5, 58.5), ring(GLOW, "#2B1218", 5, 2.2))


def own_board(v: View) -> DisplayList:
    """Action slots with their base costs and rings, helper slots with their effects. 548 x 180."""
    sheet = DisplayList(548, 180)
    arrow = (
        '<path d="M10 0 V22 M3 15 L10 24 L17 15" fill="none" stroke="#B98F86" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    with sheet.aside():
        words(sheet, "signorie-art-act", 3, 34, 42, 12.5, SOFT, align="center", face="bold")
        words(sheet, "signorie-art-helpers", 3, 108, 42, 12.5, SOFT, align="center", face="bold")
        sheet.shape(arrow, (14, 128, 20, 28), (20, 28))
    answering = _answering(v)
    for color in range(len(COLORS)):
        _column(sheet, v, color, answering)
    now = color_now(v)
    if now >= 0:
        fill(sheet, (LEFT + PITCH * now, 4.5, 97, 170), ring(GLOW, "#2B1218", 6, 3))
    _hireable(sheet, v, answering)
    return sheet


def _used(v: View, color: int) -> bool:
    """True if the viewer has a die in that column already that does not play any more."""
    s: SignorieState = v.state
    return bool(s.dice[5 * v.me + color]) and color != color_now(v)


def _column(sheet: DisplayList, v: View, color: int, answering: set[str]) -> None:
    name = COLORS[color]
    c, shade, _, _ = DIE[name]
    x = LEFT + PITCH * color
    used = _used(v, color)
    sheet.panel((x, 4.5, 97, 170), c, shade, 6, 0, 0.06 if used else 0.2)
    with sheet.aside():
        _head(sheet, v, color)
    with sheet.aside(QUIET):
        _deed(sheet, v, color)
    sheet.hot((x, 4.5, 97, 62), f"act/{name}")
    for row in range(3):
        _helper(sheet, v, 3 * color + row, (x, 72 + 33.6 * row), answering)


def _deed(sheet: DisplayList, v: View, color: int) -> None:
    """The action of a column by its sign, and what it would bring at most with the cheapest die that can be taken."""
    s: SignorieState = v.state
    x = LEFT + PITCH * color
    if s.dice[5 * v.me + color]:
        now = color == color_now(v)
        icon(sheet, ACTION_ICON[color], x + 58, 10 if now else 15, 28, 255 if now else 56)
        if now:
            _name(sheet, color, (x + 3, 58, 91), "center")
        return
    purse = _purse(v, color)
    brings = "" if purse is None else gain_of(s, v.me, color, purse)
    icon(sheet, ACTION_ICON[color], x + 4, 9 if brings else 22, 25, 255 if brings or purse is None else 110)
    _name(sheet, color, (x + 31, 22 if brings else 35, 65), "left", CREAM if brings or purse is None else SOFT)
    if brings:
        gain(sheet, (x + 4, 39, 89, 26), brings, 15)


def _name(sheet: DisplayList, color: int, at: tuple[float, float, float], align: str, ink: str = CREAM) -> None:
    x, y, w = at
    message = f"signorie-art-{SIGNORIA[color]}".replace("_", "-")
    words(sheet, message, x, y, w, 12.5, ink, align=align, face="bold")


def _purse(v: View, color: int) -> int | None:
    """What the viewer would have left after the cheapest die of a column; None where none is asked for or can be taken."""
    s: SignorieState = v.state
    asked = asked_of(v)
    if asked not in ("turn_choice", "choose_extra_die"):
        return None
    kind = "extra_take_die" if asked == "choose_extra_die" else "take_die"
    dice = [value for value in s.pool[color] if CONTROLLER.check(s, Action(kind, v.me, (COLORS[color], value))) is None]
    if not dice:
        return None
    return s.florins[v.me] - (0 if asked == "choose_extra_die" else price_of(color, max(dice)))


def _head(sheet: DisplayList, v: View, color: int) -> None:
    """The action slot in full: base cost, sign, name, and where its helpers go."""
    s: SignorieState = v.state
    c, shade, ink, _ = DIE[COLORS[color]]
    x = LEFT + PITCH * color
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
    _name(sheet, color, (x + 40, 41, 57), "center", ink)
    to = DIE[COLORS[RING[color]]][0]
    circle = (
        '<circle cx="7" cy="7" r="4.8" fill="none" stroke="#2B1512" stroke-width="4.6"/>'
        f'<circle cx="7" cy="7" r="4.8" fill="none" stroke="{to}" stroke-width="3"/>'
    )
    sheet.shape(circle, (x + 4, 51, 14, 14), (14, 14))
    facts = {"arrow": "←" if color else "→", "color": COLORS[RING[color]]}
    words(sheet, "signorie-art-ring", x + 20, 58, 75, 11.5, ink, facts)


def _helper(sheet: DisplayList, v: View, slot: int, at: tuple[float, float], answering: set[str]) -> None:
    """A place for a helper. Where it answers it is light; a hired one tells its effect, a free one its sign."""
    s: SignorieState = v.state
    helper, (x, y) = HELPERS[slot], at
    c, shade, _, _ = DIE[COLORS[helper.column]]
    hired, used = bool(s.helpers[v.me] >> slot & 1), _used(v, helper.column)
    rect = (x + 3, y, 91, 31.5)
    sheet.hot(rect, f"helper/{helper.id}")
    if helper.id in answering:
        lit_helper(sheet, helper, x + 3, y, hired)
        return
    with sheet.aside("" if hired and not used else GONE):
        sheet.panel(rect, c if hired else "#16060A", shade if hired else "", 5, 1.2, 0.22)
    if not hired:
        with sheet.aside():
            _coin(sheet, helper, x + 3, y)
        with sheet.aside(QUIET):
            icon(sheet, HELPER_SIGN[helper.effect], x + 39, y + 6, 19, 34 if used else 66)
    with sheet.aside("" if hired else GONE):
        _effect(sheet, helper, x + 3, y, CREAM if hired and not used else SOFT)


def lit_helper(sheet: DisplayList, helper: HelperSlot, x: float, y: float, hired: bool = False) -> None:
    """A place for a helper that answers: light, with its price if nobody is hired there yet. 91 x 31.5."""
    sheet.panel((x, y, 91, 31.5), PAPER, DIE[COLORS[helper.column]][1], 5, 1.2)
    if not hired:
        _coin(sheet, helper, x, y)
    _effect(sheet, helper, x, y, INK)


def _coin(sheet: DisplayList, helper: HelperSlot, x: float, y: float) -> None:
    c, _, _, soft = DIE[COLORS[helper.column]]
    body = (
        f'<circle cx="13" cy="13" r="11.5" fill="{soft}" fill-opacity=".16" stroke="{c}" stroke-width="1.2" '
        'stroke-dasharray="3 2.5"/>'
    )
    sheet.shape(body, (x + 2, y + 2.8, 26, 26), (26, 26))
    icon(sheet, "cost", x + 5.5, y + 6.2, 19)
    number(sheet, helper.cost, x + 15, y + 15.4, 13, INK, 20)


def _effect(sheet: DisplayList, helper: HelperSlot, x: float, y: float, ink: str) -> None:
    effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
    words(sheet, effect, x + 29, y + 15.8, 61, 12, ink, align="center")


def _answering(v: View) -> set[str]:
    """The helpers that can be hired or used now."""
    if asked_of(v) not in ("main_choice", "helper_window", "choose_free_helper"):
        return set()
    kinds = ("main_hire", "place_free_helper", "activate_helper")
    return {str(action.args[0]) for action in CONTROLLER.legal(v.state, v.me) if action.kind in kinds}


def _hireable(sheet: DisplayList, v: View, answering: set[str]) -> None:
    """A ring round the helpers that can be hired or used now, a lock on those of the column that would do nothing."""
    s: SignorieState = v.state
    for slot, helper in enumerate(HELPERS):
        x, y = LEFT + PITCH * helper.column + 3, 72 + 33.6 * (helper.row - 1)
        if helper.id in answering:
            fill(sheet, (x, y, 91, 31.5), ring(GLOW, "#2B1218", 5, 2.2))
        elif asked_of(v) == "helper_window" and helper.column == s.pending[-1].data[0] and s.helpers[v.me] >> slot & 1:
            done = helper.row <= s.pending[-1].data[1]
            icon(sheet, "ok" if done else "lock", x + 76, y - 3, 16)


__all__ = ["LEFT", "PITCH", "asked_of", "color_now", "lit_helper", "own_board", "pool"]
