"""Where the points of a game came from and how they grew: what decided it in its own numbers, and the curve."""

from __future__ import annotations

from collections import Counter
from typing import Final

from game.engine import Event, View
from game.presentation import DisplayList, Rect
from game.presentation import layout as lay
from game.presentation.course import Course
from game.presentation.layout import row
from game.titles.cuba.art import inks
from game.titles.cuba.rules.components import BUILDING_VP, BUILDINGS, DOCK_VP, DOCKS, ROUNDS
from game.titles.cuba.table import seen

PATTERNS: Final = ("", "9 4", "2 4", "10 4 2 4", "5 5")
"""How the lines of the curve are broken, by the place of the seat in the ranking: told apart without colour."""


LEFT, RIGHT, TOP, FOOT = 34, 62, 40, 28
"""How much is left round the curve to what stands beside it."""
TICKS: Final = 20
"""So many points are between two lines."""
NAMED: Final = 18.0
"""How high the points at the end of a line are."""


def course_of(course: Course | None) -> list[tuple[int, tuple[int, ...]]]:
    """The points of all seats at the end of each round, as (round, points); the last is the end of the game."""
    return [(number, scores) for number, (scores, _) in sorted(_rounds(course).items())]


def _rounds(course: Course | None) -> dict[int, tuple[tuple[int, ...], int]]:
    """The points of all seats at the end of each round, and after how many plies it was over."""
    number, found = 0, dict[int, tuple[tuple[int, ...], int]]()
    for waypoint in course.waypoints if course else ():
        number = waypoint.number if waypoint.part == "round" else number
        if number:
            found[number] = waypoint.scores, max(waypoint.n, found[number][1] if number in found else 0)
    return found


def _of(course: Course | None, seat: int, *kinds: str) -> list[Event]:
    if course is None:
        return []
    return [e for e in course.events if e.kind in kinds and e.params.get("seat") == seat]


def _listed(course: Course | None, seat: int, kind: str, drawing: str) -> list[tuple[str, str]]:
    """The points of all events of a kind, and their sum."""
    row = [_number(event, "vp") for event in _of(course, seat, kind)]
    return [(drawing, " + ".join(map(str, row)) + f" = **{sum(row)}**")] if row else []


def _number(event: Event, name: str) -> int:
    value = event.params.get(name, 0)
    return value if isinstance(value, int) else 0


def told(v: View, course: Course | None, seat: int, source: str) -> list[tuple[str, str]]:
    """What a seat's points of one source are made of, as (drawing, text), the greatest part first."""
    if source == "ships":
        docks: Counter[str] = Counter()
        for event in _of(course, seat, "loaded"):
            docks[str(event.params["dock"])] += _number(event, "count")
        return [
            ("cuba/icons/ship", f"{docks[dock]}×{vp} = **{docks[dock] * vp}**")
            for dock, vp in sorted(zip(DOCKS, DOCK_VP), key=lambda pair: -docks[pair[0]] * pair[1])
            if docks[dock]
        ]
    if source == "buildings":
        houses: Counter[str] = Counter()
        for event in _of(course, seat, "turned_into_vp", "building_vp"):
            houses[str(event.params["building"])] += _number(event, "vp")
        return [(f"cuba/buildings/{house}", f"**+{vp}**") for house, vp in houses.most_common() if house in BUILDINGS]
    if source == "laws":
        kinds = (("coin", "tax_paid"), ("merchandise", "duty_paid"), ("law", "tax_and_duty"))
        events = [(icon, _of(course, seat, kind)) for icon, kind in kinds]
        return [
            (f"cuba/icons/{icon}", f"{len(row)}×{_number(row[0], 'vp')} = **{sum(_number(e, 'vp') for e in row)}**")
            for icon, row in events
            if row
        ]
    if source == "subsidy":
        return _listed(course, seat, "subsidy_gained", "cuba/icons/law")
    if source == "architect":
        return _listed(course, seat, "architect_bonus", "cuba/icons/vp")
    built = list(v.state.buildings(seat))
    return [("cuba/icons/house", f"{len(built)}×{BUILDING_VP} = **{len(built) * BUILDING_VP}**")]


