"""What a title says of its hands, read both ways: patterns, functions, and functions that return patterns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from game.commands.skeleton import TITLE
from game.commands.skeleton.rules.components import CARDS
from game.engine import Action, Seat, Session, View
from game.paths import bundled
from game.presentation import Both, Click, Drag, Drop, Gesture, Standing, click, drag
from game.presentation.gestures import hands_of, meant_by
from game.presentation.touch import Args
from game.table.drop import Play, Refused
from game.table.model import TableModel


def laying(way: Any) -> TableModel:
    """The table of the skeleton at the moment when a card is laid, ``lay`` being done in that way."""
    session = Session(TITLE, [Seat("A"), Seat("B")], {}, 3)
    for _ in range(5):
        seat = session.pending.seats[0]
        if session.pending.key == "lay" and len(session.plies) > 3:
            break
        session.propose(session.legal(seat)[0])
    assert session.pending.key == "lay"
    model = TableModel(session, bundled("art"), session.pending.seats[0])
    model.presentation.TOUCH = {**model.presentation.TOUCH, "lay": way}
    model.refresh()
    return model


def by_hand(v: View, a: Action) -> Sequence[Gesture]:
    card, square = a.args
    return (Drag(card, f"square/{square}"), Click(f"mark/{square}"))


def back(v: View, drop: Drop) -> Iterator[Args]:
    where, _, square = drop.slot.partition("/")
    if where == "square" and drop.piece in CARDS:
        yield drop.piece, int(square)


WAYS: list[Any] = [
    drag("{card}", "square/{square}"),
    Both(by_hand, back),
    (click("mark/{square}"), Both(by_hand, back)),
]


@pytest.mark.parametrize("way", WAYS, ids=["pattern", "both", "either"])
def test_every_way_is_read_backwards(way: Callable[..., Any]) -> None:
    model = laying(way)
    state = model.view.state
    card = next(card for card in state.hands[model.eyes])
    taken = next(iter(state.board))
    free = next(square for square in range(16) if square not in state.board)
    assert model.drop(card, f"square/{free}") == Play(Action("lay", model.eyes, (card, free)))
    refused = model.drop(card, f"square/{taken}")
    assert isinstance(refused, Refused)
    assert refused.refusal.code == "square_taken"
    assert model.may_lift(card)
    found = meant_by(model.presentation, model.view, Drop(card, f"square/{free}"))
    assert len(found) == len(set(found)), "nothing is meant twice"


def test_any_stands_for_the_rest_of_a_name() -> None:
    model = laying(drag("card*", "square/{square}"))
    state = model.view.state
    free = next(square for square in range(16) if square not in state.board)
    action = Action("lay", model.eyes, (state.hands[model.eyes][0], free))
    hands = hands_of(model.presentation, model.view, action)
    lying = {piece for piece in model.presentation.placement(model.view) if piece.startswith("card")}
    assert {hand.piece for hand in hands if isinstance(hand, Drag)} == lying
    assert meant_by(model.presentation, model.view, Drop("card9z", f"square/{free}"))
    assert not meant_by(model.presentation, model.view, Drop("die", f"square/{free}"))


def test_an_armed_control_does_not_take_what_a_plain_drag_means() -> None:
    model = laying((drag("{card}", "square/{square}", control="bold"), drag("{card}", "mark/{square}")))
    card = model.view.state.hands[model.eyes][0]
    meant = partial(meant_by, model.presentation, model.view)
    assert meant(Drop(card, "square/3")) == []
    assert meant(Drop(card, "square/3", 0, "bold"))
    assert meant(Drop(card, "mark/3", 0, "bold"))


def test_where_the_game_stands_follows_from_the_fields() -> None:
    model = laying(WAYS[0])
    assert model.presentation.standing(model.view) == Standing(0, 0, "lay", tuple(model.view.state.vp))
