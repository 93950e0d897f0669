"""What the table shows while the architect works: the rest of the town in the shade, and the price of a lifted tile."""

from __future__ import annotations

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    icon,
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
from game.presentation.parts import ring
from game.titles.cuba.art import faces
from game.titles.cuba.art.inks import (
    BOARD,
    CELL,
    GOLD,
    GROUP,
    HEAD,
    INK,
    INK_2,
    NAME,
    PAGE,
    PALE,
    PLATE,
    RED,
    SLIP,
    SMALL,
    STRIP,
    effect,
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

SHADE: Rect = (*places.TOWN[:2], places.HILL[0] - places.TOWN[0], places.TOWN[3])


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
        for at in range(s.market[number]):
            x, y, w, h = places.price_row(number, at)
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
        fill(sheet, (x - 1, y - 1, w + 2, h + 2), ring(GOLD, INK, 4))


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
    field = slot.partition("/")[2] if slot.startswith("field/") else ""
    at = FIELDS.index(field) if field in FIELDS else -1
    free = at >= 0 and BUILDABLE & BIT[at] and not s.covered[me] & BIT[at]
    change = _change(s, me, at if free else -1)
    right = column(sized(_loss(s, me, at), high=62), change, gap=5) if free else change
    parts = row(sized(_card(s, tile), 134), sized(_cost(s, me, tile), 172), right, gap=8)
    title = sized(say("cuba-art-build-this", HEAD, {"building": tile}), high=26)
    sheet = DisplayList(1280, 720)
    x, y, w, _ = places.HAND
    fill(sheet, (x, y, w, 184), on(BOARD, column(title, parts, gap=2), 10, 2))
    return sheet


def _loss(s: CubaState, me: int, at: int) -> Block:
    """The field that would be built over, and how many of its kind are left."""
    side = s.sides[me]
    piece = FIELD_PIECE[side][at]
    free = sum(kind == piece and not s.covered[me] >> n & 1 for n, kind in enumerate(FIELD_PIECE[side]))
    lost = SMALL.but(size=12, colour=RED, face="bold", leading=1.2, lines=0)
    told = column(
        say("cuba-art-build-loses", lost, {"field": kind_of(side, at)}),
        sized(write(f"[{PIECES[piece]}] {free} → **{free - 1}**", SMALL.but(size=14.5, colour=INK)), high=20),
        gap=0,
    )
    field = over(picture(f"cuba/fields/{SIDES[side][at]}"), picture("cuba/struck"))
    return on(PAGE.but(line="#8E1F1A", width=1.4), row(pad(sized(field, 52), 0, 3), told), 5, 3)


def _card(s: CubaState, tile: str) -> Block:
    """The tile with its effect and its text."""
    does = " ".join(effect(tile, is_altered(s, tile))).strip()
    plate = on(Ground(GROUP[BUILDINGS[tile].group], "", 0), write(does, PLATE.but(size=14, face="body")))
    text = say(text_of(tile), SMALL.but(size=12, colour=INK_2, leading=1.25, lines=0))
    house = pad(over(on(Ground("#F3D9A6", "", 6), blank()), icon(f"cuba/buildings/{tile}", 56)), 1, 1, 1, 0)
    return on(SLIP, column(sized(house, high=58), sized(plate, high=20), pad(text, 7, 2), gap=0))


def _cost(s: CubaState, me: int, tile: str) -> Block:
    """A row for each kind that is paid: how many, and what is left; or how many are missing."""
    rows = [
        (kind, n, s.own(me, NUMBER[kind]), lack)
        for kind, n, lack in zip(faces.RESOURCES, BUILDINGS[tile].cost, missing(s, me, tile))
        if n
    ]
    dearer = surcharge(s)
    if dearer:
        rows.append(("coin", dearer, s.pesos[me], max(0, dearer - s.pesos[me])))
    title = sized(say("cuba-art-build-cost", NAME.but(size=13, colour=PALE)), high=22)
    few = len(rows) < 4
    paid = [_paid(*one, 24 if few else 20) for one in rows]
    lines = [sized(one, high=37) for one in paid] if few else [shared(one) for one in paid]
    return on(STRIP.but(radius=7), column(title, *lines, blank() if few else None, gap=3), 6, 2)


def _paid(kind: str, n: int, own: int, lack: int, edge: float) -> Block:
    pieces = row(*(icon(f"cuba/icons/{kind}", edge) for _ in range(min(n, 3))), gap=16 - edge)
    many = SMALL.but(size=14, align="right")
    left = (
        say("cuba-art-build-lack", many.but(size=13, colour="#FFC9B4"), {"n": lack})
        if lack
        else write(f"{own} → **{own - n}**", many)
    )
    told = row(sized(pieces, 52), sized(write(n, NAME.but(size=16)), 14), left, gap=2)
    return on(Ground(CELL, RED if lack else "#2E6A62", 5, 1.6 if lack else 1), told, 4, 0)


def _change(s: CubaState, me: int, at: int = -1) -> Block:
    """What one building more means: points at the end, the tax, the subsidy; on a known field, the foreman's reach."""
    houses = s.covered[me].bit_count()
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
    words = SMALL.but(colour=INK)
    rows = (sized(say(message, words, facts), high=19) for message, facts in lines[: 3 if at >= 0 else None])
    where = say("cuba-art-build-field", words.but(size=12, colour=RED, leading=1.25, lines=0)) if at < 0 else blank()
    title = sized(say("cuba-art-build-then", NAME.but(size=13, colour="#2F5218")), high=22)
    return on(Ground("#E4EED0", "#3F6A22", 7, 1.4), column(title, *rows, where, gap=0), 7, 1)
