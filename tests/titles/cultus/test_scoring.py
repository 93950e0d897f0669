"""Section 7: points, final scoring, endings."""

from __future__ import annotations

import pytest

from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import ENEMIES, PLANS, PLAYERS
from game.titles.cultus.rules.scoring import ending, enemy_lines, seat_lines

from .positions import Table, multi, s0, sq


def plan_scores(table: Table) -> dict[str, int]:
    found = {}
    for plan in PLANS:
        table.s.plan[0] = plan
        _, icons, pairs = seat_lines(table.s, 0)
        found[plan] = icons.points + pairs.points
    return found


def over(table: Table) -> Table:
    """The same position scored."""
    table.s.pending.clear()
    table.s.phase = "scoring"
    table.proceed()
    return table


def test_tv_15_both_bonuses_of_a_plan() -> None:
    table = s0(plan="plan_defence")
    _, icons, pairs = seat_lines(table.s, 0)
    assert (icons.number, icons.points) == (11, 22)
    assert (pairs.number, pairs.points) == (7, 14)


def test_tv_33_all_plans_on_the_map() -> None:
    assert list(plan_scores(s0()).values()) == [32, 30, 32, 36, 34, 26]


def test_tv_32_all_plans_after_a_placing() -> None:
    table = s0().pawn(4, 2)
    table.do("place_construction", "c07", sq(5, 2), 180)
    assert list(plan_scores(table).values()) == [36, 32, 30, 36, 36, 26]


@pytest.mark.parametrize(
    ("enemy", "icons", "near", "total"),
    [
        ("baltasar", 10, 2, 80),
        ("claudia", 9, 1, 68),
        ("annette", 11, 2, 82),
        ("wilhelm", 11, 4, 102),
        ("eleonora", 7, 1, 64),
        ("ruben", 8, 2, 76),
    ],
)
def test_tv_65_the_enemys_final_scoring(enemy: str, icons: int, near: int, total: int) -> None:
    table = s0(f"enemy_{enemy}")
    lines = list(enemy_lines(table.s))
    assert [line.number for line in lines] == [4, near, icons]
    assert [line.points for line in lines] == [40, 10 * near, 2 * icons]
    over(table)
    assert table.s.enemy_vp == total


def test_the_enemys_bonus_may_count_icons_by_option() -> None:
    table = s0("enemy_wilhelm")
    table.s.rulings &= ~32
    assert [line.number for line in enemy_lines(table.s)][1] == 2 + 1 + 2 + 1


def test_tv_66_stacked_monuments_on_the_centre_each_count() -> None:
    table = s0().own((3, 3), (3, 3))
    assert next(iter(seat_lines(table.s, 0))).points == 20


def test_monuments_and_pawns_hide_nothing() -> None:
    table = s0().own((5, 3)).pawn(5, 3)
    assert plan_scores(table)["plan_defence"] == 36
    table.s.rulings &= ~4
    assert plan_scores(table)["plan_defence"] < 36


@pytest.mark.parametrize(
    ("difference", "name"),
    [
        (-200, "banished"),
        (-30, "banished"),
        (-29, "shadow"),
        (0, "shadow"),
        (1, "contested"),
        (14, "contested"),
        (15, "trusted"),
        (29, "trusted"),
        (30, "beloved"),
        (49, "beloved"),
        (50, "glorious"),
        (300, "glorious"),
    ],
)
def test_tv_76_endings(difference: int, name: str) -> None:
    assert ending(difference) == f"ending_{name}"


def test_tv_64_equal_points() -> None:
    table = multi(2)
    table.s.plan = ["plan_defence", "plan_defence"]
    for seat in (0, 1):
        table.points(45, seat)
    result = CONTROLLER.result(over(table).s)
    assert result is not None
    assert table.s.vp == [81, 81]
    assert (result.outcome, result.ranks) == ("shared_victory", (1, 1))
    assert [e.params for e in table.happened("shared_victory")] == [{"seat": 0, "vp": 81}, {"seat": 1, "vp": 81}]
    table = s0("enemy_eleonora").points(64 - 36)
    result = CONTROLLER.result(over(table).s)
    assert result is not None
    assert table.s.vp[0] == table.s.enemy_vp == 64
    assert (result.outcome, result.ranks) == ("ending_shadow", (2, 1))


def test_a_single_winner() -> None:
    table = multi(3).points(30, 2)
    result = CONTROLLER.result(over(table).s)
    assert result is not None
    assert result.outcome == "victory"
    assert result.ranks[2] == 1
    assert table.happened("victory")[0].params["seat"] == 2
    shown = table.happened("plan_shown")
    assert [e.params["plan"] for e in shown] == table.s.plan
    assert CONTROLLER.view(table.s, 0).state.plan == table.s.plan


def test_the_sheets_are_itemised() -> None:
    table = s0("enemy_claudia").own((3, 3)).points(50)
    result = CONTROLLER.result(over(table).s)
    assert result is not None
    own, enemy = result.scores
    assert [(item.source, item.amount) for item in own.items] == [
        ("monument_moves", 50),
        ("center", 10),
        ("plan_icons", 22),
        ("plan_pairs", 14),
    ]
    assert own.items[2].params == {"count": 11, "factor": 2, "vp": 22, "icon": "barracks"}
    assert (enemy.seat, enemy.who, enemy.total) == (-1, "enemy_claudia", 68)
    assert [(item.source, item.amount) for item in enemy.items] == [
        ("center", 40),
        ("enemy_near", 10),
        ("enemy_icons", 18),
    ]
    assert result.params == {"enemy": "enemy_claudia", "difference": 28}
    assert (result.outcome, result.ranks) == ("ending_trusted", (1, 2))
    assert CONTROLLER.result(s0().s) is None


def test_lines_of_the_final_scoring_are_told_even_at_nothing() -> None:
    result = CONTROLLER.result(over(multi(2)).s)
    assert result is not None
    assert [item.source for item in result.scores[0].items] == ["center", "plan_icons", "plan_pairs"]
    assert result.scores[0].items[0] == ("center", 0, {"count": 0, "factor": 10, "vp": 0})


def test_gold_and_cards_are_worth_nothing() -> None:
    poor, rich = over(s0()).s, over(s0().gold(9, 9).hand_of(5)).s
    assert poor.vp == rich.vp


@pytest.mark.parametrize(("seats", "most"), [(2, 8), (3, 9), (4, 8)])
def test_tv_77_the_monument_cards_cannot_run_out_before_a_last_cube(seats: int, most: int) -> None:
    before_a_last_cube = seats * (PLAYERS[seats].cubes - 2)
    assert before_a_last_cube == most < 12
    assert seats * (PLAYERS[seats].cubes - 1) <= 12


def test_every_enemy_has_an_effect() -> None:
    from game.titles.cultus.rules.foes import FOES

    assert list(FOES) == list(ENEMIES)
    assert len({foe.calculation for foe in FOES.values()}) == len(ENEMIES)
