"""The lessons of a title: the host, her book of stamps, a card for each lesson, and the first game below them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from game.engine import Title
from game.presentation import reading
from game.progress import DONE
from game.table.layout import Rect
from game.table.lessons import Lesson, fault_of, known_fault, outline_of, trying
from game.ui.canvas import Canvas, TextStyle
from game.ui.scenes.house import HouseScene, draw_crest, draw_window, game_name, window_at
from game.ui.scenes.lessons.pictures import LessonPictures
from game.ui.scenes.lessons.ready import ReadyLesson
from game.ui.scenes.shelf.scene import on_shelf
from game.ui.slices import go_on
from game.ui.table.board.painter import SECOND
from game.ui.table.learn.teaching import draw_beads
from game.ui.theme import GOOD, INK, INK2, LINK, NUMBER, PAPER, PAPER_EDGE
from game.ui.widgets import Segmented
from game.ui.widgets.base import Pressable

if TYPE_CHECKING:
    from game.ui.scene import Stage

HOST: Rect = (24, 74, 276, 598)
WINDOW: Rect = (40, 214, 244, 244)
HOSTESS, SHE = "shared/house/host_talk", (40.0, 238.0, 214.0, 257.0)
WIDE, HIGH, LEFT, TOP = 302.0, 210.0, 316.0, 74.0
ACROSS, DOWN = 319.0, 222.0
OPENING: Rect = (316, 518, 940, 154)
PICTURE = 103.0
_WOOD = (
    '<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="176"><stop offset="0" '
    'stop-color="#5A381F"/><stop offset="1" stop-color="#2C180B"/></linearGradient></defs>'
    '<rect width="276" height="176" fill="url(#f)"/><path d="M92 0 V176 M184 0 V176" stroke="#241208" stroke-width="2.5"/>'
)
_TOP = (
    '<defs><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="26"><stop offset="0" '
    'stop-color="#A9764A"/><stop offset="1" stop-color="#6B4426"/></linearGradient></defs><rect width="276" height="26" '
    'fill="url(#t)"/><path d="M0 1.5 H276" stroke="#F0C48A" stroke-width="2.4"/><path d="M0 25 H276" stroke="#241208" '
    'stroke-width="2"/>'
)


class LessonCard(Pressable):
    """One lesson: its picture, what one can do after it, how far one is. Pressing it begins it, or goes on with it."""

    def __init__(self, scene: Lessons, lesson: Lesson, number: int, rect: Rect) -> None:
        super().__init__(rect, partial(scene.open, lesson), f"lesson-{lesson.id}")
        self.scene, self.lesson, self.number = scene, lesson, number
        self.step = scene.progress.step(lesson.title.id, lesson.id)
        self.tip = scene.texts(lesson.message)

    @property
    def picture(self) -> Rect:
        """Where its picture is."""
        x, y, w, _ = self.rect
        return x + 1.5, y + 1.5, w - 3, PICTURE

    def draw(self, canvas: Canvas) -> None:
        """Picture, name, ability, state."""
        x, y, w, _ = self.rect
        texts, lesson = self.scene.texts, self.lesson
        lit = self.state in ("hover", "pressed") or self.step > 0
        canvas.sheet(self.rect, PAPER, "#FFD55E" if lit else PAPER_EDGE, 8, 2.4 if lit else 1.2, (8, 130, 4))
        self.scene.draw_picture(canvas, lesson, self.picture)
        canvas.fill((x + 1, y + PICTURE + 1, w - 2, 1.4), PAPER_EDGE)
        canvas.line(str(self.number), (x + 14, y + 106, 24, 34), 23, NUMBER, "title")
        time = texts("lessons-minutes", minutes=_minutes(lesson.minutes))
        room = canvas.measure(time, 12.5) + 4
        canvas.line(time, (x + w - room - 12, y + 108, room, 30), 12.5, INK2, align="right")
        canvas.icon("clock", x + w - room - 32, y + 116, 14, INK2)
        canvas.line(texts(lesson.message), (x + 40, y + 106, w - room - 80, 34), 19, INK, "title")
        able = texts(f"{lesson.message}-able")
        if self.step == DONE:
            canvas.icon("tick", x + 17, y + 147, 13, GOOD)
        else:
            canvas.panel((x + 18, y + 148, 11, 11), "none", INK2, 5.5, 1.4)
        canvas.text(able, (x + 38, y + 140, w - 50, 28), TextStyle(13, INK, valign="middle", leading=1.25, lines=2))
        self._draw_state(canvas)

    def _draw_state(self, canvas: Canvas) -> None:
        x, y, w, _ = self.rect
        texts = self.scene.texts
        if self.step == DONE:
            canvas.line(texts("lessons-done"), (x + 40, y + 170, 60, 32), 13.5, GOOD, "bold")
            canvas.line(texts("lesson-once-more"), (x + 96, y + 170, 120, 32), 13.5, LINK, "bold")
            canvas.svg("shared/house/stamp", (x + w - 56, y + 160, 44, 44), 255, -9)
            return
        go = texts("lessons-go-on" if self.step else "lessons-begin")
        wide = canvas.measure(go, 14, "bold") + 50
        place = (x + w - wide - 12, y + 168, wide, 33)
        gold = bool(self.step)
        canvas.panel(place, "#D9B25F" if gold else "#FFF8E7", "#FFE6A6" if gold else "#8A6A3B", 7, 1.4)
        canvas.icon("play", place[0] + 14, place[1] + 9, 15, INK)
        canvas.line(go, (place[0] + 36, place[1], wide - 42, 33), 14, INK, "bold")
        if self.step:
            steps = len(self.lesson.steps)
            pitch = min(24.0, (place[0] - x - 34) / steps)
            draw_beads(canvas, x + 24, y + 184.5 - pitch * 0.4, steps, self.step, pitch)
        else:
            canvas.line(texts("lessons-not-yet"), (x + 40, y + 170, 90, 32), 13, INK2)


class Lessons(HouseScene):
    """The book of lessons of one title."""

    title_message = "drawer-rules"

    def __init__(self, stage: Stage, title: Title) -> None:
        super().__init__(stage)
        stage.texts.read(title)
        self.title = self.told = title
        self.progress = stage.services.progress
        self.pictures: LessonPictures = stage.services.shared(LessonPictures, lambda: LessonPictures(stage))
        self.ready: ReadyLesson = stage.services.shared(ReadyLesson, lambda: ReadyLesson(stage))
        self._running = self._rests = False
        self._readying: Iterator[bool] = iter(())

    @property
    def lessons(self) -> Sequence[Lesson]:
        """Up to six lessons, in their order, without those that are known not to begin."""
        return [lesson for lesson in outline_of(self.title).lessons if not known_fault(lesson)][:6]

    def layout(self) -> None:
        """Cards, the choice of the game, the tab to the rules, the way to the table. Whoever comes back may have done a lesson
        meanwhile."""
        focused = self.focused
        super().layout()
        for drawing, place in ((window_at(self.stage.services.store.now()), WINDOW), (HOSTESS, SHE)):
            self.stage.canvas.foresee(drawing, place)
        texts = self.texts
        texts.abide(self.title, self.title.facts())
        tabs = [texts("lesson-head"), texts("lessons-rules")]
        self.widgets.append(Segmented((1036, 12, 220, 32), tabs, 0, self._to_rules, size=14, widget_id="tabs"))
        self.game_choice(1020, [t for t in on_shelf() if outline_of(t).lessons], self.title.id, self._take)
        for index, lesson in enumerate(self.lessons):
            place = (LEFT + index % 3 * ACROSS, TOP + index // 3 * DOWN, WIDE, HIGH)
            self.widgets.append(LessonCard(self, lesson, index + 1, place))
        x, y, w, _ = OPENING
        ready = self.progress.done(self.title.id) >= len(self.lessons)
        rect, kind, play = (x + w - 226, y + 54, 212, 48), "gold" if ready else "paper", partial(self.push, "lobby")
        act = partial(play, title=self.title)
        self.button("play", rect, texts("shelf-start"), act, kind=kind, icon="play", size=15.5)
        cards = [card for card in self.widgets if isinstance(card, LessonCard)]
        waiting = next((c for c in cards if c.step > 0), next((c for c in cards if c.step != DONE), self.widgets[-1]))
        self.set_focus((self.find(focused) if focused else None) or waiting, self.focus_shown)
        self._readying, self.lacks = self._made_ready(cards), True

    def open(self, lesson: Lesson) -> None:
        """Begin a lesson, or go on where it was left; one that cannot be begun goes."""
        if fault_of(lesson):
            self.layout()
            return
        self.stage.scenes.push(self.ready.take(lesson, max(0, self.progress.step(self.title.id, lesson.id))))

    def leave(self) -> None:
        """Nobody opens a lesson now."""
        self.ready.let_go()

    def renew(self) -> None:
        """A lesson that was made ready of other files goes."""
        self.ready.let_go()
        super().renew()

    def _to_rules(self, tab: int) -> None:
        if tab:
            self.stage.scenes.replace(self.stage.make("rules", title=self.title))

    def _take(self, title: Title) -> None:
        self.stage.texts.read(title)
        self.title = self.told = title
        self.layout()

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Felt, bar, the host with her book, the first game."""
        super().draw(canvas)
        self._draw_host(canvas)
        self._draw_opening(canvas)
        self.footer(canvas, [("← →", "lessons-choose"), ("Enter", "lessons-begin"), ("Esc", "house-back")])

    def draw_picture(self, canvas: Canvas, lesson: Lesson, rect: Rect) -> None:
        """The place of the table that a lesson is about, or the sign of its game. While the window runs none is drawn anew
        here."""
        fault = fault_of(lesson) if not self._running else ""
        image = self.pictures.of(canvas, lesson, canvas.box(rect).size, late=self._running) if not fault else None
        if image is None:
            canvas.fill(rect, "#1B4A3D")
            draw_crest(canvas, lesson.title, (rect[0] + rect[2] / 2 - 24, rect[1] + rect[3] / 2 - 24, 48, 48))
        else:
            canvas.blit(image, rect[0], rect[1])

    def update(self, seconds: float) -> bool:
        """Each frame but the first makes a slice ready; what is to be seen of that is drawn in a frame of its own."""
        moving = super().update(seconds)
        first, self._running = not self._running, True
        works = not first and not self._rests and self.stage.scenes.top is self
        self._rests = works and go_on(self._readying)
        return self._rests or moving

    def idle(self) -> None:
        """The lesson that is pointed at, or the keys speak to, is made ready; those of all would push the book out of what the
        window keeps."""
        pointed = next((widget for widget in self.widgets if widget.hovered), self.focus)
        if isinstance(pointed, LessonCard) and not self.lacks:
            self.ready.go_on(pointed.lesson, max(0, pointed.step))

    def _made_ready(self, cards: Sequence[LessonCard]) -> Iterator[bool]:
        """Try the lessons and draw their pictures. True whenever there is more to see."""
        captioned = self.stage.settings.captions and self.texts.other == SECOND
        for _ in chain(reading(self.title), self.texts.reading(SECOND) if captioned else ()):
            yield False
        for card in cards:
            for _ in trying(card.lesson):
                yield False
            if fault_of(card.lesson):
                self.layout()
                yield True
        canvas = self.stage.canvas
        for card in cards:
            for _ in self.pictures.drawing(canvas, card.lesson, canvas.box(card.picture).size):
                yield False
            yield True
        self.lacks = False

    def _draw_host(self, canvas: Canvas) -> None:
        x, y, w, h = HOST
        texts = self.texts
        canvas.panel(HOST, "#1B4A3D", "#6E8F80", 8, 1.2)
        draw_window(canvas, self.stage.services.store.now(), WINDOW)
        canvas.svg(HOSTESS, SHE)
        canvas.drawing(_WOOD, (x + 1, y + 421, w - 2, h - 422), (276, 176))
        canvas.drawing(_TOP, (x + 1, y + 419, w - 2, 26), (276, 26))
        bubble = (x + 18, y + 16, 240, 122)
        canvas.sheet(bubble, "#F8F1E1", "#8A6A3B", 12, 1.8, (7, 140, 3))
        canvas.line(texts("lessons-host"), (bubble[0] + 16, bubble[1] + 8, 208, 24), 15, INK, "title")
        canvas.text(
            texts("lessons-welcome"),
            (bubble[0] + 16, bubble[1] + 34, 212, 84),
            TextStyle(13.5, INK, leading=1.4, lines=4),
        )
        self._draw_book(canvas, (x + 18, y + 458, 240, 132))

    def _draw_book(self, canvas: Canvas, rect: Rect) -> None:
        """A stamp for each lesson that is done."""
        x, y, w, _ = rect
        texts, count = self.texts, len(self.lessons)
        done = [self.progress.step(self.title.id, lesson.id) == DONE for lesson in self.lessons]
        canvas.sheet(rect, PAPER, PAPER_EDGE, 4, 1.2, (6, 130, 3))
        canvas.line(texts("lessons-book"), (x + 16, y + 6, 140, 30), 16, INK, "title")
        canvas.line(f"{sum(done)} / {count}", (x + w - 80, y + 6, 64, 30), 15, INK, "bold", "right")
        for index, sealed in enumerate(done):
            place = (x + 16 + index * 35.5, y + 42, 30, 30)
            if sealed:
                canvas.svg("shared/house/stamp", place)
            else:
                canvas.panel(place, "none", "#A88A52", 15, 1.4)
                canvas.line(str(index + 1), place, 14, INK2, align="center")
        minutes = _minutes(sum(lesson.minutes for lesson in self.lessons))
        said = texts("lessons-all", count=count, minutes=minutes)
        canvas.text(said, (x + 16, y + 80, w - 30, 46), TextStyle(13, INK2, leading=1.4, lines=2))

    def _draw_opening(self, canvas: Canvas) -> None:
        x, y, w, _ = OPENING
        texts = self.texts
        canvas.sheet(OPENING, "#1E1440", "#E3BE6A", 8, 1.4, (8, 130, 4))
        name = game_name(texts, self.title.id)
        canvas.line(texts("lessons-first-game", game=name), (x + 30, y + 12, 620, 38), 21, "#F2D58C", "title")
        for row, (icon, message) in enumerate((("rules", "why"), ("undo", "undo"), ("hint", "hint"))):
            canvas.icon(icon, x + 32, y + 60 + 28 * row, 18, "#E3BE6A")
            canvas.line(texts(f"lessons-first-{message}"), (x + 62, y + 55 + 28 * row, w - 320, 28), 14.5)


def _minutes(minutes: float) -> str:
    """Minutes with at most one digit behind the point."""
    return f"{minutes:.1f}".removesuffix(".0")
