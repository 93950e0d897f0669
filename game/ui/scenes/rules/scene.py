"""The rules of a title, readable in the app and opened at the place that a refusal rests on."""

from __future__ import annotations

from functools import partial

from game.engine import Title
from game.presentation import art_of
from game.presentation.example import Example
from game.table.lessons import Lesson, fault_of, outline_of
from game.text.rulebook import RuleBlock, Section, in_force, nearest, read_rulebook, ruled
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.scene import Scene, Stage
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper, game_name
from game.ui.scenes.rules.asked import Reading
from game.ui.scenes.rules.contents import Contents
from game.ui.scenes.rules.example import ExamplePanel
from game.ui.scenes.rules.page import PageLink, RulesPage
from game.ui.scenes.shelf.scene import on_shelf
from game.ui.theme import INK, INK2, LINK, RED, RED_HEAD, RED_PAPER, RULE, WALNUT_CAPTION
from game.ui.widgets import IconButton, Segmented, TextField
from game.ui.widgets.base import Pressable
from game.ui.widgets.lists import Scroll

CONTENTS: Rect = (24, 74, 256, 598)
NARROW: Rect = (296, 74, 552, 598)
WIDE: Rect = (296, 74, 960, 598)
EXAMPLE: Rect = (864, 74, 392, 598)
SEARCH: Rect = (806, 11, 300, 34)
FOOT = 44.0


class LinkWidget(Pressable):
    """A link on the page, for the hand and the keys: the page writes its words."""

    radius = 4.0

    def __init__(self, scene: Reading, link: PageLink, rect: Rect, number: int) -> None:
        super().__init__(rect, lambda: scene.open(link.anchor), f"link-{number}-{link.anchor}")
        self.tip = link.words

    def draw(self, canvas: Canvas) -> None:
        """A line under the words while the pointer is on them."""
        if self.hovered:
            x, y, w, h = self.rect
            canvas.fill((x, y + h - 5, w, 1.2), LINK)


