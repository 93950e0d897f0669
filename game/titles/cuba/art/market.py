"""The square of the market while the tradeswoman works: five stalls on one scale of prices, and what a trade is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.layout import ground as flat
from game.presentation.parts import dashes
from game.titles.cuba.art import faces, hours, inks
from game.titles.cuba.art.town import AWNING
from game.titles.cuba.rules import components as box
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.economy import sell_prices
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.rules.statutes import tax
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.chain import perishing
from game.titles.cuba.table.placement import docked, hour
from game.titles.cuba.table.workplaces import DEAREST, OWN_HIGH, OWN_TOP, ROW_HIGH, STALL_WIDE, last_price, price_top

PIECE: Final = 19.0
"""The edge of a piece in a row of prices."""
PRICE: Final = inks.FIGURE.but(face="bold", colour=inks.INK)
FEW: Final = 5
"""Where there are fewer rows, wares stand below them."""


def square(v: View) -> DisplayList:
    """The stalls in the place of the town, in its units."""
    s: CubaState = v.state
    sheet = DisplayList(*inks.WHOLE)
    sheet.place(ground(hour(s), "cuba-art-square-how"), 0, 0)
    for number in box.MERCHANDISE:
        sheet.place(stall(number, s.market[number]), 0, 0)
        own = s.own(seen.me_of(v), number)
        sheet.place(_own(number, s.market[number], own, tuple(sell_prices(s, number, own))), 0, 0)
    return inks.cut(sheet, places.TOWN)


@cache
def ground(now: int, how: str) -> DisplayList:
    """The square itself at an hour, with its name and how one trades there."""
    return inks.kept(hours.square(now, 30, None, "cuba-art-square", how), places.TOWN)


@lru_cache(64)
def stall(number: int, count: int) -> DisplayList:
    """A stall with its rows of prices, without the pieces."""
    prices = range(DEAREST, last_price(number) - 1, -1)
    return inks.joined(_shelf(number), *(_price(number, price, count) for price in prices))


@cache
def _shelf(number: int) -> DisplayList:
    """A stall without its rows."""
    kind = box.PIECES[number]
    light, dark = AWNING[kind]
    rows = lay.blank(high=ROW_HIGH * (DEAREST + 1 - last_price(number)))
    shelf = lay.column(lay.on(inks.SHELF, lay.pad(rows, inks.INSET, inks.PAD, bottom=3)), lay.blank(), gap=0)
    few = box.MARKET_ROOM[number] < FEW
    below = lay.column(lay.blank(), lay.sized(lay.picture(f"cuba/scenes/wares_{kind}"), high=50)) if few else None
    named = lay.row(inks.sign(kind, PIECE), lay.say(inks.name_of(kind), PRICE), gap=3)
    board = lay.column(
        lay.sized(lay.on(Ground(inks.PAGE.fill, dark, 11, 1.6), named, inks.PAD, 0), high=23), lay.blank()
    )
    awning = lay.over(lay.picture("cuba/scenes/awning", c=light, d=dark), lay.pad(board, 29, inks.PAD))
    x, y, w, h = workplaces.stall(number)
    top = price_top(DEAREST) - y - inks.PAD
    parts = lay.over(
        lay.pad(shelf, 3, top, bottom=0),
        below,
        lay.pad(lay.column(lay.sized(awning, high=56), lay.blank()), -inks.INSET, 0),
    )
    return inks.kept(parts, (x, y, w, h))


def _price(number: int, price: int, count: int) -> DisplayList:
    """A price with its piece, the next one to be bought rimmed in teal; the ends of the scale are the supply."""
    at = DEAREST - 1 - price
    if price in (DEAREST, last_price(number)):
        here = count == (0 if price == DEAREST else box.MARKET_ROOM[number])
        return _supply(number, price, "" if here else "buy" if price == DEAREST else "sell")
    return _row(number, price, at < count, inks.PINE if at == count - 1 else inks.BRASS if at == count else "")


@lru_cache(64)
def _supply(number: int, price: int, way: str) -> DisplayList:
    words = lay.say(f"cuba-art-row-supply-{way}", inks.FINE.but(colour="#E0C0A0", align="right")) if way else None
    look = inks.ROW.but(fill="#4A2418", line="#8A5A3C")
    return inks.kept(priced(look, price, "#F3D2A8", words), workplaces.row_of(number, price))


@lru_cache(256)
def _row(number: int, price: int, full: bool, rim: str) -> DisplayList:
    look = inks.ROW.but(fill=inks.CHALK) if full else inks.ROW
    told = None if full else lay.row(place("#3E2410"), lay.blank())
    block = priced(look.but(line=rim, width=2.2) if rim else look, price, inks.INK if full else "#3E2410", told)
    return inks.kept(block, workplaces.row_of(number, price))


def place(ink: str) -> Block:
    """Where a piece has room."""
    return lay.pad(lay.sized(dashes(ink, 3, 1.3), PIECE), 0, 1)


def priced(look: Ground, price: int, ink: str, told: Block | None) -> Block:
    """A row of a stall: its price, and what is told of it."""
    number = lay.sized(lay.write(price, PRICE.but(colour=ink)), PIECE)
    return lay.on(look, lay.pad(lay.row(number, told or lay.blank(), gap=3), inks.PAD, 0, inks.INSET, 0))


@lru_cache(1024)
def _own(number: int, count: int, own: int, prices: tuple[int, ...]) -> DisplayList:
    """What one has of the kind, what all of it would bring, and the ground of the two buttons."""
    if prices:
        facts = {"text": " + ".join(map(str, prices)) + " = " if len(prices) > 1 else "", "n": sum(prices)}
        deal = lay.say("cuba-art-sell-all", inks.SMALL.but(colour=inks.PALE), facts)
    else:
        facts = {"n": DEAREST - count, "next": DEAREST - max(0, count - 1)}
        deal = lay.say("cuba-art-buy-two", inks.SMALL.but(colour=inks.SECOND), facts)
    kind = box.PIECES[number]
    had = lay.say("cuba-art-own-now", inks.FIGURE.but(colour=inks.CREAM if own else inks.FAINT), {"n": own})
    first = lay.row(inks.sign(kind, alpha=255 if own else inks.FADED), had, gap=3)
    look = inks.BESIDE.but(line=inks.GOLD, width=1.8) if own else inks.BESIDE
    parts = lay.column(lay.sized(first, high=inks.HEAD_HIGH), lay.sized(deal, high=inks.LINE_HIGH), lay.blank(), gap=0)
    return inks.kept(lay.on(look, parts, inks.PAD, 3), own_place(number))


def own_place(number: int) -> Rect:
    """The box below a stall."""
    return workplaces.stall(number)[0], OWN_TOP, STALL_WIDE, OWN_HIGH


# --- what a trade is good for ----------------------------------------------------------------------

PANEL_SIZE: Final = places.HAND[2:]
"""The panel of the hand."""
STRIP_HIGH, BUTTON_HIGH = places.ACTIONS[3], 42
"""How high the strip below the hand is, and a button of a stall."""


class Good(NamedTuple):
    """What a trade is good for: the best ship with its cargo and dock, how many pieces it takes, whether the mayor has been
    played; the tax with the purse, the duty's law with what one has for it; the products that would perish."""

    ship: str
    dock: int
    many: int
    played: bool
    tax: int
    pesos: int
    duty: str
    have: int
    lost: tuple[tuple[int, int], ...]


