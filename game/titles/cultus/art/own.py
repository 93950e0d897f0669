"""What is yours: character, monument cost, plan, monument cards."""

from __future__ import annotations

from functools import cache

from game.engine import HIDDEN, View
from game.presentation import QUIET, DisplayList
from game.presentation import layout as lay
from game.presentation.parts import framed
from game.titles.cultus.art import inks
from game.titles.cultus.art.blocks import (
    head,
    inline,
    lane,
    low,
    named_above,
    panel,
    points,
    portrait,
    shape,
    sign,
    stop,
    tell,
    titled,
    track,
)
from game.titles.cultus.art.faces import permit_of
from game.titles.cultus.rules import components as box
from game.titles.cultus.rules.scoring import ScoreLine, plan_lines, seat_lines
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table import places
from game.titles.cultus.table.placement import seat_color

WIDE = places.OWN[2]
HEADED, TRACKED, PRICED = 50.0, places.CHARACTER_TRACK[3], places.COST_TRACK[3]
"""How high name and points are, over the effects, and the tracks of a character and of a price."""
FACE = (128, 144)
"""How large the portrait is, with the room beside it."""
STOCK, STOCKED, BONUSES = 84, 70, 242
NARROW, BROAD = 110, 150
"""How wide a card of a monument is that shows no words, and one that shows its name."""


def character(v: View) -> DisplayList:
    """Portrait, name, points, what the three effects cost, and the track of character gold. The effects are drawn while
    they are no controls: before the first turn and after the last."""
    s: CultusState = v.state
    me, color = v.me, seat_color(s, v.me)
    person, line = s.character[me], inks.SEAT_LINE[color]
    still = person and (not s.turn or s.phase == "over")
    who = lay.pad(lay.over(portrait(person, inks.EDGE), lay.pad(shape(color), 0, 0, -3, 0)), 0, 0, inks.PAD)
    said = lay.row(_names(s, me), lay.hot(points(s.vp[me], line), "points"))
    told = lay.column(
        lay.sized(said, high=HEADED), *(_effect(tier, kind) for tier, kind in effects(person) if still), gap=3
    )
    sheet = lay.column(
        lay.pad(
            lay.row(lay.sized(lay.hot(who, f"person/{person}" if person else "track/character"), *FACE), told, gap=0),
            6,
            6,
            inks.PAD,
            0,
        ),
        lay.pad(lay.hot(_character_track(), "track/character"), inks.PAD, 0, 3, 0),
        gap=inks.PAD,
    )
    return lay.laid(lay.on(lay.Ground(inks.PAPER, line, width=2.4, shadow=90), sheet), *places.OWN[2:])


def _names(s: CultusState, seat: int) -> lay.Block:
    """Who plays what, or what one plays alone."""
    person = s.character[seat]
    if s.seats > 1:
        who = (
            [lay.say(inks.name_of(person), inks.INKED_HEAD), tell(f"title-{person}", inks.INKED_SMALL)]
            if person
            else [None, None]
        )
        return lay.column(who[0], tell("art-seat", inks.INKED_BOLD, {"seat": seat}), who[1], gap=0)
    end = sum(line.points for line in seat_lines(s, seat)) if s.turn and s.phase != "over" else None
    return titled(person, inks.INKED_TITLE, inks.INKED_BOLD, inks.INKED_SMALL, end) if person else lay.blank()


def effects(person: str) -> list[tuple[int, str]]:
    """The price and the icon of each effect of a character."""
    return [(tier, box.KINDS[kind]) for tier, kind in zip(box.EFFECTS, box.CHARACTERS[person])] if person else []


def _effect(tier: int, icon: str) -> lay.Block:
    facts = {"icon": inline(icon), "vp": box.EFFECT_VP}
    price = lay.sized(lay.write(tier, inks.INKED_BIG), inks.SIGN)
    return lay.sized(
        lane(inks.INSET.but(line=inks.PAPER_LINE), sign("coin"), price, tell(f"art-effect-{tier}", inks.INKED, facts)),
        high=inks.LARGE,
    )


@cache
def _character_track() -> lay.Block:
    return track([_number(n, n in box.EFFECTS) for n in range(box.TRACK + 1)], TRACKED)


@cache
def _cost_track() -> lay.Block:
    """Its last space is the monument that it pays for."""
    number = inks.TEXT.but(colour="#C9BFE0", align="center")
    spaces = [stop(lay.on(inks.SPACE, lay.write(n, number)), inks.MAUVE) for n in range(box.TRACK)]
    return track(
        [*spaces, lay.over(lay.ground(inks.GOLD_SPACE), lay.pad(lay.picture("cultus/icons/monument"), inks.PAD, 3))],
        PRICED,
    )


def _number(n: int, priced: bool) -> lay.Block:
    number = lay.write(n, inks.CHARGE.but(face="bold" if priced else "body"))
    return lay.on(inks.PAPER_PRICE, number) if priced else stop(lay.on(inks.PAPER_SPACE, number), inks.PAPER_LINE)


