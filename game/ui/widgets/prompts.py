"""Ready prompts of the table: split an amount between two places, say a number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.theme import GOLD_DARK, INK, INK2, PAPER
from game.ui.widgets.base import Pressable, Widget, draw_focus_ring
from game.ui.widgets.buttons import Button, IconButton


class Stepper(Widget):
    """Splits an amount between two places. ``splits`` are the ways that are allowed, as (left, right), most to the
    left first; left and right keys, the wheel and the buttons go from one to the next."""

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
        super().__init__(rect, "stepper")
        self.beside = beside
        self.question, self.places, self.splits, self.on_done = question, places, list(splits), on_done
        self.icon = icon
        self.at = min(start, len(self.splits) - 1)
        x, y, w, h = rect
        self.less = IconButton((x + w / 2 - 42, y + 42, 34, 34), "left", lambda: self.step(-1), kind="paper")
        self.more = IconButton((x + w / 2 + 8, y + 42, 34, 34), "right", lambda: self.step(1), kind="paper")
        self.button = Button(
            (x + 14, y + h - 48, w - 28, 38),
            confirm,
            self.done,
            kind="gold",
            key="Enter",
            icon="tick",
            widget_id="split-done",
        )

    def answers(self) -> list[Rect]:
        """The arrows that go on, and the button."""
        self._shut()
        return [button.rect for button in (self.less, self.more, self.button) if button.enabled]

    def _shut(self) -> None:
        self.less.enabled, self.more.enabled = self.at > 0, self.at < len(self.splits) - 1

    def step(self, by: int) -> None:
        """One to the right (or left)."""
        self.at = min(len(self.splits) - 1, max(0, self.at + by))

    def done(self) -> None:
        """Take this split."""
        self.on_done(self.splits[self.at])

    def handle(self, event: Event) -> bool:
        """Keys, wheel, buttons."""
        if isinstance(event, Key):
            if event.name in ("left", "right"):
                self.step(1 if event.name == "right" else -1)
            elif event.name in ("home", "end"):
                self.at = 0 if event.name == "home" else len(self.splits) - 1
            elif event.name in ("enter", "space"):
                self.done()
            elif event.name.isdigit() and int(event.name) < len(self.splits):
                self.at = len(self.splits) - 1 - int(event.name)
            else:
                return False
            return True
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(-1 if event.dy > 0 else 1)
            return True
        for button in (self.less, self.more, self.button):
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            elif isinstance(event, PointerDown | PointerUp) and button.handle(event):
                return True
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            x, y, w, h = self.rect
            if y + 38 <= event.y < y + h - 52:
                self.at = 0 if event.x < x + w / 2 else len(self.splits) - 1
                if len(self.splits) == 2:
                    self.done()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """The question, both places with their share, the buttons."""
        self.beside(canvas, self.splits[self.at])
        x, y, w, _h = self.rect
        canvas.shadow(self.rect, 8, 8, 150, 4)
        canvas.panel(self.rect, PAPER, GOLD_DARK, 8, 1.6)
        canvas.text(self.question, (x + 12, y + 3, w - 24, 40), TextStyle(12.5, INK, "bold", "center", "middle", 1.35))
        left, right = self.splits[self.at]
        half = w / 2 - 46
        for share, name, at in ((left, self.places[0], x + 12), (right, self.places[1], x + w / 2 + 46)):
            canvas.panel((at, y + 40, half - 12, 62), "#F8E7BB" if share else "#EFE5CC", "#C8B48C", 6, 1.2)
            canvas.line(f"{share} [{self.icon}]", (at + 6, y + 42, half - 24, 32), 20, INK, "bold", "center")
            canvas.line(name, (at + 4, y + 74, half - 20, 24), 12, INK2, align="center")
        self._shut()
        for button in (self.less, self.more, self.button):
            button.draw(canvas)
        if self.keyed:
            draw_focus_ring(canvas, self.button.rect)


class DialPrompt(Widget):
    """Asks for a number: ``values`` are those that are allowed, the greatest first; it begins with the least. ``on_done``
    gets the index, and so does ``note``, which says what the number comes to."""

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
        super().__init__(rect, "dial")
        self.away = IconButton((rect[0] + rect[2] - 32, rect[1] + 6, 26, 26), "cross", on_cancel) if on_cancel else None
        self.question, self.label, self.values, self.on_done = question, label, list(values), on_done
        self.note = note
        self.at = len(self.values) - 1
        x, y, w, h = rect
        self.less = IconButton((x + 40, y + 44, 38, 38), "left", lambda: self.step(1), kind="paper")
        self.more = IconButton((x + w - 78, y + 44, 38, 38), "right", lambda: self.step(-1), kind="paper")
        self.button = Button(
            (x + 14, y + h - 48, w - 28, 38), confirm, self.done, kind="gold", key="Enter", widget_id="dial-done"
        )

    @property
    def buttons(self) -> list[Pressable]:
        """The arrows, the button that takes the number, and the one that leaves, if it can be left."""
        return [self.less, self.more, self.button, *([self.away] if self.away is not None else [])]

    def answers(self) -> list[Rect]:
        """The arrows that go on, and the button."""
        self._shut()
        return [button.rect for button in (self.less, self.more, self.button) if button.enabled]

    def _shut(self) -> None:
        self.less.enabled, self.more.enabled = self.at < len(self.values) - 1, self.at > 0

    def step(self, by: int) -> None:
        """So many values on."""
        self.at = min(len(self.values) - 1, max(0, self.at + by))

    def done(self) -> None:
        """Take this number."""
        self.on_done(self.at)

    def handle(self, event: Event) -> bool:
        """Keys, wheel, buttons."""
        if isinstance(event, Key):
            if event.name in ("left", "right", "up", "down"):
                self.step(-1 if event.name in ("right", "up") else 1)
            elif event.name in ("home", "end"):
                self.at = len(self.values) - 1 if event.name == "home" else 0
            elif event.name in ("enter", "space"):
                self.done()
            elif event.name.isdigit() and int(event.name) in self.values:
                self.at = self.values.index(int(event.name))
            elif event.name == "esc" and self.away is not None:
                self.away.press()
            else:
                return False
            return True
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        for button in self.buttons:
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            elif isinstance(event, PointerDown | PointerUp) and button.handle(event):
                return True
        return isinstance(event, PointerDown) and self.contains(event.x, event.y)

    def draw(self, canvas: Canvas) -> None:
        """The question, the number, the buttons."""
        x, y, w, _h = self.rect
        canvas.shadow(self.rect, 8, 8, 150, 4)
        canvas.panel(self.rect, PAPER, GOLD_DARK, 8, 1.6)
        canvas.line(self.question, (x + 14, y + 6, w - 28, 28), 14.5, INK, "bold", "center")
        canvas.line(str(self.values[self.at]), (x + 80, y + 40, w - 160, 42), 26, INK, "title", "center")
        told = self.note(self.at) or self.label
        if told:
            canvas.line(told, (x + 14, y + 80, w - 28, 20), 13, INK2, "bold", "center")
        self._shut()
        for button in self.buttons:
            button.draw(canvas)
        if self.keyed:
            draw_focus_ring(canvas, self.button.rect)
