"""Examples of a rulebook from a file, on the toy: positions, places and tries; the verdict is the rules' own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.engine import Action, Chance
from game.engine.data import DataError, read_toml
from game.presentation.example import NO, Place, judged
from game.presentation.examples import Examples
from tests.toy.rules import CONTROLLER
from tests.toy.rules.state import Farm

WRITTEN = """
"2.1" = "2"

["2"]
caption = "example-bid"
params = { card = "k01" }
position = { round = 1 }
windows = [["hand"], { show = ["row", "deck"], position = { round = 3 }, marked = false }]
verb = "can-bid"
cases = [
  { at = ["mine"], try = [["bid", "first hand"]] },
  { at = [["row", "deck"]], try = [["bid", "k00"]], verb = "can-other", why = "why-other", tells = ["bids"] },
]
"""


class FarmExamples(Examples[Farm]):
    def position(self, facts: Mapping[str, Any]) -> Farm:
        s: Farm = CONTROLLER.setup(2, {}, Chance(4))
        s.round = facts["round"]
        return s

    def places(self, s: Farm, name: str) -> tuple[Place, ...]:
        return tuple((card,) for card in s.hands[0]) if name == "mine" else super().places(s, name)

    def value(self, s: Farm, said: Any) -> Any:
        return s.hands[0][0] if said == "first hand" else super().value(s, said)


@pytest.fixture
def examples(tmp_path: Path) -> FarmExamples:
    (tmp_path / "examples.toml").write_text(WRITTEN, encoding="utf-8")
    return FarmExamples(str(tmp_path / "art.py"), CONTROLLER)


def test_a_section_has_its_example_or_that_of_another(examples: FarmExamples) -> None:
    assert examples.anchors == ("2.1", "2")
    assert examples.example("2") is examples.example("2.1") is not None
    assert examples.example("7") is None


def test_windows_and_tries_are_as_written(examples: FarmExamples) -> None:
    found = examples.example("2")
    assert (found.caption, found.params) == ("toy-art-example-bid", {"card": "k01"})
    first, second = found.windows
    assert (first.place, first.marked, first.view.seat, first.view.state.round) == (("hand",), True, 0, 1)
    assert (second.place, second.marked, second.view.state.round) == (("row", "deck"), False, 3)
    mine, other = found.cases
    hand = mine.state.hands[0]
    assert mine.places == tuple((card,) for card in hand)
    assert mine.actions == (Action("bid", 0, (hand[0],)),)
    assert (mine.verb, mine.tells, mine.why) == ("toy-art-can-bid", (), "")
    assert other.places == (("row", "deck"),)
    assert (other.verb, other.tells, other.why) == ("toy-art-can-other", ("bids",), "toy-art-why-other")


def test_the_rules_judge_what_is_tried(examples: FarmExamples) -> None:
    found = examples.example("2")
    good, bad = (judged(CONTROLLER, case) for case in found.cases)
    assert good.refusal is None
    assert bad.can == NO


def test_a_broken_file_leaves_the_rules_without_examples_and_is_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "examples.toml"
    file.write_text(f"{WRITTEN}\nbroken = [", encoding="utf-8")
    examples = FarmExamples(str(tmp_path / "art.py"), CONTROLLER)
    assert (examples.anchors, examples.example("2")) == ((), None)
    assert "examples.toml: Invalid value" in caplog.text
    with pytest.raises(DataError, match=r"examples\.toml: Invalid value"):
        read_toml(file)
