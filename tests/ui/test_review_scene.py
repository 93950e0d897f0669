"""The review's summary: reached from the ending, thinking on while one is away, its decisions open the table."""

from __future__ import annotations

from multiprocessing import active_children
from time import monotonic, sleep

from game.engine import encode
from game.engine.session import PRACTICE
from game.review.kept import COSTLY, SAVING, TURN, Deed, Foreseen, Look, Moment, Review, Worth, place_of, write_review
from game.review.reviewer import begin
from game.table.layout import overlap
from game.ui.scenes.review.moment import MomentScene
from game.ui.scenes.review.scene import ReviewScene
from game.ui.scenes.review.slip import PLACES
from game.ui.table.scene import TableScene

from .conftest import Desk
from .test_scenes import ended


def test_a_finished_game_is_looked_over(desk: Desk, cut: list[str]) -> None:
    table = desk.sit(ended(3))
    ending = desk.open("ending", table=table)
    desk.pilot.wait(1.5)
    desk.pilot.key("g")
    scene = desk.top
    assert isinstance(scene, ReviewScene)
    end = monotonic() + 60
    while scene.review is None or not scene.review.looks:
        assert monotonic() < end
        assert not scene.thinking.failed
        sleep(0.05)
        scene.update(0.05)
    desk.app.capture()
    thinking = scene.thinking
    desk.pilot.key("esc")
    assert desk.top is ending
    desk.pilot.press("ending-review")
    again = desk.top
    assert isinstance(again, ReviewScene)
    assert again.thinking is thinking
    ply = again.review.decisions[0]
    desk.pilot.press(f"decision-{ply}")
    moment = desk.top
    assert isinstance(moment, MomentScene)
    assert moment.model.moment == ply - 1
    desk.app.capture()
    desk.pilot.key("right")
    moment = desk.top
    assert moment.ply == again.review.decisions[1]
    desk.pilot.key("esc")
    assert desk.top is again
    assert "taku-review" in {child.name for child in active_children()}
    desk.close()
    assert "taku-review" not in {child.name for child in active_children()}, "who leaves the app leaves nothing running"


