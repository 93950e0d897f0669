"""The voyage on its own stage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine import View
from game.presentation import DisplayList
from game.titles.anno1701.art.faces import wares_of
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    INK_2,
    LINE,
    MID,
    NAVY,
    NAVY_2,
    PALE,
    PAPER,
    ROMAN,
    TITLE_INK,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.art.logbook import SHIP, Entry, haul
from game.titles.anno1701.art.table import odds
from game.titles.anno1701.rules.components import FOOD, QUEEN_MAX_DISCONTENT, VOYAGE, VOYAGE_DECK
from game.titles.anno1701.rules.prospects import next_rank
from game.titles.anno1701.rules.state import AnnoState, gold_of, town


def stage(v: View, log: Sequence[Entry] = ()) -> DisplayList:
    """The open sea: numbers of the voyage above, what is met in the middle, what can be done below. ``log`` is what the
    cards of the voyage have done so far."""
    s: AnnoState = v.state
    sheet = DisplayList(950, 640)
    sheet.svg("anno1701/scene/sea", (0, 0, 950, 640))
    sheet.panel((1, 1, 948, 638), "none", GOLD, 8, 2)
    _header(sheet, s)
    _strip(sheet, s)
    _done(sheet, s, log)
    key = s.pending[-1].key if s.pending else ""
    _panel(sheet, s, key)
    if key == "pirates":
        _pirates(sheet, s)
    elif key in ("trader", "luxury", "flotsam"):
        sheet.panel((8, 358, 934, 154), NAVY, "", 8, 0, 0.55)
    else:
        _deck(sheet, s)
    _hold(sheet, s, haul(log))
    for x, width, name in ((324, 330, "onward"), (664, 272, "home")):
        sheet.panel((x, 514, width, 114), NAVY, LINE, 8, 1.3)
        icon(sheet, "onward" if name == "onward" else "anchor", x + 12, 522, 20, c=CREAM)
        words(sheet, x + 38, 518, width - 48, 26, f"sea-{name}", size=15.5, colour=TITLE_INK, face="title")
        facts = {"left": max(0, s.speed - len(s.revealed)), "deck": len(s.voyage_deck)}
        words(sheet, x + 14, 544, width - 26, 28, f"sea-{name}-text", params=facts, size=12.5, colour=PALE)
    return sheet


def _header(sheet: DisplayList, s: AnnoState) -> None:
    sheet.panel((1, 1, 948, 52), NAVY, "", 7, 0, 0.92)
    icon(sheet, "wheel", 14, 13, 28, c="#E3C77A")
    words(sheet, 50, 8, 110, 38, "voyage", size=20, colour=TITLE_INK, face="title")
    sheet.panel((166, 9, 150, 34), NAVY_2, "#E3C77A", 17, 1.5)
    facts = {"number": len(s.revealed), "speed": s.speed}
    words(sheet, 170, 9, 142, 34, "sea-count", params=facts, size=17, face="bold", align="center")
    bonus = s.speed - town(s.sites[s.actor]).sails
    extra = f" + {bonus}[card]" if bonus > 0 else ""
    words(sheet, 396, 4, 90, 20, "mark-sail", size=12, colour=PALE)
    write(sheet, 396, 24, 130, 24, f"[sail] {s.speed - bonus}{extra} = **{s.speed}**", size=14)
    words(sheet, 540, 4, 90, 20, "mark-cannon", size=12, colour=PALE)
    write(sheet, 540, 24, 130, 24, f"[cannon] {s.strength - bonus}{extra} = **{s.strength}**", size=14)
    words(sheet, 676, 3, 262, 20, "sea-ship", size=12, colour=PALE, align="center")
    for i in range(5):
        x = 680 + i * 51
        here = i == s.ship[s.actor]
        sheet.panel(
            (x, 25, 48, 20), "#7E2634" if i == 0 else GOLD if here else NAVY_2, GLOW if here else "#3E7396", 5, 1.2
        )
        ink = INK if here and i else CREAM if here or not i else "#BFD6E4"
        if i:
            write(sheet, x, 25, 48, 20, ROMAN[i], size=13, colour=ink, face="bold", **MID)
        else:
            words(sheet, x, 25, 48, 20, "wreck", size=12, colour=ink, face="bold", align="center")


def _strip(sheet: DisplayList, s: AnnoState) -> None:
    """The line on which the cards lie, and what lies beyond the speed of the ship."""
    sheet.panel((8, 103, 934, 1.6), "#8A5A2C", "", 0)
    count = max(s.speed, len(s.revealed), 1)
    if count < 11:
        x = 16 + count * 83.6
        sheet.panel((x, 64, 934 - x, 80), "#0D2F4A", "#9DBDD0", 8, 1.2, 0.35)
        if 934 - x > 150:
            words(sheet, x + 6, 70, 922 - x, 68, "sea-more", size=12.5, colour="#DCEEF6", align="center", lines=3)
    pitch = min(83.6, (918 - 76) / max(1, count - 1))
    free = bool(s.pending) and s.pending[-1].key in ("sail", "sail_first")
    for n in range(min(count, 11)):
        is_open = n == len(s.revealed) - 1 and bool(s.pending) and s.pending[-1].key not in ("sail", "sail_first")
        if is_open or (n == len(s.revealed) and free):
            x = 16 + n * pitch
            sheet.panel((x - 3, 59, 82, 90), "none", GLOW, 8, 2.6)
            sheet.panel((x, 151, 76, 19), GOLD, GLOW, 9, 1)
            words(
                sheet,
                x,
                151,
                76,
                19,
                "sea-answer" if is_open else "sea-next",
                size=12,
                colour=INK,
                face="bold",
                align="center",
            )


def _done(sheet: DisplayList, s: AnnoState, log: Sequence[Entry]) -> None:
    """Below each card that is over: what it did."""
    pitch = min(83.6, (918 - 76) / max(1, max(s.speed, len(s.revealed), 1) - 1))
    asked = bool(s.pending) and s.pending[-1].key not in ("sail", "sail_first")
    for n, entry in enumerate(log[: len(s.revealed) - asked]):
        fill, line = ("#14533C", "#8FE0A8") if entry.good else ("#7A1F22", "#FFB9A0")
        parts = [f"{_icon(what)}{amount:+d}".replace("-", "−") for what, amount in entry.changes.items() if amount]
        if not parts:
            fill, line = ("#12364F", "#9DBDD0")
        rows = 1 + (len(parts) > 2)
        box = (16 + n * pitch - 1, 151.0, 78.0, 20.0 if rows == 1 else 34.0)
        sheet.panel(box, fill, line, 9, 1.1)
        if parts:
            write(sheet, *box, " ".join(parts), size=12, face="bold", **{**MID, "lines": rows})
        else:
            words(sheet, *box, f"sea-did-{entry.outcome or 'nothing'}", size=12, face="bold", align="center")


def _icon(what: str) -> str:
    return "[wheel]" if what == SHIP else f"[{what}]"


def _panel(sheet: DisplayList, s: AnnoState, key: str) -> None:
    """What is met, in words and, for a fight, in numbers."""
    sheet.panel((204, 190, 542, 156), NAVY, GOLD, 8, 1.6, 0.95)
    if not s.revealed:
        words(sheet, 224, 200, 500, 40, "sea-start", size=19, colour=TITLE_INK, face="title")
        words(sheet, 224, 246, 500, 80, "sea-start-text", params={"speed": s.speed}, size=14, lines=3)
        return
    card = s.revealed[-1]
    data = VOYAGE[card]
    sheet.say(
        (224, 196, 206 if key == "pirates" else 500, 36),
        name_of(card),
        size=19,
        colour=TITLE_INK,
        face="title",
        lines=1,
    )
    if key in ("trader", "luxury", "flotsam"):
        _choosing(sheet, s, key)
        return
    if key != "pirates":
        rival = town(s.sites[1 - s.actor]).sails
        facts = {"speed": s.speed, "rival": rival}
        message = "sea-done" if key == "sail" else f"met-{data.kind}"
        words(sheet, 224, 244, 500, 80, message, params=facts, size=15, lines=3)
        return
    words(sheet, 430, 202, 300, 26, f"met-{data.kind}", size=12.5, colour=PALE, align="right")
    icon(sheet, s.side[s.actor], 224, 236, 20)
    words(sheet, 250, 234, 150, 24, "you", size=14, face="bold")
    icon(sheet, "skull", 500, 236, 20)
    words(sheet, 526, 234, 200, 24, "pirates", size=14, face="bold")
    for x, strength in ((296, s.strength), (572, data.strength)):
        text = f"+ **{strength}** = **{strength + 1}～{strength + 6}**"
        write(sheet, x, 262, 180, 40, text, size=21)
    sheet.panel((505, 256, 50, 50), CREAM, INK, 10, 1.8)
    write(sheet, 505, 256, 50, 50, "?", size=24, colour=INK, face="bold", **MID)
    icon(sheet, "swords", 446, 266, 30, c="#FFB9A0")
    words(sheet, 224, 316, 500, 24, "fight-rule", size=12.5, colour=PALE)


def _choosing(sheet: DisplayList, s: AnnoState, key: str) -> None:
    """What is asked, the purse, and what a coin less would mean."""
    words(sheet, 224, 232, 500, 26, f"choose-{key}", size=14.5)
    gold = gold_of(s, s.actor)
    for i in range(8):
        icon(sheet, "gold" if i < gold else "discontent", 224 + i * 27, 264, 24)
    write(sheet, 446, 264, 60, 24, f"**{gold}**/8", size=15)
    for i, side in enumerate(("left", "right")):
        x = 524 + i * 104
        sheet.panel((x, 260, 100, 32), NAVY_2, "#3E7396", 6, 1)
        words(sheet, x + 8, 260, 56, 32, f"village-{side}", size=12.5, colour=PALE)
        write(sheet, x + 62, 260, 34, 32, f"[gold]{s.gold[2 * s.actor + i]}", size=14)
    if key == "trader":
        calm = 8 - QUEEN_MAX_DISCONTENT
        message = "trade-never" if gold < calm else "trade-queen" if gold == calm else "trade-calm"
        words(sheet, 224, 298, 506, 20, message, size=12.5, colour=PALE)
        words(sheet, 224, 318, 506, 20, "trade-chaos", size=12.5, colour="#FFB9A0")
    else:
        words(sheet, 224, 304, 506, 30, f"choose-{key}-why", size=12.5, colour=PALE)


def _pirates(sheet: DisplayList, s: AnnoState) -> None:
    """Pay or fight: what each costs and brings, with all 36 rolls."""
    card = s.pending[-1].data[0]
    data = VOYAGE[card]
    left = 324.0
    if data.tribute:
        gold = gold_of(s, s.actor)
        sheet.panel((14, 360, 300, 150), PAPER, "#C9A45A", 8, 1.4)
        words(sheet, 76, 366, 110, 28, "pay", size=18, colour=INK, face="title")
        if gold >= data.tribute:
            write(
                sheet,
                196,
                366,
                108,
                28,
                f"[gold] {gold} → **{gold - data.tribute}**",
                size=15,
                colour=INK,
                align="right",
            )
            words(
                sheet,
                26,
                412,
                280,
                22,
                "pay-safe",
                params={"state": ROMAN[s.ship[s.actor]]},
                size=13,
                colour="#1F6B3A",
                face="bold",
            )
            facts = {"before": 8 - gold, "after": 8 - gold + data.tribute}
            words(sheet, 26, 433, 280, 22, "pay-cost", params=facts, size=13, colour="#8E1F1A")
        else:
            words(
                sheet, 26, 412, 280, 40, "pay-poor", params={"gold": data.tribute}, size=13, colour="#8E1F1A", lines=2
            )
    else:
        sheet.panel((14, 360, 300, 150), NAVY, "#8A3A3E", 8, 1.3)
        words(sheet, 28, 372, 272, 60, "must-fight", size=14, colour="#FFD9C8", lines=3)
    sheet.panel((left, 360, 612, 150), PAPER, GLOW, 8, 2)
    icon(sheet, "swords", left + 12, 366, 24, c=INK)
    words(sheet, left + 42, 364, 90, 28, "fight", size=18, colour=INK, face="title")
    words(sheet, left + 132, 366, 130, 24, "rolls-36", size=12, colour=INK_2)
    _grid(sheet, left + 32, 402, s.strength, data.strength)
    chance = odds(s.strength, data.strength)
    won = f"+{data.reward_gold}[gold]" if data.reward_gold else "+1[rum]/[tobacco]"
    after = max(0, s.ship[s.actor] - data.damage)
    lost = f"[wheel] {ROMAN[s.ship[s.actor]]} → **{ROMAN[after]}**"
    for y, share, name, result, fill, ink in (
        (368, chance, "win", won, "#DDF0DC", "#1F6B3A"),
        (414, 1 - chance, "lose", lost, "#FBDCD3", "#8E1F1A"),
    ):
        sheet.panel((left + 274, y, 326, 42), fill, ink, 6, 1.2)
        write(sheet, left + 282, y, 74, 42, f"{round(100 * share)}%", size=21, colour=ink, face="bold")
        words(sheet, left + 356, y, 80, 42, name, size=14, colour=ink, face="bold")
        write(sheet, left + 440, y, 150, 42, result, size=15, colour=INK)


def _grid(sheet: DisplayList, x: float, y: float, mine: int, theirs: int) -> None:
    for a in range(1, 7):
        icon(sheet, f"die{a}", x + (a - 1) * 36 + 11, y - 14, 12)
        icon(sheet, f"die{a}", x - 16, y + (a - 1) * 15.4, 12)
    for a in range(1, 7):
        for b in range(1, 7):
            margin = a + mine - b - theirs
            fill = "#3E8E57" if margin > 0 else "#D99A86" if margin < 0 else "#F6EEDC"
            sheet.panel((x + (a - 1) * 36, y + (b - 1) * 15.4, 33.6, 13.4), fill, INK_2 if not margin else "", 3, 1)
            mark = "" if margin else "="
            if mark:
                write(sheet, x + (a - 1) * 36, y + (b - 1) * 15.4, 33.6, 13.4, mark, size=11.5, colour=INK, **MID)


def _deck(sheet: DisplayList, s: AnnoState) -> None:
    """The cards still in the deck, one of which comes next: those that harm, trade, help."""
    sheet.panel((14, 360, 922, 146), NAVY, LINE, 8, 1.3, 0.94)
    words(
        sheet,
        26,
        364,
        600,
        24,
        "deck-left",
        params={"count": len(s.voyage_deck)},
        size=14.5,
        colour=TITLE_INK,
        face="title",
    )
    pitch = min(100.4, 900 / max(1, len(s.voyage_deck)))
    for i, card in enumerate(c for c in VOYAGE_DECK if c in s.voyage_deck):
        x = 24 + i * pitch
        wide = pitch - 5
        data = VOYAGE[card]
        danger = data.kind in ("pirates", "besieged", "cliffs", "storm")
        sheet.panel((x, 392, wide, 106), "#4A1216" if danger else "#14533C", "#35607E", 6, 1)
        crowded = wide < 88
        size = 40.0 if crowded else 52.0
        drawing = "foreign_people" if card.startswith("foreign") else data.kind
        sheet.svg(f"anno1701/voyage/{drawing}", (x + (wide - size) / 2, 396, size, size))
        words(sheet, x - 2.5, 437 if crowded else 450, wide + 5, 18, f"sea-{card}", size=11.5, align="center")
        if data.strength:
            text, ink = f"{round(100 * odds(s.strength, data.strength))}%", "#FFE0B0"
        elif data.kind == "storm":
            safe = s.speed > town(s.sites[1 - s.actor]).sails
            text, ink = ("[check]" if safe else f"[wheel]−{data.damage}"), "#CFF3DF" if safe else "#FFB9A0"
        elif data.damage:
            text, ink = f"[wheel]−{data.damage}", "#FFB9A0"
        elif data.offers:
            text, ink = f"{min(price for _, price, _ in data.offers)}[gold]", "#FFE9A8"
            if crowded:
                write(sheet, x, 455, wide, 20, wares_of(card), size=12.5, **MID)
            else:
                text = f"{wares_of(card)} {text}"
        else:
            text, ink = ("+1[gold]" if data.reward_gold else "[die6]"), "#CFF3DF"
        write(sheet, x, 473 if crowded else 471, wide, 22, text, size=13, colour=ink, face="bold", **MID)


def _hold(sheet: DisplayList, s: AnnoState, brought: Counter[str]) -> None:
    """What there is of all that counts at sea, what the voyage has changed of it, what the next rank still lacks."""
    sheet.panel((14, 514, 300, 114), NAVY, LINE, 8, 1.3)
    icon(sheet, "bag", 24, 521, 22)
    words(sheet, 52, 516, 250, 26, "hold", size=15.5, colour=TITLE_INK, face="title")
    a = s.actor
    rank, lack = next_rank(s, a)
    if rank:
        text = " ".join(f"{amount}[{what}]" for what, amount in lack.items())
        facts = {"rank": rank, "what": text}
        words(sheet, 24, 606, 280, 20, "hold-lacks" if lack else "hold-ready", params=facts, size=12.5, colour=PALE)
    for i, (good, text) in enumerate(
        (
            ("rum", f"**{s.rum[a]}**/3"),
            ("tobacco", f"**{s.tobacco[a]}**/3"),
            ("gold", f"**{gold_of(s, a)}**/8"),
            ("food", f"**{s.goods[7 * a + FOOD]}**/3"),
        )
    ):
        sheet.panel((24 + i * 71, 545, 67, 30), NAVY_2, "#3E7396", 6, 1)
        write(sheet, 24 + i * 71, 545, 67, 30, f"[{good}] {text}", size=14, **MID)
    if not brought:
        words(sheet, 24, 580, 280, 24, "hold-text", size=12.5, colour=PALE)
    for i, (what, amount) in enumerate(list(brought.items())[:6]):
        fill, line = ("#14533C", "#8FE0A8") if amount > 0 else ("#7A1F22", "#FFB9A0")
        sheet.panel((24 + i * 47, 580, 44, 24), fill, line, 7, 1)
        change = f"{_icon(what)}{amount:+d}".replace("-", "−")
        write(sheet, 24 + i * 47, 580, 44, 24, change, size=13.5, face="bold", **MID)
