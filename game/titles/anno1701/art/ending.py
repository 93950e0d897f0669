"""The last scene: the Queen's ship comes in or both villages burn; why it ended; the race of crowns turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation.course import Course
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    FRAMES,
    GLOW,
    GOLD,
    INK,
    INK_2,
    LINE,
    MID,
    NAVY,
    PAPER,
    ROSE,
    SAND,
    TITLE_INK,
    WINE,
    WINE_2,
    icon,
    name_of,
    words,
    write,
)
from game.titles.anno1701.rules.components import BANK_RATE, FAVOUR_TO_WIN, MERCHANTS_TO_WIN, RANK_IDS
from game.titles.anno1701.rules.prospects import CALM
from game.titles.anno1701.rules.state import DRAWN, AnnoState, favour, gold_of, merchants, town
from game.titles.anno1701.table.hands import me_of

ENDINGS: Final = ("favour", "merchants", "ruin")
_BURNT: Final = ("ruin", "both_ruined", "draw")
_LINES: Final = {"lion": "#6FA0FF", "dragon": "#FF7A86"}


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The picture of how it ended, who did what in which turn, and the race of crowns."""
    s: AnnoState = v.state
    me = me_of(v)
    won = s.winner in (me, DRAWN)
    night = s.ending in _BURNT and not won
    picture = DisplayList(450, 664)
    scene = ("ruin_dragon" if s.side[me] == "dragon" else "ruin") if night else "ending"
    picture.svg(f"anno1701/scene/{scene}", (0, 4, 450, 656))
    picture.panel((1, 1, 448, 662), "none", "#E58A4E" if night else GOLD, 10, 2)
    stem = f"anno1701-ending-{s.ending or 'favour'}".replace("_", "-")
    step = (ENDINGS.index(s.ending) + 1, len(ENDINGS)) if s.ending in ENDINGS else None
    winner = s.winner if s.winner in (0, 1) else me
    params = {"seat": winner, "loser_seat": 1 - winner, "turn": s.turn, "favour": favour(s, winner)}
    body = DisplayList(746, 450)
    loser = 1 - winner if s.ending in ("ruin", "both_ruined") else -1
    blows = last_blows(course, loser) if course and loser >= 0 else []
    if blows and course:
        _blows(body, blows, night)
        _race(body, s, me, course, (222, 228), night, loser)
    else:
        for index, seat in enumerate((me, 1 - me)):
            _seat(body, s, seat, index * 379)
        _race(body, s, me, course, (240, 210), night)
    return Ending(
        picture,
        f"{stem}-name",
        f"{stem}-text",
        params,
        won,
        who=(s.side[0], s.side[1]),
        step=step,
        body=body,
        ground=_ground(night),
    )


def _ground(night: bool) -> DisplayList:
    sheet = DisplayList(1280, 720)
    high, low = ("#4A1622", "#14070E") if night else ("#1D5C86", "#0B2030")
    body = (
        '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="720">'
        f'<stop offset="0" stop-color="{high}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        '<rect width="1280" height="720" fill="url(#g)"/>'
    )
    sheet.shape(body, (0, 0, 1280, 720), (1280, 720))
    return sheet


