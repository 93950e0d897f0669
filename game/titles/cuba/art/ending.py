"""The last scene: the ship that carried the game sails past the quay at sunset."""

from __future__ import annotations

from game.engine import Result, View
from game.presentation import DisplayList, Ending, Rect, signed
from game.presentation.course import Course
from game.titles.cuba.art.bars import BARS, bars, column, in_order
from game.titles.cuba.art.course import curve, told
from game.titles.cuba.art.hours import felt
from game.titles.cuba.art.inks import CREAM, INK, INK_2, MIDDLE, ONE, RIGHT, SEAT, SUN
from game.titles.cuba.rules.components import MERCHANDISE_IDS
from game.titles.cuba.table import seen


def ending(v: View, result: Result, course: Course | None) -> Ending:
    """The same with the curve of the points and what the points were made of."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    stem = f"cuba-ending-{result.outcome}".replace("_", "-")
    facts = {"seat": winners[0], "vp": result.params["vp"]}
    body, moments = _body(v, result, course)
    return Ending(
        _picture(v, winners),
        f"{stem}-name",
        f"{stem}-text",
        facts,
        v.seat is None or v.seat in winners,
        body=body,
        ground=felt(0),
        moments=moments,
    )


def _picture(v: View, winners: list[int]) -> DisplayList:
    color = seen.color_of(v, winners[0])
    sheet = DisplayList(450, 664)
    sheet.svg("cuba/scenes/sunset", (2, 2, 446, 660))
    sheet.svg("cuba/scenes/galleon", (36, 160, 400, 330), c=SEAT[color])
    wide = 56.0 if len(winners) == 1 else 40.0
    left = 240 - (wide * len(winners) + 4 * (len(winners) - 1)) / 2
    for i, seat in enumerate(winners):
        sheet.svg(f"shared/seats/{seen.color_of(v, seat)}", (left + (wide + 4) * i, 247, wide, wide))
    for i, kind in enumerate(MERCHANDISE_IDS):
        x = 128.0 + 42 * i
        sheet.panel((x, 413, 36, 36), SUN, "#3E1D0C", 5, 1.6)
        sheet.svg(f"cuba/icons/{kind}", (x + 3, 416, 30, 30))
    sheet.svg("cuba/scenes/quay", (2, 512, 446, 150))
    sheet.panel((1, 1, 448, 662), "none", SUN, 10, 2)
    return sheet


def _points(result: Result, seat: int) -> list[int]:
    """The points of a seat by the six columns."""
    items = {item.source: item.amount for item in result.scores[seat].items}
    return [sum(items.get(source, 0) for source in sources) for _, sources, _, _ in BARS]


def _body(v: View, result: Result, course: Course | None) -> tuple[DisplayList, tuple[tuple[Rect, int], ...]]:
    """The itemised score of all on one scale, what decided it, and the way there, with the places of its moments.
    746 x 450."""
    sheet = DisplayList(746, 450)
    points = [_points(result, seat) for seat in range(len(result.scores))]
    sheet.place(bars(v, points, result.ranks), 0, 0)
    sheet.hot(column(len(BARS) - 1), "tally/final_buildings")
    order = in_order(result.ranks)
    _decided(v, result, course, order, sheet)
    return sheet, curve(v, course, order, sheet, (374, 222, 372, 228))


def _decided(v: View, result: Result, course: Course | None, order: list[int], sheet: DisplayList) -> None:
    """The first against the second, source by source: filled to the right is more, hollow to the left is less; below,
    what the greatest gain was made of."""
    first, second = order[0], order[1]
    sheet.panel((0, 222, 362, 228), CREAM, "#8A6A3B", 8, 1.4)
    facts = {"seat": first, "other_seat": second}
    sheet.say((14, 224, 334, 26), "cuba-art-decided-by", facts, size=15, colour=INK, face="title", **ONE)
    mine, theirs = _points(result, first), _points(result, second)
    gaps = [a - b for a, b in zip(mine, theirs)]
    most = max(1, *(abs(gap) for gap in gaps))
    best = max(range(len(gaps)), key=lambda i: gaps[i])
    for i, ((name, _, ink, icon), gap) in enumerate(zip(BARS, gaps)):
        y = 251 + 23.5 * i
        if i == best and gap > 0:
            sheet.panel((8, y, 346, 23), "#F6DFA2", "#C08A2C", 5, 1.2)
        sheet.svg(f"cuba/icons/{icon}", (14, y + 2, 19, 19))
        face = "bold" if i == best and gap > 0 else "body"
        sheet.say((38, y, 78, 23), f"cuba-art-score-{name}", size=12.5, colour=INK, face=face, **ONE)
        sheet.write((118, y, 58, 23), f"{mine[i]} − {theirs[i]}", size=12.5, colour=INK_2, **MIDDLE)
        wide = 56 * abs(gap) / most
        sheet.panel((240, y, 1, 23), "#8A6A3B", "", 0)
        if gap > 0:
            sheet.panel((241, y + 4, wide, 15), "#8A6320" if ink == "#F2DCA8" else ink, "", 3)
        elif gap < 0:
            sheet.panel((240 - wide, y + 4, wide, 15), "none", "#8E1F1A", 3, 1.6)
        text = signed(gap, "±0")
        colour = "#8E1F1A" if gap < 0 else INK
        sheet.write((302, y, 48, 23), text, size=14, colour=colour, face="bold", **RIGHT)
    sheet.panel((8, 395, 346, 49), "#EADAB0", "", 5)
    parts = told(v, course, first, BARS[best][0])
    if gaps[best] <= 0 or not parts:
        message = "cuba-art-decided-by-pesos" if result.scores[first].total == result.scores[second].total else ""
        if message:
            sheet.say((16, 395, 330, 49), message, size=13, colour=INK)
        return
    wide = 346 / min(3, len(parts))
    for i, (drawing, text) in enumerate(parts[:3]):
        sheet.svg(drawing, (14 + wide * i, 403, 32, 32))
        sheet.write((50 + wide * i, 395, wide - 46, 49), text, size=13.5, colour=INK, **ONE)
