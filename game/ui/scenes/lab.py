"""The lab: bots play many games on the side, and their counts grow on the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Figure, Title
from game.lab.aside import DONE, EMPTY, FAILED, PAUSED, RUNNING, Aside
from game.lab.report import Report
from game.lab.results import Line, kept_index
from game.lab.study import BadStudy
from game.lab.watching import played_again
from game.lab.words import HOUSE, figure_words, group_words, level_words, number_words, verdict
from game.paths import lab_folder
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper
from game.ui.scenes.lab_charts import INKS, Mark, axis, bar_boxes, draw_bars, draw_interval, draw_mark, draw_ticks
from game.ui.scenes.lab_choice import DEALS, NOBODY, Choice
from game.ui.scenes.opening import open_in_steps, write_in_steps
from game.ui.scenes.shelf import next_game, on_shelf
from game.ui.theme import GOLD, GOLD_DARK, GOOD, INK, INK2, LINK, RED, RULE
from game.ui.widgets import Button, ListView, Segmented
from game.ui.widgets.base import Pressable

if TYPE_CHECKING:
    from game.engine import Session
    from game.ui.scene import Stage
    from game.ui.widgets.base import Widget

SHEET: Rect = (24, 70, 1232, 606)
SEATS: Rect = (48, 250, 488, 160)
TOTALS: Rect = (548, 254, 384, 148)
LENGTHS: Rect = (948, 250, 284, 160)
FIGURES: Rect = (48, 468, 784, 190)
GAMES: Rect = (848, 464, 384, 204)
ROW = 18.0
LOOK = 0.5
"""Seconds between two looks at what has been found."""


class ChartBar(Pressable):
    """The place of a bar: opens the games behind it."""

    def __init__(self, rect: Rect, words: str, act: Callable[[], None], widget_id: str) -> None:
        super().__init__(rect, act, widget_id)
        self.words = words

    def draw(self, canvas: Canvas) -> None:
        """A veil while it is pointed at; the bar itself stands below."""
        if self.hovered:
            canvas.panel(self.rect, GOLD, "none", 3, opacity=0.3)


def _scored(side: int, low: int, high: int, line: Line) -> bool:
    return line.side == side and any(low <= score <= high for score in line.scores)


def _won(side: int, seat: int, line: Line) -> bool:
    return line.side == side and not line.drawn and line.ranks[seat : seat + 1] == (1,)


class Lab(HouseScene):
    """One study at a time, for whichever title. It goes on when the scene is left."""

    title_message = "lab-title"
    caption_message = ""

    def __init__(self, stage: Stage, title: Title | None = None) -> None:
        super().__init__(stage)
        self.aside: Aside = stage.services.shared(Aside, lambda: Aside(lab_folder()))
        self.titles = on_shelf()
        running = catalogue[self.aside.study.title] if self.aside.study is not None else None
        self.title = running or title or next_game(stage.services.listing.known()) or self.titles[0]
        self.choice = Choice(self.texts, self.title)
        self.group = -1
        """Which of the groups of figures is shown; -1: that of the question."""
        self.behind: list[Line] | None = None
        self.heading = ""
        self._waited = 0.0

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """What can be asked; or what was found; or the games behind a bar."""
        super().layout()
        self.texts.read(self.title)
        if self.aside.state == EMPTY:
            self._ask()
        else:
            self._found()
        first = next((w for w in self.widgets if w.id in ("begin", "games", "play-0")), self.widgets[0])
        self.set_focus(first, self.focus_shown)

    def _ask(self) -> None:
        choice = self.choice
        self.game_choice(1240, self.titles, self.title.id, self._take)
        asks = ListView(
            (48, 124, 400, 358),
            36,
            33,
            len(choice.questions),
            self._draw_question,
            self._pick_question,
            widget_id="questions",
        )
        asks.chosen = choice.question
        sides: list[Widget] = []
        for side, x in ((0, 472.0), (1, 860.0)):
            count = len(choice.variants) + side
            rows = ListView(
                (x, 124, 364, 358),
                36,
                33,
                count,
                partial(self._draw_variant, side),
                partial(self._pick_variant, side),
                widget_id=f"side-{side}",
            )
            rows.chosen = choice.first if side == 0 else choice.second + 1
            sides.append(rows)
        words = [level_words(self.texts, level) for level in choice.levels]
        for side, x in ((0, 472.0), (1, 860.0)):
            act = partial(choice.take_level, side)
            sides.append(
                Segmented((x, 522, 364, 36), words, choice.level[side], act, size=12.5, widget_id=f"level-{side}")
            )
        players = [str(count) for count in choice.counts]
        deals = [str(count) for count in DEALS]
        self.widgets += [
            asks,
            *sides,
            Segmented((48, 604, 180, 40), players, choice.players, self._take_players, widget_id="players"),
            Segmented((252, 604, 300, 40), deals, choice.deals, partial(setattr, choice, "deals"), widget_id="deals"),
            Button(
                (1020, 600, 212, 48), self.texts("lab-begin"), self.begin, kind="gold", icon="play", widget_id="begin"
            ),
        ]

    def _found(self) -> None:
        label = self.texts("lab-new")
        self.widgets.append(Button((1066, 11, 190, 34), label, self.new, icon="question", size=13.5, widget_id="new"))
        if self.aside.state == DONE:
            words = self.texts("lab-export")
            self.widgets.append(
                Button(
                    (900, 11, 154, 34), words, self.export, kind="gold", icon="export", size=13.5, widget_id="export"
                )
            )
        if self.behind is not None:
            rows = ListView(
                (48, 128, 1168, 530),
                36,
                33,
                len(self.behind),
                self._draw_game,
                lambda _: None,
                lambda at: self._watch_line(at),
                widget_id="games",
            )
            self.widgets.append(rows)
            return
        state = self.aside.state
        if state in (RUNNING, PAUSED, FAILED):
            icon, act = ("pause", self.aside.pause) if state == RUNNING else ("play", self.aside.go_on)
            words = self.texts("lab-pause" if state == RUNNING else "lab-go-on")
            button = Button(
                (1112, 640, 120, 32), words, partial(self._then, act), icon=icon, size=13, widget_id="pause"
            )
            self.widgets.append(button)
        report = self.aside.report
        if report is None:
            return
        if not 0 <= self.group < len(report.groups):
            asked = next((f.group for f in report.sides[0].figures if f.key == report.measure), report.groups[0])
            self.group = report.groups.index(asked)
        if len(report.groups) > 1:
            names = [
                group_words(self.texts, self.title, g) if g in HOUSE else self.texts("lab-group-asked")
                for g in report.groups
            ]
            self.widgets.append(
                Segmented(
                    (48, 436, min(784.0, 196.0 * len(names)), 28),
                    names,
                    self.group,
                    self._take_group,
                    size=12.5,
                    widget_id="group",
                )
            )
        shown = ListView(FIGURES, ROW, ROW, len(self._shown()), self._draw_figure, lambda _: None, widget_id="figures")
        self.widgets.append(shown)
        for n, (box, words, wanted) in enumerate(self.bars(report)):
            self.widgets.append(ChartBar(box, words, partial(self._open, words, wanted), f"bar-{n}"))
        for n, one in enumerate(report.extremes):
            act = partial(self._watch, one.side, one.seed)
            self.widgets.append(
                Button((848, 466 + 43 * n, 40, 36), "", act, icon="play", size=13, kind="paper", widget_id=f"play-{n}")
            )

    # --- what is done ----------------------------------------------------------------------------

    def _take(self, title: Title) -> None:
        self.title, self.choice = title, Choice(self.texts, title)
        self.layout()
        self.stage.invalidate()

    def _take_players(self, at: int) -> None:
        self.choice.take_players(at)
        self.layout()

    def _pick_question(self, at: int) -> None:
        self.choice.question = at
        self.stage.invalidate()

    def _pick_variant(self, side: int, at: int) -> None:
        if side == 0:
            self.choice.first = at
        else:
            self.choice.second = at - 1 if at else NOBODY
        self.stage.invalidate()

    def _take_group(self, at: int) -> None:
        self.group = at
        self._again()

    def begin(self) -> None:
        """Begin the study that was put together; one that has been carried out before is shown at once."""
        try:
            study = self.choice.study()
        except BadStudy as bad:
            self.stage.tell(self.texts("lab-refused", reason=bad.code), "warning")
            return
        self.group = -1
        self.aside.begin(study)
        self._again()

    def new(self) -> None:
        """Another question."""
        self.aside.forget()
        self.behind = None
        self.choice = Choice(self.texts, self.title)
        self._again()

    def _then(self, act: Callable[[], None]) -> None:
        act()
        self._again()

    def _again(self) -> None:
        self.layout()
        self.stage.invalidate()

    def export(self) -> None:
        """Say where the report lies as a page, and every game as data."""
        self.stage.tell(self.texts("lab-exported", folder=str(self.aside.folder)), "export")

    def on_escape(self) -> None:
        """From the games behind a bar to the bars; else back. The study goes on."""
        if self.behind is not None:
            self.behind = None
            self._again()
        else:
            self.stage.scenes.pop()

    def bars(self, report: Report) -> Iterator[tuple[Rect, str, Callable[[Line], bool]]]:
        """Every bar: its place, what its games are called, and which they are."""
        for side, low, high, (x, _, w, _) in bar_boxes([one.totals for one in report.sides], TOTALS):
            tall = TOTALS[3] / len(report.sides[:2])
            words = self.texts("lab-behind-points", low=low, high=high, side=report.sides[side].name)
            yield (x, TOTALS[1] + tall * side, w, tall), words, partial(_scored, side, low, high)
        for seat, side, box in self._seat_boxes(report):
            words = self.texts("lab-behind-wins", number=seat + 1, side=report.sides[side].name)
            yield box, words, partial(_won, side, seat)

    def _open(self, words: str, wanted: Callable[[Line], bool]) -> None:
        self.heading = words
        self.behind = [line for line in kept_index(self.aside.folder) if wanted(line)]
        self._again()

    def _watch_line(self, at: int) -> None:
        if self.behind:
            self._watch(self.behind[at].side, self.behind[at].seed)

    def _watch(self, side: int, seed: int) -> None:
        """Put a game of the study on the table, from its first moment."""
        study = self.aside.study
        assert study is not None
        chosen = study.sides[side]
        line = next((g for g in kept_index(self.aside.folder) if (g.side, g.seed) == (side, seed)), None)
        steps = played_again(self.title, chosen.seated(seed), chosen.options, seed, line.plies if line else 0)
        open_in_steps(self.stage, self.title, steps, self._laid)

    def _laid(self, session: Session) -> None:
        below = self.stage.scenes.top
        scene = self.stage.make("table", session=session, read_only=True, source_id="")
        self.stage.scenes.push(scene)
        scene.look_at(0)
        write_in_steps(self.stage, scene, below)

    def update(self, seconds: float) -> bool:
        """Look at what has been found meanwhile."""
        self._waited += seconds
        if self._waited < LOOK or self.aside.state == EMPTY:
            return False
        self._waited = 0.0
        if not self.aside.look():
            return False
        if self.behind is None and not any(widget.pressed for widget in self.widgets if isinstance(widget, Pressable)):
            kept = self.focus.id if self.focus is not None else ""
            before = next((w.scroll.offset for w in self.widgets if isinstance(w, ListView)), 0.0)
            self.layout()
            for widget in self.widgets:
                if isinstance(widget, ListView):
                    widget.scroll.to(before)
            self.set_focus(next((w for w in self.widgets if w.id == kept), self.widgets[0]), self.focus_shown)
        return True

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The sheet."""
        self.caption_message = "" if self.aside.state == EMPTY else "lab-caption"
        super().draw(canvas)
        draw_sheet_of_paper(canvas, SHEET)
        report = self.aside.report
        if self.aside.state == EMPTY:
            self._draw_ask(canvas)
        elif self.behind is not None:
            canvas.line(self.heading, (48, 84, 1160, 34), 19, INK, "title")
        elif report is None or not report.deals:
            self._draw_waiting(canvas)
        else:
            self._draw_report(canvas, report)
        keys = [("↑ ↓", "lab-foot-choose"), ("Enter", "lab-foot-watch" if self.behind is not None else "lab-foot-open")]
        self.footer(canvas, [*keys, ("Esc", "lab-foot-back")])

    def _draw_ask(self, canvas: Canvas) -> None:
        for x, message in ((48, "lab-ask-question"), (472, "lab-ask-side"), (860, "lab-ask-other")):
            canvas.line(self.texts(message), (x, 84, 360, 32), 17, INK, "title")
        for x, y, message in (
            (472, 492, "lab-ask-level"),
            (860, 492, "lab-ask-level"),
            (48, 570, "lab-ask-players"),
            (252, 570, "lab-ask-deals"),
        ):
            canvas.line(self.texts(message), (x, y, 300, 28), 13, INK2, "bold")

    def _draw_question(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        self._row(canvas, rect, at == self.choice.question, state, self.choice.questions[at].words)

    def _draw_variant(self, side: int, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        chosen = self.choice.first if side == 0 else self.choice.second + 1
        names = [*([self.texts("lab-nothing")] if side else []), *(one.name for one in self.choice.variants)]
        self._row(canvas, rect, at == chosen, state, names[at], side if at >= side else -1)

    def _row(self, canvas: Canvas, rect: Rect, chosen: bool, state: str, words: str, side: int = -1) -> None:
        x, y, w, h = rect
        fill = "#F8E7BB" if chosen else "#FFFFFF" if state == "hover" else "#FFFDF6"
        canvas.panel(rect, fill, GOLD_DARK if chosen else RULE, 7, 1.2)
        left = 14.0
        if side >= 0:
            draw_mark(canvas, side, x + 18, y + h / 2)
            left = 34.0
        face = "bold" if chosen else "body"
        style = TextStyle(14, INK, face, valign="middle", leading=1.1, lines=2)
        canvas.text(words, (x + left, y, w - left - 10, h), style)

    def _draw_waiting(self, canvas: Canvas) -> None:
        failed = self.aside.state == FAILED
        words = self.texts("lab-state-failed" if failed else "lab-state-waiting")
        canvas.line(words, (48, 320, 1184, 48), 19, RED if failed else INK, "title", "center")

    def _draw_report(self, canvas: Canvas, r: Report) -> None:
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

    def _seat_boxes(self, r: Report) -> list[tuple[int, int, Rect]]:
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
        for n, side, (bx, by, bw, bh) in self._seat_boxes(r):
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

    def _shown(self) -> list[Figure]:
        """The figures of the group that is open."""
        r = self.aside.report
        if r is None or r.groups[max(0, self.group)] in r.unanswered:
            return []
        return [f for f in r.sides[0].figures if f.group == r.groups[max(0, self.group)]]

    def _draw_figure(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        """A figure: its name, the marks of the sides, their numbers, and the difference where it is more than chance."""
        r, shown = self.aside.report, self._shown()
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

    def _draw_game(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        assert self.behind is not None
        line = self.behind[at]
        x, y, w, h = rect
        self._row(canvas, rect, state == "chosen", state, "", line.side)
        canvas.line(self.texts("lab-game", seed=str(line.seed)), (x + 40, y, 200, h), 14, LINK, "bold")
        points = " · ".join(str(score) for score in line.scores)
        canvas.line(points, (x + 260, y, 420, h), 14, INK)
        canvas.line(self.texts("lab-decisions", count=line.plies), (x + w - 260, y, 240, h), 13, INK2, align="right")
