"""What moves by itself on the frontier: clouds before the moon, fires and torches, eyes in the dark, bats, stars, and the
cloth behind which cards are chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.engine import View
from game.presentation import Living, Rect
from game.titles.undecim.art import builds, choose, frontier
from game.titles.undecim.art.hours import CLOTH, DUSK, FRONTIER, NIGHTFALL, SKIES, hour
from game.titles.undecim.art.motions import bats, cloud, eyes, fire, gleam, sheen, torch
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages

_CLOUDS: Final[tuple[Rect, ...]] = ((86, 220, 96, 26), (84, 246, 100, 24), (90, 268, 88, 20))
"""Before the moon, within the ring of the counters."""
_CAMPS: Final = ((16, 150), (53, 151), (196, 147))
"""Fires on the hills of the picture that look out between the trees."""
_BATS: Final[tuple[Rect, ...]] = ((16, 208, 28, 40), (224, 214, 28, 44))
_STARS: Final = ((20, 92), (30, 58), (12, 120), (244, 100), (236, 122), (238, 62))
_TASSELS: Final = tuple((160.0 * i, 53.0) for i in range(1, 8))
_FOLDS: Final = tuple((x, y) for x in (14, 1226) for y in (110, 220, 480, 560))
"""Where light wanders over the cloth at both sides."""
_TORCHES: Final = ((56, 364), (116, 354), (236, 358), (352, 364))
"""The feet of the flames in the picture of the night."""


def living(v: View) -> list[Living]:
    """What can move on the board that shows."""
    s: UndecimState = v.state
    shown = stages.stage(v)
    found = list(_BOARDS[shown](s))
    return [thing for thing in found if not _ringed(s, thing.rect)] if shown == stages.TABLE else found


def _ringed(s: UndecimState, rect: Rect) -> bool:
    """True if a place for a time counter lies there."""
    (x, y, w, h), size = rect, places.ring_size(s)
    middles = places.ring(s.rules().moon_counters)
    return any(2 * abs(x + w / 2 - at) < w + size and 2 * abs(y + h / 2 - down) < h + size for at, down in middles)


def _table(s: UndecimState) -> Iterator[Living]:
    now = hour(s)
    if places.at_night(s):
        yield from _night(s)
        return
    left, top = FRONTIER[:2]
    for x, y, w, h in _CLOUDS:
        yield Living((x, y, w, h), cloud(w, h, SKIES[now].mist[1]))
    ranks = frontier.warriors(s)
    for x, y in _CAMPS:
        if all(abs(at - x) > 17 for at, _, _ in ranks):
            yield Living((left + x - 8, top + y - 15, 16, 20), fire(16, 20, 8, 15.5))
    for i, (x, y, k) in enumerate(ranks):
        yield Living((left + x - 5 * k, top + y - 19 * k, 10 * k, 7 * k), eyes(k))
        if i % 3 == 0:
            tx, ty, size, _ = frontier.torch_at(x, y)
            yield Living((left + tx + size / 2 - 9, top + ty - 8, 18, 20), torch(18, 20, 9, 18.4, 8.2, 9.6))
    for rect in _BATS:
        yield Living(rect, bats(rect[2], rect[3]))
    if now != DUSK:
        for x, y in _STARS[: 3 if now == NIGHTFALL else None]:
            yield Living((left + x - 5, top + y - 5, 10, 10), gleam("#FFE9C4"))
    if s.field_down:
        x, y, w, _ = places.BRACKET
        yield Living((x - 4, y, w + 8, 28), torch(w + 8, 28, w / 2 + 4, 23.5, 14.5, 22))


def _strip(s: UndecimState) -> Iterator[Living]:
    left, top = builds.STRIP_AT[:2]
    yield Living((left + 22, top + 28, 56, 18), cloud(56, 18, SKIES[hour(s)].mist[1]))
    for x, y in builds.warriors(s):
        yield Living((left + x + 3.75, top + y + 6, 7.5, 5.25), eyes(0.75))
    for x, y in ((14, 12), (84, 64), (16, 66)):
        yield Living((left + x - 5, top + y - 5, 10, 10), gleam("#FFE9C4"))


def _cloth(s: UndecimState) -> Iterator[Living]:
    left, top = CLOTH[:2]
    yield Living((left + 28, top + 50, 76, 22), cloud(76, 22, SKIES[hour(s)].mist[1]))
    for x, y in choose.warriors(s):
        yield Living((left + x + 3.75, top + y + 6, 7.5, 5.25), eyes(0.75))
    for x, y in _TASSELS:
        yield Living((x - 7, y - 7, 14, 14), gleam("#FFF3CF", 1.4))
    for x, y in _FOLDS:
        yield Living((x, y, 40, 96), sheen(40, 96))


def _night(s: UndecimState) -> Iterator[Living]:
    for x, y in _TORCHES:
        yield Living((x - 13, y - 30, 26, 32), torch(26, 32, 13, 30, 12, 20))


_BOARDS: Final = {stages.TABLE: _table, stages.BUILD: _strip, stages.CHOOSE: _cloth, stages.NIGHT: _night}
