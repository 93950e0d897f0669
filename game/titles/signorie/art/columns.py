"""The five columns: tasks and dice of the table, action slots and helpers of the own board."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import QUIET, DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, fill
from game.presentation.parts import dashes, ring
from game.titles.signorie.art.gains import gain_of
from game.titles.signorie.art.inks import (
    CREAM,
    DARK,
    DIE,
    FAINT,
    GLOW,
    GREEN,
    INK,
    LARGE,
    NAME,
    NIGHT,
    NOTE,
    PALE,
    PAPER,
    SIGN,
    SMALL,
    SOFT,
    STRAW,
    STRONG,
    TINY,
    WHITE,
    coin,
    icon,
    number,
    price,
    sign,
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
WIDE, SLOT = 97.0, 31.5
"""A column, and a place for a helper in it."""
HEADING: Final = STRONG.but(colour=SOFT, align="center")
GAIN: Final = NAME.but(colour=WHITE, align="center")
_WELL: Final = (
    '<rect x="1" y="1" width="38" height="38" rx="9" fill="{shade}" fill-opacity=".85"/>'
    '<path d="M3 36 V10 A7 7 0 0 1 10 3 H36" fill="none" stroke="#1A0608" stroke-opacity=".35" stroke-width="3"/>'
)
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
        words(sheet, "signorie-art-tasks", 3, 30, 42, 12.5, STRAW, align="center", face="bold")
        words(sheet, "signorie-art-dice", 3, 76, 42, 12.5, STRAW, align="center", face="bold")
        words(sheet, "signorie-art-price", 3, 95, 42, 11.5, FAINT, align="center")
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
            number(sheet, 0, left + 7, 95.5, 11.5, PALE, 16)
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
            fill(sheet, (x - 1, 6, 46.5, 58.5), ring(GLOW, DARK, 5, 2.2))


def own_board(v: View) -> DisplayList:
    """Action slots with their base costs and rings, helper slots with their effects. 548 x 180."""
    names = (lay.say(f"signorie-art-{name}", HEADING) for name in ("act", "helpers"))
    arrow = lay.row(lay.icon("signorie/to_helpers", 20, 28), along="middle")
    told = lay.column(*(lay.sized(name, high=74) for name in names), lay.pad(arrow, 0, -20), lay.blank(), gap=0)
    answering, now = _answering(v), color_now(v)
    columns = (_column(v, color, answering, color == now) for color in range(len(COLORS)))
    parts = lay.row(lay.sized(lay.aside(told), LEFT), *(lay.sized(one, WIDE) for one in columns), gap=PITCH - WIDE)
    return lay.laid(lay.pad(parts, 0, 4.5, 0, 5.5), 548, 180)


def _used(v: View, color: int) -> bool:
    """True if the viewer has a die in that column already that does not play any more."""
    s: SignorieState = v.state
    return bool(s.dice[5 * v.me + color]) and color != color_now(v)


def _column(v: View, color: int, answering: set[str], now: bool) -> Block:
    """A column of the own board: its action, below it its three helpers; a ring round the one that is played."""
    c, shade, _, _ = DIE[COLORS[color]]
    look = lay.ground(Ground(c, shade, 6, 0, 0.06 if _used(v, color) else 0.2))
    act = lay.hot(lay.over(lay.aside(_head(v, color)), lay.aside(_deed(v, color), QUIET)), f"act/{COLORS[color]}")
    helpers = (lay.sized(_helper(v, 3 * color + row, answering), high=SLOT) for row in range(3))
    told = lay.column(lay.sized(act, high=64), lay.blank(high=3.5), lay.pad(lay.column(*helpers, gap=2.1), 3, 0), gap=0)
    return lay.over(look, told, ring(GLOW, DARK, 6, 3) if now else lay.blank())


def _deed(v: View, color: int) -> Block:
    """The action of a column by its sign, and what it would bring at most with the cheapest die that can be taken."""
    s: SignorieState = v.state
    if s.dice[5 * v.me + color]:
        now = color == color_now(v)
        mark = lay.row(lay.blank(), sign(ACTION_ICON[color], LARGE, 255 if now else 56), lay.blank(11))
        return lay.column(lay.sized(mark, high=43), _name(color, "center") if now else None, lay.blank(), gap=0)
    purse = _purse(v, color)
    brings = "" if purse is None else gain_of(s, v.me, color, purse)
    ink = CREAM if brings or purse is None else SOFT
    mark = sign(ACTION_ICON[color], LARGE, 255 if brings or purse is None else 110)
    named = lay.pad(lay.row(mark, _name(color, "left", ink), gap=2), 4, 0, 1, 0)
    if not brings:
        return named
    told = lay.on(Ground(GREEN, "", 5), lay.write(brings, GAIN), 0)
    return lay.column(lay.sized(named, high=34), lay.pad(lay.sized(told, high=26), 4, 0), lay.blank(), gap=0)


def _name(color: int, align: str, ink: str = CREAM) -> Block:
    message = f"signorie-art-{SIGNORIA[color]}".replace("_", "-")
    return lay.say(message, STRONG.but(colour=ink, align=align))


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


def _head(v: View, color: int) -> Block:
    """The action slot in full: base cost, sign, name, and where its helpers go."""
    s: SignorieState = v.state
    c, shade, ink, _ = DIE[COLORS[color]]
    head = (
        f'<path d="M6 0 H91 A6 6 0 0 1 97 6 V62 H0 V6 A6 6 0 0 1 6 0Z" fill="{c}"/>'
        f'<path d="M0 62 H97" stroke="{shade}" stroke-width="1.6"/>'
    )
    taken = bool(s.dice[5 * v.me + color])
    cost = None if taken else coin(BASE_COST[color], 29)
    well = lay.sized(
        lay.over(lay.shape(_WELL.format(shade=shade), (40, 40)), cost and lay.corner(cost, 0.5, 0.5)), 40, 40
    )
    mark = lay.row(coin(BASE_COST[color], 16) if taken else lay.blank(16), sign(ACTION_ICON[color], LARGE), lay.blank())
    named = lay.column(lay.sized(mark, high=30), lay.pad(_name(color, "center", ink), -4, 0, 0, 0), gap=0)
    circle = (
        '<circle cx="7" cy="7" r="4.8" fill="none" stroke="#2B1512" stroke-width="4.6"/>'
        f'<circle cx="7" cy="7" r="4.8" fill="none" stroke="{DIE[COLORS[RING[color]]][0]}" stroke-width="3"/>'
    )
    facts = {"arrow": "←" if color else "→", "color": COLORS[RING[color]]}
    leads = lay.row(
        lay.sized(lay.shape(circle, (14, 14)), 14, 14),
        lay.say("signorie-art-ring", TINY.but(colour=ink), facts),
        gap=2,
    )
    told = lay.column(lay.sized(lay.row(well, named, gap=0), high=43), lay.pad(leads, 0, 0, 0, 3), gap=0)
    return lay.over(lay.shape(head, (97, 64)), lay.pad(told, 4, 3, 0, 0))


def _helper(v: View, slot: int, answering: set[str]) -> Block:
    """A place for a helper. Where it answers it is light and ringed; a hired one tells its effect, a free one its sign;
    one of the column that is played that has nothing to do any more, or nothing, is ticked or locked."""
    s: SignorieState = v.state
    helper = HELPERS[slot]
    c, shade, _, _ = DIE[COLORS[helper.column]]
    hired, used = bool(s.helpers[v.me] >> slot & 1), _used(v, helper.column)
    if helper.id in answering:
        return lay.hot(lay.over(lit_helper(helper, hired), ring(GLOW, DARK, 5, 2.2)), f"helper/{helper.id}")
    look = lay.ground(Ground(c if hired else NIGHT, shade if hired else "", 5, 1.2, 0.22))
    free = lay.aside(lay.corner(sign(HELPER_SIGN[helper.effect], SIGN, 34 if used else 66), 0.5, 0.5), QUIET)
    full = _told(helper, CREAM if hired and not used else SOFT, hired)
    parts = [
        look if hired and not used else lay.aside(look),
        full if hired else lay.aside(full),
        None if hired else free,
    ]
    if hired and asked_of(v) == "helper_window" and helper.column == s.pending[-1].data[0]:
        done = helper.row <= s.pending[-1].data[1]
        parts.append(lay.pad(lay.corner(sign("ok" if done else "lock", SMALL)), 0, -3, -1, 0))
    return lay.hot(lay.over(*parts), f"helper/{helper.id}")


def lit_helper(helper: HelperSlot, hired: bool = False) -> Block:
    """A place for a helper that answers: light, with its price if nobody is hired there yet. 91 x 31.5."""
    return lay.over(lay.ground(Ground(PAPER, DIE[COLORS[helper.column]][1], 5)), _told(helper, INK, hired))


def _told(helper: HelperSlot, ink: str, hired: bool) -> Block:
    """The effect of a helper, and before it, where nobody is hired, the price."""
    c, _, _, soft = DIE[COLORS[helper.column]]
    body = (
        f'<circle cx="13" cy="13" r="11.5" fill="{soft}" fill-opacity=".16" stroke="{c}" stroke-width="1.2" '
        'stroke-dasharray="3 2.5"/>'
    )
    cost = lay.over(lay.shape(body, (26, 26)), lay.corner(coin(helper.cost, 19), 0.5, 0.5))
    price = lay.blank(26) if hired else lay.corner(lay.sized(cost, 26, 26), 0, 0.5)
    effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
    return lay.pad(
        lay.row(lay.sized(price, 26), lay.say(effect, NOTE.but(colour=ink, align="center")), gap=1), 2, 0, 1, 0
    )


def _answering(v: View) -> set[str]:
    """The helpers that can be hired or used now."""
    if asked_of(v) not in ("main_choice", "helper_window", "choose_free_helper"):
        return set()
    kinds = ("main_hire", "place_free_helper", "activate_helper")
    return {str(action.args[0]) for action in CONTROLLER.legal(v.state, v.me) if action.kind in kinds}


__all__ = ["LEFT", "PITCH", "asked_of", "color_now", "lit_helper", "own_board", "pool"]
