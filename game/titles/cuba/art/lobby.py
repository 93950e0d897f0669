"""Before and beside the game: what there is to choose, the shelf, the lobby, the settings."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    Style,
    blank,
    column,
    corner,
    drawn,
    grid,
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
from game.presentation.parts import dashes, ring
from game.titles.cuba.art import hours
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.inks import (
    DEEP_SEAT,
    GOLD,
    HEAD,
    INK,
    INK_2,
    LAND,
    NAME,
    PANEL,
    SEAT,
    SLIP,
    SMALL,
    SUN,
    name_of,
)
from game.titles.cuba.rules.board import FIELD_PIECE, FIELDS
from game.titles.cuba.rules.components import COLUMNS, DOCK_VP, DOCKS, FRONT, PIECES, SIDES, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen
from game.titles.cuba.table.placement import hour

CHOICE: Final = SLIP.but(radius=8, width=1.4)
NAMED: Final = NAME.but(colour=INK, align="center")
TOLD: Final = SMALL.but(colour=INK_2, align="center")


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt: a side of the board, a character, or any other thing by its name."""
    s: CubaState = v.state
    value = str(a.args[0]) if a.args else a.kind
    if a.kind == "choose_board_side":
        return board(FRONT if value == "front" else s.backs[a.seat], value)
    if a.kind in ("play_character", "choose_delegate"):
        return face(f"role:{value}:hand")
    thing = say("table-thing", NAMED.but(size=16, lines=0), {"thing": value})
    return laid(on(CHOICE, thing, 8, 0), 150, 84)


def answer(v: View, a: Action) -> DisplayList | None:
    """An answer to what a click has left open, as a card: a piece, a piece on a dock, a bill; else its words will do."""
    s: CubaState = v.state
    if a.kind in ("take_free_resource", "take_free_product"):
        told = column(icon(f"cuba/icons/{a.args[0]}", 44), say(name_of(a.args[0]), NAMED.but(size=14)), gap=5)
    elif a.kind == "use_office":
        dock, cargo = a.args[-2], a.args[-1]
        vp, edge = DOCK_VP[DOCKS.index(dock)], min(40.0, 96 / len(cargo))
        told = column(
            row(*(icon(f"cuba/icons/{piece}", edge) for piece in cargo), gap=0, along="middle"),
            say(name_of(dock), TOLD),
            write(f"{len(cargo)} × {vp} = **{len(cargo) * vp}**[vp]", TOLD.but(size=13.5, colour=INK)),
        )
    elif a.kind == "use_church":
        told = drawn(face(f"bill:{s.bills[TYPES.index(a.args[1])]}"), 1.36)
    else:
        return None
    return laid(on(CHOICE, column(told, along="middle"), 4), 112, 92)


def board(side: str, name: str) -> DisplayList:
    """A side of a plantation board with its twelve fields. 360 x 290."""
    fields = on(Ground("#4A2A18", "", 5), grid((_field(side, at) for at in range(len(FIELDS))), COLUMNS, 3), 3)
    told = column(
        sized(pad(say(name_of(name), HEAD.but(size=18, colour=INK)), 6, 0), high=30),
        sized(fields, high=216),
        sized(say(f"cuba-art-side-{name}", TOLD.but(size=13)), high=28),
        gap=2,
    )
    return laid(on(CHOICE, told, 8, 5), 360, 290)


def _field(side: str, at: int) -> Block:
    ground = picture(f"cuba/fields/{SIDES[side][at]}")
    if not at:
        return ground
    crop = on(Ground("#FFF8E7", "", 5, 1, 0.88), icon(f"cuba/icons/{PIECES[FIELD_PIECE[side][at]]}", 17), 2)
    return over(ground, corner(crop, 0, 1, 3))


def option(which: str, value: str) -> DisplayList | None:
    """The card of the sides of the boards; plain buttons will do for the rest."""
    if which != "plantation_side":
        return None
    sides = {"front_all": (FRONT,) * 3, "back_all": ("back_blue", "back_red", "back_yellow")}
    boards = row(*(mini(side) for side in sides.get(value, (FRONT, "back_blue", FRONT))), gap=4)
    told = say(name_of(value), NAMED.but(size=13, colour="#000001"))
    return laid(pad(column(sized(boards, high=24), told), 10, 6), 140, 64)


def mini(side: str) -> Block:
    """Twelve fields in flat colours."""
    return on(
        Ground("#3E2410", "", 2), grid((on(Ground(LAND[code], "", 1), blank()) for code in SIDES[side]), COLUMNS, 1), 1
    )


