"""The reason is the reason: of all that a drop may mean, the deed that is nearest to legal says why not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from game.engine import Action, Seat, Session, Title
from game.engine.refusal import GENERAL
from game.paths import bundled
from game.presentation import Drop
from game.presentation.gestures import meant_by
from game.table.answers import why_not
from game.table.drop import Refused, sort_out
from game.table.model import TableModel

from ..toy import TITLE as TOY
from .titles import DRAWN, name, sessions, some_action

MOMENTS, PIECES, PLACES = 10, 12, 16


def moments(title: Title, seed: int) -> Iterator[TableModel]:
    """The table at some moments of games of every number of seats, seen by whoever is asked."""
    rng = random.Random(seed)
    for session in sessions(title, seed):
        for _ in range(MOMENTS):
            for _ in range(rng.randrange(1, 18)):
                if session.pending is not None:
                    session.propose(some_action(rng, session.legal(session.pending.seats[0])))
            if session.pending is not None:
                yield TableModel(session, bundled("art"), session.pending.seats[0])


@pytest.mark.sample(4)
@pytest.mark.parametrize("title", DRAWN, ids=name)
def test_no_drop_says_that_it_is_not_the_time_where_there_is_a_closer_reason(title: Title) -> None:
    rng, refused = random.Random(7), 0
    for model in moments(title, 7):
        pieces, slots = list(model.laid), list(model.layout.slots)
        for piece in rng.sample(pieces, min(PIECES, len(pieces))):
            for slot in rng.sample(slots, min(PLACES, len(slots))):
                outcome = model.drop(piece, slot)
                if not isinstance(outcome, Refused):
                    continue
                refused += 1
                meant = meant_by(model.presentation, model.view, Drop(piece, slot))
                told = [model.session.rules.check(model.view.state, action) for action in meant]
                closer = {refusal.code for refusal in told if refusal is not None} - GENERAL
                asked = [a for a in meant if a.kind in model.view.state.pending[-1].kinds]
                assert outcome.refusal.code not in GENERAL or not closer, (piece, slot, outcome, closer)
                if closer and asked:
                    own = {model.session.rules.check(model.view.state, action).code for action in asked} - GENERAL
                    assert not own or outcome.refusal.code in own, (piece, slot, outcome, own)
    assert refused or title is not TOY


def test_a_thing_that_can_do_nothing_says_why_where_all_its_deeds_are_refused_for_one_reason() -> None:
    told = 0
    for title in DRAWN:
        rng = random.Random(5)
        for model in islice(moments(title, 5), 4):
            for piece in rng.sample(list(model.laid), min(4, len(model.laid))):
                refusal, check, state = why_not(model, piece), model.session.rules.check, model.view.state
                if refusal is not None:
                    drops = [Drop(piece, slot, 0, model.mode) for slot in ("", *model.layout.slots)]
                    meant = [action for drop in drops for action in meant_by(model.presentation, model.view, drop)]
                    asked = [action for action in meant if action.kind in state.pending[-1].kinds]
                    reasons = [check(state, action) for action in asked or meant]
                    assert all(
                        reason == refusal for reason in reasons if asked or (reason and reason.code not in GENERAL)
                    )
                    told += 1
    assert told > 1


def test_what_is_asked_for_speaks_before_what_is_not_and_a_telling_code_before_one_that_yields() -> None:
    session = Session(TOY, [Seat("A"), Seat("B")], {}, 3)
    model = TableModel(session, bundled("art"), 0)
    held, other = model.view.state.hands[0][0], session.view(1).state.hands[1][0]
    late, foreign = Action("buy", 0, (held,)), Action("bid", 0, (other,))
    rules, view = session.rules, model.view
    assert rules.check(view.state, late).code == "wrong_phase"
    outcome = sort_out(rules, view, [late, foreign])
    assert isinstance(outcome, Refused)
    assert (outcome.action, outcome.refusal.code) == (foreign, "not_in_hand")
    rest = [Action("bid", 0, ("nonsense",)), foreign]
    assert sort_out(rules, view, rest).refusal.code == "not_in_hand", "no sentence at all says less than a reason"
    assert sort_out(rules, view, [foreign, late], ("not_in_hand",)).action == foreign, "yielding is still closer"
