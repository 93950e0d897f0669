"""Before and beside the game: what there is to choose, the shelf, the lobby, the settings."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, ground
from game.presentation.parts import dashes, ring
from game.titles.cuba.art import hours, inks
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.town import TILES
from game.titles.cuba.rules.board import FIELD_PIECE, FIELDS
from game.titles.cuba.rules.components import COLUMNS, DOCK_VP, DOCKS, FRONT, PIECES, SIDES, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.placement import hour

CHOICE: Final = inks.SLIP.but(width=1.4)
NAMED: Final = inks.NAME.but(colour=inks.INK, align="center")
NOTED: Final = inks.MIDDLE.but(colour=inks.INK_2)
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
    thing = lay.say(
        "table-thing", inks.HEAD.but(face="bold", colour=inks.INK, align="center", lines=0), {"thing": value}
    )
    return lay.laid(lay.on(CHOICE, thing, inks.PAD, 0), *SMALL_CARD)


def answer(v: View, a: Action) -> DisplayList | None:
    """An answer to what a click has left open, as a card: a piece, a piece on a dock, a bill; else its words will do."""
    s: CubaState = v.state
    if a.kind in ("take_free_resource", "take_free_product"):
        told = lay.column(inks.sign(a.args[0], inks.THING), lay.say(inks.name_of(a.args[0]), NAMED), gap=inks.INSET)
    elif a.kind == "use_office":
        dock, cargo = a.args[-2], a.args[-1]
        vp, edge = DOCK_VP[DOCKS.index(dock)], min(2 * inks.AIR, (CARD[0] - 2 * inks.PAD) / len(cargo))
        told = lay.column(
            lay.row(*(inks.sign(piece, edge) for piece in cargo), gap=0, along="middle"),
            lay.say(inks.name_of(dock), NOTED),
            lay.write(f"{len(cargo)} × {vp} = **{len(cargo) * vp}**[vp]", NOTED.but(colour=inks.INK)),
        )
    elif a.kind == "use_church":
        told = lay.drawn(face(f"bill:{s.bills[TYPES.index(a.args[1])]}"), 1.36)
    else:
        return None
    return lay.laid(lay.on(CHOICE, lay.column(told, along="middle"), 3), *CARD)


def board(side: str, name: str) -> DisplayList:
    """A side of a plantation board with its twelve fields. 360 x 290."""
    fields = lay.on(inks.SOIL, lay.grid((_field(side, at) for at in range(len(FIELDS))), COLUMNS, 3), 3)
    told = lay.column(
        lay.sized(
            lay.pad(lay.say(inks.name_of(name), inks.HEAD.but(colour=inks.INK)), inks.INSET, 0), high=inks.HEAD_HIGH
        ),
        lay.shared(fields),
        inks.lined(f"cuba-art-side-{name}", NOTED, high=inks.HEAD_HIGH),
        gap=2,
    )
    return lay.laid(lay.on(CHOICE, told, inks.PAD, inks.INSET), *BOARD)


def _field(side: str, at: int) -> Block:
    ground = lay.picture(f"cuba/fields/{SIDES[side][at]}")
    if not at:
        return ground
    crop = lay.on(inks.CROPPED, inks.sign(PIECES[FIELD_PIECE[side][at]], inks.LOCK), 2)
    return lay.over(ground, lay.corner(crop, 0, 1, 3))


def option(option: str, value: str) -> DisplayList | None:
    """The card of the sides of the boards; plain buttons will do for the rest."""
    if option != "plantation_side":
        return None
    sides = {"front_all": (FRONT,) * 3, "back_all": ("back_blue", "back_red", "back_yellow")}
    boards = lay.row(*(mini(side) for side in sides.get(value, (FRONT, "back_blue", FRONT))), gap=3)
    told = lay.say(inks.name_of(value), inks.WORTH.but(colour="#000001"))
    return lay.laid(lay.pad(lay.column(lay.sized(boards, high=inks.HEAD_HIGH), told), inks.PAD, inks.INSET), 140, 64)


def mini(side: str) -> Block:
    """Twelve fields in flat colours."""
    return lay.on(
        Ground("#3E2410", "", 2),
        lay.grid((lay.on(Ground(inks.LAND[code], "", 1), lay.blank()) for code in SIDES[side]), COLUMNS, 1),
        1,
    )


def invitation() -> DisplayList:
    """What the game is, in a few lines. 204 x 232."""
    told = (
        (inks.sign(name, inks.HEAD_HIGH), lay.say(f"cuba-art-invitation-{i}", inks.TOLD))
        for i, name in enumerate(SIGNS, 1)
    )
    first = lay.say("cuba-art-invitation", inks.TOLD.but(colour="#CFE0D6", leading=1.5, valign="top"))
    return lay.laid(
        lay.column(lay.shared(first, 2), *(lay.shared(lay.row(*parts, gap=inks.PAD)) for parts in told), gap=1),
        204,
        232,
    )


SIGNS: Final = ("ship", "house", "law")
"""What the game is about."""


def seat_card(color: str) -> DisplayList:
    """The field hand of a colour before the harbour. 276 x 170."""
    sea = lay.picture("cuba/harbour_card", c=inks.SEAT.get(color, "#2E5E57"))
    ship = lay.column(lay.blank(), lay.icon("cuba/ships/1", 134, 55), lay.blank(high=2 * inks.AIR))
    hand = lay.column(lay.blank(), lay.row(inks.sign(f"pawn_{color}", 98), ship), gap=0)
    parts = lay.over(sea, lay.pad(hand, inks.AIR, 0, inks.PAD, inks.INSET))
    return lay.laid(lay.on(Ground(inks.DEEP_SEAT.get(color, "#14403C"), "", 6), parts), 276, 170)


def emblem(v: View, seat: int) -> DisplayList:
    """The field hand of a seat with its shape. 100 x 120."""
    color = seen.color_of(v, seat) if seat >= 0 else "blue"
    hand = lay.over(lay.picture("cuba/fields/S"), inks.sign(f"pawn_{color}", 78))
    shape = lay.corner(inks.shape_of(color, 30), 1, 1, 2)
    return lay.laid(lay.over(lay.on(inks.BESIDE.but(line=inks.SEAT[color], width=2.4), hand, 3), shape), 100, 120)


def picture_of(v: View, size: float) -> DisplayList:
    """The town, what each has built and how far the points have gone, from what everybody may see."""
    s: CubaState = v.state
    edge = max(2.5, size * 0.02)
    wide = size - 2 * edge
    high = wide * places.TOWN[3] / places.TOWN[2]
    colors = [seen.color_of(v, seat) for seat in range(s.seats)]
    seats = [_course(color, list(s.buildings(seat)), s.vp[seat]) for seat, color in enumerate(colors)]
    free = [lay.blank() for _ in range(2 - s.seats)]
    sheet = lay.laid(ground(Ground("#14403C", inks.SUN, 3, 1.4)), size, size)
    sheet.place(hours.scene(hour(s), (edge, edge, wide, high)), 0, 0)
    below = (edge, high + 2 * edge, wide, size - high - 3 * edge)
    lay.fill(sheet, below, lay.column(*map(lay.shared, (*seats, *free)), gap=0))
    return sheet


def _course(color: str, houses: list[str], points: int) -> Block:
    """A seat on a small picture: its shape, its houses, and how far its points have gone."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        large, low = h * 0.7, h * 0.2
        sheet.svg(f"shared/seats/{color}", (x, y + h * 0.1, large, large))
        left, room = x + h, w - h
        for ink, long in ((inks.DEEP, room), (inks.SEAT[color], max(2.0, room * min(1.0, points / TILES)))):
            sheet.panel((left, y + h - 2 * low, long, low), ink, "", 2)
        step = min(large, room / max(1, len(houses)))
        for i, house in enumerate(houses):
            sheet.svg(f"cuba/buildings/{house}", (left + step * i, y, h - 2 * low, h - 2 * low))

    return Block(put)


