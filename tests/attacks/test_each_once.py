"""Single things that attacks found, each as it was found."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.archive.listing import LOST, WHOLE
from game.engine.record import write_record
from game.engine.session import PRACTICE
from game.text.catalog import LANGUAGES, Texts
from game.ui.scenes.house import flag_name
from tests.commands.conftest import Taku, taku
from tests.table.games import solo
from tests.ui.conftest import Desk, desk, desks, read_once

__all__ = ["desk", "desks", "read_once", "taku"]
ROOT = Path(__file__).parents[2]


def named_nothing(data: dict[str, Any]) -> None:
    data["seats"][0]["name"] = "\0"


def before_all_calendars(data: dict[str, Any]) -> None:
    data["saved"] = data["created"] = "0001-01-01T00:00:00"


def without_a_number(data: dict[str, Any]) -> None:
    data["format"] = data["rules"] = 2**70


CLOSED_THE_WINDOW: dict[str, Callable[[dict[str, Any]], None]] = {
    "a name that no font can draw": named_nothing,
    "the year 1": before_all_calendars,
    "numbers beyond 64 bits": without_a_number,
}


@pytest.mark.sample(2)
@pytest.mark.parametrize("how", ["bytes that are no letters", *CLOSED_THE_WINDOW])
def test_one_bad_file_does_not_keep_the_app_from_starting(desks: Callable[..., Desk], how: str) -> None:
    for language in LANGUAGES:
        desk = desks(language=language)
        desk.store.create(solo(3, 9)).close()
        bad = b'{"format":"x","a":"\xff"}'
        if how in CLOSED_THE_WINDOW:
            data = json.loads(write_record(solo(7, 12).to_record()))
            CLOSED_THE_WINDOW[how](data)
            bad = json.dumps(data).encode()
        desk.store.path("bad").write_bytes(bad)
        shelf = desk.shelf()
        desk.app.capture()
        entries = {entry.id: entry for entry in shelf.listing.entries()}
        assert len(entries) == 2
        assert (entries["bad"].state == WHOLE) == (not entries["bad"].trouble)
        archive = desk.open("archive")
        for index in range(len(archive.shown)):
            archive._choose(index)
            desk.app.capture()
        desk.open("statistics")
        desk.app.capture()
        assert desk.app.texts.missing == set()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="only where there are such files")
@pytest.mark.parametrize("make", [os.mkfifo, lambda path: path.symlink_to("/dev/zero"), lambda path: path.mkdir()])
def test_what_is_no_file_does_not_hang_the_listing(desk: Desk, make: Callable[[Path], None]) -> None:
    desk.store.create(solo(3, 9)).close()
    make(desk.store.path("odd"))
    began = time.perf_counter()
    shelf = desk.shelf()
    (odd,) = [entry for entry in shelf.listing.entries() if entry.id == "odd"]
    assert (odd.state, odd.trouble) == (LOST, "save_not_a_file")
    assert time.perf_counter() - began < 2


def test_a_mark_of_another_version_is_said_in_words() -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        told = flag_name(texts, "from-mars")
        assert "from-mars" in told
        assert told != "from-mars"
        assert texts.missing == set()


def test_an_empty_sum_proves_nothing(taku: Taku, tmp_path: Path) -> None:
    data = json.loads(write_record(solo(7, 12).to_record()))
    data["log"][4]["sum"] = ""
    path = tmp_path / "unproved.json"
    path.write_text(json.dumps(data), "utf-8")
    for language in LANGUAGES:
        done = taku("replay", path, "--check", "--lang", language)
        assert done.code == 1
        assert "unproved.json" in done.sentence()
        assert "5" in done.sentence()


def test_the_same_deal_again_is_practice(desk: Desk) -> None:
    """Its first moments are known."""
    scene = desk.solo(7, 20)
    desk.pilot.key("esc")
    desk.pilot.press("pause-again")
    desk.pilot.key("enter")
    again: Any = desk.app.scenes.top
    assert again.session is not scene.session
    assert again.session.seed == scene.session.seed
    assert PRACTICE in again.session.flags


# --- memory and start-up -----------------------------------------------------------------------------


GIVES_BACK = """
import pygame
from game.text.catalog import Texts
from game.ui import start
from game.ui.memory import resident, trim

app = start.app_for(Texts("ja"), (640, 360))
app.scenes.push(app.make("shelf"))
app.draw()
trim()
before, signs = resident(), []
for turn in range(12):
    pictures = []
    for n in range(60):
        pictures.append(pygame.Surface((330 + 40 * turn, 200 + n), pygame.SRCALPHA))
        signs.append(pygame.Surface((16, 16), pygame.SRCALPHA))
        pictures[-1].fill("#102030")
    pictures.clear()
print(resident() - before)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there it can be measured")
def test_memory_that_is_let_go_goes_back_to_the_system(tmp_path: Path) -> None:
    """As windows are made larger and smaller and scales change. In a process of its own: where much has been let go before,
    pictures may lie in the gaps until the window comes to rest."""
    env = {**os.environ, "TAKU_DATA_DIR": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", GIVES_BACK], cwd=ROOT, env=env, timeout=120, capture_output=True, text=True
    )
    assert float(done.stdout.splitlines()[-1]) < 8


def test_nothing_of_networks_is_loaded_at_a_table(tmp_path: Path) -> None:
    code = (
        "import sys; from game.ui import start; from game.text.catalog import Texts; "
        "from game.engine import Seat, Session; from game.titles import catalogue; "
        "app = start.app_for(Texts('ja'), (640, 360)); app.scenes.push(app.make('shelf')); app.draw(); "
        "session = Session(catalogue['cultus'], [Seat()], {}, 1); "
        "app.scenes.push(app.make('table', session=session, journal=app.services.store.create(session))); app.draw(); "
        "sys.exit('asyncio' in sys.modules or 'ssl' in sys.modules)"
    )
    env = {**os.environ, "TAKU_DATA_DIR": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, timeout=120).returncode == 0
