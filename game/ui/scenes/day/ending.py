"""The endings of the game of a date: of the counted try with a card to send on and the last seven days, and of practice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.archive import Entry
from game.archive.records import alike
from game.archive.store import MARK
from game.archive.today import LOST, WON, Daily, begun, daily, date_of, practising, streak, tries, week
from game.engine import Item, Score
from game.engine.session import PRACTICE
from game.presentation import signed
from game.text.speech import brief_name
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key
from game.ui.scene import Stage
from game.ui.scenes.day.card import card_of, copied, draw_card
from game.ui.scenes.day.leaf import met
from game.ui.scenes.day.panels import LINE, NIGHT, draw_standing, draw_week, standing_of
from game.ui.scenes.ending.scene import EndingScene, Way
from game.ui.scenes.resuming import resume, show_ending

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

CARD: Rect = (506.0, 326.0, 367.0, 266.0)
RECORD: Rect = (885.0, 326.0, 367.0, 266.0)
SHEETS, HIGH = 138.0, 174.0
"""Where the sheets of the seats begin, and how high they are."""
ROW, ROWS = 26.0, 62.0
"""How far the rows of a sheet stand apart at most, and where they begin."""
SIDES, MOST_ROWS = 2, 5
"""So many sheets have room for bars; so many rows stand on one where there are more."""
LONG = 2.0
"""Seconds for which the button says that the text was copied."""


def ending_for(
    stage: Stage, table: TableScene, counted: bool = False, again: bool = False, alone: bool = False
) -> EndingScene:
    """The ending of a table: of the counted try of a date with its result, of its practice with a way to that one, or the
    usual one. ``alone``: the table below was only opened for it."""
    entries = stage.services.listing.entries() if marked(table) and stage.services.keeps else []
    mine = next((e for e in entries if table.journal is not None and e.id == table.journal.id), None)
    day = date_of(mine) if mine is not None else None
    if mine is None or day is None:
        return EndingScene(stage, table, counted, again, alone)
    game = daily(catalogue.values(), day)
    known = game is not None and game.title.id == mine.title
    if game is not None and known and tries(entries)[day] is mine and week(entries, day)[-1].state in (WON, LOST):
        return DayEnding(stage, table, entries, mine, game, counted, again, alone)
    usual = PracticeEnding if PRACTICE in mine.flags else EndingScene
    return usual(stage, table, counted, again, alone)


def marked(table: TableScene) -> bool:
    """True if the game is that of a date."""
    return any(flag.startswith(MARK) for flag in table.session.flags)


def practise(stage: Stage, entries: list[Entry], mine: Entry) -> None:
    """Go on with the practice of a date's game, or begin another one."""
    from game.ui.scenes.lobby.scene import begin

    day = date_of(mine)
    waiting = practising(entries, day) if day is not None else None
    game = daily(catalogue.values(), day) if day is not None else None
    if waiting is not None:
        stage.scenes.uncover(stage.scenes.stack[0])
        resume(stage, waiting, _told)
    elif game is not None:
        begin(stage, begun(game, practice=True))
        table = stage.scenes.top
        if table is not None and hasattr(table, "toast"):
            _told(table)  # type: ignore[arg-type]


def _told(table: TableScene) -> None:
    table.toast(table.stage.texts("today-practice"), table.stage.texts("today-practice-sub"), icon="info")


class PracticeEnding(EndingScene):
    """A further game of a date: the way to yet another one, and to the result that was counted."""

    def choices(self) -> list[Way]:
        """Again, the result, look back, the shelf."""
        texts = self.texts
        usual = {way[0]: way for way in super().choices()}
        counted = [way for name, way in usual.items() if name == "count"]
        again = ("again", "redo", texts("today-again"), self.again)
        result = ("result", "tick", texts("today-result"), self.show_result)
        results = [result] if self._counted() is not None else []
        return [again, *results, *counted, usual["watch"], usual["shelf"]]

    def _counted(self) -> Entry | None:
        """The try that was counted, if it is not this very game."""
        entries = self.stage.services.listing.entries()
        mine = self.entry_among(entries)
        day = date_of(mine) if mine is not None else None
        counted = tries(entries).get(day) if day is not None else None
        return counted if counted is not None and counted.over and counted is not mine else None

    def again(self) -> None:
        """The same deal once more, as practice."""
        entries = self.stage.services.listing.entries()
        mine = self.entry_among(entries)
        if mine is not None:
            practise(self.stage, entries, mine)

    def show_result(self) -> None:
        """What came of the try that was counted."""
        counted = self._counted()
        if counted is not None:
            self.stage.scenes.uncover(self.stage.scenes.stack[0])
            show_ending(self.stage, counted)


