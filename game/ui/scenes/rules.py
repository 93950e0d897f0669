"""The rules of a title, readable in the app and opened at the place that a refusal rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine import Title
from game.text.rulebook import Block, Section, read_rulebook
from game.ui.canvas import Canvas, Rect
from game.ui.events import Event, Key, PointerDown, PointerMove, PointerUp, Wheel
from game.ui.scenes.house import HouseScene, draw_sheet_of_paper
from game.ui.theme import CREAM, GOLD_DARK, INK, INK2, LINK, NUMBER, RED, RED_HEAD, RED_PAPER
from game.ui.widgets import Button, TextField, Widget
from game.ui.widgets.lists import Scroll, plain

if TYPE_CHECKING:
    from game.ui.app import App

PAGE: Rect = (320, 74, 936, 598)
MARGIN = 44.0
ROW = 25.5


class Contents(Widget):
    """The list of sections; chapters bold, the open one in gold."""

    def __init__(self, scene: Rules, rect: Rect) -> None:
        super().__init__(rect, "contents")
        self.scene = scene
        self.scroll = Scroll((rect[0] + 8, rect[1] + 52, rect[2] - 24, rect[3] - 62))
        self.over = -1

    def at(self, x: float, y: float) -> int:
        """The section under a place, or -1."""
        left, top, w, h = self.scroll.window
        if not (left <= x < left + w and top <= y < top + h):
            return -1
        index = int((y - top + self.scroll.offset) // ROW)
        return index if index < len(self.scene.shown) else -1

    def handle(self, event: Event) -> bool:
        """Click, wheel; arrows go from section to section."""
        if self.scroll.handle(event):
            return True
        if isinstance(event, PointerMove):
            self.over = self.at(event.x, event.y)
        if isinstance(event, PointerDown) and self.at(event.x, event.y) >= 0:
            self.scene.open(self.scene.shown[self.at(event.x, event.y)].anchor)
            return True
        if isinstance(event, Key) and event.name in ("up", "down"):
            self.scene.step(1 if event.name == "down" else -1)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Heading and rows."""
        scene = self.scene
        x, y, w, _ = self.rect
        canvas.shadow(self.rect, 8, 8, 120, 4)
        canvas.panel(self.rect, "#14231F", "#6E8F80", 8, 1.2)
        canvas.panel((x, y, w, 44), "#2B1D4F", "#E3BE6A", 8, 1.2)
        canvas.svg(f"{scene.title.id}/crest", (x + 12, y + 6, 32, 32))
        name = scene.texts(f"{scene.title.id}-name-{scene.title.id}")
        canvas.line(name, (x + 52, y, w - 64, 44), 18, "#F2D58C", "title")
        self.scroll.content = ROW * len(scene.shown)
        canvas.clip(self.scroll.window)
        top = self.scroll.window[1] - self.scroll.offset
        for index, section in enumerate(scene.shown):
            row = (x + 8, top + ROW * index, w - 24, ROW)
            if row[1] + ROW < y + 44 or row[1] > self.rect[1] + self.rect[3]:
                continue
            chosen = section.anchor == scene.anchor
            if chosen:
                canvas.panel((row[0], row[1] + 1, row[2], ROW - 2), "#E3BE6A", "#FFE6A6", 5, 1.1)
            elif index == self.over:
                canvas.panel((row[0], row[1] + 1, row[2], ROW - 2), "#1F3B33", None, 5)
            ink = INK if chosen else CREAM
            indent = 6 + 16 * (section.depth - 1)
            face = "bold" if section.depth == 1 or chosen else "body"
            canvas.line(section.number, (row[0] + indent, row[1], 40, ROW), 12.5, ink if chosen else "#E3BE6A", "bold")
            canvas.line(section.title, (row[0] + indent + 36, row[1], row[2] - indent - 40, ROW), 13.5, ink, face)
        canvas.clip(None)
        self.scroll.draw(canvas, thumb="#6E8F80")


