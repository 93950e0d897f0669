"""The plan of a visit to the market over the square: every stall with a count, the bill of all trades, what they are
good for. Each part is kept by what it says."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from game.engine import Draft, View
from game.presentation import DisplayList, Rect, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block
from game.titles.cuba.art import inks, market
from game.titles.cuba.art.market import PIECE, own_place, priced
from game.titles.cuba.art.planned import BACK, DONE, Planned, PlanPart
from game.titles.cuba.art.work_faces import TAG_INK
from game.titles.cuba.rules.components import MARKET_ROOM, MERCHANDISE, PIECES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.market_visit import MarketVisit, TradeLine, changed, counts_of, errand_of
from game.titles.cuba.table.placement import hour
from game.titles.cuba.table.workplaces import DEAREST, last_price

BILL: Final[Rect] = places.FIELDS_IN
MANY: Final = 4
"""More prices than that on a line are written small."""


class NextTrade(NamedTuple):
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
    steps: tuple[NextTrade, NextTrade]
    color: str


def tradeswoman(v: View, draft: Draft) -> Worksheet | None:
    """The whole square with the plan on it; None while the plan cannot be carried out. 1280 x 720."""
    plan = errand_of(v.state, draft)
    if plan is None:
        return None
    here = Planned(v, draft, plan, DisplayList(*inks.WHOLE), [])
    s, seat = here.now, draft.seat
    here.sheet.place(market.ground(hour(s), "cuba-art-errand-how"), 0, 0)
    visit = MarketVisit(s, draft)
    lines, color = {line.piece: line for line in plan.lines}, seen.color_of(v, seat)
    for piece, count in zip(MERCHANDISE, counts_of(draft)):
        prices = lines[piece].prices if piece in lines else ()
        stock = s.own(seat, piece), plan.table.own(seat, piece)
        steps = (_step(visit, piece, count, -1), _step(visit, piece, count, 1))
        told = Stall(piece, s.market[piece], count, prices, *stock, visit.reach(piece), steps, color)
        here.add(_stall(told), partial(changed, draft, piece))
    paper = _paper()
    for part in (paper.drawing, *_bill(plan.lines, s.pesos[seat], plan.table.pesos[seat]), *_panel(plan.table, seat)):
        here.sheet.place(part, 0, 0)
    label = "cuba-art-errand-do" if plan.deeds else "cuba-art-errand-none"
    facts = {"now": s.pesos[seat], "next": plan.table.pesos[seat]}
    back, done = paper.place_of(BACK), paper.place_of(DONE)
    return Worksheet(here.sheet, tuple(here.presses), back, done, label, facts, plan.deeds, (places.TOWN, BILL))


def _step(visit: MarketVisit, piece: int, count: int, step: int) -> NextTrade:
    """One more or one less, as far as the plan can be carried out then."""
    way = "buy" if step > 0 else "sell"
    if why := visit.obstacle(piece, step):
        return NextTrade(way, why[1], why[0])
    back = count * step < 0
    return NextTrade(way, 0 if back else visit.price(piece, step), back=back)


@lru_cache(1024)
def _stall(told: Stall) -> PlanPart:
    """A stall with its rows, on which a press sets the count, and below it the two buttons; meanings are counts."""
    piece, filled, many = told.piece, told.filled, told.many
    part, rooms = PlanPart(), _rooms(piece)
    least, most = told.reach
    wanted = (filled - at - (at >= filled) for at in range(MARKET_ROOM[piece]))
    wishes = (count if count != many else 0 for count in wanted)
    part.spots = [(rect, wish) for rect, wish in zip(_prices(piece), wishes) if least <= wish <= most]
    part.spots += [(rooms[step.way], many + by) for step, by in zip(told.steps, (-1, 1)) if not step.why]
    rows = _rows(piece, filled, many, told.color if many < 0 else "")
    stock = _stock(piece, many, told.prices, told.own, told.then)
    part.drawing = inks.joined(_asked(piece), market.stall(piece, filled), rows, stock)
    for step in told.steps:
        x, y, *size = rooms[step.way]
        part.drawing.place(_face(step, *size), x, y)
    return part


@cache
def _prices(piece: int) -> list[Rect]:
    """The rows of a stall that are no end of the scale."""
    return [workplaces.row_of(piece, DEAREST - 1 - at) for at in range(MARKET_ROOM[piece])]


@cache
def _asked(piece: int) -> DisplayList:
    """The place that tells of a stall."""
    return inks.kept(lay.hot(lay.blank(), f"stall/{PIECES[piece]}"), workplaces.stall(piece))


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
            rows.append(
                inks.kept(lay.pad(lay.row(lay.blank(), _tag(way, price, times)), 3, 0), workplaces.row_of(piece, price))
            )
    return inks.joined(*rows)


@lru_cache(512)
def _row(piece: int, at: int, state: str, color: str) -> DisplayList:
    """One row: the piece that lies there, the gap of one that is bought, one that is sold with the shape of its seat."""
    price, there = DEAREST - 1 - at, inks.sign(PIECES[piece], PIECE)
    shown = lay.pad(lay.row(lay.blank(PIECE), there, lay.blank(), gap=3), inks.PAD, 0)
    if state == "buy":
        gap = lay.row(market.place(inks.CHALK), lay.blank(), _tag("buy", price, 1))
        shown = priced(
            inks.ROW.but(fill="#2F7A72", line="#BFE0D4", width=1.4), price, inks.CHALK, lay.pad(gap, 0, 0, -3)
        )
    if state == "sell":
        gain = lay.row(there, lay.icon(f"shared/seats/{color}", inks.MARK), lay.blank(), _tag("sell", price, 1), gap=3)
        shown = priced(
            inks.ROW.but(fill=inks.CHALK, line=inks.GOLD, width=2.4), price, inks.INK, lay.pad(gain, 0, 0, -3)
        )
    return inks.kept(shown, workplaces.row_of(piece, price))


def _tag(way: str, price: int, times: int) -> Block:
    look = inks.PILL.but(fill=TAG_INK[way], line=inks.CHALK if way == "buy" else inks.GOLD, width=1)
    told = lay.say(f"cuba-art-errand-tag-{way}", inks.MIDDLE.but(colour=inks.CHALK), {"n": price, "times": times})
    return lay.pad(lay.sized(lay.on(look, told, 2, 0), 77), 0, 1)


@cache
def _rooms(piece: int) -> dict[str, Rect]:
    """Where the two buttons below a stall, the count between them and what is told below stand."""
    found: dict[str, Rect] = {}

    def room(name: str, share: float = 1) -> Block:
        return lay.shared(lay.standing(lay.blank(), partial(found.__setitem__, name)), share)

    buttons = lay.sized(lay.row(room("sell"), room("count", 0.7), room("buy"), gap=3), high=market.BUTTON_HIGH)
    inks.kept(lay.pad(lay.column(buttons, room("stock"), gap=2), 3), own_place(piece))
    return found


@lru_cache(512)
def _stock(piece: int, many: int, prices: tuple[int, ...], own: int, then: int) -> DisplayList:
    """Below a stall: the count; what one has before and after, and the sum."""
    rooms = _rooms(piece)
    sheet = inks.kept(lay.ground(inks.BESIDE.but(line=inks.GOLD, width=1.8) if many else inks.WELL), own_place(piece))
    number = lay.write(abs(many), inks.BIG.but(colour=inks.CREAM if many else inks.FAINT, align="center"))
    way = "sell" if many < 0 else "buy" if many else "still"
    count = lay.column(lay.say(f"cuba-art-errand-{way}", inks.FINE.but(align="center")), number, gap=-2)
    lay.fill(sheet, rooms["count"], lay.on(inks.WELL.but(line=inks.GOLD if many else inks.LINE, width=1.4), count))
    had = lay.write(f"{own} → **{then}**" if many else f"**{own}**", inks.FIGURE)
    stock = lay.row(inks.sign(PIECES[piece], alpha=255 if own or then else inks.FADED), had)
    total = lay.say("cuba-art-errand-idle", inks.LAST.but(colour=inks.FAINT))
    if prices:
        terms = f"{' + '.join(map(str, prices))} = " if len(prices) > 1 else ""
        text = f"{terms}**{'−' if many > 0 else '+'}{sum(prices)}** [coin]"
        total = lay.write(text, (inks.FINE if len(prices) > MANY else inks.SMALL).but(colour=inks.PALE, align="right"))
    lay.fill(sheet, rooms["stock"], lay.pad(lay.column(lay.shared(stock), lay.shared(total), gap=2), 3, 0))
    return sheet


@lru_cache(64)
def _face(step: NextTrade, wide: float, high: float) -> DisplayList:
    """One more or one less: with its price, or that it takes a trade back, or why it cannot be pressed."""
    name = f"cuba-art-errand-{step.way}"
    if step.why:
        lock = lay.row(inks.locked(inks.MARK), lay.say(name, inks.MIDDLE.but(colour=inks.GREY)), gap=0)
        why = lay.say(
            f"cuba-art-errand-{step.why}", inks.FINE.but(colour=inks.WARNING, align="center"), {"n": step.price}
        )
        return lay.laid(lay.on(inks.SHUT, lay.column(lock, why, gap=1), 1, 2), wide, high)
    price = lay.write(f"**{'−' if step.way == 'buy' else '+'}{step.price}** [coin]", inks.INKED.but(align="center"))
    brings = lay.say("cuba-art-errand-back", inks.INKED.but(align="center")) if step.back else price
    return lay.laid(lay.on(inks.ABLE, lay.column(lay.say(name, inks.WORTH), brings, gap=0), 2, 1), wide, high)


# --- the bill --------------------------------------------------------------------------------------


@cache
def _paper() -> PlanPart:
    """The sheet of the bill with its heading, and room for the purse, the trades, what is left and both buttons."""
    order = lay.say("cuba-art-errand-order", inks.LAST.but(colour=inks.PALE))
    head = lay.on(
        inks.PAGE.but(fill=inks.WOOD, line=""),
        lay.row(lay.say("cuba-art-errand-bill", inks.NAME.but(colour=inks.CHALK)), order),
        inks.PAD,
        0,
    )
    part = PlanPart()
    purse, rest = (lay.sized(part.press(lay.blank(), name), high=inks.LINE_HIGH) for name in ("purse", "rest"))
    trades = lay.shared(lay.pad(part.press(lay.blank(), "trades"), inks.INSET, 0))
    buttons = lay.sized(lay.pad(part.buttons(), inks.INSET, 3, bottom=inks.INSET), high=market.BUTTON_HIGH + inks.INSET)
    paper = lay.column(
        lay.sized(head, high=inks.HEAD_HIGH),
        lay.pad(purse, inks.PAD, 0),
        trades,
        lay.pad(rest, inks.PAD, 0),
        buttons,
        gap=1,
    )
    part.put(BILL, lay.on(inks.PAGE.but(width=1.6), paper, 1))
    return part


def _bill(trades: tuple[TradeLine, ...], purse: int, left: int) -> tuple[DisplayList, ...]:
    """Sales first, then purchases, with the purse after each; what is left."""
    return (_purse(purse), _trades(trades), _rest(trades, purse, left)) if trades else (_purse(purse), _trades(()))


@lru_cache(64)
def _purse(purse: int) -> DisplayList:
    told = lay.row(
        lay.say("cuba-art-errand-purse", inks.INKED.but(colour=inks.INK_2)),
        lay.write(f"[coin] **{purse}**", inks.LAST.but(colour=inks.INK)),
    )
    return inks.kept(told, _paper().place_of("purse"))


@lru_cache(256)
def _trades(trades: tuple[TradeLine, ...]) -> DisplayList:
    none = lay.say("cuba-art-errand-begin", inks.QUIET_HEAD.but(size=inks.SMALL.size, colour=inks.INK_2))
    lines = lay.column(*(lay.sized(_trade(line), high=18) for line in trades), gap=2)
    return inks.kept(
        lay.over(lay.blank(), lay.column(lines, lay.blank())) if trades else none, _paper().place_of("trades")
    )


def _trade(line: TradeLine) -> Block:
    """One line: sold or bought, how many for how much each, the sum, the purse after it."""
    way, count = "buy" if line.many > 0 else "sell", abs(line.many)
    name = lay.on(
        inks.TAG.but(fill=TAG_INK[way]),
        lay.say(f"cuba-art-errand-{way}", inks.PLATE.but(face="body", colour=inks.CHALK)),
    )
    text = f"{count}[{PIECES[line.piece]}]  {' + '.join(map(str, line.prices))}"
    prices = lay.write(text, inks.INKED if count <= MANY else inks.FINE.but(colour=inks.INK))
    total = f"**{'−' if way == 'buy' else '+'}{sum(line.prices)}**"
    told = lay.row(
        lay.shared(lay.pad(name, 3, 2)),
        lay.shared(prices, 4),
        lay.shared(lay.write(total, inks.LAST.but(colour=inks.ROSE if way == "buy" else inks.PINE))),
        lay.shared(lay.write(f"[coin] {line.purse}", inks.LAST.but(colour=inks.INK)), 1.3),
        gap=2,
    )
    return lay.on(inks.TAG.but(fill="#DCEBDF" if way == "buy" else "#F6DFA2"), lay.pad(told, 0, 0, inks.INSET, 0))


@lru_cache(256)
def _rest(trades: tuple[TradeLine, ...], purse: int, left: int) -> DisplayList:
    """What is left in the purse, and how it comes about, below a line."""
    earned = sum(sum(line.prices) for line in trades if line.many < 0)
    paid = sum(sum(line.prices) for line in trades if line.many > 0)
    sums = f"{purse}{f' + {earned}' if earned else ''}{f' − {paid}' if paid else ''} ="
    inked = inks.FIGURE.but(colour=inks.INK, align="right")
    name = lay.say("cuba-art-errand-rest", inked.but(face="bold", align="left"))
    told = lay.row(
        lay.shared(name), lay.shared(lay.write(sums, inked), 2), lay.shared(lay.write(f"[coin] **{left}**", inked))
    )
    return inks.kept(lay.column(lay.sized(lay.ground(inks.LINED), high=1), told, gap=0), _paper().place_of("rest"))


def _panel(s: CubaState, seat: int) -> tuple[DisplayList, ...]:
    """What the trades are good for, in the place of the cards; the strip with its buttons stays as it is."""
    return (_cover(), *(_at_hand(part) for part in market.told(market.good_for(s, seat))))


@cache
def _cover() -> DisplayList:
    strip = lay.blank(high=market.STRIP_HIGH)
    cover = lay.pad(lay.ground(inks.OVER), 3)
    return inks.kept(lay.column(lay.blank(high=inks.CHIPS_HIGH + inks.PAD), cover, strip, gap=3), places.HAND)


@lru_cache(256)
def _at_hand(part: DisplayList) -> DisplayList:
    """A part of the panel of the hand, on the whole table."""
    sheet = DisplayList(*inks.WHOLE)
    sheet.place(part, *places.HAND[:2])
    return sheet
