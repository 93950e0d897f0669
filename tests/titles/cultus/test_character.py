"""Section 6.4, the effects of the character card."""

from __future__ import annotations

from typing import Any

from game.engine import Action, Draft
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.actions import KINDS
from game.titles.cultus.rules.state import ALL_MONUMENT_IDS

from .positions import Table, multi, s0, sq


def test_effect_three_sends_the_pawn_anywhere_with_the_icon() -> None:
    table = s0().gold(0, 3)
    squares = {args[1] for args in table.legal("use_character")}
    assert squares == {square for square in range(64) if table.s.cells[square] == 0 and square != 0}
    table.do("use_character", 3, sq(5, 7))
    assert (table.s.pawn, table.s.character_gold, table.s.ap) == ([sq(5, 7)], [0], 3)


def test_tv_70_effect_three_earns_no_walking_income() -> None:
    table = s0(character="claudia", medal=1).gold(0, 3)
    table.do("use_character", 3, sq(0, 1))
    assert (table.s.pawn, table.s.cost, table.s.vp, table.s.paid) == ([sq(0, 1)], [0], [0], ())


def test_tv_69_two_effects_in_one_turn() -> None:
    table = s0().gold(0, 8).own((4, 2))
    table.do("use_character", 3, sq(5, 7))
    assert table.s.character_gold == [5]
    table.do("use_character", 5, "0:1", sq(0, 0))
    assert (table.s.character_gold, table.s.monuments["0:1"], table.s.ap) == ([0], 0, 3)
    assert (table.s.vp, table.s.hands) == ([0], [("c07", "c46")])


def test_effect_five_avoids_monuments_unless_friendship() -> None:
    table = s0().gold(0, 5).own((4, 2), (5, 7))
    targets = {args for args in table.legal("use_character") if args[0] == 5}
    assert (5, "0:1", sq(5, 7)) not in targets
    assert (5, "0:2", sq(0, 0)) in targets
    refusal = table.refused("use_character", 5, "0:1", sq(5, 7))
    assert refusal == ("monument_there", {"square": "h6", "owner": "blue"}, "6.4-character")
    table.owns("mon_friendship")
    table.do("use_character", 5, "0:1", sq(5, 7))


def test_tv_67_effect_ten_counts_around_all_own_monuments() -> None:
    table = s0(character="wilhelm").gold(0, 10).own((4, 2), (5, 3))
    events = table.do("use_character", 10)
    assert (table.s.vp, table.s.character_gold) == ([10], [0])
    assert events[-1].params == {"seat": 0, "icon": "barracks", "count": 5, "factor": 2, "vp": 10}


def test_tv_68_each_square_counts_once() -> None:
    table = s0(character="wilhelm").gold(0, 10).own((4, 2), (5, 2))
    table.do("use_character", 10)
    assert table.s.vp == [6]
    table = s0(character="wilhelm").gold(0, 10).own((4, 2), (5, 2))
    table.s.rulings &= ~8
    table.do("use_character", 10)
    assert table.s.vp == [10]


def test_monuments_hide_icons_only_by_option() -> None:
    table = s0(character="wilhelm").gold(0, 10).own((4, 2), (5, 3))
    table.s.rulings &= ~4
    table.do("use_character", 10)
    assert table.s.vp == [6]


def test_refused_effects() -> None:
    table = multi(2).gold(0, 2).own((4, 2)).own((5, 2), seat=1)
    where = "6.4-character"
    assert table.refused("use_character", 3, sq(0, 3)) == ("character_too_poor", {"have": 2, "need": 3}, where)
    table.gold(0, 10)
    assert table.refused("use_character", 3, 0) == ("same_square", {"square": "a1"}, where)
    assert table.refused("use_character", 3, 1) == (
        "wrong_icon",
        {"square": "b1", "icon": "town_hall", "kind": "market"},
        where,
    )
    table.s.put_pawn(1, sq(0, 3))
    assert table.refused("use_character", 3, sq(0, 3)) == ("pawn_there", {"square": "d1", "owner": "red"}, where)
    assert (3, sq(0, 3)) not in table.legal("use_character")
    assert table.refused("use_character", 5, "1:1", 0) == ("not_your_monument", {}, where)
    assert table.code("use_character", 5, "0:2", 0) == "not_your_monument"
    assert table.code("use_character", 5, "0:1", 1) == "wrong_icon"
    assert table.code("use_character", 5, "0:1", sq(4, 2)) == "same_square"
    for wrong in ((), (4,), (3,), (3, 64), (5, "0:1"), (5, 0, "0:1"), (10, 1), ("3", 0), (3, "0:1", 0)):
        assert table.code("use_character", *wrong) == "bad_argument"
    table.s.laid = (("c01", 0, 0),)
    table.s.redraw_town()
    assert table.refused("use_character", 3, sq(5, 5)) == ("no_card_there", {"square": "f6"}, where)
    assert table.code("use_character", 5, "0:1", sq(5, 5)) == "no_card_there"
    table = s0().gold(0, 10)
    assert table.refused("use_character", 10) == ("no_own_monument", {}, where)
    assert table.code("use_character", 5, "0:1", 0) == "no_own_monument"


