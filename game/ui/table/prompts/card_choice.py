"""Cards side by side, one of which is to be chosen."""

from __future__ import annotations

from game.engine import Action
from game.presentation import DisplayList
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp
from game.ui.table.context import TableContext
from game.ui.table.intents import Cancel, Play
from game.ui.widgets import Widget, draw_focus_ring


class CardChoice(Widget):
    """Cards side by side, one of which is to be chosen. It can be folded away to look at the table."""

    LEAST, FOOT = 480.0, 56.0
    LIFT = -6.0

    def __init__(self, table: TableContext, actions: list[Action], sheets: list[DisplayList] | None = None) -> None:
        self.table = table
        self.actions = list(actions)
        self.sheets = sheets or [table.model.art.answer(table.model.view, a).card for a in actions]
        gap = 18.0
        total = sum(s.size[0] for s in self.sheets) + gap * (len(self.sheets) - 1)
        self.scale = min(1.0, 1180 / total)
        high = max(s.size[1] for s in self.sheets) * self.scale
        wide = max(self.LEAST, total * self.scale + 56)
        rect = self.place((wide, high + 62 + self.FOOT))
        super().__init__(rect, "choice")
        self.at = 0
        self.folded = False
        x = rect[0] + wide / 2 - total * self.scale / 2
        self._row: list[Rect] = []
        for sheet in self.sheets:
            w, h = sheet.size[0] * self.scale, sheet.size[1] * self.scale
            self._row.append((x, rect[1] + 62 + (high - h) / 2, w, h))
            x += w + gap * self.scale
        self.over = -1

    def place(self, size: tuple[float, float]) -> Rect:
        """Where it stands: in the middle of the table."""
        return 640 - size[0] / 2, 372 - size[1] / 2, *size

    @property
    def places(self) -> list[Rect]:
        """Where the cards lie."""
        return self._row

    def drawn(self) -> list[Rect]:
        """Where the cards are drawn, were they all to lie still."""
        return self.places

    def shown(self) -> list[tuple[DisplayList, float]]:
        """The picture of every card, and how large."""
        return [(sheet, self.scale) for sheet in self.sheets]

    @property
    def question(self) -> str:
        """What is asked."""
        return self.table.words.question()

    @property
    def fold_rect(self) -> Rect:
        """The button that folds the choice away, or brings it back."""
        if self.folded:
            return 540, 640, 200, 40
        x, y, w, h = self.rect
        return x + w / 2 - 100, y + h - 46, 200, 34

    def answers(self) -> list[Rect]:
        """The cards, or the button that brings them back."""
        return [self.fold_rect] if self.folded else self.places

    def take(self, index: int) -> None:
        """Choose a card."""
        self.table.send(Play(self.actions[index]))

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
            elif event.name in ("left", "right", "up", "down", "tab", "shift+tab"):
                step = -1 if event.name in ("left", "up", "shift+tab") else 1
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
        texts = self.table.texts
        if not self.folded:
            canvas.fill((0, 38, 1280, 682), "#0B0618", 120)
            x, y, w, _ = self.rect
            canvas.shadow(self.rect, 10, 10, 150, 5)
            canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.6)
            canvas.line(self.question, (x + 20, y + 12, w - 40, 40), 22, "#FFF1CF", "title", "center")
            self.draw_cards(canvas)
        fx, fy, fw, fh = self.fold_rect
        canvas.panel(self.fold_rect, "#241A40", "#6B5C94", 8, 1.3)
        canvas.icon("watch", fx + 14, fy + fh / 2 - 9, 18)
        words = texts("table-unfold" if self.folded else "table-fold")
        key = canvas.measure("Space", 11.5)
        canvas.line(words, (fx + 38, fy, fw - 52 - key, fh), 13.5, face="bold")
        canvas.line("Space", (fx + fw - 12 - key, fy, key + 2, fh), 11.5, "#B9ADD0", align="right")

    def draw_cards(self, canvas: Canvas) -> None:
        """The cards, the one that Enter would take in a light."""
        for i, ((sheet, scale), place) in enumerate(zip(self.shown(), self.drawn())):
            lift = self.LIFT if i == self.over else 0
            wide, high = sheet.size[0] * scale, sheet.size[1] * scale
            left, top = place[0] + (place[2] - wide) / 2, place[1] + (place[3] - high) / 2
            self.table.painter.draw(canvas, sheet, left, top + lift, scale)
            if i == self.at:
                canvas.panel((place[0] - 3, place[1] + lift - 3, place[2] + 6, place[3] + 6), "none", "#FFD55E", 10, 3)
                if self.table.keys_used:
                    draw_focus_ring(canvas, (place[0], place[1] + lift, place[2], place[3]))


class CardAnswers(CardChoice):
    """The same beside a place of the table, for what a drop or click has left open: Esc or a click elsewhere lets go."""

    LEAST, FOOT = 300.0, 16.0

    def __init__(
        self, table: TableContext, actions: list[Action], sheets: list[DisplayList], spot: Rect, question: str
    ) -> None:
        self.spot, self._question = spot, question
        super().__init__(table, actions, sheets)

    def place(self, size: tuple[float, float]) -> Rect:
        """In the region "ask" if the board has one that is wide enough; else below the place, or above it where there is
        no room."""
        home = self.table.model.layout.regions.get("ask")
        if home is not None and size[0] <= home[2]:
            return home[0] + (home[2] - size[0]) / 2, home[1] + max(0.0, (home[3] - size[1]) / 2), *size
        x, y, w, h = self.spot
        left = min(max(8.0, x + w / 2 - size[0] / 2), 1272 - size[0])
        below = y + h + 14
        top = below if below + size[1] < 712 else max(42.0, y - size[1] - 14)
        return left, top, *size

    @property
    def fold_rect(self) -> Rect:
        """It lets go instead of folding."""
        return 0, 0, 0, 0

    @property
    def question(self) -> str:
        """What is left open."""
        return self._question

    def handle(self, event: Event) -> bool:
        """Click, digits, arrows and Enter; a click elsewhere and Esc let go."""
        if isinstance(event, PointerDown) and not any(_in(place, event) for place in self.places):
            self.table.send(Cancel())
            return True
        if isinstance(event, Key) and event.name in ("space", "esc"):
            if event.name == "esc":
                self.table.send(Cancel())
            return True
        return super().handle(event)

    @property
    def away_rect(self) -> Rect:
        """The cross that lets go."""
        x, y, w, _ = self.rect
        return x + w - 32, y + 4, 28, 28

    def draw_away(self, canvas: Canvas) -> None:
        """The cross in the corner."""
        x, y, w, h = self.away_rect
        canvas.icon("cross", x + w / 2 - 6, y + h / 2 - 6, 12, "#E6E0F2")

    def draw(self, canvas: Canvas) -> None:
        """Question and cards, the place they are for."""
        x, y, w, _ = self.rect
        canvas.panel(self.spot, "none", "#14211C", 8, 6)
        canvas.panel(self.spot, "none", "#FFD55E", 8, 3)
        canvas.shadow(self.rect, 10, 10, 170, 5)
        canvas.panel(self.rect, "#181029", "#E3BE6A", 10, 1.8)
        canvas.line(self.question, (x + 34, y + 10, w - 68, 40), 19, "#FFF1CF", "title", "center")
        self.draw_away(canvas)
        self.draw_cards(canvas)


def _in(rect: Rect, event: PointerDown | PointerMove) -> bool:
    return rect[0] <= event.x < rect[0] + rect[2] and rect[1] <= event.y < rect[1] + rect[3]
