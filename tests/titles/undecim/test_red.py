"""Section 6.2: red texts, before all black ones, by number."""

from __future__ import annotations

from game.titles.undecim.rules import CONTROLLER
from game.titles.undecim.rules.components import KIND

from .positions import Table


def war(
    cards: tuple[str, ...], *, lay: dict[int, tuple[str, ...]], **options: str
) -> tuple[Table, dict[int, tuple[str, ...]]]:
    """A table at the first decision after the reveal of those cards; ``lay`` are loose cards by seat."""
    t = Table(4, **options)
    ids = {}
    t.still("select")
    for seat in range(4):
        t.clear(seat)
        t.hand(seat, "grassland_stone", "forest_wood", "swamp_clay")
    for seat, sides in lay.items():
        ids[seat] = t.loose(seat, *sides)
    t.choose(*cards)
    return t, ids


def test_tv_10_red_texts_go_by_number() -> None:
    t, _ = war(
        ("invasion_war", "bandits", "gathering", "prosperity"),
        lay={0: ("gold", "wood"), 1: ("forest", "swamp"), 2: ("forest", "clay")},
    )
    assert (t.key, t.seat) == ("red_take", 1)
    t.do("red_take", *t.legal()[0])
    assert (t.key, t.seat) == ("red_take", 0)
    t.do("red_take", *t.legal()[0])
    assert t.s.phase == "act"
    assert t.seat == 1


def test_tv_11_in_round_one_only_bonus_resources_can_be_lost() -> None:
    t = Table(4)
    while t.key == "place_bonus":
        t.do("place_card", *t.legal()[-1])
    bonus = {card for cards in t.s.loose for card in cards}
    t.choose("bandits", "gathering", "trade", "prosperity")
    taken = {card for _, card in t.legal("red_take")}
    assert taken
    assert taken <= bonus
    assert taken == {c for seat in (1, 2, 3) for c in t.s.loose[seat]}


def test_tv_62_a_stolen_card_is_safe_for_the_round() -> None:
    t, ids = war(
        ("bandits", "drift", "trade", "tempest"),
        lay={0: ("forest", "iron"), 1: ("stone", "wood"), 2: ("clay", "clay")},
        modules="storm_age",
    )
    stone = ids[1][0]
    t.do("red_take", 1, stone)
    assert t.s.sides[0] == ("forest", "iron", "stone")
    while t.seat != 0:
        t.do(*_last(t))
    assert t.legal("red_discard") == [(ids[0][0],), (ids[0][1],)]
    assert t.code("red_discard", stone) == "red_fresh"


def test_tv_63_the_bonus_resource_can_be_taken() -> None:
    t = Table(4)
    t.s.deck[:0] = list(t.s.tray)
    t.s.tray = (clay,) = t.find("clay")
    giver = t.seat
    t.do("place_card", clay, "clay")
    others = [seat for seat in range(4) if seat != giver]
    t.loose(others[1], "gold")
    cards = dict(zip(others, ("bandits", "gathering", "trade"))) | {giver: "prosperity"}
    t.choose(*[cards[seat] for seat in range(4)])
    assert (giver, clay) in t.legal("red_take")


def test_tv_64_without_a_target_the_black_text_goes_on() -> None:
    t, _ = war(("invasion_war", "gathering", "trade", "prosperity"), lay={1: ("stone",), 0: ("forest",)})
    assert t.s.phase == "act"
    assert t.s.entries[0] == ("trade", 2)
    while t.seat != 0:
        t.do(*_last(t))
    assert (t.key, t.decision.data) == ("gain_hand", (2, "any"))  # type: ignore[union-attr]


def _last(t: Table) -> tuple[object, ...]:
    action = CONTROLLER.legal(t.s, t.seat)[-1]
    return (action.kind, *action.args)


def test_tv_65_hands_are_out_of_reach() -> None:
    t, _ = war(("invasion_war", "gathering", "trade", "prosperity"), lay={2: ("forest", "swamp")})
    forest = t.s.hands[1][1]
    assert forest not in [card for _, card in t.legal("red_take")]
    assert t.code("red_take", 1, forest) == "red_not_there"


def test_tv_66_what_was_taken_may_be_used_at_once() -> None:
    t, ids = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("gold", "wood")})
    settlement = t.settlement(0, "stone", "stone")
    t.do("red_take", 1, ids[1][0])
    while t.seat != 0 or t.key != "auto_action":
        t.do(*_last(t))
    assert (settlement, ids[1][0]) in t.legal("develop")


