"""The last scene: the Queen's ship comes in or both villages burn; why it ended; the race of crowns turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine import Result, View
from game.presentation import DisplayList, Ending
from game.presentation.course import Course
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    corner,
    drawn,
    fill,
    hot,
    icon,
    laid,
    on,
    over,
    pad,
    picture,
    row,
    say,
    sized,
    write,
)
from game.titles.anno1701.art.faces import face
from game.titles.anno1701.art.inks import (
    CREAM,
    FRAMES,
    GLOW,
    GOLD,
    HEAD,
    INK,
    INK_2,
    LINE,
    NAME,
    NAVY,
    NOTE,
    PAPER,
    ROSE,
    SAND,
    WINE,
    WINE_2,
    name_of,
    said,
    sign,
)
from game.titles.anno1701.rules.components import BANK_RATE, FAVOUR_TO_WIN, MERCHANTS_TO_WIN, RANK_IDS
from game.titles.anno1701.rules.prospects import CALM
from game.titles.anno1701.rules.state import DRAWN, AnnoState, favour, gold_of, merchants, town
from game.titles.anno1701.table.hands import me_of

ENDINGS: Final = ("favour", "merchants", "ruin")
_BURNT: Final = ("ruin", "both_ruined", "draw")
TICK: Final = NOTE.but(size=12, align="center")
"""Numbers along the race."""
_LINES: Final = {"lion": "#6FA0FF", "dragon": "#FF7A86"}


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The picture of how it ended, who did what in which turn, and the race of crowns."""
    s: AnnoState = v.state
    me = me_of(v)
    won = s.winner in (me, DRAWN)
    night = s.ending in _BURNT and not won
    shown = DisplayList(450, 664)
    scene = ("ruin_dragon" if s.side[me] == "dragon" else "ruin") if night else "ending"
    shown.svg(f"anno1701/scene/{scene}", (0, 4, 450, 656))
    shown.panel((1, 1, 448, 662), "none", "#E58A4E" if night else GOLD, 10, 2)
    stem = f"anno1701-ending-{s.ending or 'favour'}".replace("_", "-")
    step = (ENDINGS.index(s.ending) + 1, len(ENDINGS)) if s.ending in ENDINGS else None
    winner = s.winner if s.winner in (0, 1) else me
    params = {"seat": winner, "loser_seat": 1 - winner, "turn": s.turn, "favour": favour(s, winner)}
    body = DisplayList(746, 450)
    loser = 1 - winner if s.ending in ("ruin", "both_ruined") else -1
    blows = last_blows(course, loser) if course and loser >= 0 else []
    if blows and course:
        fill(body, (0, 0, 746, 212), _blows(blows, night))
        _race(body, s, me, course, (222, 228), night, loser)
    else:
        for index, seat in enumerate((me, 1 - me)):
            fill(body, (1 + index * 379, 1, 365, 226), _seat(s, seat))
        _race(body, s, me, course, (240, 210), night)
    return Ending(
        shown,
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
    high, low = ("#4A1622", "#14070E") if night else ("#1D5C86", "#0B2030")
    return laid(picture("anno1701/scene/dusk", c=high, d=low), 1280, 720)


def _seat(s: AnnoState, seat: int) -> Block:
    """A seat: four inhabitants that add up to its favour, and what else it has."""
    dark = s.side[seat] == "dragon"
    paper, line, ink, sub, well = (
        (WINE, "#C8515F", CREAM, ROSE, WINE_2) if dark else (PAPER, "#2F6BE0", INK, INK_2, SAND)
    )
    crown = row(
        sign("crown", 25),
        sized(write(favour(s, seat), NAME.but(size=24, colour="#FFE9A8", align="center")), 26),
        write(f"/ {FAVOUR_TO_WIN}", NAME.but(size=13, colour="#D9B7A0")),
        gap=2,
    )
    name = column(
        say("anno1701-art-seat", HEAD.but(size=18, colour=ink), {"seat": seat}),
        say(name_of(s.side[seat] or "lion"), NOTE.but(size=12.5, colour=sub)),
        gap=0,
    )
    points = sized(on(Ground("#4A0F1C", "#E3C77A", width=1.6), crown, 7, 0), 88)
    head = row(sign(s.side[seat] or "lion", 40), name, points, gap=8)
    ground = Ground(well, "", 6)
    words = NOTE.but(colour=ink)
    built = sum(1 for card in s.sites[seat] if card)
    tallies = (
        ("merchant_mark", "", "merchants", f"**{merchants(s, seat)}** / {MERCHANTS_TO_WIN}"),
        ("hammer", ink, "built", f"**{built}** / 16"),
    )
    cells = []
    for mark, c, message, text in tallies:
        number = sized(write(text, words.but(size=14, align="right")), 64)
        cells.append(on(ground, row(sign(mark, 20, c=c), said(f"end-{message}", words), number), 6, 0))
    gold = gold_of(s, seat)
    coins = (sign("gold" if i < gold else "discontent", 20) for i in range(8))
    unhappy = said("unhappy", words.but(size=12.5, colour=sub, align="right"), {"count": 8 - gold})
    purse = row(*coins, sized(write(f"**{gold}**/8", words.but(size=14)), 38), unhappy, gap=4.5)
    own = town(s.sites[seat])
    marks = (("sail", own.sails), ("cannon", own.cannons), ("bag", own.bags), ("happy", own.happy))
    owned = (
        row(
            sign(mark, 18),
            said(f"mark-{mark}", words.but(size=12, colour=sub)),
            sized(write(count, words.but(size=14, face="bold")), 16),
            gap=3,
        )
        for mark, count in marks
    )
    told = column(
        sized(head, high=40),
        sized(_people(s, seat, ink), high=80),
        sized(row(*cells, gap=5), high=26),
        sized(on(ground, purse, 6, 0), high=26),
        sized(row(*owned), high=22),
        blank(),
        gap=4,
    )
    return on(Ground(paper, line, width=2), told, 12, 8)


def _people(s: AnnoState, seat: int, ink: str) -> Block:
    """The four inhabitants with what stands between them."""
    plus = write("+", NAME.but(size=16, colour=ink, align="center"))
    parts: list[Block] = []
    for level in s.people[4 * seat : 4 * seat + 4]:
        person = drawn(face(f"person:{RANK_IDS[level]}"), PERSON)
        parts += [sized(plus, 11)] if parts else []
        parts.append(hot(person, f"tally/{RANK_IDS[level]}"))
    return row(*parts, gap=0, along="between")


PERSON: Final = 76 / 60
"""How much larger than on the table an inhabitant is here."""


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


def _blows(blows: Sequence[Blow], night: bool) -> Block:
    """The last losses of gold, left to right, the last one lit: what took it, both villages before and after, and what
    would have saved them."""
    pale = "#E0B9B4" if night else "#BFD6E4"
    first, end = sum(blows[0].before), sum(blows[-1].after)
    if first - sum(blow.gold for blow in blows) == end:
        less = " ".join(f"− {blow.gold}" for blow in blows)
        sums = write(f"[gold] {first} {less} = **{end}**", NOTE.but(size=15, align="right"))
    else:
        sums = said("end-why-rule", NOTE.but(size=12.5, colour=pale, align="right"))
    parts: list[Block] = []
    for index, blow in enumerate(blows):
        parts += [sign("arrow", 12, c="#FFB36B")] if index else []
        parts.append(sized(_blow(blow, night, pale, index == len(blows) - 1), 238))
    head = row(sized(said("end-why", HEAD), 200), sums)
    return column(sized(head, high=24), row(*parts, blank(), gap=1.5))


def _blow(blow: Blow, night: bool, pale: str, last: bool) -> Block:
    ground, line = ("#230D16", "#8A3A3E") if night else (NAVY, LINE)
    drawing = icon(f"anno1701/{_PICTURES.get(blow.why, f'buildings/{blow.why}')}", 46)
    name = column(
        said(f"blow-{blow.why}", NAME.but(size=16)),
        said("end-turn", NOTE.but(size=12.5, colour=pale), {"turn": blow.turn, "seat": blow.seat}),
        gap=3,
    )
    head = row(sized(on(Ground("#14070E", line, 6, 1), drawing), 50), name, gap=8)
    lost = sized(on(Ground("#7E2634", "#FFD9C8", 9), write(f"−{blow.gold}", NAME.but(size=13, align="center"))), 28, 20)
    villages = [
        [_village(held[side], held[side] != blow.before[side]) for side in (0, 1)] for held in (blow.before, blow.after)
    ]
    fell = row(*villages[0], corner(lost, 0.5, 0.3), *villages[1], gap=3)
    message = f"saved-{blow.why}" if blow.why in _SAVED else "saved-thrift"
    saved = said(message, NOTE.but(size=12.5, colour="#FFD9B0", lines=3))
    told = column(sized(head, high=50), sized(fell, high=47), pad(saved, 2, 0), gap=11)
    return on(Ground(ground, GLOW if last else line, 8, 2 if last else 1.4), told, 11, 9)


def _village(gold: int, struck: bool) -> Block:
    """A village with its gold, lit if that has changed; dark in chaos."""
    what = "centre" if gold else "chaos"
    purse = on(
        Ground("#FFF8E7" if gold else "#FFD9C8", INK, 5, 1.1),
        write(gold, NAME.but(size=13, colour=INK if gold else "#8E1F1A", align="center")),
    )
    frame = Ground(FRAMES[what], GLOW if struck else CREAM, 5, 2 if struck else 1.1)
    card = column(sized(on(frame, icon(f"anno1701/lands/{what}", 36)), high=44), blank(), gap=0)
    return sized(over(card, corner(sized(purse, 18, 17), 0.5, 1)), 44)


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
    ground, line, faint = ("#230D16", "#8A3A3E", "#5A2A30") if night else (NAVY, LINE, "#25506E")
    sheet.panel((0.7, y, 744.6, high - 1), ground, line, 8, 1.3)
    sides = (
        sized(
            row(sign(s.side[seat] or "lion", 22), said("end-favour", NOTE, {"seat": seat, "favour": favour(s, seat)})),
            160,
        )
        for seat in (me, 1 - me)
    )
    fill(sheet, (14, y + 4, 730, 26), row(said("end-race" if purse < 0 else "end-race-purse", HEAD), *sides, gap=4))
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
            fill(sheet, (12, level - 9, 28, 18), write(crowns, TICK.but(align="right")))
    points = _points(s, course)
    across = wide / max(1, len(points) - 1)
    for turn in range(0, len(points), max(1, round(len(points) / 8))):
        fill(sheet, (left + turn * across - 16, top + tall + low + 4, 32, 18), write(turn, TICK))
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
    fill(sheet, (18, top + 6, 18, 18), sign("gold", 18))
    fill(sheet, (12, top + tall / 2 - 1, 28, 18), write(CALM, TICK.but(align="right")))


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
        medal = on(Ground(NAVY, ink, 9, 1.8), sign("crown", 12))
        fill(sheet, (left + x - 9, top + level - 9, 18, 18), medal)


__all__ = ["Blow", "ending", "last_blows"]
