"""Before the game: the cards of the six rivals, the difficulties, the summary, and the cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Action, View
from game.presentation import DisplayList
from game.titles.cultus import components as box
from game.titles.cultus.art import inks
from game.titles.cultus.scoring import icons_on_map, pairs_on_map

THREATS = 3


def invitation() -> DisplayList:
    """What the game is, for the first evening. 204 x 232."""
    sheet = DisplayList(204, 232)
    sheet.say((0, 0, 204, 66), "cultus-art-invitation", size=13, colour="#DAD2EC", leading=1.5, valign="top")
    signs = ("shared/icons/person", "cultus/icons/action_place", "cultus/icons/action_build")
    for index, sign in enumerate(signs):
        sheet.svg(sign, (4, 75 + 33 * index, 22, 22), c="#F2D58C")
        sheet.say((34, 70 + 33 * index, 170, 32), f"cultus-art-invitation-{index + 1}", size=13.5, leading=1.25)
    return sheet


def sitter(color: str) -> DisplayList:
    """The pawn and a monument of a colour before the town at night. 276 x 170."""
    bright, deep, _ = inks.SEAT[color]
    sheet = DisplayList(276, 170)
    sheet.panel((0, 0, 276, 170), deep, "", 6)
    town = (
        "M0 118 H22 V84 L34 62 L46 84 V118 H74 V96 H84 V102 H94 V96 H104 V118 H140 L160 98 L180 118 H214 V74 "
        "L222 56 L230 74 V118 H276 V170 H0Z"
    )
    night = (
        f'<circle cx="214" cy="52" r="34" fill="#F6E3AE" fill-opacity=".9"/><path d="{town}" fill="{bright}" '
        'fill-opacity=".5"/><path d="M0 142 H276 V164 A6 6 0 0 1 270 170 H6 A6 6 0 0 1 0 164Z" fill="#120926" '
        'fill-opacity=".55"/>'
    )
    sheet.shape(night, (0, 0, 276, 170), (276, 170))
    sheet.svg(f"cultus/pieces/monument_{color}", (150, 66, 88, 88))
    sheet.svg(f"cultus/pieces/pawn_{color}", (50, 64, 94, 94))
    return sheet


def option(which: str, value: str) -> DisplayList | None:
    """The card of a rival, the tile of a difficulty or colour; None for plain switches."""
    if which == "enemy":
        return enemy_card(value)
    if which == "difficulty":
        return difficulty(value)
    if which == "color":
        return color(value)
    return None


def enemy_card(enemy: str) -> DisplayList:
    """A rival with portrait, threat, what the effect pays, and the track. 192 x 404."""
    card = box.ENEMIES[enemy]
    sheet = DisplayList(192, 404)
    sheet.shadow((0, 0, 192, 404), 8, 8, 120, 4)
    sheet.panel((0, 0, 192, 404), inks.PAPER, "#8A6A3B", 8, 1.4)
    sheet.svg(f"cultus/portraits/{card.character}", (6, 6, 180, 216))
    sheet.shape(
        '<path d="M0 0 H180 V216 H0Z M6 0 A6 6 0 0 0 0 6 V210 A6 6 0 0 0 6 216 H174 A6 6 0 0 0 180 210 V6 A6 6 0 0 0 '
        f'174 0Z" fill="{inks.PAPER}" fill-rule="evenodd"/>',
        (6, 6, 180, 216),
        (180, 216),
    )
    sheet.svg(f"cultus/icons/{box.KINDS[card.icon]}", (12, 12, 32, 32))
    sheet.say((12, 224, 168, 34), inks.name_of(card.character), size=22, colour=inks.INK, face="title", lines=1)
    inks.caption(sheet, (12, 254, 100, 20), inks.name_of(card.character), inks.INK_2)
    threat(sheet, 122, 254, card.threat, 18)
    sheet.panel((12, 276, 168, 1.4), inks.PAPER_LINE, "", 0)
    sheet.say((12, 279, 168, 20), f"cultus-title-{card.character}", size=14, colour=inks.INK, face="bold", lines=1)
    inks.caption(sheet, (12, 297, 168, 18), f"cultus-title-{card.character}", inks.INK_2)
    sheet.panel((8, 318, 176, 42), inks.PAPER_INSET, "", 5)
    per = f"cultus-art-per-{card.character}"
    sheet.say((12, 319, 134, 21), per, size=12.5, colour=inks.INK, face="bold", lines=1)
    inks.caption(sheet, (13, 338, 138, 19), per, inks.INK_2, 11.5)
    sheet.write(
        (134, 318, 49, 42), f"+{card.factor}[star]", size=13.5, colour=inks.INK, face="bold", align="right", lines=1
    )
    pitch = min(28.0, 168 / (card.track_last + 1))
    for space in range(card.track_last + 1):
        place = (12 + pitch * space, 370, pitch - 2.5, 24)
        last = space == card.track_last
        sheet.panel(place, "#7A1626" if last else inks.PAPER_INSET, "#5E1420" if last else inks.PAPER_LINE, 4, 1.1)
        middle = place[0] + place[2] / 2
        if last:
            sheet.svg("cultus/icons/fire", (middle - 7, 374, 14, 16))
        elif space == 0:
            sheet.svg("cultus/pieces/cube_black", (middle - 8.5, 373.5, 17, 17))
        else:
            sheet.write(place, str(space), size=12.5, colour=inks.INK, face="bold", align="center", lines=1)
    return sheet


def threat(sheet: DisplayList, x: float, y: float, level: int, size: float) -> None:
    """One to three flames."""
    for i in range(THREATS):
        name = "fire" if i < level else "fire_off"
        sheet.svg(f"cultus/icons/{name}", (x + (size + 3) * i, y, size, size))


def difficulty(value: str) -> DisplayList:
    """A difficulty and the points with which the rival begins. 140 x 64; the ground is the button's."""
    sheet = DisplayList(140, 64)
    sheet.say((10, 4, 88, 28), inks.name_of(value), size=15, colour="#000001", face="bold", lines=1)
    sheet.say((78, 5, 54, 26), f"cultus-art-{value}", size=12, colour="#000002", align="right", lines=1)
    facts = {"vp": box.DIFFICULTIES[value]}
    sheet.say((10, 33, 122, 26), "cultus-art-enemy-starts", facts, size=13, colour="#000001", lines=1)
    return sheet


