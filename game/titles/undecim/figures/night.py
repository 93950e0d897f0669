"""The red moon: how often (Q2), whom it helps (Q9), who blocks it (Q10), enemies (Q11), hands (Q12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from game.engine import Measure
from game.titles.undecim.figures.told import BUILDING_SOURCES, ToldRecord
from game.titles.undecim.rules.components import ENEMY, NUMBER, ROUNDS

_MOON: Final = ("land_moon", "annex_moon", "enemy")
MANY = 2
"""So many nights and more are told together."""


def measures(t: ToldRecord) -> Iterator[Measure]:
    """What one game says of the red moon."""
    nights = len(t.nights)
    for count in range(MANY + 1):
        yield Measure("q2", f"nights_{count}", min(MANY, nights) == count, share=True)
    yield Measure("q2", "nights", nights)
    yield Measure("q2", "first_night", t.nights[0] if nights else 0, bool(nights))
    yield Measure("q2", "night_last", ROUNDS in t.nights, share=True)
    yield Measure("q2", "nights_by_dice", by_dice(t.record["dice"], t.rules.moon_counters))
    yield from _helped(t, nights)
    placed = [seat["counters_placed"] for seat in t.seats]
    yield Measure("q10", "counters_removed", sum(seat["counters_removed"] for seat in t.seats))
    yield Measure("q10", "counters_placed", sum(placed))
    yield Measure("q10", "nights_prevented", by_dice(t.record["dice"], t.rules.moon_counters) - nights)
    yield Measure("q10", "delayer_won", *t.wins(t.leaders(placed)), share=True)
    if bots := t.of_taste("moon_delayer"):
        yield Measure("q10", "bot_delayer_won", *t.wins(bots), share=True)
        yield Measure("q10", "bot_delayer_placed", sum(placed[seat] for seat in bots), len(bots))
    yield from _enemies(t)
    yield from _hands(t)


def by_dice(dice: list[int], counters: int) -> int:
    """The nights of a game in which nobody but the moon die moves a counter."""
    left, nights = counters, 0
    for value in dice:
        left -= min(value, left)
        if not left:
            nights, left = nights + 1, counters
    return nights


def _helped(t: ToldRecord, nights: int) -> Iterator[Measure]:
    at_night = [this for _, number, this in t.rounds() if number in t.nights]
    yield Measure("q9", "moon_vp", sum(sum(this["vp"][s] for s in _MOON) for this in at_night), len(at_night))
    for source in _MOON:
        points = sum(this["vp"][source] for this in at_night)
        yield Measure("q9", "moon_vp_of", points, len(at_night), thing=f"source_{source}")
    builders = t.leaders([t.vp(seat, BUILDING_SOURCES) for seat in range(t.players)])
    won, count = t.wins(builders)
    for number in range(MANY + 1):
        here = min(MANY, nights) == number
        yield Measure("q9", f"builder_won_{number}", won * here, count * here, True)


def _enemies(t: ToldRecord) -> Iterator[Measure]:
    gained = slain = 0
    majority: list[int] = []
    for _, _, this in t.rounds():
        gained += sum(sides.get(ENEMY, 0) for sides in this["gained"].values())
        slain += this["enemies_discarded"]
    for number in t.nights:
        rows = [seat["rounds"][number - 1] for seat in t.seats]
        had = [this["enemies"] + this["enemies_discarded"] - _after_the_night(this) for this in rows]
        majority += [this["enemies_discarded"] for this, n in zip(rows, had) if n and n == max(had)]
    yield Measure("q11", "enemies", gained, t.players)
    yield Measure("q11", "enemy_vp", sum(end["vp"]["enemy"] for end in t.ends), gained)
    yield Measure("q11", "enemies_kept", gained - slain, gained, True)
    yield Measure("q11", "enemies_of_majority", sum(majority), len(majority))


def _after_the_night(this: Mapping[str, Any]) -> int:
    """Enemies that came while the night went on: they were not there when it began."""
    return sum(this["gained"].get(origin, {}).get(ENEMY, 0) for origin in ("replay", "moon"))


def _hands(t: ToldRecord) -> Iterator[Measure]:
    at_night = [this for _, number, this in t.rounds() if number in t.nights]
    yield Measure("q12", "hand_at_night", sum(this["hand_at_moon"] for this in at_night), len(at_night))
    empty = sum(not this["hand_at_moon"] for this in at_night)
    yield Measure("q12", "hand_empty", empty, len(at_night), True)
    replays = [sum(this["gained"].get("replay", {}).values()) for this in at_night] if t.rules.enemy_replay else []
    yield Measure("q12", "replays", sum(replays), len(replays))
    played = sorted({card for this in at_night for card in this["actions"]}, key=lambda name: (NUMBER[name], name))
    for card in played:
        hands = [this["hand_at_moon"] for this in at_night if card in this["actions"]]
        yield Measure("q12", "hand_of_card", sum(hands), len(hands), thing=card)
