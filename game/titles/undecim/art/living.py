"""What moves by itself on the frontier (``living.toml``): clouds before the moon, fires and torches, eyes in the dark,
bats, stars, and the cloth behind which cards are chosen."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.engine import View
from game.presentation import DisplayList, Living, Rect
from game.titles.undecim.art import builds, choose, frontier
from game.titles.undecim.art.hours import DUSK, NIGHTFALL, SKIES, hour
from game.titles.undecim.art.motions import bats, cloud, eyes, fire, gleam, sheen, torch
from game.titles.undecim.rules.state import UndecimState
from game.titles.undecim.table import places, stages
from game.titles.undecim.table.choose_places import CLOTH

_PLACES: Final = tomllib.loads((Path(__file__).parent / "living.toml").read_text("utf-8"))
_MADE: Final[dict[str, Callable[[float, float], tuple[DisplayList, ...]]]] = {
    "camp": lambda w, h: fire(w, h, w / 2, h - 4.5),
    "bats": bats,
    "star": lambda w, h: gleam("#FFE9C4"),
    "tassel": lambda w, h: gleam("#FFF3CF", 1.4),
    "fold": sheen,
    "torch": lambda w, h: torch(w, h, w / 2, h - 2, 12, 20),
}
"""The frames of each kind in a place so large."""
_EYES: Final = (10.0, 7.0)
_NEAR: Final = 17
"""So near to a warrior no fire is seen."""


def living(v: View) -> list[Living]:
    """What can move on the board that shows."""
    s: UndecimState = v.state
    shown = stages.stage(v)
    if shown != stages.TABLE:
        return [*_painted(s, shown), *_watching(s, shown)]
    if places.at_night(s):
        return list(_painted(s, stages.NIGHT))
    found = [*_painted(s, shown), *_on_the_ridge(s)]
    return [thing for thing in found if not _ringed(s, thing.rect)]


def _ringed(s: UndecimState, rect: Rect) -> bool:
    """True if a place for a time counter lies there."""
    (x, y, w, h), size = rect, places.ring_size(s)
    middles = places.ring(s.rules().moon_counters)
    return any(2 * abs(x + w / 2 - at) < w + size and 2 * abs(y + h / 2 - down) < h + size for at, down in middles)


def _painted(s: UndecimState, board: str) -> Iterator[Living]:
    """What moves in the picture of a board: at dusk there are no stars over the table, and few as night falls."""
    seen = {DUSK: 0, NIGHTFALL: 3}.get(hour(s)) if board == stages.TABLE else None
    for kind, rects in _PLACES[board].items():
        for x, y, w, h in rects[: seen if kind == "star" else None]:
            hidden = kind == "camp" and any(
                abs(at + places.FRONTIER[0] - x - w / 2) <= _NEAR for at, _, _ in frontier.warriors(s)
            )
            if not hidden:
                made = cloud(w, h, SKIES[hour(s)].mist[1]) if kind == "cloud" else _MADE[kind](w, h)
                yield Living((x, y, w, h), made)


def _on_the_ridge(s: UndecimState) -> Iterator[Living]:
    """The eyes of the warriors, their torches, and the one below the cards that nobody may take."""
    wide, high = _EYES
    for i, (x, y, k) in enumerate(frontier.warriors(s)):
        left, top = places.FRONTIER[0] + x, places.FRONTIER[1] + y
        yield Living((left - wide / 2 * k, top - 19 * k, wide * k, high * k), eyes(k))
        if i % 3 == 0:
            tx, ty, size, _ = frontier.torch_at(left, top)
            yield Living((tx + size / 2 - 9, ty - 8, 18, 20), torch(18, 20, 9, 18.4, 8.2, 9.6))
    if s.field_down:
        x, y, w, _ = places.BRACKET
        yield Living((x - 4, y, w + 8, 28), torch(w + 8, 28, w / 2 + 4, 23.5, 14.5, 22))


def _watching(s: UndecimState, board: str) -> Iterator[Living]:
    """The eyes of the small warriors."""
    at = {stages.BUILD: (builds.STRIP_AT, builds.warriors), stages.CHOOSE: (CLOTH, choose.warriors)}.get(board)
    if at is None:
        return
    (left, top, *_), ranks = at
    for x, y in ranks(s):
        yield Living((left + x + 3.75, top + y + 6, 0.75 * _EYES[0], 0.75 * _EYES[1]), eyes(0.75))
