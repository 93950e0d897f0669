"""Lessons: proved as data, given on the real table; every deed but the one that is asked for costs nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from game.engine import Broken, Title
from game.paths import bundled
from game.progress import DONE, Progress
from game.table import lesson_check
from game.table import lessons as read
from game.table.affordances import rect_of
from game.table.layout import middle
from game.table.lesson_check import lesson_faults
from game.table.lessons import DeedPattern, Lesson, LessonFault, course_of, known_fault, outline_of, trying
from game.text.catalog import LANGUAGES
from game.ui.table import intents as say

from .. import day
from ..toy import TITLE as TOY
from ..ui.conftest import Desk
from ..ui.robot import Robot
from .taught import plays_to_the_end
from .titles import DRAWN, name

TAUGHT = [title for title in DRAWN if course_of(title).lessons or course_of(title).faults]
LESSONS = [lesson for title in TAUGHT for lesson in course_of(title).lessons]


def called(lesson: Lesson) -> str:
    """Title and lesson."""
    return f"{lesson.title.id}-{lesson.id}"


def give(desk: Desk, lesson: Lesson, step: int = 0):
    """The scene of a lesson, and a hand on it."""
    scene = desk.open("lesson", lesson=lesson, step=step)
    desk.app.draw()
    return scene, Robot(desk.pilot, scene)


def rest(desk: Desk, scene) -> None:
    """Until the lesson waits for a deed again."""
    for _ in range(900):
        desk.pilot.tick(0.05)
        scene = desk.app.scenes.top
        if scene.resting or scene.finished:
            return
    raise AssertionError("the lesson does not go on")


# --- as data ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TAUGHT, ids=name)
def test_every_lesson_of_a_title_is_proved(title: Title) -> None:
    assert lesson_faults(title, bundled("art")) == []


@pytest.fixture
def another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., list[str]]]:
    """The faults of the toy's lessons when their files are others."""

    def told(change: Callable[[Path], None]) -> list[str]:
        folder = tmp_path / "toy"
        shutil.copytree(TOY.folder, folder, dirs_exist_ok=True)
        change(folder / "lessons")
        monkeypatch.setattr(Title, "folder", property(lambda self: folder))
        read.forget()
        return lesson_faults(TOY, bundled("art"))

    yield told
    read.forget()


def edited(old: str, new: str) -> Callable[[Path], None]:
    """Another word in the file of lessons."""

    def change(folder: Path) -> None:
        path = folder / "lessons.toml"
        assert old in path.read_text()
        path.write_text(path.read_text().replace(old, new))

    return change


def of_other_rules(folder: Path) -> None:
    """A record that was made for another version of the rules."""
    path = folder / "farm.json"
    record = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode({**record, "rules": record["rules"] + 1}))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (edited('"look", "no"', '"look", "never"'), "turn, step 4: none of look never is legal"),
        (
            edited('"deck"]\n\n[[lesson.step]]\ndo = [["roll"]]', '"dock"]\n\n[[lesson.step]]\ndo = [["roll"]]'),
            "no place dock",
        ),
        (edited('then = [["bid"]]', 'then = [["pass"]]'), "market, step 1: then: pass is not legal"),
        (edited('do = [["roll"]]', 'did = [["roll"]]'), "a step has did"),
        (edited('id = "turn"', 'id = "season"'), "missing: toy-lesson-season"),
        (edited("ply = 2", "ply = 200"), "has 12 plies, not 200"),
        (edited('record = "farm.json"\nply = 0', 'record = "barn.json"\nply = 0'), "barn.json"),
        (of_other_rules, "of the rules"),
        (lambda folder: (folder / "farm.json").write_text("{"), "farm.json: save_not_json"),
        (lambda folder: (folder / "lessons.toml").write_text("lesson = ["), "lessons.toml"),
    ],
)
def test_a_lesson_that_cannot_be_given_is_named_with_its_place(
    another: Callable[..., list[str]], change: Callable[[Path], None], told: str
) -> None:
    faults = another(change)
    assert any(told in fault and fault.startswith("toy: ") for fault in faults), faults


