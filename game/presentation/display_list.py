"""A display list: what a panel, a card or a picture shows, as data in units of 1280 x 720.

A title fills sheets; the screen draws them. Two equal sheets look the same, so they can be cached, compared and
checked for overlap and fit without a screen. Texts are message ids with parameters, or bare numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias

from game.presentation.slots import Rect
from game.presentation.spots import Counted

GONE: Final = "gone"
"""An aside that a quiet table leaves out: the title of a region, a hint beside it, the frame round what is no question."""
SHADOW: Final = "shadow"
"""An aside of which a quiet table shows a shadow without words: what one has none of."""
QUIET: Final = "quiet"
"""What only a quiet table shows, in place of asides."""
_FAINT = 56
"""How opaque a shadow is, of 255."""


class Panel(NamedTuple):
    """A filled rectangle with round corners and a line around it."""

    rect: Rect
    fill: str
    line: str = ""
    radius: float = 8
    width: float = 1.2
    opacity: float = 1
    aside: str = ""


class Shadow(NamedTuple):
    """A soft shadow of that rectangle."""

    rect: Rect
    radius: float = 8
    blur: float = 6
    alpha: int = 110
    dy: float = 3
    aside: str = ""


class Svg(NamedTuple):
    """A drawing of ``art/`` (such as "shared/seats/blue") with its colour placeholders."""

    name: str
    rect: Rect
    colours: tuple[tuple[str, str], ...] = ()
    alpha: int = 255
    turn: int = 0
    aside: str = ""


class Shape(NamedTuple):
    """The body of an SVG drawn on a box of ``box`` units: lines, dashes, what has no file of its own."""

    body: str
    rect: Rect
    box: tuple[float, float]
    alpha: int = 255
    aside: str = ""


class Text(NamedTuple):
    """A message (``id`` with ``params``) or, with ``literal``, the bare text of ``id``; wrapped into ``rect`` and
    shrunk until it fits. ``face`` is "body", "bold" or "title". ``lines`` 1 never wraps. A ``caption`` says its
    message in the other language, and only where the player has switched captions on. What stands ``behind`` begins
    where the words before it end, if those are on the same row and begin at the left, however long they are. What
    ``shrinks`` has smaller letters than others where a word of it would be broken, or all of it left out."""

    rect: Rect
    id: str
    params: tuple[tuple[str, Any], ...] = ()
    size: float = 14
    colour: str = "#F4EBD8"
    face: str = "body"
    align: str = "left"
    valign: str = "middle"
    leading: float = 1.4
    lines: int = 0
    literal: bool = False
    caption: bool = False
    aside: str = ""
    behind: bool = False
    shrinks: bool = False


class Hot(NamedTuple):
    """A place that answers to the pointer: ``target`` is what ``art.tip`` is asked for, ``counted`` what lights up on the
    table while it points there."""

    rect: Rect
    target: str
    counted: tuple[Counted, ...] = ()


Mark: TypeAlias = Panel | Shadow | Svg | Shape | Text | Hot


class DisplayList:
    """A list of marks, drawn in order. ``size`` is its width and height in units; a ``round`` piece gets a round light."""

    __slots__ = ("_aside", "marks", "round", "size")

    def __init__(self, width: float, height: float, marks: Iterable[Mark] = (), round: bool = False) -> None:
        self.size = (width, height)
        self.marks: list[Mark] = list(marks)
        self.round = round
        self._aside = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DisplayList) and (self.size, self.marks) == (other.size, other.marks)

    def __hash__(self) -> int:
        return hash((self.size, tuple(self.marks)))

    def panel(
        self, rect: Rect, fill: str, line: str = "", radius: float = 8, width: float = 1.2, opacity: float = 1
    ) -> None:
        """Add a filled rectangle."""
        self.marks.append(Panel(rect, fill, line, radius, width, opacity, self._aside))

    def shadow(self, rect: Rect, radius: float = 8, blur: float = 6, alpha: int = 110, dy: float = 3) -> None:
        """Add a soft shadow."""
        self.marks.append(Shadow(rect, radius, blur, alpha, dy, self._aside))

    def svg(self, name: str, rect: Rect, alpha: int = 255, turn: int = 0, **colours: str) -> None:
        """Add a drawing of ``art/``."""
        self.marks.append(Svg(name, rect, tuple(sorted(colours.items())), alpha, turn, self._aside))

    def shape(self, body: str, rect: Rect, box: tuple[float, float], alpha: int = 255) -> None:
        """Add a drawing from an SVG body."""
        self.marks.append(Shape(body, rect, box, alpha, self._aside))

    def say(self, rect: Rect, message: str, params: Mapping[str, Any] | None = None, **style: Any) -> None:
        """Add a message in the player's language."""
        self.marks.append(Text(rect, message, tuple(sorted((params or {}).items())), aside=self._aside, **style))

    def write(self, rect: Rect, text: str, **style: Any) -> None:
        """Add a number, a sign or inline icons: never a sentence."""
        self.marks.append(Text(rect, text, literal=True, aside=self._aside, **style))

    def hot(self, rect: Rect, target: str) -> None:
        """Let the pointer ask what this is."""
        self.marks.append(Hot(rect, target))

    @contextmanager
    def aside(self, how: str = GONE) -> Iterator[None]:
        """Whatever is added meanwhile steps back on a quiet table: it is left out (``GONE``), a shadow of it stays
        (``SHADOW``), or it stands there alone (``QUIET``)."""
        before, self._aside = self._aside, self._aside or how
        try:
            yield
        finally:
            self._aside = before

    def place(self, other: DisplayList, x: float, y: float, scale: float = 1) -> None:
        """Add everything of another sheet, moved and scaled."""
        still = not x and not y and scale == 1
        moved = other.marks if still else [_moved(mark, x, y, scale) for mark in other.marks]
        self.marks += [_as(mark, self._aside) for mark in moved] if self._aside else moved


