"""The legal actions as a numbered list: all of them when they are few, in groups when they are many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from game.engine import Action, View
from game.terminal.voice import Voice

FEW = 16
"""As many are listed at once; a smaller group is never folded."""
SMALL = 4
PAGE = 20


class Group(NamedTuple):
    """Neighbours in the list that begin alike: the kind and perhaps the first argument, from which number to which."""

    kind: str
    shared: tuple[object, ...]
    first: int
    last: int

    @property
    def numbers(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def size(self) -> int:
        """How many they are."""
        return len(self.numbers)


class Choices:
    """The numbered list of one decision. Numbers count from 1 and stay the same however the list is shown."""

    def __init__(self, legal: Sequence[Action], view: View, voice: Voice) -> None:
        self.legal = legal
        self._view = view
        self._voice = voice
        self._groups = list(_grouped(legal))
        self._rest: list[str] = []

    def number(self, number: int) -> Action | None:
        """The action with that number."""
        return self.legal[number - 1] if 1 <= number <= len(self.legal) else None

    def overview(self) -> list[str]:
        """All actions if they are few; otherwise small groups in full and great ones folded."""
        if len(self.legal) <= FEW:
            return list(self._entries(range(1, len(self.legal) + 1)))
        lines: list[str] = []
        for group in self._groups:
            lines += [self._folded(group)] if group.size > SMALL else self._entries(group.numbers)
        return lines

    def within(self, number: int) -> list[str]:
        """The entries of the group that the number belongs to, the first page of them."""
        return self._begin(next((g.numbers for g in self._groups if number in g.numbers), range(0)))

    def of_kind(self, kind: str) -> list[str]:
        """The entries of one kind, the first page of them; nothing if there is none."""
        numbers = [number for number, action in enumerate(self.legal, 1) if action.kind == kind]
        return self._begin(range(numbers[0], numbers[-1] + 1) if numbers else range(0))

    def all(self) -> list[str]:
        """Every entry, the first page of them."""
        return self._begin(range(1, len(self.legal) + 1))

    def more(self) -> list[str]:
        """The next page of the list that was begun; nothing at its end."""
        page, self._rest = self._rest[:PAGE], self._rest[PAGE:]
        if self._rest:
            page.append(self._voice.texts("terminal-more", count=len(self._rest)))
        return page

    def _begin(self, numbers: range) -> list[str]:
        self._rest = list(self._entries(numbers))
        return self.more()

    def _entries(self, numbers: range) -> Iterator[str]:
        for number in numbers:
            deed = self._voice.deed(self._view, self.legal[number - 1])
            yield self._voice.texts("terminal-choice", number=number, deed=deed)

    def _folded(self, group: Group) -> str:
        return self._voice.texts(
            "terminal-group",
            first=group.first,
            last=group.last,
            kind=self._voice.kind(group.kind),
            about=self._voice.thing(group.shared[0]) if group.shared else "none",
            count=group.size,
        )


def _grouped(legal: Sequence[Action]) -> Iterator[Group]:
    """Neighbours of one kind; of one first argument too where a kind has more than a page."""
    number = 1
    for kind, of_kind in groupby(legal, key=lambda a: a.kind):
        actions = list(of_kind)
        inner = [list(same) for _, same in groupby(actions, key=lambda a: str(a.args[:1]))]
        if len(actions) <= PAGE or len(inner) == len(actions):
            yield Group(kind, (), number, number + len(actions) - 1)
            number += len(actions)
            continue
        for same in inner:
            yield Group(kind, same[0].args[:1], number, number + len(same) - 1)
            number += len(same)
