"""What all games together tell: alone by rival and difficulty, together by seats and names, bots among themselves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.archive import Entry, Listing, Store
from game.archive.statistics import Share, Tally, by_name, by_players, fair, grid, kept_by, tally
from game.archive.wanted import BOTS, FAIR, SOLO, TOGETHER, Wanted
from game.engine.session import ASSISTED, PRACTICE
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.archive import READ_SECONDS
from game.ui.scenes.archive_filter import who_in_words
from game.ui.scenes.archive_words import signed
from game.ui.scenes.house import HouseScene, component, draw_sheet_of_paper
from game.ui.scenes.statistics_cells import Cell, Table
from game.ui.scenes.statistics_panels import draw_endings, draw_latest, draw_note, draw_totals
from game.ui.theme import DIM, GOLD_DARK, INK, INK2, RULE
from game.ui.widgets import Button, ListView, Segmented

if TYPE_CHECKING:
    from game.ui.app import App

SHOW_SECONDS = 0.5
"""How often the figures take in what has been read meanwhile."""
TABS = (SOLO, TOGETHER, BOTS)
SHEET: Rect = (24, 74, 832, 598)
CELLS, ROW, COLUMN = (286.0, 125.0), 91.0, 188.0
LINES: Rect = (40, 240, 784, 424)
COLUMNS = (("games", 400.0), ("wins", 470.0), ("best", 720.0), ("average", 806.0))
"""Where the figures of a person end, from the left of the sheet's stage."""


