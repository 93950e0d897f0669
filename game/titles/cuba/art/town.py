"""What everybody shares: the bar, the track of points, and the town from the bay to the hillside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.engine import View
from game.presentation import GONE, QUIET, DisplayList, Rect, kit
from game.presentation import layout as lay
from game.presentation.layout import Ground
from game.presentation.parts import dashes
from game.titles.cuba.art import building, inks
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.architect import surcharge
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.economy import buy_price, sell_price
from game.titles.cuba.rules.harbour import in_pile
from game.titles.cuba.rules.state import PLOTS, CubaState
from game.titles.cuba.table import places, seen

PRICE: Final = inks.FIGURE.but(face="bold", colour=inks.INK)
DEAREST_ROW: Final = box.PRICE_OF_THE_LAST - 1
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
    edge = lay.column(lay.blank(), lay.sized(lay.ground(Ground(inks.SUN, "", 0, 0, 0.8)), high=2))
    name = lay.row(inks.sign("crest", 31), lay.say("cuba-name-cuba", inks.HEAD.but(size=20, colour=inks.PALE)))
    lay.fill(sheet, places.BAR, lay.over(lay.ground(Ground(inks.NIGHT, "", 0)), edge))
    lay.fill(sheet, (x + inks.PAD + inks.INSET, y, places.STEPS, h), name)
    named = {part: inks.message("art-part", part) for part in _PARTS}
    left = (
        kit.course(sheet, places.STEPS, named, seen.part_of(s), inks.SUN, inks.INK, ("#4E7268", "#CFE0D6")) + inks.PAD
    )
    facts = {"round": max(1, s.round), "rounds": box.ROUNDS, "lap": min(box.LAPS, s.lap), "laps": box.LAPS}
    message = "cuba-art-round-lap" if s.phase == "action" else "cuba-art-round"
    lay.fill(sheet, (left, y, places.PROMPT - left, h), lay.say(message, inks.SMALL, facts))
    starts = lay.row(inks.sign("start", inks.LOCK), inks.shape_of(seen.color_of(v, s.start_seat), inks.LOCK))
    lay.fill(sheet, places.START, lay.hot(lay.pad(starts, 3, 0), "start-player"))
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
            number = lay.write(i, inks.PLATE.but(colour=inks.INK))
            lay.fill(sheet, (x - x0, y - y0, a, b), lay.aside(number) if i % TEN else number)
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
    sheet = DisplayList(*inks.WHOLE)
    sheet.svg("cuba/scenes/shore", places.TOWN)
    _harbour(v, sheet)
    _parliament(v, sheet)
    _market(v.state, sheet)
    if seen.scene_of(v) == "site":
        building.shade(v, sheet)
    _hillside(v, sheet)
    return inks.cut(sheet, places.TOWN)


TITLE: Final = inks.HEAD.but(colour=inks.CHALK)
PENCIL: Final = "#4A1E12"
PENCILLED: Final = inks.HEAD.but(colour=PENCIL)
EXPLAINED: Final = inks.FINE.but(colour=PENCIL, align="right")
"""What the parts of the town mean, where there is room."""


def _harbour(v: View, sheet: DisplayList) -> None:
    """The pile of ships, and for each dock what a piece brings there, and what could be loaded now."""
    s: CubaState = v.state
    x, y, *_ = places.TOWN
    wide = places.PILE[2]
    lay.fill(sheet, (x + inks.INSET, y, wide, inks.HEAD_HIGH), lay.aside(lay.say("cuba-art-harbour", TITLE)))
    pile = lay.on(
        inks.DOCK_SIGN.but(line=inks.LINE, opacity=0.88),
        lay.say("cuba-art-pile", inks.SMALL, {"n": len(in_pile(s))}),
        3,
        0,
    )
    lay.fill(sheet, places.PILE, lay.hot(lay.aside(pile), "pile"))
    can = loadable(s, seen.me_of(v))
    for number, dock in enumerate(box.DOCKS):
        if not s.docks[number]:
            none = lay.say("cuba-art-no-ship", inks.MIDDLE.but(colour="#E9F5F0"))
            lay.fill(
                sheet,
                places.SHIPS_IN[dock],
                lay.aside(lay.pad(lay.over(dashes("#CFE9E2", 4, 1.6), none), inks.AIR, inks.PAD)),
            )
        sheet.place(_sign(number, sum(n for _, n in can[number])), 0, 0)


@lru_cache(64)
def _sign(dock: int, most: int) -> DisplayList:
    """What a piece brings on a dock, and what those would that can be loaded; of those there are none, a quiet table says
    the first alone."""
    points = box.DOCK_VP[dock]
    board = lay.ground(inks.DOCK_SIGN if most else inks.DOCK_SIGN.but(line=inks.COPPER))
    worth, sums = f"×**{points}**[vp]", f"{most}×{points}=**{most * points}**"
    told = lay.column(
        lay.write(worth, inks.MIDDLE),
        lay.pad(lay.write(sums, inks.MIDDLE.but(colour=inks.PALE)), -3, 0),
        gap=0,
        along="middle",
    )
    full, quiet = lay.aside(told), lay.aside(lay.write(worth, inks.FIGURE.but(align="center")), QUIET)
    name = box.DOCKS[dock]
    block = lay.over(board, told) if most else lay.over(board, full, quiet)
    return inks.kept(lay.hot(block, f"dock/{name}"), places.SIGNS[name])


def _parliament(v: View, sheet: DisplayList) -> None:
    """The frieze of the capitol, empty places of laws, and the bill that was vetoed."""
    s: CubaState = v.state
    title = lay.say("cuba-art-parliament", PENCILLED.but(size=inks.NAME.size))
    told = lay.say("cuba-art-laws-key", EXPLAINED, {"n": len(s.statute_piles[0])})
    x, y, *_ = places.LAWS[box.TYPES[0]]
    last, _, wide, _ = places.LAWS[box.TYPES[-1]]
    lay.fill(
        sheet,
        (x, y - inks.LINE_HIGH, last + wide - x, inks.LINE_HIGH),
        lay.aside(lay.row(lay.shared(title, 0.7), lay.shared(told))),
    )
    for kind, rect in places.LAWS.items():
        if not s.statutes[box.TYPES.index(kind)]:
            name = lay.say(f"cuba-art-type-{kind}", inks.PLATE.but(colour=inks.CHALK, face="body"))
            shade = lay.ground(Ground("#000000", "", 3, 0, 0.22))
            lay.fill(sheet, rect, lay.over(shade, lay.aside(lay.over(dashes(inks.CHALK, 3, 1.2), lay.pad(name, 2, 0)))))
    for kind, rect in places.BILLS.items():
        if s.veto_type == kind and s.veto_round >= s.round - 1 and s.veto_round > 0:
            lay.fill(sheet, rect, lay.hot(lay.over(lay.blank(), inks.sign("veto", 26)), "veto"))


def _market(s: CubaState, sheet: DisplayList) -> None:
    """Five stalls on one scale of prices, and what is left of every piece."""
    title = lay.shared(lay.say("cuba-art-market", PENCILLED))
    head = lay.aside(lay.row(title, lay.shared(lay.say("cuba-art-market-key", EXPLAINED), 3.6)))
    left, _, wide, _ = places.SUPPLY
    lay.fill(sheet, (places.MARKET_X, places.MARKET_Y - 2, left + wide - places.MARKET_X, inks.LINE_HIGH), head)
    for number in box.MERCHANDISE:
        sheet.place(_stall(number, s.market[number], buy_price(s, number), sell_price(s, number)), 0, 0)
    supply = lay.column(lay.aside(lay.say("cuba-art-supply", inks.FINE.but(face="bold", colour=PENCIL))), lay.blank())
    lay.fill(sheet, places.SUPPLY, lay.on(inks.TAG.but(line=inks.SADDLE), supply, 3, 0))
    for kind in places.SUPPLY_ORDER:
        sheet.place(_supplied(kind, s.supply[box.NUMBER[kind]]), 0, 0)


@lru_cache(512)
def _supplied(kind: str, left: int) -> DisplayList:
    """How many of a piece are left, behind where it lies; a shadow of it where there is none."""
    x, y, w, h = places.supply(kind)
    many = lay.write(left, inks.FINE.but(colour=inks.INK if left else inks.RED))
    sheet = inks.kept(lay.aside(many) if left > _SCARCE else many, (x + w, y - 1, w, h + 2))
    if not left:
        lay.fill(sheet, (x, y, w, h), inks.sign(kind, w, inks.FADED))
    return sheet


@lru_cache(256)
def _stall(number: int, count: int, buys: int, sells: int) -> DisplayList:
    room, kind = box.MARKET_ROOM[number], box.PIECES[number]
    light, dark = AWNING[kind]
    awning = lay.sized(lay.over(lay.picture("cuba/scenes/stall", c=light, d=dark), inks.sign(kind, 18)), high=34)
    wood = lay.ground(inks.ROW.but(fill=inks.SADDLE, line="#4E2413"))
    sheet = inks.kept(lay.pad(wood, 2, inks.INSET + inks.PAD, bottom=inks.INSET), places.stall(number))
    for at in range(room):
        filled = at < count
        price = lay.aside(
            lay.sized(lay.write(DEAREST_ROW - at, PRICE if filled else PRICE.but(colour="#3E2410")), inks.MARK)
        )
        place = lay.pad(lay.sized(dashes("#3E2410", 3, 1.2), 18), 0, 1) if at == count else lay.blank()
        look = inks.ROW.but(line=inks.PINE if at == count - 1 else "", width=2)
        told = lay.pad(lay.row(price, place, lay.blank()), 3, 0)
        lay.fill(sheet, places.price_row(number, at), lay.on(look.but(fill=inks.CHALK) if filled else look, told))
    lay.fill(sheet, places.stall(number), lay.column(lay.pad(awning, -2, 0), lay.blank()))
    facts = {"buy": buys, "sell": sells}
    full = lay.aside(lay.say("cuba-art-buy-sell", inks.PLATE.but(colour=inks.CHALK, face="body"), facts))
    quiet = lay.aside(lay.say("cuba-art-buy-sell", inks.FIGURE.but(colour=inks.CHALK, align="center"), facts), QUIET)
    lay.fill(sheet, places.foot(number), lay.on(Ground("#1F4F4A", "", 3), lay.over(full, quiet), 1, 0))
    return sheet


def _hillside(v: View, sheet: DisplayList) -> None:
    """What the houses cost today, and where one was sold the garden that stays, with the shape of its owner."""
    s: CubaState = v.state
    facts = {"left": sum(s.display.values()), "all": sum(b.copies for b in box.BUILDINGS.values()), "n": surcharge(s)}
    message = "cuba-art-houses-surcharge" if facts["n"] else "cuba-art-houses"
    if seen.scene_of(v) == "site":
        message = "cuba-art-houses-site"
    told = lay.row(
        lay.shared(lay.say("cuba-art-buildings", TITLE)),
        lay.shared(lay.say(message, inks.LAST.but(colour=inks.CHALK), facts), 3),
    )
    head = lay.aside(lay.sized(lay.on(Ground("#4A1020", "", 0, 0, 0.55), told, inks.PAD, 0), high=22))
    lay.fill(sheet, places.HILL, lay.column(head, lay.blank()))
    owners: dict[str, list[int]] = {}
    for seat in range(s.seats):
        for built in s.plots[seat * PLOTS : (seat + 1) * PLOTS]:
            if built:
                owners.setdefault(built, []).append(seat)
    for index, name in enumerate(places.LOTS):
        tile, copy = name.split("/")
        if int(copy) >= box.BUILDINGS[tile].copies - s.display[tile]:
            continue
        owner = seen.color_of(v, owners[tile][int(copy)])
        sheet.place(_sold(name, owner, GARDENS[index % len(GARDENS)]), 0, 0)


@lru_cache(512)
def _sold(lot: str, color: str, garden: str) -> DisplayList:
    """A place on the hillside whose house was sold."""
    tile = lot.partition("/")[0]
    plants = lay.column(lay.picture(f"cuba/lots/{garden}", alpha=200), lay.blank(high=3), gap=0)
    house = lay.column(lay.icon(f"cuba/buildings/{tile}", 32, alpha=inks.FADED), lay.blank())
    name = lay.say(inks.short_name(tile), inks.PLATE.but(colour="#F6E3CC", face="body"))
    plate = lay.sized(lay.on(Ground("#4A2018", "", 3, 0, 0.85), lay.pad(name, -3, 0)), high=inks.LOCK)
    parts = lay.over(
        lay.ground(Ground("#5E2F22", "", 5, 0, 0.4)),
        plants,
        lay.pad(house, 0, inks.INSET),
        lay.aside(dashes(inks.BARK, 5, 1.4)),
        lay.corner(inks.shape_of(color, 18), inset=3),
        lay.aside(lay.pad(lay.column(lay.blank(), plate), 2, 0)),
    )
    return inks.kept(lay.hot(lay.pad(parts, 2, 3, bottom=2), f"sold/{tile}"), places.LOTS[lot])
