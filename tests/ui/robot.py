"""A hand that does any legal action on the table as a person would: by dragging, clicking and pressing."""

from __future__ import annotations

from game.engine import Action, Session
from game.presentation import Asked, Button, Click, Drag, Gesture, Press
from game.presentation.gestures import hand_of
from game.table.arrange import piece_at
from game.table.drop import Pick, narrowed
from game.table.layout import middle
from game.ui.pilot import Pilot
from game.ui.table.prompts.card_choice import CardChoice
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.table.scene import TableScene
from game.ui.widgets import Chooser, DialPrompt, PickTray, Stepper

STEPS = 5
"""So many presses on a worksheet are tried for one action."""


class Robot:
    """Plays on a TableScene through a Pilot."""

    def __init__(self, pilot: Pilot, scene: TableScene) -> None:
        self.pilot, self.scene = pilot, scene
        self.among: list[Action] = []

    def do(self, action: Action, clicking: bool = False) -> None:
        """Do a legal action by hand. Raises AssertionError if the table did something else."""
        scene, pilot = self.scene, self.pilot
        self.still()
        before = len(scene.session.plies)
        if isinstance(scene.prompt, WorksheetPrompt) and scene.prompt.standing and self._compose(scene.prompt, action):
            return
        gesture = hand_of(scene.model.presentation, scene.model.view, action)
        self.among = self._meant(gesture)
        if isinstance(gesture, Asked):
            if not scene.model.asks:
                pilot.click(*middle(scene.drag.control_rect(scene.model.opener(action.kind))))
            if len(scene.session.plies) == before:
                self._prompt(action)
        elif isinstance(gesture, Button):
            control = next(c for c in scene.model.controls if c.key == gesture.key)
            pilot.click(*middle(scene.drag.control_rect(control)))
        else:
            if isinstance(gesture, Click):
                pilot.click(*self._place(gesture.target))
            else:
                self._drag(gesture, clicking)
        if len(scene.session.plies) == before and not isinstance(gesture, Asked):
            self._prompt(action)
        assert len(scene.session.plies) > before, f"nothing happened for {action}"
        done = scene.session.plies[before].action
        assert done == action or same_action(done, action) or self._same_end(before, action), f"{done} for {action}"
        if scene.stage.settings.animation == "off" and scene.story.overlay.tableau is not None:
            self.still()  # A picture of the whole table stands until one goes on.

    def _same_end(self, before: int, action: Action) -> bool:
        """True if the action would have come to the very state that was reached: then nothing was asked."""
        return comes_to_the_same(self.scene.session, before, action)

    def _meant(self, gesture: Gesture) -> list[Action]:
        """All that the gesture could mean: the prompt that follows asks which."""
        dests = self.scene.model.dests
        if isinstance(gesture, Drag):
            return dests.targets(gesture.piece, gesture.mode).get(gesture.slot, dests.legal)
        if isinstance(gesture, Click):
            return dests.clicks.get(gesture.target, dests.legal)
        return dests.legal

    def still(self) -> None:
        """Wait until nothing moves."""
        self.pilot.move(4, 716)
        for _ in range(40):
            self.pilot.tick()
            if not self.scene.story.busy:
                break
            self.scene.story.skip()
        self.scene.stage.capture()

    def _drag(self, gesture: Drag, clicking: bool) -> None:
        scene, pilot = self.scene, self.pilot
        if gesture.mode:
            control = next(c for c in scene.model.controls if c.key == gesture.mode)
            pilot.click(*middle(scene.drag.control_rect(control)))
        start = self._grip(gesture.piece)
        slot = scene.model.layout.slots[gesture.slot]
        end = slot.centre
        if clicking:
            plies = len(scene.session.plies)
            if scene.drag.piece != gesture.piece:
                pilot.click(*start)
            if len(scene.session.plies) > plies:
                return  # One click on the piece itself does it.
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
        scene.stage.capture()
        pilot.up(*end)
        pilot.tick()

    def _place(self, target: str) -> tuple[float, float]:
        """Where to click on a piece or a slot."""
        if target in self.scene.model.laid:
            return self._grip(target)
        return self.scene.model.layout.slots[target].centre

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

    def _compose(self, prompt: WorksheetPrompt, action: Action) -> bool:
        """Put the action together on the worksheet that stands on the table and do it; False if it cannot be said there."""
        scene, plies = self.scene, len(self.scene.session.plies)
        ways: list[tuple[Press, ...]] = [()]
        seen = {prompt.draft}
        for way in ways:
            draft = way[-1].draft if way else prompt.draft
            sheet = prompt.drawn(scene.model.view, draft)
            deeds = sheet.deeds if sheet.deeds is not None else (draft.action(),) if draft.args else ()
            if len(deeds) == 1 and same_action(deeds[0], action):
                for press in way:
                    self.pilot.click(*middle(press.rect))
                scene.stage.capture()
                self.pilot.click(*prompt.buttons[1].centre)
                assert len(scene.session.plies) > plies, f"nothing happened for {action}"
                assert same_action(scene.session.plies[plies].action, action)
                return True
            if len(way) >= STEPS or not _towards(sheet.deeds, action):
                continue
            for press in sheet.presses:
                if press.draft not in seen and press.onto is None:
                    seen.add(press.draft)
                    ways.append((*way, press))
        return False

    def _prompt(self, action: Action, answered: tuple[int, ...] = ()) -> None:
        scene, pilot = self.scene, self.pilot
        scene.stage.capture()
        prompt = scene.prompt
        if isinstance(prompt, CardChoice):
            pilot.click(*middle(prompt.places[prompt.actions.index(action)]))
        elif isinstance(prompt, Stepper):
            while prompt.splits[prompt.at] != action.args:
                pilot.click(*(prompt.more if prompt.splits[prompt.at] > action.args else prompt.less).centre)
            pilot.click(*prompt.button.centre)
        elif isinstance(prompt, Chooser):
            self._choose(prompt, action)
        elif isinstance(prompt, PickTray):
            self._pick(prompt, action, answered)
        elif isinstance(prompt, DialPrompt):
            wanted = prompt.values.index(self._asked_number(action))
            while prompt.at != wanted:
                pilot.click(*(prompt.less if prompt.at < wanted else prompt.more).centre)
            pilot.click(*prompt.button.centre)
        elif isinstance(prompt, WorksheetPrompt):
            pilot.click(*prompt.buttons[-1].centre)
        else:
            raise AssertionError(f"no prompt for {action}: {prompt}")

    def _asked_number(self, action: Action) -> int:
        """The first argument in which what was meant differs: the number that a dial asks for."""
        same = [a for a in self.among if a.kind == action.kind]
        at = next((n for n in range(len(action.args)) if len({a.args[n : n + 1] for a in same}) > 1), -1)
        return int(action.args[at]) if at >= 0 else next(arg for arg in action.args if isinstance(arg, int))

    def _pick(self, prompt: PickTray, action: Action, answered: tuple[int, ...]) -> None:
        """Pick what the action says, in its order, and go on with whatever is asked next; ``answered`` are the fields
        that were asked for before."""
        question = question_for(self.scene, action, self.among, answered)
        for thing in dict.fromkeys(question.items):
            wanted = action.args[question.at].count(thing)
            places = [i for i, item in enumerate(question.items) if item == thing]
            for n, index in enumerate(places):
                if (n < wanted) != (index in prompt.picked):
                    x, y, w, h = prompt.item(index)
                    self.pilot.click(x + min(w, 12), y + h / 2)
        plies = len(self.scene.session.plies)
        self.pilot.click(*prompt.button.centre)
        if len(self.scene.session.plies) == plies:
            self._prompt(action, (*answered, question.at))

    def _choose(self, prompt: Chooser, action: Action) -> None:
        label, _ = self.scene.words.action(action)
        said = [label, *(self.scene.words.thing(arg) for arg in action.args)]
        index = next(i for i, offer in enumerate(prompt.offers) if offer.label in said)
        while not prompt.first <= index < prompt.first + prompt.shown:
            self.pilot.key("down")
        plies = len(self.scene.session.plies)
        self.pilot.click(*middle(prompt.row(index - prompt.first)))
        if len(self.scene.session.plies) == plies and self.scene.prompt not in (None, prompt):
            self._prompt(action)


