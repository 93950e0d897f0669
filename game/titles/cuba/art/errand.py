"""The plan of a visit to the market over the square: every stall with a count, the bill of all trades, what they are
good for."""

from __future__ import annotations

from typing import Final

from game.engine import Draft, View
from game.presentation import DisplayList, Rect, Worksheet
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    hot,
    icon,
    on,
    pad,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import dashes
from game.titles.cuba.art import market
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    EDGE,
    FAINT,
    GOLD,
    INK,
    INK_2,
    LINE,
    NAME,
    PAGE,
    PALE,
    PANEL,
    SECOND,
    SMALL,
    SUN,
)
from game.titles.cuba.art.market import PIECE, priced
from game.titles.cuba.art.planned import Planned
from game.titles.cuba.art.work_faces import TAG_INK
from game.titles.cuba.rules.components import MARKET_ROOM, MERCHANDISE, MERCHANDISE_IDS, PIECES
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.market_visit import Errand, MarketVisit, TradeLine, changed, counts_of
from game.titles.cuba.table.workplaces import DEAREST, OWN_TOP, STALL_WIDE

BILL: Final[Rect] = (175, 458, 324, 221)
CLEAR: Final[Rect] = (181, 636, 96, 38)
DONE: Final[Rect] = (283, 636, 210, 38)
HAND_TOP: Final = 50.0
"""How much of the hand stays above what the trades are good for: the chips of the characters."""


def tradeswoman(v: View, draft: Draft) -> Worksheet | None:
    """The whole square with the plan on it; None while the plan cannot be carried out. 1280 x 720."""
    visit = MarketVisit(v.state)
    plan = visit.errand(draft)
    if plan is None:
        return None
    here = Planned(v, draft, plan, DisplayList(1280, 720), [])
    market.ground(v.state, here.sheet, "cuba-art-errand-how")
    for piece, kind in zip(MERCHANDISE, MERCHANDISE_IDS):
        market.stall(here.now, piece, kind, here.sheet)
        fill(here.sheet, workplaces.stall(piece), hot(blank(), f"stall/{kind}"))
        _rows(here, visit, piece)
        _stepper(here, visit, piece, kind)
    _bill(here)
    _panel(here)
    s = here.now
    label = "cuba-art-errand-do" if plan.deeds else "cuba-art-errand-none"
    facts = {"now": s.pesos[draft.seat], "next": plan.table.pesos[draft.seat]}
    covered = (places.TOWN, BILL)
    return Worksheet(here.sheet, tuple(here.presses), CLEAR, DONE, label, facts, plan.deeds, covered)


def _count(here: Planned[Errand], piece: int) -> int:
    return counts_of(here.draft)[MERCHANDISE.index(piece)]


def _line(plan: Errand, piece: int) -> TradeLine | None:
    return next((line for line in plan.lines if line.piece == piece), None)


def _rows(here: Planned[Errand], visit: MarketVisit, piece: int) -> None:
    """On the rows: what is bought and sold, and what lies there; a press on a row sets the count."""
    count, filled = _count(here, piece), here.now.market[piece]
    for at in range(MARKET_ROOM[piece]):
        wanted = filled - at - (at >= filled)
        wish = changed(here.draft, piece, wanted if wanted != count else 0)
        block = _row(here, piece, at, count)
        fill(
            here.sheet,
            workplaces.row_of(piece, DEAREST - 1 - at),
            here.press(block, wish) if visit.errand(wish) is not None else block,
        )
    line = _line(here.plan, piece)
    dearest = sum(price == DEAREST for price in line.prices) if line is not None and count > 0 else 0
    last = -count - (MARKET_ROOM[piece] - filled) if count < 0 else 0
    for way, price, times in (("buy", DEAREST, dearest), ("sell", workplaces.last_price(piece), last)):
        if times > 0:
            fill(here.sheet, workplaces.row_of(piece, price), row(blank(), _tag(way, price, times), blank(3), gap=0))


