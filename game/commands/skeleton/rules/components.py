"""The pieces of the box, from ``data.toml``."""

from __future__ import annotations

from typing import Final

from game.engine.data import read_data

_data = read_data(__file__)

SIDE: Final[int] = _data["constants"]["side"]
SQUARES: Final = tuple(range(SIDE * SIDE))
VALUE: Final = {
    f"card{value}{copy}": value for value in _data["cards"]["values"] for copy in "abcd"[: _data["cards"]["copies"]]
}
CARDS: Final = tuple(VALUE)


def neighbours(square: int) -> list[int]:
    """The squares that share an edge with this one."""
    row, col = divmod(square, SIDE)
    around = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
    return [r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]
