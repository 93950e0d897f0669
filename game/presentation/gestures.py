"""What a title's ``table/gestures.py`` says. All is pure; whatever it does not write has the default that stands here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from game.engine import Action, Title, View
from game.presentation.placement import Placement
from game.presentation.spots import Asked, Button, Control, Gesture, PieceId, SlotId, Spots
from game.presentation.touch import Drop, Spell, Ways, gestures_of, read_back


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

    def gestures(self, v: View, a: Action) -> Sequence[Gesture]:
        """Every hand that does a legal action, the usual one first."""
        kind = self.rules.kinds.get(a.kind)
        if kind is None or a.kind not in self.TOUCH:
            return (Asked() if a.args else Button(a.kind),)
        return tuple(gestures_of(self.TOUCH[a.kind], kind.fields, self.SPELL, v, a, partial(lying, self)))

    def gesture(self, v: View, a: Action) -> Gesture:
        """The usual one."""
        return self.gestures(v, a)[0]

    def meant(self, v: View, piece: PieceId, slot: SlotId = "", turn: int = 0, mode: str = "") -> list[Action]:
        """What this drop could mean, legal or not, the best guess first; empty if nothing. Without a slot it is a click.
        Kinds that are asked for now come first, the others give the reason why not now."""
        if not v.state.pending:
            return []
        decision, drop = v.state.pending[-1], Drop(piece, slot, turn, mode)
        seat = decision.asked(v.seat)
        order = [*decision.kinds, *(kind for kind in self.TOUCH if kind not in decision.kinds)]
        found: list[Action] = []
        for name in order:
            if name in self.TOUCH:
                fields = self.rules.kinds[name].fields
                found += (
                    Action(name, seat, args) for args in read_back(self.TOUCH[name], fields, self.SPELL, v, seat, drop)
                )
        return list(dict.fromkeys(found))

    def controls(self, v: View) -> list[Control]:
        """What can be pressed in this view, in the order of their numbers, whether legal now or not. By default a button
        for each kind that the pending decision asks for and that needs nothing but itself."""
        if not v.state.pending:
            return []
        kinds = [name for name in v.state.pending[-1].kinds if not self.rules.kinds[name].fields]
        labels = [f"{self.title.id}-action-{name}".replace("_", "-") for name in kinds]
        return [
            Control(name, "actions", (8, 8 + 46 * i, 200, 40), (name,), label, style="end")
            for i, (name, label) in enumerate(zip(kinds, labels))
        ]

    def probe(self, v: View, control: Control) -> Action | None:
        """A typical action of a control: asked of the rules, its refusal tells why the control is shut."""
        if not v.state.pending:
            return None
        kind = self.rules.kinds[control.kinds[0]]
        args = next(iter(kind.universe(1)), None)
        return None if args is None else Action(control.kinds[0], v.state.pending[-1].seats[0], args)

    def onward(self, v: View, a: Action, piece: PieceId, slot: SlotId) -> Sequence[Action]:
        """What a hand that carries the piece to the slot (or clicks that, with no piece) does after the action: a way of
        several steps is as many deeds, done one after the other. They need not be legal yet."""
        return ()


def lying(own: Gestures, v: View) -> Spots:
    """``placement``, worked out once for the view that was asked about last."""
    if own._known is None or own._known[0] is not v:
        own._known = (v, own.placement(v))
    return own._known[1]
