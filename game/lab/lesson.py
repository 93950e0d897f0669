"""What is to be learnt of a title's estimates."""

from __future__ import annotations

from typing import Final

import msgspec

from game.engine import Title
from game.engine.evaluation import Evaluation

WINS, MARGIN, TD = "wins", "margin", "td"
WAYS: Final = (WINS, MARGIN, TD)


class LearningTask(msgspec.Struct, frozen=True):
    """What is to be learnt, and all that its outcome depends on: ``start`` has every setting of the title, ``unit`` is the
    term in which the others are counted."""

    title: str
    seats: int
    seed: int
    way: str
    start: dict[str, float]
    unit: str
    tries: int = 12
    deals: int = 4

    @property
    def games(self) -> int:
        """Games of one generation."""
        return (1 if self.way == TD else self.tries) * self.deals * self.seats


def lesson(title: Title, seats: int, seed: int, way: str = WINS, tries: int = 12, deals: int = 4) -> LearningTask:
    """A lesson that begins with the settings that the title has. Raises AttributeError for one without an evaluation."""
    module = title.part("bot")
    evaluation: Evaluation = module.EVALUATION
    return LearningTask(
        title.id, seats, seed, way, evaluation.settings(), getattr(module, "POINT", "points"), tries, deals
    )
