"""What lies on the square of the market and in the foreman's street: tags with prices, houses at work, small cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    blank,
    column,
    corner,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.presentation.parts import badge
from game.titles.cuba.art.inks import (
    BADGE,
    BLUE,
    CHALK,
    CREAM,
    FADED,
    FAINT,
    FINE,
    GOLD,
    GROUP,
    INK,
    INK_2,
    INSET,
    LINE,
    LOCK,
    MARK,
    NIGHT,
    PAD,
    PANEL,
    PILL,
    PLATE,
    SIGNED,
    SIGNED_SMALL,
    SLIP,
    TAG,
    TOLD,
    WHITE,
    WOOD,
    WORTH,
    effect,
    name_of,
    short_name,
    sign,
)
from game.titles.cuba.rules.components import BUILDINGS, VOTES
from game.titles.cuba.table.workplaces import CHIP_WIDE, CUT, FRONT_HIGH, FRONT_WIDE, ROW_HIGH, STALL_WIDE

ROW_WIDE, ROW_TALL = STALL_WIDE - 16, ROW_HIGH - 2
TAG_INK: Final = {"buy": "#1F6A63", "sell": "#7A4A06"}


def tag(rest: str) -> DisplayList:
    """A row of the market with the price of the next purchase or sale at its right; pale if it cannot be done."""
    way, price, *able = rest.split(":")
    look = PILL.but(fill=TAG_INK[way], line="" if able else GOLD, width=1, opacity=0.55 if able else 1)
    words = say(f"cuba-art-next-{way}", PLATE.but(colour=CHALK, face="body"), {"n": int(price)})
    return laid(over(corner(sized(on(look, words, 3, 0), 74, 17), 1, 0.5, 3)), ROW_WIDE, ROW_TALL)


def chip(rest: str) -> DisplayList:
    """A character as a chip: in hand with its votes, at work, or played."""
    name, state = rest.split(":")
    past, now = state.isdigit() or state == "delegate", state == "now"
    fill, line, ink = (GOLD, CHALK, INK) if now else (NIGHT, LINE, FAINT) if past else (BLUE, "#4E7A9A", CREAM)
    words = FINE.but(colour=ink)
    votes = sized(write(f"{VOTES[name]}[vote]", words.but(align="right")), 25)
    end = sign("done", MARK, 200) if past else votes
    told = row(say(name_of(name), words.but(face="bold" if now else "body")), end, gap=1)
    return laid(on(PILL.but(fill=fill, line=line, width=1), pad(told, PAD, 0, INSET, 0)), CHIP_WIDE[name], 20)


def facade(tile: str, wide: float, alpha: int = 255) -> Block:
    """A house with its shade, as wide as its front."""
    size = HOUSE if wide == FRONT_WIDE["wide"] else SLIM_HOUSE
    shade = pad(icon("cuba/shade", 100, 12), 0, size - PAD, 0, -INSET)
    return column(blank(), over(shade, icon(f"cuba/buildings/{tile}", size, alpha=alpha)))


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
    group = GROUP.get(BUILDINGS[tile].group, WOOD) if known else "#6E4A2A"
    tells = known and wide and BUILDINGS[tile].effect in ("vp", "sell", "turn")
    name = say(short_name(drawn), WORTH.but(colour=WHITE, align="left" if tells else "center"))
    does = write("".join(effect(tile, altered)), PLATE.but(colour=CHALK, align="right")) if tells else None
    head = on(TAG.but(fill=group), row(name, sized(does, 68) if does else None, gap=0), INSET, 0)
    parts = column(sized(head, high=19), shared(told), gap=0)
    plate = on(SLIP.but(line=line or group, width=thick), parts, 1)
    house = sized(facade(drawn, FRONT_WIDE["wide" if wide else "slim"], alpha), high=CUT)
    return over(column(house, plate, gap=2), pad(corner(mark, 0, 0), 2, PAD))


def front(rest: str) -> DisplayList:
    """A house on the street: its number in the proposed order, facade, name, effect, what it would do now."""
    named, number, width, state, offer = rest.split(":", 4)
    tile, _, corrected = named.partition("+")
    wide, lit = width == "wide", state not in ("used", "not")
    told = write(offer, SIGNED if wide else SIGNED_SMALL)
    if not lit:
        told = say(f"cuba-art-front-{state}", TOLD.but(colour=INK_2, align="center"))
    look = Front(tile, bool(corrected), wide, GOLD if lit else "", 2.4 if lit else 1.4, 255 if lit else FADED)
    return laid(fronted(look, told, _standing(state, number)), FRONT_WIDE[width], FRONT_HIGH)


def _standing(state: str, number: str) -> Block:
    """The round mark at a house: its number in the order, or why it does not work."""
    sign_ = {"used": sign("done"), "not": icon("shared/icons/lock_red", LOCK)}.get(state)
    return over(
        badge("" if sign_ else number, SIGNED_SMALL, BADGE.but(fill=PANEL) if sign_ else BADGE, BADGE_SIZE), sign_
    )


FACES = {"tag": tag, "chip": chip, "front": front}
