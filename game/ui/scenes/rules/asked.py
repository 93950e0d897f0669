"""What the parts of the rules ask of whoever holds the book: none of them knows the scene itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.engine import Title
from game.text.catalog import Texts
from game.text.rulebook import RuleBlock, Section

if TYPE_CHECKING:
    from game.ui.scene import Stage


class Reading(Protocol):
    """A rulebook that is open at a section."""

    stage: Stage
    title: Title
    anchor: str
    query: str
    sections: tuple[Section, ...]
    shown: list[Section]

    @property
    def texts(self) -> Texts:
        """The catalogue of messages."""

    @property
    def section(self) -> Section:
        """The open section."""

    def open(self, anchor: str) -> None:
        """Show the section nearest to an anchor."""

    def step(self, by: int) -> None:
        """So many sections on."""

    def listed(self) -> list[Section]:
        """The sections that stand in the contents."""

    def hits(self, section: Section) -> int:
        """How often what is searched for stands in a section."""

    def other_title(self, anchor: str) -> str:
        """The heading of a section in the other language, or ""."""

    def rests_on(self, section: Section, block: RuleBlock) -> bool:
        """True for the sentence on which the refusal rests."""

    def looked_at(self, section: Section, block: RuleBlock) -> bool:
        """True for the sentence on which the try under the pointer rests."""
