"""What is being shown after a ply: pieces on their way, points rising, what others did line by line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from game.engine import Ply
from game.table.arrange import Laid
from game.table.layout import Rect
from game.table.motion import SPEEDS, Motion, Pose, diff, should_animate, total
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown
from game.ui.table.context import TableContext

LINE_SECONDS = 1.25
FLOAT_SECONDS = 1.1


class Floater(NamedTuple):
    """Points that rise from a plate."""

    text: str
    x: float
    y: float
    begin: float
    good: bool


class Story:
    """Plays one ply at a time; ``skip`` brings everything to its end at once."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.motions: list[Motion] = []
        self.time = 0.0
        self.length = 0.0
        self.floaters: list[Floater] = []
        self.lines: list[tuple[int | str, str]] = []
        self.line_at = 0.0
        self.news: list[tuple[int | str, str]] = []

    @property
    def busy(self) -> bool:
        """True while pieces move or what others did is told."""
        return bool(self.motions) or bool(self.lines)

    @property
    def moving(self) -> bool:
        """True while anything of it changes the picture."""
        return self.busy or bool(self.floaters)

    def begin(
        self, ply: Ply, before: dict[str, Laid], after: dict[str, Laid], held: str, held_rect: Rect | None
    ) -> None:
        """Show what a ply did."""
        settings = self.table.stage.settings
        speed = SPEEDS[settings.animation]
        animate = should_animate(settings.animation, settings.reduced_motion, 1)
        presentation = self.table.model.presentation
        flips, rolls = presentation.flips, presentation.rolls
        self.motions = diff(before, after, held, held_rect, flips, rolls) if animate else []
        self.length = total(self.motions) * speed
        self.time = 0.0
        self._floaters(ply, animate)
        self._sounds(ply)
        told = self.others([ply])
        if told:
            self.news = told
            self.lines = told if settings.animation != "off" and not presentation.OPEN else []
            self.line_at = 0.0

    def tell(self, lines: Sequence[tuple[int | str, str]]) -> None:
        """Tell these lines from the first."""
        self.lines, self.line_at = list(lines), 0.0

    def hear(self, event: Event) -> bool:
        """While something is shown, a click, Space, Enter or Esc skips it, or goes on by a line in steps; true if so."""
        key = event.name if isinstance(event, Key) else ""
        if self.lines and (isinstance(event, PointerDown) or key in ("space", "enter", "esc")):
            if self.table.stage.settings.animation == "step" and key != "esc":
                self.next_line()
            else:
                self.skip()
            return True
        return key == "space" and self.skip()

    def skip(self) -> bool:
        """Bring everything to its end; true if there was something to skip."""
        busy = self.busy
        self.motions, self.lines, self.floaters = [], [], []
        return busy

    def next_line(self) -> None:
        """The next line of what others did."""
        self.lines = self.lines[1:]
        self.line_at = 0.0

    def update(self, seconds: float) -> bool:
        """Time passes; true while something is being shown."""
        if not (self.motions or self.lines or self.floaters):
            return False
        self.time += seconds
        if self.motions and self.time >= self.length:
            self.motions = []
        self.floaters = [f for f in self.floaters if self.time - f.begin < FLOAT_SECONDS]
        if self.lines and not self.motions:
            self.line_at += seconds
            settings = self.table.stage.settings
            pace = SPEEDS[settings.animation] or 0.5
            if (
                settings.animation != "step"
                and self.line_at >= LINE_SECONDS * pace + len(self.lines[0][1]) * 0.012 * pace
            ):
                self.next_line()
        return True

    def pose_of(self, laid: Laid) -> Pose:
        """How a piece is drawn at this moment."""
        speed = SPEEDS[self.table.stage.settings.animation] or 1.0
        for motion in self.motions:
            if motion.piece == laid.piece and motion.fade >= 0:
                return motion.at(self.time / speed)
        return Pose(laid.rect, 1.0, laid.turn, laid.spot.face, 1.0, laid.scale)

    def leaving(self) -> list[Pose]:
        """Pieces that are gone but still fade."""
        speed = SPEEDS[self.table.stage.settings.animation] or 1.0
        return [m.at(self.time / speed) for m in self.motions if m.fade < 0]

    def draw(self, canvas: Canvas) -> None:
        """Floaters, and the line that is being told."""
        for floater in self.floaters:
            age = max(0.0, self.time - floater.begin) / FLOAT_SECONDS
            if self.time < floater.begin:
                continue
            alpha = round(255 * min(1.0, 2.2 * (1 - age)))
            y = floater.y - 26 * age
            colour = "#FFE38A" if floater.good else "#FF9C8A"
            canvas.line(floater.text, (floater.x - 61, y - 15, 120, 30), 20, "#120926", "bold", "center", alpha)
            canvas.line(floater.text, (floater.x - 60, y - 16, 120, 30), 20, colour, "bold", "center", alpha)
        if self.lines and not self.motions:
            self._banner(canvas, *self.lines[0], len(self.lines))

    def _banner(self, canvas: Canvas, actor: int | str, text: str, left: int) -> None:
        child = self.table.child(canvas)
        region = self.table.region("focus")
        w = region[2] + 40
        h = 48 + child.height(text, w - 76, 15, "bold", 1.4)
        x, y = region[0] - 20, region[1] + 14
        canvas.shadow((x, y, w, h), 10, 10, 170, 5)
        canvas.panel((x, y, w, h), "#2B1222", "#FFB36B", 10, 2)
        emblem = self.table.emblem_of(actor)
        if emblem:
            canvas.svg(emblem, (x + 14, y + 12, 30, 30))
        child.text(text, (x + 56, y + 12, w - 70, h - 34), 15, "#FFF1CF", "bold", leading=1.4)
        more = self.table.texts("story-skip", left=left)
        canvas.line(more, (x + 16, y + h - 26, w - 30, 22), 12, "#F3C9D2", align="right")

    def others(self, plies: Iterable[Ply]) -> list[tuple[int | str, str]]:
        """What others than the viewer did, actor and line, ply by ply."""
        return [
            (line.actor, line.text)
            for ply in plies
            for line in self.table.words.told([ply], named=True)
            if line.text
            and line.actor not in ("", self.table.model.eyes)
            and not line.heading
            and not line.kind.startswith("final")
        ]

    def _floaters(self, ply: Ply, animate: bool) -> None:
        if not animate:
            self.floaters = []
            return
        begin = 0.1
        self.floaters = []
        for event in ply.events:
            points = self.table.model.presentation.gain_of(event)
            spot = self._plate_of(self.table.model.presentation.actor(event)) if points else None
            if spot is None:
                continue
            self.floaters.append(Floater(f"{points:+d}[star]".replace("-", "−"), *spot, begin, points > 0))
            begin += 0.25

    def _plate_of(self, actor: int | str) -> tuple[float, float] | None:
        """Where the points of whoever it is are shown."""
        model = self.table.model
        region = model.layout.regions.get(model.presentation.plate(model.view, actor)) if actor != "" else None
        if region is None:
            return None
        x, y, w, h = region
        return (x + 50, y + 60) if isinstance(actor, str) else (x + w - 46, y + min(60, h - 10))

    def _sounds(self, ply: Ply) -> None:
        sounds = self.table.model.presentation.SOUNDS
        names = [sounds[e.kind] for e in ply.events if e.kind in sounds]
        for index, name in enumerate(dict.fromkeys(names)):
            self.table.stage.call_later(0.12 * index, partial(self.table.stage.sound.play, name))
