"""What the records of simulated games come to: told question by question, kept in a file, set against those of a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from unicodedata import east_asian_width

import msgspec

from game.commands.common import UsageProblem, say
from game.disk import read_whole, write_whole
from game.engine import Figure, Title
from game.text.catalog import Texts
from game.text.speech import worded

LARGEST = 1_000_000
"""Bytes that a file of figures may have."""
NAME, NUMBER = 52, 11
"""The widths of the columns, in letters."""


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A file of figures: of which game, with which options, of how many games, and the figures by their keys."""

    title: str
    games: int
    options: dict[str, str]
    figures: dict[str, float]


def keep(path: Path, title: Title, games: int, options: Mapping[str, str], figures: Sequence[Figure]) -> None:
    """Write the figures. Raises UsageProblem if the file cannot be written."""
    kept = Kept(title.id, games, dict(options), {figure.key: round(figure.value, 6) for figure in figures})
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(kept), indent=1))
    except OSError:
        raise UsageProblem("command-unwritable", path=str(path)) from None


def kept_in(path: Path, title: Title) -> Kept:
    """The figures of a file. Raises UsageProblem for a file that is not there, is none, or tells of another game."""
    try:
        kept = msgspec.json.decode(read_whole(path, LARGEST), type=Kept)
    except FileNotFoundError:
        raise UsageProblem("command-no-file", path=str(path)) from None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        raise UsageProblem("command-no-figures", path=str(path)) from None
    if kept.title != title.id:
        raise UsageProblem("command-other-figures", path=str(path), title=kept.title)
    return kept


def tell(texts: Texts, title: Title, figures: Sequence[Figure], other: Kept | None) -> None:
    """Print the figures under their questions; with others beside them, both and the difference."""
    heads = ("simulate-here", "simulate-there", "simulate-difference") if other else ("simulate-here",)
    say(_padded("", NAME) + "".join(_right(texts(head), NUMBER) for head in heads))
    group = ""
    for figure in figures:
        if figure.group != group:
            group = figure.group
            say(texts(f"{title.id}-question-{group}".replace("_", "-")))
        thing = worded(texts, title.id, {"thing": figure.thing})["thing"]
        name = texts(f"{title.id}-figure-{figure.name}".replace("_", "-"), thing=thing)
        numbers = [_number(figure.value, figure.share)]
        if other is not None:
            before = other.figures.get(figure.key, 0.0)
            numbers += [_number(before, figure.share), _number(figure.value - before, figure.share, True)]
        say(_padded(f"  {name}", NAME) + "".join(_right(number, NUMBER) for number in numbers))


def _number(value: float, share: bool, signed: bool = False) -> str:
    told = (round(100 * value, 1) if share else round(value, 2)) or 0.0  # No minus before nothing.
    sign = "+" if signed else ""
    return f"{told:{sign}.1f} %" if share else f"{told:{sign}.2f}"


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _padded(text: str, wide: int) -> str:
    return text + " " * max(1, wide - _wide(text))


def _right(text: str, wide: int) -> str:
    return " " * max(1, wide - _wide(text)) + text