def after(v: View) -> DisplayList:
    """The panel of the hand while one trades: the best load, tax and duty, what would be thrown away. 486 x 250."""
    sheet = DisplayList(*PANEL_SIZE)
    for part in (_desk(), *told(good_for(v.state, seen.me_of(v)))):
        sheet.place(part, 0, 0)
    return sheet


@cache
def _desk() -> DisplayList:
    """The ground of the panel, and the strip at its foot."""
    strip = lay.sized(lay.on(inks.STRIP, lay.blank()), high=STRIP_HIGH)
    return lay.laid(lay.on(inks.BOARD, lay.column(lay.blank(), strip), inks.PAD, inks.INSET), *PANEL_SIZE)


def good_for(s: CubaState, me: int) -> Good:
    """What there would be to do with what a seat has now."""
    sums = [sum(n for _, n in limits) for limits in loadable(s, me)]
    best = max(range(len(box.DOCKS)), key=lambda dock: (sums[dock] * box.DOCK_VP[dock], dock))
    ship = docked(s, best) if s.docks[best] else ""
    duty = s.statutes[box.DUTY]
    have = sum(s.own(me, piece) for piece in box.STATUTES[duty].accepts)
    lost = tuple(perishing(s, me))
    return Good(ship, best, sums[best], "mayor" in s.played[me], tax(s, me), s.pesos[me], duty, have, lost)


def told(good: Good) -> tuple[DisplayList, ...]:
    """The best load, tax and duty, what would be thrown away, each at its place on the panel of the hand."""
    ship = good.ship, good.dock, good.many, good.played
    return _load(*ship), _laws(good.tax, good.pesos, good.duty, good.have), _perishing(good.lost)


