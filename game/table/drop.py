"""What a hand's deed means: one legal action, a question that is still open, or a refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.engine import Action, Amount, Field, Refusal, RuleController, Split, View
from game.engine.refusal import GENERAL, WRONG_PHASE
from game.presentation import Asked, Button, Click, Drag, Gesture, Presentation
from game.presentation.gestures import hands_of

LISTED = 8
"""Actions of several kinds are listed one by one up to this number; beyond it the kind is asked first."""


class Play(NamedTuple):
    """It can only mean this, and ``then`` what the hand goes on to do at once: each when the one before has been shown,
    until one is refused or something new is learnt."""

    action: Action
    then: tuple[Action, ...] = ()


class Choose(NamedTuple):
    """It could mean several things, the likeliest first: one group of actions for each answer."""

    groups: tuple[tuple[Action, ...], ...]
    field: Field | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """One action of each group."""
        return tuple(group[0] for group in self.groups)

    @property
    def all_actions(self) -> tuple[Action, ...]:
        """The actions of all groups."""
        return tuple(action for group in self.groups for action in group)


class Pick(NamedTuple):
    """It lacks several things of a field. ``items`` may hold the same thing twice."""

    field: Field
    at: int
    items: tuple[Any, ...]
    least: int
    most: int
    actions: tuple[Action, ...]

    def leads(self, picked: Iterable[Any]) -> bool:
        """True if something may be added to what was picked, or it is enough."""
        wanted = tuple(picked)
        if not self.field.unordered:
            return any(a.args[self.at][: len(wanted)] == wanted for a in self.actions)
        bag = Counter(wanted)
        return any(bag <= Counter(a.args[self.at]) for a in self.actions)

    def left(self, picked: Iterable[Any]) -> tuple[Action, ...]:
        """The actions that take exactly what was picked; none if nothing does."""
        wanted = tuple(picked)
        if not self.field.unordered:
            return tuple(a for a in self.actions if a.args[self.at] == wanted)
        bag = Counter(wanted)
        return tuple(a for a in self.actions if Counter(a.args[self.at]) == bag)


class Dial(NamedTuple):
    """It lacks a number: what it may be, the greatest first, each with the actions that take it."""

    field: Field
    values: tuple[int, ...]
    groups: tuple[tuple[Action, ...], ...]


class Refused(NamedTuple):
    """It cannot be done."""

    refusal: Refusal
    action: Action


class Nothing(NamedTuple):
    """It means nothing at all; ``dropped`` if the thing was carried somewhere, else it was clicked."""

    dropped: bool = False


Outcome = Play | Choose | Pick | Dial | Refused | Nothing


def sort_out(
    rules: RuleController[Any],
    v: View,
    candidates: Sequence[Action],
    yields: Sequence[str] = (),
    means: Callable[[Action], bool] = lambda action: True,
) -> Outcome:
    """What some candidates come to, by what the rules say to them: the legal ones that the hand ``means``; where all are
    refused, the reason of the deed that is nearest to legal. ``yields`` are the codes of the title that say less than
    others, the least telling last."""
    told = [(action, rules.check(v.state, action)) for action in candidates]
    legal = [action for action, refusal in told if refusal is None and means(action)]
    if legal:
        return narrowed(rules, legal)
    refused = [Refused(refusal, action) for action, refusal in told if refusal is not None]
    return min(refused, key=lambda one: _distance(rules, v, one, yields), default=Nothing(True))


def _distance(rules: RuleController[Any], v: View, refused: Refused, yields: Sequence[str]) -> tuple[int, int]:
    """How far from legal a refused deed is: what is asked for now before what is not, a reason of its own before one that
    yields, and last what the kernel says of any deed. Of equals the likelier meaning stands first."""
    (code, *_), action = refused
    decision = rules.pending(v.state)
    asked = decision is not None and action.kind in decision.kinds and action.seat in decision.seats
    if code in GENERAL:
        return 2, int(code != WRONG_PHASE)
    return (0 if asked else 1), yields.index(code) + 1 if code in yields else 0


def narrowed(rules: RuleController[Any], legal: Sequence[Action]) -> Outcome:
    """The one action that is left, or the first question that tells the legal ones apart."""
    actions = tuple(dict.fromkeys(rules.normal(a) for a in legal))
    if len(actions) == 1:
        return Play(actions[0])
    kinds = tuple(dict.fromkeys(a.kind for a in actions))
    if len(kinds) > 1:
        if len(actions) <= LISTED:
            return Choose(tuple((a,) for a in actions))
        return Choose(tuple(tuple(a for a in actions if a.kind == kind) for kind in kinds))
    fields: Sequence[Field] = rules.kinds[kinds[0]].fields
    at = next((i for i in range(len(fields)) if len({a.args[i : i + 1] for a in actions}) > 1), len(fields))
    if at == len(fields) or any(len(a.args) <= at for a in actions):
        return Choose(tuple((a,) for a in actions))
    return _question(fields[at], at, actions)


def _question(field: Field, at: int, actions: tuple[Action, ...]) -> Outcome:
    if field.unordered:
        items: Counter[Any] = Counter()
        for action in actions:
            items |= Counter(action.args[at])
        things = dict.fromkeys(thing for a in actions for thing in a.args[at])
        sizes = [len(a.args[at]) for a in actions]
        spread = tuple(thing for thing in things for _ in range(items[thing]))
        return Pick(field, at, spread, min(sizes), max(sizes), actions)
    values = dict.fromkeys(a.args[at] for a in actions)
    if isinstance(field.form, Amount | Split):
        numbers = tuple(sorted(values, reverse=True))
        return Dial(field, numbers, tuple(tuple(a for a in actions if a.args[at] == n) for n in numbers))
    return Choose(tuple(tuple(a for a in actions if a.args[at] == value) for value in values), field)


class Dests:
    """The legal actions of a seat, sorted by the hand that does them. Made once per ply."""

    def __init__(self, presentation: Presentation, v: View, legal: Sequence[Action]) -> None:
        self.by_piece: dict[str, dict[str, list[Action]]] = {}
        self.by_mode: dict[str, dict[str, dict[str, list[Action]]]] = {}
        self.buttons: dict[str, list[Action]] = {}
        self.clicks: dict[str, list[Action]] = {}
        self.choices: list[Action] = []
        self.only_asked: list[Action] = []
        self.turns: dict[tuple[str, str, Action], int] = {}
        self.legal = list(legal)
        for action in legal:
            hands = hands_of(presentation, v, action)
            for gesture in hands:
                self._sort(gesture, action)
            if hands and all(isinstance(gesture, Asked) for gesture in hands):
                self.only_asked.append(action)

    def targets(self, piece: str, mode: str = "", kinds: Iterable[str] = ()) -> dict[str, list[Action]]:
        """Slot -> actions for a piece; with a mode only those that the control allows."""
        found = self.by_mode.get(mode, {}).get(piece, {}) if mode else self.by_piece.get(piece, {})
        wanted = set(kinds)
        if not wanted:
            return found
        kept = {slot: [a for a in actions if a.kind in wanted] for slot, actions in found.items()}
        return {slot: actions for slot, actions in kept.items() if actions}

    def turned(self, piece: str, slot: str, turn: int, actions: Iterable[Action]) -> list[Action]:
        """Those of the actions that take the piece turned like that."""
        return [a for a in actions if self.turns.get((piece, slot, a), turn) == turn]

    def pieces(self, mode: str = "", kinds: Iterable[str] = ()) -> list[str]:
        """The pieces that can be lifted for something."""
        source = self.by_mode.get(mode, {}) if mode else self.by_piece
        return [piece for piece in source if self.targets(piece, mode, kinds)]

    def _sort(self, gesture: Gesture, action: Action) -> None:
        if isinstance(gesture, Drag):
            table = self.by_mode.setdefault(gesture.mode, {}) if gesture.mode else self.by_piece
            table.setdefault(gesture.piece, {}).setdefault(gesture.slot, []).append(action)
            self.turns[gesture.piece, gesture.slot, action] = gesture.turn
        elif isinstance(gesture, Click):
            self.clicks.setdefault(gesture.target, []).append(action)
        elif isinstance(gesture, Button):
            self.buttons.setdefault(gesture.key, []).append(action)
        elif isinstance(gesture, Asked):
            self.choices.append(action)
