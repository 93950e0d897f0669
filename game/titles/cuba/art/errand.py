"""The plan of a visit to the market over the square: every stall with a count, the bill of all trades, what they are
good for."""

from __future__ import annotations

from typing import Final

from game.engine import Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.titles.cuba.art import market
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    FAINT,
    GOLD,
    INK,
    INK_2,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    PANEL,
    RIGHT,
    SECOND,
    SUN,
    dashes,
)
from game.titles.cuba.art.planned import Planned
from game.titles.cuba.rules.components import MARKET_ROOM, MERCHANDISE, MERCHANDISE_IDS, PIECES
from game.titles.cuba.table import places, seen, workplaces
from game.titles.cuba.table.market_visit import Errand, MarketVisit, changed, counts_of

BILL: Final[Rect] = (175, 458, 324, 221)
CLEAR: Final[Rect] = (181, 636, 96, 38)
DONE: Final[Rect] = (283, 636, 210, 38)
TEAL, BROWN = "#1F6A63", "#7A4A06"


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
        here.sheet.hot(workplaces.stall(piece), f"stall/{kind}")
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


def _rows(here: Planned[Errand], visit: MarketVisit, piece: int) -> None:
    """On the rows: what is bought and sold, and what lies there; a press on a row sets the count."""
    s, sheet, count = here.now, here.sheet, _count(here, piece)
    filled, room, kind = s.market[piece], MARKET_ROOM[piece], PIECES[piece]
    line = next((line for line in here.plan.lines if line.piece == piece), None)
    for row in range(room):
        x, y, w, h = workplaces.row_of(piece, workplaces.DEAREST - 1 - row)
        bought, sold = filled - max(0, count) <= row < filled, filled <= row < filled - min(0, count)
        if row < filled and not bought:
            sheet.svg(f"cuba/icons/{kind}", (x + 30, y + (h - 19) / 2, 19, 19))
        elif bought:
            sheet.panel((x, y, w, h), "#2F7A72", "#BFE0D4", 3, 1.4)
            sheet.write(
                (x + 8, y, 18, h), str(workplaces.DEAREST - 1 - row), size=13.5, colour="#FFF3D2", face="bold", **ONE
            )
            dashes(sheet, (x + 30, y + 1, 19, h - 2), "#FFF3D2", 1.3, "3 2", 3)
            _tag(sheet, (x, y, w, h), "buy", workplaces.DEAREST - 1 - row, 1)
        elif sold:
            sheet.panel((x, y, w, h), "#FFF3D2", GOLD, 3, 2.4)
            sheet.write((x + 8, y, 18, h), str(workplaces.DEAREST - 1 - row), size=13.5, colour=INK, face="bold", **ONE)
            sheet.svg(f"cuba/icons/{kind}", (x + 30, y + (h - 19) / 2, 19, 19))
            color = seen.color_of(here.view, here.draft.seat)
            sheet.svg(f"shared/seats/{color}", (x + 54, y + (h - 14) / 2, 14, 14))
            _tag(sheet, (x, y, w, h), "sell", workplaces.DEAREST - 1 - row, 1)
        wanted = filled - row if row < filled else filled - row - 1
        wish = changed(here.draft, piece, wanted if wanted != count else 0)
        if visit.errand(wish) is not None:
            here.presses.append(Press((x, y, w, h), wish))
    dearest = sum(price == workplaces.DEAREST for price in line.prices) if line is not None and count > 0 else 0
    last = -count - (room - filled) if count < 0 else 0
    if dearest:
        _tag(sheet, workplaces.row_of(piece, workplaces.DEAREST), "buy", workplaces.DEAREST, dearest)
    if last > 0:
        _tag(sheet, workplaces.row_of(piece, workplaces.last_price(piece)), "sell", workplaces.last_price(piece), last)


def _tag(sheet: DisplayList, row: Rect, way: str, price: int, times: int) -> None:
    x, y, w, h = row
    place = (x + w - 80, y + 1, 77.0, h - 2)
    sheet.panel(place, TEAL if way == "buy" else BROWN, "#FFF3D2" if way == "buy" else GOLD, 9, 1)
    message = f"cuba-art-errand-tag-{way}"
    sheet.say((x + w - 78, y, 73, h), message, {"n": price, "times": times}, size=12, colour="#FFF3D2", **MIDDLE)


