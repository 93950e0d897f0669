"""Whole games at random: what must be true at every moment of every game."""

from __future__ import annotations

import random

from game.engine import Draft
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.state import gold_of

from ... import day
from .positions import started


def test_what_is_asked_is_never_forced_except_by_hand() -> None:
    """A choice with one legal answer is answered by itself; only steps of the turn are asked all the same (5.2)."""
    by_hand = {"roll", "actions", "final", "refill", "exchange", "sail_first", "pirates", "respond"}
    for seed in day.some("forced", range(12), 4):
        table, rng = started(seed), random.Random(seed)
        while table.decision is not None:
            answers = [a for a in CONTROLLER.legal(table.s, table.seat) if KINDS[a.kind].answers]
            spends_the_last = gold_of(table.s, table.seat) <= 3
            assert len(answers) > 1 or table.key in by_hand or spends_the_last, (table.key, answers)
            CONTROLLER.apply(table.s, CONTROLLER.draw(table.s, table.seat, rng), table.chance)


def test_every_draft_of_an_open_kind_leads_to_a_legal_action() -> None:
    rng = random.Random(2)
    found: set[str] = set()
    for seed in range(3):
        table = started(seed, free_layout="true")
        while table.decision is not None:
            for kind in table.decision.kinds:
                if KINDS[kind].open:
                    drawn = put_together(table.s, Draft(kind, table.seat), rng)
                    if drawn is not None:
                        assert CONTROLLER.check(table.s, drawn) is None, drawn
                        found.add(kind)
            CONTROLLER.apply(table.s, CONTROLLER.draw(table.s, table.seat, rng), table.chance)
    assert found >= {"build", "bank_trade", "offer_trade", "respond_trade", "rearrange_building", "assign_layout"}
    assert found >= {"diplomacy", "search_pile", "play_action"}


def put_together(s: object, draft: Draft, rng: random.Random):  # type: ignore[no-untyped-def]
    for _ in range(40):
        step = CONTROLLER.next(s, draft)  # type: ignore[arg-type]
        if step.complete and (step.field is None or rng.random() < 0.5):
            return draft.action(step.field)
        if step.values:
            draft = draft.said(step.field, rng.choice(step.values))  # type: ignore[arg-type]
        elif step.closable and step.field is not None:
            draft = draft.closed(step.field)
        else:
            return None
    return None
