"""What a title has to write and has not."""

from __future__ import annotations

from typing import Any


class Unwritten(NotImplementedError):
    """A function that a title has to write and has not: ``file`` in its folder, and ``name``."""

    def __init__(self, file: str, name: str) -> None:
        super().__init__(f"{file}: {name} is missing")
        self.file, self.name = file, name


def missing(cls: type[Any], function: str) -> Unwritten:
    """What to raise for a function that the class of a title has to write."""
    place, at = cls.__module__.split("."), f"{cls.__name__}.{function}"
    return Unwritten(f"{'/'.join(place[3:]) if place[:2] == ['game', 'titles'] else place[-1]}.py", at)
