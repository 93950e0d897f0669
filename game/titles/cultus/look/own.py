"""What is yours: character, monument cost, plan, monument cards, actions; and the bar above all."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.sight import Sheet
from game.titles.cultus.components import (
    ACTION_POINTS,
    ACTION_POINTS_WITH_MEDAL,
    CHARACTERS,
    EFFECT_VP,
    EFFECTS,
    KINDS,
    MONUMENT_CARDS,
    PLAN_ICON_VP,
    PLAN_PAIR_VP,
    PLANS,
    TRACK,
)
from game.titles.cultus.look.inks import (
    CREAM,
    INK,
    INK_2,
    LILAC,
    MOON,
    NIGHT,
    NIGHT_2,
    NIGHT_LINE,
    PAPER,
    PAPER_INSET,
    PAPER_LINE,
    SEAT,
    caption,
    name_of,
    panel,
    plate,
)
from game.titles.cultus.scoring import icons_on_map, pairs_on_map
from game.titles.cultus.sight import SOLO_TURNS, me_of
from game.titles.cultus.state import IN_HAND, CultusState

PHASES: Final = ("start", "income", "action", "hand", "enemy", "end")


def bar(v: View) -> Sheet:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    sheet = Sheet(1280, 38)
    sheet.panel((0, 0, 1280, 38), "#120926", "", 0)
    sheet.panel((0, 37, 1280, 1.4), MOON, "", 0)
    sheet.svg("cultus/crest", (14, 4, 30, 30))
    sheet.say((48, 0, 84, 37), "cultus-name-cultus", size=20, face="title", lines=1)
    caption(sheet, (134, 0, 52, 38), "cultus-name-cultus")
    phases = [p for p in PHASES if p != "enemy" or s.seats == 1]
    sheet.panel((190, 6, 58 * len(phases), 26), NIGHT_2, "", 13)
    now = s.phase.split("_")[0] if s.turn else ""
    passed = phases.index(now) if now in phases else -1
    for i, phase in enumerate(phases):
        place = (190 + 58 * i, 6, 58, 26)
        if i == passed:
            sheet.panel(place, MOON, "", 13)
        colour = INK if i == passed else "#8F84AC" if i < passed else CREAM
        face = "bold" if i == passed else "body"
        sheet.say((place[0] + 4, 6, 50, 26), f"cultus-look-phase-{phase}", size=13, colour=colour, face=face, **_MID)
    x = 190 + 58 * len(phases) + 16
    if s.turn:
        message = "cultus-look-turn-of" if s.seats == 1 else "cultus-look-turn"
        sheet.say((x, 0, 100, 38), message, {"turn": s.turn, "turns": SOLO_TURNS}, size=14, lines=1)
    if s.difficulty:
        sheet.panel((x + 104, 8, 66, 22), "none", "#D8705E", 11, 1.4)
        sheet.say((x + 104, 8, 66, 22), name_of(s.difficulty), size=12.5, colour="#FFB9A8", face="bold", **_MID)
    if s.enemy:
        sheet.say((x + 180, 0, 110, 38), "cultus-look-against", {"enemy": s.enemy}, size=13, colour=LILAC, lines=1)
    return sheet


_MID: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def character(v: View) -> Sheet:
    """Portrait, name, points, what the three effects cost, and the track of character gold."""
    s: CultusState = v.state
    me = me_of(v)
    sheet = Sheet(384, 202)
    c, _, _ = SEAT[s.color[me] or "blue"]
    panel(sheet, (0, 0, 384, 202), PAPER, c, 2.4)
    person = s.character[me]
    sheet.panel((7, 7, 118, 142), "#2B1D4F", PAPER_LINE, 6, 1.4)
    if person:
        sheet.svg(f"cultus/portraits/{person}", (8, 8, 116, 140))
        sheet.say((134, 3, 164, 26), name_of(person), size=19, colour=INK, face="title", lines=1)
        sheet.say((134, 27, 164, 16), f"cultus-title-{person}", size=12.5, colour=INK, face="bold", lines=1)
        caption(sheet, (134, 41, 164, 14), name_of(person), INK_2, 11.5)
    sheet.svg(f"shared/seats/{s.color[me] or 'blue'}", (112, 130, 20, 20))
    plate(sheet, (302, 8, 74, 38), s.vp[me], c)
    for space in range(TRACK + 1):
        place = (8 + 34 * space, 158, 32, 36)
        price = space in EFFECTS
        sheet.panel(place, "#E9C77F" if price else PAPER_INSET, "#A88A52" if price else PAPER_LINE, 4, 1.1)
        sheet.write(place, str(space), size=13, colour=INK, face="bold" if price else "body", **_MID)
    sheet.hot((8, 158, 372, 36), "track/character")
    sheet.hot((7, 7, 118, 142), f"person/{person}" if person else "track/character")
    return sheet


def cost(v: View) -> Sheet:
    """The track of monument gold, the monument on its last space, the cubes in stock."""
    s: CultusState = v.state
    sheet = Sheet(384, 72)
    panel(sheet, (0, 0, 384, 72))
    sheet.say((10, 3, 112, 26), "cultus-look-cost", size=14, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (126, 3, 120, 26), "cultus-look-cost")
    sheet.say((216, 3, 68, 26), "cultus-look-stock", size=12, colour=LILAC, align="right", lines=1)
    for space in range(TRACK + 1):
        place = (8 + 34 * space, 32, 32, 33)
        last = space == TRACK
        sheet.panel(place, "#6B5526" if last else "#2B2050", MOON if last else "#5A4A86", 4, 1.1)
        if last:
            sheet.svg("cultus/icons/monument", (place[0] + 7, 36, 18, 24))
        else:
            sheet.write(place, str(space), size=13, colour="#C9BFE0", **_MID)
    if s.cost[me_of(v)] < 0 and s.turn:
        sheet.say((8, 32, 372, 33), "cultus-look-no-cost-cube", size=12.5, colour=CREAM, **_MID)
    sheet.hot((0, 0, 384, 72), "track/cost")
    return sheet


def plan(v: View) -> Sheet:
    """Both bonuses of the plan with what they come to today."""
    s: CultusState = v.state
    sheet = Sheet(384, 64)
    card = s.plan[me_of(v)]
    panel(sheet, (0, 0, 384, 64), PAPER, PAPER_LINE)
    sheet.panel((0, 0, 6, 64), "#8A6A3B", "", 3)
    if not card or card == HIDDEN:
        sheet.say((14, 0, 360, 64), "cultus-look-no-plan", size=13, colour=INK_2)
        return sheet
    plan_card = PLANS[card]
    a, b = plan_card.pair
    icons, pairs = icons_on_map(s, plan_card.icon), pairs_on_map(s, a, b)
    sheet.say((13, 2, 106, 24), name_of(card), size=14, colour=INK, face="title", lines=1)
    caption(sheet, (13, 23, 106, 18), name_of(card), INK_2)
    total = {"vp": icons * PLAN_ICON_VP + pairs * PLAN_PAIR_VP}
    sheet.say((13, 41, 106, 20), "cultus-look-forecast", total, size=12.5, colour=INK, face="bold", lines=1)
    rows = (
        (f"[{KINDS[plan_card.icon]}]", "cultus-look-plan-icons", icons, PLAN_ICON_VP),
        (f"[{KINDS[a]}][{KINDS[b]}]", "cultus-look-plan-pairs", pairs, PLAN_PAIR_VP),
    )
    for i, (marks, message, count, vp) in enumerate(rows):
        y = 5 + 28 * i
        sheet.panel((120, y, 258, 26), PAPER_INSET, "", 4)
        sheet.write((124, y, 46, 26), marks, size=15, lines=1)
        sheet.say((170, y, 124, 26), message, {"vp": vp}, size=12.5, colour=INK, lines=1)
        sheet.write((292, y, 82, 26), f"×{count} = **{count * vp}**", size=13.5, colour=INK, align="right", lines=1)
    sheet.hot((0, 0, 384, 64), card)
    return sheet


def taken(v: View) -> Sheet:
    """The monument cards that work for you: two in words, more as marks."""
    s: CultusState = v.state
    sheet = Sheet(384, 52)
    cards = s.taken[me_of(v)]
    if not cards:
        body = (
            '<rect x="1" y="1" width="382" height="50" rx="8" fill="#000000" fill-opacity=".14" stroke="#5A4A86" '
            'stroke-dasharray="6 5"/>'
        )
        sheet.shape(body, (0, 0, 384, 52), (384, 52))
        sheet.say((10, 0, 364, 52), "cultus-look-taken-empty", size=12.5, colour=LILAC, align="center")
        return sheet
    wide = 190.0 if len(cards) <= 2 else 384 / len(cards) - 4
    for i, card in enumerate(cards):
        taken_card(sheet, (i * (wide + 4), 0, wide, 52), card)
    return sheet


def taken_card(sheet: Sheet, rect: tuple[float, float, float, float], card: str) -> None:
    """One monument card beside the player: its mark and, where there is room, its words."""
    x, y, w, h = rect
    data = MONUMENT_CARDS[card]
    panel(sheet, rect, PAPER, PAPER_LINE)
    sheet.panel((x, y, min(38, w), h), "#5A4A86", "", 6)
    sheet.svg(f"cultus/icons/kind_{data.kind}", (x + min(38, w) / 2 - 12, y + h / 2 - 12, 24, 24))
    if data.permit is not None:
        sheet.svg(f"cultus/icons/{KINDS[data.permit]}", (x + min(38, w) - 17, y + h - 19, 17, 17))
    if w > 100:
        sheet.say(
            (x + 44, y + 3, w - 48, 22), f"cultus-look-card-{data.kind}", size=12.5, colour=INK, face="bold", lines=1
        )
        icon = {"icon": f"[{KINDS[data.permit]}]" if data.permit is not None else ""}
        sheet.say(
            (x + 44, y + 24, w - 48, 26), f"cultus-look-short-{data.kind}", icon, size=11.5, colour=INK, leading=1.2
        )
    sheet.hot(rect, card)


def actions(v: View) -> Sheet:
    """The ground of the action chips, and the action points that are left."""
    s: CultusState = v.state
    me = me_of(v)
    sheet = Sheet(384, 226)
    panel(sheet, (0, 0, 384, 226))
    sheet.say((12, 4, 106, 30), "cultus-look-actions", size=16, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (122, 4, 90, 30), "cultus-look-actions")
    if s.turn and s.phase == "action" and s.seat == me:
        most = ACTION_POINTS_WITH_MEDAL if s.medal[me] == IN_HAND else ACTION_POINTS
        most = max(most, s.ap)
        left = 376 - 27 * most
        sheet.say((left - 78, 4, 72, 30), "cultus-look-ap", {"ap": s.ap}, size=13, align="right", lines=1)
        for i in range(most):
            sheet.svg(f"cultus/icons/{'ap' if i < s.ap else 'ap_used'}", (left + 27 * i, 7, 24, 24))
        sheet.hot((left - 78, 4, 460 - left, 30), "ap")
    return sheet


def display_label(v: View) -> Sheet:
    """Over the monument cards: what they are and what one costs."""
    s: CultusState = v.state
    sheet = Sheet(412, 158)
    sheet.say((2, 0, 124, 18), "cultus-look-display", size=14, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (130, 0, 130, 18), "cultus-look-display")
    sheet.say((262, 0, 148, 18), "cultus-look-display-price", size=12, colour=LILAC, align="right", lines=1)
    size = 136 if s.seats == 1 else 118
    for i in range(len(s.display), 3):
        sheet.panel((107 * i, 20 if s.seats == 1 else 18, 101, size), NIGHT, NIGHT_LINE, 6, 1, 0.5)
    if not s.monument_deck and s.turn:
        sheet.panel((328, 20 if s.seats == 1 else 18, 78, size - 8), NIGHT, NIGHT_LINE, 6, 1, 0.5)
    return sheet


def counters(v: View) -> Sheet:
    """What ends the game, and how far it is."""
    s: CultusState = v.state
    me = me_of(v)
    solo = s.seats == 1
    sheet = Sheet(108, 142 if solo else 78)
    panel(sheet, (0, 0, *sheet.size))
    cards = sum(len(pile) for pile in s.piles)
    monuments = s.stock[me] + (s.cost[me] >= 0)
    rows = [("card", "cultus-look-cards-left", cards), ("cube_mark", "cultus-look-cubes-left", monuments)]
    if solo:
        from game.titles.cultus.components import ENEMIES

        due = ENEMIES[s.enemy].track_last - s.enemy_track if s.enemy else 0
        rows.append(("fire", "cultus-look-effect-in", due))
        sheet.say((10, 3, 90, 24), "cultus-look-until-end", size=14, colour="#F0D9A0", face="title", lines=1)
    top, pitch = (29, 37) if solo else (4, 36)
    for i, (icon, message, number) in enumerate(rows):
        y = top + pitch * i
        name = f"cultus/pieces/cube_{s.color[me] or 'blue'}" if icon == "cube_mark" else f"cultus/icons/{icon}"
        sheet.svg(name, (9, y + 7, 20, 20))
        sheet.say((34, y, 72, 17), message, size=11.5, colour=LILAC, lines=1)
        unit = "cultus-look-turns" if icon == "fire" else "cultus-look-pieces"
        sheet.say((34, y + 15, 72, 19), unit, {"count": number}, size=14, face="bold", lines=1)
        sheet.hot((4, y, 100, 35), f"counter/{icon}")
    return sheet


def effect_text(v: View, tier: int) -> tuple[str, str]:
    """The icon of an effect of the viewer's character, and what 10 gold would score."""
    s: CultusState = v.state
    person = CHARACTERS[s.character[me_of(v)] or "eleonora"]
    kind = {3: person.move_pawn, 5: person.move_monument, 10: person.score}[tier]
    return KINDS[kind], str(EFFECT_VP)


__all__ = ["actions", "bar", "character", "cost", "counters", "display_label", "plan", "taken"]
