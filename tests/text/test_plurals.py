"""Every message that counts something has its plural: said with 0, 1 and 2 in English it has the right form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.text.catalog import LANGUAGES, Texts, plural
from game.titles import catalogue

from ..house.options import parameters_of

GAME = Path(__file__).parents[2] / "game"
HOUSE = [GAME / "text", GAME / "commands" / "text", GAME / "terminal" / "text"]
NO_NOUN = re.compile(
    r"""(is|has|takes|scores|gains|its|does|this|wins|draws|holds|loses|pays|rolls|stands|was|begins|discards|less|shares|starts
    |stays|adds|comes|decides|lacks|leads|looks|plays|puts|rises|sets|shows|strikes|accepts|acts|beats|belongs|buys|calls|cancels
    |chooses|collects|ends|exchanges|falls|finds|gets|goes|hides|keeps|lies|meets|names|needs|offers|outruns|places|refuses
    |removes|rules|settles|stops|tools|towards|as|turns|costs|brings|[a-z]*(?:us|ss))$""",
    re.VERBOSE,
)
"""Words in s that follow a name or a number and are no plural: deeds, goods that are counted by the sack, and such as bonus
and glass."""
ADJECTIVE = (
    r"(?:(?:more|bonus|other|time|action|resource|construction|money|queen|happy|hand|people|black|loose|new) )?"
)
AFTER = r"(?:\*\*)?(?: \[\w+\])? "
ONE = re.compile(rf"(?<![\d.,/–−:×-])1{AFTER}{ADJECTIVE}([a-z]+s|dice|people)\b")
MANY = re.compile(rf"(?<![\d.,/–−:×-])[02]{AFTER}{ADJECTIVE}([a-z]+)\b(?!'| speed)")


def said(*numbers: int) -> Iterator[tuple[str, str, str]]:
    """(message, parameter, sentence) for each parameter of each message, said with those numbers."""
    for folder in (*HOUSE, *(title.text_folder() for title in catalogue.values())):
        texts = Texts("en")
        for title in (title for title in catalogue.values() if title.text_folder() == folder):
            texts.read(title)
        texts.load(folder)
        for message, parameters in parameters_of(folder, "en").items():
            own = [name for name in parameters if not name.startswith(("opt-", "rule-"))]
            for name in own if not message.startswith("-") else ():
                for number in numbers if name != "seat" and not name.endswith("_seat") else ():
                    yield message, name, texts.say(message, {**dict.fromkeys(own, "Xyz"), name: number})


def too_many(sentence: str) -> list[str]:
    """The plurals of a sentence that follow a single one."""
    return [hit[0] for hit in ONE.finditer(sentence) if not NO_NOUN.match(hit[1])]


def test_nothing_is_one_of_many() -> None:
    assert [(message, name, hit) for message, name, sentence in said(1) for hit in too_many(sentence)] == []


@pytest.mark.parametrize(
    ("sentence", "wrong"),
    [
        ("She shows 1 bonus token.", []),
        ("She shows 1 bonus tokens.", ["1 bonus tokens"]),
        ("1 glass, 1 wins, 1 card", []),
        ("1 cards", ["1 cards"]),
        ("21 cards", []),
    ],
)
def test_a_plural_is_told_from_a_word_in_s(sentence: str, wrong: list[str]) -> None:
    assert too_many(sentence) == wrong


def test_nothing_is_many_of_one() -> None:
    """What has a plural somewhere is not left in the singular after 0 or 2."""
    source = "".join(path.read_text("utf-8") for path in GAME.rglob("*en.ftl"))
    singular = set(re.findall(r'PLURAL\(\$\w+, "([a-z]+)"', source))
    assert len(singular) > 15
    counts = set(re.findall(r"PLURAL\(\$(\w+)", source))
    counted = ((message, name, sentence) for message, name, sentence in said(0, 2) if name in counts)
    hits = ((message, name, hit) for message, name, sentence in counted for hit in MANY.finditer(sentence))
    assert [(message, name, hit[0]) for message, name, hit in hits if hit[1] in singular] == []


def test_a_heading_says_its_number_and_whose_it_is() -> None:
    """What comes several times is told by its number, what belongs to a seat by its name."""
    lacking = []
    for title in catalogue.values():
        for language in LANGUAGES:
            known = parameters_of(title.text_folder(), language)
            for _, part in title.flow.walk() if title.flow is not None else ():
                message = f"{title.id}-part-{part.id}".replace("_", "-")
                wanted = {"seat"} if part.owned else {"number"} if part.times else set()
                if message in known and not wanted <= known[message]:
                    lacking.append((message, wanted))
    assert lacking == []


@pytest.mark.parametrize(
    ("number", "word"),
    [(1, "card"), (0, "cards"), (2, "cards"), (11, "cards"), ("+1", "card"), ("−1", "card"), ("1/2", "cards")],
)
def test_a_number_has_its_word(number: int | str, word: str) -> None:
    assert plural(number, "card", "cards") == word
