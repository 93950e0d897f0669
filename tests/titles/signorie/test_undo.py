"""A turn can be taken back step by step, as far as nothing has been learnt (section 9)."""

from __future__ import annotations

from typing import Any

from game.engine import Action, Refusal, Seat, Session
from game.presentation import presentation_of
from game.presentation.history import turn_start
from game.titles.signorie import TITLE

from .positions import RED, Table, table


def session(t: Table) -> Session:
    """A session that begins with the position: people at red and at the first seat, bots at the others."""
    seats = [Seat(player="human" if seat <= RED else "bot:greedy") for seat in range(t.s.seats)]
    game = Session(TITLE, seats, {}, 5)
    game._states[0], game._counters[0] = t.s.clone(), dict(t.chance.counters)  # No deal of this seed would give it.
    return game


def play(game: Session, *deeds: tuple[Any, ...]) -> list[str]:
    """Do these things; the digests before each and after the last."""
    sums = [game.at(len(game.plies)).digest()]
    for kind, *args in deeds:
        ply = game.propose(Action(kind, RED, tuple(args)))
        assert not isinstance(ply, Refusal), (kind, args, ply)
        sums.append(ply.sum)
    return sums


def three_helpers() -> Table:
    t = table().turn(RED).florins(RED, 9).pool(light_blue=(3,), red=(1,)).filled(1, "roma", by=2 * RED)
    t.helpers(RED, "hs_light_blue_1", "hs_light_blue_2", "hs_light_blue_3")
    return t.assignment("asl_light_blue_male", "as_florins")


def test_one_die_with_three_helpers_is_taken_back_ply_by_ply() -> None:
    game = session(three_helpers())
    sums = play(
        game,
        ("take_die", "light_blue", 3),
        ("main_assignment", "asl_light_blue_male", 1),
        ("activate_helper", "hs_light_blue_1"),
        ("place_face_down", "row_marriage"),
        ("activate_helper", "hs_light_blue_2"),
        ("advance_initiative",),
    )
    assert all(not ply.mark for ply in game.plies), "a face-down tile shows nothing"
    for back in reversed(sums[:-1]):
        assert game.undo() is None
        assert game.at(len(game.plies)).digest() == back
    while game.redoable:
        game.redo()
    assert game.plies[-1].sum == sums[-1]


def test_a_turn_is_one_chapter() -> None:
    game = session(three_helpers())
    play(game, ("take_die", "light_blue", 3), ("main_hire", "hs_gray_1"))
    play(game, ("activate_helper", "hs_light_blue_3"))
    begun = [event.params["seat"] for ply in game.plies for event in ply.events if event.kind == "turn_begins"]
    assert begun == [2], "the next turn begins when this one is over"


def test_offspring_cannot_be_taken_back() -> None:
    game = session(table().turn(RED).florins(RED, 9).pool(purple=(3,)).helpers(RED, "hs_purple_2"))
    play(game, ("take_die", "purple", 3), ("main_signoria",))
    assert not game.plies[0].mark
    assert game.plies[1].mark
    refusal = game.undo()
    assert refusal is not None
    assert len(game.plies) == 2


def test_a_die_with_its_helpers_is_taken_back_as_one() -> None:
    game = session(three_helpers())
    sums = play(
        game,
        ("take_die", "light_blue", 3),
        ("main_assignment", "asl_light_blue_male", 1),
        ("activate_helper", "hs_light_blue_1"),
        ("place_face_down", "row_marriage"),
        ("activate_helper", "hs_light_blue_3"),
    )
    begin = turn_start(game.plies[:-1], presentation_of(TITLE))
    assert begin == 0
    assert game.undo_to(begin) is None
    assert game.at(len(game.plies)).digest() == sums[0]
