"""What the record of a game says to the designer's eighteen questions (section 8.5): ``q1`` to ``q18``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.engine import Action, Measure, Spread
from game.titles.undecim.figures import cards, ends, lands, night, wars, wealth
from game.titles.undecim.figures.told import ToldRecord

QUESTIONS: Final = tuple(f"q{number}" for number in range(1, 19))
"""In the designer's order."""
FIRST: Final = dict(
    zip(
        QUESTIONS,
        (
            "land_per_card",
            "nights",
            "gold_line_worth",
            "lands_idle",
            "war_loss_sum",
            "total_mean",
            "specialist",
            "complete_round",
            "moon_vp",
            "nights_prevented",
            "enemy_vp",
            "hand_at_night",
            "leader_overtaken",
            "smallest_won",
            "entries_to_4",
            "level",
            "held_long",
            "awards_never",
        ),
    )
)
"""By question: the figure that answers it first."""
TASTES: Final = {"q1": ("land_first", "building_first"), "q7": ("land_first",), "q10": ("moon_delayer",)}
"""Questions that speak of bots with a taste (``bot/tastes.toml``)."""
TWINS: Final = ("q3",)
"""Questions that ask for a twin of the game (``declined``)."""
_PARTS: Final = (lands, wealth, night, wars, ends, cards)


def measures(record: Mapping[str, Any]) -> Iterator[Measure | Spread]:
    """What one game (``record.record``) adds to the figures."""
    told = ToldRecord(record)
    for part in _PARTS:
        yield from part.measures(told)


def declined(action: Action, legal: Sequence[Action]) -> Action | None:
    """What a seat that buys a gold line would do without it; None for every other action. The game played on from there
    is the twin that Q3 asks for."""
    if action.kind != "pay_gold":
        return None
    return next((other for other in legal if other.kind == "decline_gold"), None)
