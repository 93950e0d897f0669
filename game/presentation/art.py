"""What a title's ``art.py`` says of what is seen: the table, its pieces, worksheets, the ending. All are pure."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from game.engine import Action, Draft, Event, Result, Title, View
from game.engine.data import provenance, read_data
from game.presentation import kit, scenery
from game.presentation.course import Course
from game.presentation.display_list import DisplayList
from game.presentation.example import Example
from game.presentation.presentation import presentation_of
from game.presentation.slots import Rect
from game.presentation.spots import Control, PieceId, SlotId, Tip, Way

_PLATE = re.compile(r"plate/\d+$")
"""The plate of a seat: framed only where the seat is taken."""


class Ending(NamedTuple):
    """The last scene: a picture of 450 x 664 units, the messages of its title and text, the strip of all endings
    (746 x 92) and what the rival's sheet tells below its points (up to 342 x 110), which may be None; ``who`` names
    for each seat the component that it played, ``step`` says which of how many endings this is. ``body`` (746 x 450) stands
    in place of sheets and strip, ``ground`` (1280 x 720) in place of the house's night. ``moments`` are places of the body
    with the number of plies after which the table is shown when one is pressed. ``run`` are strips as the pointer passes
    along them before it stops."""

    picture: DisplayList
    title: str
    text: str
    params: Mapping[str, Any]
    victory: bool
    strip: DisplayList | None = None
    deeds: DisplayList | None = None
    who: tuple[str, ...] = ()
    step: tuple[int, int] | None = None
    body: DisplayList | None = None
    ground: DisplayList | None = None
    moments: tuple[tuple[Rect, int], ...] = ()
    run: tuple[DisplayList, ...] = ()


class Press(NamedTuple):
    """A place of a worksheet, and what pressing it makes of the draft; with ``onto`` what carrying it there makes of it,
    while ``held`` is drawn under the pointer. One that only ``looks`` closer answers nothing and is not lit."""

    rect: Rect
    draft: Draft
    onto: Rect | None = None
    held: DisplayList | None = None
    looks: bool = False


class Worksheet(NamedTuple):
    """An action that is being put together, as the title draws it over the table (1280 x 720): the places that can be
    pressed, and where the house puts the buttons that leave it and that do it (``label`` with ``params``). With ``deeds``
    it is a plan of several actions, done one after the other; its draft may then be of a kind that no rule knows. Through
    the places that are ``covered`` nothing is pressed at the table below."""

    drawing: DisplayList
    presses: tuple[Press, ...]
    back: Rect
    done: Rect
    label: str
    params: Mapping[str, Any] = {}
    deeds: tuple[Action, ...] | None = None
    covered: tuple[Rect, ...] = ()


class AnswerCard(NamedTuple):
    """How one answer is shown: the ``card`` of a prompt that offers cards; the card ``beside`` the place of a drop or click
    that has left it open (None if its words will do), and the ``larger`` one while that is pointed at; or the ``way`` on
    the table itself by which it is clicked there (None if a list asks)."""

    card: DisplayList
    beside: DisplayList | None = None
    larger: DisplayList | None = None
    way: Way | None = None


class Living(NamedTuple):
    """A small thing that moves by itself on the ground of the table, such as smoke or a flag: its place on the stage, and
    its frames in units of that place, each of which is seen for a twelfth of a second. With the last one it is over."""

    rect: Rect
    frames: tuple[DisplayList, ...]


class Art:
    """A title's ``art.py``: what things look like, as display lists. Whatever the title does not draw has the default
    that stands here."""

    THEME: kit.Theme = kit.Theme()
    """The colours of what the kit draws."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.presentation = presentation_of(title)

    def backdrop(self, v: View) -> DisplayList:
        """The ground of the whole table, 1280 x 720."""
        own = self.presentation
        slots = list(own.slots(v, None))
        wells = {slot.name: slot.rect for slot in slots if slot.type not in scenery.UNWELLED}
        there = {own.plate(v, seat) for seat in range(max(1, len(v.colors)))}
        regions = {name: rect for name, rect in own.REGIONS.items() if not _PLATE.match(name) or name in there}
        taken = {spot.slot for spot in own.placement(v).values()}
        return kit.backdrop(self.THEME, regions, wells, scenery.named(self.title, slots, taken))

    def light(self, v: View) -> DisplayList | None:
        """What the hour of the day lays over the ground and its panels, below the pieces (1280 x 720), or None: lit
        windows, stars."""
        return None

    def living(self, v: View) -> Sequence[Living]:
        """Small things that move by themselves while the table rests: the house lets a few at a time, where nothing lies
        on their place."""
        return ()

    def panels(self, v: View, events: Sequence[Event] = ()) -> Iterable[tuple[str, DisplayList]]:
        """Each region of the board that this title draws, with its content in units of the region: one after the other, so
        that the house may go on in another frame. By default the bar, and a plate for each seat. ``events`` are those of
        the running turn, as the seat that looks knows them."""
        regions, standing = self.presentation.REGIONS, self.presentation.standing(v)
        if "bar" in regions:
            title = self.title
            yield "bar", kit.bar(title.id, self.THEME, title.flow, standing.phase, standing.round, standing.rounds)
        asked = v.state.pending[-1].seats if v.state.pending else ()
        for seat, colour in enumerate(v.colors):
            name = self.presentation.plate(v, seat)
            if name in regions:
                score = standing.scores[seat] if seat < len(standing.scores) else None
                yield name, kit.plate(self.THEME, colour, seat, score, seat in asked, regions[name][2:])

    def held(self, v: View, piece: PieceId, slot: SlotId = "") -> DisplayList | None:
        """What the table shows besides while a piece is in the hand (over a slot that takes it), 1280 x 720, or None. It
        stands over the panels and below the lights."""
        return None

    def preview_overlay(self, v: View, a: Action) -> DisplayList | None:
        """What the table shows besides while an action stands to be done (1280 x 720, or None): the held piece is over
        its place, the pointer over what means it, a dial or one of several answers stands on it."""
        return None

    def tableau(self, before: View, after: View, event: Event) -> DisplayList | None:
        """What fills the table (1280 x 720) while an event is told that is worth it, such as a night that comes over
        everybody; None for all others. It stays as long as it takes to read; where it tells of the own deed of whoever
        looks, until a click or Space."""
        return None

    def story(self, v: View, events: Sequence[Event]) -> DisplayList | None:
        """What stands in the plate of whoever acts (in units of the plate) while his deeds are told; ``events`` are those
        of the ply so far, the last one is being told. None leaves the plate and a ribbon with the sentence."""
        return None

    def forecast(self, v: View) -> DisplayList | None:
        """Where every side would stand if the game ended now, row by row, and what is still to come: 1280 x 720, or None.
        It opens from the plates that show points. A row is a hot place; pointing at it lights what that counts."""
        return None

    def control(self, v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
        """The face of a control in its own units, or None for the house's by its style."""
        return None

    def worksheet(self, v: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        """What stands over the table while an action of that kind is put together, or None for the house's list of what
        may be said next; it is first asked with the bare kind. ``deed``: what stands over the table before a drop, a click
        or a button does an action, such as a payment that can still be changed; it is first asked with the action's own
        draft, then with what a press has made of it, and None does it at once."""
        return None

    def face(self, key: str) -> DisplayList:
        """A piece as it lies on the table, in its natural size."""
        kind, *rest = key.split(":")
        size = rest[-1] if rest and rest[-1] in kit.SIZES else ""
        if kind == "back":
            return kit.back(self.THEME, size)
        if kind == "deck":
            return kit.deck(self.THEME, int(rest[0]), size)
        if kind == "die":
            return kit.die(int(rest[0]))
        if kind == "token":
            return kit.token(rest[0], rest[1] if len(rest) > 1 else "")
        return kit.card(rest[0] if rest else key, self.THEME, size)

    def zoom(self, v: View, target: str) -> DisplayList | None:
        """The piece held close, with its full text, or None if there is nothing more to see."""
        return None

    def tip(self, v: View, target: str) -> Tip | None:
        """What hovering a piece, slot or hot place says."""
        return None

    def answer(self, v: View, a: Action) -> AnswerCard:
        """One of several answers to a question: to a prompt that offers cards, or to what a drop or click has left open."""
        return AnswerCard(kit.answer(a.args[-1] if a.args else a.kind, self.THEME))

    def option(self, option: str, value: str) -> DisplayList | None:
        """The card of a set-up choice in the lobby, or None if a plain button will do."""
        return None

    def option_summary(self, options: Mapping[str, str]) -> DisplayList | None:
        """What the choices of a game for one add up to, 424 x 128 units, or None if there is nothing to say."""
        return None

    def example(self, anchor: str) -> Example | None:
        """The position that a section of the rules shows, or None."""
        return None

    def picture(self, v: View, size: float) -> DisplayList:
        """A square picture of where the game stands, from what everybody may see: by default the region ``focus``."""
        return scenery.picture(self, v, size)

    def invitation(self) -> DisplayList:
        """What the game is, in a few lines beside its picture: 204 x 232 units on a dark ground."""
        return scenery.invitation(self)

    def sample(self, glow: float) -> DisplayList:
        """A corner of the table, 402 x 392, on which settings show at once; ``glow`` is the width of the light."""
        return scenery.sample(self, glow)

    def seat_card(self, color: str) -> DisplayList:
        """The pieces of a colour, for whoever will sit there: 276 x 170 units."""
        return scenery.seat_card(self, color)

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The portrait or mark of a seat (of a rival: seat -1), 100 x 120 units."""
        return seat_emblem(v, seat)

    def ending(self, v: View, result: Result, course: Course | None = None) -> Ending:
        """The last scene's own parts: by default the box, and the house's words for a victory, a defeat, a draw or
        points, or ``<title>-ending-<outcome>`` and ``…-text`` where the result names one. ``course`` is the way there, None where
        only the end is known."""
        return Ending(scenery.closing(self, v), *scenery.verdict(self.title, v, result))


def provenance_of(title: Title) -> list[tuple[str, int, int, int]]:
    """For each table of the title's data: how many of its values are printed, public and reconstructed."""
    return provenance(read_data(str(title.data))) if title.data.is_file() else []


def mark_of(art: Art, colour: str) -> str:
    """The drawing that stands for a seat of that colour wherever the house tells of it."""
    return art.THEME.marks.get(colour, f"shared/seats/{colour}")


def seat_emblem(v: View, seat: int) -> DisplayList:
    """The mark of a seat in its colour."""
    colour = v.colors[seat] if 0 <= seat < len(v.colors) else "black"
    sheet = DisplayList(100, 120)
    sheet.svg(f"shared/seats/{colour}", (10, 20, 80, 80))
    return sheet


def art_of(title: Title) -> Art:
    """What things of a title look like. Raises TypeError if the title's class is none of the house's."""
    return _class_of(sys.modules[title.package])(title)


def theme_of(title: Title) -> kit.Theme:
    """The colours of a title, without its table. Raises TypeError if the title's class is none of the house's."""
    return _class_of(sys.modules[title.package]).THEME


@cache
def _class_of(package: ModuleType) -> type[Art]:
    """Found once for a package, and again for one that was loaded anew."""
    title: Title = package.TITLE
    module = title.part("art") if title.has("art") else None
    own: object = getattr(module, "Art", None)
    if own is None:
        return Art
    if not isinstance(own, type) or not issubclass(own, Art):
        raise TypeError("art: Art is no game.presentation.art.Art")
    return own
