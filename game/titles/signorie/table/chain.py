"""A die and the helpers of its column as one chain: what is done, what is due, what may follow."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.engine import View
from game.titles.signorie.rules import possible
from game.titles.signorie.rules.components import EFFECTS, HELPERS
from game.titles.signorie.rules.state import SignorieState

DONE, NOW, NEXT, SHUT, FREE = "done", "now", "next", "shut", "free"
_HIGH: Final = {DONE: 27.0, NOW: 96.0, NEXT: 58.0, SHUT: 58.0, FREE: 34.0}
_FIRST, _GAP = 40.0, 6.0
STORY: Final = (268.0, 316.0)
"""The size of the region in which the chain is told."""


CHOICES: Final = (42.0, 124.0, 206.0)
"""Where the cards of the three main actions begin."""


class ChainLink(NamedTuple):
    """One step: 0 for the main action, else the row of the helper; how it stands ("free": nobody is hired there); its card
    in the story."""

    row: int
    stage: str
    y: float
    high: float


class Chain(NamedTuple):
    """The column and the value of its die, the steps from the top down, and whether the next helper is being chosen."""

    column: int
    value: int
    links: tuple[ChainLink, ...]
    choosing: bool

    @property
    def due(self) -> ChainLink | None:
        """The step that is due."""
        return next((link for link in self.links if link.stage == NOW), None)

    @property
    def helper_due(self) -> str:
        """The slot of the helper who is due, "" for none."""
        return HELPERS[self.slot(self.due)].id if self.due is not None and self.due.row else ""

    def slot(self, link: ChainLink) -> int:
        """The number of a helper's slot."""
        return 3 * self.column + link.row - 1


def chain_of(v: View) -> Chain | None:
    """The chain of the viewer's die, or None: nothing is being done, or no helper stands in the column."""
    s: SignorieState = v.state
    me = v.me
    window = next((d for d in s.pending if d.key == "helper_window" and me in d.seats), None)
    if window is None or me not in s.pending[-1].seats:
        return None
    column, at = window.data[0], window.data[1]
    hired = s.helpers[me] >> 3 * column & 7
    if not hired:
        return None
    choosing = s.pending[-1] is window
    due = -1 if choosing else at
    links, y = list[ChainLink](), _FIRST
    for row in range(4):
        if row and not hired >> row - 1 & 1:
            stage = FREE
        elif row == due:
            stage = NOW
        elif row <= at:
            stage = DONE
        elif not possible.HELPER[HELPERS[3 * column + row - 1].effect](s, me):
            stage = SHUT
        elif due < 0:
            stage, due = NOW, row
        else:
            stage = NEXT
        links.append(ChainLink(row, stage, y, _HIGH[stage]))
        y += _HIGH[stage] + _GAP
    return Chain(column, s.die(me, column), tuple(links), choosing)


def told(v: View) -> bool:
    """True while the right side of the table tells of the viewer's die: its main action is chosen, or helpers work."""
    s: SignorieState = v.state
    if s.pending and s.pending[-1].key == "main_choice" and v.me in s.pending[-1].seats:
        return True
    return chain_of(v) is not None


def points_of(chain: Chain, link: ChainLink) -> int:
    """How many points a helper for a track gives in all, 0 for any other."""
    data = EFFECTS[HELPERS[chain.slot(link)].effect]
    return (data["points"] or chain.value) if "track" in data else 0
