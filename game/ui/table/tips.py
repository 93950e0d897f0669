"""Hovering says what a thing is; holding a card shows it large."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.presentation import DisplayList
from game.table.arrange import piece_at
from game.table.layout import Rect, inside
from game.text.speech import worded
from game.ui.canvas import Canvas
from game.ui.events import Event, PointerDown, PointerMove, PointerUp
from game.ui.widgets import Tooltip

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

WAIT = 0.35
HOLD = 0.45


class Tips:
    """What is under the pointer, for how long, and whether it is held."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.target = ""
        self.spot: Rect = (0, 0, 0, 0)
        self.over_control = ""
        self.waited = 0.0
        self.held_for = -1.0
        self.large: DisplayList | None = None
        self.quiet = False

    def hear(self, event: Event) -> None:
        """Follow the pointer."""
        if isinstance(event, PointerMove):
            if event.held and self.large is None:
                self.held_for = -1.0
            self.quiet = False
            self._look(event.x, event.y)
        elif isinstance(event, PointerDown):
            self.waited = 0.0
            self.quiet = True
            self.held_for = 0.0 if event.button == 1 else -1.0
        elif isinstance(event, PointerUp):
            self.held_for = -1.0
            self.large = None

    def hide(self) -> None:
        """Nothing is hovered or held any more."""
        self.target, self.waited, self.held_for, self.large = "", 0.0, -1.0, None

    def _look(self, x: float, y: float) -> None:
        target, spot = self._under(x, y)
        if target != self.target:
            self.target, self.spot, self.waited = target, spot, 0.0

    def _under(self, x: float, y: float) -> tuple[str, Rect]:
        scene, model = self.scene, self.scene.model
        self.over_control = ""
        for button in [*scene.bar.buttons, *(scene.timeline.buttons if scene.timeline else [])]:
            if button.visible and button.contains(x, y):
                return f"button:{button.id}", button.rect
        line = scene.log.under(x, y) if scene.log else None
        if line is not None:
            return line
        for control in model.controls:
            rect = scene.control_rect(control)
            if inside(rect, x, y):
                self.over_control = control.key
                return f"control:{control.key}", rect
        piece = piece_at(model.laid, x, y)
        if piece is not None:
            return piece.piece, piece.rect
        for slot in model.layout.slots_at(x, y):
            if slot.type == "square":
                return slot.name, slot.rect
        hot = scene.board.hot_target(x, y)
        return hot if hot else ("", (0, 0, 0, 0))

    def update(self, seconds: float) -> bool:
        """Time passes over a thing."""
        before = self.waited
        self.waited += seconds
        if self.held_for >= 0:
            self.held_for += seconds
            if self.held_for >= HOLD and self.large is None and self.target and not self.scene.drag.dragging:
                self.large = self.scene.model.art.zoom(self.scene.model.view, self._thing())
                return self.large is not None
        return before < WAIT <= self.waited and bool(self.target)

    def _thing(self) -> str:
        return self.target

    def draw(self, canvas: Canvas) -> None:
        """The large card, or the words."""
        scene = self.scene
        if self.large is not None:
            self._draw_large(canvas)
            return
        quiet = scene.drag.piece or scene.popover or scene.prompt or scene.dialog or not scene.on_top
        if not self.target or self.waited < WAIT or quiet or self.quiet or scene.story.lines:
            return
        tip = self._tooltip()
        if tip is not None:
            child = canvas.child((0, 0, 0, 0), scene.title.id)
            tip.draw(child, self.spot)

    def _tooltip(self) -> Tooltip | None:
        scene, texts = self.scene, self.scene.app.texts
        kind, _, key = self.target.partition(":")
        if kind == "button":
            buttons = [*scene.bar.buttons, *(scene.timeline.buttons if scene.timeline else [])]
            button = next((b for b in buttons if b.id == key), None)
            if button is None:
                return None
            reason = "" if button.enabled else button.reason
            return Tooltip(button.tip, "", getattr(button, "key_hint", ""), reason)
        if kind == "control":
            return self._control_tip(key)
        if kind == "log" and scene.log is not None:
            return scene.log.tooltip(int(key))
        tip = scene.model.art.tip(scene.model.view, self.target)
        if tip is None:
            return None
        params = worded(texts, scene.title.id, tip.params, scene.names)
        return Tooltip(texts.say(tip.name, params), texts.say(tip.text, params) if tip.text else "")

    def _control_tip(self, key: str) -> Tooltip | None:
        from game.ui.table.controls import label_of

        scene = self.scene
        control = next((c for c in scene.model.controls if c.key == key), None)
        if control is None:
            return None
        refusal = scene.model.why_shut(control) if scene.model.playing else None
        message = f"{scene.title.id}-art-control-{control.key}".replace("_", "-")
        body = scene.app.texts(message) if scene.app.texts.has(message) else ""
        return Tooltip(label_of(scene, control), body, control.hotkey, scene.words.refusal(refusal) if refusal else "")

    def _draw_large(self, canvas: Canvas) -> None:
        assert self.large is not None
        w, h = self.large.size
        scale = min(1.6, 600 / h, 900 / w)
        w, h = w * scale, h * scale
        canvas.fill((0, 0, 1280, 720), "#0B0618", 120)
        self.scene.painter.draw(canvas, self.large, 640 - w / 2, 360 - h / 2, scale)
