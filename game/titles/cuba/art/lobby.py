"""Before and beside the game: what there is to choose, the shelf, the lobby, the settings."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    drawn,
    fill,
    grid,
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
from game.presentation.parts import dashes, ring
from game.titles.cuba.art import hours
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.inks import (
    AIR,
    BESIDE,
    CROPPED,
    DEEP,
    DEEP_SEAT,
    GOLD,
    HEAD,
    HEAD_HIGH,
    INK,
    INK_2,
    INSET,
    LAND,
    LINE_HIGH,
    LOCK,
    MIDDLE,
    NAME,
    PAD,
    PAGE,
    RED,
    ROSE,
    SEAT,
    SLIP,
    SMALL,
    SOIL,
    SUN,
    THING,
    TOLD,
    WHITE,
    WORTH,
    name_of,
    shape_of,
    sign,
)
from game.titles.cuba.art.town import TILES
from game.titles.cuba.rules.board import FIELD_PIECE, FIELDS
from game.titles.cuba.rules.components import COLUMNS, DOCK_VP, DOCKS, FRONT, PIECES, SIDES, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

CHOICE: Final = SLIP.but(width=1.4)
NAMED: Final = NAME.but(colour=INK, align="center")
NOTED: Final = MIDDLE.but(colour=INK_2)
SMALL_CARD, CARD, BOARD = (150, 84), (112, 92), (360, 290)
"""The sizes of what may be chosen: any thing, an answer, a side of a board."""


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt: a side of the board, a character, or any other thing by its name."""
    s: CubaState = v.state
    value = str(a.args[0]) if a.args else a.kind
    if a.kind == "choose_board_side":
        return board(FRONT if value == "front" else s.backs[a.seat], value)
    if a.kind in ("play_character", "choose_delegate"):
        return face(f"role:{value}:hand")
    thing = say("table-thing", HEAD.but(face="bold", colour=INK, align="center", lines=0), {"thing": value})
    return laid(on(CHOICE, thing, PAD, 0), *SMALL_CARD)


def answer(v: View, a: Action) -> DisplayList | None:
    """An answer to what a click has left open, as a card: a piece, a piece on a dock, a bill; else its words will do."""
    s: CubaState = v.state
    if a.kind in ("take_free_resource", "take_free_product"):
        told = column(sign(a.args[0], THING), say(name_of(a.args[0]), NAMED), gap=INSET)
    elif a.kind == "use_office":
        dock, cargo = a.args[-2], a.args[-1]
        vp, edge = DOCK_VP[DOCKS.index(dock)], min(2 * AIR, (CARD[0] - 2 * PAD) / len(cargo))
        told = column(
            row(*(sign(piece, edge) for piece in cargo), gap=0, along="middle"),
            say(name_of(dock), NOTED),
            write(f"{len(cargo)} × {vp} = **{len(cargo) * vp}**[vp]", NOTED.but(colour=INK)),
        )
    elif a.kind == "use_church":
        told = drawn(face(f"bill:{s.bills[TYPES.index(a.args[1])]}"), 1.36)
    else:
        return None
    return laid(on(CHOICE, column(told, along="middle"), 3), *CARD)


def board(side: str, name: str) -> DisplayList:
    """A side of a plantation board with its twelve fields. 360 x 290."""
    fields = on(SOIL, grid((_field(side, at) for at in range(len(FIELDS))), COLUMNS, 3), 3)
    told = column(
        sized(pad(say(name_of(name), HEAD.but(colour=INK)), INSET, 0), high=HEAD_HIGH),
        shared(fields),
        sized(say(f"cuba-art-side-{name}", NOTED), high=HEAD_HIGH),
        gap=2,
    )
    return laid(on(CHOICE, told, PAD, INSET), *BOARD)


def _field(side: str, at: int) -> Block:
    ground = picture(f"cuba/fields/{SIDES[side][at]}")
    if not at:
        return ground
    crop = on(CROPPED, sign(PIECES[FIELD_PIECE[side][at]], LOCK), 2)
    return over(ground, corner(crop, 0, 1, 3))


def option(which: str, value: str) -> DisplayList | None:
    """The card of the sides of the boards; plain buttons will do for the rest."""
    if which != "plantation_side":
        return None
    sides = {"front_all": (FRONT,) * 3, "back_all": ("back_blue", "back_red", "back_yellow")}
    boards = row(*(mini(side) for side in sides.get(value, (FRONT, "back_blue", FRONT))), gap=3)
    told = say(name_of(value), WORTH.but(colour="#000001"))
    return laid(pad(column(sized(boards, high=HEAD_HIGH), told), PAD, INSET), 140, 64)


def mini(side: str) -> Block:
    """Twelve fields in flat colours."""
    return on(
        Ground("#3E2410", "", 2), grid((on(Ground(LAND[code], "", 1), blank()) for code in SIDES[side]), COLUMNS, 1), 1
    )


