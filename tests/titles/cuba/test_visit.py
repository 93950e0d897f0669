"""Whole visits: what is planned is what is done, house by house and trade by trade, and a mouse can say it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Action, Amount, Chance, Draft, Field, Seat, Session, View
from game.presentation import Press, art_of, presentation_of
from game.presentation.display_list import Hot
from game.table.drop import Dial
from game.table.layout import middle
from game.titles.cuba import TITLE
from game.titles.cuba.rules import CONTROLLER
from game.titles.cuba.rules.board import AT
from game.titles.cuba.rules.components import MERCHANDISE, PIECES, TYPES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import foreman_visit, market_visit, places
from game.titles.cuba.table.chain import PESOS, POINTS, holdings
from game.titles.cuba.table.foreman_visit import VISIT, Visit, suggested, swapped, told, uses_of, visit_of, without
from game.titles.cuba.table.market_visit import ERRAND, MarketVisit, counts_of, errand_of
from game.ui.table.prompts.by_form import prompt_of
from game.ui.table.prompts.worksheet import WorksheetPrompt
from game.ui.widgets import DialPrompt, PickTray
from tests.titles.cuba.positions import Table, at, table
from tests.titles.cuba.test_table import said
from tests.titles.cuba.test_undo import seated
from tests.ui.conftest import Desk

ART = art_of(TITLE)
START = Draft(VISIT, 0)


def seen(position: Table | CubaState, seat: int = 0) -> View:
    """What a seat sees."""
    s = position.s if isinstance(position, Table) else position
    return CONTROLLER.view(s, seat)._replace(colors=("blue", "red", "yellow", "green"))


def use(field: str, *pieces: str) -> Action:
    return Action("use_building", 0, (field, pieces) if pieces else (field,))


def rum_street() -> Table:
    """A distillery and a café in the pawn's row, two sugar canes, one rum."""
    return at("foreman").built(b2="distillery", c2="rum_cafe").pawn("b2").yard(sugar=2, rum=1)


def planned(view: View, *deeds: Action) -> Visit:
    return visit_of(view, START._replace(args=deeds))


# --- the foreman -----------------------------------------------------------------------------------


def test_a_later_house_uses_what_an_earlier_one_makes() -> None:
    view = seen(rum_street())
    plan = suggested(view, START)
    assert plan.args == (use("b2", "sugar", "sugar"), use("c2", "rum", "rum", "rum"))
    assert visit_of(view, plan).stops[1].step.after[POINTS] == 6


def test_houses_that_change_places_take_no_more_than_is_there() -> None:
    view = seen(rum_street())
    plan = swapped(view, suggested(view, START), 0)
    assert plan.args == (use("c2", "rum"), use("b2", "sugar", "sugar"))
    assert visit_of(view, plan).stops[-1].step.after[POINTS] == 2


def test_what_is_left_out_leaves_the_others_what_they_find() -> None:
    view = seen(rum_street())
    assert without(view, suggested(view, START), 0).args == (use("c2", "rum"),)


def test_a_plan_with_a_house_that_lacks_its_pieces_has_no_deeds() -> None:
    plan = planned(seen(rum_street()), use("c2", "rum", "rum"), use("b2", "sugar"))
    assert [stop.step.state for stop in plan.stops] == ["short", "can"]
    assert plan.deeds == ()


def test_a_house_that_could_do_several_things_is_asked() -> None:
    view = seen(at("foreman").built(b2="monastery").pawn("b2").yard(citrus=2, sugar=1))
    stop = next(stop for stop in visit_of(view, START).stops if stop.step.tile == "monastery")
    draft = foreman_visit.added(START, view.state, stop.step.at, stop.choices)
    assert draft.part == ("b2",)
    assert told(view, draft, use("b2", "citrus", "sugar")).args == (use("b2", "citrus", "sugar"),)
    assert len(stop.choices) == 4


