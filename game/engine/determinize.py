"""Deals what a seat cannot see into the places where it lies: a world that agrees with a view."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from game.engine.action import Action
from game.engine.decision import asking
from game.engine.fields import HIDDEN, Declared


class Deal:
    """Cards whose places are not known, in a random order made with ``rng.random()`` alone."""

    def __init__(self, cards: Iterable[str], rng: Any) -> None:
        self._cards = list(cards)
        for i in range(len(self._cards) - 1, 0, -1):
            j = int(rng.random() * (i + 1))
            self._cards[i], self._cards[j] = self._cards[j], self._cards[i]

    def fill(self, places: tuple[str, ...]) -> tuple[str, ...]:
        """The same cards with one of the unknown ones wherever nothing is known."""
        if HIDDEN not in places:
            return places
        return tuple(self._cards.pop() if card == HIDDEN else card for card in places)

    def one(self, among: frozenset[str] = frozenset()) -> str:
        """One of the unknown cards, of those ``among`` if any are named. Raises IndexError if there is none left."""
        if not among:
            return self._cards.pop()
        at = next((i for i in reversed(range(len(self._cards))) if self._cards[i] in among), None)
        if at is None:
            raise IndexError("none of those is left")
        return self._cards.pop(at)


def unseen(box: Mapping[str, int], seen: Mapping[str, int]) -> list[str]:
    """Every component of the box that has not been seen, as often as it is missing."""
    return [part for part, count in box.items() for _ in range(count - seen.get(part, 0))]


def veiled(s: Any) -> list[Declared]:
    """The fields of the state into which not everybody may look."""
    return [field for field in s.declared() if "owner" in field.marks or "nobody" in field.marks]


def deal_hidden(s: Any, box: Iterable[str], rng: Any) -> None:
    """Put components of the box that are not seen wherever a view says ``HIDDEN``, in place: into a field that is marked
    ``among`` only some of those, so it is filled first. Raises ValueError if there are too few of them, or if a hidden
    field holds no components."""
    deal = Deal(unseen(Counter(box), s.parts()), rng)
    for field in sorted(veiled(s), key=lambda field: len(field.marks.get("among", ())) or math.inf):
        if "parts" not in field.marks or "int" in str(field.type):
            raise ValueError(f"{field.name}: the box does not say what is hidden there")
        try:
            setattr(s, field.name, _filled(getattr(s, field.name), deal, field.marks.get("among", frozenset())))
        except IndexError:
            raise ValueError(f"{field.name}: more is hidden than the box holds") from None


def _filled(value: Any, deal: Deal, among: frozenset[str]) -> Any:
    if isinstance(value, str):
        return deal.one(among) if value == HIDDEN else value
    if isinstance(value, tuple | list):
        return type(value)(_filled(v, deal, among) for v in value)
    return value


def guess_sealed(rules: Any, s: Any, rng: Any) -> None:
    """Give every secret answer that a view does not know the value of a legal one, in place."""
    for seat in [seat for seat, answer in s.sealed.items() if answer.kind == HIDDEN]:
        asked = s.clone()
        del asked.sealed[seat]
        asked.pending[-1] = asking(asked.pending[-1], seat)
        answers = [a for a in rules.legal(asked, seat) if rules.kinds[a.kind].answers]
        s.sealed[seat] = answers[int(rng.random() * len(answers))] if answers else Action(HIDDEN, seat)
