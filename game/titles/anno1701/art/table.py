"""The panels of the table: bar, seats, race, dice, strait, outlook, actions."""

from __future__ import annotations

from functools import lru_cache

from game.engine import View
from game.presentation import GONE, QUIET, SHADOW, DisplayList, kit
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
    ROSE,
    SIDE_FILLS,
    TITLE_INK,
    WINE,
    WINE_2,
    icon,
    name_of,
    price_of,
    words,
    write,
)
from game.titles.anno1701.rules.actions.building import rank_cost
from game.titles.anno1701.rules.components import CENTRES, FAVOUR_TO_WIN, GOOD_OF, GOODS, MERCHANTS_TO_WIN, RANKS, SITES
from game.titles.anno1701.rules.state import AnnoState, blocked, favour, gold_of, merchants, token_holder, town
from game.titles.anno1701.table.asks import piles_asked
from game.titles.anno1701.table.buttons import controls
from game.titles.anno1701.table.hands import me_of

PHASES = ("dice", "action", "final")


def bar(v: View) -> DisplayList:
    """Title, the three phases, the turn and whose it is."""
    s: AnnoState = v.state
    sheet = DisplayList(1280, 38)
    sheet.panel((0, 0, 1280, 38), "#0B2030", "", 0)
    sheet.panel((0, 36.8, 1280, 1.2), "#C9A45A", "", 0)
    sheet.svg("anno1701/ships/ship", (10, 3, 32, 32), c="#D33E2B")
    words(sheet, 48, 4, 166, 30, "title", size=19, colour=TITLE_INK, face="title")
    at = {"dice": 0, "action": 1}.get(s.phase, 2 if s.phase in ("final", "voyage") else -1)
    named = {phase: f"anno1701-art-phase-{phase}" for phase in PHASES}
    now = PHASES[at] if at >= 0 else ""
    x = kit.course(sheet, 172, named, now, GOLD, INK, ("#4A7390", "#A9C6D8"))
    words(sheet, x + 14, 6, 86, 26, "turn" if s.turn else "turn-none", params={"turn": s.turn}, size=14)
    if s.phase == "over":
        words(sheet, 622, 6, 178, 26, "over", size=13, colour="#BFE3F2")
    return sheet


def seat_panel(v: View, seat: int, high: float) -> DisplayList:
    """A seat: crest, favour, purse of eight, marks, token, villages in chaos."""
    s: AnnoState = v.state
    dark = s.side[seat] == "dragon" if s.side[seat] else seat == 1
    fill, line, ink, sub = (WINE, "#C8515F", CREAM, ROSE) if dark else (PAPER, "#2F6BE0", INK, INK_2)
    sheet = DisplayList(296, high)
    sheet.shadow((0, 0, 296, high), 8, 5, 120)
    sheet.panel((1, 1, 294, high - 2), fill, line, 8, 2)
    icon(sheet, s.side[seat] or "lion", 10, 8, 46, 255 if s.side[seat] else 90)
    sheet.say((64, 5, 134, 28), "anno1701-art-seat", {"seat": seat}, size=18, colour=ink, face="title", lines=1)
    if s.side[seat]:
        sheet.say((64, 32, 134, 20), name_of(s.side[seat]), size=12.5, colour=sub, lines=1)
    sheet.panel((204, 9, 82, 38), "#4A0F1C", "#E3C77A", 8, 1.6)
    sheet.hot((204, 9, 82, 38), f"points/{seat}")
    icon(sheet, "crown", 211, 15, 25)
    write(sheet, 236, 9, 24, 38, str(favour(s, seat)), size=24, colour="#FFE9A8", face="bold", **MID)
    write(sheet, 260, 13, 26, 30, f"/ {FAVOUR_TO_WIN}", size=13, colour="#D9B7A0", face="bold")
    sheet.hot((204, 9, 82, 38), "points")
    sheet.panel((10, 55, 276, 1), line, "", 0, 0, 0.45)
    gold = gold_of(s, seat)
    for i in range(8):
        with sheet.aside("" if i < gold else GONE):
            icon(sheet, "gold" if i < gold else "discontent", 12 + i * 23, 60, 20)
    with sheet.aside():
        write(sheet, 201, 59, 34, 22, f"**{gold}**/8", size=14, colour=ink)
        words(sheet, 234, 60, 54, 20, "unhappy", params={"count": 8 - gold}, size=12.5, colour=sub, align="right")
    with sheet.aside(QUIET):
        write(sheet, 14 + 23 * gold, 59, 60, 22, str(gold), size=19, colour=ink, face="bold")
    own = town(s.sites[seat])
    for i, (mark, count) in enumerate(
        (("sail", own.sails), ("cannon", own.cannons), ("bag", own.bags), ("happy", own.happy))
    ):
        x = 10 + i * 69.5
        with sheet.aside():
            sheet.panel((x, 88, 66.5, 26), WINE_2 if dark else "#E8DAB6", "", 6)
            words(sheet, x + 35, 88, 31, 26, f"mark-{mark}", size=11.5, colour=sub)
            write(sheet, x + 24, 88, 14, 26, str(count), size=15, colour=ink, face="bold")
            icon(sheet, mark, x + 4, 92, 18)
        with sheet.aside(QUIET):
            icon(sheet, mark, x + 2, 88, 26, 255 if count else 60)
            if count:
                write(sheet, x + 33, 87, 30, 28, str(count), size=20, colour=ink, face="bold")
        sheet.hot((x, 88, 66.5, 26), f"mark/{mark}")
    _tokens(sheet, s, seat, high, ink, sub)
    return sheet