class DayEnding(EndingScene):
    """The counted try of a date."""

    gilded = "copy"
    tall = 56.0
    shows_body = False

    def __init__(
        self, stage: Stage, table: TableScene, entries: list[Entry], mine: Entry, game: Daily, *seen: bool
    ) -> None:
        super().__init__(stage, table, *seen)
        self.mine, self.day, self.entries, self.game = mine, game.day, entries, game
        self._copied = 0.0

    def layout(self) -> None:
        """The copy button beside the usual ones."""
        texts = self.texts
        self.days, self.won = week(self.entries, self.day), streak(self.entries, self.day)
        self.card = card_of(texts, self.session, self.mine, self.game, self.won)
        super().layout()
        rect, words, act = (CARD[0] + 203, CARD[1] + 190, 148, 56), self._copy_label(), self.copy
        self.copy_button = self.button("ending-copy", rect, words, act, kind="gold", icon="copy", size=18, key="C")
        self.widgets.insert(0, self.widgets.pop())
        self.set_focus(self.copy_button, shown=False)

    def choices(self) -> list[Way]:
        """Practice, look back, the shelf."""
        texts = self.texts
        waiting = practising(self.entries, self.day) is not None
        again = texts("today-again-open" if waiting else "today-again")
        return [
            ("again", "redo", again, self.again),
            ("watch", "watch", texts("ending-watch"), self.watch),
            ("shelf", "menu", texts("ending-shelf"), self.shelf),
        ]

    def _copy_label(self) -> str:
        return self.texts("today-copied" if self._copied > 0 else "today-copy")

    def copy(self) -> None:
        """Put the card into the clipboard."""
        if copied(self.card.text):
            self._copied = LONG
            self.copy_button.label = self._copy_label()
        else:
            self.copy_button.label = self.texts("today-not-copied")
        self.stage.invalidate()

    def again(self) -> None:
        """The same deal as practice."""
        practise(self.stage, self.entries, self.mine)

    def update(self, seconds: float) -> bool:
        """The button says for a while that the text was copied."""
        moving = super().update(seconds)
        if self._copied > 0:
            self._copied -= seconds
            self.copy_button.label = self._copy_label()
            return True
        return moving

    def on_event(self, event: Event) -> bool:
        """C and Enter copy the card, G looks the game over."""
        if isinstance(event, Key) and event.name in ("enter", "c"):
            self.copy()
            return True
        return super().on_event(event)

    # --- drawing ---------------------------------------------------------------------------------

    def draw_heading(self, canvas: Canvas) -> None:
        """The date, the ending, which of how many it is."""
        texts = self.texts
        canvas.icon("leaf", 506, 28, 17, "#F2D58C")
        head = texts("today-head-date", month=texts(f"month-{self.day.month}"), day=self.day.day)
        canvas.line(head, (530, 25, 400, 24), 13.5, "#F2D58C", "bold")
        title = self.outcome.said(self.end.title)
        room = 502.0 if len(self.session.seats) == 1 else 414.0
        step = ""
        if self.end.step is not None:
            number, steps = self.end.step
            step = texts("ending-step", step=number, steps=steps)
            room -= canvas.measure(step, 13.5) + 18
        canvas.line(self.rise.written(title), (506, 42, room, 62), 38, "#F2D58C", "title")
        if step:
            left = 506 + min(room, canvas.measure(title, 38, "title")) + 16
            canvas.line(step, (left, 64, 200, 26), 13.5, "#C9BEE0")

    def draw_body(self, canvas: Canvas) -> None:
        """All sides, the card, the days and the record."""
        texts = self.texts
        scores = list(self.result.scores)
        most = max(1, *(sum(max(0, item.amount) for item in score.items) for score in scores))
        for index, score in enumerate(scores):
            self._side(canvas, score, self.result.ranks[index], self._side_at(index), most)
        draw_card(canvas, texts, self.session, self.card, CARD)
        canvas.panel(RECORD, NIGHT, LINE, 8, 1.2)
        draw_week(canvas, texts, self.days, self.won, RECORD)
        standing = standing_of(self.mine, alike(self.entries, self.mine))
        if standing is not None:
            draw_standing(canvas, texts, met(texts, self.game), standing, RECORD)

    def draw_foot(self, canvas: Canvas) -> None:
        """That this was the one try, and what was new or that it is saved."""
        texts = self.texts
        told = self.news or texts("ending-saved", plies=len(self.session.plies))
        wide = canvas.measure(told, 12.5, "bold" if self.news else "body") + 6
        ink, face = ("#F2D58C", "bold") if self.news else ("#B9ADD0", "body")
        canvas.line(told, (1252 - wide, 671, wide, 24), 12.5, ink, face, "right")
        once = (texts("today-once-short"), "")
        canvas.line(texts("today-once"), (506, 671, 734 - wide, 24), 12.5, "#B9ADD0", shorter=once)

    def rows_on(self, score: Score, index: int) -> list[tuple[Item, Rect]]:
        """The rows of a sheet with their places."""
        (x, y, w, _), items = self._side_at(index), self._items(score)
        pitch = self._pitch(items)
        return [(item, (x + 6, y + ROWS + pitch * n, w - 12, pitch)) for n, item in enumerate(items)]

    def _side_at(self, index: int) -> Rect:
        count = len(self.result.scores)
        wide = (746 - 12.0 * (count - 1)) / count
        return 506 + (wide + 12) * index, SHEETS, wide, HIGH

    @property
    def _has_bars(self) -> bool:
        return len(self.result.scores) <= SIDES

    def _items(self, score: Score) -> list[Item]:
        """The rows of a sheet: all, or where many sit the greatest."""
        if self._has_bars:
            return list(score.items)
        return sorted((item for item in score.items if item.amount), key=lambda item: -item.amount)[:MOST_ROWS]

    @staticmethod
    def _pitch(items: list[Item]) -> float:
        return min(ROW, (HIGH - ROWS - 6) / max(1, len(items)))

    def _side(self, canvas: Canvas, score: Score, rank: int, rect: Rect, most: int) -> None:
        """The sheet of a seat, only as high as it is full: of up to two with bars, of more the greatest rows."""
        x, y, w, _ = rect
        colour, ink, faint = self.draw_ground(canvas, score, rect)
        bars = self._has_bars
        self.painter.draw(
            canvas, self.art.emblem(self.view, score.seat), x + (12 if bars else 8), y + 10, 0.38 if bars else 0.34
        )
        name, label = self.called(score, rank)
        plate = (x + w - 104, y + 11, 92, 42) if bars else (x + w - 56, y + 12, 48, 34)
        left = x + 62 if bars else x + 46
        room = plate[0] - left - 4 if self.result.points else x + w - left - 10
        brief = brief_name(self.texts, name)
        canvas.line(name, (left, y + 7, room, 28), 16 if bars else 14, ink, "title", shorter=(brief,))
        canvas.line(label, (left, y + 33, room, 20), 12, ink)
        if not self.result.points:
            return
        canvas.panel(plate, NIGHT, colour, 7, 1.6)
        total = f"[star] {score.total}" if bars else str(score.total)
        canvas.line(
            total, (plate[0] + 6, plate[1], plate[2] - 14, plate[3]), 20 if bars else 18, "#FFFFFF", "bold", "right"
        )
        items = self._items(score)
        pitch = self._pitch(items)
        child = canvas.child((0, 0, 0, 0), self.title.id)
        run, thick = 0, min(14.0, pitch - 6)
        for index, item in enumerate(items):
            top = y + ROWS + pitch * index
            middle = top + (pitch - thick) / 2
            size = max(11.5, min(13.0, pitch * 0.72))
            words = self.table.words.source(item, short=True)
            brief = self.table.words.tallied(item)
            child.line(
                words, (x + (13 if bars else 9), top, 138 if bars else w - 46, pitch), size, ink, shorter=(brief,)
            )
            if bars:
                start, end = sorted((run, run + item.amount))
                left, long = x + 154, w - 154 - 63
                canvas.panel((left, middle, long, thick), faint, None, 3)
                low, high = max(0, start) / most * long, min(most, max(0, end)) / most * long
                if item.amount:
                    fill = colour if item.amount > 0 else "#FFFDF6"
                    line = "#F6EEDC" if item.amount > 0 else "#B2301F"
                    canvas.panel((left + low, middle, max(3, high - low), thick), fill, line, 3, 1)
                run += item.amount
            canvas.line(signed(item.amount), (x + w - 48, top, 38, pitch), min(14, size + 1), ink, "bold", "right")
