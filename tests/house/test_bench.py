"""The measurements of the screen take the title they are given, whatever lies on its table."""

from __future__ import annotations

import pytest

from game.engine import Title
from game.titles import catalogue
from game.ui import bench, bench_teaching

from .titles import SMALL, name

FIGURES = {
    "frame.pieces",
    "frame.drag_ms_p50",
    "frame.drag_ms_p99",
    "frame.lift_to_lit_ms",
    "frame.bots_ms_p99",
    "time_travel.jump_ms_p99",
    "time_travel.jump_whole_ms_p99",
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("title", SMALL, ids=name)
def test_frames_of_any_title_are_measured(monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    monkeypatch.setattr(bench, "FRAMES", 4)
    monkeypatch.setattr(bench, "WELL_ON", 9)
    monkeypatch.setattr(bench, "THINKING_SECONDS", 0.2)
    found = bench.frames(title)
    assert found.keys() == FIGURES
    assert found["frame.pieces"] >= 250
    assert all(value >= 0 for value in found.values())
    assert found["time_travel.jump_ms_p99"] <= found["time_travel.jump_whole_ms_p99"]


@pytest.mark.parametrize("title", SMALL[:1], ids=name)
def test_an_idle_table_is_measured_still_and_alive(monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    monkeypatch.setattr(bench, "WELL_ON", 9)
    monkeypatch.setattr(bench, "IDLE_SECONDS", 0.3)
    found = bench.idle(title)
    assert found.keys() == {"idle.still_percent", "idle.alive_percent", "idle.alive_moving"}
    assert all(value >= 0 for value in found.values())


def test_the_opening_of_a_long_game_is_measured() -> None:
    found = bench.opening(SMALL[0])
    assert found.keys() == {"open.long_plies", "open.long_first_picture_ms", "open.long_frame_ms_most"}
    assert found["open.long_plies"] > 500
    assert 0 < found["open.long_frame_ms_most"] <= found["open.long_first_picture_ms"]


@pytest.mark.sample(1)
@pytest.mark.parametrize("title", SMALL, ids=name)
def test_what_teaches_is_measured_with_any_title(monkeypatch: pytest.MonkeyPatch, title: Title) -> None:
    for frames in ("LOOKED", "READ", "POINTED"):
        monkeypatch.setattr(bench_teaching, frames, 2)
    found = bench_teaching.lessons(title)
    assert len(found) == 10
    assert all(value >= 0 for value in found.values())


def test_the_coach_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_teaching, "ASKED", 2)
    title = next(title for title in catalogue.values() if title.has("bot"))
    found = bench_teaching.coach(title)
    assert len(found) == 8
    assert found[f"coach.{title.id}.first_ask_ms"] > 0