def _ground(sheet: DisplayList, high: float, line: str = LINE) -> None:
    """The ground of a panel, on a quiet table without its frame."""
    with sheet.aside():
        sheet.panel((0.6, 0.6, 294.8, high - 1.2), NAVY, line, 8, 1.2)
    with sheet.aside(QUIET):
        sheet.panel((0.6, 0.6, 294.8, high - 1.2), NAVY, "", 8, 0, 0.7)


def _tokens(sheet: DisplayList, s: AnnoState, seat: int, high: float, ink: str, sub: str) -> None:
    tall = high > 180
    if tall:
        words(sheet, 12, 124, 34, 18, "hand-short", size=13, colour=ink, face="bold")
        words(sheet, 12, 142, 34, 18, "cards", params={"count": len(s.hands[seat])}, size=12.5, colour=sub)
    own, other = town(s.sites[seat]), town(s.sites[1 - seat])
    held = [t for t in (0, 1) if token_holder(s, t) == seat]
    x, y = (184.0, 124.0) if tall else (14.0, 118.0)
    for index, token in enumerate(held):
        name, mark = ("commercial", "bag") if token == 0 else ("maritime", "cannon")
        mine, theirs = (own.bags, other.bags) if token == 0 else (own.cannons, other.cannons)
        if tall and len(held) > 1:
            icon(sheet, f"tok_{name}", x + 4 + index * 54, y, 34)
            continue
        icon(sheet, f"tok_{name}", x + index * 140, y, 30 if not tall else 36)
        left = x + index * 140 + (34 if not tall else 40)
        words(sheet, left, y - 2, 68, 20, f"token-{name}", size=13, colour=ink, face="bold")
        low = y + (14 if not tall else 18)
        write(sheet, left, low, 66, 18, f"[{mark}] {mine} > {theirs}", size=12.5, colour=sub)
    shut = [n for n in (0, 1) if not s.gold[2 * seat + n]] if s.side[seat] else []
    if tall:
        with sheet.aside("" if shut else GONE):
            sheet.panel((8, 165, 280, 21), "#5E1A22" if shut else WINE_2 if ink == CREAM else "#E8DAB6", "", 5)
        style = {"size": 12.5, "align": "center", "colour": "#FFD9C8" if shut else sub}
        if shut:
            goods = "".join(f"[{GOODS[GOOD_OF[k]]}]" for k in blocked(s, seat))
            words(sheet, 10, 165, 276, 21, f"chaos-{CENTRES[shut[0]]}", params={"goods": goods}, **style)
        else:
            with sheet.aside():
                words(sheet, 10, 165, 276, 21, "calm", params={"count": sum(1 for c in s.sites[seat] if c)}, **style)
    elif not shut and not held:
        with sheet.aside():
            words(sheet, 14, 120, 270, 22, "no-token", size=12, colour=sub)
    elif shut:
        sheet.panel((140, 120, 148, 24), "#5E1A22", "", 5)
        words(sheet, 142, 120, 144, 24, "chaos-short", size=12.5, align="center", colour="#FFD9C8")


