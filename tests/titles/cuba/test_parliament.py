"""5.6: parliament."""

from __future__ import annotations

import pytest

from .positions import Table, table


def parliament(*cards: str, start: int = 0, seats: int = 0, options: dict[str, str] | None = None) -> Table:
    """Everybody has played four cards; these are the fifth ones. Nobody's fourth card moves the start player card."""
    return table(seats or len(cards), options).start(start).speakers(*cards)


def test_tv_s19_card_town_hall_and_bid() -> None:
    t = table(3)
    t.s.vote_tile = 0
    t.speakers("foreman", "mayor", "worker")
    assert t.s.votes == [6, 5, 1]
    t.bid(1, 0, 0)
    assert t.s.votes[0] == 7
    assert t.s.pesos[0] == 9


def test_tv_s20_corruption() -> None:
    t = table(3).statute("other_corruption")
    t.s.vote_tile = 0
    t.speakers("architect", "mayor", "worker")
    assert t.s.votes == [5, 5, 1]
    assert t.key == "enact"
    assert t.s.pending[-1].seats == (0,)
    assert t.refused("submit_bid", 1) == ("corruption", {}, "6.9")


def test_tv_s21_the_tied_bid_once_more() -> None:
    t = parliament("foreman", "mayor", "worker")
    t.bid(3, 2, 0)
    assert t.key == "rebid"
    assert t.s.pending[-1].seats == (0, 1)
    assert t.refused("submit_rebid", 1, seat=2) == ("not_tied", {}, "5.6")
    t.bid(2, 1)
    assert t.s.votes == [9, 8, 1]
    assert t.s.pesos == [5, 7, 10]
    assert t.s.pending[-1].seats == (0,)


def test_tv_s22_everybody_pays() -> None:
    t = parliament("mayor", "mayor").bid(3, 1)
    assert t.s.pesos == [7, 9]
    assert t.key == "enact"
    assert t.s.pending[-1].seats == (0,)
    assert t.code("enact_bills", ("duty", "tax"), seat=1) == "not_your_turn"


def test_tv_e43_a_tie_that_is_left_goes_by_the_order_of_seats() -> None:
    t = parliament("worker", "mayor", "worker", "mayor", start=2).bid(0, 0, 0, 0).bid(1, 1)
    assert t.s.pending[-1].seats == (3,)


def test_the_start_player_wins_a_tie() -> None:
    t = parliament("worker", "mayor", "mayor", "mayor", start=3).bid(0, 0, 0, 0).bid(0, 0, 0)
    assert t.s.pending[-1].seats == (3,)


def test_the_new_start_player_decides() -> None:
    """R18."""
    t = table(2).statute("other_corruption")
    t.s.turns, t.s.seat = 6, 0
    t.s.played = [("worker", "architect", "tradeswoman"), ("worker", "architect", "tradeswoman")]
    t.pass_turn("foreman")
    assert t.s.start_seat == 0
    t.pass_turn("foreman")
    assert t.s.start_seat == 1
    assert t.s.speaker == ["mayor", "mayor"]
    assert t.s.pending[-1].seats == (1,)


def test_tv_e44_an_empty_purse_bids_nothing() -> None:
    t = table(2).pesos(0, 5).speakers("mayor", "worker")
    assert t.legal("submit_bid") == [(0,)]
    assert t.refused("submit_bid", 1) == ("bid_too_high", {"pesos": 0}, "5.6")
    assert t.code("submit_bid", 9999) == "bid_too_high"
    assert t.code("submit_bid", -1) == "not_a_choice"


def test_a_bid_stays_in_the_purse_until_all_are_in() -> None:
    t = parliament("mayor", "worker", "worker")
    t.do("submit_bid", 4, seat=1)
    assert t.s.pesos == [10, 10, 10]
    t.do("submit_bid", 2, seat=0)
    t.do("submit_bid", 0, seat=2)
    assert t.s.pesos == [8, 6, 10]


def test_rebids_come_from_what_is_left() -> None:
    t = table(2).pesos(3, 3).speakers("mayor", "mayor").bid(2, 2)
    assert t.legal("submit_rebid") == [(0,), (1,)]
    assert t.code("submit_rebid", 2) == "bid_too_high"


