"""Every sentence the player reads: Fluent catalogues in Japanese and English, loaded when they are needed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Protocol

from game.letters import shortened
from game.sources import source
from game.text.persons import second_person

LANGUAGES = ("ja", "en")
HERE = Path(__file__).parent
KEPT = 10_000
"""How many sentences are remembered: a table says the same ones sixty times a second."""
EDITIONS = 8
"""Under so many rules they are: a lesson that is made ready may have others than the game beside it."""
LONGEST = 2000
"""Letters of a parameter that a sentence holds: of much longer ones Fluent says nothing but "???"."""
OWN_SEAT = "table-you"
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[a-z][a-z0-9-]* = ([^\s{}](?:[^{}\n\r]*[^\s{}])?)\n*")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Spoken(Protocol):
    """A game as far as its words go."""

    @property
    def id(self) -> str:
        """What its messages begin with."""

    def text_folder(self) -> Path:
        """Where its catalogues lie."""

    def facts(self, seats: int = 0, options: Mapping[str, str] = MappingProxyType({})) -> Mapping[str, int | str]:
        """What its messages may say of the rules in force."""


class Texts:
    """The catalogues of one language, with the other at hand for captions. ``missing`` collects unknown ids.

    Messages of a title are said under the rules in force: besides their own parameters they have the facts that
    ``abide`` was given last, so that no place has to pass them on."""

    def __init__(self, language: str = "ja") -> None:
        self.language = language
        self.missing: set[str] = set()
        self._folders: list[Path] = []
        self._catalogues: dict[str, MessageCatalogue] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        self._said_under: dict[tuple[object, ...], dict[tuple[Any, ...], str]] = {}
        self._facts: dict[str, Mapping[str, int | str]] = {}
        self._in_force: tuple[frozenset[tuple[str, int | str]], ...] = ()
        self.load(HERE)

    def load(self, folder: Path) -> None:
        """Add the catalogues of a folder: every file named ``ja.ftl`` or ``<part>.ja.ftl``. Once is enough."""
        if folder in self._folders:
            return
        self._folders.append(folder)
        for catalogue in self._catalogues.values():
            catalogue.add(folder)
        self._unsay()

    def read_anew(self) -> None:
        """Read every catalogue again: their files have changed."""
        self._catalogues.clear()
        self._unsay()
        self.missing.clear()

    def read(self, title: Spoken) -> None:
        """Add the catalogues of a title. Until ``abide`` is told otherwise its rules are those it begins with."""
        self.load(title.text_folder())
        if _prefix(title) not in self._facts:
            self.abide(title, title.facts())

    def abide(self, title: Spoken, facts: Mapping[str, int | str]) -> None:
        """From now on the messages of the title speak of these rules."""
        if self._facts.get(_prefix(title)) != facts:
            self._facts[_prefix(title)] = dict(facts)
            self._in_force = tuple(frozenset(known.items()) for known in self._facts.values())
            if len(self._said_under) >= EDITIONS:
                self._said_under.clear()
            self._said = self._said_under.setdefault(self._in_force, {})

    def facts(self, title: Spoken) -> Mapping[str, int | str]:
        """The rules of which the messages of the title speak now."""
        return self._facts.get(_prefix(title), {})

    @property
    def edition(self) -> tuple[object, ...]:
        """What a picture with words in it is kept under: the language, and the rules of which they speak."""
        return (self.language, *self._in_force)

    def switch(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language

    def has(self, message: str) -> bool:
        """True if the message exists in the current language."""
        return self._catalogue(self.language).has(message)

    def __call__(self, message: str, /, **params: Any) -> str:
        """The message with its parameters; an unknown id comes back in ⟦ ⟧ and is remembered in ``missing``."""
        return self.say(message, params)

    def say(self, message: str, params: Mapping[str, Any], language: str = "") -> str:
        """The message with its parameters in the current or the given language."""
        spoken = language or self.language
        key = (spoken, message, *((name, type(value), value) for name, value in params.items()))
        try:
            said = self._said.get(key)
        except TypeError:
            return self._format(spoken, message, params)
        if said is None:
            if len(self._said) >= KEPT:
                self._said.clear()
            said = self._format(spoken, message, params)
            if message not in self.missing:
                self._said[key] = said
        return said

    def _format(self, language: str, message: str, params: Mapping[str, Any]) -> str:
        facts = next((known for prefix, known in self._facts.items() if message.startswith(prefix)), {})
        fitting = {name: shortened(v, LONGEST) if isinstance(v, str) else v for name, v in params.items()}
        said = self._catalogue(language).say(message, {**facts, **fitting})
        if said is None:
            self.missing.add(message)
            return f"⟦{message}⟧"
        text, whole = said
        if not whole:
            self.missing.add(message)
        return text

    @property
    def other(self) -> str:
        """The language that is not the current one."""
        return "en" if self.language == "ja" else "ja"

    def reading(self, language: str) -> Iterator[None]:
        """Read the catalogues of a language in small steps, unless they are read: all that is shown at once may need a caption
        in the other one."""
        if language in self._catalogues:
            return
        catalogue = MessageCatalogue(language)
        for folder in self._folders:
            yield
            catalogue.add(folder)
        self._catalogues.setdefault(language, catalogue)

    def _unsay(self) -> None:
        """Forget what was said."""
        self._said = {}
        self._said_under = {self._in_force: self._said}

    def _catalogue(self, language: str) -> MessageCatalogue:
        for _ in self.reading(language):
            pass
        return self._catalogues[language]


def _prefix(title: Spoken) -> str:
    return f"{title.id}-".replace("_", "-")


class MessageCatalogue:
    """The messages of one language. Each is parsed when it is first asked for: all at once would take longer than
    everything else that happens before the first picture."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        functions: Any = {"PLURAL": plural, **second_person(self.own_seat)}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._sources: dict[str, str] = {}

    def add(self, folder: Path) -> None:
        """Take in the files of a folder; of two messages with one name the first holds."""
        for path in catalogue_files(folder, self.language):
            for name, entry in entries(source(path)):
                self._sources.setdefault(name, entry)

    def own_seat(self) -> str:
        """What a seat without a name is called by whoever sits on it."""
        text, _ = self.say(OWN_SEAT, {}) or ("", True)
        return text

    def has(self, message: str) -> bool:
        """True if there is such a message, and it can be read."""
        known = message in self._sources
        return known and (self._plain(message) is not None or self._pattern(message) is not None)

    def say(self, message: str, params: dict[str, Any]) -> tuple[str, bool] | None:
        """A message with its parameters, and False if something that it asks for is not there; None if there is no such
        message."""
        plain = self._plain(message)
        if plain is not None:
            return plain, True
        pattern = self._pattern(message)
        if pattern is None:
            return None
        text, faults = self._bundle.format_pattern(pattern, params)
        return str(text), not faults

    def _plain(self, message: str) -> str | None:
        """The words of a message that is nothing but words on one line, as most are: they need no grammar."""
        found = _PLAIN.fullmatch(self._sources.get(message, ""))
        return found[1] if found else None

    def _pattern(self, message: str) -> Any | None:
        self._parse(message)
        return self._bundle.get_message(message).value if self._bundle.has_message(message) else None

    def _parse(self, name: str) -> None:
        """Give the bundle an entry, and what it refers to."""
        entry = self._sources.get(name, "")
        if not entry:
            return
        self._sources[name] = ""
        self._bundle.add_resource(parsed(entry))
        for reference in _REFERENCE.findall(entry):
            self._parse(reference)


def parsed(entry: str) -> Any:
    """The source of an entry as fluent reads it, without the place of every part: nobody asks for it, and it is most of
    what would be kept."""
    from fluent.syntax import FluentParser

    return FluentParser(with_spans=False).parse(entry)


def plural(number: Any, one: str, other: str) -> str:
    """The word for one of something, or for any other number of it: ``{ $n } { PLURAL($n, "card", "cards") }``. A number
    with a sign counts as what follows it."""
    return one if str(number).lstrip("+−-±*") == "1" else other


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a catalogue: the name of each, and its source."""
    starts = list(_ENTRY.finditer(text))
    for entry, following in zip(starts, [*starts[1:], None]):
        yield entry[1], text[entry.start() : following.start() if following else len(text)]


def catalogue_files(folder: Path, language: str) -> list[Path]:
    """The catalogue files of a folder in a language, in order of their names."""
    return sorted(
        p for p in folder.glob(f"*{language}.ftl") if p.name == f"{language}.ftl" or p.name.endswith(f".{language}.ftl")
    )
