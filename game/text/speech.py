"""From a code and its facts to a sentence: ids of components become names, numbers of seats become people."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from game.text.catalog import Texts

_NUMBERED = re.compile(r"(\D+?)_?(\d+)[a-z]?")


def message_id(texts: Texts, title: str, kind: str, code: str) -> str:
    """``<title>-<kind>-<code>`` if the title says it itself, else ``<kind>-<code>``."""
    tail = f"{kind}-{code}".replace("_", "-")
    own = f"{title}-{tail}"
    return own if title and texts.has(own) else tail


def worded(
    texts: Texts, title: str, params: Mapping[str, Any], names: Sequence[str] = (), language: str = ""
) -> dict[str, Any]:
    """The parameters as words: component ids as their names, seats as people, lists joined."""
    return {key: _word(texts, title, key, value, names, language) for key, value in params.items()}


def _word(texts: Texts, title: str, key: str, value: Any, names: Sequence[str], language: str) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        is_seat = key == "seat" or key.endswith("_seat")
        return names[value] if is_seat and 0 <= value < len(names) else value
    if isinstance(value, str):
        message = f"{title}-name-{value}".replace("_", "-")
        if texts.has(message):
            return texts.say(message, {}, language)
        kind, number = _numbered(value)
        message = f"{title}-name-{kind}-any".replace("_", "-")
        return texts.say(message, {"number": number, "id": value}, language) if number and texts.has(message) else value
    if isinstance(value, tuple | list):
        return texts.say("list-separator", {}, language).join(
            str(_word(texts, title, key, v, names, language)) for v in value
        )
    return value


def _numbered(thing: str) -> tuple[str, int]:
    """A component's id as its kind and its number: "k07" and "k07b" are the seventh k. Else: (the id, 0)."""
    fit = _NUMBERED.fullmatch(thing)
    return (fit[1], int(fit[2])) if fit else (thing, 0)


def facts(seat: int, data: Sequence[Any]) -> dict[str, Any]:
    """The parameters of a question, as the message of every ``prompt`` has them: ``seat`` who is asked; ``n``, ``n1``,
    ``n2`` … the decision's data; ``count`` the first of it."""
    found: dict[str, Any] = {"n" if index == 0 else f"n{index}": value for index, value in enumerate(data)}
    return {"seat": seat, **found, "count": found.get("n", 0)}


def say(
    texts: Texts, title: str, kind: str, code: str, params: Mapping[str, Any] | None = None, names: Sequence[str] = ()
) -> str:
    """The sentence of a refusal, event, prompt, action, caution or name of a title."""
    return texts.say(message_id(texts, title, kind, code), worded(texts, title, params or {}, names))