def invitation() -> DisplayList:
    """What the game is, in a few lines. 204 x 232."""
    text = Style(13, leading=1.25)
    signs = (
        sized(row(icon(f"cuba/icons/{sign}", 26), say(f"cuba-art-invitation-{i}", text), gap=8), high=37)
        for i, sign in enumerate(("ship", "house", "law"), 1)
    )
    first = say("cuba-art-invitation", text.but(colour="#CFE0D6", leading=1.5, valign="top"))
    return laid(column(sized(first, high=70), *signs, gap=1), 204, 232)


def seat_card(color: str) -> DisplayList:
    """The field hand of a colour before the harbour. 276 x 170."""
    sea = picture("cuba/harbour_card", c=SEAT.get(color, "#2E5E57"))
    hand = pad(
        row(icon(f"cuba/icons/pawn_{color}", 98), column(icon("cuba/ships/1", 134, 55), blank(high=40))), 24, 60, 8, 6
    )
    return laid(on(Ground(DEEP_SEAT.get(color, "#14403C"), "", 6), over(sea, hand)), 276, 170)


def emblem(v: View, seat: int) -> DisplayList:
    """The field hand of a seat with its shape. 100 x 120."""
    color = seen.color_of(v, seat) if seat >= 0 else "blue"
    hand = over(picture("cuba/fields/S"), icon(f"cuba/icons/pawn_{color}", 78))
    shape = corner(icon(f"shared/seats/{color}", 30), 1, 1, 2)
    return laid(over(on(Ground(PANEL, SEAT[color], 6, 2.4), hand, 4), shape), 100, 120)


def picture_of(v: View, size: float) -> DisplayList:
    """The town, what each has built and how far the points have gone, from what everybody may see."""
    s: CubaState = v.state
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), "#14403C", SUN, 4, 1.4)
    edge = max(2.5, size / 48)
    wide = size - 2 * edge
    high = wide * 356 / 956
    sheet.place(hours.scene(hour(s), (edge, edge, wide, high)), 0, 0)
    rows = max(2, s.seats)
    band = (size - high - 3 * edge) / rows
    for seat in range(s.seats):
        y = high + 2 * edge + band * seat
        color = seen.color_of(v, seat)
        sheet.svg(f"shared/seats/{color}", (edge, y + band * 0.14, band * 0.7, band * 0.7))
        houses = list(s.buildings(seat))
        left, room = edge + band * 0.9, wide - band * 0.9
        points = min(1.0, s.vp[seat] / 80)
        sheet.panel((left, y + band * 0.62, room, band * 0.22), "#07201E", "", 2)
        sheet.panel((left, y + band * 0.62, max(2.0, room * points), band * 0.22), SEAT[color], "", 2)
        step = min(band * 0.6, room / max(1, len(houses)))
        for i, house in enumerate(houses):
            sheet.svg(f"cuba/buildings/{house}", (left + step * i, y, band * 0.6, band * 0.6))
    return sheet


def sample(glow: float) -> DisplayList:
    """A corner of the table for the settings. 402 x 392; ``glow`` is the width of the light."""
    pawn = over(ring(GOLD, INK, 5, glow), icon("cuba/icons/pawn_blue", 42))
    fields = [picture(f"cuba/fields/{code}") for code in "WSLMFTCS"]
    fields[5] = over(fields[5], pawn)
    asked = over(row(*fields[4:], gap=2), pad(dashes("#FFFFFF", 5, 1.6), -1))
    land = column(shared(row(*fields[:4], gap=2)), shared(asked), gap=2)
    signs = row(*(icon(f"shared/seats/{color}", 22) for color in ("blue", "red", "yellow", "green", "purple")))
    houses = column(drawn(face("tile:hotel:000")), drawn(face("tile:distillery:010")), signs, gap=5)
    ship = row(drawn(face("ship:ship_05:00100")), blank())
    shown = row(sized(column(sized(land, high=110), ship, gap=5), 240), column(houses, blank()), gap=10)
    why = SMALL.but(colour=INK, leading=1.4, valign="top", lines=0)
    refused = column(
        row(icon("shared/icons/lock_red", 17), say("cuba-art-sample-refused", NAME.but(colour="#8E1F1A"))),
        say("cuba-art-sample-why", why),
    )
    log = (
        row(icon(f"shared/seats/{color}", 15), say(f"cuba-art-sample-log-{i}", SMALL.but(size=13.5)), gap=9)
        for i, color in enumerate(("blue", "red"), 1)
    )
    told = column(sized(on(Ground("#FFF8E7", "#B2301F", 8, 1.8), refused, 12, 5), high=100), blank(high=8), *log)
    below = row(column(told, blank()), drawn(face("role:mayor:hand")), gap=16)
    return laid(column(sized(on(Ground(PANEL, SUN, 6, 1.4), shown, 8), high=214), blank(), below, gap=9), 402, 392)
