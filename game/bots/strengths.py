"""What the arena has measured of a title's levels: ``strengths.toml`` beside its bot."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from game.disk import write_whole
from game.engine import Title

HEAD = "# Shares of first places, one seat of the level against another level at all others: `taku arena --keep`.\n"


class Strength(NamedTuple):
    """A level against another one at all other seats: its share of first places with the ends of its interval."""

    level: str
    against: str
    seats: int
    games: int
    share: float
    low: float
    high: float
    rules: int
    """The version of the rules that were played."""
    seconds: float = 0.0
    """Within which 95 of 100 decisions of the level stood, where it was measured; 0: not told."""


def beside_bot(title: Title, name: str) -> Path:
    """A file beside the title's bot, which may not be there yet."""
    return Path(title.part("bot").__file__ or "").with_name(name)


def place_of_strengths(title: Title) -> Path:
    """The file of what was measured."""
    return beside_bot(title, "strengths.toml")


def strengths(title: Title) -> tuple[Strength, ...]:
    """What was measured, in the order of the file; none for a title without a bot or without a measurement."""
    if not title.has("bot") or not place_of_strengths(title).is_file():
        return ()
    rows = tomllib.loads(place_of_strengths(title).read_text("utf-8"))["measured"]
    return tuple(Strength(**row) for row in rows)


def keep(title: Title, measured: Iterable[Strength]) -> Path:
    """Write what was measured in place of what was known of the same pairing. Raises OSError if that cannot be."""
    known = {(row.level, row.against, row.seats): row for row in strengths(title)}
    known.update({(row.level, row.against, row.seats): row for row in measured})
    place = place_of_strengths(title)
    write_whole(place, (HEAD + "".join(_told(row) for row in known.values())).encode())
    return place


def _told(row: Strength) -> str:
    told = {name: f'"{value}"' if isinstance(value, str) else value for name, value in row._asdict().items()}
    return "\n[[measured]]\n" + "".join(f"{name} = {value}\n" for name, value in told.items())
