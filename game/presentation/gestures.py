"""What a title's ``table/gestures.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from game.engine import Action, Refusal, Title, View
from game.presentation.placement import Placement
from game.presentation.spots import COMPOSE, END, Asked, Button, Control, Gesture, Spots
from game.presentation.touch import Drop, Spell, Ways, gestures_of, is_asked, read_back, thens


class Gestures(Placement):
    """How a hand does what can be done, and what a hand that does something means."""

    TOUCH: Mapping[str, Ways] = {}
    """Kind of action -> how a hand does it. A kind that does not stand here is a button if it has no fields, else it is
    asked by a prompt."""
    SPELL: Spell = {}
    """Field -> how its values are written in the names of pieces and slots."""
    STOPS: Collection[str] = ()
    """Kinds that only stop, pass or give something up: their button is golden where nothing else is left to be done, and
    plain as long as one can still do what one came for."""
    YIELDS: Sequence[str] = ()
    """Codes of refusals that say less than others: where a drop may mean several things and none is legal, another reason
    speaks before them; the least telling stands last."""
    PANELS_ASK: Collection[str] = ()
    """Decisions whose question a panel of the title asks: no line above the hand repeats it."""
    PLANNED: Mapping[str, str] = {}
    """Decision -> the kind of the draft whose worksheet lies on the table while that is asked: what is not pressed on it
    is done at the table below as ever."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self._known: tuple[View, Spots] | None = None
        self._meant: tuple[View, dict[Drop, list[Action]]] | None = None

    def controls(self, v: View) -> list[Control]:
        """What can be pressed in this view, in the order of their numbers, whether legal now or not. By default a button
        for each kind that the pending decision asks for and that needs nothing but itself; and for each that only a prompt
        does, where others can be done beside it: it opens the prompt."""
        if not v.state.pending:
            return []
        kinds = v.state.pending[-1].kinds
        asked = [name for name in kinds if _only_asked(self, name)]
        opening = asked if len(asked) < len(kinds) else []
        styles = {name: COMPOSE if self.rules.kinds[name].open else "chip" for name in opening}
        shown = [name for name in kinds if name in styles or not self.rules.kinds[name].fields]
        labels = [f"{self.title.id}-action-{name}".replace("_", "-") for name in shown]
        return [
            Control(name, "actions", (8, 8 + 46 * i, 200, 40), (name,), label, style=styles.get(name, END))
            for i, (name, label) in enumerate(zip(shown, labels))
        ]


def _only_asked(own: Gestures, name: str) -> bool:
    """True for a kind with fields that nothing but a prompt does."""
    return bool(own.rules.kinds[name].fields) and is_asked(own.TOUCH.get(name, ()))


def hands_of(own: Gestures, v: View, a: Action) -> tuple[Gesture, ...]:
    """Every hand that does a legal action, the usual one first."""
    kind = own.rules.kinds.get(a.kind)
    if kind is None or a.kind not in own.TOUCH:
        return (Asked() if a.args else Button(a.kind),)
    return tuple(gestures_of(own.TOUCH[a.kind], kind.fields, own.SPELL, v, a, partial(lying, own)))


def hand_of(own: Gestures, v: View, a: Action) -> Gesture:
    """The usual one."""
    return hands_of(own, v, a)[0]


def meant_by(own: Gestures, v: View, drop: Drop) -> list[Action]:
    """What this drop or click could mean, legal or not, the best guess first; empty if nothing. Kinds that are asked for
    now come first, the others give the reason why not now. It is worked out once for the view that was asked about last."""
    if own._meant is None or own._meant[0] is not v:
        own._meant = (v, {})
    known = own._meant[1]
    if drop not in known:
        known[drop] = _read_by_all(own, v, drop) if v.state.pending else []
    return known[drop].copy()


def _read_by_all(own: Gestures, v: View, drop: Drop) -> list[Action]:
    decision = v.state.pending[-1]
    seat = decision.asked(v.seat)
    found: dict[Action, None] = {}
    for name in dict.fromkeys((*decision.kinds, *own.TOUCH)):
        if name in own.TOUCH:
            fields = own.rules.kinds[name].fields
            for args in read_back(own.TOUCH[name], fields, own.SPELL, v, seat, drop):
                found[Action(name, seat, args)] = None
    return list(found)


def followed_by(own: Gestures, v: View, a: Action, drop: Drop) -> tuple[Action, ...]:
    """The deeds that the same hand does after the action, where a way of several steps is as many deeds."""
    return tuple(deed for then in thens(own.TOUCH.get(a.kind, ())) for deed in then(v, a, drop))


def why_shut(own: Gestures, v: View, control: Control) -> Refusal | None:
    """What the rules say against the deed that a control typically stands for, or None."""
    if not v.state.pending:
        return None
    action = control.typical or _first(own, v, control)
    return own.rules.check(v.state, action) if action is not None else None


def _first(own: Gestures, v: View, control: Control) -> Action | None:
    """The first deed that a control's kind can say."""
    args = next(iter(own.rules.kinds[control.kinds[0]].universe(1)), None) if control.kinds else None
    return None if args is None else Action(control.kinds[0], v.state.pending[-1].seats[0], args)


def lying(own: Gestures, v: View) -> Spots:
    """``placement``, worked out once for the view that was asked about last."""
    if own._known is None or own._known[0] is not v:
        own._known = (v, own.placement(v))
    return own._known[1]
