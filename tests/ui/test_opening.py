"""A long game opens with a sign: the window is drawn and hears while the game is replayed."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.archive import Journal, Trouble, shipped
from game.archive.read import loading
from game.text.catalog import Texts
from game.titles import catalogue
from game.ui import start
from game.ui.app import App
from game.ui.scenes import opening as opening_scene
from game.ui.scenes.opening import AT_ONCE, Opening
from game.ui.table.scene import TableScene

from ..table.games import solo
from .conftest import Desk

LONG = next(path for path in shipped() if path.stem == "four-players" and path.parent.name == "signorie")
PLIES = len(json.loads(LONG.read_bytes())["log"])


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame does one step, however quick the machine is and whatever it knows from before."""
    monkeypatch.setattr(opening_scene, "SLICE", 0.0)


def begin(desk: Desk, where: str) -> Opening:
    """Open the long game from somewhere."""
    desk.store.folder.mkdir(parents=True, exist_ok=True)
    record = json.loads(LONG.read_bytes())
    if where == "shelf":  # One that is over does not lie in the frame.
        record = {**record, "log": record["log"][:-1], "snapshot": None}
    (desk.store.folder / "long.json").write_text(json.dumps(record), "utf-8")
    if where == "shelf":
        desk.shelf().main.press()
    else:
        desk.open("archive")
        desk.pilot.press("go")
    opening = desk.top
    assert isinstance(opening, Opening)
    return opening


def frames_of(desk: Desk, opening: Opening) -> int:
    """The frames that pass until it is over."""
    frames = 0
    while isinstance(desk.top, Opening):
        desk.pilot.tick()
        frames += 1
        assert frames < 5000
    return frames


@pytest.mark.parametrize(("where", "table"), [("shelf", "quiet"), ("archive", "full")])
def test_the_sign_is_drawn_before_the_replay_is_done_and_the_table_follows(
    desks: Callable[..., Desk], where: str, table: str
) -> None:
    assert PLIES > 570
    desk = desks(table=table)
    opening = begin(desk, where)
    desk.pilot.tick()
    desk.app.capture()
    assert opening.done[0] <= AT_ONCE < PLIES / 10, "nothing more was replayed before the first picture"
    most = opening.done[1]
    frames = frames_of(desk, opening)
    assert frames >= most - AT_ONCE
    assert frames <= most, "the table stands as soon as the last move has been made"
    scene = desk.top
    assert isinstance(scene, TableScene)
    assert len(scene.session.plies) == most, "no bot plays on under the sign"
    assert opening not in desk.app.scenes.stack


@pytest.mark.sample(3)
@pytest.mark.parametrize("where", ["shelf", "archive"])
@pytest.mark.parametrize(("way", "frames"), [("esc", 0), ("back", 1), ("esc", PLIES - 60), ("back", PLIES - 60)])
def test_the_sign_is_left_and_the_session_is_free_again(
    desks: Callable[..., Desk], where: str, way: str, frames: int
) -> None:
    desk = desks(table="full")
    opening = begin(desk, where)
    below = desk.app.scenes.stack[-2]
    for _ in range(frames):
        desk.pilot.tick()
    assert isinstance(desk.top, Opening), "it takes a while"
    if way == "esc":
        desk.pilot.key("esc")
    else:
        desk.pilot.press("back")
    assert desk.top is below
    assert opening not in desk.app.scenes.stack
    found = desk.store.open("long")
    assert isinstance(found, Journal)
    assert not found.read_only
    found.close()


def test_a_short_game_opens_without_a_sign(desk: Desk) -> None:
    desk.store.create(solo(4, AT_ONCE - 2)).close()
    desk.shelf().main.press()
    assert isinstance(desk.top, TableScene)


def test_what_is_wrong_far_behind_is_told_and_what_is_whole_goes_on(desk: Desk) -> None:
    record = json.loads(LONG.read_bytes())
    record["log"][300]["sum"] = "0123456789abcdef"
    desk.store.folder.mkdir(parents=True, exist_ok=True)
    (desk.store.folder / "long.json").write_text(json.dumps({**record, "snapshot": None}), "utf-8")
    desk.open("archive")
    desk.pilot.press("go")
    opening = desk.top
    assert isinstance(opening, Opening)
    frames_of(desk, opening)
    table = desk.top
    assert isinstance(table, TableScene)
    assert len(table.session.plies) == 300
    assert table.toasts


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_sign_is_whole_in_both_languages(desks: Callable[..., Desk], language: str, cut: list[str]) -> None:
    desk = desks(language=language)
    begin(desk, "archive")
    desk.app.capture()


@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.usefixtures("own_folder")
def test_taku_replay_shows_the_sign_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: bool) -> None:
    path = tmp_path / "long.json"
    shutil.copy(LONG, path)
    if damaged:
        record = json.loads(LONG.read_bytes())
        record["log"][300]["sum"] = "0123456789abcdef"
        path.write_text(json.dumps(record), "utf-8")
    seen: list[str] = []
    told: list[Trouble] = []

    def run(app: App, *first: object) -> None:
        app.running = True
        app.sound.play = lambda name: None
        while app.running and (seen[-1:] != ["TableScene"]):
            app.advance(1 / 60)
            seen.append(type(app.scenes.top).__name__)

    monkeypatch.setattr(App, "run", run)
    start.replay(Texts("en"), loading(path, catalogue), "long", told.append)
    assert seen[0] == "Opening"
    assert seen.count("Opening") > 300 - AT_ONCE
    assert seen[-1] == ("Shelf" if damaged else "TableScene")
    assert [(trouble.code, trouble.ply) for trouble in told] == ([("save_digest", 301)] if damaged else [])
