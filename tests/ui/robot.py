"""A hand that does any legal action on the table as a person would: by dragging, clicking and pressing."""

from __future__ import annotations

from game.engine import Action
from game.presentation import Button, Choice, Click, Drag
from game.table.arrange import piece_at
from game.table.drop import pick_few
from game.ui.pilot import Pilot
from game.ui.table.prompts import CardChoice
from game.ui.table.scene import TableScene
from game.ui.widgets import Chooser, PickTray, Stepper


class Robot:
    """Plays on a TableScene through a Pilot."""

    def __init__(self, pilot: Pilot, scene: TableScene) -> None:
        self.pilot, self.scene = pilot, scene

    def do(self, action: Action, clicking: bool = False) -> None:
        """Do a legal action by hand. Raises AssertionError if the table did something else."""
        scene, pilot = self.scene, self.pilot
        self.still()
        before = len(scene.session.plies)
        gesture = scene.model.presentation.gesture(scene.model.view, action)
        if isinstance(gesture, Choice):
            self._prompt(action)
        elif isinstance(gesture, Button):
            control = next(c for c in scene.model.controls if c.key == gesture.key)
            pilot.click(*_middle(scene.control_rect(control)))
        else:
            if isinstance(gesture, Click):
                gesture = Drag(gesture.target, gesture.target, 0, gesture.mode)
            self._drag(gesture, clicking)
            if len(scene.session.plies) == before:
                self._prompt(action)
        assert len(scene.session.plies) > before, f"nothing happened for {action}"
        done = scene.session.plies[before].action
        assert done == action or same_action(done, action), f"{done} instead of {action}"

    def still(self) -> None:
        """Wait until nothing moves."""
        self.pilot.move(4, 716)
        for _ in range(40):
            self.pilot.tick()
            if not self.scene.story.busy:
                break
            self.scene.story.skip()
        self.scene.app.capture()

    def _drag(self, gesture: Drag, clicking: bool) -> None:
        scene, pilot = self.scene, self.pilot
        if gesture.mode:
            control = next(c for c in scene.model.controls if c.key == gesture.mode)
            pilot.click(*_middle(scene.control_rect(control)))
        start = self._grip(gesture.piece)
        slot = scene.model.layout.slots[gesture.slot]
        end = slot.centre
        if clicking:
            if scene.drag.piece != gesture.piece:
                pilot.click(*start)
            assert scene.drag.piece == gesture.piece
            if scene.drag.turn != gesture.turn:
                pilot.key("r")
            pilot.click(*end)
            return
        if scene.drag.piece:
            scene.drag.let_go()
        pilot.down(*start)
        pilot.move(start[0] + 5, start[1] + 5, True)
        pilot.move(start[0] + 12, start[1] - 9, True)
        assert scene.drag.piece == gesture.piece, (scene.drag.piece, gesture)
        if scene.drag.turn != gesture.turn:
            pilot.key("r")
        rect = scene.model.laid[gesture.piece].rect
        if slot.type == "anchor":
            end = (end[0] - rect[2] / 2 + scene.drag.grip[0], end[1] - rect[3] / 2 + scene.drag.grip[1])
        for part in (0.3, 0.7, 1.0):
            x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
            pilot.move(x, y, True)
        scene.app.capture()
        pilot.up(*end)
        pilot.tick()

    def _grip(self, piece: str) -> tuple[float, float]:
        """A place at which this piece lies on top."""
        x, y, w, h = self.scene.model.laid[piece].rect
        for fx, fy in (
            (0.5, 0.5),
            (0.2, 0.2),
            (0.1, 0.8),
            (0.9, 0.15),
            (0.05, 0.5),
            (0.95, 0.85),
            (0.5, 0.05),
            (0.5, 0.95),
        ):
            place = (x + w * fx, y + h * fy)
            over = piece_at(self.scene.model.laid, *place)
            if over is not None and over.piece == piece:
                return place
        raise AssertionError(f"{piece} cannot be reached")

    def _prompt(self, action: Action) -> None:
        scene, pilot = self.scene, self.pilot
        scene.app.capture()
        prompt = scene.prompt
        if isinstance(prompt, CardChoice):
            pilot.click(*_middle(prompt.places[prompt.actions.index(action)]))
        elif isinstance(prompt, Stepper):
            while prompt.splits[prompt.at] != action.args:
                pilot.click(*(prompt.more if prompt.splits[prompt.at] > action.args else prompt.less).centre)
            pilot.click(*prompt.button.centre)
        elif isinstance(prompt, Chooser):
            self._choose(prompt, action)
        elif isinstance(prompt, PickTray):
            wanted = next(arg for arg in reversed(action.args) if isinstance(arg, tuple))
            cards = candidates_of(self.scene, action)
            for index, card in enumerate(cards):
                if (card in wanted) != (index in prompt.picked):
                    x, y, w, h = prompt.item(index)
                    pilot.click(x + min(w, 12), y + h / 2)
            pilot.click(*prompt.button.centre)
        else:
            raise AssertionError(f"no prompt for {action}: {prompt}")

    def _choose(self, prompt: Chooser, action: Action) -> None:
        label, _ = self.scene.words.action(action)
        index = next(i for i, offer in enumerate(prompt.offers) if offer.label == label)
        while not prompt.first <= index < prompt.first + prompt.shown:
            self.pilot.key("down")
        self.pilot.click(*_middle(prompt.row(index - prompt.first)))


def candidates_of(scene: TableScene, action: Action) -> list[str]:
    """What the tray for this action offers, in its order."""
    kind = scene.session.rules.kinds[action.kind]
    same = [
        a
        for a in scene.model.dests.legal
        if a.kind == action.kind and len(a.args) == len(action.args) and a.args[:-1] == action.args[:-1]
    ]
    question = pick_few(kind, same)
    assert question is not None
    return list(question.candidates)


def _middle(rect: tuple[float, float, float, float]) -> tuple[float, float]:
    return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2


def same_action(a: Action, b: Action) -> bool:
    """True if both mean the same: what was picked has no order."""
    return a.kind == b.kind and [frozenset(x) if isinstance(x, tuple) else x for x in a.args] == [
        frozenset(x) if isinstance(x, tuple) else x for x in b.args
    ]
