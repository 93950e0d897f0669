"""What opens over a scene: tooltips, refusals, choosers, dialogs, toasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.table.label_placement import Slip, lay_slips
from game.table.layout import inside, overlap
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.theme import (
    BAR,
    CREAM,
    DIM,
    GLOW,
    GOLD,
    GOLD_DARK,
    GOLD_RIM,
    INK,
    INK2,
    LINK,
    PAPER,
    PAPER_EDGE,
    RED,
    RED_HEAD,
    RED_PAPER,
    STAGE,
)
from game.ui.widgets.base import Widget, draw_focus_ring, press_any
from game.ui.widgets.buttons import Button, IconButton

MARGIN = 8.0
STAGE_ROOM: Rect = (MARGIN, MARGIN, STAGE[0] - 2 * MARGIN, STAGE[1] - 2 * MARGIN)


def beside(spot: Rect, w: float, h: float, avoid: Sequence[Rect] = (), gap: float = 12) -> Rect:
    """A place for a box of that size next to a spot: above, below, right or left of it, on the stage and off the
    rectangles to avoid where that is possible."""
    x, y, sw, sh = spot
    cx, cy = x + sw / 2, y + sh / 2
    tries = [
        (cx - w / 2, y - h - gap),
        (cx - w / 2, y + sh + gap),
        (x + sw + gap, cy - h / 2),
        (x - w - gap, cy - h / 2),
        (x + sw + gap, y - h - gap),
        (x - w - gap, y - h - gap),
        (x + sw + gap, y + sh + gap),
        (x - w - gap, y + sh + gap),
    ]

    def kept(place: tuple[float, float]) -> Rect:
        left = min(STAGE[0] - w - MARGIN, max(MARGIN, place[0]))
        top = min(STAGE[1] - h - MARGIN, max(MARGIN, place[1]))
        return left, top, w, h

    def cost(rect: Rect) -> float:
        return sum(overlap(rect, other) for other in (spot, *avoid))

    return min(map(kept, tries), key=cost)


class Tooltip:
    """Name, key and some lines; with a reason it has a red rim and a lock. Without a name it is the lines alone."""

    def __init__(self, name: str, text: str = "", key: str = "", reason: str = "") -> None:
        self.name, self.body, self.key, self.reason = name, text, key, reason

    def draw(self, canvas: Canvas, spot: Rect) -> None:
        """Draw it beside the spot."""
        body = self.reason or self.body
        key_width = canvas.measure(self.key, 12) + 16 if self.key else 0
        lock = 22 if self.reason else 0
        w = canvas.measure(self.name, 14, "bold") + key_width + lock + 26
        if body:
            w = max(w, min(300, canvas.measure(body, 12.5) + 26))
        w = min(320, max(120, w))
        head = 32 if self.name else 10
        h = head + (canvas.height(body, w - 26, 12.5, leading=1.4) + 6 if body else 2)
        x, y, _, _ = place = beside(spot, w, h, gap=8)
        canvas.sheet(place, "#10201B", RED if self.reason else GOLD, 7, 1.4, (6, 130, 3))
        if self.reason:
            canvas.icon("lock_red", x + 11, y + 8, 17)
        if self.name:
            canvas.line(self.name, (x + 13 + lock, y + 3, w - 26 - lock - key_width, 28), 14, CREAM, "bold")
        if self.key:
            canvas.line(self.key, (x, y + 3, w - 13, 28), 12, GOLD, align="right")
        if body:
            canvas.text(
                body,
                (x + 13, y + head - 2, w - 26, h - head - 2),
                TextStyle(12.5, DIM if not self.reason else "#FFD9CF", leading=1.4),
            )


class RefusalPopover(Widget):
    """Why not: a red frame pointing at the spot, one sentence, the way to the rule. Esc or a click closes it. It lies over
    neither what it speaks of (the spot, and its ``own`` pieces) nor, where there is room, what is ``lit``, or ``loose``: what
    can be taken up."""

    focusable = False
    FILL, LINE, HEAD, ICON = RED_PAPER, RED, RED_HEAD, "lock_red"

    def __init__(
        self,
        canvas: Canvas,
        spot: Rect,
        heading: str,
        sentence: str,
        link: str,
        on_link: Callable[[], None] | None,
        on_close: Callable[[], None],
        own: Sequence[Rect] = (),
        lit: Sequence[Rect] = (),
        loose: Sequence[Rect] = (),
    ) -> None:
        w = 250.0
        body = canvas.height(sentence, w - 26, 13, leading=1.45) if sentence else 0.0
        h = 40 + body + (28 if link else 12)
        (place,) = lay_slips([Slip((w, h), (spot, *own))], (*lit, *loose), STAGE_ROOM, lit)
        super().__init__(place, "refusal")
        self.spot, self.heading, self.sentence, self.link = spot, heading, sentence, link
        self.on_link, self.on_close = on_link, on_close
        self.link_hovered = False

    @property
    def link_rect(self) -> Rect:
        """Where the link to the rule is."""
        x, y, w, h = self.rect
        return x + 8, y + h - 30, w - 70, 26

    def handle(self, event: Event) -> bool:
        """The link, Esc, or a click on it."""
        if isinstance(event, Key) and event.name == "esc":
            self.on_close()
            return True
        if isinstance(event, PointerMove):
            self.link_hovered = inside(self.link_rect, event.x, event.y)
        if isinstance(event, PointerDown) and self.contains(event.x, event.y):
            if self.link and self.on_link and inside(self.link_rect, event.x, event.y):
                self.on_link()
            else:
                self.on_close()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Frame, tail, lock, words."""
        x, y, w, h = self.rect
        canvas.sheet(self.rect, self.FILL, self.LINE, 8, 1.8, (6, 130, 3))
        self._tail(canvas)
        canvas.icon(self.ICON, x + 11, y + 10, 17)
        canvas.line(self.heading, (x + 34, y + 6, w - 44, 26), 14.5, self.HEAD, "bold")
        canvas.text(
            self.sentence, (x + 13, y + 34, w - 26, h - 34 - (28 if self.link else 8)), TextStyle(13, INK, leading=1.45)
        )
        if self.link:
            left, top, lw, lh = self.link_rect
            canvas.line(self.link, (left + 5, top, lw, lh), 12.5, LINK, "bold")
            if self.link_hovered:
                canvas.fill((left + 5, top + lh - 5, canvas.measure(self.link, 12.5, "bold"), 1.2), LINK)
            canvas.line("Esc", (x, top, w - 13, lh), 11.5, INK2, align="right")

    def _tail(self, canvas: Canvas) -> None:
        x, y, w, h = self.rect
        cx = min(x + w - 20, max(x + 20, self.spot[0] + self.spot[2] / 2))
        below = self.spot[1] >= y + h
        if below or self.spot[1] + self.spot[3] <= y:
            way, top = ("M0 0 L8 11 L16 0", y + h - 2) if below else ("M0 12 L8 1 L16 12", y - 10)
            body = f'<path d="{way}" fill="{self.FILL}" stroke="{self.LINE}" stroke-width="1.7"/>'
            canvas.drawing(body, (cx - 8, top, 16, 12), (16, 12))


