"""Every drop and click that is refused says its own reason: a case a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Refusal
from game.engine.refusal import GENERAL
from game.presentation import Drop, presentation_of
from game.presentation.gestures import meant_by
from game.table.drop import Dests, Outcome, Play, Refused, narrowed, sort_out
from game.titles.anno1701 import TITLE
from game.titles.anno1701.rules import CONTROLLER
from game.titles.anno1701.rules.components import CENTRES, LANDSCAPES
from game.titles.anno1701.table.hands import goods_piece, slot_of_card

from .positions import Table, begin
from .seated import sentences, texts_of

SHOWN = presentation_of(TITLE)


def at(table: Table, card: str, seat: int = 0) -> str:
    return slot_of_card(CONTROLLER.view(table.s, table.seat), seat, card)


def dropped(table: Table, piece: str, slot: str) -> Outcome:
    view = CONTROLLER.view(table.s, table.seat)
    dests = Dests(SHOWN, view, CONTROLLER.legal(table.s, table.seat))
    fitting = dests.targets(piece).get(slot, ())
    if fitting:
        return narrowed(CONTROLLER, fitting)
    return sort_out(CONTROLLER, view, meant_by(SHOWN, view, Drop(piece, slot)), SHOWN.YIELDS)


def why(table: Table, piece: str, slot: str) -> Refusal:
    outcome = dropped(table, piece, slot)
    assert isinstance(outcome, Refused), outcome
    return outcome.refusal


def mine(card: str) -> str:
    return goods_piece(0, card)


def acting() -> Table:
    return begin().goods(w=1, f=3, c=3, b1=2, b2=1).gold(3, 3)


def trading(key: str) -> Table:
    return begin().asked(key, 0, *(("harbour_a",) if key == "harbour" else ()))


Case = tuple[Callable[[], Table], str, str, str]
"""A position, the card that is carried, where to (a card, or a slot with a "/"), and the reason."""

DROPS: tuple[Case, ...] = (
    (acting, "forest", "=bank", "need_three_same"),
    (acting, "rum_warehouse", "=bank", "no_luxury_trade"),
    (acting, "fields", "rum_warehouse", "no_luxury_trade"),
    (acting, "fields", "pasture", "landscape_full"),
    (acting, "pasture", "fields", "landscape_full"),
    (acting, "forest", "clay_pit_1", "need_three_same"),
    (lambda: acting().gold(1, 1), "centre_left", "=bank", "need_three_same"),
    (lambda: acting().gold(2, 1), "centre_left", "=bank", "would_ruin"),
    (lambda: acting().gold(4, 4), "fields", "centre_left", "gold_full"),
    (lambda: acting().gold(0, 3), "fields", "forest", "landscape_blocked"),
    (lambda: acting().goods(w=0), "forest", "ship", "no_wood"),
    (lambda: acting().ship(4), "forest", "ship", "ship_perfect"),
    (acting, "fields", "ship", "only_wood"),
    (acting, "centre_right", "ship", "only_wood"),
    (acting, "fields", "rival:fields", "same_kind"),
    (acting, "rum_warehouse", "rival:fields", "no_luxury_trade"),
    (lambda: acting().goods(w=0), "forest", "rival:fields", "cannot_afford"),
    (lambda: acting().gold(4, 4), "forest", "rival:centre_left", "gold_full"),
    (lambda: acting().goods(seat=1, f=0), "forest", "rival:fields", "rival_cannot_pay"),
    (lambda: trading("harbour").goods(w=0), "forest", "fields", "landscape_empty"),
    (lambda: trading("harbour").goods(f=3), "forest", "fields", "landscape_full"),
    (lambda: trading("harbour"), "clay_pit_1", "clay_pit_2", "same_good"),
    (lambda: trading("harbour").gold(0, 3), "pasture", "fields", "landscape_blocked"),
    (lambda: trading("harbour"), "fields", "rum_warehouse", "no_luxury_trade"),
    (lambda: trading("diplomacy"), "centre_left", "rum_warehouse", "no_luxury_trade"),
    (lambda: trading("diplomacy"), "tobacco_warehouse", "centre_left", "no_luxury_trade"),
    (lambda: trading("diplomacy").goods(f=3), "centre_left", "fields", "landscape_full"),
    (lambda: trading("diplomacy").goods(f=0), "fields", "centre_left", "landscape_empty"),
    (lambda: trading("diplomacy").gold(4, 4), "fields", "centre_left", "gold_full"),
    (lambda: trading("diplomacy").gold(4, 2), "fields", "centre_left", "bad_gold_split"),
    (lambda: trading("diplomacy").gold(0, 2), "fields", "centre_right", "bad_gold_split"),
    (lambda: trading("diplomacy").gold(0, 2), "centre_left", "pasture", "bad_gold_split"),
    (lambda: trading("diplomacy").gold(0, 1), "centre_right", "pasture", "would_ruin"),
    (lambda: trading("diplomacy").gold(1, 3), "centre_left", "fields", "landscape_blocked"),
    (lambda: begin().asked("privilege", 0).goods(seat=1, w=0), "rival_card:forest", "forest", "nothing_there"),
    (lambda: begin().asked("privilege", 0).goods(w=3), "rival_card:forest", "forest", "landscape_full"),
    (lambda: begin().asked("privilege", 0), "rival_card:forest", "fields", "bad_goods_choice"),
    (lambda: begin().asked("queen", 0).goods(w=3), "die/event", "forest", "landscape_full"),
    (lambda: begin().asked("guild", 0, "guild_a").gold(0, 3), "die/number", "forest", "landscape_blocked"),
    (lambda: begin().asked("refill", 0), "centre_left", "=pile/era3_a", "era_closed_3"),
    (lambda: begin().asked("refill", 0).gold(0, 2), "centre_left", "=pile/era1_a", "no_gold"),
    (lambda: begin().asked("refill", 0).gold(1, 0), "centre_left", "=pile/era1_a", "would_ruin"),
    (lambda: begin().asked("refill", 0), "forest", "=pile/era1_a", "only_coins"),
    (lambda: begin().own("theatre_a").asked("theatre", 0, "spy_a").gold(0, 2), "centre_left", "=discard", "no_gold"),
    (lambda: begin().own("theatre_a").asked("theatre", 0, "spy_a"), "forest", "=discard", "only_coins"),
    (lambda: begin().asked("final", 0), "ship", "=voyage_deck", "ship_too_weak"),
)


@pytest.mark.parametrize("case", DROPS, ids=lambda case: f"{case[1]} on {case[2]}: {case[3]}")
def test_a_refused_drop_of_goods_and_coins_says_why(case: Case) -> None:
    make, card, to, code = case
    table = make()
    piece = card if "/" in card else mine(card)
    if card.startswith("rival_card:"):
        piece = goods_piece(1, card.partition(":")[2])
    rival = to.startswith("rival:")
    slot = to[1:] if to[0] == "=" else at(table, to.removeprefix("rival:"), int(rival))
    assert why(table, piece, slot).code == code


def test_what_no_hand_can_mean_on_an_inhabitant_says_so() -> None:
    table = begin().goods(c=2, f=2)
    for slot in (at(table, "ship"), "me/c1_up", at(table, "centre_left"), "me/c4_row", "rival/c1_row", "rival/c1_up"):
        assert why(table, "rank/settler", slot).code == "not_an_inhabitant"
    assert isinstance(dropped(table, "rank/settler", "me/c1_row"), Play)


def test_a_building_carried_over_the_strait_says_where_one_builds() -> None:
    table = begin().hold("market_a")
    for slot in ("rival/c1_up", "rival/c1_row", at(table, "forest", 1)):
        assert why(table, "market_a", slot).code == "not_your_side"


def test_a_leader_on_the_ship_is_told_what_the_ship_lacks() -> None:
    table = begin().hold("captain_a").asked("final", 0)
    assert why(table, "captain_a", at(table, "ship")).code == "ship_too_weak"
    assert isinstance(dropped(table.ship(3), "captain_a", at(table, "ship")), Play)
    early = begin().hold("captain_a")
    assert why(early, "captain_a", at(early, "ship")).code == "leader_at_sea_only"


def test_either_card_of_a_good_can_be_carried_to_the_bank_and_a_theatre_takes_a_coin() -> None:
    table = begin().goods(b1=2, b2=1)
    for pit in ("clay_pit_1", "clay_pit_2"):
        assert isinstance(dropped(table, mine(pit), at(table, "forest")), Play)
    table = begin().own("theatre_a").asked("theatre", 0, "spy_a")
    assert isinstance(dropped(table, mine("centre_left"), "me/c1_up2"), Play)
    assert isinstance(dropped(table, mine("centre_left"), "discard"), Play)


def test_an_offer_pays_from_the_card_that_is_carried() -> None:
    for card in ("clay_pit_1", "clay_pit_2", "centre_left", "centre_right"):
        for amounts in ({"b1": 2, "b2": 2}, {"b1": 1, "b2": 3}, {"b1": 3, "b2": 1}):
            table = begin().goods(w=1, **amounts).goods(1, w=2, b1=1, b2=1).gold(2, 2).gold(2, 2, 1)
            before = held(table, card)
            outcome = dropped(table, mine(card), at(table, "forest", 1))
            assert isinstance(outcome, Play), outcome
            table.do(outcome.action.kind, *outcome.action.args)
            table.do("respond_trade", "accept")
            assert held(table, card) == before - 1


def held(table: Table, card: str) -> int:
    """What lies on an own card."""
    return table.s.gold[CENTRES.index(card)] if card in CENTRES else table.s.goods[LANDSCAPES.index(card)]


def clicked(table: Table, target: str) -> set[str]:
    view = CONTROLLER.view(table.s, table.seat)
    told = [CONTROLLER.check(table.s, a) for a in meant_by(SHOWN, view, Drop(target))]
    return {refusal.code for refusal in told if refusal is not None} - GENERAL


def test_a_click_that_is_no_answer_says_why() -> None:
    assert clicked(begin().asked("queen", 0).goods(w=3), mine("forest")) == {"landscape_full"}
    assert clicked(begin().asked("harbour", 0, "harbour_a").goods(w=0), mine("forest")) == {"landscape_empty"}
    assert clicked(begin().ship(4), mine("ship")) == {"ship_perfect"}
    assert clicked(begin(), "person/0/c1_row") == {"cannot_afford"}
    assert clicked(begin().asked("refill", 0), "pile/era3_a") == {"era_closed_3"}
    assert clicked(begin().asked("final", 0), "voyage_deck") == {"ship_too_weak"}
    assert "leader_at_sea_only" in clicked(begin().hold("captain_a"), "captain_a")


# --- the sentences ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gold", "args", "reason"),
    [
        ((4, 2), ("good_to_gold", "fields", "centre_left"), "full"),
        ((0, 2), ("good_to_gold", "fields", "centre_right"), "chaos"),
        ((0, 2), ("gold_to_good", "pasture", "centre_left"), "absent"),
    ],
)
def test_coins_in_the_wrong_place_are_told_apart(gold: tuple[int, int], args: tuple[str, ...], reason: str) -> None:
    refusal = begin().asked("diplomacy", 0).gold(*gold).refused("diplomacy", *args)
    assert (refusal.code, refusal.params["why"]) == ("bad_gold_split", reason)
    english = sentences(refusal)[1]
    assert "do not add up" not in english
    assert ("in chaos" in english) == (reason == "chaos")


def test_coins_that_do_not_add_up_are_told_so() -> None:
    table = begin().asked("place", 0, 2, "tax").gold(2, 3)
    assert table.refused("place_gold", 1, 0).params["why"] == "sum"
    assert "add up to 2" in sentences(table.refused("place_gold", 1, 0))[1]
    assert table.refused("place_gold", 0, 2).params["why"] == "full"


def test_an_offer_beyond_the_room_says_how_much_room_there_is() -> None:
    table = begin().goods(w=1).goods(seat=1, w=3)
    refusal = table.refused("offer_trade", ("food",), ("wood", "wood", "wood"))
    assert refusal.code == "landscape_full"
    japanese, english = sentences(refusal)
    assert "already" not in english
    assert "only for 2 more" in english
    assert "すでに" not in japanese
    assert "あと2つ" in japanese
    rich = begin().gold(3, 3).gold(3, 3, seat=1)
    japanese, english = sentences(rich.refused("offer_trade", ("wood",), ("gold",) * 3))
    assert "more than 8" in english
    assert "すでに" not in japanese, "six are not eight"


def test_one_leader_speaks_of_two_captains_too() -> None:
    table = begin().hold("captain_a", "captain_b").ship(3).asked("final", 0)
    refusal = table.refused("start_voyage", ("captain_a", "captain_b"))
    assert refusal.code == "one_leader"
    assert "together" not in sentences(refusal)[1]
    assert "一緒に" not in sentences(refusal)[0]


# --- coins that are left out (5.2) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "kind", "args", "purse"),
    [
        (lambda: begin().gold(2, 3).ship(3).sail("pirates_5"), "pay_tribute", (), (2, 1)),
        (lambda: begin().gold(2, 3).ship(3).sail("pirates_5"), "pay_tribute", (2,), (0, 3)),
        (lambda: begin().gold(2, 3).ship(3).sail("foreign_people_rum"), "buy_at_sea", ("rum",), (2, 2)),
        (lambda: begin().gold(1, 3).ship(3).sail("free_trader_goods"), "buy_at_sea", ("forest",), (1, 2)),
        (lambda: begin().asked("diplomacy", 0).gold(3, 2), "diplomacy", ("gold_to_good", "pasture"), (2, 2)),
        (lambda: begin().asked("diplomacy", 0).gold(3, 2), "diplomacy", ("good_to_gold", "pasture"), (3, 3)),
        (lambda: begin().hold().asked("refill", 0).gold(3, 2), "search_pile", ("era1_a",), (2, 2)),
        (lambda: begin().own("theatre_a").asked("theatre", 0, "spy_a").gold(3, 2), "theatre_cancel", (), (2, 2)),
    ],
)
def test_coins_that_are_left_out_are_paid_by_default(
    make: Callable[[], Table], kind: str, args: tuple[Any, ...], purse: tuple[int, int]
) -> None:
    table = make()
    if kind == "theatre_cancel":
        table.s.agenda = (("effect", 1, "spy_a"),)
    table.do(kind, *args)
    assert table.read("purse") == purse


def test_where_the_usual_coin_would_shut_the_landscape_another_pays() -> None:
    table = begin().gold(1, 1).ship(3).sail("free_trader_goods")
    assert table.s.gold[:2] == [1, 1]
    table.do("buy_at_sea", "clay_pit_1")
    assert table.read("purse") == (0, 1), "a coin of the right village would shut the clay pit beside it"


def test_the_last_coin_is_never_taken_by_default() -> None:
    assert begin().asked("diplomacy", 0).gold(1, 0).code("diplomacy", "gold_to_good", "pasture") == "would_ruin"
    assert begin().gold(0, 1).ship(3).sail("pirates_3").code("pay_tribute") == "would_ruin"
    assert begin().gold(0, 1).ship(3).sail("pirates_5").code("pay_tribute") == "cannot_pay_tribute"
    assert begin().ship(3).sail("besieged_trader").code("pay_tribute") == "must_fight"
    assert Action("pay_tribute", 0) not in CONTROLLER.legal(begin().ship(3).sail("pirates_3").s, 0)


@pytest.mark.parametrize(("theirs", "own"), [("clay_pit_1", "clay_pit_2"), ("clay_pit_2", "clay_pit_1")])
def test_a_click_on_a_good_of_the_rival_takes_it_wherever_there_is_room(theirs: str, own: str) -> None:
    table = begin().asked("privilege", 0).goods(**{"b1" if own == "clay_pit_2" else "b2": 3})
    meant = meant_by(SHOWN, CONTROLLER.view(table.s, 0), Drop(at(table, theirs, 1)))
    assert Action("privilege_take", 0, (theirs, own)) in meant
    assert (theirs, own) in table.legal()


@pytest.mark.parametrize("kind", ["pay_tribute", "buy_at_sea", "search_pile", "theatre_cancel", "diplomacy"])
def test_what_a_drop_leaves_open_about_coins_is_asked_of_the_villages(kind: str) -> None:
    for texts, village in zip(texts_of(), ("村", "village")):
        assert village in texts.say(f"anno1701-choose-{kind}".replace("_", "-"), {})


def test_a_refusal_names_what_is_lacking_where_and_how_much() -> None:
    asked = begin().all_goods(1).asked("queen")
    assert sentences(asked.refused("end_action_phase"))[1].endswith("the Queen’s gift.")
    short = begin().all_goods(0).goods(w=2)
    assert "2 wood" in sentences(short.refused("bank_trade", ("forest",) * 3, "fields"))[1]
    assert "give nothing" in sentences(short.refused("offer_trade", (), ("wood",)))[1]
    assert (
        "1 food" in sentences(begin().all_goods(0, seat=1).goods(w=2).refused("offer_trade", ("wood",), ("food",)))[1]
    )
    full = begin().goods(w=1).all_goods(1, seat=1).goods(seat=1, w=3)
    assert "wood" in sentences(full.refused("offer_trade", ("wood",), ("food",)))[1]
    weak = begin().ship(2).asked("final")
    assert "at II" in sentences(weak.refused("start_voyage", ()))[1]
    poor = begin().gold(0, 3).hold().asked("refill")
    assert "1 gold, and the left village centre" in sentences(poor.refused("search_pile", "era1_a", "centre_left"))[1]
    late = begin().asked("roll")
    late.s.phase, late.s.number = "dice", 0
    english = sentences(late.refused("end_turn"))[1]
    assert "final phase" in english
    assert "dice phase" in english