def _seat(sheet: DisplayList, s: AnnoState, seat: int, x: float) -> None:
    """A seat: four inhabitants that add up to its favour, and what else it has."""
    dark = s.side[seat] == "dragon"
    fill, line, ink, sub, row = (WINE, "#C8515F", CREAM, ROSE, WINE_2) if dark else (PAPER, "#2F6BE0", INK, INK_2, SAND)
    sheet.panel((x + 1, 1, 365, 226), fill, line, 8, 2)
    icon(sheet, s.side[seat] or "lion", x + 12, 8, 40)
    sheet.say((x + 60, 4, 196, 28), "anno1701-art-seat", {"seat": seat}, size=18, colour=ink, face="title", lines=1)
    sheet.say((x + 60, 30, 196, 20), name_of(s.side[seat] or "lion"), size=12.5, colour=sub, lines=1)
    sheet.panel((x + 268, 8, 88, 38), "#4A0F1C", "#E3C77A", 8, 1.6)
    icon(sheet, "crown", x + 275, 14, 25)
    write(sheet, x + 302, 8, 24, 38, str(favour(s, seat)), size=24, colour="#FFE9A8", face="bold", **MID)
    write(sheet, x + 326, 12, 28, 30, f"/ {FAVOUR_TO_WIN}", size=13, colour="#D9B7A0", face="bold")
    for i, level in enumerate(s.people[4 * seat : 4 * seat + 4]):
        left = x + 14 + i * 87
        sheet.place(face(f"person:{RANK_IDS[level]}"), left, 56, 76 / 60)
        sheet.hot((left - 2, 54, 80, 80), f"tally/{RANK_IDS[level]}")
        if i < 3:
            write(sheet, left + 75, 80, 13, 26, "+", size=16, colour=ink, face="bold", **MID)
    own = town(s.sites[seat])
    built = sum(1 for card in s.sites[seat] if card)
    for i, (mark, message, text) in enumerate(
        (
            ("merchant_mark", "merchants", f"**{merchants(s, seat)}** / {MERCHANTS_TO_WIN}"),
            ("hammer", "built", f"**{built}** / 16"),
        )
    ):
        left = x + 12 + i * 173
        sheet.panel((left, 140, 168, 26), row, "", 6)
        icon(sheet, mark, left + 6, 143, 20, c="" if mark != "hammer" else ink)
        words(sheet, left + 32, 140, 78, 26, f"end-{message}", size=13, colour=ink)
        write(sheet, left + 96, 140, 64, 26, text, size=14, colour=ink, align="right")
    sheet.panel((x + 12, 170, 341, 26), row, "", 6)
    gold = gold_of(s, seat)
    for i in range(8):
        icon(sheet, "gold" if i < gold else "discontent", x + 18 + i * 25, 173, 20)
    write(sheet, x + 222, 170, 40, 26, f"**{gold}**/8", size=14, colour=ink)
    words(sheet, x + 262, 170, 84, 26, "unhappy", params={"count": 8 - gold}, size=12.5, colour=sub, align="right")
    for i, (mark, count) in enumerate(
        (("sail", own.sails), ("cannon", own.cannons), ("bag", own.bags), ("happy", own.happy))
    ):
        icon(sheet, mark, x + 16 + i * 85, 201, 18)
        words(sheet, x + 38 + i * 85, 199, 42, 22, f"mark-{mark}", size=12, colour=sub)
        write(sheet, x + 78 + i * 85, 199, 16, 22, str(count), size=14, colour=ink, face="bold")


class Blow(NamedTuple):
    """Gold that a seat lost: what took it, whose turn and which it was, how many coins, and what both villages held before
    and after."""

    why: str
    seat: int
    turn: int
    gold: int
    before: tuple[int, int]
    after: tuple[int, int]


def last_blows(course: Course, seat: int, most: int = 3) -> list[Blow]:
    """The last losses of gold of a seat, the oldest first."""
    found: list[Blow] = []
    turn, actor = 0, 0
    for event, n in zip(course.events, course.plies):
        params = event.params
        if event.kind == "turn_begins":
            turn, actor = int(params["number"]), int(params["seat"])
        elif params.get("seat") == seat and event.kind in _COSTS:
            why = str(params.get("why", _COSTS[event.kind]))
            gold = int(params.get("gold", 1))
            if event.kind == "bank_traded":
                if params.get("give") != "gold":
                    continue
                gold = BANK_RATE
            before, after = (_villages(course.views[k].state, seat) for k in (n - 1, n))
            found.append(Blow(why, actor, turn, gold, before, after))
    return found[-most:]


def _villages(s: AnnoState, seat: int) -> tuple[int, int]:
    return s.gold[2 * seat], s.gold[2 * seat + 1]


_COSTS: Final = {
    "fire_paid": "fire",
    "gold_lost": "fire",
    "tribute_paid": "tribute",
    "bought": "bought",
    "searched": "searched",
    "bank_traded": "bank",
    "diplomacy_bought": "diplomacy",
    "cancelled": "theatre",
}
"""Events by which a seat parts with gold -> what took it."""
_PICTURES: Final = {
    "fire": "icons/fire",
    "tribute": "voyage/pirates",
    "bought": "voyage/trader",
    "searched": "icons/card",
    "bank": "icons/bank",
    "diplomacy": "icons/ev_diplomacy",
    "theatre": "buildings/theatre",
}


