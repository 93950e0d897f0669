"""What scenes share besides words and settings: where games are kept, what is known of them, how far lessons are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from game.archive import Listing, Store
from game.progress import Progress

T = TypeVar("T")


class Services:
    """Empty at first: a window that only shows something keeps nothing."""

    def __init__(self) -> None:
        self.progress = Progress()
        self._store: Store | None = None
        self._listing: Listing | None = None
        self._shared: dict[type[Any], Any] = {}

    def keep(self, store: Store, listing: Listing | None = None) -> None:
        """From now on games are kept in the store; ``listing`` tells of them, by default a new one."""
        self._store, self._listing = store, listing or Listing(store)

    @property
    def keeps(self) -> bool:
        """True if games are kept at all."""
        return self._store is not None

    @property
    def store(self) -> Store:
        """Where games are kept. Raises LookupError if they are not."""
        if self._store is None:
            raise LookupError("no games are kept here")
        return self._store

    @property
    def listing(self) -> Listing:
        """What is known of the games that are kept. Raises LookupError if they are not."""
        if self._listing is None:
            raise LookupError("no games are kept here")
        return self._listing

    def shared(self, kind: type[T], make: Callable[[], T]) -> T:
        """The one thing of its kind that all scenes share, made when it is first asked for."""
        if kind not in self._shared:
            self._shared[kind] = make()
        found: T = self._shared[kind]
        return found

    def close(self) -> None:
        """The app is left: whatever of these thinks in a process of its own ends."""
        for thing in self._shared.values():
            if hasattr(thing, "close"):
                thing.close()
        self._shared.clear()