def test_a_house_outside_is_the_whole_visit() -> None:
    view = seen(at("foreman").built(b2="hotel", d3="inn").pawn("b2"))
    plan = planned(view, use("d3"))
    assert plan.single
    assert [stop.step.tile for stop in plan.stops] == ["inn"]
    assert plan.deeds == (use("d3"),)
    sheet = ART.worksheet(view, START._replace(args=(use("d3"),)))
    assert sheet is not None
    assert not [press for press in sheet.presses if len(press.draft.args) > 1]


def test_plans_of_random_games_run_as_they_were_shown() -> None:
    tried = 0
    for seed in range(25):
        chance, rng = Chance(seed), Random(seed)
        s = CONTROLLER.setup(3, {}, chance)
        while s.pending:
            seat = s.pending[-1].seats[0]
            if s.pending[-1].key == "foreman" and not s.used:
                tried += _runs(s.clone(), seat, rng)
            CONTROLLER.apply(s, rng.choice(CONTROLLER.legal(s, seat)), chance)
    assert tried > 30


def _runs(s: CubaState, seat: int, rng: Random) -> int:
    """Make a plan by pressing at random, then do it. Returns how many houses worked."""
    view, draft = CONTROLLER.view(s, seat), Draft(VISIT, seat)
    for _ in range(5):
        sheet = ART.worksheet(view, draft)
        assert sheet is not None
        draft = rng.choice([press.draft for press in sheet.presses] or [draft])
    plan = visit_of(view, draft._replace(part=()))
    if not plan.deeds or plan.single or any(deed.kind == "use_lighthouse" for deed in plan.deeds):
        return 0
    for deed, stop in zip(plan.deeds, plan.stops):
        assert CONTROLLER.check(s, deed) is None, deed
        CONTROLLER.apply(s, deed, Chance(1))
        assert tuple(holdings(s, seat)) == stop.step.after
    return len(plan.deeds)


def test_every_house_offers_what_the_rules_list() -> None:
    position = rum_street().yard(citrus=1, stone=3)
    position.built(b1="cement_factory", a2="small_branch_office")
    listed = {a for a in CONTROLLER.legal(position.s, 0) if a.kind != "end_turn"}
    offered = {a for field in ("a1", "a2", "b1", "b2", "c2") for a in uses_of(position.s, 0, AT[field])}
    assert offered == listed


# --- the market ------------------------------------------------------------------------------------


def test_sales_come_before_purchases_and_pay_for_them() -> None:
    position = at("tradeswoman").pesos(0).yard(tobacco=2)
    draft = Draft(ERRAND, 0, (1, 0, -2, 0, 0))
    plan = errand_of(position.s, draft)
    assert plan is not None
    assert [(deed.kind, *deed.args) for deed in plan.deeds] == [
        ("sell", "tobacco"),
        ("sell", "tobacco"),
        ("buy", "citrus"),
    ]
    assert [(line.prices, line.purse) for line in plan.lines] == [((3, 2), 5), ((4,), 1)]
    assert plan.table.pesos[0] == 1


def test_what_cannot_be_traded_says_why() -> None:
    position = at("tradeswoman").pesos(3)
    draft = Draft(ERRAND, 0)
    assert MarketVisit(position.s, draft).obstacle(0, -1) == ("lacking", 0)
    assert MarketVisit(position.s, draft).obstacle(0, 1) == ("short", 1)
    assert MarketVisit(position.pesos(100).market(citrus=0).left(citrus=0).s, draft).obstacle(0, 1) == ("left", 0)
    assert errand_of(position.s, market_visit.changed(draft, 0, -1)) is None


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 0), (1, 0, -2, 0, 0), (-1, 2, 0, -1, 0)])
@pytest.mark.parametrize("pesos", [0, 3, 12, 90])
def test_how_far_a_plan_reaches_is_all_that_can_be_carried_out(pesos: int, counts: tuple[int, ...]) -> None:
    s = at("tradeswoman").pesos(pesos).yard(citrus=2, tobacco=2, rum=1).left(rum=1).s
    draft = Draft(ERRAND, 0, counts)
    if errand_of(s, draft) is None:
        return
    for piece in MERCHANDISE:
        least, most = MarketVisit(s, draft).reach(piece)
        possible = [n for n in range(-6, 20) if errand_of(s, market_visit.changed(draft, piece, n)) is not None]
        assert possible == list(range(least, min(most, 19) + 1))