def race(v: View) -> DisplayList:
    """Seven crowns a seat: who comes first wins, or who has two merchants."""
    s: AnnoState = v.state
    sheet = DisplayList(296, 110)
    with sheet.aside():
        sheet.panel((0.6, 0.6, 294.8, 108.8), NAVY, "#C9A45A", 8, 1.3)
        words(sheet, 12, 3, 110, 26, "race", size=16, colour=TITLE_INK, face="title")
        words(sheet, 122, 4, 166, 24, "race-how", size=12, colour="#BFD6E4", align="right")
    with sheet.aside(QUIET):
        sheet.panel((0.6, 24, 294.8, 85), NAVY, "", 8, 0, 0.6)
    me = me_of(v)
    for row, seat in enumerate((1 - me, me)):
        y = 32 + row * 37.5
        have = favour(s, seat)
        icon(sheet, s.side[seat] or "lion", 8, y + 3, 27, 255 if s.side[seat] else 90)
        for i in range(FAVOUR_TO_WIN):
            x = 40 + i * 29.3
            lit = i < have
            sheet.panel(
                (x, y, 27, 33), SIDE_FILLS[s.side[seat]] if lit else NAVY_2, "#E3C77A" if lit else "#35607E", 5, 1
            )
            if lit:
                icon(sheet, "crown", x + 3.5, y + 6, 20)
            else:
                icon(sheet, "crown_off", x + 3.5, y + 6, 20, c="#BFD6E4")
        icon(sheet, "merchant_mark", 248, y + 5, 21)
        write(sheet, 270, y + 4, 26, 24, f"**{merchants(s, seat)}**/{MERCHANTS_TO_WIN}", size=12.5)
    sheet.hot((4, 30, 288, 76), "points")
    return sheet


def strait(v: View) -> DisplayList:
    """What lies on the water beside the piles: the bank, and what each rank costs."""
    s: AnnoState = v.state
    sheet = DisplayList(652, 90)
    icon(sheet, "bank", 6, 26, 38)
    sheet.panel((0, 63, 52, 16), "#0B2030", "#E3C77A", 8, 1.1)
    words(sheet, 1, 63, 50, 16, "bank", size=11.5, face="bold", align="center")
    x = 361.0
    for level in (1, 2, 3):
        sheet.panel((x + 47, 27, 28, 48), "#0B2030", "", 4, 0, 0.74)
        parts = price_of(rank_cost(s, level), RANKS[level].rum, RANKS[level].tobacco)
        for i, part in enumerate(parts):
            write(sheet, x + 47, 27 + (0 if len(parts) == 3 else 8) + i * 16, 28, 16, part, size=12, face="bold", **MID)
        x += 76
    return sheet


_PLOT = (
    '<rect x="3" y="3" width="54" height="54" rx="5" fill="#B89A62" fill-opacity=".5" stroke="#FFF8E7" '
    'stroke-width="1.6" stroke-dasharray="6 4"/><path d="M6 20 L20 6 M6 36 L36 6 M10 50 L50 10 M24 54 L54 24 M40 54 '
    'L54 40" stroke="#8A6A3B" stroke-opacity=".45" stroke-width="1.4"/><g fill="#6B4320"><rect x="2" y="2" width="5" '
    'height="5"/><rect x="53" y="2" width="5" height="5"/><rect x="2" y="53" width="5" height="5"/><rect x="53" y="53" '
    'width="5" height="5"/></g>'
)
_FAINT = (
    '<rect x="3" y="3" width="34" height="34" rx="4" fill="#5E7A42" fill-opacity=".35" stroke="#F6EEDC" '
    'stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="4 3"/>'
)
_ROWS = {"up2": 0, "up": 1, "row": 2, "down": 3, "down2": 4}


@lru_cache(1024)
def plots(sites: tuple[str, ...], own: bool) -> DisplayList:
    """The free building sites of a settlement."""
    sheet = DisplayList(568, 316) if own else DisplayList(388, 216)
    for site, card in zip(SITES, sites):
        if card:
            continue
        column, row = int(site[1]), _ROWS[site[3:]]
        if own:
            with sheet.aside(SHADOW):
                sheet.shape(_PLOT, (2 + column * 63, 2 + row * 63, 60, 60), (60, 60))
        else:
            with sheet.aside(SHADOW):
                sheet.shape(_FAINT, (2 + (8 - column) * 43, 2 + (4 - row) * 43, 40, 40), (40, 40))
    return sheet


def hand(v: View) -> DisplayList:
    """How many cards are held, and what that means."""
    s: AnnoState = v.state
    count = len(s.hands[me_of(v)])
    sheet = DisplayList(296, 174)
    sheet.panel((0, 0, 296, 20), "#0B2030", "", 5, 0, 0.6)
    words(sheet, 6, 0, 100, 20, "hand", params={"count": count}, size=13.5, colour="#FFFFFF")
    with sheet.aside():
        words(
            sheet,
            100,
            0,
            190,
            20,
            "hand-full" if count >= 3 else "hand-room",
            size=11.5,
            colour="#DCEEF6",
            align="right",
        )
    if not count:
        with sheet.aside():
            sheet.panel((0, 22, 296, 150), "#0D2435", LINE, 7, 1.2, 0.5)
            words(sheet, 10, 70, 276, 50, "hand-empty", size=13, align="center", colour=PALE, lines=2)
    return sheet


