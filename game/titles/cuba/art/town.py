"""What everybody shares: the bar, the track of points, and the town from the bay to the hillside."""

from __future__ import annotations

from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList, Rect, kit
from game.presentation.layout import (
    Block,
    Ground,
    aside,
    blank,
    column,
    fill,
    hot,
    icon,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import dashes
from game.titles.cuba.art import building
from game.titles.cuba.art.inks import (
    GOLD,
    HEAD,
    INK,
    LINE,
    NAME,
    PALE,
    PANEL,
    PAPER,
    PLATE,
    RED,
    SMALL,
    SUN,
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
    TYPES,
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
    edge = column(blank(), sized(on(Ground(SUN, "", 0, 0, 0.8), blank()), high=2))
    name = row(icon("cuba/icons/crest", 31), say("cuba-name-cuba", HEAD.but(size=20, colour=PALE)), gap=7)
    fill(sheet, (0, 0, 1280, 38), over(on(Ground("#0B2422", "", 0), blank()), edge))
    fill(sheet, (12, 0, 128, 38), name)
    named = {part: f"cuba-art-part-{part}".replace("_", "-") for part in _PARTS}
    left = kit.course(sheet, 142, named, seen.part_of(s), SUN, INK, ("#4E7268", "#CFE0D6")) + 10
    facts = {"round": max(1, s.round), "rounds": ROUNDS, "lap": min(LAPS, s.lap), "laps": LAPS}
    message = "cuba-art-round-lap" if s.phase == "action" else "cuba-art-round"
    fill(sheet, (left, 0, 486 - left, 37), say(message, SMALL.but(size=13.5), facts))
    starts = row(icon("cuba/icons/start", 17), icon(f"shared/seats/{seen.color_of(v, s.start_seat)}", 15), gap=4)
    fill(sheet, (980, 4, 44, 30), hot(pad(starts, 4, 0), "start-player"))
    return sheet


TILES: Final = 80
SHADE: Final = "#5E2A1C"


def track() -> DisplayList:
    """The frame of 80 tiles; on a quiet table in one brown, the tens lighter: only what moves on them stands out."""
    x0, y0, w, h = places.TRACK
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), 6, 7, 150, 3)
    bright, calm = _frame(SHADE), _frame("#2E211B")
    for i in range(TILES):
        x, y, a, b = places.tile_of(i)
        rect = (x - x0 + 0.8, y - y0 + 0.8, a - 1.6, b - 1.6)
        bright += _tile(
            rect, "#F2DCA8" if i % 10 == 0 else "#E9C28A" if i % 5 == 0 else "#D98A5E" if i % 2 else "#CB7650"
        )
        calm += _tile(rect, "#C9A57C" if i % 10 == 0 else "#4B3930")
        if i % 5:
            cx, cy = x - x0 + a / 2, y - y0 + b / 2 - 4
            bright += f'<path d="M{cx:.1f} {cy:.1f} l4 4 l-4 4 l-4 -4Z" fill="{SHADE}" fill-opacity=".28"/>'
    for how, body in ((GONE, bright), (QUIET, calm)):
        with sheet.aside(how):
            sheet.shape(body, (0, 0, w, h), (w, h))
    for i in range(0, TILES, 5):
        x, y, a, b = places.tile_of(i)
        if i % 10 == 0 or i < 28:
            number = write(i, PLATE.but(colour=INK))
            fill(sheet, (x - x0, y - y0, a, b), aside(number) if i % 10 else number)
    return sheet


def _frame(ink: str) -> str:
    _, _, w, h = places.TRACK
    return f'<rect width="{w:g}" height="{h:g}" rx="6" fill="{ink}"/>'


def _tile(rect: Rect, ink: str) -> str:
    x, y, w, h = rect
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="2" fill="{ink}"/>'


def town(v: View) -> DisplayList:
    """What stands and lies in bay, square and hillside."""
    sheet = DisplayList(1280, 720)
    _harbour(v, sheet)
    sheet.svg("cuba/scenes/palm", (528, 84, 62, 124), c="#2A4F4A", e="#5E3044")
    sheet.svg("cuba/scenes/palm", (240, 120, 46, 92), c="#3A5A50", e="#6B3A44")
    _parliament(v, sheet)
    _market(v.state, sheet)
    if seen.scene_of(v) == "site":
        building.shade(v, sheet)
    _hillside(v, sheet)
    found = DisplayList(places.TOWN[2], places.TOWN[3])
    found.place(sheet, -places.TOWN[0], -places.TOWN[1])
    return found