class LookPopover(RefusalPopover):
    """What a thing is, in the same shape: it was clicked, and has nothing to do now."""

    FILL, LINE, HEAD, ICON = PAPER, GOLD_DARK, INK, "info"


class Offer(NamedTuple):
    """One line of a chooser: what it is, what it brings, and what choosing it does."""

    label: str
    sub: str
    act: Callable[[], None]


class Chooser(Widget):
    """A question at the spot with numbered answers, the likeliest first."""

    ROW, PITCH, HEAD = 45.0, 50.0, 36.0

    def __init__(
        self,
        spot: Rect,
        question: str,
        offers: Sequence[Offer],
        on_cancel: Callable[[], None],
        avoid: Sequence[Rect] = (),
    ) -> None:
        self.offers = list(offers)
        self.question = question
        self.on_cancel = on_cancel
        self.first = 0
        self.shown = min(len(self.offers), 9)
        h = self.HEAD + self.PITCH * self.shown + 8 + (22 if len(self.offers) > 9 else 0)
        super().__init__(beside(spot, 300, h, avoid), "chooser")
        self.at = 0

    def row(self, index: int) -> Rect:
        """The place of one of the answers that are shown."""
        x, y, w, _ = self.rect
        return x + 8, y + self.HEAD + index * self.PITCH, w - 16, self.ROW

    def answers(self) -> list[Rect]:
        """The answers that are shown."""
        return [self.row(index) for index in range(self.shown)]

    def take(self, index: int) -> None:
        """Choose an answer."""
        if 0 <= index < len(self.offers):
            self.offers[index].act()

    def handle(self, event: Event) -> bool:
        """Click, digits, arrows, Enter; Esc or a click elsewhere lets go. It holds all keys while it is open."""
        if isinstance(event, PointerMove | PointerDown):
            over = next((i for i, row in enumerate(self.answers()) if inside(row, event.x, event.y)), None)
            if over is not None and isinstance(event, PointerMove):
                self.at = self.first + over
            elif over is not None:
                self.take(self.first + over)
            elif isinstance(event, PointerDown):
                self.on_cancel()
            return True
        if isinstance(event, Key):
            if event.name in ("up", "down"):
                self.at = (self.at + (1 if event.name == "down" else -1)) % len(self.offers)
                self.first = min(max(self.first, self.at - self.shown + 1), self.at)
            elif event.name in ("enter", "space"):
                self.take(self.at)
            elif event.name == "esc":
                self.on_cancel()
            elif event.name.isdigit() and event.name != "0":
                self.take(self.first + int(event.name) - 1)
            return True
        return isinstance(event, PointerUp)

    def draw(self, canvas: Canvas) -> None:
        """The question and its answers."""
        x, y, w, h = self.rect
        canvas.sheet(self.rect, PAPER, GOLD_DARK, 8, 1.6, (8, 140, 4))
        canvas.line(self.question, (x + 12, y + 3, w - 44, self.HEAD - 6), 14.5, INK, "bold")
        canvas.icon("cross", x + w - 26, y + 12, 12, INK2)
        for i in range(self.shown):
            index = self.first + i
            offer, rect = self.offers[index], self.row(i)
            chosen = index == self.at
            canvas.panel(rect, "#F8E7BB" if chosen else "#FFFDF6", GOLD_DARK if chosen else "#D8C8A2", 6, 1.3)
            canvas.line(str(i + 1), (rect[0] + 4, rect[1], 24, rect[3]), 14, INK2, "bold", "center")
            left, room = rect[0] + 34, rect[2] - 42
            if offer.sub:
                canvas.line(offer.label, (left, rect[1] + 1, room, 24), 14, INK, "bold")
                canvas.line(offer.sub, (left, rect[1] + 22, room, 20), 12, INK2)
            else:
                canvas.text(
                    offer.label,
                    (left, rect[1], room, rect[3]),
                    TextStyle(13.5, INK, "bold", valign="middle", leading=1.25),
                )
            if chosen and self.keyed:
                draw_focus_ring(canvas, (rect[0] + 2, rect[1] + 2, rect[2] - 4, rect[3] - 4), 5)
        if len(self.offers) > self.shown:
            canvas.line(f"{self.at + 1} / {len(self.offers)}", (x, y + h - 26, w - 14, 22), 12, INK2, align="right")


