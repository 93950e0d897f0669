"""Things to press: buttons, switches, choices side by side, sliders, tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.theme import BAR, CREAM, DIM, GOLD, GOLD_DARK, GOLD_RIM, INK, INK2, LINE, PANEL, PAPER
from game.ui.widgets.base import Pressable, Widget, draw_focus_ring

# kind -> (fill, line, ink) by state
_LOOKS: dict[str, dict[str, tuple[str, str | None, str]]] = {
    "plain": {
        "normal": (PANEL, LINE, CREAM),
        "hover": ("#275146", "#FFFFFF", CREAM),
        "pressed": ("#0F241E", LINE, CREAM),
        "disabled": ("#1A2C27", "#4A5F57", "#93A399"),
    },
    "night": {
        "normal": ("#241A40", "#6B5C94", CREAM),
        "hover": ("#352761", "#FFFFFF", CREAM),
        "pressed": ("#150E28", "#6B5C94", CREAM),
        "disabled": ("#1B1430", "#4A3F68", "#9A8FB4"),
    },
    "bare": {
        "normal": ("none", None, CREAM),
        "hover": ("#352761", None, CREAM),
        "pressed": ("#150E28", None, CREAM),
        "disabled": ("none", None, "#5A4A86"),
    },
    "gold": {
        "normal": (GOLD, GOLD_RIM, INK),
        "hover": ("#E9C677", "#FFFFFF", INK),
        "pressed": ("#B98F3C", GOLD_RIM, INK),
        "disabled": ("#3A3A2C", "#4A5F57", "#A9A68F"),
    },
    "paper": {
        "normal": ("#FFF8E7", "#8A6A3B", INK),
        "hover": ("#FFFFFF", INK, INK),
        "pressed": ("#E8DAB6", "#8A6A3B", INK),
        "disabled": ("#EDE3CC", "#C8B48C", "#7A6A56"),
    },
    "danger": {
        "normal": ("#5A1A16", "#D8705E", "#FFE9E0"),
        "hover": ("#752219", "#FFFFFF", "#FFE9E0"),
        "pressed": ("#3E0F0C", "#D8705E", "#FFE9E0"),
        "disabled": ("#2E1C18", "#4A5F57", "#A08C86"),
    },
}


class Button(Pressable):
    """A labelled button: ``kind`` is gold (one a scene), plain, night, paper or danger."""

    def __init__(
        self,
        rect: Rect,
        label: str,
        on_press: Callable[[], None] | None = None,
        *,
        kind: str = "plain",
        icon: str = "",
        sub: str = "",
        key: str = "",
        size: float = 15,
        widget_id: str = "",
        align: str = "",
        pad: float = 14,
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.pad = pad
        self.key_hint = key
        self.label = label
        self.kind = kind
        self.icon = icon
        self.sub = sub
        self.key = key
        self.size = size
        self.align = align or ("left" if icon or sub else "center")

    def draw(self, canvas: Canvas) -> None:
        """Ground, icon, label, second line, key, lock."""
        x, y, w, h = self.rect
        state = self.state
        fill, line, ink = _LOOKS[self.kind][state]
        if state == "pressed":
            y += 1.5
        elif state != "disabled":
            canvas.shadow((x, y, w, h), 8, 4, 80, 2)
        canvas.panel((x, y, w, h), fill, line, min(8, h / 2), 1.4)
        if self.kind == "gold" and state in ("normal", "hover"):
            canvas.panel((x + 4, y + 2.6, w - 8, 1.6), "#FFF6D6", None, 0.8, 1, 0.8)
        left, right = x + self.pad, x + w - min(12, self.pad)
        if state == "disabled" and self.pad >= 10:
            canvas.icon("lock_red", right - 16, y + h / 2 - 9, 18)
            right -= 22
        elif state != "disabled" and self.key:
            wide = canvas.measure(self.key, 11.5)
            quiet = ink if self.kind == "gold" else INK2 if self.kind == "paper" else DIM
            canvas.text(
                self.key, (right - wide - 2, y, wide + 2, h), TextStyle(11.5, quiet, valign="middle", align="right")
            )
            right -= wide + 8
        big = self.size * 1.24
        beside = big + (9 if self.pad > 10 else 4)
        if self.icon and self.has_room(canvas, right - left - beside):
            canvas.icon(self.icon, left, y + h / 2 - big / 2, big, ink)
            left += beside
        sub = self.reason if state == "disabled" and self.reason and h >= 44 else self.sub
        room = max(10, right - left)
        if sub:
            half = h / 2
            canvas.text(
                self.label,
                (left, y + half - self.size * 1.36, room, self.size * 1.4),
                TextStyle(self.size, ink, "bold", lines=1),
            )
            quiet = ink if self.kind in ("gold", "paper") or state == "disabled" else DIM
            canvas.text(sub, (left, y + half + 2, room, half - 4), TextStyle(11.5, quiet, lines=1, leading=1.3))
        else:
            if self.align == "center" and not self.key and state != "disabled":
                left, room = x + 6, w - 12
            lines = 1 if h < 60 else 2
            canvas.text(
                self.label,
                (left, y, room, h),
                TextStyle(self.size, ink, "bold", self.align, "middle", 1.25, lines=lines),
            )

    def has_room(self, canvas: Canvas, room: float) -> bool:
        """True if the label can be said in that width; beside an icon, which goes where it cannot."""
        least = canvas.least(self.label, self.size)
        return not self.label or canvas.measure(self.label, least, "bold", True) <= room

    def spoken(self) -> str:
        """Its label and, if shut, why."""
        return f"{self.label} {self.reason}".strip()


class IconButton(Pressable):
    """A square button with an icon; ``on`` shows it in gold."""

    def __init__(
        self,
        rect: Rect,
        icon: str,
        on_press: Callable[[], None] | None = None,
        *,
        on: bool = False,
        tip: str = "",
        widget_id: str = "",
        kind: str = "plain",
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.icon = icon
        self.on = on
        self.tip = tip
        self.kind = kind

    def draw(self, canvas: Canvas) -> None:
        """Ground and icon."""
        x, y, w, h = self.rect
        fill, line, ink = _LOOKS["gold" if self.on else self.kind][self.state]
        canvas.panel(self.rect, fill, line, 8, 1.3)
        bare = self.kind == "bare"
        size = min(w, h) * (0.72 if bare else 0.54)
        drop = 1 if self.state == "pressed" else 0
        canvas.icon(self.icon, x + (w - size) / 2, y + (h - size) / 2 + drop, size, ink)
        if not self.enabled and not bare:
            canvas.icon("lock_red", x + w - 14, y + h - 15, 12)


class Toggle(Pressable):
    """On or off, 50 x 28, with the word beside it."""

    radius = 14.0

    def __init__(
        self,
        x: float,
        y: float,
        on: bool,
        on_change: Callable[[bool], None],
        words: tuple[str, str] = ("", ""),
        widget_id: str = "",
    ) -> None:
        super().__init__((x, y, 50, 28), None, widget_id)
        self.on = on
        self.on_change = on_change
        self.words = words

    def press(self) -> None:
        """Switch."""
        if self.enabled:
            self.on = not self.on
            self.on_change(self.on)

    def handle(self, event: Event) -> bool:
        """Also with the arrows."""
        if isinstance(event, Key) and event.name in ("left", "right"):
            if self.on != (event.name == "right"):
                self.press()
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Track, knob, tick or cross, word."""
        x, y, w, h = self.rect
        fill, line = (GOLD, GOLD_DARK) if self.on else ("#D6C9A8", "#7A6A4E")
        if not self.enabled:
            fill, line = "#E5DAC0", "#BCAD8C"
        canvas.panel(self.rect, fill, line, 14, 1.6)
        at = x + (w - 25 if self.on else 3)
        rim = "#FFFFFF" if self.hovered and self.enabled else INK2 if self.enabled else "#BCAD8C"
        canvas.panel((at, y + 3.6, 22, 22), INK, None, 11, 0, 0.3)
        canvas.panel((at, y + 2.8, 22, 22), "#FFFDF6" if self.enabled else "#EFE7D4", rim, 11, 1.4)
        ink = INK if self.enabled else "#A4967A"
        if self.on:
            canvas.icon("tick", x + 8, y + 7.5, 13, ink)
        else:
            canvas.icon("cross", x + w - 20, y + 8.5, 11, ink)
        if self.words[0]:
            canvas.text(
                self.words[0 if self.on else 1], (x + w + 12, y, 90, h), TextStyle(14, INK, valign="middle", lines=1)
            )


