"""The hand: one path for dragging, clicking twice, and keys. Past six pixels of travel a press is a drag."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING

from game.presentation import Control
from game.table.arrange import Laid, piece_at
from game.table.drop import Nothing, Play
from game.table.layout import Rect, Slot, inside
from game.ui.canvas import Canvas
from game.ui.events import Event, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.table.highlights import draw_targets
from game.ui.widgets import draw_focus_ring

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene

TRAVEL = 6.0
HOME_SECONDS = 0.15
HOLD_SECONDS = 0.45


class PointerDrag:
    """What is held, where, and how it is turned. ``piece`` "" is an empty hand."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.piece = ""
        self.turn = 0
        self.dragging = False
        self.x = self.y = 0.0
        self.grip = (0.0, 0.0)
        self.pressed: tuple[float, float, str] | None = None
        self.slot = ""
        self.stop = -1
        self._home: tuple[str, Rect, Rect, float] | None = None

    # --- taking and letting go -------------------------------------------------------------------

    def select(self, piece: str) -> None:
        """Hold a piece without dragging it: the next click or Enter says where it goes."""
        self.piece, self.dragging, self.slot = piece, False, ""
        laid = self.scene.model.laid.get(piece)
        self.turn = laid.spot.turn if laid else 0
        self.scene.app.sound.play("tick")

    def let_go(self) -> None:
        """An empty hand."""
        self.piece, self.dragging, self.pressed, self.slot, self.turn = "", False, None, "", 0
        self.scene.model.lifted = ""

    def carries(self, piece: str) -> bool:
        """True if the piece is in the air."""
        return self.dragging and piece == self.piece

    def flip(self) -> None:
        """Turn what is held by half."""
        if self.piece and self.scene.model.presentation.turnable(self.piece, self.scene.model.view):
            self.turn = (self.turn + 180) % 360
            self.scene.app.sound.play("card_turn")
            self._aim()

    # --- the mouse -------------------------------------------------------------------------------

    def hear(self, event: Event) -> bool:
        """The mouse over the table."""
        if isinstance(event, PointerMove):
            return self._move(event)
        if isinstance(event, PointerDown):
            return self._down(event)
        if isinstance(event, PointerUp):
            return self._up(event)
        if isinstance(event, Wheel) and self.piece:
            self.flip()
            return True
        return False

    def _move(self, event: PointerMove) -> bool:
        self.x, self.y = event.x, event.y
        scene = self.scene
        if self.pressed is not None and not self.dragging and event.held:
            px, py, piece = self.pressed
            if math.hypot(event.x - px, event.y - py) > TRAVEL and piece and self._may_lift(piece):
                laid = scene.model.laid[piece]
                if self.piece != piece:
                    self.turn = laid.spot.turn
                self.piece, self.dragging = piece, True
                scene.model.lifted = ""
                scene.model.laid = scene.model.arranged()
                self.grip = (px - laid.rect[0], py - laid.rect[1])
                scene.tips.hide()
                scene.close_popover()
                scene.app.sound.play("tick")
        over = piece_at(scene.model.laid, event.x, event.y)
        lifted = over.piece if over and scene.model.layout.slots[over.spot.slot].type == "hand" else ""
        if lifted != scene.model.lifted and not self.dragging:
            scene.model.lifted = lifted
            scene.model.laid = scene.model.arranged()
        self._aim()
        return self.dragging

    def _down(self, event: PointerDown) -> bool:
        scene = self.scene
        self.x, self.y = event.x, event.y
        self.stop = -1
        if event.button == 2:
            return False
        if event.button == 3:
            if self.piece and self.dragging:
                self.flip()
            else:
                scene.cancel()
            return True
        if scene.model.looking is not None:
            for rect, _, act in scene.board.past_buttons():
                if inside(rect, event.x, event.y):
                    act()
                    return True
        control = self._control_at(event.x, event.y)
        if control is not None:
            scene.press_control(control)
            return True
        over = piece_at(scene.model.laid, event.x, event.y)
        if self.piece and not self.dragging:
            return self._click(event.x, event.y, over)
        self.pressed = (event.x, event.y, over.piece if over else "")
        return over is not None

    def _click(self, x: float, y: float, over: Laid | None) -> bool:
        """The second click of a selection: on a place, on another piece, or on the same one."""
        scene, model = self.scene, self.scene.model
        slot = model.slot_for(self.piece, x, y, self.turn)
        if over is not None and over.piece == self.piece:
            targets = list(model.targets(self.piece))
            piece = self.piece
            if len(targets) == 1:
                self._drop(targets[0])
            else:
                self.let_go()
                self.pressed = (x, y, piece)
            return True
        if slot and (slot in model.targets(self.piece) or over is None or not self._may_lift(over.piece)):
            self._drop(slot)
            return True
        if over is not None and self._may_lift(over.piece):
            self.let_go()
            self.pressed = (x, y, over.piece)
            return True
        if slot:
            self._drop(slot)
            return True
        scene.cancel()
        return True

    def _up(self, event: PointerUp) -> bool:
        self.x, self.y = event.x, event.y
        if event.button != 1:
            return False
        if self.dragging:
            self._release()
            return True
        if self.pressed is not None:
            _, _, piece = self.pressed
            self.pressed = None
            if piece and self._may_lift(piece) and self.scene.model.targets(piece):
                self.select(piece)
                return True
        return False

    def _release(self) -> None:
        scene, model = self.scene, self.scene.model
        piece, rect = self.piece, self.held_rect()
        slot = self._slot_under()
        turn = self.turn
        self.dragging = False
        self.pressed = None
        if not slot:
            self._fly_home(piece, rect)
            self.let_go()
            return
        outcome = model.drop(piece, slot, turn)
        if not isinstance(outcome, Play):
            self._fly_home(piece, rect)
        self.let_go()
        scene.resolve(outcome, piece, model.layout.slots[slot].rect, rect)

    def _drop(self, slot: str) -> None:
        scene, model = self.scene, self.scene.model
        piece, turn = self.piece, self.turn
        outcome = model.drop(piece, slot, turn)
        self.let_go()
        if isinstance(outcome, Nothing):
            return
        scene.resolve(outcome, piece, model.layout.slots[slot].rect, None)

    def _may_lift(self, piece: str) -> bool:
        """Pieces that mean something anywhere may be lifted, if only to learn why not."""
        model = self.scene.model
        if not model.playing or self.scene.read_only or self.scene.prompt is not None:
            return False
        if model.targets(piece):
            return True
        view, presentation, mode = model.view, model.presentation, model.mode
        return any(presentation.candidates(view, piece, slot, 0, mode) for slot in model.layout.slots)

    # --- keys ------------------------------------------------------------------------------------

    def key(self, name: str) -> bool:
        """Tab goes through what can be lifted or pressed, arrows through the places, Enter does it."""
        scene, model = self.scene, self.scene.model
        if not model.playing or scene.read_only:
            return False
        if name == "r":
            self.flip()
            return True
        if name in ("tab", "shift+tab"):
            self._step(1 if name == "tab" else -1)
            return True
        arrows = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        if name in arrows:
            if self.piece:
                self._aim_by_key(*arrows[name])
            else:
                self._step(1 if name in ("right", "down") else -1)
            return True
        if name in ("enter", "space"):
            return self._enter()
        if name == "e":
            ends = [c for c in model.controls if c.style == "end"]
            if ends:
                scene.press_control(ends[0])
            return bool(ends)
        return False

    def stops(self) -> list[str]:
        """What Tab goes through: pieces that can be lifted, then controls that can be pressed ("#key")."""
        model = self.scene.model
        pieces = sorted(model.movable(), key=lambda p: (model.laid[p].rect[1] // 60, model.laid[p].rect[0]))
        return [*pieces, *(f"#{c.key}" for c in model.controls if model.enabled(c))]

    def _step(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        self.let_go()
        self.stop = (self.stop + by) % len(stops) if self.stop >= 0 else (0 if by > 0 else len(stops) - 1)

    def _enter(self) -> bool:
        model = self.scene.model
        if self.piece:
            if self.slot:
                self._drop(self.slot)
            return True
        stops = self.stops()
        if 0 <= self.stop < len(stops):
            stop = stops[self.stop]
            if stop.startswith("#"):
                self.scene.press_control(next(c for c in model.controls if f"#{c.key}" == stop))
            else:
                self.select(stop)
                targets = list(model.targets(stop))
                self.slot = targets[0] if targets else ""
            return True
        ends = [c for c in model.controls if c.style == "end" and model.enabled(c)]
        if ends:
            self.scene.press_control(ends[0])
        return bool(ends)

    def _aim_by_key(self, dx: int, dy: int) -> None:
        """To the nearest legal place in that direction; a card is turned as the place needs it."""
        model = self.scene.model
        targets = [model.layout.slots[name] for name in model.targets(self.piece)]
        if not targets:
            return
        now = model.layout.slots.get(self.slot)
        if now is None:
            self.slot = targets[0].name
            return
        cx, cy = now.centre
        best, least = None, 1e9
        for slot in targets:
            x, y = slot.centre
            ahead = (x - cx) * dx + (y - cy) * dy
            aside = abs((x - cx) * dy) + abs((y - cy) * dx)
            if slot.name != now.name and ahead > 1 and ahead + 2 * aside < least:
                best, least = slot, ahead + 2 * aside
        if best is not None:
            self.slot = best.name

    # --- where -----------------------------------------------------------------------------------

    def held_rect(self) -> Rect:
        """Where the held piece is drawn."""
        laid = self.scene.model.laid.get(self.piece)
        w, h = (laid.rect[2], laid.rect[3]) if laid else (40.0, 40.0)
        return self.x - self.grip[0], self.y - self.grip[1], w, h

    def _slot_under(self) -> str:
        model = self.scene.model
        x, y, w, h = self.held_rect()
        turnable = model.presentation.turnable(self.piece, model.view)
        places = [(x + w / 2, y + h / 2), (self.x, self.y)] if turnable else [(self.x, self.y), (x + w / 2, y + h / 2)]
        for px, py in places:
            slot = model.slot_for(self.piece, px, py, self.turn)
            if slot:
                return slot
        return ""

    def _aim(self) -> None:
        if self.dragging:
            self.slot = self._slot_under()
        elif self.piece and not self.scene.keys_used:
            self.slot = self.scene.model.slot_for(self.piece, self.x, self.y, self.turn)

    def _control_at(self, x: float, y: float) -> Control | None:
        for control in self.scene.model.controls:
            if inside(self.scene.control_rect(control), x, y):
                return control
        return None

    # --- time and drawing ------------------------------------------------------------------------

    def _fly_home(self, piece: str, rect: Rect) -> None:
        laid = self.scene.model.laid.get(piece)
        settings = self.scene.app.settings
        if laid is not None and not settings.reduced_motion and settings.animation != "off":
            self._home = (piece, rect, laid.rect, 0.0)

    def flying(self, piece: str, rect: Rect) -> Rect:
        """Where a piece is that flies home, else the given place."""
        if self._home is None or self._home[0] != piece:
            return rect
        _, start, end, time = self._home
        share = 1 - (1 - min(1.0, time / HOME_SECONDS)) ** 2
        x, y, w, h = (a + (b - a) * share for a, b in zip(start, end))
        return x, y, w, h

    def update(self, seconds: float) -> bool:
        """Time passes for a piece that flies home."""
        if self._home is None:
            return False
        piece, start, end, time = self._home
        self._home = (piece, start, end, time + seconds) if time + seconds < HOME_SECONDS else None
        return True

    def draw_gap(self, canvas: Canvas, laid: Laid) -> None:
        """The place that a lifted piece has left."""
        _x, _y, w, h = laid.rect
        body = (
            f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="6" fill="#000000" fill-opacity=".18" '
            'stroke="#B9ADD0" stroke-width="1.4" stroke-dasharray="5 4"/>'
        )
        canvas.drawing(body, laid.rect, (w, h))

    def draw(self, canvas: Canvas) -> None:
        """Lights, the ghost or the held piece, the stop of the keys."""
        scene, model = self.scene, self.scene.model
        settings = scene.app.settings
        if self.piece:
            targets = model.targets(self.piece)
            draw_targets(
                canvas, model.layout, targets, self.slot, settings.highlight, scene.time, settings.reduced_motion
            )
            self._draw_held(canvas, targets)
        elif scene.hint is not None:
            self._draw_hint(canvas)
        elif model.playing and scene.prompt is None and not scene.story.busy and not scene.read_only:
            self._draw_wanted(canvas)
        if scene.keys_used and scene.prompt is None and not self.piece:
            stops = self.stops()
            if 0 <= self.stop < len(stops):
                stop = stops[self.stop]
                if stop.startswith("#"):
                    control = next(c for c in model.controls if f"#{c.key}" == stop)
                    draw_focus_ring(canvas, scene.control_rect(control))
                elif stop in model.laid:
                    draw_focus_ring(canvas, model.laid[stop].rect, 5)

    def _draw_wanted(self, canvas: Canvas) -> None:
        """A thin light round the few pieces of which one must be taken up now."""
        model = self.scene.model
        movable = model.movable()
        if any(model.enabled(c) for c in model.controls) or len(movable) > 8:
            return
        for piece in movable:
            x, y, w, h = model.laid[piece].rect
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", 7, 4.4)
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#FFD55E", 7, 2)

    def _draw_held(self, canvas: Canvas, targets: Collection[str]) -> None:
        scene, model = self.scene, self.scene.model
        laid = model.laid.get(self.piece)
        if laid is None:
            return
        slot = model.layout.slots.get(self.slot)
        legal = self.slot in targets
        if slot is not None and slot.type == "anchor" and (self.dragging or self.slot):
            x, y, w, h = slot.rect
            if self.dragging and not legal:
                x, y, w, h = self.held_rect()
            canvas.shadow((x - 3, y - 3, w + 6, h + 6), 8, 8, 150, 6)
            scene.board.draw_face(canvas, laid.spot.face, (x, y, w, h), self.turn, 240)
            ring = "#FFD55E" if legal else "#D3705E"
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", 8, 6)
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", ring, 8, 3)
        elif self.dragging:
            x, y, w, h = self.held_rect()
            canvas.shadow((x, y, w, h), 8, 8, 140, 6)
            scene.board.draw_face(canvas, laid.spot.face, (x, y, w, h), self.turn, 236)
        else:
            x, y, w, h = laid.rect
            if self.turn:
                scene.board.draw_face(canvas, laid.spot.face, laid.rect, self.turn)
            canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#14211C", 7, 5.4)
            canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#FFFFFF", 7, 2.6)
        self._draw_caution(canvas, slot, legal)

    def _draw_caution(self, canvas: Canvas, slot: Slot | None, legal: bool) -> None:
        """What one would want to know before letting go here."""
        scene, model = self.scene, self.scene.model
        if slot is None or not legal:
            return
        outcome = model.drop(self.piece, slot.name, self.turn)
        caution = model.caution(outcome.action) if isinstance(outcome, Play) else None
        if caution is None:
            return
        text = scene.words.caution(caution)
        w = min(300.0, canvas.measure(text, 13) + 44)
        h = canvas.height(text, w - 42, 13, leading=1.35) + 14
        x = min(1272 - w, max(8, slot.rect[0] + slot.rect[2] / 2 - w / 2))
        y = slot.rect[1] + slot.rect[3] + 10
        y = y if y + h < 712 else slot.rect[1] - h - 10
        canvas.shadow((x, y, w, h), 8, 6, 140, 3)
        canvas.panel((x, y, w, h), "#4A3410", "#FFD55E", 8, 1.5)
        canvas.icon("warning", x + 10, y + h / 2 - 9, 18, "#FFD55E")
        canvas.child((0, 0, 0, 0), scene.title.id).text(
            text, (x + 36, y, w - 44, h), 13, "#FFF1CF", valign="middle", leading=1.35
        )

    def _draw_hint(self, canvas: Canvas) -> None:
        """From where to where a good player would go."""
        from game.presentation import Button, Click, Drag

        scene, model = self.scene, self.scene.model
        assert scene.hint is not None
        gesture = model.presentation.gesture(model.view, scene.hint[0])
        if isinstance(gesture, Button):
            control = next((c for c in model.controls if c.key == gesture.key), None)
            if control is not None:
                x, y, w, h = scene.control_rect(control)
                canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#FFD55E", 9, 4)
            return
        if isinstance(gesture, Click):
            gesture = Drag(gesture.target, gesture.target)
        if not isinstance(gesture, Drag) or gesture.piece not in model.laid:
            return
        start = model.laid[gesture.piece].rect
        end = model.layout.slots[gesture.slot].rect
        for rect in (start, end):
            canvas.panel((rect[0] - 2, rect[1] - 2, rect[2] + 4, rect[3] + 4), "none", "#14211C", 7, 6)
            canvas.panel((rect[0] - 2, rect[1] - 2, rect[2] + 4, rect[3] + 4), "none", "#FFD55E", 7, 3)
        a = (start[0] + start[2] / 2, start[1] + start[3] / 2)
        b = (end[0] + end[2] / 2, end[1] + end[3] / 2)
        length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        tip = (b[0] - ux * 12, b[1] - uy * 12)
        head = [(tip[0] - ux * 16 - uy * 9, tip[1] - uy * 16 + ux * 9), tip]
        head.append((tip[0] - ux * 16 + uy * 9, tip[1] - uy * 16 - ux * 9))
        for colour, width in (("#14211C", 8.0), ("#FFD55E", 4.0)):
            canvas.stroke([a, tip], colour, width)
            canvas.stroke(head, colour, width)
