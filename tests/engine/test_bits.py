"""Sets of places as bits, and the lists of actions made for them."""

from __future__ import annotations

from game.engine import Action
from game.engine.bits import ByBits, ByBytes, Made, actions_of, bits_of, members


def test_members_come_in_order_and_make_the_bits_again() -> None:
    assert list(members(0)) == []
    assert list(members(0b1010_0001)) == [0, 5, 7]
    assert bits_of([7, 0, 5, 5]) == 0b1010_0001
    assert bits_of(members(2**63 | 6)) == 2**63 | 6


def test_a_set_has_one_list_that_is_made_once() -> None:
    made: list[int] = []

    def make(number: int) -> Action:
        made.append(number)
        return Action("go", 1, (number,))

    table = ByBits(make)
    assert table[0b101] == [Action("go", 1, (0,)), Action("go", 1, (2,))]
    assert table[0b101] is table[0b101]
    assert made == [0, 2]


def test_sixty_four_places_are_put_together_from_eight_parts() -> None:
    table = ByBytes(lambda number: Action("go", 0, (number,)))
    bits = bits_of((0, 7, 8, 63))
    assert [a.args[0] for a in table.within(bits)] == [0, 7, 8, 63]
    assert table.within(bits) is not table.within(bits)
    assert table.within(0) == []


def test_actions_of_many_arguments() -> None:
    assert actions_of("give", 2, [("a",), ("b", 3)]) == [Action("give", 2, ("a",)), Action("give", 2, ("b", 3))]
    assert all(isinstance(a, Action) for a in actions_of("give", 2, [("a",)]))


def test_what_is_missing_is_made_once_and_forgotten_when_there_is_too_much() -> None:
    asked: list[int] = []
    doubled = Made(lambda key: asked.append(key) or key * 2, 2)
    assert [doubled[key] for key in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert asked == [1, 2]
    assert doubled[3] == 6
    assert dict(doubled) == {3: 6}
