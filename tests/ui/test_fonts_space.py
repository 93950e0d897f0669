"""The space of Japanese has a width, though no shipped font draws it."""

from __future__ import annotations

import pytest

from game.ui import fonts


@pytest.mark.parametrize("face", ["body", "bold", "title"])
def test_a_wide_space_keeps_words_apart(face: str) -> None:
    together, apart = fonts.width("合計13", face, 20), fonts.width("合計\u300013", face, 20)
    assert apart > together + 10
    assert all("\u3000" not in part for _, part in fonts.runs("合計\u300013", face))


@pytest.mark.parametrize("face", ["body", "bold", "title"])
@pytest.mark.parametrize("text", ["見ています 40 / 60", "見て Taku 卓", "a b", "卓 卓"])
def test_no_space_is_asked_of_a_font_that_has_none(face: str, text: str) -> None:
    for file, part in fonts.runs(text, face):
        assert all(fonts._has(file, letter) for letter in part), (file, part)
