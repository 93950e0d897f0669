"""The settings: small, bounded, and never in the way."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as given_settings
from hypothesis import strategies as st

from game.letters import clean
from game.settings import HIGHLIGHTS, SPEEDS, VOLUMES, Settings, load, save
from game.text.catalog import LANGUAGES, Texts


def test_settings_are_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    mine = Settings(
        language="ja",
        ui_scale=1.2,
        text_scale=0.9,
        animation="slow",
        reduced_motion=True,
        ambience=False,
        highlight="strong",
        captions=False,
        volume_all=10,
        volume_pieces=20,
        volume_bell=30,
        volume_room=40,
        volume_music=50,
        muted=True,
        fullscreen=True,
        hold_to_lift=False,
        names=["花子", "Kenta"],
        coach="off",
    )
    assert save(mine, path) is None
    assert load(path) == (mine, None)
    assert [p.name for p in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_everything_is_as_it_comes(tmp_path: Path) -> None:
    assert load(tmp_path / "gone.json") == (Settings(), None)
    assert save(Settings(), tmp_path / "settings.json") is None
    assert json.loads((tmp_path / "settings.json").read_bytes()) == {}


@pytest.mark.parametrize(
    "data", [b"", b"\0", b"[]", b'{"ui_scale": "big"}', b'{"animation": "wild"}', b"[" * 99_999, b"\xff"]
)
def test_a_damaged_file_is_put_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert load(path) == (Settings(), "settings_damaged")
    assert not path.exists()
    assert (tmp_path / "settings.damaged").read_bytes() == data
    assert load(path) == (Settings(), None)


def test_settings_from_before_there_were_rooms_still_load(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"volume_all": 30, "volume_bell": 10}')
    found, problem = load(path)
    assert (problem, found.volume_all, found.volume_bell) == (None, 30, 10)
    assert (found.volume_room, found.volume_music) == (20, 25)


def test_what_a_later_version_knows_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "ja", "perfume": "rose"}')
    assert load(path) == (Settings(language="ja"), None)


@given_settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(
    st.dictionaries(
        st.sampled_from(["ui_scale", "text_scale", *VOLUMES]),
        st.one_of(st.integers(-(10**20), 10**20), st.floats(allow_nan=False, allow_infinity=False)),
    ),
    st.lists(st.text(max_size=300), max_size=12),
)
def test_every_number_is_brought_within_its_bounds(numbers: dict[str, Any], names: list[str]) -> None:
    data = msgspec.json.encode({**numbers, "names": names})
    try:
        found = msgspec.json.decode(data, type=Settings).within_bounds()
    except msgspec.ValidationError:
        return
    assert 0.8 <= found.ui_scale <= 2
    assert 0.8 <= found.text_scale <= 1.5
    for name in VOLUMES:
        assert 0 <= getattr(found, name) <= 100
    assert len(found.names) <= 8
    assert all(len(name) <= 200 for name in found.names)


def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder.json").mkdir()
    assert load(tmp_path / "folder.json") == (Settings(), "settings_unreadable")
    assert save(Settings(), tmp_path / "folder.json") == "settings_unwritable"
    (tmp_path / "file").write_text("")
    assert save(Settings(), tmp_path / "file" / "settings.json") == "settings_unwritable"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder.json"]


def test_what_was_set_before_stays_if_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(Settings(language="ja"), path)

    def full(handle: int) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert save(Settings(language="en"), path) == "settings_unwritable"
    assert load(path) == (Settings(language="ja"), None)
    assert [p.name for p in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize("name", ["😀" * 50, "לוח", 'a"b\\c', "\u202eRTL", "\0"])
def test_a_name_may_have_anything_in_it(tmp_path: Path, name: str) -> None:
    assert save(Settings(names=[name]), tmp_path / "settings.json") is None
    assert load(tmp_path / "settings.json")[0].names == [clean(name)]


def test_a_name_that_is_no_text_is_no_crash(tmp_path: Path) -> None:
    assert save(Settings(names=["\ud800"]), tmp_path / "settings.json") == "settings_unwritable"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_every_problem_has_its_words(language: str) -> None:
    texts = Texts(language)
    for problem in ("damaged", "unreadable", "unwritable"):
        texts(f"settings-{problem}")
    for speed in SPEEDS:
        texts(f"settings-animation-{speed}")
    for strength in HIGHLIGHTS:
        texts(f"settings-highlight-{strength}")
    assert texts.missing == set()
