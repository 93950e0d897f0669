"""Bad input: one sentence in each language that names what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.text.catalog import LANGUAGES


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--seats", "random," * 5 + "random"], ("2", "5", "6")),
        (["--seats", "random"], ("2", "5", "1")),
        (["--option", "errata=as_printed", "--option", "errata=corrected"], ("errata", "as_printed", "corrected")),
        (["--option", "sawmill_input=stone"], ("sawmill_input", "by_errata", "water", "wood")),
        (["--option", "advanced_delegate=maybe"], ("advanced_delegate", "true", "false")),
        (["--option", "difficulty=hard"], ("difficulty", "plantation_side", "errata")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_up_that_is_not_allowed_names_what_is(
    words: list[str],
    named: tuple[str, ...],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("TAKU_DATA_DIR", str(tmp_path))
    given: list[Any] = ["simulate", "cuba", "--games", "1", *words, "--lang", language]
    try:
        code = main(given)
    except SystemExit as left:
        code = int(left.code or 0)
    said = capsys.readouterr().err
    assert code == 2
    assert said.count("\n") == 1, "one sentence"
    assert [word for word in named if word not in said] == []
