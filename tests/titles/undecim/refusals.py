"""One position for every refusal of section 10, in which it is provoked."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import HIDDEN, Refusal

from .positions import Table
from .test_moon import astrology
from .test_red import war


def pair(*cards: str) -> tuple[str, ...]:
    return tuple(sorted(cards))


def auto(
    *sides: str, home: tuple[str, ...] = (), card: str = "bandits", **options: str
) -> tuple[Table, tuple[str, ...], str]:
    """Seat 0 with those loose cards and a settlement, at its first build."""
    t = Table(**options)
    t.clear(0)
    settlement = t.settlement(0, *home) if home else ""
    cards = t.loose(0, *sides)
    t.hand(0)
    t.entry(card)
    return t, cards, settlement


def chosen() -> Table:
    t = Table()
    t.choose("prosperity", "astrology", "gathering", "trade")
    return t


def taking() -> Table:
    t = chosen()
    t.skip_until("take")
    return t


def hand(card: str, *cards: str, **options: str) -> tuple[Table, tuple[str, ...]]:
    t = Table(**options)
    ids = t.hand(0, *cards)
    t.entry(card)
    return t, ids


Case = Callable[[], "Refusal | None"]
CASES: list[tuple[str, Case]] = []


def case(code: str) -> Callable[[Case], Case]:
    def add(function: Case) -> Case:
        CASES.append((code, function))
        return function

    return add


@case("not_your_decision")
def _() -> Refusal | None:
    t = Table()
    return t.check("place_card", *t.legal()[0], seat=(t.seat + 1) % 4)


@case("wrong_phase")
def _() -> Refusal | None:
    return Table().check("pay_gold")


@case("action_not_in_hand")
def _() -> Refusal | None:
    t = Table()
    t.skip_until("select")
    return t.check("choose_action", t.s.field[0], seat=0)


@case("action_already_chosen")
def _() -> Refusal | None:
    t = chosen()
    return t.check("choose_action", t.s.actions[t.seat][0])


@case("mulligan_resource")
def _() -> Refusal | None:
    t = Table(mulligan="true")
    return t.check("mulligan_swap", t.s.hands[t.seat][0], t.s.field[0])


@case("mulligan_used")
def _() -> Refusal | None:
    t = Table(mulligan="true")
    first = t.seat
    t.do("mulligan_swap", t.s.actions[first][0], t.s.field[0])
    return t.check("mulligan_swap", t.s.actions[first][0], t.s.field[0], seat=first)


@case("side_not_on_card")
def _() -> Refusal | None:
    t, cards = hand("bandits", "forest_wood")
    return t.check("gain", cards[0], "stone")


@case("side_not_on_card")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.s.tray
    wrong = "gold" if "enemy" not in card else "stone"
    return t.check("place_card", card, wrong)


@case("side_not_allowed")
def _() -> Refusal | None:
    t, cards = hand("gathering", "forest_wood", "stone")
    return t.check("gain", cards[0], "forest")


@case("gain_limit")
def _() -> Refusal | None:
    t, cards = hand("bandits", "forest_wood", "forest_wood", "forest_wood")
    t.do("gain", cards[0], "wood")
    t.do("gain", cards[1], "wood")
    assert t.key == "auto_action"
    return t.check("gain", cards[2], "wood")


@case("gain_wrong_source")
def _() -> Refusal | None:
    t = Table()
    t.hand(0, "stone")
    t.entry("expedition")
    return t.check("gain", t.s.hands[0][0], "stone")


@case("must_place_drawn")
def _() -> Refusal | None:
    t, _ = hand("trade", "stone")
    assert t.key == "place_drawn"
    return t.check("stop_gain")


@case("cannot_turn")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.loose(t.seat, "forest")
    return t.check("flip", card)


@case("red_self")
def _() -> Refusal | None:
    t, ids = war(("bandits", "gathering", "trade", "prosperity"), lay={0: ("wood",), 1: ("stone", "wood")})
    return t.check("red_take", 0, ids[0][0])


@case("red_no_target")
def _() -> Refusal | None:
    t, _ = war(
        ("invasion_war", "gathering", "trade", "prosperity"),
        lay={1: ("forest",), 2: ("forest",), 3: ("stone",)},
        invasion_land_chosen_by="giver",
    )
    return t.check("red_target", 3)


@case("red_wrong_kind")
def _() -> Refusal | None:
    t, ids = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "wood", "forest")})
    return t.check("red_take", 1, ids[1][2])


@case("red_fresh")
def _() -> Refusal | None:
    t, ids = war(
        ("bandits", "drift", "trade", "tempest"),
        lay={0: ("forest", "iron"), 1: ("stone", "wood"), 2: ("clay",)},
        modules="storm_age",
    )
    t.do("red_take", 1, ids[1][0])
    assert t.seat == 0
    return t.check("red_discard", ids[1][0])


@case("red_settled")
def _() -> Refusal | None:
    t, _ = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "wood")})
    return t.check("red_take", 1, t.settlement(1, "stone", "stone"))


@case("red_annexed")
def _() -> Refusal | None:
    t, _ = war(("invasion_war", "gathering", "trade", "prosperity"), lay={1: ("forest", "swamp")}, annexation="true")
    return t.check("red_take", 1, t.annexation(1)[0])


@case("red_not_there")
def _() -> Refusal | None:
    t, _ = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "wood")})
    return t.check("red_take", 1, t.s.deck[0])


@case("red_giver_chooses")
def _() -> Refusal | None:
    t, ids = war(
        ("invasion_war", "gathering", "trade", "prosperity"),
        lay={1: ("forest", "swamp"), 2: ("forest",)},
        invasion_land_chosen_by="giver",
    )
    return t.check("red_take", 1, ids[1][0])


@case("red_forced")
def _() -> Refusal | None:
    t, _ = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "wood")})
    return t.check("stop_gain")


@case("red_forced")
def _() -> Refusal | None:
    t, _ = war(("bandits", "gathering", "trade", "prosperity"), lay={1: ("stone", "wood")})
    return t.check("skip_build")


@case("gold_none")
def _() -> Refusal | None:
    t = Table()
    t.clear(0)
    t.entry("flea_market")
    return t.check("pay_gold")


@case("gold_too_late")
def _() -> Refusal | None:
    t = Table()
    t.clear(0)
    t.loose(0, "gold", "gold")
    t.entry("flea_market")
    t.do("decline_gold")
    return t.check("pay_gold")


@case("gold_no_line")
def _() -> Refusal | None:
    t = Table()
    t.hand(0, "stone")
    t.loose(0, "gold")
    t.entry("construction")
    return t.check("pay_gold")


@case("settle_count")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", "stone", "stone")
    return t.check("settle", pair(*cards))


@case("settle_count")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", "wood")
    return t.check("settle", pair(*cards))


@case("settle_count")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone")
    return t.check("settle", cards[:1])


@case("settle_mixed3")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "wood", "clay")
    return t.check("settle", pair(*cards))


@case("settle_gold")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", "gold")
    return t.check("settle", pair(cards[0], cards[2]))


@case("settle_not_resource")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", "forest")
    return t.check("settle", pair(cards[0], cards[2]))


@case("settle_not_loose")
def _() -> Refusal | None:
    t, cards, home = auto("stone", "stone", home=("wood", "wood"))
    return t.check("settle", pair(cards[0], home))


@case("card_not_loose")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone")
    return t.check("settle", pair(cards[0], t.s.hands[1][0]))


@case("develop_same")
def _() -> Refusal | None:
    t, cards, home = auto("wood", "gold", home=("stone", "stone"))
    return t.check("develop", home, cards[0])


@case("develop_duplicate")
def _() -> Refusal | None:
    t, cards, home = auto("wood", "gold", home=("stone", "wood"))
    return t.check("develop", home, cards[0])


@case("develop_kind")
def _() -> Refusal | None:
    t, cards, home = auto("forest", "gold", home=("stone", "wood"))
    return t.check("develop", home, cards[0])


@case("develop_one_card")
def _() -> Refusal | None:
    t, cards, home = auto("gold", "gold", home=("stone", "wood"))
    return t.check("develop_many", home, pair(*cards))


@case("develop_limit")
def _() -> Refusal | None:
    t, cards, home = auto("gold", "gold", "gold", home=("stone", "wood"), develop_cards="2")
    return t.check("develop_many", home, pair(*cards))


@case("develop_foreign")
def _() -> Refusal | None:
    t, cards, _ = auto("gold", home=("stone", "wood"))
    return t.check("develop", t.settlement(1, "iron", "iron"), cards[0])


@case("develop_no_settlement")
def _() -> Refusal | None:
    t, cards, _ = auto("gold", home=("stone", "wood"))
    return t.check("develop", cards[0], cards[0])


@case("develop_only")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", home=("stone", "stone"), card="cathedral", modules="golden_age")
    return t.check("settle", pair(*cards))


@case("develop_one_place")
def _() -> Refusal | None:
    t = Table(modules="golden_age")
    t.clear(0)
    homes = t.settlement(0, "stone", "stone"), t.settlement(0, "wood", "wood")
    gold = t.loose(0, "gold", "gold")
    t.hand(0)
    t.entry("cathedral")
    t.do("develop", homes[0], gold[0])
    return t.check("develop", homes[1], gold[1])


@case("flip_not_loose")
def _() -> Refusal | None:
    t, _, home = auto("forest", home=("stone", "wood"), card="great_migration", modules="storm_age")
    return t.check("flip", home)


@case("flip_twice")
def _() -> Refusal | None:
    t, cards, _ = auto("forest", "swamp", card="great_migration", modules="storm_age")
    t.do("flip", cards[0])
    return t.check("flip", cards[0])


@case("build_none_left")
def _() -> Refusal | None:
    t, cards, _ = auto("stone", "stone", "stone", "stone")
    t.do("settle", pair(*cards[:2]))
    return t.check("settle", pair(*cards[2:]), seat=0)


@case("shift_limit")
def _() -> Refusal | None:
    return astrology(5).check("shift_moon", -3)


@case("shift_one_direction")
def _() -> Refusal | None:
    t = Table()
    t.clear(0)
    t.loose(0, "stone", "stone")
    t.hand(0)
    t.s.counters = 5
    t.entry("astrology")
    t.do("shift_moon", -1)
    return t.check("shift_moon", 1)


@case("shift_remove_only")
def _() -> Refusal | None:
    return astrology(5, card="black_moon_rite", modules="dark_age").check("shift_moon", 1)


@case("shift_empty")
def _() -> Refusal | None:
    return astrology(1).check("shift_moon", -2)


@case("shift_full")
def _() -> Refusal | None:
    return astrology(9).check("shift_moon", 2)


@case("take_own")
def _() -> Refusal | None:
    return taking().check("take_action", "astrology")


@case("take_hidden")
def _() -> Refusal | None:
    t = Table(3)
    t.choose("prosperity", "astrology", "gathering")
    t.skip_until("take")
    codes = {t.code("take_action", card) for card in (*t.s.field_down, HIDDEN, *t.s.actions[0])}
    assert codes == {"take_hidden"}
    return t.check("take_action", t.s.field_down[0])


@case("take_not_in_field")
def _() -> Refusal | None:
    t = taking()
    return t.check("take_action", t.s.actions[0][0])


@case("take_order")
def _() -> Refusal | None:
    return taking().check("take_action", "astrology", seat=2)


@case("take_last_round")
def _() -> Refusal | None:
    t = Table()
    t.s.round = 5
    t.choose("prosperity", "astrology", "gathering", "trade")
    return t.check("take_action", t.s.field[0])


@case("enemy_no_moon")
def _() -> Refusal | None:
    return Table().check("discard_enemies", 1)


@case("enemy_one_only")
def _() -> Refusal | None:
    t = Table()
    t.night(3, 2, 0, 0)
    t.do("discard_enemies", 0)
    return t.check("discard_enemies", 2)


@case("enemy_not_enough")
def _() -> Refusal | None:
    t = Table()
    t.night(3, 2, 0, 0)
    return t.check("discard_enemies", 4)


@case("replay_limit")
def _() -> Refusal | None:
    t = Table(enemy_replay="true")
    cards = t.hand(0, "stone", "stone")
    t.night(1, 1, 0, 0)
    t.do("discard_enemies", 1)
    t.do("gain", cards[0], "stone")
    return t.check("gain", cards[1], "stone", seat=0)


@case("die_values")
def _() -> Refusal | None:
    return astrology(5, moon_manipulation="set_die").check("set_die", 3)


@case("die_six_only")
def _() -> Refusal | None:
    return astrology(5, card="black_moon_rite", modules="dark_age", moon_manipulation="set_die").check("set_die", 1)


def beginning() -> tuple[Table, dict[str, str]]:
    """The gold line of Seat 0's Flea Market is asked, with a wood and a gold before it."""
    t = Table()
    t.clear(0)
    loose = dict(zip(("wood", "gold"), t.loose(0, "wood", "gold")))
    t.entry("flea_market")
    return t, loose


