"""What the games of a title together tell: alone by what tells them apart, together by seats and names, bots among
themselves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.archive import Entry, Listing, Store
from game.archive.records import Best, bests
from game.archive.statistics import Tally, WinRecord, by_name, by_players, fair, grid, hinted, kept_by, tally
from game.archive.wanted import BOTS, FAIR, HELPED, SOLO, TOGETHER, Wanted
from game.engine import Option, Title
from game.engine.session import BOT, PRACTICE
from game.presentation import DisplayList, Text, art_of
from game.text.house_people import bot_name
from game.ui.canvas import Canvas, Rect
from game.ui.scenes.archive.filter import who_in_words
from game.ui.scenes.archive.scene import READ_SECONDS
from game.ui.scenes.archive.words import signed
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper, painter_for, value_name
from game.ui.scenes.shelf.scene import next_game, on_shelf
from game.ui.scenes.statistics.cells import Cell, Table
from game.ui.scenes.statistics.panels import draw_bests, draw_endings, draw_latest, draw_note, draw_totals
from game.ui.table.board.painter import Painter
from game.ui.theme import DIM, GOLD_DARK, INK, INK2, RULE
from game.ui.widgets import ListView, Segmented

if TYPE_CHECKING:
    from game.ui.scene import Stage

SHOW_SECONDS = 0.5
"""How often the figures take in what has been read meanwhile."""
TABS = (SOLO, TOGETHER, BOTS)
SHEET: Rect = (24, 74, 832, 598)
CELLS, ROW, COLUMN = (286.0, 125.0), 91.0, 188.0
LINES: Rect = (40, 240, 784, 424)
SHORT: Rect = (40, 240, 784, 308)
"""The list of names, and the same above the records."""
MOST_BESTS = 4
COLUMNS = (("hinted", 330.0), ("games", 400.0), ("wins", 470.0), ("best", 720.0), ("average", 806.0))
"""Where the figures of a person end, from the left of the sheet's stage."""