def test_the_game_in_which_a_lesson_begins_is_proved_as_one_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives the lesson trusts it."""
    monkeypatch.setattr(lesson_check, "replay_record", lambda *_: Broken("save_state", {"place": "deck"}))
    assert "toy: lessons/lessons.toml: turn, step 1: farm.json: save_state" in lesson_faults(TOY, bundled("art"))


def test_a_lesson_is_tried_in_small_steps() -> None:
    read.forget()
    lesson = outline_of(TOY)["turn"]
    assert len([*trying(lesson)]) == 12, "one for each deed of the record"
    assert [*trying(lesson)] == []
    assert known_fault(lesson) == ""


def test_a_lesson_for_other_rules_is_left_out_and_the_rest_of_the_game_goes_on(
    another: Callable[..., list[str]], desk: Desk
) -> None:
    another(of_other_rules)
    assert course_of(TOY).lessons == ()
    assert "version" in course_of(TOY).faults[0]


def test_a_deed_admits_what_it_leaves_open() -> None:
    lesson = course_of(TOY)["turn"]
    session = lesson.begin(3)
    legal = session.legal(0)
    assert [a.args for a in legal if DeedPattern("look").admits(a)] == [("yes",), ("no",)]
    assert [a.args for a in legal if DeedPattern("look", ("no",)).admits(a)] == [("no",)]
    assert not any(DeedPattern("look", ("no", 1)).admits(a) for a in legal)
    with pytest.raises(LessonFault):
        lesson.wanted(lesson.begin(2), 3)


def lesson_games() -> Iterator[tuple[Title, int, dict[str, str]]]:
    """Games for which the lessons are enough: in Cultus alone, without the lobby's choices and what only two rivals ask."""
    for title in TAUGHT:
        if title.id == "cultus":
            for foe in ("annette", "wilhelm", "eleonora", "claudia"):
                yield title, 1, {"enemy": f"enemy_{foe}", "difficulty": "normal", "color": "blue"}
        elif title is not TOY:
            yield from ((title, seats, {}) for seats in range(title.fewest, title.most + 1))


@pytest.mark.sample
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("title", "seats", "options"), list(lesson_games()))
def test_whoever_knows_the_deeds_of_the_lessons_can_play_to_the_end(
    title: Title, seats: int, options: dict[str, str], seed: int
) -> None:
    plays_to_the_end(title, seats, seed, options)


# --- on the table ----------------------------------------------------------------------------------


@pytest.mark.sample(4)
@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_a_lesson_is_learnt_by_hand(desks: Callable[..., Desk], lesson: Lesson) -> None:
    desk = desks()
    scene, robot = give(desk, lesson)
    for number, step in enumerate(lesson.steps):
        assert (scene.number, scene.resting) == (number, True)
        assert scene.lights(), f"nothing is lit at step {number + 1}"
        wanted = scene.wanted()
        if not wanted:
            x, y, w, h = scene.lights()[0]
            desk.pilot.click(x + w / 2, y + h / 2)
        else:
            robot.do(wanted[0])
        assert step.find or scene.following or scene.number > number
        rest(desk, scene)
    assert scene.finished
    assert scene.progress.step(lesson.title.id, lesson.id) == DONE


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TAUGHT, ids=name)
def test_what_is_said_hides_nothing_that_is_lit(desks: Callable[..., Desk], title: Title, language: str) -> None:
    desk = desks(language=language)
    for lesson in course_of(title).lessons:
        for step in day.some(lesson.id, range(len(lesson.steps)), 2):
            scene, _ = give(desk, lesson, step)
            place = scene._place()
            for light in scene.lights():
                x, y = middle(light)
                for part in (place.bubble, place.counter):
                    inside = part[0] <= x < part[0] + part[2] and part[1] <= y < part[1] + part[3]
                    assert not inside, f"{lesson.id} step {step + 1}: {part} lies over {light}"
            desk.app.scenes.pop()


def test_another_deed_is_answered_and_costs_nothing(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["turn"], 3)
    wrong = next(a for a in scene.session.legal(0) if a.args == ("yes",))
    plies = len(scene.session.plies)
    scene.play(wrong)
    assert (len(scene.session.plies), scene.misses, scene.number) == (plies, 1, 3)
    assert scene.answer.form == "allowed"
    desk.pilot.key("enter")
    assert scene.answer is None
    scene.play(scene.wanted()[0])
    assert len(scene.session.plies) == plies + 1


def test_what_the_rules_refuse_is_refused_in_their_words(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["turn"], 1)
    refused = scene.session.rules.normal(scene.wanted()[0])._replace(kind="pass")
    scene.play(refused)
    assert scene.answer.form == "refused"
    assert scene.answer.head == scene.words.refusal(scene.session.check(refused))
    assert scene.misses == 1


