"""The table's own state, without a screen: whose eyes, which moment, what may be done, what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.engine import Action, Chance, Draft, Ply, Refusal, Session, SilentEffects, View
from game.engine.bits import Made
from game.engine.steps import finished
from game.presentation import (
    COMPOSE,
    END,
    STOP,
    Art,
    Control,
    DisplayList,
    Drag,
    Drop,
    Gain,
    Presentation,
    Spots,
    Worksheet,
    art_of,
    presentation_of,
)
from game.presentation.gestures import followed_by, hands_of, lying, meant_by, why_shut
from game.presentation.history import running
from game.presentation.places import Size
from game.table.arrange import Laid, arrange
from game.table.boards import board_of
from game.table.drop import Dests, Nothing, Outcome, Play, narrowed, sort_out
from game.table.layout import STAGE, Layout, Rect, covers
from game.table.panels import Drawing, Panels
from game.table.playback.script import StoryStep, up_to

ALIKE, COUNTED = 4, 8
"""So many deeds of one piece at one place are tried, to see whether all bring the same, and what they bring."""

POINTS = "gain-points"
"""What a gain of points is said by, unless a title has words of its own for it."""


class Shown(NamedTuple):
    """What the table shows: after how many plies and to whom, what is seen, and how it lies."""

    n: int
    eyes: int
    view: View
    placement: Spots
    laid: dict[str, Laid]


class TableModel:
    """One session as one seat sees it.

    ``eyes`` is the seat that looks; who is asked is the session's business. ``looking`` is a past ply number, or None
    for now. ``telling`` is the step of a story that is being told, or None: nothing is shown that comes after it.
    ``acts`` are regions in which a story is told in place of what stands there. ``seen_before`` is what plates and
    panels still show while what changes them is on its way. ``draft`` is an action that is being put together,
    ``frozen`` forbids the hand everything.
    """

    def __init__(self, session: Session, boards: Path, seat: int | None = None) -> None:
        self.session = session
        self.boards = boards
        self.eyes = seat if seat is not None else (session.humans or (0,))[0]
        self.looking: int | None = None
        self.telling: StoryStep | None = None
        self.seen_before: View | None = None
        self.acts: dict[str, DisplayList] = {}
        self.armed: Control | None = None
        self.lifted = ""
        self.frozen = False
        self.draft: Draft | None = None
        self.renew()

    def renew(self) -> None:
        """Ask the title for everything: it was loaded, or loaded anew."""
        self.presentation: Presentation = presentation_of(self.session.title)
        self.art: Art = art_of(self.session.title)
        self.sizes: Made[str, Size] = Made(lambda face: self.art.face(face).size)
        self._panels = Panels(self.art)
        self.refresh()

    # --- the moment that is shown ----------------------------------------------------------------

    def refresh(self, view: View | None = None) -> None:
        """Take the view anew: after a ply, an undo, a jump, a change of seat. ``view`` is what is seen now, if whoever
        calls has asked for it already."""
        if self.looking is not None and self.looking > len(self.session.plies):
            self.looking = None
        seen = self.telling.view if self.telling else view if self.looking is None else None
        self.view: View = seen if seen is not None else self.session.view(self.eyes, self.looking)
        self.placement: Spots = lying(self.presentation, self.view)
        self._shown = (-1 if self.telling else self.moment, self.eyes)
        self.layout: Layout = board_of(self.presentation, self.boards, self.view, self.draft)
        self.layout.require(spot.slot for spot in self.placement.values())
        self._gains: dict[tuple[str, str], dict[str, Gain]] = {}
        self._touched: dict[tuple[str, str], dict[str, Gain | None]] = {}
        self._besides: dict[tuple[str, str], DisplayList | None] = {}
        self._preview_overlay: dict[tuple[Action, ...], DisplayList | None] = {}
        self._composable: dict[str, bool] = {}
        self.dests = Dests(self.presentation, self.view, self.session.legal(self.eyes) if self.playing else [])
        controls = self.presentation.controls(self.view) if self.looking is None else []
        self.controls: Sequence[Control] = [self._plain(control) for control in controls]
        self.armed = next((c for c in self.controls if self.armed and c.key == self.armed.key), None)
        self.laid = self.arranged()

    def _plain(self, control: Control) -> Control:
        """The control; one that only stops is plain as long as something else can be done."""
        if control.style != END or not control.kinds or not set(control.kinds) <= set(self.presentation.STOPS):
            return control
        kinds = self.session.rules.kinds
        others = {a.kind for a in self.dests.legal if kinds[a.kind].answers} - set(self.presentation.STOPS)
        return control._replace(style=STOP) if others else control

    def arranged(self, without: str = "") -> dict[str, Laid]:
        """Where every piece lies now."""
        return arrange(self.placement, self.layout, self.sizes, self.lifted, without)

    def worksheet(self, view: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        """The sheet on which an action is put together, as the title draws it today."""
        return self.art.worksheet(view, draft, deed)

    def is_round(self, piece: str) -> bool:
        """True if the piece shows a face that says it is round."""
        laid = self.laid.get(piece)
        return laid is not None and self.art.face(laid.spot.face).round

    @property
    def moment(self) -> int:
        """How many plies the shown moment has behind it."""
        if self.telling is not None:
            return self.telling.n
        return len(self.session.plies) if self.looking is None else self.looking

    @property
    def plies(self) -> list[Ply]:
        """The plies of the session, as far as they have been told."""
        return up_to(self.session.plies, self.telling)

    @property
    def told_so_far(self) -> tuple[object, ...]:
        """Another one whenever the panels of the same moment may show something else."""
        step = self.telling
        return (step.n, step.told, step.last, step.shown) if step else None, id(self.seen_before), bool(self.acts)

    @property
    def panels(self) -> dict[str, DisplayList]:
        """The content of the regions: of the view, or of the one before while what changes it is on its way."""
        return {**finished(self.panels_drawing()), **self.acts}

    @property
    def large(self) -> list[tuple[DisplayList, Rect]]:
        """The sheets of the whole stage under the pieces, each with its place: the backdrop, and the light if there is one."""
        sheets = (self.art.backdrop(self.view), self.art.light(self.view))
        return [(sheet, (0, 0, *STAGE)) for sheet in sheets if sheet is not None]

    def panels_drawing(self) -> Drawing:
        """The same but for the acts, region by region."""
        happened = running(self.plies[: self.moment], self.presentation, self.eyes)
        return self._panels.drawing(self.seen_before or self.view, happened)

    def panels_of(self, view: View) -> Drawing:
        """The content of the regions of a view, region by region; as it was drawn last, if it is one of the last."""
        return self._panels.drawing_of(view)

    @property
    def shown(self) -> Shown:
        """The picture as it stands; a step of a story is after no number of plies."""
        return Shown(*self._shown, self.view, self.placement, self.laid)

    def same_board(self, other: View) -> bool:
        """True if another view stands on the same board as this one."""
        return self.presentation.layout(other) == self.presentation.layout(self.view)

    def tell(self, step: StoryStep | None, view: View | None = None) -> None:
        """Show a step of a story, or with None what is really so; ``view`` is that, where a ply has just been done."""
        if step is not self.telling or view is not None:
            self.telling = step
            self.refresh(view)

    @property
    def playing(self) -> bool:
        """True if the seat that is shown is a person's and is being asked now."""
        pending = self.session.pending
        return (
            self.looking is None
            and self.telling is None
            and pending is not None
            and self.eyes in pending.seats
            and self.eyes in self.session.humans
        )

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that the session waits for."""
        pending = self.session.pending
        return pending.seats if pending else ()

    # --- what a hand may do ----------------------------------------------------------------------

    @property
    def mode(self) -> str:
        """The armed control's key, if gestures of its own belong to it."""
        return self.armed.key if self.armed and self.armed.key in self.dests.by_mode else ""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that an armed control limits the hand to."""
        return self.armed.kinds if self.armed and not self.mode else ()

    def targets(self, piece: str) -> Mapping[str, list[Action]]:
        """Slot -> legal actions for the piece, as the armed control allows."""
        return self.dests.targets(piece, self.mode, self.kinds)

    def movable(self) -> list[str]:
        """The pieces that can be lifted for something now."""
        return self.dests.pieces(self.mode, self.kinds)

    def may_lift(self, piece: str) -> bool:
        """True for pieces that mean something anywhere: they may be lifted, if only to learn why not."""
        if not self.playing or self.frozen:
            return False
        if self.targets(piece):
            return True
        return any(
            meant_by(self.presentation, self.view, Drop(piece, slot, 0, self.mode)) for slot in self.layout.slots
        )

    def drop(self, piece: str, slot: str, turn: int = 0) -> Outcome:
        """What dropping the piece there means."""
        fitting = self.dests.turned(piece, slot, turn, self.targets(piece).get(slot, ()))
        if fitting:
            return self._onward(narrowed(self.session.rules, fitting), piece, slot)
        candidates = meant_by(self.presentation, self.view, Drop(piece, slot, turn, self.mode))
        wanted = [a for a in candidates if a.kind in self.kinds] if self.kinds else []
        return sort_out(
            self.session.rules,
            self.view,
            wanted or candidates,
            self.presentation.YIELDS,
            lambda a: self._carries(a, piece),
        )

    def _carries(self, action: Action, piece: str) -> bool:
        """True if the legal action speaks of that piece, or a hand does it by carrying it: what another piece does is not
        meant."""
        if piece in action.args:
            return True
        hands = hands_of(self.presentation, self.view, action)
        return any(isinstance(hand, Drag) and hand.piece == piece for hand in hands)

    def clicked(self, target: str) -> list[Action]:
        """The legal actions that one click on a piece or a slot could mean, as the armed control allows."""
        return [a for a in self.dests.clicks.get(target, ()) if not self.kinds or a.kind in self.kinds]

    def click(self, target: str) -> Outcome:
        """What one click on a piece or a slot means."""
        actions = self.clicked(target)
        return self._onward(narrowed(self.session.rules, actions), "", target) if actions else Nothing()

    def _onward(self, outcome: Outcome, piece: str, slot: str) -> Outcome:
        """The same, with what follows of itself where it is one deed."""
        if not isinstance(outcome, Play):
            return outcome
        return outcome._replace(then=self._after(outcome.action, piece, slot))

    def slot_for(self, piece: str, x: float, y: float, turn: int = 0) -> str:
        """The slot under a place for which dropping the piece there means something, or the one that takes it whole;
        "" if none."""
        targets = self.targets(piece)
        under = self.layout.slots_catching(x, y)
        for slot in under:
            if slot.name in targets:
                return slot.name
            if meant_by(self.presentation, self.view, Drop(piece, slot.name, turn, self.mode)):
                return next((s.name for s in under if s.name in targets and covers(s.rect, slot.rect)), slot.name)
        return ""

    def gains(self, piece: str) -> Mapping[str, Gain]:
        """Slot -> what the piece would bring there, where that is certain: it can do one thing, or all bring the same; of
        points also from how many to how many."""
        key = (piece, self.mode)
        if key not in self._gains:
            found: dict[str, Gain | None] = {}
            for slot, actions in self.targets(piece).items():
                if len(actions) <= COUNTED:
                    found[slot] = _reach([self.gain(a, self._after(a, piece, slot)) for a in actions])
            self._gains[key] = {slot: gain for slot, gain in found.items() if gain is not None}
        return self._gains[key]

    def click_gains(self, places: Mapping[str, Sequence[Action]]) -> Mapping[str, Gain]:
        """What one click on each place would bring, as ``gains`` says it of a drop."""
        found: dict[str, Gain] = {}
        for target, actions in places.items():
            if len(actions) > COUNTED:
                continue
            key = (target, "click")
            if key not in self._gains:
                gain = _reach([self.gain(a, self._after(a, "", target)) for a in actions])
                self._gains[key] = {target: gain} if gain is not None else {}
            found |= self._gains[key]
        return found

    def besides(self, piece: str, slot: str = "") -> DisplayList | None:
        """What the title shows while the piece is in the hand, over a slot that takes it."""
        if (piece, slot) not in self._besides:
            self._besides[piece, slot] = self.art.held(self.view, piece, slot)
        return self._besides[piece, slot]

    def preview_overlay(self, actions: Sequence[Action]) -> DisplayList | None:
        """What the title shows while one of the actions stands to be done; of several only if all bring the same."""
        key = tuple(actions)
        if key not in self._preview_overlay:
            alike = len(key) == 1 or (len(key) <= ALIKE and _common(map(self.gain, key)) is not None)
            self._preview_overlay[key] = self.art.preview_overlay(self.view, key[0]) if alike else None
        return self._preview_overlay[key]

    def _after(self, action: Action, piece: str, slot: str) -> tuple[Action, ...]:
        return followed_by(self.presentation, self.view, action, Drop(piece, slot))

    def gain(self, action: Action, then: Sequence[Action] = ()) -> Gain | None:
        """What a legal action would bring with what follows it, or None if nothing, or if chance has a word in it."""
        tried = self.tried(action, then=then)
        return self.presentation.preview_gain(*tried, action) if tried else None

    def partways(self, before: View, after: View, action: Action) -> list[View]:
        """The view before an action, those when each of the things that it gives away is gone, and the one after it."""
        things = action.args[-1] if self.session.rules.kinds[action.kind].apart else ()
        return [before, *(self._given(before, action, things[:n]) for n in range(1, len(things))), after]

    def _given(self, before: View, action: Action, things: tuple[str, ...]) -> View:
        """The view when an action has given away no more than these."""
        state = before.state.clone()
        part = Action(action.kind, action.seat, (*action.args[:-1], things))
        self.session.rules.kinds[action.kind].apply(state, part, SilentEffects(Chance(1)))
        state.pending = list(before.state.pending)
        return before._replace(state=state)

    def gains_of_each(self, action: Action) -> list[Gain | None]:
        """What each of the things costs by itself that a legal action gives away, in their order."""
        tried = self.tried(action)
        views = self.partways(*tried, action) if tried else []
        return [self.presentation.preview_gain(old, new, action) for old, new in pairwise(views)]

    def all_the_same(self, actions: Sequence[Action]) -> bool:
        """True if a few actions come to the very same state, and chance has no word in it."""
        if len(actions) > 2 * ALIKE:
            return False
        tried = [self.tried(action) for action in actions]
        return len({pair[1].state.digest() if pair else i for i, pair in enumerate(tried)}) == 1

    def points(self, action: Action) -> int:
        """The points that a legal action brings whoever looks, as far as that is certain."""
        tried = self.tried(action)
        if tried is None:
            return 0
        before, after = (self.presentation.standing(v).scores[self.eyes] for v in tried)
        return after - before

    def touches(self, piece: str, slot: str = "") -> Mapping[str, Gain | None]:
        """What would change elsewhere if the piece went to the slot, or to the first place that takes it."""
        targets = self.targets(piece)
        actions = targets.get(slot) or next(iter(targets.values()), [])
        if len(actions) != 1:
            return {}
        key = (piece, f"{self.mode}>{actions[0]}")
        if key not in self._touched:
            tried = self.tried(actions[0])
            found = self.presentation.touches(*tried, actions[0]) if tried else {}
            self._touched[key] = {name: gain for name, gain in found.items() if name in self.layout.slots}
        return self._touched[key]

    def tried(self, action: Action, world_seed: int = 1, then: Sequence[Action] = ()) -> tuple[View, View] | None:
        """What is seen before and after a legal action and what follows it, in a world in which what is hidden is dealt by
        that seed; None if chance has a word in it."""
        rules = self.session.rules
        world = rules.determinise(self.view, Random(world_seed))
        before = rules.view(world, self.eyes)
        chance = Chance(1)
        for deed in (action, *then):
            rules.apply(world, deed, chance, False)
        if chance.notes:
            return None
        colors = self.view.colors
        after = rules.view(world, self.eyes)._replace(colors=colors)
        return before._replace(colors=colors), after

    def enabled(self, control: Control) -> bool:
        """True if the control can be pressed for something legal."""
        if not self.playing:
            return False
        if control.style == COMPOSE:
            return self._begins(control.kinds[0])
        if control.key in self.dests.buttons or control.key in self.dests.by_mode or self._opened(control):
            return True
        if control.style == "effect":
            return False
        elsewhere = {action for actions in self.dests.buttons.values() for action in actions}
        return any(a.kind in control.kinds and a not in elsewhere for a in self.dests.legal)

    @property
    def asks(self) -> bool:
        """True if nothing on the table answers what is pending: a prompt asks it of itself."""
        return bool(self.dests.choices) and len(self.dests.choices) == len(self.dests.legal)

    def opener(self, kind: str) -> Control | None:
        """The control that can be pressed to be asked for an action of the kind, or None."""
        return next((c for c in self.controls if kind in c.kinds and self.enabled(c) and self._asks_on(c, kind)), None)

    def _asks_on(self, control: Control, kind: str) -> bool:
        if control.style == COMPOSE:
            return control.kinds[0] == kind
        return any(action.kind == kind for action in self._opened(control))

    def _opened(self, control: Control) -> list[Action]:
        """What a control asks for when it is pressed: the actions of its kinds that only a prompt does; none if it arms the
        hand for one that a piece does."""
        found = [action for action in self.dests.only_asked if action.kind in control.kinds]
        if not found or control.key in self.dests.by_mode or self.dests.pieces("", control.kinds):
            return []
        return found

    def _begins(self, kind: str) -> bool:
        """True if an action of the kind can be put together: the rules are asked once for each picture of the table."""
        if kind not in self._composable:
            self._composable[kind] = bool(self.session.rules.next(self.view.state, Draft(kind, self.eyes)).values)
        return self._composable[kind]

    def why_shut(self, control: Control) -> Refusal | None:
        """Why the control cannot be pressed, or None."""
        if self.enabled(control):
            return None
        return why_shut(self.presentation, self.view, control)

    def press(self, control: Control) -> list[Action]:
        """Press a control: the actions to play at once (some: choose); empty if it was armed or let go."""
        if control.key in self.dests.buttons:
            return list(self.dests.buttons[control.key])
        if opened := self._opened(control):
            return opened
        if self.armed and self.armed.key == control.key:
            self.armed = None
            return []
        if control.key not in self.dests.by_mode and not any(self.dests.pieces("", control.kinds)):
            own = [
                c for c in self.controls if c is not control and set(c.kinds) & set(control.kinds) and self.enabled(c)
            ]
            if own:
                return self.press(own[0])
        self.armed = control
        return []

    def look_at(self, n: int | None) -> None:
        """Show the moment after ``n`` plies; None or the last one is now."""
        self.looking = None if n is None or n >= len(self.session.plies) else max(0, n)
        self.telling = self.seen_before = None
        self.armed = None
        self.refresh()

    def names(self, unnamed: Sequence[str]) -> list[str]:
        """What the seats are called: their names, or else what is given."""
        return [seat.name.strip() or other for seat, other in zip(self.session.seats, unnamed)]

    def caution(self, action: Action) -> Refusal | None:
        """A warning about a legal action."""
        return self.session.rules.caution(self.view.state, action)


def _reach(gains: Sequence[Gain | None]) -> Gain | None:
    """The same; of points that differ the least and the most, where all of the deeds bring some."""
    points = [int(gain.params["points"]) for gain in gains if gain is not None and gain.text == POINTS and gain.good]
    if len(set(points)) < 2 or len(points) < len(gains):
        return _common(gains)
    return Gain(POINTS, {"points": f"{min(points):+d}…{max(points):+d}"})


def _common(gains: Iterable[Gain | None]) -> Gain | None:
    """What all of some deeds bring, or None if they differ or there are none."""
    each = list(gains)
    return each[0] if each and all(gain == each[0] for gain in each) else None
