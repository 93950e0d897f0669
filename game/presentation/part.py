"""What the five parts of a title's ``table/`` have in common: the title, and its rules."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from game.engine import RuleController, Title


class TitlePart:
    """A part of what the table asks of a title. The title writes a class of the same name in the file of that name and
    says in it what is not as by default."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.rules: RuleController[Any] = title.controller()


def foreign(own: type[Any] | None, of: type[Any]) -> dict[str, str]:
    """The public names of a title's class that the house never asks for -> the nearest one that it does, or ""."""
    known = [name for name in dir(of) if not name.startswith("_")]
    names = [name for name in vars(own) if not name.startswith("_") and name not in known]
    folded = {name.lower(): name for name in known}
    near = {name: get_close_matches(name.lower(), folded, 1) for name in names}
    return {name: folded[found[0]] if found else "" for name, found in near.items()}
