"""A file dragged onto the window: taken into the archive from wherever one is, or one sentence why not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.archive import shipped
from game.titles import catalogue
from game.ui.app import App
from game.ui.table.scene import TableScene

from .conftest import Desk

RECORD = next(path for path in shipped() if path.stem == "solo-claudia-normal")


def let_fall(app: App, path: Path) -> None:
    """As the system tells it."""
    app._hear(pygame.event.Event(pygame.DROPFILE, file=str(path)))


def odd_files(folder: Path) -> list[Path]:
    """What is no recorded game."""
    folder.mkdir()
    picture, torn = folder / "picture.png", folder / "torn.json"
    pygame.image.save(pygame.Surface((8, 8)), picture)
    torn.write_bytes(RECORD.read_bytes()[:100])
    odd = folder / "odd\x1b[2J.json"
    odd.write_text("{}", "utf-8")
    return [picture, torn, odd, folder, folder / "gone.json"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", ["shelf", "archive", "statistics", "settings", "keys", "lobby", "rules", "lessons"])
def test_from_any_scene_of_the_house_it_lies_in_the_archive(desk: Desk, name: str, tmp_path: Path) -> None:
    desk.shelf()
    known = {"lobby": {}, "lessons": {}, "rules": {"anchor": ""}}
    if name != "shelf":
        desk.open(name, **({"title": catalogue["cultus"], **known[name]} if name in known else {}))
    depth = len(desk.app.scenes.stack)
    let_fall(desk.app, RECORD)
    archive = desk.top
    assert type(archive).__name__ == "Archive"
    assert len(desk.store.ids()) == 1
    assert archive.entry.id == desk.store.ids()[0]
    desk.app.capture()
    for file in odd_files(tmp_path / "odd"):
        archive.toasts = []
        let_fall(desk.app, file)
        assert len(archive.toasts) == 1, file
        desk.app.capture()
    assert len(desk.store.ids()) == 1
    if name not in ("shelf", "archive"):
        desk.pilot.key("esc")
        assert len(desk.app.scenes.stack) == depth


@pytest.mark.parametrize("over", ["", "pause"])
def test_at_a_table_it_is_taken_in_and_told_and_the_game_goes_on(desk: Desk, over: str, tmp_path: Path) -> None:
    scene = desk.solo(7, 20)
    before = scene.session.at(20).digest()
    if over:
        desk.open(over, table=scene)
    top = desk.top
    let_fall(desk.app, RECORD)
    assert desk.top is top
    assert len(desk.store.ids()) == 2
    told = desk.app.notice
    assert told.text == desk.app.texts("archive-imported", file=RECORD.name)
    desk.app.capture()
    for file in odd_files(tmp_path / "odd"):
        desk.app.notice = None
        let_fall(desk.app, file)
        assert desk.app.notice is not None, file
        assert desk.app.notice.text
        assert "\x1b" not in desk.app.notice.text
        desk.app.capture()
    assert len(desk.store.ids()) == 2
    assert scene.session.at(20).digest() == before
    assert isinstance(scene, TableScene)
    assert scene.session.pending is not None


def test_a_disk_that_refuses_it_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.solo(7, 20)
    shutil.rmtree(desk.store.folder)
    desk.store.folder.write_text("in the way")
    let_fall(desk.app, RECORD)
    assert desk.app.notice.text
