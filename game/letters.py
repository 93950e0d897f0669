"""Which letters of a stranger's words are kept: in a name those that can be seen, in a terminal those that do nothing."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 200
"""Letters that a name may have."""

_WIDTHLESS = {
    0x034F,  # joins letters
    0x115F,  # fillers of Hangul
    0x1160,
    0x3164,
    0xFFA0,
    0x17B4,  # vowels that are not drawn
    0x17B5,
    *range(0x180B, 0x1810),  # variants
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}

_WIDE_SPACE = "\u3000"
"""What stands between the parts of a Japanese name; Python does not count it among what is printable."""
_ACTS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What a terminal obeys, breaks a line at or cannot write."""
_TURNS = re.compile(r"[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""What lets letters stand in another order."""


def harmless(text: str) -> str:
    """The text as it may go to a terminal: lines and tabs stay, every other control is a sign that one was there."""
    if text.isascii() and text.isprintable():
        return text
    return _TURNS.sub("", _ACTS.sub("\ufffd", text))


def shortened(text: str, most: int) -> str:
    """The text, or its two ends with dots between where it is longer than that."""
    half = (most - 1) // 2
    return text if len(text) <= most else f"{text[:half]}…{text[-half:]}"


def clean(words: str, most: int = LONGEST) -> str:
    """The words without controls, without letters that have no width, without marks that stand on nothing."""
    if words.isascii() and words.isprintable():
        return words[:most]
    kept = "".join(c for c in words[: 8 * most] if (c.isprintable() or c == _WIDE_SPACE) and ord(c) not in _WIDTHLESS)
    while kept and unicodedata.category(kept[0]) in ("Mn", "Me"):
        kept = kept[1:]
    return kept[:most]
