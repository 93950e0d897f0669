"""The five columns: tasks and dice of the table, action slots and helpers of the own board."""

from __future__ import annotations

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
    asked_of,
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


def color_now(v: View) -> int:
    """The column whose die is being played by the viewer, or -1."""
    s: SignorieState = v.state
    for decision in reversed(s.pending):
        if decision.key in ("main_choice", "helper_window") and v.me in decision.seats:
            return int(decision.data[0])
    return -1


def pool(v: View) -> DisplayList:
    """Behind tasks and dice; below each die its price, a lock or a warning."""
    s: SignorieState = v.state
    tasks, columns = _usable_tasks(v), []
    for color in range(len(box.COLORS)):
        used = s.die(v.me, color) > 0 and asked_of(v) != "choose_extra_die"
        usable = tuple(name in tasks for name in box.ASSIGNMENT_SLOTS[2 * color : 2 * color + 2])
        costs = tuple(("", 0, False) if used else _price(v, color, value) for value in s.pool[color])
        columns.append(lay.sized(_dice(color, s.seats, used, usable, costs), COLUMN_WIDE))
    return inks.laid_in("pool", lay.pad(lay.row(_names_of_lines(), *columns, gap=COLUMN_GAP), 0, 3))


@inks.kept
def _names_of_lines() -> lay.Block:
    quiet = HEADING.but(colour=inks.STRAW)
    names = lay.column(
        lay.sized(lay.say("signorie-art-tasks", quiet), high=61),
        lay.sized(lay.say("signorie-art-dice", quiet), high=24),
        lay.sized(lay.say("signorie-art-price", inks.TINY.but(colour=inks.FAINT, align="center")), high=inks.SMALL),
        lay.blank(),
        gap=1,
    )
    return lay.sized(lay.aside(names), LABEL)


@inks.kept
def _dice(
    color: int, seats: int, used: bool, usable: tuple[bool, ...], costs: tuple[tuple[str, int, bool], ...]
) -> lay.Block:
    """A column of the pool: where its tasks and dice lie, and what the dice cost. No ground is bright of which the viewer
    has a die."""
    c, shade, *_ = DIE[box.COLORS[color]]
    rings = (lay.sized(lay.pad(inks.LIT, -1) if lit else lay.blank(), 44.5) for lit in usable)
    above = lay.sized(lay.pad(lay.row(*rings, gap=2), 3, 4, 0, 0), high=61)
    empty = _place(lay.aside(lay.pad(dashes(c, width=1.1), 0.5)), lay.blank())
    lock = lay.aside(inks.sign("lock", inks.SMALL))
    places = [_place(lay.blank(), lock if used else _cost(*cost)) for cost in costs]
    places += [empty] * (box.PLAYERS[seats].dice - len(costs))
    two = seats == min(box.PLAYERS)
    dice = lay.row(*places, gap=16 if two else 1.2, along="middle" if two else "start")
    below = lay.hot(lay.pad(dice, 3, 0), f"pool/{box.COLORS[color]}")
    return lay.over(lay.ground(inks.flat(shade, 0.16 if used else 0.42)), lay.column(above, below, gap=1))


def _place(die: lay.Block, below: lay.Block) -> lay.Block:
    """Where a die lies, and below it what it costs."""
    told = lay.column(lay.sized(die, high=DIE_WIDE), lay.sized(below, high=inks.SMALL), lay.blank(), gap=1)
    return lay.sized(told, DIE_WIDE)


def _taking(v: View) -> str:
    """The kind of action by which the viewer may take a die now, or ""."""
    return {"turn_choice": "take_die", "choose_extra_die": "extra_take_die"}.get(asked_of(v), "")


def _takes(v: View, color: int, value: int) -> bool:
    return CONTROLLER.check(v.state, Action(_taking(v), v.me, (box.COLORS[color], value))) is None


def _price(v: View, color: int, value: int) -> tuple[str, int, bool]:
    """Of a die the mark beside its price: a lock if it cannot be taken, a triangle if it breaks the limit; the price; and
    whether that is too dear."""
    s: SignorieState = v.state
    free = _taking(v) == "extra_take_die"
    amount = 0 if free else price_of(color, value)
    beyond = not free and s.dice_sum(v.me) + value > s.limit(v.me)
    shut = _taking(v) and not _takes(v, color, value)
    return "lock" if shut else "over" if beyond else "", amount, amount > s.florins[v.me]


