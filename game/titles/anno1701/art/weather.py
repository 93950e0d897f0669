"""The weather of the strait: the event die brings it. Sky, water and windows show it; cards, signs and texts keep their
colours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from game.engine import View
from game.presentation import DisplayList
from game.titles.anno1701.rules.components import EVENTS
from game.titles.anno1701.table.placing import FAIR, layout, weather

WEATHERS: Final = (FAIR, *EVENTS[1:])
VEILS: Final = {
    "queen": ("#7A4A12", 0.05),
    "commercial_advantage": ("#0A3C66", 0.12),
    "tax": ("#2C3A48", 0.3),
    "pirates_hunt": ("#12262C", 0.42),
    "fire": ("#4A1226", 0.34),
    "diplomacy": ("#14183E", 0.4),
}
"""What sea and land take on, and how much. All of it is darker than they are."""
GLITTER: Final = {
    FAIR: ("#FFF3C4", 0.6),
    "queen": ("#FFE9A8", 0.9),
    "commercial_advantage": ("#FFF3C4", 0.5),
    "fire": ("#FFA860", 0.75),
    "diplomacy": ("#F6CFA0", 0.5),
}
"""The way of the sun on the water, where it shines."""
DARK: Final = ("pirates_hunt", "fire", "diplomacy")
"""In these the lamps are lit."""
LAMP: Final = (364.5, 98.0)
"""The lamp of the lighthouse on the headland."""


def blend(colour: str, now: str) -> str:
    """What a colour of the painting looks like in a weather."""
    veil, share = VEILS.get(now, (colour, 0.0))
    pairs = ((int(colour[i : i + 2], 16), int(veil[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def scenery(now: str, rival: str) -> DisplayList:
    """Sky, sea and both islands in a weather; ``rival`` is the colour of the pennants on the ship in the far bay, "" for
    none."""
    sheet = DisplayList(1280, 720)
    sheet.svg(f"anno1701/sky/{now}", (0, 0, 1280, 140))
    sheet.svg("anno1701/scene/table", (0, 0, 1280, 720))
    if now in GLITTER:
        colour, strength = GLITTER[now]
        body = (
            f'<path d="M14 4 H50 M6 12 H62 M16 20 H46 M24 28 H50" stroke="{colour}" stroke-opacity="{strength}" '
            'stroke-width="2" stroke-linecap="round"/>'
        )
        sheet.shape(body, (906, 128, 68, 32), (68, 32))
    if rival:
        sheet.svg("anno1701/ships/ship", (894, 190, 74, 74), c=rival)
        sheet.svg("anno1701/scene/boat", (330, 196, 34, 34))
    if now in VEILS:
        colour, strength = VEILS[now]
        sheet.panel((0, 0, 1280, 720), colour, radius=0, opacity=strength)
    return sheet


def light(v: View) -> DisplayList | None:
    """What the weather sets into the picture: lit windows and lamps, foam, rain, mist. Nothing on the open sea or a desk."""
    now = weather(v.state)
    return _light(now) if now != FAIR and layout(v) in ("table", "dice") else None


@cache
def _light(now: str) -> DisplayList:
    sheet = DisplayList(1280, 720)
    if now in _ADDED:
        for x, y, w, h, body in _ADDED[now]:
            sheet.shape(body, (x, y, w, h), (w, h))
    if now in DARK:
        _lamps(sheet)
    return sheet


def _lamps(sheet: DisplayList) -> None:
    """The windows of the cottages, and the lighthouse."""
    x, y = LAMP
    glow = _halo(15, "#FFE9A8")
    sheet.shape(glow, (x - 15, y - 15, 30, 30), (30, 30))
    for left, top, k in ((404, 168, 0.46), (360, 506, 0.72), (744, 634, 0.7)):
        a, b = left + 17 * k, top + 45 * k
        sheet.shape(_halo(11, "#FFC970"), (a - 11, b - 11, 22, 22), (22, 22))
        edge = 7 * k
        sheet.panel((a - edge / 2, b - edge / 2, edge, edge), "#FFE08A", radius=0)


def _halo(r: float, colour: str) -> str:
    """Light round a lamp."""
    rings = ((1, 0.1), (0.72, 0.13), (0.45, 0.2), (0.2, 0.7))
    return "".join(
        f'<circle cx="{r:g}" cy="{r:g}" r="{r * share:.1f}" fill="{colour}" fill-opacity="{strength}"/>'
        for share, strength in rings
    )


def _strokes(colour: str, strength: float, way: str, width: float = 1.8) -> str:
    return (
        f'<path d="{way}" fill="none" stroke="{colour}" stroke-opacity="{strength}" stroke-width="{width}" '
        'stroke-linecap="round"/>'
    )


def _caps(ways: Callable[[float, float], str], places: tuple[tuple[float, float], ...]) -> str:
    return " ".join(ways(x, y) for x, y in places)


def _crest(x: float, y: float) -> str:
    return f"M{x:g} {y:g} q6 -4.5 12 0 t12 0 M{x + 5:g} {y + 3.4:g} h7"


def _glint(x: float, y: float) -> str:
    return f"M{x:g} {y:g} h9 m5 4 h6"


def _shaft(x: float, y: float) -> str:
    return f"M{x:g} {y:g} l-9 34"


_LEFT: Final = ((8.0, 20.0), (40, 34), (14, 62), (46, 84), (6, 116), (30, 138))
_RIGHT: Final = ((36.0, 10.0), (14, 24), (42, 42), (20, 96), (48, 108), (8, 120))
"""Places on the water left and right of the far island, in units of the boxes below."""
_WEST: Final = (312.0, 134.0, 70.0, 148.0)
_EAST: Final = (898.0, 152.0, 74.0, 128.0)

_MIST: Final = (
    '<path d="M0 14 C14 6 36 8 48 12 C60 8 70 10 72 14 C58 20 16 20 0 14Z" fill="#C4CEC4" fill-opacity=".2"/>'
    '<path d="M6 34 C22 27 48 28 66 34 C48 40 22 40 6 34Z" fill="#C4CEC4" fill-opacity=".15"/>'
    '<path d="M0 62 C18 54 50 56 70 62 C50 69 18 69 0 62Z" fill="#C4CEC4" fill-opacity=".11"/>'
)
_RAIN: Final = tuple((8.0 + 9 * i, 4.0 + 7 * (i * 5 % 4)) for i in range(7))

_ADDED: Final = {
    "queen": tuple(
        (*box, _strokes("#FFE9A8", 0.55, _caps(_glint, places), 1.6))
        for box, places in ((_WEST, _LEFT), (_EAST, _RIGHT))
    ),
    "commercial_advantage": tuple(
        (*box, _strokes("#F2FAFC", 0.6, _caps(_crest, places), 1.7))
        for box, places in ((_WEST, _LEFT), (_EAST, _RIGHT))
    ),
    "tax": ((316, 78, 70, 58, _strokes("#53657A", 0.3, _caps(_shaft, _RAIN), 1.5)),),
    "pirates_hunt": ((312, 128, 72, 76, _MIST), (898, 128, 72, 76, _MIST)),
    "diplomacy": ((322, 136, 40, 30, _strokes("#FFF3C4", 0.4, _caps(_glint, ((8, 6), (14, 18))), 1.6)),),
}
"""What a weather adds, each in its box on the stage."""
