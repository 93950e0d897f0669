"""The desk on which a pile or a hand is looked through, and what a card would do that is taken or given away."""

from __future__ import annotations

from typing import Final

from game.engine import Action, View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground
from game.presentation.parts import ring
from game.titles.anno1701.art import inks
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import FINE, HEAD, INSET, NOTE, PAD, PALE, PLATE, ROW, TEXT, said, sign, written
from game.titles.anno1701.rules.components import BUILDINGS, GOLD_MAX, GOODS, HAND_SIZE, KIND_OF, PILE_ERA, PILES
from game.titles.anno1701.rules.economy import stock
from game.titles.anno1701.rules.state import AnnoState, gold_of, town
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import fan, hand_state

CORNER, DESK = (318, 44), (950, 640)
PLACE: Final = (337, 363, 110, 611, 156)
"""Where the hand begins on the desk, how far its cards are apart, how wide and high it is."""
FACTS: Final[Rect] = (330, 520, 628, 152)
"""Over the stock."""
BELOW_PILES: Final[Rect] = (318, 394, 481, 92)
LIT: Final = PLATE.but(line=inks.GLOW, width=1.8, opacity=1)
WOOD: Final = Ground("#1E120A", inks.GILT)
HARM: Final = "#8A3A3E"


def open_sheet(v: View) -> DisplayList:
    """The desk on which cards lie open to one seat alone; below them the own hand, beside it what both learn, under it the
    stock."""
    s: AnnoState = v.state
    me = me_of(v)
    searched = s.searched >= 0
    frame = lay.ground(Ground("none", inks.GOLD if searched or not s.spying else "#C8515F", width=2))
    band = lay.on(WOOD.but(line="", opacity=0.75), _pile(s) if searched else _spied(s), PAD, 3)
    means = lay.column(lay.blank(), lay.blank() if searched else said("spy-means", NOTE.but(align="center")), gap=0)
    learnt = lay.column(lay.sized(_learnt(searched), high=150), lay.blank(), gap=0)
    left = lay.column(lay.sized(_hand(s, me), high=166), _stock(s, me), gap=8)
    below = lay.pad(lay.row(left, lay.sized(learnt, 284), gap=PAD), PAD, 0, PAD, PAD)
    parts = lay.column(
        lay.sized(band, high=56), lay.sized(means, high=218), lay.blank(high=27), lay.shared(below), gap=0
    )
    sheet = DisplayList(*DESK)
    lay.fill(sheet, (0, 0, *DESK), lay.over(lay.picture("anno1701/scene/desk"), lay.pad(lay.over(frame, parts), 1)))
    if searched:
        _numbers(sheet, len(s.piles[s.searched]))
    return sheet


def _hand(s: AnnoState, me: int) -> Block:
    """Under the own cards: how many they are."""
    count = len(s.hands[me])
    empty = said("hand-empty", NOTE.but(colour=PALE, align="center"))
    head = said("hand", NOTE, {"count": count})
    return lay.on(PLATE, lay.column(head, lay.blank() if count else lay.shared(empty)), PAD, 2)


def _pile(s: AnnoState) -> Block:
    """Which pile lies open, and how it is looked through."""
    count = {"count": len(s.piles[s.searched])}
    title = lay.say(inks.name_of(PILES[s.searched]), inks.TITLE)
    told = lay.column(title, said("search-text", NOTE, count), gap=1)
    return lay.row(lay.icon(f"anno1701/backs/era{PILE_ERA[s.searched]}", 42), told, gap=PAD)


def _spied(s: AnnoState) -> Block:
    """Whose hand lies open."""
    told = lay.column(said("spy", inks.TITLE), said("spy-text", NOTE), gap=1)
    return lay.row(sign(s.side[1 - s.actor], 40), told, sign("eye", 36, c="#FFD9C8"), gap=PAD)


def _learnt(searched: bool) -> Block:
    """What the rival learns of it, and what not."""
    yes, no = ("learns-yes", "learns-no") if searched else ("learns-spy", "learns-not-spy")
    rows = (("eye", said(yes, FINE.but(colour=inks.CREAM))), ("eye_off", said(no, FINE)))
    told = (lay.sized(lay.row(sign(mark, c=inks.CREAM), words), high=ROW) for mark, words in rows)
    return lay.on(PLATE.but(line=HARM), lay.column(said("learns", HEAD), *told, lay.blank(), gap=2), PAD, 3)


def _stock(s: AnnoState, a: int) -> Block:
    """Goods and gold of a seat, for what the cards cost."""
    counts = [*((good, stock(s, a, g)) for g, good in enumerate(GOODS)), ("gold", gold_of(s, a))]
    cells = (lay.on(inks.WELL, written(f"[{good}] **{count}**", NOTE.but(size=16))) for good, count in counts)
    stocked = lay.sized(lay.row(*map(lay.shared, cells)), high=36)
    foot = said("search-foot", NOTE.but(colour=PALE, lines=2))
    return lay.on(PLATE, lay.column(said("stock-now", HEAD), stocked, foot, lay.blank(), gap=INSET), PAD, 3)