class Rules(HouseScene):
    """Contents at the left, one chapter's sections on the page, search above."""

    title_message = "drawer-rules"

    def __init__(self, app: App, title: Title, anchor: str = "", refused: str = "") -> None:
        super().__init__(app)
        app.texts.load(title.text_folder())
        self.title = title
        self.refused = refused
        self.wanted = anchor
        self.anchor = ""
        self.query = ""
        self.history: list[str] = []
        self.scroll = Scroll((PAGE[0], PAGE[1] + 8, PAGE[2] - 20, PAGE[3] - 50))
        self._links: list[tuple[Rect, str]] = []

    def layout(self) -> None:
        """Contents, search, the way back."""
        super().layout()
        self.sections = read_rulebook(self.title.text_folder(), self.texts.language)
        self.shown = self._matching()
        self.contents = Contents(self, (24, 74, 280, 598))
        self.search = TextField(
            (824, 11, 300, 34),
            self.query,
            self._search,
            hint=self.texts("rules-search"),
            icon="search",
            widget_id="search",
        )
        self.widgets += [self.contents, self.search]
        if self.refused:
            button = Button(
                (1138, 11, 118, 34), self.texts("rules-back-to-table"), self.on_escape, kind="gold", size=13
            )
            button.id, button.pad = "to-table", 6
            self.widgets.append(button)
        if not self.anchor and self.sections:
            self.anchor = self._known(self.wanted) or self.sections[0].anchor
        self.set_focus(self.contents, shown=False)

    def _known(self, anchor: str) -> str:
        anchors = [s.anchor for s in self.sections]
        while anchor and anchor not in anchors:
            anchor = anchor.rpartition("-")[0] or anchor.rpartition(".")[0]
        return anchor

    def _matching(self) -> list[Section]:
        words = self.query.casefold().split()
        return [s for s in self.sections if all(w in s.plain().casefold() for w in words)]

    def _search(self, text: str) -> None:
        self.query = text
        self.shown = self._matching()
        if self.shown and self.anchor not in {s.anchor for s in self.shown}:
            self.open(self.shown[0].anchor)

    def open(self, anchor: str) -> None:
        """Show a section."""
        if anchor != self.anchor:
            self.history.append(self.anchor)
        self.anchor = self._known(anchor) or self.anchor
        self.scroll.to(0)
        index = next((i for i, s in enumerate(self.shown) if s.anchor == self.anchor), 0)
        self.contents.scroll.show(ROW * index, ROW)
        self.app.invalidate()

    def step(self, by: int) -> None:
        """The next or previous section."""
        anchors = [s.anchor for s in self.shown]
        if self.anchor in anchors:
            index = min(len(anchors) - 1, max(0, anchors.index(self.anchor) + by))
            self.open(anchors[index])

    def on_event(self, event: Event) -> bool:
        """Scroll, follow links, go back, search."""
        if isinstance(event, Wheel | PointerMove | PointerDown | PointerUp) and self.scroll.handle(event):
            return True
        if isinstance(event, PointerDown):
            for rect, anchor in self._links:
                if rect[0] <= event.x < rect[0] + rect[2] and rect[1] <= event.y < rect[1] + rect[3]:
                    self.open(anchor)
                    return True
        if isinstance(event, Key):
            pages = {"pagedown": 1, "pageup": -1, "space": 1, "right": 1, "left": -1}
            if event.name in pages:
                before = self.scroll.offset
                self.scroll.to(before + pages[event.name] * self.scroll.window[3] * 0.85)
                if self.scroll.offset == before:
                    self.step(pages[event.name])
                return True
            if event.name in ("alt+left", "backspace") and self.history:
                anchor = self.history.pop()
                self.anchor = anchor
                self.scroll.to(0)
                return True
            if event.name in ("ctrl+f", "/"):
                self.set_focus(self.search)
                return True
        return False

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The page."""
        super().draw(canvas)
        draw_sheet_of_paper(canvas, PAGE)
        section = next((s for s in self.sections if s.anchor == self.anchor), None)
        if section is not None:
            canvas.clip(self.scroll.window)
            end = self._chapter(canvas, section, self.scroll.window[1] - self.scroll.offset + 6)
            canvas.clip(None)
            self.scroll.content = end - (self.scroll.window[1] - self.scroll.offset) + 20
            self.scroll.draw(canvas)
        x, y, w, h = PAGE
        canvas.fill((x + 20, y + h - 40, w - 40, 1.2), "#D8C8A2")
        canvas.line(self.texts("rules-unmarked"), (x + MARGIN, y + h - 36, w - 2 * MARGIN, 30), 12.5, INK2)
        keys = [("↑ ↓", "foot-section"), ("← →", "foot-scroll"), ("Ctrl+F", "rules-search"), ("Esc", "house-back")]
        self.footer(canvas, keys)

    def _chapter(self, canvas: Canvas, section: Section, y: float) -> float:
        """The open section, and below it what follows in its chapter."""
        x, w = PAGE[0] + MARGIN, PAGE[2] - 2 * MARGIN
        page = canvas.child((0, 0, 0, 0), self.title.id)
        self._links = []
        if self.refused:
            y = self._refusal(page, x - 16, y + 6, w + 32)
        start = self.sections.index(section)
        for following in self.sections[start:]:
            if following is not section and following.depth <= 1:
                break
            y = self._section(page, following, x, y, w) + 16
        return y

    def _section(self, page: Canvas, section: Section, x: float, y: float, w: float) -> float:
        page.line(section.number, (x, y + 4, 60, 44), 17, NUMBER, "bold")
        page.line(section.title, (x + 58, y + 2, w - 60, 46), 27, INK, "title")
        y += 56
        page.fill((x, y, w, 1.4), "#D8C8A2")
        y += 14
        for block in section.blocks:
            y = self._block(page, block, x, y, w) + 8
        return y

    def _refusal(self, canvas: Canvas, x: float, y: float, w: float) -> float:
        h = 34 + canvas.height(self.refused, w - 70, 14.5) + 8
        canvas.panel((x, y, w, h), RED_PAPER, RED, 8, 1.8)
        canvas.icon("lock_red", x + 14, y + h / 2 - 12, 24)
        canvas.line(self.texts("rules-refused"), (x + 52, y + 5, w - 70, 24), 12.5, RED_HEAD, "bold")
        canvas.text(self.refused, (x + 52, y + 28, w - 70, h - 30), 14.5, INK)
        return y + h + 12

    def _block(self, canvas: Canvas, block: Block, x: float, y: float, w: float) -> float:
        leading = 1.62 if self.texts.language == "ja" else 1.48
        room = w - (96 if block.mark else 0)
        if block.kind == "table":
            return self._table(canvas, x, y, w)
        if block.kind == "see":
            return self._see(canvas, block, x, y, w)
        if block.kind == "step":
            canvas.panel((x + 2, y + 2, 22, 22), "#5B4A3A", None, 11)
            canvas.line(str(block.number), (x + 2, y + 1, 22, 23), 12.5, "#FFF8E7", "bold", "center")
            end = canvas.text(block.text, (x + 38, y, room - 38, 0), 14.5, INK, leading=leading, fit=False)
        elif block.kind == "note":
            high = canvas.height(block.text, w - 76, 14, leading=leading)
            canvas.panel((x, y, w, high + 20), "#EFE5CC", None, 6)
            canvas.icon("info", x + 14, y + 12, 18, GOLD_DARK)
            canvas.text(block.text, (x + 46, y + 10, w - 62, 0), 14, INK, leading=leading, fit=False)
            end = y + high + 22
        else:
            end = canvas.text(block.text, (x, y, room, 0), 14.5, INK, leading=leading, fit=False)
        if block.mark:
            words = block.mark if "-" in block.mark else self.texts("rules-reconstructed")
            canvas.panel((x + w - 78, y + 2, 74, 22), "#E9DDBB", GOLD_DARK, 11, 1.2)
            canvas.line(words, (x + w - 76, y + 1, 70, 23), 12, GOLD_DARK, "bold", "center")
        return end

    def _see(self, canvas: Canvas, block: Block, x: float, y: float, w: float) -> float:
        canvas.line(self.texts("rules-see-also"), (x, y, 80, 26), 13.5, INK2)
        at = x + canvas.measure(self.texts("rules-see-also"), 13.5) + 18
        by_anchor = {s.anchor: s for s in self.sections}
        for anchor in block.links:
            section = by_anchor.get(anchor)
            if section is None:
                continue
            words = f"{section.number} {section.title}"
            wide = canvas.measure(words, 13.5, "bold")
            if at + wide > x + w:
                at, y = x + 60, y + 26
            canvas.line(words, (at, y, wide + 4, 26), 13.5, LINK, "bold")
            self._links.append(((at, y, wide, 26), anchor))
            at += wide + 22
        return y + 28

    def _table(self, canvas: Canvas, x: float, y: float, w: float) -> float:
        """Where the numbers of the game come from, table by table of its data file."""
        texts = self.texts
        rows = self.title.part("look").provenance()
        heads = ("rules-table", "rules-printed", "rules-public", "rules-ours")
        columns = (x + 10, x + w - 330, x + w - 220, x + w - 110)
        canvas.panel((x, y, w, 28), "#E3D6B4", None, 5)
        for head, at in zip(heads, columns):
            canvas.line(texts(head), (at, y, 110, 28), 13, INK, "bold")
        y += 30
        for index, (name, *counts) in enumerate(rows):
            if index % 2:
                canvas.panel((x, y, w, 24), "#EFE5CC", None, 4)
            canvas.line(f"{plain(name)}", (columns[0], y, 300, 24), 13, INK)
            for count, at in zip(counts, columns[1:]):
                canvas.line(str(count), (at, y, 60, 24), 13, INK if count else "#9A8C72", "bold" if count else "body")
            y += 25
        return y + 6


__all__ = ["Rules"]
