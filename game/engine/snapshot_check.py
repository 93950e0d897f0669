"""A state that comes from outside is proved before any rule sees it: its types, its sizes, what exists, what may be asked,
all from the marks of its fields. Then a rehearsal: some moves are played on a copy. What is odd beyond that harms its owner
alone, and a rule that stumbles over it is caught.

Nothing here takes longer for a larger lie: what a list of legal actions would cost is worked out, not tried.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from math import comb, perm
from typing import Any

from game.engine.action import Bag, Order, Pay, Some
from game.engine.chance import Chance
from game.engine.decision import Decision, asking
from game.engine.fields import HIDDEN, Declared, gather, ids, misfit
from game.engine.rules import RuleController

MOST_OPTIONS = 2_000_000
"""Actions beyond which nobody could have been asked."""
MOST_PENDING = 32
REHEARSALS, REHEARSED = 3, 40
"""How often, and for how many plies, it is played on from there."""
_SAMPLE = 4
"""Of what is offered in a rehearsal, how many are asked whether they are legal."""
MOST_THINGS = 20_000
"""Entries in all containers of a state together."""


def proved(rules: RuleController[Any], seats: int, options: Mapping[str, str], seed: int, data: dict[str, Any]) -> Any:
    """The state that the data holds, as far as it can be one of such a game. Raises ValueError naming the field."""
    state = rules.state_class.restore(data)
    fields = state.declared()
    things = 0
    for field in fields:
        value = getattr(state, field.name)
        things += _size(value)
        if things > MOST_THINGS:
            raise ValueError(f"{field.name}: more things than any table holds")
        odd = misfit(field, value, seats)
        if odd:
            raise ValueError(f"{field.name}: {odd}")
    if getattr(state, "seats", seats) != seats:
        raise ValueError(f"seats: {state.seats} instead of {seats}")
    _prove_questions(rules, seats, state.pending)
    _prove_sealed(seats, state)
    whole = _prove_parts(rules, seats, options, seed, state)
    for decision in state.pending:
        for seat in decision.seats:
            if breadth(rules, fields, state, decision, seat) > MOST_OPTIONS:
                raise ValueError(f"pending: more answers than anybody could be asked for ({decision.key})")
    _prove_answers(rules, state)
    _prove_result(rules, state)
    _rehearse(rules, seats, state, whole)
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
        if len(set(decision.seats)) < len(decision.seats):
            raise ValueError(f"pending: a question to somebody twice ({decision.seats})")
        if decision.secret and type(rules).unseal is RuleController.unseal:
            raise ValueError("pending: nothing is chosen in secret here")


def _prove_sealed(seats: int, state: Any) -> None:
    if any(not 0 <= seat < seats or action.seat != seat for seat, action in state.sealed.items()):
        raise ValueError("sealed: an answer of nobody")
    if state.sealed and not (state.pending and state.pending[-1].secret):
        raise ValueError("sealed: an answer to nothing")
    if state.sealed and set(state.sealed) & set(state.pending[-1].seats):
        raise ValueError("sealed: an answer of somebody who is still asked")


def _prove_answers(rules: RuleController[Any], state: Any) -> None:
    """What was answered in secret is what might be answered now."""
    for seat, action in state.sealed.items():
        before = state.clone()
        del before.sealed[seat]
        before.pending[-1] = asking(before.pending[-1], seat)
        if action.kind not in before.pending[-1].kinds or rules.check(before, action) is not None:
            raise ValueError("sealed: an answer that nobody may give")


def _prove_result(rules: RuleController[Any], state: Any) -> None:
    """The game is over if nobody is asked, and the lines of each score add up."""
    result = rules.result(state)
    if (result is None) != bool(state.pending):
        raise ValueError("pending: the game goes on or is over, not both")
    for score in result.scores if result is not None else ():
        if sum(item.amount for item in score.items) != score.total:
            raise ValueError("the lines of a score do not add up")


def _rehearse(rules: RuleController[Any], seats: int, state: Any, whole: Counter[str]) -> None:
    """Play on for a while: no rule may break, nothing may appear or vanish, somebody can always act."""
    rng = random.Random(0)
    for attempt in range(REHEARSALS):
        played, chance = state.clone(), Chance(attempt)
        for _ in range(REHEARSED):
            decision = rules.pending(played)
            if decision is None:
                rules.result(played)
                break
            _prove_questions(rules, seats, played.pending)
            for seat in decision.seats:
                if breadth(rules, played.declared(), played, decision, seat) > MOST_OPTIONS:
                    raise ValueError("pending: it leads to more answers than anybody could be asked for")
            legal = rules.legal(played, rng.choice(decision.seats))
            if not legal:
                raise ValueError("pending: nobody can answer")
            for action in rng.sample(legal, min(_SAMPLE, len(legal))):
                if rules.check(played, action) is not None:
                    raise ValueError(f"pending: {action.kind} is offered and refused")
            rules.apply(played, rng.choice(legal), chance, False)
        if _nonzero(rules.ledger(played)) != _nonzero(whole):
            raise ValueError("components appear or vanish")


def _prove_parts(
    rules: RuleController[Any], seats: int, options: Mapping[str, str], seed: int, state: Any
) -> Counter[str]:
    """What there is must be what such a game begins with: nothing more, nothing less, nothing else. Returns that."""
    first = rules.setup(seats, options, Chance(seed))
    for field in first.declared():
        if "fixed" in field.marks and getattr(state, field.name) != getattr(first, field.name):
            raise ValueError(f"{field.name}: not what the options say")
    whole = rules.ledger(first)
    there = first.parts()
    for part, count in state.parts().items():
        if count > max(whole[part], there[part]):
            raise ValueError(f"{part[:40]}: {count} of it, where the game has {max(whole[part], there[part])}")
    seen: list[str] = []
    gather([getattr(state, field.name) for field in state.declared() if "parts" in field.marks], seen)
    if HIDDEN in seen:
        raise ValueError("something stands there that nobody knows")
    if (found := _nonzero(rules.ledger(state))) != _nonzero(whole):
        odd = sorted(part for part in {*found, *whole} if found[part] != whole[part])
        raise ValueError(f"{odd[0][:40]}: {found[odd[0]]} of it, where the game has {whole[odd[0]]}")
    return whole


def _nonzero(count: Counter[str]) -> Counter[str]:
    return Counter({part: n for part, n in count.items() if n})


def breadth(rules: RuleController[Any], fields: tuple[Declared, ...], state: Any, decision: Decision, seat: int) -> int:
    """At most how many ways there can be to pick several things out of what a seat has, for one argument."""
    held = [ids(getattr(state, f.name)[seat]) for f in fields if {"per_seat", "parts"} <= f.marks.keys()]
    kinds = [rules.kinds[name] for name in decision.kinds]
    asked = [field for kind in kinds if not kind.open for field in kind.fields]
    several = [(field.values, field.form) for field in asked if isinstance(field.form, Some | Bag | Order | Pay)]
    widest = 1
    for values, form in several:
        known, ordered = set(values), isinstance(form, Order)
        for things in held:
            widest = max(widest, _ways([t for t in things if t in known], form.most, ordered))
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
