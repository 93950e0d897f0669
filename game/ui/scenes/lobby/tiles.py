"""What is pressed in the lobby: the cards that a title draws, and plain tiles."""

from __future__ import annotations

from game.presentation import DisplayList
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import Act
from game.ui.table.board.painter import Painter
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
        elif self.icon and self._beside(canvas, w - 44):
            canvas.icon(self.icon, x + 10, y + h / 2 - 10, 20, ink)
            left += 24
        if self.sub:
            canvas.line(self.label, (left, y + 5, w - (left - x) - 8, 28), 15.5, ink, "bold")
            canvas.line(self.sub, (left, y + h - 32, w - (left - x) - 6, 26), 12.5, ink)
        else:
            canvas.line(self.label, (left, y, x + w - 6 - left, h), 14.5, ink, "bold")

    def _beside(self, canvas: Canvas, room: float) -> bool:
        """True if the label has room beside the icon, which goes first."""
        return canvas.measure(self.label, canvas.least(self.label, 14.5), "bold", True) <= room


class PictureTile(SheetCard):
    """A value with a small picture above its name; several may be chosen."""

    def __init__(
        self, rect: Rect, sheet: DisplayList, painter: Painter, label: str, chosen: bool, on_press: Act, widget_id: str
    ) -> None:
        super().__init__(rect, sheet, painter, chosen, on_press, widget_id)
        self.label = label

    def draw(self, canvas: Canvas) -> None:
        """Ground, picture, name, a tick when chosen."""
        x, y, w, h = self.rect
        fill, line = ("#3B2A12", GLOW) if self.chosen else ("#241A40", "#FFFFFF" if self.hovered else "#5A4A86")
        canvas.panel(self.rect, fill if self.enabled else "#1B1430", line, 7, 2 if self.chosen else 1.3)
        scale = min((w - 8) / self.sheet.size[0], (h - 26) / self.sheet.size[1])
        image = self.painter.surface(canvas, ("option", self.id), self.sheet, scale)
        canvas.blit(image, x + (w - self.sheet.size[0] * scale) / 2, y + 4)
        ink = CREAM if self.enabled else "#93A399"
        canvas.line(self.label, (x + 4, y + h - 23, w - 8, 22), 12.5, ink, "bold", "center")
        if self.chosen:
            canvas.panel((x + w - 22, y + 4, 18, 18), GLOW, "#2B2118", 9, 1.2)
            canvas.icon("tick", x + w - 18, y + 8, 10, "#2B2118")


class Chip(Pressable):
    """A preset: its name, and why one would take it; filled when everything is as it says."""

    radius = 6.0

    def __init__(
        self, rect: Rect, label: str, sub: str, chosen: bool, on_press: Act, widget_id: str, brief: str = ""
    ) -> None:
        super().__init__(rect, on_press, widget_id)
        self.label, self.sub, self.chosen, self.brief = label, sub, chosen, brief or label

    def spoken(self) -> str:
        """Its name and its reason."""
        return f"{self.label} {self.sub}".strip()

    def draw(self, canvas: Canvas) -> None:
        """A ring or tick, the name, the reason below it or beside it."""
        x, y, w, h = self.rect
        fill, line = ("#7A1626", "#F2D58C") if self.chosen else ("#241A40", "#5A4A86")
        if self.hovered and not self.chosen:
            fill, line = "#352761", "#FFFFFF"
        canvas.panel(self.rect, fill, line, 6, 1.3)
        if self.chosen:
            canvas.icon("tick", x + 9, y + min(h / 2, 17) - 6, 12, GLOW)
        else:
            canvas.panel((x + 9, y + min(h / 2, 17) - 6, 12, 12), "none", "#8F83B4", 6, 1.5)
        room = w - 36
        if h > 36:
            canvas.line(self.label, (x + 28, y + 4, room, 24), 14, CREAM, "bold")
            canvas.text(self.sub, (x + 28, y + 27, room, h - 30), TextStyle(12, "#DAD2EC", leading=1.35))
            return
        wide = canvas.measure(self.label, 13.5, "bold")
        canvas.line(self.label, (x + 28, y, room + 4, h), 13.5, CREAM, "bold", shorter=(self.brief,))
        if self.sub and canvas.measure(self.sub, 12) <= room - wide - 12:
            canvas.line(self.sub, (x + 28, y, room, h), 12, "#DAD2EC", align="right")
