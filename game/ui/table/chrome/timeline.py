"""The timeline under the table: every turn of the session, and any moment of it one drag away."""

from __future__ import annotations

from itertools import pairwise

from game.presentation.history import Chapter, chapters
from game.table.layout import inside
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.table.chrome.bar import button_tip, button_under
from game.ui.table.chrome.chance_curve import ChanceCurve
from game.ui.table.context import TableContext
from game.ui.table.intents import LookAt
from game.ui.widgets import IconButton, Tooltip, Widget

FROM_NOW = ("shift+left", "p")
"""Keys that lead from now into the past."""
SPEEDS = (1.6, 0.8, 0.35, 0.12)
THREAD = 5.0
"""How high the timeline of a quiet table is."""
SIGN = "moment:"
"""What a sign of the curve is called where it is pointed at, with its ply behind."""


class Timeline(Widget):
    """The parts of the flow as long as their plies, what opponents of the rules did in wine, milestones, a handle at the
    shown moment."""

    def __init__(self, table: TableContext, rect: Rect) -> None:
        super().__init__(rect, "timeline")
        self.table = table
        self.held = False
        self.playing = False
        self.speed = 1
        self._wait = 0.0
        self._undrawn: int | None = None
        """The moment that was asked for, until its picture has been drawn."""
        self._next: LookAt | None = None
        """What was asked for meanwhile: the newest alone."""
        self.curve: ChanceCurve | None = None
        """What the review of this game knows of its course, once there is one."""
        self._known: tuple[object, ...] = ()
        self._chapters: list[Chapter] = []
        x, y, _, h = rect
        look = self.look_at
        self.buttons: list[IconButton] = [
            IconButton((x + 4, y + 1, 24, h - 2), "step_back", lambda: look(0), kind="night", widget_id="time-first"),
            IconButton((x + 31, y + 1, 24, h - 2), "left", lambda: self.step(-1), kind="night", widget_id="time-back"),
            IconButton((x + 58, y + 1, 24, h - 2), "play", self.toggle_play, kind="night", widget_id="time-play"),
            IconButton((x + 85, y + 1, 24, h - 2), "right", lambda: self.step(1), kind="night", widget_id="time-on"),
            IconButton((x + 112, y + 1, 24, h - 2), "step", lambda: look(None), kind="night", widget_id="time-last"),
        ]
        for button, key in zip(self.buttons, ("first", "back", "play", "on", "last")):
            button.tip = table.texts(f"time-{key}")

    @property
    def total(self) -> int:
        """How many plies there are."""
        return len(self.table.model.session.plies)

    @property
    def track(self) -> Rect:
        """Where the turns are drawn."""
        x, y, w, h = self.rect
        return x + 146, y + 3, w - 146 - 250, h - 6

    @property
    def pill(self) -> Rect:
        """Where it says whether this is now or the past; from the past a press there leads back."""
        x, y, w, h = self.rect
        return x + w - 116, y + 3, 110, h - 6

    @property
    def strip(self) -> Rect:
        """Where the curve is drawn: on the track, or along the thread."""
        x, y, w, h = self.rect if self.brief else self.track
        return x, y + 1, w, h - 2

    def go_on_from(self, before: Timeline) -> None:
        """Stand in the place of another one: what it does goes on."""
        self.held, self.playing, self.speed, self._wait = before.held, before.playing, before.speed, before._wait
        self._undrawn, self._next = before._undrawn, before._next

    def look_at(self, moment: int | None) -> None:
        """Ask for another moment, once the one that was asked for before has been seen: however quickly one after the other
        is wanted, something is seen."""
        if self._undrawn is not None:
            self._next = LookAt(moment)
            return
        self._undrawn, self._next = self._number(moment), None
        self.table.send(LookAt(moment))

    def _number(self, moment: int | None) -> int:
        return self.total if moment is None else min(self.total, max(0, moment))

    @property
    def _wanted(self) -> int:
        """The moment that is shown, or is to be."""
        return self.table.model.moment if self._next is None else self._number(self._next.moment)

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The sign of a moment or the button under the pointer."""
        found = self.curve.under(self.strip, x, y) if self.curve is not None else None
        if found is not None:
            return f"{SIGN}{found[0].ply}", found[1]
        return None if self.brief else button_under(self.buttons, x, y)

    def tooltip(self, thing: str) -> Tooltip | None:
        """What a button does, or which moment of the review a sign stands for."""
        texts = self.table.texts
        for moment in self.curve.moments if self.curve is not None else ():
            if thing == f"{SIGN}{moment.ply}":
                where = texts("review-ply", ply=moment.ply, plies=self.total)
                return Tooltip(texts(f"review-head-{moment.what}"), where)
        return button_tip(self.buttons, thing)

    def step(self, by: int) -> None:
        """One ply back or on."""
        self.look_at(self._number(self._wanted + by))

    def turn(self, by: int) -> None:
        """To the beginning of the turn before or after."""
        now = self._wanted
        starts = [c.first - 1 for c in self._chapters] + [self.total]
        if by < 0:
            self.look_at(max((s for s in starts if s < now), default=0))
        else:
            self.look_at(min((s for s in starts if s > now), default=self.total))

    def toggle_play(self) -> None:
        """Let the moments run, from the beginning if now is shown; again stops."""
        self.playing = not self.playing
        if self.playing and self.table.model.moment >= self.total:
            self.look_at(0)

    def update(self, seconds: float) -> bool:
        """Time passes while the moments run, and while one is waited for."""
        if self._next is not None and self._undrawn is None:
            self.look_at(self._next.moment)
            return True
        if not self.playing:
            return False
        self._wait += seconds
        if self._wait < SPEEDS[self.speed] or self._undrawn is not None:
            return False
        self._wait = 0.0
        self.step(1)
        if self.table.model.moment >= self.total:
            self.playing = False
        return True

    @property
    def brief(self) -> bool:
        """True while it is a thread: how far the game has come, and nothing to press."""
        resting = not self.held and not self.playing and self.table.model.looking is None
        return resting and not self.table.attention.full("timeline")

    def handle(self, event: Event) -> bool:
        """Buttons, drag on the track, wheel, arrows. A thread becomes all that by a press."""
        if isinstance(event, PointerDown) and self._to_moment(event.x, event.y):
            return True
        if self.brief and not isinstance(event, Key):
            if isinstance(event, PointerDown) and self.contains(event.x, event.y):
                self.table.attention.wake("timeline")
                return True
            return False
        for button in self.buttons:
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            elif isinstance(event, PointerDown | PointerUp) and button.handle(event):
                return True
        if isinstance(event, PointerDown) and self._speed_box(event.x, event.y):
            self.speed = (self.speed + 1) % len(SPEEDS)
            return True
        if isinstance(event, PointerDown) and self._leads_back(event.x, event.y):
            self.look_at(None)
            return True
        if isinstance(event, PointerDown) and self._on_track(event.x, event.y):
            self.held = True
            self.look_at(self._at(event.x))
            return True
        if isinstance(event, PointerMove) and self.held:
            if self._at(event.x) != self._wanted:
                self.look_at(self._at(event.x))
            return True
        if isinstance(event, PointerUp) and self.held:
            self.held = False
            return True
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        if isinstance(event, Key):
            return self.key(event.name)
        return isinstance(event, PointerDown) and self.contains(event.x, event.y)

    def _to_moment(self, x: float, y: float) -> bool:
        """Go to the table before the deed of the moment whose sign is there; False if none is."""
        found = self.curve.under(self.strip, x, y) if self.curve is not None else None
        if found is None:
            return False
        self.look_at(found[0].ply - 1)
        return True

    def key(self, name: str) -> bool:
        """Arrows by ply, with shift by turn; Home, End, P plays."""
        moves = {
            "left": lambda: self.step(-1),
            "right": lambda: self.step(1),
            "shift+left": lambda: self.turn(-1),
            "shift+right": lambda: self.turn(1),
            "home": lambda: self.look_at(0),
            "end": lambda: self.look_at(None),
            "p": self.toggle_play,
        }
        if name in moves:
            moves[name]()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """The bar, the turns, the handle, the numbers."""
        table, texts = self.table, self.table.texts
        x, y, w, h = self.rect
        session = table.model.session
        key = (self.total, session.plies[-1].sum if session.plies else "", table.model.telling)
        if key != self._known:
            self._known, self._chapters = key, chapters(table.model.plies, table.model.presentation)
        now = table.model.moment
        if self._undrawn not in (None, now):
            self._next = None  # Another part has asked for another moment since.
        self._undrawn = None
        if self.brief:
            self._draw_thread(canvas)
            if self.curve is not None:
                self.curve.draw(canvas, self.strip)
            return
        canvas.panel(self.rect, "#120926", "#3D2C6B", 8, 1.1)
        self.buttons[2].icon = "pause" if self.playing else "play"
        for button in self.buttons[:2]:
            button.enabled = now > 0
        for button in self.buttons[3:]:
            button.enabled = now < self.total
        self.buttons[2].enabled = self.total > 0
        for button in self.buttons:
            size = 15
            bx, by, bw, bh = button.rect
            if button.hovered and button.enabled:
                canvas.panel(button.rect, "#352761", None, 6)
            colour = "#F4EBD8" if button.enabled else "#5A4A86"
            canvas.icon(button.icon, bx + (bw - size) / 2, by + (bh - size) / 2, size, colour)
        self._turns(canvas, now)
        right = x + w
        if table.stage.settings.text_scale <= 1.5:
            where, shorter = texts("time-ply", now=now, total=self.total), (f"**{now}** / {self.total}",)
            canvas.line(where, (right - 244, y, 92, h), 13, "#F4EBD8", align="right", shorter=shorter)
        past = table.model.looking is not None
        message = "time-watched" if table.watched else "time-past" if past else "time-now"
        left, top, wide, high = self.pill
        canvas.panel(self.pill, "#6B4A12" if past else "#22421F", None, 9)
        canvas.line(texts(message), (left + 2, top, wide - 4, high), 12, "#FFF1CF", "bold", "center")
        canvas.line(f"×{(0.5, 1, 2, 6)[self.speed]:g}", (right - 146, y, 28, h), 12, "#B9ADD0", align="center")

    def _draw_thread(self, canvas: Canvas) -> None:
        """A line parted by the rounds, the opponents' plies in their colour, a mark at its end."""
        x, y, w, h = self.rect
        top, high, total = y + h / 2 - THREAD / 2, THREAD, max(1, self.total)
        starts = sorted({0, *(chapter.first - 1 for chapter in self._chapters if not chapter.depth)})
        for first, after in pairwise([*starts, self.total]):
            left, wide = x + first / total * w, (after - first) / total * w
            canvas.panel((left, top, max(1.0, wide - 3), high), "#3D2C6B", None, high / 2)
        for ply in (ply for chapter in self._chapters for ply in chapter.automa):
            canvas.panel((x + (ply - 1) / total * w, top, max(3.0, w / total - 1), high), "#A83C55", None, high / 2)
        if self.table.model.session.pending is not None:
            canvas.panel((x + w - 5, top - 4, 5, high + 8), "#FFD55E", "#14211C", 2.5, 1)

    def _leads_back(self, x: float, y: float) -> bool:
        return self.table.model.looking is not None and inside(self.pill, x, y)

    def _speed_box(self, x: float, y: float) -> bool:
        right = self.rect[0] + self.rect[2]
        return self.contains(x, y) and right - 148 <= x < right - 118

    def _turns(self, canvas: Canvas, now: int) -> None:
        x, y, w, h = self.track
        total = max(1, self.total)
        nested = any(chapter.depth > 1 for chapter in self._chapters)
        canvas.panel((x, y + h / 2 - 1.5, w, 3), "#2B2050", None, 1.5)
        for chapter in self._chapters:
            if chapter.last < chapter.first:
                continue
            left = x + (chapter.first - 1) / total * w
            wide = (chapter.last - chapter.first + 1) / total * w
            running = chapter is self._chapters[-1] and self.table.model.session.pending is not None
            fill = "#6B5526" if running else "#3D2C6B" if chapter.part else "#2B2050"
            canvas.panel((left, y, max(2, wide - 2), h), fill, None, 3)
            for ply in chapter.automa:
                part = max(3.0, w / total - 1)
                canvas.panel((x + (ply - 1) / total * w, y, part, h), "#A83C55", None, 3)
            if chapter.part and not chapter.depth:
                canvas.fill((left - 1, y - 2, 1.5, h + 4), "#E3BE6A", 150)
            for ply, mark in chapter.milestones:
                self.table.child(canvas).icon(mark, x + (ply - 1) / total * w - 6, y + 1, 15)
            number = str(chapter.number)
            if chapter.number and not nested and wide - 6 >= canvas.measure(number, 11.5, "bold"):
                canvas.line(number, (left + 4, y, wide - 6, h), 11.5, "#F4EBD8", "bold")
        for chapter in self._chapters if nested else ():
            if chapter.number and not chapter.depth:
                left = x + (chapter.first - 1) / total * w
                canvas.fill((left - 1, y - 2, 1.5, h + 4), "#E3BE6A", 220)
                canvas.line(str(chapter.number), (left + 4, y, 20, h), 12, "#FFE6A6", "bold")
        if self.curve is not None:
            self.curve.draw(canvas, self.strip)
        at = x + min(1.0, now / total) * w
        canvas.panel((at - 3, y - 2, 6, h + 4), "#FFD55E", "#14211C", 3, 1.2)

    def _on_track(self, px: float, py: float) -> bool:
        x, y, w, h = self.track
        return x - 6 <= px < x + w + 6 and y - 3 <= py < y + h + 3

    def _at(self, px: float) -> int:
        """The moment that stands there on the track."""
        x, _, w, _ = self.track
        return round(min(1.0, max(0.0, (px - x) / w)) * self.total)