def test_where_it_is_dark_nothing_reacts(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["turn"])
    lit = scene.lights()
    hand = next(piece for piece, spot in scene.model.placement.items() if spot.slot == "hand")
    desk.pilot.click(*middle(rect_of(scene.model, hand)))
    assert (scene.number, scene.drag.piece, scene.lights()) == (0, "", lit)
    desk.pilot.click(*middle(rect_of(scene.model, "deck")))
    rest(desk, scene)
    assert scene.number == 1


def test_no_button_of_the_table_answers_under_the_name_of_the_lesson(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["turn"])
    assert scene.bar.named
    assert not any(button.visible for button in scene.bar.named.values())
    assert all(scene.bar.under(*middle(button.rect)) is None for button in scene.bar.named.values())


def test_to_be_shown_the_deed_takes_it_back_and_asks_again(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["turn"], 1)
    scene.show_me()
    assert len(scene.session.plies) == 3
    rest(desk, scene)
    again = desk.app.scenes.top
    assert again is not scene
    assert (again.number, len(again.session.plies), again.resting) == (1, 2, True)


def test_skip_goes_on_back_goes_back_and_the_place_is_kept(desk: Desk) -> None:
    progress = desk.app.services.progress = Progress(desk.folder / "lessons.json")
    lesson = course_of(TOY)["turn"]
    scene, _ = give(desk, lesson)
    scene.skip()
    rest(desk, scene)
    scene.skip()
    rest(desk, scene)
    assert scene.number == 2
    scene.send(say.Undo())
    scene = desk.app.scenes.top
    assert (scene.number, len(scene.session.plies)) == (1, 2)
    before = len(desk.app.scenes.stack)
    desk.pilot.key("esc")
    assert len(desk.app.scenes.stack) == before - 1
    assert progress.step("toy", "turn") == 1
    assert Progress(desk.folder / "lessons.json").step("toy", "turn") == 1


@pytest.mark.sample(3)
@pytest.mark.parametrize("how", ["done", "shown"])
@pytest.mark.parametrize("lesson", LESSONS, ids=called)
def test_the_table_may_be_laid_out_anew_while_a_deed_is_followed_or_shown(desk: Desk, lesson: Lesson, how: str) -> None:
    """The deed that was asked for is not legal any more then."""
    for step in (number for number, each in enumerate(lesson.steps) if each.do):
        scene, _ = give(desk, lesson, step)
        scene.play(scene.wanted()[0]) if how == "done" else scene.show_me()
        assert not scene.resting
        desk.app.scenes.relayout()
        desk.app.draw()
        assert scene.wanted() == []
        desk.app.scenes.pop()


def test_nobody_is_asked_and_nothing_is_kept_of_a_lesson(desk: Desk) -> None:
    scene, _ = give(desk, course_of(TOY)["market"])
    scene.play(scene.wanted()[0])
    rest(desk, scene)
    assert scene.finished
    assert [ply.action.kind for ply in scene.session.plies] == ["bid", "bid"]
    assert scene.journal is None
    assert not list((desk.folder / "sessions").glob("*.json"))


def test_a_damaged_book_of_lessons_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text('{"toy": {"turn": "soon"}}')
    progress = Progress(path)
    assert progress.step("toy", "turn") == 0
    assert (tmp_path / "lessons.damaged").exists()
    assert progress.note("toy", "turn", DONE)
    assert progress.note("toy", "turn", 1)
    assert Progress(path).step("toy", "turn") == DONE


def test_a_disk_that_does_not_take_the_progress_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not Progress(tmp_path / "file" / "lessons.json").note("toy", "turn", 1)


def test_a_deed_that_leads_elsewhere_is_put_right_at_the_next_step(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = course_of(TOY)["turn"]
    steps = (
        *lesson.steps[:3],
        read.LessonStep(do=(DeedPattern("look", ("no",)), DeedPattern("look"))),
        read.LessonStep(do=(DeedPattern("pass"),)),
    )
    scene, _ = give(desk, lesson._replace(steps=steps), 3)
    yes = next(a for a in scene.session.legal(0) if a.args == ("yes",))
    scene.play(yes)
    for _ in range(200):
        desk.pilot.tick(0.05)
        if desk.app.scenes.top is not scene:
            break
    again = desk.app.scenes.top
    assert (again.number, again.resting) == (4, True)
    assert [a.kind for a in again.wanted()] == ["pass"]
