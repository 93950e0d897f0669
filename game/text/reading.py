"""How long it takes to read something."""

from __future__ import annotations

from collections.abc import Iterable

PACE = {"en": 16.0, "ja": 8.5}
"""Letters a second that are read at ease in a language."""


def seconds_to_read(words: Iterable[str], language: str) -> float:
    """Seconds for somebody who reads them for the first time."""
    return sum(len(text) for text in words) / PACE[language]
