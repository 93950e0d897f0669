"""What the table shows while the architect works: the rest of the town in the shade, and the price of a lifted tile."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList, Rect
from game.titles.cuba.art import faces
from game.titles.cuba.art.inks import (
    CELL,
    CREAM,
    GROUP,
    INK,
    INK_2,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    RED,
    RIGHT,
    effect,
    panel,
    ring,
    text_of,
)
from game.titles.cuba.rules.actions.architect import missing, surcharge
from game.titles.cuba.rules.board import BIT, BUILDABLE, CROSS, FIELD_PIECE, FIELDS, kind_of
from game.titles.cuba.rules.components import (
    BUILDING_VP,
    BUILDINGS,
    DOCKS,
    MERCHANDISE,
    MERCHANDISE_IDS,
    NUMBER,
    PIECES,
    SIDES,
    STATUTES,
    TAX,
    TYPES,
)
from game.titles.cuba.rules.harbour import KINDS
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.rules.statutes import tax
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.meaning import is_altered

SHADE: Rect = (places.TOWN[0], places.TOWN[1], 560, places.TOWN[3])


def shade(v: View, sheet: DisplayList) -> None:
    """Bay and square with what lies there, all in the shade but the law that changes the price."""
    s: CubaState = v.state
    for number, dock in enumerate(DOCKS):
        if s.docks[number]:
            cargo = "".join(str(n) for n in s.cargo[number * KINDS : (number + 1) * KINDS])
            _lay(sheet, f"ship:{s.docks[number]}:{cargo}", places.SHIPS_IN[dock])
    if s.sea:
        _lay(sheet, f"ship:{s.sea}:{'0' * KINDS}", places.SEA, places.SEA_SCALE)
    for kind, bill in zip(TYPES, s.bills):
        if bill:
            _lay(sheet, f"bill:{bill}", places.BILLS[kind])
    for number, kind in zip(MERCHANDISE, MERCHANDISE_IDS):
        for row in range(s.market[number]):
            x, y, w, h = places.price_row(number, row)
            _lay(sheet, f"piece:{kind}:17", (x + 16, y, w - 16, h))
    for kind in places.SUPPLY_ORDER:
        if s.supply[NUMBER[kind]]:
            _lay(sheet, f"piece:{kind}:14", places.supply(kind))
    dearer = surcharge(s) > 0
    for kind, law in zip(TYPES, s.statutes):
        if law and not (dearer and kind == "other"):
            _lay(sheet, f"law:{law}", places.LAWS[kind])
    sheet.panel(SHADE, "#1A0F1E", "", 0, 0, 0.52)
    if dearer:
        _lay(sheet, f"law:{s.statutes[TYPES.index('other')]}", places.LAWS["other"])
        x, y, w, h = places.LAWS["other"]
        ring(sheet, (x - 1, y - 1, w + 2, h + 2), 4)


def _lay(sheet: DisplayList, face: str, rect: Rect, scale: float = 1) -> None:
    """A piece in the middle of its place."""
    drawn = faces.face(face)
    x, y, w, h = rect
    sheet.place(drawn, x + (w - drawn.size[0] * scale) / 2, y + (h - drawn.size[1] * scale) / 2, scale)


def held(v: View, piece: str, slot: str = "") -> DisplayList | None:
    """The price of a lifted tile and what it changes, over the characters. 1280 x 720."""
    s: CubaState = v.state
    tile = piece.split("/")[1] if piece.startswith("tile/") else ""
    if not tile or seen.asked(v) != "architect":
        return None
    me = seen.me_of(v)
    sheet = DisplayList(1280, 720)
    x, y, w, _ = places.HAND
    panel(sheet, (x, y, w, 184))
    sheet.say((x + 10, y + 2, w - 20, 26), "cuba-art-build-this", {"building": tile}, size=16, face="title", **ONE)
    _card(s, tile, sheet, (x + 10, y + 30, 134, 148))
    _cost(s, me, tile, sheet, (x + 152, y + 30, 172, 148))
    field = slot.partition("/")[2] if slot.startswith("field/") else ""
    free = field in FIELDS and BUILDABLE & BIT[FIELDS.index(field)] and not s.covered[me] & BIT[FIELDS.index(field)]
    if free:
        _loss(s, me, FIELDS.index(field), sheet, (x + 332, y + 30, 146, 62))
        _change(s, me, sheet, (x + 332, y + 97, 146, 81), FIELDS.index(field))
    else:
        _change(s, me, sheet, (x + 332, y + 30, 146, 148))
    return sheet


def _loss(s: CubaState, me: int, at: int, sheet: DisplayList, rect: Rect) -> None:
    """The field that would be built over, and how many of its kind are left."""
    x, y, w, h = rect
    side = s.sides[me]
    piece = FIELD_PIECE[side][at]
    free = sum(kind == piece and not s.covered[me] >> n & 1 for n, kind in enumerate(FIELD_PIECE[side]))
    sheet.panel(rect, "#FFF8E7", "#8E1F1A", 7, 1.4)
    sheet.svg(f"cuba/fields/{SIDES[side][at]}", (x + 6, y + 6, 52, h - 12))
    body = '<path d="M4 46 L48 4" stroke="#FFF8E7" stroke-width="8"/><path d="M4 46 L48 4" stroke="#B2301F" stroke-width="4"/>'
    sheet.shape(body, (x + 6, y + 6, 52, h - 12), (52, 50))
    sheet.say(
        (x + 62, y + 2, w - 64, 36),
        "cuba-art-build-loses",
        {"field": kind_of(side, at)},
        size=12,
        colour=RED,
        face="bold",
        leading=1.2,
    )
    sheet.write(
        (x + 62, y + 37, w - 68, 22), f"[{PIECES[piece]}] {free} → **{free - 1}**", size=14.5, colour=INK, **ONE
    )


def _card(s: CubaState, tile: str, sheet: DisplayList, rect: Rect) -> None:
    """The tile with its effect and its text."""
    x, y, w, h = rect
    data = BUILDINGS[tile]
    sheet.panel(rect, "#F6EEDC", "#8A6A3B", 7, 1.2)
    sheet.panel((x + 1, y + 1, w - 2, 58), "#F3D9A6", "", 6)
    sheet.svg(f"cuba/buildings/{tile}", (x + 38, y + 1, 58, 58))
    sheet.panel((x, y + 58, w, 20), GROUP[data.group], "", 0)
    first, second = effect(tile, is_altered(s, tile))
    sheet.write((x + 4, y + 58, w - 8, 20), f"{first} {second}".strip(), size=14, colour="#FFFFFF", **MIDDLE)
    sheet.say((x + 7, y + 80, w - 14, h - 84), text_of(tile), size=12, colour=INK_2, leading=1.25)


def _cost(s: CubaState, me: int, tile: str, sheet: DisplayList, rect: Rect) -> None:
    """A row for each kind that is paid: how many, and what is left; or how many are missing."""
    x, y, w, h = rect
    sheet.panel(rect, "#0B2422", LINE, 7, 1)
    sheet.say((x + 9, y + 1, w - 18, 22), "cuba-art-build-cost", size=13, colour=PALE, face="bold", **ONE)
    rows = [
        (kind, n, s.own(me, NUMBER[kind]), lack)
        for kind, n, lack in zip(faces.RESOURCES, BUILDINGS[tile].cost, missing(s, me, tile))
        if n
    ]
    dearer = surcharge(s)
    if dearer:
        rows.append(("coin", dearer, s.pesos[me], max(0, dearer - s.pesos[me])))
    pitch = min(40.0, (h - 26) / len(rows))
    for i, (kind, n, own, lack) in enumerate(rows):
        top = y + 24 + pitch * i
        high = pitch - 3
        sheet.panel((x + 6, top, w - 12, high), CELL, RED if lack else "#2E6A62", 5, 1.6 if lack else 1)
        edge = min(24.0, high - 4)
        for j in range(min(n, 3)):
            sheet.svg(f"cuba/icons/{kind}", (x + 10 + 16 * j, top + (high - edge) / 2, edge, edge))
        sheet.write((x + 66, top, 20, high), str(n), size=16, colour=CREAM, face="bold", **ONE)
        if lack:
            sheet.say(
                (x + 84, top, w - 96, high), "cuba-art-build-lack", {"n": lack}, size=13, colour="#FFC9B4", **RIGHT
            )
        else:
            text = f"{own} → **{own - n}**"
            sheet.write((x + 84, top, w - 96, high), text, size=14, colour=CREAM, **RIGHT)


def _change(s: CubaState, me: int, sheet: DisplayList, rect: Rect, at: int = -1) -> None:
    """What one building more means: points at the end, the tax, the subsidy; on a known field, the foreman's reach."""
    x, y, w, _ = rect
    houses = s.covered[me].bit_count()
    sheet.panel(rect, "#E4EED0", "#3F6A22", 7, 1.4)
    sheet.say((x + 9, y + 1, w - 18, 22), "cuba-art-build-then", size=13, colour="#2F5218", face="bold", **ONE)
    lines: list[tuple[str, dict[str, int]]] = [
        ("cuba-art-build-houses", {"now": houses, "next": houses + 1}),
        ("cuba-art-build-end", {"n": BUILDING_VP}),
    ]
    law = STATUTES[s.statutes[TAX]]
    if law.per == "building":
        lines.append(("cuba-art-build-tax", {"now": tax(s, me), "next": tax(s, me) + law.amount}))
    for kind in s.statutes:
        if kind and STATUTES[kind].type == "subsidy" and STATUTES[kind].per == "building":
            lines.append(("cuba-art-build-subsidy", {"now": houses, "next": houses + 1}))
    if at >= 0:
        reach = CROSS[s.pawn[me]]
        now = (s.covered[me] & reach).bit_count()
        lines.insert(1, ("cuba-art-build-reach", {"now": now, "next": now + bool(reach & BIT[at])}))
    lines = lines[: int((rect[3] - 24) // 19)]
    for i, (message, facts) in enumerate(lines):
        sheet.say((x + 9, y + 24 + 19 * i, w - 16, 19), message, facts, size=12.5, colour=INK, **ONE)
    top = y + 30 + 19 * len(lines)
    if at < 0:
        sheet.say(
            (x + 9, top, w - 16, rect[3] - (top - y) - 4), "cuba-art-build-field", size=12, colour=RED, leading=1.25
        )
