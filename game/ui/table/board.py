"""What lies on the table: ground, panels, controls, pieces, and the frame round the past."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.presentation import DisplayList
from game.table.layout import Rect, inside
from game.table.motion import Pose
from game.ui.canvas import Canvas
from game.ui.table.controls import draw_control
from game.ui.table.painter import hot_at

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class Board:
    """Draws a table scene from its model. The ground is kept until the moment, the language or the window changes."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._ground: pygame.Surface | None = None
        self._key: tuple[object, ...] = ()
        self._still: pygame.Surface | None = None
        self._still_key: tuple[object, ...] = ()
        self._panels: dict[str, DisplayList] = {}

    def forget(self) -> None:
        """Draw the ground anew."""
        self._key, self._still, self._still_key = (), None, ()

    def under(self, canvas: Canvas) -> None:
        """Everything that lies under the hand."""
        self._draw_ground(canvas)
        self._draw_controls(canvas)
        self._draw_pieces(canvas)
        self._draw_chosen(canvas)
        for widget in self.scene.widgets:
            if widget.visible:
                widget.draw(canvas)
        self._draw_prompt_line(canvas)
        if self.scene.model.looking is not None:
            self._draw_past(canvas)
        if self.scene.focus is not None and self.scene.focus_shown and self.scene.focus in self.scene.widgets:
            self.scene.focus.draw_focus(canvas)

    def still(self, canvas: Canvas) -> bool:
        """While a piece is dragged nothing under it changes: draw it once, then only the hand. True if that was done."""
        if not self.scene.drag.dragging or self.scene.story.busy or self.scene.story.floaters:
            self._still_key = ()
            return False
        size = canvas.surface.get_size()
        key = (size, canvas.unit, canvas.ox, canvas.oy)
        if self._still is None or self._still_key != key:
            self.under(canvas)
            self.room(size).blit(canvas.surface, (0, 0))
            self._still_key = key
            return True
        canvas.surface.blit(self._still, (0, 0))
        return True

    def room(self, size: tuple[int, int]) -> pygame.Surface:
        """Where what lies still is kept; from one lift to the next, since to have so much anew takes half a frame."""
        if self._still is None or self._still.get_size() != size:
            self._still = pygame.Surface(size)
            self._still.fill("#000000")
        return self._still

    def _draw_ground(self, canvas: Canvas) -> None:
        settings = self.scene.app.settings
        key = (
            self.scene.model.moment,
            self.scene.model.eyes,
            self.scene.session.plies[self.scene.model.moment - 1].sum if self.scene.model.moment else "",
            self.scene.app.texts.language,
            settings.captions,
            canvas.text_scale,
            canvas.unit,
            canvas.ox,
            canvas.oy,
            self.scene.app.surface.get_size(),
        )
        if key != self._key or self._ground is None:
            self._key = key
            self._panels = self.scene.model.art.panels(self.scene.model.view)
            self._ground = pygame.Surface(self.scene.app.surface.get_size())
            ground = Canvas(
                self._ground,
                canvas.unit,
                (canvas.ox, canvas.oy),
                canvas.rasters,
                canvas.text_scale,
                self.scene.title.id,
            )
            self._ground.fill("#150E2B")
            self.scene.painter.draw(ground, self.scene.model.art.backdrop(self.scene.model.view))
            for region, sheet in self._panels.items():
                x, y, _, _ = self.scene.model.layout.regions[region]
                self.scene.painter.draw(ground, sheet, x, y)
        canvas.surface.blit(self._ground, (0, 0))

    def hot_target(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The hot place of a panel under a point: what it is, and where."""
        for region, sheet in self._panels.items():
            place = self.scene.model.layout.regions.get(region)
            if place is None:
                continue  # The board has changed and is not drawn yet.
            left, top, _, _ = place
            if inside(place, x, y):
                found = hot_at(sheet, x - left, y - top)
                if found is not None:
                    hx, hy, hw, hh = found.rect
                    return found.target, (left + hx, top + hy, hw, hh)
        return None

    def _draw_pieces(self, canvas: Canvas) -> None:
        for laid in sorted(self.scene.model.laid.values(), key=lambda piece: piece.depth):
            if self.scene.drag.carries(laid.piece):
                self.scene.drag_view.draw_gap(canvas, laid)
                continue
            pose = self.scene.story.pose_of(laid)
            self.draw_pose(canvas, pose._replace(rect=self.scene.drag_view.flying(laid.piece, pose.rect)))
        for pose in self.scene.story.leaving():
            self.draw_pose(canvas, pose)

    def draw_pose(self, canvas: Canvas, pose: Pose) -> None:
        """A piece as it is at this moment: turned, turning over, fading."""
        self.draw_face(canvas, pose.face, pose.rect, pose.turn, round(pose.alpha * 255), pose.scale, pose.width)

    def draw_face(
        self,
        canvas: Canvas,
        face: str,
        rect: Rect,
        turn: float = 0,
        alpha: int = 255,
        scale: float = 1.0,
        width: float = 1.0,
    ) -> None:
        """A piece in the middle of a place, turned by so many degrees to the left, ``width`` of its own width."""
        image = self.scene.painter.surface(canvas, ("face", face), self.scene.model.art.face(face), scale)
        if width < 1:
            image = pygame.transform.smoothscale(image, (max(1, round(image.get_width() * width)), image.get_height()))
        if turn % 90:
            image = pygame.transform.rotozoom(image, turn, 1)
        elif turn % 360:
            image = pygame.transform.rotate(image, turn)
        if alpha < 255:
            image = image.copy()
            image.set_alpha(alpha)
        x, y, w, h = rect
        if turn % 180 or width < 1:
            place = (canvas.px(x + w / 2) - image.get_width() // 2, canvas.py(y + h / 2) - image.get_height() // 2)
        else:
            place = (canvas.px(x), canvas.py(y))
        canvas.surface.blit(image, place)

    def _draw_controls(self, canvas: Canvas) -> None:
        child = canvas.child((0, 0, 0, 0), self.scene.title.id)
        model = self.scene.model
        shown = model.controls
        if model.looking is not None:
            shown = [c for c in model.presentation.controls(model.view) if c.region != "actions"]
        for control in shown:
            draw_control(self.scene, child, control)

    def _draw_prompt_line(self, canvas: Canvas) -> None:
        """What is asked of whom, on the line above the hand, where no panel says it."""
        pending = self.scene.session.pending
        if (
            pending is None
            or self.scene.model.looking is not None
            or pending.key == "actions"
            or self.scene.prompt is not None
        ):
            return
        if self.scene.story.lines:
            return
        text = self.scene.words.question()
        child = canvas.child((0, 0, 0, 0), self.scene.title.id)
        left, y, room, h = self.scene.region("prompt")
        wide = min(child.measure(text, 14.5, "bold") + 34, room)
        x = left + (room - wide) / 2
        canvas.shadow((x, y, wide, h), h / 2, 6, 130, 3)
        canvas.panel((x, y, wide, h), "#120926", "#FFD55E", h / 2, 1.6)
        child.line(text, (x + 14, y, wide - 28, h - 1), 14.5, "#FFF1CF", "bold", "center")

    def _draw_chosen(self, canvas: Canvas) -> None:
        """While everybody chooses in secret: who has chosen."""
        model = self.scene.model
        pending = self.scene.session.pending
        if pending is None or not pending.secret or model.looking is not None:
            return
        words = self.scene.app.texts("table-chosen")
        for seat in range(len(self.scene.session.seats)):
            region = model.layout.regions.get(model.presentation.plate(model.view, seat))
            if region is None or seat in pending.seats:
                continue
            x, y, w, _ = region
            wide = canvas.measure(words, 12.5, "bold") + 36
            canvas.panel((x + w - wide - 6, y + 4, wide, 22), "#22421F", "#9BD08A", 11, 1.2)
            canvas.icon("tick", x + w - wide, y + 9, 12, "#D6F5C8")
            canvas.line(words, (x + w - wide + 14, y + 4, wide - 20, 22), 12.5, "#EAF8E0", "bold", "center")

    def _draw_past(self, canvas: Canvas) -> None:
        """A sepia frame and a banner: this is the past."""
        canvas.panel((4, 40, 1272, 648), "none", "#E3A94A", 8, 3)
        texts = self.scene.app.texts
        message = texts("past-banner", now=self.scene.model.moment, total=len(self.scene.session.plies))
        x, y, w, h = self._past_rect
        canvas.panel((x, y, w, h), "#5A3E12", "#E3BE6A", 8, 1.6)
        canvas.line(message, (x + 14, y + 12, w - 28, 30), 17, "#FFF1CF", "title", "center")
        canvas.text(texts("past-sub"), (x + 16, y + 44, w - 32, 36), 13, "#F0D9A0", align="center", valign="middle")
        for rect, label, _ in self.past_buttons():
            canvas.panel(rect, "#E3BE6A", "#FFE6A6", 6, 1.2)
            canvas.line(label, (rect[0] + 4, rect[1], rect[2] - 8, rect[3]), 14, "#2B2118", "bold", "center")

    @property
    def _past_rect(self) -> Rect:
        """Where the banner over the past stands: on the actions, which the past has none of."""
        x, y, w, h = self.scene.region("past")
        return x + 8, y + 38, w - 16, h - 46

    def past_buttons(self) -> list[tuple[Rect, str, Callable[[], None]]]:
        """The buttons of the banner over the past: back to now, go on from here."""
        texts = self.scene.app.texts
        x, y, w, h = self._past_rect
        half, top = (w - 36) / 2, y + h - 60
        found: list[tuple[Rect, str, Callable[[], None]]] = []
        found.append(((x + 12, top, half, 46), texts("past-now"), lambda: self.scene.look_at(None)))
        if self.scene.seats.can_branch:
            found.append(((x + 24 + half, top, half, 46), texts("past-branch"), self.scene.branch))
        return found
