"""Whether the theme of a title and its box can be drawn: colours are colours, drawings are there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from game.engine import Title
from game.presentation import art_of
from game.presentation.kit import Theme

SIGNS = ("cost",)
"""What every game has and a title may show with an icon of its own."""
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
_TONE = re.compile(r"#[0-9A-F]{6}")
"""A colour as the house's own parts write it: a tone is found by it to the letter."""


def theme_faults(title: Title, boards: Path) -> list[str]:
    """One sentence for each colour of a title's box and theme that is none, and for each icon and mark that is not drawn."""
    box = [(f"box[{number}]", colour) for number, colour in enumerate(title.box)]
    return [
        *(f"__init__.py: TITLE.{sentence}" for sentence in _no_colours(box)),
        *(f"art/__init__.py: THEME.{sentence}" for sentence in _faults(art_of(title).THEME, title, boards)),
    ]


def _no_colours(named: Iterable[tuple[str, str]]) -> Iterator[str]:
    return (
        f'{name}: {colour!r} is no colour such as "#1A2638"' for name, colour in named if not _COLOUR.fullmatch(colour)
    )


def _faults(theme: Theme, title: Title, boards: Path) -> Iterator[str]:
    yield from _no_colours((name, value) for name, value in theme._asdict().items() if isinstance(value, str))
    for house, own in theme.tones.items():
        for colour in (house, own):
            if not _TONE.fullmatch(colour):
                yield f'tones: {colour!r} is no colour such as "#1A2638", in capital letters'
    for seat, colour in theme.seats.items():
        if not _COLOUR.fullmatch(colour):
            yield f'seats: {colour!r} of {seat} is no colour such as "#1A2638"'
        if seat not in title.colors:
            yield f"seats: no seat is {seat}, but {', '.join(title.colors)}"
    for sign, icon in theme.icons.items():
        if sign not in SIGNS:
            yield f"icons: {sign!r} is none of {', '.join(SIGNS)}"
        if not any((boards / folder / "icons" / f"{icon}.svg").is_file() for folder in (title.id, "shared")):
            yield f"icons: {icon} is drawn neither in art/{title.id}/icons nor in art/shared/icons"
    for seat, drawing in theme.marks.items():
        if seat not in title.colors:
            yield f"marks: no seat is {seat}, but {', '.join(title.colors)}"
        if not (boards / f"{drawing}.svg").is_file():
            yield f"marks: the drawing art/{drawing}.svg is missing"
