"""The house is in the colours of the game that it tells of: the violet of one is on no other's set-up, rules or branch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine import Title
from game.presentation import art_of
from game.titles import catalogue
from game.ui.tones import VIOLETS, forget, tinted, tones_of

from ..ui.conftest import Desk
from .titles import name

UI = Path(__file__).parents[2] / "game" / "ui"
TONED = [title for title in catalogue.values() if art_of(title).THEME.tones]
DARK = 110
"""Brightness up to which a violet is a ground and no ink of a seat."""


def violet(colour: str) -> bool:
    """True for a dark ground that is more blue than red, and more red than green."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return blue > red + 12 and red > green + 2 and 0.3 * red + 0.59 * green + 0.11 * blue < DARK


def test_no_dark_violet_of_the_house_is_left_out() -> None:
    named = {*VIOLETS, *(colour for title in TONED for colour in art_of(title).THEME.tones)}
    found = {
        colour
        for path in UI.rglob("*.py")
        if path.stem not in ("theme", "tones")
        for colour in re.findall(r"#[0-9A-F]{6}\b", path.read_text("utf-8"))
    }
    assert {colour for colour in found if violet(colour)} - named == set()


@pytest.mark.parametrize("title", TONED, ids=name)
def test_a_violet_of_the_house_is_another_colour_beside_a_game_of_its_own(title: Title) -> None:
    tones = tones_of(title)
    assert set(VIOLETS) <= set(tones)
    assert [colour for colour in tones if violet(colour) and violet(tones[colour])] == []
    assert tinted('fill="#2B1D4F"', tones) == f'fill="{tones["#2B1D4F"]}"'


@pytest.mark.sample(3)
@pytest.mark.parametrize("scene", ["lobby", "rules"])
@pytest.mark.parametrize("title", TONED, ids=name)
def test_set_up_and_rules_show_no_violet(desk: Desk, title: Title, scene: str) -> None:
    desk.app.scenes.push(desk.app.make(scene, title=title))
    picture = desk.app.capture()
    seen = {tuple(picture.get_at((x, y)))[:3] for x in range(2, 1280, 5) for y in range(2, 720, 5)}
    house = {tuple(int(c[at : at + 2], 16) for at in (1, 3, 5)) for c in (*VIOLETS, "#181029", "#241A40", "#2B2050")}
    assert seen & house == set()


def test_what_is_no_colour_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    title = TONED[0]
    good = art_of(title).THEME
    bad = good._replace(tones={**good.tones, "night": "#000000", "#123456": "red"})
    monkeypatch.setattr(type(art_of(title)), "THEME", bad)
    before = tones_of(title)
    forget()
    try:
        assert tones_of(title) == before
    finally:
        forget()
