"""The slip beside a moment: what it was, what Matsu says of it, the deeds with their figures, how it might go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.table.layout import Rect, overlap
from game.ui.canvas import Canvas, TextStyle
from game.ui.table.board.marks import draw_number
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE

HEAD = 102.0
PLACES: tuple[Rect, ...] = (
    (856.0, 254.0, 412.0, 370.0),
    (968.0, 160.0, 300.0, 464.0),
    (12.0, 254.0, 384.0, 370.0),
    (12.0, 160.0, 300.0, 464.0),
)
"""Where it may stand, the likeliest first."""
ROW, FOOT = 44.0, 100.0
NARROW = 350.0
"""A slip that is no wider says how sure its figure is in the line below it; which deed it is stands on the counter too."""
STEP = 48.0
"""The most that one deed of how it might go on takes."""
GREY, GOLD = "#E4E2DC", "#F9E7B4"


class DeedRow(NamedTuple):
    """One of the two deeds: whose it is, what it is, points by the end with how sure they are, and the chance to win (both
    "" where they are not known)."""

    gold: bool
    whose: str
    deed: str
    points: str
    chance: str


class SlipText(NamedTuple):
    """What a slip says. ``line`` is how it might go on, with the share of continuations, in place of the words."""

    what: str
    head: str
    amount: str
    unit: str
    sub: str
    said: str
    rows: tuple[DeedRow, ...]
    line: tuple[tuple[str, str], ...] = ()


def place_for_slip(things: Sequence[Rect]) -> Rect:
    """Where the slip covers least of what the deeds concern."""
    return min(PLACES, key=lambda place: sum(overlap(place, thing) for thing in things))


def draw_slip(canvas: Canvas, place: Rect, slip: SlipText, shown: int) -> None:
    """The slip; of how it might go on, the deed that is ``shown`` last stands out."""
    x, y, w, h = place
    colour = {"costly": "#FF8A75", "left": "#FF8A75"}.get(slip.what, "#A9D48C")
    canvas.shadow(place, 8, 12, 170, 5)
    canvas.panel((x, y, w, HEAD + 10), "#120926", "#8A5E14", 8, 1.6)
    sign = slip.what if slip.what in ("costly", "saving", "turn") else ""
    if sign:
        canvas.svg(f"shared/house/moment_{sign}", (x + 12, y + 12, 26, 26))
    left = x + (46 if sign else 16)
    canvas.svg(
        f"shared/house/host_{'kind' if slip.what in ('costly', 'left') else 'glad' if slip.what == 'saving' else 'talk'}",
        (x + w - 112, y + 2, 104, HEAD + 22),
    )
    room = w - 124
    canvas.line(slip.head, (left, y + 8, x + room - left, 34), 20, "#FFF1CF", "title")
    wide = min(room - 90, canvas.measure(slip.amount, 30, "title") + 6) if slip.amount else 0.0
    unit, sub = slip.unit, slip.sub
    if w < NARROW and "\n" in unit:
        unit, sub = unit.split("\n", 1)
    if slip.amount:
        canvas.line(slip.amount, (x + 16, y + 40, wide, 36), 30, colour, "title")
        canvas.text(
            unit,
            (x + 24 + wide, y + 38, room - wide - 20, 42),
            TextStyle(12, "#D9CFE8", valign="middle", leading=1.15, fit=True, lines=3),
        )
    canvas.line(sub, (x + 16, y + 76, room - 16, 22), 12.5, "#B9ADD0")
    canvas.panel((x, y + HEAD, w, h - HEAD), PAPER, PAPER_EDGE, 8, 1.4)
    deeds = () if slip.line else slip.rows
    room_for_deed = w - 62
    long = any(canvas.measure(deed.deed, 12.5) > room_for_deed for deed in deeds)
    high = ROW + 16 if long else ROW
    rows = y + h - FOOT + 44 - high * len(deeds)
    body = (x + 16, y + HEAD + 8, w - 32, rows - y - HEAD - 14)
    if slip.line:
        _draw_line(canvas, body, slip.line, shown)
    else:
        canvas.text(slip.said, body, TextStyle(14.5, INK, leading=1.45, fit=True, valign="middle"))
    for row, deed in enumerate(deeds):
        _draw_deed(canvas, (x + 10, rows + high * row, w - 20, high - 4), deed)


def _draw_line(canvas: Canvas, place: Rect, line: Sequence[tuple[str, str]], shown: int) -> None:
    x, y, w, h = place
    pitch = min(STEP, h / max(1, len(line)))
    for number, (deed, share) in enumerate(line):
        top = y + pitch * number
        if number == shown:
            canvas.panel((x - 8, top, w + 16, pitch - 2), "#FFF3CC", "#E3BE6A", 6, 1.2)
        alpha = 255 if number <= shown else 120
        draw_number(canvas, number + 1, (x - 2, top + (pitch - 20) / 2 - 1, 20, 20), alpha)
        ink = INK if number <= shown else INK2
        canvas.text(
            deed, (x + 24, top, w - 76, pitch - 2), TextStyle(13, ink, leading=1.15, fit=True, valign="middle", lines=3)
        )
        canvas.line(share, (x + w - 50, top, 50, pitch - 2), 12.5, INK2, align="right")


def _draw_deed(canvas: Canvas, place: Rect, row: DeedRow) -> None:
    x, y, w, h = place
    canvas.panel(place, GOLD if row.gold else GREY, "#C99A2E" if row.gold else "#9A968C", 6, 1.4)
    if row.gold:
        canvas.panel((x + 8, y + h / 2 - 8, 16, 16), "#FFD55E", "#8A5E14", 8, 1.6)
    else:
        canvas.panel((x + 8, y + h / 2 - 8, 16, 16), "#C9CCD2", "#5B5F68", 2, 1.6)
    right = x + w - 10
    for figure, wide in ((row.chance, 48.0), (row.points, 84.0)):
        if figure:
            canvas.line(figure, (right - wide, y + 1, wide, 20), 13.5, INK, "bold", "right")
            right -= wide + 4
    canvas.line(row.whose, (x + 32, y + 1, right - x - 32, 19), 12, INK, "bold")
    canvas.text(
        row.deed,
        (x + 32, y + 18, w - 42, h - 18),
        TextStyle(12.5, INK, leading=1.2, fit=True, valign="middle", lines=2),
    )
