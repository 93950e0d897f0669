"""What the records of simulated games come to: told question by question, kept in a file, set against those of a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from unicodedata import east_asian_width

import msgspec

from game.commands.common import UsageProblem, say, write_file
from game.disk import read_whole
from game.engine import Figure, Title
from game.lab.words import figure_words, group_words, number_words
from game.text.catalog import Texts

LARGEST = 1_000_000
"""Bytes that a file of figures may have."""
NAME, NUMBER = 52, 11
"""The widths of the columns, in letters."""


class FigureFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of figures: of which game, with which options, of how many games, and the figures by their keys."""

    title: str
    games: int
    options: dict[str, str]
    figures: dict[str, float]


def keep(path: Path, title: Title, games: int, options: Mapping[str, str], figures: Sequence[Figure]) -> None:
    """Write the figures. Raises UsageProblem if the file cannot be written."""
    kept = FigureFile(title.id, games, dict(options), _values(figures))
    write_file(path, msgspec.json.format(msgspec.json.encode(kept), indent=1))


def _values(figures: Sequence[Figure]) -> dict[str, float]:
    return {figure.key: round(figure.value, 6) for figure in figures if figure.value is not None}


def kept_in(path: Path, title: Title) -> FigureFile:
    """The figures of a file. Raises UsageProblem for a file that is not there, is none, or tells of another game."""
    try:
        kept = msgspec.json.decode(read_whole(path, LARGEST), type=FigureFile)
    except FileNotFoundError:
        raise UsageProblem("command-no-file", path=str(path)) from None
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        raise UsageProblem("command-no-figures", path=str(path)) from None
    if kept.title != title.id:
        raise UsageProblem("command-other-figures", path=str(path), title=kept.title)
    return kept


def tell(texts: Texts, title: Title, figures: Sequence[Figure], other: FigureFile | None) -> None:
    """Print the figures under their questions, in the order of these, with the half width of their intervals and the games
    that they rest on; with others beside them, both and the difference. A question that no figure answers says so."""
    beside = ("simulate-there", "simulate-difference") if other else ()
    heads = ("simulate-here", "simulate-give-or-take", "simulate-rests-on", *beside)
    say(_padded("", NAME) + "".join(_right(texts(head), NUMBER) for head in heads))
    for group in title.part("figures").QUESTIONS:
        mine = [figure for figure in figures if figure.group == group]
        say(group_words(texts, title, group))
        if all(figure.value is None for figure in mine):
            say(f"  {texts('lab-cannot-answer')}")
            continue
        for figure in mine:
            numbers = [number_words(figure.value, figure.share), _half(figure), str(figure.games)]
            if other is not None:
                before = other.figures.get(figure.key)
                both = None if before is None or figure.value is None else figure.value - before
                numbers += [number_words(before, figure.share), number_words(both, figure.share, True)]
            name = figure_words(texts, title, figure.group, figure.name, figure.thing)
            say(_padded(f"  {name}", NAME) + "".join(_right(number, NUMBER) for number in numbers))


def _half(figure: Figure) -> str:
    if figure.low is None or figure.high is None:
        return ""
    half = (figure.high - figure.low) / 2
    return f"±{100 * half:.1f} %" if figure.share else f"±{half:.2f}"


def _wide(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _padded(text: str, wide: int) -> str:
    return text + " " * max(1, wide - _wide(text))


def _right(text: str, wide: int) -> str:
    return " " * max(1, wide - _wide(text)) + text
