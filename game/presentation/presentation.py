"""What the table asks of a title, put together from the five classes of its ``table/``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from game.engine import Title
from game.presentation.gestures import Gestures
from game.presentation.narration import Narration
from game.presentation.placement import Placement
from game.presentation.preview import Preview
from game.presentation.scoring import Scoring


class Presentation(Gestures, Preview, Narration, Scoring):
    """Where things lie, how a hand does what can be done, what it would bring, and how it is told and counted."""


WRITTEN: tuple[type[Any], ...] = (Placement, Gestures, Preview, Narration, Scoring)
"""The classes that a title may write, each in the file of ``table/`` that has its name."""


def written(title: Title, of: type[Any]) -> type[Any] | None:
    """The class that the title writes for that of the house, or None. Raises AttributeError if its file has no such
    class, TypeError if that is none of the house's."""
    file = f"table.{of.__name__.lower()}"
    if not title.has("table") or not title.has(file):
        return None
    own = getattr(title.part(file), of.__name__)
    if not isinstance(own, type) or not issubclass(own, of):
        raise TypeError(f"{file.replace('.', '/')}.py: {of.__name__} is no {of.__module__}.{of.__name__}")
    return own


def reading(title: Title) -> Iterator[None]:
    """Load what the title writes of its table file by file: all of it at once takes longer than a frame."""
    for of in WRITTEN:
        written(title, of)
        yield


def put_together(title: Title) -> type[Presentation]:
    """The class of all that the title writes and of the defaults."""
    return _made(sys.modules[title.package])


@cache
def _made(package: ModuleType) -> type[Presentation]:
    """Made once for a package, and again for one that was loaded anew."""
    title: Title = package.TITLE
    own = tuple(part for part in (written(title, of) for of in WRITTEN) if part is not None)
    made: type[Presentation] = type("Presentation", (*own, Presentation), {})
    return made


def presentation_of(title: Title) -> Presentation:
    """What the title says to the table."""
    return put_together(title)(title)
