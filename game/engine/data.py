"""Reads a title's ``data.toml``: every card, cost and count, each marked with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = "data.toml"
SOURCES = ("S", "P", "R")
"""Printed in the rulebook, from a public source, reconstructed."""


class DataError(ValueError):
    """A ``data.toml`` that cannot be used: names the file, the table and what is wrong with it."""


def read_data(beside: str) -> dict[str, Any]:
    """The ``data.toml`` in the folder of that module. Raises DataError naming file and line, or a foreign source."""
    path = Path(beside).parent / FILE
    place = f"{path.parent.name}/{FILE}"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DataError(f"{place}: {fault}") from None
    for table, value in data.items():
        for source in _sources(value):
            if source not in SOURCES:
                raise DataError(f'{place}, [{table}]: source = "{source}", use "S", "P" or "R"')
    return data


def _sources(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "source":
                yield str(inner)
            else:
                yield from _sources(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _sources(inner)


def provenance(data: dict[str, Any]) -> list[tuple[str, int, int, int]]:
    """For each table how many of its entries are printed, public and reconstructed."""
    found = []
    for table, value in data.items():
        sources = list(_sources(value))
        if sources:
            found.append((table, sources.count("S"), sources.count("P"), sources.count("R")))
    return found
