"""Which messages of a title speak of what its options change (``text/options.toml``), and what they say of each value."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.engine import Title
from game.engine.options import COLORS, Option
from game.text.catalog import Texts, catalogue_files, entries

_PARAMETER = re.compile(r"\$([A-Za-z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?!\w*\()")
KEYS = {"said", "chosen", "same", "silent"}
TRIED: tuple[int | str, ...] = (0, 1, 2, 5, "x", "true")
"""Values with which parameters of a message are tried that are no facts: one of them leads to every part of it."""


class Entry(NamedTuple):
    """What ``text/options.toml`` says of one option: the messages that are ``said`` to differ, those of which code has
    ``chosen`` one, the lists of values that are one rule, and why it changes no words, or ""."""

    said: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    same: tuple[tuple[str, ...], ...] = ()
    silent: str = ""


def file_of(title: Title) -> Path:
    """Where the title says it."""
    return title.text_folder() / "options.toml"


def entries_of(title: Title) -> dict[str, Entry]:
    """Option -> what the title says of its words."""
    read = tomllib.loads(file_of(title).read_text("utf-8"))
    for option, known in read.items():
        assert set(known) <= KEYS, (option, set(known) - KEYS)
    return {
        option: Entry(
            tuple(known.get("said", ())),
            tuple(known.get("chosen", ())),
            tuple(map(tuple, known.get("same", ()))),
            known.get("silent", ""),
        )
        for option, known in read.items()
    }


def options_of(title: Title) -> list[Option]:
    """The options of a title that can change a rule: all but the colours of the seats."""
    return [option for option in title.options if option.form != COLORS]


def facts_of(title: Title, option: Option, value: str) -> Mapping[str, int | str]:
    """The rules in force with that value, what the option needs being chosen too."""
    needed = {other: values[0] for other, values in option.needs}
    return title.facts(option.seats[0] if option.seats else 0, {**needed, option.id: value})


def parameters_of(folder: Path, language: str) -> dict[str, set[str]]:
    """Message (or term) -> its parameters, those of messages and terms that it refers to among them."""
    own: dict[str, set[str]] = {}
    leads: dict[str, set[str]] = {}
    for path in catalogue_files(folder, language):
        for name, source in entries(path.read_text("utf-8")):
            own[name], leads[name] = set(_PARAMETER.findall(source)), set(_REFERENCE.findall(source))
    return {name: set().union(*(own.get(one, set()) for one in _reached(name, leads))) for name in own}


def _reached(name: str, leads: Mapping[str, set[str]]) -> set[str]:
    found, rest = {name}, [name]
    while rest:
        new = leads.get(rest.pop(), set()) - found
        found |= new
        rest += new
    return found


def told(texts: Texts, message: str, parameters: set[str]) -> tuple[str, ...]:
    """What a message says, with each value that its own parameters are tried with; the facts are those in force."""
    own = [name for name in parameters if not name.startswith(("opt-", "rule-"))]
    return tuple(dict.fromkeys(texts.say(message, dict.fromkeys(own, value)) for value in TRIED))
