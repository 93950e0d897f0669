"""Whether a hand does what a title says of it, and what happens in its place where it does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine import Action
from game.presentation import COMPOSE, Asked, Button, Click, Drag, Drop, Gesture
from game.presentation.gestures import meant_by
from game.presentation.touch import says, unsaid
from game.table.drop import Choose, Dial, Nothing, Outcome, Pick, Play, Refused
from game.table.model import TableModel

NAMED = 3
"""So many other meanings of a hand are told."""


class Amiss(NamedTuple):
    """What is wrong with a hand: of one ``cause`` are those that are told once, ``told`` is what happens in place of the
    deed."""

    cause: str
    told: str


def holds(outcome: Outcome, action: Action) -> bool:
    """True if an outcome is the action, or a question one of whose answers leads to it."""
    if isinstance(outcome, Play):
        return outcome.action == action
    if isinstance(outcome, Choose | Dial):
        return any(action in group for group in outcome.groups)
    return isinstance(outcome, Pick) and action in outcome.actions


def unled(model: TableModel, action: Action, hands: Sequence[Gesture]) -> Amiss | None:
    """Why nothing on the table leads to a legal action that no piece, place or button does: neither a prompt that asks of
    itself, nor a control that opens one, nor a worksheet."""
    pending = model.view.state.pending[-1]
    if any(not isinstance(hand, Asked) for hand in hands) or (hands and model.asks):
        return None
    if model.opener(action.kind) is not None or pending.key in model.presentation.PLANNED:
        return None
    if any(control.style == COMPOSE and control.kinds[0] == action.kind for control in model.controls):
        return None
    others = [name for name in pending.kinds if name != action.kind]
    beside = f", which offers {', '.join(others)} too" if others else ""
    way = f'a way in TOUCH["{action.kind}"], or a control with kinds=("{action.kind}",) in controls'
    return Amiss("unled", f"nothing leads to {said(action)} at the decision {pending.key}{beside}: it wants {way}")


def undone(model: TableModel, gesture: Gesture, action: Action) -> Amiss | None:
    """What happens in place of a legal action that a title says is done so; None if it is done."""
    outcome: Outcome
    if isinstance(gesture, Drag):
        lacking = _lacking(model, gesture)
        if lacking is not None:
            return lacking
        model.armed = next((c for c in model.controls if c.key == gesture.mode), None) if gesture.mode else None
        outcome = model.drop(gesture.piece, gesture.slot, gesture.turn)
        model.armed = None
    elif isinstance(gesture, Click):
        if gesture.target not in model.laid and gesture.target not in model.layout.slots:
            return Amiss("target", f"neither a piece nor a slot is called {gesture.target}")
        outcome = model.click(gesture.target)
    elif isinstance(gesture, Button):
        control = next((c for c in model.controls if c.key == gesture.key), None)
        return None if control is not None else Amiss("control", f"no control has the key {gesture.key}")
    else:
        return None
    return None if holds(outcome, action) else _instead(outcome)


def misread(model: TableModel, gesture: Gesture, action: Action) -> Amiss | None:
    """What a hand means by the title's own words, if that is neither the action nor less of it."""
    if not isinstance(gesture, Drag | Click):
        return None
    piece, slot, turn = gesture[:3] if isinstance(gesture, Drag) else (gesture.target, "", 0)
    drop = Drop(piece, slot, turn, gesture.mode)
    own, fields = model.presentation, model.session.rules.kinds[action.kind].fields
    meant = meant_by(own, model.view, drop)
    alike = [guess for guess in meant if guess.kind == action.kind]
    if any(says(action, guess, fields) for guess in alike):
        return None
    if not meant:
        return Amiss("nothing", "it means nothing")
    told = f"it means {_listed(alike or meant)}"
    lacking = unsaid(own.TOUCH[action.kind], fields, own.SPELL, action.seat, drop)
    if not lacking:
        return Amiss("other", told)
    return Amiss("unsaid", f"{told}: the pattern says nothing of {', '.join(lacking)}, which a Both can")


def said(action: Action) -> str:
    """An action as a title writes it."""
    return f"{action.kind} {action.args}"


def shown(gesture: Gesture) -> str:
    """A hand as a title writes it: what it leaves out is left out."""
    given = [repr(part) for part in gesture]
    while given and given[-1] in ("''", "0"):
        given.pop()
    return f"{type(gesture).__name__}({', '.join(given)})"


def _lacking(model: TableModel, drag: Drag) -> Amiss | None:
    if drag.piece not in model.laid:
        return Amiss("piece", f"no piece is called {drag.piece}")
    if drag.slot not in model.layout.slots:
        return Amiss("slot", f"no slot is called {drag.slot}")
    if drag.mode and not any(control.key == drag.mode for control in model.controls):
        return Amiss("mode", f"no control has the key {drag.mode}")
    return None


def _instead(outcome: Outcome) -> Amiss:
    """What an outcome is, in words."""
    if isinstance(outcome, Refused):
        code = outcome.refusal.code
        return Amiss(f"refused {code}", f"{said(outcome.action)} is refused, {code}")
    if isinstance(outcome, Nothing):
        return Amiss("nothing", "it means nothing")
    if isinstance(outcome, Play):
        return Amiss("other", f"it does {said(outcome.action)}")
    if isinstance(outcome, Choose):
        return Amiss("asked", f"it asks which is meant: {_listed(outcome.all_actions)}")
    kind = (outcome.groups[0][0] if isinstance(outcome, Dial) else outcome.actions[0]).kind
    form = type(outcome.field.form).__name__
    return Amiss("asked", f"it asks for the {form} {outcome.field.name} of {kind}, and no answer is that")


def _listed(actions: Sequence[Action]) -> str:
    more = f" and {len(actions) - NAMED} more" if len(actions) > NAMED else ""
    return ", ".join(said(action) for action in actions[:NAMED]) + more
