"""What an event says, where it takes more than a few facts to say it, or is said very often. Pieces are told as ids."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine import Effects
from game.titles.cuba.rules.components import DOCKS, PIECES
from game.titles.cuba.rules.state import CubaState


def ids(pieces: Iterable[int]) -> tuple[str, ...]:
    """The pieces' ids, one for each piece."""
    return tuple(PIECES[piece] for piece in pieces)


def counted(counts: Iterable[tuple[int, int]]) -> tuple[str, ...]:
    """The ids of so many of each piece, one for each piece."""
    return tuple(PIECES[piece] for piece, count in counts for _ in range(count))


def loaded(s: CubaState, out: Effects, seat: int, dock: int, pieces: list[int], vp: int) -> None:
    """Pieces were put on the ship in a dock."""
    out.event("loaded", seat=seat, ship=s.docks[dock], dock=DOCKS[dock], pieces=ids(pieces), count=len(pieces), vp=vp)
