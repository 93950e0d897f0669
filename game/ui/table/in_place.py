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
GAP = 4.0


class InPlace(CardAnswers):
    """The cards side by side in a region of the table, the question over them, what brings most first. The one that is
    pointed at, or that the keys stand on, grows and shows what it would bring; a click elsewhere and Esc let go."""

    LIFT = 0.0

    def __init__(
        self, table: TableContext, actions: list[Action], sheets: list[DisplayList], home: Rect, question: str
    ) -> None:
        order = sorted(range(len(actions)), key=lambda i: -table.model.points(actions[i]))
        actions, sheets = [actions[i] for i in order], [sheets[i] for i in order]
        super().__init__(table, actions, sheets, home, question)
        self.rect = home
        self.large = [table.model.art.larger(table.model.view, a) or sheet for a, sheet in zip(actions, sheets)]
        _, _, w, h = home
        widest = max(self._wide(front) for front in range(len(sheets)))
        self.high = max(sheet.size[1] for sheet in (*sheets, *self.large))
        self.scale = min(1.0, (w - 4) / widest, (h - HEAD - 8) / self.high)

    def _wide(self, front: int) -> float:
        return sum(sheet.size[0] for sheet in self._sheets(front)) + GAP * (len(self.sheets) - 1)

    def _sheets(self, front: int) -> list[DisplayList]:
        return [self.large[i] if i == front else sheet for i, sheet in enumerate(self.sheets)]

    def shown(self) -> list[tuple[DisplayList, float]]:
        """The picture of every card, the larger one of the card in front."""
        return [(sheet, self.scale) for sheet in self._sheets(self.at)]

    @property
    def places(self) -> list[Rect]:
        """Where the cards lie now, side by side in the middle of the region."""
        x, y, w, _ = self.rect
        left, found = x + (w - self._wide(self.at) * self.scale) / 2, []
        for sheet in self._sheets(self.at):
            wide, high = sheet.size[0] * self.scale, sheet.size[1] * self.scale
            found.append((left, y + HEAD + (self.high * self.scale - high) / 2, wide, high))
            left += wide + GAP * self.scale
        return found

    def handle(self, event: Event) -> bool:
        """As answers beside a place; what a button of the table says stays within reach."""
        if isinstance(event, PointerDown) and event.button == 3:
            self.table.send(Cancel())
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """The rest in the dark, what the answer would bring, the question, the cards."""
        x, y, w, _ = self.rect
        canvas.fill((0, 38, 1280, 652), "#0B0618", 96)
        foreseen = self.table.model.foreseen([self.actions[self.at]])
        if foreseen is not None:
            self.table.painter.draw(canvas, foreseen)
        canvas.shadow(self.rect, 10, 8, 150, 4)
        canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.6)
        canvas.line(self.question, (x + 14, y + 1, w - 28, HEAD - 2), 18, "#FFF1CF", "title", "center")
        self.draw_cards(canvas)
