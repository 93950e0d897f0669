"""A tray that asks for several things, side by side in a row."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove
from game.ui.theme import GLOW, GLOW_LINE, GOLD_DARK, INK, PAPER
from game.ui.widgets.base import Widget, draw_focus_ring, press_any
from game.ui.widgets.buttons import Button

Picked: TypeAlias = tuple[int, ...]


class Picking(NamedTuple):
    """What a tray asks: ``wanted`` = (fewest, most) of so many ``items``, each drawn by ``draw_item(canvas, index, rect,
    turn)``. ``valid`` says whether what is picked may be taken, ``leads`` whether it can still become that, ``note`` what
    it comes to, ``beside`` draws what the table shows of it. ``ordered``: the order of picking is told and shown.
    ``lacking`` says so many are missing where the button stands apart. ``prices`` say what each thing that is picked costs
    or brings, in the order of picking."""

    question: str
    items: int
    wanted: tuple[int, int]
    draw_item: Callable[[Canvas, int, Rect, float], None]
    valid: Callable[[Picked], bool] = lambda picked: True
    leads: Callable[[Picked], bool] = lambda picked: True
    note: Callable[[Picked], str] = lambda picked: ""
    beside: Callable[[Canvas, Picked], None] = lambda canvas, picked: None
    lacking: Callable[[int], str] = lambda count: ""
    ordered: bool = False
    picked: Sequence[int] = ()
    prices: Sequence[str] = ()


class TrayLook(NamedTuple):
    """How a tray looks: the words of its buttons, how large its things are, and where it is confirmed (``button_rect``) if
    not at its foot. Of a fan also how it is done, what lowers and raises it, and whether it comes up by and by."""

    confirm: str = ""
    cancel: str = ""
    item_size: float = 104
    button_rect: Rect | None = None
    help_line: str = ""
    lower: str = ""
    lift: str = ""
    moving: bool = False


class PickTray(Widget):
    """Pick some things of several; ``on_done`` gets their numbers. The button that stands apart says what is lacking, or
    what it comes to."""

    VEIL = "#FFF8E7"

    def __init__(
        self,
        rect: Rect,
        asked: Picking,
        look: TrayLook,
        on_done: Callable[[Picked], None],
        on_cancel: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(rect, "tray")
        self.asked, self.look, self.on_done, self.on_cancel = asked, look, on_done, on_cancel
        self.question, self.items, self.count, self.note = asked.question, asked.items, asked.wanted, asked.note
        self.picked = list(asked.picked)
        self.apart, self.over = look.button_rect is not None, -1
        self.at = 0
        self.size = look.item_size
        x, y, w, h = rect
        wide = (w - 40) / 2 if on_cancel else w - 28
        self.button = Button(
            look.button_rect or (x + w - 14 - wide, y + h - 46, wide, 36),
            look.confirm,
            self.done,
            kind="gold",
            key="Enter",
            widget_id="tray-done",
        )
        self.away = (
            Button((x + 14, y + h - 46, wide, 36), look.cancel, on_cancel, kind="paper", key="Esc")
            if on_cancel
            else None
        )

    @property
    def buttons(self) -> list[Button]:
        """The one that takes what is picked, and the one that leaves, if it can be left."""
        return [self.button, *([self.away] if self.away is not None else [])]

    @property
    def _wanted(self) -> str:
        fewest, most = self.count
        return str(most) if fewest == most else f"{fewest}–{most}"

    def item(self, index: int) -> Rect:
        """The place of a thing."""
        x, y, w, _ = self.rect
        pitch = min(self.size + 10, (w - 28 - self.size) / max(1, self.items - 1))
        left = x + (w - pitch * (self.items - 1) - self.size) / 2
        return left + index * pitch, y + 40 - (6 if index in self.picked else 0), self.size, self.size

    def drawn(self, index: int) -> Rect:
        """Where a thing is drawn."""
        return self.item(index)

    def turn(self, index: int) -> float:
        """By how many degrees to the right a thing leans."""
        return 0.0

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
        return found + [button.rect for button in self.buttons if button.enabled]

    def helps(self, index: int) -> bool:
        """True if the thing can be picked besides what is picked, or put back from what leads nowhere."""
        if index in self.picked:
            return not self.enough and not any(
                other not in self.picked and self.helps(other) for other in range(self.items)
            )
        return len(self.picked) < self.count[1] and self.asked.leads((*self.picked, index))

    def toggle(self, index: int) -> None:
        """Pick a thing or put it back; beyond the count the first one picked goes back."""
        if index in self.picked:
            self.picked.remove(index)
            return
        self.picked.append(index)
        if len(self.picked) > self.count[1]:
            self.picked.pop(0)

    @property
    def taken(self) -> Picked:
        """What is picked, in its order if that means something."""
        return tuple(self.picked if self.asked.ordered else sorted(self.picked))

    @property
    def enough(self) -> bool:
        """True if what is picked may be taken."""
        return self.count[0] <= len(self.picked) <= self.count[1] and self.asked.valid(self.taken)

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
        if press_any(self.buttons, event):
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

    def draw(self, canvas: Canvas) -> None:
        """The question, the things, the buttons."""
        x, y, w, _ = self.rect
        self.asked.beside(canvas, self.taken)
        canvas.sheet(self.rect, PAPER, GOLD_DARK, 8, 1.6, (8, 150, 4))
        told = self.note(self.taken)
        wide = canvas.measure(told, 16, "bold") + 24 if told else 0
        count = f"**{len(self.picked)} / {self._wanted}**"
        room = w - 28 - (wide + 4 if told else 0)
        asked, place = f"{self.question}  {count}", (x + 14, y + 4, room, 30)
        canvas.text(asked, place, TextStyle(14.5, INK, "bold", "left", "middle", 1.14, lines=2), shorter=(count,))
        if told:
            canvas.panel((x + w - wide - 12, y + 6, wide, 28), "#14211C", "#FFD55E", 14, 1.4)
            canvas.line(told, (x + w - wide - 12, y + 6, wide, 28), 16, "#FFE38A", "bold", "center")
        self._draw_items(canvas)
        self._draw_button(canvas)
        if self.away:
            self.away.draw(canvas)

    def _draw_items(self, canvas: Canvas) -> None:
        for index in sorted(range(self.items), key=lambda i: i == self.over):
            self._draw_item(canvas, index)

    def _draw_button(self, canvas: Canvas) -> None:
        self.button.enabled = self.enough
        if self.apart:
            left = self.count[0] - len(self.picked)
            noted = self.note(self.taken)
            done = f"{self.look.confirm}  {noted}" if noted else self.look.confirm
            self.button.label = done if self.enough else self.asked.lacking(max(1, left))
        self.button.draw(canvas)

    def _draw_item(self, canvas: Canvas, index: int) -> None:
        """One thing, its rim if it is picked, pointed at or chosen by the keys, and its mark."""
        x, y, w, _ = rect = self.drawn(index)
        turn, over = self.turn(index), index == self.over
        self.asked.draw_item(canvas, index, rect, turn)
        if index not in self.picked and not self.helps(index) and len(self.picked) < self.count[1]:
            self._frame(canvas, rect, turn, f'fill="{self.VEIL}" fill-opacity=".62"', 0)
        if over:
            self._frame(canvas, rect, turn, 'fill="none" stroke="#14211C" stroke-width="5.4"', 3)
            self._frame(canvas, rect, turn, 'fill="none" stroke="#E3A92A" stroke-width="3"', 3)
        if index in self.picked:
            self._frame(canvas, rect, turn, f'fill="none" stroke="{GLOW_LINE}" stroke-width="6.4"', 3)
            self._frame(canvas, rect, turn, f'fill="{GLOW}" fill-opacity=".2" stroke="{GLOW}" stroke-width="3.4"', 3)
            canvas.panel((x + w - 26, y + 4, 22, 22), GLOW, GLOW_LINE, 11, 1.8)
            if self.asked.ordered:
                number = str(self.picked.index(index) + 1)
                canvas.line(number, (x + w - 26, y + 4, 22, 22), 13, INK, "bold", "center")
            else:
                canvas.icon("tick", x + w - 21, y + 9, 12, INK)
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
