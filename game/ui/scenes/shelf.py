"""The shelf: one room at night, the boxes of the games, the session that waits in its frame, a chest of drawers."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from game.archive import Entry, Listing, Store, Trouble
from game.engine import Seat, Session, Title, View
from game.presentation import art_of
from game.report import crash_report
from game.table.layout import inside
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown
from game.ui.fonts import drawable
from game.ui.scene import Scene
from game.ui.scenes.house import (
    Act,
    colour_of,
    component,
    headline,
    painter_for,
    picture,
    picture_of,
    seat_names,
    view_of,
    when,
)
from game.ui.theme import CREAM, INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import Button, IconButton, Pressable, Segmented, Toast, plain

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.table.scene import TableScene

log = logging.getLogger(__name__)
FRAME: Rect = (690, 128, 550, 328)
STRIP: Rect = (690, 480, 550, 58)


class Drawer(Pressable):
    """A drawer of the chest: hovering pulls it out a little."""

    radius = 5.0

    def __init__(self, rect: Rect, icon: str, label: str, sub: str, on_press: Act, widget_id: str) -> None:
        super().__init__(rect, on_press, widget_id)
        self.icon, self.label, self.sub = icon, label, sub

    def draw(self, canvas: Canvas) -> None:
        """The drawer, its paper label, its pull."""
        x, y, w, h = self.rect
        dy = {"hover": 4, "pressed": -1}.get(self.state, 0)
        if dy:
            canvas.shadow((x + 4, y + 8, w - 8, h), 6, 7, 170, 6)
            canvas.panel(self.rect, "#0E0704", None, 5)
        grow = 2 if dy > 0 else 0
        canvas.svg("shared/house/drawer", (x - grow, y + dy, w + 2 * grow, h))
        y += dy
        canvas.shadow((x + 24, y + 18, 186, 58), 3, 3, 90, 2)
        lit = self.state == "hover"
        canvas.panel(
            (x + 20, y + 14, 194, 66), "#C9A45A" if lit else "#8A6A3B", "#FFE6A6" if lit else "#E3C68A", 4, 1.4
        )
        paper = "#FFFDF6" if lit else "#E8DAB6" if self.state == "pressed" else PAPER
        canvas.panel((x + 25, y + 19, 184, 56), paper, "#C8B48C", 2, 1)
        canvas.icon(self.icon, x + 37, y + 36, 23, "#6B3F1E")
        canvas.line(self.label, (x + 72, y + 21, 132, 28), 18, INK, "title")
        canvas.line(self.sub, (x + 72, y + 47, 132, 22), 12, INK2)
        canvas.svg("shared/house/pull", (x + 81, y + 88, 72, 30))


class Box(Pressable):
    """A game's box on the shelf: pressing it begins a new game."""

    def __init__(self, rect: Rect, title: Title, texts: Texts, on_press: Act, depth: float = 20) -> None:
        super().__init__(rect, on_press, f"box-{title.id}")
        self.title, self.texts, self.depth = title, texts, depth

    def draw(self, canvas: Canvas) -> None:
        """Front, lettering, top and side, a glow when hovered."""
        x, y, w, h = self.rect
        d = self.depth
        lift = 8 if self.state in ("hover", "pressed") else 0
        y -= lift
        band, side, ink = art_of(self.title).BAND
        body = (
            f'<ellipse cx="{w / 2 + d}" cy="{h + 8 + lift}" rx="{w / 2 + d}" ry="8" fill="#120A05" fill-opacity=".5"/>'
            f'<path d="M0 7 L{d} 0 H{w + d} L{w} 7Z" fill="{side}"/><path d="M0 7 L{d} 0 H{w + d} L{w} 7Z" fill="#FFFFFF" '
            f'fill-opacity=".28"/><path d="M{w} 7 L{w + d} 0 V{h + 1} L{w} {h + 7}Z" fill="{side}"/>'
            f'<path d="M{w} 7 L{w + d} 0 V{h + 1} L{w} {h + 7}Z" fill="#0A0604" fill-opacity=".38"/>'
        )
        canvas.drawing(body, (x, y - 7, w + 2 * d, h + 24), (w + 2 * d, h + 24))
        canvas.svg(f"{self.title.id}/box", (x, y, w, h))
        high = h * 56 / 300
        canvas.fill((x, y + h - high, w, high), band)
        canvas.fill((x, y + h - high, w, 1.6), ink)
        texts = self.texts
        name = texts(f"{self.title.id}-name-{self.title.id}")
        canvas.line(name, (x + 4, y + h - high + 2, w - 8, high * 0.62), w * 0.135, ink, "title", "center")
        other = texts.say(f"{self.title.id}-name-{self.title.id}", {}, texts.other)
        canvas.line(other, (x + 4, y + h - high * 0.42, w - 8, high * 0.36), max(11.5, w * 0.058), ink, align="center")
        canvas.panel((x, y, w, h), "none", ink, 1, 1.2)
        if lift:
            way = f"M2 9 L{d + 2} 2 H{w + d + 4} V{h + 4} L{w + 4} {h + 12} H2Z"
            glow = (
                f'<path d="{way}" fill="none" stroke="#14211C" stroke-width="6" stroke-linejoin="round"/>'
                f'<path d="{way}" fill="none" stroke="#FFD55E" stroke-width="3.2" stroke-linejoin="round"/>'
            )
            canvas.drawing(glow, (x - 3, y - 10, w + d + 8, h + 18), (w + d + 8, h + 18))


