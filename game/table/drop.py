"""What a drop means: one legal action, a question which, a question how much, or a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.engine import Action, MoveType, Refusal, RuleController, View
from game.presentation import Button, Choice, Click, Drag, Presentation


class Play(NamedTuple):
    """It can only mean this."""

    action: Action


class Choose(NamedTuple):
    """It could mean several things, the likeliest first."""

    actions: tuple[Action, ...]


class PickFew(NamedTuple):
    """It lacks a choice of ``number`` among ``candidates``; ``complete`` gives the action for what was picked."""

    candidates: tuple[str, ...]
    number: int
    complete: Callable[[Iterable[str]], Action | None]
    kind: str


class Refused(NamedTuple):
    """It cannot be done."""

    refusal: Refusal
    action: Action


class Nothing(NamedTuple):
    """It means nothing at all."""


Outcome = Play | Choose | PickFew | Refused | Nothing


def candidates_of_drop(
    rules: RuleController[Any],
    presentation: Presentation,
    v: View,
    piece: str,
    slot: str,
    turn: int = 0,
    mode: str = "",
) -> Outcome:
    """What dropping the piece on the slot means."""
    return sort_out(rules, v, presentation.candidates(v, piece, slot, turn, mode))


def sort_out(rules: RuleController[Any], v: View, candidates: Sequence[Action]) -> Outcome:
    """Split candidates by what the rules say to them."""
    if not candidates:
        return Nothing()
    legal = [a for a in candidates if rules.check(v.state, a) is None]
    if not legal:
        refusal = rules.check(v.state, candidates[0])
        return Refused(refusal, candidates[0]) if refusal is not None else Nothing()
    if len(legal) == 1:
        return Play(legal[0])
    return pick_few(rules.kinds[legal[0].kind], legal) or Choose(tuple(legal))


def pick_few(kind: MoveType[Any], actions: Sequence[Action]) -> PickFew | None:
    """The question behind actions of one kind that differ in one choice of several things, or None."""
    if any(a.kind != kind.name or len(a.args) != len(actions[0].args) for a in actions):
        return None
    differing = [i for i in range(len(actions[0].args)) if len({a.args[i] for a in actions}) > 1]
    if len(differing) != 1 or differing[0] >= len(kind.fields):
        return None
    index = differing[0]
    if not kind.fields[index].unordered:
        return None
    counts = {len(a.args[index]) for a in actions}
    if len(counts) != 1:
        return None
    by_pick = {frozenset(a.args[index]): a for a in actions}
    candidates = dict.fromkeys(thing for a in actions for thing in a.args[index])
    return PickFew(tuple(candidates), counts.pop(), lambda picked: by_pick.get(frozenset(picked)), kind.name)


class Dests:
    """The legal actions of a seat, sorted by the hand that does them. Made once per ply."""

    def __init__(self, presentation: Presentation, v: View, legal: Sequence[Action]) -> None:
        self.by_piece: dict[str, dict[str, list[Action]]] = {}
        self.by_mode: dict[str, dict[str, dict[str, list[Action]]]] = {}
        self.buttons: dict[str, list[Action]] = {}
        self.choices: list[Action] = []
        self.legal = list(legal)
        for action in legal:
            gesture = presentation.gesture(v, action)
            if isinstance(gesture, Drag):
                self._drag(gesture.piece, gesture.slot, gesture.mode, action)
            elif isinstance(gesture, Click):
                self._drag(gesture.target, gesture.target, gesture.mode, action)
            elif isinstance(gesture, Button):
                self.buttons.setdefault(gesture.key, []).append(action)
            elif isinstance(gesture, Choice):
                self.choices.append(action)

    def targets(self, piece: str, mode: str = "", kinds: Iterable[str] = ()) -> dict[str, list[Action]]:
        """Slot -> actions for a piece; with a mode only those that the control allows."""
        found = self.by_mode.get(mode, {}).get(piece, {}) if mode else self.by_piece.get(piece, {})
        wanted = set(kinds)
        if not wanted:
            return found
        kept = {slot: [a for a in actions if a.kind in wanted] for slot, actions in found.items()}
        return {slot: actions for slot, actions in kept.items() if actions}

    def pieces(self, mode: str = "", kinds: Iterable[str] = ()) -> list[str]:
        """The pieces that can be lifted for something."""
        source = self.by_mode.get(mode, {}) if mode else self.by_piece
        return [piece for piece in source if self.targets(piece, mode, kinds)]

    def _drag(self, piece: str, slot: str, mode: str, action: Action) -> None:
        table = self.by_mode.setdefault(mode, {}) if mode else self.by_piece
        table.setdefault(piece, {}).setdefault(slot, []).append(action)