@cache
def _rooms() -> dict[str, Rect]:
    """Where those three stand on the panel of the hand."""
    found: dict[str, Rect] = {}
    load, laws, lost = (
        lay.standing(lay.blank(), partial(found.__setitem__, name)) for name in ("load", "laws", "lost")
    )
    both = lay.row(lay.shared(load), lay.shared(lay.column(lay.shared(laws, 1.6), lay.shared(lost))))
    lay.laid(
        lay.pad(
            lay.column(lay.blank(high=inks.CHIPS_HIGH), both, lay.blank(high=STRIP_HIGH), gap=inks.INSET),
            inks.PAD,
            inks.INSET,
        ),
        *PANEL_SIZE,
    )
    return found


@lru_cache(256)
def _load(name: str, dock: int, many: int, played: bool) -> DisplayList:
    """The ship on which most points could be loaded now."""
    vp = box.DOCK_VP[dock]
    ship = lay.fitted(lay.drawn(faces.face(name))) if name else lay.blank()
    points = lay.column(
        lay.say("cuba-art-after-load", inks.FIGURE.but(align="center"), {"n": many, "each": vp, "sum": many * vp}),
        lay.write(f"= **{many * vp}**[vp]", inks.BIG.but(face="body", align="center", colour=inks.PALE)),
        along="middle",
    )
    message = "cuba-art-after-mayor-played" if played else "cuba-art-after-mayor"
    parts = lay.column(
        lay.say("cuba-art-after-ship", inks.NAME.but(colour=inks.CHALK)),
        lay.shared(lay.row(lay.shared(lay.pad(ship, -3, 0), 1.7), lay.shared(points), gap=0), 1.5),
        lay.say(message, inks.TOLD.but(colour="#D6EFE8"), {"n": dock + 1}),
        gap=2,
    )
    return inks.kept(lay.on(inks.WATER, parts, inks.PAD, 3), _rooms()["load"])


def _laws(cost: int, pesos: int, duty: str, have: int) -> DisplayList:
    """What the tax and the duty in force would take, and the points for them."""
    law = box.STATUTES[duty]
    tax_, duty_ = pesos >= cost, have >= law.amount
    accepted = "".join(f"[{box.PIECES[piece]}]" for piece in law.accepts)
    return inks.joined(
        _page(),
        _law(0, "tax", box.TAX_VP, tax_, (("n", cost), ("have", pesos))),
        _law(1, "duty", box.DUTY_VP, duty_, (("n", law.amount), ("have", have), ("text", accepted))),
        _law(2, "both", box.TAX_AND_DUTY_VP, tax_ and duty_, ()),
    )


@cache
def _page() -> DisplayList:
    return inks.kept(flat(inks.PAGE), _rooms()["laws"])


@lru_cache(256)
def _law(number: int, name: str, vp: int, can: bool, facts: tuple[tuple[str, int | str], ...]) -> DisplayList:
    """A line of the laws: what it takes, and its points where one can comply."""
    told = lay.say(f"cuba-art-after-{name}", inks.INKED if can else inks.INKED.but(colour=inks.INK_2), dict(facts))
    brings = lay.write(f"**+{vp}** [vp]", inks.LAST.but(colour=inks.INK))
    end = brings if can else lay.say("cuba-art-after-short", inks.LAST.but(colour=inks.RED))
    lines = [lay.blank()] * number + [lay.row(lay.shared(told, 3), lay.shared(end, 1.2))] + [lay.blank()] * (2 - number)
    return inks.kept(lay.pad(lay.column(*map(lay.shared, lines), gap=1), inks.PAD, 3), _rooms()["laws"])


@lru_cache(256)
def _perishing(lost: tuple[tuple[int, int], ...]) -> DisplayList:
    return inks.kept(thrown(lost), _rooms()["lost"])


def thrown(lost: Sequence[tuple[int, int]]) -> Block:
    """The products that would perish, as (piece, count): those outside of storage are lost when the round ends."""
    if not lost:
        return lay.on(inks.WELL, lay.say("cuba-art-nothing-perishes", inks.TOLD.but(colour=inks.FAINT)), inks.PAD, 2)
    text = " ".join(f"{n}[{box.PIECES[piece]}]" for piece, n in lost)
    return lay.on(
        inks.WELL.but(fill="#3A2418", line="#E9853A"),
        lay.say("cuba-art-perishes", inks.TOLD, {"text": text}),
        inks.PAD,
        2,
    )
