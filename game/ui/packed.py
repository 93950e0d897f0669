"""Large drawings that had to make room, packed to a twentieth and less: unpacked they are there in a quarter of the time in
which they would be drawn anew."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import NamedTuple

import pygame

LEAST = 1 << 18
"""Bytes from which a picture is worth it."""
_FAST = 1
"""How hard zlib tries: what is drawn by hand is packed as well as with more."""

Key = tuple[object, ...]


class Pack(NamedTuple):
    """A picture: its bytes, its size, and one pixel of its kind."""

    data: bytes
    size: tuple[int, int]
    kind: pygame.Surface


class Packs:
    """Packs of pictures within a bound of memory, those used last. They are made in a thread of their own: the table does
    not wait for them, and zlib holds up nobody."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._packs: OrderedDict[Key, Pack] = OrderedDict()
        self._bytes = 0
        self._asked: set[Key] = set()
        self._lock = Lock()
        self._thread: ThreadPoolExecutor | None = None

    @property
    def bytes(self) -> int:
        """What is kept now."""
        return self._bytes

    def packed(self) -> list[Key]:
        """What is packed, those used last at the end."""
        with self._lock:
            return list(self._packs)

    def put(self, key: Key, surface: pygame.Surface) -> None:
        """Pack a picture that nobody draws on any more, unless it is packed already or too small."""
        if surface.get_pitch() * surface.get_height() < LEAST or key in self._packs or key in self._asked:
            return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "packs")
        self._asked.add(key)
        self._thread.submit(self._pack, key, surface)

    def take(self, key: Key) -> pygame.Surface | None:
        """The picture as it was, or None. It stays packed."""
        with self._lock:
            pack = self._packs.get(key)
            if pack is None:
                return None
            self._packs.move_to_end(key)
        found = pygame.Surface(pack.size, pack.kind.get_flags(), pack.kind)
        found.get_buffer().write(zlib.decompress(pack.data), 0)
        return found

    def forget(self, key: Key) -> None:
        """Let go of one."""
        with self._lock:
            self._asked.discard(key)
            self._let_go(key)

    def clear(self) -> None:
        """Let go of all, also of those that are being packed."""
        with self._lock:
            self._asked.clear()
            self._packs.clear()
            self._bytes = 0

    def wait(self) -> None:
        """Until all that was asked for is packed."""
        if self._thread is not None:
            self._thread.submit(int).result()

    def _pack(self, key: Key, surface: pygame.Surface) -> None:
        data = zlib.compress(surface.get_buffer().raw, _FAST)
        kind = pygame.Surface((1, 1), surface.get_flags(), surface)
        with self._lock:
            if key not in self._asked:
                return
            self._asked.discard(key)
            self._packs[key] = Pack(data, surface.get_size(), kind)
            self._bytes += len(data)
            while self._bytes > self.room:
                self._let_go(next(iter(self._packs)))

    def _let_go(self, key: Key) -> None:
        pack = self._packs.pop(key, None)
        self._bytes -= len(pack.data) if pack is not None else 0
