"""A seat that is called "You" in English is the subject, the object and the owner as English has it, in every message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.text.catalog import OWN_SEAT, Texts, catalogue_files, entries

from .options import TRIED, parameters_of
from .titles import ALL

GAME = Path(game.__file__).parent
FOLDERS = [GAME / "text", GAME / "terminal" / "text", *(title.text_folder() for title in ALL)]
HOUSE = FOLDERS[:2]
SEAT, WHO = re.compile(r"seat|\w+_seat"), re.compile(r"who|seat|\w+_seat")
"""Parameters that are the name of a seat: in a title, and in the house."""
CASES = {
    "a verb of another": re.compile(r"\b[Yy]ou\** (?:\w+(?<!les)s|was)\b"),
    "You in the middle": re.compile(r"[\w’,]\** \**You\b(?! and)"),
    "You as an owner": re.compile(r"\b[Yy]ou[’']s\b|(?<!ahead )\bof \**[Yy]ou\b"),
}


def said(folder: Path, who: str) -> Iterator[tuple[str, str]]:
    """Every message of a folder that takes a seat, said of that one, with each value that leads to another form."""
    texts = Texts("en")
    texts.load(folder)
    for title in ALL:
        if title.text_folder() == folder:
            texts.read(title)
    sources = dict(e for path in catalogue_files(folder, "en") for e in entries(path.read_text("utf-8")))
    for message, parameters in parameters_of(folder, "en").items():
        seats = {one for one in parameters if (WHO if folder in HOUSE else SEAT).fullmatch(one)}
        if message.startswith("-") or not seats:
            continue
        keys = re.findall(r"\[(\w+)\]", sources[message])
        others = [one for one in parameters - seats if not one.startswith(("opt-", "rule-"))]
        for value in (*TRIED, *keys):
            yield message, texts.say(message, {**dict.fromkeys(others, value), **dict.fromkeys(seats, who)})


def faults(sentence: str) -> list[str]:
    """What is wrong in a sentence that speaks of "You"."""
    return [case for case, wrong in CASES.items() if wrong.search(sentence)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-2:]))
def test_you_is_said_as_english_has_it(folder: Path) -> None:
    own = Texts("en")(OWN_SEAT)
    wrong = {message: sentence for message, sentence in said(folder, own) if faults(sentence)}
    assert wrong == {}


@pytest.mark.parametrize(
    ("sentence", "case"),
    [
        ("You scores 3 VP.", "a verb of another"),
        ("**You** is at work", "a verb of another"),
        ("The fire station spares You.", "You in the middle"),
        ("It is You’s turn.", "You as an owner"),
        ("The ship of you sinks.", "You as an owner"),
    ],
)
def test_what_is_wrong_is_found(sentence: str, case: str) -> None:
    assert case in faults(sentence)


def test_a_name_stays_a_name() -> None:
    """The same messages of somebody else: nobody is "you" or "your" there by mistake."""
    for folder in FOLDERS:
        for message, sentence in said(folder, "Lea"):
            assert not re.match(r"\**Lea\** (?:have|are|score|take|draw|lose|win)\b", sentence), (message, sentence)
            assert not re.search(r"\blea\b", sentence), (message, sentence)
            assert not re.search(r"\b[Yy]our (?:ship|pawn|hand|turn|medal|plan)\b", sentence), (message, sentence)
