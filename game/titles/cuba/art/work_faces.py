"""What lies on the square of the market and in the foreman's street: tags with prices, houses at work, small cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.presentation import DisplayList
from game.presentation import layout as lay
from game.presentation.layout import Block
from game.presentation.parts import badge
from game.titles.cuba.art import inks
from game.titles.cuba.rules.components import BUILDINGS, VOTES
from game.titles.cuba.table.workplaces import CHIP_WIDE, CUT, FRONT_HIGH, FRONT_WIDE, ROW_HIGH, STALL_WIDE

ROW_WIDE, ROW_TALL = STALL_WIDE - 16, ROW_HIGH - 2
TAG_INK: Final = {"buy": "#1F6A63", "sell": "#7A4A06"}


def tag(rest: str) -> DisplayList:
    """A row of the market with the price of the next purchase or sale at its right; pale if it cannot be done."""
    way, price, *able = rest.split(":")
    look = inks.PILL.but(fill=TAG_INK[way], line="" if able else inks.GOLD, width=1, opacity=0.55 if able else 1)
    words = lay.say(f"cuba-art-next-{way}", inks.PLATE.but(colour=inks.CHALK, face="body"), {"n": int(price)})
    return lay.laid(lay.over(lay.corner(lay.sized(lay.on(look, words, 3, 0), 74, 17), 1, 0.5, 3)), ROW_WIDE, ROW_TALL)


def chip(rest: str) -> DisplayList:
    """A character as a chip: in hand with its votes, at work, or played."""
    name, state = rest.split(":")
    past, now = state.isdigit() or state == "delegate", state == "now"
    fill, line, ink = (
        (inks.GOLD, inks.CHALK, inks.INK)
        if now
        else (inks.NIGHT, inks.LINE, inks.FAINT)
        if past
        else (inks.BLUE, "#4E7A9A", inks.CREAM)
    )
    words = inks.FINE.but(colour=ink)
    votes = lay.sized(lay.write(f"{VOTES[name]}[vote]", words.but(align="right")), 25)
    end = inks.sign("done", inks.MARK, 200) if past else votes
    told = lay.row(lay.say(inks.name_of(name), words.but(face="bold" if now else "body")), end, gap=1)
    return lay.laid(
        lay.on(inks.PILL.but(fill=fill, line=line, width=1), lay.pad(told, inks.PAD, 0, inks.INSET, 0)),
        CHIP_WIDE[name],
        20,
    )


def facade(tile: str, wide: float, alpha: int = 255) -> Block:
    """A house with its shade, as wide as its front."""
    size = HOUSE if wide == FRONT_WIDE["wide"] else SLIM_HOUSE
    shade = lay.pad(lay.icon("cuba/shade", 100, 12), 0, size - inks.PAD, 0, -inks.INSET)
    return lay.column(lay.blank(), lay.over(shade, lay.icon(f"cuba/buildings/{tile}", size, alpha=alpha)))


HOUSE, SLIM_HOUSE, BADGE_SIZE = 84.0, 74.0, 24
"""How large a house on the street is drawn, and the mark at it."""


class Front(NamedTuple):
    """A house on the street: what it is, whether an option has altered it, how wide it stands, the line round its plate and
    how thick that is, and how opaque the house."""

    tile: str
    altered: bool
    wide: bool
    line: str = ""
    thick: float = 1.4
    alpha: int = 255


def fronted(front: Front, told: Block, mark: Block) -> Block:
    """A house on the street over its plate, which has its name, what it does and what is told of it, with a mark."""
    tile, altered, wide, line, thick, alpha = front
    known = tile in BUILDINGS
    drawn = tile if known else "warehouse"
    group = inks.GROUP.get(BUILDINGS[tile].group, inks.WOOD) if known else "#6E4A2A"
    tells = known and wide and BUILDINGS[tile].effect in ("vp", "sell", "turn")
    name = lay.say(inks.short_name(drawn), inks.WORTH.but(colour=inks.WHITE, align="left" if tells else "center"))
    does = (
        lay.write("".join(inks.effect(tile, altered)), inks.PLATE.but(colour=inks.CHALK, align="right"))
        if tells
        else None
    )
    head = lay.on(inks.TAG.but(fill=group), lay.row(name, lay.sized(does, 68) if does else None, gap=0), inks.INSET, 0)
    parts = lay.column(lay.sized(head, high=19), lay.shared(told), gap=0)
    plate = lay.on(inks.SLIP.but(line=line or group, width=thick), parts, 1)
    house = lay.sized(facade(drawn, FRONT_WIDE["wide" if wide else "slim"], alpha), high=CUT)
    return lay.over(lay.column(house, plate, gap=2), lay.pad(lay.corner(mark, 0, 0), 2, inks.PAD))


def front(rest: str) -> DisplayList:
    """A house on the street: its number in the proposed order, facade, name, effect, what it would do now."""
    named, number, width, state, offer = rest.split(":", 4)
    tile, _, corrected = named.partition("+")
    wide, lit = width == "wide", state not in ("used", "not")
    told = lay.write(offer, inks.SIGNED if wide else inks.SIGNED_SMALL)
    if not lit:
        told = lay.say(f"cuba-art-front-{state}", inks.TOLD.but(colour=inks.INK_2, align="center"))
    look = Front(tile, bool(corrected), wide, inks.GOLD if lit else "", 2.4 if lit else 1.4, 255 if lit else inks.FADED)
    return lay.laid(fronted(look, told, _standing(state, number)), FRONT_WIDE[width], FRONT_HIGH)


def _standing(state: str, number: str) -> Block:
    """The round mark at a house: its number in the order, or why it does not work."""
    sign_ = {"used": inks.sign("done"), "not": inks.locked()}.get(state)
    return lay.over(
        badge(
            "" if sign_ else number,
            inks.SIGNED_SMALL,
            inks.BADGE.but(fill=inks.PANEL) if sign_ else inks.BADGE,
            BADGE_SIZE,
        ),
        sign_,
    )


FACES = {"tag": tag, "chip": chip, "front": front}
