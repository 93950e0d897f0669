"""The house in the colours of a game: its violet, the colour of the first game of the shelf, is nobody else's."""

from __future__ import annotations

import re
from collections.abc import Mapping

from game.engine import Title
from game.presentation import theme_of

VIOLETS = (
    *("#0A0616", "#150E2B", "#1A1036", "#1C1238", "#1E1440", "#241A49", "#261A49", "#2A2050", "#2B1D4F", "#2C2142"),
    *("#33265C", "#3A2E63", "#3B2A5C", "#3B2A6B", "#3B2C6E", "#4B3D7A", "#5A4C98", "#5E489F", "#7463BE", "#8F83B4"),
    *("#C9BEE0", "#C9BFE0", "#D8CDEB", "#DAD2EC", "#E4DCF6", "#E6DDF5", "#E6E0F2"),
)
"""What the house draws in violet besides the colours that a title names in its ``tones``."""
_known: dict[str, Mapping[str, str]] = {}
_COLOUR = re.compile(r"#[0-9A-F]{6}\b")


def tones_of(title: Title) -> Mapping[str, str]:
    """The house's colours -> what they are beside this game: its own ``tones``, and of every other violet the tone of the
    named one that is nearest in brightness. Nothing for a game that names none; what is no colour is left out, ``taku check``
    tells of it."""
    if title.package in _known:
        return _known[title.package]
    given = theme_of(title).tones.items()
    named = {house: own for house, own in given if _COLOUR.fullmatch(house) and _COLOUR.fullmatch(own)}
    lights = {house: _light(house) for house in named}
    for colour in VIOLETS if lights else ():
        light = _light(colour)
        nearest = min(lights, key=lambda known: abs(lights[known] - light))
        named.setdefault(colour, named[nearest])
    _known[title.package] = named
    return named


def forget() -> None:
    """Ask the games for their tones again: their files have changed."""
    _known.clear()


def tinted(body: str, tones: Mapping[str, str]) -> str:
    """The body of a drawing with its colours as they are beside a game."""
    return _COLOUR.sub(lambda found: tones.get(found[0], found[0]), body)


def _light(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue


__all__ = ["VIOLETS", "forget", "tinted", "tones_of"]
