"""Section 4: the set-up for two to four players and for one."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine import BadOption, Chance
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.components import CARDS, CENTER, CORNERS, ENEMIES, ENEMY_IDS, PLAYERS

from .positions import Table, solo, sq, started, town


def dealt_cards(table: Table) -> Counter[str]:
    s = table.s
    laid = [card for card, _, _ in s.laid]
    return Counter([*laid, *s.discard, *(c for hand in s.hands for c in hand), *(c for pile in s.piles for c in pile)])


# --- 4.1 two to four players -------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "discarded"), [(2, 6), (3, 3), (4, 0)])
def test_tv_19_deal_for_two_three_and_four(seats: int, discarded: int) -> None:
    table = started(seats)
    s = table.s
    assert len(s.discard) == discarded
    assert [len(pile) for pile in s.piles] == [6] * 6
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert dealt_cards(table) == Counter(CARDS)
    assert (len(s.display), len(s.monument_deck)) == (3, 9)
    assert s.cost == s.character_gold == s.vp == [0] * seats
    assert s.stock == [PLAYERS[seats].cubes - 2] * seats
    for _ in range(seats):
        table.do("place_medal", table.legal("place_medal")[0][0])
    for _ in range(seats):
        table.do("place_initial_card", *table.legal("place_initial_card")[0])
    assert [len(hand) for hand in s.hands] == [2] * seats
    assert table.decision.key == "start_draw"


def test_tv_20_the_third_of_three_starts_with_two_gold() -> None:
    for seed in range(4):
        table = started(3, seed)
        for _ in range(3):
            table.do("place_medal", table.legal("place_medal")[0][0])
        for _ in range(3):
            table.do("place_initial_card", *table.legal("place_initial_card")[0])
        third = (table.s.start_seat + 2) % 3
        assert [table.s.cost[seat] for seat in range(3)] == [2 if seat == third else 0 for seat in range(3)]
        assert table.happened("start_gold")[0].params == {"seat": third, "gold": 2}


def test_tv_21_medals_are_placed_in_reverse_turn_order() -> None:
    table = started(4, 3)
    first = table.s.start_seat
    for place in (3, 2, 1, 0):
        assert table.seat == (first + place) % 4
        assert table.decision.key == "place_medal"
        free = table.legal("place_medal")
        assert len(free) == 6 - (3 - place)
        table.do("place_medal", free[0][0])
        if place:
            assert table.code("place_medal", free[0][0]) == "slot_has_medal"
    assert sorted(table.s.medal) == [1, 2, 3, 4]
    assert table.decision.key == "place_initial_card"
    assert table.seat == first


def test_first_cards_cover_the_start_squares_in_turn_order() -> None:
    for seats, starts in ((2, (0, 63)), (3, (0, 7, 63)), (4, (0, 7, 63, 56))):
        table = started(seats, 5)
        for _ in range(seats):
            table.do("place_medal", table.legal("place_medal")[-1][0])
        for place in range(seats):
            seat = (table.s.start_seat + place) % seats
            assert table.seat == seat
            assert len(table.legal("place_initial_card")) == 6
            table.do("place_initial_card", *table.legal("place_initial_card")[3])
            assert table.s.pawn[seat] == starts[place]
        assert [anchor for _, anchor, _ in table.s.laid] == [
            {0: sq(0, 0), 7: sq(0, 6), 63: sq(6, 6), 56: sq(6, 0)}[square] for square in starts
        ]


def test_refused_first_cards() -> None:
    table = started(2, 5)
    for _ in range(2):
        table.do("place_medal", table.legal("place_medal")[0][0])
    card = table.s.hands[table.seat][0]
    other = next(c for c in CARDS if c not in table.s.hands[table.seat])
    assert table.refused("place_initial_card", card, 0, sq(3, 3)) == (
        "card_not_covering_start",
        {"square": "a1"},
        "4.1",
    )
    assert table.refused("place_initial_card", card, 90) == ("no_quarter_turn", {"rotation": 90}, "4.1")
    assert table.refused("place_initial_card", other, 0) == ("card_not_in_hand", {"card": other}, "4.1")
    assert table.code("place_initial_card", card, 0, 0) == "bad_argument"
    assert table.code("place_initial_card", card, 0, 7) == "bad_argument", "no anchor"
    kind = KINDS["place_initial_card"]
    assert all(kind.well_formed(args) for args in kind.universe()), "the fields know the anchor"
    assert (card, 0, sq(3, 3)) in kind.universe()
    assert table.code("place_initial_card", card) == "bad_argument"
    assert table.code("place_construction", card, 0, 0) == "wrong_phase"


def test_refused_solo_choices() -> None:
    table = started(1, 6)
    assert table.code("choose_enemy", "ruben") == "bad_argument"
    table.do("choose_enemy", "enemy_ruben")
    table.do("choose_difficulty", "hard")
    assert table.refused("choose_color", "black") == ("color_reserved", {"color": "black"}, "4.2")
    assert table.code("choose_color", "green") == "bad_argument"
    table.do("choose_color", "red")
    table.do("choose_character", table.legal("choose_character")[0][0])
    table.do("choose_plan", table.legal("choose_plan")[0][0])
    table.do("place_medal", 3)
    assert table.refused("choose_corner", sq(0, 3)) == ("not_a_corner", {"square": "d1"}, "4.2")
    assert table.code("choose_corner", 64) == "bad_argument"


def test_tv_74_first_cards_of_two_players() -> None:
    order = [CARDS.index(card) for card in ("c25", "c01", "c02", "c45", "c03", "c04")]
    order += [i for i in range(48) if i not in order]
    chance = Chance.scripted(1, construction=[order], start_player=[0])
    table = Table(CONTROLLER.setup(2, {}, chance))
    table.do("place_medal", 1)
    table.do("place_medal", 2)
    table.do("place_initial_card", "c25", 0)
    table.do("place_initial_card", "c45", 180)
    rows = town(table.s)
    assert [row[:5] for row in rows[:2]] == ["PZ TH", "WN MK"]
    assert [row[-5:] for row in rows[6:]] == ["MN BR", "PZ WN"]


def test_characters_are_open_and_plans_secret() -> None:
    s = started(4, 7).s
    assert len(set(s.character)) == len(set(s.plan)) == 4
    seen = CONTROLLER.view(s, 1).state
    assert seen.character == s.character
    assert seen.plan == ["?", s.plan[1], "?", "?"]
    assert CONTROLLER.view(s, None).state.plan == ["?"] * 4


def test_colours_by_seat_come_from_the_options() -> None:
    assert started(3).s.color == ["blue", "red", "black"]
    assert started(2, colors="yellow,blue").s.color == ["yellow", "blue"]
    for wrong in ("red", "red,red", "red,green", "blue,red,black,yellow,blue", ""):
        with pytest.raises(BadOption):
            started(2, colors=wrong)


def test_options_of_the_other_mode_are_refused() -> None:
    with pytest.raises(BadOption):
        started(2, enemy="enemy_ruben")
    with pytest.raises(BadOption):
        started(1, colors="red,blue")
    with pytest.raises(BadOption):
        started(1, enemy="ruben")


# --- 4.2 solo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "points"), [("normal", 0), ("hard", 10), ("extreme", 20)])
def test_tv_22_the_enemy_starts_with_the_points_of_the_difficulty(difficulty: str, points: int) -> None:
    table = solo(2, difficulty=difficulty)
    assert table.s.enemy_vp == points
    assert table.s.vp == [0]


def test_tv_23_solo_deal() -> None:
    table = solo(4)
    s = table.s
    assert (len(s.hands[0]), len(s.laid), [len(pile) for pile in s.piles]) == (2, 16, [5] * 6)
    assert dealt_cards(table) == Counter(CARDS)
    assert s.discard == ()
    assert all(kind >= 0 for kind in s.cells)
    assert [anchor for _, anchor, _ in s.laid] == [sq(r, c) for r in range(0, 8, 2) for c in range(0, 8, 2)]
    assert s.monuments == dict(zip(ENEMY_IDS, CENTER))
    assert (s.stock, s.cost, s.character_gold) == ([4], [0], [0])
    assert (s.enemy_track, s.enemy_stock) == (0, 1)


def test_solo_choices_come_in_the_order_of_the_rules() -> None:
    table = started(1, 6)
    asked = []
    while table.s.turn == 0:
        decision = table.decision
        asked.append(decision.key)
        if decision.key == "choose_plan":
            assert table.s.display == ()
        if decision.key == "place_medal":
            assert len(table.s.display) == 3
        if decision.key == "choose_corner":
            assert sorted(table.legal("choose_corner")) == sorted((corner,) for corner in CORNERS)
        options = CONTROLLER.legal(table.s, 0)
        table.do(options[0].kind, *options[0].args)
    assert asked == [
        "choose_enemy",
        "choose_difficulty",
        "choose_color",
        "choose_character",
        "choose_plan",
        "place_medal",
        "choose_corner",
    ]
    assert table.decision.key == "start_draw"
    assert table.s.pawn == [CORNERS[0]]


def test_two_characters_and_two_plans_are_offered_and_one_of_each_stays() -> None:
    table = solo(8)
    characters = [args[0] for args in table.legal("choose_character")]
    assert len(characters) == 2
    assert table.code("choose_character", next(c for c in ("ruben", "claudia", "annette") if c not in characters))
    table.do("choose_character", characters[1])
    plans = [args[0] for args in table.legal("choose_plan")]
    assert len(plans) == 2
    table.do("choose_plan", plans[0])
    assert (table.s.character, table.s.plan) == ([characters[1]], [plans[0]])
    assert CONTROLLER.view(table.s, 0).state.plan == [plans[0]]


def test_cards_on_the_solo_map_are_turned_at_random() -> None:
    turned = [rotation for seed in range(6) for _, _, rotation in solo(seed).s.laid]
    assert 20 < turned.count(180) < 76
    upright = solo(1, solo_map_card_rotation_random="false").s.laid
    assert {rotation for _, _, rotation in upright} == {0}


def test_random_enemy() -> None:
    met = {started(1, seed, random_enemy="true", difficulty="hard", color="red").s.enemy for seed in range(40)}
    assert met == set(ENEMIES)


def test_the_enemy_may_be_left_out_as_own_character() -> None:
    both = [solo(seed, "enemy_ruben").s.offered for seed in range(30)]
    assert any("ruben" in offered for offered in both)
    without = [solo(seed, "enemy_ruben", exclude_enemy_as_own_character="true").s.offered for seed in range(30)]
    assert not any("ruben" in offered for offered in without)


def test_randomness_comes_in_the_order_of_the_rules() -> None:
    chance = Chance(3)
    CONTROLLER.setup(4, {}, chance)
    streams = [stream for stream, _ in chance.notes]
    assert streams == ["income", "construction", "characters", "plans", "monuments", "start_player"]
    chance = Chance(3)
    CONTROLLER.setup(1, {"random_enemy": "true", "difficulty": "normal", "color": "red"}, chance)
    streams = [stream for stream, _ in chance.notes]
    assert streams == ["enemy", "income", "construction", "rotations", "characters", "plans", "monuments"]


def test_nothing_is_random_after_the_deal() -> None:
    table = solo(9)
    table.chance.notes.clear()
    for _ in range(60):
        if table.decision is None:
            break
        action = CONTROLLER.legal(table.s, 0)[-1]
        table.do(action.kind, *action.args)
    assert table.chance.notes == []


def test_every_card_is_somewhere_from_the_first_moment() -> None:
    for table in (started(1), solo(1), started(2), started(3), started(4)):
        count = CONTROLLER.ledger(table.s)
        assert all(count[card] == 1 for card in CARDS)
        assert sum(count[c] for c in count if not c.startswith("cube")) == 48 + 12 + 6 + 6 + 6 + 6
