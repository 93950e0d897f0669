"""The right side of the solo game: the rival as a dark mirror of your own plate."""

from __future__ import annotations

from game.presentation import DisplayList
from game.titles.cultus.art import inks
from game.titles.cultus.components import ENEMIES, KINDS
from game.titles.cultus.foes import FOES
from game.titles.cultus.state import CultusState


def forecast(s: CultusState) -> int:
    """What the rival's effect would score if it struck now; Baltasar will have discarded one more card by then."""
    if not s.enemy or not s.income:
        return 0
    count = FOES[s.enemy].calculation(s)["count"]
    if s.enemy == "enemy_baltasar" and s.open_mask:
        count += 1
    return int(count) * ENEMIES[s.enemy].factor


def rival(s: CultusState) -> DisplayList:
    """Points, name, effect, end bonuses, portrait, track with the warning beside it."""
    sheet = DisplayList(412, 202)
    inks.panel(sheet, (0, 0, 412, 202), inks.WINE, inks.WINE_LINE, 2)
    if not s.enemy:
        return sheet
    enemy = ENEMIES[s.enemy]
    inks.plate(sheet, (8, 8, 80, 38), s.enemy_vp, inks.WINE_LINE)
    sheet.say((98, 4, 186, 26), inks.name_of(enemy.character), size=19, face="title", lines=1)
    sheet.say((98, 27, 186, 16), f"cultus-title-{enemy.character}", size=12.5, face="bold", lines=1)
    inks.caption(sheet, (98, 41, 186, 14), inks.name_of(enemy.character), inks.LILAC, 11.5)
    numbers = {"factor": enemy.factor}
    sheet.say(
        (10, 56, 274, 40), f"cultus-art-enemy-{enemy.character}", numbers, size=12.5, leading=1.35, valign="middle"
    )
    sheet.panel((8, 98, 278, 54), "#3B1830", "", 6)
    sheet.say((14, 98, 58, 54), "cultus-art-at-end", size=12, colour="#F3C9D2", face="bold", leading=1.3)
    near, icon = KINDS[enemy.near], KINDS[enemy.icon]
    sheet.say(
        (74, 99, 208, 26), "cultus-art-bonus-near", {"icon": f"[{near}]", "vp": enemy.near_vp}, size=12.5, lines=1
    )
    sheet.say(
        (74, 124, 208, 26), "cultus-art-bonus-icons", {"icon": f"[{icon}]", "vp": enemy.icon_vp}, size=12.5, lines=1
    )
    inks.portrait(sheet, (288, 6, 120, 144), enemy.character, inks.WINE_LINE)
    sheet.svg("shared/seats/black", (280, 134, 20, 20))
    last = enemy.track_last
    due = s.enemy_track == last - 1
    for space in range(last + 1):
        place = (8 + 36.5 * space, 160, 34, 34)
        strike = space == last
        sheet.panel(
            place, "#7A1626" if strike else inks.WINE_SPACE, "#FFB36B" if strike and due else inks.WINE_LINE, 4, 1.8
        )
        if strike:
            sheet.svg("cultus/icons/fire", (place[0] + 7, 166, 20, 22))
        else:
            sheet.write(place, str(space), size=13, colour="#E8BFCB", align="center", lines=1)
    left = 8 + 36.5 * (last + 1) + 8
    turns = last - s.enemy_track
    when = "now" if turns <= 0 else "next" if due else "in"
    message = f"cultus-art-strikes-{when}"
    facts = {"turns": turns, "vp": forecast(s)}
    ink = inks.WARNING if due or turns <= 0 else inks.LILAC
    room = 406 - left
    if room > 190:
        sheet.say((left, 157, room, 21), message, facts, size=13, colour=ink, face="bold", lines=1)
        sheet.say((left, 177, room, 19), message, facts, size=12, colour="#D9B9C4", caption=True, lines=1)
    else:
        sheet.say((left, 154, room, 46), message, facts, size=12.5, colour=ink, face="bold", leading=1.25)
    sheet.hot((289, 7, 118, 142), f"person/{enemy.character}")
    sheet.hot((0, 154, 412, 48), "enemy/track")
    sheet.hot((8, 52, 278, 100), s.enemy)
    return sheet
