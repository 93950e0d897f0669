"""The catalogues: the same messages with the same parameters in both languages, and letters that the fonts have."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from game.text import catalog
from game.text.catalog import EDITIONS, LANGUAGES, MessageCatalogue, Texts, catalogue_files
from game.text.speech import message_id, say, worded
from game.titles import catalogue

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

ROOT = Path(__file__).parents[2]
GAME = ROOT / "game"
FOLDERS = [
    GAME / "text",
    GAME / "commands" / "text",
    GAME / "terminal" / "text",
    *(catalogue[name].text_folder() for name in catalogue),
]


def named(folder: Path) -> str:
    return str(folder.relative_to(GAME))


@cache
def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text("utf-8")).body


def nodes(node: Any) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for one in node:
            yield from nodes(one)


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in catalogue_files(folder, language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_line_is_understood(folder: Path) -> None:
    for language in LANGUAGES:
        assert catalogue_files(folder, language)
        for path in catalogue_files(folder, language):
            junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
            assert junk == [], path.name


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    japanese, english = (messages(folder, language) for language in LANGUAGES)
    assert set(japanese) - set(english) == set()
    assert set(english) - set(japanese) == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_both_languages_ask_for_the_same_parameters(folder: Path) -> None:
    japanese, english = (messages(folder, language) for language in LANGUAGES)
    odd = {
        name: (variables(japanese[name]), variables(english[name]))
        for name in japanese
        if variables(japanese[name]) != variables(english[name])
    }
    assert odd == {}


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_every_mark_of_bold_is_closed(folder: Path) -> None:
    for language in LANGUAGES:
        for name, message in messages(folder, language).items():
            assert message.value is not None, name
            for pattern in (node for node in nodes(message) if isinstance(node, ast.Pattern)):
                text = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
                assert text.count("**") % 2 == 0, (name, text)


def test_the_catalogues_of_the_app_and_of_a_title_do_not_collide() -> None:
    house = set(messages(GAME / "text", "en"))
    for folder in FOLDERS[1:]:
        assert house & set(messages(folder, "en")) == set()
    for name in catalogue:
        own = messages(catalogue[name].text_folder(), "en")
        assert [message for message in own if not message.startswith(f"{name}-")] == []


# --- letters ---------------------------------------------------------------------------------------


def texts_of(folder: Path) -> Iterator[Path]:
    """What is set in the fonts; the words of the terminal too, which also stand on the buttons of choices."""
    yield from folder.glob("*.ftl")
    yield from folder.glob("*.md")


@pytest.mark.parametrize("file", ["sans-regular.otf", "sans-bold.otf"])
def test_the_fonts_have_every_letter_of_every_text(file: str) -> None:
    import pygame

    pygame.font.init()
    font = pygame.font.Font(ROOT / "art" / "shared" / "fonts" / file, 64)
    nowhere = font.metrics("\ue000")
    letters = {letter for folder in FOLDERS for path in texts_of(folder) for letter in path.read_text("utf-8")}
    letters -= {"\n", " "}
    assert len(letters) > 600
    assert font.metrics("\ue001") == nowhere, "a letter that no font has can be told from one that it has"
    assert "".join(sorted(letter for letter in letters if font.metrics(letter) == nowhere)) == ""


# --- saying ----------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "toy-event-took = { $seat } takes { $card }.\ntoy-name-k-one = the first card\nplural = { $n ->\n"
        "    [one] one card\n   *[other] { $n } cards\n }\nbroken = { $gone }\n",
        "utf-8",
    )
    (tmp_path / "ja.ftl").write_text(
        "toy-event-took = { $seat }が{ $card }を取る。\ntoy-name-k-one = 一の札\n", "utf-8"
    )
    (tmp_path / "more.en.ftl").write_text("more = more\n", "utf-8")
    (tmp_path / "even.ja.ftl").write_text("more = もっと\n", "utf-8")
    return tmp_path


def test_an_unknown_message_is_shown_and_remembered(folder: Path) -> None:
    texts = Texts("en")
    texts.load(folder)
    assert texts("no-such-message") == "⟦no-such-message⟧"
    assert texts.missing == {"no-such-message"}


def test_a_parameter_that_is_not_given_is_remembered(folder: Path) -> None:
    texts = Texts("en")
    texts.load(folder)
    texts("broken")
    assert texts.missing == {"broken"}


def test_catalogues_are_added_also_after_the_first_word(folder: Path) -> None:
    texts = Texts("en")
    assert texts("refusal-game-over")
    texts.load(folder)
    texts.load(folder)
    assert texts("plural", n=1) == "one card"
    assert texts("plural", n=3) == "3 cards"
    assert texts("more") == "more"
    texts.switch("ja")
    assert texts("more") == "もっと"
    assert texts.other == "en"
    assert texts.say("more", {}, "en") == "more"
    assert texts.missing == set()


def test_only_files_of_the_language_are_read(folder: Path) -> None:
    (folder / "notja.ftl").write_text("x = y", "utf-8")
    assert [path.name for path in catalogue_files(folder, "ja")] == ["even.ja.ftl", "ja.ftl"]


def test_ids_become_names_and_seats_become_people(folder: Path) -> None:
    texts = Texts("en")
    texts.load(folder)
    params = {"seat": 1, "card": "k_one"}
    assert say(texts, "toy", "event", "took", params, ("Hanako", "Kenta")) == "Kenta takes the first card."
    texts.switch("ja")
    assert say(texts, "toy", "event", "took", params, ("花子", "健太")) == "健太が一の札を取る。"
    told = worded(texts, "toy", {"to_seat": 0, "n": 1, "cards": ("k_one", "k_two"), "yes": True}, ("花子",))
    assert told == {"to_seat": "花子", "n": 1, "cards": "一の札、k_two", "yes": "true"}
    assert worded(texts, "toy", {"seat": 5}, ("花子",)) == {"seat": 5}


def test_a_title_may_say_it_itself_or_leave_it_to_the_house(folder: Path) -> None:
    texts = Texts("en")
    texts.load(folder)
    assert message_id(texts, "toy", "event", "took") == "toy-event-took"
    assert message_id(texts, "toy", "refusal", "game_over") == "refusal-game-over"
    assert message_id(texts, "", "refusal", "game_over") == "refusal-game-over"


def test_a_parameter_cannot_speak_fluent(folder: Path) -> None:
    texts = Texts("en")
    texts.load(folder)
    name = "{ $seat } [one] ⟦x⟧"
    assert say(texts, "toy", "event", "took", {"seat": 0, "card": "k_one"}, (name,)) == f"{name} takes the first card."


def test_what_is_said_goes_by_the_rules_in_force_each_time() -> None:
    texts, title = Texts("en"), catalogue["cultus"]
    texts.load(title.text_folder())
    message = "cultus-fact-of-a-test"
    texts._catalogue("en")._sources[message] = f"{message} = {{ $opt-difficulty }}\n"
    said = []
    for difficulty in ("normal", "hard", "normal", *map(str, range(EDITIONS)), "hard"):
        texts.abide(title, {"opt-difficulty": difficulty})
        said.append(texts(message) == difficulty)
    assert all(said)
    assert len(texts._said_under) <= EDITIONS


def test_a_language_that_is_read_in_steps_says_the_same() -> None:
    titles = [*catalogue.values()]
    texts, plain = Texts("ja"), Texts("ja")
    for title in titles[:-1]:
        texts.read(title)
    steps = texts.reading("en")
    next(steps)
    texts.read(titles[-1])
    assert len([*steps]) == len(titles)
    assert [*texts.reading("en")] == []
    for title in titles:
        plain.read(title)
        message = f"{title.id}-name-{title.id}"
        assert texts.say(message, {}, "en") == plain.say(message, {}, "en")


@pytest.mark.parametrize("title", catalogue)
def test_plain_words_are_read_as_fluent_reads_them(title: str, tmp_path: Path) -> None:
    files = catalogue_files(catalogue[title].text_folder(), "ja")
    told = dict(entry for file in files for entry in catalog.entries(file.read_text("utf-8")))
    odd = [
        "b",
        " b",
        "[wood] b\n\n",
        "b\n    c\n",
        "b \n",
        "{ $b }\n",
        "b\n\n## c\n",
        "b\n    .c = d\n",
        "b }",
        "\n    b\n",
    ]
    told |= {f"odd-{number}": f"odd-{number} = {words}" for number, words in enumerate(odd)}
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "ja.ftl").write_text("\n".join(told.values()), "utf-8")
    read = MessageCatalogue("ja")
    read.add(folder)
    bundle = FluentBundle(["ja"], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(told.values())))
    plain = {name: words for name in told if (words := read._plain(name)) is not None}
    assert plain
    for name in told:
        assert read.has(name) == bundle.has_message(name), name
        if name in plain:
            assert plain[name] == bundle.format_pattern(bundle.get_message(name).value)[0], name