def test_errands_of_random_presses_run_as_they_were_shown() -> None:
    rng, tried = Random(4), 0
    for seed in range(30):
        position = (
            at("tradeswoman").pesos(rng.randint(0, 20)).yard(**{PIECES[m]: rng.randint(0, 3) for m in MERCHANDISE})
        )
        view, draft = seen(position), Draft(ERRAND, 0)
        for _ in range(8):
            sheet = ART.worksheet(view, draft)
            assert sheet is not None
            draft = rng.choice([press.draft for press in sheet.presses])
        plan = errand_of(position.s, draft)
        assert plan is not None
        for deed in plan.deeds:
            position.do(deed.kind, *deed.args)
        assert holdings(position.s, 0)[: PESOS + 1] == holdings(plan.table, 0)[: PESOS + 1], (seed, counts_of(draft))
        tried += len(plan.deeds)
    assert tried > 60


# --- the two bills ---------------------------------------------------------------------------------


def winners_table() -> Table:
    """Seat 0 has won the vote."""
    return table().speakers("mayor", "worker", "worker", "worker").bid(0, 0, 0, 0)


def test_two_bills_are_chosen_one_by_one_and_a_third_waits() -> None:
    view = seen(winners_table())
    draft = Draft("enact_bills", 0)
    for kind in ("subsidy", "tax"):
        sheet = ART.worksheet(view, draft)
        assert sheet is not None
        assert not CONTROLLER.next(view.state, draft).complete
        draft = next(p.draft for p in sheet.presses if p.draft.args and kind in p.draft.args[0])
    assert draft.action() == Action("enact_bills", 0, (("subsidy", "tax"),))
    sheet = ART.worksheet(view, draft)
    assert sheet is not None
    assert {press.draft.args for press in sheet.presses} == {(("subsidy",),), (("tax",),)}


# --- by mouse --------------------------------------------------------------------------------------


def sheet_on(desk: Desk) -> WorksheetPrompt:
    desk.robot.still()
    prompt = desk.scene.prompt
    assert isinstance(prompt, WorksheetPrompt)
    return prompt


def press(desk: Desk, wanted: Any) -> None:
    """Press the first place whose draft is wanted."""
    found = next(p for p in sheet_on(desk).sheet.presses if p.onto is None and wanted(p.draft))
    desk.pilot.click(*middle(found.rect))


def run(desk: Desk) -> None:
    """Press the button that does what stands there, and let it be done."""
    desk.pilot.click(*sheet_on(desk).buttons[1].centre)
    for _ in range(8):
        desk.pilot.tick()


@pytest.fixture
def desk(tmp_path: Path) -> Any:
    made = Desk(tmp_path)
    yield made
    made.close()


def first(field: str) -> Any:
    return lambda draft: bool(draft.args) and draft.args[-1].args[0] == field


def test_houses_work_in_the_order_in_which_they_were_clicked(desk: Desk) -> None:
    position = rum_street().built(b1="hotel")
    scene = desk.sit(seated(position), keep=False)
    for field in ("b1", "b2", "c2"):
        press(desk, first(field))
    assert [deed.args[0] for deed in sheet_on(desk).draft.args] == ["b1", "b2", "c2"]
    assert not scene.session.plies, "nothing has happened yet"
    desk.pilot.key("backspace")
    assert [deed.args[0] for deed in sheet_on(desk).draft.args] == ["b1", "b2"]
    press(desk, lambda draft: [deed.args[0] for deed in draft.args] == ["b2", "b1"])
    run(desk)
    assert [ply.action.args[0] for ply in scene.session.plies] == ["b2", "b1"]
    scene.undo()
    assert [ply.action.args[0] for ply in scene.session.plies] == ["b2"]


