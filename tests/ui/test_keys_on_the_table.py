"""Keys on the table: they never reach what the mouse has pressed, and Space only skips."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.archive.statistics import fair, kept_by, tally
from game.archive.wanted import SOLO
from game.engine.session import ASSISTED
from game.paths import settings_file
from game.settings import Settings, save
from game.table.layout import inside

from ..table.games import solo
from .conftest import Desk


@pytest.mark.parametrize("key", ["enter", "space"])
def test_a_button_that_was_clicked_hears_no_key(desk: Desk, key: str) -> None:
    scene = desk.solo(plies=6)
    pressed: list[str] = []
    for name, button in scene.bar.named.items():
        button.on_press = lambda name=name: pressed.append(name)
    scene.bar.news.visible = True
    scene.bar.news.on_press = lambda: pressed.append("news")
    desk.pilot.click(*scene.bar.news.centre)
    desk.pilot.click(*scene.bar.named["hint"].centre)
    assert pressed == ["news", "hint"]
    assert scene.focus is None
    desk.pilot.key(key)
    assert pressed == ["news", "hint"]


def test_space_presses_nothing_even_where_keys_have_gone(desk: Desk) -> None:
    scene = desk.solo(plies=6)
    scene.bar.named["menu"].on_press = lambda: pytest.fail("Space pressed a button")
    scene.set_focus(scene.bar.named["menu"])
    desk.pilot.key("space")
    assert desk.top is scene


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_bell_stands_in_the_log_and_beside_its_filter(desk: Desk, language: str) -> None:
    desk.app.change_settings(language=language)
    scene = desk.solo(plies=6)
    x, y, w, _ = scene.log.rect
    left, top, wide, high = scene.bar.news.rect
    assert x < left
    assert left + wide <= x + w
    assert top >= y
    assert scene.log.filter.rect[0] + scene.log.filter.rect[2] <= left
    slots = scene.model.layout.slots.values()
    assert not any(inside(slot.rect, left + wide / 2, top + high / 2) for slot in slots)


def test_a_hint_says_before_and_after_that_the_game_is_counted_apart(desk: Desk) -> None:
    scene = desk.solo(plies=6)
    tip = scene.bar.tooltip("button:bar-hint")
    assert tip.body == desk.app.texts("table-hint-counted")
    scene.notes.show_hint(scene.session.legal(0)[0], "because")
    assert ASSISTED in scene.session.flags
    assert desk.app.texts("hint-counted") in scene.toasts[-1].sub
    scene.notes.show_hint(scene.session.legal(0)[0], "because")
    assert desk.app.texts("hint-counted") not in scene.toasts[-1].sub


def test_the_shelf_counts_what_the_statistics_count(desk: Desk) -> None:
    for seed in (1, 2, 3):
        session = solo(seed, 2000)
        assert session.pending is None
        if seed == 2:
            session.flag(ASSISTED)
        desk.store.create(session).close()
    shelf = desk.shelf()
    entries = desk.app.services.listing.entries()
    games = tally(e for e in kept_by(entries, "cultus", SOLO) if fair(e))
    assert games.played == 2
    told = desk.app.texts("drawer-statistics-sub", won=games.won, lost=games.lost)
    assert told in [getattr(w, "sub", "") for w in shelf.widgets]


@pytest.mark.parametrize(("key", "last"), [("right", False), ("down", False), ("left", True), ("up", True)])
def test_the_first_arrow_goes_in_its_direction(desk: Desk, key: str, last: bool) -> None:
    scene = desk.solo(plies=30)
    assert scene.drag.stop < 0
    desk.pilot.key(key)
    assert scene.drag.stop == (len(scene.drag.stops()) - 1 if last else 0)


def test_the_language_of_the_command_line_wins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.commands.common import speaker

    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path))
    save(Settings(language="ja"), settings_file())
    assert speaker().language == "ja"
    assert speaker(["play", "--lang", "en"]).language == "en"
    assert speaker(["--lang=en"]).language == "en"


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_list_of_keys_tells_that_things_are_held_to_be_seen_large(
    desks: Callable[..., Desk], language: str, said: list[str]
) -> None:
    desk = desks(language=language)
    desk.open("keys")
    desk.app.capture()
    assert desk.app.texts("key-mouse-held") in said