class Statistics(HouseScene):
    """One page for the first title that tells games apart by rival and difficulty."""

    title_message = "drawer-statistics"
    caption_message = "statistics-caption"

    def __init__(self, app: App, tab: str = SOLO) -> None:
        super().__init__(app)
        self.listing: Listing = app.services["listing"]
        self.store: Store = app.services["store"]
        self.title = catalogue[next(iter(catalogue))]
        app.texts.load(self.title.text_folder())
        options = {o.id: o.values for o in self.title.offered(1)}
        self.rivals = options.get("enemy", ())
        self.levels = options.get("difficulty", ())
        self.tab = TABS.index(tab)
        self.list: ListView | None = None
        self.lines: list[tuple[str, Share]] = []
        self.cells: dict[tuple[str, str], Cell] = {}
        self._count(self.listing.entries())
        self._fresh = True
        self._unshown = 0.0

    def enter(self) -> None:
        """Games may have been played since."""
        if not self._fresh:
            self._count(self.listing.entries())
            self.layout()
        self._fresh = False

    def _count(self, entries: list[Entry]) -> None:
        """Every figure, anew from the archive."""
        self.entries = entries
        self.grid = grid(entries, self.title.id)
        self.games = {tab: [e for e in kept_by(entries, self.title.id, tab) if fair(e)] for tab in TABS}
        self.totals = {tab: tally(games) for tab, games in self.games.items()}
        ended = [e for tab in TABS for e in kept_by(entries, self.title.id, tab)]
        self.practice = sum(PRACTICE in e.flags for e in ended)
        self.assisted = sum(ASSISTED in e.flags and PRACTICE not in e.flags for e in ended)

    @property
    def company(self) -> str:
        """Whose games are shown."""
        return TABS[self.tab]

    @property
    def total(self) -> Tally:
        """The figures of all games shown."""
        return self.totals[self.company]

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """The tabs; a cell for each rival and difficulty, or tables and names."""
        focused = self.focus.id if self.focus is not None else ""
        super().layout()
        labels = [self.texts(f"statistics-{name}") for name in TABS]
        self.widgets.append(
            Segmented((980, 12, 276, 32), labels, self.tab, self._set_tab, size=13.5, widget_id="company")
        )
        self.list = None
        if self.company == SOLO:
            self._cells()
        else:
            self._tables()
        first = next((w for w in self.widgets if w.id not in ("back", "company")), self.widgets[0])
        found = next((w for w in self.widgets if w.id == focused), first)
        if found is not self.focus:
            self.set_focus(found, self.focus_shown and found.id == focused)

    def _cells(self) -> None:
        for row, rival in enumerate(self.rivals):
            for column, level in enumerate(self.levels):
                rect = (CELLS[0] + COLUMN * column, CELLS[1] + ROW * row, 176.0, 74.0)
                found = self.grid.get((rival, level))
                act = partial(self._press, rival, level)
                self.cells[rival, level] = Cell(rect, self.texts, found, act, f"{rival}-{level}")
        self.widgets += self.cells.values()

    def _tables(self) -> None:
        games = self.games[self.company]
        tables = by_players(games)
        self.lines = list(by_name(games).items())
        if not games:
            label = self.texts("statistics-set-table")
            self.widgets.append(
                Button(
                    (330, 384, 220, 48), label, partial(self._set_table, 2), kind="gold", icon="table", widget_id="set"
                )
            )
            return
        least = max(2, self.title.fewest)
        counts = sorted({*tables, *(range(least, self.title.most + 1) if self.company == TOGETHER else ())})
        wide = (800 - 12 * (len(counts) - 1)) / len(counts)
        for index, count in enumerate(counts):
            rect = (40 + (wide + 12) * index, 90, min(wide, 394), 92)
            found = tables.get(count)
            act = partial(self._show, seats=str(count)) if found else partial(self._set_table, count)
            contested = any(len(e.seats) == count and len(e.people) not in (0, count) for e in games)
            self.widgets.append(Table(rect, self.texts, count, found, contested, act, f"table-{count}"))
        self.list = ListView(
            LINES,
            46,
            42,
            len(self.lines),
            self._draw_line,
            lambda _: self.app.invalidate(),
            self._open,
            widget_id="names",
        )
        self.widgets.append(self.list)

    # --- going somewhere -------------------------------------------------------------------------

    def _set_tab(self, tab: int) -> None:
        self.tab = tab
        self.layout()

    def _press(self, rival: str, difficulty: str) -> None:
        """The games against a rival; or, where there are none, a challenge."""
        if (rival, difficulty) in self.grid:
            self._show(rival=rival, difficulty=difficulty)
            return
        options = {"enemy": rival, "difficulty": difficulty}
        self.app.scenes.push(self.app.make("lobby", title=self.title, seats=1, options=options))

    def _set_table(self, seats: int) -> None:
        self.app.scenes.push(self.app.make("lobby", title=self.title, seats=seats))

    def _show(self, **more: str) -> None:
        """The archive with just the games that a figure was counted from."""
        wanted = Wanted(title=self.title.id, company=self.company, help=FAIR, **more)
        self.app.scenes.push(self.app.make("archive", tab="over", wanted=wanted))

    def _open(self, index: int) -> None:
        self._show(who=self.lines[index][0])

    def update(self, seconds: float) -> bool:
        """Sessions that have not been read yet come in while the window goes on."""
        if not self.listing.unread:
            return False
        left = self.listing.read_on(READ_SECONDS)
        self._unshown += seconds
        if left and (self._unshown < SHOW_SECONDS or self.company != SOLO):
            return False
        self._unshown = 0.0
        self._count(self.listing.known())
        if self.company == SOLO:  # New widgets would lose a press that is under way.
            for key, cell in self.cells.items():
                cell.found = self.grid.get(key)
        else:
            self.layout()
        return True

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The figures on paper; totals, endings or the latest games, the note."""
        super().draw(canvas)
        draw_sheet_of_paper(canvas, SHEET)
        texts = self.texts
        if self.company == SOLO:
            self._draw_grid(canvas)
            draw_totals(canvas, texts, self.total, self._streaks(), True)
            seen = dict(self.total.endings)
            draw_endings(canvas, texts, self.title, self._all_endings(), seen)
        else:
            self._draw_names(canvas)
            draw_totals(canvas, texts, self.total, self._points(), False)
            draw_latest(canvas, texts, self.title, self.games[self.company], self.store.now())
        draw_note(canvas, texts, self.practice, self.assisted)
        keys = [("↑ ↓ ← →", "foot-cell"), ("Enter", "foot-cell-open" if self.company == SOLO else "foot-line-open")]
        self.footer(canvas, [*keys, ("Esc", "house-back")])
        if self.listing.unread:
            left = texts("archive-reading-left", count=self.listing.unread)
            canvas.line(left, (872, 684, 384, 24), 12.5, DIM, align="right")

    def _draw_grid(self, canvas: Canvas) -> None:
        texts, title = self.texts, self.title.id
        for column, level in enumerate(self.levels):
            x = CELLS[0] + COLUMN * column + 4
            name = component(texts, title, level)
            canvas.line(name, (x, 82, 172, 34), 17, INK, "bold")
            message = f"{title}-art-{level}"
            left = x + canvas.measure(name, 17, "bold") + 10
            if texts.has(message) and x + 172 - left > 30:
                canvas.line(texts(message), (left, 85, x + 172 - left, 30), 12, INK2)
        for row, rival in enumerate(self.rivals):
            y = CELLS[1] + ROW * row
            person = rival.removeprefix("enemy_")
            canvas.fill((40, y - 8, 800, 1.2), RULE)
            canvas.svg(f"{title}/portraits/{person}", (42, y, 62, 74))
            canvas.panel((42, y, 62, 74), "none", "#8A6A3B", 4, 2)
            canvas.line(component(texts, title, rival), (116, y + 10, 164, 32), 18, INK, "title")
            canvas.line(texts(f"{title}-title-{person}"), (116, y + 40, 164, 22), 12.5, INK2)

    def _draw_names(self, canvas: Canvas) -> None:
        texts = self.texts
        if self.list is None:
            message = f"statistics-no-{self.company}"
            canvas.line(texts(message), (40, 320, 800, 48), 17, INK, "title", "center")
            return
        canvas.fill((40, 196, 800, 1.2), RULE)
        canvas.line(texts("statistics-name"), (88, 204, 200, 28), 12.5, INK2, "bold")
        for name, right in COLUMNS:
            canvas.line(texts(f"statistics-{name}"), (right - 80, 204, 80, 28), 12.5, INK2, "bold", "right")
        canvas.line(texts("statistics-share"), (500, 204, 150, 28), 12.5, INK2, "bold")
        canvas.fill((40, 234, 800, 1.2), RULE)

    def _draw_line(self, canvas: Canvas, index: int, rect: Rect, state: str) -> None:
        x, y, _, h = rect
        who, line = self.lines[index]
        chosen = state == "chosen" and self.focus is self.list
        fill = "#F8E7BB" if chosen else "#FFFFFF" if state == "hover" else "#FFFDF6"
        canvas.panel(rect, fill, GOLD_DARK if chosen else RULE, 7, 1.2)
        canvas.icon("bot" if who.startswith("bot:") else "person", x + 14, y + h / 2 - 10, 20, INK2)
        canvas.line(who_in_words(self.texts, who), (x + 48, y, 260, h), 15, INK, "bold")
        for (_, right), words in zip(COLUMNS, self._figures(line)):
            canvas.line(words, (right - 70, y, 70, h), 15, INK, "body", "right")
        share = line.won / line.played
        canvas.panel((500, y + h / 2 - 5, 104, 10), "#E4D4AE", "#A89468", 5, 1)
        if share:
            canvas.panel((501, y + h / 2 - 4, max(8.0, 102 * share), 8), "#5E8A2E", None, 4)
        canvas.line(f"{share:.0%}", (606, y, 44, h), 13, INK2, align="right")

    def _figures(self, line: Share) -> tuple[str, ...]:
        return str(line.played), str(line.won), str(line.best), f"{line.mean:.0f}"

    def _streaks(self) -> list[tuple[str, str]]:
        texts, total = self.texts, self.total
        mean = signed(total.mean) if total.played else "–"
        return [
            (texts("statistics-streak"), str(total.streak)),
            (texts("statistics-longest"), str(total.longest)),
            (texts("statistics-mean"), mean),
        ]

    def _points(self) -> list[tuple[str, str]]:
        texts, total = self.texts, self.total
        rows = [
            (texts("statistics-people"), str(len(self.lines))),
            (texts("statistics-highest"), str(total.best) if total.played else "–"),
        ]
        return [*rows, (texts("statistics-mean"), signed(total.mean) if total.played else "–")]

    def _all_endings(self) -> list[str]:
        """The endings that the title knows, if it tells them apart."""
        return list(getattr(self.title.part("components"), "ENDINGS", {}))


__all__ = ["Statistics"]