@case("action_not_yet")
def _() -> Refusal | None:
    t = Table()
    return t.check("choose_action", t.s.actions[t.seat][0])


@case("mulligan_over")
def _() -> Refusal | None:
    t = Table()
    return t.check("mulligan_swap", t.s.actions[t.seat][0], t.s.field[0])


@case("take_later")
def _() -> Refusal | None:
    t = Table()
    return t.check("take_action", t.s.field[0])


@case("gain_not_yet")
def _() -> Refusal | None:
    t, _ = beginning()
    return t.check("gain", t.s.hands[0][0] if t.s.hands[0] else t.s.deck[0], "wood")


@case("gain_over")
def _() -> Refusal | None:
    t = taking()
    return t.check("gain", t.s.hands[t.seat][0], "wood")


@case("red_none_takes")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.loose((t.seat + 1) % 4, "wood")
    return t.check("red_take", (t.seat + 1) % 4, card)


@case("red_none_asks")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.loose(t.seat, "forest")
    return t.check("red_give", card)


@case("discard_not_asked")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.loose(t.seat, "forest")
    return t.check("red_discard", card)


@case("gold_not_gold")
def _() -> Refusal | None:
    t, loose = beginning()
    return t.check("pay_gold", loose["wood"], "flea_market")


@case("gold_not_begun")
def _() -> Refusal | None:
    t = Table()
    (card,) = t.loose(t.seat, "gold")
    return t.check("pay_gold", card, "flea_market")


@case("gold_other_card")
def _() -> Refusal | None:
    t, loose = beginning()
    return t.check("pay_gold", loose["gold"], "gathering")


@case("build_later")
def _() -> Refusal | None:
    t = Table()
    t.clear(0)
    cards = t.loose(0, "stone", "stone", "gold")
    t.entry("flea_market")
    return t.check("settle", pair(*cards[:2]))


@case("build_no_card")
def _() -> Refusal | None:
    t = Table()
    return t.check("settle", pair(*t.loose(t.seat, "stone", "stone")))
