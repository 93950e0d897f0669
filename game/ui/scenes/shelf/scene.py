"""The shelf: one room with a window, the boxes of the games, the session that waits in its frame, a chest of drawers.

Its first picture has what is known of the titles as they are listed. Then it looks them through, a little in each frame, and
shows what only a whole title tells: what stands in the frame, today's game, and why a title is left out."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from game.archive import Entry, Listing, Store
from game.archive.statistics import fair, hinted
from game.archive.today import begun, current, daily, streak, title_of, week
from game.engine import Title
from game.table.layout import Rect, inside
from game.table.lessons import outline_of
from game.titles import catalogue
from game.ui.background import HOUSE
from game.ui.canvas import Canvas, TextStyle
from game.ui.events import Event, Key, PointerDown
from game.ui.scene import Stage
from game.ui.scenes.day.leaf import Leaf
from game.ui.scenes.house import Act, headline, when
from game.ui.scenes.lobby.scene import begin
from game.ui.scenes.page import Page
from game.ui.scenes.resuming import resume, show_ending
from game.ui.scenes.shelf.frame import Frame
from game.ui.scenes.shelf.parts import Box, Drawer, Notice, Places, draw_tag, places_for
from game.ui.scenes.shelf.room import ShelfRoom
from game.ui.slices import go_on
from game.ui.theme import CREAM, INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import IconButton, Segmented, Toast

log = logging.getLogger(__name__)


def on_shelf(titles: Mapping[str, Title] = catalogue) -> list[Title]:
    """Those of the titles that have a table, in the order of their names: of all that are whole, or of these."""
    return [title for title in titles.values() if title.on_table]


def untabled(entry: Entry) -> bool:
    """True for a session of a title that has no table: it is played in the terminal."""
    return entry.title in catalogue and not catalogue[entry.title].on_table


def next_game(entries: Sequence[Entry], titles: Sequence[Title] | None = None) -> Title | None:
    """Which of these titles, or of all whole ones on the shelf, is played next: that of the newest session, else the one
    that the fewest people can play, since who is new may be alone; None if there are none."""
    offered = {title.id: title for title in (on_shelf() if titles is None else titles)}
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
        self._room = ShelfRoom(stage.canvas, self.store.now(), len(on_shelf(catalogue.listed)))
        self.toasts: list[Toast] = []
        self.entry: Entry | None = None
        self._looking = self._look_through()
        self._running = False
        self.lacks = not catalogue.complete

    def enter(self) -> None:
        """Whoever comes in is greeted with music once."""
        if not self._greeted:
            self._greeted = True
            self.stage.sound.theme(HOUSE)

    def layout(self) -> None:
        """Boxes, drawers, the frame's button, the switches at the top. The list may have changed while another scene was
        shown."""
        stage, texts = self.stage, self.texts
        self.all = self.listing.entries()
        self._date = self.store.now().date()
        self.titles = on_shelf(catalogue.listed)
        self.places = places_for(len(self.titles))
        for title in self.titles:
            texts.load(title.text_folder())
        known = {title.id: title for title in self.titles}
        self.entry = next((e for e in self.all if not e.over and e.title in known), None)
        self.next = next_game(self.all, self.titles)
        self.framed = known[self.entry.title] if self.entry is not None else self.next
        self.frame = Frame(stage, self.places, self.entry, self.next, new=not self.all)
        self.others = [e for e in self.all if not e.over and e is not self.entry and e.title in known]
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
        walled = not places.roomy and stage.services.keeps
        self.todays = title_of(self.titles, current(self.all, self._date)) if walled else None
        self.leaf: Leaf | None = None
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
        if self.others:
            self.strip = ("archive", texts("shelf-others", count=len(self.others)), "")
            name, go, games = "all", "shelf-all", partial(self.push, "archive")
        else:
            self.strip = ("watch", texts("shelf-watch"), texts("shelf-watch-sub"))
            name, go, games = "watch", "shelf-watch-go", partial(self.push, "archive", tab="shipped")
        self.below = self.button(name, place, texts(go), games, kind="paper", size=13.5, pad=6)
        self._drawers()
        if catalogue.complete and catalogue.troubles:
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
        self._tell_whole()

    def _tell_whole(self) -> None:
        """Add what is told of titles once they are whole, as far as they are: today's game, and what the other sessions are
        called. The controls that are there stay the same: somebody may be pressing one."""
        texts, whole = self.texts, catalogue.whole
        for title in self.titles:
            if title.id in whole:
                texts.read(title)
        if self.leaf is None and self.todays is not None and self.todays.id in whole:
            self.leaf = self._leaf()
            self.widgets[len(self.boxes) : len(self.boxes)] = [self.leaf] if self.leaf is not None else []
        told = self.others[:2]
        if told and all(entry.title in whole for entry in told):
            games = [(headline(texts, entry), when(texts, entry.saved, self.store.now())) for entry in told]
            names = "　".join(texts("shelf-other", game=game, when=date) for game, date in games)
            self.strip = (*self.strip[:2], names)

    def _look_through(self) -> Iterator[bool]:
        """Make the titles whole, those of the frame and of today first. True whenever there is more to see."""
        shown = (self.framed, self.todays)
        for more in catalogue.look_through(title.id for title in shown if title is not None):
            if more and self.titles == on_shelf(catalogue.listed):
                self._tell_whole()
            elif more:
                self.layout()
            yield more
        self.lacks = False
        if catalogue.troubles:
            self.layout()
            yield True

    def _whole(self, title: Title) -> Title | None:
        """The title as soon as it is whole, which is waited for; None if it is broken, and then the shelf shows that."""
        found = catalogue.get(title.id)
        if found is None:
            self.layout()
            self.stage.invalidate()
        return found

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
        """The leaf of the day."""
        day = current(self.all, self._date)
        game = daily(self.titles, day)
        return (
            Leaf(self.stage, game, week(self.all, day), streak(self.all, day), self.today) if game is not None else None
        )

    # --- going somewhere -------------------------------------------------------------------------

    def today(self) -> None:
        """Begin today's game, go on with it, or tell what came of it."""
        if self.todays is not None and self._whole(self.todays) is not None:
            self._tell_whole()
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
        if title is not None and self._whole(title) is not None:
            self.push("lobby", title=title)

    def resume(self) -> None:
        """Go on with the session in the frame; rescue it if it is damaged."""
        if self.entry is not None and self.framed is not None and self._whole(self.framed) is not None:
            resume(self.stage, self.entry)

    def rules(self) -> None:
        """How to play the game in the frame; where there are several, the rules offer the others."""
        title = self._whole(self.framed) if self.framed is not None else None
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
        """The rest of the sessions is read, toasts run out, at midnight the leaf is another one. Each frame but the first
        looks through a part of the titles."""
        first, self._running = not self._running, True
        if self.lacks and not first and self.stage.scenes.top is self and go_on(self._looking):
            self.stage.invalidate()
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
        strip, roomy = self.places.strip, self.places.roomy
        self._room.draw(canvas, self.store.now(), len(self.titles))
        self._sign(canvas)
        self._tags(canvas)
        self.frame.draw(canvas)
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
        for key, message in [*keys, ("T", "today-head")] if self.todays is not None else keys:
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
        room = 210 if self.todays is None else 142
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
