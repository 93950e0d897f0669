"""The coach of a first game: it says what kind of moment this is, names deeds only when asked, and goes for good."""

from __future__ import annotations

from collections.abc import Callable

from game.bots.bot import LIKELY, Thought
from game.engine import Seat
from game.engine.session import ASSISTED
from game.settings import load
from game.ui.table.coach import DEEDS, is_coached

from ..table.games import solo
from .conftest import Desk


def advised(desk: Desk):  # type: ignore[no-untyped-def]
    """A table whose coach has been asked and has answered."""
    scene = desk.sit(solo(7, 12), keep=False)
    legal = scene.session.legal(0)
    scene.coach.advise(Thought(legal[0], tuple((action, -float(n)) for n, action in enumerate(legal))))
    desk.app.draw()
    return scene


def test_a_first_game_is_coached_until_the_coach_is_sent_away(desks: Callable[..., Desk]) -> None:
    desk = desks(coach="first")
    scene = desk.sit(solo(7, 12), keep=False)
    assert scene.coach is not None
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
