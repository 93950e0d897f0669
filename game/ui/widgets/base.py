"""What every widget is: a place, a state, something that draws it and something that answers to the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp

FOCUS_BODY = (
    '<rect x="2" y="2" width="{w:g}" height="{h:g}" rx="{r:g}" fill="none" stroke="#14211C" stroke-width="4"/>'
    '<rect x="2" y="2" width="{w:g}" height="{h:g}" rx="{r:g}" fill="none" stroke="#FFFFFF" stroke-width="2.2" '
    'stroke-dasharray="7 4"/>'
)


def draw_focus_ring(canvas: Canvas, rect: Rect, radius: float = 8) -> None:
    """White dashes on a dark line, 3 units outside: the one sign of keyboard focus."""
    x, y, w, h = rect
    body = FOCUS_BODY.format(w=w + 6, h=h + 6, r=radius + 3)
    canvas.drawing(body, (x - 5, y - 5, w + 10, h + 10), (w + 10, h + 10))


class Widget:
    """A thing on a scene. ``id`` finds it in tests; ``tip`` is what hovering it says; ``reason`` why it is shut;
    ``active`` while letters go to one that takes ``typing``; ``keyed`` while a prompt is answered by keys, which only then
    shows what they stand on; one that is ``standing`` leaves the hand free beside it; ``ground`` are the places of the
    table that answer a prompt too, with what a click there does."""

    focusable = True
    typing = False
    standing = False
    radius = 8.0

    def __init__(self, rect: Rect, widget_id: str = "") -> None:
        self.rect = rect
        self.id = widget_id
        self.visible = True
        self.enabled = True
        self.hovered = False
        self.active = self.keyed = False
        self.ground: Sequence[tuple[Rect, Callable[[], None]]] = ()
        self.tip = ""
        self.detail = ""
        self.key_hint = ""
        self.reason = ""

    @property
    def planned(self) -> bool:
        """True while something is put together on it that was not done yet."""
        return False

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its place."""
        x, y, w, h = self.rect
        return x + w / 2, y + h / 2

    def contains(self, x: float, y: float) -> bool:
        """True if the place lies on the widget."""
        left, top, w, h = self.rect
        return left <= x < left + w and top <= y < top + h

    def covers(self, x: float, y: float) -> bool:
        """True if what lies there cannot be seen for the widget."""
        return self.contains(x, y)

    def names(self, x: float, y: float) -> tuple[str, Rect] | None:
        """What of the table it draws there in place of what it covers, and where; None for nothing."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring of the keyboard focus."""
        draw_focus_ring(canvas, self.rect, self.radius)

    def handle(self, event: Event) -> bool:
        """Answer an event; true if it was used."""
        return False

    def update(self, seconds: float) -> bool:
        """Time passes; true while it changes how the widget looks."""
        return False

    def answers(self) -> list[Rect]:
        """The places on it that answer a click now; a prompt says all of them."""
        return []

    def rest(self) -> None:
        """The keys speak to another widget now."""
        self.active = False

    def spoken(self) -> str:
        """What the widget is, in words."""
        return self.tip


class Pressable(Widget):
    """A widget that does something when pressed, by mouse, Enter or Space."""

    def __init__(self, rect: Rect, on_press: Callable[[], None] | None = None, widget_id: str = "") -> None:
        super().__init__(rect, widget_id)
        self.on_press = on_press
        self.pressed = False

    @property
    def state(self) -> str:
        """normal, hover, pressed or disabled."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def press(self) -> None:
        """Do it, if it can be done."""
        if self.enabled and self.on_press is not None:
            self.on_press()

    def handle(self, event: Event) -> bool:
        """Pressed and let go over it, or Enter and Space while it has the focus."""
        if isinstance(event, PointerDown) and event.button == 1 and self.contains(event.x, event.y):
            self.pressed = True
            return True
        if isinstance(event, PointerUp) and event.button == 1 and self.pressed:
            self.pressed = False
            if self.contains(event.x, event.y):
                self.press()
            return True
        if isinstance(event, Key) and event.name in ("enter", "space"):
            self.press()
            return True
        return False


def press_any(widgets: Iterable[Widget], event: Event) -> bool:
    """Let the pointer go over the parts of a widget and press them; true if one of them took the press."""
    for widget in widgets:
        if isinstance(event, PointerMove):
            widget.hovered = widget.contains(event.x, event.y)
        elif isinstance(event, PointerDown | PointerUp) and widget.handle(event):
            return True
    return False
