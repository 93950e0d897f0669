"""The square of the market while the tradeswoman works: five stalls on one scale of prices, and what a trade is good for."""

from __future__ import annotations

from typing import Any

from game.engine import View
from game.presentation import DisplayList, Rect
from game.titles.cuba.art import faces, hours
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
    RED,
    RIGHT,
    SECOND,
    SUN,
    dashes,
    name_of,
    panel,
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
    sheet.panel((x + 8, y + 6, 172, 30), PANEL, SUN, 15, 1, 0.88)
    sheet.say((x + 22, y + 6, 150, 30), "cuba-art-square", size=16, colour="#FFF3D2", face="title", **ONE)
    sheet.panel((x + 566, y + 6, 382, 30), PANEL, SUN, 15, 1, 0.88)
    sheet.say((x + 576, y + 6, 362, 30), how, size=12.5, colour="#FFF3D2", **MIDDLE)


def stall(s: CubaState, number: int, kind: str, sheet: DisplayList) -> None:
    """A stall with its rows of prices, without the pieces."""
    x, y, w, _ = workplaces.stall(number)
    light, dark = AWNING[kind]
    last, top = workplaces.last_price(number), workplaces.price_top(workplaces.DEAREST)
    rows = workplaces.DEAREST - last + 1
    sheet.shadow((x + 3, top - 8, w - 6, workplaces.ROW_HIGH * rows + 16), 4, 6, 120)
    sheet.panel((x + 3, top - 14, w - 6, workplaces.ROW_HIGH * rows + 20), "#6E3A26", "#3E1D0C", 5, 1.4)
    for price in range(workplaces.DEAREST, last - 1, -1):
        _row(s, number, price, workplaces.row_of(number, price), sheet)
    if MARKET_ROOM[number] < 5:
        sheet.svg(f"cuba/scenes/wares_{kind}", (x + 4, top + 5 * workplaces.ROW_HIGH + 2, w - 8, 50))
    sheet.svg("cuba/scenes/awning", (x - 5, y, w + 10, 56), c=light, d=dark)
    sheet.panel((x + 24, y + 8, w - 48, 23), "#FFF8E7", dark, 11, 1.6)
    sheet.svg(f"cuba/icons/{kind}", (x + 32, y + 10, 19, 19))
    sheet.say((x + 54, y + 8, w - 84, 23), name_of(kind), size=13.5, colour=INK, face="bold", **ONE)


def _row(s: CubaState, number: int, price: int, rect: Rect, sheet: DisplayList) -> None:
    """A price with its piece, the next one to be bought rimmed in teal; the ends of the scale are the supply."""
    x, y, w, h = rect
    count = s.market[number]
    row = workplaces.DEAREST - 1 - price
    if price in (workplaces.DEAREST, workplaces.last_price(number)):
        sheet.panel(rect, "#4A2418", "#8A5A3C", 3, 1)
        sheet.write((x + 8, y, 18, h), str(price), size=13.5, colour="#F3D2A8", face="bold", **ONE)
        here = count == 0 if price == workplaces.DEAREST else count == MARKET_ROOM[number]
        if not here:
            message = "cuba-art-row-supply-buy" if price == workplaces.DEAREST else "cuba-art-row-supply-sell"
            sheet.say((x + 26, y, w - 32, h), message, size=11.5, colour="#E0C0A0", **RIGHT)
        return
    full = row < count
    line = "#1F6A63" if row == count - 1 else "#C08A2C" if row == count else "#7A4A2E"
    sheet.panel(rect, "#FFF3D2" if full else "#B98A5E", line, 3, 2.2 if row in (count - 1, count) else 1)
    sheet.write((x + 8, y, 18, h), str(price), size=13.5, colour=INK if full else "#3E2410", face="bold", **ONE)
    if not full:
        dashes(sheet, (x + 30, y + 1, 19, h - 2), "#3E2410", 1.3, "3 2", 3)


def _own(s: CubaState, me: int, number: int, kind: str, sheet: DisplayList) -> None:
    """What one has of the kind, what all of it would bring, and the ground of the two buttons."""
    x, w = workplaces.stall(number)[0], workplaces.STALL_WIDE
    y = workplaces.OWN_TOP
    own = s.own(me, number)
    sheet.panel((x, y, w, 98), PANEL, GOLD if own else LINE, 7, 1.8 if own else 1.2)
    sheet.svg(f"cuba/icons/{kind}", (x + 8, y + 5, 22, 22), 255 if own else 100)
    sheet.say((x + 34, y + 3, 140, 26), "cuba-art-own-now", {"n": own}, size=15, colour=CREAM if own else FAINT, **ONE)
    prices = selling(s, number, own)
    if prices:
        facts = {"text": " + ".join(map(str, prices)) + " = " if len(prices) > 1 else "", "n": sum(prices)}
        sheet.say((x + 8, y + 28, w - 16, 20), "cuba-art-sell-all", facts, size=12.5, colour=PALE, **ONE)
    else:
        facts = {"n": 7 - s.market[number], "next": 7 - max(0, s.market[number] - 1)}
        sheet.say((x + 8, y + 28, w - 16, 20), "cuba-art-buy-two", facts, size=12.5, colour=SECOND, **ONE)


