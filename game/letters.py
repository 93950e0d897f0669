"""Which letters of a person's words are kept: those that can be seen."""

from __future__ import annotations

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


def clean(words: str, most: int = LONGEST) -> str:
    """The words without controls, without letters that have no width, without marks that stand on nothing."""
    if words.isascii() and words.isprintable():
        return words[:most]
    kept = "".join(c for c in words[: 8 * most] if c.isprintable() and ord(c) not in _WIDTHLESS)
    while kept and unicodedata.category(kept[0]) in ("Mn", "Me"):
        kept = kept[1:]
    return kept[:most]
