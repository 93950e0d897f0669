"""From a code and its facts to a sentence: ids of components become names, numbers of seats become people."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Any, Protocol

from game.text.catalog import Texts

BRIEF = "-brief"
_CLAUSE = re.compile(r".{6,}?(?:。(?=.)|[!?.] (?=.)|：|: |(?=（)|(?= \()|[;；])")
_NUMBERED = re.compile(r"(\D+?)_?(\d+)[a-z]?")


class Say(Protocol):
    """A message of a title in the player's language; ids of components become names."""

    def __call__(self, message: str, /, **params: Any) -> str:
        """The sentence."""


def message_id(texts: Texts, title: str, kind: str, code: str) -> str:
    """``<title>-<kind>-<code>`` if the title says it itself, else ``<kind>-<code>``."""
    tail = f"{kind}-{code}".replace("_", "-")
    own = f"{title}-{tail}"
    return own if title and texts.has(own) else tail


def worded(
    texts: Texts, title: str, params: Mapping[str, Any], names: Sequence[str] = (), language: str = "", short: str = ""
) -> dict[str, Any]:
    """The parameters as words: component ids as their names, seats as people, lists joined; with ``short`` by the names
    that end in it, where there are such."""
    return {key: _word(texts, title, key, value, names, language, short) for key, value in params.items()}


def forms(
    texts: Texts, title: str, message: str, params: Mapping[str, Any], names: Sequence[str] = (), language: str = ""
) -> tuple[str, ...]:
    """A message and its shorter form for where it has no room: ``<message>-brief``, which may be empty, or the same with
    the short names of what it speaks of."""
    long = texts.say(message, worded(texts, title, params, names, language), language)
    brief = f"{message}{BRIEF}" if texts.has(f"{message}{BRIEF}") else message
    if brief == message and not params:
        return (long,)
    short = texts.say(brief, worded(texts, title, params, names, language, BRIEF), language)
    return (long,) if short == long else (long, short)


def brief_name(texts: Texts, name: str) -> str:
    """The short form of a name that the house has given to a seat; any other as it is."""
    number = name[-1:]
    given = number.isdigit() and name == texts("table-seat", number=int(number))
    return texts("table-seat-brief", number=int(number)) if given else name


def clause(text: str) -> str:
    """The first sentence of several, or what stands before a colon or a bracket: enough where all has no room."""
    first = _CLAUSE.match(text)
    return first[0].rstrip(" ：:") if first else text


def _word(texts: Texts, title: str, key: str, value: Any, names: Sequence[str], language: str, short: str) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        is_seat = key == "seat" or key.endswith("_seat")
        if not is_seat or not 0 <= value < len(names):
            return value
        return brief_name(texts, names[value]) if short else names[value]
    if isinstance(value, str):
        message = f"{title}-name-{value}".replace("_", "-")
        if texts.has(message):
            return texts.say(message + short if short and texts.has(message + short) else message, {}, language)
        kind, number = kind_and_number(value)
        message = f"{title}-name-{kind}-any".replace("_", "-")
        return texts.say(message, {"number": number, "id": value}, language) if number and texts.has(message) else value
    if isinstance(value, tuple | list):
        return texts.say("list-separator", {}, language).join(
            str(_word(texts, title, key, v, names, language, short)) for v in value
        )
    return value


def kind_and_number(thing: str) -> tuple[str, int]:
    """A component's id as its kind and its number: "k07" and "k07b" are the seventh k. Else: (the id, 0)."""
    fit = _NUMBERED.fullmatch(thing)
    return (fit[1], int(fit[2])) if fit else (thing, 0)


def facts(seat: int, data: Sequence[Any]) -> dict[str, Any]:
    """The parameters of a question, as the message of every ``prompt`` has them: ``seat`` who is asked; ``n``, ``n1``,
    ``n2`` … the decision's data; ``count`` the first of it."""
    found: dict[str, Any] = {"n" if index == 0 else f"n{index}": value for index, value in enumerate(data)}
    return {"seat": seat, **found, "count": found.get("n", 0)}


def offers(kinds: Iterable[str], can: Container[str]) -> dict[str, str]:
    """What the coach's line knows besides: ``can-<kind>`` is "true" or "false" for each kind of action of the title, as
    it is among those of which some action is legal."""
    return {f"can-{kind.replace('_', '-')}": "true" if kind in can else "false" for kind in kinds}


def say(
    texts: Texts, title: str, kind: str, code: str, params: Mapping[str, Any] | None = None, names: Sequence[str] = ()
) -> str:
    """The sentence of a refusal, event, prompt, action, caution or name of a title."""
    return texts.say(message_id(texts, title, kind, code), worded(texts, title, params or {}, names))
