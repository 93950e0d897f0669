"""The line that says what is asked of whom, and where it stands."""

from __future__ import annotations

from game.table.layout import Rect, inside, middle
from game.ui.canvas import Canvas, TextStyle
from game.ui.table.context import Showing, TableContext

NARROW = 360.0
"""In a region no wider than this the question fills it: nothing that stands there looks out from behind."""

SIGNED, SIGN = (24.0, 38.0), 26.0
"""Between these heights the line begins with the mark of the seat that is asked, and what that takes."""
TWO_ROWS = 29.0
"""A region of this height has room for a second row."""
GROWS, LEAST = 3.0, 12.5
"""By so much the line reaches over its region above and below for a second row, and so large its letters are then."""


class QuestionLine:
    """One line on the table. Where a prompt or a panel asks the same thing there is none."""

    def __init__(self, table: TableContext, story: Showing) -> None:
        self.table, self.story = table, story
        self.open = True
        """False where nobody is to answer."""

    @property
    def text(self) -> str:
        """What is said of the pending decision, or of the control that was pressed; "" if nothing is."""
        table, model = self.table, self.table.model
        pending = table.session.pending
        if (
            pending is None
            or not self.open
            or model.looking is not None
            or table.watched
            or table.prompt is not None
            or self.story.telling
            or self.story.whose
        ):
            return ""
        if model.armed is not None:
            return table.words.armed(model.armed)
        asks_itself = pending.key in model.presentation.PANELS_ASK and not self._in_bar
        return "" if asks_itself else table.words.asked()

    @property
    def _in_bar(self) -> bool:
        """True where the board has room for the question in its bar: there it always stands."""
        bar = self.table.model.layout.regions.get("bar")
        return bar is not None and inside(bar, *middle(self._room))

    @property
    def _room(self) -> Rect:
        """The region of the decision if the board names one, else that of all questions. A pressed control asks for what
        the hand does next, wherever the decision itself was asked."""
        table, pending = self.table, self.table.session.pending
        own = f"prompt/{pending.key}" if pending is not None else ""
        return table.region(own if own in table.model.layout.regions else "prompt")

    def place(self, canvas: Canvas, text: str) -> Rect:
        """Where the line stands: in the middle of its region, as wide as it is long; for two rows a little higher."""
        left, y, room, h = self._room
        beside = 34 + self._sign(h)
        if room < NARROW or canvas.measure(text, self._size(h), "bold") + beside <= room or not self._may_grow(h):
            wide = room if room < NARROW else min(canvas.measure(text, self._size(h), "bold") + beside, room)
            return left + (room - wide) / 2, y, wide, h
        grows = GROWS if canvas.measure(text, LEAST, "bold") + beside > room else 0.0
        return left, y - grows, room, h + 2 * grows

    @staticmethod
    def _may_grow(high: float) -> bool:
        return TWO_ROWS <= high < SIGNED[1]

    @staticmethod
    def _size(high: float) -> float:
        return min(14.5, high * 0.72)

    def _style(self, wide: float, high: float) -> TextStyle:
        """Letters as large as on a short line, or smaller ones where the line fills its region."""
        full = self._may_grow(self._room[3]) and wide >= self._room[2] >= NARROW
        size = LEAST if full else self._size(high)
        return TextStyle(size, "#FFF1CF", "bold", "center", "middle", 1.1, lines=2 if high >= TWO_ROWS else 1)

    def _sign(self, high: float) -> float:
        """What the mark of the seat that is asked takes at the left of the line: where several may be asked, and it is one
        row high."""
        least, most = SIGNED
        return SIGN if len(self.table.session.seats) > 1 and least <= high < most else 0.0

    @staticmethod
    def _bend(high: float) -> float:
        return min(13.0, high / 2)

    def under(self, x: float, y: float) -> tuple[str, Rect] | None:
        """The whole question where the line under the point says it in short, and the line's place."""
        text, canvas = self.text, self.table.child(self.table.stage.canvas)
        if not text:
            return None
        place = self.place(canvas, text)
        room = (0, 0, place[2] - 28 - self._sign(place[3]), place[3] - 1)
        if not inside(place, x, y) or canvas.has_room(text, room, self._style(place[2], place[3])):
            return None
        return text, place

    def draw(self, canvas: Canvas) -> None:
        """The line, if there is something to say."""
        text = self.text
        if not text:
            return
        child = self.table.child(canvas)
        x, y, wide, h = place = self.place(child, text)
        canvas.shadow(place, self._bend(h), 6, 130, 3)
        canvas.panel(place, "#120926", "#FFD55E", self._bend(h), 1.6)
        shorter = self.table.words.shorter_asked(self.table.model.armed)
        sign = self._sign(h)
        if sign:
            canvas.svg(self.table.emblem_of(self.table.model.eyes), (x + 9, y + h / 2 - 8, 16, 16))
        room = (x + 14 + sign, y, wide - 28 - sign, h - 1)
        child.text(text, room, self._style(wide, h), shorter)