class Dialog(Widget):
    """One question in the middle, verbs on its buttons; nothing else answers while it is open."""

    W = 432.0

    def __init__(
        self,
        canvas: Canvas,
        question: str,
        follows: str,
        answers: Sequence[tuple[str, str, Callable[[], None]]],
        on_cancel: Callable[[], None],
        focus: int = 0,
    ) -> None:
        h = 96 + canvas.height(follows, self.W - 116, 13.5) + canvas.height(question, self.W - 116, 18, "title", 1.4)
        super().__init__(((STAGE[0] - self.W) / 2, (STAGE[1] - h) / 2, self.W, h), "dialog")
        self.question, self.follows, self.on_cancel = question, follows, on_cancel
        self.buttons: list[Button] = []
        right = self.rect[0] + self.W - 18
        for label, kind, act in reversed(answers):
            wide = max(96.0, canvas.measure(label, 15, "bold") + 40)
            place = (right - wide, self.rect[1] + h - 56, wide, 38)
            self.buttons.insert(0, Button(place, label, act, kind=kind, widget_id=f"dialog-{len(self.buttons)}"))
            right -= wide + 12
        self.at = focus

    def handle(self, event: Event) -> bool:
        """Buttons by mouse; Tab and arrows move, Enter does, Esc lets go. It takes everything."""
        if isinstance(event, Key):
            if event.name in ("tab", "right", "down"):
                self.at = (self.at + 1) % len(self.buttons)
            elif event.name in ("shift+tab", "left", "up"):
                self.at = (self.at - 1) % len(self.buttons)
            elif event.name == "esc":
                self.on_cancel()
            else:
                self.buttons[self.at].handle(event)
            return True
        press_any(self.buttons, event)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Veil, sheet, emblem, words, buttons."""
        canvas.fill((0, 0, *STAGE), "#0A0F14", 130)
        x, y, w, _ = self.rect
        canvas.sheet(self.rect, PAPER, PAPER_EDGE, 8, 1.4, (10, 150, 5))
        canvas.svg("shared/house/emblem", (x + 20, y + 20, 44, 44))
        below = canvas.text(self.question, (x + 82, y + 16, w - 100, 0), TextStyle(18, INK, "title", leading=1.4))
        canvas.text(self.follows, (x + 82, below + 6, w - 100, 0), TextStyle(13.5, INK2))
        for i, button in enumerate(self.buttons):
            button.draw(canvas)
            if i == self.at:
                button.draw_focus(canvas)


class Toast(Widget):
    """What just happened, for some seconds, with a way back. It stands while hovered; 0 seconds stays for good."""

    focusable = False

    def __init__(
        self,
        text: str,
        sub: str = "",
        seconds: float = 8,
        action: tuple[str, Callable[[], None]] | None = None,
        icon: str = "info",
        rect: Rect = (426, 626, 428, 56),
    ) -> None:
        super().__init__(rect, "toast")
        self.text, self.sub, self.icon = text, sub, icon
        self.seconds, self.left = seconds, seconds
        x, y, w, h = rect
        self.button = Button((x + w - 124, y + 9, 112, h - 18), action[0], action[1], kind="gold") if action else None
        self.closer = IconButton((x + w - 34, y + 4, 24, 24), "cross", self.end) if not action else None

    def update(self, seconds: float) -> bool:
        """Time passes; true while it must be drawn again."""
        if not self.seconds or not self.visible:
            return False
        if not self.hovered:
            self.left -= seconds
        if self.left <= 0:
            self.end()
        return True

    def end(self) -> None:
        """Take it away."""
        self.visible = False

    def handle(self, event: Event) -> bool:
        """Its button."""
        return press_any(filter(None, (self.button, self.closer)), event)

    def draw(self, canvas: Canvas) -> None:
        """Bar, words, button, running time."""
        x, y, w, h = self.rect
        canvas.sheet(self.rect, BAR, GOLD_RIM, 8, 1.3, (8, 150, 4))
        canvas.icon(self.icon, x + 16, y + h / 2 - 11, 22, CREAM)
        room = w - 60 - (130 if self.button else 36)
        if self.sub:
            canvas.line(self.text, (x + 50, y + 7, room, 22), 14, CREAM, "bold")
            canvas.line(self.sub, (x + 50, y + 28, room, 20), 12, DIM)
        else:
            canvas.text(self.text, (x + 50, y, room, h), TextStyle(14, CREAM, "bold", valign="middle", leading=1.3))
        if self.button:
            self.button.draw(canvas)
        elif self.closer:
            canvas.icon("cross", x + w - 28, y + 10, 11, DIM)
        if self.seconds:
            canvas.fill((x + 8, y + h - 4, (w - 16) * max(0.0, self.left / self.seconds), 2), GLOW)