def selling(s: CubaState, number: int, count: int) -> list[int]:
    """The prices of so many sales of a kind, one after the other."""
    found, filled = [], s.market[number]
    for _ in range(count):
        found.append(workplaces.DEAREST - 1 - filled if filled < MARKET_ROOM[number] else workplaces.last_price(number))
        filled = min(MARKET_ROOM[number], filled + 1)
    return found


# --- what a trade is good for ----------------------------------------------------------------------


def after(v: View) -> DisplayList:
    """The panel of the hand while one trades: the best load, tax and duty, what would be thrown away. 486 x 250."""
    s: CubaState = v.state
    me = seen.me_of(v)
    sheet = DisplayList(486, 250)
    panel(sheet, (0, 0, 486, 250))
    good_for(s, me, sheet)
    sheet.panel((8, 186, 470, 58), "#0B2422", LINE, 6, 1)
    return sheet


def good_for(s: CubaState, me: int, sheet: DisplayList) -> None:
    """The best load, tax and duty, what would be thrown away."""
    _load(s, me, sheet, (8, 54, 236, 126))
    _laws(s, me, sheet, (250, 54, 228, 78))
    _thrown(s, me, sheet, (250, 136, 228, 44))


def _load(s: CubaState, me: int, sheet: DisplayList, rect: Rect) -> None:
    """The ship on which most points could be loaded now."""
    x, y, w, _ = rect
    sheet.panel(rect, "#17596A", "#5FB0A4", 7, 1.2)
    sums = [sum(n for _, n in limits) for limits in loadable(s, me)]
    best = max(range(len(DOCKS)), key=lambda dock: (sums[dock] * DOCK_VP[dock], dock))
    played = "mayor" in s.played[me]
    sheet.say((x + 10, y + 3, w - 20, 22), "cuba-art-after-ship", size=13, colour="#FFF3D2", face="bold", **ONE)
    if s.docks[best]:
        cargo = "".join(str(n) for n in s.cargo[best * KINDS : (best + 1) * KINDS])
        sheet.place(faces.face(f"ship:{s.docks[best]}:{cargo}"), x + 6, y + 22, 0.72)
    count, vp = sums[best], DOCK_VP[best]
    facts = {"n": count, "each": vp, "sum": count * vp}
    sheet.say((x + 146, y + 30, 86, 24), "cuba-art-after-load", facts, size=14.5, colour=CREAM, **MIDDLE)
    sheet.write((x + 146, y + 52, 86, 28), f"= **{count * vp}**[vp]", size=18, colour=PALE, **MIDDLE)
    message = "cuba-art-after-mayor-played" if played else "cuba-art-after-mayor"
    sheet.say((x + 10, y + 84, w - 20, 38), message, {"n": best + 1}, size=12.5, colour="#D6EFE8", leading=1.25)


def _laws(s: CubaState, me: int, sheet: DisplayList, rect: Rect) -> None:
    """What the tax and the duty in force would take, and the points for them."""
    x, y, w, _ = rect
    sheet.panel(rect, "#FFF8E7", "#8A6A3B", 7, 1.2)
    cost = tax(s, me)
    law = STATUTES[s.statutes[DUTY]]
    have = sum(s.own(me, piece) for piece in law.accepts)
    able = (s.pesos[me] >= cost, have >= law.amount)
    lines: tuple[tuple[str, dict[str, Any], int, bool], ...] = (
        ("cuba-art-after-tax", {"n": cost, "have": s.pesos[me]}, TAX_VP, able[0]),
        ("cuba-art-after-duty", {"n": law.amount, "have": have, "text": _accepted(law.accepts)}, DUTY_VP, able[1]),
        ("cuba-art-after-both", {}, TAX_AND_DUTY_VP, all(able)),
    )
    for i, (message, facts, vp, can) in enumerate(lines):
        top = y + 5 + 23 * i
        sheet.say((x + 9, top, 150, 22), message, facts, size=13, colour=INK if can else INK_2, **ONE)
        if can:
            sheet.write((x + w - 62, top, 54, 22), f"**+{vp}** [vp]", size=13.5, colour=INK, **RIGHT)
        else:
            sheet.say((x + w - 70, top, 62, 22), "cuba-art-after-short", size=12, colour=RED, **RIGHT)


def _accepted(pieces: tuple[int, ...]) -> str:
    return "".join(f"[{PIECES[piece]}]" for piece in pieces)


def _thrown(s: CubaState, me: int, sheet: DisplayList, rect: Rect) -> None:
    """The products outside of storage, which are lost when the round ends."""
    x, y, w, h = rect
    lost = perishing(s, me)
    sheet.panel(rect, "#3A2418" if lost else DEEP, "#E9853A" if lost else LINE, 7, 1.2)
    if not lost:
        sheet.say((x + 9, y, w - 18, h), "cuba-art-nothing-perishes", size=12.5, colour=SECOND, **ONE)
        return
    text = " ".join(f"{n}[{PIECES[piece]}]" for piece, n in lost)
    sheet.say((x + 9, y + 2, w - 18, h - 4), "cuba-art-perishes", {"text": text}, size=12.5, colour=CREAM, leading=1.3)
