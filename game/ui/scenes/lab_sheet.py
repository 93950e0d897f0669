"""The sheet of the lab: what a study has found so far."""

from __future__ import annotations

from game.engine import Figure, Title
from game.lab.aside import DONE, FAILED, Aside
from game.lab.report import Report
from game.lab.words import figure_words, level_words, number_words, verdict
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.lab_charts import INKS, Mark, axis, draw_bars, draw_interval, draw_mark, draw_ticks
from game.ui.theme import GOOD, INK, INK2, LINK, RED, RULE

SEATS: Rect = (48, 250, 488, 160)
TOTALS: Rect = (548, 254, 384, 148)
LENGTHS: Rect = (948, 250, 284, 160)
FIGURES: Rect = (48, 468, 784, 190)
GAMES: Rect = (848, 464, 384, 204)
ROW = 18.0


class ReportSheet:
    """Draws the report of a study. ``group`` says which of its groups of figures is open; -1: that of the question."""

    def __init__(self, texts: Texts, title: Title, aside: Aside) -> None:
        self.texts, self.title, self.aside = texts, title, aside
        self.group = -1

    def draw(self, canvas: Canvas, r: Report) -> None:
        self._draw_verdict(canvas, r)
        self._draw_plates(canvas, r)
        canvas.fill((48, 216, 1184, 1.6), INK2)
        self._draw_seats(canvas, r)
        if any(side.totals for side in r.sides):
            self._head(canvas, 548, 384, "lab-head-points", "lab-note-points")
            draw_bars(canvas, [side.totals for side in r.sides], TOTALS)
        self._draw_lengths(canvas, r)
        canvas.fill((48, 430, 1184, 1), RULE)
        self._draw_figures(canvas, r)
        self._draw_extremes(canvas, r)

    def _head(self, canvas: Canvas, x: float, w: float, message: str, note: str = "") -> None:
        words = self.texts(message)
        canvas.line(words, (x, 222, w, 24), 15, INK, "bold")
        if note:
            left = x + canvas.measure(words, 15, "bold") + 10
            canvas.line(self.texts(note), (left, 222, x + w - left, 24), 12.5, INK2)

    def _draw_verdict(self, canvas: Canvas, r: Report) -> None:
        f = next((f for f in r.sides[0].figures if f.key == r.measure), None)
        over = r.finished
        canvas.line(self._about(r), (48, 78, 784, 20), 12.5, INK2)
        canvas.line(r.question, (48, 98, 784, 36), 25, INK, "title")
        share = f is not None and f.share
        main = r.compared[0].main if r.compared else None
        value, low, high = (main.value, main.low, main.high) if main else (f.value, f.low, f.high) if f else (None,) * 3
        told = number_words(value, share, main is not None)
        canvas.line(told, (48, 138, 140, 50), 34, INKS[1] if main else INKS[0], "title")
        if low is not None and high is not None:
            canvas.line(f"± {number_words((high - low) / 2, share)}", (48, 188, 140, 22), 13, INK2, "bold")
        named = figure_words(self.texts, self.title, f.group, f.name, f.thing) if f else ""
        if main is not None:
            said = verdict(self.texts, main, share, r.sides[0].name, r.sides[1].name, over)
        else:
            said = "" if over else self.texts("lab-interim")
        canvas.text(f"{named}: {said}" if said else named, (200, 138, 632, 74), TextStyle(15, INK, lines=3))

    def _about(self, r: Report) -> str:
        bots = level_words(self.texts, r.sides[0].levels[0])
        game = self.texts(f"{self.title.id}-name-{self.title.id}")
        return self.texts("lab-about-scene", game=game, players=r.players, level=bots, seed=r.seed)

    def _draw_plates(self, canvas: Canvas, r: Report) -> None:
        for n, side in enumerate(r.sides[:2]):
            x, y = 848.0, 80.0 + 66 * n
            ink = INKS[n]
            canvas.panel((x, y, 384, 60), "#FFFDF6", ink, 4, 1.4)
            canvas.fill((x, y, 5, 60), ink)
            draw_mark(canvas, n, x + 22, y + 20)
            canvas.line(side.name, (x + 36, y + 5, 220, 30), 15.5, INK, "bold")
            canvas.line(str(r.deals), (x + 260, y + 4, 84, 26), 16, INK, "bold", "right")
            canvas.line(f"/ {r.asked}", (x + 260, y + 28, 84, 18), 12, INK2, align="right")
            canvas.fill((x + 36, y + 49, 308, 3.6), RULE)
            canvas.fill((x + 36, y + 49, 308 * min(1.0, r.deals / r.asked), 3.6), ink)
            if self.aside.state == DONE or r.finished:
                canvas.icon("tick", x + 352, y + 20, 22, GOOD)
        left = self.aside.left()
        words = self.texts(f"lab-state-{self.aside.state}")
        if left is not None:
            words = self.texts("lab-left", minutes=int(left) // 60, seconds=int(left) % 60)
        if r.faults:
            words = self.texts("lab-failed", count=len(r.faults))
        canvas.line(
            words, (600, 640, 500, 32), 12.5, RED if self.aside.state == FAILED or r.faults else INK2, align="right"
        )

    def _seat_rows(self, r: Report) -> list[tuple[str, list[Mark]]]:
        keys = [f for f in r.sides[0].figures if f.group == "seats" and f.name == "win"]
        rows = []
        for f in keys:
            marks = []
            for n, side in enumerate(r.sides[:2]):
                g = next((g for g in side.figures if g.key == f.key), None)
                if g is not None and g.value is not None:
                    marks.append(Mark(n, g.value, g.low, g.high, number_words(g.value, True)))
            rows.append(
                (
                    self.texts("lab-seat", number=int(f.thing))
                    if f.thing.isdecimal()
                    else figure_words(self.texts, self.title, f.group, f.name, f.thing),
                    marks,
                )
            )
        return rows

    def seat_boxes(self, r: Report) -> list[tuple[int, int, Rect]]:
        """The places of the bars: seat, side, box."""
        rows = self._seat_rows(r)
        x, y, w, h = SEATS
        pitch = (h - 22) / max(1, len(rows))
        boxes = []
        for n, (_, marks) in enumerate(rows):
            step = pitch / max(1, len(marks))
            boxes += [(n, mark.side, (x, y + n * pitch + at * step, w, step)) for at, mark in enumerate(marks)]
        return boxes

    def _draw_seats(self, canvas: Canvas, r: Report) -> None:
        self._head(canvas, 48, 488, "lab-head-seats", "lab-note-seats")
        rows = self._seat_rows(r)
        ends = [end for _, marks in rows for m in marks for end in (m.value, m.low, m.high) if end is not None]
        fair = 1 / r.players if r.players > 1 else None
        x, y, w, h = SEATS
        at = axis([*ends, *([fair] if fair is not None else [])], x + 118, x + w - 80)
        draw_ticks(canvas, at, y + h - 20, y, True, fair)
        pitch = (h - 22) / max(1, len(rows))
        marks = {(n, m.side): m for n, (_, row) in enumerate(rows) for m in row}
        for n, (label, _) in enumerate(rows):
            canvas.line(label, (x, y + n * pitch, 112, pitch), 14, INK)
        for n, side, (bx, by, bw, bh) in self.seat_boxes(r):
            mark = marks[n, side]
            draw_interval(canvas, mark, at, by + bh / 2)
            canvas.line(mark.told, (bx + bw - 76, by, 76, bh), 13, INKS[side], "bold", "right")

    def _draw_lengths(self, canvas: Canvas, r: Report) -> None:
        self._head(canvas, 948, 284, "lab-head-length", "lab-note-length")
        x, y, w, _ = LENGTHS
        found = [
            {f.name: f.value for f in side.figures if f.group in ("length", "points") and f.value is not None}
            for side in r.sides[:2]
        ]
        for line, names in enumerate((("plies_5", "plies_50", "plies_95"), ("points_5", "points_50", "points_95"))):
            shown = [
                (n, [row[name] for name in names]) for n, row in enumerate(found) if all(name in row for name in names)
            ]
            if not shown:
                continue
            top = y + 82 * line
            if line:
                canvas.line(self.texts("lab-head-points"), (x, top - 12, w, 24), 15, INK, "bold")
                top += 12
            at = axis([value for _, values in shown for value in values], x, x + w - 60)
            for n, (low, middle, high) in shown:
                mark = Mark(n, middle or 0.0, low, high, f"{middle:g}")
                draw_interval(canvas, mark, at, top + 12 + 22 * n)
                canvas.line(mark.told, (x + w - 56, top + 22 * n, 56, 24), 14, INK, "bold", "right")

    def _draw_figures(self, canvas: Canvas, r: Report) -> None:
        if r.groups[max(0, self.group)] in r.unanswered:
            x, y, w, _ = FIGURES
            canvas.line(self.texts("lab-cannot-answer"), (x, y + 60, w, 40), 15, INK2, align="center")

    def shown(self) -> list[Figure]:
        """The figures of the group that is open."""
        r = self.aside.report
        if r is None or r.groups[max(0, self.group)] in r.unanswered:
            return []
        return [f for f in r.sides[0].figures if f.group == r.groups[max(0, self.group)]]

    def draw_figure(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        """A figure: its name, the marks of the sides, their numbers, and the difference where it is more than chance."""
        r, shown = self.aside.report, self.shown()
        if r is None or at >= len(shown):
            return
        f = shown[at]
        x, top = rect[:2]
        half = x + 300
        canvas.line(figure_words(self.texts, self.title, f.group, f.name, f.thing), (x, top, 290, ROW), 12.5, INK)
        marks = []
        for number, side in enumerate(r.sides[:2]):
            g = next((g for g in side.figures if g.key == f.key), None)
            if g is not None and g.value is not None:
                marks.append(Mark(number, g.value, g.low, g.high, number_words(g.value, g.share)))
        ends = [end for m in marks for end in (m.value, m.low, m.high) if end is not None]
        scale = axis([*ends, *([0.0, 1.0] if f.share else [])], half, half + 240)
        canvas.fill((half, top + ROW / 2, 240, 1), RULE)
        for mark in marks:
            draw_interval(canvas, mark, scale, top + ROW / 2)
            place = (half + 248 + 72 * mark.side, top, 68, ROW)
            canvas.line(mark.told, place, 12.5, INKS[mark.side], "bold", "right")
        d = next((d for d in r.compared[0].differences if d.key == f.key), None) if r.compared else None
        if d is not None and d.verdict in ("more", "less"):
            canvas.line(number_words(d.value, f.share, True), (half + 394, top, 76, ROW), 12.5, RED, "bold", "right")

    def _draw_extremes(self, canvas: Canvas, r: Report) -> None:
        x, y, w, _ = GAMES
        canvas.line(self.texts("lab-extremes"), (x, 436, w, 26), 15, INK, "bold")
        for n, one in enumerate(r.extremes):
            top = y + 43 * n
            draw_mark(canvas, one.side, x + 58, top + 20)
            canvas.line(self.texts(f"lab-extreme-{one.kind}"), (x + 76, top, 210, 22), 14, INK, "bold")
            canvas.line(self.texts("lab-game", seed=str(one.seed)), (x + 76, top + 20, 210, 20), 12.5, LINK)
            canvas.line(str(one.value), (x + w - 90, top, 90, 40), 16, INK, "bold", "right")