def color(value: str) -> DisplayList:
    """A colour with its shape."""
    sheet = DisplayList(64, 40)
    sheet.svg(f"shared/seats/{value}", (8, 8, 24, 24))
    sheet.svg(f"cultus/pieces/pawn_{value}", (34, 7, 26, 26))
    return sheet


def option_summary(options: Mapping[str, str]) -> DisplayList:
    """What the chosen rival does, in words. 424 x 128."""
    sheet = DisplayList(424, 128)
    sheet.panel((0, 0, 424, 128), inks.WINE, inks.WINE_LINE, 8, 1.6)
    chosen = options.get("enemy", "")
    if chosen not in box.ENEMIES:
        sheet.say((18, 0, 388, 128), "cultus-art-random-enemy", size=14, colour=inks.CREAM)
        return sheet
    card = box.ENEMIES[chosen]
    sheet.say((18, 6, 96, 34), inks.name_of(card.character), size=18, face="title", lines=1)
    threat(sheet, 118, 14, card.threat, 17)
    numbers = {"turns": card.track_last, "factor": card.factor}
    sheet.say((18, 40, 390, 48), f"cultus-art-deed-{card.character}", numbers, size=13.5, leading=1.45, valign="top")
    near, icon = box.KINDS[card.near], box.KINDS[card.icon]
    facts = {"near": f"[{near}]", "near_vp": card.near_vp, "icon": f"[{icon}]", "vp": card.icon_vp}
    sheet.say((18, 94, 390, 26), "cultus-art-deed-end", facts, size=13, colour="#F3C9D2", lines=1)
    return sheet


def choice(v: View, a: Action) -> DisplayList:
    """A card of a prompt: a character or a plan to keep, or any other thing by its name."""
    value = str(a.args[0])
    if value in box.CHARACTERS:
        return character_card(value)
    if value in box.PLANS:
        return plan_card(v, value)
    if value in box.ENEMIES:
        return enemy_card(value)
    sheet = DisplayList(150, 84)
    sheet.panel((0, 0, 150, 84), inks.PAPER, inks.PAPER_LINE, 8, 1.4)
    if value in inks.SEAT:
        sheet.svg(f"shared/seats/{value}", (18, 26, 30, 30))
        sheet.say((56, 0, 88, 84), inks.name_of(value), size=17, colour=inks.INK, face="title", lines=1)
    elif value in box.DIFFICULTIES:
        sheet.say((10, 8, 130, 36), inks.name_of(value), size=17, colour=inks.INK, face="bold", align="center", lines=1)
        facts = {"vp": box.DIFFICULTIES[value]}
        sheet.say(
            (10, 44, 130, 30), "cultus-art-enemy-starts", facts, size=13, colour=inks.INK, align="center", lines=1
        )
    else:
        sheet.say((8, 0, 134, 84), inks.name_of(value), size=15, colour=inks.INK, face="bold", align="center")
    return sheet


