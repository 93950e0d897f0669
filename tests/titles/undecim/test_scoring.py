"""Section 7 and the formulas of 8.2: land bonus, awards, final scoring, winner."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from game.titles.undecim.rules import CONTROLLER, scoring
from game.titles.undecim.rules.components import AWARDS
from game.titles.undecim.rules.scoring import FORMULAS, building_vp, gold_vp, settlement_bonus_vp
from game.titles.undecim.rules.state import SOURCES

from .positions import Table, land_vp

ANNEXED = {"annexation": "true"}


def bonus(*lands: int, night: bool = False, annexations: int = 0, **options: Any) -> int:
    """The land bonus of a seat with those loose lands."""
    t = Table(**options)
    t.lands(0, *lands)
    for _ in range(annexations):
        t.annexation(0)
    t.s.night = int(night)
    return land_vp(t)


PAIRS = {"land_vp": "pairs_plus_set"}
ALONE = {**ANNEXED, "land_vp": "none"}
ONE_VP = {**ANNEXED, "annex_vp": "1", "annexed_count_in_land_vp": "true", "land_vp": "types_only"}
BY_MOON = {**ALONE, "annex_vp": "3", "moon_land": "annex_vp", "moon_annex_vp": "3"}


@pytest.mark.parametrize(
    ("lands", "more", "vp"),
    [
        ((2, 2, 2, 0), {}, 3),  # test vector 03
        ((2, 2, 2, 2), {}, 6),  # 04
        ((2, 2, 2, 2), {"night": True}, 12),  # 05
        ((5, 1, 1, 1), {}, 4),  # 60: types, not cards
        ((0, 0, 0, 0), {}, 0),
        ((3, 3, 3, 3), {}, 6),  # 61: no third step
        ((1, 1, 1, 1), {"land_vp": "per_card_plus_set"}, 6),  # 27
        ((1, 1, 1, 1), {"land_vp": "types_only"}, 4),  # 28
        ((0, 0, 0, 0), {**ONE_VP, "annexations": 1}, 5),
        ((1, 1, 0, 0), {**ANNEXED, **PAIRS, "annex_vp": "3"}, 1),  # 29: 1 + 4 x 3
        ((0, 0, 0, 0), {**ANNEXED, **PAIRS, "annex_vp": "3", "annexations": 1}, 3),
        ((0, 0, 0, 0), {**ALONE, "annex_vp": "4", "annexations": 1}, 4),  # 30
        ((0, 0, 0, 0), {**ALONE, "annex_vp": "5", "annexations": 1}, 5),
        ((0, 0, 0, 0), {**BY_MOON, "annexations": 1}, 3),  # 31
        ((0, 0, 0, 0), {**BY_MOON, "annexations": 1, "night": True}, 6),
        ((1, 1, 0, 0), {**ANNEXED, **PAIRS, "annex_vp": "3", "annexations": 1, "night": True}, 8),  # 96
        ((2, 2, 2, 2), {"night": True, "moon_land": "annex_draw_play"}, 6),
        ((2, 2, 2, 2), {"night": True, "moon_land": "annex_draw_hand"}, 6),
        ((2, 2, 2, 2), {"night": True, "moon_land": "none"}, 6),
    ],
)
def test_the_land_bonus(lands: tuple[int, ...], more: dict[str, Any], vp: int) -> None:
    assert bonus(*lands, **more) == vp


@pytest.mark.parametrize(
    ("growth", "vps"),
    [
        ([(n, n, n, n) for n in range(1, 6)], [3, 6, 9, 12, 15]),  # 25
        ([(1, 1, 1, 1), (2, 2, 1, 1), (2, 2, 2, 2), (3, 3, 2, 2), (3, 3, 3, 3)], [3, 4, 6, 7, 9]),  # 26
        ([(3, 1, 0, 0), (2, 0, 0, 0), (4, 1, 1, 1), (3, 2, 1, 1)], [1, 0, 3, 4]),  # 101
    ],
)
def test_pairs_and_sets(growth: list[tuple[int, ...]], vps: list[int]) -> None:
    assert [bonus(*lands, **PAIRS) for lands in growth] == vps


def test_pairs_and_sets_as_a_formula() -> None:
    for lands in product(range(5), repeat=4):
        total, least, most = sum(lands), min(lands), max(lands)
        assert FORMULAS["pairs_plus_set"](lands) == min(total // 2 + least, total - most), lands


def test_the_moon_parts_are_kept_apart() -> None:
    t = Table(**ANNEXED, annex_vp="3")
    t.lands(0, 1, 1, 0, 0)
    t.annexation(0)
    t.s.night = 1
    assert scoring.land_lines(t.s, 0) == (2, 2, 3, 3)


# --- annexations -----------------------------------------------------------------------------------


def test_tv_94_an_annexation_forms_at_the_end_of_the_entry() -> None:
    t = Table(**ANNEXED)
    t.clear(0)
    three = t.loose(0, "grassland", "forest", "swamp")
    (card,) = t.hand(0, "mountain_iron")
    t.entry("bandits")
    t.do("gain", card, "mountain")
    assert t.s.annexed[0] == ((*three, card),)
    assert t.s.loose[0] == ()
    t.still("red")
    t.s.entries = (("invasion_war", 1), ("prosperity", 0))
    t.s.at = t.s.step = 0
    t.s.fresh = ()
    for seat in (2, 3):
        t.clear(seat)
    t.loose(2, "forest", "swamp")
    t.proceed()
    assert {victim for victim, _ in t.legal("red_take")} == {2}
    assert t.code("red_take", 0, card) == "red_annexed"


def test_tv_95_two_annexations_at_once() -> None:
    t = Table(**ANNEXED, land_vp="pairs_plus_set")
    t.lands(0, 2, 2, 2, 2)
    oldest = tuple(t.s.loose[0][n] for n in (0, 2, 4, 6))
    t.hand(0)
    t.entry("bandits")
    assert len(t.s.annexed[0]) == 2
    assert t.s.annexed[0][0] == oldest
    assert land_vp(t) == 6


def test_annexed_lands_count_for_awards() -> None:
    t = Table(**ANNEXED)
    t.clear(0)
    t.annexation(0)
    t.loose(0, "forest", "forest", "forest")
    assert scoring.progress(t.s, 0, "great_lord") == 7
    assert scoring.progress(t.s, 0, "kingdom") == 4


def test_tv_99_annexations_draw_cards_into_the_hand() -> None:
    t = Table(**ANNEXED, moon_land="annex_draw_hand")
    t.annexation(0)
    t.annexation(0)
    t.hand(0, "stone", "wood")
    t.hand(1, "stone", "wood")
    top = t.s.deck[-1], t.s.deck[-2]
    events = t.night(0, 0, 0, 0)
    kinds = [(e.kind, e.params.get("seat"), e.params.get("count")) for e in events if e.kind in ("land_bonus", "drew")]
    assert kinds.index(("drew", 0, 2)) > max(n for n, k in enumerate(kinds) if k[0] == "land_bonus")
    assert t.s.hands[0][2:4] == top
    assert [len(hand) for hand in t.s.hands] == [5] * 4


def test_annexations_draw_and_place() -> None:
    t = Table(**ANNEXED, moon_land="annex_draw_play", land_vp="types_only", annex_vp="0")
    for seat in range(4):
        t.clear(seat)
    t.annexation(2)
    t.loose(2, "grassland", "forest", "swamp")
    (card,) = t.stack("mountain_iron")
    t.night(0, 0, 0, 0)
    assert (t.key, t.seat, t.s.tray) == ("place_moon", 2, (card,))
    assert t.s.vp[2] == 3
    t.do("place_card", card, "mountain")
    assert len(t.s.annexed[2]) == 2
    assert t.s.vp[2] == 3 or "great_lord" in t.s.won


# --- awards ----------------------------------------------------------------------------------------


def award_round(t: Table) -> None:
    t.still("awards")
    t.proceed()


def test_tv_21_a_shared_award() -> None:
    t = Table()
    t.s.awards = ("founder", "hero")
    for seat in (1, 3):
        for _ in range(3):
            t.settlement(seat, "stone", "stone")
    award_round(t)
    assert [t.s.tally[seat * 10 + 5] for seat in range(4)] == [0, 2, 0, 2]
    assert (t.s.awards, t.s.won) == (("hero",), ("founder",))


@pytest.mark.parametrize(("vp", "alone", "shared"), [("2", 2, 1), ("4", 4, 2), ("6", 6, 3)])
def test_what_an_award_is_worth(vp: str, alone: int, shared: int) -> None:
    for winners, expected in ((1, alone), (2, shared)):
        t = Table(award_vp=vp)
        t.s.awards = ("metropolis",)
        for seat in range(winners):
            t.settlement(seat, "stone", "wood", "clay", "iron")
        award_round(t)
        assert t.s.tally[5] == expected


def test_tv_82_discarded_enemies_no_longer_count() -> None:
    t = Table()
    t.s.awards = ("hero",)
    t.clear(0)
    t.night(3, 0, 0, 0)
    t.do("discard_enemies", 2)
    assert t.s.won == ()


def test_tv_83_awards_score_in_round_five() -> None:
    t = Table()
    t.s.awards = ("tycoon",)
    t.s.round = 5
    t.s.played = [("astrology",), ("bandits",), ("trade",), ("prosperity",)]
    t.s.entries = tuple((cards[0], seat) for seat, cards in enumerate(t.s.played))
    t.clear(0)
    t.loose(0, "gold", "gold", "gold")
    award_round(t)
    assert t.s.phase == "over"
    assert t.s.tally[5] == 4


AWARD_CASES = {
    "great_lord": (("grassland",) * 7, (), 0),
    "founder": ((), (("stone", "stone"),) * 3, 0),
    "metropolis": ((), (("stone", "wood", "clay", "gold"),), 0),
    "hero": (("enemy",) * 3, (), 0),
    "kingdom": (("swamp",) * 4, (), 0),
    "tycoon": (("gold",) * 3, (), 0),
    "demon_slayer": ((), (), 3),
    "restoration": ((), (("stone", "stone", "stone"), ("wood", "iron", "gold")), 0),
    "golden_city": ((), (("stone", "stone", "gold", "gold"),), 0),
}


@pytest.mark.parametrize("award", list(AWARDS))
def test_each_award_and_one_short_of_it(award: str) -> None:
    loose, settlements, slain = AWARD_CASES[award]
    least = AWARDS[award].least
    for short in (0, 1):
        t = Table(modules="dark_age,storm_age,golden_age")
        t.clear(0)
        t.loose(0, *loose[short:])
        cut = settlements
        if award == "founder":
            cut = settlements[short:]
        elif settlements:
            cut = (settlements[0][: len(settlements[0]) - short], *settlements[1:])
        for sides in cut:
            t.settlement(0, *sides)
        t.s.slain[0] = max(0, slain - short)
        assert scoring.progress(t.s, 0, award) == least - short


# --- final scoring ---------------------------------------------------------------------------------


def home(t: Table, *levels: int, seat: int = 0) -> None:
    for level in levels:
        t.settlement(
            seat, "stone" if level < 6 else "wood", *["stone" if level < 6 else "wood"], *["gold"] * (level - 2)
        )


@pytest.mark.parametrize(
    ("value", "settlements", "vp"),
    [
        ("3_5", 3, 9),  # 23
        ("3_5", 4, 15),
        ("2_3", 3, 6),
        ("2_3", 4, 9),
        ("3_flat", 3, 9),
        ("3_flat", 4, 9),
        ("2_flat", 3, 6),
        ("2_flat", 4, 6),
    ],
)
def test_what_gold_is_worth(value: str, settlements: int, vp: int) -> None:
    t = Table(gold_vp=value)
    t.clear(0)
    t.loose(0, "gold", "gold", "gold")
    home(t, *[2] * settlements)
    assert gold_vp(t.s, 0) == vp


def test_tv_89_gold_in_a_settlement_is_not_held() -> None:
    t = Table()
    t.clear(0)
    home(t, 2, 2, 2, 3)
    t.loose(0, "gold", "gold")
    assert gold_vp(t.s, 0) == 10
    assert building_vp(t.s, 0) == 3 * 4 + 9


@pytest.mark.parametrize(
    ("scale", "points"),
    [
        ("draft14", (4, 9, 14, 20, 27, 27)),  # 22
        ("half", (2, 5, 8, 13, 18, 18)),  # 34
        ("mid", (3, 6, 10, 15, 21, 21)),
        ("steep", (3, 6, 10, 18, 27, 27)),
    ],
)
def test_building_scales(scale: str, points: tuple[int, ...]) -> None:
    whole = Table(building_scale=scale)
    home(whole, *range(2, 8))
    assert building_vp(whole.s, 0) == sum(points)
    for level, vp in enumerate(points, 2):
        t = Table(building_scale=scale)
        home(t, level)
        assert building_vp(t.s, 0) == vp


def final(t: Table, seat: int = 0) -> int:
    return building_vp(t.s, seat) + settlement_bonus_vp(t.s, seat)


def test_tv_32_the_settlement_bonus() -> None:
    options = {**ANNEXED, "building_scale": "half", "settlement_bonus": "product", "settlement_bonus_vp": "3"}
    one, two = Table(**options), Table(**options)
    one.annexation(0)
    two.annexation(0)
    home(one, 4)
    home(two, 2, 2)
    assert (final(one), final(two)) == (11, 10)


@pytest.mark.parametrize(("value", "total"), [("flat_if_annexed", 42), ("product", 51)])
def test_tv_33_two_readings_of_the_notes(value: str, total: int) -> None:
    t = Table(**ANNEXED, building_scale="half", settlement_bonus=value, annex_vp="3", land_vp="none")
    t.clear(0)
    t.annexation(0)
    vp = land_vp(t)
    t.annexation(0)
    vp += 4 * land_vp(t)
    home(t, 2, 2, 2)
    assert vp == 15 + 12
    assert vp + final(t) == total


def test_no_bonus_without_an_annexation() -> None:
    t = Table(**ANNEXED, settlement_bonus="flat_if_annexed")
    home(t, 2, 2)
    assert settlement_bonus_vp(t.s, 0) == 0


def test_tv_35_gold_built_in_against_gold_held() -> None:
    found = []
    for level in (2, 3, 4, 5):
        held, built = (Table(building_scale="half", gold_vp="3_flat") for _ in range(2))
        for t in (held, built):
            t.clear(0)
        home(held, level)
        held.loose(0, "gold")
        home(built, level + 1)
        found.append(building_vp(built.s, 0) - building_vp(held.s, 0) - gold_vp(held.s, 0))
    assert found == [0, 0, 2, 2]


@pytest.mark.parametrize(("value", "expected"), [("3_2_1", [3, 2, 1, 0]), ("4_2", [4, 2, 0, 0]), ("4", [4, 0, 0, 0])])
def test_tv_40_the_end_order_bonus(value: str, expected: list[int]) -> None:
    t = Table(end_order_bonus=value)
    t.s.entries = (("bandits", 2), ("pioneering", 0), ("invasion_war", 3), ("gathering", 1))
    assert [scoring.end_order_vp(t.s, seat) for seat in (2, 0, 3, 1)] == expected


def test_tv_41_the_last_figures_of_the_notes() -> None:
    t = Table(preset="notes_final")
    t.clear(0)
    t.annexation(0)
    parts = [0, 0]
    for number in (3, 4, 5):
        t.s.night = int(number in (3, 5))
        lines = scoring.land_lines(t.s, 0)
        parts[0] += lines[2]
        parts[1] += lines[3]
    home(t, 2, 2, 2)
    assert parts == [9, 6]
    assert settlement_bonus_vp(t.s, 0) == 9


# --- winner ----------------------------------------------------------------------------------------


def ended(vp: tuple[int, ...], cards: tuple[str, ...]) -> Table:
    t = Table()
    t.still()
    for seat in range(4):
        t.clear(seat)
        t.s.hands[seat] = ()
    t.s.round = 5
    t.s.vp = list(vp)
    t.s.tally = [n for points in vp for n in (points, *[0] * (len(SOURCES) - 1))]
    t.s.played = [(card,) for card in cards]
    t.s.entries = tuple((card, seat) for seat, card in enumerate(cards))
    t.s.phase = "scoring"
    t.proceed()
    return t


@pytest.mark.parametrize(
    ("vp", "cards", "outcome"),
    [
        ((50, 10, 50, 20), ("flea_market", "astrology", "expedition", "trade"), "tie_break"),  # 24: the smaller number
        ((50, 10, 51, 20), ("astrology", "bandits", "prosperity", "trade"), ""),  # more points, whatever the number
    ],
)
def test_who_wins(vp: tuple[int, ...], cards: tuple[str, ...], outcome: str) -> None:
    result = CONTROLLER.result(ended(vp, cards).s)
    assert result is not None
    assert (result.ranks, result.outcome) == ((2, 4, 1, 3), outcome)


def test_the_sheet_adds_up() -> None:
    t = ended((7, 0, 0, 0), ("astrology", "bandits", "prosperity", "trade"))
    result = CONTROLLER.result(t.s)
    assert result is not None
    for score in result.scores:
        assert sum(item.amount for item in score.items) == score.total
    assert CONTROLLER.result(Table().s) is None
