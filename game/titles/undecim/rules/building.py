"""Settling and developing (6.4 to 6.6): what fits, and when somebody is asked."""

from __future__ import annotations

from typing import Final

from game.engine import Effects
from game.engine.bits import Made
from game.titles.undecim.rules import decisions
from game.titles.undecim.rules.area import leave, resources
from game.titles.undecim.rules.components import GOLD, KIND, RESOURCES, SETTLE_DIFFERENT, SETTLE_SAME
from game.titles.undecim.rules.state import UndecimState

_RESOURCES: Final = frozenset(RESOURCES)


def kind_of(faces: tuple[str, ...]) -> str:
    """``same`` or ``different``: fixed by the two cards that founded the settlement (ruling 28)."""
    return "same" if faces[0] == faces[1] else "different"


def _fitting(faces: tuple[str, ...]) -> tuple[str, ...]:
    if faces[0] == faces[1]:
        return (GOLD, faces[0])
    return (GOLD, *[side for side in RESOURCES if side not in faces])


fitting: Final = Made(_fitting).__getitem__
"""The halves that may join the settlement with these halves: gold, and by its kind the same resource or those that it
lacks (6.5)."""


def why_not_fitting(faces: tuple[str, ...], side: str) -> str:
    """The code of the refusal of that half for the settlement, or ""."""
    if side == GOLD:
        return ""
    if KIND[side] != "resource":
        return "develop_kind"
    if kind_of(faces) == "same":
        return "" if side == faces[0] else "develop_same"
    return "develop_duplicate" if side in faces else ""


def why_no_settlement(sides: tuple[str, ...]) -> str:
    """The code of the refusal of these halves as a new settlement, or "" (6.4, ruling 29)."""
    if GOLD in sides:
        return "settle_gold"
    if any(side not in _RESOURCES for side in sides):
        return "settle_not_resource"
    if len(set(sides)) == 1:
        return "" if SETTLE_SAME[0] <= len(sides) <= SETTLE_SAME[1] else "settle_count"
    if len(sides) == SETTLE_DIFFERENT:
        return ""
    return "settle_mixed3" if len(sides) == len(set(sides)) == 3 else "settle_count"


def can_develop(s: UndecimState, seat: int, only: str = "") -> bool:
    """True if a loose card fits one of the seat's settlements, or the one that begins with the card ``only``."""
    sides = s.sides[seat]
    for cards, faces in zip(s.settled[seat], s.levels[seat]):
        if only in ("", cards[0]):
            for side in fitting(faces):
                if side in sides:
                    return True
    return False


def ask_build(s: UndecimState, key: str, seat: int, left: int) -> None:
    """Let the seat settle or develop so many times, if it can (6.6). Any two resources can settle."""
    if left and (resources(s, seat) >= SETTLE_DIFFERENT or can_develop(s, seat)):
        s.pending.append(decisions.build(key, seat, left, s.rules().develop_cards))


def ask_develop_one(s: UndecimState, seat: int, left: int, settlement: str) -> None:
    """Let the seat develop one settlement so many times, if it can."""
    if left and can_develop(s, seat, settlement):
        s.pending.append(decisions.develop_one(seat, left, s.rules().develop_cards, settlement))


def settle(s: UndecimState, seat: int, cards: tuple[str, ...], out: Effects) -> None:
    """The loose cards become a settlement."""
    faces = tuple([leave(s, seat, card) for card in cards])
    s.settled[seat] += (cards,)
    s.levels[seat] += (faces,)
    out.event("settled", seat=seat, cards=cards, sides=faces, form=kind_of(faces), level=len(cards))


def develop(s: UndecimState, seat: int, settlement: str, cards: tuple[str, ...], out: Effects) -> None:
    """The loose cards join the settlement that begins with the card ``settlement``."""
    at = number_of(s, seat, settlement)
    sides = tuple([leave(s, seat, card) for card in cards])
    settled, levels = s.settled[seat], s.levels[seat]
    joined, faces = settled[at] + cards, levels[at] + sides
    s.settled[seat] = settled[:at] + (joined,) + settled[at + 1 :]
    s.levels[seat] = levels[:at] + (faces,) + levels[at + 1 :]
    out.event("developed", seat=seat, settlement=settlement, cards=cards, sides=sides, level=len(joined))


def number_of(s: UndecimState, seat: int, settlement: str) -> int:
    """Which of the seat's settlements begins with that card; -1 if none does."""
    for number, cards in enumerate(s.settled[seat]):
        if cards[0] == settlement:
            return number
    return -1