def test_a_house_is_carried_to_another_turn_and_pulled_out(desk: Desk) -> None:
    desk.sit(seated(rum_street().built(b1="hotel")), keep=False)
    for field in ("b1", "b2", "c2"):
        press(desk, first(field))

    def names() -> list[str]:
        return [deed.args[0] for deed in sheet_on(desk).draft.args]

    moves = [p for p in sheet_on(desk).sheet.presses if p.onto and p.draft.args and p.draft.args[0].args[0] == "c2"]
    to_front = next(p for p in moves if len(p.draft.args) == 3)
    assert to_front.onto is not None
    desk.pilot.drag(middle(to_front.rect), middle(to_front.onto))
    assert names() == ["c2", "b1", "b2"]
    assert sheet_on(desk).draft.args[0] == use("c2", "rum"), "it finds less at its new turn"
    out = next(p for p in sheet_on(desk).sheet.presses if p.onto and len(p.draft.args) == 2)
    assert out.onto is not None
    desk.pilot.drag(middle(out.rect), middle(out.onto))
    assert names() == ["b1", "b2"]


def test_no_tip_comes_up_where_a_house_was_laid_down_or_runs(desk: Desk) -> None:
    """What the sheet hears is a press like any other: words come only after the pointer has moved on."""
    scene = desk.sit(seated(rum_street().built(b1="hotel")), keep=False)
    for field in ("b1", "b2"):
        press(desk, first(field))
    swap = next(p for p in sheet_on(desk).sheet.presses if p.onto and len(p.draft.args) == 2)
    assert swap.onto is not None
    x, y = middle(swap.onto)
    desk.pilot.drag(middle(swap.rect), (x, y))
    desk.pilot.wait(1)
    assert scene.tips.quiet
    desk.pilot.move(x + 140, y)
    desk.pilot.move(x + 160, y)
    assert not scene.tips.quiet
    desk.pilot.key("return")
    assert scene.tips.quiet


def test_the_keys_plan_a_visit(desk: Desk) -> None:
    scene = desk.sit(seated(at("foreman").built(b2="hotel", b1="small_bank").pawn("b2")), keep=False)
    desk.robot.still()
    wanted = next(i for i, p in enumerate(sheet_on(desk).sheet.presses) if first("b1")(p.draft))
    for _ in range(wanted + 1):
        desk.pilot.key("tab")
    desk.pilot.key("enter")
    assert sheet_on(desk).draft.args == (use("b1"),)
    desk.pilot.key("esc")
    assert sheet_on(desk).draft.args == ()
    assert desk.app.scenes.top is scene


def test_leaving_the_question_of_a_house_keeps_the_plan(desk: Desk) -> None:
    position = at("foreman").built(b2="black_market", b1="hotel").pawn("b2").yard(citrus=1)
    scene = desk.sit(seated(position), keep=False)
    press(desk, first("b1"))
    press(desk, lambda draft: draft.part[:1] == ("b2",))
    assert sheet_on(desk).draft.part
    desk.pilot.key("esc")
    assert sheet_on(desk).draft.part == ()
    assert sheet_on(desk).draft.args == (use("b1"),), "only the question was left"
    desk.pilot.key("esc")
    assert sheet_on(desk).draft.args == ()
    assert desk.app.scenes.top is scene


def test_a_plan_ends_where_something_new_is_learnt(desk: Desk) -> None:
    position = at("foreman").built(b2="lighthouse", b1="hotel").pawn("b2")
    scene = desk.sit(seated(position), keep=False)
    press(desk, first("b1"))
    press(desk, lambda draft: draft.part == ("b2",))
    press(desk, lambda draft: len(draft.args) == 2)
    assert "stop" not in sheet_on(desk).sheet.label
    press(desk, lambda draft: [deed.args[0] for deed in draft.args] == ["b2", "b1"])
    assert sheet_on(desk).sheet.label == "cuba-art-visit-do-stop"
    assert sheet_on(desk).sheet.params == {"n": 1}
    run(desk)
    assert [ply.action.kind for ply in scene.session.plies] == ["use_lighthouse"]
    assert any(toast.text == desk.app.texts("table-plan-stopped", count=1) for toast in scene.toasts)
    assert sheet_on(desk).draft.args == ()