class Statistics(HouseScene):
    """One page for each title: at first for the one whose game was finished last."""

    title_message = "drawer-statistics"
    caption_message = "statistics-caption"

    def __init__(self, stage: Stage, tab: str = "", title: Title | None = None) -> None:
        super().__init__(stage)
        self.listing: Listing = stage.services.listing
        self.store: Store = stage.services.store
        self.titles = on_shelf()
        self.list: ListView | None = None
        self.lines: list[tuple[str, WinRecord]] = []
        self.cells: dict[tuple[str, str], Cell] = {}
        entries = self.listing.entries()
        offered = {one.id: one for one in self.titles}
        last = next((offered[e.title] for e in entries if e.over and e.title in offered), None)
        self.title = title or last or next_game(entries)
        self._read_title()
        self.tab = self.tabs.index(tab) if tab in self.tabs else 0
        self._count(entries)
        self._fresh = True
        self._unshown = 0.0

    def _read_title(self) -> None:
        """What there is to be told of the title: who may sit there, and what tells the games of one person apart."""
        alone: dict[str, Option] = {}
        if self.title is not None:
            self.stage.texts.read(self.title)
            alone = {o.id: o for o in self.title.offered(1)} if self.title.fewest == 1 else {}
        named = [alone[option] for option in (self.title.headline if self.title else ()) if option in alone]
        self.rows = named[0] if named else None
        self.columns = named[1] if len(named) > 1 else None
        more = self.title is None or self.title.most > 1
        solo = self.title is not None and self.title.fewest == 1
        self.tabs = tuple(tab for tab in TABS if (tab != SOLO or solo) and (tab != TOGETHER or more))

    def enter(self) -> None:
        """Games may have been played since."""
        if not self._fresh:
            self._count(self.listing.entries())
            self.layout()
        self._fresh = False

    def _count(self, entries: list[Entry]) -> None:
        """Every figure, anew from the archive."""
        self.entries = entries
        name = self.title.id if self.title is not None else ""
        self.grid = grid(entries, name)
        self.games = {tab: [e for e in kept_by(entries, name, tab) if fair(e)] for tab in TABS}
        self.totals = {tab: tally(games) for tab, games in self.games.items()}
        self.points = all(e.points for games in self.games.values() for e in games)
        ended = [e for tab in TABS for e in kept_by(entries, name, tab)]
        self.practice = sum(PRACTICE in e.flags for e in ended)
        self.hinted = {tab: [e for e in kept_by(entries, name, tab) if hinted(e)] for tab in TABS}
        self.assisted = sum(map(len, self.hinted.values()))
        self.known = [best for best in bests(entries, name) if best.against]

    @property
    def company(self) -> str:
        """Whose games are shown."""
        return self.tabs[self.tab]

    @property
    def gridded(self) -> bool:
        """True if a grid is shown: the games of one person, by what tells them apart."""
        return self.company == SOLO and self.rows is not None

    @property
    def bests(self) -> list[Best]:
        """What people came to against each kind of bots, where people's games with others are shown."""
        return self.known[:MOST_BESTS] if self.company == TOGETHER else []

    @property
    def total(self) -> Tally:
        """The figures of all games shown."""
        return self.totals[self.company]

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """The tabs; a grid of cells, or tables and names."""
        focused = self.focused
        super().layout()
        labels = [self.texts(f"statistics-{name}") for name in self.tabs]
        self.game_choice(964, self.titles, self.title.id if self.title else "", self._take)
        self.caption_message = "" if len(self.titles) > 1 else "statistics-caption"
        rect = (980.0, 12.0, 276.0, 32.0)
        self.widgets.append(Segmented(rect, labels, self.tab, self._set_tab, size=13.5, widget_id="company"))
        lab = partial(self.push, "lab", title=self.title)
        self.button("lab", (1108, 678, 148, 34), self.texts("statistics-lab"), lab, icon="search", size=13.5)
        self.list = None
        if self.gridded:
            self._cells()
        elif self.title is not None:
            self._tables(self.title)
        first = next((w for w in self.widgets if w.id not in ("back", "company", "game", "lab")), self.widgets[0])
        found = self.find(focused) or first
        if found is not self.focus:
            self.set_focus(found, self.focus_shown and found.id == focused)

    def _cells(self) -> None:
        self.cells = {}
        across, down = self._pitch()
        for row, main in enumerate(self._mains()):
            for column, side in enumerate(self._sides()):
                rect = (CELLS[0] + across * column, CELLS[1] + down * row, across - 12, min(74.0, down - 10))
                found = self.grid.get((main, side))
                act = partial(self._press, main, side)
                apart = self._apart(main, side)
                name = f"{main}-{side}" if side else main
                self.cells[main, side] = Cell(rect, self.texts, found, self.points, act, name, apart)
        self.widgets += self.cells.values()

    def _apart(self, main: str, side: str) -> int:
        """How many games with hints a cell leaves out."""
        return sum((entry.main, entry.side) == (main, side) for entry in self.hinted[self.company])

    def _mains(self) -> tuple[str, ...]:
        return self.rows.values if self.rows is not None else ()

    def _sides(self) -> tuple[str, ...]:
        return self.columns.values if self.columns is not None else ("",)

    def _pitch(self) -> tuple[float, float]:
        """How far it is from column to column and from row to row."""
        return min(COLUMN, 560 / len(self._sides())), min(ROW, 546 / max(1, len(self._mains())))

    def _tables(self, title: Title) -> None:
        games = self.games[self.company]
        tables = by_players(games)
        self.lines = list(by_name(games, self.hinted[self.company]).items())
        if not self.lines:
            act = partial(self._set_table, 1 if self.company == SOLO else max(2, title.fewest))
            self.button("set", (330, 384, 220, 48), self.texts("statistics-set-table"), act, kind="gold", icon="table")
            return
        least = max(2, title.fewest)
        counts = sorted({*tables, *(range(least, title.most + 1) if self.company == TOGETHER else ())})
        wide = (800 - 12 * (len(counts) - 1)) / len(counts)
        for index, count in enumerate(counts):
            rect = (40 + (wide + 12) * index, 90, min(wide, 394), 92)
            found = tables.get(count)
            act = partial(self._show, seats=str(count)) if found else partial(self._set_table, count)
            contested = any(len(e.seats) == count and len(e.people) not in (0, count) for e in games)
            apart = sum(len(entry.seats) == count for entry in self.hinted[self.company])
            table = Table(rect, self.texts, count, found, contested, self.points, act, f"table-{count}", apart)
            self.widgets.append(table)
        place, count, draw = SHORT if self.bests else LINES, len(self.lines), self._draw_line
        self.list = ListView(place, 46, 42, count, draw, lambda _: None, self._open, widget_id="names")
        self.widgets.append(self.list)

    # --- going somewhere -------------------------------------------------------------------------

    def _set_tab(self, tab: int) -> None:
        self.tab = tab
        self.layout()

    def _take(self, title: Title) -> None:
        """Show another title."""
        self.title = title
        self._read_title()
        self.tab = 0
        self._count(self.listing.known())
        self.layout()

    def _press(self, main: str, side: str) -> None:
        """The games of a cell; or, where there are none, a challenge."""
        if (main, side) in self.grid:
            self._show(main=main, side=side)
            return
        pairs = ((self.rows, main), (self.columns, side))
        options = {option.id: value for option, value in pairs if option is not None}
        self.push("lobby", title=self.title, seats=1, options=options)

    def _set_table(self, seats: int) -> None:
        self.push("lobby", title=self.title, seats=seats)

    def _show(self, **more: str) -> None:
        """The archive with just the games that a figure was counted from."""
        name = self.title.id if self.title is not None else ""
        wanted = Wanted(**{"title": name, "company": self.company, "help": FAIR, **more})
        self.push("archive", tab="over", wanted=wanted)

    def _open(self, index: int) -> None:
        who, line = self.lines[index]
        self._show(who=who, help=FAIR if line.played else HELPED)

    def update(self, seconds: float) -> bool:
        """Sessions that have not been read yet come in while the window goes on."""
        if not self.listing.unread:
            return False
        left = self.listing.read_on(READ_SECONDS)
        self._unshown += seconds
        if left and (self._unshown < SHOW_SECONDS or not self.gridded):
            return False
        self._unshown = 0.0
        self._count(self.listing.known())
        if self.gridded:  # New widgets would lose a press that is under way.
            for key, cell in self.cells.items():
                cell.found, cell.apart = self.grid.get(key), self._apart(*key)
        else:
            self.layout()
        return True

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The figures on paper; totals, endings or the latest games, the note."""
        super().draw(canvas)
        draw_sheet_of_paper(canvas, SHEET)
        texts, title = self.texts, self.title
        if title is None:
            return
        if self.gridded:
            self._draw_grid(canvas, title)
        else:
            self._draw_names(canvas)
        alone = self.company == SOLO
        rows = self._streaks() if alone else self._points()
        apart = [entry.difference for entry in self.hinted[self.company]]
        draw_totals(canvas, texts, self.total, rows, alone, self.points, apart)
        if self.bests and self.list is not None:
            names = [texts("list-separator").join(bot_name(texts, who) for who in best.against) for best in self.bests]
            draw_bests(canvas, texts, self.bests, names, self.points)
        endings = title.controller().outcomes
        if alone and endings:
            draw_endings(canvas, texts, title, endings, dict(self.total.endings))
        else:
            latest = self.games[self.company] or self.hinted[self.company]
            draw_latest(canvas, texts, title, latest, self.store.now())
        draw_note(canvas, texts, self.practice, self.assisted)
        keys = [("↑ ↓ ← →", "foot-cell"), ("Enter", "foot-cell-open" if self.gridded else "foot-line-open")]
        self.footer(canvas, [*keys, ("Esc", "house-back")])
        if self.listing.unread:
            left = texts("archive-reading-left", count=self.listing.unread)
            canvas.line(left, (872, 684, 224, 24), 12.5, DIM, align="right")

    def _draw_grid(self, canvas: Canvas, title: Title) -> None:
        texts = self.texts
        across, down = self._pitch()
        art, painter = art_of(title), painter_for(self.stage, title)
        for column, side in enumerate(self._sides()):
            if not side or self.columns is None:
                continue
            x = CELLS[0] + across * column + 4
            name = value_name(texts, title.id, self.columns.id, side)
            canvas.line(name, (x, 82, across - 16, 34), 17, INK, "bold")
            message = f"{title.id}-art-{side}".replace("_", "-")
            left = x + canvas.measure(name, 17, "bold") + 10
            if texts.has(message) and x + across - 16 - left > 30:
                canvas.line(texts(message), (left, 85, x + across - 16 - left, 30), 12, INK2)
        high = min(74.0, down - 10)
        for row, main in enumerate(self._mains()):
            assert self.rows is not None
            y = CELLS[1] + down * row
            canvas.fill((40, y - 8, 800, 1.2), RULE)
            sheet = art.option(self.rows.id, main)
            left = 44.0
            if sheet is not None:
                self._portrait(canvas, painter, sheet, (42, y, 62 * high / 74, high), main)
                left = 116.0
            name = value_name(texts, title.id, self.rows.id, main)
            note = f"{title.id}-option-{self.rows.id}-{main}-note".replace("_", "-")
            canvas.line(name, (left, y + high / 2 - 27, 280 - left, 32), 18, INK, "title")
            if texts.has(note):
                canvas.line(texts(note), (left, y + high / 2 + 3, 280 - left, 22), 12.5, INK2)

    def _portrait(self, canvas: Canvas, painter: Painter, sheet: DisplayList, rect: Rect, name: str) -> None:
        """The upper part of a card without its words, as wide as the place."""
        x, y, w, h = rect
        sheet = DisplayList(*sheet.size, (mark for mark in sheet.marks if not isinstance(mark, Text)))
        whole = painter.surface(canvas, ("portrait", name), sheet, w / sheet.size[0] * 1.1)
        canvas.clip((x, y, w, h))
        canvas.blit(whole, x - w * 0.05, y - w * 0.05)
        canvas.clip(None)
        canvas.panel(rect, "none", "#8A6A3B", 4, 2)

    def _draw_names(self, canvas: Canvas) -> None:
        texts = self.texts
        if self.list is None:
            message = f"statistics-no-{self.company}"
            canvas.line(texts(message), (40, 320, 800, 48), 17, INK, "title", "center")
            return
        canvas.fill((40, 196, 800, 1.2), RULE)
        canvas.line(texts("statistics-name"), (88, 204, 200, 28), 12.5, INK2, "bold")
        for name, right in self._heads():
            canvas.line(texts(f"statistics-{name}"), (right - 80, 204, 80, 28), 12.5, INK2, "bold", "right")
        canvas.line(texts("statistics-share"), (500, 204, 150, 28), 12.5, INK2, "bold")
        canvas.fill((40, 234, 800, 1.2), RULE)

    def _draw_line(self, canvas: Canvas, index: int, rect: Rect, state: str) -> None:
        x, y, _, h = rect
        who, line = self.lines[index]
        chosen = state == "chosen" and self.focus is self.list
        fill = "#F8E7BB" if chosen else "#FFFFFF" if state == "hover" else "#FFFDF6"
        canvas.panel(rect, fill, GOLD_DARK if chosen else RULE, 7, 1.2)
        canvas.icon("bot" if who.startswith(BOT) else "person", x + 14, y + h / 2 - 10, 20, INK2)
        canvas.line(who_in_words(self.texts, who), (x + 48, y, 190, h), 15, INK, "bold")
        for (_, right), words in zip(self._heads(), self._figures(line)):
            canvas.line(words, (right - 70, y, 70, h), 15, INK, "body", "right")
        share = line.won / line.played if line.played else 0.0
        canvas.panel((500, y + h / 2 - 5, 104, 10), "#E4D4AE", "#A89468", 5, 1)
        if share:
            canvas.panel((501, y + h / 2 - 4, max(8.0, 102 * share), 8), "#5E8A2E", None, 4)
        canvas.line(f"{share:.0%}" if line.played else "–", (606, y, 44, h), 13, INK2, align="right")

    def _heads(self) -> tuple[tuple[str, float], ...]:
        return COLUMNS if self.points else (*COLUMNS[:3], ("draws", 720.0))

    def _figures(self, line: WinRecord) -> tuple[str, ...]:
        counted: tuple[str, ...] = (str(line.best), f"{line.mean:.0f}") if self.points else (str(line.drawn),)
        if not line.played:
            counted = ("–",) * len(counted)
        return str(line.hinted or "–"), str(line.played), str(line.won), *counted

    def _streaks(self) -> list[tuple[str, str]]:
        texts, total = self.texts, self.total
        mean = signed(total.mean) if total.played else "–"
        last = (texts("statistics-mean"), mean) if self.points else (texts("statistics-drawn"), str(total.drawn))
        return [
            (texts("statistics-streak"), str(total.streak)),
            (texts("statistics-longest"), str(total.longest)),
            last,
        ]

    def _points(self) -> list[tuple[str, str]]:
        texts, total = self.texts, self.total
        if not self.points:
            return [(texts("statistics-people"), str(len(self.lines))), (texts("statistics-drawn"), str(total.drawn))]
        rows = [
            (texts("statistics-people"), str(len(self.lines))),
            (texts("statistics-highest"), str(total.best) if total.played else "–"),
        ]
        return [*rows, (texts("statistics-mean"), signed(total.mean) if total.played else "–")]
