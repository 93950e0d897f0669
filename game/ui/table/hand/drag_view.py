"""The hand on the screen: hears the mouse and the keys for the drag, carries out what follows, draws what is held."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import pygame

from game.engine import Action
from game.presentation import Asked, Button, Click, Drag, Gain
from game.presentation.gestures import hand_of
from game.table.affordances import affordances, heaps, rect_of
from game.table.arrange import Laid
from game.table.drag import Cancel, HandIntent, Home, Lifted, Missed, PressControl, Turned
from game.table.drop import Play
from game.table.layout import Rect, Slot, inside, union
from game.ui.canvas import Canvas, TextStyle
from game.ui.events import Event, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.slices import finish
from game.ui.table.board.badges import Badges
from game.ui.table.context import TableContext
from game.ui.table.hand.highlights import GOLD, draw_answer, draw_reach, draw_targets
from game.ui.table.intents import ShowToast
from game.ui.widgets import draw_focus_ring

HOME_SECONDS = 0.15
_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


WARNED_AHEAD = 8
"""Places of a pressed piece of which the warning is laid out before it is lifted."""


class DragView:
    """One table's hand on the screen. ``foretold`` is true while it shows what a deed would bring: no tip covers that;
    ``lit`` are the places round which light stands though nothing is held."""

    def __init__(self, table: TableContext) -> None:
        self.table, self.drag = table, table.drag
        self.badges = Badges(table)
        self.foretold = False
        self.lit: list[Rect] = []
        self._home: tuple[str, Rect, Rect, float] | None = None

    def carry_out(self, intents: Iterable[HandIntent]) -> None:
        """Let a piece fly home, sound what the hand does; the table does the rest of what its doings come to."""
        table = self.table
        for intent in intents:
            if isinstance(intent, Home):
                self.fly_home(intent.piece, intent.rect)
            elif isinstance(intent, Missed):
                table.send(ShowToast(table.texts("table-missed"), seconds=3))
            elif isinstance(intent, Turned):
                table.stage.sound.play("card_turn")
            else:
                table.send(intent)
            if isinstance(intent, Lifted):
                table.stage.sound.play("tick")

    # --- the mouse -------------------------------------------------------------------------------

    def hear(self, event: Event) -> bool:
        """The mouse over the table."""
        drag = self.drag
        drag.model.frozen = self.table.read_only or self.table.asking
        if isinstance(event, PointerMove):
            self.carry_out(drag.move(event.x, event.y, event.held))
            drag.aim(not self.table.keys_used)
            return drag.dragging
        if isinstance(event, PointerDown):
            return self._down(event)
        if isinstance(event, PointerUp) and event.button == 1:
            busy = drag.dragging
            told = drag.up(event.x, event.y)
            self.carry_out(told)
            return busy or bool(told)
        if isinstance(event, Wheel) and drag.piece:
            self.carry_out(drag.flip())
            return True
        return False

    def _down(self, event: PointerDown) -> bool:
        drag = self.drag
        if event.button == 2:
            return False
        if event.button == 3:
            if drag.piece and drag.dragging:
                self.carry_out(drag.flip())
            else:
                self.table.send(Cancel())
            return True
        heard = drag.down(event.x, event.y)
        self._make_ready()
        return heard

    def _make_ready(self) -> None:
        """Draw unseen what lifting the pressed piece will show: between the press and the lift there is time for it."""
        table, model = self.table, self.table.model
        piece = self.drag.pressed.thing.piece if self.drag.pressed is not None else ""
        laid = model.laid.get(piece)
        if laid is None or not model.playing or not model.may_lift(piece):
            return
        seen, settings, targets = table.stage.canvas, table.stage.settings, model.targets(piece)
        nowhere = seen.like(pygame.Surface((1, 1)), title=table.title.id, tones=model.art.THEME.tones)
        light = (settings.highlight, table.time, settings.reduced_motion)
        draw_targets(nowhere, model.layout, targets, "", *light)
        self.badges.draw(nowhere, self._untold(model.gains(piece)))
        scale = self.drag.held_scale(piece)
        x, y, w, h = laid.rect
        held = (x, y, w * scale / laid.scale, h * scale / laid.scale)
        nowhere.shadow(held, held[3] / 2 if model.is_round(piece) else 8, 8, 140, 6)
        self._put(nowhere, laid, held, 236, scale)
        for name in list(targets)[:WARNED_AHEAD]:
            text = self._warning(piece, name, laid.spot.turn)
            if text:
                nowhere.text(text, (0, 0, 256, 200), TextStyle(13))
                break

    def key(self, name: str) -> bool:
        """Tab goes through what can be lifted or pressed, arrows through the places, Enter does it."""
        table, drag = self.table, self.drag
        if not table.model.playing or table.read_only:
            return False
        drag.model.frozen = table.asking
        if name == "r":
            self.carry_out(drag.flip())
        elif name in ("tab", "shift+tab"):
            drag.step(1 if name == "tab" else -1)
        elif name in _ARROWS:
            dx, dy = _ARROWS[name]
            if drag.piece:
                drag.point(dx, dy)
            else:
                drag.step(dx, dy)
        elif name == "space" and not drag.piece and drag.stop < 0:
            return False  # It skips what is told: once too often must not end anything.
        elif name in ("enter", "space"):
            told = drag.enter()
            self.carry_out(told or ())
            return told is not None
        elif name == "e":
            ends = [c for c in table.model.controls if c.ends]
            self.carry_out(PressControl(c) for c in ends[:1])
            return bool(ends)
        else:
            return False
        return True

    # --- time and drawing ------------------------------------------------------------------------

    def fly_home(self, piece: str, rect: Rect) -> None:
        """Let a piece go back to its place from where the hand left it."""
        laid = self.table.model.laid.get(piece)
        settings = self.table.stage.settings
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
        bend = h / 2 if self.table.model.is_round(laid.piece) else 6
        body = (
            f'<rect x="1.5" y="1.5" width="{w - 3}" height="{h - 3}" rx="{bend}" fill="#000000" fill-opacity=".18" '
            'stroke="#B9ADD0" stroke-width="1.4" stroke-dasharray="5 4"/>'
        )
        canvas.drawing(body, laid.rect, (w, h))

    def draw(self, canvas: Canvas, idle: bool) -> None:
        """Lights, the ghost or the held piece, the stop of the keys; if the table is ``idle``, what is to be taken up."""
        table, model = self.table, self.table.model
        settings = table.stage.settings
        self.foretold = False
        self.lit = []
        if self.drag.piece:
            targets = model.targets(self.drag.piece)
            besides = model.besides(self.drag.piece, self.drag.slot if self.drag.slot in targets else "")
            if besides is not None:
                table.painter.draw(canvas, besides)
            draw_targets(
                canvas, model.layout, targets, self.drag.slot, settings.highlight, table.time, settings.reduced_motion
            )
            aimed = model.dests.turned(self.drag.piece, self.drag.slot, self.drag.turn, targets.get(self.drag.slot, ()))
            self._draw_preview_overlay(canvas, aimed)
            touched = model.touches(self.drag.piece, self.drag.slot)
            for name in (name for name, gain in touched.items() if gain is None and self.drag.slot in targets):
                draw_reach(canvas, model.layout.slots[name].rect)
            written = {name: gain for name, gain in touched.items() if gain is not None}
            gains = {**written, **self._untold(model.gains(self.drag.piece))}
            self.badges.draw(table.child(canvas), gains)
            self._draw_held(canvas, targets)
        elif table.hint is not None:
            self._draw_hint(canvas, table.hint[0])
        elif idle and self._wants:
            finish(self._draw_wanted(canvas))
        if table.keys_used and table.prompt is None and not self.drag.piece:
            stops = self.drag.stops()
            if 0 <= self.drag.stop < len(stops):
                stop = stops[self.drag.stop]
                if stop.startswith("#"):
                    control = next(c for c in model.controls if f"#{c.key}" == stop)
                    draw_focus_ring(canvas, self.drag.control_rect(control))
                elif stop in model.laid:
                    draw_focus_ring(canvas, model.laid[stop].rect, 5)

    @property
    def _wants(self) -> bool:
        """True if what is to be taken up shines while nothing moves."""
        table = self.table
        return table.model.playing and table.prompt is None and not table.read_only

    def draw_unseen(self, canvas: Canvas) -> Iterator[None]:
        """Draw what answers now where nobody sees it, in small steps, so that whoever draws it finds its parts."""
        if self._wants and not self.drag.piece and self.table.hint is None:
            yield from self._draw_wanted(canvas.like(pygame.Surface((1, 1))))

    def _draw_preview_overlay(self, canvas: Canvas, actions: Sequence[Action]) -> None:
        """What the title shows of a deed before it is done."""
        sheet = self.table.model.preview_overlay(actions)
        self.foretold = sheet is not None
        if sheet is not None:
            self.table.painter.draw(canvas, sheet)

    def _draw_wanted(self, canvas: Canvas) -> Iterator[None]:
        """A light round whatever answers now, with what it would bring, one after the other."""
        table, model = self.table, self.table.model
        found = affordances(model)
        gains: dict[str, Gain] = {}
        aimed: tuple[Action, ...] = ()
        if not found.offered and not table.keys_used:
            under = [t for t in found.places if inside(rect_of(model, t), self.drag.x, self.drag.y)]
            aimed = tuple(found.places[under[0]]) if under else self._meant()
        if found.offered:
            targets = model.targets(found.offered)
            settings = table.stage.settings
            over = model.slot_for(found.offered, self.drag.x, self.drag.y) if not table.keys_used else ""
            draw_targets(canvas, model.layout, targets, over, settings.highlight, table.time, settings.reduced_motion)
            gains = self._untold(model.gains(found.offered))
            aimed = tuple(targets.get(over, ()))
            self.lit = [model.layout.slots[name].rect for name in targets]
        for heap in heaps(model, dict.fromkeys((*found.pieces, *found.places))):
            target = heap[0]
            x, y, w, h = rect = union(rect_of(model, one) for one in heap)
            over_it = inside(rect, self.drag.x, self.drag.y) and not table.keys_used
            bend = h / 2 + 2 if target in model.laid and model.is_round(target) else 7
            turn = model.laid[target].turn if target in model.laid else 0
            line, wide, fill = ("#FFFFFF", 3, 0.22) if over_it else (GOLD, 2.6, 0.1)
            draw_answer(canvas, (x - 2, y - 2, w + 4, h + 4), turn, bend, line, wide, fill)
            yield
        self._draw_preview_overlay(canvas, aimed)
        gains |= self._untold(model.click_gains(found.places))
        self.badges.draw(table.child(canvas), gains)

    def _untold(self, gains: Mapping[str, Gain]) -> dict[str, Gain]:
        """Those of slots whose drawing does not say it itself."""
        slots = self.table.model.layout.slots
        return {name: gain for name, gain in gains.items() if name in slots and not slots[name].told}

    def _meant(self) -> tuple[Action, ...]:
        """What a click would do here: press a button, or answer with what lies under the pointer."""
        drag, model = self.drag, self.table.model
        control = drag.control_at(drag.x, drag.y)
        if control is not None:
            return tuple(model.dests.buttons.get(control.key, ()))
        clicks = model.dests.clicks.items()
        return next((tuple(found) for target, found in clicks if inside(rect_of(model, target), drag.x, drag.y)), ())

    def _draw_held(self, canvas: Canvas, targets: Collection[str]) -> None:
        model = self.table.model
        laid = model.laid.get(self.drag.piece)
        if laid is None:
            return
        slot = model.layout.slots.get(self.drag.slot)
        legal = self.drag.slot in targets
        if slot is not None and slot.type == "anchor" and (self.drag.dragging or self.drag.slot):
            x, y, w, h = slot.rect
            if self.drag.dragging and not legal:
                x, y, w, h = self.drag.held_rect()
            canvas.shadow((x - 3, y - 3, w + 6, h + 6), 8, 8, 150, 6)
            self._put(canvas, laid, (x, y, w, h), 240)
            ring = "#FFD55E" if legal else "#D3705E"
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", 8, 6)
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", ring, 8, 3)
        elif self.drag.dragging:
            x, y, w, h = self.drag.held_rect()
            canvas.shadow((x, y, w, h), h / 2 if model.is_round(self.drag.piece) else 8, 8, 140, 6)
            self._put(canvas, laid, (x, y, w, h), 236, self.drag.held_scale(laid.piece))
        else:
            x, y, w, h = laid.rect
            if self.drag.turn:
                self._put(canvas, laid, laid.rect, 255)
            bend = h / 2 + 3 if model.is_round(self.drag.piece) else 7
            canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#14211C", bend, 5.4)
            canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#FFFFFF", bend, 2.6)
        self._draw_caution(canvas, slot, legal)

    def _warning(self, piece: str, slot: str, turn: int) -> str:
        """What one would want to know before letting the piece go on the slot, or ""."""
        model = self.table.model
        outcome = model.drop(piece, slot, turn)
        caution = model.caution(outcome.action) if isinstance(outcome, Play) else None
        return self.table.words.caution(caution) if caution is not None else ""

    def _put(self, canvas: Canvas, laid: Laid, rect: Rect, alpha: int, scale: float = 1.0) -> None:
        """The held piece, turned as the hand turns it."""
        turn = self.drag.turn
        upright = laid.spot.half if turn else ""
        face = upright or laid.spot.face
        sheet = self.table.model.art.face(face)
        self.table.painter.put(canvas, ("face", face), sheet, rect, 0 if upright else turn, alpha, scale)

    def _draw_caution(self, canvas: Canvas, slot: Slot | None, legal: bool) -> None:
        """What one would want to know before letting go here."""
        if slot is None or not legal:
            return
        text = self._warning(self.drag.piece, slot.name, self.drag.turn)
        if not text:
            return
        w = min(300.0, canvas.measure(text, 13) + 44)
        h = canvas.height(text, w - 42, 13, leading=1.35) + 14
        x = min(1272 - w, max(8, slot.rect[0] + slot.rect[2] / 2 - w / 2))
        y = slot.rect[1] + slot.rect[3] + 10
        y = y if y + h < 712 else slot.rect[1] - h - 10
        canvas.shadow((x, y, w, h), 8, 6, 140, 3)
        canvas.panel((x, y, w, h), "#4A3410", "#FFD55E", 8, 1.5)
        canvas.icon("warning", x + 10, y + h / 2 - 9, 18, "#FFD55E")
        self.table.child(canvas).text(
            text, (x + 36, y, w - 44, h), TextStyle(13, "#FFF1CF", valign="middle", leading=1.35)
        )

    def _draw_hint(self, canvas: Canvas, action: Action) -> None:
        """From where to where a good player would go."""
        model = self.table.model
        gesture = hand_of(model.presentation, model.view, action)
        if isinstance(gesture, Button | Asked):
            key = gesture.key if isinstance(gesture, Button) else ""
            control = next((c for c in model.controls if c.key == key), None) if key else model.opener(action.kind)
            if control is not None:
                x, y, w, h = self.drag.control_rect(control)
                canvas.panel((x - 3, y - 3, w + 6, h + 6), "none", "#FFD55E", 9, 4)
            return
        if isinstance(gesture, Click):
            self._draw_light(canvas, self.drag.stop_rect(gesture.target), gesture.target)
            return
        if not isinstance(gesture, Drag) or gesture.piece not in model.laid:
            return
        start = model.laid[gesture.piece].rect
        end = model.layout.slots[gesture.slot].rect
        for rect, target in ((start, gesture.piece), (end, gesture.slot)):
            self._draw_light(canvas, rect, target)
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

    def _draw_light(self, canvas: Canvas, rect: Rect, target: str) -> None:
        """A ring round a piece or a slot, as round as it is."""
        model = self.table.model
        x, y, w, h = rect
        slot = model.layout.slots.get(target)
        bend = h / 2 + 2 if model.is_round(target) or (slot is not None and slot.type == "spot") else 7
        canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", bend, 6)
        canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#FFD55E", bend, 3)
