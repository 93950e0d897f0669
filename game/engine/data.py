"""Reads a title's ``data.toml``: every card, cost and count, each marked with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

R = TypeVar("R")

FILE = "data.toml"
SOURCES = ("S", "P", "R")
"""Printed in the rulebook, from a public source, reconstructed."""


class DataError(ValueError):
    """A ``data.toml`` that cannot be used: names the file, the table and what is wrong with it."""


class ComponentError(ValueError):
    """A ``data.toml`` that does not add up. Names the file, the table and the two numbers."""

    def __init__(self, table: str, what: str, found: int, expected: int) -> None:
        super().__init__(f"{FILE}, [{table}]: {what}: found {found}, expected {expected}")
        self.table, self.found, self.expected = table, found, expected


class Tables(dict[str, Any]):
    """The tables of a ``data.toml`` by their names. Asking for one that is not there raises DataError."""

    def __init__(self, tables: Mapping[str, Any], place: str) -> None:
        super().__init__(tables)
        self._place = place

    def __missing__(self, table: str) -> Any:
        raise DataError(f"{self._place}: the table [{table}] is missing")


def same(table: str, what: str, found: int, expected: int) -> None:
    """Raise ComponentError if a sum is not what it should be."""
    if found != expected:
        raise ComponentError(table, what, found, expected)


def place_of(path: Path) -> str:
    """A file of a title as it is named to whoever reads of a fault: with its folder."""
    return f"{path.parent.name}/{path.name}"


def read_toml(path: Path) -> dict[str, Any]:
    """What a file of a title says. Raises DataError naming file and line."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DataError(f"{place_of(path)}: {fault}") from None


def read_data(beside: str) -> dict[str, Any]:
    """The ``data.toml`` in the folder of that module or of the title above it. Raises DataError naming file and line, a
    foreign source, or later a table that is asked for and missing."""
    folder = Path(beside).parent
    path = next((place for place in (folder / FILE, folder.parent / FILE) if place.is_file()), folder / FILE)
    place = place_of(path)
    data = Tables(read_toml(path), place)
    for table, value in data.items():
        for source in _sources(value):
            if source not in SOURCES:
                raise DataError(f'{place}, [{table}]: source = "{source}", use "S", "P" or "R"')
    return data


def records(
    rows: Iterable[Mapping[str, Any]],
    of: Callable[..., R],
    keys: Mapping[str, str] | None = None,
    numbers: Mapping[str, Any] | None = None,
) -> dict[str, R]:
    """The rows as named tuples, by their ids. ``keys`` says what a field is called in the file, where that is not its own
    name; a field that a row does not tell has its default. Names that stand in ``numbers``, alone or in a list, become
    what stands there. Raises KeyError for a field that has no default."""

    def number(value: Any) -> Any:
        if isinstance(value, list):
            return tuple(number(part) for part in value)
        return numbers.get(value, value) if numbers and isinstance(value, str) else value

    def record(row: Mapping[str, Any]) -> R:
        names: Sequence[str] = of._fields  # type: ignore[attr-defined]
        optional: Mapping[str, Any] = of._field_defaults  # type: ignore[attr-defined]
        told = {name: (keys or {}).get(name, name) for name in names}
        return of(**{name: number(row[key]) for name, key in told.items() if key in row or name not in optional})

    return {row["id"]: record(row) for row in rows}


def provenance(data: dict[str, Any]) -> list[tuple[str, int, int, int]]:
    """For each table how many single values are printed, public and reconstructed. ``source_fields`` of an entry says
    which of its values rest on something else; ids are names and count only where it marks them."""
    found = []
    for table, content in data.items():
        held = content if isinstance(content, dict) else {"rows": content}
        parts = (part for part in held.values() if isinstance(part, list))
        rows = [row for part in parts for row in part if isinstance(row, dict)] or [held]
        marks = [mark for row in rows for mark in _marks(row, held.get("source", "S"))]
        found.append((table, marks.count("S"), marks.count("P"), marks.count("R")))
    return found


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


def _marks(row: dict[str, Any], usual: str) -> Iterator[str]:
    """The source of each value of an entry."""
    source, of_values = row.get("source", usual), row.get("source_fields", {})
    for name in row:
        if name not in ("id", "source", "source_fields") or name in of_values:
            yield of_values.get(name, source)
