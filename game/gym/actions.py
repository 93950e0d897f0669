"""A space of actions for a title: every action that its moves allow has a number of its own, wherever there are not too many
of them; of the others the n-th that is legal now has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from game.engine import Action, MoveType, RuleController

ENUMERATED: Final = 1500
"""A kind with more different arguments than that has numbers for its legal ones in their order."""
IN_ORDER: Final = 256
"""So many of these."""


class ActionSpace:
    """The numbers of a title's actions. ``layout`` has a line for each kind: its name, its first number, how many numbers it
    has, and whether they are its arguments' own (else: of its legal actions in their order)."""

    def __init__(self, rules: RuleController[Any]) -> None:
        self.layout: list[tuple[str, int, int, bool]] = []
        self._known: dict[tuple[str, tuple[Any, ...]], int] = {}
        self._blocks: dict[str, tuple[int, int]] = {}
        self.size = 0
        for kind, move in rules.kinds.items():
            self._take(kind, move)

    def _take(self, kind: str, move: Any) -> None:
        fixed = type(move).fields_of is MoveType.fields_of
        arguments = dict.fromkeys(move.universe(ENUMERATED + 1)) if fixed else {}
        if 0 < len(arguments) <= ENUMERATED:
            self._known |= {(kind, args): self.size + at for at, args in enumerate(arguments)}
            count = len(arguments)
        else:
            self._blocks[kind] = (self.size, IN_ORDER)
            count = IN_ORDER
        self.layout.append((kind, self.size, count, kind not in self._blocks))
        self.size += count

    def numbered(self, legal: Sequence[Action]) -> dict[int, Action]:
        """The legal actions by their numbers. Of a kind in order only the first ``IN_ORDER`` can be chosen."""
        found: dict[int, Action] = {}
        told: dict[str, int] = {}
        for action in legal:
            block = self._blocks.get(action.kind)
            if block is None:
                found[self._known[action.kind, action.args]] = action
                continue
            at = told.get(action.kind, 0)
            if at < block[1]:
                found[block[0] + at] = action
                told[action.kind] = at + 1
        return found
