"""What lies before whoever looks: purse, courtyard, plantation, characters, the strip of the running card."""

from __future__ import annotations

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList
from game.titles.cuba.art.inks import (
    CELL,
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    INK,
    LINE,
    MIDDLE,
    ONE,
    RIGHT,
    SEAT,
    SECOND,
    SUN,
    dashes,
    panel,
)
from game.titles.cuba.rules.board import FIELDS
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PRODUCTS, SIDES, VOTES
from game.titles.cuba.rules.harbour import in_force
from game.titles.cuba.rules.state import KINDS_OF_PIECES, KINDS_OF_PRODUCTS, CubaState
from game.titles.cuba.table import places, seen


def plantation(v: View) -> DisplayList:
    """The own land: purse, courtyard, twelve fields, the row and column of the pawn."""
    s: CubaState = v.state
    me = seen.me_of(v)
    color = seen.color_of(v, me)
    sheet = DisplayList(1280, 720)
    panel(sheet, places.PLANTATION, SEAT[color], 2)
    sheet.svg(f"shared/seats/{color}", (20, 438, 18, 18))
    with sheet.aside():
        sheet.say((44, 435, 140, 24), "cuba-art-land-of", {"seat": me}, size=16, face="title", **ONE)
    turn = bool(s.pending) and me in s.pending[-1].seats
    with sheet.aside():
        sheet.say((184, 437, 246 if turn else 312, 20), "cuba-art-cross", size=12, colour=SECOND, **RIGHT)
        if turn:
            sheet.panel((436, 438, 60, 18), GOLD, "", 9)
            sheet.say((438, 438, 56, 18), "cuba-art-turn", size=12, colour=INK, face="bold", **MIDDLE)
    _courtyard(s, me, sheet)
    _fields(v, sheet)
    found = DisplayList(places.PLANTATION[2], places.PLANTATION[3])
    found.place(sheet, -places.PLANTATION[0], -places.PLANTATION[1])
    return found


def _courtyard(s: CubaState, me: int, sheet: DisplayList) -> None:
    with sheet.aside():
        sheet.panel((20, 460, 150, 32), DEEP, SUN, 6, 1)
    for edge, icon, owned in ((26, "coin", s.pesos[me]), (98, "vp", s.vp[me])):
        sheet.svg(f"cuba/icons/{icon}", (edge, 464, 24, 24))
        for how, size in ((GONE, 20), (QUIET, 24)):
            with sheet.aside(how):
                sheet.write((edge + 28, 460, 42, 32), str(owned), size=size, face="bold", **ONE)
    sheet.hot((20, 460, 74, 32), "purse")
    sheet.hot((96, 460, 74, 32), "points")
    for i, family in enumerate(("resources", "products", "goods")):
        with sheet.aside():
            sheet.say((21, 493 + 61 * i, 148, 17), f"cuba-art-{family}", size=11.5, colour=SECOND, **ONE)
    for kind, (x, y, w, h) in places.YARD.items():
        number = NUMBER[kind]
        count = s.yard[me * KINDS_OF_PIECES + number]
        with sheet.aside():
            sheet.panel((x, y, w, h), CELL, "#2E6A62", 5, 1)
        if not count:
            with sheet.aside(SHADOW):
                sheet.svg(f"cuba/icons/{kind}", (x + 3, y + 10, 24, 24), 160)
        ink = CREAM if count else FAINT
        with sheet.aside("" if count else GONE):
            sheet.write((x + w - 24, y + 3, 21, 24), str(count), size=17, colour=ink, face="bold", **RIGHT)
        if number in PRODUCTS and (stored := s.stored[me * KINDS_OF_PRODUCTS + number]):
            sheet.write((x + w - 26, y + 26, 24, 16), f"[barn]{stored}", size=11.5, colour=SECOND, **RIGHT)
        sheet.hot((x, y, w, h), kind)