def test_a_piece_can_still_be_carried_to_a_house(desk: Desk) -> None:
    position = at("foreman").built(b2="cement_factory").pawn("b2").yard(stone=2)
    scene = desk.sit(seated(position), keep=False)
    desk.robot.still()
    start, end = middle(scene.model.laid["stone"].rect), scene.model.layout.slots["field/b2"].centre
    desk.pilot.drag(start, end)
    assert scene.prompt is not None
    assert not scene.prompt.standing, "how many is asked"


def test_a_visit_to_the_market_is_one_bill(desk: Desk) -> None:
    position = at("tradeswoman").pesos(4).yard(tobacco=1)
    scene = desk.sit(seated(position), keep=False)
    press(desk, lambda draft: counts_of(draft) == (0, 0, -1, 0, 0))
    press(desk, lambda draft: counts_of(draft) == (1, 0, -1, 0, 0))
    assert not scene.session.plies
    run(desk)
    assert [(p.action.kind, *p.action.args) for p in scene.session.plies] == [("sell", "tobacco"), ("buy", "citrus")]
    assert counts_of(sheet_on(desk).draft) == (0, 0, 0, 0, 0)


def test_the_market_opens_as_a_whole_and_closes_so(tmp_path: Path) -> None:
    """No goods and prices of the market lie on the harbour while what was there goes."""
    desk = Desk(tmp_path, animation="normal")
    scene = desk.sit(seated(table().pesos(9).yard(tobacco=1)), keep=False)
    desk.robot.still()
    for kind in ("play_character", "end_turn"):
        (deed, *_) = (a for a in scene.session.legal(0) if a.kind == kind and a.args in ((), ("tradeswoman",)))
        scene.play(deed)
        assert (scene.story.motions, scene.model.seen_before) == ([], None)
        assert scene.story.changing > 0
        desk.robot.still()
    desk.close()


def test_what_is_planned_is_not_lost_by_the_end_of_the_turn(desk: Desk) -> None:
    scene = desk.sit(seated(at("tradeswoman").pesos(9).yard(tobacco=1)), keep=False)
    desk.robot.still()
    end = next(control for control in scene.model.controls if "finish" in control.kinds or "end" in control.key)
    press(desk, lambda draft: counts_of(draft) == (0, 0, -1, 0, 0))
    desk.pilot.click(*middle(scene.drag.control_rect(end)))
    assert not scene.session.plies
    assert counts_of(sheet_on(desk).draft) == (0, 0, -1, 0, 0)
    assert [toast.text for toast in scene.toasts] == [desk.app.texts("table-planned")]
    desk.pilot.key("esc")
    desk.pilot.key("esc")
    sheet_on(desk)
    desk.pilot.click(*middle(scene.drag.control_rect(end)))
    assert scene.session.plies


def test_what_is_traded_keeps_its_name() -> None:
    position = at("tradeswoman").pesos(20).yard(citrus=1).store(sugar=1)
    session = seated(position)
    place = presentation_of(session.title).placement
    for kind, piece in (("buy", "citrus"), ("sell", "citrus"), ("sell", "sugar"), ("buy", "rum")):
        before = place(session.view(0))
        session.propose(Action(kind, 0, (piece,)))
        after = place(session.view(0))
        moved = [name for name in before if name.startswith(f"{piece}/") and before[name].slot != after[name].slot]
        assert len(moved) == 1, (kind, piece, moved)
        ends = [before[moved[0]].slot.split("/")[0], after[moved[0]].slot.split("/")[0]]
        assert ends == (["price", "yard"] if kind == "buy" else [{"citrus": "yard", "sugar": "store"}[piece], "price"])


def test_bills_are_enacted_by_a_press_and_a_drag(desk: Desk) -> None:
    scene = desk.sit(seated(winners_table()), keep=False)
    press(desk, lambda draft: draft.args == (("duty",),))
    carried: Press = next(p for p in sheet_on(desk).sheet.presses if p.onto and "other" in p.draft.args[0])
    assert carried.onto is not None
    desk.pilot.drag(middle(carried.rect), middle(carried.onto))
    assert sheet_on(desk).draft.args == (("duty", "other"),)
    run(desk)
    assert scene.session.plies[-1].action.args == (("duty", "other"),)
    s = scene.session.view(0).state
    assert s.new_types == ("duty", "other")
    assert s.statutes[TYPES.index("other")]


