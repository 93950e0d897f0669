"""A file that is the same each time: a writer of Ogg numbers its streams by chance."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import soundfile

from .waves import RATE, Wave

SERIAL = 1
CHECK = [0] * 256
for _byte in range(256):
    _rest = _byte << 24
    for _ in range(8):
        _rest = (_rest << 1) ^ (0x04C11DB7 if _rest & 0x80000000 else 0)
    CHECK[_byte] = _rest & 0xFFFFFFFF


def write(file: Path, wave: Wave, smaller: float) -> None:
    """A wave as Ogg Vorbis; ``smaller`` from 0 to 1."""
    data = io.BytesIO()
    soundfile.write(data, wave, RATE, format="OGG", subtype="VORBIS", compression_level=smaller)
    file.write_bytes(numbered(data.getvalue()))


def numbered(data: bytes) -> bytes:
    """The same pages as stream ``SERIAL``, each with its new check sum."""
    whole, start = bytearray(data), 0
    while start < len(whole):
        segments = whole[start + 26]
        end = start + 27 + segments + sum(whole[start + 27 : start + 27 + segments])
        whole[start + 14 : start + 18] = struct.pack("<I", SERIAL)
        whole[start + 22 : start + 26] = bytes(4)
        whole[start + 22 : start + 26] = struct.pack("<I", check(whole[start:end]))
        start = end
    return bytes(whole)


def check(page: bytes) -> int:
    """The check sum of a page."""
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ CHECK[(rest >> 24) ^ byte]
    return rest


__all__ = ["write"]
