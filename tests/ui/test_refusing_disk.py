"""Wherever a session is begun, gone on with, branched or mended: what the disk refuses is said there, with its place."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from game.archive import journal as journals
from game.archive import store as stores
from game.ui.scenes.lobby.scene import begin
from game.ui.table.intents import Branch

from ..table.games import solo
from .conftest import Desk
from .test_scenes import damage


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "full")


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing can be written."""
    for module, name in ((journals, "write_whole"), (journals, "append"), (stores, "write_whole")):
        monkeypatch.setattr(module, name, full)


def words(desk: Desk) -> str:
    return desk.app.texts("store-full", place=str(desk.store.folder))


@pytest.mark.parametrize("how", ["resume", "branch", "begin", "rescue"])
def test_a_session_that_is_not_kept_says_so_from_its_first_moment(
    desk: Desk, how: str, request: pytest.FixtureRequest
) -> None:
    if how == "rescue":
        damage(desk, solo(7, 30), "digest")
    elif how != "begin":
        desk.store.create(solo(7, 20)).close()
    desk.shelf()
    if how == "branch":
        desk.pilot.press("go")
    request.getfixturevalue("full_disk")
    if how == "branch":
        desk.top.send(Branch())
    elif how == "begin":
        begin(desk.app, solo(7, 0))
    else:
        desk.pilot.press("go")
    table: Any = desk.top
    assert [toast.text for toast in table.toasts] == [words(desk)]
    desk.app.capture()
    desk.app.scenes.pop()
    assert desk.app.notice is not None, "and again when the table is left"
    assert desk.app.notice.text == words(desk)
    desk.app.capture()


def test_keeping_what_is_whole_says_when_it_keeps_nothing(desk: Desk, request: pytest.FixtureRequest) -> None:
    broken = damage(desk, solo(7, 30), "digest")
    archive = desk.open("archive")
    archive.take(desk.store.path(broken))
    request.getfixturevalue("full_disk")
    desk.pilot.key("enter")
    assert archive.toasts[-1].text == words(desk)
    assert len(desk.store.ids()) == 1
    desk.app.capture()


@pytest.mark.parametrize("act", ["copy", "rename", "delete"])
def test_what_the_archive_cannot_do_names_the_place(desk: Desk, act: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.store.create(solo(7, 20)).close()
    archive = desk.open("archive")
    monkeypatch.setattr(stores, "write_whole", full)
    monkeypatch.setattr(stores, "_moved", full)
    if act == "rename":
        archive.deeds.rename(archive.entry, "x")
    else:
        desk.pilot.press(f"archive-{act}")
    assert archive.toasts[-1].text == words(desk)


def test_a_session_that_another_window_has_says_so(desk: Desk) -> None:
    from game.archive import Store

    journal = desk.store.create(solo(7, 20))
    journal.close()
    other = Store(desk.store.folder, desk.store.titles).open(journal.id)
    archive = desk.open("archive")
    told = desk.app.texts("save-held", file=journal.document.name)
    for act in (lambda: archive.deeds.rename(archive.entry, "x"), lambda: desk.pilot.key("delete")):
        archive.toasts = []
        act()
        assert archive.toasts[-1].text == told
    other.close()


def test_a_folder_that_cannot_be_read_is_said_on_the_shelf_and_in_the_archive(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = stores.os.scandir

    def shut(folder: Path) -> Any:
        if folder == desk.store.folder:
            raise PermissionError(errno.EACCES, "shut")
        return read(folder)

    monkeypatch.setattr(stores.os, "scandir", shut)
    told = desk.app.texts("store-unreadable", place=str(desk.store.folder))
    for name in ("shelf", "archive"):
        scene = desk.open(name)
        desk.app.capture()
        assert scene.toasts[-1].text == told
