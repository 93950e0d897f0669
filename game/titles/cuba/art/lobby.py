"""Before and beside the game: what there is to choose, the shelf, the lobby, the settings."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.cuba.art import hours
from game.titles.cuba.art.faces import face
from game.titles.cuba.art.inks import CREAM, DEEP_SEAT, GOLD, INK, INK_2, MIDDLE, ONE, PANEL, SEAT, SUN, dashes, name_of
from game.titles.cuba.rules.board import FIELD_PIECE, FIELDS
from game.titles.cuba.rules.components import COLUMNS, DOCK_VP, DOCKS, FRONT, PIECES, SIDES, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import seen
from game.titles.cuba.table.placement import hour


def choice(v: View, a: Action) -> DisplayList:
    """An entry of a prompt: a side of the board, a character, or any other thing by its name."""
    s: CubaState = v.state
    value = str(a.args[0]) if a.args else a.kind
    if a.kind == "choose_board_side":
        return board(FRONT if value == "front" else s.backs[a.seat], value)
    if a.kind in ("play_character", "choose_delegate"):
        return face(f"role:{value}:hand")
    sheet = DisplayList(150, 84)
    sheet.panel((0, 0, 150, 84), CREAM, "#8A6A3B", 8, 1.4)
    sheet.say((8, 0, 134, 84), "table-thing", {"thing": value}, size=16, colour=INK, face="bold", align="center")
    return sheet


def answer(v: View, a: Action) -> DisplayList | None:
    """An answer to what a click has left open, as a card: a piece, a piece on a dock, a bill; else its words will do."""
    s: CubaState = v.state
    sheet = DisplayList(112, 92)
    sheet.panel((0, 0, 112, 92), CREAM, "#8A6A3B", 8, 1.4)
    if a.kind in ("take_free_resource", "take_free_product"):
        sheet.svg(f"cuba/icons/{a.args[0]}", (34, 8, 44, 44))
        sheet.say((6, 58, 100, 28), name_of(a.args[0]), size=14, colour=INK, face="bold", **MIDDLE)
        return sheet
    if a.kind == "use_office":
        dock, cargo = a.args[-2], a.args[-1]
        vp = DOCK_VP[DOCKS.index(dock)]
        edge = min(40.0, 96 / len(cargo))
        for i, piece in enumerate(cargo):
            sheet.svg(f"cuba/icons/{piece}", (56 - edge * len(cargo) / 2 + edge * i, 6, edge, edge))
        sheet.say((4, 46, 104, 20), name_of(dock), size=12.5, colour=INK_2, **MIDDLE)
        sheet.write(
            (4, 64, 104, 24), f"{len(cargo)} × {vp} = **{len(cargo) * vp}**[vp]", size=13.5, colour=INK, **MIDDLE
        )
        return sheet
    if a.kind == "use_church":
        bill = face(f"bill:{s.bills[TYPES.index(a.args[1])]}")
        sheet.place(bill, 9, 16, 1.36)
        return sheet
    return None


def board(side: str, name: str) -> DisplayList:
    """A side of a plantation board with its twelve fields. 360 x 300."""
    sheet = DisplayList(360, 290)
    sheet.panel((0, 0, 360, 290), CREAM, "#8A6A3B", 9, 1.6)
    sheet.say((14, 4, 332, 32), name_of(name), size=18, colour=INK, face="title", **ONE)
    sheet.panel((8, 38, 344, 216), "#4A2A18", "", 5)
    for at in range(len(FIELDS)):
        row, col = divmod(at, COLUMNS)
        x, y = 11 + 85 * col, 41 + 70.5 * row
        sheet.svg(f"cuba/fields/{SIDES[side][at]}", (x, y, 82, 68))
        if at:
            sheet.panel((x + 4, y + 44, 21, 21), "#FFF8E7", "", 5, 1, 0.88)
            sheet.svg(f"cuba/icons/{PIECES[FIELD_PIECE[side][at]]}", (x + 6, y + 46, 17, 17))
    sheet.say((14, 256, 332, 30), f"cuba-art-side-{name}", size=13, colour=INK_2, **MIDDLE)
    return sheet


def option(which: str, value: str) -> DisplayList | None:
    """The card of the sides of the boards; plain buttons will do for the rest."""
    if which != "plantation_side":
        return None
    sheet = DisplayList(140, 64)
    sides = {"front_all": (FRONT,) * 3, "back_all": ("back_blue", "back_red", "back_yellow")}
    for i, side in enumerate(sides.get(value, (FRONT, "back_blue", FRONT))):
        mini(sheet, side, 10 + 42 * i, 6, 38, 24)
    sheet.say((4, 34, 132, 26), name_of(value), size=13, colour="#000001", face="bold", **MIDDLE)
    return sheet


def mini(sheet: DisplayList, side: str, x: float, y: float, w: float, h: float) -> None:
    """Twelve fields in flat colours."""
    from game.titles.cuba.art.rivals import GROUND

    sheet.panel((x, y, w, h), "#3E2410", "", 2)
    for at, code in enumerate(SIDES[side]):
        row, col = divmod(at, COLUMNS)
        place = (x + 1 + col * (w - 1) / 4, y + 1 + row * (h - 1) / 3, (w - 1) / 4 - 1, (h - 1) / 3 - 1)
        sheet.panel(place, GROUND[code], "", 1)


def invitation() -> DisplayList:
    """What the game is, in a few lines. 204 x 232."""
    sheet = DisplayList(204, 232)
    sheet.say((0, 0, 204, 70), "cuba-art-invitation", size=13, colour="#CFE0D6", leading=1.5, valign="top")
    for i, sign in enumerate(("icons/ship", "icons/house", "icons/law")):
        sheet.svg(f"cuba/{sign}", (2, 78 + 38 * i, 26, 26))
        sheet.say((36, 72 + 38 * i, 168, 37), f"cuba-art-invitation-{i + 1}", size=13, leading=1.25)
    return sheet


def seat_card(color: str) -> DisplayList:
    """The field hand of a colour before the harbour. 276 x 170."""
    sheet = DisplayList(276, 170)
    sheet.panel((0, 0, 276, 170), DEEP_SEAT.get(color, "#14403C"), "", 6)
    sheet.shape(
        f'<circle cx="206" cy="86" r="52" fill="#FFE3A8" fill-opacity=".9"/><path d="M0 112 Q35 104 70 112 T140 112 T210 112 '
        f'T276 112 V170 H0Z" fill="{SEAT.get(color, "#2E5E57")}" fill-opacity=".55"/><path d="M0 140 H276 V170 H0Z" '
        'fill="#07201E" fill-opacity=".5"/>',
        (0, 0, 276, 170),
        (276, 170),
    )
    sheet.svg("cuba/ships/1", (134, 70, 134, 55))
    sheet.svg(f"cuba/icons/pawn_{color}", (24, 66, 98, 98))
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    """The field hand of a seat with its shape. 100 x 120."""
    color = seen.color_of(v, seat) if seat >= 0 else "blue"
    sheet = DisplayList(100, 120)
    sheet.panel((0, 0, 100, 120), PANEL, SEAT[color], 6, 2.4)
    sheet.svg("cuba/fields/S", (4, 4, 92, 112))
    sheet.svg(f"cuba/icons/pawn_{color}", (12, 26, 78, 78))
    sheet.svg(f"shared/seats/{color}", (68, 86, 30, 30))
    return sheet


def picture(v: View, size: float) -> DisplayList:
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
    sheet = DisplayList(402, 392)
    sheet.panel((0, 0, 402, 214), PANEL, SUN, 6, 1.4)
    for i, code in enumerate("WSLMFTCS"):
        row, col = divmod(i, 4)
        sheet.svg(f"cuba/fields/{code}", (8 + 60 * col, 8 + 56 * row, 58, 54))
    sheet.panel((68, 64, 58, 54), "none", "#14211C", 5, glow + 3)
    sheet.panel((68, 64, 58, 54), "none", GOLD, 5, glow)
    sheet.svg("cuba/icons/pawn_blue", (76, 70, 42, 42))
    dashes(sheet, (7, 63, 240, 56), "#FFFFFF", 1.6, "6 4", 5)
    sheet.place(face("ship:ship_05:00100"), 12, 126)
    for i, tile in enumerate(("hotel", "distillery")):
        sheet.place(face(f"tile:{tile}:{'000' if i == 0 else '010'}"), 258, 10 + 70 * i)
    for i, color in enumerate(("blue", "red", "yellow", "green", "purple")):
        sheet.svg(f"shared/seats/{color}", (258 + 28 * i, 164, 22, 22))
    sheet.panel((0, 232, 286, 100), "#FFF8E7", "#B2301F", 8, 1.8)
    sheet.svg("shared/icons/lock_red", (12, 241, 17, 17))
    sheet.say((36, 236, 240, 26), "cuba-art-sample-refused", size=14.5, colour="#8E1F1A", face="bold", **ONE)
    sheet.say((14, 264, 262, 60), "cuba-art-sample-why", size=12.5, colour=INK, leading=1.4, valign="top")
    sheet.place(face("role:mayor:hand"), 304, 230)
    for i, color in enumerate(("blue", "red")):
        sheet.svg(f"shared/seats/{color}", (0, 347 + 23 * i, 15, 15))
        sheet.say((24, 343 + 23 * i, 270, 23), f"cuba-art-sample-log-{i + 1}", size=13.5, **ONE)
    return sheet
