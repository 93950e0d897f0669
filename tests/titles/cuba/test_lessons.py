"""What the host says in the lessons is so: the figures, the prices and what is left; and the deeds suffice for a game."""

from __future__ import annotations

from game.engine import Action, Session
from game.table.lessons import course_of
from game.titles.cuba import TITLE
from game.titles.cuba.rules.components import NUMBER, SHIPS
from game.titles.cuba.rules.state import CubaState

LEARNER = 0


def at(name: str, step: int) -> Session:
    """A session that stands at the beginning of a step, counted from 1; one after the last is the end of the lesson."""
    return next(lesson for lesson in course_of(TITLE).lessons if lesson.id == name).begin(step - 1)


def given(name: str, step: int) -> CubaState:
    """The state there."""
    session = at(name, step)
    return session.at(len(session.plies))  # type: ignore[no-any-return]


def owned(name: str, step: int, *pieces: str) -> tuple[int, ...]:
    """How many of each piece the learner has there."""
    state = given(name, step)
    return tuple(state.own(LEARNER, NUMBER[piece]) for piece in pieces)


def points(name: str, first: int, last: int) -> list[int]:
    """The points of the learner at the beginning of each of these steps."""
    return [given(name, step).vp[LEARNER] for step in range(first, last + 1)]


def pesos(name: str, first: int, last: int) -> list[int]:
    """The same of the pesos."""
    return [given(name, step).pesos[LEARNER] for step in range(first, last + 1)]


def test_the_pawn_on_b2_brings_two_wood_and_a_stone() -> None:
    assert owned("field", 3, "wood", "stone") == (1, 0)
    assert owned("field", 4, "wood", "stone") == (3, 1)


def test_two_products_are_free_and_the_third_costs_the_water() -> None:
    assert owned("field", 5, "citrus", "sugar", "tobacco", "water") == (1, 2, 0, 1)
    assert owned("field", 6, "citrus", "sugar", "tobacco", "water") == (1, 3, 0, 1)
    assert owned("field", 7, "citrus", "sugar", "tobacco", "water") == (1, 3, 1, 0)


def test_four_pesos_from_the_mayor_then_the_price_falls_from_three_to_two() -> None:
    assert pesos("market", 2, 7) == [10, 14, 14, 17, 19, 14]


def test_the_next_rum_costs_one_more() -> None:
    assert (given("market", 6).market[NUMBER["rum"]], given("market", 7).market[NUMBER["rum"]]) == (2, 1)


def test_one_stone_was_missing_for_the_distillery() -> None:
    assert (owned("build", 1, "wood", "stone"), owned("build", 3, "wood", "stone")) == ((3, 1), (3, 2))
    assert not any(a.kind == "build" and a.args[0] == "distillery" for a in built_without_the_stone())
    assert owned("build", 5, "wood", "stone") == (1, 0)
    assert (owned("build", 6, "sugar", "rum"), owned("build", 7, "sugar", "rum")) == ((3, 0), (0, 3))


def built_without_the_stone() -> list[Action]:
    """What the architect could build at the beginning of the lesson."""
    session = at("build", 1)
    session.propose(Action("play_character", LEARNER, ("architect",)))
    return session.legal(LEARNER)


def test_three_pieces_in_dock_2_bring_six_points_and_the_architect_two() -> None:
    assert points("ship", 3, 6) == [0, 6, 6, 8]


def test_the_warehouse_keeps_both_products_and_ends_the_turn() -> None:
    session = at("ship", 8)
    state = given("ship", 8)
    assert (owned("ship", 8, "sugar", "tobacco"), state.row(LEARNER)[:3]) == ((1, 1), [0, 0, 0])
    assert session.pending is not None
    assert session.pending.seats == (1,)


def test_the_foreman_makes_rum_and_cigars_and_ships_one_rum_for_three() -> None:
    kinds = ("citrus", "sugar", "rum", "cigars")
    assert [owned("works", step, *kinds) for step in (2, 3, 4, 5)] == [
        (1, 2, 0, 0),
        (1, 0, 2, 0),
        (0, 0, 2, 1),
        (0, 0, 1, 1),
    ]
    assert points("works", 4, 5) == [27, 30]


def test_each_ship_that_is_asked_for_takes_both_goods_and_no_other_does() -> None:
    lesson = next(lesson for lesson in course_of(TITLE).lessons if lesson.id == "works")
    session = lesson.begin(4)
    asked = {a.args[1] for a in lesson.wanted(session, 4)}
    offered = {a.args[1] for a in session.legal(LEARNER) if a.kind == "use_lighthouse"}
    rum, cigars = NUMBER["rum"], NUMBER["cigars"]
    assert asked == {ship for ship in offered if SHIPS[ship][rum] and SHIPS[ship][cigars]}
    assert not SHIPS[given("works", 5).sea][cigars]


def test_no_building_of_the_row_and_the_column_is_left_for_the_last_step() -> None:
    assert {a.kind for a in at("works", 6).legal(LEARNER)} == {"end_turn"}


def test_a_tie_at_six_then_eight_to_seven() -> None:
    tied, won = given("vote", 4), given("vote", 5)
    assert (tied.votes, tied.leaders, won.votes) == ([6, 6], (0, 1), [8, 7])


def test_tax_duty_and_subsidy_bring_eleven_points() -> None:
    assert points("vote", 6, 8) == [0, 2, 11]
    assert pesos("vote", 6, 7) == [8, 7]
    tally = [
        e
        for ply in at("vote", 8).plies[-2:]
        for e in ply.events
        if e.params.get("seat") == LEARNER and "vp" in e.params
    ]
    assert [(e.kind, e.params["vp"]) for e in tally] == [("duty_paid", 2), ("tax_and_duty", 1), ("subsidy_gained", 6)]