def curve(
    v: View, course: Course | None, order: list[int], sheet: DisplayList, rect: Rect
) -> tuple[tuple[Rect, int], ...]:
    """The points of all seats from round to round, with a note where the winner took the lead for good. Returns the
    place of each round with the number of plies after which it was over."""
    x, y, w, h = rect
    points = [(0, (0,) * v.state.seats), *course_of(course)]
    how = lay.shared(lay.say("cuba-art-curve-how", inks.LAST.but(colour=inks.SECOND))) if len(points) > 1 else None
    title = lay.sized(row(lay.shared(lay.say("cuba-art-curve", inks.HEAD), 0.8), how), high=inks.HEAD_HIGH)
    lay.fill(sheet, rect, lay.on(inks.BOARD.but(shadow=0), lay.column(title, lay.blank()), inks.PAD + inks.INSET, 3))
    if len(points) < 2:
        return ()
    most = max(TICKS, *(max(scores) for _, scores in points))
    left, right, top, foot = x + LEFT, x + w - RIGHT, y + TOP, y + h - FOOT

    def at(number: int, vp: float) -> tuple[float, float]:
        return left + (right - left) * number / ROUNDS, foot - (foot - top) * vp / most

    for tick in range(0, most + 1, TICKS):
        _, ty = at(0, tick)
        sheet.panel((left, ty, right - left, 1), inks.WHITE, "", 0, 0, 0.14)
        lay.fill(
            sheet,
            (x, ty - inks.LINE_HIGH / 2, LEFT - inks.PAD, inks.LINE_HIGH),
            lay.write(tick, inks.FINE.but(align="right")),
        )
    for number, _ in points[1:]:
        tx, _ = at(number, 0)
        lay.fill(
            sheet,
            (tx - inks.AIR, foot + 3, 2 * inks.AIR, inks.LINE_HIGH),
            lay.write(number, inks.FINE.but(align="center")),
        )
    for place in reversed(range(len(order))):
        seat = order[place]
        spots = [at(number, scores[seat]) for number, scores in points]
        _line(sheet, spots, inks.SEAT[seen.color_of(v, seat)], PATTERNS[place], 3.4 if place == 0 else 2.2)
    _names(v, sheet, points[-1][1], order, at(ROUNDS, 0)[0] + inks.PAD, (top, foot), most)
    _lead(sheet, points, order[0], rect)
    half, rounds = (right - left) / ROUNDS / 2, _rounds(course)
    return tuple(
        ((at(n, 0)[0] - half, top - 3, 2 * half, foot - top + inks.LINE_HIGH + inks.INSET), rounds[n][1])
        for n, _ in points[1:]
    )


def _line(sheet: DisplayList, spots: list[tuple[float, float]], ink: str, pattern: str, width: float) -> None:
    x0, y0 = min(x for x, _ in spots) - inks.INSET, min(y for _, y in spots) - inks.INSET
    w, h = max(x for x, _ in spots) - x0 + inks.INSET, max(y for _, y in spots) - y0 + inks.INSET
    way = "M" + " L".join(f"{x - x0:.1f} {y - y0:.1f}" for x, y in spots)
    broken = f' stroke-dasharray="{pattern}"' if pattern else ""
    body = f'<path d="{way}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"{broken}/>'
    body += "".join(f'<circle cx="{x - x0:.1f}" cy="{y - y0:.1f}" r="{width}" fill="{ink}"/>' for x, y in spots[1:])
    sheet.shape(body, (x0, y0, w, h), (w, h))


def _names(
    v: View,
    sheet: DisplayList,
    scores: tuple[int, ...],
    order: list[int],
    x: float,
    span: tuple[float, float],
    most: int,
) -> None:
    """Shape and points at the end of each line, kept apart."""
    top, foot = span
    last = top - NAMED - inks.INSET
    room = (foot - top) / max(1, len(order))
    for place, seat in enumerate(order):
        wanted = foot - (foot - top) * scores[seat] / most - NAMED / 2
        lowest = foot - NAMED * (len(order) - place) + NAMED / 2
        last = min(max(last + min(NAMED, room), wanted), lowest)
        points = lay.write(scores[seat], inks.SMALL.but(face="bold", colour=inks.GOLD if place == 0 else inks.CREAM))
        shown = row(inks.shape_of(seen.color_of(v, seat), inks.MARK), points, gap=3)
        lay.fill(sheet, (x, last, RIGHT - inks.PAD, NAMED), shown)


def _lead(sheet: DisplayList, points: list[tuple[int, tuple[int, ...]]], winner: int, rect: Rect) -> None:
    """From which round on nobody was before the winner."""
    since = 0
    for number, scores in points[1:]:
        if scores[winner] < max(scores):
            since = number
    if not 0 < since + 1 <= ROUNDS:
        return
    x, y, w, _ = rect
    words = lay.say("cuba-art-curve-lead", inks.MIDDLE.but(colour=inks.PALE), {"n": since + 1})
    note = lay.sized(lay.on(inks.WELL.but(line=inks.GOLD), words, 3, 0), high=inks.HEAD_HIGH - 2)
    lay.fill(sheet, (x + LEFT + inks.PAD, y + TOP - 2, 0.4 * w, inks.HEAD_HIGH), note)
