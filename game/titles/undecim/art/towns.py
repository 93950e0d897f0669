"""The settlements of a seat in one row, small."""

from __future__ import annotations

from typing import Final

from game.presentation.layout import Block, Style, column, drawn, fitted, row, sized, write
from game.titles.undecim.art.faces import across
from game.titles.undecim.art.inks import worth_of
from game.titles.undecim.rules.state import UndecimState

CARD: Final = (66.0, 48.0)
OVER: Final = 0.47
"""So much of each card the next one covers."""


def towns(s: UndecimState, seat: int, k: float, style: Style, room: float) -> Block:
    """The cards of each settlement with its level and its points, drawn smaller where they have no room."""
    whole = fitted(row(*(_town(faces, points, k, style) for faces, points in worth_of(s, seat)), gap=8))
    return sized(whole, min(room, whole.wide or room))


def _town(faces: tuple[str, ...], points: int, k: float, style: Style) -> Block:
    last = len(faces) - 1
    cards = (drawn(across(side, i == last, CARD), k) for i, side in enumerate(faces))
    told = column(write(f"Lv**{len(faces)}**", style), write(f"**{points}**[vp]", style), gap=0)
    return row(row(*cards, gap=-OVER * k * CARD[0]), sized(told, 2.7 * style.size), gap=4)
