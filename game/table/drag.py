"""The hand at the table as data: what it holds, where, how it is turned. It hears the pointer and the keys and tells what
follows as intents; it knows neither screen nor session. Past six units of travel a press on a piece is a drag; a click is
a press and a release on the same thing: it answers, or takes the piece up, and the next click says where it goes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias, TypeVar

from game.presentation import Control
from game.table.affordances import affordances, rect_of
from game.table.arrange import piece_at
from game.table.drop import Nothing, Outcome, Play
from game.table.layout import Rect, Slot, inside, middle
from game.table.model import TableModel

T = TypeVar("T", int, str)
TRAVEL = 6.0
HELD = 48.0
"""What is held is at least so large, however small it lies."""
NEAR = 30.0
"""A click that misses every lit place by no more than this was meant for one."""


class Resolve(NamedTuple):
    """Carry out what a drop or click means; ``spot`` is where, ``rect`` where the hand left the piece."""

    outcome: Outcome
    piece: str
    spot: Rect
    rect: Rect | None = None


class PressControl(NamedTuple):
    """Press a control."""

    control: Control


class Home(NamedTuple):
    """Let the piece fly back from where the hand left it."""

    piece: str
    rect: Rect


class Cancel(NamedTuple):
    """Let go of whatever is half done."""


class Missed(NamedTuple):
    """A click came near a lit place and met none."""

    place: Rect


class Lifted(NamedTuple):
    """A piece has been taken up."""

    piece: str


class Turned(NamedTuple):
    """What is held has been turned."""


class Thing(NamedTuple):
    """What lies on top at a place: the key of a control, or a piece and the slot that answers there (else the nearest)."""

    control: str = ""
    piece: str = ""
    slot: str = ""

    @property
    def name(self) -> str:
        """The piece, or the slot where no piece lies; "" on bare ground and on a control."""
        return self.piece or self.slot


class Pressed(NamedTuple):
    """Where the button went down, and on what."""

    x: float
    y: float
    thing: Thing


HandIntent: TypeAlias = Resolve | PressControl | Home | Cancel | Missed | Lifted | Turned


class Hand:
    """What is held, where, and how it is turned. ``piece`` "" is an empty hand; ``slot`` the place it is aimed at;
    ``stop`` what the keys point at; ``strayed`` is true once a pressed pointer has gone too far for a click."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.piece = ""
        self.turn = 0
        self.dragging = False
        self.x = self.y = 0.0
        self.grip = (0.0, 0.0)
        self.pressed: Pressed | None = None
        self.strayed = False
        self.slot = ""
        self.stop = -1

    # --- taking and letting go -------------------------------------------------------------------

    def select(self, piece: str) -> list[HandIntent]:
        """Hold a piece without dragging it: the next click or Enter says where it goes."""
        self.piece, self.dragging, self.slot = piece, False, ""
        laid = self.model.laid.get(piece)
        self.turn = laid.spot.turn if laid else 0
        return [Lifted(piece)]

    def let_go(self) -> None:
        """An empty hand."""
        self.piece, self.dragging, self.pressed, self.slot, self.turn = "", False, None, "", 0
        self.model.lifted = ""

    def carries(self, piece: str) -> bool:
        """True if the piece is in the air."""
        return self.dragging and piece == self.piece

    @property
    def turnable(self) -> bool:
        """True if the held piece may be turned by half."""
        laid = self.model.laid.get(self.piece)
        return laid is not None and laid.spot.half is not None

    def flip(self) -> list[HandIntent]:
        """Turn what is held by half."""
        if not self.piece or not self.turnable:
            return []
        self.turn = (self.turn + 180) % 360
        self.aim()
        return [Turned()]

    # --- the pointer -----------------------------------------------------------------------------

    def move(self, x: float, y: float, held: bool) -> list[HandIntent]:
        """The pointer has moved."""
        self.x, self.y = x, y
        model = self.model
        told: list[HandIntent] = []
        if self.pressed is not None and not self.dragging and held and self._is_far(x, y):
            piece = self.pressed.thing.piece
            if piece and not self.strayed and model.may_lift(piece):
                laid = model.laid[piece]
                if self.piece != piece:
                    self.turn = laid.spot.turn
                self.piece, self.dragging = piece, True
                model.lifted = ""
                model.laid = model.arranged()
                x0, y0, w, h = laid.rect
                _, _, wide, high = self.held_rect()
                across, down = (self.pressed.x - x0) / w, (self.pressed.y - y0) / h
                self.grip = (min(max(across, 0.0), 1.0) * wide, min(max(down, 0.0), 1.0) * high)
                told.append(Lifted(piece))
            self.strayed = True
        over = piece_at(model.laid, x, y)
        lifted = over.piece if over and model.layout.slots[over.spot.slot].type == "hand" else ""
        if lifted != model.lifted and not self.dragging:
            model.lifted = lifted
            model.laid = model.arranged()
        return told

    def down(self, x: float, y: float) -> bool:
        """The button went down: true if something lies there. What it means is said when it is let go."""
        self.x, self.y, self.stop = x, y, -1
        self.pressed, self.strayed = Pressed(x, y, self.thing_at(x, y)), False
        return self.pressed.thing != Thing()

    def up(self, x: float, y: float) -> list[HandIntent]:
        """The button was let go: a drag ends; a click presses, answers, lays down what is held or takes a piece up. What
        cannot be carried and was carried all the same is asked about like a drop that means nothing."""
        told = self.move(x, y, True)
        if self.dragging:
            return [*told, *self._release()]
        if self.pressed is None:
            return told
        thing, strayed, here = self.pressed.thing, self.strayed, self.thing_at(x, y)
        self.pressed = None
        if thing.control:
            return [PressControl(c) for c in self.model.controls if c.key == thing.control == here.control]
        if strayed and (thing.piece or thing != here):
            return self._unanswered(thing.name, True, here.name or thing.name)
        if thing != here:
            return []
        return self._second(x, y, thing) if self.piece else self._click(x, y, thing)

    def _is_far(self, x: float, y: float) -> bool:
        return self.pressed is not None and math.hypot(x - self.pressed.x, y - self.pressed.y) > TRAVEL

    def _unanswered(self, name: str, dropped: bool = False, onto: str = "") -> list[HandIntent]:
        """The thing has no answer of its own: the house says why, beside it or what it was dropped on. Bare ground has no
        size: it may be that of a panel."""
        if dropped and not name:
            return []
        control = self.control_at(self.x, self.y) if dropped else None
        spot = self.control_rect(control) if control else rect_of(self.model, onto if dropped else name)
        return [Resolve(Nothing(dropped), name, spot if spot[2] else (self.x, self.y, 0, 0))]

    def _click(self, x: float, y: float, thing: Thing) -> list[HandIntent]:
        """A click with an empty hand."""
        model = self.model
        if model.frozen:
            return self._unanswered(thing.name)
        for target in (thing.piece, thing.slot) if model.playing else ():
            outcome = model.click(target)
            if not isinstance(outcome, Nothing):
                return [Resolve(outcome, target, rect_of(model, target))]
        offered = affordances(model).offered
        slot = model.slot_for(offered, x, y) if offered else ""
        if slot and slot in model.targets(offered):
            return [Resolve(model.drop(offered, slot), offered, model.layout.slots[slot].rect)]
        if thing.piece and model.may_lift(thing.piece) and model.targets(thing.piece):
            return self.select(thing.piece)
        return self._unanswered(thing.name)

    def _second(self, x: float, y: float, thing: Thing) -> list[HandIntent]:
        """The second click of a selection: on a place, on another piece, or on the same one."""
        model, over = self.model, thing.piece
        slot = model.slot_for(self.piece, x, y, self.turn)
        if over == self.piece:
            targets = list(model.targets(self.piece))
            if len(targets) == 1:
                return self.put(targets[0])
            self.let_go()
            return [Cancel()]
        if slot and (slot in model.targets(self.piece) or not over or not model.may_lift(over)):
            return self.put(slot)
        if over and model.may_lift(over):
            self.let_go()
            return self._click(x, y, thing)
        if slot:
            return self.put(slot)
        near = self._near(x, y)
        return [Missed(near.rect)] if near is not None else [Cancel()]

    def _release(self) -> list[HandIntent]:
        piece, rect, slot, turn = self.piece, self.held_rect(), self.slot_under(), self.turn
        own = self.model.laid[piece].spot.slot if piece in self.model.laid else ""
        self.let_go()
        home = Home(piece, rect)
        if slot:
            outcome, spot = self.model.drop(piece, slot, turn), self.model.layout.slots[slot].rect
            told: list[HandIntent] = [] if isinstance(outcome, Play) else [home]
            return [*told, Resolve(outcome, piece, spot, rect)]
        under = self.thing_at(self.x, self.y)
        if under.name in (piece, own):
            return [home]
        return [home, *self._unanswered(piece, True, under.name)]

    def put(self, slot: str) -> list[HandIntent]:
        """Lay what is held there."""
        piece, turn = self.piece, self.turn
        outcome = self.model.drop(piece, slot, turn)
        self.let_go()
        outcome = Nothing(True) if isinstance(outcome, Nothing) else outcome
        return [Resolve(outcome, piece, self.model.layout.slots[slot].rect)]

    # --- keys ------------------------------------------------------------------------------------

    def stops(self) -> list[str]:
        """What Tab goes through: pieces and places that answer, then controls that can be pressed ("#key")."""
        model = self.model
        pieces = [p for p in dict.fromkeys((*model.movable(), *model.dests.clicks)) if rect_of(self.model, p)[2]]
        pieces.sort(key=lambda p: (rect_of(self.model, p)[1] // 60, rect_of(self.model, p)[0]))
        return [*pieces, *(f"#{c.key}" for c in model.controls if model.enabled(c))]

    def step(self, dx: int, dy: int = 0) -> None:
        """To the next stop (dx alone), or to the nearest one in a direction."""
        stops = self.stops()
        if not stops:
            return
        self.let_go()
        if not dy:
            self.stop = (self.stop + dx) % len(stops) if self.stop >= 0 else (0 if dx > 0 else len(stops) - 1)
            return
        if not 0 <= self.stop < len(stops):
            self.stop = 0 if dy > 0 else len(stops) - 1
            return
        here = middle(self.stop_rect(stops[self.stop]))
        places = [(middle(self.stop_rect(s)), i) for i, s in enumerate(stops) if i != self.stop]
        self.stop = _ahead(here, places, 0, dy, self.stop)

    def enter(self) -> list[HandIntent] | None:
        """Do what the keys point at; None if they point at nothing."""
        model = self.model
        if self.piece:
            return self.put(self.slot) if self.slot else []
        stops = self.stops()
        if 0 <= self.stop < len(stops):
            stop = stops[self.stop]
            if stop.startswith("#"):
                return [PressControl(next(c for c in model.controls if f"#{c.key}" == stop))]
            outcome = model.click(stop)
            if not isinstance(outcome, Nothing):
                return [Resolve(outcome, stop, rect_of(self.model, stop))]
            told = self.select(stop)
            targets = list(model.targets(stop))
            self.slot = targets[0] if targets else ""
            return told
        ends = [c for c in model.controls if c.ends and model.enabled(c)]
        return [PressControl(ends[0])] if ends else None

    def point(self, dx: int, dy: int) -> None:
        """Aim what is held at the nearest legal place in that direction."""
        targets = self._targets()
        if not targets:
            return
        now = self.model.layout.slots.get(self.slot)
        if now is None:
            laid = self.model.laid.get(self.piece)
            here = middle(laid.rect) if laid else targets[0].centre
            ahead = [s for s in targets if _far(here, s.centre, dx, dy) < math.inf]
            self.slot = min(ahead or targets, key=lambda s: math.dist(here, s.centre)).name
            return
        others = [(slot.centre, slot.name) for slot in targets if slot.name != now.name]
        self.slot = _ahead(now.centre, others, dx, dy, self.slot)

    # --- where -----------------------------------------------------------------------------------

    def held_rect(self) -> Rect:
        """Where the held piece is drawn: as large as it is by nature, and a small one so that it can be seen."""
        laid = self.model.laid.get(self.piece)
        w, h = (laid.rect[2] / laid.scale, laid.rect[3] / laid.scale) if laid else (HELD, HELD)
        scale = self.held_scale(self.piece)
        return self.x - self.grip[0], self.y - self.grip[1], w * scale, h * scale

    def held_scale(self, piece: str) -> float:
        """How many times as large as by nature a piece is in the hand."""
        laid = self.model.laid.get(piece)
        return max(1.0, HELD / min(self.model.sizes[laid.spot.face])) if laid else 1.0

    def slot_under(self) -> str:
        """The slot over which the held piece is."""
        model = self.model
        x, y, w, h = self.held_rect()
        places = [(x + w / 2, y + h / 2), (self.x, self.y)]
        for px, py in places if self.turnable else reversed(places):
            slot = model.slot_for(self.piece, px, py, self.turn)
            if slot:
                return slot
        return ""

    def aim(self, by_pointer: bool = True) -> None:
        """Find the slot that is meant now."""
        if self.dragging:
            self.slot = self.slot_under()
        elif self.piece and by_pointer:
            self.slot = self.model.slot_for(self.piece, self.x, self.y, self.turn)

    def thing_at(self, x: float, y: float) -> Thing:
        """What lies on top at a place. A slot that is called like a piece is the ground on which that is taken."""
        model = self.model
        control = self.control_at(x, y)
        if control is not None:
            return Thing(control.key)
        over = piece_at(model.laid, x, y)
        under = [slot.name for slot in model.layout.slots_at(x, y)]
        offered = affordances(model).offered
        answering = [name for name in under if model.clicked(name) or (offered and name in model.targets(offered))]
        piece = over.piece if over else next((name for name in under if name in model.laid), "")
        return Thing("", piece, next(iter((*answering, *under)), ""))

    def control_at(self, x: float, y: float) -> Control | None:
        """The control under a place."""
        return next((c for c in self.model.controls if inside(self.control_rect(c), x, y)), None)

    def control_rect(self, control: Control) -> Rect:
        """Where a control is on the stage."""
        x, y, _, _ = self.model.layout.regions[control.region]
        cx, cy, w, h = control.rect
        return x + cx, y + cy, w, h

    def stop_rect(self, stop: str) -> Rect:
        """Where a stop of the keys is."""
        if stop.startswith("#"):
            return self.control_rect(next(c for c in self.model.controls if f"#{c.key}" == stop))
        return rect_of(self.model, stop)

    def _targets(self) -> list[Slot]:
        return [self.model.layout.slots[name] for name in self.model.targets(self.piece)]

    def _near(self, x: float, y: float) -> Slot | None:
        near = min(self._targets(), key=lambda s: _gap(s.rect, x, y), default=None)
        return near if near is not None and _gap(near.rect, x, y) <= NEAR else None


def _far(here: tuple[float, float], there: tuple[float, float], dx: int, dy: int) -> float:
    """How far a place is for somebody who goes that way; infinite if it lies behind."""
    ahead = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
    aside = abs((there[0] - here[0]) * dy) + abs((there[1] - here[1]) * dx)
    return ahead + 2 * aside if ahead > 1 else math.inf


def _ahead(
    here: tuple[float, float], places: Iterable[tuple[tuple[float, float], T]], dx: int, dy: int, otherwise: T
) -> T:
    """What is called so of the nearest place for somebody who goes that way."""
    found = [(far, name) for there, name in places if (far := _far(here, there, dx, dy)) < math.inf]
    return min(found)[1] if found else otherwise


def _gap(rect: Rect, x: float, y: float) -> float:
    """How far a point lies outside a rectangle."""
    left, top, w, h = rect
    return math.hypot(max(left - x, 0, x - left - w), max(top - y, 0, y - top - h))