def _row(here: Planned[Errand], piece: int, at: int, count: int) -> Block:
    """One row: the piece that lies there, the gap of one that is bought, one that is sold with the shape of its seat."""
    filled, kind, price = here.now.market[piece], PIECES[piece], DEAREST - 1 - at
    bought, sold = filled - max(0, count) <= at < filled, filled <= at < filled - min(0, count)
    there = icon(f"cuba/icons/{kind}", PIECE)
    if bought:
        gap = pad(sized(dashes("#FFF3D2", 3, 1.3), PIECE), 0, 1.5)
        told = row(gap, blank(), _tag("buy", price, 1), gap=0)
        return priced(Ground("#2F7A72", "#BFE0D4", 3, 1.4), price, "#FFF3D2", pad(told, 0, 0, -3, 0))
    if sold:
        shape = icon(f"shared/seats/{seen.color_of(here.view, here.draft.seat)}", 14)
        told = row(there, shape, blank(), _tag("sell", price, 1), gap=4)
        return priced(Ground("#FFF3D2", GOLD, 3, 2.4), price, INK, pad(told, 0, 0, -3, 0))
    return pad(row(there, blank()), 30, 0, 0, 0) if at < filled else blank()


def _tag(way: str, price: int, times: int) -> Block:
    words = SMALL.but(size=12, colour="#FFF3D2", align="center")
    look = Ground(TAG_INK[way], "#FFF3D2" if way == "buy" else GOLD, 9, 1)
    return pad(sized(on(look, say(f"cuba-art-errand-tag-{way}", words, {"n": price, "times": times}), 2, 0), 77), 0, 1)


def _stepper(here: Planned[Errand], visit: MarketVisit, piece: int, kind: str) -> None:
    """Below a stall: sell, the count, buy; what one has before and after, and the sum."""
    s, count = here.now, _count(here, piece)
    way = "sell" if count < 0 else "buy" if count else "still"
    note = SMALL.but(size=12, colour=SECOND, align="center")
    middle = column(
        say(f"cuba-art-errand-{way}", note.but(size=11.5)),
        write(abs(count), NAME.but(size=20, colour=CREAM if count else FAINT, align="center")),
        gap=-2,
    )
    well = Ground(DEEP, GOLD if count else LINE, 6, 1.4)
    buttons = row(
        sized(_button(here, visit, piece, -1), 62),
        on(well, middle),
        sized(_button(here, visit, piece, 1), 62),
        gap=4,
    )
    own, then = s.own(here.draft.seat, piece), here.plan.table.own(here.draft.seat, piece)
    stock = row(
        icon(f"cuba/icons/{kind}", 20, alpha=255 if own or then else 110),
        write(f"{own} → **{then}**" if count else f"**{own}**", SMALL.but(size=15)),
        gap=5,
    )
    line = _line(here.plan, piece)
    if line is None:
        total = say("cuba-art-errand-idle", note.but(colour=FAINT, align="right"))
    else:
        terms = f"{' + '.join(map(str, line.prices))} = " if len(line.prices) > 1 else ""
        text = f"{terms}**{'−' if count > 0 else '+'}{sum(line.prices)}** [coin]"
        total = write(text, SMALL.but(size=13 if len(line.prices) < 5 else 11.5, colour=PALE, align="right"))
    look = Ground(PANEL if count else DEEP, GOLD if count else LINE, 7, 1.8 if count else 1.2)
    told = column(sized(buttons, high=42), pad(stock, 4, 0), pad(total, 4, 0), gap=2)
    fill(here.sheet, (workplaces.stall(piece)[0], OWN_TOP, STALL_WIDE, 98), on(look, told, 4))


def _button(here: Planned[Errand], visit: MarketVisit, piece: int, step: int) -> Block:
    """One more or one less: with its price, or that it takes a trade back, or why it cannot be pressed."""
    count, why = _count(here, piece), visit.obstacle(here.draft, piece, step)
    way = "buy" if step > 0 else "sell"
    words = SMALL.but(colour=INK, align="center")
    if why is not None:
        lock = row(icon("shared/icons/lock_red", 13), say(f"cuba-art-errand-{way}", words.but(colour="#8FB0A8")), gap=0)
        reason = say(f"cuba-art-errand-{why[0]}", words.but(size=11.5, colour="#FFC9B4"), {"n": why[1]})
        return on(Ground("#1B3E3A", "#3E6A63", 6), column(lock, reason, gap=1), 1, 2)
    wish = changed(here.draft, piece, count + step)
    after = visit.errand(wish)
    line = _line(after, piece) if after else None
    price = line.prices[-1] if line else 0
    back = say("cuba-art-errand-back", words.but(size=12))
    brings = back if count * step < 0 else write(f"**{'−' if step > 0 else '+'}{price}** [coin]", words.but(size=13.5))
    name = say(f"cuba-art-errand-{way}", words.but(size=13, face="bold"))
    return here.press(on(Ground(SUN, "#FFF3D2", 6), column(name, brings, gap=0), 2, 1), wish)


