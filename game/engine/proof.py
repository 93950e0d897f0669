"""A state that comes from outside is proved before any rule sees it: its types, its sizes, what exists, what may be asked.

Nothing here takes longer for a larger lie: what a list of legal actions would cost is worked out, not tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import comb, perm
from typing import Any

from game.engine.action import Order
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.fields import HIDDEN, Declared, ids
from game.engine.rules import RuleController

MOST_OPTIONS = 2_000_000
"""Actions beyond which nobody could have been asked."""
MOST_PENDING = 32
MOST_THINGS = 20_000
"""Entries in all containers of a state together."""


def proved(rules: RuleController[Any], seats: int, options: Mapping[str, str], seed: int, data: dict[str, Any]) -> Any:
    """The state that the data holds, as far as it can be one of such a game. Raises ValueError naming the field."""
    state = rules.state_class.restore(data)
    fields = state.declared()
    things = 0
    for field in fields:
        value = getattr(state, field.name)
        if "per_seat" in field.marks and len(value) != seats:
            raise ValueError(f"{field.name}: {len(value)} entries for {seats} seats")
        things += _size(value)
        if things > MOST_THINGS:
            raise ValueError(f"{field.name}: more things than any table holds")
    if getattr(state, "seats", seats) != seats:
        raise ValueError(f"seats: {state.seats} instead of {seats}")
    _prove_questions(rules, seats, state.pending)
    if any(not 0 <= seat < seats or action.seat != seat for seat, action in state.sealed.items()):
        raise ValueError("sealed: an answer of nobody")
    _prove_parts(rules, seats, options, seed, state)
    fault = rules.unsound(state)
    if fault:
        raise ValueError(fault)
    for decision in state.pending:
        for seat in decision.seats:
            if breadth(rules, fields, state, decision, seat) > MOST_OPTIONS:
                raise ValueError(f"pending: more answers than anybody could be asked for ({decision.key})")
    return state


def _prove_questions(rules: RuleController[Any], seats: int, pending: list[Decision]) -> None:
    if len(pending) > MOST_PENDING:
        raise ValueError("pending: too many questions")
    for decision in pending:
        foreign = [kind for kind in decision.kinds if kind not in rules.kinds]
        if foreign or not decision.kinds:
            raise ValueError(f"pending: nobody asks for {foreign}")
        if not decision.seats or any(not 0 <= seat < seats for seat in decision.seats):
            raise ValueError(f"pending: a question to nobody ({decision.seats})")


def _prove_parts(rules: RuleController[Any], seats: int, options: Mapping[str, str], seed: int, state: Any) -> None:
    """What there is must be what such a game begins with: nothing more, nothing less, nothing else."""
    first = rules.setup(seats, options, Chance(seed))
    whole = rules.ledger(first)
    there = first.parts()
    for part, count in state.parts().items():
        if count > max(whole[part], there[part]):
            raise ValueError(f"{part[:40]}: {count} of it, where the game has {max(whole[part], there[part])}")
    if HIDDEN in set(_words(state)):
        raise ValueError("something stands there that nobody knows")
    if (found := _nonzero(rules.ledger(state))) != _nonzero(whole):
        odd = sorted(part for part in {*found, *whole} if found[part] != whole[part])
        raise ValueError(f"{odd[0][:40]}: {found[odd[0]]} of it, where the game has {whole[odd[0]]}")


def _nonzero(count: Counter[str]) -> Counter[str]:
    return Counter({part: n for part, n in count.items() if n})


def _words(state: Any) -> Iterable[str]:
    for field in state.declared():
        if "parts" in field.marks:
            yield from _texts(getattr(state, field.name))


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)


def breadth(rules: RuleController[Any], fields: tuple[Declared, ...], state: Any, decision: Decision, seat: int) -> int:
    """At most how many ways there can be to pick several things out of what a seat has, for one argument."""
    held = [
        list(ids(getattr(state, field.name)[seat]))
        for field in fields
        if "per_seat" in field.marks and "parts" in field.marks
    ]
    widest = 1
    for name in decision.kinds:
        kind = rules.kinds[name]
        if kind.open:
            continue
        for field in kind.fields:
            if field.single:
                continue
            known = set(field.values)
            for things in held:
                most = getattr(field.form, "most", 1)
                widest = max(widest, _ways([t for t in things if t in known], most, isinstance(field.form, Order)))
    return widest


def _ways(things: list[str], most: int, ordered: bool) -> int:
    """In how many ways up to ``most`` of the things can be picked; equal things count once where that is fewer."""
    count, most = len(things), min(most, len(things))
    if ordered:
        return sum(perm(count, k) for k in range(most + 1))
    alike = 1
    for number in Counter(things).values():
        alike *= number + 1
    return min(alike, sum(comb(count, k) for k in range(most + 1)))


def _size(value: Any) -> int:
    if isinstance(value, dict):
        return 1 + len(value) + sum(_size(v) for v in value.values())
    if isinstance(value, list | tuple | set | frozenset):
        return 1 + sum(_size(v) for v in value)
    return 1
