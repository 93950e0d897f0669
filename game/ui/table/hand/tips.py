"""Hovering says what a thing is; holding a card shows it large."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from game.presentation import DisplayList
from game.table.arrange import piece_at
from game.table.layout import Rect, inside
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.board.view import POINTS
from game.ui.table.chrome.forecast import KEY as FORECAST_KEY
from game.ui.table.context import Hoverable, TableContext
from game.ui.widgets import Tooltip

WAIT = 0.35
HOLD = 0.45
STIR = 6.0
"""A pointer that rests where it has pressed or let go, but for so little, asks for no words: they would lie over what
comes next. Neither does one under which the board has changed."""


Found = tuple[str, Rect] | None

WORDS = "words:"
"""Before words that are to be read whole, as what is pointed at."""


class Tips:
    """What is under the pointer, for how long, and whether it is held. ``ground`` names the hot place of a panel there,
    ``whole`` says whole what is said in short there."""

    def __init__(
        self, table: TableContext, ground: Callable[[float, float], Found], whole: Callable[[float, float], Found]
    ):
        self.table, self.ground, self.whole = table, ground, whole
        self.parts: Sequence[Hoverable] = ()
        """What lies over the pieces and is asked first."""
        self._part = -1
        self.over_control = ""
        """The key of the control under the pointer."""
        self.target = ""
        self.said = ""
        self.spot: Rect = (0, 0, 0, 0)
        self.waited = 0.0
        self.held_for = -1.0
        self.large: DisplayList | None = None
        self.quiet = True
        """True until the pointer has moved: nothing is said of what came under it by itself."""
        self._at = (0.0, 0.0)
        self._stood: tuple[float, float] | None = None

    def hear(self, event: Event) -> None:
        """Follow the pointer."""
        if isinstance(event, PointerMove | PointerDown | PointerUp):
            self._at = (event.x, event.y)
        if isinstance(event, PointerMove):
            if event.held and self.large is None:
                self.held_for = -1.0
            self._stood = self._stood or self._at  # Where a window opens under it, the pointer has not moved.
            self.quiet = self.quiet and (event.held or math.dist(self._stood, self._at) < STIR)
            self._look(event.x, event.y)
        elif isinstance(event, PointerDown):
            self._be_quiet()
            self.held_for = 0.0 if event.button == 1 else -1.0
        elif isinstance(event, PointerUp):
            self._be_quiet()
            self.held_for = -1.0
            self.large = None

    def touched(self, event: Event) -> None:
        """A button or a key was pressed or let go, whoever hears it: nothing is said before the pointer moves on."""
        if isinstance(event, PointerDown | PointerUp):
            self._at = (event.x, event.y)
        if isinstance(event, PointerDown | PointerUp | Key):
            self._be_quiet()

    def hide(self) -> None:
        """Nothing is hovered or held any more; nothing is said before the pointer has moved again."""
        self.target, self.held_for, self.large = "", -1.0, None
        self._be_quiet()

    def _be_quiet(self) -> None:
        self.waited, self.quiet, self._stood = 0.0, True, self._at

    def _look(self, x: float, y: float) -> None:
        target, spot = self._under(x, y)
        hidden = self.table.prompt is not None and self.table.prompt.covers(x, y)
        found = self.whole(x, y) if self._part < 0 and not hidden and not target.startswith("control:") else None
        self.said = found[0] if found is not None else ""
        if found is not None and not target:
            target, spot = WORDS + self.said, found[1]
        if target != self.target:
            self.target, self.spot, self.waited = target, spot, 0.0

    def _under(self, x: float, y: float) -> tuple[str, Rect]:
        table, model = self.table, self.table.model
        self.over_control, self._part = "", -1
        if table.prompt is not None and table.prompt.covers(x, y):
            return table.prompt.names(x, y) or ("", (0, 0, 0, 0))
        for index, part in enumerate(self.parts):
            found = part.under(x, y)
            if found is not None:
                self._part = index
                return found
        for control in model.controls:
            rect = table.drag.control_rect(control)
            if inside(rect, x, y):
                self.over_control = control.key
                return f"control:{control.key}", rect
        piece = piece_at(model.laid, x, y)
        if piece is not None:
            return piece.piece, piece.rect
        for slot in model.layout.slots_at(x, y):
            if slot.type == "square":
                return slot.name, slot.rect
        return self.ground(x, y) or self._empty(x, y) or ("", (0, 0, 0, 0))

    def _empty(self, x: float, y: float) -> tuple[str, Rect] | None:
        """A place on which nothing lies and of which the title has something to say."""
        model = self.table.model
        places = ((slot.name, slot.rect) for slot in model.layout.slots_at(x, y))
        return next((place for place in places if model.art.tip(model.view, place[0]) is not None), None)

    def update(self, seconds: float) -> bool:
        """Time passes over a thing."""
        before = self.waited
        self.waited += seconds
        if self.held_for >= 0:
            self.held_for += seconds
            if self.held_for >= HOLD and self.large is None and self.target and not self.table.drag.dragging:
                self.large = self.table.model.art.zoom(self.table.model.view, self.target)
                return self.large is not None
        return before < WAIT <= self.waited and bool(self.target)

    def draw(self, canvas: Canvas, covered: bool) -> None:
        """The large card, or the words, unless something else is to be read."""
        table = self.table
        if self.large is not None:
            self._draw_large(canvas)
            return
        if not self.target or self.waited < WAIT or covered or self.quiet or table.drag.piece or table.asking:
            return
        tip = self._tooltip()
        if tip is not None:
            tip.draw(table.child(canvas), self.spot)

    def _tooltip(self) -> Tooltip | None:
        """What is said of the thing under the pointer, and whole what stands there in short."""
        tip = self._of_target()
        if not self.said:
            return tip
        if tip is None:
            return Tooltip("", self.said)
        if self.said not in (tip.name, tip.body) and not tip.reason:
            tip.body = f"{self.said}\n{tip.body}" if tip.body else self.said
        return tip

    def _of_target(self) -> Tooltip | None:
        table, texts = self.table, self.table.texts
        kind, _, key = self.target.partition(":")
        if kind == "control":
            return self._control_tip(key)
        if self._part >= 0:
            return self.parts[self._part].tooltip(self.target) if self._part < len(self.parts) else None
        tip = table.model.art.tip(table.model.view, self.target) if not self.target.startswith(WORDS) else None
        if tip is None:
            points = self.target.partition("/")[0] == POINTS and table.model.art.forecast(table.model.view) is not None
            return Tooltip(texts("table-points"), texts("table-points-text"), FORECAST_KEY.upper()) if points else None
        params = worded(texts, table.title.id, tip.params, table.words.names)
        return Tooltip(texts.say(tip.name, params), texts.say(tip.text, params) if tip.text else "")

    def _control_tip(self, key: str) -> Tooltip | None:
        table = self.table
        control = next((c for c in table.model.controls if c.key == key), None)
        if control is None:
            return None
        refusal = table.model.why_shut(control) if table.model.playing else None
        reason = table.words.refusal(refusal) if refusal else ""
        actions = table.model.dests.buttons.get(key, []) if not reason else []
        caution = table.model.caution(actions[0]) if actions else None
        said = table.words.caution(caution) if caution else table.words.purpose(control)
        return Tooltip(table.words.control(control), said, control.hotkey, reason)

    def _draw_large(self, canvas: Canvas) -> None:
        assert self.large is not None
        w, h = self.large.size
        scale = min(1.6, 600 / h, 900 / w)
        w, h = w * scale, h * scale
        canvas.fill((0, 0, 1280, 720), "#0B0618", 120)
        self.table.painter.draw(canvas, self.large, 640 - w / 2, 360 - h / 2, scale)
