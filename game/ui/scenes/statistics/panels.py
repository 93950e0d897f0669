"""The right side of the statistics: totals with the last games as bars, endings as lamps, latest games, the note."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from game.archive import Entry
from game.archive.records import Best
from game.archive.statistics import Tally
from game.engine import Title
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.archive.words import played_on, signed, sitters
from game.ui.scenes.house import draw_crest, mark
from game.ui.theme import BAR, CREAM, DIM, GOLD, GOOD, INK, INK2, PAPER_EDGE, RED_HEAD, RULE

TOTALS: Rect = (872, 74, 384, 176)
LOWER: Rect = (872, 266, 384, 300)
NOTE: Rect = (872, 582, 384, 90)
BESTS: Rect = (40, 560, 800, 98)
RECENT = 10
_HEADING = "#F2D58C"
_GLOWS = ("#7A2434", "#6A3E70", "#5A4C98", "#7463BE", "#C9A045", "#F2D58C")


def draw_totals(
    canvas: Canvas,
    texts: Texts,
    total: Tally,
    rows: Sequence[tuple[str, str]],
    solo: bool,
    points: bool,
    apart: Sequence[int],
) -> None:
    """Won and lost (or just games) in large figures, up to three rows beside them, the last games as bars where points
    are counted: if there are none, the differences of those with hints, which are counted ``apart``."""
    x, y, w, _ = TOTALS
    canvas.sheet(TOTALS, BAR, "#4A6F62", 8, 1.2, (8, 120, 4))
    figures = [
        (total.won, "statistics-won-word", _HEADING, 58.0),
        (total.lost, "statistics-lost-word", "#F0B0A0", 42.0),
    ]
    if not total.played and apart:
        figures = [(len(apart), "statistics-games-word", _HEADING, 58.0)]
    elif not solo:
        figures = [(total.played, "statistics-games-word", _HEADING, 58.0)]
    _figures(canvas, texts, figures, (x + 22, y + 6, 194, 84))
    for index, (label, value) in enumerate(rows):
        top = y + 11 + 25 * index
        wide = canvas.measure(value, 15, "bold")
        canvas.line(label, (x + 226, top, 134 - wide, 24), 12.5, DIM)
        canvas.line(value, (x, top, w - 18, 24), 15, CREAM, "bold", "right")
    canvas.fill((x + 18, y + 96, w - 36, 1.2), "#3E6A5C")
    last = total.differences[:RECENT] if points else ()
    if not total.played and apart:
        words = texts("statistics-only-hinted", count=len(apart))
        canvas.line(words, (x + 20, y + 101, w - 40, 24), 12.5, DIM)
        if points:
            _bars(canvas, apart[:RECENT][::-1], (x + 20, y + 126, w - 40, 46))
        return
    if not last:
        if not total.played:
            canvas.line(texts("statistics-nothing"), (x + 20, y + 104, w - 40, 62), 13, DIM, align="center")
        return
    canvas.line(texts("statistics-recent", count=len(last)), (x + 20, y + 101, 240, 24), 12.5, DIM)
    _bars(canvas, last[::-1], (x + 20, y + 126, w - 40, 46))


def _figures(canvas: Canvas, texts: Texts, figures: Sequence[tuple[int, str, str, float]], rect: Rect) -> None:
    """Large numbers with their words, all on one foot, made smaller together if they are long."""
    x, y, w, h = rect
    scale = 1.0
    while scale > 0.4 and sum(_wide(canvas, texts, f, scale) for f in figures) > w + 18:
        scale -= 0.05
    foot = y + h - 14
    for number, message, colour, size in figures:
        big = size * scale
        wide = canvas.measure(str(number), big, "title", True)
        fixed = canvas.like(text_scale=1.0)
        fixed.line(str(number), (x, foot - big * 1.08, wide + 8, big * 1.3), big, colour, "title")
        fixed.line(texts(message, count=number), (x + wide + 6, foot - 25, 60, 26), 18, CREAM, "title")
        x += _wide(canvas, texts, (number, message, colour, size), scale)


def _wide(canvas: Canvas, texts: Texts, figure: tuple[int, str, str, float], scale: float) -> float:
    number, message, _, size = figure
    digits = canvas.measure(str(number), size * scale, "title", True)
    return digits + canvas.measure(texts(message, count=number), 18, "title", True) + 26


def _bars(canvas: Canvas, differences: Sequence[int], rect: Rect) -> None:
    """A bar up or down for each game, the latest at the right, with its figure on the other side of the line."""
    x, y, w, h = rect
    middle = y + h * 0.5
    most = max(60, *(abs(d) for d in differences))
    pitch = w / RECENT
    for index, difference in enumerate(differences):
        left = x + 2 + pitch * index
        long = 3 + (h / 2 - 4) * abs(difference) / most
        up = difference >= 0
        place = (left + 5, middle - 1 - long if up else middle + 1, pitch - 14, long)
        canvas.panel(place, "#8DBE6A" if up else "#D8705E", None, 2)
        top = middle + 2 if up else middle - 20
        canvas.line(signed(difference), (left - 2, top, pitch, 18), 11.5, CREAM, align="center")
    canvas.fill((x, middle - 0.6, w, 1.2), "#6E8F80")


def draw_endings(canvas: Canvas, texts: Texts, title: Title, names: Sequence[str], seen: Mapping[str, int]) -> None:
    """A lamp for every ending; those not seen yet are dark and have no name."""
    x, y, w, h = LOWER
    canvas.sheet(LOWER, "#1E1440", "#C9A45A", 8, 1.3, (8, 120, 4))
    canvas.line(texts("statistics-endings"), (x + 20, y + 6, 240, 32), 18, _HEADING, "title")
    count = sum(name in seen for name in names)
    canvas.line(f"{count} / {len(names)}", (x, y + 6, w - 20, 32), 14.5, CREAM, "bold", "right")
    pitch = (h - 48) / max(1, -(-len(names) // 3))
    for index, name in enumerate(names):
        place = (x + 16 + 119.0 * (index % 3), y + 44 + pitch * (index // 3), 114.0, pitch - 7)
        glow = _GLOWS[round(index * (len(_GLOWS) - 1) / max(1, len(names) - 1))]
        message = f"{title.id}-ending-{name}-name".replace("_", "-")
        words = texts(message) if name in seen else texts("statistics-unseen")
        times = texts("statistics-times", count=seen[name]) if name in seen else ""
        _lamp(canvas, title, place, glow if name in seen else "", words, times)


def _lamp(canvas: Canvas, title: Title, rect: Rect, glow: str, words: str, times: str) -> None:
    """An arched window with the sign of the title before a light; ``glow`` "" is dark."""
    x, y, w, h = rect
    line, light = (glow, glow) if glow else ("#3A2E63", "#1C1238")
    body = (
        f'<path d="M1 118 V50 A56 49 0 0 1 113 50 V118Z" fill="#120926" stroke="{line}" stroke-width="2"/>'
        f'<circle cx="57" cy="44" r="27" fill="{light}"/>'
        f'<path d="M12 82 H102" stroke="{"#4B3D7A" if glow else "#2A2050"}" stroke-width="2"/>'
    )
    canvas.drawing(body, rect, (114, 119))
    if glow:
        size = min(w, h) * 0.3
        draw_crest(canvas, title, (x + (w - size) / 2, y + h * 44 / 119 - size / 2, size, size))
    foot = y + h * 0.69
    if times:
        face = "bold" if canvas.measure(words, canvas.least(words, 11.5), "bold", True) <= w - 10 else "body"
        canvas.line(words, (x + 5, foot + 1, w - 10, 20), 12.5, CREAM, face, "center")
        canvas.line(times, (x + 4, foot + 18, w - 8, 17), 11.5, "#C9BEE0", align="center")
    else:
        canvas.line(words, (x + 4, foot + 4, w - 8, 26), 13, "#8F83B4", "bold", "center")


def draw_latest(canvas: Canvas, texts: Texts, title: Title, games: Sequence[Entry], now: datetime) -> None:
    """The latest games of several seats: when, who won with how many points, how many played."""
    x, y, w, h = LOWER
    canvas.sheet(LOWER, BAR, "#4A6F62", 8, 1.2, (8, 120, 4))
    canvas.line(texts("statistics-latest"), (x + 20, y + 6, 300, 32), 18, _HEADING, "title")
    if not games:
        canvas.text(
            texts("statistics-nothing"),
            (x + 20, y + 44, w - 40, h - 60),
            TextStyle(13, DIM, "body", "center", "middle"),
        )
        return
    pitch = min(36.0, (h - 44) / max(1, len(games[:RECENT])))
    for index, entry in enumerate(games[:RECENT]):
        top = y + 40 + pitch * index
        if index:
            canvas.fill((x + 18, top, w - 36, 1), "#2C4A40")
        canvas.line(played_on(texts, entry.saved, now), (x + 20, top, 112, pitch), 12.5, DIM)
        people = sitters(texts, entry, title)
        first = [person for person in people if person.seat in entry.winners]
        best = first[0] if first else max(people, key=lambda p: p.points, default=None)
        if best is None:
            continue
        names = texts("list-separator").join(p.name for p in first or [best])
        if entry.drawn:
            names = texts("archive-state-drawn")
        else:
            canvas.svg(mark(title, best.colour), (x + 138, top + pitch / 2 - 8, 16, 16))
        canvas.line(names, (x + 162, top, 110, pitch), 14, CREAM, "bold")
        if best.counts:
            canvas.icon("star", x + 276, top + pitch / 2 - 8, 16)
            canvas.line(str(best.points), (x + 292, top, 34, pitch), 14, CREAM, "bold", "right")
        canvas.icon("person", x + 337, top + pitch / 2 - 7, 14, DIM)
        canvas.line(str(len(entry.seats)), (x + 352, top, 14, pitch), 12.5, DIM, align="right")


def draw_bests(canvas: Canvas, texts: Texts, bests: Sequence[Best], names: Sequence[str], points: bool) -> None:
    """What people came to against each kind of company, side by side."""
    x, y, w, _ = BESTS
    canvas.fill((x, y - 6, w, 1.2), RULE)
    canvas.line(texts("statistics-bests"), (x + 4, y, w, 26), 12.5, INK2, "bold")
    wide = min(300.0, (w - 12 * (len(bests) - 1)) / len(bests))
    for index, (best, name) in enumerate(zip(bests, names)):
        left, top = x + (wide + 12) * index, y + 28
        canvas.panel((left, top, wide, 66), "#FFFDF6", PAPER_EDGE, 7, 1.2)
        figure = signed(best.ahead) if points else ""
        room = canvas.measure(figure, 17, "bold") + 4 if figure else 0.0
        canvas.line(name, (left + 12, top + 4, wide - 30 - room, 28), 15, INK, "bold")
        good = best.ahead > 0 or (not points and best.won > 0)
        canvas.line(figure, (left, top + 4, wide - 12, 28), 17, GOOD if good else RED_HEAD, "bold", "right")
        parts = [texts("statistics-best-won", won=best.won, played=best.played or best.hinted)]
        if points:
            parts.append(texts("statistics-best-points", most=best.most))
        if best.hinted:
            parts.append(texts("statistics-with-hints", count=best.hinted))
        words = " · ".join(parts)
        canvas.line(words, (left + 12, top + 34, wide - 24, 24), 13, INK2, shorter=(" · ".join(parts[:2]), parts[0]))


def draw_note(canvas: Canvas, texts: Texts, practice: int, assisted: int) -> None:
    """What is not counted, and why figures may go."""
    x, y, w, _ = NOTE
    canvas.sheet(NOTE, BAR, "#4A6F62", 8, 1.2, (8, 120, 4))
    canvas.icon("hint", x + 16, y + 16, 22, GOLD)
    canvas.line(texts("statistics-apart"), (x + 50, y + 8, w - 66, 26), 13.5, CREAM, "bold")
    counts = texts("statistics-apart-counts", practice=practice, assisted=assisted)
    canvas.line(counts, (x + 50, y + 34, w - 66, 22), 12.5, DIM)
    canvas.line(texts("statistics-deleted"), (x + 50, y + 56, w - 66, 22), 12.5, DIM)
