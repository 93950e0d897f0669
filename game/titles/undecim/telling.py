"""The events that happen most often, built once for each set of facts."""

from __future__ import annotations

from functools import cache

from game.engine import Event, Out
from game.engine.flow import SUFFIX
from game.engine.refusal import NONE


def tell(out: Out, event: Event) -> None:
    """Tell a prebuilt event."""
    if out.with_events:
        out.events.append(event)


@cache
def gained(seat: int, card: str, side: str, origin: str) -> Event:
    """A card has become loose. Origins: hand, revealed, deck, bonus, replay, moon."""
    return Event("gained", {"seat": seat, "card": card, "side": side, "origin": origin})


@cache
def gain_stopped(seat: int) -> Event:
    """A seat gains no more cards from its hand by this effect."""
    return Event("gain_stopped", {"seat": seat})


@cache
def turn_begins(seat: int, card: str) -> Event:
    """The card of a seat begins to act."""
    return Event("turn_begins", {"seat": seat, "card": card})


@cache
def played(seat: int, card: str, number: int) -> Event:
    """A chosen card is turned up."""
    return Event("played", {"seat": seat, "card": card, "number": number}, NONE, (), True)


@cache
def action_taken(seat: int, card: str, place: int) -> Event:
    """A seat takes an action card from the field, as number ``place`` in turn."""
    return Event("action_taken", {"seat": seat, "card": card, "place": place})


@cache
def bonus_drawn(seat: int, card: str) -> Event:
    """A seat draws its bonus resource for all to see."""
    return Event("bonus_drawn", {"seat": seat, "card": card}, NONE, (), True)


@cache
def begins(part: str) -> Event:
    """A part of the flow begins that has neither a number nor an owner."""
    return Event(part + SUFFIX)


@cache
def die_rolled(seat: int, value: int) -> Event:
    """The start player has rolled the moon die."""
    return Event("die_rolled", {"seat": seat, "value": value}, NONE, (), True)


@cache
def counters_removed(count: int, left: int) -> Event:
    """The die takes counters off the red moon."""
    return Event("counters_removed", {"count": count, "left": left})


@cache
def land_bonus(seat: int, land: int, land_moon: int, annex: int, annex_moon: int) -> Event:
    """The land bonus of a seat, with what the red moon adds to its parts."""
    parts = {"land": land, "land_moon": land_moon, "annex": annex, "annex_moon": annex_moon}
    return Event("land_bonus", {"seat": seat, "vp": sum(parts.values()), **parts})
