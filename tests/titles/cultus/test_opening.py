"""Section 11.3: four turns against Annette, checked after every turn."""

from __future__ import annotations

from .positions import Table, s0, sq


def test_a_scripted_opening() -> None:
    table = s0("enemy_annette", hand=("c07", "c46"), medal=1, display=("mon_haulage", "mon_unity", "mon_traffic"))
    table.s.pending.clear()
    table.s.phase, table.s.turn = "turn", 0
    table.proceed()

    table.do("draw_start", 1)
    table.do("allocate_gold", 1, 0)
    walk(table, (0, 1), (1, 0))
    walk(table, (1, 1))
    walk(table, (1, 0), (1, 0))
    table.do("end_actions")
    after(table, cost=3, character=0, vp=2, enemy=0, hand=3, discard=1)
    assert len(table.s.piles[0]) == 3
    assert table.s.enemy_track == 1

    table.do("draw_start", 1)
    table.do("allocate_gold", 1, 0)
    walk(table, (1, 1), (1, 0))
    walk(table, (0, 1))
    walk(table, (0, 0), (1, 0))
    table.do("end_actions")
    after(table, cost=6, character=0, vp=4, enemy=0, hand=4, discard=2)
    assert len(table.s.piles[0]) == 1

    table.do("draw_start", 1)
    assert table.s.medal == [0]
    table.do("allocate_gold", 1, 0)
    assert table.s.ap == 4
    walk(table, (1, 0))
    walk(table, (1, 1), (2, 0))
    walk(table, (1, 2))
    walk(table, (1, 3), (1, 1))
    table.do("end_actions")
    after(table, cost=10, character=1, vp=4, enemy=24, hand=5, discard=3)
    assert (table.s.pawn, table.s.enemy_track, len(table.s.piles[1])) == ([sq(1, 3)], 0, 4)

    table.do("draw_start", 2)
    assert (table.s.character_gold, table.decision.key) == ([2], "actions")
    walk(table, (0, 3))
    walk(table, (0, 2))
    table.do("build_monument", "mon_haulage")
    assert (table.s.vp, table.s.stock, table.s.cost) == ([10], [3], [0])
    walk(table, (1, 2))
    table.do("end_actions")
    table.do("discard_to_limit", table.legal("discard_to_limit")[2][0])
    after(table, cost=0, character=2, vp=8, enemy=24, hand=5, discard=5)
    assert table.s.monuments["0:1"] == sq(0, 2)
    assert (table.s.enemy_track, len(table.s.piles[1])) == (1, 2)

    table.do("draw_start", 2)
    assert table.decision.data == (2, 0)


def walk(table: Table, square: tuple[int, int], split: tuple[int, int] | None = None) -> None:
    """One step that pays just this split, or nothing."""
    table.do("move_pawn", (sq(*square),))
    assert (table.decision.key == "allocate") == (split is not None)
    if split is not None:
        table.do("allocate_gold", *split)


def after(table: Table, cost: int, character: int, vp: int, enemy: int, hand: int, discard: int) -> None:
    """What must lie where after a turn."""
    s = table.s
    found = (s.cost, s.character_gold, s.vp, s.enemy_vp, len(s.hands[0]), len(s.discard))
    assert found == ([cost], [character], [vp], enemy, hand, discard)
