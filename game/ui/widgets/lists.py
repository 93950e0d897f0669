"""Long things: lists that draw only what is seen, areas that scroll, fields to type in, progress."""

from __future__ import annotations

from collections.abc import Callable

from game.letters import clean
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, TextEditing, TextInput, Wheel
from game.ui.theme import INK, INK2, LINK
from game.ui.widgets.base import Widget, draw_focus_ring


class Scroll:
    """How far a content of some height is scrolled inside a window, with its bar at the right."""

    def __init__(self, window: Rect) -> None:
        self.window = window
        self.content = 0.0
        self.offset = 0.0
        self.held: float | None = None
        self.hovered = False

    @property
    def most(self) -> float:
        """The greatest offset."""
        return max(0.0, self.content - self.window[3])

    def to(self, offset: float) -> None:
        """Scroll there, within the content."""
        self.offset = min(self.most, max(0.0, offset))

    def show(self, top: float, height: float) -> None:
        """Scroll as little as brings this part into the window."""
        if top < self.offset:
            self.to(top)
        elif top + height > self.offset + self.window[3]:
            self.to(top + height - self.window[3])

    def bar(self) -> Rect | None:
        """Where the bar's thumb is, or None if nothing is hidden."""
        if not self.most:
            return None
        x, y, w, h = self.window
        size = max(30.0, h * h / self.content)
        wide = 10 if self.hovered or self.held is not None else 6
        return x + w - wide + 12, y + (h - size) * self.offset / self.most, wide, size

    def handle(self, event: Event) -> bool:
        """The wheel over the window, the bar by hand."""
        x, y, w, h = self.window
        if isinstance(event, Wheel) and x <= event.x < x + w + 14 and y <= event.y < y + h:
            self.to(self.offset - event.dy * 48)
            return True
        bar = self.bar()
        if bar is None:
            return False
        near = x + w <= getattr(event, "x", -1) < x + w + 16 and y <= getattr(event, "y", -1) < y + h
        if isinstance(event, PointerDown) and near:
            self.held = event.y - bar[1] if bar[1] <= event.y < bar[1] + bar[3] else bar[3] / 2
            self._drag(event.y, bar[3])
            return True
        if isinstance(event, PointerMove):
            self.hovered = near
            if self.held is not None:
                self._drag(event.y, bar[3])
                return True
        if isinstance(event, PointerUp) and self.held is not None:
            self.held = None
            return True
        return False

    def draw(self, canvas: Canvas, track: str = "#00000022", thumb: str = "#8A7A5A") -> None:
        """Draw the bar."""
        bar = self.bar()
        if bar is not None:
            canvas.panel(bar, thumb, None, bar[2] / 2)

    def _drag(self, y: float, size: float) -> None:
        room = self.window[3] - size
        if room > 0:
            self.to((y - (self.held or 0) - self.window[1]) / room * self.most)


