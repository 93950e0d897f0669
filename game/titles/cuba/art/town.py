"""What everybody shares: the bar, the track of points, and the town from the bay to the hillside."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList, kit
from game.titles.cuba.art import building
from game.titles.cuba.art.inks import (
    CREAM,
    GOLD,
    INK,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    PAPER,
    RIGHT,
    SUN,
    dashes,
    short_name,
)
from game.titles.cuba.rules.actions.architect import surcharge
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.components import (
    BUILDINGS,
    DOCK_VP,
    DOCKS,
    LAPS,
    MARKET_ROOM,
    MERCHANDISE,
    MERCHANDISE_IDS,
    NUMBER,
    ROUNDS,
)
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen

AWNING: Final = {
    "citrus": ("#E9853A", "#8A4A06"),
    "sugar": ("#7FB6AC", "#2F6A60"),
    "tobacco": ("#4F8F3E", "#27431C"),
    "rum": ("#B3261E", "#5E120A"),
    "cigars": ("#7B4A26", "#3E2410"),
}
GARDENS: Final = ("lamp", "palm", "bloom", "well", "laundry")
_SCARCE: Final = 2
"""So few pieces in the supply are worth their number also where nobody points."""
_PARTS: Final = ("bills", "lap", "parliament", "statutes", "round_end")


def bar(v: View) -> DisplayList:
    """The game's name, the five parts of a round, round and lap, who has the start player card."""
    s: CubaState = v.state
    sheet = DisplayList(1280, 38)
    sheet.panel((0, 0, 1280, 38), "#0B2422", "", 0)
    sheet.panel((0, 36, 1280, 2), SUN, "", 0, 0, 0.8)
    sheet.svg("cuba/icons/crest", (12, 4, 31, 31))
    sheet.say((50, 0, 90, 37), "cuba-name-cuba", size=20, colour=PALE, face="title", **ONE)
    named = {part: f"cuba-art-part-{part}".replace("_", "-") for part in _PARTS}
    left = kit.course(sheet, 142, named, seen.part_of(s), SUN, INK, ("#4E7268", "#CFE0D6"))
    facts = {"round": max(1, s.round), "rounds": ROUNDS, "lap": min(LAPS, s.lap), "laps": LAPS}
    message = "cuba-art-round-lap" if s.phase == "action" else "cuba-art-round"
    sheet.say((left + 10, 0, 476 - left, 37), message, facts, size=13.5, colour=CREAM, **ONE)
    sheet.svg("cuba/icons/start", (984, 10, 17, 17))
    sheet.svg(f"shared/seats/{seen.color_of(v, s.start_seat)}", (1005, 11, 15, 15))
    sheet.hot((980, 4, 44, 30), "start-player")
    return sheet


def track() -> DisplayList:
    """The frame of 80 tiles."""
    x0, y0, w, h = places.TRACK
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 6, 7, 150, 3)
    body = f'<rect width="{w:g}" height="{h:g}" rx="6" fill="#5E2A1C"/>'
    numbers = []
    for i in range(80):
        x, y, a, b = places.tile_of(i)
        x, y = x - x0, y - y0
        ink = "#F2DCA8" if i % 10 == 0 else "#E9C28A" if i % 5 == 0 else "#D98A5E" if i % 2 else "#CB7650"
        body += f'<rect x="{x + 0.8:.1f}" y="{y + 0.8:.1f}" width="{a - 1.6:.1f}" height="{b - 1.6:.1f}" rx="2" fill="{ink}"/>'
        if i % 5:
            cx, cy = x + a / 2, y + b / 2
            body += f'<path d="M{cx:.1f} {cy - 4:.1f} l4 4 l-4 4 l-4 -4Z" fill="#5E2A1C" fill-opacity=".28"/>'
        elif i % 10 == 0 or i < 28:
            numbers.append((i, (x, y, a, b)))
    with sheet.aside():
        sheet.shape(body, (0, 0, w, h), (w, h))
    with sheet.aside(QUIET):
        sheet.shape(_calm_track(), (0, 0, w, h), (w, h))
    for i, rect in numbers:
        with sheet.aside(GONE if i % 10 else ""):
            sheet.write(rect, str(i), size=11.5, colour=INK, face="bold", **MIDDLE)
    return sheet


def _calm_track() -> str:
    """The tiles in one brown, the tens lighter: only what moves on them stands out."""
    x0, y0, w, h = places.TRACK
    body = f'<rect width="{w:g}" height="{h:g}" rx="6" fill="#2E211B"/>'
    for i in range(80):
        x, y, a, b = places.tile_of(i)
        ink = "#C9A57C" if i % 10 == 0 else "#4B3930"
        left, top = x - x0 + 0.8, y - y0 + 0.8
        body += f'<rect x="{left:.1f}" y="{top:.1f}" width="{a - 1.6:.1f}" height="{b - 1.6:.1f}" rx="2" fill="{ink}"/>'
    return body


