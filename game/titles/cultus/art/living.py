"""What moves by itself in the town: smoke, birds, flags, water, and the awnings of the market, each in the corner of its
square, never on the emblem."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine import View
from game.presentation import DisplayList, Living, Rect
from game.presentation.frames import FRAMES, swell
from game.titles.cultus.art.faces import tile
from game.titles.cultus.art.town import ACROSS, Q, owners, place_of, variety
from game.titles.cultus.rules.components import KINDS
from game.titles.cultus.rules.state import CultusState

_STUDS: Final = ((3, 3), (3, 5), (5, 3), (5, 5))
_LAST: Final = ACROSS - 1
_CORNERS: Final = (0, _LAST, ACROSS * _LAST, ACROSS * ACROSS - 1)
_MARKED: Final = {*_CORNERS, *(ACROSS * row + col for r, c in _STUDS for row in (r - 1, r) for col in (c - 1, c))}
"""The squares in the corners of the town and round the studs of its centre."""
BOX: Final = 64.0
"""The drawings of the squares are this large."""


def living(v: View) -> list[Living]:
    """What can move on the squares that show, but for those on which somebody stands."""
    s: CultusState = v.state
    owner = owners(s)
    found = []
    for square, kind in enumerate(s.cells):
        key = (KINDS[kind], variety(square, owner[square])) if kind >= 0 else ("", 0)
        if key not in _MOVING or (s.monument_bits | s.pawn_bits) >> square & 1:
            continue
        (x, y, w, h), _, covers = _MOVING[key]
        if not (covers and _shaded(square, owner)):
            left, top = place_of(square)
            found.append(Living((left + x, top + y, w, h), frames(*key)))
    return found


def _shaded(square: int, owner: list[int]) -> bool:
    """True if something else than its drawing shows in the upper left of a square: the shadow of a card that lies higher,
    a mark of the town."""
    row, col = divmod(square, ACROSS)
    higher = (row and owner[square - ACROSS] > owner[square]) or (col and owner[square - 1] > owner[square])
    return bool(higher) or square in _MARKED


@lru_cache
def frames(kind: str, sister: int) -> tuple[DisplayList, ...]:
    """The frames of what moves on such a square. Where its drawing shows the thing at rest, they show the square without
    it behind."""
    (x, y, w, h), body, covers = _MOVING[kind, sister]
    found = []
    for number in range(FRAMES):
        sheet = DisplayList(w, h)
        if covers:
            sheet.svg(tile(KINDS.index(kind)), (-x, -y, Q, Q))
            sheet.shape(body(number), (-x, -y, Q, Q), (BOX, BOX))  # Pixel by pixel where it is in the drawing.
        else:
            inside = f'<g transform="translate({-x} {-y}) scale({Q / BOX})">{body(number)}</g>'
            sheet.shape(inside, (0, 0, w, h), (w, h))
        found.append(sheet)
    return tuple(found)


def _swell(number: int) -> float:
    """From nothing to all and back: whatever moves begins and ends as it is at rest."""
    return float(swell(number) ** 0.7)


def _smoke(number: int) -> str:
    """Puffs out of the right chimney, one after the other, into the wind."""
    puffs = []
    for first in range(0, 21, 4):
        age = (number - first) / 15
        if 0 <= age <= 1:
            x, y = 41.2 + 13 * age**1.3, 12.4 - 5.4 * age**0.75
            fades = 0.62 * min(1, 5 * age) * (1 - age) ** 0.9
            puffs.append(
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{1.5 + 2.2 * age:.2f}" fill="#F2F6EC" fill-opacity="{fades:.3f}"/>'
            )
    return "".join(puffs)


def _birds(number: int) -> str:
    """Two birds from left to right, over the cross."""
    birds = []
    for lag, height, beat in ((0, 6.0, 0.0), (4, 8.0, 1.7)):
        x = 2 + 2.05 * (number - lag)
        seen = max(0.0, min(1.0, (x - 4) / 6, (60 - x) / 6))
        if seen:
            up = 1.2 + 1.8 * math.sin(1.5 * number + beat)
            y = height + 0.6 * math.sin(0.24 * number + beat)
            birds.append(
                f'<path d="M{x - 3.4:.2f} {y:.2f} Q{x - 1.6:.2f} {y - up:.2f} {x:.2f} {y:.2f} Q{x + 1.6:.2f} {y - up:.2f} '
                f'{x + 3.4:.2f} {y:.2f}" fill="none" stroke="#8A6418" stroke-width="1.5" stroke-linecap="round" '
                f'stroke-opacity="{seen:.2f}"/>'
            )
    return "".join(birds)


def _wave(number: int, x: float, y: float, length: float, height: float) -> str:
    """The outline of a pointed flag on its pole at the left, in the wind."""
    power = _swell(number)
    upper, lower = [], []
    for step in range(7):
        part = step / 6
        lift = power * 1.5 * part * math.sin(0.95 * number - 4.4 * part)
        at = x + length * part * (1 - 0.06 * power)
        upper.append(f"{at:.2f} {y + height / 2 * part + lift:.2f}")
        lower.append(f"{at:.2f} {y + height - height / 2 * part + lift:.2f}")
    return "M" + " L".join([*upper, *reversed(lower)]) + "Z"


def _flag(number: int) -> str:
    way = _wave(number, 7, 6, 12, 7)
    return f'<path d="M6 6 V22" stroke="#F2F6FA" stroke-width="2"/><path d="{way}" fill="#D33E2B"/>'


def _pennant(number: int) -> str:
    return f'<path d="{_wave(number, 12, 6, 8, 8)}" fill="#E3BE6A"/>'


def _ripples(number: int) -> str:
    """What the fountain spills: a puddle in the corner with two rings in it, which dries up."""
    power = _swell(number)
    rings = [
        f'<ellipse cx="54" cy="54.5" rx="6" ry="3.4" fill="#7CBFE2" fill-opacity="{0.5 * power:.3f}"/>',
    ]
    for first in (0, 9, 18):
        age = (number - 4 - first) / 13
        if 0 <= age <= 1:
            rings.append(
                f'<ellipse cx="54" cy="54.5" rx="{0.8 + 5 * age:.2f}" ry="{0.5 + 2.8 * age:.2f}" fill="none" '
                f'stroke="#FFFFFF" stroke-width=".9" stroke-opacity="{0.9 * (1 - age) * power:.3f}"/>'
            )
    return "".join(rings)


def _awning(number: int) -> str:
    """The pennants on the line over the stalls, in the wind."""
    power = _swell(number)
    found = ['<path d="M6 5.2 Q32 8.8 58 5.2" fill="none" stroke="#7A3F0B" stroke-width="1"/>']
    for index in range(8):
        x = 9 + 6 * index
        lift = power * (0.2 + 1.5 * math.sin(0.9 * number - 0.9 * index))
        a, b, c = (5.2 + 1.8 * (1 - ((at - 32) / 26) ** 2) for at in (x, x + 4, x + 2))
        tip = f"{x + 2 + 1.5 * lift:.2f} {c + 4.6 - 0.5 * abs(lift):.2f}"
        colour = "#8F2E14" if index % 2 else "#FFF4DC"
        found.append(f'<path d="M{x:.1f} {a:.2f} L{x + 4:.1f} {b:.2f} L{tip}Z" fill="{colour}"/>')
    return "".join(found)


def _places() -> dict[str, Rect]:
    """Where on its square something moves, by what moves there."""
    places: dict[str, Rect] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))["places"]
    return places


_PLACES: Final = _places()
_MOVING: Final[dict[tuple[str, int], tuple[Rect, Callable[[int], str], bool]]] = {
    ("manor", 0): (_PLACES["smoke"], _smoke, False),
    ("church", 0): (_PLACES["birds"], _birds, False),
    ("plaza", 0): (_PLACES["ripples"], _ripples, False),
    ("barracks", 1): (_PLACES["flag"], _flag, True),
    ("town_hall", 1): (_PLACES["pennant"], _pennant, True),
    ("market", 1): (_PLACES["awning"], _awning, True),
}
"""Kind and sister of a square -> where on it something moves, what, and whether the drawing shows it at rest."""
