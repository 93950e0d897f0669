"""Section 6.1 and the cards of 6.9 that gain: from hand, deck and revealed cards."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.undecim.rules.components import FACES

from .positions import Table

LANDS = ("grassland_stone", "forest_wood", "swamp_clay", "mountain_iron")


def gains(t: Table, kind: str = "") -> int:
    """Gain from the hand until the step ends, with the first legal side of the kind; how many were gained."""
    count = 0
    seat = t.seat
    while t.s.pending and t.key == "gain_hand" and t.seat == seat:
        options = [args for args in t.legal("gain") if kind in ("", args[1])]
        if not options:
            break
        t.do("gain", *options[0])
        count += 1
    return count


def begun(
    card: str, *hand: str, loose: tuple[str, ...] = (), towns: int = 0, paid: bool = False, die: int = 3, **options: str
) -> Table:
    """Seat 0 with that hand, those loose cards and so many settlements as its card begins; its gold line is ``paid``."""
    t = Table(**options)
    t.clear(0)
    for _ in range(towns):
        t.settlement(0, "stone", "stone")
    t.loose(0, *loose, *["gold"] * paid)
    t.hand(0, *hand)
    t.entry(card, die=die)
    if paid:
        t.do("pay_gold")
    return t


@pytest.mark.parametrize(
    ("card", "more", "count"),
    [
        ("bandits", {}, 2),
        ("bandits", {"invasion_hand_gain": "4"}, 2),
        ("invasion_war", {}, 2),
        ("invasion_war", {"invasion_hand_gain": "4"}, 4),
        ("prosperity", {"towns": 4}, 5),
        ("pioneering", {}, 4),
        ("pioneering", {"towns": 1}, 3),
        ("pioneering", {"towns": 2}, 2),
        ("pioneering", {"towns": 3}, 2),
        ("gathering", {"paid": True}, 5),
        ("flea_market", {"paid": True}, 5),
        ("taxation", {"modules": "golden_age", "towns": 1}, 2),
        ("taxation", {"modules": "golden_age", "loose": ("gold", "gold")}, 4),
        ("taxation", {"modules": "golden_age", "loose": ("gold",) * 5}, 5),
    ],
)
def test_so_many_are_gained_from_the_hand(card: str, more: dict[str, Any], count: int) -> None:
    assert gains(begun(card, *LANDS, "stone", "stone", **more)) == count


def test_tv_69_pioneering_uses_the_upper_halves() -> None:
    t = begun("pioneering", *LANDS, "enemy_gold", paid=True)
    assert {FACES[card].index(side) for card, side in t.legal("gain")} == {0}
    assert "enemy" not in {side for _, side in t.legal("gain")}
    assert gains(t) == 5
    assert t.s.hands[0] == ()


def test_gold_in_a_settlement_counts_for_no_tax() -> None:
    t = Table(modules="golden_age")
    t.clear(0)
    t.settlement(0, "stone", "stone", "gold")
    t.hand(0, *LANDS)
    t.entry("taxation")
    assert gains(t) == 2


def test_only_the_upright_half_counts_and_hand_cards_become_fresh() -> None:
    t = Table()
    (card,) = t.hand(0, "forest_wood")
    t.entry("bandits")
    t.do("gain", card, "wood")
    assert (t.s.loose[0][-1], t.s.sides[0][-1]) == (card, "wood")
    assert t.s.fresh == (card,)
    assert t.s.hands[0] == ()


def test_a_player_may_stop_early() -> None:
    t = begun("prosperity", *LANDS)
    t.do("gain", *t.legal("gain")[0])
    t.do("stop_gain")
    assert len(t.s.hands[0]) == 3
    assert t.key != "gain_hand"


def test_a_stop_is_told_in_the_same_words_with_and_without_a_choice() -> None:
    told = []
    for hand in (("enemy_gold", "stone"), ("stone", "wood")):
        t = Table()
        t.hand(0, *hand)
        events = t.entry("trade")
        if t.key == "gain_hand":
            events = t.do("stop_gain")
        told.append([e for e in events if e.kind == "gain_stopped"])
    assert told[0] == told[1] != []


def test_tv_17_prosperity_counts_settlements_before_the_auto_action() -> None:
    t = begun("prosperity", "wood", "wood", "clay", "iron", "forest_wood", towns=1)
    assert gains(t, "wood") == 3
    assert t.key == "auto_action"
    t.do("settle", t.legal("settle")[0][0])
    assert t.key != "gain_hand"
    assert len(t.s.hands[0]) == 2


def test_tv_68_trade_has_no_gold_line() -> None:
    t = begun("trade", "enemy_gold", "stone", loose=("gold",))
    assert t.key == "gain_hand"
    assert t.code("pay_gold") == "gold_no_line"
    t.do("gain", *t.legal("gain")[0])
    assert t.s.sides[0].count("gold") == 2
    assert t.key == "place_drawn"
    assert t.code("pay_gold") == "gold_no_line"


def test_trade_places_both_drawn_cards() -> None:
    t = Table()
    t.hand(0, "stone")
    first, second = t.stack("forest_wood", "enemy_gold")
    t.entry("trade")
    assert t.s.tray == (first, second)
    assert set(t.legal("place_card")) == {(c, side) for c in (first, second) for side in FACES[c]}
    t.do("place_card", second, "enemy")
    assert t.code("stop_gain") == "must_place_drawn"
    t.do("place_card", first, "forest")
    assert t.s.loose[0][-2:] == (second, first)
    assert set(t.s.fresh) == {first, second}


def test_tv_71_expedition_with_a_low_die() -> None:
    t = begun("expedition", die=1)
    assert (t.key, len(t.s.tray)) == ("gain_revealed", 2)
    for _ in range(2):
        t.do("gain", *t.legal("gain")[0])
    assert len(t.s.loose[0]) == 2
    assert t.key != "gain_revealed"


def test_tv_72_expedition_with_gold() -> None:
    t = begun("expedition", die=6, paid=True)
    assert len(t.s.tray) == 9
    discarded = len(t.s.discard)
    for _ in range(5):
        t.do("gain", *t.legal("gain")[0])
    assert t.key != "gain_revealed"
    assert len(t.s.discard) == discarded + 4
    assert len(t.s.loose[0]) == 5


def test_expedition_gains_three_and_may_stop() -> None:
    t = begun("expedition", die=6)
    assert len(t.s.tray) == 7
    t.do("gain", *t.legal("gain")[0])
    t.do("stop_gain")
    assert (len(t.s.tray), len(t.s.discard)) == (0, 6)


def test_tv_73_subjugation_gains_enemies_only() -> None:
    t = Table()
    t.hand(0)
    forest, enemy = t.stack("forest_wood", "enemy_gold")
    t.entry("subjugation", die=2)
    assert t.legal("gain") == [(enemy, "enemy")]
    t.do("gain", enemy, "enemy")
    assert forest in t.s.discard


def test_tv_74_subjugation_never_gains_gold() -> None:
    t = Table()
    t.hand(0)
    _, enemy = t.stack("forest_wood", "enemy_gold")
    t.entry("subjugation", die=2)
    assert t.code("gain", enemy, "gold") == "side_not_allowed"


def test_subjugation_reveals_three_more_for_gold_and_then_gains_from_the_hand() -> None:
    t = Table()
    t.clear(0)
    t.loose(0, "gold")
    t.hand(0, *LANDS)
    t.stack(*["enemy_gold"] * 5)
    t.entry("subjugation", die=2)
    t.do("pay_gold")
    assert len(t.s.tray) == 5
    for _ in range(5):
        t.do("gain", *t.legal("gain")[0])
    assert t.s.sides[0].count("enemy") == 5
    assert gains(t) == 2


@pytest.mark.parametrize(("die", "drawn"), [(3, 0), (4, 1)])
def test_tv_75_gathering_looks_at_the_die(die: int, drawn: int) -> None:
    t = begun("gathering", *LANDS, die=die)
    assert gains(t) == 3
    assert set(t.s.sides[0]) <= {"stone", "wood", "clay", "iron"}
    assert len(t.s.tray) == drawn
    if drawn:
        assert [side for _, side in t.legal("place_card")] == list(FACES[t.s.tray[0]])


def test_tv_77_flea_market_keeps_the_hand_full() -> None:
    t = Table()
    t.clear(0)
    t.entry("flea_market")
    assert len(t.s.hands[0]) == 8
    assert gains(t) == 3
    assert len(t.s.hands[0]) == 5
    t.skip_until("place_bonus")
    assert len(t.s.hands[0]) == 5


def test_tv_78_nobody_discards_down() -> None:
    t = Table()
    t.clear(0)
    t.entry("flea_market")
    t.do("stop_gain")
    t.skip_until("place_bonus")
    assert len(t.s.hands[0]) == 8


def test_tv_79_the_refill_draws_what_is_missing() -> None:
    t = Table()
    t.clear(0)
    t.entry("prosperity")
    gains(t)
    t.hand(0, "stone", "wood")
    events = t.skip_until("place_bonus")
    drew = [e for e in events if e.kind == "drew" and e.params["seat"] == 0]
    assert [e.params["count"] for e in drew] == [3]
    assert len(t.s.hands[0]) == 5


def test_tv_80_the_discard_pile_becomes_a_new_deck() -> None:
    t = Table()
    t.still()
    first, second = t.s.deck[-1], t.s.deck[-2]
    pile = set(t.s.deck[:6])
    t.s.discard, t.s.deck = tuple(t.s.deck[:6]), t.s.deck[-2:]
    t.entry("flea_market")
    assert t.s.hands[0][5:7] == (first, second)
    assert t.s.hands[0][7] in pile
    assert (len(t.s.deck), t.s.discard) == (5, ())


def test_tv_81_what_cannot_be_drawn_is_lost() -> None:
    t = Table()
    t.still()
    t.s.discard = ()
    t.s.deck = t.s.deck[-1:]
    t.entry("flea_market")
    assert len(t.s.hands[0]) == 6
    assert t.s.deck == []


def test_beast_hunt_gains_enemies_then_two_of_the_deck() -> None:
    t = begun("beast_hunt", "enemy_gold", "enemy_gold", "stone", modules="dark_age")
    assert {side for _, side in t.legal("gain")} == {"enemy"}
    assert gains(t) == 2
    assert (t.key, len(t.s.tray)) == ("place_drawn", 2)


@pytest.mark.parametrize(("die", "paid", "drawn"), [(3, False, [3]), (4, False, [3, 1]), (4, True, [5, 1])])
def test_drift(die: int, paid: bool, drawn: list[int]) -> None:
    t = begun("drift", die=die, paid=paid, modules="storm_age")
    found = []
    while t.key == "place_drawn":
        found.append(len(t.s.tray))
        for _ in range(len(t.s.tray)):
            t.do("place_card", *t.legal("place_card")[0])
    assert found == drawn


def test_gold_mine_gains_gold_by_the_die() -> None:
    t = Table(modules="golden_age")
    t.hand(0, *LANDS)
    t.clear(0)
    t.stack("enemy_gold", "enemy_gold", "forest_wood")
    t.entry("gold_mine", die=3)
    assert {side for _, side in t.legal("gain")} == {"gold"}
    t.do("gain", *t.legal("gain")[0])
    t.do("gain", *t.legal("gain")[0])
    assert t.s.sides[0].count("gold") == 2
    assert gains(t) == 2


def test_tv_93_great_migration_turns_cards_that_may_settle_at_once() -> None:
    t = Table(modules="storm_age")
    t.clear(0)
    forest, wood = t.loose(0, "forest", "wood")
    t.hand(0)
    t.entry("great_migration")
    assert t.legal("flip") == [(forest,), (wood,)]
    t.do("flip", forest)
    assert t.s.sides[0] == ("wood", "wood")
    assert t.s.loose[0] == (forest, wood)
    assert t.s.fresh == ()
    assert t.code("flip", forest) == "flip_twice"
    t.do("stop_flip")
    t.do("settle", tuple(sorted((forest, wood))))
    assert t.s.levels[0] == (("wood", "wood"),)


def test_great_migration_turns_two_cards_at_most() -> None:
    t = Table(modules="storm_age")
    t.clear(0)
    cards = t.loose(0, "forest", "enemy", "stone")
    t.hand(0, *LANDS)
    t.entry("great_migration")
    t.do("flip", cards[0])
    t.do("flip", cards[1])
    assert t.s.sides[0] == ("wood", "gold", "stone")
    assert t.key == "gain_hand"
    assert gains(t) == 3


def test_tv_100_gold_may_only_have_to_be_held() -> None:
    t = begun("flea_market", *LANDS, paid=True, gold_boost="hold")
    assert t.s.sides[0] == ("gold",)
    assert gains(t) == 5


def test_gold_lines_may_be_switched_off() -> None:
    t = Table(gold_boost="off")
    t.loose(0, "gold")
    t.entry("flea_market")
    assert t.key == "gain_hand"
    assert t.code("pay_gold") == "gold_no_line"


def test_the_oldest_gold_is_paid() -> None:
    t = Table()
    t.clear(0)
    first, second = t.loose(0, "gold", "gold")
    t.entry("flea_market")
    t.do("pay_gold")
    assert t.s.loose[0] == (second,)
    assert t.s.discard == (first,)
