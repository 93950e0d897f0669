"""What is yours: character, monument cost, plan, monument cards, actions; and the bar above all."""

from __future__ import annotations

from typing import Any, Final

from game.engine import HIDDEN, View
from game.presentation import DisplayList
from game.titles.cultus.art.inks import (
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
    SEAT_LINE,
    WARNING,
    caption,
    name_of,
    panel,
    plate,
    portrait,
)
from game.titles.cultus.components import (
    CHARACTERS,
    EFFECT_VP,
    EFFECTS,
    ENEMIES,
    KINDS,
    MONUMENT_CARDS,
    PLAN_ICON_VP,
    PLAN_PAIR_VP,
    PLANS,
    TRACK,
)
from game.titles.cultus.presentation import SOLO_TURNS, me_of
from game.titles.cultus.scoring import icons_on_map, pairs_on_map
from game.titles.cultus.state import CultusState

PHASES: Final = ("start", "income", "action", "hand", "enemy", "end")


def bar(v: View) -> DisplayList:
    """Crest, title, phases, turn, rival."""
    s: CultusState = v.state
    sheet = DisplayList(1280, 38)
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
        sheet.say((place[0] + 4, 6, 50, 26), f"cultus-art-phase-{phase}", size=13, colour=colour, face=face, **_MID)
    x = 190 + 58 * len(phases) + 16
    if s.turn:
        message = "cultus-art-turn-of" if s.seats == 1 else "cultus-art-turn"
        sheet.say(
            (x, 0, 96 if s.seats == 1 else 86, 38), message, {"turn": s.turn, "turns": SOLO_TURNS}, size=14, lines=1
        )
    if s.difficulty:
        sheet.panel((x + 100, 8, 90, 22), "none", "#D8705E", 11, 1.4)
        sheet.say((x + 101, 8, 88, 22), name_of(s.difficulty), size=12.5, colour="#FFB9A8", face="bold", **_MID)
    if s.enemy:
        sheet.say((x + 198, 0, 104, 38), "cultus-art-against", {"enemy": s.enemy}, size=13, colour=LILAC, lines=1)
    if s.seats > 1 and s.turn:
        sheet.svg(f"shared/seats/{s.color[s.seat]}", (x + 92, 10, 18, 18))
        sheet.say((x + 116, 0, 118, 38), "cultus-art-seat", {"seat": s.seat}, size=14, face="bold", lines=1)
        if s.lap >= 0:
            sheet.panel((x + 238, 8, 116, 22), "#7A1626", "#FFB36B", 11, 1.4)
            facts = {"turns": s.lap}
            sheet.say((x + 242, 8, 108, 22), "cultus-art-last-lap", facts, size=12.5, colour=WARNING, **_MID)
    return sheet


_MID: Final[dict[str, Any]] = {"align": "center", "lines": 1}


def character(v: View) -> DisplayList:
    """Portrait, name, points, what the three effects cost, and the track of character gold."""
    s: CultusState = v.state
    me = me_of(v)
    sheet = DisplayList(384, 202)
    c = SEAT_LINE[s.color[me] or "blue"]
    panel(sheet, (0, 0, 384, 202), PAPER, c, 2.4)
    person = s.character[me]
    portrait(sheet, (6, 6, 120, 144), person, "#8A6A3B")
    if person:
        sheet.say((134, 3, 164, 26), name_of(person), size=19, colour=INK, face="title", lines=1)
        sheet.say((134, 27, 164, 16), f"cultus-title-{person}", size=12.5, colour=INK, face="bold", lines=1)
        caption(sheet, (134, 41, 164, 14), name_of(person), INK_2, 11.5)
    sheet.svg(f"shared/seats/{s.color[me] or 'blue'}", (112, 130, 20, 20))
    if person and (not s.turn or s.phase == "over"):
        _effects(sheet, person)
    plate(sheet, (302, 8, 74, 38), s.vp[me], c)
    for space in range(TRACK + 1):
        place = (8 + 34 * space, 158, 32, 36)
        price = space in EFFECTS
        sheet.panel(place, "#E9C77F" if price else PAPER_INSET, "#A88A52" if price else PAPER_LINE, 4, 1.1)
        sheet.write(place, str(space), size=13, colour=INK, face="bold" if price else "body", **_MID)
    sheet.hot((8, 158, 372, 36), "track/character")
    sheet.hot((7, 7, 118, 142), f"person/{person}" if person else "track/character")
    return sheet


