"""How a hand does an action, said once: read forwards it is what lights up, read backwards what a drop could mean.

Patterns name pieces, slots and controls; ``{seat}`` and ``{field}`` stand for what the action says, ``{field[-1]}`` for
one thing of several; a ``*`` in the piece of a drag for the rest of any name. A title spells values that are no words of
the board with its ``SPELL``: field -> value -> text. What patterns cannot say is said both ways by a pair of functions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from game.engine import Action, Field, MoveType, View
from game.presentation.spots import Asked, Button, Click, Drag, Gesture, PieceId, SlotId

ANY: Final = "*"
"""Stands in the piece of a drag for whatever its name goes on with: any of those that lie there."""
Spell: TypeAlias = Mapping[str, Callable[[Any], str]]
_HOLE = re.compile(r"\{(\w+)(?:\[(-?\d+)\])?\}")


class Touch(NamedTuple):
    """One way to do a kind of action: "drag", "click", "button" or "asked"."""

    way: str
    piece: str = ""
    slot: str = ""
    turn: str = ""
    control: str = ""


def drag(piece: str, slot: str, turn: str = "", control: str = "") -> Touch:
    """Take the piece to the slot, turned by the field named ``turn``, while the control is armed."""
    return Touch("drag", piece, slot, turn, control)


def click(target: str) -> Touch:
    """Point at the piece or slot: one click."""
    return Touch("click", target)


def button(key: str) -> Touch:
    """Press the control with that key."""
    return Touch("button", control=key)


def asked() -> Touch:
    """Answer the prompt that the form of its fields calls for."""
    return Touch("asked")


class Drop(NamedTuple):
    """What a hand did: a piece was let go over a slot, turned, while a control was armed; without a slot it was clicked."""

    piece: PieceId
    slot: SlotId = ""
    turn: int = 0
    mode: str = ""


Args: TypeAlias = "tuple[Any, ...]"


class Both(NamedTuple):
    """What patterns cannot say, as a pair of functions of the title that are each other's inverse (``taku check`` proves
    it): the hands that do a legal action, and the arguments of the actions of the kind, legal or not, that a drop or a
    click could mean, the best guess first. ``then``: the deeds that such a hand does after the action, one after the other,
    where a way of several steps is as many deeds; they need not be legal yet."""

    do: Callable[[View, Action], Sequence[Gesture]]
    read: Callable[[View, Drop], Iterable[Args]]
    then: Callable[[View, Action, Drop], Iterable[Action]] | None = None


HandWay: TypeAlias = Touch | Both
Ways: TypeAlias = HandWay | tuple[HandWay, ...]


def gestures_of(
    ways: Ways, fields: Sequence[Field], spell: Spell, v: View, a: Action, laid: Callable[[View], Iterable[PieceId]]
) -> Iterator[Gesture]:
    """Every hand that does the action, the usual one first. ``laid`` tells the pieces that lie on the table."""
    for way in _several(ways):
        if isinstance(way, Both):
            yield from way.do(v, a)
        else:
            yield from _filled(way, fields, spell, v, a, laid)


def read_back(ways: Ways, fields: Sequence[Field], spell: Spell, v: View, seat: int, drop: Drop) -> Iterator[Args]:
    """The arguments of every action of a kind that the drop could mean, legal or not. What a pattern leaves open is
    filled with the first value that the field has."""
    for way in _several(ways):
        if isinstance(way, Both):
            yield from way.read(v, drop)
            continue
        said = _said(way, fields, spell, seat, drop)
        if said is None:
            continue
        args: list[Any] = []
        for field in fields:
            if field.name not in said and field.optional:
                break
            args.append(said.get(field.name, next(iter(field.universe(1)), "")))
        yield tuple(args)


def _said(touch: Touch, fields: Sequence[Field], spell: Spell, seat: int, drop: Drop) -> dict[str, Any] | None:
    """What the drop says of the fields of an action, or None if it is not this hand."""
    if touch.way == "click":
        return None if drop.slot else _read(touch.piece, drop.piece, fields, spell, seat)
    if touch.way != "drag" or (touch.control and touch.control != drop.mode):
        return None
    said = _read(touch.piece, drop.piece, fields, spell, seat)
    there = _read(touch.slot, drop.slot, fields, spell, seat)
    if said is None or there is None or any(said.get(name, value) != value for name, value in there.items()):
        return None
    turned = {touch.turn: drop.turn} if touch.turn else {}
    return {**turned, **said, **there}


def completed(kinds: Mapping[str, MoveType[Any]], v: View, guesses: Iterable[Action]) -> list[Action]:
    """Every guess, and behind one that is not legal whatever is legal now and says the same and more: what a drop leaves
    open, such as who pays for it, is not its fault."""
    decision = v.state.pending[-1]
    found: list[Action] = []
    for guess in guesses:
        kind = kinds[guess.kind]
        found.append(guess)
        if guess.kind in decision.kinds and kind.check(v.state, guess) is not None:
            options = kind.options(v.state, decision, guess.seat)
            found += [a for a in options if says(a, guess, kind.fields) and kind.check(v.state, a) is None]
    return found


def says(action: Action, guess: Action, fields: Sequence[Field]) -> bool:
    """True if the action says all that the guess says."""
    said = zip(fields, guess.args, action.args)
    agree = all(set(part) <= set(whole) if field.unordered else part == whole for field, part, whole in said)
    return agree and len(action.args) >= len(guess.args)


def is_asked(ways: Ways) -> bool:
    """True if a prompt is all that does it."""
    return all(isinstance(way, Touch) and way.way == "asked" for way in _several(ways))


def strangers(ways: Ways, fields: Sequence[Field]) -> list[str]:
    """What the patterns name that is neither ``seat`` nor a field."""
    known = {"seat", "", *(field.name for field in fields)}
    named = [name for way in _several(ways) if isinstance(way, Touch) for name in (*_holes(way), way.turn)]
    return [name for name in dict.fromkeys(named) if name not in known]


def unsaid(ways: Ways, fields: Sequence[Field], spell: Spell, seat: int, drop: Drop) -> list[str]:
    """The fields that an action needs and of which the patterns that read the drop say nothing."""
    read = [
        way for way in _several(ways) if isinstance(way, Touch) and _said(way, fields, spell, seat, drop) is not None
    ]
    needed = [field.name for field in fields if not field.optional]
    return [name for name in needed if any(name not in (*_holes(way), way.turn) for way in read)]


def _holes(touch: Touch) -> list[str]:
    return [hole[1] for pattern in (touch.piece, touch.slot, touch.control) for hole in _HOLE.finditer(pattern)]


def thens(ways: Ways) -> list[Callable[[View, Action, Drop], Iterable[Action]]]:
    """What tells of the deeds that follow an action done in one of these ways."""
    return [way.then for way in _several(ways) if isinstance(way, Both) and way.then is not None]


def _several(ways: Ways) -> tuple[HandWay, ...]:
    return (ways,) if isinstance(ways, Touch | Both) else ways


def _filled(
    touch: Touch, fields: Sequence[Field], spell: Spell, v: View, a: Action, laid: Callable[[View], Iterable[PieceId]]
) -> Iterator[Gesture]:
    said = {"seat": a.seat, **{field.name: arg for field, arg in zip(fields, a.args)}}

    def fill(pattern: str) -> str:
        return _HOLE.sub(lambda hole: _spelt(hole[1], hole[2], said, spell), pattern)

    if touch.way == "click":
        yield Click(fill(touch.piece))
    elif touch.way == "button":
        yield Button(fill(touch.control))
    elif touch.way == "asked":
        yield Asked()
    else:
        turn = int(said.get(touch.turn, 0)) if touch.turn else 0
        named = fill(touch.piece)
        for piece in (p for p in laid(v) if fnmatchcase(p, named)) if ANY in named else (named,):
            yield Drag(piece, fill(touch.slot), turn, fill(touch.control))


def _spelt(name: str, index: str | None, said: Mapping[str, Any], spell: Spell) -> str:
    value = said[name]
    if index is not None:
        value = value[int(index)]
    return spell[name](value) if name in spell else str(value)


def _read(pattern: str, text: str, fields: Sequence[Field], spell: Spell, seat: int) -> dict[str, Any] | None:
    """What the holes of a pattern stand for in a text, or None if it does not fit."""
    fit = _compiled(pattern).fullmatch(text)
    if fit is None:
        return None
    by_name = {field.name: field for field in fields}
    said: dict[str, Any] = {}
    for name, spelt in fit.groupdict().items():
        if name == "seat":
            if spelt != str(seat):
                return None
            continue
        field = by_name[name]
        say = spell.get(name, str)
        value = next((value for value in field.values if say(value) == spelt), None)
        if value is None:
            return None
        said[name] = value if field.single else (value,)
    return said


@lru_cache(512)
def _compiled(pattern: str) -> re.Pattern[str]:
    parts, last = [], 0
    for hole in _HOLE.finditer(pattern):
        parts += [_escaped(pattern[last : hole.start()]), f"(?P<{hole[1]}>.+?)"]
        last = hole.end()
    return re.compile("".join([*parts, _escaped(pattern[last:])]))


def _escaped(text: str) -> str:
    return re.escape(text).replace(re.escape(ANY), ".+")
