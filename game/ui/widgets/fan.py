"""A tray as a dark sheet over the lower table: its things lie in a fan, what each costs stands on it, and it can be
lowered to look at the table."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerUp
from game.ui.widgets.base import press_any
from game.ui.widgets.buttons import Button
from game.ui.widgets.tray import Picked, Picking, PickTray, TrayLook

TALL = 260.0
"""A tray of this height has room for a head of its own and a fan."""

LEAN = 5.0
"""Degrees by which the outermost things lean."""

LIFT = 34.0
"""So much higher stands what is picked."""

RISE, OPEN, SUNK = 0.16, 0.26, 48.0
"""Seconds in which the sheet comes up, and then its fan opens from the middle; and from how far below."""

BOXES = 6
"""Up to so many things are counted by a box each."""

NIGHT, NIGHT_LINE, NIGHT_INK, NIGHT_INK2 = "#181029", "#E3BE6A", "#FFF1CF", "#C9BFE0"
"""The sheet is dark: its things are what shines."""


class FanTray(PickTray):
    """A tray with what each thing that is picked costs or brings, which can be lowered to look at the table."""

    VEIL = NIGHT

    def __init__(
        self,
        rect: Rect,
        asked: Picking,
        look: TrayLook,
        on_done: Callable[[Picked], None],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(rect, asked, look, on_done, on_cancel)
        self.age = 0.0 if look.moving else RISE + OPEN
        self.lowered = False
        x, y, w, h = self.rect
        self.fold = Button((x + w - 218, y + h - 42, 206, 34), look.lower, self.lower, icon="watch", key="Esc")

    def lower(self) -> None:
        """Put the sheet out of the way, or bring it back; what is picked stays picked."""
        self.lowered = not self.lowered
        self.over = -1
        self.fold.label, self.fold.key = (self.look.lift, "Space") if self.lowered else (self.look.lower, "Esc")

    def update(self, seconds: float) -> bool:
        """The sheet rises and its fan opens."""
        if self.age >= RISE + OPEN:
            return False
        self.age += seconds
        return True

    def item(self, index: int) -> Rect:
        """The place of a thing once the fan is open."""
        x, y, w, h = self.rect
        room = w - 56 - self.size  # A fan leans over its ends, and grows there.
        pitch = min(self.size + 10, room / max(1, self.items - 1))
        left = x + (w - pitch * (self.items - 1) - self.size) / 2
        outward = self._outward(index)
        foot = 42 if self.apart else 64
        top = y + 60 + (h - 60 - foot - self.size) / 2 + 10 + 16 * outward * outward
        return left + index * pitch, top - (LIFT if index in self.picked else 0), self.size, self.size

    def drawn(self, index: int) -> Rect:
        """Where a thing is drawn: on its way from the middle, or a tenth larger under the pointer."""
        x, y, w, h = self.item(index)
        share = _eased((self.age - RISE) / OPEN)
        middle = self.rect[0] + (self.rect[2] - w) / 2
        x = middle + (x - middle) * share
        if index != self.over:
            return x, y, w, h
        return x - w * 0.05, y - h * 0.05, w * 1.1, h * 1.1

    def _outward(self, index: int) -> float:
        """Where in the fan a thing lies: -1 at its left end, 1 at its right."""
        return 2 * index / (self.items - 1) - 1 if self.items > 1 else 0.0

    def turn(self, index: int) -> float:
        """By how many degrees to the right a thing leans."""
        return LEAN * self._outward(index)

    def answers(self) -> list[Rect]:
        """Of a sheet that is lowered only what raises it."""
        return [self.fold.rect] if self.lowered else super().answers()

    def handle(self, event: Event) -> bool:
        """As a tray; Esc lowers the sheet, Space and Enter raise it. Lowered, it leaves the table to the hand."""
        if isinstance(event, Key) and (event.name == "esc" or (self.lowered and event.name in ("space", "enter"))):
            if self.lowered and event.name == "esc":
                return False
            self.lower()
            return True
        if press_any([self.fold], event):
            return True
        if self.lowered:
            return self.apart and isinstance(event, PointerDown | PointerUp) and self.button.handle(event)
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The sheet with its head, the fan and the buttons; lowered, only the button that raises it."""
        if self.lowered:
            self.fold.draw(canvas)
            if self.apart:
                self._draw_button(canvas)
            return
        self.asked.beside(canvas, self.taken)
        risen = _eased(self.age / RISE)
        x, y, w, h = self.rect
        shifted = canvas.like(origin=(canvas.ox, canvas.oy + (1 - risen) * SUNK * canvas.unit)) if risen < 1 else canvas
        shifted.sheet(self.rect, NIGHT, NIGHT_LINE, 8, 1.6, (8, 150, 4))
        self._head(shifted)
        self._draw_items(shifted)
        self._draw_button(canvas)
        if self.look.help_line:
            shifted.line(self.look.help_line, (x + 18, y + h - 38, w - 250, 26), 12.5, NIGHT_INK2)
        self.fold.draw(shifted)
        if self.away:
            self.away.draw(shifted)

    def _head(self, canvas: Canvas) -> None:
        """What it comes to, the question, a box for each thing that is wanted."""
        x, y, w, _ = self.rect
        left, right = x + 18, x + w - 18
        told = self.note(self.taken)
        if told:
            wide = canvas.measure(told, 19, "bold") + 32
            canvas.panel((x + 12, y + 10, wide, 40), "#3B1018", "#FF9C8A", 20, 1.6)
            canvas.line(told, (x + 12, y + 10, wide, 40), 19, "#FFE9E4", "bold", "center")
            left = x + wide + 28
        count = f"{len(self.picked)} / {self._wanted}"
        wide = canvas.measure(count, 20, "bold") + 4
        canvas.line(count, (right - wide, y + 10, wide, 40), 20, NIGHT_INK, "bold", "right")
        right -= wide + 14
        fewest, most = self.count
        for box in range(most if fewest == most <= BOXES else 0):
            place = (right - 30 * (most - box) + 6, y + 15, 24, 30)
            full = box < len(self.picked)
            canvas.panel(place, "#B2301F" if full else "#241A40", "#FF9C8A" if full else "#6B5C94", 5, 1.4)
            if full:
                canvas.icon("tick", place[0] + 5, place[1] + 8, 14, "#FFF8E7")
        right -= 30 * most + 10 if fewest == most <= BOXES else 0
        canvas.line(self.question, (left, y + 10, right - left, 40), 18, NIGHT_INK, "title")

    def _draw_item(self, canvas: Canvas, index: int) -> None:
        """A thing, and on what is picked what giving it costs."""
        super()._draw_item(canvas, index)
        if index not in self.picked:
            return
        number = self.picked.index(index)
        if number < len(self.asked.prices) and (told := self.asked.prices[number]):
            x, y, w, _ = self.drawn(index)
            wide = canvas.measure(told, 14.5, "bold") + 22
            plate = (x + w / 2 - wide / 2, y - 12, wide, 24)
            canvas.panel(plate, "#B2301F", "#FFF8E7", 12, 1.5)
            canvas.line(told, plate, 14.5, "#FFFFFF", "bold", "center")


def _eased(share: float) -> float:
    return 1 - (1 - min(1.0, max(0.0, share))) ** 3