def cost(v: View) -> DisplayList:
    """The track of monument gold, the monument on its last space, the cubes in stock."""
    s: CultusState = v.state
    stock = lay.sized(lay.blank() if s.stock[v.me] else lay.write(0, inks.SMALL.but(align="right")), STOCK)
    above = lay.row(
        head("art-cost"), lay.sized(lay.aside(tell("art-stock", inks.SMALL.but(align="right"))), STOCKED), stock
    )
    below = _cost_track()
    if s.cost[v.me] < 0 and s.turn > 0:
        below = lay.sized(
            lay.on(
                inks.STRIP.but(line=inks.NIGHT_LINE),
                tell("art-no-cost-cube", inks.SMALL.but(colour=inks.CREAM, align="center")),
            ),
            high=PRICED,
        )
    sheet = lay.column(low(lay.pad(above, inks.PAD, 0)), lay.pad(below, inks.PAD, 0, 3), gap=3)
    return lay.laid(lay.hot(panel(sheet, 0, 3), "track/cost"), *places.COST[2:])


def plan(v: View) -> DisplayList:
    """Both bonuses of the plan with what they come to today."""
    card = v.state.plan[v.me]
    return lay.laid(framed(inks.LEAF, lay.row(ground_of_plan(6), _plan(v.state, card))), *places.PLAN[2:])


def ground_of_plan(wide: float) -> lay.Block:
    """The spine of a plan, at its left."""
    return lay.sized(lay.ground(lay.Ground(inks.EDGE, radius=3)), wide)


def _plan(s: CultusState, card: str) -> lay.Block:
    if not card or card == HIDDEN:
        return tell("art-no-plan", inks.INKED_PROSE)
    above = lay.column(named_above(card, inks.INKED_HEAD), today(s, card), along="between")
    names = lay.over(lay.aside(above), lay.aside(lay.row(today(s, card, inks.INKED_BIG)), QUIET))
    rows = lay.column(*map(lay.shared, plan_rows(s, card, inks.INKED)), gap=2)
    return lay.hot(lay.row(lay.pad(names, 0, 3, 0), lay.pad(lay.sized(rows, BONUSES), 0, 3, 6), gap=1), card)


def today(s: CultusState, card: str, style: lay.Style = inks.INKED_BOLD) -> lay.Block:
    """What a plan comes to on today's map."""
    return tell("art-today", style, {"vp": sum(line.points for line in plan_lines(s, card))})


def plan_rows(s: CultusState, card: str, style: lay.Style) -> list[lay.Block]:
    """Both bonuses of a plan, one a row."""
    names = ("art-plan-icons", "art-plan-pairs")
    return [_bonus(name, line, style) for name, line in zip(names, plan_lines(s, card))]


def _bonus(message: str, line: ScoreLine, style: lay.Style) -> lay.Block:
    marks = lay.sized(lay.write(inline(*line.facts.values()), style.but(size=style.size * 1.3)), style.size * 3.5)
    sum_ = lay.sized(lay.write(f"×{line.number} = **{line.points}**", style.but(align="right")), style.size * 4.9)
    told = lay.row(marks, lay.aside(tell(message, style, {"vp": line.factor})), sum_, gap=1)
    return lay.over(lay.aside(lay.ground(inks.INSET)), lay.pad(told, 3, 0))


def taken(v: View) -> DisplayList:
    """The monument cards that work for you: up to three in words, more as marks."""
    cards = v.state.taken[v.me]
    if not cards:
        none = lay.over(lay.picture("cultus/none_taken"), tell("art-taken-empty", inks.SMALL.but(align="center")))
        return lay.laid(lay.aside(none), *places.TAKEN[2:])
    wide = (WIDE + inks.PAD) / max(2, len(cards)) - inks.PAD
    return lay.laid(lay.row(*(lay.sized(_taken(card, wide), wide) for card in cards), gap=inks.PAD), *places.TAKEN[2:])


def _taken(card: str, wide: float) -> lay.Block:
    """One monument card so wide: its mark and, where there is room, its words."""
    kind, permit = box.MONUMENT_CARDS[card].kind, permit_of(card)
    look = lay.Ground(inks.MAUVE, radius=inks.SOFT)
    mark, allowed = sign(f"kind_{kind}"), sign(permit, inks.MARK) if permit else None
    if wide < NARROW:
        return lay.hot(lay.on(look.but(line=inks.PAPER_LINE, shadow=90), lay.row(mark, allowed, along="middle")), card)
    short = tell(f"art-short-{kind}", inks.INKED_PROSE, {"icon": inline(permit)})
    if wide > BROAD:
        short = lay.column(lay.sized(tell(f"art-card-{kind}", inks.INKED_BOLD), high=inks.SIGN), short, gap=0)
    seal = lay.over(lay.on(look, mark), lay.corner(allowed, 1, 1, 1) if allowed else None)
    return lay.hot(lay.on(inks.LEAF, lay.row(lay.sized(seal, TRACKED), lay.pad(short, 0, 3, 3))), card)
