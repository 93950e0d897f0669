"""The record of a game as the questions read it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from game.titles.undecim.rules.components import LANDS, NUMBER
from game.titles.undecim.rules.scoring import land_bonus
from game.titles.undecim.rules.variants import Chosen, chosen, variants

LAND_SOURCES: Final = ("land", "land_moon", "annex", "annex_moon")
BUILDING_SOURCES: Final = ("building", "settlement_bonus")
Lands = tuple[int, ...]


class LandCount(NamedTuple):
    """The lands of a seat at the end of a round: loose ones by type, annexations, and 1 if the night has fallen."""

    loose: Lands
    sets: int
    night: int


class ToldRecord:
    """A record with what several questions take from it. ``seats`` and ``ends`` are by seat."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = record
        self.chosen = chosen(record["options"])
        self.rules = variants(self.chosen)
        self.seats: list[Mapping[str, Any]] = record["seats"]
        self.ends: list[Mapping[str, Any]] = [seat["end"] for seat in self.seats]
        self.nights: list[int] = record["nights"]
        self.players: int = record["players"]

    def rounds(self) -> Iterator[tuple[int, int, Mapping[str, Any]]]:
        """Seat, number of the round, and what was noted of it."""
        for seat, kept in enumerate(self.seats):
            for number, this in enumerate(kept["rounds"], 1):
                yield seat, number, this

    def standing(self, seat: int, number: int) -> LandCount:
        """The seat's lands at the end of that round."""
        this = self.seats[seat]["rounds"][number - 1]
        sets = this["annexations"]
        return LandCount(tuple(this["lands"][land] - sets for land in LANDS), sets, int(number in self.nights))

    def bonus(self, at: LandCount) -> int:
        """The land bonus of these lands."""
        return bonus_of(self.chosen, at)

    def idle(self, at: LandCount) -> int:
        """How many of these lands lie idle."""
        return idle_of(self.chosen, at)

    def vp(self, seat: int, sources: Sequence[str]) -> int:
        """The seat's points from these sources."""
        return sum(self.ends[seat]["vp"][source] for source in sources)

    def leaders(self, points: Sequence[int]) -> list[int]:
        """The seats with the most; none if nobody has any."""
        most = max(points)
        return [seat for seat, has in enumerate(points) if has == most] if most > 0 else []

    def of_taste(self, taste: str) -> list[int]:
        """The seats of the bots with that taste."""
        return [seat for seat, bot in enumerate(self.record["bots"]) if bot.partition(":")[2] == taste]

    def wins(self, seats: Sequence[int]) -> tuple[int, int]:
        """How many of the seats have won, and how many they are."""
        return sum(seat == self.record["winner"] for seat in seats), len(seats)

    def ranking(self, totals: Sequence[int], number: int) -> list[int]:
        """The seats from first to last with these totals, ties by the numbers of that round."""
        numbers = [smallest(seat["rounds"][number - 1]["actions"]) for seat in self.seats]
        return sorted(range(self.players), key=lambda seat: (-totals[seat], numbers[seat]))


def smallest(cards: Sequence[str]) -> int:
    """The smallest number of the action cards."""
    return min(NUMBER[card] for card in cards)


@cache
def bonus_of(pairs: Chosen, at: LandCount) -> int:
    """The land bonus that these lands bring in their round, the red moon and annexations among it."""
    counted = tuple(n + at.sets for n in at.loose) if variants(pairs).annexed_count_in_land_vp else at.loose
    return sum(land_bonus((pairs, counted, at.sets, at.night)))


@cache
def idle_of(pairs: Chosen, at: LandCount) -> int:
    """How many of these lands could go without a change of their bonus (Q4): all but the fewest, loose or in whole
    annexations, that bring as much."""
    wanted = bonus_of(pairs, at)
    parts = product(range(at.sets + 1), *(range(n + 1) for n in at.loose))
    enough = [
        len(LANDS) * sets + sum(loose)
        for sets, *loose in parts
        if bonus_of(pairs, LandCount((*loose,), sets, at.night)) >= wanted
    ]
    return sum(at.loose) + len(LANDS) * at.sets - min(enough)


@cache
def level_step(scale: tuple[int, ...], level: int, cards: int) -> float:
    """What each of so many cards has added to a settlement that they have raised to that level: an equal part, since each
    of them raises it by one and none before another."""
    top = len(scale) - 1
    return (scale[min(level, top)] - scale[min(level - cards, top)]) / cards
