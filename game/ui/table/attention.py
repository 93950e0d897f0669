"""What of a quiet table is looked at more closely: what is pointed at comes back in full, and goes again."""

from __future__ import annotations

from collections.abc import Iterable

DWELL, LINGER = 0.16, 0.4
"""Seconds that one points at a part before it comes back, and that it stays when one has gone on."""
ALT = ("left alt", "right alt", "alt")


class Attention:
    """The parts of one table that are shown in full. ``quiet`` is False where all of it always is; ``all`` is True while the
    key is held that shows everything."""

    def __init__(self) -> None:
        self.quiet = False
        self.all = False
        self._over, self._since = "", 0.0
        self._left: dict[str, float] = {}
        self._kept: frozenset[str] = frozenset()

    @property
    def awake(self) -> frozenset[str]:
        """The parts that are shown in full, if not everything is."""
        return frozenset(self._left) | self._kept

    def full(self, area: str) -> bool:
        """True if that part is shown in full."""
        return not self.quiet or self.all or area in self._left or area in self._kept

    def wake(self, area: str) -> None:
        """Show a part in full at once, as if it had been pointed at."""
        self._over, self._since = area, DWELL
        self._left[area] = LINGER

    def keep(self, areas: Iterable[str]) -> None:
        """Show these in full for as long as they are named: where the piece in the hand may go."""
        self._kept = frozenset(areas)

    def key(self, name: str, down: bool) -> bool:
        """A key goes down or up; true if it is the one that shows everything, and it did."""
        if name.rpartition("+")[2] not in ALT or self.all == down:
            return False
        self.all = down
        return self.quiet

    def point(self, area: str) -> None:
        """The pointer is over a part ("": over none)."""
        if area != self._over:
            self._over, self._since = area, 0.0

    def update(self, seconds: float) -> bool:
        """Time passes; true if a part comes back or goes."""
        if not self.quiet:
            self._left = {}
            return False
        before = self._left.keys() - set()
        self._since += seconds
        self._left = {name: left - seconds for name, left in self._left.items() if left > seconds}
        if self._over and self._since >= DWELL:
            self._left[self._over] = LINGER
        return self._left.keys() != before


__all__ = ["Attention"]
