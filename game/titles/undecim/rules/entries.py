"""Inside one entry (5.3): gold line, the steps of the card, auto action, end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import Effects
from game.titles.undecim.rules import black, decisions
from game.titles.undecim.rules.area import form_annexations
from game.titles.undecim.rules.building import ask_build
from game.titles.undecim.rules.components import ACTION_CARDS, GOLD, ActionCard, TextStep
from game.titles.undecim.rules.state import UndecimState

Stage = Callable[[UndecimState, int, TextStep, Effects], None]
_NO_STEP: Final = TextStep("")


def begin(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """The card's turn begins."""
    out.event("turn_begins", seat=seat, card=s.entries[s.at][0])


def begin_with_gold_line(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """The card's turn begins; a seat with loose gold is offered the gold line (8.4: unless it is switched off)."""
    begin(s, seat, step, out)
    if GOLD in s.sides[seat] and s.rules().gold_boost != "off":
        s.pending.append(decisions.gold_line(seat, s.entries[s.at][0]))


def auto_action(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """One settle or develop, after the whole effect of the card (6.6)."""
    ask_build(s, "auto_action", seat, 1)


def end(s: UndecimState, seat: int, step: TextStep, out: Effects) -> None:
    """Annexations form (V3); the next entry begins."""
    if s.variants and s.rules().annexation:
        form_annexations(s, seat, out)
    s.at += 1
    s.step = s.paid = 0


def _stages(card: ActionCard, steps: tuple[TextStep, ...]) -> tuple[tuple[Stage, TextStep], ...]:
    first = begin if card.paid is None else begin_with_gold_line
    between = [(black.BEGIN[step.op], step) for step in steps]
    return ((first, _NO_STEP), *between, (auto_action, _NO_STEP), (end, _NO_STEP))


STAGES: Final = {
    name: (_stages(card, card.steps), _stages(card, card.paid or card.steps)) for name, card in ACTION_CARDS.items()
}
"""By action card: its stages, without and with its gold line in force."""


def resolve(s: UndecimState, out: Effects) -> bool:
    """Go on with the entries, stage by stage, until somebody must decide. True when all of them are done."""
    pending, entries = s.pending, s.entries
    while s.at < len(entries):
        card, seat = entries[s.at]
        stage = s.step
        s.step = stage + 1
        begin_stage, step = STAGES[card][s.paid][stage]
        begin_stage(s, seat, step, out)
        if pending:
            return False
    return True