def test_the_fields_admit_exactly_what_may_be_said() -> None:
    kind = KINDS["use_character"]
    said = kind.universe()
    assert all(kind.well_formed(args) for args in said)
    assert len(set(said)) == len(said) == 64 + len(ALL_MONUMENT_IDS) * 64 + 1
    things: tuple[Any, ...] = (3, 5, 10, 0, 63, 64, "0:1", "enemy:4", "x", None, (3,))
    loose = [(), *((a,) for a in things), *((a, b) for a in things for b in things)]
    loose += [(a, b, c) for a in things for b in things for c in things]
    assert {args for args in loose if kind.well_formed(args)} == set(loose) & set(said)
    assert not kind.well_formed((10, 0)), "no square follows the third effect"
    assert not kind.well_formed((3, True))


def asked(table: Table, *args: Any) -> tuple[str, set[Any], bool]:
    """What is asked next of that much of an effect: the field, its values, and whether it is said already."""
    step = CONTROLLER.next(table.s, Draft("use_character", 0, args))
    return step.field.name if step.field else "", set(step.values), step.complete


def test_an_effect_is_said_step_by_step() -> None:
    table = s0().gold(0, 10).own((4, 2))
    squares = {args[-1] for args in table.legal("use_character") if args[0] == 3}
    assert asked(table) == ("tier", {3, 5, 10}, False)
    assert asked(table, 3) == ("square", squares, False)
    assert asked(table, 5) == ("monument", {"0:1"}, False)
    assert asked(table, 5, "0:1") == ("square", {q for q in range(64) if table.s.cells[q] == 0}, False)
    assert asked(table, 10) == asked(table, 3, sq(5, 7)) == ("", set(), True)
    why = KINDS["use_character"].why
    assert why(table.s, Draft("use_character", 0, (3,)), 0) == table.refused("use_character", 3, 0)
    assert why(table.s, Draft("use_character", 0, (5, "0:1")), 1) == table.refused("use_character", 5, "0:1", 1)
    assert why(table.s, Draft("use_character", 0, (5,)), "1:1") == table.refused("use_character", 5, "1:1", 0)
    assert why(table.s, Draft("use_character", 0, (3,)), sq(5, 7)) is None
    assert why(table.gold(0, 4).s, Draft("use_character", 0), 10) == table.refused("use_character", 10)


def test_every_effect_that_can_be_paid_is_an_action() -> None:
    for gold, tiers in ((2, set()), (3, {3}), (4, {3}), (5, {3, 5}), (9, {3, 5}), (10, {3, 5, 10})):
        table = s0().gold(0, gold).own((4, 2))
        found = CONTROLLER.legal(table.s, 0)
        assert {a.args[0] for a in found if a.kind == "use_character"} == tiers
        allowed = [args for args in KINDS["use_character"].universe() if not _refused(table, args)]
        assert [a.args for a in found if a.kind == "use_character"] == allowed


def _refused(table: Table, args: tuple[Any, ...]) -> bool:
    return CONTROLLER.check(table.s, Action("use_character", 0, args)) is not None


def test_caution_about_an_effect_that_scores_nothing() -> None:
    table = s0(character="claudia").gold(0, 10).own((6, 5))
    assert table.caution("use_character", 3, sq(0, 1)) is None
    assert table.caution("use_character", 10) is None
    table = s0(character="claudia").gold(0, 10).own((4, 2))
    assert table.caution("use_character", 10) == ("effect_scores_nothing", {"icon": "market"}, "6.4-character")
