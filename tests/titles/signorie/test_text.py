"""Words that are to agree with the data: names, figures and costs."""

from __future__ import annotations

from fluent.syntax import ast

from game.titles.signorie import TITLE
from game.titles.signorie.rules import components as box

from ..catalogues import LANGUAGES, dashed, messages_of


def test_numbers_in_the_words_are_those_of_the_data() -> None:
    """Sentences that name a number without a parameter: an owner who corrects the data finds them here."""
    for language in LANGUAGES:
        text = {
            name: "".join(str(part) for part in words(message))
            for name, message in messages_of(TITLE, language).items()
        }
        assert str(box.GATES_DOWRY) in text["signorie-option-open-gates-why"]
        assert str(box.GATES_RANK) in text["signorie-option-open-gates-why"]
        for tile, printed in box.ALLIANCES.items():
            assert str(printed.vp) in text[f"signorie-name-{dashed(tile)}"]


def words(message: ast.Message) -> list[str]:
    """The plain text of a message."""
    assert message.value is not None
    return [element.value for element in message.value.elements if isinstance(element, ast.TextElement)]
