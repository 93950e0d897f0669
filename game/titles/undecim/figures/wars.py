"""Invasion War (Q5): what one land that changes hands brings and costs, in its round and up to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine import Measure
from game.titles.undecim.figures.told import LandCount, ToldRecord
from game.titles.undecim.rules.components import LANDS, ROUNDS

INVASION = "invasion_war"


def measures(t: ToldRecord) -> Iterator[Measure]:
    """What one game says of the war. The taker is compared with himself without the land, the victim with himself with
    it: at the end of that round, and of that and all later ones (for the taker as long as he keeps it)."""
    wars = idle = struck = nights = 0
    gain = loss = gain_sum = loss_sum = 0
    for seat, number, this in t.rounds():
        for red in this["red"]:
            if red["action"] != INVASION:
                continue
            wars += 1
            if red["victim"] is None:
                idle += 1
                continue
            struck += 1
            nights += number in t.nights
            until = lost_in(t, seat, number, red["card"])
            gains = [gained(t, seat, n, red["side"]) for n in range(number, until)]
            losses = [lost(t, red["victim"], n, red["side"]) for n in range(number, ROUNDS + 1)]
            gain, loss = gain + (gains[0] if gains else 0), loss + losses[0]
            gain_sum, loss_sum = gain_sum + sum(gains), loss_sum + sum(losses)
            if until > ROUNDS:
                gain_sum += _towns(t, seat, red["side"], -1)
            loss_sum += _towns(t, red["victim"], red["side"], 1)
    yield Measure("q5", "wars", wars)
    yield Measure("q5", "wars_idle", idle, wars, True)
    yield Measure("q5", "wars_at_night", nights, struck, True)
    yield Measure("q5", "war_gain", gain, struck)
    yield Measure("q5", "war_loss", loss, struck)
    yield Measure("q5", "war_gain_sum", gain_sum, struck)
    yield Measure("q5", "war_loss_sum", loss_sum, struck)


def gained(t: ToldRecord, seat: int, number: int, side: str) -> int:
    """How much of the seat's land bonus in that round rests on one land of that type."""
    at = t.standing(seat, number)
    return t.bonus(at) - t.bonus(without(at, side))


def lost(t: ToldRecord, seat: int, number: int, side: str) -> int:
    """How much more the seat's land bonus in that round would be with one more land of that type."""
    at = t.standing(seat, number)
    return t.bonus(with_one(t, at, side)) - t.bonus(at)


def without(at: LandCount, side: str) -> LandCount:
    """The lands less one of the type: a loose one, or else one that holds an annexation together."""
    one = tuple(int(land == side) for land in LANDS)
    if at.loose[LANDS.index(side)]:
        return at._replace(loose=tuple(n - i for n, i in zip(at.loose, one)))
    if at.sets:
        return at._replace(loose=tuple(n + 1 - i for n, i in zip(at.loose, one)), sets=at.sets - 1)
    return at


def with_one(t: ToldRecord, at: LandCount, side: str) -> LandCount:
    """The lands and one more of the type, annexed at once if that makes a set."""
    loose = tuple(n + (land == side) for n, land in zip(at.loose, LANDS))
    if t.rules.annexation and min(loose):
        return at._replace(loose=tuple(n - 1 for n in loose), sets=at.sets + 1)
    return at._replace(loose=loose)


def lost_in(t: ToldRecord, seat: int, number: int, card: str) -> int:
    """The round in which a red text takes the card from the seat again; the one after the last if none does."""
    for _, later, this in t.rounds():
        if later > number and any(_took(red, seat, card) for red in this["red"]):
            return later
    return ROUNDS + 1


def _took(red: Mapping[str, Any], seat: int, card: str) -> bool:
    return bool(red["victim"] == seat and red["card"] == card)


def _towns(t: ToldRecord, seat: int, side: str, change: int) -> int:
    """What the annexation that the land makes or breaks is worth by the settlement bonus at the end."""
    at = t.standing(seat, ROUNDS)
    other = with_one(t, at, side) if change > 0 else without(at, side)
    if t.rules.settlement_bonus == "off" or other.sets == at.sets:
        return 0
    towns = len(t.ends[seat]["settlements"]) * t.rules.settlement_bonus_vp
    times = (at.sets, other.sets) if t.rules.settlement_bonus == "product" else (min(1, at.sets), min(1, other.sets))
    return towns * abs(times[1] - times[0])
