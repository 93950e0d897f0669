"""The rulebook in a terminal: its contents, one section by its anchor or number, or the sections that tell of a word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.text.rulebook import Section

_ICON = re.compile(r"\[([a-z0-9_]+)\]")
_FOUND = 12
"""Sections that a search names at most."""


def told(sections: tuple[Section, ...], wanted: str, name: Callable[[str], str]) -> list[str]:
    """The lines that answer ``rules`` with or without something behind it; none if nothing fits. ``name`` puts the id of
    an icon into words."""
    wanted = wanted.strip().casefold()
    if not wanted:
        return [_title(section) for section in sections]
    for section in sections:
        if wanted in (section.anchor.casefold(), section.number.casefold()):
            return [_title(section), *_blocks(section, name)]
    hits = sorted((s for s in sections if s.hits(wanted)), key=lambda s: -s.hits(wanted))
    if len(hits) == 1:
        return [_title(hits[0]), *_blocks(hits[0], name)]
    return [_title(section) for section in hits[:_FOUND]]


def _title(section: Section) -> str:
    number = "" if section.number == section.anchor else f" ({section.anchor})"
    return f"{'  ' * (section.depth - 1)}{section.number} {section.title}{number}"


def _blocks(section: Section, name: Callable[[str], str]) -> Iterator[str]:
    for block in section.blocks:
        text = _ICON.sub(lambda found: _worded(found, name), block.text.replace("**", ""))
        if block.kind == "see":
            yield "→ " + ", ".join(block.links)
        elif block.kind == "step":
            yield f"{block.number}. {text}"
        elif block.kind != "table":
            yield text


def _worded(icon: re.Match[str], name: Callable[[str], str]) -> str:
    """The icon in words; nothing where it only stands beside the word that it shows."""
    word = name(icon[1])
    counted = icon.string[: icon.start()][-1:].isdigit()
    return word if counted or word != icon[1] else ""
