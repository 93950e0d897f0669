"""Before the game, and what prompts offer: modules, seats, the invitation, answers to choose from."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation import layout as lay
from game.titles.undecim.art import inks
from game.titles.undecim.art.faces import loose, resource
from game.titles.undecim.art.inks import GAP, LARGE, PAD, SIGN, named, number_plate, profile, shape_of, sign, tint
from game.titles.undecim.art.tablets import tablet
from game.titles.undecim.rules.components import FACES, KIND, MODULES
from game.titles.undecim.table.places import TABLET

_INVITATION, _OPTION, _SEAT, _ANSWER, _SAMPLE = (204, 232), (200, 96), (276, 170), (150, 176), (402, 392)
"""How large each sheet is."""
_NAME = 46
"""So much lower stands the face of a seat: above it the house writes who sits there."""
_DRAWN, _LARGEST, _PENNON = 100, 88, (72, 112)
"""How high the drawing of an answer is, how large a sign in it, how large a pennon."""


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    text = lay.say("undecim-art-invitation", inks.TOLD.but(colour="#E9D9C4", leading=1.5, valign="top"))
    words = inks.TOLD.but(leading=1.25)
    rows = (
        lay.sized(lay.row(sign(mark, LARGE), lay.say(f"undecim-art-invitation-{i}", words)), high=2 * SIGN)
        for i, mark in enumerate(("tablet", "grassland", "settlement", "enemy"), 1)
    )
    return lay.laid(lay.column(text, *rows, gap=0), *_INVITATION)


def option(option: str, value: str) -> DisplayList | None:
    """The picture of a module's age, its award and the cards that it replaces; None for what a plain switch says."""
    if option != "modules" or value not in MODULES:
        return None
    module = MODULES[value]
    numbers = lay.row(*(number_plate(number, LARGE, "#F0DCA8") for number in module.replaces), lay.blank())
    award = lay.corner(lay.icon(f"undecim/awards/{module.award}", 2 * SIGN), 1, 0, 3)
    return lay.laid(
        lay.over(lay.picture(f"undecim/ages/{value}"), award, lay.pad(lay.column(lay.blank(), numbers), 3)), *_OPTION
    )


def seat_card(color: str) -> DisplayList:
    """The profile of a colour under its banner before the wall. 276 x 170."""
    bright, deep, edge = inks.SEAT[color]
    pennon = lay.over(
        lay.icon("undecim/scenes/pennon", *_PENNON, c=bright, d=deep, e=edge),
        lay.corner(shape_of(color, LARGE), 0.5, 0.35),
    )
    whole = lay.over(
        lay.ground(tint(deep)),
        lay.column(lay.blank(), lay.shared(lay.picture("undecim/scenes/battlement")), gap=0),
        lay.pad(
            lay.row(lay.blank(), lay.pad(profile(color, _OPTION[1], 0.3), 0, _NAME, 0, 0), pennon, gap=LARGE), LARGE
        ),
    )
    return lay.laid(whole, *_SEAT)


def _answer(drawing: lay.Block, *words: lay.Block) -> lay.Block:
    """An answer on a tablet."""
    return lay.on(inks.TABLET, lay.column(lay.sized(drawing, high=_DRAWN), *words), PAD)


def choice(v: View, a: Action) -> DisplayList:
    """One entry of a prompt: a face of the die, a rival, or to leave things alone."""
    style = inks.INKED_NAME.but(align="center", lines=0)
    if a.kind == "set_die":
        words = lay.say("undecim-art-choose-die", style, {"value": a.args[0]})
        return lay.laid(_answer(sign(f"die{a.args[0]}", _LARGEST), words), *_ANSWER)
    if a.kind == "red_target":
        return lay.laid(_answer(profile(v.colors[a.args[0]], _LARGEST), named(a.args[0], style)), *_ANSWER)
    die = sign(f"die{v.state.die or 1}", _LARGEST, False)
    return lay.laid(_answer(die, lay.say("undecim-art-choose-keep", style)), *_ANSWER)


def answer(v: View, a: Action) -> DisplayList | None:
    """The half that a card would show, as it would lie on the table, and what that brings."""
    if a.kind not in ("gain", "place_card"):
        return None
    card, side = a.args
    top, bottom = FACES[card]
    name = lay.say(f"undecim-name-{side}", inks.INKED_NAME.but(align="center"))
    style = inks.INKED_SMALL.but(align="center", lines=0, leading=1.15)
    brings = lay.say(f"undecim-art-answer-{KIND[side]}", style, {"count": v.state.sides[a.seat].count(side) + 1})
    shown = lay.drawn(loose(side, bottom if side == top else top, False), 1.3)
    return lay.laid(_answer(shown, name, brings), *_ANSWER)


def sample(glow: float) -> DisplayList:
    """Tablets, a card, four seats, a refusal and two lines of the log. 402 x 392."""
    lit = lay.over(
        lay.drawn(tablet("construction", "now", TABLET)),
        lay.pad(lay.ground(lay.Ground("none", inks.GLOW, PAD, glow)), -3),
    )
    cards = lay.column(
        lay.row(lay.drawn(tablet("bandits", "", TABLET)), lit, gap=GAP),
        lay.row(lay.drawn(resource("forest", "wood"), 0.55), lay.blank()),
        gap=GAP,
    )
    seats = lay.column(
        *(_seat(color, points) for color, points in (("blue", 9), ("red", 3), ("yellow", 6), ("green", 2))), gap=PAD
    )
    above = lay.row(
        lay.column(lay.blank(high=2), cards, gap=0), lay.blank(), lay.sized(lay.column(seats, lay.blank()), _SEAT[1])
    )
    refusal = lay.column(
        lay.row(
            lay.icon("shared/icons/lock_red", SIGN),
            lay.say("undecim-art-sample-refused", inks.INKED_NAME.but(colour=inks.RED)),
        ),
        lay.say("undecim-art-sample-why", inks.INKED_SMALL.but(lines=0, valign="top")),
    )
    why = lay.on(inks.RED_LINE.but(fill="#FFF8E7", shadow=120), refusal, GAP, 3)
    moon = lay.sized(lay.on(inks.BOARD, lay.icon("undecim/moon/ten_2", _PENNON[0])), _DRAWN)
    log = (
        lay.row(shape_of(color), lay.say(f"undecim-art-sample-log-{i}", inks.TOLD.but(lines=1)))
        for i, color in enumerate(("blue", "red"), 1)
    )
    told = lay.column(
        lay.sized(above, high=_INVITATION[1]),
        lay.sized(lay.row(why, moon, gap=GAP), high=_DRAWN),
        *map(lay.shared, log),
    )
    return lay.laid(told, *_SAMPLE)


def _seat(color: str, points: int) -> lay.Block:
    look = inks.PLATE.but(line=inks.GOLD if color == "blue" else inks.SEAT[color][0])
    total = lay.write(f"[vp] {points}", inks.HEAD.but(face="bold", align="right", colour=inks.NAME.colour))
    name = lay.say(f"undecim-name-{color}", inks.NAME)
    return lay.sized(
        lay.on(look, lay.row(shape_of(color, LARGE), name, lay.sized(total, _PENNON[0])), GAP, 0), high=2 * LARGE
    )
