"""The paper on which the rules stand: sections and their blocks, laid out for a width and drawn at any height."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.presentation import provenance_of
from game.text.rulebook import OPTION, RuleBlock, Section, ruled
from game.ui import fonts
from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.house import themed
from game.ui.theme import CREAM, GOLD_DARK, INK, INK2, LINK, NUMBER, PAPER_INSET, RED, RULE
from game.ui.widgets.lists import plain

if TYPE_CHECKING:
    from game.ui.scenes.rules.asked import Reading

BODY = 14.5
_NOTE = 14.0
_HEADING = 58.0
_GAP = 8.0
_PILL = 84.0
_MARKS = {"R": "rules-reconstructed", OPTION: "rules-option"}
_HIT = "#FFDF7E"


class ContentsItem(NamedTuple):
    """A block (or, without one, the heading) of a section at its height on the page."""

    y: float
    h: float
    section: Section
    block: RuleBlock | None


class PageLink(NamedTuple):
    """A place on the page that leads to another section."""

    rect: Rect
    anchor: str
    words: str


class RulesPage:
    """The sections that are shown one below the other."""

    def __init__(self, scene: Reading, sections: Sequence[Section], canvas: Canvas, w: float) -> None:
        self.scene = scene
        self.w = w
        self.leading = 1.62 if scene.texts.language == "ja" else 1.48
        self.items: list[ContentsItem] = []
        self.links: list[PageLink] = []
        y = 0.0
        for section in sections:
            self.items.append(ContentsItem(y, _HEADING, section, None))
            y += _HEADING + 12
            for block in section.blocks:
                h = self._height(canvas, block, y)
                self.items.append(ContentsItem(y, h, section, block))
                self._mark(canvas, block, y)
                y += h + _GAP
            y += 18
        self.h = y

    def item(self, section: Section, block: RuleBlock | None) -> ContentsItem | None:
        """Where a block lies."""
        return next((i for i in self.items if i.block is not None and i.block is block and i.section is section), None)

    # --- laying out ------------------------------------------------------------------------------

    def _room(self, block: RuleBlock) -> float:
        """The width that the words of a block have."""
        room = self.w - (_PILL if block.mark else 0)
        return room - {"step": 44, "note": 62}.get(block.kind, 0)

    def _height(self, canvas: Canvas, block: RuleBlock, y: float) -> float:
        if block.kind == "table":
            return 36 + 25.0 * len(self._provenance())
        if block.kind == "see":
            return self._see(canvas, block, y)
        size = _NOTE if block.kind == "note" else BODY
        high = canvas.height(block.text, self._room(block), size, leading=self.leading)
        return high + {"note": 22, "step": 4}.get(block.kind, 2)

    def _mark(self, canvas: Canvas, block: RuleBlock, y: float) -> None:
        """The mark of a block leads to its ruling, which pointing at it tells."""
        led = ruled(self.scene.sections, block.mark) if block.mark else None
        if led is not None:
            section, sentence = led
            words = (sentence.text if sentence is not None else section.title).replace("**", "")
            self.links.append(PageLink(self._pill(canvas, block, 0, y), block.mark, words))

    def _pill(self, canvas: Canvas, block: RuleBlock, x: float, y: float) -> Rect:
        """Where the mark of a block stands that begins at that height."""
        size, top = (_NOTE, y + 11) if block.kind == "note" else (BODY, y)
        return x + self.w - 62, top + canvas.grown(size) * self.leading / 2 - 11, 58, 22

    def _see(self, canvas: Canvas, block: RuleBlock, y: float) -> float:
        """Put the links of a block side by side. Returns their height."""
        high = 26 * min(1.4, max(1.0, canvas.text_scale))
        start = at = canvas.measure(self.scene.texts("rules-see-also"), 13.5) + 20
        top = y + 4
        by_anchor = {s.anchor: s for s in self.scene.sections}
        for anchor in block.links:
            section = by_anchor[anchor]
            words = f"{section.number} {section.title}"
            wide = min(canvas.measure(words, 13.5, "bold"), self.w - start)
            if at + wide > self.w + 0.5 and at > start:
                at, top = start, top + high
            self.links.append(PageLink((at, top, wide, high), anchor, words))
            at += wide + 22
        return top + high - y + 2

    # --- drawing ---------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, x: float, y: float, window: Rect) -> None:
        """What of the page shows in the window, with its upper left corner at a place."""
        for item in self.items:
            top = y + item.y
            if top + item.h < window[1] or top > window[1] + window[3]:
                continue
            if item.block is None:
                self._heading(canvas, item.section, x, top)
            else:
                self._block(canvas, item, x, top)

    def _heading(self, canvas: Canvas, section: Section, x: float, y: float) -> None:
        texts, room = self.scene.texts, self.w
        if section.cost >= 0:
            words = texts("rules-cost", count=section.cost)
            wide = canvas.measure(words, 13, "bold") + 44
            canvas.panel((x + self.w - wide, y + 10, wide, 30), "#2B1D4F", "#E3BE6A", 15, 1.2)
            if sign := themed(self.scene.title, "cost"):
                canvas.icon(sign, x + self.w - wide + 10, y + 15, 20)
            canvas.line(words, (x + self.w - wide + 35, y + 9, wide - 42, 31), 13, CREAM, "bold")
            room -= wide + 14
        wide = canvas.measure(section.number, 17, "bold") + 14
        canvas.line(section.number, (x, y + 5, wide, 44), 17, NUMBER, "bold")
        self._hits(canvas, section.title, (x + wide, y + 25 - 27 * 0.65, room - wide), 27, 1.3, "title")
        canvas.line(section.title, (x + wide, y + 2, room - wide, 46), 27, INK, "title")
        left = wide + canvas.measure(section.title, 27, "title") + 18
        other = self.scene.other_title(section.anchor)
        if other and canvas.measure(other, 13.5) <= room - left:
            canvas.line(other, (x + left, y + 6, room - left, 44), 13.5, INK2)
        canvas.fill((x, y + _HEADING - 4, self.w, 1.4), RULE)

    def _block(self, canvas: Canvas, item: ContentsItem, x: float, y: float) -> None:
        block, h = item.block, item.h
        assert block is not None
        if block.kind == "table":
            self._table(canvas, x, y)
            return
        if block.kind == "see":
            self._draw_links(canvas, block, x, y)
            return
        refused = self.scene.rests_on(item.section, block)
        if refused:
            canvas.panel((x - 8, y - 5, self.w + 12, h + 8), "#FCE3D6", RED, 6, 1.6)
            canvas.fill((x - 4, y - 1, 4.5, h), RED)
        elif self.scene.looked_at(item.section, block):
            canvas.panel((x - 8, y - 5, self.w + 12, h + 8), "#FBEFC9", GOLD_DARK, 6, 1.4)
        left, size, top = x, BODY, y
        if block.kind == "step":
            grow = min(1.3, max(1.0, canvas.text_scale))
            disc = (x + 8, y + canvas.grown(BODY) * self.leading / 2 - 11 * grow, 22 * grow, 22 * grow)
            canvas.panel(disc, RED if refused else "#5B4A3A", None, disc[2] / 2)
            canvas.line(str(block.number), (disc[0], disc[1] - 1, disc[2], disc[3] + 1), 12.5, CREAM, "bold", "center")
            left = x + 44
        elif block.kind == "note":
            canvas.panel((x - 8, y, self.w + 12, h), PAPER_INSET, None, 6)
            canvas.icon("info", x + 8, y + 12, 18, GOLD_DARK)
            left, size, top = x + 40, _NOTE, y + 11
        room = self._room(block)
        self._hits(canvas, block.text, (left, top, room), size, self.leading)
        canvas.text(block.text, (left, top, room, 0), TextStyle(size, INK, leading=self.leading, fit=False))
        if block.mark:
            words = block.mark if "-" in block.mark else self.scene.texts(_MARKS[block.mark])
            pill = self._pill(canvas, block, x, y)
            canvas.panel(pill, "#E9DDBB", GOLD_DARK, 11, 1.2)
            canvas.line(words, (pill[0] + 4, pill[1] - 1, 50, 23), 12, NUMBER, "bold", "center")

    def _draw_links(self, canvas: Canvas, block: RuleBlock, x: float, y: float) -> None:
        mine = [link for link in self.links if link.anchor in block.links]
        if mine:
            canvas.line(self.scene.texts("rules-see-also"), (x, y + 4, 140, mine[0].rect[3]), 13.5, INK2)
        for link in mine:
            left, _, w, h = link.rect
            top = y + link.rect[1] - next(i.y for i in self.items if i.block is block)
            canvas.line(link.words, (x + left, top, w + 2, h), 13.5, LINK, "bold")

    def _table(self, canvas: Canvas, x: float, y: float) -> None:
        """Where the numbers of the game come from, table by table of its data file."""
        texts, w = self.scene.texts, self.w
        heads = ("rules-table", "rules-printed", "rules-public", "rules-ours")
        columns = (x + 10, x + w - 330, x + w - 220, x + w - 110)
        canvas.panel((x, y, w, 28), "#E3D6B4", None, 5)
        for head, at in zip(heads, columns):
            canvas.line(texts(head), (at, y, 106, 28), 13, INK, "bold")
        y += 30
        for index, (name, *counts) in enumerate(self._provenance()):
            if index % 2:
                canvas.panel((x, y, w, 24), PAPER_INSET, None, 4)
            canvas.line(name, (columns[0], y, w - 350, 24), 13, INK)
            for count, at in zip(counts, columns[1:]):
                canvas.line(str(count), (at, y, 60, 24), 13, INK if count else "#7A6A4E", "bold" if count else "body")
            y += 25

    def _provenance(self) -> list[tuple[str, int, int, int]]:
        texts, title = self.scene.texts, self.scene.title
        named = []
        for name, printed, public, ours in provenance_of(title):
            message = f"{title.id}-art-table-{name}".replace("_", "-")
            named.append((texts(message) if texts.has(message) else plain(name), printed, public, ours))
        return named

    # --- what was searched for -------------------------------------------------------------------

    def _hits(
        self,
        canvas: Canvas,
        markup: str,
        place: tuple[float, float, float],
        size: float,
        leading: float,
        face: str = "body",
    ) -> None:
        """Mark the words that were searched for, under the text that is about to be written there."""
        words = self.scene.query.casefold().split()
        if not words:
            return
        x, y, w = place
        step = canvas.grown(size) * leading
        for left, line, wide in found_in(canvas, markup, w, size, words, face):
            canvas.panel((x + left - 1, y + step * line + step * 0.14, wide + 2, step * 0.78), _HIT, None, 3)


def found_in(
    canvas: Canvas, markup: str, w: float, size: float, words: Sequence[str], face: str = "body"
) -> Iterator[tuple[float, int, float]]:
    """Where the words stand in a text wrapped into a width: left edge, line and width of each part, in units."""
    size = canvas.grown(size)
    pixels = canvas._pixels(size)
    letters: list[tuple[str, int, float, float]] = []
    for number, line in enumerate(canvas._lay(markup, w, size, face)):
        for run in line.runs:
            if run.unit.icon:
                letters.append(("\ufffc", number, run.x, run.x + run.width))
                continue
            own = "bold" if run.unit.bold and face == "body" else face
            edges = [run.x + fonts.width(run.unit.text[:i], own, pixels) for i in range(len(run.unit.text) + 1)]
            letters += [(c, number, a, b) for c, a, b in zip(run.unit.text, edges, edges[1:])]
    bare = [letter for letter in letters if letter[0] != "\ufffc"]
    text = "".join(letter[0].lower()[:1] for letter in bare)
    for word in words:
        at = text.find(word)
        while at >= 0:
            part = bare[at : at + len(word)]
            for number in sorted({letter[1] for letter in part}):
                row = [letter for letter in part if letter[1] == number]
                yield row[0][2] / canvas.unit, number, (row[-1][3] - row[0][2]) / canvas.unit
            at = text.find(word, at + len(word))
