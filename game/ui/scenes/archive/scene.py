"""The archive: every session with its picture, and what can be done with it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.archive import Entry, Listing, Offered, Store
from game.archive.listing import HISTORY, LOST, NEWER, REPAIRABLE, UNREAD, WHOLE, matching, searchable
from game.archive.wanted import Wanted
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown
from game.ui.scenes.archive.buttons import add_buttons, is_reviewed
from game.ui.scenes.archive.card import draw_details
from game.ui.scenes.archive.deeds import ArchiveDeeds
from game.ui.scenes.archive.filter import FilterPanel, in_words
from game.ui.scenes.archive.rows import HEIGHT, PITCH, Rows
from game.ui.scenes.archive.words import told
from game.ui.scenes.house import Act, HouseScene, draw_sheet_of_paper
from game.ui.scenes.resuming import at_table, resume
from game.ui.scenes.shelf.scene import next_game, untabled
from game.ui.theme import CREAM, DIM, GOLD, INK2
from game.ui.widgets import Button, IconButton, ListView, Tabs, TextField, Toast, Tooltip

if TYPE_CHECKING:
    from game.ui.scene import Stage

TABS = ("all", "open", "over", "repair", "shipped")
LIST: Rect = (24, 118, 782, 546)
CARD: Rect = (828, 72, 428, 560)
SHIPPED = TABS.index("shipped")
ANYTHING = Wanted()
READ_SECONDS, SHOW_SECONDS = 0.012, 0.25
"""How long a frame reads sessions that are not known yet, and how often the list shows what came in."""


class Archive(HouseScene):
    """The list at the left, the chosen session at the right. ``wanted`` narrows the list from the beginning."""

    title_message = "drawer-archive"
    caption_message = "archive-caption"

    def __init__(self, stage: Stage, tab: str = "all", wanted: Wanted = ANYTHING) -> None:
        super().__init__(stage)
        self.store: Store = stage.services.store
        self.listing: Listing = stage.services.listing
        for name in catalogue:
            stage.texts.read(catalogue[name])
        self.offered: Offered = stage.services.shared(Offered, lambda: Offered(self.store))
        self.rows = Rows(stage, lambda entry: self.offered.why(self.texts, entry))
        self.deeds = ArchiveDeeds(stage, self._path, self.reload)
        self.tab = TABS.index(tab)
        self.wanted, self.filtering = wanted, False
        self.query = ""
        self.by_length = False
        self.asking = ""
        self.all: list[Entry] = self.listing.entries()
        self.shown: list[Entry] = []
        self.chosen = 0
        self.panel: FilterPanel | None = None
        self.list: ListView | None = None
        self.search: TextField | None = None
        self.field: TextField | None = None
        self._told: dict[tuple[object, ...], str] = {}
        self._untold, self._tell_until = False, 0.0
        self._unshown = 0.0
        self._fresh = True
        self._tell_problem()

    # --- the list --------------------------------------------------------------------------------

    def enter(self) -> None:
        """Sessions may have been played since."""
        if not self._fresh:
            self.reload()
        self._fresh = False

    def reload(self, choose: str = "") -> None:
        """Read the list anew, and choose the session with that id if it is shown."""
        self.all = self.listing.entries()
        self._tell_problem()
        if choose and all(entry.id != choose for entry in self._found()):
            self.tab, self.query, self.wanted = 0, "", ANYTHING
        self.layout(choose)
        self.stage.invalidate()

    def _tell_problem(self) -> None:
        if self.store.problem:
            self.deeds.say(self.texts(self.store.problem, place=str(self.store.folder)), "warning")

    def groups(self) -> tuple[list[Entry], ...]:
        """The entries of each tab; the last one is the recorded games that come with the app."""
        return (
            self.all,
            [e for e in self.all if not e.over and e.state == WHOLE],
            [e for e in self.all if e.over],
            [e for e in self.all if e.state in (REPAIRABLE, LOST, NEWER, HISTORY)],
            self.offered.entries(),
        )

    def _counts(self) -> list[int]:
        return [len(group) for group in self.groups()]

    def _found(self) -> list[Entry]:
        """The entries of the tab that are wanted, in order."""
        found = self.groups()[self.tab]
        if self.wanted != ANYTHING:
            found = [entry for entry in found if self.wanted.fits(entry)]
        self._untold, self._tell_until = False, time.perf_counter() + READ_SECONDS
        found = matching(found, self.query, self._text)
        return sorted(found, key=lambda e: -e.plies) if self.by_length else found

    def _text(self, entry: Entry) -> str:
        """What a session is found by. Of thousands not all are worded within a frame: the others are found in the next
        ones."""
        key = (entry.id, entry.stamp, entry.state, self.texts.language)
        if key not in self._told:
            if time.perf_counter() > self._tell_until:
                self._untold = True
                return ""
            self._told[key] = searchable(entry, told(self.texts, entry, self.store.now()))
        return self._told[key]

    @property
    def entry(self) -> Entry | None:
        """The chosen session."""
        return self.shown[self.chosen] if 0 <= self.chosen < len(self.shown) else None

    # --- building --------------------------------------------------------------------------------

    def layout(self, choose: str = "") -> None:
        """Tabs, search, the list, the buttons of the chosen one."""
        focused = self.focused or "list"
        kept = self.list.scroll.offset if self.list is not None else 0.0
        super().layout()
        self._show(choose)
        self._bar()
        top = LIST[1]
        self.panel = None
        if self.filtering:
            self.panel = FilterPanel(self.stage, (24, top, 782), self.wanted, self.all, self._want)
            self.widgets += self.panel.widgets
            top += self.panel.rect[3] + 10
        elif self.wanted != ANYTHING:
            words = self.texts("archive-filtered", what=in_words(self.texts, self.wanted))
            off = self.texts("archive-filter-clear")
            act = partial(self._want, ANYTHING)
            self.button("filtered", (24, top, 782, 32), words, act, icon="filter", key=off, size=13.5)
            top += 40
        place = (LIST[0], top, LIST[2], LIST[1] + LIST[3] - top)
        draw, count = self._draw_row, len(self.shown)
        self.list = ListView(place, PITCH, HEIGHT, count, draw, self._choose, lambda _: self.go(), widget_id="list")
        self.list.chosen = self.chosen if self.shown else -1
        self.list.scroll.to(kept)
        self.list.scroll.show(max(0, self.chosen) * PITCH, HEIGHT)
        self.widgets.append(self.list)
        self.field = None
        if self.asking:
            self.field = self._field()
            self.set_focus(self.field)
            return
        if self.entry is not None:
            add_buttons(self, self.entry, not self.is_shipped(self.entry), self._acts())
        elif not self.all:
            words = self.texts("shelf-start")
            self.button("begin", (932, 380, 220, 48), words, self.begin, kind="gold", icon="play")
        self.focus_on(focused, self.list)

    def _acts(self) -> dict[str, Act]:
        """What the buttons do, by name."""
        return {
            "go": self.go,
            "watch": self.watch,
            "again": self.again,
            "review": self.review,
            "branch": self.branch,
            "export": partial(self.ask, "export"),
            "rename": partial(self.ask, "rename"),
            "copy": partial(self._do, self.deeds.duplicate),
            "delete": self.delete,
        }

    def _field(self) -> TextField:
        """The field for what is asked, with what stands there first, and its two buttons."""
        texts, entry, asking = self.texts, self.entry, self.asking
        start = entry.name if entry is not None and asking == "rename" else ""
        if entry is not None and asking == "export":
            start = str(Path.home() / f"{entry.id.rsplit('/', 1)[-1]}.taku")
        hint = texts("archive-rename-hint" if asking == "rename" else "archive-path-hint")
        place, act = (842, 540, 400, 38), self.answer
        field = TextField(
            place, start, lambda _: None, hint=hint, icon=asking, most=400, on_enter=act, widget_id="field"
        )
        self.widgets.append(field)
        self.button(
            "no", (842, 586, 128, 36), texts("table-cancel"), self.on_escape, kind="paper", size=13.5, key="Esc"
        )
        do = texts(f"archive-{asking}-do")
        self.button("ok", (980, 586, 262, 36), do, act, kind="gold", size=14, icon="tick", key="Enter")
        return field

    def _bar(self) -> None:
        texts = self.texts
        labels, counts = [texts(f"archive-{name}") for name in TABS], self._counts()
        self.tabs = Tabs((24, 72, 540, 38), labels, self.tab, self._set_tab, counts, widget_id="tabs")
        hint = texts("archive-search")
        place = (572, 74, 150, 32)
        if self.search is None:  # The same one stays, with its cursor and what an input method is composing.
            self.search = TextField(place, self.query, self._set_query, icon="search", widget_id="search")
        self.search.text, self.search.hint = self.query, hint
        on, tip = self.by_length, texts("archive-sort-plies" if self.by_length else "archive-sort-date")
        sort = IconButton((730, 74, 34, 32), "sort", self._sort, on=on, tip=tip, widget_id="sort")
        on, tip = self.filtering or self.wanted != ANYTHING, texts("archive-filter")
        narrow = IconButton((772, 74, 34, 32), "filter", self._toggle_filter, on=on, tip=tip, widget_id="filter")
        self.widgets += [self.tabs, self.search, sort, narrow]
        act = partial(self.ask, "import")
        self.button("import", (1070, 11, 186, 34), texts("archive-import"), act, icon="import", size=13.5)

    # --- choosing --------------------------------------------------------------------------------

    def _show(self, choose: str = "") -> None:
        """Find what is shown; the chosen session stays the chosen one while it is there."""
        before = choose or (self.entry.id if self.entry is not None else "")
        self.shown = self._found()
        at = next((i for i, entry in enumerate(self.shown) if entry.id == before), self.chosen)
        self.chosen = max(0, min(at, len(self.shown) - 1))

    def _set_tab(self, tab: int) -> None:
        self.tab, self.chosen, self.shown = tab, 0, []
        self.layout()

    def _set_query(self, text: str) -> None:
        self.query, self.chosen, self.shown = text, 0, []
        self.layout()

    def _want(self, wanted: Wanted, focus: str = "list") -> None:
        self.wanted, self.chosen, self.shown = wanted, 0, []
        self.layout()
        self.set_focus(self.find(focus) or self.list, self.focus_shown)

    def _toggle_filter(self) -> None:
        self.filtering = not self.filtering
        self.layout()

    def _sort(self) -> None:
        self.by_length = not self.by_length
        self.layout()

    def _choose(self, index: int) -> None:
        self.chosen, self.asking = index, ""
        self.layout()
        self.set_focus(self.list, self.focus_shown)

    # --- doing -----------------------------------------------------------------------------------

    @property
    def toasts(self) -> list[Toast]:
        """What was said last."""
        return self.deeds.toasts

    @toasts.setter
    def toasts(self, toasts: list[Toast]) -> None:
        self.deeds.toasts = toasts

    def is_shipped(self, entry: Entry) -> bool:
        """True for a recorded game that comes with the app."""
        return entry.id in self.offered.games

    def _path(self, entry: Entry) -> Path:
        game = self.offered.games.get(entry.id)
        return game.path if game is not None else self.store.path(entry.id)

    def _do(self, act: Callable[[Entry], None]) -> None:
        if self.entry is not None:
            act(self.entry)

    def go(self) -> None:
        """Go on, watch what is over, rescue what is damaged; nothing where the title has no table."""
        entry = self.entry
        if entry is None or entry.state not in (WHOLE, REPAIRABLE, HISTORY) or untabled(entry):
            return
        if self.is_shipped(entry) or entry.state == HISTORY or (entry.over and entry.state == WHOLE):
            self.watch()
        else:
            resume(self.stage, entry)

    def watch(self) -> None:
        """From the first moment, without changing anything."""
        if self.entry is not None and not untabled(self.entry):
            self.deeds.watch(self.entry)

    def review(self) -> None:
        """Look a finished game over, where its title has a bot."""
        if self.entry is not None and is_reviewed(self.entry):
            self.deeds.review(self.entry)

    def branch(self) -> None:
        """Look at the last moment; from there or any other one goes on as a new session."""
        if self.entry is not None and not untabled(self.entry):
            self.deeds.watch(self.entry, at_end=True)

    def again(self) -> None:
        """Set such a game up anew: with as many seats and all its options."""
        entry = self.entry
        if entry is None or entry.title not in catalogue or untabled(entry):
            return
        title, count = catalogue[entry.title], len(entry.seats)
        options = {o.id: entry.options[o.id] for o in title.offered(count) if o.takes(entry.options.get(o.id, "?"))}
        self.push("lobby", title=title, seats=count, options=options)

    def begin(self) -> None:
        """Set a game up: the one that is filtered by, else the one played last."""
        title = catalogue[self.wanted.title] if self.wanted.title in catalogue else next_game(self.all)
        if title is not None:
            self.push("lobby", title=title)

    def delete(self) -> None:
        """Into the trash, with a way back for some seconds; the games that come with the app, and those that lie on
        the table, stay."""
        if self.entry is not None and not self.is_shipped(self.entry) and at_table(self.stage, self.entry.id) is None:
            self.deeds.delete(self.entry)

    def take(self, path: Path) -> None:
        """Import a file."""
        self.deeds.take(path)

    def ask(self, what: str) -> None:
        """Open the field for this, or close it: "import", "export", "rename"."""
        self.asking = "" if self.asking == what else what
        self.layout()

    def answer(self) -> None:
        """Do what the field was opened for."""
        what, text = self.asking, self.field.text.strip() if self.field else ""
        self.asking = ""
        self.layout()
        if what == "rename":
            self._do(lambda entry: self.deeds.rename(entry, text))
        elif what == "export" and text:
            self._do(lambda entry: self.deeds.export(entry, _place(text)))
        elif what == "import" and text:
            self.take(_place(text))

    # --- hearing ---------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The dialog and toasts first."""
        if self.deeds.dialog is not None:
            self.stage.invalidate()
            return self.deeds.dialog.handle(event)
        for toast in self.toasts:
            if toast.visible and toast.handle(event):
                self.stage.invalidate()
                return True
        if isinstance(event, PointerDown) and event.button == 1 and self._mended(event.x, event.y):
            return True
        return super().handle(event)

    def _mended(self, x: float, y: float) -> bool:
        """The button in the row of a damaged session was pressed."""
        index = self.list.at(x, y) if self.list is not None else -1
        if self.list is None or index < 0 or not self.rows.mends(self.list.row(index), self.shown[index], x, y):
            return False
        self.chosen = index
        self.go()
        return True

    def on_event(self, event: Event) -> bool:
        """V watches, G reviews, B branches, Del deletes, Enter goes on, F filters, Ctrl+F searches."""
        if not isinstance(event, Key) or getattr(self.focus, "typing", False):
            return False
        own = {"v": "watch", "g": "review", "b": "branch", "delete": "delete", "enter": "go"}
        if event.name in own:
            self._acts()[own[event.name]]()
        elif event.name == "f":
            self._toggle_filter()
        elif event.name == "ctrl+f":
            self.set_focus(self.search)
        else:
            return False
        return True

    def on_escape(self) -> None:
        """Close the field first, then the filter."""
        if self.asking:
            self.asking = ""
            self.layout()
        elif self.filtering:
            self._toggle_filter()
        else:
            super().on_escape()

    def update(self, seconds: float) -> bool:
        """Toasts; sessions that have not been read yet come in while the window goes on."""
        moving = self.deeds.update(seconds)
        if self.stage.scenes.top is not self:  # Whoever looks at something else waits for nothing here.
            return moving
        if self.tab == SHIPPED and self.offered.unread:
            if self.offered.read_on(READ_SECONDS):
                self._take_in(self.all)
                return True
            return moving
        if self.listing.unread:
            return self._read_on(seconds) or moving
        if self.listing.busy:
            self.listing.read_on(READ_SECONDS)
        if self._untold:
            self._take_in(self.all)
            return True
        return moving

    def _read_on(self, seconds: float) -> bool:
        """Read some more, what is in sight first; true when the list shows something new."""
        seen = [self.chosen, *self._seen()] if self.shown else []
        first = [self.shown[i].id for i in dict.fromkeys(seen) if self.shown[i].state == UNREAD]
        left = self.listing.read_on(READ_SECONDS, first)
        self._unshown += seconds
        if left and not first and self._unshown < SHOW_SECONDS:
            return False
        self._unshown = 0.0
        self._take_in(self.listing.known())
        return True

    def _take_in(self, entries: list[Entry]) -> None:
        """Show what has been read in the widgets that are there: new ones would lose a click that is under way."""
        before = self.entry
        self.all = entries
        self._show()
        self.tabs.counts = self._counts()
        if self.list is not None:
            self.list.set_count(len(self.shown))
            self.list.chosen = self.chosen if self.shown else -1
        known_now = before is not None and self.entry is not before
        if not self.asking and (known_now or (self.filtering and not self.listing.unread)):
            self.layout()

    def _seen(self) -> range:
        """The rows that lie in the window of the list."""
        if self.list is None:
            return range(0)
        first = int(self.list.scroll.offset // PITCH)
        return range(first, min(len(self.shown), first + int(self.list.rect[3] // PITCH) + 1))

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The ground, and the chosen session in detail."""
        super().draw(canvas)
        canvas.fill((24, 110, 782, 1.6), GOLD)
        if self.panel is not None:
            self.panel.draw(canvas)
        if self.list is not None and self.list.scroll.most:
            _, y, _, h = self.list.rect
            canvas.panel((811, y, 8, h), "#102A22", None, 4)
        if not self.shown and self.list is not None:
            words = "archive-empty" if not self.all and not self.query else "archive-none"
            _, y, _, h = self.list.rect
            canvas.line(self.texts(words), (24, y + h / 2 - 40, 782, 40), 17, CREAM, "title", "center")
        draw_sheet_of_paper(canvas, CARD)
        if self.entry is not None:
            draw_details(canvas, self.rows, self.entry, 446)
        else:
            canvas.icon("archive", 1014, 236, 56, "#A89468")
            canvas.line(self.texts("archive-nothing"), (848, 312, 388, 40), 15, INK2, align="center")
        if self.asking:
            what = self.texts(f"archive-{self.asking}-ask")
            canvas.line(what, (844, 508 if self.entry else 500, 396, 28), 14, INK2, "bold")
        keys = [("↑ ↓", "foot-choose"), ("Enter", "foot-open"), ("V", "foot-watch"), ("B", "foot-branch")]
        self.footer(canvas, [*keys, ("Del", "foot-delete"), ("F", "foot-filter"), ("Esc", "house-back")])
        if self.listing.unread:
            left = self.texts("archive-reading-left", count=self.listing.unread)
            canvas.line(left, (560, 684, 246, 24), 12.5, DIM, align="right")

    def draw_over(self, canvas: Canvas) -> None:
        """What a button is for, or why it is shut; toasts and the dialog."""
        for widget in self.widgets:
            if widget.hovered and (widget.tip or (not widget.enabled and widget.reason)):
                name = widget.tip or (widget.label if isinstance(widget, Button) else "")
                Tooltip(name, reason=widget.reason if not widget.enabled else "").draw(canvas, widget.rect)
        for toast in self.toasts:
            toast.draw(canvas)
        if self.deeds.dialog is not None:
            self.deeds.dialog.draw(canvas)

    def _draw_row(self, canvas: Canvas, index: int, rect: Rect, state: str) -> None:
        self.rows.draw(canvas, self.shown[index], rect, state)


def _place(text: str) -> Path:
    """A place as it was typed; unlike pathlib, os.path takes a ``~`` of nobody for a name like any other."""
    return Path(os.path.expanduser(text))
