"""What a title says of its hands, read both ways: patterns, functions, and functions that return patterns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.commands.skeleton import TITLE
from game.engine import Action, Seat, Session, View
from game.paths import bundled
from game.presentation import Click, Drag, Gesture, Standing, Touch, click, drag
from game.table.drop import Play, Refused
from game.table.model import TableModel


def laying(way: Any) -> TableModel:
    """The table of the skeleton at the moment when a card is laid, ``lay`` being done in that way."""
    session = Session(TITLE, [Seat("A"), Seat("B")], {}, 3)
    for _ in range(5):
        assert session.pending is not None
        seat = session.pending.seats[0]
        if session.pending.key == "lay" and len(session.plies) > 3:
            break
        session.propose(session.legal(seat)[0])
    assert session.pending is not None
    assert session.pending.key == "lay"
    model = TableModel(session, bundled("art"), session.pending.seats[0])
    model.presentation.TOUCH = {**model.presentation.TOUCH, "lay": way}
    model.refresh()
    return model


def by_hand(v: View, a: Action) -> Sequence[Gesture]:
    card, square = a.args
    return (Drag(card, f"square/{square}"),)


def bare(v: View, a: Action) -> Gesture:
    """Knows only cards that are held."""
    held = v.state.hands[a.seat]
    return Drag(held[held.index(a.args[0])], f"square/{a.args[1]}")


def by_pattern(v: View, a: Action) -> Touch:
    return drag("{card}", "square/{square}")


def by_patterns(v: View, a: Action) -> Sequence[Touch | Gesture]:
    return [drag("{card}", "square/{square}"), Click(f"mark/{a.args[1]}")]


WAYS: list[Any] = [drag("{card}", "square/{square}"), by_hand, bare, by_pattern, by_patterns]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: getattr(way, "__name__", "pattern"))
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
    found = model.presentation.meant(model.view, card, f"square/{free}")
    assert len(found) == len(set(found)), "nothing is meant twice"


def test_a_function_that_fails_for_what_is_not_legal_does_not_break_the_table() -> None:
    model = laying(bare)
    other = next(iter(model.view.state.board.values()))
    assert not model.may_lift(other)


def test_what_a_function_means_is_worked_out_once_for_a_view() -> None:
    asked: list[Action] = []

    def counted(v: View, a: Action) -> Gesture:
        asked.append(a)
        return by_hand(v, a)[0]

    model = laying(counted)
    card = model.view.state.hands[model.eyes][0]
    taken = f"square/{next(iter(model.view.state.board))}"
    model.drop(card, taken)
    before = len(asked)
    model.may_lift(card)
    model.drop(card, taken)
    assert len(asked) == before


def test_a_click_pattern_of_a_function_is_clicked() -> None:
    model = laying(lambda v, a: click("square/{square}") if a.args[0] == v.state.hands[a.seat][0] else by_hand(v, a))
    free = next(square for square in range(16) if square not in model.view.state.board)
    assert isinstance(model.click(f"square/{free}"), Play)


def test_where_the_game_stands_follows_from_the_fields() -> None:
    model = laying(by_hand)
    assert model.presentation.standing(model.view) == Standing(0, 0, "lay", tuple(model.view.state.vp))
