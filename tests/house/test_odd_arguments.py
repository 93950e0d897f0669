"""Arguments from outside that nobody could mean: every kind of every title answers with a refusal, whatever they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.engine import Action, Chance, Refusal, RuleController, Title
from game.engine.title import checked_options

from .titles import ALL, name

PLIES = 300
ODD: tuple[Any, ...] = (
    *(None, True, False, 1.5, "", "?", "no such thing", -1, 0, 99, 2**70, -(2**70)),
    *(
        [],
        {},
        set(),
        b"",
        object(),
        ("a", ["b"]),
        ((),),
        (((1,),),),
        {"a": 1},
        ["wood"],
        (True,),
        (None,),
        ("x",) * 300,
    ),
)


def mutants(args: tuple[Any, ...], rng: random.Random) -> Iterator[Any]:
    """The arguments of a legal action, changed in one place."""
    yield from (list(args), {}, None, "", 7, (*args, "more"), (*args, ()), args[:-1])
    for at, arg in enumerate(args):
        for odd in rng.sample(ODD, 7):
            yield (*args[:at], odd, *args[at + 1 :])
        if isinstance(arg, tuple):
            yield (*args[:at], list(arg), *args[at + 1 :])
            yield (*args[:at], dict.fromkeys(arg), *args[at + 1 :])
            yield (*args[:at], arg * 2, *args[at + 1 :])
            yield (*args[:at], (*arg, *arg[:1]), *args[at + 1 :])
            yield (*args[:at], (*arg, rng.choice(ODD)), *args[at + 1 :])
        else:
            yield (*args[:at], (arg,), *args[at + 1 :])


def faults(rules: RuleController[Any], s: Any, seat: int, rng: random.Random) -> Iterator[str]:
    """What at this position is neither refused nor a legal deed that can be done."""
    digest, legal = s.digest(), set(rules.legal(s, seat))
    tried = [Action(odd, seat) for odd in ODD] + [
        Action(next(iter(rules.kinds)), odd) for odd in ODD if odd != seat or odd is True
    ]
    for kind in rules.kinds.values():
        own = [a for a in legal if a.kind == kind.name]
        examples = [a.args for a in rng.sample(own, min(3, len(own)))] or kind.universe(40)[:2]
        tried += [Action(kind.name, seat, args) for example in examples for args in mutants(example, rng)]
    for a in tried:
        try:
            refusal = rules.check(s, a)
            if refusal is None:
                assert type(a.args) is tuple
                for field, arg in zip(rules.kinds[a.kind].fields_of(a.args), a.args):
                    assert not field.doubled(arg), "the same thing twice"
                rules.apply(s.clone(), rules.normal(a), Chance(1), with_events=False)
            else:
                assert isinstance(refusal, Refusal)
        except Exception as fault:
            yield f"{a}: {type(fault).__name__}: {fault}"
    assert s.digest() == digest


@pytest.mark.parametrize("title", ALL, ids=name)
def test_whatever_is_no_argument_is_refused(title: Title) -> None:
    found: list[str] = []
    for seats in {title.fewest, title.most}:
        rules, chance, rng = title.controller(), Chance(seats), random.Random(f"odd {seats}")
        s = rules.setup(seats, checked_options(title, seats, {}), chance)
        seen: set[str] = set()
        for _ in range(PLIES):
            pending = rules.pending(s)
            if pending is None:
                break
            seat = pending.seats[0]
            if pending.key not in seen:
                seen.add(pending.key)
                found += faults(rules, s, seat, rng)
            rules.apply(s, rules.normal(rng.choice(rules.legal(s, seat))), chance, with_events=False)
    assert not found, "\n".join(found[:20])