def _stepper(here: Planned[Errand], visit: MarketVisit, piece: int, kind: str) -> None:
    """Below a stall: sell, the count, buy; what one has before and after, and the sum."""
    s, sheet, count = here.now, here.sheet, _count(here, piece)
    x, w, y = workplaces.stall(piece)[0], workplaces.STALL_WIDE, workplaces.OWN_TOP
    sheet.panel((x, y, w, 98), PANEL if count else DEEP, GOLD if count else LINE, 7, 1.8 if count else 1.2)
    for step, left in ((-1, x + 4), (1, x + w - 66)):
        _button(here, visit, piece, step, (left, y + 4, 62, 42))
    middle = (x + 70, y + 4, w - 140, 42)
    sheet.panel(middle, "#07201E", GOLD if count else LINE, 6, 1.4)
    way = "sell" if count < 0 else "buy" if count else "still"
    sheet.say((middle[0], y + 4, middle[2], 18), f"cuba-art-errand-{way}", size=11.5, colour=SECOND, **MIDDLE)
    ink = CREAM if count else FAINT
    sheet.write((middle[0], y + 18, middle[2], 28), str(abs(count)), size=20, colour=ink, face="bold", **MIDDLE)
    own, then = s.own(here.draft.seat, piece), here.plan.table.own(here.draft.seat, piece)
    sheet.svg(f"cuba/icons/{kind}", (x + 8, y + 50, 20, 20), 255 if own or then else 110)
    sheet.write(
        (x + 33, y + 49, 80, 22), f"{own} → **{then}**" if count else f"**{own}**", size=15, colour=CREAM, **ONE
    )
    line = next((line for line in here.plan.lines if line.piece == piece), None)
    if line is None:
        sheet.say((x + 8, y + 73, w - 16, 20), "cuba-art-errand-idle", size=12, colour=FAINT, **RIGHT)
        return
    terms = f"{' + '.join(map(str, line.prices))} = " if len(line.prices) > 1 else ""
    sign = "−" if count > 0 else "+"
    text = f"{terms}**{sign}{sum(line.prices)}** [coin]"
    sheet.write((x + 8, y + 73, w - 16, 20), text, size=13 if len(line.prices) < 5 else 11.5, colour=PALE, **RIGHT)


def _button(here: Planned[Errand], visit: MarketVisit, piece: int, step: int, place: Rect) -> None:
    """One more or one less: with its price, or that it takes a trade back, or why it cannot be pressed."""
    x, y, w, _ = place
    sheet, count = here.sheet, _count(here, piece)
    why = visit.obstacle(here.draft, piece, step)
    way = "buy" if step > 0 else "sell"
    if why is not None:
        sheet.panel(place, "#1B3E3A", "#3E6A63", 6, 1.2)
        sheet.svg("shared/icons/lock_red", (x + 4, y + 4, 13, 13))
        sheet.say((x + 16, y + 1, w - 18, 20), f"cuba-art-errand-{way}", size=12.5, colour="#8FB0A8", **MIDDLE)
        facts = {"n": why[1]}
        sheet.say((x + 2, y + 21, w - 4, 19), f"cuba-art-errand-{why[0]}", facts, size=11.5, colour="#FFC9B4", **MIDDLE)
        return
    sheet.panel(place, SUN, "#FFF3D2", 6, 1.2)
    sheet.say((x + 2, y + 1, w - 4, 20), f"cuba-art-errand-{way}", size=13, colour=INK, face="bold", **MIDDLE)
    back = count * step < 0
    if back:
        sheet.say((x + 2, y + 20, w - 4, 20), "cuba-art-errand-back", size=12, colour=INK, **MIDDLE)
    else:
        after = visit.errand(changed(here.draft, piece, count + step))
        line = next((line for line in after.lines if line.piece == piece), None) if after else None
        price = line.prices[-1] if line else 0
        text = f"**{'−' if step > 0 else '+'}{price}** [coin]"
        sheet.write((x + 2, y + 20, w - 4, 20), text, size=13.5, colour=INK, **MIDDLE)
    here.presses.append(Press(place, changed(here.draft, piece, count + step)))


