"""Every refusal of section 10 with its rule and a position in which it is provoked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine import HIDDEN, Refusal

from .positions import Table
from .test_moon import astrology
from .test_red import war

Case = Callable[[], "Refusal | None"]

PLAYED: Final = ("prosperity", "astrology", "gathering", "trade")
RAID: Final = ("bandits", "gathering", "trade", "prosperity")
INVASION: Final = ("invasion_war", *RAID[1:])
GIVER: Final = {"invasion_land_chosen_by": "giver"}
RITE: Final = {"card": "black_moon_rite", "modules": "dark_age"}
MIGRATION: Final = {"card": "great_migration", "modules": "storm_age"}


# --- positions -------------------------------------------------------------------------------------


def chosen(seats: int = 4, round_: int = 1) -> Table:
    """All have chosen their cards of that round."""
    t = Table(seats)
    t.s.round = round_
    t.choose(*PLAYED[:seats])
    return t


def taking(seats: int = 4) -> Table:
    """The first by number takes an action card."""
    t = chosen(seats)
    t.skip_until("take")
    return t


def hand(card: str, *cards: str) -> tuple[Table, tuple[str, ...]]:
    """Seat 0 with that hand as its card begins."""
    t = Table()
    ids = t.hand(0, *cards)
    t.entry(card)
    return t, ids


def building(
    *sides: str, home: tuple[str, ...] = (), card: str = "bandits", **options: str
) -> tuple[Table, tuple[str, ...], str]:
    """Seat 0 with those loose cards, no hand and perhaps a settlement, as its card begins."""
    t = Table(**options)
    t.clear(0)
    settlement = t.settlement(0, *home) if home else ""
    cards = t.loose(0, *sides)
    t.hand(0)
    t.entry(card)
    return t, cards, settlement


def night() -> Table:
    """The first seat has the most enemies in the night."""
    t = Table()
    t.night(3, 2, 0, 0)
    return t


# --- tries -----------------------------------------------------------------------------------------


def settle(*sides: str, of: tuple[int, ...] = (0, 1), **more: str) -> Refusal | None:
    """Settle with those of the loose cards."""
    t, cards, _ = building(*sides, **more)
    return t.check("settle", tuple(sorted(cards[i] for i in of)))


def develop(*sides: str, home: tuple[str, ...]) -> Refusal | None:
    """Develop the settlement with the first loose card."""
    t, cards, town = building(*sides, home=home)
    return t.check("develop", town, cards[0])


def develop_many(*sides: str, **options: str) -> Refusal | None:
    """Develop the settlement with all loose cards at once."""
    t, cards, town = building(*sides, home=("stone", "wood"), **options)
    return t.check("develop_many", town, tuple(sorted(cards)))


def pay(card: str, *loose: str, args: tuple[object, ...] = ()) -> Refusal | None:
    """Pay the gold line of a card as that begins; of the arguments a half means the loose card that shows it."""
    t = Table()
    t.clear(0)
    cards = dict(zip(loose, t.loose(0, *loose)))
    t.hand(0, "stone")
    t.entry(card)
    return t.check("pay_gold", *(cards.get(str(arg), arg) for arg in args))


def red(cards: tuple[str, ...], lay: dict[int, tuple[str, ...]], seat: int, at: int, **options: str) -> Refusal | None:
    """Take that loose card of that seat by the red text of the first one."""
    t, ids = war(cards, lay=lay, **options)
    return t.check("red_take", seat, ids[seat][at])


def early(
    kind: str, seat: int = 0, *, loose: str = "", args: Callable[[Table], tuple[object, ...]] | None = None
) -> Case:
    """Try it at the first bonus resource: with a loose card of a seat that comes after the one that is asked, or else."""

    def provoke() -> Refusal | None:
        t = Table()
        owner = (t.seat + seat) % 4
        cards = t.loose(owner, loose) if loose else ()
        return t.check(kind, *(args(t) if args else (owner, *cards) if seat else cards))

    return provoke


CASES: list[tuple[str, str, Case]] = [
    ("wrong_phase", "5.2", early("pay_gold")),
    ("cannot_turn", "6.1", early("flip", loose="forest")),
    ("red_none_takes", "6.2", early("red_take", 1, loose="wood")),
    ("red_none_asks", "6.2", early("red_give", loose="forest")),
    ("discard_not_asked", "6.2", early("red_discard", loose="forest")),
    ("gold_not_begun", "5.3", early("pay_gold", args=lambda t: (*t.loose(t.seat, "gold"), "flea_market"))),
    ("build_no_card", "6.6", early("settle", args=lambda t: (tuple(sorted(t.loose(t.seat, "stone", "stone"))),))),
    ("enemy_no_moon", "6.7", early("discard_enemies", args=lambda t: (1,))),
    ("action_not_yet", "5.2", early("choose_action", args=lambda t: t.s.actions[t.seat][:1])),
    ("mulligan_over", "4.9", early("mulligan_swap", args=lambda t: (t.s.actions[t.seat][0], t.s.field[0]))),
    ("take_later", "5.2", early("take_action", args=lambda t: t.s.field[:1])),
    (
        "side_not_on_card",
        "6.1",
        early("place_card", args=lambda t: (*t.s.tray, "gold" if "enemy" not in t.s.tray[0] else "stone")),
    ),
    ("action_already_chosen", "5.4", lambda: (t := chosen()).check("choose_action", t.s.actions[t.seat][0])),
    ("take_last_round", "5.2", lambda: (t := chosen(round_=5)).check("take_action", t.s.field[0])),
    ("take_own", "5.2", lambda: taking().check("take_action", "astrology")),
    ("take_not_in_field", "5.2", lambda: (t := taking()).check("take_action", t.s.actions[0][0])),
    ("take_order", "5.2", lambda: taking().check("take_action", "astrology", seat=2)),
    ("gain_over", "5.3", lambda: (t := taking()).check("gain", t.s.hands[t.seat][0], "wood")),
    ("red_wrong_kind", "6.2", lambda: red(RAID, {1: ("stone", "wood", "forest")}, 1, 2)),
    ("red_self", "6.2", lambda: red(RAID, {0: ("wood",), 1: ("stone", "wood")}, 0, 0)),
    ("red_giver_chooses", "V1", lambda: red(INVASION, {1: ("forest", "swamp"), 2: ("forest",)}, 1, 0, **GIVER)),
    ("gold_none", "5.3", lambda: pay("flea_market")),
    ("gold_no_line", "3.4", lambda: pay("construction", "gold")),
    ("gold_not_gold", "5.3", lambda: pay("flea_market", "wood", "gold", args=("wood", "flea_market"))),
    ("gold_other_card", "5.3", lambda: pay("flea_market", "wood", "gold", args=("gold", "gathering"))),
    ("settle_count", "6.4", lambda: settle("stone", "stone", "stone", "stone", of=(0, 1, 2, 3))),
    ("settle_count", "6.4", lambda: settle("stone", "stone", "wood", of=(0, 1, 2))),
    ("settle_count", "6.4", lambda: settle("stone", "stone", of=(0,))),
    ("settle_mixed3", "6.4", lambda: settle("stone", "wood", "clay", of=(0, 1, 2))),
    ("settle_gold", "6.4", lambda: settle("stone", "stone", "gold", of=(0, 2))),
    ("settle_not_resource", "6.4", lambda: settle("stone", "stone", "forest", of=(0, 2))),
    ("build_later", "6.6", lambda: settle("stone", "stone", "gold", card="flea_market")),
    ("develop_same", "6.5", lambda: develop("wood", "gold", home=("stone", "stone"))),
    ("develop_duplicate", "6.5", lambda: develop("wood", "gold", home=("stone", "wood"))),
    ("develop_kind", "6.5", lambda: develop("forest", "gold", home=("stone", "wood"))),
    ("develop_one_card", "6.5", lambda: develop_many("gold", "gold")),
    ("develop_limit", "6.5", lambda: develop_many("gold", "gold", "gold", develop_cards="2")),
    ("shift_limit", "6.8", lambda: astrology(5).check("shift_moon", -3)),
    ("shift_remove_only", "6.9", lambda: astrology(5, **RITE).check("shift_moon", 1)),
    ("shift_empty", "6.8", lambda: astrology(1).check("shift_moon", -2)),
    ("shift_full", "6.8", lambda: astrology(9).check("shift_moon", 2)),
    ("die_values", "V10", lambda: astrology(5, moon_manipulation="set_die").check("set_die", 3)),
    ("die_six_only", "V10", lambda: astrology(5, **RITE, moon_manipulation="set_die").check("set_die", 1)),
    ("enemy_not_enough", "6.7", lambda: night().check("discard_enemies", 4)),
]


def case(code: str, rule: str) -> Callable[[Case], Case]:
    """What provokes a refusal in more than one step."""

    def add(function: Case) -> Case:
        CASES.append((code, rule, function))
        return function

    return add


@case("not_your_decision", "5.2")
def _() -> Refusal | None:
    t = Table()
    return t.check("place_card", *t.legal()[0], seat=(t.seat + 1) % 4)


@case("action_not_in_hand", "5.4")
def _() -> Refusal | None:
    t = Table()
    t.skip_until("select")
    return t.check("choose_action", t.s.field[0], seat=0)


@case("mulligan_resource", "4.9")
def _() -> Refusal | None:
    t = Table(mulligan="true")
    return t.check("mulligan_swap", t.s.hands[t.seat][0], t.s.field[0])


@case("mulligan_used", "4.9")
def _() -> Refusal | None:
    t = Table(mulligan="true")
    first = t.seat
    t.do("mulligan_swap", t.s.actions[first][0], t.s.field[0])
    return t.check("mulligan_swap", t.s.actions[first][0], t.s.field[0], seat=first)


@case("side_not_on_card", "6.1")
def _() -> Refusal | None:
    t, cards = hand("bandits", "forest_wood")
    return t.check("gain", cards[0], "stone")


@case("side_not_allowed", "6.1")
def _() -> Refusal | None:
    t, cards = hand("gathering", "forest_wood", "stone")
    return t.check("gain", cards[0], "forest")


@case("gain_limit", "6.1")
def _() -> Refusal | None:
    t, cards = hand("bandits", "forest_wood", "forest_wood", "forest_wood")
    t.do("gain", cards[0], "wood")
    t.do("gain", cards[1], "wood")
    assert t.key == "auto_action"
    return t.check("gain", cards[2], "wood")


@case("gain_wrong_source", "6.1")
def _() -> Refusal | None:
    t, cards = hand("expedition", "stone")
    return t.check("gain", cards[0], "stone")


@case("gain_not_yet", "5.3")
def _() -> Refusal | None:
    t, _, _ = building("wood", "gold", card="flea_market")
    return t.check("gain", t.s.deck[0], "wood")


@case("must_place_drawn", "6.1")
def _() -> Refusal | None:
    t, _ = hand("trade", "stone")
    assert t.key == "place_drawn"
    return t.check("stop_gain")


@case("red_no_target", "6.2")
def _() -> Refusal | None:
    t, _ = war(INVASION, lay={1: ("forest",), 2: ("forest",), 3: ("stone",)}, **GIVER)
    return t.check("red_target", 3)


@case("red_fresh", "6.2")
def _() -> Refusal | None:
    t, ids = war(
        ("bandits", "drift", "trade", "tempest"),
        lay={0: ("forest", "iron"), 1: ("stone", "wood"), 2: ("clay",)},
        modules="storm_age",
    )
    t.do("red_take", 1, ids[1][0])
    assert t.seat == 0
    return t.check("red_discard", ids[1][0])


@case("red_settled", "6.2")
def _() -> Refusal | None:
    t, _ = war(RAID, lay={1: ("stone", "wood")})
    return t.check("red_take", 1, t.settlement(1, "stone", "stone"))


@case("red_annexed", "V3")
def _() -> Refusal | None:
    t, _ = war(INVASION, lay={1: ("forest", "swamp")}, annexation="true")
    return t.check("red_take", 1, t.annexation(1)[0])


@case("red_not_there", "6.2")
def _() -> Refusal | None:
    t, _ = war(RAID, lay={1: ("stone", "wood")})
    return t.check("red_take", 1, t.s.deck[0])


@case("red_forced", "6.2")
def _() -> Refusal | None:
    t, _ = war(RAID, lay={1: ("stone", "wood")})
    assert t.code("skip_build") == "red_forced"
    return t.check("stop_gain")


@case("gold_too_late", "5.3")
def _() -> Refusal | None:
    t, _, _ = building("gold", "gold", card="flea_market")
    t.do("decline_gold")
    return t.check("pay_gold")


@case("settle_not_loose", "6.4")
def _() -> Refusal | None:
    t, cards, home = building("stone", "stone", home=("wood", "wood"))
    return t.check("settle", tuple(sorted((cards[0], home))))


@case("card_not_loose", "6.4")
def _() -> Refusal | None:
    t, cards, _ = building("stone", "stone")
    return t.check("settle", tuple(sorted((cards[0], t.s.hands[1][0]))))


@case("develop_foreign", "6.5")
def _() -> Refusal | None:
    t, cards, _ = building("gold", home=("stone", "wood"))
    return t.check("develop", t.settlement(1, "iron", "iron"), cards[0])


@case("develop_no_settlement", "6.5")
def _() -> Refusal | None:
    t, cards, _ = building("gold", home=("stone", "wood"))
    return t.check("develop", cards[0], cards[0])


@case("develop_only", "6.9")
def _() -> Refusal | None:
    t, cards, _ = building("stone", "stone", home=("stone", "stone"), card="cathedral", modules="golden_age")
    return t.check("settle", tuple(sorted(cards)))


@case("develop_one_place", "6.9")
def _() -> Refusal | None:
    t = Table(modules="golden_age")
    t.clear(0)
    homes = t.settlement(0, "stone", "stone"), t.settlement(0, "wood", "wood")
    gold = t.loose(0, "gold", "gold")
    t.hand(0)
    t.entry("cathedral")
    t.do("develop", homes[0], gold[0])
    return t.check("develop", homes[1], gold[1])


@case("flip_not_loose", "6.9")
def _() -> Refusal | None:
    t, _, home = building("forest", home=("stone", "wood"), **MIGRATION)
    return t.check("flip", home)


@case("flip_twice", "6.9")
def _() -> Refusal | None:
    t, cards, _ = building("forest", "swamp", **MIGRATION)
    t.do("flip", cards[0])
    return t.check("flip", cards[0])


@case("build_none_left", "6.6")
def _() -> Refusal | None:
    t, cards, _ = building("stone", "stone", "stone", "stone")
    t.do("settle", tuple(sorted(cards[:2])))
    return t.check("settle", tuple(sorted(cards[2:])), seat=0)


@case("shift_one_direction", "6.9")
def _() -> Refusal | None:
    t = Table()
    t.clear(0)
    t.loose(0, "stone", "stone")
    t.hand(0)
    t.s.counters = 5
    t.entry("astrology")
    t.do("shift_moon", -1)
    return t.check("shift_moon", 1)


@case("take_hidden", "4.4")
def _() -> Refusal | None:
    t = taking(3)
    codes = {t.code("take_action", card) for card in (*t.s.field_down, HIDDEN, *t.s.actions[0])}
    assert codes == {"take_hidden"}
    return t.check("take_action", t.s.field_down[0])


@case("enemy_one_only", "6.7")
def _() -> Refusal | None:
    t = night()
    t.do("discard_enemies", 0)
    return t.check("discard_enemies", 2)


@case("replay_limit", "V7c")
def _() -> Refusal | None:
    t = Table(enemy_replay="true")
    cards = t.hand(0, "stone", "stone")
    t.night(1, 1, 0, 0)
    t.do("discard_enemies", 1)
    t.do("gain", cards[0], "stone")
    return t.check("gain", cards[1], "stone", seat=0)
