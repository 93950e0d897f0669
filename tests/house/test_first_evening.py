"""A first evening with each title, by hand: a lesson, the first game with the coach for a round, and on to its ending."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import sleep
from typing import Any

import pytest

from game.engine import Title
from game.progress import DONE
from game.table.layout import middle
from game.text.catalog import LANGUAGES

from ..ui.conftest import Desk
from ..ui.robot import Robot
from .titles import TAUGHT, name

COACHED = 8
"""So many deeds of the person are done with the coach's advice: more than a first round of any title has."""
PATIENCE = 400


def top(desk: Desk) -> Any:
    """The scene that is looked at."""
    return desk.app.scenes.top


def press(desk: Desk, widget: str) -> None:
    """Click a widget of the scene on top."""
    found = next(each for each in top(desk).widgets if each.id == widget)
    desk.pilot.click(*middle(found.rect))


def learn(desk: Desk) -> None:
    """Do the lesson on top, step by step, as its lights show."""
    robot = Robot(desk.pilot, top(desk))
    while not top(desk).finished:
        scene, number = top(desk), top(desk).number
        desk.app.draw()
        wanted = scene.wanted()
        robot.do(wanted[0]) if wanted else desk.pilot.click(*middle(scene.lights()[0]))
        for _ in range(PATIENCE):
            desk.pilot.tick(0.05)
            if scene.number > number and (scene.resting or scene.finished):
                break
        assert scene.number > number


def follow_the_coach(desk: Desk, scene: Any) -> None:
    """Ask the coach at every own moment, and click the first deed that is named."""
    for _ in range(COACHED):
        until_asked(desk, scene)
        if scene.session.pending is None:
            return
        plies = len(scene.session.plies)
        if scene.coach is not None and scene.coach.stands:
            desk.pilot.key("c")
            for _ in range(PATIENCE):
                if scene.coach.moves:
                    break
                desk.pilot.wait(0.05)
                sleep(0.005)
            desk.app.draw()
            x, y, _, h = scene.coach._chips[0]
            desk.pilot.click(x + 12, y + h / 2)
        else:
            scene.play(scene.session.legal(scene.model.eyes)[0])
        assert len(scene.session.plies) > plies


def until_asked(desk: Desk, scene: Any) -> None:
    """Until the person is asked, or the game is over."""
    for _ in range(PATIENCE * 5):
        if scene.model.playing or scene.session.pending is None:
            return
        desk.pilot.wait(0.05)
        sleep(0.005)  # Bots think in a process of their own.
    raise AssertionError("nobody asks")


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT, ids=name)
def test_from_the_book_of_lessons_to_the_ending(desks: Callable[..., Desk], title: Title, language: str) -> None:
    desk = desks(language=language, coach="first")
    desk.shelf()
    desk.open("lessons", title=title)
    book = top(desk)
    press(desk, f"lesson-{book.lessons[0].id}")
    learn(desk)
    assert book.progress.step(title.id, book.lessons[0].id) == DONE
    desk.pilot.key("esc")
    press(desk, "play")
    press(desk, "start")
    scene = top(desk)
    assert scene.coach is not None
    follow_the_coach(desk, scene)
    rng = Random(1)
    while scene.session.pending is not None:
        seat = scene.session.pending.seats[0]
        scene.play(rng.choice(scene.session.legal(seat)))
    for _ in range(PATIENCE):
        desk.pilot.wait(0.05)
        if type(top(desk)).__name__ == "EndingScene":
            break
    assert type(top(desk)).__name__ == "EndingScene"
    assert not desk.app.texts.missing
