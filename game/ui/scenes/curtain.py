"""The curtain between two people: opaque, names only, lifted by a deliberate act."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.engine.session import BOT
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, KeyUp, PointerDown, PointerUp
from game.ui.scene import Scene, Stage
from game.ui.table.rehearsal import CURTAIN
from game.ui.theme import BEHIND
from game.ui.widgets import draw_focus_ring

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

HOLD = 0.7
RISE = 0.26
_RING = (
    '<circle cx="26" cy="26" r="22" fill="none" stroke="#A98538" stroke-width="5"/>'
    '<circle cx="26" cy="26" r="22" fill="none" stroke="#14211C" stroke-width="5" stroke-dasharray="{done} 138.2" '
    'transform="rotate(-90 26 26)"/>'
)
BUTTON = (500.0, 470.0, 280.0, 66.0)

NEXT, OTHERS = ("#FFF1CF", "#FFD55E", "#2B2118"), ("#2E1A0E", "#A8814A", "#F4E4C4")
"""Ground, rim and letters of the tags of seats: of whoever is next, and of the others."""


class Curtain(Scene):
    """Shows whose turn it is and nothing else, until the person who sits there lifts it."""

    curtained = True
    keeps_below = True

    def __init__(self, stage: Stage, table: TableScene, seat: int, before: int, lift: Callable[[], None]) -> None:
        super().__init__(stage)
        self.table, self.seat, self.before, self.lift = table, seat, before, lift
        self.held = -1.0
        self.clicks = 0
        self.rising = -1.0
        self.shake = 0.0
        self.keyed = False
        self._hanging = self._hung_up()
        self._still: tuple[tuple[object, ...], pygame.Surface] | None = None

    def enter(self) -> None:
        """A bell for the next person, the same for everybody. What was begun before a menu opened is forgotten."""
        self.held, self.clicks = -1.0, 0
        self.stage.sound.play("chime")

    def handle(self, event: Event) -> bool:
        """Hold the mouse on the button, or Space; with the setting, click twice."""
        self.stage.invalidate()
        self.keyed = isinstance(event, Key) or (self.keyed and not isinstance(event, PointerDown))
        down = isinstance(event, PointerDown) and _on_button(event.x, event.y)
        down = down or (isinstance(event, Key) and event.name in ("space", "enter"))
        if self.rising >= 0:
            return True
        if down:
            if not self.stage.settings.hold_to_lift:
                self.clicks += 1
                if self.clicks >= 2:
                    self._rise()
            elif self.held < 0:
                self.held = 0.0
            return True
        if isinstance(event, PointerUp) or (isinstance(event, KeyUp) and event.name in ("space", "enter")):
            if 0 <= self.held < HOLD:
                self.shake = 0.4
            self.held = -1.0
            return True
        if isinstance(event, Key) and event.name == "esc":
            self.stage.scenes.push(self.stage.make("pause", table=self.table))
        return True

    def update(self, seconds: float) -> bool:
        """The ring fills; the cloth rises. Under a menu it hangs still."""
        if self.stage.scenes.top is not self:
            return False
        if self.rising >= 0:
            self.rising += seconds
            if self.rising >= RISE or self.stage.settings.reduced_motion:
                self._done()
            return True
        if self.held >= 0:
            self.held += seconds
            if self.held >= HOLD:
                self._rise()
            return True
        self.shake = max(0.0, self.shake - seconds)
        return self.shake > 0

    def is_awaited(self) -> bool:
        """Its cloth is as large as the window: it is hung up in some frames, and laid from one picture while it hangs still."""
        return next(self._hanging, None) is not None

    def _hung_up(self) -> Iterator[bool]:
        """Have the drawings of the cloth made in a thread, and lay one after the other on one picture: a step in each frame.
        One that was there may have had to make room for another, so that each is foreseen once more."""
        canvas = self.stage.canvas
        for name, rect in CURTAIN.items():
            canvas.foresee(name, rect)
        picture = pygame.Surface(canvas.surface.get_size())
        picture.fill(BEHIND)
        yield True
        for name, rect in CURTAIN.items():
            canvas.foresee(name, rect)
            for _ in canvas.rasters.ahead.arriving():
                yield True
            canvas.rasters.made_ready(name, canvas.box(rect).size)
            yield True
            canvas.like(picture).svg(name, rect)
            yield True
        self._still = canvas.place, picture

    def idle(self) -> None:
        """What lies behind it is painted for the next person."""
        if self.rising < 0:
            self.table.make_ready(self.seat)

    def _rise(self) -> None:
        """The cloth goes up from the table as the next person sees it, where what happened is being told."""
        self.held = -1.0
        self.rising = 0.0
        self.opaque = False
        self.stage.sound.play("cloth")
        self._still = None
        self.lift()

    def _done(self) -> None:
        self.stage.scenes.pop()

    def draw(self, canvas: Canvas) -> None:
        """Cloth, crest, names, the button with its ring, the seats."""
        texts, names = self.stage.texts, self.table.words.names
        lifted = 0.0 if self.rising < 0 else -620 * min(1.0, self.rising / RISE) ** 2
        sway = math.sin(self.shake * 40) * 5 * self.shake
        if self._still is not None and self._still[0] == canvas.place and not sway:
            canvas.surface.blit(self._still[1], (0, 0))
        else:
            back, *cloth = CURTAIN.items()
            if self.rising < 0:
                canvas.svg(*back)
            for drawing, (x, y, w, h) in cloth:
                canvas.svg(drawing, (x + sway, y + lifted, w, h))
        if self.rising >= 0:
            return
        name = names[self.seat]
        canvas.svg(self.table.context.emblem_of(self.seat), (605, 142, 70, 70))
        canvas.line(name, (440, 222, 400, 90), 56, "#F4EBD8", "title", "center")
        canvas.line(texts("curtain-next"), (440, 312, 400, 34), 17, "#DDE9F2", "body", "center")
        if self.before != self.seat:
            canvas.line(
                texts("curtain-away", who=names[self.before]), (440, 372, 400, 30), 14, "#A9C4D8", align="center"
            )
        self._button(canvas)
        self._seats(canvas, names)

    def _button(self, canvas: Canvas) -> None:
        texts = self.stage.texts
        x, y, w, _ = BUTTON
        canvas.sheet(BUTTON, "#D9B25F", "#FFE6A6", 33, 2, (8, 140, 4))
        hold = self.stage.settings.hold_to_lift
        share = max(0.0, self.held) / HOLD if hold else self.clicks / 2
        ring = _RING.format(done=round(138.2 * min(1.0, share), 1))
        canvas.drawing(ring, (x + 9, y + 7, 52, 52), (52, 52))
        canvas.icon("hand", x + 22, y + 20, 26, "#2B2118")
        label = "curtain-lift" if hold or not self.clicks else "curtain-again"
        canvas.line(texts(label), (x + 74, y + 8, w - 94, 30), 19, "#2B2118", "bold")
        sub = "curtain-hold" if hold else "curtain-twice"
        canvas.line(texts(sub), (x + 74, y + 37, w - 94, 22), 12.5, "#2B2118")
        if self.keyed:
            draw_focus_ring(canvas, BUTTON, 33)

    def _seats(self, canvas: Canvas, names: list[str]) -> None:
        """Everybody at the table: whoever is next on cream, the others on dark wood, bots with their mark."""
        wide = min(220.0, 1200 / len(names))
        left = 640 - wide * len(names) / 2
        for seat, name in enumerate(names):
            x, now = left + wide * seat, seat == self.seat
            fill, line, ink = NEXT if now else OTHERS
            place = (x + 6, 636, wide - 12, 46)
            canvas.sheet(place, fill, line, 23, 2.6 if now else 1.3, (5, 110, 3))
            canvas.svg(self.table.context.emblem_of(seat), (x + 18, 646, 26, 26))
            bot = self.table.session.seats[seat].player.startswith(BOT)
            canvas.line(name, (x + 52, 636, wide - 74 - 24 * bot, 46), 16, ink, "bold" if now else "body")
            if bot:
                canvas.icon("bot", x + wide - 38, 649, 20, ink)


def _on_button(x: float, y: float) -> bool:
    return BUTTON[0] <= x < BUTTON[0] + BUTTON[2] and BUTTON[1] <= y < BUTTON[1] + BUTTON[3]
