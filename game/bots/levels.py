"""Which bots a title has, from the weakest to the strongest. They differ in thought, never in what they see."""

from __future__ import annotations

from game.bots.bot import Bot
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.bots.planner import Planner
from game.bots.random_bot import RandomBot
from game.engine import Title

RANDOM = "random"
GREEDY = "greedy"
PLANNER = "planner"


class UnknownLevel(ValueError):
    """A level that the title's bots do not have; ``allowed`` are the ones they have."""

    def __init__(self, level: str, allowed: tuple[str, ...]) -> None:
        super().__init__(level, allowed)
        self.level = level
        self.allowed = allowed


def levels(title: Title) -> tuple[str, ...]:
    """The levels of the title's bots, the weakest first."""
    if not title.has("bot"):
        return (RANDOM,)
    return (RANDOM, GREEDY, PLANNER)


def usual(title: Title) -> str:
    """The level of a bot of which nobody has said anything: the second, or the only one."""
    return levels(title)[:2][-1]


def seat(level: str, title: Title) -> Bot:
    """A bot of that level. Raises UnknownLevel."""
    allowed = levels(title)
    if level not in allowed:
        raise UnknownLevel(level, allowed)
    if level == RANDOM:
        return RandomBot()
    make = Greedy if level == GREEDY else Planner
    return make(title.controller(), TitleJudge(title))
