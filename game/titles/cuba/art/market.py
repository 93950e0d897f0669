"""The square of the market while the tradeswoman works: five stalls on one scale of prices, and what a trade is good for."""

from __future__ import annotations

from typing import Any, Final

from game.engine import View
from game.presentation import DisplayList
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    drawn,
    fill,
    icon,
    laid,
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
from game.titles.cuba.art import faces, hours
from game.titles.cuba.art.inks import (
    BOARD,
    CREAM,
    FAINT,
    GOLD,
    INK,
    INK_2,
    NAME,
    PAGE,
    PALE,
    RED,
    SECOND,
    SMALL,
    STRIP,
    WATER,
    WELL,
    boards,
    name_of,
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
from game.titles.cuba.table.workplaces import DEAREST, OWN_TOP, ROW_HIGH, STALL_WIDE, last_price, price_top

PIECE: Final = 19.0
"""The edge of a piece in a row of prices."""
PLACE: Final = pad(sized(dashes("#3E2410", 3, 1.3), PIECE), 0, 1.5)
"""Where a piece has room."""
PRICE: Final = NAME.but(size=13.5, colour=INK)


def square(v: View) -> DisplayList:
    """The stalls in the place of the town, in its units."""
    s: CubaState = v.state
    sheet = DisplayList(1280, 720)
    x, y, w, h = places.TOWN
    ground(s, sheet, "cuba-art-square-how")
    for number, kind in zip(MERCHANDISE, MERCHANDISE_IDS):
        stall(s, number, kind, sheet)
        _own(s, seen.me_of(v), number, kind, sheet)
    found = DisplayList(w, h)
    found.place(sheet, -x, -y)
    return found


def ground(s: CubaState, sheet: DisplayList, how: str) -> None:
    """The square itself with its name and how one trades there."""
    x, y, w, _ = places.TOWN
    hours.square(s, sheet)
    sheet.svg("cuba/scenes/garland", (x, y + 30, w, 40))
    boards(sheet, "cuba-art-square", how, 382)


def stall(s: CubaState, number: int, kind: str, sheet: DisplayList) -> None:
    """A stall with its rows of prices, without the pieces."""
    x, y, w, _ = workplaces.stall(number)
    light, dark = AWNING[kind]
    last, top = last_price(number), price_top(DEAREST)
    high = ROW_HIGH * (DEAREST - last + 1)
    fill(sheet, (x + 3, top - 14, w - 6, high + 20), on(Ground("#6E3A26", "#3E1D0C", 5, 1.4, shadow=120), blank()))
    for price in range(DEAREST, last - 1, -1):
        fill(sheet, workplaces.row_of(number, price), _row(s, number, price))
    if MARKET_ROOM[number] < 5:
        sheet.svg(f"cuba/scenes/wares_{kind}", (x + 4, top + 5 * ROW_HIGH + 2, w - 8, 50))
    sign = row(icon(f"cuba/icons/{kind}", PIECE), say(name_of(kind), PRICE), gap=3)
    board = sized(on(Ground("#FFF8E7", dark, 11, 1.6), sign, 8, 0), high=23)
    awning = over(picture("cuba/scenes/awning", c=light, d=dark), pad(column(board, blank()), 29, 8))
    fill(sheet, (x - 5, y, w + 10, 56), awning)


def _row(s: CubaState, number: int, price: int) -> Block:
    """A price with its piece, the next one to be bought rimmed in teal; the ends of the scale are the supply."""
    count, at = s.market[number], DEAREST - 1 - price
    if price in (DEAREST, last_price(number)):
        here = count == (0 if price == DEAREST else MARKET_ROOM[number])
        message = f"cuba-art-row-supply-{'buy' if price == DEAREST else 'sell'}"
        words = None if here else say(message, SMALL.but(size=11.5, colour="#E0C0A0", align="right"))
        return priced(Ground("#4A2418", "#8A5A3C", 3, 1), price, "#F3D2A8", words)
    full = at < count
    line = "#1F6A63" if at == count - 1 else "#C08A2C" if at == count else "#7A4A2E"
    ground = Ground("#FFF3D2" if full else "#B98A5E", line, 3, 2.2 if at in (count - 1, count) else 1)
    return priced(ground, price, INK if full else "#3E2410", None if full else row(PLACE, blank()))


def priced(ground: Ground, price: int, ink: str, told: Block | None) -> Block:
    """A row of a stall: its price, and what is told of it."""
    return on(ground, pad(row(sized(write(price, PRICE.but(colour=ink)), 18), told or blank(), gap=4), 8, 0, 6, 0))


def _own(s: CubaState, me: int, number: int, kind: str, sheet: DisplayList) -> None:
    """What one has of the kind, what all of it would bring, and the ground of the two buttons."""
    own = s.own(me, number)
    prices = selling(s, number, own)
    if prices:
        facts = {"text": " + ".join(map(str, prices)) + " = " if len(prices) > 1 else "", "n": sum(prices)}
        deal = say("cuba-art-sell-all", SMALL.but(colour=PALE), facts)
    else:
        facts = {"n": DEAREST - s.market[number], "next": DEAREST - max(0, s.market[number] - 1)}
        deal = say("cuba-art-buy-two", SMALL.but(colour=SECOND), facts)
    had = SMALL.but(size=15, colour=CREAM if own else FAINT)
    first = row(
        icon(f"cuba/icons/{kind}", 22, alpha=255 if own else 100), say("cuba-art-own-now", had, {"n": own}), gap=4
    )
    look = WELL.but(fill=BOARD.fill, line=GOLD, width=1.8) if own else WELL.but(fill=BOARD.fill)
    told = column(sized(first, high=26), sized(deal, high=20), blank(), gap=0)
    fill(sheet, (workplaces.stall(number)[0], OWN_TOP, STALL_WIDE, 98), on(look, told, 8, 3))


def selling(s: CubaState, number: int, count: int) -> list[int]:
    """The prices of so many sales of a kind, one after the other."""
    found, filled = [], s.market[number]
    for _ in range(count):
        found.append(workplaces.DEAREST - 1 - filled if filled < MARKET_ROOM[number] else workplaces.last_price(number))
        filled = min(MARKET_ROOM[number], filled + 1)
    return found


# --- what a trade is good for ----------------------------------------------------------------------

PANEL_SIZE: Final = (486.0, 250.0)
"""The panel of the hand."""


def after(v: View) -> DisplayList:
    """The panel of the hand while one trades: the best load, tax and duty, what would be thrown away. 486 x 250."""
    strip = sized(on(STRIP, blank()), high=58)
    told = column(blank(high=42), good_for(v.state, seen.me_of(v)), strip, gap=6)
    return laid(on(BOARD, told, 8, 6), *PANEL_SIZE)


def good_for(s: CubaState, me: int) -> Block:
    """The best load, tax and duty, what would be thrown away."""
    right = column(sized(_laws(s, me), high=78), shared(thrown(perishing(s, me))))
    return shared(row(sized(_load(s, me), 236), right))


def _load(s: CubaState, me: int) -> Block:
    """The ship on which most points could be loaded now."""
    sums = [sum(n for _, n in limits) for limits in loadable(s, me)]
    best = max(range(len(DOCKS)), key=lambda dock: (sums[dock] * DOCK_VP[dock], dock))
    count, vp = sums[best], DOCK_VP[best]
    cargo = "".join(str(n) for n in s.cargo[best * KINDS : (best + 1) * KINDS])
    ship = drawn(faces.face(f"ship:{s.docks[best]}:{cargo}"), 0.72) if s.docks[best] else blank(140)
    middle = SMALL.but(size=14.5, align="center")
    points = column(
        say("cuba-art-after-load", middle, {"n": count, "each": vp, "sum": count * vp}),
        write(f"= **{count * vp}**[vp]", middle.but(size=18, colour=PALE)),
        along="middle",
    )
    message = "cuba-art-after-mayor-played" if "mayor" in s.played[me] else "cuba-art-after-mayor"
    told = column(
        say("cuba-art-after-ship", NAME.but(size=13, colour="#FFF3D2")),
        sized(row(pad(ship, -4, 0), points), high=58),
        say(message, SMALL.but(colour="#D6EFE8", leading=1.25, lines=0), {"n": best + 1}),
        gap=2,
    )
    return on(WATER, told, 10, 4)


def _laws(s: CubaState, me: int) -> Block:
    """What the tax and the duty in force would take, and the points for them."""
    cost = tax(s, me)
    law = STATUTES[s.statutes[DUTY]]
    have = sum(s.own(me, piece) for piece in law.accepts)
    able = (s.pesos[me] >= cost, have >= law.amount)
    accepted = "".join(f"[{PIECES[piece]}]" for piece in law.accepts)
    lines: tuple[tuple[str, dict[str, Any], int, bool], ...] = (
        ("cuba-art-after-tax", {"n": cost, "have": s.pesos[me]}, TAX_VP, able[0]),
        ("cuba-art-after-duty", {"n": law.amount, "have": have, "text": accepted}, DUTY_VP, able[1]),
        ("cuba-art-after-both", {}, TAX_AND_DUTY_VP, all(able)),
    )
    words = SMALL.but(size=13, colour=INK)
    short = say("cuba-art-after-short", words.but(size=12, colour=RED, align="right"))
    rows = (
        row(
            say(message, words.but(colour=INK if can else INK_2), facts),
            sized(write(f"**+{vp}** [vp]", words.but(align="right")) if can else short, 60),
        )
        for message, facts, vp, can in lines
    )
    return on(PAGE, column(*map(shared, rows), gap=1), 8, 4)


def thrown(lost: list[tuple[int, int]]) -> Block:
    """The products that would perish, as (piece, count): those outside of storage are lost when the round ends."""
    words = SMALL.but(lines=0, leading=1.3)
    if not lost:
        return on(WELL, say("cuba-art-nothing-perishes", words.but(colour=FAINT)), 9, 2)
    text = " ".join(f"{n}[{PIECES[piece]}]" for piece, n in lost)
    return on(Ground("#3A2418", "#E9853A", 7), say("cuba-art-perishes", words, {"text": text}), 9, 2)