def _moved(mark: Mark, x: float, y: float, k: float) -> Mark:
    a, b, w, h = mark.rect
    changes: dict[str, Any] = {"rect": (x + a * k, y + b * k, w * k, h * k)}
    if isinstance(mark, Text):
        changes["size"] = mark.size * k
    elif isinstance(mark, Panel):
        changes |= {"radius": mark.radius * k, "width": mark.width * k}
    elif isinstance(mark, Shadow):
        changes |= {"radius": mark.radius * k, "blur": mark.blur * k, "dy": mark.dy * k}
    return mark._replace(**changes)


def _as(mark: Mark, aside: str) -> Mark:
    return mark if isinstance(mark, Hot) or mark.aside else mark._replace(aside=aside)


def in_full(sheet: DisplayList) -> DisplayList:
    """The sheet with all its asides, and nothing of what stands in their place."""
    return _with(sheet, [mark for mark in sheet.marks if isinstance(mark, Hot) or mark.aside != QUIET])


def quieted(sheet: DisplayList) -> DisplayList:
    """The sheet as a quiet table shows it. A caption goes with the heading that stands before it."""
    found: list[Mark] = []
    headed = True
    for mark in sheet.marks:
        quiet = _quiet(mark)
        caption = isinstance(mark, Text) and mark.caption
        if isinstance(mark, Text) and not caption:
            headed = quiet is not None
        if quiet is not None and (headed or not caption):
            found.append(quiet)
    return _with(sheet, found)


def _with(sheet: DisplayList, marks: list[Mark]) -> DisplayList:
    return sheet if marks == sheet.marks else DisplayList(*sheet.size, marks, sheet.round)


def _quiet(mark: Mark) -> Mark | None:
    if isinstance(mark, Hot) or not mark.aside:
        return mark
    if mark.aside == SHADOW:
        return mark._replace(alpha=_FAINT * mark.alpha // 255) if isinstance(mark, Svg | Shape) else None
    return mark._replace(aside="") if mark.aside == QUIET else None


def lighting(sheet: DisplayList | None, counted_by: Callable[[str], Iterable[Counted]]) -> DisplayList | None:
    """The sheet, whose hot places light what they count: asked by their targets."""
    if sheet is None:
        return None
    lit = [
        mark._replace(counted=tuple(counted_by(mark.target))) if isinstance(mark, Hot) else mark for mark in sheet.marks
    ]
    return DisplayList(*sheet.size, lit, sheet.round)
