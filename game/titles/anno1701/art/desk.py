"""The desk on which a pile or a hand is looked through, and what a card would do that is taken or given away."""

from __future__ import annotations

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    LINE,
    MID,
    NAVY,
    NAVY_2,
    PALE,
    TITLE_INK,
    gives,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import BUILDINGS, GOODS, HAND_SIZE, KIND_OF, PILE_ERA, PILES
from game.titles.anno1701.rules.economy import stock
from game.titles.anno1701.rules.state import AnnoState, gold_of, town
from game.titles.anno1701.table.hands import me_of
from game.titles.anno1701.table.placing import fan, hand_state


def open_sheet(v: View) -> DisplayList:
    """The desk on which cards lie open to one seat alone."""
    s: AnnoState = v.state
    sheet = DisplayList(950, 640)
    sheet.svg("anno1701/scene/desk", (0, 0, 950, 640))
    sheet.panel((1, 1, 948, 638), "none", "#C8515F" if s.spying else GOLD, 8, 2)
    sheet.panel((1, 1, 948, 56), "#1E120A", "", 7, 0, 0.75)
    if s.searched >= 0:
        sheet.svg(f"anno1701/backs/era{PILE_ERA[s.searched]}", (14, 8, 42, 42))
        sheet.say((68, 3, 420, 30), name_of(PILES[s.searched]), size=19, colour=TITLE_INK, face="title", lines=1)
        words(sheet, 68, 31, 780, 22, "search-text", params={"count": len(s.piles[s.searched])}, size=13)
        _numbers(sheet, len(s.piles[s.searched]))
    else:
        icon(sheet, s.side[1 - s.actor], 16, 8, 40)
        icon(sheet, "eye", 890, 12, 36, c="#FFD9C8")
        words(sheet, 130, 250, 690, 24, "spy-means", size=13.5, align="center")
        words(sheet, 68, 3, 420, 30, "spy", size=19, colour=TITLE_INK, face="title")
        words(sheet, 68, 31, 780, 22, "spy-text", size=13)
    sheet.panel((12, 302, 628, 166), NAVY, LINE, 8, 1.3, 0.9)
    words(sheet, 24, 302, 400, 22, "hand", params={"count": len(s.hands[me_of(v)])}, size=13.5)
    if not s.hands[me_of(v)]:
        words(sheet, 24, 360, 600, 40, "hand-empty", size=14, colour=PALE, align="center")
    sheet.panel((654, 302, 284, 150), NAVY, "#8A3A3E", 8, 1.3, 0.94)
    words(sheet, 666, 306, 260, 24, "learns", size=15, colour=TITLE_INK, face="title")
    icon(sheet, "eye", 668, 336, 18, c=CREAM)
    words(sheet, 692, 332, 240, 26, "learns-yes" if s.searched >= 0 else "learns-spy", size=12.5)
    icon(sheet, "eye_off", 668, 364, 18, c=CREAM)
    words(sheet, 692, 360, 240, 26, "learns-no" if s.searched >= 0 else "learns-not-spy", size=12.5, colour=PALE)
    sheet.panel((12, 476, 628, 152), NAVY, LINE, 8, 1.3, 0.9)
    words(sheet, 26, 480, 600, 26, "stock-now", size=15, colour=TITLE_INK, face="title")
    a = me_of(v)
    g = s.goods[7 * a : 7 * a + 7]
    for i, (good, count) in enumerate(
        (
            ("wood", g[0]),
            ("food", g[1]),
            ("cloth", g[2]),
            ("brick", g[3] + g[4]),
            ("tools", g[5] + g[6]),
            ("gold", gold_of(s, a)),
        )
    ):
        sheet.panel((26 + i * 100, 514, 94, 36), NAVY_2, "#3E7396", 6, 1)
        write(sheet, 26 + i * 100, 514, 94, 36, f"[{good}] **{count}**", size=16, **MID)
    words(sheet, 26, 560, 600, 56, "search-foot", size=13, colour=PALE, lines=2)
    return sheet


def _numbers(sheet: DisplayList, count: int) -> None:
    """Over each card of the fan: the how manieth it is in the pile."""
    for index, (x, y, lean) in enumerate(fan(count)):
        left, top = x + lean * 1.5 - 318, y - 91 - 44
        wide = 46.0 if index in (0, count - 1) else 24.0
        sheet.panel((left - wide / 2, top, wide, 17), "#1E120A", "#E3C77A", 8, 1.1)
        facts = {"number": index + 1}
        message = "fan-top" if not index else "fan-last" if index == count - 1 else "fan-number"
        words(sheet, left - wide / 2, top, wide, 17, message, params=facts, size=11.5, face="bold", align="center")