# --- what a plan shows, and what it cannot know ----------------------------------------------------


def drawn(view: View, draft: Draft = START) -> Any:
    sheet = ART.worksheet(view, draft)
    assert sheet is not None
    return sheet


def presses_over(sheet: Any, place: tuple[float, float, float, float]) -> list[Press]:
    x, y, w, h = place
    return [
        p
        for p in sheet.presses
        if p.onto is None and x <= p.rect[0] < x + w and y <= p.rect[1] < y + h and p.rect[2] <= w and p.rect[3] <= h
    ]


def test_each_house_that_is_shown_beside_the_street_works_alone_or_says_why_not() -> None:
    view = seen(at("foreman").built(c1="inn", d3="hotel", c3="rum_cafe").pawn("b2").yard(citrus=1))
    sheet = drawn(view)
    shown = {p.draft.args or p.draft.part for p in presses_over(sheet, (756, 574, 232, 40))}
    assert shown == {(use("a1", "citrus"),), (use("c1"),), (use("d3"),), ("c3",)}
    planned_street = START._replace(args=(use("c1"),))
    others = {p.draft.args for p in presses_over(drawn(view, planned_street), (756, 574, 232, 40))}
    assert (use("d3"),) in others, "another one may be taken instead"


def test_the_warehouse_outside_has_its_ring_as_every_house_that_can_work() -> None:
    view = seen(at("foreman").built(d3="hotel").pawn("b2").yard(citrus=1))
    x, y, w, h = places.FIELD["a1"]
    rings = [mark for mark in drawn(view).drawing.marks if mark.rect == (x + 1, y + 1, w - 2, h - 2)]
    assert rings
    idle = seen(at("foreman").built(d3="hotel").pawn("b2"))
    assert not [mark for mark in drawn(idle).drawing.marks if mark.rect == (x + 1, y + 1, w - 2, h - 2)]


@pytest.mark.parametrize(
    ("field", "message"),
    [
        ("c2", "cuba-art-visit-nothing"),
        ("a3", "cuba-refusal-no-building-here"),
        ("a1", "cuba-art-visit-nothing"),
        ("b3", "cuba-art-visit-no-room"),
    ],
)
def test_every_field_answers_a_press(field: str, message: str) -> None:
    position = at("foreman").built(b2="town_hall", c2="cement_factory", b3="small_branch_office").pawn("b2")
    position.ships("ship_08", "", "", sea="ship_05").yard(cigars=1)
    sheet = drawn(seen(position))
    answers = [p.draft for p in sheet.presses if p.onto is None and p.draft.part == (field,)]
    assert answers
    assert message in list(said(drawn(seen(position), answers[0]).drawing))


def test_a_chosen_house_that_moves_nothing_is_not_told_that_none_can() -> None:
    view = seen(at("foreman").built(b2="town_hall").pawn("b2"))
    messages = list(said(drawn(view, START._replace(args=(use("b2"),))).drawing))
    assert "cuba-art-visit-quiet" in messages
    assert "cuba-art-street-none" not in messages


def harbour_street() -> Table:
    """Under the Harbour Statute an office fills the ship in dock 3; a lighthouse stands beside it."""
    position = at("foreman").round(2).statute("other_harbour").pawn("b2")
    position.ships("ship_04", "ship_05", "ship_01", sea="ship_06").fill("dock_3", rum=1).yard(rum=1)
    return position.built(b2="small_branch_office", b1="lighthouse", b3="hotel")


LOADED = Action("use_office", 0, ("b2", "dock_3", ("rum",)))


def test_a_plan_says_where_it_stops_and_why() -> None:
    view = seen(harbour_street())
    plan = planned(view, LOADED)
    assert plan.learns == "ship"
    assert {stop.step.state for stop in plan.stops[1:]} == {"later"}
    sheet = drawn(view, START._replace(args=(LOADED,)))
    assert "cuba-art-visit-stops-ship" in list(said(sheet.drawing))
    assert sheet.label == "cuba-art-visit-do-stop"