def outlook(v: View) -> DisplayList:
    """The discard pile, and what a voyage would meet: speed, strength, odds against every pirate, the storm."""
    s: AnnoState = v.state
    me = me_of(v)
    sheet = DisplayList(296, 106)
    _ground(sheet, 106)
    words(sheet, 10, 3, 72, 20, "discard", params={"count": len(s.discard)}, size=12.5)
    sheet.panel((10, 26, 60, 60), "none", "#35607E", 5, 1.1)
    with sheet.aside():
        words(sheet, 6, 86, 70, 18, "discard-all", size=11.5, colour="#BFE3F2", align="center")
        words(sheet, 92, 2, 116, 22, "outlook", size=14.5, colour=TITLE_INK, face="title")
    sheet.hot((6, 2, 72, 102), "discard")
    sheet.panel((82, 8, 1, 90), LINE, "", 0)
    own, other = town(s.sites[me]), town(s.sites[1 - me])
    words(sheet, 204, 3, 86, 20, "outlook-most", params={"count": own.sails}, size=12.5, align="right")
    write(sheet, 92, 24, 110, 20, f"[sail] 3 + {own.sails - 3} = **{own.sails}**", size=13)
    write(sheet, 206, 24, 80, 20, f"[cannon] **{own.cannons}**", size=13)
    for i, strength in enumerate((3, 4, 5, 6)):
        x = 92 + i * 49
        sheet.panel((x, 46, 46, 34), NAVY_2, "#3E7396", 5, 1)
        write(sheet, x, 46, 46, 17, f"[ev_pirates]**{strength}**", size=12, **MID)
        chance = odds(own.cannons, strength)
        ink = "#FFB9A0" if chance < 0.34 else "#FFE0B0" if chance < 0.67 else "#CFF3DF"
        write(sheet, x, 62, 46, 17, f"{round(100 * chance)}%", size=12.5, colour=ink, face="bold", **MID)
    safe = own.sails > other.sails
    facts = {"mine": own.sails, "theirs": other.sails}
    words(sheet, 92, 82, 150, 20, "storm-safe" if safe else "storm-hit", params=facts, size=12.5)
    words(sheet, 240, 82, 48, 20, "odds", size=11.5, colour=PALE, align="right")
    return sheet


@lru_cache(256)
def odds(mine: int, theirs: int) -> float:
    """The chance to win a fight; equal totals are rolled again."""
    wins = sum(a + mine > b + theirs for a in range(1, 7) for b in range(1, 7))
    losses = sum(a + mine < b + theirs for a in range(1, 7) for b in range(1, 7))
    return wins / (wins + losses) if wins + losses else 0.0


def actions(v: View) -> DisplayList:
    """The ground of what can be pressed, with its heading."""
    s: AnnoState = v.state
    key = s.pending[-1].key if s.pending else ""
    asked = bool(s.pending) and s.pending[-1].seats[0] == me_of(v)
    sheet = DisplayList(296, 166)
    _ground(sheet, 166, GLOW if asked else LINE)
    over = s.phase == "over"
    heading = "actions" if asked else "over" if over else "waiting"
    with sheet.aside("" if over else GONE):
        words(sheet, 12, 2, 170, 26, heading, size=15, colour=TITLE_INK, face="title")
    if over:
        pass  # The heading says it all.
    elif not asked:
        told = not s.pending and s.actor == me_of(v)
        if not controls(v):
            words(sheet, 14, 36, 268, 60, "telling-text" if told else "waiting-text", size=13, colour=PALE, lines=3)
    elif key == "actions":
        with sheet.aside():
            words(sheet, 150, 3, 136, 24, "any-order", size=11.5, colour=PALE, align="right")
    elif key in ("refill", "exchange"):
        if len(piles_asked(v) or ()) <= 4:
            words(sheet, 12, 94, 274, 24, "refill-how", size=13)
    elif key and key not in ("final", "pay", "place", "assign_layout"):
        message = f"anno1701-prompt-{key}".replace("_", "-")
        sheet.say((14, 32, 268, 86), message, size=14, colour=CREAM, lines=4, valign="top")
    return sheet
