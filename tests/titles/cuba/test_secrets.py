"""Chapter 9: who may see what. Hidden things are exchanged; whoever may not see them notices nothing."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import HIDDEN, Action, Chance
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.state import CubaState

from .positions import Table, table

SPECTATOR = None


def seen(s: CubaState, seat: int | None) -> str:
    """Everything a seat can know of the moment: its view and what it may do."""
    view = CONTROLLER.view(s, seat)
    legal = [] if seat is None else CONTROLLER.legal(s, seat)
    return f"{view.state.digest()} {legal}"


def told(s: CubaState, action: Action, seat: int | None) -> Any:
    """What a seat hears of an action, and what it then sees."""
    after = s.clone()
    events = CONTROLLER.apply(after, action, Chance(1)).events
    return [event.seen_by(seat) for event in events], seen(after, seat)


def advanced() -> Table:
    """The advanced game, delegates chosen: mayor, worker, foreman."""
    t = table(3, {"advanced_delegate": "true"}).run("bills")
    for seat, card in enumerate(("mayor", "worker", "foreman")):
        t.do("choose_delegate", card, seat=seat)
    return t


def test_the_order_of_the_ship_pile_is_hidden_from_everybody() -> None:
    t = table()
    other = t.s.clone()
    other.pile = (*reversed(other.pile),)
    action = Action("play_character", 0, ("mayor",))
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert seen(t.s, seat) == seen(other, seat)
        assert told(t.s, action, seat) == told(other, action, seat)


def test_the_order_under_the_pile_is_known() -> None:
    t = table().round(2).ships("ship_04", "ship_05", "ship_08", sea="ship_06").run("round_end")
    for seat in (SPECTATOR, 0):
        view = CONTROLLER.view(t.s, seat).state
        assert view.under == ("ship_08",)
        assert set(view.pile) == {HIDDEN}


def test_the_order_of_the_statute_piles_is_hidden_from_everybody() -> None:
    t = table()
    other = t.s.clone()
    other.statute_piles = [(*reversed(pile),) for pile in other.statute_piles]
    for seat in (SPECTATOR, 0, 3):
        assert seen(t.s, seat) == seen(other, seat)


def test_a_delegate_is_seen_by_its_owner_only() -> None:
    t = advanced()
    other = t.s.clone()
    other.delegate[1] = "tradeswoman"
    for seat in (SPECTATOR, 0, 2):
        assert seen(t.s, seat) == seen(other, seat)
        assert told(t.s, Action("play_character", 0, ("worker",)), seat) == told(
            other, Action("play_character", 0, ("worker",)), seat
        )
    assert seen(t.s, 1) != seen(other, 1)
    assert CONTROLLER.view(t.s, 1).state.delegate == [HIDDEN, "worker", HIDDEN]


def test_a_delegate_is_seen_by_all_in_parliament() -> None:
    t = advanced()
    for seat, card in enumerate(("mayor", "worker", "foreman")):
        t.s.played[seat] = tuple(c for c in ("worker", "tradeswoman", "architect", "foreman", "mayor") if c != card)
    t.run("parliament")
    assert CONTROLLER.view(t.s, 0).state.speaker == ["mayor", "worker", "foreman"]


@pytest.mark.parametrize("key", ["bid", "rebid"])
def test_a_bid_is_seen_by_its_owner_only(key: str) -> None:
    t = table(3).speakers("mayor", "mayor", "mayor")
    if key == "rebid":
        t.bid(1, 1, 1)
    one, other = Table(t.s.clone()), Table(t.s.clone())
    kind = f"submit_{key}"
    one.do(kind, 0, seat=1)
    other.do(kind, 5, seat=1)
    for seat in (SPECTATOR, 0, 2):
        assert seen(one.s, seat) == seen(other.s, seat)
    assert seen(one.s, 1) != seen(other.s, 1)
    for action in (Action(kind, 0, (2,)),):
        for seat in (SPECTATOR, 0, 2):
            assert told(one.s, action, seat) == told(other.s, action, seat)


def test_a_closed_bid_can_be_taken_back() -> None:
    t = table(2).speakers("mayor", "worker")
    t.do("submit_bid", 7, seat=1)
    assert CONTROLLER.check(t.s, Action("take_back", 1)) is None
    CONTROLLER.apply(t.s, Action("take_back", 1), t.chance)
    t.do("submit_bid", 0, seat=1)
    t.do("submit_bid", 0, seat=0)
    assert t.s.pesos == [10, 10]


def test_hands_of_the_basic_game_are_public() -> None:
    t = table(2).pass_turn("mayor")
    view = CONTROLLER.view(t.s, 1).state
    assert view.hand(0) == ["worker", "tradeswoman", "architect", "foreman"]


def test_the_lighthouse_shows_the_pile_sorted() -> None:
    t = table().play("foreman").built(b2="lighthouse").pawn("b2")
    other = Table(t.s.clone())
    other.s.pile = (*reversed(other.s.pile),)
    assert t.legal("use_lighthouse") == other.legal("use_lighthouse")
    action = Action("use_lighthouse", 0, ("b2", "ship_09"))
    assert told(t.s, action, 0) == told(other.s, action, 0)
    assert CONTROLLER.apply(t.s, action, t.chance).events[0].reveals
