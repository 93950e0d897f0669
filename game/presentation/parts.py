"""What the table asks of a title: the functions of its ``presentation.py`` and ``art.py``. All are pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from game.engine import Action, Draft, Event, Result, Title, View
from game.engine.data import provenance, read_data
from game.engine.rules import MOST_TRIED
from game.presentation import kit, scenery
from game.presentation.course import Course
from game.presentation.display_list import DisplayList
from game.presentation.example import Example
from game.presentation.slots import Rect, Slot
from game.presentation.spots import (
    Asked,
    Button,
    Click,
    Control,
    Counted,
    Drag,
    Gain,
    Gesture,
    PieceId,
    Placement,
    SlotId,
    Standing,
    Tip,
    Way,
)
from game.presentation.touch import Spell, Ways, by_function, gestures_of, guesses

FEW_TRIED = 600
"""Actions of a kind that nobody asks for now which are tried, only to tell why not now."""


class Presentation:
    """A title's ``presentation.py``: where things lie, and how a hand does what can be done. Whatever the title does not
    write has the default that stands here."""

    TOUCH: Mapping[str, Ways] = {}
    """Kind of action -> how a hand does it. A kind that does not stand here is a button if it has no fields, else it is
    asked by a prompt."""
    SPELL: Spell = {}
    """Field -> how its values are written in the names of pieces and slots."""
    SOUNDS: Mapping[str, str] = {}
    """The sound of each kind of event that has one."""
    OPEN: bool = False
    """True for an open game in which nobody waits to be told what others do: their deeds are shown, not announced."""

    SILENT: Collection[str] = ()
    """Kinds of events that the log leaves out: another line, or the table itself, says as much."""
    TOGETHER: Mapping[tuple[str, str], str] = {}
    """Kinds of neighbours that one line of the log tells, with the facts of both -> the kind of that line."""
    MOMENTS: Collection[str] = ()
    """Kinds of events that belong to everybody."""
    MILESTONES: Collection[str] = ()
    """Kinds of events that the timeline marks."""
    PARTS: Sequence[str] = ()
    """Modules of the title beside this one, or in this package, whose functions stand for the defaults too."""
    PANELS_ASK: Collection[str] = ()
    """Decisions whose question a panel of the title asks: no line above the hand repeats it."""
    PLANNED: Mapping[str, str] = {}
    """Decision -> the kind of the draft whose worksheet lies on the table while that is asked: what is not pressed on it
    is done at the table below as ever."""
    MILESTONE: str = "star"
    """The icon with which the timeline marks a milestone."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.rules = title.controller()
        module = title.part("presentation") if title.has("presentation") else None
        _take_over(self, Presentation, module)
        self._read: tuple[View, dict[str, dict[tuple[str, str, int, str], list[Action]]]] | None = None

    # --- where things lie --------------------------------------------------------------------------

    REGIONS: Mapping[str, Rect] = {}
    """Regions of a board that has no file, by their roles (``game.table.roles``); its slots come from ``slots``."""

    def layout(self, v: View) -> str:
        """The name of the board file in ``art/<id>/`` for this view, without ``.tmx``."""
        return "table"

    def placement(self, v: View) -> Placement:
        """Where every visible piece lies. Piece ids are stable; a face-down piece has an id of its place."""
        return {}

    def slots(self, v: View, draft: Draft | None) -> Iterable[Slot]:
        """Slots that are worked out from the view or from an action that is being put together: rows that grow, a
        searched pile. They stand beside those of the board file."""
        return ()

    def flips(self, before: str, after: str) -> bool:
        """True if a piece that changes its face is turned over, and not only marked otherwise."""
        return before.partition(":")[0] != after.partition(":")[0]

    def rolls(self, face: str) -> tuple[str, ...]:
        """The faces that show by turns while a die rolls to this one; none for what is no die."""
        return ()

    def turnable(self, piece: PieceId, v: View) -> bool:
        """True if the piece may be turned by half before it is laid down."""
        return False

    def turned_face(self, face: str, turn: int) -> str:
        """The face of a piece that the hand has turned by so many degrees, where its pictures stay upright; "" if the
        whole drawing turns."""
        return ""

    # --- how a hand does it ------------------------------------------------------------------------

    def gestures(self, v: View, a: Action) -> Sequence[Gesture]:
        """Every hand that does a legal action, the usual one first."""
        kind = self.rules.kinds.get(a.kind)
        if kind is None or a.kind not in self.TOUCH:
            return (Asked() if a.args else Button(a.kind),)
        return tuple(gestures_of(self.TOUCH[a.kind], kind.fields, self.SPELL, v, a))

    def gesture(self, v: View, a: Action) -> Gesture:
        """The usual one."""
        return self.gestures(v, a)[0]

    def candidates(self, v: View, piece: PieceId, slot: SlotId, turn: int = 0, mode: str = "") -> list[Action]:
        """What this drop could mean, legal or not, the best guess first; empty if nothing. Kinds that are asked for
        now come first, the others give the reason why not now. By default patterns are read backwards, and functions
        are asked of everything that the fields of a kind allow."""
        if not v.state.pending:
            return []
        decision = v.state.pending[-1]
        seat = decision.asked(v.seat)
        order = [*decision.kinds, *(kind for kind in self.TOUCH if kind not in decision.kinds)]
        found: list[Action] = []
        for name in order:
            if name in self.TOUCH:
                fields = self.rules.kinds[name].fields
                found += guesses(self.TOUCH[name], name, fields, self.SPELL, seat, piece, slot, turn)
                if by_function(self.TOUCH[name]):
                    meant = self._meant(v, name, seat, MOST_TRIED if name in decision.kinds else FEW_TRIED)
                    found += meant.get((piece, slot, turn, mode), [])
                    found += meant.get((piece, slot, turn, ""), []) if mode else []
                    found += meant.get((piece, "", 0, ""), []) if slot in ("", piece) else []
        return list(dict.fromkeys(found))

    def _meant(self, v: View, kind: str, seat: int, most: int) -> dict[tuple[str, str, int, str], list[Action]]:
        """Every gesture by which a function of the title would do an action of the kind, legal or not: piece, slot,
        turn and control of a drag, the target of a click. Worked out once for a view."""
        if self._read is None or self._read[0] is not v:
            self._read = (v, {})
        known = self._read[1]
        if kind not in known:
            known[kind] = {}
            for args in self.rules.kinds[kind].universe(most):
                action = Action(kind, seat, args)
                try:
                    hands = self.gestures(v, action)
                except (LookupError, ValueError, TypeError):
                    continue  # A function that knows only legal actions: nobody's hand does this one.
                for hand in hands:
                    if isinstance(hand, Drag):
                        known[kind].setdefault((hand.piece, hand.slot, hand.turn, hand.mode), []).append(action)
                    elif isinstance(hand, Click):
                        known[kind].setdefault((hand.target, "", 0, ""), []).append(action)
        return known[kind]

    def controls(self, v: View) -> list[Control]:
        """What can be pressed in this view, in the order of their numbers, whether legal now or not. By default a button
        for each kind that the pending decision asks for and that needs nothing but itself."""
        if not v.state.pending:
            return []
        kinds = [name for name in v.state.pending[-1].kinds if not self.rules.kinds[name].fields]
        return [
            Control(
                name, "actions", (8, 8 + 46 * i, 200, 40), (name,), f"{self.title.id}-action-{_id(name)}", style="end"
            )
            for i, name in enumerate(kinds)
        ]

    def probe(self, v: View, control: Control) -> Action | None:
        """A typical action of a control: asked of the rules, its refusal tells why the control is shut."""
        if not v.state.pending:
            return None
        kind = self.rules.kinds[control.kinds[0]]
        args = next(iter(kind.universe(1)), None)
        return None if args is None else Action(control.kinds[0], v.state.pending[-1].seats[0], args)

    def brings(self, before: View, after: View, a: Action) -> Gain | None:
        """What a legal action would bring at once, written beside its place before it is done: by default the points."""
        old, new = self.standing(before).scores, self.standing(after).scores
        if a.seat >= len(old) or a.seat >= len(new) or new[a.seat] == old[a.seat]:
            return None
        return Gain("gain-points", {"points": f"{new[a.seat] - old[a.seat]:+d}"}, new[a.seat] > old[a.seat])

    def reach(self, v: View, piece: PieceId, slot: SlotId) -> Iterable[SlotId]:
        """The places that the piece would reach from there: they shine softly while it is held over the slot."""
        return ()

    def touches(self, before: View, after: View, a: Action) -> Mapping[SlotId, Gain]:
        """What a legal action would change in other places, such as what it takes from the cards that pay it: written
        there while the hand holds the piece that does it."""
        return {}

    # --- what is told ------------------------------------------------------------------------------

    def standing(self, v: View) -> Standing:
        """Where the game stands. By default what the state's fields of these names say: the outermost part of the flow
        (else ``round``) is the number of the round, ``phase`` (else the key of the pending decision) the phase, ``vp``
        the points."""
        s, flow = v.state, self.title.flow
        number = getattr(s, flow.id, getattr(s, "round", 0)) if flow and not flow.owned else getattr(s, "round", 0)
        phase = getattr(s, "phase", s.pending[-1].key if s.pending else "")
        points = getattr(s, "vp", ())
        return Standing(
            number if isinstance(number, int) else 0,
            flow.times if flow and not flow.owned else 0,
            phase if isinstance(phase, str) else "",
            tuple(points) if isinstance(points, list | tuple) else (),
        )

    def hides(self, v: View) -> bool:
        """True if seats have secrets from each other: between two people a curtain falls."""
        return len(v.colors) != 1 and any("owner" in field.marks for field in self.rules.state_class.declared())

    def actor(self, event: Event) -> int | str:
        """Who an event is about: a seat, the id of an opponent that is part of the rules, or "" for nobody."""
        seat = event.params.get("seat", "")
        return seat if isinstance(seat, int) else ""

    def lines(self, events: Iterable[Event]) -> list[Event]:
        """The events of a ply, as somebody knows them, as the log tells them: ``<title>-log-<kind>`` is the sentence
        (in markup, "" for none) and ``<title>-log-<kind>-tip`` what hovering adds. By default without the ``SILENT``
        ones, and as one those that stand ``TOGETHER``."""
        return [self.line(event) for event in folded(events, self.SILENT, self.TOGETHER)]

    def line(self, event: Event) -> Event:
        """An event as its line in the log words it: with shorter facts, or as another kind."""
        return event

    def plate(self, v: View, actor: int | str) -> str:
        """The region that shows whoever it is: ``plate/0`` is the seat that looks, the others follow in turn order;
        ``plate/automa`` an opponent that is part of the rules."""
        if isinstance(actor, str):
            return "plate/automa"
        seats = max(1, len(v.colors))
        return f"plate/{(actor - (v.seat or 0)) % seats}"

    def counts(self, before: View, after: View, event: Event) -> Sequence[Counted]:
        """The places that an event counts, in the order in which one would point at them: they light up one after the
        other while it is told."""
        return ()

    def is_final(self, event: Event) -> bool:
        """True for an event of the final scoring."""
        return event.kind.startswith("final")

    def is_moment(self, event: Event) -> bool:
        """True for a moment that belongs to everybody, such as answers that are opened together: also whoever caused it
        is told of it. By default the ``MOMENTS``, and every row of the final scoring."""
        return event.kind in self.MOMENTS or self.is_final(event)

    def is_milestone(self, event: Event) -> bool:
        """True for an event that the timeline should mark: by default the ``MILESTONES``."""
        return event.kind in self.MILESTONES

    def gain_of(self, event: Event) -> int:
        """The points that an event gives its actor, below zero if it takes them; 0 if it is not about points."""
        points = event.params.get("vp", 0)
        return points if isinstance(points, int) else 0


