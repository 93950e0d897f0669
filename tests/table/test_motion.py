"""What moves is the difference of two arrangements, and it never takes long."""

from __future__ import annotations

import pytest

from game.paths import bundled
from game.presentation import Change, Spot
from game.table.arrange import Laid
from game.table.model import TableModel
from game.table.playback.motion import FEW, MOST, SPEEDS, TURNED, changed, diff, has_turned, should_animate, total
from game.titles import catalogue

from .games import played


def laid(piece: str, x: float, face: str = "card:1", turn: int = 0) -> Laid:
    """A piece at a place."""
    return Laid(piece, Spot("s", 0, face, turn), (x, 10, 40, 40), 100)


def table(*pieces: Laid) -> dict[str, Laid]:
    """Pieces by name."""
    return {p.piece: p for p in pieces}


def test_where_more_is_gone_than_a_move_takes_the_table_has_turned() -> None:
    few, many = {str(n) for n in range(FEW)}, {str(n) for n in range(FEW * TURNED * 2)}
    assert not has_turned(few, set()), "a small table is swept by a move"
    for gone, turned in ((0, False), (len(many) // TURNED, False), (len(many) // TURNED + 1, True)):
        assert has_turned(many, {*sorted(many)[gone:], "new"}) == turned


def test_what_stays_does_not_move() -> None:
    assert diff(table(laid("a", 0), laid("b", 50)), table(laid("a", 0), laid("b", 50))) == []
    assert total([]) == 0


def test_a_move_runs_from_place_to_place() -> None:
    (motion,) = diff(table(laid("a", 0)), table(laid("a", 100)))
    assert motion.fade == 0
    assert motion.at(0).rect == (0, 10, 40, 40)
    assert motion.at(motion.begin + motion.length)[:2] == ((100, 10, 40, 40), 1.0)
    assert motion.at(99)[:2] == ((100, 10, 40, 40), 1.0)
    middle = motion.at(motion.length / 2).rect[0]
    assert 50 < middle < 100


def test_what_the_hand_let_go_starts_where_it_was_let_go() -> None:
    held = (500.0, 300.0, 40.0, 40.0)
    (motion,) = diff(table(laid("a", 0)), table(laid("a", 100)), "a", held)
    assert motion.start == held
    (gone,) = diff(table(laid("a", 0)), {}, "a", held)
    assert gone.start == held
    assert diff(table(laid("a", 0)), table(laid("a", 100)), "b", held)[0].start == (0, 10, 40, 40)


def test_pieces_appear_and_vanish() -> None:
    (new,) = diff({}, table(laid("a", 0)))
    assert (new.fade, new.at(0).alpha, new.at(1).alpha) == (1, 0, 1)
    (gone,) = diff(table(laid("a", 0)), {})
    assert (gone.fade, gone.at(0).alpha, gone.at(1).alpha) == (-1, 1, 0)


def test_a_card_that_is_turned_over_is_a_motion() -> None:
    (motion,) = diff(table(laid("a", 0, "back")), table(laid("a", 0, "card:7")))
    assert motion.face == "card:7"
    assert motion.start == motion.end
    assert not motion.flip
    (motion,) = diff(table(laid("a", 0, "back")), table(laid("a", 0, "card:7")), change=lambda a, b: Change(True))
    half = motion.begin + motion.length * 0.1
    assert (motion.at(0).face, motion.at(half).face, motion.at(99).face) == ("back", "back", "card:7")
    assert motion.at(half).width < 1 == motion.at(99).width


def test_a_piece_that_only_turns_takes_the_shorter_way() -> None:
    (motion,) = diff(table(laid("a", 0)._replace(turn=270)), table(laid("a", 0)._replace(turn=0)))
    assert motion.at(0).turn == 270
    assert 270 < motion.at(motion.length / 2).turn < 360
    assert motion.at(99).turn % 360 == 0


def test_a_die_rolls_through_its_faces_and_lies_still_on_the_last() -> None:
    faces = ("die:1", "die:2", "die:3")
    (motion,) = diff(
        table(laid("a", 0, "die:1")), table(laid("a", 0, "die:3")), change=lambda before, after: Change(rolls=faces)
    )
    seen = {motion.at(motion.length * share).face for share in (0.05, 0.2, 0.4, 0.6)}
    assert len(seen) > 1
    assert {motion.at(motion.length * share).face for share in (0.5, 0.7, 0.9)} == {"die:3"}, (
        "nothing false is seen lying"
    )
    late = motion._replace(begin=1.0)
    assert late.at(0.5).face == "die:1", "it lies as it lay until it is taken up"
    assert (motion.at(motion.length).face, motion.at(motion.length).turn % 360) == ("die:3", 0)


@pytest.mark.parametrize("count", [1, 2, 10, 18, 60, 250])
def test_however_many_move_it_takes_less_than_a_second(count: int) -> None:
    before = table(*(laid(f"p{i}", i) for i in range(count)))
    after = table(*(laid(f"p{i}", i + 300) for i in range(count)))
    motions = diff(before, after)
    assert len(motions) == count
    assert total(motions) <= MOST + 1e-9
    begins = [m.begin for m in motions]
    assert begins == sorted(begins)
    assert begins[0] == 0


def test_one_place_decides_whether_anything_moves() -> None:
    assert should_animate("normal", False)
    assert should_animate("step", False)
    assert not should_animate("off", False)
    assert not should_animate("normal", True)
    assert set(SPEEDS) == {"off", "fast", "normal", "slow", "step"}


def test_what_changed_between_two_placements() -> None:
    assert changed({"a": Spot("x"), "b": Spot("x")}, {"a": Spot("y"), "c": Spot("x")}) == {"a", "b", "c"}
    assert changed({"a": Spot("x")}, {"a": Spot("x")}) == set()


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (1, 9), (3, 2)])
def test_every_ply_of_a_game_moves_what_changed_and_ends_where_it_lies(seats: int, seed: int) -> None:
    before: TableModel | None = None
    for session in played(seats, seed, 0.3):
        model = TableModel(session, bundled("art"), 0)
        if before is not None:
            motions = diff(before.laid, model.laid)
            assert total(motions) <= MOST + 1e-9
            moved = {m.piece for m in motions}
            assert len(moved) == len(motions)
            for piece in model.laid.keys() | before.laid.keys():
                a, b = before.laid.get(piece), model.laid.get(piece)
                same = a is not None and b is not None and a.rect == b.rect and a.spot.face == b.spot.face
                assert same == (piece not in moved)
            for motion in motions:
                end, alpha, *_ = motion.at(total(motions))
                if motion.fade < 0:
                    assert motion.piece not in model.laid
                    assert alpha == 0
                else:
                    assert end == pytest.approx(model.laid[motion.piece].rect)
                    assert alpha == 1
        before = model
    assert catalogue["cultus"]
