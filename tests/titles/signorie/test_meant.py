"""What is lit is what happens, the reason is the reason, and what is missing is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Seat, Session, View
from game.paths import bundled
from game.presentation import Click, Drag, Drop, presentation_of
from game.presentation.gestures import hands_of, meant_by
from game.table.drop import Choose, Play, Refused
from game.table.model import TableModel
from game.titles.signorie import TITLE
from game.titles.signorie.art.tips import tip
from game.titles.signorie.rules import CONTROLLER
from game.titles.signorie.rules.components import CITIES, HELPER, INITIATIVE_VP
from game.titles.signorie.rules.decisions import CHOOSE_ASSIGNMENT, MARRIAGE, MISSION, SPEND
from game.titles.signorie.rules.state import SignorieState
from game.titles.signorie.table import climbing

from ...ui.conftest import Desk
from ..catalogues import Speakers
from .positions import RED, YELLOW, Table, table

ALL, CLERGY, LEAD = (0, 1, 2, 3), (1,), (3,)


def seen(t: Table, seat: int = RED) -> TableModel:
    """The table of the seat that is asked, in a position made by hand."""
    session = Session(TITLE, [Seat(f"P{i}") for i in range(t.s.seats)], {}, 1)
    model = TableModel(session, bundled("art"), seat)
    session._states = [t.s]
    model.refresh()
    return model


def points(number: int, tracks: tuple[int, ...] = ALL) -> Table:
    return table().ask(SPEND[RED][tracks][number][0])


def after(model: TableModel, outcome: object) -> SignorieState:
    """The position when a deed and all that follows it have been done."""
    assert isinstance(outcome, Play)
    tried = model.tried(outcome.action, then=outcome.then)
    assert tried is not None
    state: SignorieState = tried[1].state
    return state


@pytest.mark.parametrize("number", [1, 2, 4])
def test_every_lit_floor_takes_the_points_that_it_says(number: int) -> None:
    """By a click and by a drag alike: the son stands there, and so many points are gone."""
    t = points(number).sons(RED, "political", 3)
    model = seen(t)
    reach = climbing.floors(t.s, RED)
    assert set(reach.values())
    for (track, floor), climb in reach.items():
        at = 3 * RED + ("political", "clerical", "military").index(track)
        for outcome in (model.click(f"floor/{track}/{floor}"), _carried(model, t, track, climb, floor)):
            state = after(model, outcome)
            assert floor in state.careers[at]
            left = state.pending[-1].data[0] if state.pending and state.pending[-1].key == "spend_points" else 0
            assert left == number - climb.cost
    assert {place for place in model.dests.clicks if place.startswith("floor/")} == {f"floor/{t}/{n}" for t, n in reach}


def test_a_way_of_several_points_is_done_to_its_end(desks: Callable[..., Desk]) -> None:
    """At the table itself: one click, as many deeds as the floor says."""
    session = Session(TITLE, [Seat(f"P{i}") for i in range(4)], {}, 1)
    session._states = [points(4).s]
    scene = desks().sit(session, keep=False)
    scene.seats.sit(RED)
    scene.story.skip()
    scene.model.refresh()
    scene.deeds.resolve(scene.model.click("floor/clerical/4"), "floor/clerical/4", (0, 0, 10, 10), None)
    for _ in range(60):
        if len(session.plies) < 4:
            scene.story.skip()
            scene.update(0.2)
    assert [ply.action.kind for ply in session.plies] == ["enter_male", *["advance_male"] * 3]
    assert session._states[-1].careers[3 * RED + 1] == (4,)


def _carried(model: TableModel, t: Table, track: str, climb: climbing.Climb, floor: int) -> object:
    sons = [piece for piece, spot in model.placement.items() if spot.slot == f"stand/{track}/{climb.begin}"]
    return model.drop(sons[0] if climb.begin else "supply/male", f"floor/{track}/{floor}")


def test_steps_of_the_disc_take_their_points() -> None:
    t = points(3, LEAD)
    model = seen(t)
    for step in (1, 2, 3):
        for outcome in (model.click(f"step/{step}"), model.drop(f"disc/{RED}", f"step/{step}")):
            assert after(model, outcome).initiative[RED] == step


def test_a_click_on_who_stands_there_moves_nobody() -> None:
    model = seen(points(4).sons(RED, "political", 2, 5))
    standing = [piece for piece in model.placement if piece.startswith((f"son/{RED}", f"disc/{RED}"))]
    assert len(standing) == 3
    for piece in standing:
        assert piece not in model.dests.clicks
        assert piece in model.movable()
    assert not {"floor/political/2", "floor/political/5"} & set(model.dests.clicks)


def test_one_deed_stays_one_deed() -> None:
    model = seen(points(4).sons(RED, "political", 3))
    assert model.click("floor/political/4") == Play(Action("advance_male", RED, ("political", 3)))


CARRIED = [
    (ALL, 2, "son/1/political/1-0", "floor/political/6", "points_too_few"),
    (ALL, 2, "son/1/political/1-0", "floor/political/2", "only_upwards"),
    (ALL, 2, "son/1/political/1-0", "floor/clerical/4", "only_upwards"),
    (CLERGY, 2, "son/1/political/1-0", "floor/political/4", "track_not_allowed"),
    (ALL, 2, "supply/male", "floor/military/5", "points_too_few"),
    (ALL, 2, "supply/female", "floor/military/1", "only_sons_study"),
    (ALL, 2, f"disc/{RED}", "step/8", "points_too_few"),
    (LEAD, 2, f"disc/{RED}", "step/0", "only_upwards"),
    (CLERGY, 2, f"disc/{RED}", "step/1", "track_not_allowed"),
]


@pytest.mark.parametrize(("tracks", "number", "piece", "slot", "code"), CARRIED)
def test_what_cannot_be_reached_says_why(
    tracks: tuple[int, ...], number: int, piece: str, slot: str, code: str
) -> None:
    t = points(number, tracks).sons(RED, "political", 3)
    t.s.initiative[RED] = 1
    outcome = seen(t).drop(piece, slot)
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == code


def test_another_players_son_is_not_mine() -> None:
    t = points(4).sons(RED, "political", 3).sons(YELLOW, "political", 3)
    outcome = seen(t).drop(f"son/{YELLOW}/political/1-0", "floor/political/4")
    assert not isinstance(outcome, Play | Choose)
    assert CONTROLLER.check(t.s, Action("advance_male", RED, ("political", 3, "strange"))).code == "not_your_figure"  # type: ignore[union-attr]


# --- cities ------------------------------------------------------------------------------------------------


def test_a_city_is_met_from_its_sky_to_its_loggia() -> None:
    """Figures let go over the picture, the ribbon, the flags and the loggia all go to that city."""
    t = table().ask(MARRIAGE[RED][0])
    model = seen(t)
    for number, city in enumerate(CITIES):
        for x, y in ((98, 30), (10, 120), (20, 160), (180, 170), (98, 190)):
            assert model.slot_for("supply/female", 12 + 196 * number + x, 44 + y) == f"city/{city}"


def test_sons_of_the_supply_are_told_that_they_need_a_career() -> None:
    outcome = seen(table().ask(MISSION[RED][0])).drop("supply/male", "city/roma")
    assert isinstance(outcome, Refused)
    assert outcome.refusal.code == "only_from_a_track"


def test_open_gates_send_both_to_the_own_stock() -> None:
    t = table(open_gates="true").ask(MISSION[RED][0]).full().sons(RED, "political", 7)
    model = seen(t)
    [son] = [piece for piece in model.placement if piece.startswith(f"son/{RED}")]
    assert set(model.targets(son)) == {"stock/male"}
    assert (
        model.click("stock/male")
        == model.drop(son, "stock/male")
        == Play(Action("send_mission", RED, ("political", 7, "none")))
    )
    t.ask(MARRIAGE[RED][0]).florins(RED, 4)
    model = seen(t)
    assert set(model.targets("supply/female")) == {"stock/female"}
    outcome = model.drop("supply/female", "city/roma")
    assert isinstance(outcome, Refused)
    assert (outcome.refusal.code, outcome.refusal.params["gates"]) == ("city_full", 1)


def test_without_the_variant_the_stock_takes_nobody_back() -> None:
    v = View(RED, table().ask(MISSION[RED][0]).full().sons(RED, "political", 7).s)
    assert meant_by(presentation_of(TITLE), v, Drop(f"son/{RED}/political/1-0", "stock/male")) == []
    t = table().placed(RED, "light_blue", 3).full().sons(RED, "political", 8)
    assert t.code("main_signoria") == "all_cities_full"


def test_the_words_follow_open_gates() -> None:
    full = table(open_gates="true").ask(MISSION[RED][0]).full()
    found = tip(View(RED, full.s), "city/roma")
    assert found is not None
    assert found.text == "signorie-art-tip-city-full"


# --- reasons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "args"),
    [
        ("take_die", ("red", 1)),
        ("pass_round", ()),
        ("main_signoria", ()),
        ("main_hire", ("hs_gray_1",)),
        ("main_assignment", ("asl_gray_male", 1)),
    ],
)
def test_one_die_per_turn(kind: str, args: tuple[Any, ...]) -> None:
    t = table().window(RED, "yellow", 3).helpers(RED, "hs_yellow_1")
    assert t.code(kind, *args) == "one_die_per_turn"


def lacking(t: Table, kind: str, *args: Any) -> tuple[str, str]:
    code, params, _ = t.refused(kind, *args)
    return code, str(params["why"])


def test_an_assignment_says_what_it_lacks() -> None:
    t = table().placed(RED, "gray", 4).supply(RED, 2, 2)
    for tile, why in (
        ("as_mission", "lack_career"),
        ("as_political", "lack_climber"),
        ("as_marriage", "lack_daughter"),
    ):
        slot = "asl_gray_female" if tile == "as_marriage" else "asl_gray_male"
        t.assignment(slot, tile)
        assert lacking(t, "main_assignment", slot, 2) == ("assignment_no_effect", why)
    t.s.initiative[RED] = 8
    t.assignment("asl_gray_male", "as_initiative")
    assert lacking(t, "main_assignment", "asl_gray_male", 1) == ("assignment_no_effect", "lack_step")
    t.supply(RED, 2, 3).florins(RED, 0).assignment("asl_gray_female", "as_marriage")
    assert lacking(t, "main_assignment", "asl_gray_female", 2) == ("assignment_no_effect", "lack_dowry_1")


@pytest.mark.parametrize(
    ("slot", "why"),
    [
        ("hs_gray_3", "lack_career"),
        ("hs_gray_1", "lack_stock"),
        ("hs_light_blue_3", "lack_envoy"),
        ("hs_light_blue_2", "lack_step"),
        ("hs_yellow_3", "lack_daughter"),
        ("hs_red_2", "lack_climber"),
    ],
)
def test_a_helper_says_what_it_lacks(slot: str, why: str) -> None:
    column = slot.removeprefix("hs_")[:-2]
    t = (
        table()
        .supply(RED, 0, 0)
        .stock(RED, 0, 0)
        .window(RED, column, 3)
        .helpers(RED, slot, f"{slot[:-1]}{1 + HELPER[slot] % 3}")
    )
    t.s.initiative[RED] = 8
    assert lacking(t, "activate_helper", slot) == ("helper_no_effect", why)


def test_a_threshold_raised_too_late_is_warned_of() -> None:
    t = table().placed(RED, "gray", 4).assignment("asl_gray_male", "as_threshold")
    action = Action("main_assignment", RED, ("asl_gray_male", 2))
    assert CONTROLLER.caution(t.s, action) is None
    t.s.phase = "rewards"
    warned = CONTROLLER.caution(t.s, action)
    assert warned is not None
    assert (warned.code, warned.params["n"]) == ("threshold_too_late", 2)
    t.ask(CHOOSE_ASSIGNMENT[RED])
    assert CONTROLLER.caution(t.s, Action("use_assignment", RED, ("asl_gray_male",))) is not None


def test_every_lack_has_a_name() -> None:
    said = Speakers(TITLE)
    for why in ("lack_city", "lack_career", "lack_dowry_1", "lack_dowry_4", "lack_rank_4", "lack_die", "lack_use"):
        for code in ("assignment_no_effect", "helper_no_effect", "reward_not_possible"):
            for text in said.say("refusal", code, {"why": why, "n": 3}):
                assert "lack" not in text


def test_the_log_tells_the_disc_by_what_the_track_shows() -> None:
    t = points(1)
    t.s.initiative[RED] = 7
    t.do("advance_initiative")
    [event] = t.happened("initiative_moved")
    assert presentation_of(TITLE).line(event).params["worth"] == INITIATIVE_VP[8]


def test_drags_of_one_piece_mean_that_piece() -> None:
    """Whatever a drag of a son does, it moves a son of that slot."""
    model = seen(points(4).sons(RED, "political", 2, 5))
    for action in model.dests.legal:
        for hand in hands_of(model.presentation, model.view, action):
            if action.kind == "advance_male" and isinstance(hand, Drag):
                assert model.placement[hand.piece].slot == f"stand/{action.args[0]}/{action.args[1]}"
            assert not (isinstance(hand, Click) and hand.target.startswith("son/"))
