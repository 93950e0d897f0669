"""A hand that touches everything on a table and only takes down what would follow: no deed is done."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from game.engine import Action, Session
from game.presentation import Control
from game.presentation.display_list import Hot
from game.table.affordances import affordances, rect_of
from game.table.arrange import piece_at
from game.table.layout import Rect, inside, middle
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.table.scene import TableScene

from ..ui.conftest import Desk
from .titles import some_action

GRIPS = ((0.5, 0.5), (0.2, 0.2), (0.1, 0.85), (0.9, 0.15), (0.06, 0.5), (0.94, 0.85), (0.5, 0.06), (0.5, 0.94))
Point = tuple[float, float]


class Touched(NamedTuple):
    """What followed a touch: the deeds that would have been done, those that are asked about, the words that were said
    (``refusal:<code>``, ``look``, or a sentence of the house), and whatever else changed."""

    deeds: tuple[Action, ...] = ()
    asked: tuple[Action, ...] = ()
    said: tuple[str, ...] = ()
    other: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any((self.deeds, self.asked, self.said, self.other))


class Thing(NamedTuple):
    """Something drawn: what it is called, where it can be pressed, and its whole place."""

    name: str
    point: Point
    rect: Rect


class Fingers:
    """Touches what lies on a table."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk, self.session = desk, session
        self.scene: TableScene = desk.sit(session, keep=False)
        self.deeds: list[Action] = []
        self.said: list[str] = []
        self._listen()
        self.seat()

    def _listen(self) -> None:
        scene, notes = self.scene, self.scene.notes
        deny, look, refuse, toast = notes.deny, notes.look, notes.refuse, notes.toast
        scene.deeds.play = lambda action, held="", held_rect=None: self.deeds.append(action)
        scene.deeds.carry = lambda actions, *more: self.deeds.append(actions[0])

        def told(what: str, said: object) -> None:
            self.said.append(what)
            del said

        notes.deny = lambda text, spot: told(f"said:{text}", deny(text, spot))
        notes.look = lambda tip, spot: told("look", look(tip, spot))
        notes.refuse = lambda refusal, *more, **known: told(f"refusal:{refusal.code}", refuse(refusal, *more, **known))
        notes.toast = lambda text, *more, **known: told(f"said:{text}", toast(text, *more, **known))

    def seat(self) -> None:
        """Whoever is asked looks at the table, and nothing moves."""
        scene, session = self.scene, self.session
        while self.desk.app.scenes.top is not scene:
            self.desk.app.scenes.stack.pop()
        scene.seats.sit(session.pending.seats[0])
        scene.story.skip()
        scene.notes.toasts = []
        scene._changed()
        self.desk.app.draw()

    def go(self, action: Action) -> None:
        """The game goes on, and the table shows it at once."""
        self.session.propose(action)
        if self.session.pending is not None:
            self.scene.model.refresh()

    # --- what lies there -------------------------------------------------------------------------

    def seen(self, point: Point) -> bool:
        """True if nothing of the house and no sheet lies over a place of the table."""
        prompt = self.scene.prompt
        if prompt is not None and prompt.standing and isinstance(prompt, WorksheetPrompt):
            covers = [*prompt.sheet.covered, *(p.rect for p in prompt.sheet.presses), *(b.rect for b in prompt.buttons)]
        else:
            covers = [prompt.rect] if prompt is not None else []
        covers += [widget.rect for widget in self.scene.widgets if widget.visible]
        return not any(inside(rect, *point) for rect in covers)

    def pieces(self) -> list[Thing]:
        """Every piece, where it lies on top."""
        laid = self.scene.model.laid
        found = []
        for piece, here in laid.items():
            grip = next((p for p in _points(here.rect) if (over := piece_at(laid, *p)) and over.piece == piece), None)
            if grip is not None and self.scene.drag.control_at(*grip) is None and self.seen(grip):
                found.append(Thing(piece, grip, here.rect))
        return found

    def places(self) -> list[Thing]:
        """Every place that has a name and on which no piece lies."""
        found = []
        for slot in self.scene.model.layout.slots.values():
            free = self.scene.drag.control_at(*slot.centre) is None and self.seen(slot.centre)
            if slot.rect[2] > 0 and free and piece_at(self.scene.model.laid, *slot.centre) is None:
                found.append(Thing(slot.name, slot.centre, slot.rect))
        return found

    def hot(self) -> list[Thing]:
        """Every place of a panel that says what it is, and on which nothing lies."""
        found, model = [], self.scene.model
        for region, sheet in self.scene.board.sheets.items():
            left, top, _, _ = model.layout.regions[region]
            for hot in (mark for mark in sheet.marks if isinstance(mark, Hot)):
                x, y, w, h = hot.rect
                rect = (left + x, top + y, w, h)
                under = self.scene.board.under(*middle(rect))
                free = piece_at(model.laid, *middle(rect)) is None and self.scene.drag.control_at(*middle(rect)) is None
                if free and self.seen(middle(rect)) and under is not None and under[0] == hot.target:
                    found.append(Thing(hot.target, middle(rect), rect))
        return found

    def controls(self) -> list[tuple[Control, Thing]]:
        """Every control."""
        drag = self.scene.drag
        rects = [(c, drag.control_rect(c)) for c in drag.model.controls]
        return [(c, Thing(f"#{c.key}", middle(rect), rect)) for c, rect in rects if self.seen(middle(rect))]

    def lit(self) -> list[Thing]:
        """The answers that light up while nothing is held."""
        model = self.scene.model
        found = affordances(model)
        places = [(name, rect_of(model, name)) for name in found.places]
        if found.offered:
            places += [(name, model.layout.slots[name].rect) for name in model.targets(found.offered)]
        pressed = [thing for control, thing in self.controls() if model.enabled(control)]
        answers = [Thing(name, middle(rect), rect) for name, rect in places]
        return [*(thing for thing in answers if self.seen(thing.point)), *pressed]

    # --- touching --------------------------------------------------------------------------------

    def click(self, point: Point) -> Touched:
        """Press and let go at one place."""
        return self._touch([point])

    def drag(self, start: Point, end: Point) -> Touched:
        """Press at one place, go to another, let go there."""
        return self._touch([start, (start[0] + 9, start[1] + 5), end])

    def _touch(self, way: list[Point]) -> Touched:
        scene, pilot = self.scene, self.desk.pilot
        self.rest()
        before = (scene.drag.piece, scene.model.armed, scene.prompt)
        pilot.down(*way[0])
        for point in way[1:]:
            pilot.move(*point, True)
        pilot.up(*way[-1])
        other = []
        if scene.drag.piece != before[0]:
            other.append(f"held:{scene.drag.piece}")
        if scene.model.armed is not before[1]:
            other.append("armed")
        if scene.prompt is not before[2]:
            other.append(f"prompt:{type(scene.prompt).__name__}")
        while self.desk.app.scenes.top is not scene:
            other.append(f"scene:{type(self.desk.app.scenes.top).__name__}")
            self.desk.app.scenes.stack.pop()
        return Touched(tuple(self.deeds), self._asked(before[2]), tuple(self.said), tuple(other))

    def _asked(self, before: object) -> tuple[Action, ...]:
        prompt = self.scene.prompt
        return tuple(getattr(prompt, "actions", ())) if prompt is not before else ()

    def rest(self) -> None:
        """As if nothing had been touched."""
        scene = self.scene
        scene.cancel()
        scene.notes.toasts = []
        scene.drag_view._home = None
        self.deeds, self.said = [], []


def _points(rect: Rect) -> Iterator[Point]:
    x, y, w, h = rect
    for fx, fy in GRIPS:
        yield x + w * fx, y + h * fy


def moments(fingers: Fingers, seed: int, plies: int, again: float = 0.0) -> Iterator[str]:
    """The game goes on at random; each kind of decision is shown when it comes first, and now and then ``again``."""
    rng, seen = random.Random(seed), set()
    session = fingers.session
    while session.pending is not None and len(session.plies) < plies:
        key = session.pending.key
        if key not in seen or rng.random() < again:
            seen.add(key)
            fingers.seat()
            yield key
        fingers.go(some_action(rng, session.legal(session.pending.seats[0])))


__all__ = ["Fingers", "Thing", "Touched", "inside", "moments"]
