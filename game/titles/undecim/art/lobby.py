"""Before the game, and what prompts offer: modules, seats, the invitation, answers to choose from."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    drawn,
    fill,
    ground,
    icon,
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
from game.titles.undecim.art import inks
from game.titles.undecim.art.faces import loose, resource
from game.titles.undecim.art.inks import named, number_plate, profile, shape_of, sign, tint
from game.titles.undecim.art.tablets import tablet
from game.titles.undecim.rules.components import FACES, KIND, MODULES


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    text = say("undecim-art-invitation", inks.TOLD.but(colour="#E9D9C4", leading=1.5, valign="top"))
    words = inks.TOLD.but(leading=1.25)
    rows = (
        sized(row(sign(mark, 24), say(f"undecim-art-invitation-{i}", words)), high=36)
        for i, mark in enumerate(("tablet", "grassland", "settlement", "enemy"), 1)
    )
    return laid(column(text, *rows, gap=0), 204, 232)


def option(which: str, value: str) -> DisplayList | None:
    """The picture of a module's age, its award and the cards that it replaces; None for what a plain switch says."""
    if which != "modules" or value not in MODULES:
        return None
    module = MODULES[value]
    numbers = row(*(number_plate(number, 24, "#F0DCA8") for number in module.replaces), blank())
    award = corner(icon(f"undecim/awards/{module.award}", 36), 1, 0, 4)
    return laid(over(picture(f"undecim/ages/{value}"), award, pad(column(blank(), numbers), 6, 4)), 200, 96)


def seat_card(color: str) -> DisplayList:
    """The profile of a colour under its banner before the wall. 276 x 170."""
    bright, deep, edge = inks.SEAT[color]
    sheet = laid(
        over(ground(tint(deep)), column(blank(), sized(picture("undecim/scenes/battlement"), high=74))),
        276,
        170,
    )
    fill(sheet, (190, 26, 72, 112), picture("undecim/scenes/pennon", c=bright, d=deep, e=edge))
    fill(sheet, (211, 52, 30, 30), shape_of(color, 30))
    fill(sheet, (62, 62, 104, 104), profile(color, 104, 0.3))
    return sheet


def _answer(drawing: Block, *words: Block) -> Block:
    """An answer on a tablet."""
    return on(inks.TABLET, column(blank(high=6), sized(drawing, high=100), *words), 6, 6)


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt: a face of the die, a rival, or to leave things alone."""
    style = inks.INKED_NAME.but(align="center", lines=0)
    if a.kind == "set_die":
        words = say("undecim-art-choose-die", style, {"value": a.args[0]})
        return laid(_answer(sign(f"die{a.args[0]}", 88), words), 150, 170)
    if a.kind == "red_target":
        return laid(_answer(profile(v.colors[a.args[0]], 96), named(a.args[0], style)), 150, 170)
    die = sign(f"die{v.state.die or 1}", 64, False)
    return laid(_answer(die, say("undecim-art-choose-keep", style)), 150, 170)


def answer(v: View, a: Action) -> DisplayList | None:
    """The half that a card would show, as it would lie on the table, and what that brings."""
    if a.kind not in ("gain", "place_card"):
        return None
    card, side = a.args
    top, bottom = FACES[card]
    name = say(f"undecim-name-{side}", inks.INKED_NAME.but(size=16, align="center"))
    style = inks.INKED_SMALL.but(align="center", lines=0, leading=1.15)
    brings = say(f"undecim-art-answer-{KIND[side]}", style, {"count": v.state.sides[a.seat].count(side) + 1})
    shown = drawn(loose(side, bottom if side == top else top, False), 74 / 55)
    return laid(_answer(shown, sized(name, high=22), brings), 150, 176)


def sample(glow: float) -> DisplayList:
    """Tablets, a card, four seats, a refusal and two lines of the log. 402 x 392."""
    lit = over(drawn(tablet("construction", "now", (90, 148))), pad(ground(Ground("none", inks.GLOW, 7, glow)), -3))
    cards = column(
        row(drawn(tablet("bandits", "", (90, 148))), lit, gap=14),
        row(drawn(resource("forest", "wood"), 0.55), blank()),
        gap=10,
    )
    seats = column(
        *(_seat(color, points) for color, points in (("blue", 10), ("red", 4), ("yellow", 8), ("green", 2))), gap=7
    )
    above = row(column(blank(high=2), cards, gap=0), blank(), sized(column(seats, blank()), 176))
    refusal = column(
        row(icon("shared/icons/lock_red", 17), say("undecim-art-sample-refused", inks.INKED_NAME.but(colour=inks.RED))),
        say("undecim-art-sample-why", inks.INKED.but(size=12.5, valign="top")),
    )
    why = on(inks.RED_LINE.but(fill="#FFF8E7", shadow=120), refusal, 12, 5)
    moon = sized(on(inks.BOARD, icon("undecim/moon/ten_2", 72)), 100)
    log = (
        row(shape_of(color, 15), say(f"undecim-art-sample-log-{i}", inks.TOLD.but(lines=1)), gap=9)
        for i, color in enumerate(("blue", "red"), 1)
    )
    told = column(sized(above, high=230), sized(row(why, moon, gap=10), high=98), *map(shared, log))
    return laid(told, 402, 392)


def _seat(color: str, points: int) -> Block:
    look = inks.PLATE.but(line=inks.GOLD if color == "blue" else inks.SEAT[color][0])
    total = write(f"[vp] {points}", inks.HEAD.but(face="bold", align="right", colour=inks.NAME.colour))
    name = say(f"undecim-name-{color}", inks.NAME)
    return sized(on(look, row(shape_of(color, 22), name, sized(total, 62)), 10, 0), high=46)