def _numbers(sheet: DisplayList, count: int) -> None:
    """Over each card of the fan: the how manieth it is in the pile."""
    for index, (x, y, lean) in enumerate(fan(count)):
        ends = index in (0, count - 1)
        message = "fan-top" if not index else "fan-last" if ends else "fan-number"
        plate = lay.on(WOOD, said(message, inks.FIGURE, {"number": index + 1}))
        wide = 46 if ends else 24
        middle, top = x + lean * 1.5 - CORNER[0], y - CORNER[1] - 91
        lay.fill(sheet, (middle - wide / 2, top, wide, 17), plate)


def taken(v: View, a: Action) -> DisplayList:
    """The card over its place in the hand, what it would bring, and what it would still need."""
    s: AnnoState = v.state
    me, card = me_of(v), a.args[0]
    held = len(s.hands[me])
    lit = lay.over(
        lay.pad(lay.drawn(face(f"card:{card}:{hand_state(s, me, card)}")), 3), ring(inks.GLOW, inks.INK, width=3)
    )
    last = "take-spied" if a.kind == "spy_take" else "take-full" if held + 1 >= HAND_SIZE else "take-more"
    hand = said("take-hand", inks.NAME.but(colour=inks.TITLE_INK), {"count": held + 1, "all": HAND_SIZE})
    told = lay.column(lay.blank(high=2), hand, said(last, FINE.but(lines=3, valign="top", leading=1.35)), lay.blank())
    x, y, step, wide, high = PLACE
    sheet = DisplayList(*inks.TABLE)
    whole = lay.row(lay.blank(step * held - PAD), lay.column(lit, lay.blank()), told, gap=PAD)
    lay.fill(sheet, (x, y, wide, high), whole)
    facts = {"card": KIND_OF[card]}
    does = said(f"does-{KIND_OF[card]}", TEXT, {"gives": inks.gives(card)})
    cells = (lay.sized(lay.on(inks.WELL, written(line, TEXT)), 146) for line in _bringing(s, me, card))
    parts = lay.column(
        said("take-title", HEAD, facts), does, lay.sized(lay.row(*cells), high=ROW), lay.blank(), _costs(s, me, card)
    )
    lay.fill(sheet, FACTS, lay.on(LIT, parts, PAD, INSET))
    return sheet


def _bringing(s: AnnoState, seat: int, card: str) -> list[str]:
    """What a building would change, from how much to how much."""
    building = BUILDINGS.get(card)
    if building is None:
        return []
    own, gold = town(s.sites[seat]), gold_of(s, seat)
    rows = (
        ("gold", gold, min(GOLD_MAX, gold + building.gold)),
        ("happy", own.happy, own.happy + building.happy),
        ("sail", own.sails, own.sails + building.sails),
        ("cannon", own.cannons, own.cannons + building.cannons),
        ("bag", own.bags, own.bags + building.bags),
    )
    return [f"[{what}] {was} → **{now}**" for what, was, now in rows if now != was]


def _costs(s: AnnoState, seat: int, card: str) -> Block:
    """Each good of the cost with what there is of it: green if it can be paid."""
    building = BUILDINGS.get(card)
    note = NOTE.but(colour=PALE)
    if building is None:
        return lay.sized(said("take-free", note), high=ROW)
    due = [(good, need, stock(s, seat, g)) for g, (good, need) in enumerate(zip(GOODS, building.cost)) if need]
    cells = (
        lay.sized(
            lay.on(inks.GAIN if have >= need else inks.LOSS, written(f"{need}[{good}]  {have}/{need}", inks.BOLD)), 98
        )
        for good, need, have in due
    )
    return lay.sized(lay.row(lay.sized(said("take-cost", note), 66), *cells, lay.blank()), high=ROW)


def swapped(v: View, a: Action) -> DisplayList:
    """A card that goes under its pile, and what comes back for it, beside the pile."""
    card, pile = a.args[0], a.args[1]
    number = PILES.index(pile)
    back = lay.icon(f"anno1701/backs/era{PILE_ERA[number]}", 48)
    under = lay.column(back, said("swap-under", inks.FIGURE.but(face="body", colour="#FFD9B0")), gap=2)
    message = "swap-lodge" if a.kind == "lodge_swap" else "swap-exchange"
    told = lay.row(
        lay.column(lay.drawn(face(f"building:{card}")), lay.blank()),
        sign("arrow", c="#FFB36B"),
        lay.sized(under, 72),
        sign("arrow", c="#8FE0A8"),
        said(message, FINE.but(colour=inks.CREAM, lines=4, leading=1.25), {"pile": pile}),
    )
    sheet = DisplayList(*inks.TABLE)
    card_ = lay.sized(lay.on(LIT.but(shadow=150), told, PAD, INSET), 304)
    lay.fill(sheet, BELOW_PILES, lay.corner(card_, number / (len(PILES) - 1)))
    return sheet