class ListView(Widget):
    """Rows of one height; only those in the window are drawn, by ``draw_row(canvas, index, rect, state)`` with state
    "", "hover" or "chosen". ``at_once``: the first click on a row opens it."""

    def __init__(
        self,
        rect: Rect,
        pitch: float,
        row_height: float,
        count: int,
        draw_row: Callable[[Canvas, int, Rect, str], None],
        on_choose: Callable[[int], None],
        on_open: Callable[[int], None] | None = None,
        widget_id: str = "",
        at_once: bool = False,
    ) -> None:
        super().__init__(rect, widget_id)
        self.at_once = at_once
        self.pitch, self.row_height = pitch, row_height
        self.draw_row, self.on_choose, self.on_open = draw_row, on_choose, on_open
        self.scroll = Scroll(rect)
        self.chosen = 0 if count else -1
        self.over = -1
        self.set_count(count)

    def set_count(self, count: int) -> None:
        """There are now this many rows."""
        self.count = count
        self.scroll.content = count * self.pitch
        self.scroll.to(self.scroll.offset)
        self.chosen = min(self.chosen, count - 1) if count else -1

    def choose(self, index: int) -> None:
        """Make a row the chosen one and bring it into view."""
        if 0 <= index < self.count:
            self.chosen = index
            self.scroll.show(index * self.pitch, self.row_height)
            self.on_choose(index)

    def row(self, index: int) -> Rect:
        """The place of a row."""
        x, y, w, _ = self.rect
        return x, y + index * self.pitch - self.scroll.offset, w, self.row_height

    def at(self, x: float, y: float) -> int:
        """The row at a place, or -1."""
        if not self.contains(x, y):
            return -1
        index, rest = divmod(y - self.rect[1] + self.scroll.offset, self.pitch)
        return int(index) if index < self.count and rest < self.row_height else -1

    def handle(self, event: Event) -> bool:
        """Click to choose, click again to open; arrows, pages, Home, End, Enter."""
        if self.scroll.handle(event):
            return True
        if isinstance(event, PointerMove):
            self.over = self.at(event.x, event.y)
        elif isinstance(event, PointerDown) and event.button == 1:
            index = self.at(event.x, event.y)
            if index >= 0:
                again = self.at_once or index == self.chosen
                self.choose(index)
                if again and self.on_open:
                    self.on_open(index)
                return True
        elif isinstance(event, Key):
            page = max(1, int(self.rect[3] // self.pitch))
            steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -self.count, "end": self.count}
            if event.name in steps:
                self.choose(min(self.count - 1, max(0, self.chosen + steps[event.name])))
                return True
            if event.name == "enter" and self.on_open and self.chosen >= 0:
                self.on_open(self.chosen)
                return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """The rows in the window, and the bar."""
        x, y, w, h = self.rect
        canvas.clip((x - 4, y - 3, w + 20, h + 6))
        first = int(self.scroll.offset // self.pitch)
        for index in range(first, min(self.count, first + int(h // self.pitch) + 2)):
            state = "chosen" if index == self.chosen else "hover" if index == self.over else ""
            self.draw_row(canvas, index, self.row(index), state)
        self.scroll.draw(canvas)
        canvas.clip(None)

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the chosen row."""
        if self.chosen >= 0:
            draw_focus_ring(canvas, self.row(self.chosen), 8)


class TextField(Widget):
    """One line to type in, with an input method's composition shown in place."""

    typing = True

    def __init__(
        self,
        rect: Rect,
        text: str,
        on_change: Callable[[str], None],
        *,
        hint: str = "",
        icon: str = "",
        most: int = 200,
        on_enter: Callable[[], None] | None = None,
        widget_id: str = "",
    ) -> None:
        super().__init__(rect, widget_id)
        self.text, self.on_change, self.hint, self.icon = text, on_change, hint, icon
        self.most, self.on_enter = most, on_enter
        self.cursor = len(text)
        self.composing = ""

    def set(self, text: str, cursor: int | None = None) -> None:
        """Replace the text; only letters that can be seen are kept."""
        cursor = len(clean(text[: len(text) if cursor is None else cursor], self.most))
        self.text = clean(text, self.most)
        self.cursor = min(len(self.text), cursor)
        self.on_change(self.text)

    def handle(self, event: Event) -> bool:
        """Typing, composing, and the usual keys."""
        if isinstance(event, PointerDown):
            return self.contains(event.x, event.y)
        if isinstance(event, TextInput) and self.active:
            self.composing = ""
            self.set(self.text[: self.cursor] + event.text + self.text[self.cursor :], self.cursor + len(event.text))
            return True
        if isinstance(event, TextEditing) and self.active:
            self.composing = clean(event.text)
            return True
        if not isinstance(event, Key):
            return False
        if self.composing:
            return True
        return self._key(event.name)

    def rest(self) -> None:
        """What was being composed is given up."""
        super().rest()
        self.composing = ""

    def _key(self, name: str) -> bool:
        at = self.cursor
        if name == "backspace":
            self.set(self.text[: max(0, at - 1)] + self.text[at:], max(0, at - 1))
        elif name == "delete":
            self.set(self.text[:at] + self.text[at + 1 :], at)
        elif name in ("left", "right"):
            self.cursor = min(len(self.text), max(0, at + (1 if name == "right" else -1)))
        elif name in ("home", "end"):
            self.cursor = 0 if name == "home" else len(self.text)
        elif name == "ctrl+a":
            self.set("")
        elif name == "ctrl+v":
            pasted = clean(_clipboard(), self.most)
            self.set(self.text[:at] + pasted + self.text[at:], at + len(pasted))
        elif name == "enter" and self.on_enter:
            self.on_enter()
        else:
            return name in ("space",) or (len(name) == 1) or (name.startswith("shift+") and len(name) == 7)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Ground, icon, text or hint, cursor."""
        x, y, w, h = self.rect
        rim = LINK if self.active else "#8A6A3B" if self.hovered else "#C8B48C"
        canvas.panel(self.rect, "#FFFDF6", rim, 7, 2 if self.active else 1.3)
        left = x + 12
        if self.icon:
            canvas.icon(self.icon, left, y + h / 2 - 8, 16, INK2)
            left += 21
        room = x + w - 6 - left
        before, after = self.text[: self.cursor] + self.composing, self.text[self.cursor :]
        if not before and not after:
            canvas.line(self.hint, (left, y, room, h), 13.5, "#75674C")
        shown = plain(before)
        while shown and canvas.measure(shown, 14) > room - 12:
            shown = shown[1:]
        canvas.line(shown + plain(after), (left, y, room, h), 14, INK)
        if self.active:
            canvas.fill((left + canvas.measure(shown, 14) + 1 if shown else left, y + 7, 1.6, h - 14), LINK)


def plain(text: str) -> str:
    """A person's text made safe to draw: its signs are no markup."""
    return text.replace("[", "［").replace("]", "］").replace("**", "＊＊")


def _clipboard() -> str:
    import pygame

    try:
        return str(pygame.scrap.get_text())
    except (pygame.error, AttributeError, ValueError):  # ValueError: what lies there is no text.
        return ""


class ProgressBar(Widget):
    """How far something is, with words beside it."""

    focusable = False

    def __init__(self, rect: Rect, share: float, words: str = "", widget_id: str = "") -> None:
        super().__init__(rect, widget_id)
        self.share, self.words = share, words

    def draw(self, canvas: Canvas) -> None:
        """Track and the part done."""
        x, y, w, h = self.rect
        canvas.panel((x, y, w, 12), "#0F241E", "#557A6C", 6, 1)
        canvas.panel(
            (x + 2, y + 2, max(8, (w - 4) * self.share), 8), "#D9B25F" if self.share < 1 else "#6FA04A", None, 4
        )
        canvas.line(self.words, (x, y + 14, w, h - 14), 12)