# --- the bill --------------------------------------------------------------------------------------


def _bill(here: Planned[Errand]) -> None:
    """Sales first, then purchases, with the purse after each; what is left."""
    s, sheet, seat = here.now, here.sheet, here.draft.seat
    x, y, w, _ = BILL
    sheet.panel(BILL, "#FFF8E7", "#8A6A3B", 7, 1.6)
    sheet.panel((x + 1, y + 1, w - 2, 24), "#7C5A1E", "", 6)
    sheet.say((x + 10, y + 1, 190, 24), "cuba-art-errand-bill", size=14, colour="#FFF3D2", face="bold", **ONE)
    sheet.say((x + 170, y + 1, w - 180, 24), "cuba-art-errand-order", size=12, colour="#FFE3A8", **RIGHT)
    sheet.say((x + 12, y + 25, 180, 20), "cuba-art-errand-purse", size=13, colour=INK_2, **ONE)
    sheet.write((x + 200, y + 25, w - 212, 20), f"[coin] **{s.pesos[seat]}**", size=14, colour=INK, **RIGHT)
    pitch = 20.2
    for i, line in enumerate(here.plan.lines):
        top, buys = y + 46 + pitch * i, line.many > 0
        sheet.panel((x + 6, top, w - 12, pitch - 2), "#DCEBDF" if buys else "#F6DFA2", "", 4)
        sheet.panel((x + 9, top + 2, 36, pitch - 6), TEAL if buys else BROWN, "", 3)
        way = "buy" if buys else "sell"
        sheet.say((x + 9, top + 1, 36, pitch - 4), f"cuba-art-errand-{way}", size=11.5, colour="#FFF3D2", **MIDDLE)
        text = f"{abs(line.many)}[{PIECES[line.piece]}]  {' + '.join(map(str, line.prices))}"
        sheet.write((x + 50, top, 160, pitch - 2), text, size=13 if abs(line.many) < 6 else 11.5, colour=INK, **ONE)
        total = f"**{'−' if buys else '+'}{sum(line.prices)}**"
        sheet.write((x + 206, top, 46, pitch - 2), total, size=13.5, colour="#8E1F1A" if buys else TEAL, **RIGHT)
        sheet.write((x + 254, top, w - 268, pitch - 2), f"[coin] {line.purse}", size=13, colour=INK, **RIGHT)
    if not here.plan.lines:
        sheet.say(
            (x + 16, y + 52, w - 32, 90), "cuba-art-errand-begin", size=13.5, colour=INK_2, align="center", leading=1.5
        )
        return
    top = y + 149
    sheet.panel((x + 10, top, w - 20, 1.4), "#8A6A3B", "", 0)
    earned = sum(sum(line.prices) for line in here.plan.lines if line.many < 0)
    paid = sum(sum(line.prices) for line in here.plan.lines if line.many > 0)
    sums = f"{s.pesos[seat]}{f' + {earned}' if earned else ''}{f' − {paid}' if paid else ''} ="
    sheet.say((x + 12, top + 2, 70, 24), "cuba-art-errand-rest", size=14, colour=INK, face="bold", **ONE)
    sheet.write((x + 84, top + 2, 150, 24), sums, size=14, colour=INK, **RIGHT)
    sheet.write(
        (x + 240, top + 2, w - 252, 24), f"[coin] **{here.plan.table.pesos[seat]}**", size=17, colour=INK, **RIGHT
    )


def _panel(here: Planned[Errand]) -> None:
    """What the trades are good for, in the place of the cards; the strip with its buttons stays as it is."""
    sheet, (x, y) = here.sheet, places.HAND[:2]
    sheet.panel((x + 4, y + 50, 478, 133), PANEL, "", 4)
    found = DisplayList(486, 250)
    market.good_for(here.plan.table, here.draft.seat, found)
    sheet.place(found, x, y)
