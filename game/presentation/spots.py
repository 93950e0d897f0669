"""Where pieces lie and how a legal action is done by hand: the words in which a title speaks to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from game.engine import Action
from game.presentation.slots import Rect

PieceId: TypeAlias = str
SlotId: TypeAlias = str


class Spot(NamedTuple):
    """Where a piece lies: its slot, its place in the slot (0 first or lowest), the drawing it shows (a key that
    ``art.face`` knows), its turn in degrees, a short mark written on it such as a count, and its face once the hand has
    turned it by half, where its pictures stay upright ("": the whole drawing turns; None: it may not be turned)."""

    slot: SlotId
    order: int = 0
    face: str = ""
    turn: int = 0
    badge: str = ""
    half: str | None = None


Spots: TypeAlias = dict[PieceId, Spot]


class Change(NamedTuple):
    """How a piece goes over into another face: turned over (``flips``, else it is only marked otherwise), or as a die that
    shows faces by turns while it ``rolls``."""

    flips: bool = False
    rolls: tuple[str, ...] = ()


class Drag(NamedTuple):
    """Take the piece to the slot. ``turn`` is how the piece is turned, ``mode`` the control that must be armed."""

    piece: PieceId
    slot: SlotId
    turn: int = 0
    mode: str = ""


class Click(NamedTuple):
    """Point at a piece or a slot."""

    target: PieceId | SlotId
    mode: str = ""


class Button(NamedTuple):
    """Press the control with that key."""

    key: str


class Asked(NamedTuple):
    """Pick it from the prompt of the pending decision (cards to choose from, a split, things to give away)."""


Gesture: TypeAlias = Drag | Click | Button | Asked


COMPOSE = "compose"
"""The style of a control that asks for an action of its kind step by step, also where no list holds it."""
END, STOP = "end", "stop"
"""The style of a control that ends what is asked, in gold; and what the house makes of it, plain, where it only stops or
gives up while something else can still be done."""


class Control(NamedTuple):
    """Something to press on the table.

    ``rect`` is in units of its region. A control whose action needs no place is played when pressed; any other is
    armed: it limits what lights up, and ``mode`` gestures need it. ``style`` is "chip", "effect", "end" or
    "compose"; of an "end" whose kinds are ``STOPS`` the house makes a "stop".
    ``cost`` is counted in the icon ``unit``, and in ``unit_shut`` (or the same, paler) while it cannot be pressed.
    The refusal of a ``typical`` action tells why the control is shut; without one that of the first its kind can say.
    """

    key: str
    region: str
    rect: Rect
    kinds: tuple[str, ...]
    label: str
    icon: str = ""
    hotkey: str = ""
    style: str = "chip"
    cost: int = 0
    params: Mapping[str, Any] = {}
    unit: str = "coin"
    unit_shut: str = ""
    typical: Action | None = None

    @property
    def ends(self) -> bool:
        """True if it ends what is asked: E and Enter press it."""
        return self.style in (END, STOP)


class Gain(NamedTuple):
    """What a deed would bring, in a few words of markup; ``good`` False costs something."""

    text: str
    params: Mapping[str, Any] = {}
    good: bool = True


class Way(NamedTuple):
    """Where one of several answers to a drop is clicked on the table, and the line that shows it, in units of the stage.
    ``target`` is the piece or slot that it differs by: its name, as ``art.tip`` has it, is said beside the place."""

    rect: Rect
    points: tuple[tuple[float, float], ...] = ()
    target: str = ""


class Counted(NamedTuple):
    """A place that is counted when something is scored or paid, and what it brings (None: nothing)."""

    slot: SlotId
    gain: Gain | None = None


class Tip(NamedTuple):
    """What hovering a thing says: a message for its name, one for what it does, with their parameters, and the
    section of the rules behind it."""

    name: str
    text: str = ""
    params: Mapping[str, Any] = {}
    rule: str = ""


class Standing(NamedTuple):
    """Where a game stands, in a few numbers: the round and the last round (0: not known), the phase's id, a score
    per seat, rivals that are part of the rules as (component id, score), the option that tells the game best, and the
    component that each seat plays, where it plays one. In play the light of one ``hour`` of the day goes over into that of
    the next in four seconds; by default whenever the light is another one."""

    round: int
    rounds: int
    phase: str
    scores: tuple[int, ...]
    rivals: tuple[tuple[str, int], ...] = ()
    headline: str = ""
    personas: tuple[str, ...] = ()
    hour: str = ""


def signed(number: int, none: str = "+0") -> str:
    """A change as it is written: the number with its sign, the minus as long as the plus is wide; ``none`` where nothing
    changes."""
    return f"{number:+d}".replace("-", "−") if number else none
