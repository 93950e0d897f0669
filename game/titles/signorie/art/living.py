"""What moves by itself over the five cities: swifts, clouds, the smoke of the volcano, flags, water, gold in the sun; at
dusk windows, lamps and stars. Closed cities are still."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.engine import View
from game.presentation import DisplayList, Living
from game.titles.signorie.art.hours import DAYS, DUSK, LAMPS, LEDGE, LEFT, LOW_SUN, PLACES, TOP, hour
from game.titles.signorie.art.motions import candle, cloud, flag, gleam, ripples, smoke, swifts
from game.titles.signorie.rules.components import CITIES
from game.titles.signorie.rules.state import CLOSED, SignorieState
from game.titles.signorie.table.placement import CITY_WIDE, evening

_RIBBONS: Final = 117.0
"""From here on the names of the cities hang over the fresco."""
_SENTENCE: Final = (458.0, 82.0)
"""To here, from the left and from above, the evening says what it is."""


def living(v: View) -> list[Living]:
    """What can move in this hour."""
    s: SignorieState = v.state
    now = hour(s)
    closed = [CITY_WIDE * city for city in range(len(CITIES)) if s.cities[city] == CLOSED]
    found = []
    for thing in _dusk(v) if now == DUSK else _day(now):
        x, y, w, h = thing.rect
        if not any(x < left + CITY_WIDE and left < x + w for left in closed):
            found.append(Living((LEFT + x, TOP + y, w, h), thing.frames))
    return found


def _day(now: int) -> Iterator[Living]:
    yield from _each("swifts", swifts)
    yield from _each("clouds", lambda w, h: cloud(w, h, DAYS[now].clouds))
    for one in PLACES["flags"]:
        x, y, long, high = one["place"]
        yield Living((x - 1, y - 4, long + 3, high + 12), flag(long, high, one["colour"], one["edge"]))
    yield from _each("smoke", smoke)
    yield from _each("water", ripples)
    if now == LOW_SUN:
        yield from _lights(PLACES["lit"], False)
    else:
        yield from _gleams("gold", 14)


def _dusk(v: View) -> Iterator[Living]:
    bare = evening(v)
    yield from _lights(PLACES["windows"], bare)
    yield from _each("swifts_at_dusk", swifts)
    yield from _gleams("stars", 8)
    if not bare:
        yield from _gleams("high_stars", 8)
        yield from _each("water", ripples)


def _each(name: str, moves: Callable[[float, float], tuple[DisplayList, ...]]) -> Iterator[Living]:
    """What moves in each of the places of that name."""
    for x, y, w, h in PLACES[name]:
        yield Living((x, y, w, h), moves(w, h))


def _gleams(name: str, size: float) -> Iterator[Living]:
    for x, y in PLACES[name]:
        yield Living((x - size / 2, y - size / 2, size, size), gleam(size))


def _lights(windows: Sequence[Sequence[float]], bare: bool) -> Iterator[Living]:
    """Candles in windows (their upper left corners) and the lamps on the ledge. The ``bare`` fresco of the evening has no
    ribbons, but a sentence at its left."""
    for x, y in windows:
        said = x < _SENTENCE[0] and y < _SENTENCE[1] if bare else y + 10 > _RIBBONS
        if not said and y + 10 < LEDGE:
            yield Living((x - 4, y - 4, 12, 14), candle(12, 14, 6, 7))
    for lamp in LAMPS:
        yield Living((lamp - 9, LEDGE - 19, 18, 16), candle(18, 16, 9, 9))
