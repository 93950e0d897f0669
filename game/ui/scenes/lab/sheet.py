"""The sheet of the lab: what a study has found so far."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Figure, Title
from game.lab.aside import DONE, FAILED, Aside
from game.lab.gauges import Difference
from game.lab.report import Compared, Report
from game.lab.study import Study
from game.lab.words import figure_words, level_words, number_words, verdict
from game.text.catalog import Texts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import game_name
from game.ui.scenes.lab.charts import INKS, DrawnValue, axis, draw_bars, draw_interval, draw_mark, draw_ticks
from game.ui.theme import GOLD, GOOD, INK, INK2, LINK, RED, RULE

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
        over = self.aside.state == DONE or r.finished
        self._draw_plates(canvas, [side.name for side in r.sides], r.deals, r.asked, over)
        self._draw_state(canvas, r)
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
        canvas.line(self._about(r), (48, 78, 784, 20), 12.5, INK2)
        canvas.line(r.question, (48, 98, 784, 36), 25, INK, "title")
        share = f is not None and f.share
        main = r.compared[0].main if r.compared else None
        value, low, high = (main.value, main.low, main.high) if main else (f.value, f.low, f.high) if f else (None,) * 3
        told = number_words(value, share, main is not None)
        canvas.line(told, (48, 138, 140, 50), 34, INKS[1] if main else INKS[0], "title")
        if low is not None and high is not None:
            canvas.line(f"± {number_words((high - low) / 2, share)}", (48, 188, 140, 22), 13, INK2, "bold")
        named = self.named(f) if f else ""
        if len(r.sides) > 2:
            canvas.line(named, (200, 134, 632, 22), 14, INK, "bold")
            for n, compared in enumerate(one for one in r.compared if one.first == 0):
                canvas.line(self._against(r, compared, share), (200, 154 + 19 * n, 632, 19), 13, INK)
            return
        if main is not None:
            said = verdict(self.texts, main, share, r.sides[0].name, r.sides[1].name, r.finished)
        else:
            said = "" if r.finished else self.texts("lab-interim")
        canvas.text(f"{named}: {said}" if said else named, (200, 138, 632, 74), TextStyle(15, INK, lines=3))

    def _against(self, r: Report, compared: Compared, share: bool) -> str:
        """What one side differs by from the first, in a line."""
        found = compared.main
        if found is None or found.value is None:
            return self.texts("lab-against-nothing", side=r.sides[compared.second].name)
        value, low, high = (number_words(number, share, True) for number in (found.value, found.low, found.high))
        chance = self.texts(f"lab-difference-{found.verdict}")
        words = {"side": r.sides[compared.second].name, "first": r.sides[0].name, "chance": chance}
        return self.texts("lab-against", **words, value=value, low=low, high=high)

    def _about(self, r: Report) -> str:
        return self._told_bots(r.players, r.sides[0].levels, r.seed)

    def _told_bots(self, players: int, levels: Sequence[str], seed: int) -> str:
        bots = list(dict.fromkeys(level_words(self.texts, self.title, level) for level in levels))
        game = game_name(self.texts, self.title.id)
        return self.texts("lab-about-scene", game=game, players=players, level=" · ".join(bots), seed=seed)

    def draw_waiting(self, canvas: Canvas, study: Study, failed: bool) -> None:
        """What was asked, of which sides, before anything is known of it."""
        told = self._told_bots(study.players, study.sides[0].levels, study.seed)
        canvas.line(told, (48, 78, 784, 20), 12.5, INK2)
        canvas.line(study.question, (48, 98, 784, 36), 25, INK, "title")
        names = [side.name for side in study.sides]
        self._draw_plates(canvas, names, 0, study.games, False)
        canvas.fill((48, 216, 1184, 1.6), INK2)
        words = self.texts("lab-state-failed" if failed else "lab-state-waiting")
        canvas.line(words, (48, 400, 1184, 48), 19, RED if failed else INK, "title", "center")

    def _draw_plates(self, canvas: Canvas, names: list[str], deals: int, asked: int, over: bool) -> None:
        slim = len(names) > 2
        for n, name in enumerate(names):
            ink = INKS[n]
            x, y, h = (848.0, 79.0 + 33 * n, 29.0) if slim else (848.0, 80.0 + 66 * n, 60.0)
            canvas.panel((x, y, 384, h), "#FFFDF6", ink, 4, 1.4)
            canvas.fill((x, y, 5, h), ink)
            draw_mark(canvas, n, x + 22, y + (14 if slim else 20), 5 if slim else 6)
            if slim:
                canvas.line(name, (x + 36, y + 1, 214, 22), 13.5, INK, "bold")
                canvas.line(f"{deals} / {asked}", (x + 254, y + 1, 90, 22), 12.5, INK2, align="right")
            else:
                canvas.line(name, (x + 36, y + 5, 220, 30), 15.5, INK, "bold")
                canvas.line(str(deals), (x + 260, y + 4, 84, 26), 16, INK, "bold", "right")
                canvas.line(f"/ {asked}", (x + 260, y + 28, 84, 18), 12, INK2, align="right")
            low = y + h - (6 if slim else 11)
            canvas.fill((x + 36, low, 308, 2.6 if slim else 3.6), RULE)
            canvas.fill((x + 36, low, 308 * min(1.0, deals / asked), 2.6 if slim else 3.6), ink)
            if over:
                canvas.icon("tick", x + 352, y + (4 if slim else 20), 20 if slim else 22, GOOD)

    def _draw_state(self, canvas: Canvas, r: Report) -> None:
        left = self.aside.left()
        words = self.texts(f"lab-state-{self.aside.state}")
        if left is not None:
            words = self.texts("lab-left", minutes=int(left) // 60, seconds=int(left) % 60)
        if r.faults:
            words = self.texts("lab-failed", count=len(r.faults))
        ink = RED if self.aside.state == FAILED or r.faults else INK2
        canvas.line(words, (600, 640, 500, 32), 12.5, ink, align="right")

    def _seat_rows(self, r: Report) -> list[tuple[str, list[DrawnValue]]]:
        rows = []
        for f in r.sides[0].figures:
            if f.group == "seats" and f.name == "win":
                name = self.texts("lab-seat", number=int(f.thing)) if f.thing.isdecimal() else self.named(f)
                rows.append((name, values_of(r, f, True)))
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
        many = len(r.sides) > 2
        values = 48 * len(r.sides) if many else 80
        at = axis([*ends, *([fair] if fair is not None else [])], x + (80 if many else 118), x + w - values, 4)
        draw_ticks(canvas, at, y + h - 20, y, True, fair)
        pitch = (h - 22) / max(1, len(rows))
        marks = {(n, m.side): m for n, (_, row) in enumerate(rows) for m in row}
        for n, (label, _) in enumerate(rows):
            canvas.line(label, (x, y + n * pitch, 76 if many else 112, pitch), 13 if many else 14, INK)
        for n, side, (bx, by, bw, bh) in self.seat_boxes(r):
            mark = marks[n, side]
            draw_interval(canvas, mark, at, by + bh / 2, min(5.0, 0.48 * bh))
            place = (bx + bw - 76, by, 76, bh)
            if many:
                place = (bx + bw - values + 48 * side, y + n * pitch, 47, pitch)
            canvas.line(mark.told, place, 12 if many else 13, INKS[side], "bold", "right")

    def _draw_lengths(self, canvas: Canvas, r: Report) -> None:
        self._head(canvas, 948, 284, "lab-head-length", "lab-note-length")
        x, y, w, _ = LENGTHS
        found = [
            {f.name: f.value for f in side.figures if f.group in ("length", "points") and f.value is not None}
            for side in r.sides
        ]
        step = 22.0 if len(found) < 3 else 16.0
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
                mark = DrawnValue(n, middle or 0.0, low, high, f"{middle:g}")
                draw_interval(canvas, mark, at, top + 12 + step * n, 5 if step > 16 else 4)
                size = 14 if step > 16 else 12.5
                canvas.line(mark.told, (x + w - 56, top + step * n, 56, 24), size, INK, "bold", "right")

    def _draw_figures(self, canvas: Canvas, r: Report) -> None:
        if r.groups[max(0, self.group)] in r.unanswered:
            x, y, w, _ = FIGURES
            canvas.line(self.texts("lab-cannot-answer"), (x, y + 60, w, 40), 15, INK2, align="center")

    def shown(self) -> list[Figure]:
        """The figures of the group that is open."""
        r = self.aside.report
        if r is None or r.groups[max(0, self.group)] in r.unanswered:
            return []
        found = (f for side in r.sides for f in side.figures if f.group == r.groups[max(0, self.group)])
        return list({f.key: f for f in reversed([*found])}.values())[::-1]

    def named(self, f: Figure) -> str:
        """What was measured."""
        return figure_words(self.texts, self.title, f.group, f.name, f.thing)

    def draw_figure(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        """A figure: its name, the marks of the sides, their numbers, and the difference where it is more than chance."""
        r, shown = self.aside.report, self.shown()
        if r is None or at >= len(shown):
            return
        f = shown[at]
        x, top = rect[:2]
        if state == "hover":
            canvas.panel(rect, GOLD, "none", 3, opacity=0.3)
        many = len(r.sides) > 2
        half, wide = x + 300, 204.0 if many else 240.0
        canvas.line(self.named(f), (x, top, half - x - 10, ROW), 12.5, INK)
        marks = values_of(r, f, f.share)
        ends = [end for m in marks for end in (m.value, m.low, m.high) if end is not None]
        scale = axis([*ends, *([0.0, 1.0] if f.share else [])], half, half + wide)
        canvas.fill((half, top + ROW / 2, wide, 1), RULE)
        apart = {c.second for c in r.compared if c.first == 0 for d in c.differences if _stands_out(d, f.key)}
        for mark in marks:
            draw_interval(canvas, mark, scale, top + ROW / 2)
            step = 66 if many else 72
            face = "body" if many and mark.side not in apart else "bold"
            place = (half + wide + 8 + step * mark.side, top, step - 4, ROW)
            canvas.line(mark.told, place, 12.5, INKS[mark.side], face, "right")
        d = next((d for d in r.compared[0].differences if _stands_out(d, f.key)), None) if len(r.sides) == 2 else None
        if d is not None:
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


def values_of(r: Report, f: Figure, share: bool) -> list[DrawnValue]:
    """What a figure came to on each side that has it, told as a share or as a number."""
    found = ((n, next((g for g in side.figures if g.key == f.key), None)) for n, side in enumerate(r.sides))
    return [
        DrawnValue(n, g.value, g.low, g.high, number_words(g.value, share))
        for n, g in found
        if g is not None and g.value is not None
    ]


def _stands_out(found: Difference, key: str) -> bool:
    return found.key == key and found.verdict in ("more", "less")