def test_behind_a_departure_no_pile_is_invented() -> None:
    view = seen(harbour_street())
    sheet = drawn(view, START._replace(args=(LOADED,), part=("b1",)))
    assert "cuba-art-visit-later" in list(said(sheet.drawing))
    assert not [p for p in sheet.presses if any(deed.kind == "use_lighthouse" for deed in p.draft.args)]


def test_what_stands_behind_the_stop_is_kept_and_not_run() -> None:
    view = seen(harbour_street())
    draft = swapped(view, START._replace(args=(use("b3"), LOADED)), 0)
    plan = visit_of(view, draft)
    assert plan.deeds == (LOADED,)
    assert plan.later == (use("b3"),)
    assert swapped(view, draft, 0).args == (use("b3"), LOADED)


def test_a_warehouse_stores_all_at_its_new_turn() -> None:
    view = seen(at("foreman").built(b2="warehouse", c2="workshop").pawn("b2").yard(citrus=2))
    draft = START._replace(args=(use("c2", "citrus"), use("b2", "citrus")))
    assert swapped(view, draft, 0).args[0] == use("b2", "citrus", "citrus")


@pytest.mark.parametrize("built", [{"b2": "warehouse"}, {"d3": "hotel"}])
def test_a_warehouse_that_is_asked_offers_to_store_all(built: dict[str, str]) -> None:
    view = seen(at("foreman").built(**built).pawn("b2").yard(citrus=2, sugar=1))
    field = "b2" if "b2" in built else "a1"
    drafts = {press.draft.args for press in drawn(view, START._replace(part=(field,))).presses}
    assert (use(field, "citrus", "citrus", "sugar"),) in drafts


# --- the counter of the black market ---------------------------------------------------------------


def counted(view: View, *steps: tuple[str, str]) -> Draft:
    """The plan after these presses on the counter: ("give" or "take", piece)."""
    draft = START._replace(part=("b2",))
    for row, piece in steps:
        give, take = draft.part[1:] or ((), ())
        wanted = (tuple(sorted((*give, piece))), take) if row == "give" else (give, tuple(sorted((*take, piece))))
        draft = next(p.draft for p in drawn(view, draft).presses if p.draft.part[1:] == wanted)
    return draft


def test_mixed_exchanges_are_put_together_by_hand() -> None:
    position = at("foreman", options={"black_market_limit": "0"}).built(b2="black_market").pawn("b2")
    view = seen(position.yard(citrus=1, rum=1))
    draft = counted(view, ("give", "citrus"), ("give", "rum"), ("take", "cigars"))
    assert "cuba-art-exchange-take" in list(said(drawn(view, draft).drawing)), "what lacks is said"
    draft = counted(view, ("give", "citrus"), ("give", "rum"), ("take", "cigars"), ("take", "sugar"))
    deed = Action("use_black_market", 0, ("b2", ("citrus", "rum"), ("cigars", "sugar")))
    assert CONTROLLER.check(position.s, deed) is None
    assert any(p.draft.args == (deed,) for p in drawn(view, draft).presses)
    assert any(p.draft.part == () and not p.draft.args for p in drawn(view, draft).presses), "there is a way back"


def test_a_piece_on_the_black_market_asks_with_a_way_out(desk: Desk) -> None:
    scene = desk.sit(seated(at("foreman").built(b2="black_market").pawn("b2").yard(citrus=1)), keep=False)
    desk.robot.still()
    desk.pilot.drag(middle(scene.model.laid["citrus"].rect), scene.model.layout.slots["field/b2"].centre)
    counter = scene.prompt
    assert isinstance(counter, WorksheetPrompt)
    assert not counter.standing
    wanted = ("b2", ("citrus",), ("cigars",))
    press(desk, lambda draft: draft.args == wanted)
    desk.pilot.key("esc")
    assert not scene.session.plies
    assert sheet_on(desk).standing, "the plan lies there again"
    desk.pilot.drag(middle(scene.model.laid["citrus"].rect), scene.model.layout.slots["field/b2"].centre)
    press(desk, lambda draft: draft.args == wanted)
    run(desk)
    assert scene.session.plies[-1].action.args == wanted


