"""The folder of a study: what has been played is kept there chunk by chunk, so that nothing is played twice."""

from __future__ import annotations

from pathlib import Path

from game.disk import read_whole, write_whole
from game.lab.deals import deals_in
from game.lab.study import BadStudy, Study, made_with, written

LARGEST = 1 << 30
"""Bytes that a chunk may have."""


class StudyStore:
    """Where a study's chunks lie. A folder that holds another study, or chunks of another version, is refused."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder, self.study = folder, study
        self._chunks = folder / "chunks"
        self._chunks.mkdir(parents=True, exist_ok=True)
        self._belongs("study.toml", written(study).encode(), "lab-other-study")
        self._belongs("made-with.txt", f"{made_with(study.title)}\n".encode(), "lab-other-version")

    def _belongs(self, name: str, wanted: bytes, code: str) -> None:
        path = self.folder / name
        if path.is_file():
            if read_whole(path, LARGEST) != wanted:
                raise BadStudy(code, path=str(self.folder))
        else:
            write_whole(path, wanted)

    def _path(self, number: int) -> Path:
        return self._chunks / f"{number:06}.jsonl"

    def get(self, number: int) -> bytes | None:
        """The chunk, if it was played to its end; what a crash has left of one is played again."""
        try:
            data = read_whole(self._path(number), LARGEST)
        except OSError:
            return None
        first = self.study.seed + number * self.study.chunk
        last = min(first + self.study.chunk, self.study.seed + self.study.games)
        try:
            seeds = [[game.seed for game in deal] for deal in deals_in(data, len(self.study.sides))]
        except ValueError:
            return None
        return data if seeds == [[seed] * len(self.study.sides) for seed in range(first, last)] else None

    def put(self, number: int, data: bytes) -> None:
        """Keep a chunk. Raises OSError."""
        write_whole(self._path(number), data)

    def gather(self, chunks: int) -> None:
        """All games of the first chunks in one file, ``games.jsonl``. Raises OSError."""
        parts = [self.get(number) or b"" for number in range(chunks)]
        write_whole(self.folder / "games.jsonl", b"".join(parts))