def _effects(sheet: DisplayList, person: str) -> None:
    """The three effects while they are no controls: before the first turn and after the last."""
    card = CHARACTERS[person]
    for i, (tier, kind) in enumerate(zip(EFFECTS, (card.move_pawn, card.move_monument, card.score))):
        y = 56 + 33 * i
        sheet.panel((134, y, 242, 30), PAPER_INSET, PAPER_LINE, 6, 1.3)
        sheet.svg("cultus/icons/coin", (140, y + 5, 20, 20))
        sheet.write((162, y, 26, 30), str(tier), size=15, colour=INK_2, face="bold", lines=1)
        facts = {"icon": f"[{KINDS[kind]}]", "vp": EFFECT_VP}
        sheet.say((190, y, 182, 30), f"cultus-art-effect-{tier}", facts, size=13, colour=INK_2, lines=1)


def cost(v: View) -> DisplayList:
    """The track of monument gold, the monument on its last space, the cubes in stock."""
    s: CultusState = v.state
    sheet = DisplayList(384, 72)
    panel(sheet, (0, 0, 384, 72))
    sheet.say((10, 3, 112, 26), "cultus-art-cost", size=14, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (126, 3, 88, 26), "cultus-art-cost")
    sheet.say((216, 3, 68, 26), "cultus-art-stock", size=12, colour=LILAC, align="right", lines=1)
    if not s.stock[me_of(v)]:
        sheet.write((348, 3, 28, 26), "0", size=13, colour=LILAC, align="right", lines=1)
    gone = s.cost[me_of(v)] < 0 and s.turn > 0
    for space in range(0 if gone else TRACK + 1):
        place = (8 + 34 * space, 32, 32, 33)
        last = space == TRACK
        sheet.panel(place, "#6B5526" if last else "#2B2050", MOON if last else "#5A4A86", 4, 1.1)
        if last:
            sheet.svg("cultus/icons/monument", (place[0] + 7, 36, 18, 24))
        else:
            sheet.write(place, str(space), size=13, colour="#C9BFE0", **_MID)
    if gone:
        sheet.panel((8, 32, 372, 33), NIGHT_2, NIGHT_LINE, 4, 1.1)
        sheet.say((8, 32, 372, 33), "cultus-art-no-cost-cube", size=12.5, colour=CREAM, **_MID)
    sheet.hot((0, 0, 384, 72), "track/cost")
    return sheet


def plan(v: View) -> DisplayList:
    """Both bonuses of the plan with what they come to today."""
    s: CultusState = v.state
    sheet = DisplayList(384, 64)
    card = s.plan[me_of(v)]
    panel(sheet, (0, 0, 384, 64), PAPER, PAPER_LINE)
    sheet.panel((0, 0, 6, 64), "#8A6A3B", "", 3)
    if not card or card == HIDDEN:
        sheet.say((14, 0, 360, 64), "cultus-art-no-plan", size=13, colour=INK_2)
        return sheet
    plan_card = PLANS[card]
    a, b = plan_card.pair
    icons, pairs = icons_on_map(s, plan_card.icon), pairs_on_map(s, a, b)
    sheet.say((13, 2, 122, 24), name_of(card), size=14, colour=INK, face="title", lines=1)
    caption(sheet, (13, 23, 122, 18), name_of(card), INK_2)
    total = {"vp": icons * PLAN_ICON_VP + pairs * PLAN_PAIR_VP}
    sheet.say((13, 41, 122, 20), "cultus-art-today", total, size=12.5, colour=INK, face="bold", lines=1)
    rows = (
        (f"[{KINDS[plan_card.icon]}]", "cultus-art-plan-icons", icons, PLAN_ICON_VP),
        (f"[{KINDS[a]}][{KINDS[b]}]", "cultus-art-plan-pairs", pairs, PLAN_PAIR_VP),
    )
    for i, (marks, message, count, vp) in enumerate(rows):
        y = 5 + 28 * i
        sheet.panel((136, y, 242, 26), PAPER_INSET, "", 4)
        sheet.write((140, y, 44, 26), marks, size=15, lines=1)
        sheet.say((184, y, 120, 26), message, {"vp": vp}, size=12.5, colour=INK, lines=1)
        sheet.write((304, y, 70, 26), f"×{count} = **{count * vp}**", size=13.5, colour=INK, align="right", lines=1)
    sheet.hot((0, 0, 384, 64), card)
    return sheet


