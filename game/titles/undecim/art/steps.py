"""The steps of the card in play, and which of them is being done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.titles.undecim.rules.black import steps_of as black_steps
from game.titles.undecim.rules.cards import has_gold_line
from game.titles.undecim.rules.state import UndecimState


class Shown(NamedTuple):
    """A step: its message, whether it is ``done``, ``now`` or ``next``."""

    message: str
    params: Mapping[str, Any]
    state: str


def steps_of(s: UndecimState) -> list[Shown]:
    """Gold line, black text, auto action of the entry in progress."""
    found: list[Shown] = []
    if has_gold_line(s.rules(), s.entries[s.at][0]):
        key = "gold" if s.step <= 1 else "gold-paid" if s.paid else "gold-left"
        found.append(Shown(f"undecim-step-{key}", {}, "now" if s.step <= 1 else "done"))
    for i, step in enumerate(black_steps(s), 2):
        state = "now" if s.step == i else "done" if s.step > i else "next"
        found.append(Shown(f"undecim-step-{step.op}".replace("_", "-"), {}, state))
    last = len(black_steps(s)) + 2
    found.append(Shown("undecim-step-auto", {}, "now" if s.step >= last else "next"))
    return found