def town(v: View) -> DisplayList:
    """What stands and lies in bay, square and hillside."""
    sheet = DisplayList(1280, 720)
    _harbour(v, sheet)
    sheet.svg("cuba/scenes/palm", (528, 84, 62, 124), c="#2A4F4A", e="#5E3044")
    sheet.svg("cuba/scenes/palm", (240, 120, 46, 92), c="#3A5A50", e="#6B3A44")
    _parliament(v, sheet)
    _market(v.state, sheet)
    if seen.place_of(v) == "site":
        building.shade(v, sheet)
    _hillside(v, sheet)
    found = DisplayList(places.TOWN[2], places.TOWN[3])
    found.place(sheet, -places.TOWN[0], -places.TOWN[1])
    return found


def _harbour(v: View, sheet: DisplayList) -> None:
    s: CubaState = v.state
    with sheet.aside():
        sheet.say((32, 59, 120, 24), "cuba-art-harbour", size=16, colour="#FFF3D2", face="title", **ONE)
    x, y, w, h = places.PILE
    with sheet.aside():
        sheet.panel(places.PILE, "#0F302E", LINE, 5, 1, 0.88)
        sheet.say((x + 4, y, w - 8, h), "cuba-art-pile", {"n": len(in_pile(s))}, size=12, **ONE)
    sheet.hot(places.PILE, "pile")
    can = loadable(s, seen.me_of(v))
    for number, dock in enumerate(DOCKS):
        dx, dy, _, _ = places.SHIPS_IN[dock]
        sheet.svg("cuba/scenes/jetty", (202, dy + 58, 60, 24))
        if not s.docks[number]:
            with sheet.aside():
                dashes(sheet, (dx + 20, dy + 8, 150, 46), "#CFE9E2", 1.6)
                sheet.say((dx + 24, dy + 8, 142, 46), "cuba-art-no-ship", size=12, colour="#E9F5F0", **MIDDLE)
        sheet.svg(
            "cuba/scenes/wave",
            (dx, dy + 67, 200, 8),
            200,
            c="#1F6A63" if number < 2 else "#134E49",
            d="#6FC4B6" if number < 2 else "#5FB0A4",
        )
        sx, sy, sw, sh = places.SIGNS[dock]
        most, points = sum(n for _, n in can[number]), DOCK_VP[number]
        sheet.panel((sx, sy, sw, sh), "#0F302E", GOLD if most else "#C98F5A", 5, 1.4)
        with sheet.aside("" if most else GONE):
            sheet.write((sx, sy + 1, sw, 19), f"×**{points}**[vp]", size=12.5, colour=CREAM, **MIDDLE)
        if not most:
            with sheet.aside(QUIET):
                sheet.write((sx, sy, sw, sh), f"×**{points}**[vp]", size=15, colour=CREAM, **MIDDLE)
        with sheet.aside("" if most else GONE):
            sheet.write(
                (sx - 4, sy + 19, sw + 8, 19), f"{most}×{points}=**{most * points}**", size=12, colour=PALE, **MIDDLE
            )
        sheet.hot((sx, sy, sw, sh), f"dock/{dock}")


def _parliament(v: View, sheet: DisplayList) -> None:
    s: CubaState = v.state
    k = 0.955
    sheet.svg("cuba/scenes/capitol", (273 - 8 * k, 70, 336 * k, 160 * k))
    with sheet.aside():
        sheet.say((284, 124, 110, 18), "cuba-art-parliament", size=13, colour="#4A1E12", face="title", **ONE)
    facts = {"n": len(s.statute_piles[0])}
    with sheet.aside():
        sheet.say((360, 125, 212, 17), "cuba-art-laws-key", facts, size=11.5, colour="#4A1E12", **RIGHT)
    for kind, rect in places.LAWS.items():
        if not s.statutes[("tax", "duty", "subsidy", "other").index(kind)]:
            sheet.panel(rect, "#000000", "", 3, 0, 0.22)
            with sheet.aside():
                dashes(sheet, rect, "#FFF3D2", 1.2, "3 3", 3)
                x, y, w, h = rect
                sheet.say((x + 2, y, w - 4, h), f"cuba-art-type-{kind}", size=11.5, colour="#FFF3D2", **MIDDLE)
    for kind, rect in places.BILLS.items():
        if s.veto_type == kind and s.veto_round >= s.round - 1 and s.veto_round > 0:
            x, y, w, h = rect
            sheet.svg("cuba/icons/veto", (x + w / 2 - 13, y + h / 2 - 13, 26, 26))
            sheet.hot(rect, "veto")


