"""Giving memory back: large pictures come and go, and without a word the C library keeps their places for ever."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

_M_MMAP_THRESHOLD = -3
_LARGE = 256 * 1024
"""Bytes from which a piece of memory goes back to the system as soon as it is let go. To get one anew takes as long as to fill
it twice: with a quarter of this a picture of 3840 x 2160 took a sixth longer."""


@cache
def _library() -> Any:
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "mallopt") and hasattr(library, "malloc_trim") else None


def give_back_large() -> None:
    """From now on large pieces are given back at once. glibc only; elsewhere nothing is done."""
    if _library() is not None:
        _library().mallopt(_M_MMAP_THRESHOLD, _LARGE)


def trim() -> None:
    """Give back what is free now."""
    if _library() is not None:
        _library().malloc_trim(0)


def remembered(package: str) -> Iterator[Any]:
    """What the functions of a package's modules remember, as ``functools`` keeps it: each can be told ``cache_clear``."""
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            yield from (value for value in vars(module).values() if hasattr(value, "cache_clear"))


def forget(*packages: str) -> None:
    """Let go of what is remembered there, and give back what is free then."""
    for package in packages:
        for kept in remembered(package):
            kept.cache_clear()
    trim()


@contextmanager
def all_kept() -> Iterator[None]:
    """Until ``settle`` or the end of the body nobody looks for objects that may go: what is made before the first picture
    stays, and looking took a sixth of that time."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def settle() -> None:
    """What is there now stays: look from now on for objects that may go, and among those alone that come."""
    gc.freeze()
    gc.enable()


def resident() -> float:
    """Megabytes of this process in memory; 0 where the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6
    except (OSError, ValueError, IndexError):
        return 0.0
