"""The card of a moment on the summary: which it is, the two deeds, what is said of them, the figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.ui.canvas import Canvas, Rect, TextStyle
from game.ui.scenes.review.sheet import COLOURS
from game.ui.scenes.review.slip import GOLD, GREY
from game.ui.theme import INK, INK2, PAPER, PAPER_EDGE
from game.ui.widgets import Pressable

CHIP = 36.0


class DeedChip(NamedTuple):
    """A deed: whether it is the stronger one, whose it is, what it is."""

    gold: bool
    whose: str
    deed: str


class CardText(NamedTuple):
    """What a card says; ``amount`` with ``unit`` beside it, ``chance`` at the right."""

    what: str
    head: str
    where: str
    chips: Sequence[DeedChip]
    said: str
    amount: str
    unit: str
    chance: str


class MomentCard(Pressable):
    """Pressing it opens the table there."""

    def __init__(self, rect: Rect, ply: int, told: CardText, on_press: Callable[[], None]) -> None:
        super().__init__(rect, on_press, f"moment-{ply}")
        self.told = told

    def draw(self, canvas: Canvas) -> None:
        """The card."""
        x, y, w, h = self.rect
        told = self.told
        lit = self.state in ("hover", "pressed")
        canvas.panel(self.rect, "#FFFDF6" if lit else PAPER, "#E3BE6A" if lit else PAPER_EDGE, 8, 2 if lit else 1.2)
        canvas.svg(f"shared/house/moment_{told.what}", (x + 12, y + 9, 26, 26))
        wide = min(108.0, canvas.measure(told.where, 12.5) + 2)
        canvas.line(told.where, (x + w - 14 - wide, y + 8, wide, 30), 12.5, INK2, align="right")
        canvas.line(told.head, (x + 44, y + 6, w - 68 - wide, 34), 19, INK, "title")
        top = y + 42
        for chip in told.chips:
            draw_chip(canvas, (x + 10, top, w - 20, CHIP - 3), chip)
            top += CHIP
        bottom = y + h - 38
        body = (x + 14, top + 3, w - 28, bottom - top - 5)
        canvas.text(told.said, body, TextStyle(13, INK, leading=1.35, fit=True, valign="middle"))
        canvas.fill((x + 14, bottom, w - 28, 1), "#D8CCAE")
        left = x + 14
        if told.amount:
            wide = canvas.measure(told.amount, 24, "title") + 6
            canvas.line(told.amount, (left, bottom + 2, wide, 34), 24, COLOURS[told.what], "title")
            left += wide + 4
        right = x + w - 14
        if told.chance:
            wide = min(right - left - 40, canvas.measure(told.chance, 13, "bold") + 2)
            canvas.line(told.chance, (right - wide, bottom + 4, wide, 30), 13, INK, "bold", "right")
            right -= wide + 8
        canvas.line(told.unit, (left, bottom + 4, right - left, 30), 12.5, INK2)


def draw_chip(canvas: Canvas, place: Rect, chip: DeedChip) -> None:
    """A deed on the ground of the stronger or of the other one, with its sign."""
    x, y, w, h = place
    canvas.panel(place, GOLD if chip.gold else GREY, "#C99A2E" if chip.gold else "#9A968C", 6, 1.2)
    sign = (x + 8, y + h / 2 - 7, 14.0, 14.0)
    canvas.panel(
        sign, "#FFD55E" if chip.gold else "#C9CCD2", "#8A5E14" if chip.gold else "#5B5F68", 7 if chip.gold else 2, 1.5
    )
    wide = min(96.0, canvas.measure(chip.whose, 11.5, "bold") + 1)
    canvas.line(chip.whose, (x + 30, y, wide, h), 11.5, INK2, "bold")
    deed = (x + 38 + wide, y + 1, w - 46 - wide, h - 2)
    canvas.text(chip.deed, deed, TextStyle(12.5, INK, leading=1.12, fit=True, valign="middle", lines=2))
