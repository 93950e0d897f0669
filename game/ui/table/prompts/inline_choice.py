"""Answers chosen where they lie on the table: no dialog, the things themselves grow, the rest sinks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine import Action
from game.presentation import DisplayList
from game.table.playback.motion import should_animate
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, PointerDown
from game.ui.table.context import TableContext
from game.ui.table.intents import Cancel
from game.ui.table.prompts.card_choice import CardAnswers

HEAD = 34.0
GAP = 4.0

SLIDE = 0.12
"""Seconds in which the widths slide when another card is in front."""


class InlineChoice(CardAnswers):
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
        self.large = [table.model.art.answer(table.model.view, a).larger or sheet for a, sheet in zip(actions, sheets)]
        _, _, w, h = home
        widest = max(self._wide(front) for front in range(len(sheets)))
        self.high = max(sheet.size[1] for sheet in (*sheets, *self.large))
        self.scale = min(1.0, (w - 4) / widest, (h - HEAD - 8) / self.high)
        settings = table.stage.settings
        self._slides = should_animate(settings.animation, settings.reduced_motion)
        self._grown = [float(i == self.at) for i in range(len(sheets))]

    def _wide(self, front: int) -> float:
        return sum(sheet.size[0] for sheet in self._sheets(front)) + GAP * (len(self.sheets) - 1)

    def _sheets(self, front: int) -> list[DisplayList]:
        return [self.large[i] if i == front else sheet for i, sheet in enumerate(self.sheets)]

    def update(self, seconds: float) -> bool:
        """The card in front grows, the one that was there shrinks; at once where nothing slides."""
        aims = [float(i == self.at) for i in range(len(self.sheets))]
        before, step = self._grown, seconds / SLIDE
        self._grown = [min(aim, now + step) if aim > now else max(aim, now - step) for now, aim in zip(before, aims)]
        return self._slides and self._grown != before

    def shown(self) -> list[tuple[DisplayList, float]]:
        """The picture of every card as large as it is just now, the larger one of the card in front."""
        return [
            (sheet, min(place[2] / sheet.size[0], place[3] / sheet.size[1]))
            for sheet, place in zip(self._sheets(self.at), self.drawn())
        ]

    def drawn(self) -> list[Rect]:
        """Where the cards are drawn: between small and large while the widths slide."""
        if not self._slides:
            return self.places
        sizes = [
            tuple(self.scale * (a + (b - a) * grown) for a, b in zip(small.size, large.size))
            for small, large, grown in zip(self.sheets, self.large, self._grown)
        ]
        return self._row_of(sizes)

    @property
    def places(self) -> list[Rect]:
        """Where the cards lie when they have come to rest, side by side in the middle of the region."""
        return self._row_of(
            [(sheet.size[0] * self.scale, sheet.size[1] * self.scale) for sheet in self._sheets(self.at)]
        )

    def _row_of(self, sizes: Sequence[tuple[float, ...]]) -> list[Rect]:
        x, y, w, _ = self.rect
        gap = GAP * self.scale
        left, found = x + (w - sum(size[0] for size in sizes) - gap * (len(sizes) - 1)) / 2, []
        for wide, high in sizes:
            found.append((left, y + HEAD + (self.high * self.scale - high) / 2, wide, high))
            left += wide + gap
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
        overlay = self.table.model.preview_overlay([self.actions[self.at]])
        if overlay is not None:
            self.table.painter.draw(canvas, overlay)
        canvas.shadow(self.rect, 10, 8, 150, 4)
        canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.6)
        canvas.line(self.question, (x + 34, y + 1, w - 68, HEAD - 2), 18, "#FFF1CF", "title", "center")
        self.draw_away(canvas)
        self.draw_cards(canvas)
