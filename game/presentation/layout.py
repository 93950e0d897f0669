"""Panels as trees of parts that find their places themselves: rows, columns, grids, what lies over what.

A ``Block`` knows how much room it needs, or takes what is left, and puts its marks where it is told::

    NAME, NOTE = Style(15, INK, "title", lines=1), Style(12, LILAC)
    laid(
        on(Ground(PAPER, GOLD), row(icon("heap/match", 24), column(say("heap-match", NAME), say("heap-match-why", NOTE)))),
        240, 64,
    )

is the panel as a display list, which can be compared, cached and drawn like one that was written mark by mark. Whatever
is None among the parts of a row or column is not there. All lengths are units of 1280 x 720.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from game.presentation.display_list import GONE, DisplayList, Text
from game.presentation.slots import Rect

Along: TypeAlias = Literal["start", "middle", "end", "between"]
"""Where the parts of a row or column stand when none of them takes what is left."""
_FREE: Final = {"start": 0.0, "middle": 0.5, "end": 1.0}


class Style(NamedTuple):
    """How words are written: the fields of the ``Text`` mark of those names."""

    size: float = 14
    colour: str = "#F4EBD8"
    face: str = "body"
    align: str = "left"
    valign: str = "middle"
    leading: float = 1.4
    lines: int = 0

    def but(self, **changes: Any) -> Style:
        """The same style with other fields."""
        return self._replace(**changes)


class Ground(NamedTuple):
    """What a part stands on: a filled rectangle with round corners, a line around it, a shadow so dark below it (0: none)."""

    fill: str
    line: str = ""
    radius: float = 8
    width: float = 1.2
    opacity: float = 1
    shadow: int = 0

    def but(self, **changes: Any) -> Ground:
        """The same ground with other fields."""
        return self._replace(**changes)


class Block(NamedTuple):
    """A part: its own width and height (None: takes what is left, of which it gets ``share`` parts), and how it is put into
    a rectangle. One that does not ``stretch`` stands in the middle of the room that is higher or wider than itself."""

    put: Callable[[DisplayList, Rect], None]
    wide: float | None = None
    high: float | None = None
    share: float = 1
    stretch: bool = True


def laid(block: Block, wide: float | None = None, high: float | None = None, round: bool = False) -> DisplayList:
    """The block as a display list so large; its own size where none is given. Raises ValueError for a block that has no
    size of its own and is given none."""
    size = (block.wide if wide is None else wide, block.high if high is None else high)
    if size[0] is None or size[1] is None:
        raise ValueError("a block without a size of its own is laid into a size that is given")
    sheet = DisplayList(size[0], size[1], round=round)
    block.put(sheet, (0, 0, size[0], size[1]))
    return sheet


def fill(sheet: DisplayList, rect: Rect, block: Block) -> None:
    """Put the block into that place of a display list."""
    block.put(sheet, rect if block.stretch else _within(block, rect))


# --- what is seen ------------------------------------------------------------------------------------


def say(message: str, style: Style, params: Mapping[str, Any] | None = None) -> Block:
    """A message."""
    return _words(lambda sheet, rect: sheet.say(rect, message, params, **_told(style)), style)


def write(text: object, style: Style) -> Block:
    """A number, a sign or inline icons: never a sentence. An empty text leaves its room empty."""
    told = str(text)
    return _words(lambda sheet, rect: sheet.write(rect, told, **_told(style)) if told else None, style)


def caption(message: str, style: Style, params: Mapping[str, Any] | None = None) -> Block:
    """A message in the other language, where the player has switched captions on."""
    return _words(lambda sheet, rect: sheet.say(rect, message, params, caption=True, **_told(style)), style)


@lru_cache(1024)
def _told(style: Style) -> Mapping[str, Any]:
    return style._asdict()


def _words(put: Callable[[DisplayList, Rect], None], style: Style) -> Block:
    return Block(put, high=style.size * style.leading * style.lines if style.lines else None)


def icon(name: str, size: float, high: float | None = None, /, **ink: Any) -> Block:
    """A drawing of ``art/`` so wide and high; ``ink`` are its colours, ``alpha`` and ``turn``."""
    tall = size if high is None else high
    return Block(lambda sheet, rect: sheet.svg(name, rect, **ink), size, tall, stretch=False)


def picture(name: str, /, **ink: Any) -> Block:
    """A drawing of ``art/`` that fills the room it is given."""
    return Block(lambda sheet, rect: sheet.svg(name, rect, **ink))


def shape(body: str, box: tuple[float, float], alpha: int = 255) -> Block:
    """The body of an SVG on a box of its own units, which fills the room it is given."""
    return Block(lambda sheet, rect: sheet.shape(body, rect, box, alpha))


def drawn(part: DisplayList, scale: float = 1) -> Block:
    """A display list that stands already, so large."""
    w, h = part.size
    return Block(lambda sheet, rect: sheet.place(part, *rect[:2], scale), w * scale, h * scale, stretch=False)


def ground(look: Ground) -> Block:
    """A ground that fills the room it is given."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        if look.shadow:
            sheet.shadow(rect, look.radius, alpha=look.shadow)
        sheet.panel(rect, look.fill, look.line, look.radius, look.width, look.opacity)

    return Block(put)