class Rules(HouseScene):
    """Contents at the left, a section on the page, an example of it at the right, search above. ``anchor`` is the place
    to open; ``refused`` says what the table refused there, ``code`` which refusal it was."""

    title_message = "drawer-rules"

    def __init__(self, stage: Stage, title: Title, anchor: str = "", refused: str = "", code: str = "") -> None:
        super().__init__(stage)
        stage.texts.read(title)
        self.title = self.told = title
        self.refused = refused
        self.code = code
        self.wanted = anchor
        self.refused_anchor = ""
        self.anchor = ""
        self.query = ""
        self.history: list[str] = []
        self.marked: RuleBlock | None = None
        self.example: ExamplePanel | None = None
        self.scroll = Scroll(NARROW)

    # --- building --------------------------------------------------------------------------------

    def layout(self) -> None:
        """Contents, search, the way back, the page and what belongs to its section."""
        focused = self.focused or "contents"
        super().layout()
        texts = self.texts
        if self.table is None:
            texts.abide(self.title, self.title.facts())
        book = read_rulebook(self.title.text_folder(), texts.language)
        self.sections = in_force(book, texts.facts(self.title), self.table is not None)
        self._others = {s.anchor: s.title for s in read_rulebook(self.title.text_folder(), texts.other)}
        self.shown = self._matching()
        if self.refused and self.sections:
            self.refused_anchor = nearest(self.sections, self.wanted, self.code)
        if not self.anchor and self.sections:
            self.anchor = nearest(self.sections, self.wanted, self.code) or self.sections[0].anchor
        self.contents = Contents(self, CONTENTS)
        taught = self.table is None and bool(outline_of(self.title).lessons)
        place = SEARCH if self.table is not None else (792, 11, 232, 34) if taught else (956, *SEARCH[1:])
        hint, act = texts("rules-search"), self.next_hit
        self.search = TextField(
            place, self.query, self._search, hint=hint, icon="search", on_enter=act, widget_id="search"
        )
        if self.table is None:
            self.game_choice(776 if taught else 940, on_shelf(), self.title.id, self._take)
        self.widgets += [self.contents, self.search]
        if taught:
            tabs = [texts("lesson-head"), texts("lessons-rules")]
            self.widgets.append(Segmented((1036, 12, 220, 32), tabs, 1, self._to_lessons, size=14, widget_id="tabs"))
        if self.table is not None:
            words, act = texts("rules-back-to-table"), self.to_table
            self.button("to-table", (1120, 11, 136, 34), words, act, kind="gold", size=13.5, pad=6)
        self._frame = self.widgets
        self._turn_page()
        self.set_focus(self.find(focused) or self.contents, self.focus_shown)

    def _to_lessons(self, tab: int) -> None:
        if tab == 0:
            self.stage.scenes.replace(self.stage.make("lessons", title=self.title))

    def practise(self, lesson: Lesson) -> None:
        """Begin the lesson on what the page says."""
        self.push("lesson", lesson=lesson)

    def _lesson_on(self, anchor: str) -> Lesson | None:
        """The lesson that is about a section, about its chapter or about a part of it."""
        if self.table is not None:
            return None
        lessons = outline_of(self.title).lessons
        near = [x for x in lessons if f"{x.rule}.".startswith(f"{anchor}.") or f"{anchor}.".startswith(f"{x.rule}.")]
        near = sorted(near if anchor else (), key=lambda x: (x.rule == anchor, len(x.rule)), reverse=True)
        return next((lesson for lesson in near if not fault_of(lesson)), None)

    def _take(self, title: Title) -> None:
        """Read the rules of another game, from the beginning."""
        self.stage.texts.read(title)
        self.told = title
        self.title, self.anchor, self.wanted, self.query, self.history = title, "", "", "", []
        self.refused = self.refused_anchor = self.code = ""
        self.layout()

    @property
    def section(self) -> Section:
        """The open section."""
        return next(s for s in self.sections if s.anchor == self.anchor)

    @property
    def table(self) -> Scene | None:
        """The table below this scene, if there is one."""
        from game.ui.table.scene import TableScene

        return next((s for s in reversed(self.stage.scenes.stack) if isinstance(s, TableScene)), None)

    @property
    def paper(self) -> Rect:
        """Where the page lies."""
        return NARROW if self.example else WIDE

    @property
    def _side(self) -> float:
        return 34.0 if self.example else 44.0

    def other_title(self, anchor: str) -> str:
        """The heading of a section in the other language, where such captions are shown."""
        return self._others.get(anchor, "") if self.stage.settings.captions else ""

    def _turn_page(self) -> None:
        """Lay out the open section and its example."""
        self.widgets = list(self._frame)
        self.example = None
        self._links: list[tuple[LinkWidget, PageLink]] = []
        if not self.sections:
            return
        made = self._example_of(self.anchor)
        if made is not None:
            self.example = ExamplePanel(self, made, EXAMPLE)
            self.widgets.append(self.example)
        x, y, w, h = self.paper
        for name, icon, dx, by in (("previous", "left", 78, -1), ("next", "right", 44, 1)):
            rect, turn, tip = (x + w - dx, y + h - 37, 30.0, 30.0), partial(self.step, by), self.texts(f"rules-{name}")
            self.widgets.append(IconButton(rect, icon, turn, tip=tip, widget_id=name, kind="paper"))
        lesson = self._lesson_on(self.anchor)
        if lesson is not None:
            rect, act = (x + w - 300, y + h - 39, 212, 32), partial(self.practise, lesson)
            words = self.texts(lesson.message)
            go = self.button("practise", rect, words, act, kind="paper", icon="show", size=13.5, pad=10)
            go.tip = self.texts("lessons-this")
        high = self._banner_height()
        if high and self.table is not None:
            wide = self._see_width()
            rect, words = (x + w - wide - 24, y + 14 + (high - 40) / 2, wide, 40), self.texts("rules-show-on-table")
            self.button("see-table", rect, words, self.to_table, kind="paper", icon="table", size=13.5, pad=10)
        top = y + 14 + (high + 8 if high else 0)
        side = self._side
        self.scroll = Scroll((x + 8, top, w - 28, y + h - FOOT - top))
        self.page = self._page_for(w - 2 * side, self.scroll.window[3])
        self.scroll.content = self.page.h + 8
        self._links = [
            (LinkWidget(self, link, (x + side + link.rect[0], 0, *link.rect[2:]), number), link)
            for number, link in enumerate(self.page.links)
        ]
        self.widgets += [widget for widget, _ in self._links]
        rests = self.page.item(self.section, self.refusing) if self.refusing else None
        if rests is not None:
            self.scroll.show(rests.y - 20, rests.h + 60)
        self._put_links()
        self.contents.show()

    def _page_for(self, w: float, room: float) -> RulesPage:
        """The open section and what follows in its chapter, up to the next one with an example or an action; beside
        an example only as far as it can be seen without scrolling."""
        following = [self.section]
        for section in self.sections[self.sections.index(self.section) + 1 :]:
            if section.depth <= 1 or section.cost >= 0 or self._example_of(section.anchor) is not None:
                break
            following.append(section)
        canvas = self._measuring()
        if self.example is None:
            return RulesPage(self, following, canvas, w)
        page = RulesPage(self, following[:1], canvas, w)
        for end in range(2, len(following) + 1):
            longer = RulesPage(self, following[:end], canvas, w)
            if longer.h > room:
                break
            page = longer
        return page

    def _example_of(self, anchor: str) -> Example | None:
        return art_of(self.title).example(anchor)

    def _measuring(self) -> Canvas:
        """A canvas to lay out the page with, with the title's icons in its texts."""
        return self.stage.canvas.child((0, 0, 0, 0), self.title.id)

    def _put_links(self) -> None:
        """Move the links along with the page; those that are not wholly seen cannot be pressed."""
        _, top, _, h = self.scroll.window
        for widget, link in self._links:
            y = top + 6 + link.rect[1] - self.scroll.offset
            widget.rect = (widget.rect[0], y, *link.rect[2:])
            widget.visible = top <= y and y + link.rect[3] <= top + h

    # --- the refusal -----------------------------------------------------------------------------

    @property
    def refusing(self) -> RuleBlock | None:
        """The block of the open section on which the refusal rests."""
        return self.section.resting(self.code) if self.code and self.anchor == self.refused_anchor else None

    def rests_on(self, section: Section, block: RuleBlock) -> bool:
        """True for the block on which the refusal rests."""
        return section.anchor == self.anchor and block is self.refusing

    def looked_at(self, section: Section, block: RuleBlock) -> bool:
        """True for the block on which the try rests that the pointer is on, or to which a mark has led."""
        if self.marked is not None and block is self.marked:
            return True
        tried = self.example.pointed if self.example else None
        refusal = tried.verdict.refusal if tried else None
        return refusal is not None and section.anchor == self.anchor and section.resting(refusal.code) is block

    def to_table(self) -> None:
        """Back to the table, over whatever lies between; what it refused is still lit there."""
        if self.table is not None:
            self.stage.scenes.back_to(self.table)

    def _see_width(self) -> float:
        """How wide the button that leads to the refused place is."""
        return min(190.0, self._measuring().measure(self.texts("rules-show-on-table"), 13.5, "bold") + 52)

    def _banner_room(self) -> float:
        return self.paper[2] - 28 - 52 - (self._see_width() + 20 if self.table is not None else 16)

    def _banner_height(self) -> float:
        if not self.refused or self.anchor != self.refused_anchor:
            return 0.0
        return max(62.0, 34 + self._measuring().height(self.refused, self._banner_room(), 14.5) + 8)

    # --- searching -------------------------------------------------------------------------------

    def hits(self, section: Section) -> int:
        """How often what is searched for stands in a section."""
        return section.hits(self.query)

    def _matching(self) -> list[Section]:
        return [s for s in self.sections if not self.query.strip() or self.hits(s)]

    def listed(self) -> list[Section]:
        """What the contents list: the chapters, and of the open one its sections, and of the open section its parts;
        of a search everything that holds it."""
        if self.query.strip():
            return self.shown
        found: list[Section] = []
        path = self._path(self.anchor)
        for section in self.sections:
            if section.depth == 1 or self._path(section.anchor)[section.depth - 2] in path:
                found.append(section)
        return found

    def _path(self, anchor: str) -> list[str]:
        """The anchors of the chapter, section and part in which a place lies."""
        path: list[str] = []
        for section in self.sections:
            path[section.depth - 1 :] = [section.anchor]
            if section.anchor == anchor:
                break
        return path

    def _search(self, text: str) -> None:
        self.query = text
        self.shown = self._matching()
        if self.shown and self.anchor not in {s.anchor for s in self.shown}:
            self.open(self.shown[0].anchor)
        self.contents.show()
        self._show_hit()

    def next_hit(self) -> None:
        """To the next section that holds what is searched for, round and round."""
        anchors = [s.anchor for s in self.shown]
        if self.query.strip() and anchors:
            index = anchors.index(self.anchor) + 1 if self.anchor in anchors else 0
            self.open(anchors[index % len(anchors)])
            self._show_hit()

    def _show_hit(self) -> None:
        words = self.query.casefold().split()
        for item in self.page.items if words else ():
            if item.block is not None and item.section is self.section:
                bare = Section("", "", "", 1, (item.block,)).plain().casefold()
                if any(word in bare for word in words):
                    self.scroll.show(item.y - 20, item.h + 40)
                    self._put_links()
                    return

    # --- turning pages ---------------------------------------------------------------------------

    def open(self, anchor: str) -> None:
        """Show a section, or where a mark leads to."""
        led = ruled(self.sections, anchor) if anchor.startswith("R") else None
        found = led[0].anchor if led is not None else nearest(self.sections, anchor)
        if not found:
            return
        self.marked = led[1] if led is not None else None
        if found != self.anchor:
            self.history.append(self.anchor)
        self._show(found)
        item = self.page.item(self.section, self.marked) if self.marked is not None else None
        if item is not None:
            self.scroll.show(item.y - 20, item.h + 60)
            self._put_links()

    def back(self) -> None:
        """Show the section that was open before."""
        if self.history:
            self.marked = None
            self._show(self.history.pop())

    def _show(self, anchor: str) -> None:
        self.anchor = anchor
        focused = self.focused
        self._turn_page()
        if self.focus not in self.widgets:
            self.focus_on(focused, self.contents)
        self.stage.invalidate()

    def step(self, by: int) -> None:
        """So many sections on or back, as far as there are any."""
        anchors = [s.anchor for s in self.shown]
        if self.anchor in anchors:
            self.open(anchors[min(len(anchors) - 1, max(0, anchors.index(self.anchor) + by))])
        elif anchors:
            self.open(anchors[0])

    def on_event(self, event: Event) -> bool:
        """Scroll, turn pages, go back, search."""
        if isinstance(event, Wheel | PointerMove | PointerDown | PointerUp) and self.scroll.handle(event):
            self._put_links()
            return True
        if isinstance(event, Key):
            pages = {"pagedown": 1, "pageup": -1, "space": 1, "right": 1, "left": -1}
            if event.name in pages:
                before = self.scroll.offset
                self.scroll.to(before + pages[event.name] * self.scroll.window[3] * 0.85)
                self._put_links()
                if self.scroll.offset == before:
                    self.step(pages[event.name])
                return True
            if event.name in ("alt+left", "backspace") and self.history:
                self.back()
                return True
            if event.name in ("ctrl+f", "/"):
                self.set_focus(self.search)
                return True
        return False

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Bar, paper, page."""
        super().draw(canvas)
        texts = self.texts
        left = self.behind_title(canvas, 16)
        if not any(w.id == "game" for w in self._frame):
            caption = texts("rules-caption", title=game_name(texts, self.title.id))
            canvas.line(caption, (left, 10, SEARCH[0] - 16 - left, 38), 13, WALNUT_CAPTION)
        draw_sheet_of_paper(canvas, self.paper)
        x, y, w, h = self.paper
        side = self._side
        if self.sections:
            self._banner(canvas)
            page = canvas.child((0, 0, 0, 0), self.title.id)
            canvas.clip(self.scroll.window)
            top = self.scroll.window[1] + 6 - self.scroll.offset
            self.page.draw(page, x + side, top, self.scroll.window)
            canvas.clip(None)
            self.scroll.draw(canvas)
        canvas.fill((x + 20, y + h - FOOT + 1, w - 40, 1.2), RULE)
        practice = [widget.rect[0] for widget in self.widgets if widget.id == "practise"]
        end = min([x + w - 84, *practice]) - 12
        note = (x + side, y + h - FOOT + 4, end - x - side, FOOT - 8)
        brief = (texts("rules-unmarked-brief"),)
        canvas.text(
            texts("rules-unmarked"), note, TextStyle(11.8, INK2, valign="middle", leading=1.3, lines=2), shorter=brief
        )
        leave = "rules-back-to-table" if self.table is not None else "house-back"
        keys = [("↑ ↓", "foot-section"), ("← →", "foot-scroll"), ("Alt ←", "foot-page-back"), ("Esc", leave)]
        self.footer(canvas, keys)

    def _banner(self, canvas: Canvas) -> None:
        """What the table refused."""
        high = self._banner_height()
        if not high:
            return
        x, y, w, _ = self.paper
        place = (x + 14, y + 14, w - 28, high)
        canvas.panel(place, RED_PAPER, RED, 8, 1.8)
        canvas.icon("lock_red", x + 26, y + 14 + high / 2 - 12, 24)
        room = self._banner_room()
        canvas.line(self.texts("rules-refused"), (x + 62, y + 18, room, 22), 12.5, RED_HEAD, "bold")
        canvas.text(self.refused, (x + 62, y + 40, room, high - 30), TextStyle(14.5, INK, fit=False))

    def draw_over(self, canvas: Canvas) -> None:
        """In the search field: the key that leads there, or the number of hits."""
        x, y, w, h = self.search.rect
        if self.query.strip():
            words = self.texts("rules-hits", count=sum(map(self.hits, self.shown)))
            wide = canvas.measure(words, 12, "bold") + 16
            canvas.panel((x + w - wide - 8, y + 6, wide, h - 12), "#E9DDBB" if self.shown else "#F3D3C8", None, 11)
            canvas.line(words, (x + w - wide - 4, y + 5, wide - 8, h - 11), 12, INK, "bold", "center")
        elif not self.search.active:
            canvas.line("Ctrl+F", (x, y, w - 12, h), 12, "#75674C", align="right")
