"""Section 5: rounds, phases, who is asked in which order."""

from __future__ import annotations

import pytest

from game.engine import Chance
from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.components import FACES, NUMBER
from game.titles.undecim.rules.scoring import last_number

from .positions import Table, by_number


def dice(*values: int, **options: str) -> tuple[list[int], list[int]]:
    """A game in which nobody moves counters: the counters after each round start, and the rounds with a night."""
    t = Table(4, chance=Chance.scripted(3, die=[value - 1 for value in values]), **options)
    counters, nights = [], []
    for number in range(1, 6):
        assert t.s.round == number
        counters.append(t.s.counters)
        t.skip_until("select")
        events = t.skip_until("place_bonus")
        nights += [event.params["number"] for event in events if event.kind == "night_fell"]
    assert t.s.phase == "over"
    return [*counters, t.s.counters], nights


def test_tv_06_the_die_takes_off_what_is_there() -> None:
    t = Table(4).still("round_start")
    t.s.counters, t.chance = 3, Chance.scripted(1, die=[4])
    t.proceed()
    assert (t.s.die, t.s.counters) == (5, 0)
    t.skip_until("select")
    events = t.skip_until("place_bonus")
    assert "night_fell" in [event.kind for event in events]


def test_tv_50_night_in_round_four() -> None:
    assert dice(3, 3, 3, 3, 3) == ([7, 4, 1, 0, 7, 7], [4])


def test_tv_51_two_nights() -> None:
    assert dice(5, 5, 5, 5, 5) == ([5, 0, 5, 0, 5, 5], [2, 4])


def test_tv_52_no_night() -> None:
    assert dice(1, 1, 1, 1, 1) == ([9, 8, 7, 6, 5, 5], [])


def test_tv_53_a_surplus_is_lost() -> None:
    counters, nights = dice(6, 6, 1, 1, 1)
    assert (counters[:3], nights) == ([4, 0, 9], [2])


def test_tv_37_twelve_counters() -> None:
    counters, nights = dice(3, 4, 4, 1, 1, moon_counters="12")
    assert (counters[2], nights[:1]) == (1, [4])
    assert counters[4] == 11


def test_the_bonus_is_drawn_for_all_to_see_before_its_side_is_chosen() -> None:
    t = Table(4)
    seat = t.seat
    (card,) = t.s.tray
    assert t.legal() == [(card, side) for side in FACES[card]]
    t.do("place_card", *t.legal()[0])
    assert t.s.loose[seat] == (card,)
    assert t.s.fresh == ()
    assert t.seat == (seat + 1) % 4


def test_all_choose_in_secret_and_are_revealed_at_once() -> None:
    t = Table(4)
    t.skip_until("select")
    assert t.decision is not None
    assert (t.decision.seats, t.decision.secret) == ((0, 1, 2, 3), True)
    cards = [t.s.actions[seat][0] for seat in range(4)]
    for seat in (2, 0, 3):
        events = t.do("choose_action", cards[seat], seat=seat)
        assert events == []
        assert t.s.played == [()] * 4
    events = t.do("choose_action", cards[1], seat=1)
    assert {e.params["card"] for e in events if e.kind == "played"} == set(cards)
    assert [e.params["number"] for e in events if e.kind == "played"] == sorted(NUMBER[card] for card in cards)
    assert t.s.played == [(card,) for card in cards]
    assert [len(hand) for hand in t.s.actions] == [1] * 4


def test_a_choice_is_taken_back_until_all_have_chosen() -> None:
    t = Table(4)
    t.skip_until("select")
    first, second = t.s.actions[0]
    t.do("choose_action", first, seat=0)
    t.do("take_back", seat=0)
    t.do("choose_action", second, seat=0)
    for seat in (1, 2):
        t.do("choose_action", t.s.actions[seat][0], seat=seat)
    t.do("choose_action", t.s.actions[3][0], seat=3)
    assert t.s.played[0] == (second,)


def test_entries_act_in_ascending_number() -> None:
    t = Table(4)
    t.choose("prosperity", "astrology", "gathering", "trade")
    assert t.s.entries == (("astrology", 1), ("trade", 3), ("gathering", 2), ("prosperity", 0))
    turns = [t.seat]
    while t.key not in ("take", ""):
        t.do(*_last(t))
        if t.key != "take" and t.seat != turns[-1]:
            turns.append(t.seat)
    assert turns == [1, 3, 2, 0]


def _last(t: Table) -> tuple[object, ...]:
    if t.key == "shift_moon":
        return ("shift_moon", 0)
    kind = "stop_gain" if "stop_gain" in t.kinds() else "place_card" if "place_card" in t.kinds() else "skip_build"
    return (kind, *t.legal(kind)[0])