def _cost(mark: str, amount: int, dear: bool) -> lay.Block:
    none = lay.write(0, inks.TINY.but(colour=inks.PALE, face="bold", align="center"))
    cost = inks.coin(amount, inks.SMALL, dear) if amount else lay.aside(lay.sized(none, inks.SMALL))
    return lay.row(cost, inks.sign(mark, 13) if mark else None, gap=-4, along="middle")


def _usable_tasks(v: View) -> set[str]:
    """The tasks that can be used now."""
    kind = {"main_choice": "main_assignment", "choose_assignment": "use_assignment"}.get(asked_of(v), "")
    return {a.args[0] for a in CONTROLLER.legal(v.state, v.me) if a.kind == kind} if kind else set()


def own_board(v: View) -> DisplayList:
    """Action slots with their base costs and rings, helper slots with their effects."""
    s: SignorieState = v.state
    lit, now, columns = _answering(v), color_now(v), []
    for color in range(len(box.COLORS)):
        taken = s.die(v.me, color) > 0
        helpers = tuple(_state(v, number, lit) for number in range(3 * color, 3 * color + 3))
        brings = None if taken else _brings(v, color)
        columns.append(lay.sized(_column(color, taken, color == now, brings, helpers), COLUMN_WIDE))
    return inks.laid_in("own", lay.pad(lay.row(_names(), *columns, gap=COLUMN_GAP), 0, 4.5, 0, 5.5))


@inks.kept
def _names() -> lay.Block:
    names = (lay.sized(lay.say(f"signorie-art-{name}", HEADING), high=74) for name in ("act", "helpers"))
    arrow = lay.row(lay.icon("signorie/to_helpers", 20, 28), along="middle")
    return lay.sized(lay.aside(lay.column(*names, lay.pad(arrow, 0, -20), lay.blank(), gap=0)), LABEL)


def _state(v: View, number: int, lit: set[str]) -> tuple[bool, bool, str]:
    """How the place of a helper stands: whether one is hired, whether it answers, and of one of the column that is played
    a mark that he has nothing to do any more, or nothing."""
    s: SignorieState = v.state
    helper, hired = box.HELPERS[number], bool(s.helpers[v.me] >> number & 1)
    asked = hired and asked_of(v) == "helper_window" and helper.column == s.pending[-1].data[0]
    mark = ("ok" if helper.row <= s.pending[-1].data[1] else "lock") if asked else ""
    return hired, helper.id in lit, mark


def _brings(v: View, color: int) -> str | None:
    """What the action of a column would bring at most with the cheapest die that can be taken; None where none is asked for
    or can be taken."""
    s: SignorieState = v.state
    kind = _taking(v)
    dice = [value for value in s.pool[color] if _takes(v, color, value)] if kind else []
    if not dice:
        return None
    cost = 0 if kind == "extra_take_die" else price_of(color, max(dice))
    return gain_of(s, v.me, color, s.florins[v.me] - cost)


@inks.kept
def _column(
    color: int, taken: bool, now: bool, brings: str | None, helpers: tuple[tuple[bool, bool, str], ...]
) -> lay.Block:
    """A column of the own board: its action, below it its three helpers; a ring round the one that is played."""
    used = taken and not now
    look = lay.ground(inks.flat(DIE[box.COLORS[color]][0], 0.06 if used else 0.2))
    deed = lay.aside(_deed(color, taken, now, brings), QUIET)
    act = lay.hot(lay.over(lay.aside(_head(color, taken)), deed), f"act/{box.COLORS[color]}")
    places = (lay.sized(_helper(3 * color + row, used, *told), high=HELPER_HIGH) for row, told in enumerate(helpers))
    below = lay.pad(lay.column(*places, gap=HELPER_PITCH - HELPER_HIGH), 3, 3.5, 3, 0)
    told = lay.column(lay.sized(act, high=64), below, gap=0)
    return lay.over(look, told, ring(inks.GLOW, inks.DARK) if now else lay.blank())


def _deed(color: int, taken: bool, now: bool, brings: str | None) -> lay.Block:
    """The action of a column by its sign, and what it would bring."""
    if taken:
        art = inks.sign(ACTION_ICON[color], inks.LARGE, inks.WHOLE if now else inks.SHADE)
        mark = lay.row(lay.blank(), art, lay.blank(11))
        return lay.column(lay.sized(mark, high=43), _name(color, "center") if now else None, lay.blank(), gap=0)
    open_ = brings != ""
    mark = inks.sign(ACTION_ICON[color], inks.LARGE, inks.WHOLE if open_ else inks.DIM)
    named = lay.pad(lay.row(mark, _name(color, "left", inks.CREAM if open_ else inks.SOFT), gap=2), 4, 0, 1, 0)
    if not brings:
        return named
    told = lay.on(inks.flat(inks.GREEN), lay.write(brings, GAIN))
    return lay.column(lay.sized(named, high=34), lay.pad(lay.sized(told, high=26), 4, 0), lay.blank(), gap=0)


