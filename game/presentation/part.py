"""What the five parts of a title's ``table/`` have in common: the title, and its rules."""

from __future__ import annotations

from typing import Any

from game.engine import RuleController, Title


class Part:
    """A part of what the table asks of a title. The title writes a class of the same name in the file of that name and
    says in it what is not as by default."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.rules: RuleController[Any] = title.controller()


def foreign(own: type[Any], of: type[Any]) -> list[str]:
    """The public names of a title's class that the house never asks for, as they would be misspelt."""
    known = {name for name in dir(of) if not name.startswith("_")}
    return sorted(name for name in vars(own) if not name.startswith("_") and name not in known)
