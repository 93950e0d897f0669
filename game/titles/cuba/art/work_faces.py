"""What lies on the square of the market and in the foreman's street: tags with prices, houses at work, small cards."""

from __future__ import annotations

from typing import Final

from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
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
    BLUE,
    CREAM,
    FAINT,
    GOLD,
    GROUP,
    INK,
    INK_2,
    PLATE,
    SMALL,
    WORTH,
    effect,
    name_of,
    short_name,
)
from game.titles.cuba.rules.components import BUILDINGS, VOTES
from game.titles.cuba.table.workplaces import CHIP_WIDE, FRONT_HIGH, FRONT_WIDE, ROW_HIGH, STALL_WIDE

ROW_WIDE, ROW_TALL = STALL_WIDE - 16, ROW_HIGH - 2
TAG_INK: Final = {"buy": "#1F6A63", "sell": "#7A4A06"}


def tag(rest: str) -> DisplayList:
    """A row of the market with the price of the next purchase or sale at its right; pale if it cannot be done."""
    way, price, *able = rest.split(":")
    look = Ground(TAG_INK[way], "" if able else GOLD, 8, 1, 0.55 if able else 1)
    words = say(f"cuba-art-next-{way}", PLATE.but(size=12, colour="#FFF3D2", face="body"), {"n": int(price)})
    return laid(over(corner(sized(on(look, words, 3, 0), 74, 17), 1, 0.5, 3)), ROW_WIDE, ROW_TALL)


def chip(rest: str) -> DisplayList:
    """A character as a chip: in hand with its votes, at work, or played."""
    name, state = rest.split(":")
    past, now = state.isdigit() or state == "delegate", state == "now"
    fill, line, ink = (
        (GOLD, "#FFF3D2", INK) if now else ("#0B2422", "#2E5E57", FAINT) if past else (BLUE, "#4E7A9A", CREAM)
    )
    words = SMALL.but(size=11.5, colour=ink)
    votes = sized(write(f"{VOTES[name]}[vote]", words.but(size=12, align="right")), 25)
    end = icon("cuba/icons/done", 14, alpha=200) if past else votes
    told = row(say(name_of(name), words.but(face="bold" if now else "body")), end, gap=1)
    return laid(on(Ground(fill, line, 10, 1), pad(told, 8, 0, 5, 0)), CHIP_WIDE[name], 20)


def facade(tile: str, wide: float, alpha: int = 255) -> Block:
    """A house with its shade, as wide as its front."""
    size = 84.0 if wide == FRONT_WIDE["wide"] else 74.0
    shade = pad(icon("cuba/shade", 100, 12), 0, size - 7, 0, -5)
    return column(blank(), over(shade, icon(f"cuba/buildings/{tile}", size, alpha=alpha)))


def front(rest: str) -> DisplayList:
    """A house on the street: its number in the proposed order, facade, name, effect, what it would do now."""
    named, number, width, state, offer = rest.split(":", 4)
    tile, _, corrected = named.partition("+")
    known, wide, lit = tile in BUILDINGS, width == "wide", state not in ("used", "not")
    drawn = tile if known else "warehouse"
    group = GROUP.get(BUILDINGS[tile].group, "#7C5A1E") if known else "#6E4A2A"
    tells = known and BUILDINGS[tile].effect in ("vp", "sell", "turn")
    name = say(short_name(drawn), PLATE.but(size=13 if wide else 12, align="left" if wide else "center"))
    effects = "".join(effect(tile, bool(corrected))) if tells else ""
    does = write(effects, PLATE.but(size=12, colour="#FFF3D2", align="right"))
    note = SMALL.but(colour=INK_2, align="center", leading=1.15, lines=0)
    told = {"used": say("cuba-art-front-used", note), "not": say("cuba-art-front-not", note)}.get(
        state, write(offer, WORTH.but(size=17 if wide else 14))
    )
    head = on(Ground(group, "", 4), row(name, sized(does, 68) if wide and tells else None, gap=0), 5, 0)
    plate = on(
        Ground("#F6EEDC", GOLD if lit else group, 6, 2.4 if lit else 1.6),
        column(sized(head, high=19), shared(told), gap=0),
        1,
    )
    house = sized(facade(drawn, FRONT_WIDE[width], 255 if lit else 130), high=87)
    place = pad(corner(_standing(state, number), 0, 0), 2, 8)
    return laid(over(column(house, plate, gap=3), place), FRONT_WIDE[width], FRONT_HIGH)


def _standing(state: str, number: str) -> Block:
    """The round mark at a house: its number in the order, or why it does not work."""
    sign = {"used": icon("cuba/icons/done", 20), "not": icon("shared/icons/lock_red", 16)}.get(state)
    look = Ground("#0F302E" if sign else GOLD, "#FFF3D2", width=2)
    return over(badge("" if sign else number, WORTH.but(size=15), look, 24), sign)


FACES = {"tag": tag, "chip": chip, "front": front}
