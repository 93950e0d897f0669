"""What the command line says when something cannot go on: one sentence, a code, never a traceback."""

from __future__ import annotations

import pytest

from game.text.catalog import LANGUAGES

from .conftest import Taku


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_cannot_be_shown_is_one_sentence(
    taku: Taku, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    from game.ui import app

    monkeypatch.setattr(app.App, "run", lambda *_: 1 / 0)
    done = taku("--lang", language)
    assert done.code == 1
    assert "crash-" in done.sentence()
