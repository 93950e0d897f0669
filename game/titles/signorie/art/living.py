"""What moves by itself over the five cities: swifts, clouds, the smoke of the volcano, flags, water, gold in the sun; at
dusk windows, lamps and stars. Closed cities are still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import View
from game.presentation import Living, Rect
from game.titles.signorie.art.hours import (
    DAYS,
    DUSK,
    LAMPS,
    LEDGE,
    LEFT,
    LIT,
    LOW_SUN,
    TOP,
    hour,
)
from game.titles.signorie.art.motions import candle, cloud, flag, gleam, ripples, smoke, swifts
from game.titles.signorie.rules.components import CITIES
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import evening

_SWIFTS: Final[tuple[Rect, ...]] = (
    (132, 8, 74, 26),
    (248, 34, 76, 26),
    (316, 8, 80, 26),
    (452, 30, 40, 24),
    (588, 36, 96, 26),
    (640, 6, 70, 26),
    (756, 8, 66, 28),
    (744, 48, 40, 24),
)
_SWIFTS_AT_DUSK: Final[tuple[Rect, ...]] = ((470, 46, 80, 26), (590, 46, 96, 26), (744, 50, 44, 24))
"""Below the steps of the evening."""
_CLOUDS: Final[tuple[Rect, ...]] = (
    (142, 6, 58, 20),
    (246, 4, 96, 24),
    (326, 34, 92, 20),
    (574, 4, 96, 24),
    (748, 4, 92, 24),
)
_FLAGS: Final = (
    (35.0, 24.0, 11.0, 6.0, "#8E2F3C", ""),
    (561.4, 7.0, 12.0, 6.2, "#FFF4DF", "#B2301F"),
    (839.0, 42.0, 19.0, 10.0, "#8E2F3C", ""),
)
"""Where each is tied to its pole, how long and how high it is when it flies, its colours."""
_SMOKE: Final[Rect] = (908, 2, 70, 40)
_WATER: Final[tuple[Rect, ...]] = ((183, 115.5, 5, 7), (203, 115.5, 8, 7), (378, 115.5, 7, 7), (967, 115, 12, 8))
_GOLD: Final = ((126, 9), (289, 50), (724, 21.5))
_WINDOWS: Final = (
    (34, 84), (34, 100), (104, 112), (128, 112), (150, 114), (221, 62), (296, 112), (345, 112), (372, 112), (430, 70),
    (430, 96), (494, 112), (520, 112), (566, 74), (620, 96), (640, 108), (664, 112), (730, 84), (748, 84), (722, 106),
    (846, 92), (852, 112), (800, 100), (884, 100),
)  # fmt: skip
"""The windows that the drawing of the dusk shows."""
_STARS: Final = ((544, 48), (612, 50), (668, 48), (772, 54), (884, 54), (958, 54))
_HIGH_STARS: Final = ((544, 28), (604, 8), (660, 30), (828, 10), (906, 24), (950, 8))
"""Those that the steps of the evening would cover."""
_RIBBONS: Final = 117.0
"""From here on the names of the cities hang over the fresco."""
_SENTENCE: Final = (458.0, 82.0)
"""To here, from the left and from above, the evening says what it is."""


def living(v: View) -> list[Living]:
    """What can move in this hour."""
    s: SignorieState = v.state
    now = hour(s)
    closed = [196.0 * city for city in range(len(CITIES)) if s.cities[city] == CLOSED]
    found = []
    for thing in _dusk(v) if now == DUSK else _day(now):
        x, y, w, h = thing.rect
        if not any(x < left + 196 and left < x + w for left in closed):
            found.append(Living((LEFT + x, TOP + y, w, h), thing.frames))
    return found


def _day(now: int) -> Iterator[Living]:
    for rect in _SWIFTS:
        yield Living(rect, swifts(*rect[2:]))
    for rect in _CLOUDS:
        yield Living(rect, cloud(*rect[2:], DAYS[now].clouds))
    for x, y, long, high, colour, edge in _FLAGS:
        yield Living((x - 1, y - 4, long + 3, high + 12), flag(long, high, colour, edge))
    yield Living(_SMOKE, smoke(*_SMOKE[2:]))
    for rect in _WATER:
        yield Living(rect, ripples(*rect[2:]))
    if now == LOW_SUN:
        yield from _lights(LIT, False)
    else:
        for x, y in _GOLD:
            yield Living((x - 7, y - 7, 14, 14), gleam(14))


def _dusk(v: View) -> Iterator[Living]:
    bare = evening(v)
    yield from _lights(_WINDOWS, bare)
    for rect in _SWIFTS_AT_DUSK:
        yield Living(rect, swifts(*rect[2:]))
    for x, y in _STARS if bare else (*_STARS, *_HIGH_STARS):
        yield Living((x - 4, y - 4, 8, 8), gleam(8))
    if not bare:
        for rect in _WATER:
            yield Living(rect, ripples(*rect[2:]))


def _lights(windows: tuple[tuple[int, int], ...], bare: bool) -> Iterator[Living]:
    """Candles in windows (their upper left corners) and the lamps on the ledge. The ``bare`` fresco of the evening has no
    ribbons, but a sentence at its left."""
    for x, y in windows:
        said = x < _SENTENCE[0] and y < _SENTENCE[1] if bare else y + 10 > _RIBBONS
        if not said and y + 10 < LEDGE:
            yield Living((x - 4, y - 4, 12, 14), candle(12, 14, 6, 7))
    for lamp in LAMPS:
        yield Living((lamp - 9, LEDGE - 19, 18, 16), candle(18, 16, 9, 9))