def test_two_bills_come_into_force_the_others_leave() -> None:
    """R7."""
    t = parliament("mayor", "worker").bid(0, 0)
    assert t.s.bills == ["tax_1", "duty_citrus", "subsidy_buildings", "other_market_decrease"]
    t.do("enact_bills", ("subsidy", "tax"))
    assert t.s.statutes[:3] == ["tax_1", "printed_duty", "subsidy_buildings"]
    assert set(t.s.gone) == {"printed_tax", "duty_citrus", "other_market_decrease"}
    assert t.s.bills == ["", "", "", ""]


def test_tv_e45_exactly_two() -> None:
    t = parliament("mayor", "worker").bid(0, 0)
    for bills in (("tax", "tax"), ("tax",), ("duty", "subsidy", "tax"), ()):
        assert t.refused("enact_bills", bills) == ("choose_exactly_two", {"n": len(set(bills))}, "5.6")
    assert t.code("enact_bills", ("tax", "war")) == "not_a_choice"
    assert len(t.legal("enact_bills")) == 6


def test_tv_e41_what_is_enacted_is_carried_out_at_once() -> None:
    t = table(2).bill("tax_5").bill("other_drought").speakers("mayor", "worker").bid(0, 0)
    t.yard(citrus=1).do("enact_bills", ("other", "tax"))
    assert t.s.statutes == ["tax_5", "printed_duty", "", "other_drought"]
    t.do("pay_tax")
    assert t.s.pesos[0] == 5
    t.do("decline_tax")
    assert t.key == "duty"
    t.do("pay_duty", ("citrus",))
    assert t.vp() == 5
    assert t.s.tally_row(0)[6] == 0


def test_tv_e47_an_unused_town_hall_has_no_votes() -> None:
    t = table(2).built(b2="town_hall").speakers("mayor", "worker")
    assert t.s.votes == [5, 1]


# --- the advanced game (5.4) -----------------------------------------------------------------------


def sent(*delegates: str) -> Table:
    """The advanced game after everybody has sent a delegate."""
    t = table(len(delegates), {"advanced_delegate": "true"}).run("bills")
    assert t.key == "delegate"
    for seat, card in enumerate(delegates):
        t.do("choose_delegate", card, seat=seat)
    return t


def test_tv_s38_the_delegate_cannot_be_played() -> None:
    t = sent("mayor", "worker")
    assert t.refused("play_character", "mayor") == ("card_is_delegate", {"character": "mayor"}, "5.4")
    assert ("mayor",) not in t.legal("play_character")
    assert t.refused("choose_delegate", "worker") == ("delegate_fixed", {}, "5.4")
    assert t.code("choose_delegate", "worker", seat=1) == "delegate_fixed"


def test_delegates_are_chosen_in_any_order() -> None:
    t = table(3, {"advanced_delegate": "true"}).run("bills")
    for seat in (2, 0, 1):
        assert t.s.pending[-1].key == "delegate"
        t.do("choose_delegate", "mayor", seat=seat)
    assert t.s.delegate == ["mayor"] * 3
    assert t.key == "turn"


def test_delegates_are_shown_in_parliament() -> None:
    t = sent("mayor", "worker")
    for character in ("worker", "tradeswoman", "architect", "foreman"):
        t.pass_turn(character)
        t.pass_turn("mayor" if character == "worker" else character)
    assert t.s.speaker == ["mayor", "worker"]
    assert t.s.votes == [5, 1]
    assert t.s.delegate == ["", ""]


def test_the_delegate_is_asked_every_round_before_the_first_card() -> None:
    t = sent("mayor", "worker").run("round_end")
    assert t.key == "delegate"
    assert t.s.pending[-1].seats == (0, 1)
    assert t.s.pending[-1].secret


@pytest.mark.parametrize("seats", [2, 5])
def test_the_basic_game_asks_for_no_delegate(seats: int) -> None:
    assert table(seats).run("bills").key == "turn"
