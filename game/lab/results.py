"""What a study leaves in its folder while it goes on and at its end: the report, and a line for each game."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from game.disk import read_whole, write_whole
from game.lab.report import Report, report_json, report_of
from game.lab.trial import Trial

T = TypeVar("T")
LARGEST = 1 << 28
REPORT, INDEX, WORTH = "report.json", "index.json", "worth.json"


class IndexedGame(msgspec.Struct, frozen=True, array_like=True):
    """A game in the index, which goes deal by deal: enough to find those behind a bar."""

    side: int
    seed: int
    levels: tuple[str, ...]
    plies: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    drawn: bool


_report = msgspec.json.Decoder(Report)
_worth = msgspec.json.Decoder(dict[str, list[float | None]])
_index = msgspec.json.Decoder(list[IndexedGame])


def keep(folder: Path, trial: Trial) -> Report:
    """Write what the trial has come to so far. Raises OSError."""
    report = report_of(trial)
    lines = [
        IndexedGame(game.side, game.seed, game.levels, game.plies, game.scores, game.ranks, game.drawn)
        for games in zip(*trial.games)
        for game in games
    ]
    if trial.worth is not None:
        rows = [row for rows in zip(*trial.worth) for row in rows]
        keys = dict.fromkeys(key for row in rows for key in row)
        write_whole(folder / WORTH, msgspec.json.encode({key: [row.get(key) for row in rows] for key in keys}))
    write_whole(folder / INDEX, msgspec.json.encode(lines))
    write_whole(folder / REPORT, report_json(report))
    return report


def _read(path: Path, decoder: msgspec.json.Decoder[T]) -> T | None:
    try:
        return decoder.decode(read_whole(path, LARGEST))
    except (OSError, msgspec.MsgspecError):
        return None


def kept_report(folder: Path) -> Report | None:
    """The report in the folder; None where there is none that can be read."""
    return _read(folder / REPORT, _report)


def kept_index(folder: Path) -> list[IndexedGame]:
    """The games in the folder."""
    return _read(folder / INDEX, _index) or []


def kept_worth(folder: Path, key: str) -> list[tuple[IndexedGame, float]]:
    """The games in the folder that say anything of the figure, or of the spread that it is a part of, each with what it
    says, the highest first."""
    worth = _read(folder / WORTH, _worth) or {}
    values = worth.get(key, worth.get(key.rpartition("_")[0], []))
    found = [(line, value) for line, value in zip(kept_index(folder), values) if value is not None]
    return sorted(found, key=lambda row: (-row[1], row[0].seed, row[0].side))
