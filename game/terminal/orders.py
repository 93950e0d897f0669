"""What was typed: a command in the player's language or in English, or an action spelt out."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.engine import Action, Field, MoveType
from game.text.catalog import Texts

COMMANDS = ("help", "table", "list", "more", "why", "rules", "hint", "undo", "redo", "log", "save", "quit")
"""Every command; the message ``terminal-command-<name>`` holds its words in a language, separated by spaces."""


class TypedOrder(NamedTuple):
    """A command (or "number", or "action", or "" for an empty line) and what stands behind it."""

    command: str
    rest: str = ""


def understood(texts: Texts, line: str, kinds: Mapping[str, MoveType[Any]]) -> TypedOrder | None:
    """What a line means, or None. Full-width letters and digits count as plain ones."""
    line = unicodedata.normalize("NFKC", line).strip()
    if not line:
        return TypedOrder("")
    word, _, rest = line.partition(" ")
    word = word.casefold()
    if word.isdecimal() and not rest:
        return TypedOrder("number", word)
    if word in kinds and word not in COMMANDS:
        return TypedOrder("action", line)  # What can be done goes before another word for a command.
    for command in COMMANDS:
        if word == command or word in _words(texts, command):
            return TypedOrder(command, rest.strip())
    return None


def is_yes(texts: Texts, line: str) -> bool:
    """True if somebody agrees, in any language."""
    return unicodedata.normalize("NFKC", line).strip().casefold() in _words(texts, "yes")


def _words(texts: Texts, command: str) -> list[str]:
    """The words of a command in every language."""
    message = f"terminal-command-{command}"
    return [word for language in ("en", "ja") for word in texts.say(message, {}, language).split()]


def spelt(line: str, seat: int, kinds: Mapping[str, MoveType[Any]], value: Callable[[str], int | str | None]) -> Action:
    """The action that a line spells out: its kind, then its arguments in order.

    An argument of several parts has commas. Whatever does not fit is passed on as it is: the rules say why not.
    """
    kind, *tokens = line.split()
    fields = list(kinds[kind].fields) if kind in kinds else []
    args: list[Any] = []
    for token in tokens:
        meant = _meant(token, value)
        while fields:
            field = fields.pop(0)
            fitting = next((thing for thing in (meant, (meant,)) if field.admits(thing)), None)
            if fitting is None and field.optional and fields:
                continue
            args.append(fitting if fitting is not None else _forced(field, meant))
            break
        else:
            args.append(meant)
    return Action(kind, seat, tuple(args))


def _forced(field: Field, meant: Any) -> Any:
    return (meant,) if not field.single and not isinstance(meant, tuple) else meant


def _meant(token: str, value: Callable[[str], int | str | None]) -> Any:
    if "," in token:
        return tuple(_meant(part, value) for part in token.split(",") if part)
    known = value(token)
    if known is not None:
        return known
    return int(token) if token.removeprefix("-").isdecimal() and len(token) < 10 else token
