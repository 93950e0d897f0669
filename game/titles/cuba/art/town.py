"""What everybody shares: the bar, the track of points, and the town from the bay to the hillside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList, Rect, kit
from game.presentation.layout import (
    Ground,
    aside,
    blank,
    column,
    corner,
    fill,
    ground,
    hot,
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
from game.presentation.parts import dashes
from game.titles.cuba.art import building
from game.titles.cuba.art.inks import (
    AIR,
    BARK,
    CHALK,
    COPPER,
    DOCK_SIGN,
    FADED,
    FIGURE,
    FINE,
    HEAD,
    HEAD_HIGH,
    INK,
    INSET,
    LAST,
    LINE,
    LINE_HIGH,
    LOCK,
    MARK,
    MIDDLE,
    NAME,
    NIGHT,
    PAD,
    PALE,
    PINE,
    PLATE,
    RED,
    ROW,
    SADDLE,
    SMALL,
    SUN,
    TAG,
    WHOLE,
    kept,
    shape_of,
    short_name,
    sign,
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
    PRICE_OF_THE_LAST,
    ROUNDS,
    TYPES,
)
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen

PRICE: Final = FIGURE.but(face="bold", colour=INK)
DEAREST_ROW: Final = PRICE_OF_THE_LAST - 1
"""The price of the first row of a stall."""
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
    x, y, w, h = places.BAR
    sheet = DisplayList(w, h)
    edge = column(blank(), sized(ground(Ground(SUN, "", 0, 0, 0.8)), high=2))
    name = row(sign("crest", 31), say("cuba-name-cuba", HEAD.but(size=20, colour=PALE)))
    fill(sheet, places.BAR, over(ground(Ground(NIGHT, "", 0)), edge))
    fill(sheet, (x + PAD + INSET, y, places.STEPS, h), name)
    named = {part: f"cuba-art-part-{part}".replace("_", "-") for part in _PARTS}
    left = kit.course(sheet, places.STEPS, named, seen.part_of(s), SUN, INK, ("#4E7268", "#CFE0D6")) + PAD
    facts = {"round": max(1, s.round), "rounds": ROUNDS, "lap": min(LAPS, s.lap), "laps": LAPS}
    message = "cuba-art-round-lap" if s.phase == "action" else "cuba-art-round"
    fill(sheet, (left, y, places.PROMPT - left, h), say(message, SMALL, facts))
    starts = row(sign("start", LOCK), shape_of(seen.color_of(v, s.start_seat), LOCK))
    fill(sheet, places.START, hot(pad(starts, 3, 0), "start-player"))
    return sheet


TILES: Final = 80
FIVE, TEN = 5, 10
"""Which tiles stand out."""
SHADE: Final = "#5E2A1C"


def track() -> DisplayList:
    """The frame of 80 tiles; on a quiet table in one brown, the tens lighter: only what moves on them stands out."""
    x0, y0, w, h = places.TRACK
    sheet = DisplayList(w, h)
    sheet.shadow((0, 0, w, h), alpha=150)
    bright, calm = _frame(SHADE), _frame("#2E211B")
    for i in range(TILES):
        x, y, a, b = places.tile_of(i)
        rect = (x - x0 + 0.8, y - y0 + 0.8, a - 1.6, b - 1.6)
        often = "#D98A5E" if i % 2 else "#CB7650"
        bright += _tile(rect, often if i % FIVE else "#E9C28A" if i % TEN else "#F2DCA8")
        calm += _tile(rect, "#4B3930" if i % TEN else "#C9A57C")
        if i % FIVE:
            bright += f'<path d="M{x - x0 + a / 2:.1f} {y - y0 + b / 2 - 4:.1f} {_DIAMOND}'
    for how, body in ((GONE, bright), (QUIET, calm)):
        with sheet.aside(how):
            sheet.shape(body, (0, 0, w, h), (w, h))
    for i in range(0, TILES, FIVE):
        x, y, a, b = places.tile_of(i)
        if i % TEN == 0 or y == y0:
            number = write(i, PLATE.but(colour=INK))
            fill(sheet, (x - x0, y - y0, a, b), aside(number) if i % TEN else number)
    return sheet


_DIAMOND: Final = f'l4 4 l-4 4 l-4 -4Z" fill="{SHADE}" fill-opacity=".28"/>'


def _frame(ink: str) -> str:
    _, _, w, h = places.TRACK
    return f'<rect width="{w:g}" height="{h:g}" rx="6" fill="{ink}"/>'


def _tile(rect: Rect, ink: str) -> str:
    x, y, w, h = rect
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="2" fill="{ink}"/>'


def town(v: View) -> DisplayList:
    """What stands and lies in bay, square and hillside."""
    sheet = DisplayList(*WHOLE)
    sheet.svg("cuba/scenes/shore", places.TOWN)
    _harbour(v, sheet)
    _parliament(v, sheet)
    _market(v.state, sheet)
    if seen.scene_of(v) == "site":
        building.shade(v, sheet)
    _hillside(v, sheet)
    x, y, w, h = places.TOWN
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


TITLE: Final = HEAD.but(colour=CHALK)
PENCIL: Final = "#4A1E12"
PENCILLED: Final = HEAD.but(colour=PENCIL)
EXPLAINED: Final = FINE.but(colour=PENCIL, align="right")
"""What the parts of the town mean, where there is room."""


def _harbour(v: View, sheet: DisplayList) -> None:
    """The pile of ships, and for each dock what a piece brings there, and what could be loaded now."""
    s: CubaState = v.state
    x, y, *_ = places.TOWN
    wide = places.SHIPS_IN[DOCKS[0]][2]
    fill(sheet, (x + INSET, y, wide, HEAD_HIGH), aside(say("cuba-art-harbour", TITLE)))
    pile = on(DOCK_SIGN.but(line=LINE, opacity=0.88), say("cuba-art-pile", SMALL, {"n": len(in_pile(s))}), 3, 0)
    fill(sheet, places.PILE, hot(aside(pile), "pile"))
    can = loadable(s, seen.me_of(v))
    for number, dock in enumerate(DOCKS):
        if not s.docks[number]:
            none = say("cuba-art-no-ship", MIDDLE.but(colour="#E9F5F0"))
            fill(sheet, places.SHIPS_IN[dock], aside(pad(over(dashes("#CFE9E2", 4, 1.6), none), AIR, PAD)))
        sheet.place(_sign(number, sum(n for _, n in can[number])), 0, 0)


@lru_cache(64)
def _sign(dock: int, most: int) -> DisplayList:
    """What a piece brings on a dock, and what those would that can be loaded; of those there are none, a quiet table says
    the first alone."""
    points = DOCK_VP[dock]
    board = ground(DOCK_SIGN if most else DOCK_SIGN.but(line=COPPER))
    worth, sums = f"×**{points}**[vp]", f"{most}×{points}=**{most * points}**"
    told = column(write(worth, MIDDLE), pad(write(sums, MIDDLE.but(colour=PALE)), -3, 0), gap=0, along="middle")
    full, quiet = aside(told), aside(write(worth, FIGURE.but(align="center")), QUIET)
    name = DOCKS[dock]
    block = over(board, told) if most else over(board, full, quiet)
    return kept(hot(block, f"dock/{name}"), places.SIGNS[name])


def _parliament(v: View, sheet: DisplayList) -> None:
    """The frieze of the capitol, empty places of laws, and the bill that was vetoed."""
    s: CubaState = v.state
    title = say("cuba-art-parliament", PENCILLED.but(size=NAME.size))
    told = say("cuba-art-laws-key", EXPLAINED, {"n": len(s.statute_piles[0])})
    x, y, *_ = places.LAWS[TYPES[0]]
    last, _, wide, _ = places.LAWS[TYPES[-1]]
    fill(sheet, (x, y - LINE_HIGH, last + wide - x, LINE_HIGH), aside(row(shared(title, 0.7), shared(told))))
    for kind, rect in places.LAWS.items():
        if not s.statutes[TYPES.index(kind)]:
            name = say(f"cuba-art-type-{kind}", PLATE.but(colour=CHALK, face="body"))
            shade = ground(Ground("#000000", "", 3, 0, 0.22))
            fill(sheet, rect, over(shade, aside(over(dashes(CHALK, 3, 1.2), pad(name, 2, 0)))))
    for kind, rect in places.BILLS.items():
        if s.veto_type == kind and s.veto_round >= s.round - 1 and s.veto_round > 0:
            fill(sheet, rect, hot(over(blank(), sign("veto", 26)), "veto"))


def _market(s: CubaState, sheet: DisplayList) -> None:
    """Five stalls on one scale of prices, and what is left of every piece."""
    title = shared(say("cuba-art-market", PENCILLED))
    head = aside(row(title, shared(say("cuba-art-market-key", EXPLAINED), 3.6)))
    left, _, wide, _ = places.SUPPLY
    fill(sheet, (places.MARKET_X, places.MARKET_Y - 2, left + wide - places.MARKET_X, LINE_HIGH), head)
    for number in MERCHANDISE:
        sheet.place(_stall(number, s.market[number], buy_price(s, number), sell_price(s, number)), 0, 0)
    supply = column(aside(say("cuba-art-supply", FINE.but(face="bold", colour=PENCIL))), blank())
    fill(sheet, places.SUPPLY, on(TAG.but(line=SADDLE), supply, 3, 0))
    for kind in places.SUPPLY_ORDER:
        sheet.place(_supplied(kind, s.supply[NUMBER[kind]]), 0, 0)


@lru_cache(512)
def _supplied(kind: str, left: int) -> DisplayList:
    """How many of a piece are left, behind where it lies; a shadow of it where there is none."""
    x, y, w, h = places.supply(kind)
    many = write(left, FINE.but(colour=INK if left else RED))
    sheet = kept(aside(many) if left > _SCARCE else many, (x + w, y - 1, w, h + 2))
    if not left:
        fill(sheet, (x, y, w, h), sign(kind, w, FADED))
    return sheet


@lru_cache(256)
def _stall(number: int, count: int, buys: int, sells: int) -> DisplayList:
    room, kind = MARKET_ROOM[number], MERCHANDISE_IDS[MERCHANDISE.index(number)]
    light, dark = AWNING[kind]
    awning = sized(over(picture("cuba/scenes/stall", c=light, d=dark), sign(kind, 18)), high=34)
    wood = ground(ROW.but(fill=SADDLE, line="#4E2413"))
    sheet = kept(pad(wood, 2, INSET + PAD, bottom=INSET), places.stall(number))
    for at in range(room):
        filled = at < count
        price = aside(sized(write(DEAREST_ROW - at, PRICE if filled else PRICE.but(colour="#3E2410")), MARK))
        place = pad(sized(dashes("#3E2410", 3, 1.2), 18), 0, 1) if at == count else blank()
        look = ROW.but(line=PINE if at == count - 1 else "", width=2)
        told = pad(row(price, place, blank()), 3, 0)
        fill(sheet, places.price_row(number, at), on(look.but(fill=CHALK) if filled else look, told))
    fill(sheet, places.stall(number), column(pad(awning, -2, 0), blank()))
    facts = {"buy": buys, "sell": sells}
    full = aside(say("cuba-art-buy-sell", PLATE.but(colour=CHALK, face="body"), facts))
    quiet = aside(say("cuba-art-buy-sell", FIGURE.but(colour=CHALK, align="center"), facts), QUIET)
    fill(sheet, places.foot(number), on(Ground("#1F4F4A", "", 3), over(full, quiet), 1, 0))
    return sheet


def _hillside(v: View, sheet: DisplayList) -> None:
    """What the houses cost today, and where one was sold the garden that stays, with the shape of its owner."""
    s: CubaState = v.state
    facts = {"left": sum(s.display.values()), "all": sum(b.copies for b in BUILDINGS.values()), "n": surcharge(s)}
    message = "cuba-art-houses-surcharge" if facts["n"] else "cuba-art-houses"
    if seen.scene_of(v) == "site":
        message = "cuba-art-houses-site"
    told = row(shared(say("cuba-art-buildings", TITLE)), shared(say(message, LAST.but(colour=CHALK), facts), 3))
    head = aside(sized(on(Ground("#4A1020", "", 0, 0, 0.55), told, PAD, 0), high=22))
    fill(sheet, places.HILL, column(head, blank()))
    owners: dict[str, list[int]] = {}
    for seat in range(s.seats):
        for built in s.plots[seat * PLOTS : (seat + 1) * PLOTS]:
            if built:
                owners.setdefault(built, []).append(seat)
    for index, name in enumerate(places.LOTS):
        tile, copy = name.split("/")
        if int(copy) >= BUILDINGS[tile].copies - s.display[tile]:
            continue
        owner = seen.color_of(v, owners[tile][int(copy)])
        sheet.place(_sold(name, owner, GARDENS[index % len(GARDENS)]), 0, 0)


@lru_cache(512)
def _sold(lot: str, color: str, garden: str) -> DisplayList:
    """A place on the hillside whose house was sold."""
    tile = lot.partition("/")[0]
    plants = column(picture(f"cuba/lots/{garden}", alpha=200), blank(high=3), gap=0)
    house = column(icon(f"cuba/buildings/{tile}", 32, alpha=FADED), blank())
    name = say(short_name(tile), PLATE.but(colour="#F6E3CC", face="body"))
    plate = sized(on(Ground("#4A2018", "", 3, 0, 0.85), pad(name, -3, 0)), high=LOCK)
    parts = over(
        ground(Ground("#5E2F22", "", 5, 0, 0.4)),
        plants,
        pad(house, 0, INSET),
        aside(dashes(BARK, 5, 1.4)),
        corner(shape_of(color, 18), inset=3),
        aside(pad(column(blank(), plate), 2, 0)),
    )
    return kept(hot(pad(parts, 2, 3, bottom=2), f"sold/{tile}"), places.LOTS[lot])
