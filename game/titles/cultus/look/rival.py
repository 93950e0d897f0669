"""The right side: the solo rival as a dark mirror of your own plate, or the plates of the other players."""

from __future__ import annotations

from game.engine import View
from game.sight import Sheet
from game.titles.cultus.components import ENEMIES, KINDS, MONUMENT_CARDS
from game.titles.cultus.foes import FOES
from game.titles.cultus.look.inks import (
    CREAM,
    LILAC,
    NIGHT,
    SEAT,
    WARNING,
    WINE,
    WINE_LINE,
    WINE_SPACE,
    caption,
    name_of,
    panel,
    plate,
)
from game.titles.cultus.sight import others_of
from game.titles.cultus.state import IN_HAND, CultusState


def forecast(s: CultusState) -> int:
    """What the rival's effect would score if it struck now; Baltasar will have discarded one more card by then."""
    if not s.enemy or not s.income:
        return 0
    count = FOES[s.enemy].calculation(s)["count"]
    if s.enemy == "enemy_baltasar" and s.open_mask:
        count += 1
    return int(count) * ENEMIES[s.enemy].factor


def rival(s: CultusState) -> Sheet:
    """Points, name, effect, end bonuses, portrait, track with the warning beside it."""
    sheet = Sheet(412, 202)
    panel(sheet, (0, 0, 412, 202), WINE, WINE_LINE, 2)
    if not s.enemy:
        return sheet
    enemy = ENEMIES[s.enemy]
    plate(sheet, (8, 8, 80, 38), s.enemy_vp, WINE_LINE)
    sheet.say((98, 4, 186, 26), name_of(enemy.character), size=19, face="title", lines=1)
    sheet.say((98, 27, 186, 16), f"cultus-title-{enemy.character}", size=12.5, face="bold", lines=1)
    caption(sheet, (98, 41, 186, 14), name_of(enemy.character), LILAC, 11.5)
    numbers = {"factor": enemy.factor}
    sheet.say(
        (10, 56, 274, 40), f"cultus-look-enemy-{enemy.character}", numbers, size=12.5, leading=1.35, valign="middle"
    )
    sheet.panel((8, 98, 278, 54), "#3B1830", "", 6)
    sheet.say((14, 98, 58, 54), "cultus-look-at-end", size=12, colour="#F3C9D2", face="bold", leading=1.3)
    near, icon = KINDS[enemy.near], KINDS[enemy.icon]
    sheet.say(
        (74, 99, 208, 26), "cultus-look-bonus-near", {"icon": f"[{near}]", "vp": enemy.near_vp}, size=12.5, lines=1
    )
    sheet.say(
        (74, 124, 208, 26), "cultus-look-bonus-icons", {"icon": f"[{icon}]", "vp": enemy.icon_vp}, size=12.5, lines=1
    )
    sheet.panel((289, 7, 118, 142), "#120926", WINE_LINE, 6, 1.4)
    sheet.svg(f"cultus/portraits/{enemy.character}", (290, 8, 116, 140))
    sheet.svg("shared/seats/black", (280, 134, 20, 20))
    last = enemy.track_last
    due = s.enemy_track == last - 1
    for space in range(last + 1):
        place = (8 + 36.5 * space, 160, 34, 34)
        strike = space == last
        sheet.panel(place, "#7A1626" if strike else WINE_SPACE, "#FFB36B" if strike and due else WINE_LINE, 4, 1.8)
        if strike:
            sheet.svg("cultus/icons/fire", (place[0] + 7, 166, 20, 22))
        else:
            sheet.write(place, str(space), size=13, colour="#E8BFCB", align="center", lines=1)
    left = 8 + 36.5 * (last + 1) + 6
    turns = last - s.enemy_track
    when = "now" if turns <= 0 else "next" if due else "in"
    message = f"cultus-look-strikes-{when}"
    facts = {"turns": turns, "vp": forecast(s)}
    size = 13 if last < 6 else 12
    sheet.say(
        (left, 154, 406 - left, 44),
        message,
        facts,
        size=size,
        colour=WARNING if due else LILAC,
        face="bold",
        leading=1.3,
    )
    sheet.hot((289, 7, 118, 142), f"person/{enemy.character}")
    sheet.hot((0, 154, 412, 48), "enemy/track")
    sheet.hot((8, 52, 278, 100), s.enemy)
    return sheet


def other(v: View, place: int) -> Sheet:
    """Another player's plate: portrait, name, points, gold, stock, hand, monument cards."""
    s: CultusState = v.state
    sheet = Sheet(412, 92)
    seats = others_of(v)
    if place > len(seats):
        return sheet
    seat = seats[place - 1]
    c, _, _ = SEAT[s.color[seat]]
    turn = s.turn > 0 and s.seat == seat
    panel(sheet, (0, 0, 412, 92), "#211640" if turn else NIGHT, "#FFD55E" if turn else c, 2)
    person = s.character[seat]
    sheet.panel((5, 5, 68, 82), "#120926", c, 5, 1.4)
    if person:
        sheet.svg(f"cultus/portraits/{person}", (6, 6, 66, 80))
    sheet.svg(f"shared/seats/{s.color[seat]}", (62, 70, 18, 18))
    sheet.say((84, 5, 176, 24), "cultus-look-seat", {"seat": seat}, size=15, face="bold", lines=1)
    sheet.say((84, 26, 176, 16), name_of(person) if person else "cultus-look-no-plan", size=11.5, colour=LILAC, lines=1)
    plate(sheet, (332, 6, 74, 32), s.vp[seat], c)
    facts = (
        ("cultus-look-mini-character", s.character_gold[seat], 84),
        ("cultus-look-mini-cost", s.cost[seat], 152),
        ("cultus-look-mini-stock", s.stock[seat], 220),
    )
    for message, number, x in facts:
        sheet.panel((x, 43, 64, 21), "#2B2050", "#4A3A78", 4, 1)
        sheet.say(
            (x + 3, 43, 58, 21), message, {"count": max(0, number)}, size=12, colour=CREAM, align="center", lines=1
        )
        sheet.hot((x, 43, 64, 21), message.replace("cultus-look-mini-", "mini/"))
    sheet.say((278, 72, 64, 16), "cultus-look-mini-hand", {"count": len(s.hands[seat])}, size=12, colour=LILAC, lines=1)
    for i, card in enumerate(s.taken[seat]):
        data = MONUMENT_CARDS[card]
        sheet.panel((84 + 27 * i, 66, 24, 22), "#5A4A86", "#7C68B8", 4, 1)
        sheet.svg(f"cultus/icons/kind_{data.kind}", (88 + 27 * i, 69, 16, 16))
        sheet.hot((84 + 27 * i, 66, 24, 22), card)
    if s.medal[seat] == IN_HAND:
        sheet.say((342, 74, 64, 16), "cultus-look-four-points", size=11.5, colour=WARNING, align="right", lines=1)
    return sheet
