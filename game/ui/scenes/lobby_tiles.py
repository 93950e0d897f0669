"""What is pressed in the lobby: the cards that a title draws, and plain tiles."""

from __future__ import annotations

from game.presentation import DisplayList
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.house import Act
from game.ui.table.painter import Painter
from game.ui.theme import CREAM, GLOW
from game.ui.widgets import Pressable


class SheetCard(Pressable):
    """A card of the title to choose, drawn from its sheet; the chosen one stands higher in a glow."""

    def __init__(
        self, rect: Rect, sheet: DisplayList, painter: Painter, chosen: bool, on_press: Act, widget_id: str
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.sheet, self.painter, self.chosen = sheet, painter, chosen

    def draw(self, canvas: Canvas) -> None:
        """The sheet in its state."""
        x, y, w, h = self.rect
        y -= 7 if self.chosen else 3 if self.hovered else 0
        image = self.painter.surface(canvas, ("option", self.id), self.sheet, w / self.sheet.size[0])
        canvas.shadow((x, y, w, h), 8, 8, 120, 4)
        canvas.blit(image, x, y)
        if self.chosen:
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", "#14211C", 10, 6)
            canvas.panel((x - 2, y - 2, w + 4, h + 4), "none", GLOW, 10, 3)
            canvas.panel((x + w - 38, y + 12, 28, 28), GLOW, "#2B2118", 14, 1.6)
            canvas.icon("tick", x + w - 31, y + 19, 14, "#2B2118")
        elif self.hovered:
            canvas.panel((x, y, w, h), "none", "#FFFFFF", 8, 1.6)


class Tile(Pressable):
    """A tile with an icon, a label and a second line, or with a drawing alone; gold when chosen."""

    def __init__(
        self, rect: Rect, label: str, sub: str, chosen: bool, on_press: Act, widget_id: str, icon: str = ""
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.label, self.sub, self.chosen, self.icon = label, sub, chosen, icon

    def draw(self, canvas: Canvas) -> None:
        """Ground and words."""
        x, y, w, h = self.rect
        fill, line, ink = ("#E3BE6A", "#FFE6A6", "#2B2118") if self.chosen else ("#241A40", "#5A4A86", CREAM)
        if self.hovered and not self.chosen:
            fill, line = "#352761", "#FFFFFF"
        canvas.panel(self.rect, fill, line, 7, 1.4)
        left = x + 12
        if not self.label:
            canvas.svg(self.icon, (x + w / 2 - 12, y + h / 2 - 12, 24, 24))
        elif self.icon:
            canvas.icon(self.icon, x + 12, y + h / 2 - 10, 20, ink)
            left += 28
        if self.sub:
            canvas.line(self.label, (left, y + 5, w - (left - x) - 8, 28), 15.5, ink, "bold")
            canvas.line(self.sub, (left, y + h - 32, w - (left - x) - 8, 26), 13, ink)
        else:
            canvas.line(self.label, (left, y, w - (left - x) - 8, h), 14.5, ink, "bold")


__all__ = ["SheetCard", "Tile"]