def _blows(sheet: DisplayList, blows: Sequence[Blow], night: bool) -> None:
    """The last losses of gold, left to right, the last one lit: what took it, both villages before and after, and what
    would have saved them."""
    fill, line = ("#230D16", "#8A3A3E") if night else (NAVY, LINE)
    pale = "#E0B9B4" if night else "#BFD6E4"
    words(sheet, 0, 0, 300, 24, "end-why", size=16, colour=TITLE_INK, face="title")
    first, end = sum(blows[0].before), sum(blows[-1].after)
    if first - sum(blow.gold for blow in blows) == end:
        less = " ".join(f"− {blow.gold}" for blow in blows)
        write(sheet, 440, 0, 306, 24, f"[gold] {first} {less} = **{end}**", size=15, align="right")
    else:
        words(sheet, 240, 2, 506, 22, "end-why-rule", size=12.5, colour=pale, align="right")
    for index, blow in enumerate(blows):
        x, last = index * 253.0, index == len(blows) - 1
        sheet.panel((x + 1, 28, 238, 184), fill, GLOW if last else line, 8, 2 if last else 1.4)
        drawing = _PICTURES.get(blow.why, f"buildings/{blow.why}")
        sheet.panel((x + 12, 38, 50, 50), "#14070E", line, 6, 1)
        sheet.svg(f"anno1701/{drawing}", (x + 14, 40, 46, 46))
        words(sheet, x + 70, 36, 160, 28, f"blow-{blow.why}", size=16, colour=CREAM, face="bold")
        facts = {"turn": blow.turn, "seat": blow.seat}
        words(sheet, x + 70, 64, 160, 22, "end-turn", params=facts, size=12.5, colour=pale)
        for at, held, was in ((12.0, blow.before, blow.before), (136.0, blow.after, blow.before)):
            for side in (0, 1):
                _village(sheet, x + at + side * 47, held[side], held[side] != was[side])
        sheet.panel((x + 108, 112, 28, 20), "#7E2634", "#FFD9C8", 9, 1.2)
        write(sheet, x + 108, 112, 28, 20, f"−{blow.gold}", size=13, face="bold", **MID)
        message = f"saved-{blow.why}" if blow.why in _SAVED else "saved-thrift"
        words(sheet, x + 14, 156, 212, 48, message, size=12.5, colour="#FFD9B0", lines=3)
        if not last:
            icon(sheet, "arrow", x + 240, 114, 12, c="#FFB36B")


def _village(sheet: DisplayList, x: float, gold: int, struck: bool) -> None:
    """A village with its gold, lit if that has changed; dark in chaos."""
    what = "centre" if gold else "chaos"
    sheet.panel((x, 100, 44, 44), FRAMES[what], GLOW if struck else CREAM, 5, 2 if struck else 1.1)
    sheet.svg(f"anno1701/lands/{what}", (x + 4, 102, 36, 36))
    sheet.panel((x + 13, 130, 18, 17), "#FFF8E7" if gold else "#FFD9C8", INK, 5, 1.1)
    write(sheet, x + 13, 130, 18, 17, str(gold), size=13, colour=INK if gold else "#8E1F1A", face="bold", **MID)


_SAVED: Final = ("fire", "tribute", "pickpocket", "revolutionary")


def _race(
    sheet: DisplayList,
    s: AnnoState,
    me: int,
    course: Course | None,
    span: tuple[float, float],
    night: bool,
    purse: int = -1,
) -> None:
    """The crowns of both after each turn, as two stairs; the turn in which one rose is marked. Below, if a seat was ruined
    (``purse``), its gold turn by turn. ``span``: the upper edge, and the height."""
    y, high = span
    fill, line, faint = ("#230D16", "#8A3A3E", "#5A2A30") if night else (NAVY, LINE, "#25506E")
    sheet.panel((0.7, y, 744.6, high - 1), fill, line, 8, 1.3)
    words(
        sheet,
        14,
        y + 4,
        360,
        26,
        "end-race" if purse < 0 else "end-race-purse",
        size=16,
        colour=TITLE_INK,
        face="title",
    )
    for i, seat in enumerate((me, 1 - me)):
        at = 420 + i * 164
        icon(sheet, s.side[seat] or "lion", at, y + 6, 22)
        facts = {"seat": seat, "favour": favour(s, seat)}
        words(sheet, at + 28, y + 5, 132, 24, "end-favour", params=facts, size=13, colour=CREAM)
    low = 62.0 if purse >= 0 else 0.0
    left, top, wide, tall = 46.0, y + 40, 676.0, high - 72 - low
    step = tall / FAVOUR_TO_WIN
    for crowns in range(FAVOUR_TO_WIN + 1):
        level = top + tall - crowns * step
        dash = "7 5" if crowns == FAVOUR_TO_WIN else "none"
        ink = "#E3BE6A" if crowns == FAVOUR_TO_WIN else faint
        body = f'<path d="M0 2 H{wide}" stroke="{ink}" stroke-width="1.4" stroke-dasharray="{dash}"/>'
        if dash == "none":
            body = f'<path d="M0 2 H{wide}" stroke="{ink}" stroke-width="1"/>'
        sheet.shape(body, (left, level - 2, wide, 4), (wide, 4))
        if crowns in ((0, 4, 7) if low else (0, 2, 4, 6, 7)):
            write(sheet, 12, level - 9, 28, 18, str(crowns), size=12, colour=CREAM, align="right")
    points = _points(s, course)
    across = wide / max(1, len(points) - 1)
    for turn in range(0, len(points), max(1, round(len(points) / 8))):
        write(sheet, left + turn * across - 16, top + tall + low + 4, 32, 18, str(turn), size=12, colour=CREAM, **MID)
    for seat in (1 - me, me):
        _stairs(sheet, s, seat, points, (left, top, wide, tall), across, step, seat != me)
    if course and low:
        _purse(sheet, _gold_by_turn(s, course, purse), (left, top + tall + 12, wide, 48), across, faint)