TITLE: Final = HEAD.but(colour="#FFF3D2")
PENCIL: Final = "#4A1E12"
KEY: Final = SMALL.but(size=11.5, colour=PENCIL, align="right")
"""What the parts of the town mean, where there is room."""


def _harbour(v: View, sheet: DisplayList) -> None:
    """The pile of ships, and for each dock its jetty, what a piece brings there, and what could be loaded now."""
    s: CubaState = v.state
    x, y, *_ = places.TOWN
    fill(sheet, (x + 6, y + 1, 120, 24), aside(say("cuba-art-harbour", TITLE)))
    pile = on(Ground(PANEL, LINE, 5, 1, 0.88), say("cuba-art-pile", SMALL.but(size=12), {"n": len(in_pile(s))}), 4, 0)
    fill(sheet, places.PILE, hot(aside(pile), "pile"))
    can = loadable(s, seen.me_of(v))
    for number, dock in enumerate(DOCKS):
        dx, dy, w, h = places.SHIPS_IN[dock]
        sheet.svg("cuba/scenes/jetty", (202, dy + 58, 60, 24))
        if not s.docks[number]:
            none = say("cuba-art-no-ship", SMALL.but(size=12, colour="#E9F5F0", align="center"))
            fill(sheet, (dx, dy, w, h), aside(pad(over(dashes("#CFE9E2", 4, 1.6), none), 20, 8)))
        near = number < 2
        light, dark = ("#6FC4B6", "#1F6A63") if near else ("#5FB0A4", "#134E49")
        sheet.svg("cuba/scenes/wave", (dx, dy + h + 3, 200, 8), 200, c=dark, d=light)
        most = sum(n for _, n in can[number])
        fill(sheet, places.SIGNS[dock], hot(_sign(DOCK_VP[number], most), f"dock/{dock}"))


def _sign(points: int, most: int) -> Block:
    """What a piece brings on a dock, and what those would that can be loaded; of those there are none, a quiet table says
    the first alone."""
    words = SMALL.but(align="center")
    board = on(Ground(PANEL, GOLD if most else "#C98F5A", 5, 1.4), blank())
    worth, sums = f"×**{points}**[vp]", f"{most}×{points}=**{most * points}**"
    told = column(write(worth, words), pad(write(sums, words.but(size=12, colour=PALE)), -4, 0), gap=0, along="middle")
    if most:
        return over(board, told)
    return over(board, aside(told), aside(write(worth, words.but(size=15)), QUIET))


def _parliament(v: View, sheet: DisplayList) -> None:
    """The capitol, empty places of laws, and the bill that was vetoed."""
    s: CubaState = v.state
    k = 0.955
    sheet.svg("cuba/scenes/capitol", (273 - 8 * k, 70, 336 * k, 160 * k))
    title = say("cuba-art-parliament", HEAD.but(size=13, colour=PENCIL))
    key = say("cuba-art-laws-key", KEY, {"n": len(s.statute_piles[0])})
    fill(sheet, (284, 124, 288, 18), aside(row(sized(title, 110), key)))
    for kind, rect in places.LAWS.items():
        if not s.statutes[TYPES.index(kind)]:
            name = say(f"cuba-art-type-{kind}", PLATE.but(colour="#FFF3D2", face="body"))
            shade = on(Ground("#000000", "", 3, 0, 0.22), blank())
            fill(sheet, rect, over(shade, aside(over(dashes("#FFF3D2", 3, 1.2), pad(name, 2, 0)))))
    for kind, rect in places.BILLS.items():
        if s.veto_type == kind and s.veto_round >= s.round - 1 and s.veto_round > 0:
            fill(sheet, rect, hot(over(blank(), icon("cuba/icons/veto", 26)), "veto"))


def _market(s: CubaState, sheet: DisplayList) -> None:
    """Five stalls on one scale of prices, and what is left of every piece."""
    title = say("cuba-art-market", HEAD.but(size=15, colour=PENCIL))
    fill(
        sheet,
        (places.MARKET_X + 2, places.MARKET_Y - 2, 304, 19),
        aside(row(sized(title, 66), say("cuba-art-market-key", KEY))),
    )
    for number, kind in zip(MERCHANDISE, MERCHANDISE_IDS):
        _stall(s, number, kind, sheet)
    supply = column(aside(sized(say("cuba-art-supply", PLATE.but(colour=PENCIL, align="left")), high=13)), blank())
    fill(sheet, places.SUPPLY, on(Ground(PAPER, "#7A4A2E", 4, 1), supply, 4, 0))
    for kind in places.SUPPLY_ORDER:
        x, y, w, h = places.supply(kind)
        left = s.supply[NUMBER[kind]]
        many = write(left, PLATE.but(colour=INK if left else RED, face="body", align="left"))
        fill(sheet, (x + w + 0.5, y - 1, 16, h + 2), aside(many) if left > _SCARCE else many)
        if not left:
            fill(sheet, (x, y, w, h), icon(f"cuba/icons/{kind}", w, alpha=80))


