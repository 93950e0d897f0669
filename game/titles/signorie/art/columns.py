"""The five columns: tasks and dice of the table, action slots and helpers of the own board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import Action, View
from game.presentation import QUIET, DisplayList
from game.presentation import layout as lay
from game.presentation.parts import dashes, ring
from game.titles.signorie.art import inks
from game.titles.signorie.art.gains import gain_of
from game.titles.signorie.art.inks import DIE
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.actions.dice import price as price_of
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import (
    COLUMN_GAP,
    COLUMN_LEFT,
    COLUMN_WIDE,
    HELPER_HIGH,
    HELPER_PITCH,
    PANELS,
)

HEADING: Final = inks.NOTE.but(face="bold", align="center")
GAIN: Final = inks.MIDDLE.but(colour=inks.WHITE)
LABEL: Final = COLUMN_LEFT - PANELS["own"][0] - COLUMN_GAP
DIE_WIDE, WELL_WIDE, HIRE = 22, 40, 26
"""How wide the names of the lines, a die of the pool, the well of an action, and the price of a helper are."""
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
    """Behind tasks and dice; below each die its price, a lock or a warning."""
    quiet = HEADING.but(colour=inks.STRAW)
    names = lay.column(
        lay.sized(lay.say("signorie-art-tasks", quiet), high=61),
        lay.sized(lay.say("signorie-art-dice", quiet), high=24),
        lay.sized(lay.say("signorie-art-price", inks.TINY.but(colour=inks.FAINT, align="center")), high=inks.SMALL),
        lay.blank(),
        gap=1,
    )
    tasks = _usable_tasks(v)
    columns = (lay.sized(_dice(v, color, tasks), COLUMN_WIDE) for color in range(len(box.COLORS)))
    return inks.laid_in("pool", lay.pad(lay.row(lay.sized(lay.aside(names), LABEL), *columns, gap=COLUMN_GAP), 0, 3))


def _dice(v: View, color: int, tasks: set[str]) -> lay.Block:
    """A column of the pool: where its tasks and dice lie, and what the dice cost."""
    s: SignorieState = v.state
    used = _taken(v, color)
    usable = tuple(name in tasks for name in box.ASSIGNMENT_SLOTS[2 * color : 2 * color + 2])
    costs = tuple(("", 0, False) if used else _price(v, color, value) for value in s.pool[color])
    return lay.drawn(_drawn_dice(color, s.seats, used, usable, costs))


@lru_cache(2048)
def _drawn_dice(
    color: int, seats: int, used: bool, usable: tuple[bool, ...], costs: tuple[tuple[str, int, bool], ...]
) -> DisplayList:
    """The same; no ground is bright of which the viewer has a die."""
    shade = lay.ground(inks.flat(DIE[box.COLORS[color]][1], 0.16 if used else 0.42))
    rings = (lay.sized(lay.pad(inks.LIT, -1) if lit else lay.blank(), 44.5) for lit in usable)
    above = lay.sized(lay.pad(lay.row(*rings, gap=2), 3, 4, 0, 0), high=61)
    empty = _place(lay.aside(lay.pad(dashes(DIE[box.COLORS[color]][0], width=1.1), 0.5)), lay.blank())
    lock = lay.aside(inks.sign("lock", inks.SMALL))
    places = [_place(lay.blank(), lock if used else _cost(*cost)) for cost in costs]
    places += [empty] * (box.PLAYERS[seats].dice - len(costs))
    two = seats == min(box.PLAYERS)
    dice = lay.row(*places, gap=16 if two else 1.2, along="middle" if two else "start")
    below = lay.hot(lay.pad(dice, 3, 0), f"pool/{box.COLORS[color]}")
    return lay.laid(lay.over(shade, lay.column(above, below, gap=1)), COLUMN_WIDE, PANELS["pool"][3] - 6)


def _taken(v: View, color: int) -> bool:
    """True if no die of that colour can be taken: the viewer has one."""
    s: SignorieState = v.state
    return bool(s.dice[len(box.COLORS) * v.me + color]) and asked_of(v) != "choose_extra_die"


def _place(die: lay.Block, below: lay.Block) -> lay.Block:
    """Where a die lies, and below it what it costs."""
    return lay.sized(
        lay.column(lay.sized(die, high=DIE_WIDE), lay.sized(below, high=inks.SMALL), lay.blank(), gap=1), DIE_WIDE
    )


def _price(v: View, color: int, value: int) -> tuple[str, int, bool]:
    """Of a die the mark beside its price: a lock if it cannot be taken, a triangle if it breaks the limit; the price; and
    whether that is too dear."""
    s: SignorieState = v.state
    me, asked = v.me, asked_of(v)
    free = asked == "choose_extra_die"
    amount = 0 if free else price_of(color, value)
    beyond = not free and s.dice_sum(me) + value > s.limit(me)
    kind = "extra_take_die" if free else "take_die"
    turn = asked in ("turn_choice", "choose_extra_die")
    shut = turn and CONTROLLER.check(s, Action(kind, me, (box.COLORS[color], value))) is not None
    return "lock" if shut else "over" if beyond else "", amount, amount > s.florins[me]


def _cost(mark: str, amount: int, dear: bool) -> lay.Block:
    nothing = lay.aside(
        lay.sized(lay.write(0, inks.TINY.but(colour=inks.PALE, face="bold", align="center")), inks.SMALL)
    )
    cost = inks.coin(amount, inks.SMALL, dear) if amount else nothing
    return lay.row(cost, inks.sign(mark, 13) if mark else None, gap=-4, along="middle")


def _usable_tasks(v: View) -> set[str]:
    """The tasks that can be used now."""
    key = asked_of(v)
    if key not in ("main_choice", "choose_assignment"):
        return set()
    kind = "main_assignment" if key == "main_choice" else "use_assignment"
    return {str(action.args[0]) for action in CONTROLLER.legal(v.state, v.me) if action.kind == kind}


def own_board(v: View) -> DisplayList:
    """Action slots with their base costs and rings, helper slots with their effects."""
    names = (lay.say(f"signorie-art-{name}", HEADING) for name in ("act", "helpers"))
    arrow = lay.row(lay.icon("signorie/to_helpers", 20, 28), along="middle")
    told = lay.column(*(lay.sized(name, high=74) for name in names), lay.pad(arrow, 0, -20), lay.blank(), gap=0)
    answering, now = _answering(v), color_now(v)
    columns = (lay.sized(_column(v, color, answering, color == now), COLUMN_WIDE) for color in range(len(box.COLORS)))
    return inks.laid_in(
        "own", lay.pad(lay.row(lay.sized(lay.aside(told), LABEL), *columns, gap=COLUMN_GAP), 0, 4.5, 0, 5.5)
    )


def _used(v: View, color: int) -> bool:
    """True if the viewer has a die in that column already that does not play any more."""
    s: SignorieState = v.state
    return bool(s.dice[len(box.COLORS) * v.me + color]) and color != color_now(v)


def _column(v: View, color: int, answering: set[str], now: bool) -> lay.Block:
    """A column of the own board: its action, below it its three helpers; a ring round the one that is played."""
    c = inks.DIE[box.COLORS[color]][0]
    look = lay.ground(inks.flat(c, 0.06 if _used(v, color) else 0.2))
    act = lay.hot(lay.over(lay.aside(_head(v, color)), lay.aside(_deed(v, color), QUIET)), f"act/{box.COLORS[color]}")
    helpers = (lay.sized(_helper(v, 3 * color + row, answering), high=HELPER_HIGH) for row in range(3))
    told = lay.column(
        lay.sized(act, high=64), lay.pad(lay.column(*helpers, gap=HELPER_PITCH - HELPER_HIGH), 3, 3.5, 3, 0), gap=0
    )
    return lay.over(look, told, ring(inks.GLOW, inks.DARK) if now else lay.blank())


def _deed(v: View, color: int) -> lay.Block:
    """The action of a column by its sign, and what it would bring at most with the cheapest die that can be taken."""
    s: SignorieState = v.state
    if s.dice[len(box.COLORS) * v.me + color]:
        now = color == color_now(v)
        mark = lay.row(
            lay.blank(), inks.sign(ACTION_ICON[color], inks.LARGE, inks.WHOLE if now else inks.SHADE), lay.blank(11)
        )
        return lay.column(lay.sized(mark, high=43), _name(color, "center") if now else None, lay.blank(), gap=0)
    purse = _purse(v, color)
    brings = "" if purse is None else gain_of(s, v.me, color, purse)
    ink = inks.CREAM if brings or purse is None else inks.SOFT
    mark = inks.sign(ACTION_ICON[color], inks.LARGE, inks.WHOLE if brings or purse is None else inks.DIM)
    named = lay.pad(lay.row(mark, _name(color, "left", ink), gap=2), 4, 0, 1, 0)
    if not brings:
        return named
    told = lay.on(inks.flat(inks.GREEN), lay.write(brings, GAIN))
    return lay.column(lay.sized(named, high=34), lay.pad(lay.sized(told, high=26), 4, 0), lay.blank(), gap=0)


def _name(color: int, align: str, ink: str = inks.CREAM) -> lay.Block:
    message = f"signorie-art-{box.SIGNORIA[color]}".replace("_", "-")
    return lay.say(message, inks.NOTE.but(colour=ink, face="bold", align=align))


def _purse(v: View, color: int) -> int | None:
    """What the viewer would have left after the cheapest die of a column; None where none is asked for or can be taken."""
    s: SignorieState = v.state
    asked = asked_of(v)
    if asked not in ("turn_choice", "choose_extra_die"):
        return None
    kind = "extra_take_die" if asked == "choose_extra_die" else "take_die"
    dice = [
        value for value in s.pool[color] if CONTROLLER.check(s, Action(kind, v.me, (box.COLORS[color], value))) is None
    ]
    if not dice:
        return None
    return s.florins[v.me] - (0 if asked == "choose_extra_die" else price_of(color, max(dice)))


def _head(v: View, color: int) -> lay.Block:
    """The action slot in full: base cost, sign, name, and where its helpers go."""
    s: SignorieState = v.state
    c, shade, ink, _ = inks.DIE[box.COLORS[color]]
    taken = bool(s.dice[len(box.COLORS) * v.me + color])
    well = lay.icon("signorie/well", WELL_WIDE, c=shade)
    if not taken:
        well = lay.over(well, inks.coin(box.BASE_COST[color], 29))
    mark = lay.row(
        inks.coin(box.BASE_COST[color], inks.SMALL) if taken else lay.blank(inks.SMALL),
        inks.sign(ACTION_ICON[color], inks.LARGE),
        lay.blank(),
    )
    named = lay.column(lay.sized(mark, high=30), lay.pad(_name(color, "center", ink), -4, 0, 0, 0), gap=0)
    facts = {"arrow": "←" if color else "→", "color": box.COLORS[box.RING[color]]}
    leads = lay.row(
        lay.icon("signorie/leads", inks.SMALL, c=inks.DIE[box.COLORS[box.RING[color]]][0]),
        lay.say("signorie-art-ring", inks.TINY.but(colour=ink), facts),
        gap=2,
    )
    told = lay.column(lay.sized(lay.row(well, named, gap=0), high=43), lay.pad(leads, 0, 0, 0, 3), gap=0)
    return lay.over(lay.picture("signorie/action", c=c, d=shade), lay.pad(told, 4, 3, 0, 0))


def _helper(v: View, slot: int, answering: set[str]) -> lay.Block:
    """A place for a helper. Where it answers it is light and ringed; a hired one tells its effect, a free one its sign;
    one of the column that is played that has nothing to do any more, or nothing, is ticked or locked."""
    s: SignorieState = v.state
    helper = box.HELPERS[slot]
    c, shade, _, _ = inks.DIE[box.COLORS[helper.column]]
    hired, used = bool(s.helpers[v.me] >> slot & 1), _used(v, helper.column)
    if helper.id in answering:
        return lay.hot(lay.over(lit_helper(helper, hired), inks.LIT), f"helper/{helper.id}")
    look = lay.ground(lay.Ground(c if hired else inks.NIGHT, shade if hired else "", 5, opacity=0.22))
    free = lay.aside(lay.corner(inks.sign(HELPER_SIGN[helper.effect], inks.SIGN, 34 if used else 66), 0.5, 0.5), QUIET)
    full = _told(helper, inks.CREAM if hired and not used else inks.SOFT, hired)
    parts = [
        look if hired and not used else lay.aside(look),
        full if hired else lay.aside(full),
        None if hired else free,
    ]
    if hired and asked_of(v) == "helper_window" and helper.column == s.pending[-1].data[0]:
        done = helper.row <= s.pending[-1].data[1]
        parts.append(lay.pad(lay.corner(inks.sign("ok" if done else "lock", inks.SMALL)), 0, -3, -1, 0))
    return lay.hot(lay.over(*parts), f"helper/{helper.id}")


def lit_helper(helper: box.HelperSlot, hired: bool = False) -> lay.Block:
    """A place for a helper that answers: light, with its price if nobody is hired there yet. 91 x 31.5."""
    return lay.over(
        lay.ground(lay.Ground(inks.PAPER, inks.DIE[box.COLORS[helper.column]][1], 5)), _told(helper, inks.INK, hired)
    )


def _told(helper: box.HelperSlot, ink: str, hired: bool) -> lay.Block:
    """The effect of a helper, and before it, where nobody is hired, the price."""
    c, _, _, soft = inks.DIE[box.COLORS[helper.column]]
    price = lay.blank(HIRE)
    if not hired:
        price = lay.over(lay.icon("signorie/hire", HIRE, c=soft, d=c), inks.coin(helper.cost, 19))
    effect = f"signorie-art-effect-{helper.effect}".replace("_", "-")
    told = lay.say(effect, inks.NOTE.but(colour=ink, align="center"))
    return lay.pad(lay.row(price, told, gap=1), 2, 0, 1, 0)


def _answering(v: View) -> set[str]:
    """The helpers that can be hired or used now."""
    if asked_of(v) not in ("main_choice", "helper_window", "choose_free_helper"):
        return set()
    kinds = ("main_hire", "place_free_helper", "activate_helper")
    return {str(action.args[0]) for action in CONTROLLER.legal(v.state, v.me) if action.kind in kinds}


__all__ = ["asked_of", "color_now", "lit_helper", "own_board", "pool"]
