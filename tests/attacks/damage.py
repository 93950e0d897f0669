"""What may happen to a file: bits flip, parts are lost, values are put in the place of others."""

from __future__ import annotations

import json
import random
from typing import Any

ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    7,
    64,
    2**31,
    2**63,
    -(2**64),
    10**30,
    1.5,
    1e308,
    "",
    "x",
    "\0",
    "\ufe0f",
    "\u202e卓",
    "?",
    "a" * 5000,
    "0001-01-01T00:00:00",
    "practice",
    "bot:zzz",
    [],
    [[]],
    [0] * 70,
    {},
    {"a": 1},
    ["?", "?"],
]


def damaged(rng: random.Random, data: bytes) -> bytes:
    """The bytes after some accident."""
    accidents = (
        _flipped,
        _flipped,
        _cut,
        _holed,
        _doubled,
        _zeroed,
        _scribbled,
        _swapped_lines,
        _odd_value,
        _odd_value,
    )
    return rng.choice(accidents)(rng, data)


def _flipped(rng: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def _cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _part(rng: random.Random, data: bytes) -> tuple[int, int]:
    at = rng.randrange(len(data) + 1)
    return at, min(len(data), at + rng.choice((1, 2, 8, 60, 512)))


def _holed(rng: random.Random, data: bytes) -> bytes:
    at, end = _part(rng, data)
    return data[:at] + data[end:]


def _doubled(rng: random.Random, data: bytes) -> bytes:
    at, end = _part(rng, data)
    return data[:end] + data[at:]


def _zeroed(rng: random.Random, data: bytes) -> bytes:
    at, end = _part(rng, data)
    return data[:at] + b"\0" * (end - at) + data[end:]


def _scribbled(rng: random.Random, data: bytes) -> bytes:
    at, end = _part(rng, data)
    return data[:at] + rng.randbytes(end - at) + data[end:]


def _swapped_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    if len(lines) < 3:
        return _flipped(rng, data)
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def _odd_value(rng: random.Random, data: bytes) -> bytes:
    """One value anywhere in the JSON put in the place of another, or left out."""
    try:
        loose = json.loads(data)
    except ValueError:
        return _flipped(rng, data)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = value.keys() if isinstance(value, dict) else range(len(value))
        for key in list(keys):
            places.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])

    if not isinstance(loose, dict | list):
        return _flipped(rng, data)
    walk(loose)
    if not places:
        return _flipped(rng, data)
    holder, key = rng.choice(places)
    if rng.random() < 0.15:
        del holder[key]
    else:
        holder[key] = rng.choice(ODD)
    return json.dumps(loose, separators=(",", ":")).encode()
