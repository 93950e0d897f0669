"""One thing, one name: words that a title has decided against (``text/synonyms.toml``) stand nowhere in its texts, and
those of the house (``game/text/synonyms.toml``) nowhere at all."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import game.text
from game.engine import Title
from game.text.catalog import LANGUAGES, catalogue_files, entries

from .titles import ALL, name

HOUSE = Path(game.text.__file__).parent
LISTED = [title for title in ALL if (title.text_folder() / "synonyms.toml").is_file()]
_NAMES = re.compile(
    r"^#.*$|^-?[A-Za-z][\w-]* *=|\{\s*-?[a-z][\w-]*\s*\}|\$[\w-]+|\[\w+\](?=\s)|\[[a-z_0-9]+\]", re.MULTILINE
)
_ANCHORS = re.compile(r"\{[#!?][^}]*\}|\[\[[^\]]*\]\]|\[[a-z_0-9]+\]|<!--.*?-->", re.DOTALL)


def listed(folder: Path, language: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Forbidden word -> the word, and phrases in which the forbidden one may stand."""
    known: dict[str, Any] = tomllib.loads((folder / "synonyms.toml").read_text("utf-8"))
    assert set(known) <= set(LANGUAGES)
    return {
        word: (entry, ()) if isinstance(entry, str) else (entry["word"], tuple(entry["except"]))
        for word, entry in known.get(language, {}).items()
    }


def texts_of(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """(where, words) of every message and every line of the rulebook, without ids and parameters."""
    for path in catalogue_files(folder, language):
        for message, source in entries(path.read_text("utf-8")):
            yield message, _NAMES.sub("", source)
    rules = folder / f"rules.{language}.md"
    for number, line in enumerate(rules.read_text("utf-8").splitlines() if rules.is_file() else (), 1):
        yield f"{rules.name}:{number}", _ANCHORS.sub("", line)


def pattern(word: str) -> re.Pattern[str]:
    """The word as it may stand in a text: whole and in its plural in English, anywhere in Japanese."""
    return re.compile(rf"\b{re.escape(word)}(?:s|es)?\b" if word.isascii() else re.escape(word), re.IGNORECASE)


def wrong(words: Mapping[str, tuple[str, tuple[str, ...]]], texts: list[tuple[str, str]]) -> list[tuple[str, str, str]]:
    """(where, forbidden word, the word) wherever a forbidden one stands."""
    found = []
    for word, (instead, phrases) in words.items():
        for where, said in texts:
            for phrase in phrases:
                said = said.replace(phrase, "")
            if pattern(word).search(said):
                found.append((where, word, instead))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", LISTED, ids=name)
def test_a_thing_has_one_name(title: Title, language: str) -> None:
    texts = list(texts_of(title.text_folder(), language))
    words = listed(title.text_folder(), language)
    for word, (instead, _) in words.items():
        assert any(pattern(instead).search(said) for _, said in texts), (word, instead, "nobody says it")
    assert wrong(words, texts) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "folder", [HOUSE, *(title.text_folder() for title in ALL)], ids=lambda folder: folder.parent.name
)
def test_what_the_house_calls_by_one_name_has_no_other(folder: Path, language: str) -> None:
    assert wrong(listed(HOUSE, language), list(texts_of(folder, language))) == []


def test_forbidden_words_are_found(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "x-floor = The { $floors } Floors.\nx-a = { $n ->\n    [floor] one\n   *[other] b\n }\n"
    )
    (tmp_path / "rules.en.md").write_text("# 1 A floor {#floor}\n")
    found = [where for where, said in texts_of(tmp_path, "en") if pattern("floor").search(said)]
    assert found == ["x-floor", "rules.en.md:1"]
