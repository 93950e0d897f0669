"""An action being put together, field by field: it never stands in a state, a log or a save."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from game.engine.action import Action, Field, Order


class Draft(NamedTuple):
    """What has been said so far: whole arguments, and the things picked for the field that is being filled."""

    kind: str
    seat: int
    args: tuple[Any, ...] = ()
    part: tuple[Any, ...] = ()

    def said(self, field: Field, value: Any) -> Draft:
        """The draft with one more thing said: a whole argument, or one more thing of the part."""
        if field.single:
            return self._replace(args=(*self.args, value), part=())
        return self._replace(part=(*self.part, value))

    def closed(self, field: Field) -> Draft:
        """The draft with its part taken as the argument."""
        part = tuple(sorted(self.part)) if field.unordered else self.part
        return self._replace(args=(*self.args, part), part=())

    def action(self, field: Field | None = None) -> Action:
        """The action that the draft stands for now, its part closed where the field has one."""
        draft = self.closed(field) if field is not None and not field.single else self
        return Action(draft.kind, draft.seat, draft.args)


class Step(NamedTuple):
    """What may be said next.

    ``field`` is the one being filled (None: everything is said), ``values`` what may be said of it, ``closable``
    whether it may be left as it is, ``complete`` whether the draft as it stands is a legal action.
    """

    field: Field | None
    values: tuple[Any, ...]
    closable: bool
    complete: bool


def step_of(fields: Sequence[Field], legal: Iterable[Action], draft: Draft) -> Step:
    """The next step of a draft among legal actions of its kind."""
    at = len(draft.args)
    left = [a.args for a in legal if a.args[:at] == draft.args]
    if not draft.part and (at >= len(fields) or all(len(args) == at for args in left)):
        return Step(None, (), False, any(len(args) == at for args in left))
    field = fields[at]
    done = any(len(args) == at for args in left)
    here = [args for args in left if len(args) > at]
    if field.single:
        return Step(field, tuple(dict.fromkeys(args[at] for args in here)), done, done)
    part = draft.part if isinstance(field.form, Order) else tuple(sorted(draft.part))
    values: dict[Any, None] = {}
    closable, complete = False, done and not draft.part
    for args in here:
        more = _rest(args[at], draft.part, isinstance(field.form, Order))
        if more is None:
            continue
        values |= dict.fromkeys(more)
        if args[at] == part:
            closable = True
            complete = complete or len(args) == at + 1
    return Step(field, tuple(values), closable, complete)


def _rest(whole: tuple[Any, ...], part: tuple[Any, ...], ordered: bool) -> list[Any] | None:
    """What may follow the part on the way to the whole; None if it does not lead there."""
    if ordered:
        return list(whole[len(part) : len(part) + 1]) if whole[: len(part)] == part else None
    rest = Counter(whole)
    rest.subtract(part)
    return None if any(n < 0 for n in rest.values()) else [thing for thing, n in rest.items() if n]
