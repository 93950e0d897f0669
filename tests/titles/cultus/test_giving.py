"""Cards over the hand limit: the sheet says what each costs, and they leave one after the other, counted on the plate."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.bots.bot import Clock
from game.bots.levels import seat as bot_of
from game.engine import Seat, Session
from game.titles import catalogue
from game.ui.table.scene import TableScene
from game.ui.widgets import FanTray
from game.ui.widgets.fan import LIFT

from ...ui.conftest import Desk

TITLE = catalogue["cultus"]
Desks = Callable[..., Desk]


@pytest.fixture(scope="module")
def overfull() -> Session:
    """A game that asks for several cards of somebody who can pay for them in points."""
    for seed in range(39, 80):
        options = {"enemy": "enemy_annette", "difficulty": "normal", "color": "blue"}
        session, rng, bot = Session(TITLE, [Seat()], options, seed), random.Random(seed), bot_of("greedy", TITLE)
        while session.pending is not None and session.pending.key != "hand_adjust":
            legal, view = session.legal(0), session.view(0)
            wanted = [a for a in legal if a.kind in ("draw_card", "end_actions", "draw_start")]
            hoarding = view.state.vp[0] >= 5 and bool(wanted)
            session.propose(wanted[0] if hoarding else bot.choose(view, legal, Clock(), rng))
        if session.pending is not None and session.view(0).state.vp[0] >= 2 * session.pending.data[0] > 2:
            return session
    raise AssertionError("no game came to that")


def opened(desk: Desk, session: Session) -> tuple[TableScene, FanTray]:
    scene = desk.sit(session.fork(len(session.plies)), keep=False)
    scene.story.skip()
    scene._refresh_prompt()
    desk.pilot.wait(0.6)
    tray = scene.prompt
    assert isinstance(tray, FanTray)
    return scene, tray


def pick(desk: Desk, tray: FanTray, count: int) -> None:
    for index in range(count):
        x, y, _, h = tray.item(index)
        desk.pilot.click(x + 12, y + h / 2)


def test_a_picked_card_stands_higher_and_says_its_price(desk: Desk, overfull: Session) -> None:
    _, tray = opened(desk, overfull)
    before = tray.item(1)
    tray.toggle(1)
    assert tray.item(1)[1] == before[1] - LIFT
    assert LIFT == 34
    assert tray.asked.prices == ["−2 [star]"] * tray.count[0]


def test_the_sheet_is_lowered_and_raised_and_keeps_what_is_picked(desk: Desk, overfull: Session) -> None:
    scene, tray = opened(desk, overfull)
    pick(desk, tray, 2)
    shown = desk.app.capture()
    desk.pilot.key("esc")
    assert tray.lowered
    assert scene.on_top, "the menu has not opened"
    x, y, _, _ = tray.rect
    lowered = desk.app.capture()
    under = (int(x + 40), int(y + 100))
    assert shown.get_at(under) != lowered.get_at(under), "the table is to be seen"
    assert tray.answers() == [tray.fold.rect]
    desk.pilot.key("space")
    assert not tray.lowered
    assert tray.picked == [0, 1]
    for down in (True, False):
        desk.pilot.click(*tray.fold.centre)
        assert tray.lowered == down
    desk.pilot.key("esc")
    desk.pilot.key("esc")
    assert not scene.on_top, "a second Esc opens the menu, as ever"


def test_cards_leave_sixty_milliseconds_apart_and_the_plate_counts_each(desks: Desks, overfull: Session) -> None:
    desk = desks(animation="normal")
    scene, tray = opened(desk, overfull)
    count, points = tray.count[0], scene.model.view.state.vp[0]
    pick(desk, tray, count)
    given = [str(i) for i in sorted(scene.model.view.state.hands[0])]
    pile = scene.model.layout.slots["discard"].rect
    desk.pilot.click(*tray.button.centre)
    leaving = [m for m in scene.story.motions if m.fade < 0]
    assert len(leaving) == count <= len(given)
    assert [round(m.begin, 2) for m in leaving] == [round(0.06 * i, 2) for i in range(count)]
    assert all(pile[0] <= m.end[0] <= pile[0] + pile[2] for m in leaving), "they go to the discard pile"
    assert all(m.start[1] >= tray.rect[1] - 20 for m in leaving), "from where they lay on the sheet"
    counted: list[int] = []
    while scene.model.seen_before is not None:
        now = scene.model.seen_before.state.vp[0]
        if not counted or counted[-1] != now:
            counted.append(now)
        scene.update(1 / 100)
    assert counted == [points - 2 * i for i in range(count)], "−2, −2, … until the last one brings the sum"


def test_with_reduced_motion_they_are_gone_at_once(desks: Desks, overfull: Session) -> None:
    desk = desks(animation="normal", reduced_motion=True)
    scene, tray = opened(desk, overfull)
    pick(desk, tray, tray.count[0])
    desk.pilot.click(*tray.button.centre)
    assert not [m for m in scene.story.motions if m.fade < 0]
    assert scene.model.seen_before is None
