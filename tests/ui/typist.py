"""A person without a mouse: does any legal action by keys alone."""

from __future__ import annotations

from collections import deque

from game.engine import Action
from game.presentation import Asked, Button, Click, Drag
from game.presentation.gestures import hand_of
from game.ui.pilot import Pilot
from game.ui.table.prompts.card_choice import CardChoice
from game.ui.table.scene import TableScene
from game.ui.widgets import Chooser, DialPrompt, PickTray, Stepper

from .robot import comes_to_the_same, question_for, same_action

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Typist:
    """Plays on a TableScene by Tab, arrows, Enter, R, digits and E."""

    def __init__(self, pilot: Pilot, scene: TableScene) -> None:
        self.pilot, self.scene = pilot, scene

    def do(self, action: Action, hotkeys: bool = False) -> None:
        """Do a legal action. Raises AssertionError if the table did something else."""
        scene = self.scene
        self.pilot.tick()
        scene.stage.capture()
        before = len(scene.session.plies)
        gesture = hand_of(scene.model.presentation, scene.model.view, action)
        if isinstance(gesture, Click):
            self.tab_to(gesture.target)
            self.pilot.key("enter")
            if len(scene.session.plies) == before:
                self._prompt(action)
        elif isinstance(gesture, Asked):
            if not scene.model.asks:
                self._control(scene.model.opener(action.kind).key, hotkeys)
            if len(scene.session.plies) == before:
                self._prompt(action)
        elif isinstance(gesture, Button):
            self._control(gesture.key, hotkeys)
        else:
            self._carry(gesture)
            if len(scene.session.plies) == before:
                self._prompt(action)
        assert len(scene.session.plies) > before, f"nothing happened for {action}"
        done = scene.session.plies[before].action
        assert same_action(done, action) or comes_to_the_same(scene.session, before, action)

    def tab_to(self, stop: str) -> None:
        """Press Tab until the stop has the ring."""
        hand = self.scene.drag
        for _ in range(len(hand.stops()) + 1):
            if 0 <= hand.stop < len(hand.stops()) and hand.stops()[hand.stop] == stop and not hand.piece:
                return
            self.pilot.key("tab")
        raise AssertionError(f"Tab does not come to {stop}: {hand.stops()}")

    def arrows_to(self, slot: str) -> list[str]:
        """The arrows that lead the held piece from where it aims to the slot."""
        hand = self.scene.drag
        start = hand.slot
        ways: dict[str, list[str]] = {start: []}
        queue = deque([start])
        while queue and slot not in ways:
            here = queue.popleft()
            for key, (dx, dy) in ARROWS.items():
                hand.slot = here
                hand.point(dx, dy)
                if hand.slot not in ways:
                    ways[hand.slot] = [*ways[here], key]
                    queue.append(hand.slot)
        hand.slot = start
        assert slot in ways, f"no arrows lead {hand.piece} from {start} to {slot}"
        return ways[slot]

    def _control(self, key: str, hotkeys: bool) -> None:
        control = next(c for c in self.scene.model.controls if c.key == key)
        if hotkeys and control.hotkey:
            self.pilot.key(control.hotkey.lower())
            return
        self.tab_to(f"#{key}")
        self.pilot.key("enter")

    def _carry(self, drag: Drag) -> None:
        hand = self.scene.drag
        if drag.mode:
            self._control(drag.mode, False)
        if hand.piece != drag.piece:
            self.tab_to(drag.piece)
            plies = len(self.scene.session.plies)
            self.pilot.key("enter")
            if len(self.scene.session.plies) > plies:
                return  # One click on the piece itself does it, and so does Enter.
        assert hand.piece == drag.piece
        if hand.turn != drag.turn:
            self.pilot.key("r")
        if not hand.slot:
            self.pilot.key("right")
        self.pilot.key(*self.arrows_to(drag.slot))
        assert hand.slot == drag.slot
        self.scene.stage.capture()
        self.pilot.key("enter")

    def _prompt(self, action: Action, answered: tuple[int, ...] = ()) -> None:
        scene, key = self.scene, self.pilot.key
        scene.stage.capture()
        prompt = scene.prompt
        if isinstance(prompt, CardChoice):
            index = prompt.actions.index(action)
            if index % 2:
                key(str(index + 1))
            else:
                key(*["right"] * ((index - prompt.at) % len(prompt.actions)), "enter")
        elif isinstance(prompt, Stepper):
            key("home", *["right"] * prompt.splits.index(action.args), "enter")
        elif isinstance(prompt, Chooser):
            label, _ = scene.words.action(action)
            said = [label, *(scene.words.thing(arg) for arg in action.args)]
            index = next(i for i, offer in enumerate(prompt.offers) if offer.label in said)
            plies = len(scene.session.plies)
            key(*["down"] * index, "enter")
            if len(scene.session.plies) == plies:
                self._prompt(action)
        elif isinstance(prompt, PickTray):
            question = question_for(scene, action, None, answered)
            for thing in dict.fromkeys(question.items):
                wanted = action.args[question.at].count(thing)
                for n, index in enumerate(i for i, item in enumerate(question.items) if item == thing):
                    if (n < wanted) != (index in prompt.picked):
                        key(str(index + 1))
            plies = len(scene.session.plies)
            key("enter")
            if len(scene.session.plies) == plies:
                self._prompt(action, (*answered, question.at))
        elif isinstance(prompt, DialPrompt):
            wanted = next(i for i, n in enumerate(prompt.values) if n in action.args)
            key("end", *["left"] * wanted, "enter")
        else:
            raise AssertionError(f"no prompt for {action}: {prompt}")
