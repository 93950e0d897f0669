"""The course of a reviewed game as a sheet: the chance to win of everybody after each decision, the rounds, how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.presentation.history import chapters
from game.review.kept import COSTLY, SAVING, TURN, Review
from game.text.speech import worded
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.table.context import TableContext
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE

SHEET: Rect = (276, 74, 980, 236)
PLOT: Rect = (330, 126, 746, 150)
ENDS, END_PITCH = (1108.0, 122.0), 32.0
SQUARE, COLUMN = 13.0, 4
"""How wide a decision is in its field, and how many stand in a column."""
NARROW_SQUARE = 5.6
"""Below that the rounds give up their gaps."""
FIELD: Rect = (560, 578, 366, 60)
GAP = 9.0
RIVAL = "#A83C55"
DASHES = ("7 5", "2 4", "10 4 2 4", "4 4")
COLOURS = {COSTLY: "#B2301F", SAVING: "#3F6A22", TURN: "#8A5E14"}
"""What is said of a moment in its figures."""
PALE, DEEPER = 0.6, 0.66
"""Lightness from which a colour is drawn darker on paper, and by how much."""
NARROWEST = 18.0
"""Plot that a round needs for its number."""


class Side(NamedTuple):
    """One sheet of the result: whose it is, its colour, and what it came to."""

    sheet: int
    name: str
    colour: str
    total: int


class Span(NamedTuple):
    """A round: its number and its first ply."""

    number: int
    first: int


def sides_of(table: TableContext) -> list[Side]:
    """All sheets of a game that is over, in their order: the seats, then rivals of the rules."""
    result = table.session.result()
    found = []
    for sheet, score in enumerate(result.scores if result is not None else ()):
        rival = score.seat < 0
        who = {"it": score.who}
        name = str(worded(table.texts, table.title.id, who)["it"]) if rival else table.words.names[score.seat]
        found.append(Side(sheet, name, RIVAL if rival else on_paper(table.colour_of(score.seat)), score.total))
    return found


def on_paper(colour: str) -> str:
    """The same colour as it can be seen on paper."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    if (0.3 * red + 0.59 * green + 0.11 * blue) / 255 < PALE:
        return colour
    return "#" + "".join(f"{round(part * DEEPER):02X}" for part in (red, green, blue))


def spans_of(table: TableContext) -> list[Span]:
    """The outermost parts of the game's flow that have a number."""
    told = chapters(table.model.plies, table.model.presentation)
    return [Span(part.number, part.first) for part in told if part.number and not part.depth]


def draw_course(canvas: Canvas, table: TableContext, review: Review | None, seat: int, spans: Sequence[Span]) -> None:
    """The whole sheet, with as much of the course as is known."""
    texts = table.texts
    canvas.panel(SHEET, PAPER, PAPER_EDGE, 8, 1.2)
    canvas.line(texts("review-curve"), (294, 84, 500, 30), 18, INK, "title")
    x, y, w, h = PLOT
    last = max(1, review.plies if review is not None else len(table.session.plies))
    _draw_spans(canvas, spans, last)
    for part in (0, 25, 50, 75, 100):
        level = y + h * (1 - part / 100)
        canvas.panel((x, level, w, 1), "#D8CCAE", None, 0)
        canvas.line(f"{part}", (x - 48, level - 10, 36, 20), 12, INK2, "body", "right")
    sides = sides_of(table)
    _draw_ends(canvas, texts("review-ends"), sides, seat)
    if review is None or len(review.looks) < 2:
        return
    for side in sorted(sides, key=lambda side: side.sheet == seat):
        if side.sheet < len(review.looks[0].chances):
            line = [(x + w * ply / last, y + h * (1 - chance)) for ply, chance in review.curve(side.sheet)]
            mine = side.sheet == seat
            canvas.stroke(line, side.colour, 3.4 if mine else 1.8, "" if mine else DASHES[side.sheet % len(DASHES)])
    known = dict(review.curve(seat))
    for moment in review.moments:
        if moment.ply in known:
            at = (x + w * moment.ply / last - 12, y + h * (1 - known[moment.ply]) - 12, 24.0, 24.0)
            canvas.panel(at, "#FFFDF6", COLOURS[moment.what], 12, 1.8)
            canvas.svg(f"shared/house/moment_{moment.what}", (at[0] + 4, at[1] + 4, 16, 16))


def _draw_spans(canvas: Canvas, spans: Sequence[Span], last: int) -> None:
    """Every other round on darker ground, with its number below where there is room for it."""
    x, y, w, h = PLOT
    right = x - NARROWEST
    for place, span in enumerate(spans):
        start = x + w * (span.first - 1) / last
        end = x + w * (spans[place + 1].first - 1) / last if place + 1 < len(spans) else x + w
        if place % 2 == 0:
            canvas.fill((start, y - 6, end - start, h + 12), "#E9DCBD", 150)
        middle = (start + end) / 2
        if middle - right >= NARROWEST:
            canvas.line(str(span.number), (middle - 20, y + h + 5, 40, 20), 12, INK2, "body", "center")
            right = middle


def _draw_ends(canvas: Canvas, head: str, sides: Sequence[Side], seat: int) -> None:
    """What everybody came to, the most first."""
    x, y = ENDS
    canvas.line(head, (x, y - 22, 140, 20), 12.5, INK2)
    for row, side in enumerate(sorted(sides, key=lambda side: (-side.total, side.sheet))):
        top = y + END_PITCH * row
        mine = side.sheet == seat
        if mine:
            canvas.panel((x - 6, top, 142, END_PITCH - 3), "#F9E7B4", "#C99A2E", 6, 1.2)
        dash = "" if mine else DASHES[side.sheet % len(DASHES)]
        middle = top + END_PITCH / 2 - 1
        canvas.stroke([(x, middle), (x + 22, middle)], side.colour, 3.4 if mine else 2, dash)
        total = str(side.total)
        wide = canvas.measure(total, 15, "bold") + 2
        canvas.line(total, (x + 130 - wide, top, wide, END_PITCH - 3), 15, INK, "bold", "right")
        style = TextStyle(12.5, INK, "bold" if mine else "body", valign="middle", leading=1.0, lines=2)
        canvas.text(side.name, (x + 28, top, 98 - wide, END_PITCH - 3), style)


def places_of(decisions: Sequence[int], spans: Sequence[Span]) -> tuple[dict[int, Rect], list[tuple[int, float]]]:
    """Where the square of each decision stands, by round as far as there is room for that; and number and place of the
    rounds."""
    firsts = [span.first for span in spans]
    groups: dict[int, list[int]] = {}
    for ply in decisions:
        groups.setdefault(sum(first <= ply for first in firsts), []).append(ply)
    x, y, w, h = FIELD
    columns = sum(-(-len(plies) // COLUMN) for plies in groups.values())
    if (w - GAP * len(groups)) / max(1, columns) < NARROW_SQUARE:
        groups, columns = {0: [*decisions]}, -(-len(decisions) // COLUMN)
    pitch = min(SQUARE, (w - GAP * (len(groups) - 1)) / max(1, columns))
    found: dict[int, Rect] = {}
    heads: list[tuple[int, float]] = []
    left = x
    for group, plies in groups.items():
        if group:
            heads.append((spans[group - 1].number, left))
        for place, ply in enumerate(plies):
            size = pitch - 2 if pitch > 5 else pitch * 0.7
            at = left + pitch * (place // COLUMN), y + h / COLUMN * (place % COLUMN)
            found[ply] = (*at, size, 12.0)
        left += pitch * -(-len(plies) // COLUMN) + GAP
    return found, heads
