"""The shelf: one room with a window, the boxes of the games, the session that waits in its frame, a chest of drawers."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial

from game.archive import Entry, Listing, Store
from game.archive.statistics import fair, hinted
from game.archive.today import begun, current, daily, streak, week
from game.engine import Seat, Session, Title, View
from game.presentation import art_of
from game.table.layout import Rect, inside
from game.table.lessons import outline_of
from game.text.speech import brief_name
from game.titles import catalogue
from game.ui.background import HOUSE
from game.ui.canvas import Canvas, TextStyle
from game.ui.events import Event, Key, PointerDown
from game.ui.scene import Stage
from game.ui.scenes.archive.words import phase_name, sitters, where
from game.ui.scenes.day.leaf import Leaf
from game.ui.scenes.house import (
    Act,
    draw_cover,
    draw_window,
    game_name,
    headline,
    mark,
    painter_for,
    picture,
    picture_of,
    view_of,
    when,
)
from game.ui.scenes.lobby.scene import begin
from game.ui.scenes.page import Page
from game.ui.scenes.resuming import resume, show_ending
from game.ui.scenes.shelf.parts import Box, Drawer, Notice, Places, draw_tag, places_for
from game.ui.theme import CREAM, INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import IconButton, Segmented, Toast

log = logging.getLogger(__name__)

ROOM = ("shared/house/room", "shared/house/cabinet")
"""The walls, and the chest of drawers that stands before the window."""


def on_shelf() -> list[Title]:
    """The titles that have a table, in the order of their names."""
    return [title for title in catalogue.values() if title.on_table]


def untabled(entry: Entry) -> bool:
    """True for a session of a title that has no table: it is played in the terminal."""
    return entry.title in catalogue and not catalogue[entry.title].on_table


def next_game(entries: Sequence[Entry]) -> Title | None:
    """The title of the newest session that has a table, else the one that the fewest people can play, since
    who is new may be alone; None if the shelf is empty."""
    offered = {title.id: title for title in on_shelf()}
    first = min(offered.values(), key=lambda title: title.fewest, default=None)
    return next((offered[e.title] for e in entries if e.title in offered), first)


class Shelf(Page):
    """The first scene."""

    place = HOUSE

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._greeted = False
        self.store: Store = stage.services.store
        self.listing: Listing = stage.services.listing
        for drawing in ROOM:  # The games are loaded meanwhile.
            stage.canvas.foresee(drawing, (0, 0, 1280, 720))
        self.titles = on_shelf()
        self.places = places_for(len(self.titles))
        for title in self.titles:
            stage.texts.read(title)
        self.toasts: list[Toast] = []
        self.entry: Entry | None = None

    def enter(self) -> None:
        """The list may have changed while another scene was shown. Whoever comes in is greeted with music once."""
        self.layout()
        if not self._greeted:
            self._greeted = True
            self.stage.sound.theme(HOUSE)

    def layout(self) -> None:
        """Boxes, drawers, the frame's button, the switches at the top."""
        stage, texts = self.stage, self.texts
        self.all = self.listing.entries()
        self._date = self.store.now().date()
        known = {title.id for title in self.titles}
        self.entry = next((e for e in self.all if not e.over and e.title in known), None)
        self.next = next_game(self.all)
        open_ones = [e for e in self.all if not e.over and e is not self.entry and e.title in known]
        if self.store.problem and not self.toasts:
            text = texts(self.store.problem, place=str(self.store.folder))
            self.toasts = [Toast(text, "", 0, None, "warning")]
        self.widgets = []
        self.boxes: list[Box] = []
        places = self.places
        for index, title in enumerate(self.titles):
            box = Box(places.box(index), title, texts, partial(self.new, title))
            self.boxes.append(box)
            self.widgets.append(box)
        if len(self.titles) == 1:
            new = partial(self.new, self.titles[0])
            self.button("new", (48 + 330 - 150, 486, 138, 46), texts("shelf-new"), new, kind="paper", icon="play")
        self.leaf = self._leaf()
        if self.leaf is not None:
            self.widgets.append(self.leaf)
        label, act = self._frame_button()
        spot: Rect = places.button
        key = "Enter"
        if self._teaches():
            spot = self._teach(places)
            key = "Enter" if places.roomy else ""
        empty = texts("shelf-empty") if self.entry is None and self.next is None else ""
        self.main = self.button("go", spot, label, act, empty, kind="gold", icon="play", size=17, key=key)
        room = 122.0 if places.roomy else 104.0
        place = (1240 - 14 - room, 494.0, room, 32.0)
        if open_ones:
            names = "　".join(
                texts("shelf-other", game=headline(texts, e), when=when(texts, e.saved, self.store.now()))
                for e in open_ones[:2]
            )
            self.strip = ("archive", texts("shelf-others", count=len(open_ones)), names)
            name, go, games = "all", "shelf-all", partial(self.push, "archive")
        else:
            self.strip = ("watch", texts("shelf-watch"), texts("shelf-watch-sub"))
            name, go, games = "watch", "shelf-watch-go", partial(self.push, "archive", tab="shipped")
        self.below = self.button(name, place, texts(go), games, kind="paper", size=13.5, pad=6)
        self._drawers()
        if catalogue.troubles:
            self.widgets.append(Notice((31, 540, 1218, 22), texts, catalogue.troubles))
        words, at, rect = ["日本語", "English"], 0 if texts.language == "ja" else 1, (1014.0, 24.0, 142.0, 34.0)
        self.widgets.append(Segmented(rect, words, at, self._speak, dark=True, widget_id="language"))
        quiet = stage.settings.muted
        for name, icon, x, change in (
            ("sound", "sound_off" if quiet else "sound", 1164, partial(stage.change_settings, muted=not quiet)),
            ("fullscreen", "fullscreen", 1206, stage.toggle_fullscreen),
        ):
            tip = texts(f"shelf-{name}")
            self.widgets.append(IconButton((x, 24, 34, 34), icon, change, tip=tip, widget_id=name))
        if self.focus is None or self.focus not in self.widgets:
            self.set_focus(self.main, shown=False)

    def _speak(self, at: int) -> None:
        self.stage.change_settings(language=("ja", "en")[at])

    def _teaches(self) -> bool:
        """True if somebody new is offered the lessons of the game in the frame."""
        progress = self.stage.services.progress
        lessons = outline_of(self.next).lessons if self.entry is None and self.next is not None else ()
        return self.next is not None and progress.done(self.next.id) < len(lessons)

    def _teach(self, places: Places) -> Rect:
        """The way to the lessons, above the button of the frame or left of it; returns where that one is then."""
        x, y, w, h = places.button
        place: Rect = (x, y - 48, w, 42)
        rest: Rect = places.button
        if not places.roomy:
            half = (w - 10) / 2
            place, rest = (x, y, half, h), (x + half + 10, y, half, h)
        self.button("lessons", place, self.texts("lesson-head"), self.rules, icon="show", size=16)
        return rest

    def _drawers(self) -> None:
        texts = self.texts
        over = [e for e in self.all if fair(e) and e.people]
        won, drawn = sum(e.victory for e in over), sum(e.drawn for e in over)
        games = texts("drawer-archive-sub", count=len(self.all)) if self.all else texts("drawer-none")
        helped = sum(hinted(e) for e in self.all if e.people)
        none = texts("drawer-statistics-hinted", count=helped) if helped else texts("drawer-none")
        score = texts("drawer-statistics-sub", won=won, lost=len(over) - won - drawn) if over else none
        entries: list[tuple[str, str, str, Act]] = [
            ("archive", "archive", games, partial(self.push, "archive")),
            ("rules", "rules", texts("drawer-rules-sub"), self.rules),
            ("stats", "statistics", score, partial(self.push, "statistics")),
            ("settings", "settings", texts("drawer-settings-sub"), partial(self.push, "settings")),
            ("door", "leave", texts("drawer-leave-sub"), self.stage.quit),
        ]
        for index, (icon, name, sub, act) in enumerate(entries):
            place = (31 + 246 * index, 564, 234, 128)
            self.widgets.append(Drawer(place, icon, texts(f"drawer-{name}"), sub, act, f"drawer-{name}"))

    def _frame_button(self) -> tuple[str, Act]:
        texts = self.texts
        if self.entry is None:
            return texts("shelf-start"), partial(self.new, self.next)
        return texts("shelf-rescue" if self.entry.trouble else "shelf-back-to-table"), self.resume

    def _leaf(self) -> Leaf | None:
        """The leaf of the day, where a game for one stands on the shelf and the wall has room."""
        day = current(self.all, self.store.now().date())
        game = daily(self.titles, day)
        if game is None or self.places.roomy or not self.stage.services.keeps:
            return None
        return Leaf(self.stage, game, week(self.all, day), streak(self.all, day), self.today)

    # --- going somewhere -------------------------------------------------------------------------

    def today(self) -> None:
        """Begin today's game, go on with it, or tell what came of it."""
        if self.leaf is None:
            return
        today = self.leaf.days[-1]
        if today.entry is None:
            begin(self.stage, begun(self.leaf.game))
        elif not today.entry.over:
            resume(self.stage, today.entry)
        else:
            show_ending(self.stage, today.entry)

    def new(self, title: Title | None) -> None:
        """Set a new game up."""
        if title is not None:
            self.push("lobby", title=title)

    def resume(self) -> None:
        """Go on with the session in the frame; rescue it if it is damaged."""
        if self.entry is not None:
            resume(self.stage, self.entry)

    def rules(self) -> None:
        """How to play the game in the frame; where there are several, the rules offer the others."""
        title = catalogue[self.entry.title] if self.entry is not None else self.next
        if title is not None and outline_of(title).lessons:
            self.push("lessons", title=title)
        elif title is not None:
            self.push("rules", title=title, anchor="")

    def on_event(self, event: Event) -> bool:
        """F1 rules, F2 settings; Enter goes on, and so does a click anywhere on the frame; the strip below is its
        button."""
        if isinstance(event, PointerDown) and event.button == 1:
            for rect, button in ((self.places.frame, self.main), (self.places.strip, self.below)):
                if inside(rect, event.x, event.y):
                    button.press()
                    return True
        if isinstance(event, Key):
            acts: dict[str, Act] = {
                "f1": self.rules,
                "f2": partial(self.push, "settings"),
                "enter": self.main.press,
                "t": self.today,
            }
            if event.name in acts:
                acts[event.name]()
                return True
        return False

    def on_escape(self) -> None:
        """Esc leaves nothing by accident: it moves the focus to the last drawer."""
        self.set_focus(self.find("drawer-leave"))

    def update(self, seconds: float) -> bool:
        """The rest of the sessions is read, toasts run out, at midnight the leaf is another one."""
        if self.stage.scenes.top is self and self.store.now().date() != self._date:
            self.layout()
            self.stage.invalidate()
        if self.stage.scenes.top is self and self.listing.busy:
            unread = self.listing.unread
            if not self.listing.read_on() and unread:
                self.layout()
                self.stage.invalidate()
        moving = [t.update(seconds) for t in self.toasts]
        self.toasts = [t for t in self.toasts if t.visible]
        return any(moving)

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The room, the frame, what stands around."""
        texts = self.texts
        count, strip, roomy = len(self.titles), self.places.strip, self.places.roomy
        walls, cabinet = ROOM
        canvas.svg(walls, (0, 0, 1280, 720))
        draw_window(canvas, self.store.now(), (376 if roomy else 426, 46, 280, 280))
        canvas.svg(cabinet, (0, 0, 1280, 720))
        lamp = 690 if roomy else 815
        canvas.svg("shared/house/halo", (lamp - 210, -128, 420, 420))
        canvas.svg("shared/house/lantern", (lamp - 38, 0, 76, 119))
        if count < 2:
            canvas.svg("shared/house/prop_pine", (420, 286, 150, 170))
            canvas.svg("shared/house/prop_tea", (572, 368, 86, 92))
            canvas.svg("shared/house/prop_dice", (352, 408, 100, 50))
        elif count == 2:
            canvas.svg("shared/house/prop_pine", (524, 286, 150, 170))
        self._sign(canvas)
        self._tags(canvas)
        self._frame(canvas)
        icon, heading, below = self.strip
        canvas.sheet(strip, PAPER, PAPER_EDGE, 4, 1.2, (4, 110, 3))
        left = strip[0] + (56 if roomy else 40)
        room = self.below.rect[0] - 8 - left
        canvas.icon(icon, left - 32 if roomy else left - 28, 498, 22 if roomy else 20, INK2)
        canvas.line(heading, (left, 484, room, 26), 14.5, INK, "bold")
        if roomy:
            canvas.line(below, (left, 509, room, 22), 12.5, INK2)
        else:
            canvas.text(
                below,
                (left, 507, room, 28),
                TextStyle(11.5, INK2, valign="middle", leading=1.2, lines=2),
                shorter=below.split("\u3000")[:1],
            )
        canvas.fill((0, 698, 1280, 22), "#120A05", 150)
        x = 31.0
        keys = [("F1", "drawer-rules"), ("F2", "drawer-settings"), ("F11", "shelf-fullscreen")]
        for key, message in [*keys, ("T", "today-head")] if self.leaf is not None else keys:
            canvas.line(key, (x, 698, 40, 21), 12, "#E3BE6A", "bold")
            words = texts(message)
            canvas.line(words, (x + 30, 698, 120, 21), 12, "#E0CDAE")
            x += 30 + canvas.measure(words, 12) + 26
        from game import __version__

        canvas.line(f"Taku {__version__}", (1100, 698, 148, 21), 12, "#B9A98A", align="right")

    def draw_over(self, canvas: Canvas) -> None:
        """What the leaf says where it is pointed at; toasts."""
        if self.leaf is not None:
            self.leaf.draw_tip(canvas)
        for toast in self.toasts:
            toast.draw(canvas)

    def _sign(self, canvas: Canvas) -> None:
        texts = self.texts
        rope = '<path d="M14 0 V20 M86 0 V20" stroke="#1A100A" stroke-width="2.5"/>'
        canvas.drawing(rope, (40, 8, 100, 20), (100, 20))
        canvas.shadow((40, 24, 96, 96), 10, 8, 120)
        canvas.panel((40, 24, 96, 96), "#4A2C17", "#C9A45A", 10, 2)
        canvas.panel((45, 29, 86, 86), "#143A2F", "#8A6A3B", 7, 1.2)
        canvas.line("卓", (40, 22, 96, 96), 64, "#F2D58C", "title", "center")
        canvas.line("Taku", (152, 26, 200, 52), 40, CREAM, "title")
        mood = "again" if self.entry else "first" if not self.all else "idle"
        room = 210 if self.leaf is None else 142
        canvas.line(texts(f"shelf-welcome-{mood}"), (154, 78, room, 24), 15, "#DCE6D8")
        canvas.text(
            texts(f"shelf-welcome-{mood}-sub"), (154, 101, room, 40), TextStyle(12.5, "#B9CBBE", leading=1.25, lines=2)
        )

    def _tags(self, canvas: Canvas) -> None:
        """A label for every box; a single one has room for a button."""
        for index, title in enumerate(self.titles):
            x, _, w, _ = self.places.box(index)
            single = len(self.titles) == 1
            rect = (48.0, 474.0, 330.0, 70.0) if single else (x - 6, 474.0, w + 12, 62.0)
            draw_tag(canvas, self.texts, title, rect)

    def _frame(self, canvas: Canvas) -> None:
        frame = self.places.frame
        _, _, w, h = frame
        canvas.shadow(frame, 4, 12, 150, 6)
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
        canvas.drawing(wood, frame, (w, h))
        if self.entry is not None:
            self._waiting(canvas, self.entry)
        elif self.next is not None:
            self._first(canvas, self.next)

    def _first(self, canvas: Canvas, title: Title) -> None:
        texts, places = self.texts, self.places
        dealt = partial(self._dealt, title)
        picture_of(self.stage, canvas, title, dealt, places.picture, ("dealt", title.id))
        heading = texts("shelf-first-game" if not self.all else "shelf-next-game")
        x, y, w, _ = places.column
        if places.roomy:
            canvas.line(heading, (x, y + 24, w, 36), 24, "#F2D58C", "title")
            painter_for(self.stage, title).draw(canvas, art_of(title).invitation(), x, y + 66)
            return
        canvas.line(heading, (places.picture[0], y + 22, 322, 36), 24, "#F2D58C", "title")
        canvas.line(game_name(texts, title.id), (x, y + 64, w - 8, 30), 17, CREAM, "title")
        tagline = f"{title.id}-tagline"
        if texts.has(tagline):
            canvas.text(texts(tagline), (x, y + 98, w - 8, 140), TextStyle(12.5, "#DAD2EC", leading=1.45))

    @staticmethod
    def _dealt(title: Title) -> View:
        settled = {o.id: o.default or o.values[0] for o in title.offered(title.fewest) if o.default or o.values}
        return Session(title, [Seat()] * title.fewest, settled, 1).view(None)

    def _waiting(self, canvas: Canvas, entry: Entry) -> None:
        texts, stage, places = self.texts, self.stage, self.places
        title = catalogue[entry.title]
        place = places.picture
        if not picture(stage, canvas, entry, title, place):
            draw_cover(canvas, title, (place[0] + place[2] * 0.13, place[1], place[2] * 0.73, place[3]))
        x, y, w, _ = places.column
        heading = texts("shelf-continue" if not entry.trouble else "shelf-torn")
        date = when(texts, entry.saved, self.store.now())
        if places.roomy:
            canvas.line(heading, (x, y + 24, w, 36), 24, "#F2D58C", "title")
            canvas.line(date, (x, y + 58, w, 20), 12.5, "#C9BEE0")
            top = y + 88
        else:
            canvas.line(heading, (place[0], y + 22, 210, 36), 24, "#F2D58C", "title")
            canvas.line(date, (place[0] + 190, y + 28, 132, 24), 12.5, "#C9BEE0", align="right")
            top = place[1]
        if entry.trouble:
            torn = '<path d="M60 0 L40 16 L52 22 L24 40 L30 52 L0 60 V0Z" fill="#1E1008"/>'
            canvas.drawing(torn, (place[0] - 4, place[1] - 4, 70, 70), (60, 60))
            canvas.icon("warning", x, top - 4, 22, "#FFB36B")
            message = f"{entry.trouble}".replace("_", "-")
            room = (x + 30, top - 6, w - 30, 110) if places.roomy else (x, top + 22, w - 4, 156)
            canvas.text(texts.say(message, dict(entry.params)), room, TextStyle(12.5, "#FFD7A0", leading=1.4))
            return
        self._sitters(canvas, entry, title, top)
        canvas.child((0, 0, 0, 0), title.id)
        if places.roomy:
            tail = phase_name(texts, entry)
            words = where(texts, entry) + (f" · {tail}" if tail else "")
            canvas.line(words, (x, y + 220, w, 24), 13, CREAM)
        else:
            game = headline(texts, entry)
            canvas.name(game, (x, place[1] + 127, w, 29), 12.5, "#C9BEE0", "body")
            canvas.line(where(texts, entry), (x, place[1] + 154, w, 22), 13, CREAM)

    def _sitters(self, canvas: Canvas, entry: Entry, title: Title, y: float) -> None:
        """The seats with their points: portraits for two, lines for more."""
        x, _, w, _ = self.places.column
        w = self.places.button[2] if self.places.roomy else w - 4
        rows = sitters(self.texts, entry, title)
        view = view_of(entry, title)
        if len(rows) <= 2 and view is not None:
            painter = painter_for(self.stage, title)
            for index, row in enumerate(rows):
                top = y + 64 * index
                canvas.panel((x, top, w, 57), "#120926", "#5A4A86" if row.seat >= 0 else "#A83C55", 6, 1.2)
                painter.draw(canvas, art_of(title).emblem(view, row.seat), x + 5, top + 4, 0.41)
                part = self.texts("shelf-you") if len(entry.seats) == 1 and row.seat == 0 else row.part
                if w > 180:
                    room = 86 if row.counts else w - 64
                    canvas.line(row.name, (x + 56, top + 6, room, 24), 14, CREAM, "bold")
                    canvas.line(part, (x + 56, top + 29, room, 20), 12, "#C9BEE0")
                    points = (x + 130, top, w - 140, 57)
                else:
                    canvas.name(row.name, (x + 52, top + 5, w - 58, 24 if row.counts else 47), 13, CREAM, "bold")
                    points = (x + 52, top + 27, w - 62, 26)
                if row.counts:
                    align = "right" if w > 180 else "left"
                    canvas.line(f"[star] {row.points}", points, 20 if w > 180 else 16, CREAM, "bold", align)
            return
        pitch = min(32.0, 130 / max(1, len(rows)))
        for index, row in enumerate(rows):
            top = y + pitch * index
            canvas.svg(mark(catalogue[entry.title], row.colour), (x + 2, top + pitch / 2 - 9, 18, 18))
            score = f"[star] {row.points}" if row.counts else ""
            wide = canvas.measure(score, 15, "bold") if score else 0
            brief = brief_name(self.texts, row.name)
            canvas.line(row.name, (x + 28, top, w - 34 - wide, pitch), 14, CREAM, "bold", shorter=(brief,))
            canvas.line(score, (x + w - wide - 4, top, wide + 4, pitch), 15, CREAM, "bold", "right")