def blank(wide: float | None = None, high: float | None = None) -> Block:
    """Room where nothing stands; without a size all that is left."""
    return Block(lambda sheet, rect: None, wide, high)


# --- where it stands ---------------------------------------------------------------------------------


def row(*blocks: Block | None, gap: float = 6, along: Along = "start") -> Block:
    """Blocks side by side."""
    return _line([block for block in blocks if block], 0, gap, along)


def column(*blocks: Block | None, gap: float = 4, along: Along = "start") -> Block:
    """Blocks one below the other."""
    return _line([block for block in blocks if block], 1, gap, along)


def grid(blocks: Iterable[Block | None], across: int, gap: float = 4, down: float | None = None) -> Block:
    """Rows of so many equal cells, ``gap`` apart, the rows ``down`` apart; all rows are equally high."""
    cells = [block or blank() for block in blocks]
    cells += [blank()] * (-len(cells) % across)
    below = gap if down is None else down
    rows = [row(*map(shared, cells[i : i + across]), gap=gap) for i in range(0, len(cells), across)]
    heights = [cell.high for cell in cells]
    tall = max((high for high in heights if high is not None), default=None)
    inner = column(*map(shared, rows), gap=below)
    return inner._replace(high=None if tall is None else (tall + below) * len(rows) - below)


def over(*blocks: Block | None) -> Block:
    """Blocks one upon the other, the last on top, all in the same room: as large as the largest."""
    found = [block for block in blocks if block]

    def put(sheet: DisplayList, rect: Rect) -> None:
        for block in found:
            block.put(sheet, rect if block.stretch else _within(block, rect))

    wide, high = [_largest(sizes) for sizes in _sizes(found)]
    return Block(put, wide, high, stretch=any(block.stretch for block in found))


def line(*blocks: Block | None) -> Block:
    """Words on one line, each behind the one before it, however long that is in the player's language."""
    found = [block for block in blocks if block]

    def put(sheet: DisplayList, rect: Rect) -> None:
        for i, block in enumerate(found):
            first = len(sheet.marks)
            block.put(sheet, rect)
            if i:
                behind = (
                    mark._replace(behind=True) if isinstance(mark, Text) else mark for mark in sheet.marks[first:]
                )
                sheet.marks[first:] = behind

    return Block(put, None, _largest([block.high for block in found]))


def pad(
    block: Block, x: float, y: float | None = None, right: float | None = None, bottom: float | None = None
) -> Block:
    """A block with room around it: ``x`` on the left and right, ``y`` above and below (``x`` if it is not given)."""
    top = x if y is None else y
    after, below = x if right is None else right, top if bottom is None else bottom

    def put(sheet: DisplayList, rect: Rect) -> None:
        left, upper, w, h = rect
        inner = (left + x, upper + top, w - x - after, h - top - below)
        block.put(sheet, inner if block.stretch else _within(block, inner))

    wide = None if block.wide is None else block.wide + x + after
    high = None if block.high is None else block.high + top + below
    return Block(put, wide, high, block.share, block.stretch)


def on(look: Ground, block: Block, x: float = 0, y: float | None = None) -> Block:
    """A block on a ground, so far from its edges."""
    top = x if y is None else y
    plain = not (x or top) and block.stretch
    fill, rim, radius, width, opacity, shadow = look

    def put(sheet: DisplayList, rect: Rect) -> None:
        if shadow:
            sheet.shadow(rect, radius, alpha=shadow)
        sheet.panel(rect, fill, rim, radius, width, opacity)
        if not plain:
            left, upper, w, h = rect
            rect = (left + x, upper + top, w - x - x, h - top - top)
        block.put(sheet, rect if block.stretch else _within(block, rect))

    wide = None if block.wide is None else block.wide + x + x
    return Block(put, wide, None if block.high is None else block.high + top + top)


