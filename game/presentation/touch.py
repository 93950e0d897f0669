"""How a hand does an action, said once: read forwards it is what lights up, read backwards what a drop could mean.

Patterns name pieces, slots and controls; ``{seat}`` and ``{field}`` stand for what the action says, ``{field[-1]}`` for
one thing of several. A title spells values that are no words of the board with its ``SPELL``: field -> value -> text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from game.engine import Action, Field, MoveType, View
from game.presentation.spots import Asked, Button, Click, Drag, Gesture

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


Hand: TypeAlias = Touch | Gesture
"""A pattern, or what one comes to for an action."""
Way: TypeAlias = Touch | Callable[[View, Action], Hand | Sequence[Hand]]
"""A pattern, or a function of the title for what patterns cannot say: it returns gestures or patterns, and is asked
of actions that are not legal too; a LookupError or ValueError then says that there is no hand for it."""
Ways: TypeAlias = Way | tuple[Way, ...]


def gestures_of(ways: Ways, fields: Sequence[Field], spell: Spell, v: View, a: Action) -> Iterator[Gesture]:
    """Every hand that does the action, the usual one first."""
    for way in ways if _several(ways) else (ways,):  # type: ignore[union-attr]
        for found in (way,) if isinstance(way, Touch) else _hands(way(v, a)):  # type: ignore[operator]
            yield _gesture(found, fields, spell, a) if isinstance(found, Touch) else found


def guesses(
    ways: Ways, kind: str, fields: Sequence[Field], spell: Spell, seat: int, piece: str, slot: str, turn: int = 0
) -> list[Action]:
    """What a drop could mean by the patterns of one kind, legal or not, or a click, with no slot: what they leave open is
    filled with the first value that the field has."""
    found: list[Action] = []
    for way in ways if _several(ways) else (ways,):  # type: ignore[union-attr]
        if not isinstance(way, Touch) or way.way not in ("drag", "click"):
            continue
        said: dict[str, Any] | None = _read(way.piece, piece, fields, spell, seat)
        if said is not None and way.way == "drag":
            there = _read(way.slot, slot, fields, spell, seat)
            agree = there is not None and all(said.get(k, value) == value for k, value in there.items())
            said = {**said, **(there or {})} if agree else None
        if said is None or (way.way == "click" and slot):
            continue
        if way.turn:
            said.setdefault(way.turn, turn)
        args = []
        for field in fields:
            if field.name not in said and field.optional:
                break
            args.append(said.get(field.name, next(iter(field.universe(1)), "")))
        found.append(Action(kind, seat, tuple(args)))
    return found


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
            found += [a for a in options if _says(a, guess, kind.fields) and kind.check(v.state, a) is None]
    return found


def _says(action: Action, guess: Action, fields: Sequence[Field]) -> bool:
    """True if the action says all that the guess says."""
    said = zip(fields, guess.args, action.args)
    agree = all(set(part) <= set(whole) if field.unordered else part == whole for field, part, whole in said)
    return agree and len(action.args) >= len(guess.args)


def by_function(ways: Ways) -> bool:
    """True if one of the ways is a function, which cannot be read backwards as a pattern can."""
    return any(not isinstance(way, Touch) for way in (ways if _several(ways) else (ways,)))  # type: ignore[union-attr]


def _hands(found: Hand | Sequence[Hand]) -> Sequence[Hand]:
    return (found,) if isinstance(found, Touch | Drag | Click | Button | Asked) else found


def _several(ways: Ways) -> bool:
    return isinstance(ways, tuple) and not isinstance(ways, Touch)


def _gesture(touch: Touch, fields: Sequence[Field], spell: Spell, a: Action) -> Gesture:
    said = {"seat": a.seat, **{field.name: arg for field, arg in zip(fields, a.args)}}

    def fill(pattern: str) -> str:
        return _HOLE.sub(lambda hole: _spelt(hole[1], hole[2], said, spell), pattern)

    if touch.way == "drag":
        turn = said.get(touch.turn, 0) if touch.turn else 0
        return Drag(fill(touch.piece), fill(touch.slot), int(turn), fill(touch.control))
    if touch.way == "click":
        return Click(fill(touch.piece))
    return Button(fill(touch.control)) if touch.way == "button" else Asked()


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
        parts += [re.escape(pattern[last : hole.start()]), f"(?P<{hole[1]}>.+?)"]
        last = hole.end()
    return re.compile("".join([*parts, re.escape(pattern[last:])]))