def reviewed(desk: Desk) -> Review:
    """A review of a game that is over, kept beside it: the costliest first, then a turn, then the best, with what follows
    each of them in the game as how it might go on."""
    session = ended(3)
    desk.sit(session)
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
                line=[Foreseen(encode(p.action), 0.5, True) for p in session.plies[ply : ply + 6]],
                **known,
            )
        )
    told = review.decisions
    review.moments = [
        Moment(what, told[at], 0.6, 0.3) for what, at in ((COSTLY, 0), (TURN, len(told) // 2), (SAVING, -1))
    ]
    review.parts, review.done = {session.plies[told[0] - 1].action.kind: 4.0}, True
    assert write_review(place_of(desk.journal.document, 0), review)
    return review


def test_a_moment_is_told_with_what_tells_its_deeds_apart(desk: Desk, cut: list[str]) -> None:
    review = reviewed(desk)
    table = desk.scene
    scene = desk.open("review", table=table)
    desk.app.capture()
    assert len({scene.words.told(moment.what, review.look(moment.ply)) for moment in review.moments}) == 3
    assert scene.thinking.done


def test_a_moment_is_looked_at_on_the_table(desk: Desk, cut: list[str]) -> None:
    review = reviewed(desk)
    summary = desk.open("review", table=desk.scene)
    first, turn, saving = review.moments
    desk.pilot.press(f"moment-{first.ply}")
    scene = desk.top
    assert isinstance(scene, MomentScene)
    assert scene.ply == first.ply
    best, own = scene.compared
    assert own.action == desk.scene.session.plies[first.ply - 1].action
    assert best.action != own.action
    desk.app.capture()
    place = scene.spot
    for thing in (*best.things, *own.things):
        assert overlap(place, thing) == min(overlap(other, thing) for other in PLACES)
    desk.pilot.key("n")
    assert desk.top.ply == turn.ply
    desk.pilot.key("3")
    scene = desk.top
    assert scene.ply == saving.ply
    assert not scene.costly
    _, y, _, h = scene.roll.place
    desk.pilot.click(scene.roll.at(review.decisions[5]), y + h / 2)
    scene = desk.top
    assert scene.ply == review.decisions[5]
    desk.pilot.key("v")
    assert scene.points
    desk.pilot.key("home")
    assert desk.top.points
    desk.pilot.key("esc")
    assert desk.top is summary


def test_it_is_told_how_it_might_go_on(desk: Desk) -> None:
    """What really followed the own deed of a praised moment can be shown as far as no chance comes between."""
    review = reviewed(desk)
    summary = desk.open("review", table=desk.scene)
    told = 0
    for ply in review.decisions[1::3]:
        summary.show(ply)
        scene = desk.top
        assert scene.costly is False
        steps = scene.steps
        assert [step.action for step in steps] == [
            p.action for p in desk.scene.session.plies[ply - 1 : ply - 1 + len(steps)]
        ]
        told = max(told, len(scene.told_steps))
        if len(scene.told_steps) > 1:
            desk.pilot.key("s")
            assert scene.shown == 0
            desk.pilot.wait(1.1)
            assert scene.shown == 1
            desk.app.capture()
            desk.pilot.key("esc")
            assert scene.shown == -1
        desk.pilot.key("esc")
        assert desk.top is summary
        if told > 3:
            break
    assert told > 1


def test_a_moment_is_played_on_from(desk: Desk) -> None:
    review = reviewed(desk)
    desk.open("review", table=desk.scene).show(review.moments[0].ply)
    scene = desk.top
    plies = len(desk.scene.session.plies)
    desk.pilot.press("moment-play")
    table = desk.top
    assert type(table) is TableScene
    assert len(table.session.plies) == review.moments[0].ply - 1
    assert table.session.pending.seats[0] in table.session.humans
    assert PRACTICE in table.session.flags
    assert table.session.parent.ply == review.moments[0].ply - 1
    assert len(desk.scene.session.plies) == plies
    desk.app.scenes.pop()
    assert desk.top is scene


def test_a_finished_game_is_looked_over_from_the_archive(desk: Desk) -> None:
    review = reviewed(desk)
    plies = len(desk.scene.session.plies)
    desk.app.scenes.pop()
    archive = desk.open("archive")
    desk.pilot.wait(0.5)
    assert archive.entry is not None
    desk.pilot.press("archive-review")
    desk.pilot.wait(0.5)
    scene = desk.top
    assert isinstance(scene, ReviewScene)
    assert scene.review == review
    scene.show(review.moments[0].ply)
    desk.pilot.press("moment-play")
    played_on = desk.top
    assert played_on.session.parent.id == desk.journal.id
    assert len(played_on.session.plies) == review.moments[0].ply - 1 < plies
    for _ in range(3):
        desk.app.scenes.pop()
    assert desk.top is archive


def test_the_course_of_a_reviewed_game_is_drawn_in_the_timeline(desk: Desk, cut: list[str]) -> None:
    """On the table where it was played and where it is looked at; a sign leads to the table before its deed."""
    session = ended(3)
    desk.sit(session)
    assert desk.scene.timeline.curve is None
    desk.app.scenes.pop()
    review = reviewed(desk)
    for read_only in (False, True):
        scene = desk.open(
            "table",
            session=desk.scene.session,
            journal=None if read_only else desk.journal,
            read_only=read_only,
            source_id=desk.journal.id,
        )
        scene.look_at(3)
        timeline = scene.timeline
        assert [ply for ply, _ in timeline.curve.points] == review.decisions
        desk.app.capture()
        moment, (x, y, w, h) = timeline.curve.signs(timeline.strip)[1]
        assert timeline.tooltip(timeline.under(x + w / 2, y + h / 2)[0]) is not None
        desk.pilot.click(x + w / 2, y + h / 2)
        assert scene.model.looking == moment.ply - 1
        desk.app.capture()
