"""The square of the market while the tradeswoman works: five stalls on one scale of prices, and what a trade is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from game.engine import View
from game.presentation import DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    drawn,
    fitted,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    shared,
    sized,
    standing,
    write,
)
from game.presentation.layout import ground as flat
from game.presentation.parts import dashes
from game.titles.cuba.art import faces, hours
from game.titles.cuba.art.inks import (
    BESIDE,
    BIG,
    BOARD,
    BRASS,
    CHALK,
    CHIPS_HIGH,
    CREAM,
    FADED,
    FAINT,
    FIGURE,
    FINE,
    GOLD,
    HEAD_HIGH,
    INK,
    INK_2,
    INKED,
    INSET,
    LAST,
    LINE_HIGH,
    NAME,
    PAD,
    PAGE,
    PALE,
    PINE,
    RED,
    ROW,
    SECOND,
    SHELF,
    SMALL,
    STRIP,
    TOLD,
    WATER,
    WELL,
    WHOLE,
    boards,
    joined,
    kept,
    name_of,
    sign,
)
from game.titles.cuba.art.town import AWNING
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.components import (
    DOCK_VP,
    DOCKS,
    DUTY,
    DUTY_VP,
    MARKET_ROOM,
    MERCHANDISE,
    MERCHANDISE_IDS,
    PIECES,
    STATUTES,
    TAX_AND_DUTY_VP,
    TAX_VP,
)
from game.titles.cuba.rules.harbour import KINDS
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.rules.statutes import tax
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.chain import perishing
from game.titles.cuba.table.placement import hour
from game.titles.cuba.table.workplaces import DEAREST, OWN_HIGH, OWN_TOP, ROW_HIGH, STALL_WIDE, last_price, price_top

PIECE: Final = 19.0
"""The edge of a piece in a row of prices."""
PRICE: Final = FIGURE.but(face="bold", colour=INK)
FEW: Final = 5
"""Where there are fewer rows, wares stand below them."""


def square(v: View) -> DisplayList:
    """The stalls in the place of the town, in its units."""
    s: CubaState = v.state
    sheet = DisplayList(*WHOLE)
    sheet.place(ground(hour(s), "cuba-art-square-how"), 0, 0)
    for number in MERCHANDISE:
        sheet.place(stall(number, s.market[number]), 0, 0)
        own = s.own(seen.me_of(v), number)
        sheet.place(_own(number, s.market[number], own, tuple(selling(s, number, own))), 0, 0)
    x, y, w, h = places.TOWN
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


@cache
def ground(now: int, how: str) -> DisplayList:
    """The square itself at an hour, with its name and how one trades there."""
    garland = column(sized(picture("cuba/scenes/garland"), high=40), blank())
    named = column(boards("cuba-art-square", how), blank())
    return kept(over(hours.square(now), pad(garland, 0, 30), pad(named, PAD, INSET)), places.TOWN)


@lru_cache(64)
def stall(number: int, count: int) -> DisplayList:
    """A stall with its rows of prices, without the pieces."""
    prices = range(DEAREST, last_price(number) - 1, -1)
    return joined(_shelf(number), *(_price(number, price, count) for price in prices))


@cache
def _shelf(number: int) -> DisplayList:
    """A stall without its rows."""
    kind = MERCHANDISE_IDS[MERCHANDISE.index(number)]
    light, dark = AWNING[kind]
    rows = blank(high=ROW_HIGH * (DEAREST + 1 - last_price(number)))
    shelf = column(on(SHELF, pad(rows, INSET, PAD, bottom=3)), blank(), gap=0)
    few = MARKET_ROOM[number] < FEW
    below = column(blank(), sized(picture(f"cuba/scenes/wares_{kind}"), high=50)) if few else None
    named = row(sign(kind, PIECE), say(name_of(kind), PRICE), gap=3)
    board = column(sized(on(Ground(PAGE.fill, dark, 11, 1.6), named, PAD, 0), high=23), blank())
    awning = over(picture("cuba/scenes/awning", c=light, d=dark), pad(board, 29, PAD))
    x, y, w, h = workplaces.stall(number)
    top = price_top(DEAREST) - y - PAD
    parts = over(pad(shelf, 3, top, bottom=0), below, pad(column(sized(awning, high=56), blank()), -INSET, 0))
    return kept(parts, (x, y, w, h))


def _price(number: int, price: int, count: int) -> DisplayList:
    """A price with its piece, the next one to be bought rimmed in teal; the ends of the scale are the supply."""
    at = DEAREST - 1 - price
    if price in (DEAREST, last_price(number)):
        here = count == (0 if price == DEAREST else MARKET_ROOM[number])
        return _supply(number, price, "" if here else "buy" if price == DEAREST else "sell")
    return _row(number, price, at < count, PINE if at == count - 1 else BRASS if at == count else "")


@lru_cache(64)
def _supply(number: int, price: int, way: str) -> DisplayList:
    words = say(f"cuba-art-row-supply-{way}", FINE.but(colour="#E0C0A0", align="right")) if way else None
    look = ROW.but(fill="#4A2418", line="#8A5A3C")
    return kept(priced(look, price, "#F3D2A8", words), workplaces.row_of(number, price))


@lru_cache(256)
def _row(number: int, price: int, full: bool, rim: str) -> DisplayList:
    look = ROW.but(fill=CHALK) if full else ROW
    told = None if full else row(place("#3E2410"), blank())
    block = priced(look.but(line=rim, width=2.2) if rim else look, price, INK if full else "#3E2410", told)
    return kept(block, workplaces.row_of(number, price))


def place(ink: str) -> Block:
    """Where a piece has room."""
    return pad(sized(dashes(ink, 3, 1.3), PIECE), 0, 1)


def priced(look: Ground, price: int, ink: str, told: Block | None) -> Block:
    """A row of a stall: its price, and what is told of it."""
    number = sized(write(price, PRICE.but(colour=ink)), PIECE)
    return on(look, pad(row(number, told or blank(), gap=3), PAD, 0, INSET, 0))


@lru_cache(1024)
def _own(number: int, count: int, own: int, prices: tuple[int, ...]) -> DisplayList:
    """What one has of the kind, what all of it would bring, and the ground of the two buttons."""
    if prices:
        facts = {"text": " + ".join(map(str, prices)) + " = " if len(prices) > 1 else "", "n": sum(prices)}
        deal = say("cuba-art-sell-all", SMALL.but(colour=PALE), facts)
    else:
        facts = {"n": DEAREST - count, "next": DEAREST - max(0, count - 1)}
        deal = say("cuba-art-buy-two", SMALL.but(colour=SECOND), facts)
    kind = MERCHANDISE_IDS[MERCHANDISE.index(number)]
    had = say("cuba-art-own-now", FIGURE.but(colour=CREAM if own else FAINT), {"n": own})
    first = row(sign(kind, alpha=255 if own else FADED), had, gap=3)
    look = BESIDE.but(line=GOLD, width=1.8) if own else BESIDE
    parts = column(sized(first, high=HEAD_HIGH), sized(deal, high=LINE_HIGH), blank(), gap=0)
    return kept(on(look, parts, PAD, 3), own_place(number))


def own_place(number: int) -> Rect:
    """The box below a stall."""
    return workplaces.stall(number)[0], OWN_TOP, STALL_WIDE, OWN_HIGH


def selling(s: CubaState, number: int, count: int) -> list[int]:
    """The prices of so many sales of a kind, one after the other."""
    found, filled = [], s.market[number]
    for _ in range(count):
        found.append(workplaces.DEAREST - 1 - filled if filled < MARKET_ROOM[number] else workplaces.last_price(number))
        filled = min(MARKET_ROOM[number], filled + 1)
    return found


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
    strip = sized(on(STRIP, blank()), high=STRIP_HIGH)
    return laid(on(BOARD, column(blank(), strip), PAD, INSET), *PANEL_SIZE)


def good_for(s: CubaState, me: int) -> Good:
    """What there would be to do with what a seat has now."""
    sums = [sum(n for _, n in limits) for limits in loadable(s, me)]
    best = max(range(len(DOCKS)), key=lambda dock: (sums[dock] * DOCK_VP[dock], dock))
    cargo = "".join(str(n) for n in s.cargo[best * KINDS : (best + 1) * KINDS])
    ship = f"ship:{s.docks[best]}:{cargo}" if s.docks[best] else ""
    duty = s.statutes[DUTY]
    have = sum(s.own(me, piece) for piece in STATUTES[duty].accepts)
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
    load, laws, lost = (standing(blank(), partial(found.__setitem__, name)) for name in ("load", "laws", "lost"))
    both = row(shared(load), shared(column(shared(laws, 1.6), shared(lost))))
    laid(pad(column(blank(high=CHIPS_HIGH), both, blank(high=STRIP_HIGH), gap=INSET), PAD, INSET), *PANEL_SIZE)
    return found


@lru_cache(256)
def _load(name: str, dock: int, many: int, played: bool) -> DisplayList:
    """The ship on which most points could be loaded now."""
    vp = DOCK_VP[dock]
    ship = fitted(drawn(faces.face(name))) if name else blank()
    points = column(
        say("cuba-art-after-load", FIGURE.but(align="center"), {"n": many, "each": vp, "sum": many * vp}),
        write(f"= **{many * vp}**[vp]", BIG.but(face="body", align="center", colour=PALE)),
        along="middle",
    )
    message = "cuba-art-after-mayor-played" if played else "cuba-art-after-mayor"
    parts = column(
        say("cuba-art-after-ship", NAME.but(colour=CHALK)),
        shared(row(shared(pad(ship, -3, 0), 1.7), shared(points), gap=0), 1.5),
        say(message, TOLD.but(colour="#D6EFE8"), {"n": dock + 1}),
        gap=2,
    )
    return kept(on(WATER, parts, PAD, 3), _rooms()["load"])


def _laws(cost: int, pesos: int, duty: str, have: int) -> DisplayList:
    """What the tax and the duty in force would take, and the points for them."""
    law = STATUTES[duty]
    tax_, duty_ = pesos >= cost, have >= law.amount
    accepted = "".join(f"[{PIECES[piece]}]" for piece in law.accepts)
    return joined(
        _page(),
        _law(0, "tax", TAX_VP, tax_, (("n", cost), ("have", pesos))),
        _law(1, "duty", DUTY_VP, duty_, (("n", law.amount), ("have", have), ("text", accepted))),
        _law(2, "both", TAX_AND_DUTY_VP, tax_ and duty_, ()),
    )


@cache
def _page() -> DisplayList:
    return kept(flat(PAGE), _rooms()["laws"])


@lru_cache(256)
def _law(number: int, name: str, vp: int, can: bool, facts: tuple[tuple[str, int | str], ...]) -> DisplayList:
    """A line of the laws: what it takes, and its points where one can comply."""
    told = say(f"cuba-art-after-{name}", INKED if can else INKED.but(colour=INK_2), dict(facts))
    brings = write(f"**+{vp}** [vp]", LAST.but(colour=INK))
    end = brings if can else say("cuba-art-after-short", LAST.but(colour=RED))
    lines = [blank()] * number + [row(shared(told, 3), shared(end, 1.2))] + [blank()] * (2 - number)
    return kept(pad(column(*map(shared, lines), gap=1), PAD, 3), _rooms()["laws"])


@lru_cache(256)
def _perishing(lost: tuple[tuple[int, int], ...]) -> DisplayList:
    return kept(thrown(lost), _rooms()["lost"])


def thrown(lost: Sequence[tuple[int, int]]) -> Block:
    """The products that would perish, as (piece, count): those outside of storage are lost when the round ends."""
    if not lost:
        return on(WELL, say("cuba-art-nothing-perishes", TOLD.but(colour=FAINT)), PAD, 2)
    text = " ".join(f"{n}[{PIECES[piece]}]" for piece, n in lost)
    return on(WELL.but(fill="#3A2418", line="#E9853A"), say("cuba-art-perishes", TOLD, {"text": text}), PAD, 2)
