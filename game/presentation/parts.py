"""Parts with one look in every title, as blocks of ``layout``: rings, dashed places, chips, frames, badges, legends. What makes
them a title's own are its colours."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi
from typing import Final

from game.presentation import layout as lay
from game.presentation.display_list import QUIET, DisplayList
from game.presentation.slots import Rect

_DASH: Final = 7.0
"""About so long are a dash and its gap together; about so much of it is the dash."""
_INKED: Final = 0.57
_DARK: Final = 1.4
"""By so much the dark line of a ring is seen on both sides of the light one."""


def ring(colour: str, dark: str, radius: float = 6, width: float = 2.4) -> lay.Block:
    """A light line on a dark one round the room it is given: seen on any ground."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        x, y, w, h = rect
        sheet.panel((x - _DARK, y - _DARK, w + 2 * _DARK, h + 2 * _DARK), "none", dark, radius + 1, width + 2 * _DARK)
        sheet.panel(rect, "none", colour, radius, width)

    return lay.Block(put)


def dashes(colour: str, radius: float = 5, width: float = 1.4, fill: str = "none") -> lay.Block:
    """A dashed outline of the room it is given: a place that is empty, or whose thing is elsewhere. All dashes are equally
    long, and none is cut where the line closes."""

    def put(sheet: DisplayList, rect: Rect) -> None:
        _, _, w, h = rect
        r, right, low = min(radius, w / 2 - 2, h / 2 - 2), w - 1, h - 1
        around = 2 * (right + low - 2) - (8 - 2 * pi) * r
        step = around / max(4, round(around / _DASH))
        bend = f"A{r:g} {r:g} 0 0 1 "
        # The way ends within a gap: a last dash of no length would be drawn as a bar.
        way = (
            f"M{2 + r:g} 1 H{right - r:g} {bend}{right:g} {1 + r:g} V{low - r:g} {bend}{right - r:g} {low:g} "
            f"H{1 + r:g} {bend}1 {low - r:g} V{1 + r:g} {bend}{1 + r:g} 1"
        )
        dash = f'stroke-dasharray="{_INKED * step:g} {(1 - _INKED) * step:g}"'
        body = f'<path d="{way}" fill="{fill}" stroke="{colour}" stroke-width="{width:g}" {dash}/>'
        sheet.shape(body, rect, (w, h))

    return lay.Block(put)


def chip(look: lay.Ground, *blocks: lay.Block | None, high: float = 24, x: float = 8, gap: float = 5) -> lay.Block:
    """A few things side by side on a ground of their own."""
    return lay.sized(lay.on(look, lay.row(*blocks, gap=gap), x, 0), high=high)


def framed(
    look: lay.Ground, block: lay.Block | None = None, x: float = 0, y: float | None = None, opacity: float | None = None
) -> lay.Block:
    """A block on a ground, so far from its edges, whose line a quiet table leaves out; with an ``opacity`` its ground is as
    faint there."""
    plain = look.but(line="")
    if opacity is None:
        under = (lay.ground(plain), lay.aside(lay.ground(look.but(fill="none", shadow=0))))
    else:
        under = (lay.aside(lay.ground(look)), lay.aside(lay.ground(plain.but(shadow=0, opacity=opacity)), QUIET))
    return lay.over(*under, lay.pad(block, x, y) if block else None)


def badge(text: object, style: lay.Style, look: lay.Ground, size: float = 18) -> lay.Block:
    """A number or sign on a round ground so wide."""
    middle = style.but(align="center", lines=1)
    round_ = look.but(radius=size / 2)
    return lay.Block(lay.over(lay.on(round_, lay.write(text, middle))).put, size, size, stretch=False)


def legend(rows: Iterable[tuple[str, str]], style: lay.Style, size: float = 20, gap: float = 4) -> lay.Block:
    """Signs and what they mean: drawings of ``art/`` with their messages, one below the other."""
    return lay.column(
        *(lay.sized(lay.row(lay.icon(name, size), lay.say(message, style)), high=size) for name, message in rows),
        gap=gap,
    )
