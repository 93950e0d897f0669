"""What is yours: character, monument cost, plan, monument cards."""

from __future__ import annotations

from functools import cache

from game.engine import HIDDEN, View
from game.presentation import QUIET, DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    aside,
    blank,
    column,
    corner,
    ground,
    hot,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import framed
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
from game.titles.cultus.art.inks import (
    CHARGE,
    CREAM,
    EDGE,
    GOLD_SPACE,
    INKED,
    INKED_BIG,
    INKED_BOLD,
    INKED_HEAD,
    INKED_PROSE,
    INKED_SMALL,
    INKED_TITLE,
    INSET,
    LARGE,
    LEAF,
    MARK,
    MAUVE,
    NIGHT_LINE,
    PAD,
    PAPER,
    PAPER_LINE,
    PAPER_PRICE,
    PAPER_SPACE,
    SEAT_LINE,
    SIGN,
    SMALL,
    SOFT,
    SPACE,
    STRIP,
    TEXT,
    name_of,
)
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
    person, line = s.character[me], SEAT_LINE[color]
    still = person and (not s.turn or s.phase == "over")
    who = pad(over(portrait(person, EDGE), pad(shape(color), 0, 0, -3, 0)), 0, 0, PAD)
    said = row(_names(s, me), hot(points(s.vp[me], line), "points"))
    told = column(sized(said, high=HEADED), *(_effect(tier, kind) for tier, kind in effects(person) if still), gap=3)
    sheet = column(
        pad(
            row(sized(hot(who, f"person/{person}" if person else "track/character"), *FACE), told, gap=0), 6, 6, PAD, 0
        ),
        pad(hot(_character_track(), "track/character"), PAD, 0, 3, 0),
        gap=PAD,
    )
    return laid(on(Ground(PAPER, line, width=2.4, shadow=90), sheet), *places.OWN[2:])


def _names(s: CultusState, seat: int) -> Block:
    """Who plays what, or what one plays alone."""
    person = s.character[seat]
    if s.seats > 1:
        who = [say(name_of(person), INKED_HEAD), tell(f"title-{person}", INKED_SMALL)] if person else [None, None]
        return column(who[0], tell("art-seat", INKED_BOLD, {"seat": seat}), who[1], gap=0)
    end = sum(line.points for line in seat_lines(s, seat)) if s.turn and s.phase != "over" else None
    return titled(person, INKED_TITLE, INKED_BOLD, INKED_SMALL, end) if person else blank()


def effects(person: str) -> list[tuple[int, str]]:
    """The price and the icon of each effect of a character."""
    return [(tier, box.KINDS[kind]) for tier, kind in zip(box.EFFECTS, box.CHARACTERS[person])] if person else []


def _effect(tier: int, icon: str) -> Block:
    facts = {"icon": inline(icon), "vp": box.EFFECT_VP}
    price = sized(write(tier, INKED_BIG), SIGN)
    return sized(
        lane(INSET.but(line=PAPER_LINE), sign("coin"), price, tell(f"art-effect-{tier}", INKED, facts)),
        high=LARGE,
    )


@cache
def _character_track() -> Block:
    return track([_number(n, n in box.EFFECTS) for n in range(box.TRACK + 1)], TRACKED)


@cache
def _cost_track() -> Block:
    """Its last space is the monument that it pays for."""
    number = TEXT.but(colour="#C9BFE0", align="center")
    spaces = [stop(on(SPACE, write(n, number)), MAUVE) for n in range(box.TRACK)]
    return track([*spaces, over(ground(GOLD_SPACE), pad(picture("cultus/icons/monument"), PAD, 3))], PRICED)


def _number(n: int, priced: bool) -> Block:
    number = write(n, CHARGE.but(face="bold" if priced else "body"))
    return on(PAPER_PRICE, number) if priced else stop(on(PAPER_SPACE, number), PAPER_LINE)