def taken(v: View, a: Action) -> DisplayList:
    """The card over its place in the hand, what it would bring, and what it would still need."""
    s: AnnoState = v.state
    me, card = me_of(v), a.args[0]
    sheet = DisplayList(1280, 720)
    held = len(s.hands[me])
    x = 340.0 + 110 * held
    sheet.place(face(f"card:{card}:{hand_state(s, me, card)}"), x, 366)
    sheet.panel((x - 3, 363, 102, 156), "none", INK, 9, 6)
    sheet.panel((x - 3, 363, 102, 156), "none", GLOW, 9, 3)
    right = x + 112
    facts = {"count": held + 1, "all": HAND_SIZE}
    words(sheet, right, 372, 948 - right, 24, "take-hand", params=facts, size=14, colour=TITLE_INK, face="bold")
    full = held + 1 >= HAND_SIZE
    last = "take-spied" if a.kind == "spy_take" else "take-full" if full else "take-more"
    words(sheet, right, 398, 948 - right, 60, last, size=12.5, colour=PALE, lines=3, valign="top")
    sheet.panel((330, 520, 628, 152), NAVY, GLOW, 8, 1.8)
    words(
        sheet, 344, 524, 600, 28, "take-title", params={"card": KIND_OF[card]}, size=16, colour=TITLE_INK, face="title"
    )
    words(sheet, 344, 552, 600, 24, f"does-{KIND_OF[card]}", params={"gives": gives(card)}, size=14)
    for column, line in enumerate(_bringing(s, me, card)):
        sheet.panel((344 + column * 152, 580, 146, 32), NAVY_2, "#3E7396", 6, 1)
        write(sheet, 344 + column * 152, 580, 146, 32, line, size=15, **MID)
    _costs(sheet, s, me, card)
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


def _costs(sheet: DisplayList, s: AnnoState, seat: int, card: str) -> None:
    """Each good of the cost with what there is of it: green if it can be paid."""
    building = BUILDINGS.get(card)
    if building is None:
        words(sheet, 344, 628, 600, 30, "take-free", size=13.5, colour=PALE)
        return
    words(sheet, 344, 628, 66, 30, "take-cost", size=13.5, colour=PALE)
    due = [(good, need, stock(s, seat, g)) for g, (good, need) in enumerate(zip(GOODS, building.cost)) if need]
    for column, (good, need, have) in enumerate(due):
        able = have >= need
        box = (412.0 + column * 104, 628.0, 98.0, 30.0)
        sheet.panel(box, "#14533C" if able else "#7A1F22", "#8FE0A8" if able else "#FFB9A0", 6, 1.1)
        write(sheet, *box, f"{need}[{good}]  {have}/{need}", size=14, face="bold", **MID)


def swapped(v: View, a: Action) -> DisplayList:
    """A card that goes under its pile, and what comes back for it, beside the pile."""
    card, pile = a.args[0], a.args[1]
    era = PILE_ERA[PILES.index(pile)]
    left = max(318.0, _PILE_X[PILES.index(pile)] - 130)
    sheet = DisplayList(1280, 720)
    sheet.shadow((left, 394, 304, 92), 8, 8, 150, 4)
    sheet.panel((left, 394, 304, 92), NAVY, GLOW, 8, 1.8)
    sheet.place(face(f"building:{card}"), left + 12, 404)
    icon(sheet, "arrow", left + 78, 426, 18, c="#FFB36B")
    sheet.svg(f"anno1701/backs/era{era}", (left + 102, 408, 48, 48))
    words(sheet, left + 92, 458, 72, 20, "swap-under", size=12, colour="#FFD9B0", align="center")
    icon(sheet, "arrow", left + 158, 426, 18, c="#8FE0A8")
    facts = {"pile": pile}
    message = "swap-lodge" if a.kind == "lodge_swap" else "swap-exchange"
    words(sheet, left + 182, 400, 116, 80, message, params=facts, size=12.5, lines=4, leading=1.25)
    return sheet


_PILE_X = (377.0, 425.0, 477.0, 525.0, 577.0, 625.0)
"""Where each era pile lies on the strait."""

__all__ = ["open_sheet", "swapped", "taken"]
