"""The plates of the others: points, purse, plantation, pieces, what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Event, View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, Rect
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    LAND,
    MIDDLE,
    ONE,
    RIGHT,
    SEAT,
    SUN,
    dashes,
    panel,
    short_name,
)
from game.titles.cuba.rules.board import FIELD_PIECE
from game.titles.cuba.rules.components import CHARACTERS, COLUMNS, NUMBER, PIECES, SIDES, VOTES
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen

_ORDER: Final = ("wood", "stone", "water", "citrus", "sugar", "tobacco", "rum", "cigars")


def plates(v: View) -> dict[str, DisplayList]:
    """The region of each rival."""
    rects = places.rivals(v.state.seats)
    return {
        f"plate/{place}": plate(v, seat, rect[2], rect[3])
        for place, (seat, rect) in enumerate(zip(seen.others_of(v), rects), 1)
    }


def plate(v: View, seat: int, w: float, h: float) -> DisplayList:
    """A rival; the higher the plate the larger the plantation."""
    s: CubaState = v.state
    color = seen.color_of(v, seat)
    now = bool(s.pending) and seat in s.pending[-1].seats
    sheet = DisplayList(w, h)
    with sheet.aside("" if now else GONE):
        panel(sheet, (0, 0, w, h), GOLD if now else SEAT[color], 2.6 if now else 1.6, "#184B47" if now else "#0F302E")
    if not now:
        with sheet.aside(QUIET):
            sheet.panel((0, 0, w, h), "#0F302E", "", 8, 0, 0.7)
    low = h < 100
    sheet.svg(f"shared/seats/{color}", (9, 5, 19, 19))
    sheet.say((33, 2, 76 if low else 92, 25), "table-player", {"seat": seat}, size=14.5, face="bold", **ONE)
    if s.start_seat == seat:
        sheet.svg("cuba/icons/start", (112 if low else 126, 6, 16, 16))
    if not low:
        sheet.write((146, 2, 46, 25), f"[coin] {s.pesos[seat]}", size=14.5, face="bold", **ONE)
    sheet.panel((w - 68, 3, 63, 23), DEEP, SUN, 5, 1)
    sheet.svg("cuba/icons/vp", (w - 63, 6, 17, 17))
    sheet.write((w - 46, 3, 37, 23), str(s.vp[seat]), size=17, face="bold", **RIGHT)
    sheet.hot((w - 68, 3, 63, 23), "points")
    if low:
        _dots(s, seat, sheet, 130)
        land: Rect = (7, 30, 112, 53)
        _plantation(v, seat, sheet, land)
        _counts(s, seat, sheet, 122, 29, 34, 19.4, 4)
    elif h < 150:
        _plantation(v, seat, sheet, (7, 31, 114, 63))
        _counts(s, seat, sheet, 126, 30, 45, 21.5, 3)
        _cards(s, seat, sheet, h - 22, 17)
    else:
        tall = h > 300
        _plantation(v, seat, sheet, (7, 31, 250, 178 if tall else 82))
        _counts(s, seat, sheet, 10, 214 if tall else 116, 49, 22, 5)
        _cards(s, seat, sheet, h - (34 if tall else 25), 26 if tall else 19)
        if tall:
            with sheet.aside():
                _names(s, seat, sheet, 262, h - 300)
    return sheet


def story(v: View, events: Sequence[Event]) -> DisplayList | None:
    """The plate of whoever acts while his deeds are told: the plantation stays, beside it the card and what he does."""
    s: CubaState = v.state
    seat = events[-1].params.get("seat") if events else None
    if not isinstance(seat, int) or seen.in_chamber(s) or seat not in seen.others_of(v):
        return None
    _, _, w, h = places.rivals(s.seats)[seen.others_of(v).index(seat)]
    sheet = plate(v, seat, w, h)
    x, y, wide, high = 6.0, 258.0 if h > 300 else 114.0, w - 12, 82.0 if h > 300 else 46.0
    if h < 150:
        x, y, wide, high = 122.0, 28.0, w - 128, h - (34 if h < 100 else 54)
    sheet.panel((x, y, wide, high), DEEP, GOLD, 6, 1.2)
    card = s.played[seat][-1] if s.played[seat] else ""
    left = x + 6
    if card:
        sheet.svg(f"cuba/roles/{card}", (x + 4, y + 5, 44, 33))
        left = x + 52
    params = dict(events[-1].params)
    kind = events[-1].kind.replace("_", "-")
    sheet.say((left, y + 3, x + wide - left - 5, high - 6), f"cuba-log-{kind}", params, size=12.5, leading=1.2)
    return sheet


def _plantation(v: View, seat: int, sheet: DisplayList, rect: Rect) -> None:
    s: CubaState = v.state
    x0, y0, w, h = rect
    sheet.panel(rect, "#3E2410", "", 4)
    side = s.sides[seat]
    if not side:
        return
    gap = 1.4
    fw, fh = (w - 4 - 3 * gap) / 4, (h - 4 - 2 * gap) / 3
    for at in range(PLOTS):
        row, col = divmod(at, COLUMNS)
        x, y = x0 + 2 + col * (fw + gap), y0 + 2 + row * (fh + gap)
        building = s.building_at(seat, at)
        large = fh > 40
        if large:
            sheet.svg(f"cuba/fields/{'plot' if building else SIDES[side][at]}", (x, y, fw, fh))
        else:
            sheet.panel((x, y, fw, fh), "#F2DCA8" if building else LAND[SIDES[side][at]], "", 2)
        edge = min(fh, fw) * (0.86 if large or building else 0.72)
        place = (x + (fw - edge) / 2, y + (fh - edge) / 2, edge, edge)
        if building:
            sheet.svg(f"cuba/buildings/{building}", place)
            sheet.hot((x, y, fw, fh), f"sold/{building}")
        elif at:
            edge = min(edge, 22)
            sheet.svg(
                f"cuba/icons/{PIECES[FIELD_PIECE[side][at]]}", (x + (fw - edge) / 2, y + (fh - edge) / 2, edge, edge)
            )
        elif not large:
            sheet.svg("cuba/icons/barn", place)
        if s.pawn[seat] == at and s.round:
            sheet.panel((x, y, fw, fh), "#FFFFFF", "#FFFFFF", 2, 1.6, 0.3)
            edge = min(fh, 40) * 0.94
            sheet.svg(
                f"cuba/icons/pawn_{seen.color_of(v, seat)}", (x + (fw - edge) / 2, y + (fh - edge) / 2, edge, edge)
            )
    if s.round:
        row, col = divmod(s.pawn[seat], COLUMNS)
        dashes(sheet, (x0 + 1, y0 + 1 + row * (fh + gap), w - 2, fh + 2), "#FFFFFF", 1, "3 3", 2)
        dashes(sheet, (x0 + 1 + col * (fw + gap), y0 + 1, fw + 2, h - 2), "#FFFFFF", 1, "3 3", 2)


def _counts(
    s: CubaState, seat: int, sheet: DisplayList, x0: float, y0: float, dx: float, dy: float, columns: int
) -> None:
    items = [(kind, s.own(seat, NUMBER[kind])) for kind in _ORDER]
    items.append(("house", s.covered[seat].bit_count()))
    if columns == 4:
        order = ("wood", "stone", "water", "coin", "citrus", "sugar", "tobacco", "house", "rum", "cigars")
        known = dict(items) | {"coin": s.pesos[seat]}
        items = [(kind, known[kind]) for kind in order]
    for i, (kind, count) in enumerate(items):
        x, y = x0 + dx * (i % columns), y0 + dy * (i // columns)
        with sheet.aside("" if count else SHADOW):
            sheet.svg(f"cuba/icons/{kind}", (x, y + 1, 16, 16), 255 if count else 150)
            place = (x + 18, y - 1, dx - 17 if columns == 4 else dx - 18, 20)
            sheet.write(place, str(count), size=13.5, colour=CREAM if count else FAINT, face="bold", **ONE)
        sheet.hot((x, y, dx - 2, 18), kind)


def _cards(s: CubaState, seat: int, sheet: DisplayList, y: float, h: float) -> None:
    """Five characters: with their votes while in hand, dim once played; hidden in the advanced game."""
    hidden = bool(s.delegate[seat])
    for i, card in enumerate(CHARACTERS):
        x = 8 + 50.0 * i
        done = card in s.played[seat]
        sheet.panel((x, y, 47, h), DEEP if done else "#27506B", "#2E5E57" if done else "#8FC0DA", 4, 1)
        art = 22.0
        sheet.svg(
            f"cuba/roles/{card}", (x + 1.5, y + (h - 16.7) / 2, art, 16.7), 90 if done else 150 if hidden else 255
        )
        place = (x + art, y, 47 - art, h)
        if done:
            sheet.svg("cuba/icons/done", (x + 31, y + h / 2 - 6, 12, 12), 190)
        else:
            sheet.say(place, "cuba-art-votes", {"n": VOTES[card]}, size=12, face="bold", **MIDDLE)
        sheet.hot((x, y, 47, h), f"card/{card}")


def _dots(s: CubaState, seat: int, sheet: DisplayList, x0: float) -> None:
    """The five characters as dots: votes on blue in hand, ticked once played."""
    for i, card in enumerate(CHARACTERS):
        x = x0 + 13.0 * i
        done = card in s.played[seat]
        sheet.panel((x, 8, 12, 13), DEEP if done else "#2E6A94", "#6F8F88" if done else "#BFE0F2", 6, 1)
        if done:
            sheet.svg("cuba/icons/done", (x + 2, 10.5, 8, 8), 190)
        else:
            sheet.write((x, 7.5, 12, 13), str(VOTES[card]), size=11.5, face="bold", **MIDDLE)
        sheet.hot((x, 6, 13, 17), f"card/{card}")


def _names(s: CubaState, seat: int, sheet: DisplayList, y: float, h: float) -> None:
    """The houses by their names, where there is room."""
    houses = list(s.buildings(seat))[:6]
    for i, building in enumerate(houses):
        x = 10 + 124.0 * (i % 2)
        top = y + 24 * (i // 2)
        sheet.svg(f"cuba/buildings/{building}", (x, top, 22, 22))
        sheet.say((x + 26, top, 96, 22), short_name(building), size=12, colour=CREAM, **ONE)
