"""Ready prompts of the table: split an amount between two places, say a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, Wheel
from game.ui.theme import GOLD_DARK, INK, INK2, PAPER
from game.ui.widgets.base import Widget, draw_focus_ring, press_any
from game.ui.widgets.buttons import Button, IconButton


class ArrowPrompt(Widget):
    """Asks for one of ``count`` things in a row: two arrows, the wheel and the keys go from one to the next, a button takes
    the one at ``at``. Right is ``ONWARD`` in the row."""

    ONWARD: ClassVar = 1

    def __init__(
        self, rect: Rect, widget_id: str, count: int, at: int, arrows: tuple[Rect, Rect], confirm: str, icon: str = ""
    ) -> None:
        super().__init__(rect, widget_id)
        self.count, self.at = count, at
        self.less = IconButton(arrows[0], "left", lambda: self.step(-self.ONWARD), kind="paper")
        self.more = IconButton(arrows[1], "right", lambda: self.step(self.ONWARD), kind="paper")
        x, y, w, h = rect
        place, name = (x + 14, y + h - 48, w - 28, 38), f"{widget_id}-done"
        self.button = Button(place, confirm, self.done, kind="gold", key="Enter", icon=icon, widget_id=name)
        self.away: IconButton | None = None

    def step(self, by: int) -> None:
        """So many places on in the row."""
        self.at = min(self.count - 1, max(0, self.at + by))

    def done(self) -> None:
        """Take what it stands at."""

    def named(self, number: int) -> int:
        """The place of what a digit names; -1 for none."""
        return -1

    def press_on(self, x: float, y: float) -> None:
        """A press beside all buttons."""

    @property
    def buttons(self) -> list[Button | IconButton]:
        """The arrows, the button that takes it, and the one that leaves, if it can be left."""
        return [self.less, self.more, self.button, *([self.away] if self.away is not None else [])]

    def answers(self) -> list[Rect]:
        """The arrows that go on, and the button."""
        self._shut()
        return [button.rect for button in (self.less, self.more, self.button) if button.enabled]

    def _shut(self) -> None:
        for arrow, by in ((self.less, -self.ONWARD), (self.more, self.ONWARD)):
            arrow.enabled = 0 <= self.at + by < self.count

    def handle(self, event: Event) -> bool:
        """Keys, wheel, buttons."""
        if isinstance(event, Key):
            return self._key(event.name)
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        if press_any(self.buttons, event):
            return True
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            self.press_on(event.x, event.y)
            return True
        return False

    def _key(self, name: str) -> bool:
        if name in ("left", "right"):
            self.step(self.ONWARD if name == "right" else -self.ONWARD)
        elif name in ("home", "end"):
            self.at = 0 if (name == "home") == (self.ONWARD > 0) else self.count - 1
        elif name in ("enter", "space"):
            self.done()
        elif name.isdigit() and self.named(int(name)) >= 0:
            self.at = self.named(int(name))
        else:
            return False
        return True

    def draw_sheet(self, canvas: Canvas) -> None:
        """The paper it stands on."""
        canvas.sheet(self.rect, PAPER, GOLD_DARK, 8, 1.6, (8, 150, 4))

    def draw_buttons(self, canvas: Canvas) -> None:
        """Its buttons, and the ring of the keys."""
        self._shut()
        for button in self.buttons:
            button.draw(canvas)
        if self.keyed:
            draw_focus_ring(canvas, self.button.rect)


class Stepper(ArrowPrompt):
    """Splits an amount between two places. ``splits`` are the ways that are allowed, as (left, right), most to the
    left first."""

    def __init__(
        self,
        rect: Rect,
        question: str,
        places: tuple[str, str],
        splits: Sequence[tuple[int, int]],
        on_done: Callable[[tuple[int, int]], None],
        *,
        icon: str = "coin",
        confirm: str = "",
        start: int = 0,
        beside: Callable[[Canvas, tuple[int, int]], None] = lambda canvas, split: None,
    ) -> None:
        x, y, w, _ = rect
        arrows = (x + w / 2 - 42, y + 42, 34.0, 34.0), (x + w / 2 + 8, y + 42, 34.0, 34.0)
        super().__init__(rect, "stepper", len(splits), min(start, len(splits) - 1), arrows, confirm, "tick")
        self.question, self.places, self.splits, self.on_done = question, places, list(splits), on_done
        self.icon, self.beside = icon, beside

    def done(self) -> None:
        """Take this split."""
        self.on_done(self.splits[self.at])

    def named(self, number: int) -> int:
        """The split with so many on the left."""
        return self.count - 1 - number

    def press_on(self, x: float, y: float) -> None:
        """A press on a place gives it all."""
        left, top, w, h = self.rect
        if top + 38 <= y < top + h - 52:
            self.at = 0 if x < left + w / 2 else self.count - 1
            if self.count == 2:
                self.done()

    def draw(self, canvas: Canvas) -> None:
        """The question, both places with their share, the buttons."""
        self.beside(canvas, self.splits[self.at])
        self.draw_sheet(canvas)
        x, y, w, _ = self.rect
        canvas.text(self.question, (x + 12, y + 3, w - 24, 40), TextStyle(12.5, INK, "bold", "center", "middle", 1.35))
        half = w / 2 - 46
        for share, name, at in zip(self.splits[self.at], self.places, (x + 12, x + w / 2 + 46)):
            canvas.panel((at, y + 40, half - 12, 62), "#F8E7BB" if share else "#EFE5CC", "#C8B48C", 6, 1.2)
            canvas.line(f"{share} [{self.icon}]", (at + 6, y + 42, half - 24, 32), 20, INK, "bold", "center")
            canvas.line(name, (at + 4, y + 74, half - 20, 24), 12, INK2, align="center")
        self.draw_buttons(canvas)


class DialPrompt(ArrowPrompt):
    """Asks for a number: ``values`` are those that are allowed, the greatest first; it begins with the least. ``on_done``
    gets the index, and so does ``note``, which says what the number comes to."""

    ONWARD = -1

    def __init__(
        self,
        rect: Rect,
        question: str,
        label: str,
        values: Sequence[int],
        on_done: Callable[[int], None],
        *,
        confirm: str = "",
        note: Callable[[int], str] = lambda index: "",
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        x, y, w, _ = rect
        arrows = (x + 40, y + 44, 38.0, 38.0), (x + w - 78, y + 44, 38.0, 38.0)
        super().__init__(rect, "dial", len(values), len(values) - 1, arrows, confirm)
        if on_cancel is not None:
            self.away = IconButton((x + w - 32, y + 6, 26, 26), "cross", on_cancel)
        self.question, self.label, self.values, self.on_done = question, label, list(values), on_done
        self.note = note

    def done(self) -> None:
        """Take this number."""
        self.on_done(self.at)

    def named(self, number: int) -> int:
        """The number itself."""
        return self.values.index(number) if number in self.values else -1

    def _key(self, name: str) -> bool:
        if name == "esc" and self.away is not None:
            self.away.press()
            return True
        return super()._key({"up": "right", "down": "left"}.get(name, name))

    def draw(self, canvas: Canvas) -> None:
        """The question, the number, the buttons."""
        self.draw_sheet(canvas)
        x, y, w, _ = self.rect
        canvas.line(self.question, (x + 14, y + 6, w - 28, 28), 14.5, INK, "bold", "center")
        canvas.line(str(self.values[self.at]), (x + 80, y + 40, w - 160, 42), 26, INK, "title", "center")
        told = self.note(self.at) or self.label
        if told:
            canvas.line(told, (x + 14, y + 80, w - 28, 20), 13, INK2, "bold", "center")
        self.draw_buttons(canvas)