class Shelf(Scene):
    """The first scene."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.store: Store = app.services["store"]
        self.listing: Listing = app.services["listing"]
        self.titles = [catalogue[name] for name in catalogue]
        for title in self.titles:
            app.texts.load(title.text_folder())
        self.toasts: list[Toast] = []
        self.entry: Entry | None = None

    def enter(self) -> None:
        """The list may have changed while another scene was shown."""
        self.layout()

    def layout(self) -> None:
        """Boxes, drawers, the frame's button, the switches at the top."""
        app, texts = self.app, self.app.texts
        self.all = self.listing.entries()
        if self.store.problem and not self.toasts:
            text = texts(self.store.problem, place=str(self.store.folder))
            self.toasts = [Toast(text, "", 0, None, "warning")]
        self.entry = next((e for e in self.all if not e.over and e.title in catalogue), None)
        open_ones = [e for e in self.all if not e.over and e is not self.entry and e.title in catalogue]
        self.widgets = []
        self.boxes: list[Box] = []
        count = len(self.titles)
        wide = {1: 226.0, 2: 190.0, 3: 160.0}.get(count, 138.0)
        pitch = wide + 34
        for index, title in enumerate(self.titles):
            x = 64 + pitch * index if count < 4 else 44 + 160 * index
            box = Box((x, 452 - wide * 300 / 220, wide, wide * 300 / 220), title, texts, partial(self.new, title))
            self.boxes.append(box)
            self.widgets.append(box)
        if count == 1:
            self.widgets.append(
                Button(
                    (48 + 330 - 150, 486, 138, 46),
                    texts("shelf-new"),
                    lambda: self.new(self.titles[0]),
                    kind="paper",
                    icon="play",
                    widget_id="new",
                )
            )
        x, y, _w, h = FRAME
        label, act = self._frame_button()
        self.main = Button(
            (x + 316, y + h - 82, 200, 52), label, act, kind="gold", icon="play", size=17, key="Enter", widget_id="go"
        )
        self.widgets.append(self.main)
        if open_ones:
            names = "　".join(
                f"{headline(texts, e)}（{when(texts, e.saved, self.store.now())}）" for e in open_ones[:2]
            )
            self.strip = ("archive", texts("shelf-others", count=len(open_ones)), names)
            shown = Button(
                (1104, 494, 122, 32), texts("shelf-all"), self.archive, kind="paper", size=13.5, widget_id="all"
            )
        else:
            self.strip = ("watch", texts("shelf-watch"), texts("shelf-watch-sub"))
            shown = Button(
                (1104, 494, 122, 32), texts("shelf-watch-go"), self.watch, kind="paper", size=13.5, widget_id="watch"
            )
        self.below = shown
        self.widgets.append(shown)
        self._drawers()
        self.widgets.append(
            Segmented(
                (1014, 24, 142, 34),
                ["日本語", "English"],
                0 if texts.language == "ja" else 1,
                lambda i: app.change_settings(language=("ja", "en")[i]),
                dark=True,
                widget_id="language",
            )
        )
        quiet = app.settings.muted
        sound = IconButton(
            (1164, 24, 34, 34), "sound_off" if quiet else "sound", lambda: app.change_settings(muted=not quiet)
        )
        sound.tip, sound.id = texts("shelf-sound"), "sound"
        full = IconButton((1206, 24, 34, 34), "fullscreen", app.toggle_fullscreen, widget_id="fullscreen")
        full.tip = texts("shelf-fullscreen")
        self.widgets += [sound, full]
        if self.focus is None or self.focus not in self.widgets:
            self.set_focus(self.main, shown=False)

    def _drawers(self) -> None:
        texts, app = self.app.texts, self.app
        over = [e for e in self.all if e.over]
        won = sum(e.victory for e in over)
        games = texts("drawer-archive-sub", count=len(self.all)) if self.all else texts("drawer-none")
        score = texts("drawer-statistics-sub", won=won, lost=len(over) - won) if over else texts("drawer-none")
        entries = [
            ("archive", "archive", games, self.archive),
            ("rules", "rules", texts("drawer-rules-sub"), self.rules),
            ("stats", "statistics", score, self.statistics),
            ("settings", "settings", texts("drawer-settings-sub"), lambda: app.scenes.push(app.make("settings"))),
            ("door", "leave", texts("drawer-leave-sub"), app.quit),
        ]
        for index, (icon, name, sub, act) in enumerate(entries):
            place = (31 + 246 * index, 564, 234, 128)
            self.widgets.append(Drawer(place, icon, texts(f"drawer-{name}"), sub, act, f"drawer-{name}"))

    def _frame_button(self) -> tuple[str, Act]:
        texts = self.app.texts
        if self.entry is None:
            return texts("shelf-start"), partial(self.new, self.titles[0])
        return texts("shelf-rescue" if self.entry.trouble else "shelf-back-to-table"), self.resume

    # --- going somewhere -------------------------------------------------------------------------

    def new(self, title: Title) -> None:
        """Set a new game up."""
        self.app.scenes.push(self.app.make("lobby", title=title))

    def resume(self) -> None:
        """Go on with the session in the frame; rescue it if it is damaged."""
        if self.entry is not None:
            resume(self.app, self.entry)

    def archive(self) -> None:
        """All sessions."""
        self.app.scenes.push(self.app.make("archive"))

    def watch(self) -> None:
        """The recorded games that come with the app."""
        self.app.scenes.push(self.app.make("archive", tab="shipped"))

    def rules(self) -> None:
        """How to play."""
        self.app.scenes.push(self.app.make("rules", title=self.titles[0], anchor=""))

    def statistics(self) -> None:
        """What all games together tell."""
        self.app.scenes.push(self.app.make("statistics"))

    def on_event(self, event: Event) -> bool:
        """F1 rules, F2 settings; Enter goes on, and so does a click anywhere on the frame; the strip below is its
        button."""
        if isinstance(event, PointerDown) and event.button == 1:
            for rect, button in ((FRAME, self.main), (STRIP, self.below)):
                if inside(rect, event.x, event.y):
                    button.press()
                    return True
        if isinstance(event, Key):
            acts = {
                "f1": self.rules,
                "f2": lambda: self.app.scenes.push(self.app.make("settings")),
                "enter": self.main.press,
            }
            if event.name in acts:
                acts[event.name]()
                return True
        return False

    def on_escape(self) -> None:
        """Esc leaves nothing by accident: it moves the focus to the last drawer."""
        self.set_focus(next(w for w in self.widgets if w.id == "drawer-leave"))

    def update(self, seconds: float) -> bool:
        """The rest of the sessions is read, toasts run out."""
        if self.listing.unread and not self.listing.read_on():
            self.layout()
            self.app.invalidate()
        moving = [t.update(seconds) for t in self.toasts]
        self.toasts = [t for t in self.toasts if t.visible]
        return any(moving)

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The room, the frame, what stands around."""
        texts = self.app.texts
        one = len(self.titles) <= 2
        canvas.svg("shared/house/room", (0, 0, 1280, 720))
        canvas.svg("shared/house/window", (376 if one else 426, 46, 280, 280))
        canvas.svg("shared/house/cabinet", (0, 0, 1280, 720))
        lamp = 690 if one else 815
        canvas.svg("shared/house/halo", (lamp - 210, -128, 420, 420))
        canvas.svg("shared/house/lantern", (lamp - 38, 0, 76, 119))
        if one:
            canvas.svg("shared/house/prop_pine", (420, 286, 150, 170))
            canvas.svg("shared/house/prop_tea", (572, 368, 86, 92))
            canvas.svg("shared/house/prop_dice", (352, 408, 100, 50))
        self._sign(canvas)
        self._tag(canvas)
        self._frame(canvas)
        icon, heading, below = self.strip
        canvas.shadow(STRIP, 4, 4, 110, 3)
        canvas.panel(STRIP, PAPER, PAPER_EDGE, 4, 1.2)
        canvas.icon(icon, 712, 498, 22, INK2)
        canvas.line(heading, (746, 484, 350, 26), 14.5, INK, "bold")
        canvas.line(below, (746, 509, 350, 22), 12.5, INK2)
        canvas.fill((0, 698, 1280, 22), "#120A05", 150)
        x = 31.0
        for key, message in (("F1", "drawer-rules"), ("F2", "drawer-settings"), ("F11", "shelf-fullscreen")):
            canvas.line(key, (x, 698, 40, 21), 12, "#E3BE6A", "bold")
            words = texts(message)
            canvas.line(words, (x + 30, 698, 120, 21), 12, "#E0CDAE")
            x += 30 + canvas.measure(words, 12) + 26
        from game import __version__

        canvas.line(f"Taku {__version__}", (1100, 698, 148, 21), 12, "#B9A98A", align="right")

    def draw_over(self, canvas: Canvas) -> None:
        """Toasts."""
        for toast in self.toasts:
            toast.draw(canvas)

    def _sign(self, canvas: Canvas) -> None:
        texts = self.app.texts
        rope = '<path d="M14 0 V20 M86 0 V20" stroke="#1A100A" stroke-width="2.5"/>'
        canvas.drawing(rope, (40, 8, 100, 20), (100, 20))
        canvas.shadow((40, 24, 96, 96), 10, 8, 120)
        canvas.panel((40, 24, 96, 96), "#4A2C17", "#C9A45A", 10, 2)
        canvas.panel((45, 29, 86, 86), "#143A2F", "#8A6A3B", 7, 1.2)
        canvas.line("卓", (40, 22, 96, 96), 64, "#F2D58C", "title", "center")
        canvas.line("Taku", (152, 26, 200, 52), 40, CREAM, "title")
        mood = "again" if self.entry else "first" if not self.all else "idle"
        canvas.line(texts(f"shelf-welcome-{mood}"), (154, 78, 210, 24), 15, "#DCE6D8")
        canvas.line(texts(f"shelf-welcome-{mood}-sub"), (154, 100, 210, 20), 12.5, "#B9CBBE")

    def _tag(self, canvas: Canvas) -> None:
        texts = self.app.texts
        if len(self.titles) != 1:
            return
        title = self.titles[0]
        canvas.shadow((48, 474, 330, 70), 4, 4, 110, 3)
        canvas.panel((48, 474, 330, 70), PAPER, PAPER_EDGE, 4, 1.2)
        canvas.line(texts(f"{title.id}-name-{title.id}"), (62, 479, 160, 30), 21, INK, "title")
        canvas.icon("person", 62, 516, 14, INK2)
        players = texts("shelf-players", fewest=title.fewest, most=title.most)
        canvas.line(players, (81, 511, 60, 24), 13.5, INK, "bold")
        x = 90 + canvas.measure(players, 13.5, "bold")
        if title.minutes[1]:
            canvas.icon("clock", x + 4, 516, 14, INK2)
            minutes = texts("shelf-minutes", least=title.minutes[0], most=title.minutes[1])
            canvas.line(minutes, (x + 23, 511, 206 - x, 24), 13.5, INK, "bold")

    def _frame(self, canvas: Canvas) -> None:
        _x, _y, w, h = FRAME
        canvas.shadow(FRAME, 4, 12, 150, 6)
        wood = (
            f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}"><stop offset="0" '
            'stop-color="#B98555"/><stop offset="1" stop-color="#6B4426"/></linearGradient><radialGradient id="v" '
            f'gradientUnits="userSpaceOnUse" cx="{w * 0.4}" cy="{h * 0.3}" r="{w * 0.7}"><stop offset="0" '
            'stop-color="#3B2C6E"/><stop offset="1" stop-color="#1A1036"/></radialGradient></defs>'
            f'<rect width="{w}" height="{h}" rx="4" fill="#2A180C"/><rect x="1.2" y="1.2" width="{w - 2.4}" '
            f'height="{h - 2.4}" rx="3.5" fill="url(#w)"/><path d="M0 0 L13 13 M{w} 0 L{w - 13} 13 M0 {h} L13 {h - 13} '
            f'M{w} {h} L{w - 13} {h - 13}" stroke="#4A2C17" stroke-width="1.4"/><rect x="12" y="12" width="{w - 24}" '
            f'height="{h - 24}" fill="#1E1008"/><rect x="13.5" y="13.5" width="{w - 27}" height="{h - 27}" fill="url(#v)"/>'
        )
        canvas.drawing(wood, FRAME, (w, h))
        if self.entry is None:
            self._first(canvas)
        else:
            self._waiting(canvas, self.entry)

    def _first(self, canvas: Canvas) -> None:
        texts, title = self.app.texts, self.titles[0]
        x, y, _, _ = FRAME
        dealt = partial(self._dealt, title)
        picture_of(self.app, canvas, title, dealt, (x + 34, y + 34, 258, 258), ("dealt", title.id))
        heading = texts("shelf-first-game" if not self.all else "shelf-next-game")
        canvas.line(heading, (x + 316, y + 24, 206, 36), 24, "#F2D58C", "title")
        painter_for(self.app, title).draw(canvas, art_of(title).invitation(), x + 316, y + 66)

    @staticmethod
    def _dealt(title: Title) -> View:
        settled = {o.id: o.default or o.values[0] for o in title.offered(title.fewest) if o.default or o.values}
        return Session(title, [Seat()] * title.fewest, settled, 1).view(None)

    def _waiting(self, canvas: Canvas, entry: Entry) -> None:
        texts, app = self.app.texts, self.app
        title = catalogue[entry.title]
        x, y, _, _ = FRAME
        place = (x + 34, y + 34, 258, 258)
        if not picture(app, canvas, entry, title, place):
            canvas.svg(f"{title.id}/box", (x + 56, y + 32, 194, 264))
        sx, sw = x + 316, 200.0
        heading = "shelf-continue" if not entry.trouble else "shelf-torn"
        canvas.line(texts(heading), (sx, y + 24, 206, 36), 24, "#F2D58C", "title")
        canvas.line(when(texts, entry.saved, self.store.now()), (sx, y + 58, 206, 20), 12.5, "#C9BEE0")
        if entry.trouble:
            torn = '<path d="M60 0 L40 16 L52 22 L24 40 L30 52 L0 60 V0Z" fill="#1E1008"/>'
            canvas.drawing(torn, (place[0] - 4, place[1] - 4, 70, 70), (60, 60))
            canvas.icon("warning", sx, y + 84, 22, "#FFB36B")
            params = dict(entry.params.items())
            message = f"{entry.trouble}".replace("_", "-")
            canvas.text(texts.say(message, params), (sx + 30, y + 82, 176, 110), 12.5, "#FFD7A0", leading=1.45)
        else:
            self._sitters(canvas, entry, title, sx, y + 88, sw)
            canvas.child((0, 0, 0, 0), title.id)
            where = texts("shelf-where" if entry.rounds else "shelf-where-open", round=entry.round, rounds=entry.rounds)
            phase = f"{title.id}-art-phase-{entry.phase}"
            tail = f" · {texts(phase)}" if texts.has(phase) else ""
            canvas.line(where + tail, (sx, y + 220, sw + 6, 24), 13, CREAM)

    def _sitters(self, canvas: Canvas, entry: Entry, title: Title, x: float, y: float, w: float) -> None:
        """The seats with their points: portraits for one against a rival, lines for more."""
        texts = self.app.texts
        names = seat_names(texts, entry, title)
        rows = [(names[i], texts("shelf-you") if len(names) == 1 else "", s, i) for i, s in enumerate(entry.scores)]
        rows += [(component(texts, title.id, who), texts("shelf-rival"), points, -1) for who, points in entry.rivals]
        view = view_of(entry, title)
        painter = painter_for(self.app, title)
        person = (getattr(view.state, "character", None) or [""])[0] if view else ""
        if len(names) == 1 and person and not entry.seats[0][0]:
            rows[0] = (component(texts, title.id, person), *rows[0][1:])
        if len(rows) <= 2 and view is not None:
            for index, (name, sub, points, seat) in enumerate(rows):
                top = y + 64 * index
                canvas.panel((x, top, w, 57), "#120926", "#5A4A86" if seat >= 0 else "#A83C55", 6, 1.2)
                painter.draw(canvas, art_of(title).emblem(view, seat), x + 5, top + 4, 0.41)
                canvas.line(name, (x + 56, top + 6, 86, 24), 14, CREAM, "bold")
                canvas.line(sub, (x + 56, top + 29, 86, 20), 12, "#C9BEE0")
                canvas.line(f"[star] {points}", (x + 130, top, w - 140, 57), 20, CREAM, "bold", "right")
            return
        for index, (name, _, points, seat) in enumerate(rows):
            top = y + 32 * index
            canvas.svg(f"shared/seats/{colour_of(entry, max(0, seat), title)}", (x + 2, top + 6, 18, 18))
            canvas.line(name, (x + 28, top, 100, 30), 14, CREAM, "bold")
            canvas.line(f"[star] {points}", (x + 120, top, w - 124, 30), 16, CREAM, "bold", "right")


def at_table(app: App, session_id: str) -> TableScene | None:
    """The table at which a session is being played now, if there is one."""
    from game.ui.table.scene import TableScene

    tables = [scene for scene in app.scenes.stack if isinstance(scene, TableScene) and scene.journal is not None]
    return next((table for table in tables if table.journal.id == session_id), None)


def resume(app: App, entry: Entry) -> None:
    """Open a session at the table, or go back to it if it lies there; a damaged one goes on from what is whole of it,
    as a new session."""
    table = at_table(app, entry.id)
    if table is not None:
        app.scenes.back_to(table)
        return
    store: Store = app.services["store"]
    found = store.open(entry.id)
    damage = _told(app, found) if isinstance(found, Trouble) else ""
    if isinstance(found, Trouble) and (found.session is not None or found.snapshot):
        found = store.rescue(entry.id, snapshot=found.session is None)
    if isinstance(found, Trouble):
        top, text = app.scenes.top, _told(app, found)
        if top is not None and hasattr(top, "toasts"):
            top.toasts = [Toast(text, "", 8, None, "warning")]
        return
    below = app.scenes.top
    try:
        table = app.make("table", session=found.session, journal=found, read_only=found.read_only)
        app.scenes.push(table)
        app.draw()
    except Exception as fault:  # Whatever is odd about a session must not take the room away.
        app.scenes.uncover(below)
        found.close()
        log.error("a session cannot be shown: %s (%s)", found.id, crash_report(fault), exc_info=fault)
        if below is not None and hasattr(below, "toasts"):
            text = app.texts("save-odd", file=found.document.name)
            below.toasts = [Toast(text, "", 8, None, "warning")]
        return
    if found.read_only:
        table.toast(app.texts("archive-read-only"), icon="lock")
    elif damage and not found.troubled:
        table.toast(damage, seconds=0, icon="warning")


def _told(app: App, trouble: Trouble) -> str:
    params = {key: plain(drawable(v)) if isinstance(v, str) else v for key, v in trouble.params.items()}
    return app.texts.say(trouble.code.replace("_", "-"), params)