def question_for(
    scene: TableScene, action: Action, among: list[Action] | None = None, answered: tuple[int, ...] = ()
) -> Pick:
    """What the tray for this action asks among those that were meant, once the fields of ``answered`` are known."""
    among = scene.model.dests.legal if among is None else among
    kind = scene.session.rules.kinds[action.kind]
    first = max(answered, default=-1) + 1
    at = next(i for i, field in enumerate(kind.fields) if i >= first and not field.single)
    while True:
        same = [a for a in among if a.kind == action.kind and a.args[:at] == action.args[:at]]
        question = narrowed(scene.session.rules, same)
        if isinstance(question, Pick):
            return question
        at += 1


def _towards(deeds: tuple[Action, ...] | None, action: Action) -> bool:
    """True if a plan may still become this one action: it has no deed yet, or one like it."""
    return not deeds or (len(deeds) == 1 and deeds[0].kind == action.kind and deeds[0].args[:1] == action.args[:1])


def same_action(a: Action, b: Action) -> bool:
    """True if both mean the same: what was picked has no order."""
    return a.kind == b.kind and [frozenset(x) if isinstance(x, tuple) else x for x in a.args] == [
        frozenset(x) if isinstance(x, tuple) else x for x in b.args
    ]


def comes_to_the_same(session: Session, before: int, action: Action) -> bool:
    """True if the action, in place of what was done after so many plies, comes to the very same state."""
    other = session.fork(before)
    other.propose(action)
    return other.plies[before].sum == session.plies[before].sum