def _take_over(own: object, of: type, module: ModuleType | None) -> None:
    """Let what the title writes stand for the defaults of that class: what its module holds, and the functions that the
    modules named in its ``PARTS``, which lie beside or below it, define themselves."""
    names = [name for name in dir(of) if not name.startswith("_")]
    for part in (import_module(f"{module.__package__}.{name}") for name in getattr(module, "PARTS", ()) if module):
        for name in names:
            if getattr(getattr(part, name, None), "__module__", "") == part.__name__:
                setattr(own, name, getattr(part, name))
    for name in names:
        if not isinstance(getattr(module, name, module), ModuleType | None):
            setattr(own, name, getattr(module, name))


def _id(name: str) -> str:
    return name.replace("_", "-")


def folded(
    events: Iterable[Event], silent: Collection[str], together: Mapping[tuple[str, str], str]
) -> Iterator[Event]:
    """The events without the silent kinds; where the kinds of two neighbours stand ``together``, one event of that kind
    with the facts of both."""
    last: Event | None = None
    for event in events:
        if event.kind in silent:
            continue
        kind = together.get((last.kind, event.kind)) if last else None
        if last and kind:
            event = Event(kind, {**last.params, **event.params}, reveals=last.reveals or event.reveals)
        elif last:
            yield last
        last = event
    if last:
        yield last