# --- what one begins with --------------------------------------------------------------------------


def test_both_halves_of_the_start_stand_on_one_sheet(desk: Desk) -> None:
    scene = desk.sit(Session(TITLE, [Seat("Ann"), Seat("Bob")], {}, 5), keep=False)
    for wanted in ((("wood",), ()), (("wood", "wood"), ()), (("wood", "wood"), ("citrus",))):
        press(desk, lambda draft, wanted=wanted: draft.args == wanted)
    assert sheet_on(desk).sheet.params == {"n": 0, "n1": 1}
    assert {f"supply/{kind}" for kind in PIECES} <= {spot.slot for spot in scene.model.placement.values()}
    press(desk, lambda draft: draft.args == (("wood", "wood"), ("citrus", "tobacco")))
    frames = [p.rect for p in sheet_on(desk).sheet.presses]
    assert not [1 for a in frames for b in frames if a != b and overlap(a, b)]
    run(desk)
    assert scene.session.plies[0].action.args == (("wood", "wood"), ("citrus", "tobacco"))


def overlap(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


# --- tips over the sheet ---------------------------------------------------------------------------


def test_the_sheet_tells_of_its_own_buildings_and_of_no_ship_below_it(desk: Desk) -> None:
    position = at("foreman").built(b2="small_branch_office", c2="rum_cafe").pawn("b2").yard(rum=1)
    scene = desk.sit(seated(position.ships("ship_01", "ship_02", "", sea="ship_03")), keep=False)
    sheet = sheet_on(desk)
    ship = scene.model.laid["ship_01"].rect
    named = {sheet.names(*middle(ship)), sheet.names(*middle(scene.model.laid["ship_02"].rect))}
    assert sheet.covers(*middle(ship))
    assert named == {None}
    told = {mark.target for mark in sheet.sheet.drawing.marks if isinstance(mark, Hot)}
    assert told == {"house/b2", "house/c2", "house/a1"}
    for target in told:
        assert scene.model.art.tip(scene.model.view, target) is not None


def test_a_piece_is_lifted_from_anywhere_in_its_cell(desk: Desk) -> None:
    loading = at("mayor").ships("ship_08", "ship_02", "", sea="ship_03").yard(citrus=1, rum=1, sugar=1)
    scene = desk.sit(seated(loading), keep=False)
    desk.robot.still()
    for kind in ("citrus", "rum", "sugar"):
        x, y, w, h = places.YARD[kind]
        for corner in ((x + 2, y + 3), (x + w - 3, y + 3), (x + w - 3, y + h - 3), (x + 2, y + h - 3)):
            assert scene.drag.thing_at(*corner).piece == kind
    x, y, w, h = places.YARD["sugar"]
    desk.pilot.drag((x + w - 4, y + h - 4), scene.model.layout.slots["dock/dock_1"].centre)
    assert isinstance(scene.prompt, PickTray), "the ship asks how many"


def test_a_dial_asks_the_question_of_its_kind(desk: Desk) -> None:
    loading = at("mayor").ships("ship_08", "ship_02", "", sea="ship_03").yard(sugar=2)
    scene = desk.sit(seated(loading), keep=False)
    desk.robot.still()
    one, two = (Action("load_ship", 0, ("dock_1", ("sugar",) * count)) for count in (1, 2))
    field, spot = Field("count", (1, 2), Amount()), (400.0, 300.0, 80.0, 40.0)
    dial = prompt_of(scene.context, Dial(field, (2, 1), ((two,), (one,))), spot)
    assert isinstance(dial, DialPrompt)
    assert dial.question == scene.context.texts("cuba-choose-load-ship")
    other = prompt_of(scene.context, Dial(field, (2, 1), ((two,), (Action("end_turn", 0),))), spot)
    assert isinstance(other, DialPrompt)
    assert other.question == scene.context.words.question()
