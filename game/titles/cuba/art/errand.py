"""The plan of a visit to the market over the square: every stall with a count, the bill of all trades, what they are
good for. Each part is kept by what it says."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final, NamedTuple

from game.engine import Draft, View
from game.presentation import DisplayList, Rect, Worksheet
from game.presentation.layout import (
    Block,
    blank,
    column,
    ground,
    hot,
    icon,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
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
    kept,
    sign,
)
from game.titles.cuba.art.market import PIECE, Good, own_place, priced
from game.titles.cuba.art.planned import BACK, DONE, Part, Planned
from game.titles.cuba.art.work_faces import TAG_INK
from game.titles.cuba.rules.components import MARKET_ROOM, MERCHANDISE, MERCHANDISE_IDS, PIECES
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.market_visit import MarketVisit, TradeLine, changed, counts_of
from game.titles.cuba.table.placement import hour
from game.titles.cuba.table.workplaces import DEAREST

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
    lines = {line.piece: line for line in plan.lines}
    for piece, count in zip(MERCHANDISE, counts_of(draft)):
        prices = lines[piece].prices if piece in lines else ()
        stock = s.own(seat, piece), plan.table.own(seat, piece)
        reach = visit.reach(draft, piece)
        steps = (_step(visit, draft, piece, count, reach, -1), _step(visit, draft, piece, count, reach, 1))
        told = Stall(piece, s.market[piece], count, prices, *stock, reach, steps, seen.color_of(v, seat))
        here.add(_stall(told), partial(changed, draft, piece))
    bill = _bill(plan.lines, s.pesos[seat], plan.table.pesos[seat])
    here.sheet.place(bill.drawing, 0, 0)
    here.sheet.place(_panel(market.good_for(plan.table, seat)), 0, 0)
    label = "cuba-art-errand-do" if plan.deeds else "cuba-art-errand-none"
    facts = {"now": s.pesos[seat], "next": plan.table.pesos[seat]}
    back, done = bill.place_of(BACK), bill.place_of(DONE)
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
    part = Part()
    part.drawing.place(market.stall(told.piece, told.filled), 0, 0)
    kind = MERCHANDISE_IDS[MERCHANDISE.index(told.piece)]
    part.put(workplaces.stall(told.piece), hot(blank(), f"stall/{kind}"))
    least, most = told.reach
    for at in range(MARKET_ROOM[told.piece]):
        wanted = told.filled - at - (at >= told.filled)
        wish = wanted if wanted != told.many else 0
        shown = _row(told, at)
        rect = workplaces.row_of(told.piece, DEAREST - 1 - at)
        part.put(rect, part.press(shown, wish) if least <= wish <= most else shown)
    dearest = sum(price == DEAREST for price in told.prices) if told.many > 0 else 0
    last = -told.many - (MARKET_ROOM[told.piece] - told.filled) if told.many < 0 else 0
    for way, price, times in (("buy", DEAREST, dearest), ("sell", workplaces.last_price(told.piece), last)):
        if times > 0:
            part.put(workplaces.row_of(told.piece, price), pad(row(blank(), _tag(way, price, times)), 3, 0))
    part.put(own_place(told.piece), _stepper(part, told))
    return part


def _row(told: Stall, at: int) -> Block:
    """One row: the piece that lies there, the gap of one that is bought, one that is sold with the shape of its seat."""
    filled, kind, price = told.filled, PIECES[told.piece], DEAREST - 1 - at
    bought, sold = filled - max(0, told.many) <= at < filled, filled <= at < filled - min(0, told.many)
    there = sign(kind, PIECE)
    if bought:
        gap = row(market.place(CHALK), blank(), _tag("buy", price, 1))
        return priced(ROW.but(fill="#2F7A72", line="#BFE0D4", width=1.4), price, CHALK, pad(gap, 0, 0, -3))
    if sold:
        shape = icon(f"shared/seats/{told.color}", MARK)
        gain = row(there, shape, blank(), _tag("sell", price, 1), gap=3)
        return priced(ROW.but(fill=CHALK, line=GOLD, width=2.4), price, INK, pad(gain, 0, 0, -3))
    return pad(row(blank(PIECE), there, blank(), gap=3), PAD, 0) if at < filled else blank()


def _tag(way: str, price: int, times: int) -> Block:
    look = PILL.but(fill=TAG_INK[way], line=CHALK if way == "buy" else GOLD, width=1)
    told = say(f"cuba-art-errand-tag-{way}", MIDDLE.but(colour=CHALK), {"n": price, "times": times})
    return pad(sized(on(look, told, 2, 0), 77), 0, 1)


def _stepper(part: Part, told: Stall) -> Block:
    """Below a stall: sell, the count, buy; what one has before and after, and the sum."""
    count, kind = told.many, PIECES[told.piece]
    way = "sell" if count < 0 else "buy" if count else "still"
    number = write(abs(count), BIG.but(colour=CREAM if count else FAINT, align="center"))
    middle = column(say(f"cuba-art-errand-{way}", FINE.but(align="center")), number, gap=-2)
    less, more = (_button(part, told, step, by) for step, by in zip(told.steps, (-1, 1)))
    well = WELL.but(line=GOLD if count else LINE, width=1.4)
    buttons = row(shared(less), shared(on(well, middle), 0.7), shared(more), gap=3)
    had = write(f"{told.own} → **{told.then}**" if count else f"**{told.own}**", FIGURE)
    stock = row(sign(kind, alpha=255 if told.own or told.then else FADED), had)
    total = say("cuba-art-errand-idle", LAST.but(colour=FAINT))
    if told.prices:
        long = len(told.prices) > MANY
        terms = f"{' + '.join(map(str, told.prices))} = " if len(told.prices) > 1 else ""
        text = f"{terms}**{'−' if count > 0 else '+'}{sum(told.prices)}** [coin]"
        total = write(text, (FINE if long else SMALL).but(colour=PALE, align="right"))
    look = BESIDE.but(line=GOLD, width=1.8) if count else WELL
    return on(look, column(sized(buttons, high=market.BUTTON_HIGH), pad(stock, 3, 0), pad(total, 3, 0), gap=2), 3)


def _button(part: Part, told: Stall, step: Step, by: int) -> Block:
    """One more or one less: with its price, or that it takes a trade back, or why it cannot be pressed."""
    name = f"cuba-art-errand-{step.way}"
    if step.why:
        lock = row(icon("shared/icons/lock_red", MARK), say(name, MIDDLE.but(colour=GREY)), gap=0)
        why = say(f"cuba-art-errand-{step.why}", FINE.but(colour=WARNING, align="center"), {"n": step.price})
        return on(SHUT, column(lock, why, gap=1), 1, 2)
    price = write(f"**{'−' if by > 0 else '+'}{step.price}** [coin]", INKED.but(align="center"))
    brings = say("cuba-art-errand-back", INKED.but(align="center")) if step.back else price
    return part.press(on(ABLE, column(say(name, WORTH), brings, gap=0), 2, 1), told.many + by)


# --- the bill --------------------------------------------------------------------------------------


@lru_cache(256)
def _bill(trades: tuple[TradeLine, ...], purse: int, left: int) -> Part:
    """Sales first, then purchases, with the purse after each; what is left; the buttons below."""
    order = say("cuba-art-errand-order", LAST.but(colour=PALE))
    head = on(PAGE.but(fill=WOOD, line=""), row(say("cuba-art-errand-bill", NAME.but(colour=CHALK)), order), PAD, 0)
    first = say("cuba-art-errand-purse", INKED.but(colour=INK_2))
    begin = row(first, write(f"[coin] **{purse}**", LAST.but(colour=INK)))
    none = say("cuba-art-errand-begin", QUIET_HEAD.but(size=SMALL.size, colour=INK_2))
    lines = column(*(sized(_trade(line), high=18) for line in trades), gap=2) if trades else none
    rest = [sized(ground(LINED), high=1), _rest(trades, purse, left)] if trades else []
    part = Part()
    paper = column(
        sized(head, high=HEAD_HIGH),
        sized(pad(begin, PAD, 0), high=LINE_HIGH),
        shared(over(blank(), pad(lines, INSET, 0))),
        *(pad(line, PAD, 0) for line in rest),
        pad(part.buttons(), INSET, 3, bottom=INSET),
        gap=1,
    )
    part.put(BILL, on(PAGE.but(width=1.6), paper, 1))
    return part


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


def _rest(trades: tuple[TradeLine, ...], purse: int, left: int) -> Block:
    """What is left in the purse, and how it comes about."""
    earned = sum(sum(line.prices) for line in trades if line.many < 0)
    paid = sum(sum(line.prices) for line in trades if line.many > 0)
    sums = f"{purse}{f' + {earned}' if earned else ''}{f' − {paid}' if paid else ''} ="
    inked = FIGURE.but(colour=INK, align="right")
    name = say("cuba-art-errand-rest", inked.but(face="bold", align="left"))
    whole = write(f"[coin] **{left}**", inked)
    return sized(row(shared(name), shared(write(sums, inked), 2), shared(whole)), high=LINE_HIGH)


@lru_cache(256)
def _panel(good: Good) -> DisplayList:
    """What the trades are good for, in the place of the cards; the strip with its buttons stays as it is."""
    told = on(OVER, pad(market.told(good), 3))
    strip = blank(high=market.STRIP_HIGH)
    return kept(pad(column(blank(high=CHIPS_HIGH), shared(told), strip, gap=PAD), 3), places.HAND)
