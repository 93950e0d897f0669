"""The panel of the final scoring: a bar for each side, which grows row by row, and then who has won."""

from __future__ import annotations

from game.presentation import DisplayList, signed
from game.table.default_regions import role
from game.table.layout import Rect, overlap
from game.table.playback.final_scoring import ScoringScript, in_turn
from game.ui.canvas import Canvas
from game.ui.table.context import TableContext
from game.ui.table.playback.outcome import VerdictPanel

LEAST_WIDE, MOST_WIDE, HEAD, FOOT = 440.0, 640.0, 38.0, 8.0
HIGH, LOW = 30.0, 26.0
"""How high a line is, and one of more than two."""
BROAD, STRIP = 774.0, 100.0
"""How wide the panel is when it says who has won, and the room of a strip of endings."""
NAME, SUM, GAIN = 138.0, 54.0, 54.0
STEP_X, STEP_Y = 36, 18
RIVAL = "#E05A78"


class ScoringPanel:
    """Stands where it hides nothing that is counted and as little as possible of the plates."""

    def __init__(self, table: TableContext, tally: ScoringScript) -> None:
        self.table, self.tally = table, tally
        self.order = in_turn(table.session, tally.result, table.model.eyes)
        self.most = max(1, *(sum_ for rows in range(len(tally.rows) + 1) for sum_ in tally.sums(rows)))
        wide = min(MOST_WIDE, max(LEAST_WIDE, role(table.model.layout, "hand")[2]))
        self._said_at: Rect | None = None
        self.line = HIGH if len(self.order) <= 2 else LOW
        counted = {place.slot for row in tally.rows for place in row.counted}
        self.rect = self._place(
            (wide, HEAD + self.line * len(self.order) + FOOT), counted, role(table.model.layout, "hand")
        )

    def _place(self, size: tuple[float, float], counted: set[str], home: Rect) -> Rect:
        """Where a panel of that size hides none of these slots and little else, as near to ``home`` as may be."""
        layout, model = self.table.model.layout, self.table.model
        places = [layout.slots[name].rect for name in counted if name in layout.slots]
        actors = [*range(len(self.table.session.seats)), "automa"]
        names = {model.presentation.plate(model.view, actor) for actor in actors}
        plates = [layout.regions[name] for name in names if name in layout.regions]
        focus = [role(layout, "focus")]
        w, h = size
        best, least = (8.0, 44.0, w, h), 1e18
        for left in range(8, int(1272 - w) + 1, STEP_X):
            for top in range(44, int(684 - h) + 1, STEP_Y):
                rect = (float(left), float(top), w, h)
                cost = sum(
                    weight * overlap(rect, other)
                    for weight, others in ((100.0, places), (12.0, plates), (1.0, focus))
                    for other in others
                )
                far = abs(left + w / 2 - home[0] - home[2] / 2) + abs(top + h / 2 - home[1] - home[3] / 2)
                if cost + 4 * far < least:
                    best, least = rect, cost + 4 * far
        return best

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, row: int, share: float) -> None:
        """While a row is counted, ``share`` of it; row -1 is what everybody had before."""
        tally, words = self.tally, self.table.words
        heading = self.table.texts("tally-now")
        cells = tally.rows[row].cells if 0 <= row < len(tally.rows) else ()
        if len(cells) == 1:
            heading = words.source(cells[0].item)
        elif cells:
            heading = words.tallied(cells[0].item)
        elif row >= 0:
            heading = self.table.texts("tally-sum")
        self._ground(canvas, self.rect, heading)
        self._lines(canvas, self.rect, min(row, len(tally.rows)), share)

    def draw_shown(self, canvas: Canvas, source: str) -> None:
        """All has been counted, and one source is looked at again."""
        cells = self.tally.of(source)
        words = self.table.words
        self._ground(
            canvas, self.rect, words.source(cells[0].item) if len(cells) == 1 else words.tallied(cells[0].item)
        )
        self._lines(canvas, self.rect, len(self.tally.rows), 1.0, source)

    def draw_verdict(self, canvas: Canvas, outcome: VerdictPanel, strip: DisplayList | None, said: bool) -> None:
        """Who has won and by how much, with the strip of endings that the pointer runs along."""
        lines = self.line * len(self.order) if self.tally.rows else 0.0
        high = HEAD + lines + 36 + (STRIP if strip is not None else 0.0)
        if self._said_at is None:
            self._said_at = self._place((BROAD, high), {place.slot for place in self.tally.decided}, self.rect)
        rect = self._said_at
        texts = self.table.texts
        head = texts("tally-difference", difference=outcome.difference) if outcome.alone else outcome.verdict()
        if outcome.alone and len(outcome.result.scores) == 1:
            head = outcome.verdict()
        named = (said and strip is not None) or not self.tally.rows
        self._ground(canvas, rect, outcome.said(outcome.end.title) if named else head, 24)
        if self.tally.rows:
            self._lines(canvas, rect, len(self.tally.rows), 1.0)
        text = outcome.said(outcome.end.text) if said or strip is None else ""
        below = rect[1] + HEAD + lines
        canvas.line(text, (rect[0] + 16, below, BROAD - 32, 30), 14, "#F4EBD8", "body", "center")
        if strip is not None:
            self.table.painter.draw(canvas, strip, rect[0] + 14, below + 32)

    def _ground(self, canvas: Canvas, rect: Rect, heading: str, size: float = 18) -> None:
        x, y, w, _ = rect
        canvas.shadow(rect, 10, 10, 170, 4)
        canvas.panel(rect, "#181029", "#E3BE6A", 10, 1.8)
        self.table.child(canvas).line(heading, (x + 16, y + 4, w - 32, HEAD - 4), size, "#F2D58C", "title", "center")

    def _lines(self, canvas: Canvas, rect: Rect, row: int, share: float, source: str = "") -> None:
        x, y, w, _ = rect
        tally = self.tally
        for line, index in enumerate(self.order):
            score, top = tally.result.scores[index], y + HEAD + self.line * line
            if any(cell.seat == score.seat for r in tally.rows[row : row + 1] if row >= 0 for cell in r.cells):
                canvas.panel((x + 6, top + 1, w - 12, self.line - 2), "#3B2A5C", None, 6)
            mark = self.table.emblem_of(score.seat if score.seat >= 0 else score.who or "rival")
            canvas.svg(mark, (x + 13, top + self.line / 2 - 10, 20, 20))
            name = self.table.words.names[score.seat] if score.seat >= 0 else self.table.words.who(score.who)
            canvas.line(name, (x + 40, top, NAME - 32, self.line), 14, "#F4EBD8", "bold")
            bar = (x + 12 + NAME, top + 6, w - NAME - SUM - GAIN - 40, self.line - 12)
            gain, total = self._bar(canvas, bar, index, row, share, source)
            place = (x + w - SUM - GAIN - 22, top, GAIN, self.line)
            if gain is not None:
                canvas.line(signed(gain), place, 16, "#FFE38A" if gain >= 0 else "#FF9C8A", "bold", "right")
            canvas.line(
                f"{total}".replace("-", "−"), (x + w - SUM - 16, top, SUM, self.line), 20, "#FFFFFF", "bold", "right"
            )

    def _bar(
        self, canvas: Canvas, rect: Rect, index: int, row: int, share: float, source: str
    ) -> tuple[int | None, int]:
        """Draw the bar of a score as far as it has grown; what the running row has given it, and its sum."""
        x, y, w, h = rect
        tally = self.tally
        seat = tally.result.scores[index].seat
        colour = self.table.colour_of(seat) if seat >= 0 else RIVAL
        canvas.panel(rect, "#2C2142", None, 4)
        run, gain = tally.now[index], None
        unit = w / self.most
        if run > 0:
            canvas.panel((x, y, max(3.0, run * unit), h), colour, "#D8CDEB", 4, 1.0, 0.45)
        for number in range(min(row + 1, len(tally.rows))):
            for cell in tally.rows[number].cells:
                if cell.seat != seat:
                    continue
                now = number == row
                grown = round(cell.item.amount * share) if now else cell.item.amount
                low, high = sorted((max(0, run), max(0, run + grown)))
                fresh = now or cell.item.source == source
                if high > low:
                    line = "#FFF3B0" if fresh else "#D8CDEB"
                    canvas.panel((x + low * unit, y, (high - low) * unit, h), colour, line, 3, 1.6 if fresh else 1.0)
                run += grown
                if fresh:
                    gain = grown
        return gain, run


__all__ = ["ScoringPanel"]
