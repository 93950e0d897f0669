"""Cards side by side, one of which is to be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import Action
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.widgets import Widget, draw_focus_ring

if TYPE_CHECKING:
    from game.ui.table.scene import TableScene


class CardChoice(Widget):
    """Cards side by side, one of which is to be chosen. It can be folded away to look at the table."""

    def __init__(self, scene: TableScene, actions: list[Action]) -> None:
        self.scene = scene
        self.actions = list(actions)
        self.sheets = [scene.model.art.choice(scene.model.view, a) for a in actions]
        gap = 18.0
        total = sum(s.size[0] for s in self.sheets) + gap * (len(self.sheets) - 1)
        self.scale = min(1.0, 1180 / total)
        high = max(s.size[1] for s in self.sheets) * self.scale
        wide = max(480.0, total * self.scale + 56)
        rect = (640 - wide / 2, 372 - (high + 118) / 2, wide, high + 118)
        super().__init__(rect, "choice")
        self.at = 0
        self.folded = False
        x = 640 - total * self.scale / 2
        self.places: list[Rect] = []
        for sheet in self.sheets:
            w, h = sheet.size[0] * self.scale, sheet.size[1] * self.scale
            self.places.append((x, rect[1] + 62 + (high - h) / 2, w, h))
            x += w + gap * self.scale
        self.over = -1

    @property
    def fold_rect(self) -> Rect:
        """The button that folds the choice away, or brings it back."""
        if self.folded:
            return 540, 640, 200, 40
        x, y, w, h = self.rect
        return x + w / 2 - 100, y + h - 46, 200, 34

    def take(self, index: int) -> None:
        """Choose a card."""
        self.scene.play(self.actions[index])

    def handle(self, event: Event) -> bool:
        """Click, digits, arrows and Enter; Space folds it."""
        if isinstance(event, PointerMove):
            self.over = next((i for i, p in enumerate(self.places) if _in(p, event)), -1) if not self.folded else -1
            if self.over >= 0:
                self.at = self.over
            return not self.folded
        if isinstance(event, PointerDown):
            if _in(self.fold_rect, event):
                self.folded = not self.folded
                return True
            if self.folded:
                return False
            hit = next((i for i, p in enumerate(self.places) if _in(p, event)), -1)
            if hit >= 0 and event.button == 1:
                self.take(hit)
            return True
        if isinstance(event, Key):
            if event.name == "space":
                self.folded = not self.folded
            elif event.name in ("left", "right", "tab", "shift+tab"):
                step = -1 if event.name in ("left", "shift+tab") else 1
                self.at = (self.at + step) % len(self.actions)
            elif event.name == "enter":
                self.take(self.at)
            elif event.name.isdigit() and 0 < int(event.name) <= len(self.actions):
                self.take(int(event.name) - 1)
            else:
                return False
            return True
        return isinstance(event, PointerUp) and not self.folded

    def draw(self, canvas: Canvas) -> None:
        """Veil, question, cards, the fold button."""
        texts = self.scene.app.texts
        if not self.folded:
            canvas.fill((0, 38, 1280, 682), "#0B0618", 120)
            x, y, w, _ = self.rect
            canvas.shadow(self.rect, 10, 10, 150, 5)
            canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.6)
            canvas.line(self.scene.words.question(), (x + 20, y + 12, w - 40, 40), 22, "#FFF1CF", "title", "center")
            for i, (sheet, place) in enumerate(zip(self.sheets, self.places)):
                lift = -6 if i == self.over else 0
                self.scene.painter.draw(canvas, sheet, place[0], place[1] + lift, self.scale)
                if i == self.at:
                    canvas.panel(
                        (place[0] - 3, place[1] + lift - 3, place[2] + 6, place[3] + 6), "none", "#FFD55E", 10, 3
                    )
                    if self.scene.keys_used:
                        draw_focus_ring(canvas, (place[0], place[1] + lift, place[2], place[3]))
        fx, fy, fw, fh = self.fold_rect
        canvas.panel(self.fold_rect, "#241A40", "#6B5C94", 8, 1.3)
        canvas.icon("watch", fx + 14, fy + fh / 2 - 9, 18)
        words = texts("table-unfold" if self.folded else "table-fold")
        canvas.line(words, (fx + 38, fy, fw - 80, fh), 13.5, face="bold")
        canvas.line("Space", (fx, fy, fw - 10, fh), 11.5, "#B9ADD0", align="right")


def _in(rect: Rect, event: PointerDown | PointerMove) -> bool:
    return rect[0] <= event.x < rect[0] + rect[2] and rect[1] <= event.y < rect[1] + rect[3]
