"""The lab: bots play many games on the side, and their counts grow on the sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine import Title
from game.lab.aside import DONE, EMPTY, FAILED, PAUSED, RUNNING, Aside
from game.lab.report import Report
from game.lab.results import IndexedGame, kept_index, kept_worth
from game.lab.study import MOST_SIDES, BadStudy
from game.lab.watching import played_again
from game.lab.words import HOUSE, group_words, level_words, number_words
from game.paths import lab_folder
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper
from game.ui.scenes.lab.charts import bar_boxes, draw_mark
from game.ui.scenes.lab.choice import DEALS, StudyDraft
from game.ui.scenes.lab.sheet import FIGURES, ROW, TOTALS, ReportSheet
from game.ui.scenes.opening import open_in_steps
from game.ui.scenes.shelf.scene import next_game, on_shelf
from game.ui.theme import GOLD, GOLD_DARK, INK, INK2, LINK, RULE
from game.ui.widgets import ListView, Segmented, ValueStepper, Widget
from game.ui.widgets.base import Pressable

if TYPE_CHECKING:
    from game.engine import Session
    from game.ui.scene import Stage

SHEET: Rect = (24, 70, 1232, 606)
MOST_TABS = 4
"""So many groups of figures lie side by side; more of them are gone through one by one."""
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


def _scored(side: int, low: int, high: int, line: IndexedGame) -> bool:
    return line.side == side and any(low <= score <= high for score in line.scores)


def _won(side: int, seat: int, line: IndexedGame) -> bool:
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
        self.title = running or title or next_game(stage.services.listing.entries()) or self.titles[0]
        self.choice = StudyDraft(self.texts, self.title)
        self.sheet = ReportSheet(self.texts, self.title, self.aside)
        self.behind: list[IndexedGame] | None = None
        self.heading = ""
        self.worths: list[str] = []
        """What each of the games behind a figure says of it."""
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
        count, draw_asked = len(choice.questions), self._draw_question
        asked = self._rows("questions", (48, 124, 400, 358), count, draw_asked, self._pick_question)
        asked.chosen = choice.question
        left, right = (472, 124, 364, 358), (860, 124, 364, 358)
        first, others = partial(self._pick_variant, 0), partial(self._pick_variant, 1)
        count, draw = len(choice.variants), self._draw_variant
        self._rows("side-0", left, count, partial(draw, 0), first).chosen = choice.first
        self._rows("side-1", right, count + 1, partial(draw, 1), on_open=others, at_once=True)
        words = [level_words(self.texts, self.title, level) for level in choice.levels]
        deals = partial(setattr, choice, "deals")
        for name, rect, items, at, act, size in (
            ("level-0", (472, 522, 364, 36), words, choice.level[0], partial(choice.take_level, 0), 12.5),
            ("level-1", (860, 522, 364, 36), words, choice.level[1], partial(choice.take_level, 1), 12.5),
            ("players", (48, 604, 180, 40), [*map(str, choice.counts)], choice.players, self._take_players, 13),
            ("deals", (252, 604, 300, 40), [*map(str, DEALS)], choice.deals, deals, 13),
        ):
            self.widgets.append(Segmented(rect, items, at, act, size=size, widget_id=name))
        self.button("begin", (1020, 600, 212, 48), self.texts("lab-begin"), self.begin, kind="gold", icon="play")

    def _rows(
        self,
        name: str,
        rect: Rect,
        count: int,
        draw: Callable[[Canvas, int, Rect, str], None],
        on_choose: Callable[[int], None] = lambda at: None,
        on_open: Callable[[int], None] | None = None,
        at_once: bool = False,
        pitch: tuple[float, float] = (36, 33),
    ) -> ListView:
        """A list, the last of the widgets."""
        made = ListView(rect, *pitch, count, draw, on_choose, on_open, widget_id=name, at_once=at_once)
        self.widgets.append(made)
        return made

    def _found(self) -> None:
        texts, state = self.texts, self.aside.state
        self.button("new", (1066, 11, 190, 34), texts("lab-new"), self.new, icon="question", size=13.5)
        if state == DONE:
            words, act = texts("lab-export"), self.export
            self.button("export", (900, 11, 154, 34), words, act, kind="gold", icon="export", size=13.5)
        if self.behind is not None:
            rect, count = (48, 128, 1168, 530), len(self.behind)
            self._rows("games", rect, count, self._draw_game, on_open=self._watch_line)
            return
        if state in (RUNNING, PAUSED, FAILED):
            icon, act = ("pause", self.aside.pause) if state == RUNNING else ("play", self.aside.go_on)
            words = texts("lab-pause" if state == RUNNING else "lab-go-on")
            self.button("pause", (1112, 640, 120, 32), words, partial(self._then, act), icon=icon, size=13)
        report = self.aside.report
        if report is None:
            return
        if not 0 <= self.sheet.group < len(report.groups):
            asked = next((f.group for f in report.sides[0].figures if f.key == report.measure), report.groups[0])
            self.sheet.group = report.groups.index(asked)
        if len(report.groups) > 1:
            self.widgets.append(self._groups(report.groups))
        count, draw = len(self.sheet.shown()), self.sheet.draw_figure
        self._rows("figures", FIGURES, count, draw, on_open=self._open_figure, at_once=True, pitch=(ROW, ROW))
        for n, (box, words, wanted) in enumerate(self.bars(report)):
            self.widgets.append(ChartBar(box, words, partial(self._open, words, wanted), f"bar-{n}"))
        for n, one in enumerate(report.extremes):
            rect, act = (848, 466 + 43 * n, 40, 36), partial(self._watch, one.side, one.seed)
            self.button(f"play-{n}", rect, "", act, icon="play", size=13, kind="paper")

    def _groups(self, groups: Sequence[str]) -> Widget:
        """What opens one of the groups of figures: tabs, or one after the other where they are many."""
        if len(groups) > MOST_TABS:
            names = [group_words(self.texts, self.title, group) for group in groups]
            many = [self.texts("lab-group-of", name=name, at=n, of=len(names)) for n, name in enumerate(names, 1)]
            rect, at = (48.0, 436.0, 784.0, 28.0), self.sheet.group
            return ValueStepper(rect, many, at, self._take_group, paper=True, widget_id="group")
        asked = self.texts("lab-group-asked")
        names = [group_words(self.texts, self.title, group) if group in HOUSE else asked for group in groups]
        rect = (48.0, 436.0, min(784.0, 196.0 * len(names)), 28.0)
        return Segmented(rect, names, self.sheet.group, self._take_group, size=12.5, widget_id="group")

    # --- what is done ----------------------------------------------------------------------------

    def _take(self, title: Title) -> None:
        self.title = self.sheet.title = title
        self.choice = StudyDraft(self.texts, title)
        self.layout()

    def _take_players(self, at: int) -> None:
        self.choice.take_players(at)
        self.layout()

    def _pick_question(self, at: int) -> None:
        self.choice.question = at

    def _pick_variant(self, side: int, at: int) -> None:
        if side == 0:
            self.choice.first = at
        elif at:
            self.choice.take_other(at - 1)
        else:
            self.choice.others.clear()

    def _take_group(self, at: int) -> None:
        self.sheet.group = at
        self.layout()

    def begin(self) -> None:
        """Begin the study that was put together; one that has been carried out before is shown at once."""
        try:
            study = self.choice.study()
        except BadStudy as bad:
            self.stage.tell(self.texts("lab-refused", reason=bad.code), "warning")
            return
        self.sheet.group = -1
        self.aside.begin(study)
        self.layout()

    def new(self) -> None:
        """Another question."""
        self.aside.forget()
        self.behind = None
        self.choice = StudyDraft(self.texts, self.title)
        self.layout()

    def _then(self, act: Callable[[], None]) -> None:
        act()
        self.layout()

    def export(self) -> None:
        """Say where the report lies as a page, and every game as data."""
        self.stage.tell(self.texts("lab-exported", folder=str(self.aside.folder)), "export")

    def on_escape(self) -> None:
        """From the games behind a bar to the bars; else back. The study goes on."""
        if self.behind is not None:
            self.behind = None
            self.layout()
        else:
            super().on_escape()

    def bars(self, report: Report) -> Iterator[tuple[Rect, str, Callable[[IndexedGame], bool]]]:
        """Every bar: its place, what its games are called, and which they are."""
        tall = TOTALS[3] / len(report.sides)
        for side, low, high, (x, _, w, _) in bar_boxes([one.totals for one in report.sides], TOTALS):
            words = self.texts("lab-behind-points", low=low, high=high, side=report.sides[side].name)
            yield (x, TOTALS[1] + tall * side, w, tall), words, partial(_scored, side, low, high)
        for seat, side, box in self.sheet.seat_boxes(report):
            words = self.texts("lab-behind-wins", number=seat + 1, side=report.sides[side].name)
            yield box, words, partial(_won, side, seat)

    def _open(self, words: str, wanted: Callable[[IndexedGame], bool]) -> None:
        self.heading, self.worths = words, []
        self.behind = [line for line in kept_index(self.aside.folder) if wanted(line)]
        self.layout()

    def _open_figure(self, at: int) -> None:
        f = self.sheet.shown()[at]
        found = kept_worth(self.aside.folder, f.key)
        self.heading = self.texts("lab-behind-figure", figure=self.sheet.named(f))
        self.behind = [line for line, _ in found]
        self.worths = [number_words(value, f.share) for _, value in found]
        self.layout()

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
        scene = self.push("table", session=session, read_only=True, source_id="")
        scene.look_at(0)

    def update(self, seconds: float) -> bool:
        """Look at what has been found meanwhile."""
        self._waited += seconds
        if self._waited < LOOK or self.aside.state == EMPTY:
            return False
        self._waited = 0.0
        if not self.aside.look():
            return False
        if self.behind is None and not any(widget.pressed for widget in self.widgets if isinstance(widget, Pressable)):
            kept = self.focused
            before = next((w.scroll.offset for w in self.widgets if isinstance(w, ListView)), 0.0)
            self.layout()
            for widget in self.widgets:
                if isinstance(widget, ListView):
                    widget.scroll.to(before)
            self.set_focus(self.find(kept) or self.widgets[0], self.focus_shown)
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
            assert self.aside.study is not None
            self.sheet.draw_waiting(canvas, self.aside.study, self.aside.state == FAILED)
        else:
            self.sheet.draw(canvas, report)
        keys = [("↑ ↓", "lab-foot-choose"), ("Enter", "lab-foot-watch" if self.behind is not None else "lab-foot-open")]
        self.footer(canvas, [*keys, ("Esc", "lab-foot-back")])

    def _draw_ask(self, canvas: Canvas) -> None:
        for x, message in ((48, "lab-ask-question"), (472, "lab-ask-side"), (860, "lab-ask-other")):
            canvas.line(self.texts(message, most=MOST_SIDES - 1), (x, 84, 360, 32), 17, INK, "title")
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
        choice = self.choice
        if side == 0:
            self._row(canvas, rect, at == choice.first, state, choice.variants[at].name, 0)
        elif at == 0:
            self._row(canvas, rect, not choice.others, state, self.texts("lab-nothing"))
        else:
            chosen = at - 1 in choice.others
            number = choice.others.index(at - 1) + 1 if chosen else min(len(choice.others) + 1, MOST_SIDES - 1)
            self._row(canvas, rect, chosen, state, choice.variants[at - 1].name, number)

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

    def _draw_game(self, canvas: Canvas, at: int, rect: Rect, state: str) -> None:
        assert self.behind is not None
        line = self.behind[at]
        x, y, w, h = rect
        self._row(canvas, rect, state == "chosen", state, "", line.side)
        canvas.line(self.texts("lab-game", seed=str(line.seed)), (x + 40, y, 200, h), 14, LINK, "bold")
        points = " · ".join(str(score) for score in line.scores)
        canvas.line(points, (x + 260, y, 420, h), 14, INK)
        if self.worths:
            canvas.line(self.worths[at], (x + 700, y, 180, h), 14, INK, "bold", "right")
        canvas.line(self.texts("lab-decisions", count=line.plies), (x + w - 260, y, 240, h), 13, INK2, align="right")