def sized(block: Block, wide: float | None = None, high: float | None = None) -> Block:
    """The block in a room so wide and high; what is not given stays as it is."""
    return Block(
        lambda sheet, rect: block.put(sheet, _within(block, rect)),
        block.wide if wide is None else wide,
        block.high if high is None else high,
        block.share,
    )


def shared(block: Block, share: float = 1) -> Block:
    """The block takes so many parts of what is left, however large it is."""
    return Block(lambda sheet, rect: block.put(sheet, _within(block, rect)), None, None, share)


def corner(block: Block, x: float = 1, y: float = 0, inset: float = 0) -> Block:
    """A block of its own size in a room that is larger: ``x`` 0 at the left, 1 at the right, ``y`` likewise down."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        left, top, w, h = rect
        wide, high = block.wide or w, block.high or h
        free = (w - wide - 2 * inset, h - high - 2 * inset)
        block.put(sheet, (left + inset + x * free[0], top + inset + y * free[1], wide, high))

    return Block(put)


def fitted(block: Block) -> Block:
    """A block of its own size, made smaller where the room is, and set in its middle. Raises ValueError for a block that
    has no size of its own."""
    part = laid(block)
    w, h = part.size

    def put(sheet: DisplayList, rect: Rect) -> None:
        k = min(1.0, rect[2] / w, rect[3] / h)
        sheet.place(part, rect[0] + (rect[2] - w * k) / 2, rect[1] + (rect[3] - h * k) / 2, k)

    return Block(put, w, h)


# --- what it does ------------------------------------------------------------------------------------


def hot(block: Block, target: str) -> Block:
    """The block with a place over it that tells the pointer what it is."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        block.put(sheet, rect)
        sheet.hot(rect, target)

    return block._replace(put=put)


def standing(block: Block, tell: Callable[[Rect], None]) -> Block:
    """The block, which tells where it stands when it is put there: for places that can be pressed."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        tell(rect)
        block.put(sheet, rect)

    return block._replace(put=put)


def aside(block: Block, how: str = GONE) -> Block:
    """The block as what a quiet table leaves out, shows a shadow of, or shows in its place."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        with sheet.aside(how):
            block.put(sheet, rect)

    return block._replace(put=put)


# --- rows and columns --------------------------------------------------------------------------------


def _sizes(blocks: Sequence[Block]) -> tuple[list[float | None], list[float | None]]:
    return [block.wide for block in blocks], [block.high for block in blocks]


def _largest(sizes: Sequence[float | None]) -> float | None:
    return max([size for size in sizes if size is not None], default=None)


def _within(block: Block, rect: Rect) -> Rect:
    """Where a block stands in a room: all of it, or the middle."""
    if block.stretch:
        return rect
    x, y, w, h = rect
    wide, high = w if block.wide is None else block.wide, h if block.high is None else block.high
    return (x + (w - wide) / 2, y + (h - high) / 2, wide, high)


def _line(blocks: Sequence[Block], axis: int, gap: float, along: Along) -> Block:
    sizes = _sizes(blocks)
    own, across = sizes[axis], sizes[1 - axis]
    known = [size for size in own if size is not None]
    gaps = gap * (len(blocks) - 1) if blocks else 0
    parts = sum(block.share for block, size in zip(blocks, own) if size is None)

    def put(sheet: DisplayList, rect: Rect) -> None:
        left = rect[2 + axis] - sum(known) - gaps
        each = max(0.0, left) / parts if parts else 0.0
        step = gap + (left / max(1, len(blocks) - 1) if along == "between" and not parts else 0)
        at = rect[axis] + (0 if parts else left * _FREE.get(along, 0))
        for block, size in zip(blocks, own):
            long = each * block.share if size is None else size
            place = (at, rect[1], long, rect[3]) if axis == 0 else (rect[0], at, rect[2], long)
            block.put(sheet, place if block.stretch else _within(block, place))
            at += long + step

    whole = sum(known) + gaps if len(known) == len(own) else None
    thick = _largest(across)
    return Block(put, whole, thick) if axis == 0 else Block(put, thick, whole)