def invitation() -> DisplayList:
    """What the game is, in a few lines. 204 x 232."""
    told = ((sign(name, HEAD_HIGH), say(f"cuba-art-invitation-{i}", TOLD)) for i, name in enumerate(SIGNS, 1))
    first = say("cuba-art-invitation", TOLD.but(colour="#CFE0D6", leading=1.5, valign="top"))
    return laid(column(shared(first, 2), *(shared(row(*parts, gap=PAD)) for parts in told), gap=1), 204, 232)


SIGNS: Final = ("ship", "house", "law")
"""What the game is about."""


def seat_card(color: str) -> DisplayList:
    """The field hand of a colour before the harbour. 276 x 170."""
    sea = picture("cuba/harbour_card", c=SEAT.get(color, "#2E5E57"))
    ship = column(blank(), icon("cuba/ships/1", 134, 55), blank(high=2 * AIR))
    hand = column(blank(), row(sign(f"pawn_{color}", 98), ship), gap=0)
    parts = over(sea, pad(hand, AIR, 0, PAD, INSET))
    return laid(on(Ground(DEEP_SEAT.get(color, "#14403C"), "", 6), parts), 276, 170)


def emblem(v: View, seat: int) -> DisplayList:
    """The field hand of a seat with its shape. 100 x 120."""
    color = seen.color_of(v, seat) if seat >= 0 else "blue"
    hand = over(picture("cuba/fields/S"), sign(f"pawn_{color}", 78))
    shape = corner(shape_of(color, 30), 1, 1, 2)
    return laid(over(on(BESIDE.but(line=SEAT[color], width=2.4), hand, 3), shape), 100, 120)


def picture_of(v: View, size: float) -> DisplayList:
    """The town, what each has built and how far the points have gone, from what everybody may see."""
    s: CubaState = v.state
    edge = max(2.5, size * 0.02)
    wide = size - 2 * edge
    high = wide * places.TOWN[3] / places.TOWN[2]
    colors = [seen.color_of(v, seat) for seat in range(s.seats)]
    seats = [_course(color, list(s.buildings(seat)), s.vp[seat]) for seat, color in enumerate(colors)]
    free = [blank() for _ in range(2 - s.seats)]
    sheet = laid(ground(Ground("#14403C", SUN, 3, 1.4)), size, size)
    sheet.place(hours.scene(hour(s), (edge, edge, wide, high)), 0, 0)
    below = (edge, high + 2 * edge, wide, size - high - 3 * edge)
    fill(sheet, below, column(*map(shared, (*seats, *free)), gap=0))
    return sheet


def _course(color: str, houses: list[str], points: int) -> Block:
    """A seat on a small picture: its shape, its houses, and how far its points have gone."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        large, low = h * 0.7, h * 0.2
        sheet.svg(f"shared/seats/{color}", (x, y + h * 0.1, large, large))
        left, room = x + h, w - h
        for ink, long in ((DEEP, room), (SEAT[color], max(2.0, room * min(1.0, points / TILES)))):
            sheet.panel((left, y + h - 2 * low, long, low), ink, "", 2)
        step = min(large, room / max(1, len(houses)))
        for i, house in enumerate(houses):
            sheet.svg(f"cuba/buildings/{house}", (left + step * i, y, h - 2 * low, h - 2 * low))

    return Block(put)


def sample(glow: float) -> DisplayList:
    """A corner of the table for the settings. 402 x 392; ``glow`` is the width of the light."""
    pawn = over(ring(GOLD, INK, 5, glow), sign("pawn_blue", THING))
    fields = [picture(f"cuba/fields/{code}") for code in "WSLMFTCS"]
    fields[-3] = over(fields[-3], pawn)
    first, last = (row(*fields[at : at + COLUMNS], gap=2) for at in (0, COLUMNS))
    land = column(shared(first), shared(over(last, pad(dashes(WHITE, 5, 1.6), -1))), gap=2)
    signs = row(*(shape_of(color) for color in SEAT))
    houses = column(drawn(face("tile:hotel:000")), drawn(face("tile:distillery:010")), signs, gap=INSET)
    ship = row(drawn(face("ship:ship_05:00100")), blank())
    shown = row(shared(column(shared(land), ship, gap=INSET), 2), shared(column(houses, blank())), gap=PAD)
    title = row(icon("shared/icons/lock_red", LOCK), say("cuba-art-sample-refused", NAME.but(colour=ROSE)))
    refused = column(title, say("cuba-art-sample-why", TOLD.but(colour=INK, valign="top")))
    log = (
        sized(row(shape_of(color, LOCK), say(f"cuba-art-sample-log-{i}", SMALL), gap=PAD), high=LINE_HIGH)
        for i, color in enumerate(("blue", "red"), 1)
    )
    slip = shared(on(PAGE.but(line=RED, width=1.8), refused, PAD + 3, INSET))
    below = row(column(slip, *log, gap=PAD), drawn(face("role:mayor:hand")), gap=PAD)
    return laid(column(shared(on(BESIDE.but(line=SUN, width=1.4), shown, PAD)), below, gap=PAD), 402, 392)
