"""What the table asks of a title: the functions of its ``presentation.py`` and ``art.py``. All are pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol, cast

from game.engine import Action, Event, Result, Title, View
from game.presentation.display_list import DisplayList
from game.presentation.example import Example
from game.presentation.spots import Control, Gesture, PieceId, Placement, SlotId, Standing, Tip


class Presentation(Protocol):
    """A title's ``presentation.py``: where things lie in a view, and what a hand could mean."""

    def layout(self, v: View) -> str:
        """The name of the board file in ``art/<id>/`` for this view, without ``.tmx``."""

    def placement(self, v: View) -> Placement:
        """Where every visible piece lies. Piece ids are stable; a face-down piece has an id of its place."""

    def candidates(self, v: View, piece: PieceId, slot: SlotId, turn: int, mode: str) -> list[Action]:
        """What this drop could mean, legal or not, the best guess first; empty if nothing."""

    def gesture(self, v: View, a: Action) -> Gesture:
        """How a legal action is done by hand."""

    def turnable(self, piece: PieceId, v: View) -> bool:
        """True if the piece may be turned by half before it is laid down."""

    def controls(self, v: View) -> list[Control]:
        """What can be pressed in this view, in the order of their numbers, whether legal now or not."""

    def probe(self, v: View, control: Control) -> Action | None:
        """A typical action of a control: asked of the rules, its refusal tells why the control is shut."""

    def standing(self, v: View) -> Standing:
        """Where the game stands."""

    def hides(self, v: View) -> bool:
        """True if seats have secrets from each other: between two people a curtain falls."""

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the id of a rival that is part of the rules, or "" for nobody."""

    def lines(self, events: Iterable[Event]) -> list[Event]:
        """The events of a ply, as somebody knows them, as the log tells them: ``<title>-log-<kind>`` is the sentence
        (in markup, "" for none) and ``<title>-log-<kind>-tip`` what hovering adds."""

    def is_milestone(self, event: Event) -> bool:
        """True for an event that the timeline should mark."""

    @property
    def SOUNDS(self) -> Mapping[str, str]:
        """The sound of each kind of event that has one."""


class Ending(NamedTuple):
    """The last scene: a picture of 450 x 664 units, the messages of its title and text, the strip of all endings
    (746 x 92) and what the rival's sheet tells below its points (up to 342 x 110), which may be None; ``who`` names
    for each seat the component that it played, ``step`` says which of how many endings this is."""

    picture: DisplayList
    title: str
    text: str
    params: Mapping[str, Any]
    victory: bool
    strip: DisplayList | None = None
    deeds: DisplayList | None = None
    who: tuple[str, ...] = ()
    step: tuple[int, int] | None = None


class Art(Protocol):
    """A title's ``art.py``: what things look like, as sheets."""

    @property
    def BAND(self) -> tuple[str, str, str]:
        """The colours of the box: of the band with the name, of the side, of the letters."""

    def backdrop(self, v: View) -> DisplayList:
        """The ground of the whole table, 1280 x 720."""

    def panels(self, v: View) -> dict[str, DisplayList]:
        """The content of each region of the board file that this title draws, in units of the region."""

    def face(self, key: str) -> DisplayList:
        """A piece as it lies on the table, in its natural size."""

    def zoom(self, v: View, target: str) -> DisplayList | None:
        """The piece held close, with its full text, or None if there is nothing more to see."""

    def tip(self, v: View, target: str) -> Tip | None:
        """What hovering a piece, slot or hot place says."""

    def choice(self, v: View, a: Action) -> DisplayList:
        """One entry of a prompt that offers cards to choose from."""

    def option(self, option: str, value: str) -> DisplayList | None:
        """The card of a set-up choice in the lobby, or None if a plain button will do."""

    def option_summary(self, options: Mapping[str, str]) -> DisplayList | None:
        """What the choices of a game for one add up to, 424 x 128 units, or None if there is nothing to say."""

    def example(self, anchor: str) -> Example | None:
        """The position that a section of the rules shows, or None."""

    def picture(self, v: View, size: float) -> DisplayList:
        """A square picture of where the game stands, from what everybody may see."""

    def invitation(self) -> DisplayList:
        """What the game is, in a few lines beside its picture: 204 x 232 units on a dark ground."""

    def sample(self, glow: float) -> DisplayList:
        """A corner of the table, 402 x 392, on which settings show at once; ``glow`` is the width of the light."""

    def provenance(self) -> list[tuple[str, int, int, int]]:
        """For each table of the title's data: how many of its values are printed, public and reconstructed."""

    def sitter(self, color: str) -> DisplayList:
        """The pieces of a colour, for whoever will sit there: 276 x 170 units."""

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The portrait or mark of a seat (of a rival: seat -1), 100 x 120 units."""

    def ending(self, v: View, result: Result) -> Ending:
        """The last scene's own parts."""


def presentation_of(title: Title) -> Presentation:
    """Where things of a title lie."""
    return cast(Presentation, title.part("presentation"))


def art_of(title: Title) -> Art:
    """What things of a title look like."""
    return cast(Art, title.part("art"))