def taken(v: View) -> DisplayList:
    """The monument cards that work for you: up to three in words, more as marks."""
    s: CultusState = v.state
    sheet = DisplayList(384, 52)
    cards = s.taken[me_of(v)]
    if not cards:
        body = (
            '<rect x="1" y="1" width="382" height="50" rx="8" fill="#000000" fill-opacity=".14" stroke="#5A4A86" '
            'stroke-dasharray="6 5"/>'
        )
        sheet.shape(body, (0, 0, 384, 52), (384, 52))
        sheet.say((10, 0, 364, 52), "cultus-art-taken-empty", size=12.5, colour=LILAC, **_MID)
        return sheet
    wide = 190.0 if len(cards) <= 2 else 384 / len(cards) - 4
    for i, card in enumerate(cards):
        taken_card(sheet, (i * (wide + 4), 0, wide, 52), card)
    return sheet


def taken_card(sheet: DisplayList, rect: tuple[float, float, float, float], card: str) -> None:
    """One monument card beside the player: its mark and, where there is room, its words."""
    x, y, w, h = rect
    data = MONUMENT_CARDS[card]
    worded = w > 110
    panel(sheet, rect, PAPER if worded else "#5A4A86", PAPER_LINE)
    side = 38.0 if worded else w
    if worded:
        sheet.panel((x, y, side, h), "#5A4A86", "", 6)
    shift = 0.0 if worded or data.permit is None else 10.0
    sheet.svg(f"cultus/icons/kind_{data.kind}", (x + side / 2 - 12 - shift, y + h / 2 - 12, 24, 24))
    if data.permit is not None:
        place = (x + 21, y + h - 19, 17, 17) if worded else (x + w / 2 + 5, y + h / 2 - 9, 18, 18)
        sheet.svg(f"cultus/icons/{KINDS[data.permit]}", place)
    icon = {"icon": f"[{KINDS[data.permit]}]" if data.permit is not None else ""}
    short = f"cultus-art-short-{data.kind}"
    if w > 150:
        sheet.say(
            (x + 44, y + 3, w - 48, 22), f"cultus-art-card-{data.kind}", size=12.5, colour=INK, face="bold", lines=1
        )
        sheet.say((x + 44, y + 24, w - 48, 26), short, icon, size=11.5, colour=INK, leading=1.2)
    elif worded:
        sheet.say((x + 43, y + 2, w - 47, h - 4), short, icon, size=12, colour=INK, leading=1.25)
    sheet.hot(rect, card)


def actions(v: View) -> DisplayList:
    """The ground of the action chips and the action points that are left; before the first turn the steps of the
    set-up, after the last one the result."""
    s: CultusState = v.state
    me = me_of(v)
    sheet = DisplayList(384, 226)
    panel(sheet, (0, 0, 384, 226))
    title = "over" if s.phase == "over" else "actions" if s.turn else "setup"
    sheet.say((12, 4, 106, 30), f"cultus-art-{title}", size=16, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (122, 4, 80, 30), f"cultus-art-{title}")
    if title == "over":
        _totals(sheet, s)
    elif title == "setup":
        _steps(sheet, s)
    elif s.phase == "action" and s.seat == me:
        most = s.phase_points()
        left = 376 - 27 * most
        sheet.say((left - 64, 4, 59, 30), "cultus-art-ap", {"ap": s.ap}, size=13, align="right", lines=1)
        for i in range(most):
            sheet.svg(f"cultus/icons/{'ap' if i < s.ap else 'ap_used'}", (left + 27 * i, 7, 24, 24))
        sheet.hot((left - 78, 4, 460 - left, 30), "ap")
    return sheet


_SOLO_STEPS: Final = (
    "choose_enemy",
    "choose_difficulty",
    "choose_color",
    "choose_character",
    "choose_plan",
    "place_medal",
    "choose_corner",
)
_STEPS: Final = ("place_medal", "place_initial_card")


def _steps(sheet: DisplayList, s: CultusState) -> None:
    """What there is to settle before the first turn, what is done, and who is asked now."""
    steps = _SOLO_STEPS if s.seats == 1 else _STEPS
    key = s.pending[-1].key if s.pending else s.phase
    now = steps.index(key) if key in steps else -1
    pitch = min(34.0, 182 / len(steps))
    for i, step in enumerate(steps):
        y = 38 + pitch * i
        h = pitch - 3
        done = i < now
        sheet.panel((8, y, 368, h), MOON if i == now else NIGHT_2, "", 5)
        ink = INK if i == now else "#8F84AC" if done else CREAM
        if done:
            sheet.svg("shared/icons/tick", (17, y + h / 2 - 7, 14, 14), c="#9CC57A")
        else:
            sheet.write((12, y, 24, h), str(i + 1), size=12.5, colour=ink, face="bold", **_MID)
        message = f"cultus-art-step-{step}".replace("_", "-")
        face = "bold" if i == now else "body"
        sheet.say((42, y, 200, h), message, size=13.5, colour=ink, face=face, lines=1)
        if i == now and s.seats > 1:
            asked = {"seat": s.pending[-1].seats[0] if s.pending else s.start_seat}
            sheet.say((246, y, 122, h), "cultus-art-seat", asked, size=13, colour=INK, align="right", lines=1)


