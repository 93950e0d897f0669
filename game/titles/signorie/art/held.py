"""What a lifted piece would mean: the price, the sum against the limit and the three actions of a die, told beside it."""

from __future__ import annotations

from typing import Any, Final

from game.engine import Action, Refusal, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.signorie.art import inks
from game.titles.signorie.art.faces import RULE
from game.titles.signorie.art.lifted import SHEET_PLACE, beyond, climber, daughter, shut, tile_way
from game.titles.signorie.art.own import MOST, along
from game.titles.signorie.art.ways import MainAction, letter, letters, ways
from game.titles.signorie.rules import CONTROLLER, possible
from game.titles.signorie.rules import components as box
from game.titles.signorie.rules.actions.dice import price as price_of
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table.placement import asked_of, helper_place, slot_of

GREEN_GROUND: Final = inks.flat(inks.GREEN)
GAUGE: Final = (102, 654, 282, 17)
"""Where the own gauge stands."""
WORKS: Final = inks.STRONG.but(colour=inks.WHITE, align="center")


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """What the table shows besides while a piece is in the hand, over a slot that takes it. 1280 x 720."""
    what = piece.split("/")
    asked, own_son = asked_of(v), what[:2] == ["son", str(v.me)]
    if what[0] == "die" and asked in ("turn_choice", "choose_extra_die"):
        return die(v, what[1], int(what[2]))
    if own_son and asked == "choose_mission":
        return _aimed(_rank(v, slot_of(v.state, piece)), v, box.TRACK[what[2]], slot)
    if own_son and asked == "spend_points" and box.TRACK[what[2]] in v.state.pending[-1].data[2]:
        return climber(v, what[2], slot_of(v.state, piece))
    if piece == "supply/female" and asked == "choose_marriage":
        return _aimed(daughter(v), v, box.MARRIAGE_ROW, slot)
    return None


def _aimed(sheet: DisplayList, v: View, row: int, slot: str) -> DisplayList:
    """The same with the way of the tile from the city that the figure is held over."""
    kind, _, city = slot.partition("/")
    if kind == "city" and city in box.CITY and v.state.next_value(box.CITY[city]) < box.FULL:
        tile_way(sheet, v, row, box.CITY[city])
    return sheet


def die(v: View, color: str, value: int) -> DisplayList:
    """A die: what it costs, what the sum comes to, what the limit gives, and actions A, B, C with their places."""
    s: SignorieState = v.state
    me, at = v.me, box.COLORS.index(color)
    sheet = inks.overlay()
    free = asked_of(v) == "choose_extra_die"
    amount = 0 if free else price_of(at, value)
    refused = CONTROLLER.check(s, Action("extra_take_die" if free else "take_die", me, (color, value)))
    total, limit = s.dice_sum(me) + (0 if free else value), s.limit(me)
    over_ = total > limit
    costs = {"base": box.BASE_COST[at], "value": value, "price": amount, "before": s.florins[me]}
    costs["after"] = s.florins[me] - amount
    summed = {"before": s.dice_sum(me), "value": value, "sum": total, "limit": limit}
    helpers = firing(s, me, at) if refused is None else []
    lifts = limit < MOST and not helpers
    art = lay.icon(f"signorie/dice/{color}_{value}", inks.LARGE)
    title = lay.row(art, lay.say("signorie-art-die-title", inks.INKED_NAME), gap=inks.INSET)
    sums = _fact("sum", f"signorie-art-die-{'over' if over_ else 'within'}", summed, over_)
    told = lay.column(
        lay.sized(title, high=32),
        RULE,
        _fact("price", f"signorie-art-die-{'free' if free else 'costs'}", costs, amount > s.florins[me]),
        lay.row(sums, inks.sign("over" if over_ else "ok")),
        _reward(s, me, total, limit),
        _beyond(limit, over_),
        lay.say("signorie-art-die-lift", inks.FACT, {"most": MOST}) if lifts else None,
        lay.shared(_refusal(refused)) if refused else _letters(s, me, at, s.florins[me] - amount, helpers),
        gap=2,
    )
    lay.fill(sheet, SHEET_PLACE, lay.on(inks.SHEET, told, inks.INSET, 6))
    if not free:
        _ghost(sheet, s, me, value, over_)
    if refused is None:
        letters(sheet, s, me, at, s.florins[me] - amount)
        _fires(sheet, helpers)
    return sheet


def _fact(name: str, message: str, facts: dict[str, Any], bad: bool) -> lay.Block:
    """A line of the sheet: what it is about, then what it comes to, red where that is too much."""
    said = lay.say(message, inks.SAID.but(colour=inks.RED if bad else inks.INK), facts)
    return lay.sized(lay.row(lay.sized(lay.say(f"signorie-art-die-{name}", inks.FACT), 32), said, gap=4), high=20)


def _refusal(refused: Refusal) -> lay.Block:
    code = inks.message("refusal", refused.code)
    why = lay.say(code, inks.TEXT.but(colour=inks.RED), dict(refused.params))
    return lay.on(lay.Ground("#F3D3C6", inks.RED, 6), lay.row(inks.sign("lock"), why), 6, 2)


