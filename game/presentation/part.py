"""What the five parts of a title's ``table/`` have in common: the title, and its rules."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from inspect import get_annotations
from typing import Any

from game.engine import RuleController, Title


class TitlePart:
    """A part of what the table asks of a title. The title writes a class of the same name in the file of that name and
    says in it what is not as by default."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.rules: RuleController[Any] = title.controller()


def asked_of(of: type[Any]) -> set[str]:
    """The public names that the house asks for in a class that a title writes for this one."""
    said = {name for each in of.__mro__ for name in get_annotations(each)}
    return {name for name in (*dir(of), *said) if not name.startswith("_")}


def foreign(own: object, known: Iterable[str], alike: float = 0.6) -> dict[str, str]:
    """The public names of a title's class or module that the house never asks for -> the nearest one that it does, as far
    as there is one so much alike, or ""."""
    folded = {name.lower(): name for name in known}
    names = [name for name in vars(own) if not name.startswith("_") and name not in folded.values()]
    near = {name: get_close_matches(name.lower(), folded, 1, alike) for name in names}
    return {name: folded[found[0]] if found else "" for name, found in near.items()}
