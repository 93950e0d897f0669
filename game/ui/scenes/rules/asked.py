"""What the parts of a scene ask of whoever holds them: no part knows the scene itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from game.archive import Entry, Listing
from game.engine import Option, Preset, Title
from game.presentation import Art
from game.text.catalog import Texts
from game.text.rulebook import RuleBlock, Section

if TYPE_CHECKING:
    from game.archive.rivals import LevelRecord
    from game.ui.scene import Stage
    from game.ui.table.board.painter import Painter


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


class Choosing(Protocol):
    """A lobby in which a game is put together."""

    stage: Stage
    title: Title
    art: Art
    count: int
    levels: tuple[str, ...]
    known: dict[str, LevelRecord]
    suggestion: str
    names: list[str]
    players: list[str]
    colors: list[str]
    painter: Painter

    @property
    def on_page(self) -> list[Option]:
        """The options that stand on pages of their own."""

    def value(self, option: Option) -> str:
        """The value an option has now."""

    def even(self, option: Option) -> int | None:
        """The value of a handicap that would have made the player's last games even; None before there are enough."""

    def needed(self, option: Option) -> str:
        """What an option needs to mean something, in words; "" if it counts."""

    def why(self, option: Option) -> str:
        """The reason of an option, if the title gives one."""

    def is_changed(self, option: Option) -> bool:
        """True if the option counts and is not as printed."""

    def choose(self, option: str, value: str) -> None:
        """Give an option a value."""

    def take(self, option: Option, value: str) -> None:
        """Press one of the values that an option shows at once."""

    @property
    def presets(self) -> Sequence[Preset]:
        """The presets for this number of seats."""

    def is_preset(self, preset: Preset) -> bool:
        """True if every option of the page is as the preset says."""

    def apply(self, preset: Preset) -> None:
        """Set every option of the page as the preset says."""

    def name(self, seat: int, text: str) -> None:
        """Call a seat by a name."""

    def sit(self, seat: int, player: str) -> None:
        """Let somebody sit there."""

    def colour(self, seat: int, wanted: str) -> None:
        """Give a seat a colour; whoever had it takes this seat's."""


class Keeping(Protocol):
    """An archive with a chosen session."""

    stage: Stage
    listing: Listing
    all: list[Entry]
    asking: str

    @property
    def texts(self) -> Texts:
        """The catalogue of messages."""

    @property
    def entry(self) -> Entry | None:
        """The chosen session."""

    def is_shipped(self, entry: Entry) -> bool:
        """True for a recorded game that came with the app."""

    def ask(self, what: str) -> None:
        """Open the field that asks for a name or a file, or close it."""

    def answer(self) -> None:
        """Take what stands in the field."""

    def go(self) -> None:
        """Play on, or look."""

    def begin(self) -> None:
        """A new game."""

    def review(self) -> None:
        """Look a finished game over."""

    def watch(self) -> None:
        """From the beginning."""

    def again(self) -> None:
        """The same deal."""

    def branch(self) -> None:
        """A new session from its last moment."""

    def duplicate(self) -> None:
        """A copy."""

    def delete(self) -> None:
        """Away with it, for a while."""

    def on_escape(self) -> None:
        """Close the field, or leave."""
