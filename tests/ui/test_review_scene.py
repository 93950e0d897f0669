"""The review's summary: reached from the ending, thinking on while one is away, its decisions open the table."""

from __future__ import annotations

from time import monotonic, sleep

from game.engine import encode
from game.review.kept import COSTLY, SAVING, TURN, Deed, Look, Moment, Worth, place_of, write_review
from game.review.reviewer import begin
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


def test_a_moment_is_told_with_what_tells_its_deeds_apart(desk: Desk, cut: list[str]) -> None:
    session = ended(3)
    table = desk.sit(session)
    review = begin(session, 0)
    session_sheets = len(session.result().scores)
    worth = Worth(1.0, 0.5, 0.5, 0.1, 8)
    for n, ply in enumerate(review.decisions):
        own = session.plies[ply - 1].action
        others = [a for a in session.rules.legal(session.at(ply - 1), 0) if a != own][:1]
        known = {"short": 4.0 * (n % 3 == 0), "short_error": 1.0, "lead": 2.0, "lead_error": 0.5, "again": True}
        known |= {"difference": 4.0 * (n % 3 == 0), "error": 1.0}
        chances = [0.3 + 0.1 * (n % 5)] * session_sheets
        review.looks.append(
            Look(
                ply=ply,
                kind=own.kind,
                own=worth,
                others=[(Deed(encode(action)), worth) for action in others],
                chances=chances,
                points=chances,
                **known,
            )
        )
    told = review.decisions
    review.moments = [
        Moment(what, told[at], 0.6, 0.3) for what, at in ((COSTLY, 0), (TURN, len(told) // 2), (SAVING, -1))
    ]
    review.parts, review.done = {session.plies[told[0] - 1].action.kind: 4.0}, True
    assert write_review(place_of(desk.journal.document, 0), review)
    scene = desk.open("review", table=table, look=table.look_at)
    desk.app.capture()
    assert len({scene._told(review, moment) for moment in review.moments}) == 3
    assert scene.thinking.done
    assert not desk.app.texts.missing
    assert not cut
