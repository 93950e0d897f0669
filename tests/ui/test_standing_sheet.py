"""A worksheet that stands on the table while its decision is asked: a plan of several actions, places that are pressed
or carried to, and the hand left free beside it. And an ending whose places open past moments."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.engine import Action, Draft, Seat, Session, View
from game.presentation import DisplayList, Ending, Press, Worksheet
from game.table.layout import middle
from game.ui.table.prompts.worksheet import WorksheetPrompt
from tests.toy import TITLE

from .conftest import Desk

FIRST, SECOND = (400.0, 220.0, 60.0, 40.0), (480.0, 220.0, 60.0, 40.0)
SLOT, SHUT = (600.0, 220.0, 60.0, 40.0), (700.0, 220.0, 60.0, 40.0)


def at_the_market() -> Session:
    """Two people at the farm, one of whom may buy."""
    session = Session(TITLE, [Seat("Ann"), Seat("Bob")], {}, 8)
    rng = random.Random(1)
    while session.pending is not None and (session.pending.key, session.pending.seats) != ("buy", (0,)):
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    return session


@pytest.fixture
def planned(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> Desk:
    """The farm with a sheet that plans a purchase and the tithe after it."""
    desk = desks(language="en")
    session = at_the_market()
    seat = session.pending.seats[0]
    buy = next(a for a in session.legal(seat) if a.kind == "buy")
    tithe = Action("tithe", seat, ("purse",))

    def worksheet(v: View, draft: Draft, deed: bool = False) -> Worksheet | None:
        if draft.kind != "errand":
            return None
        deeds: tuple[Any, ...] = draft.args
        more = [Press(FIRST, draft._replace(args=(*deeds, buy)))] if not deeds else []
        if len(deeds) == 1:
            further = draft._replace(args=(*deeds, tithe))
            more = [Press(SECOND, further), Press(SECOND, further, SLOT, DisplayList(60, 40))]
        drawing = DisplayList(1280, 720)
        back, done = (400.0, 300.0, 100.0, 40.0), (520.0, 300.0, 200.0, 40.0)
        return Worksheet(drawing, tuple(more), back, done, "table-do", {}, deeds, (SHUT,))

    scene = desk.sit(session, keep=False)
    monkeypatch.setattr(scene.model.art, "worksheet", worksheet)
    monkeypatch.setattr(scene.model.presentation, "PLANNED", {"buy": "errand"})
    while type(desk.top).__name__ == "Curtain":
        desk.app.scenes.pop()
        scene.seats.sit(seat)
    desk.robot.still()
    return desk


def sheet(desk: Desk) -> WorksheetPrompt:
    prompt = desk.scene.prompt
    assert isinstance(prompt, WorksheetPrompt)
    return prompt


def kinds(desk: Desk, since: int) -> list[str]:
    return [ply.action.kind for ply in desk.scene.session.plies[since:]]


def test_a_plan_is_done_only_when_it_is_confirmed(planned: Desk) -> None:
    plies = len(planned.scene.session.plies)
    assert not sheet(planned).buttons[1].enabled
    planned.pilot.click(*middle(FIRST))
    planned.pilot.click(*middle(SECOND))
    assert kinds(planned, plies) == []
    planned.pilot.key("enter")
    for _ in range(6):
        planned.pilot.tick()
    assert kinds(planned, plies)[:2] == ["buy", "tithe"]


def test_esc_begins_the_plan_anew_and_then_opens_the_menu(planned: Desk) -> None:
    planned.pilot.click(*middle(FIRST))
    planned.pilot.key("esc")
    assert sheet(planned).draft.args == ()
    planned.pilot.key("esc")
    assert planned.app.scenes.top is not planned.scene


def test_what_is_carried_to_its_place_is_said(planned: Desk) -> None:
    planned.pilot.click(*middle(FIRST))
    planned.pilot.drag(middle(SECOND), (900, 500))
    assert len(sheet(planned).draft.args) == 1, "nothing is there"
    planned.pilot.drag(middle(SECOND), middle(SLOT))
    assert len(sheet(planned).draft.args) == 2
    planned.pilot.key("backspace")
    planned.pilot.click(*middle(SECOND))
    assert len(sheet(planned).draft.args) == 2


def test_the_table_below_hears_what_is_not_meant_for_the_sheet(planned: Desk) -> None:
    scene = planned.scene
    piece = next(piece for piece in scene.model.movable() if scene.model.targets(piece))
    planned.pilot.click(*middle(scene.model.laid[piece].rect))
    assert scene.drag.piece == piece
    scene.drag.let_go()
    scene.model.laid[piece] = scene.model.laid[piece]._replace(rect=SHUT)
    planned.pilot.click(*middle(SHUT))
    assert scene.drag.piece == "", "it is covered"


def test_a_plan_that_is_refused_on_its_way_ends_there(planned: Desk) -> None:
    scene = planned.scene
    plies = len(scene.session.plies)
    planned.pilot.click(*middle(FIRST))
    buy = sheet(planned).draft.args[0]
    scene.deeds.carry((buy, buy, Action("tithe", buy.seat, ("purse",))))
    for _ in range(6):
        planned.pilot.tick()
    assert kinds(planned, plies) == ["buy"]
    assert scene.popover is not None


def test_a_place_of_an_ending_opens_its_moment(desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    desk = desks()
    session = Session(TITLE, [Seat("Ann"), Seat("Bob")], {}, 8)
    rng = random.Random(1)
    while session.pending is not None:
        session.propose(rng.choice(session.legal(session.pending.seats[0])))
    desk.shelf()
    scene = desk.open("table", session=session, read_only=True)
    told: Ending = scene.model.art.ending
    made = [((20.0, 30.0, 60.0, 80.0), 7)]

    def ending(*given: Any) -> Ending:
        return told(*given)._replace(moments=tuple(made))

    monkeypatch.setattr(type(scene.model.art), "ending", lambda self, *given: ending(*given))
    end = desk.open("ending", table=scene)
    place = next(w for w in end.widgets if w.id == "ending-moment-7")
    desk.pilot.click(*place.centre)
    assert desk.top is scene
    assert scene.model.looking == 7