def sample(glow: float) -> DisplayList:
    """A corner of the table for the settings. 402 x 392; ``glow`` is the width of the light."""
    pawn = lay.over(ring(inks.GOLD, inks.INK, 5, glow), inks.sign("pawn_blue", inks.THING))
    fields = [lay.picture(f"cuba/fields/{code}") for code in "WSLMFTCS"]
    fields[-3] = lay.over(fields[-3], pawn)
    first, last = (lay.row(*fields[at : at + COLUMNS], gap=2) for at in (0, COLUMNS))
    land = lay.column(lay.shared(first), lay.shared(lay.over(last, lay.pad(dashes(inks.WHITE, 5, 1.6), -1))), gap=2)
    signs = lay.row(*(inks.shape_of(color) for color in inks.SEAT))
    houses = lay.column(
        lay.drawn(face("tile:hotel:000")), lay.drawn(face("tile:distillery:010")), signs, gap=inks.INSET
    )
    ship = lay.row(lay.drawn(face("ship:ship_05:00100")), lay.blank())
    shown = lay.row(
        lay.shared(lay.column(lay.shared(land), ship, gap=inks.INSET), 2),
        lay.shared(lay.column(houses, lay.blank())),
        gap=inks.PAD,
    )
    title = lay.row(
        inks.locked(),
        lay.say("cuba-art-sample-refused", inks.NAME.but(colour=inks.ROSE)),
    )
    refused = lay.column(title, lay.say("cuba-art-sample-why", inks.TOLD.but(colour=inks.INK, valign="top")))
    log = (
        lay.sized(
            lay.row(inks.shape_of(color, inks.LOCK), lay.say(f"cuba-art-sample-log-{i}", inks.SMALL), gap=inks.PAD),
            high=inks.LINE_HIGH,
        )
        for i, color in enumerate(("blue", "red"), 1)
    )
    slip = lay.shared(lay.on(inks.PAGE.but(line=inks.RED, width=1.8), refused, inks.PAD + 3, inks.INSET))
    below = lay.row(lay.column(slip, *log, gap=inks.PAD), lay.drawn(face("role:mayor:hand")), gap=inks.PAD)
    return lay.laid(
        lay.column(lay.shared(lay.on(inks.BESIDE.but(line=inks.SUN, width=1.4), shown, inks.PAD)), below, gap=inks.PAD),
        402,
        392,
    )