def test_tv_18_four_players_take_from_seven_and_leave_three() -> None:
    t = Table(4)
    t.choose("prosperity", "astrology", "gathering", "trade")
    t.skip_until("take")
    assert len(t.s.field) == 7
    order = []
    while t.key == "take":
        order.append(t.seat)
        t.do("take_action", *t.legal()[0])
    assert order == [1, 3, 2, 0]
    assert len(t.s.field) == 3
    assert [len(hand) for hand in t.s.actions] == [2] * 4


def test_tv_19_three_players_shuffle_the_five() -> None:
    t = Table(3)
    t.choose("prosperity", "astrology", "gathering")
    t.skip_until("take")
    assert (len(t.s.field), len(t.s.field_down)) == (6, 2)
    while t.key == "take":
        five = {*t.s.field, *t.s.field_down}
        t.do("take_action", *t.legal()[0])
    five = {card for card in five if card not in {c for hand in t.s.actions for c in hand}}
    t.skip_until("place_bonus")
    assert {*t.s.field, *t.s.field_down} == five
    assert (len(t.s.field), len(t.s.field_down)) == (3, 2)
    assert [stream for stream, _ in t.chance.notes].count("field") == 2


def test_tv_20_no_cards_are_taken_in_the_last_round() -> None:
    t = Table(4)
    t.s.round = 5
    t.choose("prosperity", "astrology", "gathering", "trade")
    asked = set()
    while t.s.pending:
        asked.add(t.key)
        t.do(*_answer(t))
    assert "take" not in asked
    assert t.s.phase == "over"


def _answer(t: Table) -> tuple[object, ...]:
    action = CONTROLLER.legal(t.s, t.seat)[-1]
    return (action.kind, *action.args)


def test_tv_86_nobody_takes_the_card_they_played() -> None:
    t = Table(4)
    t.choose("prosperity", "astrology", "gathering", "trade")
    t.skip_until("take")
    assert t.seat == 1
    assert t.code("take_action", "astrology") == "take_own"
    assert ("prosperity",) in t.legal("take_action")
    t.do("take_action", "prosperity")
    assert t.code("take_action", "astrology") == ""


def test_tv_87_cards_are_taken_in_order() -> None:
    t = Table(4)
    t.choose("prosperity", "astrology", "gathering", "trade")
    t.skip_until("take")
    t.do("take_action", "prosperity")
    assert t.seat == 3
    assert t.code("take_action", "astrology", seat=2) == "take_order"


def test_tv_42_two_actions_in_the_last_round() -> None:
    t = Table(4, last_round_actions="2")
    t.still("select").s.round = 5
    t.with_action(0, "expedition")
    t.with_action(0, "subjugation", keep=("expedition",))
    t.proceed()
    assert t.s.played[0] == ("expedition", "subjugation")
    assert [card for card, seat in t.s.entries if seat == 0] == ["expedition", "subjugation"]
    assert len(t.s.entries) == 8
    assert [NUMBER[card] for card, _ in t.s.entries] == sorted(NUMBER[card] for card, _ in t.s.entries)
    order = by_number(t)
    assert sorted(order) == [0, 1, 2, 3]
    assert [min(NUMBER[c] for c in t.s.played[seat]) for seat in order] == sorted(
        min(NUMBER[c] for c in t.s.played[seat]) for seat in range(4)
    )
    autos = 0
    t.loose(0, *["stone"] * 8)
    while t.s.pending:
        if t.key == "auto_action" and t.seat == 0:
            autos += 1
            t.do("settle", t.legal("settle")[0][0])
            continue
        t.do(*_answer(t))
    assert autos == 2
    assert last_number(t.s, 0) == 3


def test_a_game_has_five_rounds() -> None:
    t = Table(4, last_round_actions="1")
    rounds = []
    while t.s.pending:
        if t.key == "select":
            rounds.append(t.s.round)
        t.do(*_answer(t))
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("hand", "last"), [("5", 5), ("8", 8)])
def test_the_last_refill_may_be_greater(hand: str, last: int) -> None:
    t = Table(4, last_round_hand=hand)
    t.still("refill").s.round = 4
    t.s.played = [()] * 4
    t.proceed()
    assert [len(cards) for cards in t.s.hands] == [last] * 4


def test_earlier_refills_go_to_five() -> None:
    t = Table(4, last_round_hand="8")
    t.still("refill").s.round = 3
    t.hand(0, "stone", "wood")
    t.proceed()
    assert len(t.s.hands[0]) == 5
