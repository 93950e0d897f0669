"""The plan of a visit to the market over the square: every stall with a count, the bill of all trades, what they are
good for. Each part is kept by what it says."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from game.engine import Draft, View
from game.presentation import DisplayList, Rect, Worksheet
from game.presentation.layout import (
    Block,
    blank,
    column,
    fill,
    ground,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    standing,
    write,
)
from game.titles.cuba.art import market
from game.titles.cuba.art.inks import (
    ABLE,
    BESIDE,
    BIG,
    CHALK,
    CHIPS_HIGH,
    CREAM,
    FADED,
    FAINT,
    FIGURE,
    FINE,
    GOLD,
    GREY,
    HEAD_HIGH,
    INK,
    INK_2,
    INKED,
    INSET,
    LAST,
    LINE,
    LINE_HIGH,
    LINED,
    MARK,
    MIDDLE,
    NAME,
    OVER,
    PAD,
    PAGE,
    PALE,
    PILL,
    PINE,
    PLATE,
    QUIET_HEAD,
    ROSE,
    ROW,
    SHUT,
    SMALL,
    TAG,
    WARNING,
    WELL,
    WHOLE,
    WOOD,
    WORTH,
    joined,
    kept,
    sign,
)
from game.titles.cuba.art.market import PIECE, own_place, priced
from game.titles.cuba.art.planned import BACK, DONE, Part, Planned
from game.titles.cuba.art.work_faces import TAG_INK
from game.titles.cuba.rules.components import MARKET_ROOM, MERCHANDISE, PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.market_visit import MarketVisit, TradeLine, changed, counts_of
from game.titles.cuba.table.placement import hour
from game.titles.cuba.table.workplaces import DEAREST, last_price

BILL: Final[Rect] = places.FIELDS_IN
MANY: Final = 4
"""More prices than that on a line are written small."""


class Step(NamedTuple):
    """One more sold or bought: the price of it, or why it cannot be (and by how much), and whether it takes a trade back."""

    way: str
    price: int
    why: str = ""
    back: bool = False


class Stall(NamedTuple):
    """What is told of a kind of merchandise: how many lie in its stall, how many are traded at which prices (sold: less than
    nothing), what one has before and after, the least and the most that could be traded, both steps, and the own colour."""

    piece: int
    filled: int
    many: int
    prices: tuple[int, ...]
    own: int
    then: int
    reach: tuple[int, int]
    steps: tuple[Step, Step]
    color: str


def tradeswoman(v: View, draft: Draft) -> Worksheet | None:
    """The whole square with the plan on it; None while the plan cannot be carried out. 1280 x 720."""
    visit = MarketVisit(v.state)
    plan = visit.errand(draft)
    if plan is None:
        return None
    here = Planned(v, draft, plan, DisplayList(*WHOLE), [])
    s, seat = here.now, draft.seat
    here.sheet.place(market.ground(hour(s), "cuba-art-errand-how"), 0, 0)
    lines, color = {line.piece: line for line in plan.lines}, seen.color_of(v, seat)
    for piece, count in zip(MERCHANDISE, counts_of(draft)):
        prices = lines[piece].prices if piece in lines else ()
        stock = s.own(seat, piece), plan.table.own(seat, piece)
        reach = visit.reach(draft, piece)
        steps = (_step(visit, draft, piece, count, reach, -1), _step(visit, draft, piece, count, reach, 1))
        told = Stall(piece, s.market[piece], count, prices, *stock, reach, steps, color)
        here.add(_stall(told), partial(changed, draft, piece))
    paper = _paper()
    for part in (paper.drawing, *_bill(plan.lines, s.pesos[seat], plan.table.pesos[seat]), *_panel(plan.table, seat)):
        here.sheet.place(part, 0, 0)
    label = "cuba-art-errand-do" if plan.deeds else "cuba-art-errand-none"
    facts = {"now": s.pesos[seat], "next": plan.table.pesos[seat]}
    back, done = paper.place_of(BACK), paper.place_of(DONE)
    return Worksheet(here.sheet, tuple(here.presses), back, done, label, facts, plan.deeds, (places.TOWN, BILL))


def _step(visit: MarketVisit, draft: Draft, piece: int, count: int, reach: tuple[int, int], step: int) -> Step:
    """One more or one less, as far as the plan can be carried out then."""
    way, wanted = "buy" if step > 0 else "sell", count + step
    if not reach[0] <= wanted <= reach[1]:
        why = visit.obstacle(draft, piece, step) or ("", 0)
        return Step(way, why[1], why[0])
    if count * step < 0:
        return Step(way, 0, back=True)
    after = visit.errand(changed(draft, piece, wanted))
    return Step(way, next(line.prices[-1] for line in after.lines if line.piece == piece) if after else 0)


@lru_cache(1024)
def _stall(told: Stall) -> Part:
    """A stall with its rows, on which a press sets the count, and below it the two buttons; meanings are counts."""
    piece, filled, many = told.piece, told.filled, told.many
    part, rooms = Part(), _rooms(piece)
    least, most = told.reach
    wanted = (filled - at - (at >= filled) for at in range(MARKET_ROOM[piece]))
    wishes = (count if count != many else 0 for count in wanted)
    part.spots = [(rect, wish) for rect, wish in zip(_prices(piece), wishes) if least <= wish <= most]
    part.spots += [(rooms[step.way], many + by) for step, by in zip(told.steps, (-1, 1)) if not step.why]
    rows = _rows(piece, filled, many, told.color if many < 0 else "")
    stock = _stock(piece, many, told.prices, told.own, told.then)
    buttons = (_button(piece, step) for step in told.steps)
    part.drawing = joined(_asked(piece), market.stall(piece, filled), rows, stock, *buttons)
    return part


@cache
def _prices(piece: int) -> list[Rect]:
    """The rows of a stall that are no end of the scale."""
    return [workplaces.row_of(piece, DEAREST - 1 - at) for at in range(MARKET_ROOM[piece])]


@cache
def _asked(piece: int) -> DisplayList:
    """The place that tells of a stall."""
    return kept(hot(blank(), f"stall/{PIECES[piece]}"), workplaces.stall(piece))


@lru_cache(256)
def _rows(piece: int, filled: int, many: int, color: str) -> DisplayList:
    """What lies on the rows: pieces, what is bought and sold, at both ends what comes from the supply and goes there."""
    bought, sold, room = max(0, many), max(0, -many), MARKET_ROOM[piece]
    rows = []
    for at in range(room):
        if at < filled:
            rows.append(_row(piece, at, "buy" if at >= filled - bought else "piece", ""))
        elif at < filled + sold:
            rows.append(_row(piece, at, "sell", color))
    for way, price, times in (("buy", DEAREST, bought - filled), ("sell", last_price(piece), sold + filled - room)):
        if times > 0:
            rows.append(kept(pad(row(blank(), _tag(way, price, times)), 3, 0), workplaces.row_of(piece, price)))
    return joined(*rows)


@lru_cache(512)
def _row(piece: int, at: int, state: str, color: str) -> DisplayList:
    """One row: the piece that lies there, the gap of one that is bought, one that is sold with the shape of its seat."""
    price, there = DEAREST - 1 - at, sign(PIECES[piece], PIECE)
    shown = pad(row(blank(PIECE), there, blank(), gap=3), PAD, 0)
    if state == "buy":
        gap = row(market.place(CHALK), blank(), _tag("buy", price, 1))
        shown = priced(ROW.but(fill="#2F7A72", line="#BFE0D4", width=1.4), price, CHALK, pad(gap, 0, 0, -3))
    if state == "sell":
        gain = row(there, icon(f"shared/seats/{color}", MARK), blank(), _tag("sell", price, 1), gap=3)
        shown = priced(ROW.but(fill=CHALK, line=GOLD, width=2.4), price, INK, pad(gain, 0, 0, -3))
    return kept(shown, workplaces.row_of(piece, price))


def _tag(way: str, price: int, times: int) -> Block:
    look = PILL.but(fill=TAG_INK[way], line=CHALK if way == "buy" else GOLD, width=1)
    told = say(f"cuba-art-errand-tag-{way}", MIDDLE.but(colour=CHALK), {"n": price, "times": times})
    return pad(sized(on(look, told, 2, 0), 77), 0, 1)


@cache
def _rooms(piece: int) -> dict[str, Rect]:
    """Where the two buttons below a stall, the count between them and what is told below stand."""
    found: dict[str, Rect] = {}

    def room(name: str, share: float = 1) -> Block:
        return shared(standing(blank(), partial(found.__setitem__, name)), share)

    buttons = sized(row(room("sell"), room("count", 0.7), room("buy"), gap=3), high=market.BUTTON_HIGH)
    kept(pad(column(buttons, room("stock"), gap=2), 3), own_place(piece))
    return found


@lru_cache(512)
def _stock(piece: int, many: int, prices: tuple[int, ...], own: int, then: int) -> DisplayList:
    """Below a stall: the count; what one has before and after, and the sum."""
    rooms = _rooms(piece)
    sheet = kept(ground(BESIDE.but(line=GOLD, width=1.8) if many else WELL), own_place(piece))
    number = write(abs(many), BIG.but(colour=CREAM if many else FAINT, align="center"))
    way = "sell" if many < 0 else "buy" if many else "still"
    count = column(say(f"cuba-art-errand-{way}", FINE.but(align="center")), number, gap=-2)
    fill(sheet, rooms["count"], on(WELL.but(line=GOLD if many else LINE, width=1.4), count))
    had = write(f"{own} → **{then}**" if many else f"**{own}**", FIGURE)
    stock = row(sign(PIECES[piece], alpha=255 if own or then else FADED), had)
    total = say("cuba-art-errand-idle", LAST.but(colour=FAINT))
    if prices:
        terms = f"{' + '.join(map(str, prices))} = " if len(prices) > 1 else ""
        text = f"{terms}**{'−' if many > 0 else '+'}{sum(prices)}** [coin]"
        total = write(text, (FINE if len(prices) > MANY else SMALL).but(colour=PALE, align="right"))
    fill(sheet, rooms["stock"], pad(column(shared(stock), shared(total), gap=2), 3, 0))
    return sheet


@lru_cache(512)
def _button(piece: int, step: Step) -> DisplayList:
    """A button at its place below a stall."""
    x, y, *size = _rooms(piece)[step.way]
    sheet = DisplayList(*WHOLE)
    sheet.place(_face(step, *size), x, y)
    return sheet


@lru_cache(64)
def _face(step: Step, wide: float, high: float) -> DisplayList:
    """One more or one less: with its price, or that it takes a trade back, or why it cannot be pressed."""
    name = f"cuba-art-errand-{step.way}"
    if step.why:
        lock = row(icon("shared/icons/lock_red", MARK), say(name, MIDDLE.but(colour=GREY)), gap=0)
        why = say(f"cuba-art-errand-{step.why}", FINE.but(colour=WARNING, align="center"), {"n": step.price})
        return laid(on(SHUT, column(lock, why, gap=1), 1, 2), wide, high)
    price = write(f"**{'−' if step.way == 'buy' else '+'}{step.price}** [coin]", INKED.but(align="center"))
    brings = say("cuba-art-errand-back", INKED.but(align="center")) if step.back else price
    return laid(on(ABLE, column(say(name, WORTH), brings, gap=0), 2, 1), wide, high)


# --- the bill --------------------------------------------------------------------------------------


@cache
def _paper() -> Part:
    """The sheet of the bill with its heading, and room for the purse, the trades, what is left and both buttons."""
    order = say("cuba-art-errand-order", LAST.but(colour=PALE))
    head = on(PAGE.but(fill=WOOD, line=""), row(say("cuba-art-errand-bill", NAME.but(colour=CHALK)), order), PAD, 0)
    part = Part()
    purse, rest = (sized(part.press(blank(), name), high=LINE_HIGH) for name in ("purse", "rest"))
    trades = shared(pad(part.press(blank(), "trades"), INSET, 0))
    buttons = sized(pad(part.buttons(), INSET, 3, bottom=INSET), high=market.BUTTON_HIGH + INSET)
    paper = column(sized(head, high=HEAD_HIGH), pad(purse, PAD, 0), trades, pad(rest, PAD, 0), buttons, gap=1)
    part.put(BILL, on(PAGE.but(width=1.6), paper, 1))
    return part


def _bill(trades: tuple[TradeLine, ...], purse: int, left: int) -> tuple[DisplayList, ...]:
    """Sales first, then purchases, with the purse after each; what is left."""
    return (_purse(purse), _trades(trades), _rest(trades, purse, left)) if trades else (_purse(purse), _trades(()))


@lru_cache(64)
def _purse(purse: int) -> DisplayList:
    told = row(
        say("cuba-art-errand-purse", INKED.but(colour=INK_2)), write(f"[coin] **{purse}**", LAST.but(colour=INK))
    )
    return kept(told, _paper().place_of("purse"))


@lru_cache(256)
def _trades(trades: tuple[TradeLine, ...]) -> DisplayList:
    none = say("cuba-art-errand-begin", QUIET_HEAD.but(size=SMALL.size, colour=INK_2))
    lines = column(*(sized(_trade(line), high=18) for line in trades), gap=2)
    return kept(over(blank(), column(lines, blank())) if trades else none, _paper().place_of("trades"))


def _trade(line: TradeLine) -> Block:
    """One line: sold or bought, how many for how much each, the sum, the purse after it."""
    way, count = "buy" if line.many > 0 else "sell", abs(line.many)
    name = on(TAG.but(fill=TAG_INK[way]), say(f"cuba-art-errand-{way}", PLATE.but(face="body", colour=CHALK)))
    text = f"{count}[{PIECES[line.piece]}]  {' + '.join(map(str, line.prices))}"
    prices = write(text, INKED if count <= MANY else FINE.but(colour=INK))
    total = f"**{'−' if way == 'buy' else '+'}{sum(line.prices)}**"
    told = row(
        shared(pad(name, 3, 2)),
        shared(prices, 4),
        shared(write(total, LAST.but(colour=ROSE if way == "buy" else PINE))),
        shared(write(f"[coin] {line.purse}", LAST.but(colour=INK)), 1.3),
        gap=2,
    )
    return on(TAG.but(fill="#DCEBDF" if way == "buy" else "#F6DFA2"), pad(told, 0, 0, INSET, 0))


@lru_cache(256)
def _rest(trades: tuple[TradeLine, ...], purse: int, left: int) -> DisplayList:
    """What is left in the purse, and how it comes about, below a line."""
    earned = sum(sum(line.prices) for line in trades if line.many < 0)
    paid = sum(sum(line.prices) for line in trades if line.many > 0)
    sums = f"{purse}{f' + {earned}' if earned else ''}{f' − {paid}' if paid else ''} ="
    inked = FIGURE.but(colour=INK, align="right")
    name = say("cuba-art-errand-rest", inked.but(face="bold", align="left"))
    told = row(shared(name), shared(write(sums, inked), 2), shared(write(f"[coin] **{left}**", inked)))
    return kept(column(sized(ground(LINED), high=1), told, gap=0), _paper().place_of("rest"))


def _panel(s: CubaState, seat: int) -> tuple[DisplayList, ...]:
    """What the trades are good for, in the place of the cards; the strip with its buttons stays as it is."""
    return (_cover(), *(_at_hand(part) for part in market.told(market.good_for(s, seat))))


@cache
def _cover() -> DisplayList:
    strip = blank(high=market.STRIP_HIGH)
    cover = pad(ground(OVER), 3)
    return kept(column(blank(high=CHIPS_HIGH + PAD), cover, strip, gap=3), places.HAND)


@lru_cache(256)
def _at_hand(part: DisplayList) -> DisplayList:
    """A part of the panel of the hand, on the whole table."""
    sheet = DisplayList(*WHOLE)
    sheet.place(part, *places.HAND[:2])
    return sheet
