"""Small controls for one value of many: a stepper with two arrows, and a tick that takes a thing in or leaves it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove, Wheel
from game.ui.theme import CONTROL, CREAM, GOLD_RIM, INK, LINK, PAPER_EDGE
from game.ui.widgets.base import Pressable, Widget

ARROW = 24.0
_FILL, _LINE, _DIM = "#241A40", "#6B5C94", "#93A399"


class ValueStepper(Widget):
    """One of some values in words, with an arrow to either side. ``round`` goes on from the last to the first;
    ``marked`` draws it as changed, ``paper`` in the colours of a sheet of paper; a right click tells ``on_reset``."""

    radius = 7.0

    def __init__(
        self,
        rect: Rect,
        items: Sequence[str],
        at: int,
        on_change: Callable[[int], None],
        *,
        round: bool = True,
        marked: bool = False,
        paper: bool = False,
        on_reset: Callable[[], None] | None = None,
        widget_id: str = "",
    ) -> None:
        super().__init__(rect, widget_id)
        self.items, self.at, self.on_change = list(items), at, on_change
        self.round, self.marked, self.paper, self.on_reset = round, marked, paper, on_reset
        self.over = 0

    def step(self, by: int) -> None:
        """Go on by so many values."""
        if not self.enabled:
            return
        at = self.at + by
        at = at % len(self.items) if self.round else min(len(self.items) - 1, max(0, at))
        if at != self.at:
            self.at = at
            self.on_change(at)

    def handle(self, event: Event) -> bool:
        """The left end goes back, the rest of it on; wheel and arrows do the same."""
        x, _, w, _ = self.rect
        if isinstance(event, PointerMove):
            self.over = 0 if not self.hovered else -1 if event.x < x + w / 3 else 1
        elif isinstance(event, PointerDown) and self.contains(event.x, event.y):
            if event.button == 1:
                self.step(-1 if event.x < x + w / 3 else 1)
                return True
            if event.button == 3 and self.on_reset is not None and self.enabled:
                self.on_reset()
                return True
        elif isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        elif isinstance(event, Key) and event.name in ("left", "right", "space"):
            self.step(-1 if event.name == "left" else 1)
            return True
        return False

    def spoken(self) -> str:
        """The value."""
        return self.items[self.at]

    def draw(self, canvas: Canvas) -> None:
        """Ground, arrows, the value."""
        x, y, w, h = self.rect
        fill, line, ink = ("#6A4A12", GOLD_RIM, CREAM) if self.marked else (_FILL, _LINE, CREAM)
        bright = "#FFFFFF"
        if self.paper:
            fill, line, ink, bright = CONTROL, PAPER_EDGE, INK, LINK
        if not self.enabled:
            fill, line, ink = "#1B1430", "#4A3F68", _DIM
        elif self.hovered:
            line = bright
        canvas.panel(self.rect, fill, line, 7, 1.3)
        for side, icon, left in ((-1, "left", x + 7), (1, "right", x + w - 19)):
            end = not self.round and self.at == (0 if side < 0 else len(self.items) - 1)
            lit = self.enabled and self.hovered and self.over == side and not end
            canvas.icon(icon, left, y + h / 2 - 6, 12, bright if lit else _DIM if end else ink)
        words = self.items[self.at]
        place = (x + ARROW, y, w - 2 * ARROW, h)
        canvas.text(words, place, TextStyle(13.5, ink, "bold", "center", "middle", 1.15, lines=2 if h > 34 else 1))


class Tick(Pressable):
    """A thing that is taken in or left out: a square with a tick, and what it is."""

    radius = 6.0

    def __init__(self, rect: Rect, label: str, on: bool, on_press: Callable[[], None], widget_id: str = "") -> None:
        super().__init__(rect, on_press, widget_id)
        self.label, self.on = label, on

    def spoken(self) -> str:
        """What it is."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Ground, square, tick, words."""
        x, y, w, h = self.rect
        fill, line, ink = ("#E3BE6A", GOLD_RIM, "#2B2118") if self.on else (_FILL, _LINE, CREAM)
        if not self.enabled:
            fill, line, ink = "#1B1430", "#4A3F68", _DIM
        elif self.hovered:
            line = "#FFFFFF"
        canvas.panel(self.rect, fill, line, 6, 1.3)
        canvas.panel((x + 8, y + h / 2 - 8, 16, 16), "#FFFDF6" if self.on else "none", ink, 3, 1.4)
        if self.on:
            canvas.icon("tick", x + 10, y + h / 2 - 6, 12, "#2B2118")
        canvas.text(self.label, (x + 30, y, w - 36, h), TextStyle(13.5, ink, "bold", "left", "middle", 1.15, lines=1))
