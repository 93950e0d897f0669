"""The parts of a table that step back together while they are not what a question is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.presentation.slots import Rect

HOUSE, OWN, OTHERS, BOARD, REFERENCE = "house", "own", "others", "board", "reference"
PURPOSES = (HOUSE, OWN, OTHERS, BOARD, REFERENCE)
"""What a part of a table is for: what the house says and asks there, what belongs to whoever looks, what belongs to the
others, what all play on, what one looks up."""

_HOUSE = frozenset({"actions", "bar", "log", "timeline"})
_FLOATING = frozenset({"answers", "ask", "prompt", "toast"})
"""Regions that are no parts of the table: what comes there lies over others."""


class Area(NamedTuple):
    """A part of the table: its place, what it is for, and whether its slots answer one by one (``each``): then those that do
    not answer step back where some do. With ``ground`` the backdrop below it steps back with the whole part; else it stays."""

    rect: Rect
    purpose: str = BOARD
    each: bool = False
    ground: bool = False


class Areas(dict[str, Area]):
    """The parts of a table by their names."""

    def __init__(self, areas: Mapping[str, Area]) -> None:
        super().__init__(areas)
        small_first = sorted(self.items(), key=lambda named: named[1].rect[2] * named[1].rect[3])
        self._edges = [(x, y, x + w, y + h, name) for name, ((x, y, w, h), *_) in small_first]

    def at(self, x: float, y: float) -> str:
        """The smallest part at a place, or ""."""
        for left, top, right, low, name in self._edges:
            if left <= x < right and top <= y < low:
                return name
        return ""


def purpose_of(region: str) -> str:
    """What a region is for, by its role."""
    role = region.partition("/")[0]
    if role in _HOUSE | _FLOATING:
        return HOUSE
    if region in ("plate/0", "hand"):
        return OWN
    return OTHERS if role == "plate" else BOARD if region == "focus" else REFERENCE


def areas_of(regions: Mapping[str, Rect], said: Mapping[str, Area]) -> Areas:
    """Every part of a table by its name: its regions, each as the board says or by its role, and what the board parts them
    into; of a region that is parted only the parts."""
    found = {
        name: said.get(name) or Area(rect, purpose_of(name))
        for name, rect in regions.items()
        if name.partition("/")[0] not in _FLOATING
    }
    parts = {name: area for name, area in said.items() if name not in regions}
    parted = {name for name, rect in regions.items() if any(_within(part.rect, rect) for part in parts.values())}
    return Areas({name: area for name, area in found.items() if name not in parted} | parts)


def answering(areas: Areas, places: Iterable[tuple[float, float]]) -> set[str]:
    """The parts in which any of the places lie."""
    return {areas.at(x, y) for x, y in places} - {""}


def _within(part: Rect, whole: Rect) -> bool:
    """True if a part lies in a larger whole."""
    x, y, w, h = part
    left, top, wide, high = whole
    return w * h < wide * high and left <= x and top <= y and x + w <= left + wide and y + h <= top + high
