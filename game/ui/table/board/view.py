"""What lies on the table: ground, panels, controls, pieces, and the frame round the past."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pygame

from game.presentation import DisplayList
from game.table.arrange import piece_at
from game.table.layout import Rect, inside, middle
from game.table.playback.motion import Pose
from game.ui.canvas import Canvas
from game.ui.slices import done
from game.ui.table.board.controls import draw_control
from game.ui.table.board.ground import TableGround
from game.ui.table.board.painter import Veil, hot_at
from game.ui.table.board.past import PastBanner
from game.ui.table.board.quiet import Quiet
from game.ui.table.board.sitters import Sitters
from game.ui.table.context import Holding, Showing, TableContext
from game.ui.table.prompts.question import QuestionLine
from game.ui.widgets import Widget

POINTS = "points"
"""The hot place of a panel at which points stand (``points/<seat>`` of another seat): a click there opens the forecast."""


class Board:
    """Draws a table from its model. The ground is kept until the moment, the language or the window changes."""

    def __init__(self, table: TableContext, story: Showing, hand: Holding) -> None:
        self.table, self.story, self.hand = table, story, hand
        self.quiet = Quiet(table)
        self.sitters = Sitters(table)
        self.ground = TableGround(table, self.quiet, self.sitters, story)
        self.question = QuestionLine(table, story)
        self.past = PastBanner(table)
        self._still: pygame.Surface | None = None
        self._still_key: tuple[object, ...] = ()
        self._lifted: tuple[object, ...] = ()
        self._drawing: Iterator[None] = iter(())
        self._begun: object = None

    def settle(self) -> None:
        """The table is laid anew: draw whatever differs."""
        self._still, self._still_key = None, ()
        self.ground.settle()

    def forget(self) -> None:
        """Draw everything anew."""
        self.settle()
        self.ground.forget()

    def made_ready(self, canvas: Canvas) -> Iterator[None]:
        """Paint the ground and draw every piece in small steps, so that the first picture finds them."""
        self.ground.foresee(canvas)
        yield from canvas.rasters.ahead.arriving()
        yield from self.ground.painting(canvas)
        yield from self._parts_drawn(canvas)

    def is_awaited(self, canvas: Canvas) -> bool:
        """As the ground is; what lies on it is drawn before anything is seen of another moment."""
        awaited = self.ground.is_awaited(canvas)
        if self._begun is not self.ground.begun:
            parts = self._parts_drawn(canvas) if self.ground.awaited else self._pieces_drawn(canvas)
            self._begun, self._drawing = self.ground.begun, parts
        return awaited or not done(self._drawing, self.table.stage.spare)

    def _pieces_drawn(self, canvas: Canvas) -> Iterator[None]:
        """Draw every piece as it lies, so that whoever lays them finds them."""
        table = self.table
        for laid in [*table.model.laid.values()]:
            sheet, veil = table.model.art.face(laid.spot.face), self.quiet.over(canvas, laid)
            yield from table.painter.picturing(canvas, ("face", laid.spot.face), sheet, laid.scale, veil, laid.turn)

    def _parts_drawn(self, canvas: Canvas) -> Iterator[None]:
        """The same with what answers now and what is said over the past."""
        yield from self._pieces_drawn(canvas)
        yield from self.hand.draw_unseen(canvas)
        if self.past.shown:
            self.past.draw(canvas.like(pygame.Surface((1, 1))))
            yield

    def let_go(self) -> None:
        """The table is left: the pictures of the window's size go back at once, not when somebody counts what is in use."""
        self.forget()
        self.ground.let_go()

    @property
    def fading(self) -> bool:
        """True while the light of the ground changes."""
        return self.ground.day.fading

    def update(self, seconds: float) -> bool:
        """Time passes for the light and for what is pointed at; true if the table is to be drawn again."""
        drag, attention = self.table.drag, self.table.attention
        stop = drag.stop_rect(drag.stops()[drag.stop]) if self.table.keys_used and self._stands() else None
        x, y = middle(stop) if stop is not None else (drag.x, drag.y)
        attention.point(self.quiet.area_at(x, y, self.ground.panels))
        self.quiet.holds(drag.piece)
        if not drag.dragging and drag.pressed is None:
            self._still = None
        return self.ground.day.update(seconds) | attention.update(seconds)

    def _stands(self) -> bool:
        """True if the keys stand at something that can be taken up or pressed."""
        return self.table.model.playing and 0 <= self.table.drag.stop < len(self.table.drag.stops())

    def draw(self, canvas: Canvas, widgets: Sequence[Widget], focus: Widget | None, over: str = "") -> None:
        """Everything that lies under the hand, with these widgets and a ring round the one that the keys speak to; ``over``
        is the key of the control under the pointer.
        While a piece is dragged nothing of it changes: it is drawn twice, then kept."""
        if not self.table.drag.dragging or self.story.moving:
            self._still_key = self._lifted = ()
            self._draw(canvas, widgets, focus, over)
            if self.table.drag.pressed is not None:
                self._room(canvas.surface.get_size())
            return
        size = canvas.surface.get_size()
        model = self.table.model
        awake = self.table.attention.awake
        key = (canvas.place, self.table.drag.piece, model.moment, model.told_so_far, awake)
        if self._still is not None and self._still_key == key:
            canvas.surface.blit(self._still, (0, 0))
            return
        self._draw(canvas, widgets, focus, over)
        if self._lifted == key:  # Not in the frame of the lift itself, which has enough to do.
            self._room(size).blit(canvas.surface, (0, 0))
            self._still_key = key
        self._lifted = key

    def _draw(self, canvas: Canvas, widgets: Sequence[Widget], focus: Widget | None, over: str) -> None:
        self.ground.draw(canvas)
        self.sitters.draw_ring(canvas)
        self._draw_controls(canvas, over)
        self._draw_pieces(canvas)
        self._draw_chosen(canvas)
        for widget in widgets:
            if widget.visible:
                widget.draw(canvas)
        self.question.draw(canvas)
        if self.past.shown:
            self.past.draw(canvas)
        if focus is not None and focus in widgets:
            focus.draw_focus(canvas)

    def _room(self, size: tuple[int, int]) -> pygame.Surface:
        """Where what lies still is kept; made when something is pressed, since to have so much anew takes half a frame."""
        if self._still is None or self._still.get_size() != size:
            self._still = pygame.Surface(size)
            self._still.fill("#000000")
        return self._still

    @property
    def sheets(self) -> Mapping[str, DisplayList]:
        """The panels as they stand, region by region."""
        return self.ground.panels

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The hot place of a panel under a point: what it is, and where."""
        for region, sheet in self.ground.panels.items():
            place = self.table.model.layout.regions.get(region)
            if place is None:
                continue  # The board has changed and is not drawn yet.
            left, top, _, _ = place
            if inside(place, x, y):
                found = hot_at(sheet, x - left, y - top)
                if found is not None:
                    hx, hy, hw, hh = found.rect
                    return found.target, (left + hx, top + hy, hw, hh)
        return None

    def whole_of(self, x: float, y: float) -> tuple[str, Rect] | None:
        """What is said whole where the question, the piece or the panel under a point says it in short, and the place."""
        asked = self.question.under(x, y)
        if asked is not None:
            return asked
        table, canvas = self.table, self.table.stage.canvas
        piece = piece_at(table.model.laid, x, y)
        if piece is not None:
            if piece.turn % 360:
                return None
            left, top, _, _ = piece.rect
            sheet = table.model.art.face(piece.spot.face)
            whole = table.painter.whole_of(
                canvas, sheet, (x - left) / piece.scale, (y - top) / piece.scale, piece.scale
            )
            return (whole, piece.rect) if whole else None
        for region, sheet in self.ground.panels.items():
            place = table.model.layout.regions.get(region)
            if place is not None and inside(place, x, y):
                whole = table.painter.whole_of(canvas, sheet, x - place[0], y - place[1])
                if whole:
                    return whole, (x - 8, y - 10, 16, 20)
        return None

    def _draw_pieces(self, canvas: Canvas) -> None:
        for laid in sorted(self.table.model.laid.values(), key=lambda piece: piece.depth):
            if self.table.drag.carries(laid.piece):
                self.hand.draw_gap(canvas, laid)
                continue
            pose = self.story.pose_of(laid)
            pose = pose._replace(rect=self.hand.flying(laid.piece, pose.rect))
            rests = pose.rect == laid.rect and pose.turn == laid.turn and pose.width == 1
            self.draw_pose(canvas, pose, self.quiet.over(canvas, laid) if pose.rect == laid.rect else None, rests)
        for pose in self.story.leaving():
            self.draw_pose(canvas, pose)

    def draw_pose(self, canvas: Canvas, pose: Pose, veil: Veil | None = None, rests: bool = False) -> None:
        """A piece as it is at this moment: turned, turning over, fading, stepping back."""
        sheet, alpha = self.table.model.art.face(pose.face), round(pose.alpha * 255)
        key = ("face", pose.face)
        self.table.painter.put(canvas, key, sheet, pose.rect, pose.turn, alpha, pose.scale, pose.width, veil, rests)

    def _draw_controls(self, canvas: Canvas, over: str) -> None:
        child = self.table.child(canvas)
        model = self.table.model
        shown = model.controls
        if self.past.shown:
            shown = [c for c in model.presentation.controls(model.view) if c.region != "actions"]
        for control in shown:
            draw_control(self.table, child, control, control.key == over)

    def _draw_chosen(self, canvas: Canvas) -> None:
        """While everybody chooses in secret: who has chosen."""
        model = self.table.model
        pending = self.table.session.pending
        if pending is None or not pending.secret or model.looking is not None:
            return
        words = self.table.texts("table-chosen")
        for seat in range(len(self.table.session.seats)):
            region = model.layout.regions.get(model.presentation.plate(model.view, seat))
            if region is None or seat in pending.seats:
                continue
            x, y, w, _ = region
            wide = canvas.measure(words, 12.5, "bold") + 36
            canvas.panel((x + w - wide - 6, y + 4, wide, 22), "#22421F", "#9BD08A", 11, 1.2)
            canvas.icon("tick", x + w - wide, y + 9, 12, "#D6F5C8")
            canvas.line(words, (x + w - wide + 14, y + 4, wide - 20, 22), 12.5, "#EAF8E0", "bold", "center")