def firing(s: SignorieState, me: int, column: int) -> list[box.HelperSlot]:
    """The own helpers who work when a die comes to their column, from the top down, without those who could do nothing."""
    hired = [helper for slot, helper in enumerate(box.HELPERS) if s.helpers[me] >> slot & 1]
    return [helper for helper in hired if helper.column == column and possible.HELPER[helper.effect](s, me)]


def _fires(sheet: DisplayList, helpers: list[box.HelperSlot]) -> None:
    """The helpers who work with this die, in green on the board, each in its place."""
    for helper in helpers:
        effect = lay.say(inks.message("art-effect", helper.effect), WORKS.but(face="body"))
        works = lay.row(inks.sign("helper", inks.LARGE), effect, gap=1)
        lay.fill(sheet, helper_place(helper), lay.on(GREEN_GROUND, works, 2, 0))


def _reward(s: SignorieState, me: int, total: int, limit: int) -> lay.Block:
    """What keeping within the limit brings this round."""
    over_ = total > limit
    data, tile = box.REWARD_SLOTS[s.reward_slot()], s.reward_tile()
    words = inks.SAID.but(colour="#8A7458" if over_ else inks.INK)
    message = "signorie-art-die-reward" if data.kind == "bonus" else "signorie-art-die-points"
    besides = lay.blank()
    if data.bride and s.brides[me] < box.BRIDES:
        gain = f"+{box.BRIDE_VP[s.brides[me]]}[vp]" if box.BRIDE_VP[s.brides[me]] else ""
        gain += f" +{data.florins}[florin]" if data.florins else ""
        besides = lay.say("signorie-art-die-bride", words, {"gain": gain})
    elif data.buy:
        besides = lay.say("signorie-art-die-buy", words)
    left = None if over_ else lay.say("signorie-art-die-left", words.but(align="right"), {"left": limit - total})
    told = lay.column(
        lay.shared(lay.say(message, words, {"tile": tile, "florins": box.REWARD_FLORINS})),
        lay.shared(lay.row(lay.shared(besides, 5), lay.shared(left, 3) if left else None)),
        gap=0,
    )
    return lay.sized(lay.on(lay.Ground("#EBD9B2" if over_ else inks.GOLD_PAPER, inks.BRONZE, 6), told, 6, 1), high=44)


def _beyond(limit: int, over_: bool) -> lay.Block:
    """What is lost beyond the limit."""
    message, from_ = ("none", limit) if over_ else ("beyond", limit + 1)
    return lay.say(f"signorie-art-die-{message}", inks.NOTE.but(colour=inks.RED, face="bold"), {"limit": from_})


def _ghost(sheet: DisplayList, s: SignorieState, me: int, value: int, over_: bool) -> None:
    """The die as a pale block at the end of the own gauge."""
    look = lay.Ground(inks.GLOW, inks.RED if over_ else inks.DARK, 3, 1.6, 0.6)
    more = lay.write(f"+{value}", inks.MIDDLE.but(colour=inks.INK))
    block, held = lay.over(lay.ground(look), lay.pad(more, -inks.GAP, 0)), min(s.dice_sum(me), MOST)
    lay.fill(sheet, GAUGE, along(held, block, min(value, MOST - held)))


def _letters(s: SignorieState, me: int, column_: int, purse: int, helpers: list[box.HelperSlot]) -> lay.Block:
    """A, B and C: what each would do; below them the helpers who work with this die."""
    lines = [_line(name, way) for name, way in zip("ABC", ways(s, me, column_, purse))]
    then = lay.sized(lay.say("signorie-art-die-then", inks.FACT), 94)
    works = (lay.on(GREEN_GROUND, lay.say(inks.message("art-tiny", one.effect), WORKS)) for one in helpers)
    chips = [lay.row(then, lay.blank(), *(lay.sized(work, 48) for work in works), gap=3)] if helpers else []
    return lay.column(*(lay.sized(line, high=23) for line in lines + chips), lay.blank(), gap=1.5)


def _line(name: str, way: MainAction) -> lay.Block:
    said = lay.say(way.message, inks.SAID.but(colour=inks.INK if way.possible else "#8A7458"), way.facts)
    told = lay.row(letter(name), inks.sign(way.sign if way.possible else "lock"), said)
    return lay.on(inks.flat("#EBD9B2" if way.possible else inks.FADED), told, 4, 0)


def _rank(v: View, slot: int) -> DisplayList:
    """A son in the hand: a veil and a lock over each city that asks for more than his rank."""
    s: SignorieState = v.state
    sheet = inks.overlay()
    for city in range(len(box.CITIES)):
        value = s.next_value(city)
        if value != box.FULL and value > box.RANK[slot]:
            shut(sheet, city, "signorie-art-needs-rank", {"rank": value})
    if s.gates_open() and box.RANK[slot] < box.GATES_RANK:
        beyond(sheet, "signorie-art-needs-rank", {"rank": box.GATES_RANK}, 0)
    return sheet
