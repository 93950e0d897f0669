"""The catalogues of a title in both languages: its messages, what they need to be told, and how they sound."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from game.engine import Event, Title
from game.text.catalog import Texts
from game.text.speech import message_id, worded
from game.titles import catalogue

LANGUAGES = ("ja", "en")
NAMES = ["Aki", "Ben", "Chie", "Dan", "Emi"]


class Variables(Visitor):
    """The names of the parameters of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """What a message needs to be told."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def shipped() -> list[Title]:
    """The titles whose positions stand beside these tests: a new one proves itself by its own tests and the check."""
    here = Path(__file__).parent
    return [title for title in catalogue.values() if (here / title.id / "positions.py").is_file()]


def messages_of(title: Title, language: str) -> dict[str, ast.Message]:
    """The title's messages in one language, by name; fails on what cannot be read and on a name that is there twice."""
    return _messages_in(title.text_folder(), language)


@cache
def _messages_in(folder: Path, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted(folder.glob(f"*{language}.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, (path, entry.id.name)
                found[entry.id.name] = entry
    return found


def dashed(name: str) -> str:
    """A name of the rules as it stands in the names of messages."""
    return name.replace("_", "-")


class Speakers:
    """One catalogue for each language, which say what a title has to tell."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.catalogues = [Texts(language) for language in LANGUAGES]
        for texts in self.catalogues:
            texts.read(title)

    def __iter__(self) -> Iterator[Texts]:
        return iter(self.catalogues)

    def say(self, kind: str, code: str, params: Mapping[str, Any]) -> list[str]:
        """The sentence in every language; it must exist, need no other parameters, and show no sign of a machine."""
        found = []
        for texts in self.catalogues:
            message = message_id(texts, self.title.id, kind, code)
            assert texts.has(message), (texts.language, message)
            text = texts.say(message, worded(texts, self.title.id, params, NAMES))
            assert message not in texts.missing, (texts.language, message, params, text)
            assert not re.search(r"[{}⟦⟧≥･]|[a-z]_[a-z]", re.sub(r"\[[a-z_0-9]+\]", "", text)), text
            found.append(text)
        return found

    def tell(self, form: str, event: Event, private: bool) -> None:
        """Say an event, or its line in the log; who knows all of it may be told otherwise. A part of the flow has its name
        and needs no sentence."""
        parts = [part.event for _, part in self.title.flow.walk()] if self.title.flow else []
        own = message_id(self.catalogues[0], self.title.id, form, f"{event.kind}-private")
        apart = private and self.catalogues[0].has(own)
        if event.kind not in parts or self.catalogues[0].has(own.removesuffix("-private")):
            self.say(form, f"{event.kind}-private" if apart else event.kind, event.params)


class Teller:
    """One catalogue of a title: says messages with their parts as words, and fails on what cannot be said."""

    def __init__(self, title: Title, language: str) -> None:
        self.title, self.texts = title, Texts(language)
        self.texts.read(title)

    def __call__(self, message: str, /, **params: Any) -> str:
        """The sentence."""
        assert self.texts.has(message), message
        said = self.texts.say(message, worded(self.texts, self.title.id, params, NAMES))
        assert message not in self.texts.missing, (message, params)
        assert not set("{}⟦⟧") & set(said), said
        return said
