"""What all games together tell: rival by difficulty, totals, the endings seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.archive import Listing
from game.archive.statistics import Tally, fair, grid, solo, tally
from game.engine.session import ASSISTED, PRACTICE
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.house import HouseScene, component, draw_sheet_of_paper
from game.ui.theme import GOOD, INK, INK2, NUMBER, RED
from game.ui.widgets import Pressable

if TYPE_CHECKING:
    from game.ui.app import App


class Cell(Pressable):
    """One rival at one difficulty; pressing it sets such a game up."""

    def __init__(self, rect: Rect, scene: Statistics, found: Tally | None, on_press, widget_id: str) -> None:  # type: ignore[no-untyped-def]
        super().__init__(rect, on_press, widget_id)
        self.scene, self.found = scene, found

    def draw(self, canvas: Canvas) -> None:
        """Won and played, best, mean difference; or an invitation."""
        x, y, w, h = self.rect
        texts = self.scene.texts
        if self.found is None:
            canvas.panel(self.rect, "#FFFDF6" if self.hovered else "#EFE5CC", "#D8C8A2", 6, 1.2)
            words = "statistics-challenge" if self.hovered else "statistics-not-yet"
            canvas.line(texts(words), (x, y, w, h), 13.5, INK if self.hovered else INK2, align="center")
            return
        lost = self.found.played - self.found.won
        canvas.panel(self.rect, "#FFFFFF" if self.hovered else "#FFFDF6", "#A88A52", 6, 1.3)
        canvas.line(
            texts("statistics-won", won=self.found.won, lost=lost), (x + 12, y + 4, w - 24, 28), 15, INK, "bold"
        )
        canvas.line(texts("statistics-best", best=self.found.best), (x + 12, y + 30, w - 24, 20), 12.5, INK2)
        mean = f"{self.found.mean:+.0f}".replace("-", "−")
        colour = GOOD if self.found.mean > 0 else RED
        canvas.line(texts("statistics-mean", mean=mean), (x + 12, y + 48, w - 24, 22), 12.5, colour)
        share = self.found.won / self.found.played
        canvas.panel((x + w - 60, y + 12, 48, 8), "#F6D9D2", None, 4)
        if share:
            canvas.panel((x + w - 60, y + 12, max(8, 48 * share), 8), "#6FA04A", None, 4)


class Statistics(HouseScene):
    """One page for the first title that tells games apart by rival and difficulty."""

    title_message = "drawer-statistics"
    caption_message = "statistics-caption"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        listing: Listing = app.services["listing"]
        self.title = catalogue[next(iter(catalogue))]
        app.texts.load(self.title.text_folder())
        self.entries = listing.entries()
        self.grid = grid(self.entries, self.title.id)
        alone = solo(self.entries, self.title.id)
        self.total = tally(e for e in alone if fair(e))
        self.practice = sum(PRACTICE in e.flags for e in alone)
        self.assisted = sum(ASSISTED in e.flags and PRACTICE not in e.flags for e in alone)
        self.together = sum(e.over and len(e.seats) > 1 for e in self.entries)
        options = {o.id: o.values for o in self.title.offered(1)}
        self.rivals = options.get("enemy", ())
        self.levels = options.get("difficulty", ())

    def layout(self) -> None:
        """A cell for each rival and difficulty."""
        super().layout()
        for row, rival in enumerate(self.rivals):
            for column, level in enumerate(self.levels):
                rect = (262 + 188.0 * column, 128 + 90.0 * row, 176.0, 74.0)
                found = self.grid.get((rival, level))
                options = {"enemy": rival, "difficulty": level}
                self.widgets.append(Cell(rect, self, found, lambda o=options: self._play(o), f"{rival}-{level}"))
        self.set_focus(self.widgets[0], shown=False)

    def _play(self, options: dict[str, str]) -> None:
        self.app.scenes.push(self.app.make("lobby", title=self.title, seats=1, options=options))

    def draw(self, canvas: Canvas) -> None:
        """The grid on paper, totals, endings."""
        super().draw(canvas)
        texts, title = self.texts, self.title.id
        draw_sheet_of_paper(canvas, (24, 74, 832, 598))
        for column, level in enumerate(self.levels):
            canvas.line(component(texts, title, level), (262 + 188 * column, 88, 176, 32), 17, INK, "title", "center")
        for row, rival in enumerate(self.rivals):
            y = 128 + 90 * row
            person = rival.removeprefix("enemy_")
            canvas.svg(f"{title}/portraits/{person}", (46, y, 62, 74))
            canvas.panel((46, y, 62, 74), "none", "#A88A52", 4, 1.6)
            canvas.line(component(texts, title, rival), (120, y + 8, 134, 34), 17, INK, "title")
            canvas.line(texts(f"{title}-title-{person}"), (120, y + 42, 134, 22), 12.5, INK2)
        self._totals(canvas)
        self._endings(canvas)

    def _totals(self, canvas: Canvas) -> None:
        texts = self.texts
        draw_sheet_of_paper(canvas, (872, 74, 384, 206))
        canvas.line(texts("statistics-total"), (894, 84, 200, 34), 19, INK, "title")
        canvas.line(texts("statistics-played", count=self.total.played), (1094, 84, 140, 34), 15, INK, "bold", "right")
        lost = self.total.played - self.total.won
        mean = f"{self.total.mean:+.1f}".replace("-", "−")
        rows = (
            texts("statistics-won", won=self.total.won, lost=lost),
            texts("statistics-streak", streak=self.total.streak),
            texts("statistics-best", best=self.total.best),
            texts("statistics-mean", mean=mean),
        )
        for index, words in enumerate(rows):
            canvas.line(words, (894, 122 + 28 * index, 340, 26), 14.5, INK)
        apart = texts("statistics-apart", practice=self.practice, assisted=self.assisted, together=self.together)
        canvas.line(apart, (894, 242, 340, 28), 12.5, INK2)

    def _endings(self, canvas: Canvas) -> None:
        texts, title = self.texts, self.title.id
        draw_sheet_of_paper(canvas, (872, 296, 384, 376))
        canvas.line(texts("statistics-endings"), (894, 306, 300, 34), 19, INK, "title")
        counts = dict(self.total.endings)
        names = [name for name in self._all_endings() if name]
        most = max([1, *counts.values()])
        for index, name in enumerate(names):
            y = 350 + 51 * index
            count = counts.get(name, 0)
            message = f"{title}-ending-{name}-name".replace("_", "-")
            canvas.line(texts(message) if count else "？？？", (894, y, 220, 28), 15, INK if count else INK2, "bold")
            canvas.line(str(count), (1180, y, 54, 28), 16, NUMBER, "bold", "right")
            canvas.panel((894, y + 29, 340, 8), "#EFE5CC", None, 4)
            if count:
                canvas.panel((894, y + 29, max(10, 340 * count / most), 8), "#D9B25F", None, 4)

    def _all_endings(self) -> list[str]:
        """The endings that the title knows, if it tells them apart."""
        return list(getattr(self.title.part("components"), "ENDINGS", {}))
