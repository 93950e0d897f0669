"""What the table shows while the architect works: the rest of the town in the shade, and the price of a lifted tile."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import ring
from game.titles.cuba.art import faces, inks
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.architect import missing, surcharge
from game.titles.cuba.rules.board import BIT, BUILDABLE, CROSS, FIELD_PIECE, FIELDS, kind_of
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.rules.statutes import tax
from game.titles.cuba.table import places, seen
from game.titles.cuba.table.meaning import is_altered
from game.titles.cuba.table.placement import docked, empty

SHADE: Rect = (*places.TOWN[:2], places.HILL[0] - places.TOWN[0], places.TOWN[3])


def shade(v: View, sheet: DisplayList) -> None:
    """Bay and square with what lies there, all in the shade but the law that changes the price."""
    s: CubaState = v.state
    for number, dock in enumerate(box.DOCKS):
        if s.docks[number]:
            _lay(sheet, docked(s, number), places.SHIPS_IN[dock])
    if s.sea:
        _lay(sheet, empty(s.sea), places.SEA, places.SEA_SCALE)
    for kind, bill in zip(box.TYPES, s.bills):
        if bill:
            _lay(sheet, f"bill:{bill}", places.BILLS[kind])
    for number, kind in zip(box.MERCHANDISE, box.MERCHANDISE_IDS):
        for at in range(s.market[number]):
            x, y, w, h = places.price_row(number, at)
            _lay(sheet, f"piece:{kind}:17", (x + inks.LOCK, y, w - inks.LOCK, h))
    for kind in places.SUPPLY_ORDER:
        if s.supply[box.NUMBER[kind]]:
            _lay(sheet, f"piece:{kind}:14", places.supply(kind))
    dearer = surcharge(s) > 0
    for kind, law in zip(box.TYPES, s.statutes):
        if law and not (dearer and kind == "other"):
            _lay(sheet, f"law:{law}", places.LAWS[kind])
    lay.fill(sheet, SHADE, lay.ground(VEILED))
    if dearer:
        _lay(sheet, f"law:{s.statutes[box.TYPES.index('other')]}", places.LAWS["other"])
        x, y, w, h = places.LAWS["other"]
        lay.fill(sheet, (x - 1, y - 1, w + 2, h + 2), ring(inks.GOLD, inks.INK))


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
    change = lay.shared(_change(s, me, at if free else -1), 1.8)
    right = lay.column(lay.shared(_loss(s, me, at)), change, gap=inks.INSET) if free else change
    parts = lay.row(
        lay.shared(_card(s, tile)), lay.shared(_cost(s, me, tile), 1.3), lay.shared(right, 1.1), gap=inks.PAD
    )
    title = inks.lined("cuba-art-build-this", inks.HEAD, {"building": tile}, high=inks.HEAD_HIGH)
    board = lay.on(inks.BOARD, lay.column(title, lay.shared(parts), gap=2), inks.PAD, 2)
    return inks.kept(lay.column(board, lay.blank(high=STRIP_HIGH), gap=inks.PAD), places.HAND)


VEILED: Final = Ground("#1A0F1E", "", 0, 0, 0.52)
STRIP_HIGH: Final = places.ACTIONS[3]


def _loss(s: CubaState, me: int, at: int) -> Block:
    """The field that would be built over, and how many of its kind are left."""
    side = s.sides[me]
    piece = FIELD_PIECE[side][at]
    free = sum(kind == piece and not s.covered[me] >> n & 1 for n, kind in enumerate(FIELD_PIECE[side]))
    lost = inks.TOLD.but(colour=inks.RED, face="bold", leading=1.2)
    left = lay.write(f"[{box.PIECES[piece]}] {free} → **{free - 1}**", inks.FIGURE.but(colour=inks.INK))
    told = lay.column(lay.shared(lay.say("cuba-art-build-loses", lost, {"field": kind_of(side, at)})), left, gap=0)
    field = lay.over(lay.picture(f"cuba/fields/{box.SIDES[side][at]}"), lay.picture("cuba/struck"))
    return lay.on(
        inks.PAGE.but(line=inks.ROSE, width=1.4), lay.row(lay.pad(lay.sized(field, 52), 0, 3), told), inks.INSET, 3
    )


def _card(s: CubaState, tile: str) -> Block:
    """The tile with its effect and its text."""
    does = " ".join(inks.effect(tile, is_altered(s, tile))).strip()
    plate = lay.on(
        Ground(inks.GROUP[box.BUILDINGS[tile].group], "", 0),
        lay.write(does, inks.FIGURE.but(align="center", colour=inks.WHITE)),
    )
    text = lay.say(inks.text_of(tile), inks.TOLD.but(colour=inks.INK_2, leading=1.2))
    house = lay.pad(lay.on(inks.STRIP.but(fill="#F3D9A6", line=""), lay.icon(f"cuba/buildings/{tile}", 56)), 1, 1, 1, 0)
    return lay.on(
        inks.SLIP,
        lay.column(
            lay.sized(house, high=58), lay.sized(plate, high=inks.LINE_HIGH), lay.pad(text, inks.INSET, 2), gap=0
        ),
    )


def _cost(s: CubaState, me: int, tile: str) -> Block:
    """A row for each kind that is paid: how many, and what is left; or how many are missing."""
    rows = [
        (kind, n, s.own(me, box.NUMBER[kind]), lack)
        for kind, n, lack in zip(faces.RESOURCES, box.BUILDINGS[tile].cost, missing(s, me, tile))
        if n
    ]
    dearer = surcharge(s)
    if dearer:
        rows.append(("coin", dearer, s.pesos[me], max(0, dearer - s.pesos[me])))
    title = inks.lined("cuba-art-build-cost", inks.NAME.but(colour=inks.PALE))
    few = len(rows) < len(PAID)
    paid = [lay.shared(_paid(*one, 24 if few else inks.LINE_HIGH)) for one in rows]
    rest = lay.shared(lay.blank(), 3 - len(rows)) if len(rows) < 3 else None
    return lay.on(inks.STRIP, lay.column(title, *paid, rest, gap=3), inks.INSET, 2)


PAID: Final = (*faces.RESOURCES, "coin")
"""All that a house may cost."""


def _paid(kind: str, n: int, own: int, lack: int, edge: float) -> Block:
    pieces = lay.row(*(inks.sign(kind, edge) for _ in range(min(n, 3))), gap=inks.LOCK - edge)
    short = lay.say("cuba-art-build-lack", inks.LAST.but(colour=inks.WARNING), {"n": lack})
    left = short if lack else lay.write(f"{own} → **{own - n}**", inks.FIGURE.but(align="right"))
    told = lay.row(lay.sized(pieces, 52), lay.sized(lay.write(n, inks.NAME), inks.MARK), left, gap=2)
    return lay.on(inks.BED.but(line=inks.RED, width=1.6) if lack else inks.BED, told, 3, 0)


def _change(s: CubaState, me: int, at: int = -1) -> Block:
    """What one building more means: points at the end, the tax, the subsidy; on a known field, the foreman's reach."""
    houses = s.covered[me].bit_count()
    lines: list[tuple[str, dict[str, int]]] = [
        ("cuba-art-build-houses", {"now": houses, "next": houses + 1}),
        ("cuba-art-build-end", {"n": box.BUILDING_VP}),
    ]
    law = box.STATUTES[s.statutes[box.TAX]]
    if law.per == "building":
        lines.append(("cuba-art-build-tax", {"now": tax(s, me), "next": tax(s, me) + law.amount}))
    for kind in s.statutes:
        if kind and box.STATUTES[kind].type == "subsidy" and box.STATUTES[kind].per == "building":
            lines.append(("cuba-art-build-subsidy", {"now": houses, "next": houses + 1}))
    if at >= 0:
        reach = CROSS[s.pawn[me]]
        now = (s.covered[me] & reach).bit_count()
        lines.insert(1, ("cuba-art-build-reach", {"now": now, "next": now + bool(reach & BIT[at])}))
    rows = (inks.lined(message, inks.INKED, facts, high=19) for message, facts in lines[: 3 if at >= 0 else None])
    where = lay.say("cuba-art-build-field", inks.TOLD.but(colour=inks.RED)) if at < 0 else lay.blank()
    title = inks.lined("cuba-art-build-then", inks.NAME.but(colour="#2F5218"))
    return lay.on(
        inks.PAGE.but(fill="#E4EED0", line="#3F6A22", width=1.4), lay.column(title, *rows, where, gap=0), inks.INSET, 1
    )