def _fields(v: View, sheet: DisplayList) -> None:
    s: CubaState = v.state
    me = seen.me_of(v)
    x0, y0, w, h = places.FIELD["a1"]
    step_x, step_y = 80.6, 73.1
    sheet.panel((x0 - 4, y0 - 3, 4 * step_x + 5, 3 * step_y + 3), "#4A2A18", "#8A5A2E", 5, 1.2)
    side = s.sides[me]
    if not side:
        sheet.say((x0, y0 + 70, 4 * step_x, 70), "cuba-art-no-side", size=15, colour=SECOND, align="center")
        return
    for at, field in enumerate(FIELDS):
        drawing = "plot" if s.covered[me] >> at & 1 else SIDES[side][at]
        x, y, wide, high = places.FIELD[field]
        sheet.svg(f"cuba/fields/{drawing}", (x, y, wide, high))
        with sheet.aside():
            sheet.panel((x + 2, y + 2, 19, 14), "#2B1608", "", 4, 0, 0.5)
            sheet.write((x + 2, y + 1, 19, 15), field, size=11.5, colour="#FFF3D2", **MIDDLE)
    if s.phase in ("setup_sides", "setup_goods"):
        return
    row, col = divmod(s.pawn[me], COLUMNS)
    top, left = y0 + row * step_y, x0 + col * step_x
    with sheet.aside():
        dashes(sheet, (x0 - 1, top - 1.5, 4 * step_x, h + 3), "#FFFFFF", 2, "6 4", 5)
        dashes(sheet, (left - 1.5, y0 - 1, w + 3, 3 * step_y), "#FFFFFF", 2, "6 4", 5)
    with sheet.aside(QUIET):
        _cross(s, me, sheet, seen.asked(v) in ("turn", "worker_harvest"))
    x, y, w, h = places.FIELD["a1"]
    if any(s.stored[me * KINDS_OF_PRODUCTS : (me + 1) * KINDS_OF_PRODUCTS]):
        sheet.panel((x + 3, y + h - 23, w - 6, 21), "#FFF8E7", "#8A5A2E", 5, 1, 0.92)


def _cross(s: CubaState, me: int, sheet: DisplayList, veiled: bool) -> None:
    """One outline round the row and the column of the pawn; ``veiled``: with less light on the other fields."""
    x0, y0, w, h = places.FIELD["a1"]
    step_x, step_y = 80.6, 73.1
    row, col = divmod(s.pawn[me], COLUMNS)
    for at, field in enumerate(FIELDS):
        if veiled and row != at // COLUMNS and col != at % COLUMNS:
            sheet.panel(places.FIELD[field], "#150E2B", "", 0, 0, 0.42)
    top, left, wide, high = step_y * row, step_x * col, 4 * step_x - 2.6, 3 * step_y - 2.6
    low, right = top + h, left + w
    upper = ((left, top), (left, 0.0), (right, 0.0), (right, top), (wide, top))
    lower = ((wide, low), (right, low), (right, high), (left, high), (left, low), (0.0, low), (0.0, top))
    line = " L".join(f"{x + 2:.1f} {y + 2:.1f}" for x, y in upper + lower)
    body = f'<path d="M{line}Z" fill="none" stroke="#FFF8E7" stroke-width="2.2" stroke-linejoin="round"/>'
    box = (wide + 4, high + 4)
    sheet.shape(body, (x0 - 2, y0 - 2, *box), box)


def hand(v: View) -> DisplayList:
    """The ground under the five characters, and the strip below them."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(486, 250)
    with sheet.aside():
        panel(sheet, (0, 0, 486, 250))
    if not s.pending:
        sheet.say((10, 3, 200, 22), "cuba-art-characters", size=16, face="title", **ONE)
    with sheet.aside():
        sheet.panel((8, 186, 470, 58), "#0B2422", LINE, 6, 1)
    key = seen.asked(v)
    mine = bool(s.pending) and me in s.pending[-1].seats
    played = s.played[s.seat][-1] if s.played[s.seat] else ""
    if key in ("tax", "duty") and not mine:
        sheet.say((20, 186, 446, 58), f"cuba-art-asked-{key}", {"seat": s.seat}, size=14)
        return sheet
    if key in ("tax", "duty"):
        sheet.say((156, 186, 136, 58), f"cuba-art-{key}-brings", size=12, colour="#FFD7A0", leading=1.3)
        return sheet
    if key in ("architect", "mayor") and mine:
        sheet.say((156, 186, 138, 58), f"cuba-art-strip-{key}", size=12, colour="#FFD7A0", leading=1.25)
    elif key == "worker_harvest" and mine:
        strip = "cuba-art-strip-worker-harvest" + ("-drought" if in_force(s, "drought") else "")
        sheet.say((20, 186, 268, 58), strip, size=12.5, leading=1.3)
    elif played and key in ("trade", "architect", "mayor", "worker_place", "worker_harvest", "foreman") and not mine:
        facts = {"seat": s.seat, "character": played}
        sheet.say((20, 186, 446, 58), "cuba-art-plays", facts, size=14)
    elif key == "turn" and not mine:
        sheet.say((20, 186, 446, 58), "cuba-art-next-is", {"seat": s.seat}, size=14)
    elif key in ("turn", "delegate", "worker_place"):
        rest = [card for card in CHARACTERS if card not in s.played[me] and card != s.delegate[me]]
        facts = {"n": len(rest), "votes": sum(VOTES[card] for card in rest)}
        name = "turn" if key == "turn" else key.replace("_", "-")
        sheet.say((20, 186, 446, 58), f"cuba-art-strip-{name}", facts, size=12.5, leading=1.35)
    return sheet