def test_tv_67_gold_lost_in_the_red_step_buys_no_gold_line() -> None:
    t, ids = war(("bandits", "flea_market", "trade", "prosperity"), lay={1: ("gold", "wood")})
    t.do("red_take", 1, ids[1][0])
    while t.seat != 1:
        t.do(*_last(t))
    assert t.key == "gain_hand"
    assert t.code("pay_gold") == "gold_none"


def test_settlements_and_annexations_are_out_of_reach() -> None:
    t, ids = war(
        ("invasion_war", "bandits", "trade", "prosperity"),
        lay={2: ("forest", "stone"), 3: ("gold", "swamp")},
        annexation="true",
    )
    settled = t.settlement(2, "stone", "wood")
    annexed = t.annexation(2)
    assert t.seat == 1
    assert set(t.legal()) == {(2, ids[2][1]), (3, ids[3][0])}
    assert t.code("red_take", 2, settled) == "red_settled"
    t.do("red_take", 3, ids[3][0])
    assert set(t.legal()) == {(2, ids[2][0]), (3, ids[3][1])}
    assert t.code("red_take", 2, annexed[0]) == "red_annexed"


def test_each_red_text_reaches_its_own_kinds() -> None:
    lay = {1: ("forest", "stone", "gold", "enemy"), 2: ("forest", "stone", "gold", "enemy")}
    for card, kinds, options in (
        ("bandits", {"resource", "gold"}, {}),
        ("invasion_war", {"land"}, {}),
        ("night_raid", {"enemy", "gold"}, {"modules": "dark_age"}),
    ):
        t, _ = war((card, "gathering", "trade", "prosperity"), lay=lay, **options)
        sides = dict(zip(t.s.loose[1], t.s.sides[1]))
        assert {KIND[sides[str(c)]] for seat, c in t.legal("red_take") if seat == 1} == kinds


def test_a_single_target_is_taken_without_asking() -> None:
    t = Table(4)
    t.still("red")
    for seat in range(4):
        t.clear(seat)
    (forest,) = t.loose(2, "forest")
    t.s.entries = (("invasion_war", 0), ("prosperity", 1))
    events = t.proceed()
    assert forest in t.s.loose[0]
    assert [e.kind for e in events][:1] == ["red_took"]


def test_tv_92_tempest_skips_who_has_nothing() -> None:
    t, ids = war(
        ("tempest", "trade", "astrology", "prosperity"),
        lay={1: ("gold",), 2: ("forest", "stone"), 3: ("swamp", "wood")},
        modules="storm_age",
    )
    t.settlement(1, "stone", "stone")
    assert (t.key, t.seat) == ("red_discard", 2)
    t.do("red_discard", ids[2][0])
    assert t.seat == 3
    t.do("red_discard", ids[3][1])
    assert t.s.phase == "act"
    assert t.s.discard == (ids[2][0], ids[3][1])
    assert t.s.sides[1] == ("gold",)


def test_tempest_goes_by_number() -> None:
    t, ids = war(
        ("tempest", "prosperity", "astrology", "trade"),
        lay={1: ("forest", "stone"), 2: ("forest", "stone"), 3: ("swamp", "wood")},
        modules="storm_age",
    )
    order = []
    while t.key == "red_discard":
        order.append(t.seat)
        t.do("red_discard", ids[t.seat][0])
    assert order == [2, 3, 1]


def test_tv_97_the_giver_chooses_the_land() -> None:
    t, ids = war(
        ("invasion_war", "gathering", "trade", "prosperity"),
        lay={1: ("grassland", "grassland", "forest"), 2: ("swamp",)},
        invasion_land_chosen_by="giver",
    )
    assert (t.key, t.seat) == ("red_target", 0)
    assert t.legal() == [(1,), (2,)]
    assert t.code("red_take", 1, ids[1][0]) == "red_giver_chooses"
    t.do("red_target", 1)
    assert (t.key, t.seat) == ("red_give", 1)
    assert t.legal() == [(card,) for card in ids[1]]
    assert t.code("red_give", ids[1][2], seat=0) == "red_giver_chooses"
    t.do("red_give", ids[1][1])
    assert ids[1][1] in t.s.loose[0]
    assert t.s.phase == "act"


def test_bandits_still_choose_when_givers_do() -> None:
    t, _ = war(
        ("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "gold")}, invasion_land_chosen_by="giver"
    )
    assert t.key == "red_take"
