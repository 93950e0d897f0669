"""The desk on which a pile or a hand is looked through, and what a card would do that is taken or given away."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList, Rect
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    drawn,
    fill,
    icon,
    on,
    over,
    pad,
    row,
    say,
    sized,
    write,
)
from game.presentation.parts import ring
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    HEAD,
    INK,
    NAME,
    NOTE,
    PALE,
    PLATE,
    TITLE_INK,
    WELL,
    gives,
    name_of,
    said,
    sign,
)
from game.titles.anno1701.rules.components import BUILDINGS, GOODS, HAND_SIZE, KIND_OF, PILE_ERA, PILES
from game.titles.anno1701.rules.economy import stock
from game.titles.anno1701.rules.state import AnnoState, gold_of, town
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import fan, hand_state

DESK: Final = (950.0, 640.0)
HEADING: Final = HEAD.but(size=19)
SECTION: Final = HEAD.but(size=15)
OPEN: Final[Rect] = (12, 302, 628, 166)
"""The own hand, below what lies open; beside it what both learn, under it the stock."""
LEARNT: Final[Rect] = (654, 302, 284, 150)
STOCK: Final[Rect] = (12, 476, 628, 152)
RED_LINE, WOOD = "#8A3A3E", "#1E120A"


def open_sheet(v: View) -> DisplayList:
    """The desk on which cards lie open to one seat alone."""
    s: AnnoState = v.state
    me = me_of(v)
    searched = s.searched >= 0
    sheet = DisplayList(*DESK)
    sheet.svg("anno1701/scene/desk", (0, 0, *DESK))
    frame = Ground("none", GOLD if searched or not s.spying else "#C8515F", 8, 2)
    band = sized(on(Ground(WOOD, "", 7, 0, 0.75), _pile(s) if searched else _spied(s), 14, 3), high=56)
    fill(sheet, (1, 1, 948, 638), over(on(frame, blank()), column(band, blank())))
    if searched:
        _numbers(sheet, len(s.piles[s.searched]))
    else:
        fill(sheet, (130, 250, 690, 24), said("spy-means", NOTE.but(size=13.5, align="center")))
    held = s.hands[me]
    empty = said("hand-empty", NOTE.but(size=14, colour=PALE, align="center"))
    hand = column(
        sized(said("hand", NOTE.but(size=13.5), {"count": len(held)}), high=22), blank() if held else empty, blank()
    )
    fill(sheet, OPEN, on(PLATE, hand, 12, 0))
    fill(sheet, LEARNT, on(PLATE.but(line=RED_LINE, opacity=0.94), _learnt(searched), 12, 4))
    fill(sheet, STOCK, on(PLATE, _stock(s, me), 14, 4))
    return sheet


def _pile(s: AnnoState) -> Block:
    """Which pile lies open, and how it is looked through."""
    count = {"count": len(s.piles[s.searched])}
    title = say(name_of(PILES[s.searched]), HEADING)
    told = column(title, said("search-text", NOTE, count), gap=1)
    return row(icon(f"anno1701/backs/era{PILE_ERA[s.searched]}", 42), told, gap=12)


def _spied(s: AnnoState) -> Block:
    """Whose hand lies open."""
    told = column(said("spy", HEADING), said("spy-text", NOTE), gap=1)
    return row(sign(s.side[1 - s.actor], 40), told, sign("eye", 36, c="#FFD9C8"), gap=12)


def _learnt(searched: bool) -> Block:
    """What the rival learns of it, and what not."""
    yes, no = ("learns-yes", "learns-no") if searched else ("learns-spy", "learns-not-spy")
    rows = (("eye", yes, CREAM), ("eye_off", no, PALE))
    told = (row(sign(mark, 18, c=CREAM), said(message, NOTE.but(size=12.5, colour=ink))) for mark, message, ink in rows)
    return column(said("learns", SECTION), *(sized(one, high=26) for one in told), blank(), gap=2)


def _stock(s: AnnoState, a: int) -> Block:
    """Goods and gold of a seat, for what the cards cost."""
    g = s.goods[7 * a : 7 * a + 7]
    counts = (
        ("wood", g[0]),
        ("food", g[1]),
        ("cloth", g[2]),
        ("brick", g[3] + g[4]),
        ("tools", g[5] + g[6]),
        ("gold", gold_of(s, a)),
    )
    middle = NOTE.but(size=16, align="center")
    cells = (on(WELL, write(f"[{good}] **{count}**", middle)) for good, count in counts)
    foot = said("search-foot", NOTE.but(colour=PALE, lines=2))
    return column(said("stock-now", SECTION), sized(row(*cells), high=36), foot, blank(), gap=9)


def _numbers(sheet: DisplayList, count: int) -> None:
    """Over each card of the fan: the how manieth it is in the pile."""
    style = NOTE.but(size=11.5, face="bold", align="center")
    for index, (x, y, lean) in enumerate(fan(count)):
        left, top = x + lean * 1.5 - 318, y - 91 - 44
        wide = 46.0 if index in (0, count - 1) else 24.0
        message = "fan-top" if not index else "fan-last" if index == count - 1 else "fan-number"
        plate = on(Ground(WOOD, "#E3C77A", 8, 1.1), said(message, style, {"number": index + 1}))
        fill(sheet, (left - wide / 2, top, wide, 17), plate)


def taken(v: View, a: Action) -> DisplayList:
    """The card over its place in the hand, what it would bring, and what it would still need."""
    s: AnnoState = v.state
    me, card = me_of(v), a.args[0]
    held = len(s.hands[me])
    sheet = DisplayList(1280, 720)
    lit = over(pad(drawn(face(f"card:{card}:{hand_state(s, me, card)}")), 3), ring(GLOW, INK, 9, 3))
    full = held + 1 >= HAND_SIZE
    last = "take-spied" if a.kind == "spy_take" else "take-full" if full else "take-more"
    hand = said("take-hand", NAME.but(size=14, colour=TITLE_INK), {"count": held + 1, "all": HAND_SIZE})
    then = said(last, NOTE.but(size=12.5, colour=PALE, lines=3, valign="top", leading=1.35))
    told = column(blank(high=4), hand, sized(then, high=60), blank())
    left = 337 + 110.0 * held
    fill(sheet, (left, 363, 948 - left, 156), row(column(lit, blank()), told, gap=10))
    facts = {"card": KIND_OF[card]}
    does = said(f"does-{KIND_OF[card]}", NOTE.but(size=14), {"gives": gives(card)})
    cells = (
        sized(on(WELL, write(line, NOTE.but(size=15, align="center"))), 146, 32) for line in _bringing(s, me, card)
    )
    parts = column(
        said("take-title", HEAD, facts), does, sized(row(*cells), high=32), blank(), _costs(s, me, card), gap=5
    )
    fill(sheet, (330, 520, 628, 152), on(PLATE.but(line=GLOW, width=1.8, opacity=1), parts, 14, 8))
    return sheet


def _bringing(s: AnnoState, seat: int, card: str) -> list[str]:
    """What a building would change, from how much to how much."""
    building = BUILDINGS.get(card)
    if building is None:
        return []
    own, gold = town(s.sites[seat]), gold_of(s, seat)
    rows = (
        ("gold", gold, min(8, gold + building.gold)),
        ("happy", own.happy, own.happy + building.happy),
        ("sail", own.sails, own.sails + building.sails),
        ("cannon", own.cannons, own.cannons + building.cannons),
        ("bag", own.bags, own.bags + building.bags),
    )
    return [f"[{what}] {was} → **{now}**" for what, was, now in rows if now != was]


def _costs(s: AnnoState, seat: int, card: str) -> Block:
    """Each good of the cost with what there is of it: green if it can be paid."""
    building = BUILDINGS.get(card)
    note = NOTE.but(size=13.5, colour=PALE)
    if building is None:
        return sized(said("take-free", note), high=30)
    due = [(good, need, stock(s, seat, g)) for g, (good, need) in enumerate(zip(GOODS, building.cost)) if need]
    cells = []
    for good, need, have in due:
        look = Ground("#14533C", "#8FE0A8", 6, 1.1) if have >= need else Ground("#7A1F22", "#FFB9A0", 6, 1.1)
        amount = write(f"{need}[{good}]  {have}/{need}", NAME.but(size=14, align="center"))
        cells.append(sized(on(look, amount), 98))
    return sized(row(sized(said("take-cost", note), 66), *cells, blank(), gap=6), high=30)


def swapped(v: View, a: Action) -> DisplayList:
    """A card that goes under its pile, and what comes back for it, beside the pile."""
    card, pile = a.args[0], a.args[1]
    left = max(318.0, _PILE_X[PILES.index(pile)] - 130)
    back = icon(f"anno1701/backs/era{PILE_ERA[PILES.index(pile)]}", 48)
    under = column(back, said("swap-under", NOTE.but(size=12, colour="#FFD9B0", align="center")), gap=2)
    message = "swap-lodge" if a.kind == "lodge_swap" else "swap-exchange"
    told = row(
        column(drawn(face(f"building:{card}")), blank()),
        sign("arrow", 18, c="#FFB36B"),
        sized(under, 72),
        sign("arrow", 18, c="#8FE0A8"),
        said(message, NOTE.but(size=12.5, lines=4, leading=1.25), {"pile": pile}),
        gap=6,
    )
    sheet = DisplayList(1280, 720)
    fill(sheet, (left, 394, 304, 92), on(PLATE.but(line=GLOW, width=1.8, opacity=1, shadow=150), told, 10, 8))
    return sheet


_PILE_X = (377.0, 425.0, 477.0, 525.0, 577.0, 625.0)
"""Where each era pile lies on the strait."""

__all__ = ["open_sheet", "swapped", "taken"]
