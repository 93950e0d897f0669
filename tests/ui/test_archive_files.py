"""What is done with sessions in the archive: renamed, copied, taken out and in, deleted, watched, mended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.archive import Loaded
from game.archive.listing import HISTORY, REPAIRABLE
from game.archive.wanted import Wanted
from game.archive.watch import MOST
from game.table.layout import middle
from game.ui import events as ev
from game.ui.scene import Scene
from game.ui.widgets import Dialog

from .. import day
from ..table.games import solo
from .conftest import Desk
from .test_scenes import damage, ended

NAMES_TO_TRY = [
    "x" * 200,
    "長い名前" * 50,
    "😀🎲 卓",
    "مباراة الليل",
    "שלום",
    "",
    "  ",
    "a\tb",
    "[gold] **bold** { $x }",
    "../../etc/passwd",
]


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", NAMES_TO_TRY)
def test_a_session_is_renamed(desk: Desk, name: str) -> None:
    session = solo(7, 9)
    desk.store.create(session).close()
    archive = desk.open("archive")
    desk.pilot.press("archive-rename")
    desk.app.capture()
    field = desk.pilot.find("field")
    assert field is archive.field
    desk.pilot.type(name)
    desk.app.capture()
    desk.pilot.key("enter")
    desk.app.capture()
    desk.pilot.tick()
    found = desk.store.look(desk.store.path(desk.store.ids()[0]))
    assert isinstance(found, Loaded)
    assert found.session.name.strip() == "".join(c for c in name if c.isprintable()).strip()
    assert len(desk.store.ids()) == 1
    desk.pilot.key("esc")
    desk.shelf()
    desk.app.capture()
    desk.app.change_settings(language="en")
    desk.app.capture()


def test_sessions_are_found_copied_deleted_and_brought_back(desk: Desk) -> None:
    for seed, plies in ((1, 5), (2, 30), (3, 60)):
        desk.store.create(solo(seed, plies)).close()
    desk.store.create(ended(4)).close()
    archive = desk.open("archive")
    assert desk.pilot.find("tabs").counts == [4, 3, 1, 0, MOST]
    desk.pilot.press("sort")
    assert [e.plies for e in archive.shown] == sorted((e.plies for e in archive.shown), reverse=True)
    desk.pilot.press("archive-copy")
    assert len(desk.store.ids()) == 5
    desk.app.capture()
    desk.pilot.key("delete")
    assert len(desk.store.ids()) == 4
    desk.app.capture()
    toast = archive.toasts[-1]
    desk.pilot.click(*toast.button.centre)
    assert len(desk.store.ids()) == 5
    desk.pilot.press("search")
    desk.pilot.type("zzz")
    desk.app.capture()
    assert archive.shown == []
    desk.pilot.key("esc")


def test_a_session_goes_out_and_comes_in_again(desk: Desk, tmp_path: Path) -> None:
    session = solo(2, 30)
    desk.store.create(session).close()
    archive = desk.open("archive")
    desk.pilot.press("archive-export")
    target = tmp_path / "out" / "game.json"
    target.parent.mkdir()
    archive.field.set(str(target))
    desk.pilot.key("enter")
    assert target.is_file()
    desk.app.capture()
    desk.pilot.press("import")
    archive.field.set(str(target))
    desk.pilot.key("enter")
    desk.app.capture()
    assert len(desk.store.ids()) == 2
    archive.take(tmp_path / "nothing.json")
    desk.app.capture()
    bad = tmp_path / "bad.json"
    bad.write_text("{", "utf-8")
    archive.take(bad)
    desk.app.capture()
    assert len(desk.store.ids()) == 2


def test_every_recorded_game_can_be_watched(desk: Desk) -> None:
    archive = desk.open("archive")
    tabs = desk.pilot.find("tabs")
    desk.pilot.click(*middle(tabs.piece(4)))
    desk.app.capture()
    while archive.offered.unread:
        desk.pilot.tick()
    for index in day.some("watched", range(len(archive.shown)), 3):
        archive._choose(index)
        desk.pilot.press("go")
        while type(desk.top).__name__ == "Opening":
            desk.pilot.tick()
        table = desk.top
        assert table.read_only
        assert table.model.moment == 0
        desk.pilot.key("right", "right", "end")
        desk.app.capture()
        desk.pilot.key("esc", "esc")
        desk.app.scenes.reset(archive)


def test_a_file_dropped_onto_the_window_comes_in_and_is_chosen(desk: Desk, tmp_path: Path) -> None:
    journal = desk.store.create(solo(2, 30))
    journal.close()
    target = tmp_path / "game.json"
    desk.store.export(journal.id, target)
    desk.store.create(solo(3, 9)).close()
    archive = desk.open("archive", tab="over", wanted=Wanted(main="enemy_ruben"))
    assert archive.shown == []
    desk.app.dispatch(ev.FileDropped(target))
    assert len(desk.store.ids()) == 3
    assert archive.entry.id not in (journal.id, desk.store.ids()[-1])
    assert archive.entry.plies == 30, "what came in is chosen, though it was filtered out before"
    desk.app.capture()
    assert "game.json" in archive.toasts[-1].text


def test_a_damaged_file_comes_in_as_far_as_it_is_whole(desk: Desk) -> None:
    broken = damage(desk, solo(7, 30), "digest")
    archive = desk.open("archive")
    archive.take(desk.store.path(broken))
    dialog = archive.deeds.dialog
    assert isinstance(dialog, Dialog)
    desk.app.capture()
    desk.pilot.key("esc")
    assert len(desk.store.ids()) == 1
    archive.take(desk.store.path(broken))
    desk.pilot.key("enter")
    assert len(desk.store.ids()) == 2
    assert archive.entry.id != broken
    assert archive.entry.state == "whole"


def test_nothing_is_written_over_without_a_question(desk: Desk, tmp_path: Path) -> None:
    desk.store.create(solo(2, 30)).close()
    archive = desk.open("archive")
    target = tmp_path / "mine.json"
    target.write_text("mine", "utf-8")
    for answer, kept in (("esc", True), ("enter", True), ("right", True), ("tab", False)):
        desk.pilot.press("archive-export")
        archive.field.set(str(target))
        desk.pilot.key("enter")
        assert archive.deeds.dialog is not None
        desk.app.capture()
        desk.pilot.key(answer)
        if answer in ("right", "tab"):
            desk.pilot.key("enter" if answer == "tab" else "esc")
        assert archive.deeds.dialog is None
        assert (target.read_text("utf-8") == "mine") == kept, answer


def test_a_folder_takes_a_file_of_the_sessions_own_name(desk: Desk, tmp_path: Path) -> None:
    journal = desk.store.create(solo(2, 30))
    journal.close()
    archive = desk.open("archive")
    desk.pilot.press("archive-export")
    archive.field.set(str(tmp_path))
    desk.pilot.key("enter")
    assert isinstance(desk.store.look(tmp_path / f"{journal.id}.taku"), Loaded)


def test_what_was_deleted_can_be_brought_back_for_eight_seconds(desk: Desk) -> None:
    for seed in (1, 2):
        desk.store.create(solo(seed, 9)).close()
    archive = desk.open("archive")
    gone = archive.entry.id
    desk.pilot.key("delete")
    words = [desk.app.texts("archive-deleted-sub", seconds=n) for n in (8, 5)]
    assert archive.toasts[-1].sub == words[0]
    desk.pilot.wait(3)
    assert archive.toasts[-1].sub == words[1]
    desk.pilot.click(*archive.toasts[-1].button.centre)
    assert archive.entry.id == gone, "what came back is chosen"
    assert archive.toasts == []
    desk.pilot.key("delete")
    desk.pilot.wait(8.1)
    assert archive.toasts == []
    assert gone not in desk.store.ids()


def test_the_recorded_games_stay_as_they_are(desk: Desk, said: list[str]) -> None:
    archive = desk.open("archive", tab="shipped")
    while archive.offered.unread:
        desk.pilot.tick()
    desk.pilot.key("delete")
    for name in ("rename", "copy", "delete"):
        assert not desk.pilot.find(f"archive-{name}").enabled
    desk.pilot.move(*desk.pilot.find("archive-delete").centre)
    desk.app.capture()
    assert desk.app.texts("archive-why-shipped") in said, "a shut button says why"
    assert archive.toasts == []


def test_v_watches_and_b_branches(desk: Desk) -> None:
    desk.store.create(solo(7, 20)).close()
    archive = desk.open("archive")
    for key, moment in (("v", 0), ("b", 19)):
        desk.pilot.key(key)
        table: Any = desk.top
        assert table is not archive
        assert table.read_only
        assert table.model.moment == moment
        assert table.moments.source_id == archive.entry.id
        desk.app.scenes.pop()
    assert desk.top is archive


def test_such_a_game_can_be_played_again(desk: Desk) -> None:
    desk.store.create(ended(3)).close()
    desk.open("archive")
    desk.pilot.press("archive-again")
    lobby: Any = desk.top
    assert (lobby.draft.count, lobby.draft.options["enemy"], lobby.draft.options["difficulty"]) == (
        1,
        "enemy_annette",
        "hard",
    )


@pytest.mark.parametrize("where", ["button", "beside"])
def test_a_damaged_session_is_mended_from_its_row(desk: Desk, where: str) -> None:
    desk.store.create(solo(4, 9)).close()
    broken = damage(desk, solo(7, 30), "digest")
    archive = desk.open("archive")
    index = next(i for i, entry in enumerate(archive.shown) if entry.id == broken)
    assert archive.shown[index].state == REPAIRABLE
    archive._choose(1 - index)
    x, y, w, h = archive.list.row(index)
    if where == "button":
        desk.pilot.click(x + w - 60, y + h - 26)
        assert "TableScene" in [type(scene).__name__ for scene in desk.app.scenes.stack]
        assert len(desk.store.ids()) == 3
    else:
        desk.pilot.click(x + 300, y + h - 26)
        assert desk.top is archive
        assert archive.entry.id == broken


def test_a_session_with_options_of_another_version_is_only_looked_at(desk: Desk) -> None:
    journal = desk.store.create(solo(7, 20))
    journal.close()
    data = json.loads(journal.document.read_bytes())
    data["options"]["colour_of_the_sky"] = "green"
    journal.document.write_text(json.dumps(data))
    journal.document.with_suffix(".journal").unlink(missing_ok=True)
    archive = desk.open("archive")
    archive._choose(0)
    assert archive.entry.state == HISTORY
    enabled = {w.id: w.enabled for w in archive.widgets if w.id in ("go", "archive-again", "archive-branch")}
    assert enabled == {"go": True, "archive-again": False, "archive-branch": False}
    desk.pilot.press("go")
    table: Any = desk.top
    assert type(table).__name__ == "TableScene"
    assert table.read_only
    assert len(table.session.plies) == 20
    assert not table.context.can_branch
    assert "colour_of_the_sky=green" in table.toasts[-1].text
    assert len(desk.store.ids()) == 1


def test_nothing_is_read_while_another_scene_is_on_top(desk: Desk) -> None:
    for seed in range(1, 6):
        desk.store.create(solo(seed, 20)).close()
    archive = desk.open("archive")
    for name in desk.store.ids():
        archive.listing._waiting.append(name)
    left = archive.listing.unread
    assert left
    desk.app.scenes.push(Scene(desk.app))
    desk.pilot.wait(0.5)
    assert archive.listing.unread == left
    desk.app.scenes.pop()
    desk.pilot.wait(2)
    assert archive.listing.unread == 0