def _name(color: int, align: str, ink: str = inks.CREAM) -> lay.Block:
    return lay.say(inks.message("art", box.SIGNORIA[color]), inks.NOTE.but(colour=ink, face="bold", align=align))


def _head(color: int, taken: bool) -> lay.Block:
    """The action slot in full: base cost, sign, name, and where its helpers go."""
    c, shade, ink, _ = DIE[box.COLORS[color]]
    well = lay.icon("signorie/well", WELL_WIDE, c=shade)
    if not taken:
        well = lay.over(well, inks.coin(box.BASE_COST[color], 29))
    cost = inks.coin(box.BASE_COST[color], inks.SMALL) if taken else lay.blank(inks.SMALL)
    mark = lay.row(cost, inks.sign(ACTION_ICON[color], inks.LARGE), lay.blank())
    named = lay.column(lay.sized(mark, high=30), lay.pad(_name(color, "center", ink), -4, 0, 0, 0), gap=0)
    goal = box.COLORS[box.RING[color]]
    facts = {"arrow": "←" if color else "→", "color": goal}
    ring_of = lay.say("signorie-art-ring", inks.TINY.but(colour=ink), facts)
    leads = lay.row(lay.icon("signorie/leads", inks.SMALL, c=DIE[goal][0]), ring_of, gap=2)
    told = lay.column(lay.sized(lay.row(well, named, gap=0), high=43), lay.pad(leads, 0, 0, 0, 3), gap=0)
    return lay.over(lay.picture("signorie/action", c=c, d=shade), lay.pad(told, 4, 3, 0, 0))


def _helper(number: int, used: bool, hired: bool, lit: bool, mark: str) -> lay.Block:
    """A place for a helper. Where it answers it is light and ringed; a hired one tells its effect, a free one its sign."""
    helper = box.HELPERS[number]
    c, shade, *_ = DIE[box.COLORS[helper.column]]
    if lit:
        return lay.hot(lay.over(lit_helper(helper, hired), inks.LIT), f"helper/{helper.id}")
    look = lay.ground(lay.Ground(c if hired else inks.NIGHT, shade if hired else "", 5, opacity=0.22))
    art = inks.sign(HELPER_SIGN[helper.effect], inks.SIGN, 34 if used else 66)
    free = lay.aside(lay.corner(art, 0.5, 0.5), QUIET)
    full = _told(helper, inks.CREAM if hired and not used else inks.SOFT, hired)
    done = lay.pad(lay.corner(inks.sign(mark, inks.SMALL)), 0, -3, -1, 0) if mark else None
    told = lay.over(
        look if hired and not used else lay.aside(look),
        full if hired else lay.aside(full),
        None if hired else free,
        done,
    )
    return lay.hot(told, f"helper/{helper.id}")


def lit_helper(helper: box.HelperSlot, hired: bool = False) -> lay.Block:
    """A place for a helper that answers: light, with its price if nobody is hired there yet. 91 x 31.5."""
    look = lay.ground(lay.Ground(inks.PAPER, DIE[box.COLORS[helper.column]][1], 5))
    return lay.over(look, _told(helper, inks.INK, hired))


def _told(helper: box.HelperSlot, ink: str, hired: bool) -> lay.Block:
    """The effect of a helper, and before it, where nobody is hired, the price."""
    c, _, _, soft = DIE[box.COLORS[helper.column]]
    price = lay.blank(HIRE)
    if not hired:
        price = lay.over(lay.icon("signorie/hire", HIRE, c=soft, d=c), inks.coin(helper.cost, 19))
    told = lay.say(inks.message("art-effect", helper.effect), inks.NOTE.but(colour=ink, align="center"))
    return lay.pad(lay.row(price, told, gap=1), 2, 0, 1, 0)


def _answering(v: View) -> set[str]:
    """The helpers that can be hired or used now."""
    if asked_of(v) not in ("main_choice", "helper_window", "choose_free_helper"):
        return set()
    kinds = ("main_hire", "place_free_helper", "activate_helper")
    return {a.args[0] for a in CONTROLLER.legal(v.state, v.me) if a.kind in kinds}
