"""Which bots a title has, from the weakest to the strongest. They differ in thought, never in what they see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.bots.bot import Bot
from game.bots.greedy import Greedy
from game.bots.judge import TitleJudge
from game.bots.planner import Planner
from game.bots.random_bot import RandomBot
from game.bots.search import Effort, Searcher
from game.bots.strengths import Strength, strengths
from game.bots.tuned import Tuned, plain, tastes
from game.engine import Title

NOTHING: Final[Mapping[str, float]] = MappingProxyType({})
RANDOM = "random"
GREEDY = "greedy"
PLANNER = "planner"
THINKER = "thinker"
MASTER = "master"

LEVELS: Final = (RANDOM, GREEDY, PLANNER, THINKER, MASTER)
"""All that there are, the weakest first. A title may be without some of them."""
WIDE, DEEPLY = 10, 4
"""First deeds that the thinker follows, and lines from each of them."""
MASTERLY: Final = Effort(looks=5000, worlds=48, turns=2, broad=8, narrow=3)
"""How much the master thinks."""
MILLISECONDS: Final = {THINKER: 1500, MASTER: 2200}
"""The guard of a level at the table. Its effort ends long before, but on a computer that is very busy or very slow."""
USUAL_MILLISECONDS: Final = 700


class UnknownLevel(ValueError):
    """A level that the title's bots do not have; ``allowed`` are the ones they have."""

    def __init__(self, level: str, allowed: tuple[str, ...]) -> None:
        super().__init__(level, allowed)
        self.level = level
        self.allowed = allowed


def possible(title: Title) -> tuple[str, ...]:
    """The levels that can play the title, the weakest first, whether they are offered or not."""
    return LEVELS if title.has("bot") else (RANDOM,)


def playable(title: Title) -> tuple[str, ...]:
    """All that can be asked for where bots are counted: the levels, and each that weighs with each taste of the title, as
    ``LEVEL:TASTE``."""
    found = possible(title)
    return (*found, *(f"{level}:{taste}" for level in found if level != RANDOM for taste in tastes(title)))


def bare(level: str) -> str:
    """The level without its taste."""
    return level.partition(":")[0]


def levels(title: Title) -> tuple[str, ...]:
    """The levels that are offered, the weakest first: none that was measured and proved no stronger than the one below,
    at any number of seats; those that think furthest only where they proved it."""
    offered: list[str] = []
    for level in possible(title):
        met = [row for row in strengths(title) if offered and (row.level, row.against) == (level, offered[-1])]
        proved = any(row.low > 1 / row.seats for row in met)
        if proved or (not met and level not in (THINKER, MASTER)):
            offered.append(level)
    return tuple(offered)


def strength(title: Title, level: str, seats: int) -> Strength | None:
    """What was measured of a level against the one offered below it, at that number of seats or the nearest one; None
    for the weakest, and where nothing was measured."""
    offered = levels(title)
    if level not in offered[1:]:
        return None
    below = offered[offered.index(level) - 1]
    met = [row for row in strengths(title) if (row.level, row.against) == (level, below)]
    return min(met, key=lambda row: (abs(row.seats - seats), row.seats), default=None)


def usual(title: Title) -> str:
    """The level of a bot of which nobody has said anything: the second, or the only one."""
    return levels(title)[:2][-1]


def patience(level: str) -> int:
    """The most milliseconds that a level may think at the table."""
    return MILLISECONDS.get(level, USUAL_MILLISECONDS)


def seat(level: str, title: Title, settings: Mapping[str, float] = NOTHING) -> Bot:
    """A bot of that level, also of one that is not offered, and with its taste; with ``settings`` it weighs by these in
    place of its own. Raises UnknownLevel, and KeyError for a setting that the title's evaluation does not know."""
    if level not in playable(title):
        raise UnknownLevel(level, levels(title))
    level, _, taste = level.partition(":")
    if taste:
        settings = {**tastes(title)[taste], **settings}
    if level == RANDOM:
        return RandomBot()
    rules, judge = title.controller(), TitleJudge(title)
    if level == MASTER:
        bot: Greedy = Searcher(rules, judge, MASTERLY)
    elif level == GREEDY or not judge.PLANS:
        bot = Greedy(rules, judge)
    else:
        bot = Planner(rules, judge) if level == PLANNER else Planner(rules, judge, broad=WIDE, narrow=DEEPLY)
    if level in (GREEDY, PLANNER):
        settings = {**plain(title), **settings}
    return Tuned(bot, title, settings) if settings else bot
