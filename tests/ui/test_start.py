"""How the app begins and how it ends: pictures without a display, a scene that breaks, a disk that refuses."""

from __future__ import annotations

import gc
import os
import re
from pathlib import Path

import pygame
import pytest

from game import paths
from game.__main__ import main
from game.archive.read import loading
from game.engine import RuleFault
from game.engine.record import write_record
from game.table.lessons import course_of
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui import memory, start
from game.ui.app import App, Crashed
from game.ui.scenes import NAMES
from game.ui.scenes.lessons.pictures import LessonPictures

from ..table.games import solo, together
from .conftest import Desk

pytestmark = pytest.mark.usefixtures("own_folder")


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_picture_of_every_scene(name: str, language: str, tmp_path: Path) -> None:
    out = tmp_path / "out.png"
    session = together(2, 3) if name == "curtain" else solo(3)
    start.snapshot(Texts(language), session, out, (1600, 900), 25, name)
    assert pygame.image.load(out).get_size() == (1600, 900)


def test_a_picture_of_the_lessons_shows_the_cover_of_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The book draws a slice of a cover in a frame; the picture waits for all of them."""
    drawn: list[str] = []
    draw = LessonPictures._drawing
    monkeypatch.setattr(LessonPictures, "_drawing", lambda self, *a: drawn.append(a[1].id) or draw(self, *a))
    start.snapshot(Texts("en"), solo(3), tmp_path / "out.png", (1280, 720), 0, "lessons")
    assert sorted(drawn) == sorted(lesson.id for lesson in course_of(catalogue["cultus"]).lessons)


def test_a_scene_that_breaks_leads_back_to_the_shelf(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A report is written, the shelf is shown with one sentence, and the session is on the disk."""
    scene = desk.solo(7, 20)
    monkeypatch.setattr(scene, "draw", lambda *_: 1 / 0)
    monkeypatch.setattr(scene, "render", lambda *_: 1 / 0)
    shown: list[str] = []

    def frames(first: object = None) -> None:
        if first is not None:
            desk.app.scenes.push(first)
        for _ in range(30):  # Until the table is there that is awaited.
            desk.app.frame()
            desk.app.invalidate()
        shown.append(type(desk.top).__name__)

    monkeypatch.setattr(desk.app, "run", frames)
    start._guarded(desk.app, lambda: desk.app.run())
    assert shown == ["Shelf"]
    shelf = desk.top
    assert shelf.toasts[0].text == desk.app.texts("app-crashed")
    reports = list((tmp_path / "own" / "log").glob("crash-*.txt"))
    assert reports
    assert "ZeroDivisionError" in reports[0].read_text("utf-8")
    loaded = desk.store.look(desk.journal.document)
    assert len(loaded.session.plies) == 20  # type: ignore[union-attr, arg-type]