def _stall(s: CubaState, number: int, kind: str, sheet: DisplayList) -> None:
    count, room = s.market[number], MARKET_ROOM[number]
    x, y, w, _ = places.stall(number)
    light, dark = AWNING[kind]
    fill(sheet, (x + 2, y + 18, w - 4, 24 + places.ROW * room), on(Ground("#7A4A2E", "#4E2413", 3, 1), blank()))
    for at in range(room):
        filled = at < count
        price = aside(sized(write(6 - at, NAME.but(size=13, colour=INK if filled else "#3E2410")), 14))
        place = pad(sized(dashes("#3E2410", 3, 1.2), 18), 0, 1) if at == count else blank()
        look = Ground("#FFF3D2" if filled else "#B98A5E", "#1F6A63" if at == count - 1 else "", 3, 2)
        fill(sheet, places.price_row(number, at), on(look, pad(row(price, place, blank(), gap=7), 4, 0, 0, 0)))
    awning = over(picture("cuba/scenes/stall", c=light, d=dark), column(icon(f"cuba/icons/{kind}", 18), blank()))
    fill(sheet, (x - 2, y, w + 4, 34), awning)
    facts = {"buy": buy_price(s, number), "sell": sell_price(s, number)}
    prices = PLATE.but(colour="#FFF3D2", face="body")
    deal = over(
        *(
            aside(say("cuba-art-buy-sell", prices.but(size=size), facts), how)
            for how, size in ((GONE, 11.5), (QUIET, 14))
        )
    )
    fill(sheet, places.foot(number), on(Ground("#1F4F4A", "", 3), deal, 1, 0))


def _hillside(v: View, sheet: DisplayList) -> None:
    """What the houses cost today, and where one was sold the garden that stays, with the shape of its owner."""
    s: CubaState = v.state
    facts = {"left": sum(s.display.values()), "all": sum(b.copies for b in BUILDINGS.values()), "n": surcharge(s)}
    message = "cuba-art-houses-surcharge" if facts["n"] else "cuba-art-houses"
    if seen.scene_of(v) == "site":
        message = "cuba-art-houses-site"
    told = row(
        sized(say("cuba-art-buildings", TITLE.but(size=15)), 90),
        say(message, SMALL.but(size=12, colour="#FFF3D2", align="right"), facts),
    )
    fill(sheet, (586, 58, 396, 22), aside(on(Ground("#4A1020", "", 0, 0, 0.55), told, 7, 0)))
    owners: dict[str, list[int]] = {}
    for seat in range(s.seats):
        for built in s.plots[seat * PLOTS : (seat + 1) * PLOTS]:
            if built:
                owners.setdefault(built, []).append(seat)
    for index, (name, rect) in enumerate(places.LOTS.items()):
        tile, copy = name.split("/")
        if int(copy) >= BUILDINGS[tile].copies - s.display[tile]:
            continue
        garden = _sold(tile, seen.color_of(v, owners[tile][int(copy)]), GARDENS[index % len(GARDENS)])
        fill(sheet, rect, hot(garden, f"sold/{tile}"))


def _sold(tile: str, color: str, garden: str) -> Block:
    """A place on the hillside whose house was sold."""
    ground = pad(on(Ground("#5E2F22", "", 5, 0, 0.4), blank()), 2, 4, 2, 2)
    plants = column(sized(picture(f"cuba/lots/{garden}", alpha=200), high=62), blank())
    house = column(icon(f"cuba/buildings/{tile}", 32, alpha=90), blank())
    owner = column(row(blank(), icon(f"shared/seats/{color}", 18)), blank())
    name = say(short_name(tile), PLATE.but(colour="#F6E3CC", face="body"))
    plate = aside(column(blank(), sized(on(Ground("#4A2018", "", 3, 0, 0.85), pad(name, -4, 0)), high=16)))
    line = aside(pad(dashes("#3A1A10", 5, 1.4), 2, 4, 2, 2))
    return over(ground, pad(plants, 0, 2), pad(house, 0, 8), line, pad(owner, 4, 7), pad(plate, 4, 3))