class Slider(Widget):
    """A value between two ends, in steps; the value stands at the right. A ``locked`` one cannot be moved."""

    radius = 11.0

    def __init__(
        self,
        rect: Rect,
        value: float,
        least: float,
        most: float,
        step: float,
        on_change: Callable[[float], None],
        *,
        default: float | None = None,
        label: Callable[[float], str] = str,
        ticks: int = 0,
        locked: bool = False,
        widget_id: str = "",
    ) -> None:
        super().__init__(rect, widget_id)
        self.locked = locked
        self.value, self.least, self.most, self.step = value, least, most, step
        self.on_change = on_change
        self.default = value if default is None else default
        self.label = label
        self.ticks = ticks
        self.held = False

    @property
    def track(self) -> Rect:
        """Where the knob runs."""
        x, y, w, h = self.rect
        return x, y + h / 2 - 4, w - 64, 8

    def set(self, value: float) -> None:
        """Go to a value, inside the ends and on a step."""
        value = self.least + round((value - self.least) / self.step) * self.step
        value = min(self.most, max(self.least, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def handle(self, event: Event) -> bool:
        """Drag, wheel, arrows, Home for the default."""
        if self.locked:
            if isinstance(event, Key):
                return event.name in ("left", "right", "home")
            return isinstance(event, PointerDown) and self.contains(event.x, event.y)
        x, _, w, _ = self.track
        if isinstance(event, PointerDown) and event.button == 1 and self.contains(event.x, event.y):
            self.held = True
        elif isinstance(event, PointerUp) and self.held:
            self.held = False
            return True
        elif isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.set(self.value + self.step * (1 if event.dy > 0 else -1))
            return True
        elif isinstance(event, Key):
            moves = {"left": -1, "right": 1, "down": -1, "up": 1}
            if event.name in ("left", "right"):
                self.set(self.value + self.step * moves[event.name])
                return True
            if event.name == "home":
                self.set(self.default)
                return True
            return False
        elif not isinstance(event, PointerMove):
            return False
        if not self.held or not isinstance(event, PointerDown | PointerMove):
            return False
        self.set(self.least + (event.x - x) / w * (self.most - self.least))
        return True

    def draw(self, canvas: Canvas) -> None:
        """Track, part covered, ticks, knob with two grooves, value."""
        x, y, w, h = self.track
        share = (self.value - self.least) / (self.most - self.least)
        canvas.panel((x, y, w, h), "#D6C9A8", "#A89468", 4, 1)
        right = self.rect[0] + self.rect[2]
        if self.locked:
            canvas.icon("lock", right - 18, y - 5, 18, INK2)
            return
        canvas.panel((x, y, max(8, w * share), h), "#C08A2C", None, 4)
        for i in range(self.ticks):
            canvas.fill((x + 4 + (w - 8) * i / (self.ticks - 1) - 0.7, y + 12, 1.4, 6), "#8A7A5A")
        at = x + w * share
        rim = 2.4 if self.hovered or self.held else 1.5
        canvas.panel((at - 11, y - 5.6, 22, 22), INK, None, 11, 0, 0.3)
        canvas.panel((at - 11, y - 7, 22, 22), "#F2D58C" if self.held else "#FFFDF6", INK2, 11, rim)
        for groove in (-2.4, 1.2):
            canvas.fill((at + groove, y + 0.6, 1.4, 7), "#8A7A5A")
        canvas.text(
            self.label(self.value),
            (right - 60, self.rect[1], 60, self.rect[3]),
            TextStyle(14, INK, "bold", "right", "middle", lines=1),
        )

    def draw_focus(self, canvas: Canvas) -> None:
        """Round the whole control, value included."""
        draw_focus_ring(canvas, self.rect, 6)


class Segmented(Widget):
    """A few values side by side, one of them chosen. ``dark`` for night grounds; ``weights``: how much room each has of the
    whole, where it is not the same for all."""

    def __init__(
        self,
        rect: Rect,
        items: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        size: float = 13,
        widget_id: str = "",
        dark: bool = False,
        weights: Sequence[float] = (),
    ) -> None:
        super().__init__(rect, widget_id)
        self.weights = list(weights) or [1.0] * len(items)
        self.items = list(items)
        self.chosen = chosen
        self.on_change = on_change
        self.size = size
        self.dark = dark
        self.over = -1

    def choose(self, index: int) -> None:
        """Take this value, if there is one."""
        if 0 <= index < len(self.items) and index != self.chosen:
            self.chosen = index
            self.on_change(index)

    def piece(self, index: int) -> Rect:
        """The place of one value."""
        x, y, w, h = self.rect
        unit = w / sum(self.weights)
        return x + unit * sum(self.weights[:index]), y, unit * self.weights[index], h

    def _at(self, x: float) -> int:
        """Which value lies there."""
        return next((i for i in reversed(range(len(self.items))) if x >= self.piece(i)[0]), 0)

    def handle(self, event: Event) -> bool:
        """Click a value, or the arrows."""
        if isinstance(event, PointerMove):
            self.over = self._at(event.x) if self.hovered else -1
        elif isinstance(event, PointerDown) and event.button == 1 and self.contains(event.x, event.y):
            self.choose(self._at(event.x))
            return True
        elif isinstance(event, Key) and event.name in ("left", "right"):
            self.choose(self.chosen + (1 if event.name == "right" else -1))
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Ground, the chosen tile, the words."""
        ground, line = (BAR, LINE) if self.dark else ("#E3D6B4", "#A89468")
        canvas.panel(self.rect, ground, line, 8, 1.2)
        for i, item in enumerate(self.items):
            x, y, w, h = self.piece(i)
            if i == self.chosen:
                canvas.sheet((x + 2, y + 2, w - 4, h - 4), GOLD, GOLD_DARK, 6, 1.2, (2, 70, 1))
            elif i == self.over and self.hovered:
                canvas.panel((x + 2, y + 2, w - 4, h - 4), "#275146" if self.dark else PAPER, line, 6, 1.2)
            if i and i not in (self.chosen, self.chosen + 1):
                canvas.fill((x - 0.5, y + h / 2 - 7, 1, 14), line)
            ink = INK if i == self.chosen or not self.dark else CREAM
            face = "bold" if i == self.chosen else "body"
            say = canvas.name if h >= 30 else canvas.line  # Too low for two lines.
            say(item, (x + 3, y, w - 6, h), self.size, ink, face, "center")


class Tabs(Segmented):
    """Tabs over a list; ``counts`` stand behind the words."""

    def __init__(
        self,
        rect: Rect,
        items: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        counts: Sequence[int] = (),
        widget_id: str = "",
    ) -> None:
        super().__init__(rect, items, chosen, on_change, size=14, widget_id=widget_id)
        self.counts = list(counts)

    def draw(self, canvas: Canvas) -> None:
        """Paper for the chosen tab with a gold bar, joined to the list by a gold line."""
        x, y, w, h = self.rect
        for i, item in enumerate(self.items):
            left, _, wide, _ = self.piece(i)
            chosen = i == self.chosen
            fill, line, ink = (PAPER, "#A88A52", INK) if chosen else (PANEL, LINE, CREAM)
            if not chosen and self.hovered and i == self.over:
                fill = "#275146"
            canvas.panel((left, y, wide - 8, h + (4 if chosen else 0)), fill, line, 7, 1.2)
            if chosen:
                canvas.panel((left + 12, y + 3, wide - 32, 3.6), "#C08A2C", None, 1.8)
            count = f"  **{self.counts[i]}**" if self.counts else ""
            canvas.text(
                f"{item}{count}",
                (left + 8, y, wide - 24, h),
                TextStyle(self.size, ink, "body", "center", "middle", lines=1),
            )
        canvas.fill((x, y + h, w, 1.6), "#D9B25F")
