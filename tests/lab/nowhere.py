"""A study that is not kept."""

from __future__ import annotations


class Nowhere:
    """A store that keeps nothing but what is played now."""

    def get(self, number: int) -> bytes | None:
        """Nothing was kept."""
        return None

    def put(self, number: int, data: bytes) -> None:
        """Nothing is kept."""
