"""The coach of a first game: it says what kind of moment this is, names deeds only when asked, and goes for good."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from game.bots import worker
from game.bots.bot import LIKELY, Thought
from game.engine import Seat
from game.engine.session import ASSISTED, PRACTICE
from game.settings import load
from game.table.label_placement import Slip, lay_slips
from game.table.layout import overlap
from game.ui.table.intents import ShowMoves
from game.ui.table.learn.coach import DEEDS, is_coached
from game.ui.table.prompts.card_choice import CardChoice

from ..table.games import solo
from .conftest import Desk
from .monkey import Thinker


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    """Bots answer at once, in this process."""
    made = Thinker()
    monkeypatch.setattr(worker, "Thinker", lambda: made)
    return made


@pytest.fixture(autouse=True)
def _without_a_process(thinker: Thinker) -> None:
    """The coach thinks before it is asked: not in a process for each of these tests."""


def advised(desk: Desk):
    """A table whose coach has been asked and has answered."""
    scene = desk.sit(solo(7, 12), keep=False)
    legal = scene.session.legal(0)
    scene.coach.advise(Thought(legal[0], tuple((action, -float(n)) for n, action in enumerate(legal))))
    desk.app.draw()
    return scene


def test_a_first_game_is_coached_until_the_coach_is_sent_away(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="first")
    scene = desk.sit(solo(7, 12), keep=False)
    assert scene.timeline is None
    assert scene.coach.said[1]
    desk.app.draw()
    desk.pilot.click(*scene.coach.off.centre)
    assert scene.coach is None
    assert scene.timeline is not None
    assert load(desk.folder / "settings.json")[0].coach == "off"
    assert any("設定" in toast.text for toast in scene.toasts)


def test_only_a_named_deed_makes_the_game_an_assisted_one(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 12), keep=False)
    desk.pilot.wait(0.5)
    assert ASSISTED not in scene.session.flags
    scene.coach.advise(Thought(scene.session.legal(0)[0]))
    assert ASSISTED in scene.session.flags


def test_its_deeds_are_of_different_kinds_and_shown_on_the_table(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = advised(desk)
    moves = scene.coach.moves
    assert len(moves) == min(LIKELY, len(scene.session.legal(0)))
    kinds = {action.kind for action in scene.session.legal(0)}
    assert len({action.kind for action in moves}) == min(len(kinds), len(moves))
    desk.pilot.key("2")
    assert scene.coach.over == 1
    plies = len(scene.session.plies)
    desk.pilot.key("enter")
    assert len(scene.session.plies) == plies
    desk.pilot.key("2")
    assert scene.coach.over == -1
    x, y, w, h = scene.coach._chips[0]
    desk.pilot.move(x + 20, y + h / 2)
    assert scene.coach.over == 0
    desk.pilot.move(640, 300)
    assert scene.coach.over == -1
    desk.pilot.click(x + w / 2, y + h / 2)
    assert [ply.action for ply in scene.session.plies[plies:]][:1] == [moves[0]]
    desk.app.draw()
    assert scene.coach.moves == []


def test_who_knows_the_game_who_shares_the_table_and_who_only_looks_are_not_coached(
    desks: Callable[..., Desk],
) -> None:
    desk = desks(coach="first")
    scene = desk.sit(solo(7, 12), keep=False)
    assert is_coached(scene.context)
    scene.context.read_only = True
    assert not is_coached(scene.context)
    scene.context.read_only = False
    scene.session.seats = [Seat(), Seat()]
    assert not is_coached(scene.context)
    scene.session.seats = [Seat()]
    long = solo(7, DEEDS)
    assert not is_coached(desk.sit(long, keep=False).context)


def test_the_coach_leaves_after_the_first_turns(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="first")
    scene = desk.sit(solo(7, DEEDS - 1), keep=False)
    assert scene.coach is not None
    scene.play(scene.session.legal(0)[0])
    assert scene.coach is None
    assert scene.timeline is not None


def test_that_a_game_is_an_assisted_one_is_said_once_and_not_in_practice(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 12), keep=False)
    said = scene.stage.texts("hint-counted")
    scene.coach.advise(Thought(scene.session.legal(0)[0]))
    assert [toast.text for toast in scene.toasts] == [said]
    scene.notes.toasts = []
    scene.play(scene.session.legal(0)[0])
    scene.coach.advise(Thought(scene.session.legal(0)[0]))
    assert said not in [toast.text for toast in scene.toasts]
    practised = desk.sit(solo(7, 12), keep=False)
    practised.session.flag(PRACTICE)
    practised.coach.advise(Thought(practised.session.legal(0)[0]))
    assert practised.coach.moves
    assert ASSISTED not in practised.session.flags
    assert practised.toasts == []


def test_where_there_is_one_thing_to_do_there_is_no_strip(
    desks: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 12), keep=False)
    assert not scene.coach.is_silent
    shown = desk.app.capture().get_at((640, 715))
    scene.model.dests.legal[1:] = []
    monkeypatch.setattr(scene.model, "controls", [])
    assert scene.coach.is_silent
    assert desk.app.capture().get_at((640, 715)) != shown
    desk.pilot.key("c")
    assert not scene.coach.waiting


def test_deeds_are_shown_over_a_question_and_its_digits_mean_them(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 1), keep=False)
    while not isinstance(scene.context.question, CardChoice):
        scene.play(scene.session.legal(0)[0])
    desk.app.draw()
    plies = len(scene.session.plies)
    legal = scene.session.legal(0)
    scene.coach.advise(Thought(legal[0], tuple((action, 0.0) for action in legal)))
    desk.app.draw()
    assert scene.coach.stands
    desk.pilot.key("2")
    assert (scene.coach.over, len(scene.session.plies)) == (1, plies)
    x, y, w, h = scene.coach._chips[1]
    desk.pilot.click(x + w / 2, y + h / 2)
    assert scene.session.plies[plies].action == legal[1]


def test_what_is_in_the_hand_hides_the_deeds_and_a_failed_answer_ends_the_waiting(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 14), keep=False)
    while not scene.model.movable():
        scene.play(scene.session.legal(0)[0])
    scene.coach.advise(Thought(scene.session.legal(0)[0]))
    desk.app.draw()
    assert scene.coach.stands
    scene.drag.select(scene.model.movable()[0])
    desk.app.draw()
    assert not scene.coach.stands
    scene.cancel()
    desk.app.draw()
    assert scene.coach.stands
    scene.play(scene.session.legal(0)[0])
    scene.coach.forget()
    scene.coach.waiting = True
    scene.send(ShowMoves(None))
    assert not scene.coach.waiting


def test_a_slip_stands_beside_its_thing_and_off_all_others() -> None:
    things = [(100.0, 300.0, 50.0, 50.0), (160.0, 300.0, 50.0, 50.0), (100.0, 620.0, 300.0, 60.0)]
    slips = [Slip((200, 60), (things[0],)), Slip((200, 60), (things[1],)), Slip((368, 36), (things[2],), True)]
    laid = lay_slips(slips)
    assert laid[2] == (100.0, 574.0, 368, 36)
    assert not any(overlap(a, b) for a in laid for b in things)
    assert not any(overlap(a, b) for a, b in combinations(laid, 2))
    crowd = lay_slips([Slip((400, 200), ((0.0, 0.0, 1280.0, 500.0),))] * 3)
    assert not any(overlap(a, b) for a, b in combinations(crowd, 2))


def test_while_others_are_told_it_asks_nothing(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always", animation="normal")
    scene = desk.sit(solo(7, 12), keep=False)
    before = scene.coach.said
    while not scene.story.telling:
        legal = scene.session.legal(0)
        scene.play(next((a for a in legal if a.kind == "end_actions"), legal[0]))
    assert scene.coach.said == ("", desk.app.texts("coach-told"))
    scene.story.skip()
    assert before[1] != desk.app.texts("coach-told")


def test_it_thinks_of_a_moment_before_it_is_asked_and_once(desks: Callable[..., Desk], thinker: Thinker) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 12), keep=False)
    assert thinker.asked == [12]
    scene.coach.ask.press()
    assert thinker.asked == [12]
    desk.pilot.wait(0.5)
    assert scene.coach.moves
    scene.play(scene.coach.moves[0])
    assert thinker.asked == [12, 13]
    scene.undo()
    assert thinker.asked == [12, 13, 12]


def test_in_the_past_it_speaks_of_the_past(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="always")
    scene = desk.sit(solo(7, 12), keep=False)
    asked = scene.coach.said
    scene.look_at(5)
    assert scene.coach.said == ("", scene.stage.texts("past-sub"))
    scene.look_at(None)
    assert scene.coach.said == asked


def test_without_a_coach_nobody_thinks_unasked(desk: Desk, thinker: Thinker) -> None:
    desk.sit(solo(7, 12), keep=False)
    desk.pilot.settle()
    assert thinker.asked == []
