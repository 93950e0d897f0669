"""The review's summary: reached from the ending, thinking on while one is away, its decisions open the table."""

from __future__ import annotations

from time import monotonic, sleep

from game.ui.scenes.review import ReviewScene

from .conftest import Desk
from .test_scenes import ended


def test_a_finished_game_is_looked_over(desk: Desk, cut: list[str]) -> None:
    table = desk.sit(ended(3))
    ending = desk.open("ending", table=table)
    desk.pilot.wait(1.5)
    desk.pilot.key("g")
    scene = desk.app.scenes.top
    assert isinstance(scene, ReviewScene)
    end = monotonic() + 60
    while scene.review is None or not scene.review.looks:
        assert monotonic() < end
        assert not scene.thinking.failed
        sleep(0.05)
        scene.update(0.05)
    desk.app.capture()
    assert not cut
    thinking = scene.thinking
    desk.pilot.key("esc")
    assert desk.app.scenes.top is ending
    desk.pilot.press("ending-review")
    again = desk.app.scenes.top
    assert isinstance(again, ReviewScene)
    assert again.thinking is thinking
    assert again.review is not None
    ply = again.review.decisions[0]
    desk.pilot.press(f"decision-{ply}")
    assert desk.app.scenes.top is table
    assert table.model.moment == ply - 1
    thinking.close()
