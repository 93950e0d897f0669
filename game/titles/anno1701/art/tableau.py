"""What fills the table for a moment: both dice of a fight at sea, and how a voyage has ended."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import DisplayList
from game.titles.anno1701.art.inks import (
    CREAM,
    GLOW,
    GOLD,
    INK,
    MID,
    NAVY,
    PALE,
    ROMAN,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import SHIP_MAX, VOYAGE
from game.titles.anno1701.rules.state import AnnoState


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """A fight or the end of a voyage; None for every other event."""
    if event.kind == "came_home":
        return _home(after, event)
    return _fight(after, event) if event.kind == "fought" else None


def _ground(box: tuple[float, float, float, float], line: str) -> DisplayList:
    """The darkened stage with the ground of a card on it."""
    sheet = DisplayList(1280, 720)
    sheet.panel((318, 44, 950, 640), "#04101A", "", 8, 0, 0.62)
    sheet.shadow(box, 10, 12, 170, 6)
    sheet.panel(box, NAVY, line, 10, 2)
    return sheet


def _home(after: View, event: Event) -> DisplayList:
    """How the ship has come home, or that it is a wreck; what the last card was, and in what state the ship is."""
    s: AnnoState = after.state
    seat, why = int(event.params["seat"]), str(event.params["why"])
    sunk, card = why == "sunk", s.revealed[-1]
    ink = "#FF9C8A" if sunk else "#8FE0A8"
    sheet = _ground((482, 190, 622, 290), "#D9534A" if sunk else GOLD)
    icon(sheet, "skull" if sunk else "anchor", 502, 204, 32, c=ink)
    words(sheet, 546, 200, 340, 40, f"home-{why}".replace("_", "-"), size=24, colour=ink, face="title")
    icon(sheet, s.side[seat] or "lion", 900, 208, 22)
    sheet.say((928, 207, 164, 24), "anno1701-art-seat", {"seat": seat}, size=15, face="bold", lines=1)
    drawing = "foreign_people" if card.startswith("foreign") else VOYAGE[card].kind
    sheet.panel((506, 256, 132, 132), "#4A1216" if sunk else "#14533C", ink, 8, 1.6)
    sheet.svg(f"anno1701/voyage/{drawing}", (524, 262, 96, 96))
    sheet.say((510, 358, 124, 26), name_of(card), size=13, colour=CREAM, align="center", leading=1.05)
    facts = {"count": int(event.params["count"])}
    message = f"home-{why}-text".replace("_", "-")
    words(sheet, 660, 256, 424, 132, message, params=facts, size=16, colour=CREAM, lines=5)
    words(sheet, 506, 412, 132, 44, "home-ship", size=14, colour=PALE)
    for state in range(SHIP_MAX + 1):
        here = state == s.ship[seat]
        box = (660 + 84.0 * state, 414.0, 78.0, 40.0)
        sheet.panel(box, ("#7E2634" if not state else GOLD) if here else "#12364F", GLOW if here else "#3E7396", 7, 1.6)
        if state:
            write(sheet, *box, ROMAN[state], size=18, colour=INK if here else PALE, face="bold", **MID)
        else:
            words(sheet, *box, "wreck", size=14, colour=CREAM if here else PALE, face="bold", align="center")
    return sheet


def _fight(after: View, event: Event) -> DisplayList:
    """What both sides rolled, added up, and who is ahead."""
    s: AnnoState = after.state
    params = event.params
    seat, card = int(params["seat"]), str(params["card"])
    sheet = _ground((482, 214, 622, 236), GOLD)
    mine, theirs = int(params["total"]), int(params["pirate_total"])
    verdict, ink = ("tie", GLOW) if mine == theirs else ("won", "#8FE0A8") if mine > theirs else ("lost", "#FF9C8A")
    icon(sheet, "swords", 502, 226, 30, c=ink)
    words(sheet, 544, 222, 340, 38, f"fight-{verdict}", size=21, colour=ink, face="title")
    sheet.say((884, 226, 206, 30), name_of(card), size=14, colour=PALE, align="right", lines=1)
    for x, key, die, total, lead in (
        (512.0, "you", int(params["die"]), mine, mine > theirs),
        (820.0, "pirates", int(params["pirate_die"]), theirs, theirs > mine),
    ):
        if key == "you":
            icon(sheet, s.side[seat] or "lion", x, 270, 22)
            sheet.say((x + 28, 269, 220, 24), "anno1701-art-seat", {"seat": seat}, size=15, face="bold", lines=1)
        else:
            icon(sheet, "skull", x, 270, 22)
            words(sheet, x + 28, 269, 220, 24, "pirates", size=15, face="bold")
        icon(sheet, f"die{die}", x, 304, 84)
        text = f"+ **{total - die}** = "
        write(sheet, x + 96, 322, 78, 48, text, size=22, colour=CREAM)
        sheet.panel((x + 172, 318, 76, 56), "#1F6B3A" if lead else "#12364F", GLOW if lead else "#3E7396", 10, 2)
        write(sheet, x + 172, 318, 76, 56, str(total), size=32, face="bold", **MID)
    data = VOYAGE[card]
    facts = {"damage": data.damage, "gold": data.reward_gold}
    outcome = "reward-goods" if verdict == "won" and not data.reward_gold else verdict
    words(sheet, 512, 402, 564, 34, f"fight-{outcome}-text", params=facts, size=15, colour=CREAM, align="center")
    return sheet
