"""Bad input: one sentence in each language that names what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.engine import Refusal
from game.text.catalog import LANGUAGES, Texts
from game.text.speech import worded
from game.titles.cuba import TITLE
from game.titles.cuba.rules.components import BUILDINGS
from tests.titles.cuba.positions import at, table

NAMES = ("blue", "red", "yellow", "green")


def sentences(refusal: Refusal) -> dict[str, str]:
    """What is said of a refusal, by language."""
    found = {}
    for language in LANGUAGES:
        texts = Texts(language)
        texts.read(TITLE)
        message = f"cuba-refusal-{refusal.code}".replace("_", "-")
        found[language] = texts.say(message, worded(texts, TITLE.id, dict(refusal.params), NAMES))
        assert texts.missing == set()
        assert found[language].rstrip().endswith(("。", "."))
    return found


def test_a_bid_above_the_purse_names_the_purse() -> None:
    position = table().pesos(7).speakers("mayor", "mayor", "mayor", "mayor")
    for pesos in (8, 400, 10**6):
        refusal = position.refused("submit_bid", pesos, seat=0)
        assert refusal.code == "bid_too_high"
        assert all("7" in sentence for sentence in sentences(refusal).values())
    assert position.check("submit_bid", 7, seat=0) is None


def test_a_ship_names_what_it_takes() -> None:
    position = at("mayor").ships("ship_08", "ship_01", "", sea="ship_06").yard(cigars=1)
    said = sentences(position.refused("load_ship", "dock_1", ("cigars",)))
    assert "takes" in said["en"]
    assert "citrus" in said["en"] or "sugar" in said["en"]
    assert "cigars" in said["en"]
    assert "はまき" in said["ja"]


def test_a_house_that_cannot_be_paid_names_what_is_missing_without_zeros() -> None:
    position = at("architect").yard(wood=1)
    said = sentences(position.refused("build", "large_bank", "b1"))
    assert BUILDINGS["large_bank"].cost == (2, 3, 0)
    assert all("0" not in sentence for sentence in said.values())
    assert all("3" in sentence for sentence in said.values())


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