def cost(v: View) -> DisplayList:
    """The track of monument gold, the monument on its last space, the cubes in stock."""
    s: CultusState = v.state
    stock = sized(blank() if s.stock[v.me] else write(0, SMALL.but(align="right")), STOCK)
    above = row(head("art-cost"), sized(aside(tell("art-stock", SMALL.but(align="right"))), STOCKED), stock)
    below = _cost_track()
    if s.cost[v.me] < 0 and s.turn > 0:
        below = sized(
            on(STRIP.but(line=NIGHT_LINE), tell("art-no-cost-cube", SMALL.but(colour=CREAM, align="center"))),
            high=PRICED,
        )
    sheet = column(low(pad(above, PAD, 0)), pad(below, PAD, 0, 3), gap=3)
    return laid(hot(panel(sheet, 0, 3), "track/cost"), *places.COST[2:])


def plan(v: View) -> DisplayList:
    """Both bonuses of the plan with what they come to today."""
    card = v.state.plan[v.me]
    return laid(framed(LEAF, row(ground_of_plan(6), _plan(v.state, card))), *places.PLAN[2:])


def ground_of_plan(wide: float) -> Block:
    """The spine of a plan, at its left."""
    return sized(ground(Ground(EDGE, radius=3)), wide)


def _plan(s: CultusState, card: str) -> Block:
    if not card or card == HIDDEN:
        return tell("art-no-plan", INKED_PROSE)
    above = column(named_above(card, INKED_HEAD), today(s, card), along="between")
    names = over(aside(above), aside(row(today(s, card, INKED_BIG)), QUIET))
    rows = column(*map(shared, plan_rows(s, card, INKED)), gap=2)
    return hot(row(pad(names, 0, 3, 0), pad(sized(rows, BONUSES), 0, 3, 6), gap=1), card)


def today(s: CultusState, card: str, style: Style = INKED_BOLD) -> Block:
    """What a plan comes to on today's map."""
    return tell("art-today", style, {"vp": sum(line.points for line in plan_lines(s, card))})


def plan_rows(s: CultusState, card: str, style: Style) -> list[Block]:
    """Both bonuses of a plan, one a row."""
    names = ("art-plan-icons", "art-plan-pairs")
    return [_bonus(name, line, style) for name, line in zip(names, plan_lines(s, card))]


def _bonus(message: str, line: ScoreLine, style: Style) -> Block:
    marks = sized(write(inline(*line.facts.values()), style.but(size=style.size * 1.3)), style.size * 3.5)
    sum_ = sized(write(f"×{line.number} = **{line.points}**", style.but(align="right")), style.size * 4.9)
    told = row(marks, aside(tell(message, style, {"vp": line.factor})), sum_, gap=1)
    return over(aside(ground(INSET)), pad(told, 3, 0))


def taken(v: View) -> DisplayList:
    """The monument cards that work for you: up to three in words, more as marks."""
    cards = v.state.taken[v.me]
    if not cards:
        none = over(picture("cultus/none_taken"), tell("art-taken-empty", SMALL.but(align="center")))
        return laid(aside(none), *places.TAKEN[2:])
    wide = (WIDE + PAD) / max(2, len(cards)) - PAD
    return laid(row(*(sized(_taken(card, wide), wide) for card in cards), gap=PAD), *places.TAKEN[2:])


def _taken(card: str, wide: float) -> Block:
    """One monument card so wide: its mark and, where there is room, its words."""
    kind, permit = box.MONUMENT_CARDS[card].kind, permit_of(card)
    look = Ground(MAUVE, radius=SOFT)
    mark, allowed = sign(f"kind_{kind}"), sign(permit, MARK) if permit else None
    if wide < NARROW:
        return hot(on(look.but(line=PAPER_LINE, shadow=90), row(mark, allowed, along="middle")), card)
    short = tell(f"art-short-{kind}", INKED_PROSE, {"icon": inline(permit)})
    if wide > BROAD:
        short = column(sized(tell(f"art-card-{kind}", INKED_BOLD), high=SIGN), short, gap=0)
    seal = over(on(look, mark), corner(allowed, 1, 1, 1) if allowed else None)
    return hot(on(LEAF, row(sized(seal, TRACKED), pad(short, 0, 3, 3))), card)
