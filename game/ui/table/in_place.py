"""Answers chosen where they lie on the table: no dialog, the things themselves grow, the rest sinks."""

from __future__ import annotations

from game.engine import Action
from game.presentation import DisplayList
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, PointerDown
from game.ui.table.card_choice import CardAnswers
from game.ui.table.context import TableContext
from game.ui.table.intents import Cancel

HEAD = 34.0
GAP = 6.0


class InPlace(CardAnswers):
    """The cards side by side in a region of the table, the question over them. The one that is pointed at, or that the
    keys stand on, shows what it would bring; a click elsewhere and Esc let go."""

    def __init__(
        self, table: TableContext, actions: list[Action], sheets: list[DisplayList], home: Rect, question: str
    ) -> None:
        super().__init__(table, actions, sheets, home, question)
        x, y, w, h = self.rect = home
        wide = sum(s.size[0] for s in sheets) + GAP * (len(sheets) - 1)
        high = max(s.size[1] for s in sheets)
        self.scale = min((w - 8) / wide, (h - HEAD - 8) / high)
        left, self.places = x + (w - wide * self.scale) / 2, []
        for sheet in sheets:
            self.places.append((left, y + HEAD, sheet.size[0] * self.scale, sheet.size[1] * self.scale))
            left += (sheet.size[0] + GAP) * self.scale

    def handle(self, event: Event) -> bool:
        """As answers beside a place; what a button of the table says stays within reach."""
        if isinstance(event, PointerDown) and event.button == 3:
            self.table.send(Cancel())
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The rest in the dark, what the answer would bring, the question, the cards."""
        x, y, w, h = self.rect
        canvas.fill((0, 38, 1280, 652), "#0B0618", 96)
        foreseen = self.table.model.foreseen([self.actions[self.at]])
        if foreseen is not None:
            self.table.painter.draw(canvas, foreseen)
        canvas.shadow(self.rect, 10, 8, 150, 4)
        canvas.panel((x, y, w, min(h, HEAD + self.places[0][3] + 10)), "#181029", "#E3BE6A", 10, 1.6)
        canvas.line(self.question, (x + 14, y + 1, w - 28, HEAD - 2), 18, "#FFF1CF", "title", "center")
        self.draw_cards(canvas)