def _gold_by_turn(s: AnnoState, course: Course, seat: int) -> list[int]:
    """The gold of a seat after each turn, at last as it is now."""
    after = {w.number: gold_of(course.views[w.n].state, seat) for w in course.waypoints if w.part == "turn"}
    found = [after[number] for number in sorted(after)]
    return [*found[:-1], gold_of(s, seat)]


def _purse(
    sheet: DisplayList, gold: Sequence[int], box: tuple[float, float, float, float], across: float, faint: str
) -> None:
    """A column of coins for each turn, red where fewer than the Queen asks for are left."""
    left, top, wide, tall = box
    coin, thick = tall / 8, max(2.0, min(14.0, across - 2))
    body = f'<path d="M0 {tall / 2} H{wide}" stroke="{faint}" stroke-width="1.2" stroke-dasharray="5 4"/>'
    for turn, held in enumerate(gold, 1):
        x = min(wide - thick, max(0.0, turn * across - thick / 2))
        ink = "#E3BE6A" if held >= CALM else "#F0705C"
        for level in range(held):
            body += (
                f'<rect x="{x:.1f}" y="{tall - (level + 1) * coin + 1:.1f}" width="{thick:.1f}" '
                f'height="{coin - 1.2:.1f}" rx="1.6" fill="{ink}"/>'
            )
    sheet.shape(body, (left, top, wide, tall), (wide, tall))
    icon(sheet, "gold", 18, top + 6, 18)
    write(sheet, 12, top + tall / 2 - 1, 28, 18, str(CALM), size=12, colour=CREAM, align="right")


def _points(s: AnnoState, course: Course | None) -> list[tuple[int, ...]]:
    """The crowns of both before the first turn and after each."""
    found: dict[int, tuple[int, ...]] = {}
    turn = 0
    for waypoint in course.waypoints if course else ():
        turn = waypoint.number if waypoint.part == "turn" else turn
        if turn and waypoint.scores:
            found[turn] = waypoint.scores
    points = [(0, 0), *(found[number] for number in sorted(found))]
    now = (favour(s, 0), favour(s, 1))
    return [*points, now] if points[-1] != now else points


def _stairs(
    sheet: DisplayList,
    s: AnnoState,
    seat: int,
    points: Sequence[tuple[int, ...]],
    box: tuple[float, float, float, float],
    across: float,
    step: float,
    dashed: bool,
) -> None:
    left, top, wide, tall = box
    shift = 2.5 if dashed else 0.0
    path, before = f"M0 {tall - points[0][seat] * step + shift}", points[0][seat]
    marks = []
    for turn, point in enumerate(points[1:], 1):
        path += f" H{turn * across:.1f}"
        if point[seat] != before:
            before = point[seat]
            path += f" V{tall - before * step + shift:.1f}"
            marks.append((turn * across, tall - before * step))
    ink = _LINES.get(s.side[seat], CREAM)
    dash = ' stroke-dasharray="8 5"' if dashed else ""
    body = f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="3"{dash} stroke-linejoin="round"/>'
    sheet.shape(body, (left, top, wide, tall + 4), (wide, tall + 4))
    for x, level in marks:
        sheet.panel((left + x - 9, top + level - 9, 18, 18), NAVY, ink, 9, 1.8)
        icon(sheet, "crown", left + x - 6, top + level - 6, 12)


__all__ = ["Blow", "ending", "last_blows"]
