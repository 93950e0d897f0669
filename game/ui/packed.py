"""Drawings that had to make room, packed to a twentieth and less: unpacked they are there in a quarter of the time in
which they would be drawn anew."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

import pygame

from game.ui.bounded import Bounded, Key, bytes_of

LEAST = 1 << 14
"""Bytes from which a picture is worth it."""
_FAST = 1
"""How hard zlib tries: what is drawn by hand is packed as well as with more."""

_MOUTHFUL = 4096
"""So many packed bytes are unpacked at once: to unpack all of a large picture beside its place takes twice as long."""


class Pack(NamedTuple):
    """A picture: its bytes, its size, and one pixel of its kind."""

    data: bytes
    size: tuple[int, int]
    kind: pygame.Surface


class Packs:
    """Packs of pictures within a bound of memory, those used last. They are made in a thread of their own: the table does
    not wait for them, and zlib holds up nobody."""

    def __init__(self, room: int) -> None:
        self._packs: Bounded[Pack] = Bounded(room, lambda pack: len(pack.data))
        self._asked: set[Key] = set()
        self._lock = Lock()
        self._thread: ThreadPoolExecutor | None = None

    def __contains__(self, key: Key) -> bool:
        return key in self._packs

    @property
    def bytes(self) -> int:
        """What is kept now."""
        return self._packs.bytes

    def fit(self, room: int) -> None:
        """Let go of all, and keep so many bytes from now on."""
        self.clear()
        self._packs.room = room

    def packed(self) -> list[Key]:
        """What is packed, those used last at the end."""
        with self._lock:
            return list(self._packs)

    def put(self, key: Key, surface: pygame.Surface) -> None:
        """Pack a picture that nobody draws on any more, unless it is packed already or too small."""
        if bytes_of(surface) < LEAST or key in self._packs or key in self._asked:
            return
        self._ask(key, lambda: surface)

    def foresee(self, key: Key, draw: Callable[[], pygame.Surface]) -> None:
        """Draw and pack a picture that will be wanted, unless it is packed already. One that cannot be drawn (``draw`` raises)
        is not there later on."""
        if key not in self._packs and key not in self._asked:
            self._ask(key, draw)

    def take(self, key: Key) -> pygame.Surface | None:
        """The picture as it was, or None. It stays packed."""
        if key not in self._packs:
            return None
        with self._lock:
            pack = self._packs.get(key)
        if pack is None:
            return None
        found = pygame.Surface(pack.size, pack.kind.get_flags() & pygame.SRCALPHA, pack.kind)
        pixels, unpacker, end = found.get_buffer(), zlib.decompressobj(), 0
        for begin in range(0, len(pack.data), _MOUTHFUL):
            part = unpacker.decompress(pack.data[begin : begin + _MOUTHFUL])
            pixels.write(part, end)
            end += len(part)
        return found

    def forget(self, key: Key) -> None:
        """Let go of one."""
        with self._lock:
            self._asked.discard(key)
            self._packs.let_go(key)

    def clear(self) -> None:
        """Let go of all, also of those that are being packed."""
        with self._lock:
            self._asked.clear()
            self._packs.clear()

    def wait(self) -> None:
        """Until all that was asked for is packed."""
        if self._thread is not None:
            self._thread.submit(int).result()

    def _ask(self, key: Key, draw: Callable[[], pygame.Surface]) -> None:
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "packs")
        self._asked.add(key)
        self._thread.submit(self._pack, key, draw)

    def _pack(self, key: Key, draw: Callable[[], pygame.Surface]) -> None:
        if key not in self._asked:
            return
        try:
            surface = draw()
        except (OSError, UnicodeDecodeError, pygame.error):
            self._asked.discard(key)
            return
        data = zlib.compress(surface.get_buffer().raw, _FAST)
        # The flags of a picture tell whether it was blended last, not whether its pixels have alpha.
        kind = pygame.Surface((1, 1), pygame.SRCALPHA if surface.get_masks()[3] else 0, surface)
        with self._lock:
            if key not in self._asked:
                return
            self._asked.discard(key)
            if len(data) <= self._packs.room:
                self._packs.put(key, Pack(data, surface.get_size(), kind))