# --- the bill --------------------------------------------------------------------------------------


def _bill(here: Planned[Errand]) -> None:
    """Sales first, then purchases, with the purse after each; what is left."""
    s, seat = here.now, here.draft.seat
    words = SMALL.but(size=13, colour=INK)
    head = row(
        say("cuba-art-errand-bill", NAME.but(size=14, colour="#FFF3D2")),
        say("cuba-art-errand-order", words.but(size=12, colour=PALE, align="right")),
    )
    purse = row(
        say("cuba-art-errand-purse", words.but(colour=INK_2)),
        write(f"[coin] **{s.pesos[seat]}**", words.but(size=14, align="right")),
    )
    begin = words.but(size=13.5, colour=INK_2, align="center", leading=1.5, lines=0)
    lines = [sized(_trade(line), high=18) for line in here.plan.lines]
    told = column(*lines, gap=2) if lines else sized(say("cuba-art-errand-begin", begin), high=90)
    sum_ = [sized(on(Ground(EDGE, "", 0), blank()), high=1.4), _rest(here)] if lines else []
    paper = column(
        sized(on(Ground("#7C5A1E", "", 6), head, 9, 0), high=24),
        sized(pad(purse, 11, 0), high=20),
        sized(pad(told, 6, 0), high=103),
        *(pad(part, 11, 0) for part in sum_),
        blank(),
        gap=1,
    )
    fill(here.sheet, BILL, on(PAGE.but(width=1.6), paper, 1))


def _trade(line: TradeLine) -> Block:
    """One line: sold or bought, how many for how much each, the sum, the purse after it."""
    way, count = "buy" if line.many > 0 else "sell", abs(line.many)
    words = SMALL.but(size=13, colour=INK)
    name = on(
        Ground(TAG_INK[way], "", 3),
        say(f"cuba-art-errand-{way}", words.but(size=11.5, colour="#FFF3D2", align="center")),
    )
    prices = write(
        f"{count}[{PIECES[line.piece]}]  {' + '.join(map(str, line.prices))}", words.but(size=13 if count < 6 else 11.5)
    )
    total = f"**{'−' if way == 'buy' else '+'}{sum(line.prices)}**"
    ink = "#8E1F1A" if way == "buy" else TAG_INK["buy"]
    told = row(
        pad(sized(name, 36), 3, 2),
        prices,
        sized(write(total, words.but(size=13.5, colour=ink, align="right")), 46),
        sized(write(f"[coin] {line.purse}", words.but(align="right")), 56),
        gap=2,
    )
    return on(Ground("#DCEBDF" if way == "buy" else "#F6DFA2", "", 4), pad(told, 0, 0, 6, 0))


def _rest(here: Planned[Errand]) -> Block:
    """What is left in the purse, and how it comes about."""
    s, seat = here.now, here.draft.seat
    earned = sum(sum(line.prices) for line in here.plan.lines if line.many < 0)
    paid = sum(sum(line.prices) for line in here.plan.lines if line.many > 0)
    sums = f"{s.pesos[seat]}{f' + {earned}' if earned else ''}{f' − {paid}' if paid else ''} ="
    words = SMALL.but(size=14, colour=INK, align="right")
    return row(
        sized(say("cuba-art-errand-rest", words.but(face="bold", align="left")), 70),
        write(sums, words),
        sized(write(f"[coin] **{here.plan.table.pesos[seat]}**", words.but(size=17)), 72),
    )


def _panel(here: Planned[Errand]) -> None:
    """What the trades are good for, in the place of the cards; the strip with its buttons stays as it is."""
    x, y, w, _ = places.HAND
    good = on(Ground(PANEL, "", 4), pad(market.good_for(here.plan.table, here.draft.seat), 4))
    fill(here.sheet, (x + 4, y + HAND_TOP, w - 8, 133), good)
