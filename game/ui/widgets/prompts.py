"""Ready prompts of the table: split an amount between two places, pick so many things."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.theme import GOLD_DARK, INK, INK2, PAPER
from game.ui.widgets.base import Widget, draw_focus_ring
from game.ui.widgets.buttons import Button, IconButton

TALL = 260.0
"""A tray of this height has a head of its own and its things in a fan."""

FAN = 5.0
"""Degrees by which the outermost things of a fan lean."""

NIGHT, NIGHT_LINE, NIGHT_INK, NIGHT_INK2 = "#181029", "#E3BE6A", "#FFF1CF", "#C9BFE0"
"""A fan lies on a dark sheet: its things are what shines."""


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
        canvas.text(self.question, (x + 12, y + 3, w - 24, 40), 12.5, INK, "bold", "center", "middle", 1.35)
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
    ) -> None:
        super().__init__(rect, "dial")
        self.question, self.label, self.values, self.on_done = question, label, list(values), on_done
        self.note = note
        self.at = len(self.values) - 1
        x, y, w, h = rect
        self.less = IconButton((x + 40, y + 44, 38, 38), "left", lambda: self.step(1), kind="paper")
        self.more = IconButton((x + w - 78, y + 44, 38, 38), "right", lambda: self.step(-1), kind="paper")
        self.button = Button(
            (x + 14, y + h - 48, w - 28, 38), confirm, self.done, kind="gold", key="Enter", widget_id="dial-done"
        )

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
            else:
                return False
            return True
        if isinstance(event, Wheel) and self.contains(event.x, event.y):
            self.step(1 if event.dy < 0 else -1)
            return True
        for button in (self.less, self.more, self.button):
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
        for button in (self.less, self.more, self.button):
            button.draw(canvas)
        if self.keyed:
            draw_focus_ring(canvas, self.button.rect)


class PickTray(Widget):
    """Pick ``count`` = (fewest, most) of some things, each drawn by ``draw_item(canvas, index, rect)``. ``valid`` says
    whether what is picked may be taken, ``leads`` whether it can still become that, ``note`` what it comes to.
    ``ordered``: the order of picking is told and shown. A tall tray is a fan: its things are drawn with the turn in
    degrees as a fourth argument. ``button_rect`` is where it is confirmed, if not at its foot; the button then says what
    is ``lacking``, or what it comes to.
    """

    def __init__(
        self,
        rect: Rect,
        question: str,
        items: int,
        count: tuple[int, int],
        draw_item: Callable[[Canvas, int, Rect, float], None],
        on_done: Callable[[tuple[int, ...]], None],
        on_cancel: Callable[[], None] | None = None,
        *,
        valid: Callable[[tuple[int, ...]], bool] = lambda picked: True,
        leads: Callable[[tuple[int, ...]], bool] = lambda picked: True,
        note: Callable[[tuple[int, ...]], str] = lambda picked: "",
        ordered: bool = False,
        confirm: str = "",
        cancel: str = "",
        picked: Sequence[int] = (),
        item_size: float = 104,
        beside: Callable[[Canvas, tuple[int, ...]], None] = lambda canvas, picked: None,
        button_rect: Rect | None = None,
        lacking: Callable[[int], str] = lambda count: "",
        help_line: str = "",
    ) -> None:
        super().__init__(rect, "tray")
        self.beside, self.lacking, self.help_line = beside, lacking, help_line
        self.confirm, self.apart, self.over = confirm, button_rect is not None, -1
        self.question, self.items, self.count = question, items, count
        self.valid, self.leads, self.note, self.ordered = valid, leads, note, ordered
        self.draw_item, self.on_done, self.on_cancel = draw_item, on_done, on_cancel
        self.picked = list(picked)
        self.at = 0
        self.size = item_size
        x, y, w, h = rect
        wide = (w - 40) / 2 if on_cancel else w - 28
        self.button = Button(
            button_rect or (x + w - 14 - wide, y + h - 46, wide, 36),
            confirm,
            self.done,
            kind="gold",
            key="Enter",
            widget_id="tray-done",
        )
        self.away = (
            Button((x + 14, y + h - 46, wide, 36), cancel, on_cancel, kind="paper", key="Esc") if on_cancel else None
        )

    @property
    def _wanted(self) -> str:
        fewest, most = self.count
        return str(most) if fewest == most else f"{fewest}–{most}"

    def item(self, index: int) -> Rect:
        """The place of a thing."""
        x, y, w, h = self.rect
        room = w - (56 if h >= TALL else 28) - self.size  # a fan leans over its ends, and grows there
        pitch = min(self.size + 10, room / max(1, self.items - 1))
        left = x + (w - pitch * (self.items - 1) - self.size) / 2
        if h < TALL:
            return left + index * pitch, y + 40 - (6 if index in self.picked else 0), self.size, self.size
        outward = self._outward(index)
        foot = 30 if self.apart else 60
        top = y + 58 + (h - 58 - foot - self.size) / 2 + 6 + 16 * outward * outward
        return left + index * pitch, top - (30 if index in self.picked else 0), self.size, self.size

    def drawn(self, index: int) -> Rect:
        """Where a thing is drawn: in a fan the one under the pointer a tenth larger, about its middle."""
        x, y, w, h = self.item(index)
        if index != self.over or self.rect[3] < TALL:
            return x, y, w, h
        return x - w * 0.05, y - h * 0.05, w * 1.1, h * 1.1

    def _outward(self, index: int) -> float:
        """Where in the fan a thing lies: -1 at its left end, 1 at its right."""
        return 2 * index / (self.items - 1) - 1 if self.items > 1 else 0.0

    def turn(self, index: int) -> float:
        """By how many degrees to the right a thing of the fan leans."""
        return FAN * self._outward(index) if self.rect[3] >= TALL else 0.0

    def under(self, x: float, y: float) -> int:
        """The thing under a point, the one that lies on top; -1 if there is none."""
        for index in reversed(range(self.items)):
            left, top, w, h = self.item(index)
            cos, sin = math.cos(math.radians(self.turn(index))), math.sin(math.radians(self.turn(index)))
            dx, dy = x - left - w / 2, y - top - h / 2
            if abs(dx * cos + dy * sin) <= w / 2 and abs(dy * cos - dx * sin) <= h / 2:
                return index
        return -1

    def answers(self) -> list[Rect]:
        """What is seen of every thing that helps, and the buttons that can be pressed."""
        found = []
        for index in filter(self.helps, range(self.items)):
            x, y, w, h = self.item(index)
            after = self.item(index + 1)[0] if index + 1 < self.items else x + w
            found.append((x, y, min(w, after - x), h))
        self.button.enabled = self.enough
        return found + [b.rect for b in (self.button, self.away) if b is not None and b.enabled]

    def helps(self, index: int) -> bool:
        """True if the thing can be picked besides what is picked, or put back from what leads nowhere."""
        if index in self.picked:
            return not self.enough and not any(
                other not in self.picked and self.helps(other) for other in range(self.items)
            )
        return len(self.picked) < self.count[1] and self.leads((*self.picked, index))

    def toggle(self, index: int) -> None:
        """Pick a thing or put it back; beyond the count the first one picked goes back."""
        if index in self.picked:
            self.picked.remove(index)
            return
        self.picked.append(index)
        if len(self.picked) > self.count[1]:
            self.picked.pop(0)

    @property
    def taken(self) -> tuple[int, ...]:
        """What is picked, in its order if that means something."""
        return tuple(self.picked if self.ordered else sorted(self.picked))

    @property
    def enough(self) -> bool:
        """True if what is picked may be taken."""
        return self.count[0] <= len(self.picked) <= self.count[1] and self.valid(self.taken)

    def done(self) -> None:
        """Take what is picked, if it is enough."""
        if self.enough:
            self.on_done(self.taken)

    def handle(self, event: Event) -> bool:
        """Click things, or arrows and Space; Enter takes them. It holds all keys while it is open."""
        if isinstance(event, Key):
            if event.name in ("left", "right"):
                self.at = (self.at + (1 if event.name == "right" else -1)) % self.items
            elif event.name == "space":
                self.toggle(self.at)
            elif event.name.isdigit() and 0 < int(event.name) <= self.items:
                self.toggle(int(event.name) - 1)
            elif event.name == "enter":
                if not self.enough and self.at not in self.picked:
                    self.toggle(self.at)
                else:
                    self.done()
            elif event.name == "esc" and self.on_cancel:
                self.on_cancel()
            else:
                return False
            return True
        self.button.enabled = self.enough
        for button in (self.button, self.away):
            if button is None:
                continue
            if isinstance(event, PointerMove):
                button.hovered = button.contains(event.x, event.y)
            elif isinstance(event, PointerDown | PointerUp) and button.handle(event):
                return True
        if isinstance(event, PointerMove):
            self.over = self.under(event.x, event.y)
        if isinstance(event, PointerDown):
            index = self.under(event.x, event.y)
            if index >= 0:
                self.toggle(index)
                return True
            return self.contains(event.x, event.y)
        return False

    def _head(self, canvas: Canvas, told: str) -> str:
        """The head of a tall tray: what it comes to, the question, how many; nothing of it is left to say."""
        x, y, w, _ = self.rect
        left = x + 18
        if told:
            wide = canvas.measure(told, 19, "bold") + 32
            canvas.panel((x + 12, y + 10, wide, 40), "#3B1018", "#FF9C8A", 20, 1.6)
            canvas.line(told, (x + 12, y + 10, wide, 40), 19, "#FFE9E4", "bold", "center")
            left = x + wide + 28
        canvas.line(f"{len(self.picked)} / {self._wanted}", (x, y + 10, w - 20, 40), 20, NIGHT_INK, "bold", "right")
        canvas.line(self.question, (left, y + 10, x + w - 90 - left, 40), 18, NIGHT_INK, "title")
        return ""

    def draw(self, canvas: Canvas) -> None:
        """The question, the things, the buttons."""
        x, y, w, h = self.rect
        self.beside(canvas, self.taken)
        canvas.shadow(self.rect, 8, 8, 150, 4)
        tall = h >= TALL
        canvas.panel(self.rect, NIGHT if tall else PAPER, NIGHT_LINE if tall else GOLD_DARK, 8, 1.6)
        told = self.note(self.taken)
        if h < TALL:
            wide = canvas.measure(told, 16, "bold") + 24 if told else 0
            count = f"**{len(self.picked)} / {self._wanted}**"
            room = w - 28 - (wide + 4 if told else 0)
            asked, place = f"{self.question}  {count}", (x + 14, y + 4, room, 30)
            canvas.text(asked, place, 14.5, INK, "bold", "left", "middle", 1.14, lines=2, shorter=(count,))
        else:
            told = self._head(canvas, told)
        if told:
            canvas.panel((x + w - wide - 12, y + 6, wide, 28), "#14211C", "#FFD55E", 14, 1.4)
            canvas.line(told, (x + w - wide - 12, y + 6, wide, 28), 16, "#FFE38A", "bold", "center")
        for index in sorted(range(self.items), key=lambda i: i == self.over):
            self._draw_item(canvas, index)
        self.button.enabled = self.enough
        if self.apart:
            left = self.count[0] - len(self.picked)
            noted = self.note(self.taken)
            done = f"{self.confirm}  {noted}" if noted else self.confirm
            self.button.label = done if self.enough else self.lacking(max(1, left))
        self.button.draw(canvas)
        if self.apart and self.help_line:
            canvas.line(self.help_line, (x + 18, y + h - 30, w - 36, 24), 12.5, NIGHT_INK2, align="right")
        if self.away:
            self.away.draw(canvas)

    def _draw_item(self, canvas: Canvas, index: int) -> None:
        """One thing, its rim if it is picked, pointed at or chosen by the keys, and its mark."""
        x, y, w, _ = rect = self.drawn(index)
        turn, over = self.turn(index), index == self.over
        self.draw_item(canvas, index, rect, turn)
        if index not in self.picked and not self.helps(index) and len(self.picked) < self.count[1]:
            veil = NIGHT if self.rect[3] >= TALL else "#FFF8E7"
            self._frame(canvas, rect, turn, f'fill="{veil}" fill-opacity=".62"', 0)
        if over:
            self._frame(canvas, rect, turn, 'fill="none" stroke="#14211C" stroke-width="5.4"', 3)
            self._frame(canvas, rect, turn, 'fill="none" stroke="#E3A92A" stroke-width="3"', 3)
        if index in self.picked:
            self._frame(canvas, rect, turn, 'fill="#B2301F" fill-opacity=".28" stroke="#B2301F" stroke-width="3"', 3)
            canvas.panel((x + w - 26, y + 4, 22, 22), "#B2301F", "#FFF8E7", 11, 1.5)
            if self.ordered:
                number = str(self.picked.index(index) + 1)
                canvas.line(number, (x + w - 26, y + 4, 22, 22), 13, "#FFF8E7", "bold", "center")
            else:
                canvas.icon("tick", x + w - 21, y + 9, 12, "#FFF8E7")
        if index == self.at and self.keyed:
            draw_focus_ring(canvas, rect, 5)

    def _frame(self, canvas: Canvas, rect: Rect, turn: float, style: str, out: float) -> None:
        """A rectangle round a thing, as it leans."""
        x, y, w, h = rect
        room = w / 4
        body = (
            f'<rect x="{room - out}" y="{room - out}" width="{w + 2 * out}" height="{h + 2 * out}" rx="7" {style} '
            f'transform="rotate({turn:.2f} {room + w / 2} {room + h / 2})"/>'
        )
        canvas.drawing(body, (x - room, y - room, w + 2 * room, h + 2 * room), (w + 2 * room, h + 2 * room))