def test_an_app_that_breaks_again_and_again_says_so(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is shown any more: a report is written, and whoever started it hears where it lies."""
    monkeypatch.setattr(desk.app, "run", lambda *_: 1 / 0)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    with pytest.raises(Crashed) as caught:
        start._guarded(desk.app, lambda: desk.app.run())
    assert "ZeroDivisionError" in caught.value.report.read_text("utf-8")
    assert len(list((tmp_path / "own" / "log").glob("crash-*.txt"))) == start.ATTEMPTS


def test_a_rule_that_breaks_leaves_the_table_as_it_was(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = desk.solo(7, 20)
    session = scene.session
    action = session.legal(0)[0]

    def broken(_: object) -> None:
        raise RuleFault(session.to_record(), action)

    monkeypatch.setattr(session, "propose", broken)
    scene.play(action)
    desk.app.capture()
    assert scene.toasts[-1].text == desk.app.texts("table-fault")
    assert len(session.plies) == 20
    assert list((tmp_path / "own" / "log").glob("crash-*.txt"))


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is refused to root")
def test_a_folder_that_refuses_is_said_at_once(desk: Desk) -> None:
    scene = desk.solo(7, 5)
    desk.store.folder.chmod(0o500)
    try:
        desk.robot.do(scene.session.legal(0)[0])
        assert scene.toasts
    finally:
        desk.store.folder.chmod(0o700)


def test_a_disk_that_refuses_is_said_and_the_game_goes_on(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.archive import journal

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    scene = desk.solo(7, 8)
    with monkeypatch.context() as refused:
        refused.setattr(journal, "append", full)
        refused.setattr(journal, "write_whole", full)
        for _ in range(3):
            desk.robot.do(scene.session.legal(0)[0])
            desk.app.capture()
        assert len(scene.session.plies) == 11
        assert scene.toasts[-1].sub == desk.app.texts("store-goes-on")
        desk.pilot.key("esc")  # It closes the toast, then it opens the pause and leaves it.
        desk.pilot.key("esc")
        desk.app.capture()
        desk.pilot.key("esc")
    desk.robot.do(scene.session.legal(0)[0])
    found = desk.store.look(desk.journal.document)
    assert [p.sum for p in found.session.plies] == [p.sum for p in scene.session.plies]


# --- settings that cannot be read or kept ------------------------------------------------------------


def test_settings_that_cannot_be_kept_are_said_over_every_scene(desk: Desk) -> None:
    desk.shelf()
    desk.app.settings_path.mkdir(parents=True)
    desk.app.change_settings(highlight="strong")
    notice = desk.app.notice
    assert str(desk.app.settings_path) in notice.sub
    assert desk.app.settings.highlight == "strong"
    shown = desk.app.capture().get_buffer().raw
    x, y, w, _ = notice.rect
    desk.pilot.click(x + w - 20, y + 16)
    assert not notice.visible
    assert desk.app.capture().get_buffer().raw != shown


def test_damaged_settings_are_said_at_the_start() -> None:
    file = paths.settings_file()
    file.parent.mkdir(parents=True)
    file.write_text("{ torn")
    app = start.app_for(Texts("en"), (1280, 720))
    assert str(file) in app.notice.sub
    assert file.with_suffix(".damaged").read_text() == "{ torn"


def test_a_recorded_game_is_shown_from_its_first_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[bool, int]] = []

    def run(app: App, *first: object) -> None:
        scene = app.scenes.top
        app.capture()
        shown.append((scene.read_only, scene.model.moment))

    monkeypatch.setattr(App, "run", run)
    path = tmp_path / "game.json"
    path.write_bytes(write_record(solo(3, 20).to_record()))
    start.replay(Texts("en"), loading(path, catalogue), "game", pytest.fail)
    assert shown == [(True, 0)]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("kind", ["no game", "newer", "folder", "gone", "torn"])
def test_what_a_double_click_cannot_open_is_said_in_the_window_until_it_is_read(
    kind: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    path, record = tmp_path / "game.taku", write_record(solo(3, 20).to_record())
    newer = record.replace(b'"format":1', b'"format":2')
    if kind == "folder":
        path.mkdir()
    elif kind != "gone":
        path.write_bytes({"no game": b"hello", "newer": newer, "torn": record[:-900]}[kind])
    shown: list[App] = []
    monkeypatch.setattr(App, "run", lambda app: shown.append(app))
    assert main(["replay", "--window", str(path), "--lang", language]) != 0
    deeds = shown[-1].scenes.top.deeds
    said = deeds.dialog.follows if deeds.dialog else deeds.toasts[0].text
    assert not re.search(r"[⟦⟧{]", said)
    assert (re.search("[ぁ-ん]", said) is not None) == (language == "ja")
    deeds.update(60.0)
    assert deeds.dialog or deeds.toasts
    assert capfd.readouterr().err.startswith("taku: ")


def test_objects_that_may_go_are_looked_for_again_once_the_window_is_there() -> None:
    with memory.all_kept():
        assert not gc.isenabled()
        memory.settle()
        assert gc.isenabled()
        assert gc.get_freeze_count()
    assert gc.isenabled()
    assert not gc.get_freeze_count()
