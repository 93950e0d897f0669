"""What the houses of a street would do one after the other: each with all that it can take of what is then there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from game.titles.cuba.rules.actions.foreman import accepted, building_on, usable
from game.titles.cuba.rules.actions.mayor import loadable
from game.titles.cuba.rules.actions.offices import vetoed_last_round
from game.titles.cuba.rules.board import BIT
from game.titles.cuba.rules.components import MERCHANDISE, NUMBER, PIECES, PRODUCTS, TYPES
from game.titles.cuba.rules.state import KINDS_OF_PIECES, CubaState

PESOS: Final = len(PIECES)
POINTS: Final = PESOS + 1
"""Pesos and victory points as columns beside the pieces."""
_ORDER: Final = ("gain", "turn", "vp", "sell", "exchange", "votes", "veto", "ship", "ship_card", "store")
_CHOICES: Final = frozenset({"exchange", "ship", "store", "votes", "veto", "ship_card"})


class HouseStep(NamedTuple):
    """One house: its field and building, what it takes and gives as (column, count), what is there after it, and
    "used", "can", "choice" (what it does is for the player to say) or "not" (it finds nothing to work with)."""

    at: int
    tile: str
    takes: tuple[tuple[int, int], ...]
    gives: tuple[tuple[int, int], ...]
    after: tuple[int, ...]
    state: str


def holdings(s: CubaState, seat: int) -> list[int]:
    """Pieces in courtyard and storage, then pesos and points."""
    return [*(s.own(seat, piece) for piece in range(len(PIECES))), s.pesos[seat], s.vp[seat]]


def in_order(s: CubaState, seat: int, fields: Iterable[int]) -> list[int]:
    """The houses on the fields: what was used first, then those that make pieces before those that take them."""
    found = list(fields)

    def rank(at: int) -> tuple[int, int, int]:
        _, building = building_on(s, seat, at)
        return not s.used & BIT[at], _ORDER.index(building.effect), -building.each

    return sorted(found, key=rank)


def chain(s: CubaState, seat: int, fields: Iterable[int]) -> list[HouseStep]:
    """The houses in order, each with the most that it can do after those before it."""
    have = holdings(s, seat)
    found: list[HouseStep] = []
    open_ = usable(s, seat)
    for at in in_order(s, seat, fields):
        tile, _ = building_on(s, seat, at)
        takes: list[tuple[int, int]] = []
        gives: list[tuple[int, int]] = []
        state = "used" if s.used & BIT[at] else "can" if open_ & BIT[at] else "not"
        if state == "can":
            state = _work(s, seat, at, have, takes, gives)
        for column, count in takes:
            have[column] -= count
        for column, count in gives:
            have[column] += count
        found.append(HouseStep(at, tile, tuple(takes), tuple(gives), tuple(have), state))
    return found


def _work(
    s: CubaState, seat: int, at: int, have: list[int], takes: list[tuple[int, int]], gives: list[tuple[int, int]]
) -> str:
    """Fill in what the house would take and give. Returns its state."""
    tile, building = building_on(s, seat, at)
    if building.effect == "gain":
        column = {"vp": POINTS, "pesos": PESOS}.get(building.gives, -1)
        column = NUMBER[building.gives] if column < 0 else column
        count = building.amount if column >= PESOS else min(building.amount, s.supply[column])
        if count:
            gives.append((column, count))
        return "can" if count else "not"
    if building.effect in _CHOICES:
        return "choice" if possible(s, seat, building.effect) else "not"
    pieces = accepted(s, tile, building)
    left = building.most or len(PIECES) * 99
    if building.effect == "turn":
        left = min(left, s.supply[NUMBER[building.gives]])
    for piece in sorted(pieces, key=lambda piece: -have[piece]):
        count = min(left, have[piece])
        if count:
            takes.append((piece, count))
            left -= count
    total = sum(count for _, count in takes)
    if not total:
        return "not"
    if building.effect == "turn":
        gives.append((NUMBER[building.gives], total))
    else:
        gives.append((POINTS if building.effect == "vp" else PESOS, total * building.each))
    return "can"


def most_of(s: CubaState, seat: int, at: int) -> tuple[int, ...]:
    """The pieces that the house on a field would take now if it took as many as it can, sorted; empty if it takes none,
    or if there is more than one way to take as many."""
    _, building = building_on(s, seat, at)
    if building.effect == "store":
        yard = s.yard[seat * KINDS_OF_PIECES : (seat + 1) * KINDS_OF_PIECES]
        return tuple(piece for piece in PRODUCTS for _ in range(yard[piece]))
    takes: list[tuple[int, int]] = []
    if _work(s, seat, at, holdings(s, seat), takes, []) != "can":
        return ()
    taken = tuple(sorted(piece for piece, count in takes for _ in range(count)))
    had = [s.own(seat, piece) for piece in accepted(s, *building_on(s, seat, at))]
    return taken if sum(map(bool, had)) < 2 or sum(had) == len(taken) else ()


def possible(s: CubaState, seat: int, effect: str) -> bool:
    """True if a house whose effect asks for a choice would find something to choose now."""
    if effect == "ship":
        return any(loadable(s, seat))
    if effect == "veto":
        return any(bill and not vetoed_last_round(s, kind) for kind, bill in zip(TYPES, s.bills))
    if effect == "exchange":
        return any(s.own(seat, piece) for piece in MERCHANDISE)
    if effect == "store":
        return any(s.yard[seat * KINDS_OF_PIECES + piece] for piece in PRODUCTS)
    return True


def perishing(s: CubaState, seat: int, after: tuple[int, ...] | None = None) -> list[tuple[int, int]]:
    """The products that would be thrown away at the end of the round, as (piece, count): those that are not in
    storage, with what a chain of houses leaves of them."""
    found = []
    for piece in PRODUCTS:
        yard = s.yard[seat * KINDS_OF_PIECES + piece]
        if after is not None:
            stored = s.own(seat, piece) - yard
            yard = max(0, after[piece] - stored) if after[piece] < s.own(seat, piece) else yard
        if yard:
            found.append((piece, yard))
    return found
