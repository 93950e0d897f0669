"""A folder full of odd files, as a sessions folder may look after years, accidents and jokes."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

from .damage import ODD, damaged

NAMES = [
    "\0",
    "\ufe0f",
    "\u200b" * 50,
    "\u202eRTL",
    "😀🎲",
    "卓" * 300,
    "[coin] **x** { $y }",
    "a\nb\tc",
    "\u0301",
    "לוח",
]
TIMES = ["0001-01-01T00:00:00", "9999-12-31T23:59:59+14:00", "yesterday", "1e9", "2026-02-30", "-0001", "2026-07-01"]
FLAGS: list[Any] = [
    ["practice"],
    ["cheater"],
    ["unknown"],
    ["practice", "assisted", "from-mars"],
    ["\u200b"],
    ["x" * 99],
]
FILE_NAMES = ["a.b.c", "卓", " ", "-rf", "x" * 200, "new\nline", "..", "%s", "{0}", "con", "[gold]", "index.json"]


def make_odd_files(folder: Path, count: int, whole: list[bytes], seed: int = 1) -> None:
    """So many odd files, of every kind."""
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    special = [_pipe, _device, _folder, _nowhere, _round, _sparse, _forbidden]
    for number in range(count):
        name = f"odd-{number:04d}"
        if number < len(FILE_NAMES):
            name = f"{FILE_NAMES[number]}-{number}"
        path = folder / f"{name}.json"
        if number % 25 < len(special):
            special[number % 25](path)
            continue
        data = rng.choice(whole)
        path.write_bytes(_text(rng, data))
        if rng.random() < 0.2:
            journal = b'{"doc":0}\n{"ply":{"a":["x",0]}}\n' if rng.random() < 0.5 else rng.randbytes(200)
            path.with_suffix(".journal").write_bytes(journal)
        if rng.random() < 0.1:
            os.utime(path, (rng.choice((0, -(10**9), 10**12)),) * 2)


def _text(rng: random.Random, data: bytes) -> bytes:
    loose = json.loads(data)
    how = rng.randrange(9)
    if how == 0:
        loose["name"] = rng.choice(NAMES)
        loose["seats"][0]["name"] = rng.choice(NAMES)
    elif how == 1:
        loose["saved"], loose["created"] = rng.choice(TIMES), rng.choice(TIMES)
    elif how == 2:
        loose["flags"] = rng.choice(FLAGS)
    elif how == 3:
        loose["parent"] = {"id": rng.choice(NAMES), "ply": rng.choice((0, 7, 10**20))}
    elif how == 4:
        loose[rng.choice(list(loose))] = rng.choice(ODD)
    elif how == 5:
        state = {**loose["snapshot"], rng.choice(list(loose["snapshot"])): rng.choice(ODD)}
        loose |= {"start": {"state": state}, "log": [], "snapshot": state}
    elif how == 6:
        return rng.choice((b"", b"\0" * 100, b'{"format":"x","a":"\xff"}', b"[" * 5000, rng.randbytes(300), b"null"))
    else:
        return damaged(rng, data)
    return json.dumps(loose).encode()


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _folder(path: Path) -> None:
    path.mkdir()


def _nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "gone")


def _round(path: Path) -> None:
    path.symlink_to(path)


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**33)


def _forbidden(path: Path) -> None:
    path.write_bytes(b"{}")
    path.chmod(0)