def character_card(person: str) -> DisplayList:
    """A character: portrait, who it is, the three effects. 300 x 378."""
    card = box.CHARACTERS[person]
    sheet = DisplayList(300, 378)
    sheet.shadow((0, 0, 300, 378), 8, 8, 130, 4)
    sheet.panel((0, 0, 300, 378), inks.PAPER, "#8A6A3B", 8, 1.4)
    sheet.panel((11, 11, 132, 158), "#2B1D4F", inks.PAPER_LINE, 6, 1.4)
    sheet.svg(f"cultus/portraits/{person}", (12, 12, 130, 156))
    sheet.svg(f"cultus/icons/{box.KINDS[card.score]}", (118, 144, 32, 32))
    sheet.say((154, 10, 138, 30), inks.name_of(person), size=20, colour=inks.INK, face="title", lines=1)
    inks.caption(sheet, (154, 38, 138, 18), inks.name_of(person), inks.INK_2)
    sheet.say((154, 56, 141, 20), f"cultus-title-{person}", size=12.5, colour=inks.INK, face="bold", lines=1)
    sheet.say((154, 77, 134, 116), f"cultus-blurb-{person}", size=12.5, colour=inks.INK_2, leading=1.35, valign="top")
    for i, (price, kind) in enumerate(zip(box.EFFECTS, (card.move_pawn, card.move_monument, card.score))):
        y = 196 + 59 * i
        sheet.panel((12, y, 276, 55), inks.PAPER_INSET, inks.PAPER_LINE, 6, 1.1)
        sheet.write((16, y, 54, 55), f"[coin]{price}", size=17, colour=inks.INK, face="bold", lines=1)
        facts = {"icon": f"[{box.KINDS[kind]}]"}
        sheet.say((72, y + 1, 210, 53), f"cultus-art-full-{price}", facts, size=12.5, colour=inks.INK, leading=1.35)
    return sheet


def plan_card(v: View, plan: str) -> DisplayList:
    """A plan: both bonuses, and what they would come to on today's map. 300 x 214."""
    card = box.PLANS[plan]
    a, b = card.pair
    icons, pairs = icons_on_map(v.state, card.icon), pairs_on_map(v.state, a, b)
    sheet = DisplayList(300, 214)
    sheet.shadow((0, 0, 300, 214), 8, 8, 130, 4)
    sheet.panel((0, 0, 300, 214), inks.PAPER, "#8A6A3B", 8, 1.4)
    sheet.panel((0, 0, 8, 214), "#8A6A3B", "", 4)
    sheet.say((22, 8, 264, 32), inks.name_of(plan), size=20, colour=inks.INK, face="title", lines=1)
    inks.caption(sheet, (22, 38, 264, 18), inks.name_of(plan), inks.INK_2)
    rows = (
        (f"[{box.KINDS[card.icon]}]", "cultus-art-plan-icons", icons, box.PLAN_ICON_VP),
        (f"[{box.KINDS[a]}][{box.KINDS[b]}]", "cultus-art-plan-pairs", pairs, box.PLAN_PAIR_VP),
    )
    for i, (marks, message, count, vp) in enumerate(rows):
        y = 64 + 46 * i
        sheet.panel((20, y, 266, 42), inks.PAPER_INSET, "", 5)
        sheet.write((26, y, 60, 42), marks, size=20, lines=1)
        sheet.say((86, y, 118, 42), message, {"vp": vp}, size=13, colour=inks.INK)
        sheet.write((200, y, 82, 42), f"×{count} = **{count * vp}**", size=14, colour=inks.INK, align="right", lines=1)
    total = {"vp": icons * box.PLAN_ICON_VP + pairs * box.PLAN_PAIR_VP}
    sheet.say((22, 164, 264, 34), "cultus-art-today", total, size=15, colour=inks.INK, face="bold", lines=1)
    return sheet


__all__ = ["choice", "option", "option_summary"]