class Ending(NamedTuple):
    """The last scene: a picture of 450 x 664 units, the messages of its title and text, the strip of all endings
    (746 x 92) and what the rival's sheet tells below its points (up to 342 x 110), which may be None; ``who`` names
    for each seat the component that it played, ``step`` says which of how many endings this is. ``body`` (746 x 450) stands
    in place of sheets and strip, ``ground`` (1280 x 720) in place of the house's night. ``moments`` are places of the body
    with the number of plies after which the table is shown when one is pressed."""

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


class Press(NamedTuple):
    """A place of a worksheet, and what pressing it makes of the draft; with ``onto`` what carrying it there makes of it,
    while ``held`` is drawn under the pointer."""

    rect: Rect
    draft: Draft
    onto: Rect | None = None
    held: DisplayList | None = None


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


class Art:
    """A title's ``art.py``: what things look like, as display lists. Whatever the title does not draw has the default
    that stands here."""

    PARTS: Sequence[str] = ()
    """Modules of the title beside this one, or in this package, whose functions stand for the defaults too."""

    BAND: tuple[str, str, str] = ("#2B2050", "#1B1430", "#F2D58C")
    """The colours of the box: of the band with the name, of the side, of the letters."""

    THEME: kit.Theme = kit.Theme()
    """The colours of what the kit draws."""

    TONES: Mapping[str, str] = {}
    """Colours of the house's own parts on the table (log, timeline, buttons, prompts) -> what they are on this one."""

    ICONS: Mapping[str, str] = {}
    """What every game has ("cost": of an action) -> the icon with which this one shows it."""

    SEATS: Mapping[str, str] = {}
    """Colours of seats that are not the house's -> how charts draw them."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.presentation = Presentation(title)
        module = title.part("art") if title.has("art") else None
        _take_over(self, Art, module)

    def backdrop(self, v: View) -> DisplayList:
        """The ground of the whole table, 1280 x 720."""
        own = self.presentation
        wells = {slot.name: slot.rect for slot in own.slots(v, None) if slot.type not in ("hand", "row", "spot")}
        return kit.backdrop(self.THEME, own.REGIONS, wells)

    def panels(self, v: View) -> dict[str, DisplayList]:
        """The content of each region of the board that this title draws, in units of the region. By default the bar, and
        a plate for each seat."""
        regions, standing = self.presentation.REGIONS, self.presentation.standing(v)
        found: dict[str, DisplayList] = {}
        if "bar" in regions:
            title = self.title
            found["bar"] = kit.bar(title.id, self.THEME, title.flow, standing.phase, standing.round, standing.rounds)
        asked = v.state.pending[-1].seats if v.state.pending else ()
        for seat, colour in enumerate(v.colors):
            name = self.presentation.plate(v, seat)
            if name in regions:
                score = standing.scores[seat] if seat < len(standing.scores) else None
                found[name] = kit.plate(self.THEME, colour, seat, score, seat in asked, regions[name][2:])
        return found

    def recent(self, v: View, events: Sequence[Event]) -> dict[str, DisplayList]:
        """Regions that also tell what has happened: drawn in place of those of ``panels``. ``events`` are those of the
        running turn, as the seat that looks knows them."""
        return {}

    def held(self, v: View, piece: PieceId, slot: SlotId = "") -> DisplayList | None:
        """What the table shows besides while a piece is in the hand (over a slot that takes it), 1280 x 720, or None. It
        stands over the panels and below the lights."""
        return None

    def foreseen(self, v: View, a: Action) -> DisplayList | None:
        """What the table shows besides while an action stands to be done (1280 x 720, or None): the held piece is over
        its place, the pointer over what means it, a dial or one of several answers stands on it."""
        return None

    def tableau(self, before: View, after: View, event: Event) -> DisplayList | None:
        """What fills the table (1280 x 720) while an event is told that is worth it, such as a night that comes over
        everybody; None for all others. A click goes on."""
        return None

    def story(self, v: View, events: Sequence[Event]) -> DisplayList | None:
        """What stands in the plate of whoever acts (in units of the plate) while his deeds are told; ``events`` are those
        of the ply so far, the last one is being told. None leaves the plate and a ribbon with the sentence."""
        return None

    def forecast(self, v: View) -> DisplayList | None:
        """Where every side would stand if the game ended now, row by row, and what is still to come: 1280 x 720, or None.
        It opens from the plates that show points. A row is a hot place; pointing at it lights ``counted_by``."""
        return None

    def counted_by(self, v: View, row: str) -> Sequence[Counted]:
        """The places that a row of the forecast counts (``row`` is the target of its hot place)."""
        return ()

    def control(self, v: View, control: Control, enabled: bool, armed: bool) -> DisplayList | None:
        """The face of a control in its own units, or None for the house's by its style."""
        return None

    def worksheet(self, v: View, draft: Draft) -> Worksheet | None:
        """What stands over the table while an action of that kind is put together, or None for the house's list of what
        may be said next. It is first asked with the bare kind."""
        return None

    def proposal(self, v: View, draft: Draft) -> Worksheet | None:
        """What stands over the table before a drop, a click or a button does an action, such as a payment that can still
        be changed: first asked with the action's own draft, then with what a press has made of it. None does it at once."""
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

    def choice(self, v: View, a: Action) -> DisplayList:
        """One entry of a prompt that offers cards to choose from."""
        return kit.answer(a.args[-1] if a.args else a.kind, self.THEME)

    def answer(self, v: View, a: Action) -> DisplayList | None:
        """One answer to what a drop or click has left open, as a card beside the place, or None if its words will do."""
        return None

    def larger(self, v: View, a: Action) -> DisplayList | None:
        """The same answer while it is pointed at, or None if it stays as it is."""
        return None

    def way(self, v: View, a: Action) -> Way | None:
        """Where such an answer is clicked on the table itself, and the line that shows it; None if a list asks."""
        return None

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

    def provenance(self) -> list[tuple[str, int, int, int]]:
        """For each table of the title's data: how many of its values are printed, public and reconstructed."""
        return provenance(read_data(str(self.title.data))) if self.title.data.is_file() else []

    def sitter(self, color: str) -> DisplayList:
        """The pieces of a colour, for whoever will sit there: 276 x 170 units."""
        return scenery.sitter(self, color)

    def emblem(self, v: View, seat: int) -> DisplayList:
        """The portrait or mark of a seat (of a rival: seat -1), 100 x 120 units."""
        return seat_emblem(v, seat)

    def ending(self, v: View, result: Result) -> Ending:
        """The last scene's own parts: by default the box, and the house's words for a victory, a defeat, a draw or
        points, or ``<title>-ending-<outcome>`` and ``…-text`` where the result names one."""
        return Ending(scenery.closing(self), *scenery.verdict(self.title, v, result))

    def finale(self, v: View, result: Result, course: Course) -> Ending:
        """The same, where it also tells of the way there; by default ``ending``."""
        return self.ending(v, result)


def seat_emblem(v: View, seat: int) -> DisplayList:
    """The mark of a seat in its colour."""
    colour = v.colors[seat] if 0 <= seat < len(v.colors) else "black"
    sheet = DisplayList(100, 120)
    sheet.svg(f"shared/seats/{colour}", (10, 20, 80, 80))
    return sheet


def presentation_of(title: Title) -> Presentation:
    """Where things of a title lie."""
    return Presentation(title)


def art_of(title: Title) -> Art:
    """What things of a title look like."""
    return Art(title)
