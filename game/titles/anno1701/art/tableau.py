"""What fills the table for a moment: both dice of a fight at sea."""

from __future__ import annotations

from game.engine import Event, View
from game.presentation import DisplayList
from game.titles.anno1701.art.inks import CREAM, GLOW, GOLD, MID, NAVY, PALE, icon, name_of, words, write
from game.titles.anno1701.components import VOYAGE
from game.titles.anno1701.state import AnnoState


def tableau(before: View, after: View, event: Event) -> DisplayList | None:
    """A fight: what both sides rolled, added up, and who is ahead; None for every other event."""
    if event.kind != "fought":
        return None
    s: AnnoState = after.state
    params = event.params
    seat, card = int(params["seat"]), str(params["card"])
    sheet = DisplayList(1280, 720)
    sheet.panel((318, 44, 950, 640), "#04101A", "", 8, 0, 0.62)
    sheet.shadow((482, 214, 622, 236), 10, 12, 170, 6)
    sheet.panel((482, 214, 622, 236), NAVY, GOLD, 10, 2)
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
