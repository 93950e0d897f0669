"""The archive: every session with its picture, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.archive import Entry, Listing, Store, Trouble, shipped
from game.archive.listing import LOST, NEWER, REPAIRABLE, WHOLE, matching, summary
from game.engine.record import Unreadable
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, FileDropped, Key
from game.ui.scenes.house import (
    HouseScene,
    colour_of,
    component,
    draw_sheet_of_paper,
    headline,
    painter_for,
    picture,
    seat_names,
    view_of,
    when,
)
from game.ui.scenes.shelf import resume
from game.ui.theme import (
    CREAM,
    GOLD_DARK,
    GOOD,
    GOOD_PAPER,
    INK,
    INK2,
    LINK,
    OPEN_PAPER,
    PAPER,
    PAPER_EDGE,
    RED,
    RED_PAPER,
)
from game.ui.widgets import Button, Dialog, ListView, Tabs, TextField, Toast, plain

if TYPE_CHECKING:
    from game.ui.app import App

TABS = ("all", "open", "over", "repair", "shipped")


class Archive(HouseScene):
    """The list at the left, the chosen session at the right."""

    title_message = "drawer-archive"
    caption_message = "archive-caption"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.store: Store = app.services["store"]
        self.listing: Listing = app.services["listing"]
        for name in catalogue:
            app.texts.load(catalogue[name].text_folder())
        self.tab = 0
        self.query = ""
        self.by_length = False
        self.asking = ""
        self.toasts: list[Toast] = []
        self.dialog: Dialog | None = None
        self._undo: Callable[[], None] | None = None
        self._shipped: dict[str, Path] | None = None
        self._shipped_entries: list[Entry] = []
        self.chosen = 0

    # --- the list --------------------------------------------------------------------------------

    def enter(self) -> None:
        """Sessions may have been played since."""
        self.reload()

    def reload(self) -> None:
        """Read the list anew."""
        self.all = self.listing.entries()
        self.layout()
        self.app.invalidate()

    def shipped_entries(self) -> list[Entry]:
        """The recorded games that come with the app, read once."""
        if self._shipped is None:
            self._shipped = {f"shipped/{path.stem}": path for path in shipped()}
            for key, path in self._shipped.items():
                entry = summary(self.store, path)
                entry.id = key
                self._shipped_entries.append(entry)
        return self._shipped_entries

    def groups(self) -> tuple[list[Entry], ...]:
        """The entries of each tab."""
        return (
            self.all,
            [e for e in self.all if not e.over and e.state == WHOLE],
            [e for e in self.all if e.over],
            [e for e in self.all if e.state in (REPAIRABLE, LOST, NEWER)],
            self.shipped_entries(),
        )

    def layout(self) -> None:
        """Tabs, search, the list, the buttons of the chosen one."""
        super().layout()
        if not hasattr(self, "all"):
            self.all = self.listing.entries()
        texts = self.texts
        groups = self.groups()
        self.shown = matching(groups[self.tab], self.query)
        if self.by_length:
            self.shown.sort(key=lambda e: -e.plies)
        labels = [texts(f"archive-{name}") for name in TABS]
        counts = [len(group) for group in groups]
        self.widgets.append(Tabs((24, 72, 540, 38), labels, self.tab, self._set_tab, counts, widget_id="tabs"))
        self.search = TextField(
            (584, 74, 168, 32),
            self.query,
            self._set_query,
            hint=texts("archive-search"),
            icon="search",
            widget_id="search",
        )
        self.widgets.append(self.search)
        sort = Button((760, 74, 46, 32), "", self._sort, icon="sort", widget_id="sort", pad=12)
        sort.tip = texts("archive-sort-plies" if not self.by_length else "archive-sort-date")
        self.widgets.append(sort)
        self.list = ListView(
            (24, 118, 782, 550), 92, 86, len(self.shown), self._row, self._choose, lambda _: self.go(), widget_id="list"
        )
        self.chosen = min(self.chosen, len(self.shown) - 1) if self.shown else 0
        self.list.chosen = self.chosen if self.shown else -1
        self.list.scroll.show(max(0, self.chosen) * 92, 86)
        self.widgets.append(self.list)
        self.widgets.append(
            Button(
                (1070, 11, 186, 34),
                texts("archive-import"),
                lambda: self._ask("import"),
                icon="import",
                size=13.5,
                widget_id="import",
            )
        )
        self._buttons()
        if not self.asking:
            self.set_focus(self.list, shown=self.focus_shown)

    def _buttons(self) -> None:
        entry = self.entry
        self.field: TextField | None = None
        if self.asking:
            self._build_field()
        if entry is None:
            return
        texts = self.texts
        is_shipped = entry.id.startswith("shipped/")
        whole = entry.state == WHOLE
        readable = entry.view is not None
        x, w = 842.0, 400.0
        if entry.state == REPAIRABLE:
            main = (texts("archive-rescue", ply=entry.plies), "repair")
        elif is_shipped or entry.over:
            main = (texts("archive-watch"), "watch")
        else:
            main = (texts("archive-continue"), "play")
        go = Button((x, 462, w, 48), main[0], self.go, kind="gold", icon=main[1], key="Enter", size=17, widget_id="go")
        go.enabled = whole or entry.state == REPAIRABLE
        items: list[tuple[str, str, Callable[[], None], bool, Rect, str]] = [
            ("watch", "watch", self.watch, readable and whole, (x, 518, 195, 38), "paper"),
            ("branch", "branch", self.branch, readable and whole, (x + 205, 518, 195, 38), "paper"),
            ("export", "export", lambda: self._ask("export"), True, (x, 564, 112, 36), "paper"),
            (
                "rename",
                "rename",
                lambda: self._ask("rename"),
                whole and not is_shipped,
                (x + 118, 564, 92, 36),
                "paper",
            ),
            ("copy", "copy", self.duplicate, readable and not is_shipped, (x + 216, 564, 88, 36), "paper"),
            ("delete", "delete", self.delete, not is_shipped, (x + 310, 564, 90, 36), "danger"),
        ]
        self.widgets.append(go)
        for name, icon, act, able, rect, kind in items:
            button = Button(
                rect, texts(f"archive-{name}"), act, kind=kind, icon=icon, size=13, pad=8, widget_id=f"archive-{name}"
            )
            button.enabled = able
            self.widgets.append(button)

    def _build_field(self) -> None:
        hint = "archive-path-hint" if self.asking in ("import", "export") else "archive-rename"
        start = ""
        if self.asking == "rename" and self.entry:
            start = self.entry.name
        elif self.asking == "export" and self.entry:
            start = str(Path.home() / f"{self.entry.id.rsplit('/', 1)[-1]}.json")
        self.field = TextField(
            (842, 612, 296, 36),
            start,
            lambda _: None,
            hint=self.texts(hint),
            icon="rename",
            most=400,
            on_enter=self._answer,
            widget_id="field",
        )
        self.widgets.append(self.field)
        self.widgets.append(
            Button(
                (1146, 612, 96, 36), self.texts("table-do"), self._answer, kind="gold", size=12.5, pad=4, widget_id="ok"
            )
        )
        self.set_focus(self.field)

    @property
    def entry(self) -> Entry | None:
        """The chosen session."""
        return self.shown[self.chosen] if 0 <= self.chosen < len(self.shown) else None

    def _set_tab(self, tab: int) -> None:
        self.tab, self.chosen = tab, 0
        self.layout()

    def _set_query(self, text: str) -> None:
        self.query, self.chosen = text, 0
        self.shown = matching(self.groups()[self.tab], text)
        self.list.set_count(len(self.shown))
        self.list.chosen = 0 if self.shown else -1

    def _sort(self) -> None:
        self.by_length = not self.by_length
        self.layout()

    def _choose(self, index: int) -> None:
        self.chosen = index
        self.asking = ""
        keep = self.list.scroll.offset
        shown = self.focus_shown
        self.layout()
        self.list.scroll.to(keep)
        self.list.scroll.show(index * 92, 86)
        self.set_focus(self.list, shown)

    # --- doing -----------------------------------------------------------------------------------

    def _path(self, entry: Entry) -> Path:
        if self._shipped and entry.id in self._shipped:
            return self._shipped[entry.id]
        return self.store.path(entry.id)

    def go(self) -> None:
        """Go on, watch what is over, rescue what is damaged."""
        entry = self.entry
        if entry is None:
            return
        if entry.id.startswith("shipped/") or entry.over:
            self.watch()
        elif entry.state in (WHOLE, REPAIRABLE):
            resume(self.app, entry)

    def watch(self) -> None:
        """From the first moment, without changing anything."""
        entry = self.entry
        if entry is None:
            return
        found = self.store.look(self._path(entry))
        if isinstance(found, Trouble):
            self._trouble(found)
            return
        scene = self.app.make("table", session=found.session, keeper=None, read_only=True)
        scene.source_id = entry.id.rsplit("/", 1)[-1]  # type: ignore[attr-defined]
        self.app.scenes.push(scene)
        scene.look_at(0)  # type: ignore[attr-defined]

    def branch(self) -> None:
        """Look at the last moment; from there or any other one goes on as a new session."""
        self.watch()
        scene = self.app.scenes.top
        if scene is not self and scene is not None:
            scene.look_at(max(0, len(scene.session.plies) - 1))  # type: ignore[attr-defined]

    def duplicate(self) -> None:
        """A copy."""
        if self.entry is not None:
            self._try(lambda entry: self.store.duplicate(entry.id))

    def delete(self) -> None:
        """Into the trash, with a way back for some seconds."""
        entry = self.entry
        if entry is None:
            return
        name = headline(self.texts, entry)
        try:
            undo = self.store.delete(entry.id)
        except OSError:
            self._say(self.texts("store-failed", place=str(self.store.folder)), "warning")
            return

        def back() -> None:
            undo()
            self.toasts = []
            self.reload()

        self.toasts = [
            Toast(
                self.texts("archive-deleted", name=name),
                self.texts("archive-deleted-sub"),
                8,
                (self.texts("archive-undo"), back),
                "delete",
                (828, 644, 428, 56),
            )
        ]
        self.reload()

    def _ask(self, what: str) -> None:
        self.asking = "" if self.asking == what else what
        self.layout()

    def _answer(self) -> None:
        what, text = self.asking, self.field.text.strip() if self.field else ""
        self.asking = ""
        if what == "rename":
            self._try(lambda entry: self.store.rename(entry.id, text))
        elif what == "export" and text:
            target = Path(text).expanduser()
            self._try(lambda entry: self._export(entry, target))
        elif what == "import" and text:
            self.take(Path(text).expanduser())
        self.reload()

    def _export(self, entry: Entry, target: Path) -> None:
        from game.archive.disk import write_whole

        if entry.id.startswith("shipped/"):
            write_whole(target, self._path(entry).read_bytes())
        else:
            self.store.export(entry.id, target)
        self._say(self.texts("archive-exported", path=str(target)), "export")

    def _try(self, act: Callable[[Entry], object]) -> None:
        entry = self.entry
        if entry is None:
            return
        try:
            act(entry)
        except Unreadable as fault:
            self._say(self.texts.say(fault.code.replace("_", "-"), dict(fault.params)), "warning")
        except OSError as fault:
            self._say(self.texts("store-failed", place=str(fault.filename or "")), "warning")
        self.reload()

    def take(self, path: Path) -> None:
        """Import a file."""
        found = self.store.import_file(path)
        if isinstance(found, Trouble):
            self._trouble(found, path)
            return
        self._say(self.texts("archive-imported"), "tick")
        self.tab, self.chosen = 0, 0
        self.reload()

    def _trouble(self, trouble: Trouble, path: Path | None = None) -> None:
        """Say what is wrong with a file; offer what is whole of it."""
        texts = self.texts
        params = {"file": path.name if path else "", **trouble.params}
        text = texts.say(trouble.code.replace("_", "-"), params)
        if trouble.session is None:
            self._say(text, "warning")
            return
        session = trouble.session

        def keep() -> None:
            self.dialog = None
            self.store.create(session).close()
            self.tab, self.chosen = 0, 0
            self.reload()

        self.dialog = Dialog(
            self.app.canvas,
            texts("archive-state-torn"),
            text,
            [
                (texts("table-cancel"), "paper", self._close_dialog),
                (texts("archive-rescue", ply=len(session.plies)), "gold", keep),
            ],
            self._close_dialog,
            1,
        )

    def _close_dialog(self) -> None:
        self.dialog = None

    def _say(self, text: str, icon: str) -> None:
        self.toasts = [Toast(text, "", 8, None, icon, (828, 644, 428, 56))]
        self.app.invalidate()

    def handle(self, event: Event) -> bool:
        """The dialog and toasts first; files dropped onto the window are imported."""
        if isinstance(event, FileDropped):
            self.take(event.path)
            return True
        if self.dialog is not None:
            self.app.invalidate()
            return self.dialog.handle(event)
        for toast in self.toasts:
            if toast.visible and toast.handle(event):
                self.app.invalidate()
                return True
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        """V watches, B branches, Del deletes, Enter goes on."""
        if isinstance(event, Key):
            acts = {"v": self.watch, "b": self.branch, "delete": self.delete, "enter": self.go}
            if event.name in acts and not getattr(self.focus, "typing", False):
                acts[event.name]()
                return True
        return False

    def on_escape(self) -> None:
        """Close the field first."""
        if self.asking:
            self.asking = ""
            self.layout()
            return
        super().on_escape()

    def update(self, seconds: float) -> bool:
        """Toasts."""
        moving = [t.update(seconds) for t in self.toasts]
        self.toasts = [t for t in self.toasts if t.visible]
        return any(moving)

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The ground, and the chosen session in detail."""
        super().draw(canvas)
        if not self.shown:
            words = "archive-empty" if not self.all else "archive-none"
            canvas.line(self.texts(words), (24, 300, 782, 40), 17, CREAM, "title", "center")
        draw_sheet_of_paper(canvas, (828, 72, 428, 590 if self.asking else 540))
        if self.entry is not None:
            self._details(canvas, self.entry)
        keys = [("↑ ↓", "foot-choose"), ("Enter", "foot-open"), ("Del", "foot-delete"), ("Esc", "house-back")]
        self.footer(canvas, keys)

    def draw_over(self, canvas: Canvas) -> None:
        """Toasts and the dialog."""
        for toast in self.toasts:
            toast.draw(canvas)
        if self.dialog is not None:
            self.dialog.draw(canvas)

    def _row(self, canvas: Canvas, index: int, rect: Rect, state: str) -> None:
        entry = self.shown[index]
        texts = self.texts
        x, y, w, h = rect
        broken = entry.state != WHOLE
        fill = "#F8E7BB" if state == "chosen" else "#FFFDF6" if state == "hover" else PAPER
        canvas.panel(rect, fill, RED if broken else GOLD_DARK if state == "chosen" else PAPER_EDGE, 8, 1.4)
        if state == "chosen":
            canvas.fill((x + 2, y + 8, 5, h - 16), "#D9B25F")
        canvas.panel((x + 14, y + 6, 148, 74), "#241A49", None, 5)
        title = catalogue.get(entry.title)
        if title is not None:
            if not picture(self.app, canvas, entry, title, (x + 18, y + 8, 70, 70)):
                canvas.svg(f"{title.id}/crest", (x + 30, y + 22, 42, 42))
            self._faces(canvas, entry, x + 94, y + 10)
        if broken:
            torn = '<path d="M10 0 L0 12 L8 22 L-4 36 L6 50 L-2 62 L6 74 H60 V0Z" fill="#F6EEDC"/>'
            canvas.drawing(torn, (x + 110, y + 6, 60, 74), (60, 74))
            canvas.icon("warning", x + 128, y + 28, 28, RED)
        name = headline(texts, entry) if entry.view else entry.id
        canvas.line(name, (x + 180, y + 5, 340, 28), 16.5, INK, "bold")
        canvas.line(
            when(texts, entry.saved, self.store.now()), (x + 540, y + 6, w - 554, 24), 12.5, INK2, align="right"
        )
        if broken:
            canvas.text(self._fault(entry), (x + 180, y + 32, w - 300, 50), 13, RED, leading=1.35)
        else:
            self._standing(canvas, entry, x + 180, y + 32, w - 300)
            where = texts("shelf-where" if entry.rounds else "shelf-where-open", round=entry.round, rounds=entry.rounds)
            if entry.over and entry.outcome and title is not None:
                ending = f"{entry.title}-ending-{entry.outcome}-name".replace("_", "-")
                where = texts(ending) if texts.has(ending) else where
            line = f"{where}　·　{texts('archive-plies', plies=entry.plies)}"
            flags = "　".join(texts(f"flag-{f}") for f in entry.flags)
            canvas.line(f"{line}　{flags}" if flags else line, (x + 180, y + 57, w - 320, 24), 12.5, INK2)
        self._chip(canvas, entry, x + w - 14, y + 52)

    def _fault(self, entry: Entry) -> str:
        params = {"file": f"{entry.id}.json", **entry.params}
        return self.texts.say(entry.trouble.replace("_", "-"), params)

    def _faces(self, canvas: Canvas, entry: Entry, x: float, y: float) -> None:
        """The rival's portrait, or the seats' shapes."""
        title = catalogue[entry.title]
        view = view_of(entry, title) if entry.rivals else None
        if view is not None:
            sheet = title.part("look").emblem(view, -1)
            painter_for(self.app, title).draw(canvas, sheet, x + 3, y, 0.55)
            return
        for seat in range(len(entry.seats)):
            place = (x + 4 + 30 * (seat % 2), y + 4 + 32 * (seat // 2), 26, 26)
            canvas.svg(f"shared/seats/{colour_of(entry, seat, title)}", place)

    def _standing(self, canvas: Canvas, entry: Entry, x: float, y: float, w: float) -> None:
        title = catalogue[entry.title]
        names = seat_names(self.texts, entry, title)
        rows = [(colour_of(entry, i, title), names[i], s) for i, s in enumerate(entry.scores)]
        rows += [("black", component(self.texts, entry.title, who), points) for who, points in entry.rivals]
        best = max((points for _, _, points in rows), default=0)
        at = x
        room = w / max(1, len(rows))
        for colour, name, points in rows:
            canvas.svg(f"shared/seats/{colour}", (at, y + 4, 17, 17))
            face = "**" if points == best else ""
            canvas.line(f"{face}{name}{face}  **{points}**", (at + 24, y, room - 30, 26), 14, INK)
            at += min(room, canvas.measure(f"{name}  {points}", 14, "bold") + 50)

    def _chip(self, canvas: Canvas, entry: Entry, right: float, y: float) -> None:
        texts = self.texts
        if entry.state == NEWER:
            kind, fill, ink = "newer", OPEN_PAPER, LINK
        elif entry.state != WHOLE:
            kind, fill, ink = "torn", RED_PAPER, RED
        elif not entry.over:
            kind, fill, ink = "open", OPEN_PAPER, LINK
        elif len(entry.seats) == 1:
            won = bool(entry.ranks) and entry.ranks[0] == 1
            kind, fill, ink = ("won", GOOD_PAPER, GOOD) if won else ("lost", "#F6D9D2", RED)
        else:
            kind, fill, ink = "over", GOOD_PAPER, GOOD
        words = texts(f"archive-state-{kind}")
        if entry.over and entry.rivals and entry.scores and entry.state == WHOLE:
            words += f" {entry.scores[0] - entry.rivals[0][1]:+d}".replace("-", "−")
        wide = canvas.measure(words, 12.5, "bold") + 26
        canvas.panel((right - wide, y, wide, 24), fill, ink, 12, 1.3)
        canvas.line(words, (right - wide + 4, y, wide - 8, 24), 12.5, ink, "bold", "center")

    def _details(self, canvas: Canvas, entry: Entry) -> None:
        texts = self.texts
        title = catalogue.get(entry.title)
        canvas.panel((842, 86, 400, 222), "#241A49", "#E3BE6A", 6, 1.2)
        if title is not None and picture(self.app, canvas, entry, title, (852, 97, 200, 200)):
            self._people(canvas, entry)
        else:
            canvas.icon("warning", 1018, 170, 48, "#FFB36B")
        rows = [("archive-progress", texts("archive-plies", plies=entry.plies))]
        if entry.view is not None and title is not None:
            names = "　".join(seat_names(texts, entry, title))
            rows.append(("archive-seats", names))
        if entry.parent:
            rows.append(("archive-seats", texts("archive-parent", parent=plain(entry.parent))))
        state = texts("archive-file-whole") if entry.state == WHOLE else self._fault(entry)
        rows.append(("archive-file", state))
        y = 320.0
        for message, words in rows:
            canvas.line(texts(message), (848, y, 70, 24), 12.5, INK2)
            end = canvas.text(words, (920, y + 1, 320, 48), 13.5, INK, leading=1.4)
            y = max(y + 28, end + 6)
        canvas.line(plain(entry.id), (848, 428, 394, 22), 11.5, INK2)

    def _people(self, canvas: Canvas, entry: Entry) -> None:
        texts = self.texts
        title = catalogue[entry.title]
        names = seat_names(texts, entry, title)
        view = view_of(entry, title)
        rows = [(names[i], points, i) for i, points in enumerate(entry.scores)]
        rows += [(component(texts, entry.title, who), points, -1) for who, points in entry.rivals]
        painter = painter_for(self.app, title)
        pitch = min(92.0, 200 / max(1, len(rows)))
        for index, (name, points, seat) in enumerate(rows):
            y = 98 + pitch * index
            scale = min(0.66, (pitch - 8) / 120)
            if view is not None:
                painter.draw(canvas, title.part("look").emblem(view, seat), 1064, y, scale)
            left = 1064 + 100 * scale + 12
            if pitch > 60:
                canvas.line(name, (left, y + 4, 1234 - left, 26), 15, CREAM, "bold")
                canvas.line(f"[star] {points}", (left, y + 32, 1234 - left, 36), 21, CREAM, "bold")
            else:
                canvas.line(name, (left, y, 1190 - left, pitch), 13.5, CREAM, "bold")
                canvas.line(str(points), (1180, y, 54, pitch), 16, CREAM, "bold", "right")


__all__ = ["Archive"]