def _market(s: CubaState, sheet: DisplayList) -> None:
    x0, y0 = places.MARKET_X, places.MARKET_Y
    with sheet.aside():
        sheet.say((x0 + 2, y0 - 2, 70, 19), "cuba-art-market", size=15, colour="#4A1E12", face="title", **ONE)
        sheet.say((x0 + 74, y0, 232, 17), "cuba-art-market-key", size=11.5, colour="#4A1E12", **RIGHT)
    for number, kind in zip(MERCHANDISE, MERCHANDISE_IDS):
        count, room = s.market[number], MARKET_ROOM[number]
        x, y, w, _ = places.stall(number)
        c, d = AWNING[kind]
        sheet.panel((x + 2, y + 18, w - 4, 24 + places.ROW * room), "#7A4A2E", "#4E2413", 3, 1)
        for row in range(room):
            rect = places.price_row(number, row)
            rx, ry, _, rh = rect
            filled = row < count
            sheet.panel(rect, "#FFF3D2" if filled else "#B98A5E", "#1F6A63" if row == count - 1 else "", 3, 2)
            ink = INK if filled else "#3E2410"
            with sheet.aside():
                sheet.write((rx + 4, ry, 14, rh), str(6 - row), size=13, colour=ink, face="bold", **ONE)
            if row == count:
                dashes(sheet, (rx + 25, ry + 1, 18, rh - 2), "#3E2410", 1.2, "3 2", 3)
        sheet.svg("cuba/scenes/stall", (x - 2, y, w + 4, 34), c=c, d=d)
        sheet.svg(f"cuba/icons/{kind}", (x + w / 2 - 9, y + 1, 18, 18))
        fx, fy, fw, fh = places.foot(number)
        sheet.panel((fx, fy, fw, fh), "#1F4F4A", "", 3)
        facts = {"buy": buy_price(s, number), "sell": sell_price(s, number)}
        with sheet.aside():
            sheet.say((fx + 1, fy, fw - 2, fh), "cuba-art-buy-sell", facts, size=11.5, colour="#FFF3D2", **MIDDLE)
        with sheet.aside(QUIET):
            sheet.say((fx + 1, fy, fw - 2, fh), "cuba-art-buy-sell", facts, size=14, colour="#FFF3D2", **MIDDLE)
    bx, by, bw, bh = places.SUPPLY
    sheet.panel((bx, by, bw, bh), PAPER, "#7A4A2E", 4, 1)
    with sheet.aside():
        sheet.say((bx + 4, by, bw - 8, 13), "cuba-art-supply", size=11.5, colour="#4A1E12", face="bold", **ONE)
    for kind in places.SUPPLY_ORDER:
        x, y, w, h = places.supply(kind)
        left = s.supply[NUMBER[kind]]
        with sheet.aside(GONE if left > _SCARCE else ""):
            sheet.write((x + 14.5, y - 1, 16, h + 2), str(left), size=11.5, colour=INK if left else "#B2301F", **ONE)
        if not left:
            sheet.svg(f"cuba/icons/{kind}", (x, y, 14, 14), 80)


def _hillside(v: View, sheet: DisplayList) -> None:
    s: CubaState = v.state
    with sheet.aside():
        sheet.panel((586, 58, 396, 22), "#4A1020", "", 0, 0, 0.55)
        sheet.say((594, 58, 90, 22), "cuba-art-buildings", size=15, colour="#FFF3D2", face="title", **ONE)
    facts = {"left": sum(s.display.values()), "all": sum(b.copies for b in BUILDINGS.values()), "n": surcharge(s)}
    message = "cuba-art-houses-surcharge" if facts["n"] else "cuba-art-houses"
    if seen.place_of(v) == "site":
        message = "cuba-art-houses-site"
    with sheet.aside():
        sheet.say((680, 59, 296, 20), message, facts, size=12, colour="#FFF3D2", **RIGHT)
    owners: dict[str, list[int]] = {}
    for seat in range(s.seats):
        for built in s.plots[seat * PLOTS : (seat + 1) * PLOTS]:
            if built:
                owners.setdefault(built, []).append(seat)
    for index, (name, (x, y, w, h)) in enumerate(places.LOTS.items()):
        tile, copy = name.split("/")
        if int(copy) >= BUILDINGS[tile].copies - s.display[tile]:
            continue
        sheet.panel((x + 2, y + 4, w - 4, h - 6), "#5E2F22", "", 5, 0, 0.4)
        sheet.svg(f"cuba/lots/{GARDENS[index % 5]}", (x, y + 2, w, 62), 200)
        sheet.svg(f"cuba/buildings/{tile}", (x + 22, y + 8, 32, 32), 90)
        with sheet.aside():
            dashes(sheet, (x + 2, y + 4, w - 4, h - 6), "#3A1A10", 1.4, "4 3", 5)
        sheet.svg(f"shared/seats/{seen.color_of(v, owners[tile][int(copy)])}", (x + w - 22, y + 7, 18, 18))
        with sheet.aside():
            sheet.panel((x + 4, y + h - 19, w - 8, 16), "#4A2018", "", 3, 0, 0.85)
            style = {"size": 11.5, "colour": "#F6E3CC", **MIDDLE}
            sheet.say((x, y + h - 19, w, 16), short_name(tile), **style)
        sheet.hot((x, y, w, h), f"sold/{tile}")