def _totals(sheet: DisplayList, s: CultusState) -> None:
    """Everybody's points at the end, the most in gold."""
    best = max((*s.vp, s.enemy_vp)) if s.enemy else max(s.vp)
    rows = [(f"shared/seats/{s.color[seat]}", seat, s.vp[seat]) for seat in range(s.seats)]
    for i, (shape, seat, points) in enumerate([*rows, *([("shared/seats/black", -1, s.enemy_vp)] if s.enemy else [])]):
        y = 42 + 44 * i
        first = points == best
        sheet.panel((8, y, 368, 38), MOON if first else NIGHT_2, "", 6)
        ink = INK if first else CREAM
        sheet.svg(shape, (18, y + 9, 20, 20))
        message, facts = ("cultus-art-seat", {"seat": seat}) if seat >= 0 else (name_of(ENEMIES[s.enemy].character), {})
        sheet.say((50, y, 210, 38), message, facts, size=15, colour=ink, face="bold", lines=1)
        sheet.write((262, y, 104, 38), f"[star] {points}", size=18, colour=ink, face="bold", align="right", lines=1)


def display_label(v: View) -> DisplayList:
    """Over the monument cards: what they are and what one costs."""
    s: CultusState = v.state
    sheet = DisplayList(412, 158)
    sheet.say((2, 0, 124, 18), "cultus-art-display", size=14, colour="#F0D9A0", face="title", lines=1)
    caption(sheet, (130, 0, 130, 18), "cultus-art-display")
    sheet.say((262, 0, 148, 18), "cultus-art-display-price", size=12, colour=LILAC, align="right", lines=1)
    size = 136 if s.seats == 1 else 118
    for i in range(len(s.display), 3):
        sheet.panel((107 * i, 20 if s.seats == 1 else 18, 101, size), NIGHT, NIGHT_LINE, 6, 1, 0.5)
    if not s.monument_deck and s.turn:
        sheet.panel((328, 20 if s.seats == 1 else 18, 78, size - 8), NIGHT, NIGHT_LINE, 6, 1, 0.5)
    return sheet


_FEW: Final = {"card": 6, "cube_mark": 1, "fire": 1}
"""What is close to its end, and warns."""


def counters(v: View) -> DisplayList:
    """What ends the game, and how far it is."""
    s: CultusState = v.state
    me = me_of(v)
    solo = s.seats == 1
    sheet = DisplayList(108, 142 if solo else 78)
    panel(sheet, (0, 0, *sheet.size))
    cards = sum(len(pile) for pile in s.piles)
    monuments = s.stock[me] + (s.cost[me] >= 0)
    rows = [("card", "cultus-art-cards-left", cards), ("cube_mark", "cultus-art-cubes-left", monuments)]
    if solo:
        due = ENEMIES[s.enemy].track_last - s.enemy_track if s.enemy else 0
        rows.append(("fire", "cultus-art-effect-in", due))
        sheet.say((10, 3, 90, 24), "cultus-art-until-end", size=14, colour="#F0D9A0", face="title", lines=1)
    top, pitch = (29, 37) if solo else (4, 36)
    for i, (icon, message, number) in enumerate(rows):
        y = top + pitch * i
        name = f"cultus/pieces/cube_{s.color[me] or 'blue'}" if icon == "cube_mark" else f"cultus/icons/{icon}"
        sheet.svg(name, (9, y + 7, 20, 20))
        sheet.say((32, y, 74, 17), message, size=11.5, colour=LILAC, lines=1)
        unit = "cultus-art-pieces" if icon != "fire" else "cultus-art-turns" if number else "cultus-art-turns-now"
        ink = WARNING if number <= _FEW[icon] else CREAM
        sheet.say((32, y + 15, 74, 19), unit, {"count": number}, size=14, colour=ink, face="bold", lines=1)
        sheet.hot((4, y, 100, 35), f"counter/{icon}")
    return sheet


__all__ = ["actions", "bar", "character", "cost", "counters", "display_label", "plan", "taken"]
