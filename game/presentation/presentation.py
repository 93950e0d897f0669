"""What the table asks of a title: the functions of its ``presentation.py``. All are pure."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from types import ModuleType

from game.engine import Action, Draft, Event, Item, Result, Score, Title, View
from game.engine.rules import MOST_TRIED
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
    FINAL: Collection[str] = ()
    """Sources of the final scoring: these items of the result are counted on the table when the game has ended."""
    PARTS: Sequence[str] = ()
    """Modules of the title beside this one, or in this package, whose functions stand for the defaults too."""
    PANELS_ASK: Collection[str] = ()
    """Decisions whose question a panel of the title asks: no line above the hand repeats it."""
    PLANNED: Mapping[str, str] = {}
    """Decision -> the kind of the draft whose worksheet lies on the table while that is asked: what is not pressed on it
    is done at the table below as ever."""
    MILESTONE: str = "star"
    """The icon with which the timeline marks a milestone."""

    STOPS: Collection[str] = ()
    """Kinds that only stop, pass or give something up: their button is golden where nothing else is left to be done, and
    plain as long as one can still do what one came for."""
    YIELDS: Sequence[str] = ()
    """Codes of refusals that say less than others: where a drop may mean several things and none is legal, another reason
    speaks before them; the least telling stands last."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.rules = title.controller()
        module = title.part("presentation") if title.has("presentation") else None
        take_over(self, Presentation, module)
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
        """What this drop could mean, legal or not, the best guess first; empty if nothing. Without a slot it is a click.
        Kinds that are asked for now come first, the others give the reason why not now. By default patterns are read
        backwards, and functions are asked of everything that the fields of a kind allow."""
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
                    found += meant.get((piece, "", 0, ""), []) if not slot else []
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

    def partway(self, v: View, a: Action, n: int) -> View | None:
        """The view when the first ``n`` of several things that a legal action gives away are gone, at least one and not
        yet all: each is then told and counted by itself. None where the action is done at one stroke."""
        return None

    def onward(self, v: View, a: Action, piece: PieceId, slot: SlotId) -> Sequence[Action]:
        """What a hand that carries the piece to the slot (or clicks that, with no piece) does after the action: a way of
        several steps is as many deeds, done one after the other. They need not be legal yet."""
        return ()

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

    def tallied(self, v: View, seat: int, item: Item) -> Sequence[Counted]:
        """The places that an item of the final scoring counts for a seat (-1: a rival of the rules), in the order in which
        one would point at them; ``v`` is the end of the game."""
        return ()

    def final(self, result: Result) -> Collection[str]:
        """The sources that are counted at the end of this game: by default ``FINAL``."""
        return self.FINAL

    def decided(self, v: View, result: Result) -> Sequence[Counted]:
        """The places that have decided the game, where it is not points that did: they light up when it is said who has
        won."""
        return ()

    def as_counted(self, v: View, scores: Sequence[Score]) -> View:
        """The end of the game with the points as they stand in sheets of which not all is counted yet: by default the
        totals in ``vp``, where the state has it."""
        if not isinstance(getattr(v.state, "vp", None), list):
            return v
        state = v.state.clone()
        for score in scores:
            if 0 <= score.seat < len(state.vp):
                state.vp[score.seat] = score.total
        return v._replace(state=state)

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


def take_over(own: object, of: type, module: ModuleType | None) -> None:
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


def presentation_of(title: Title) -> Presentation:
    """Where things of a title lie."""
    return Presentation(title)
