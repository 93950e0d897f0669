"""A title's rules as pages: read from ``text/rules.<lang>.md``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

_HEADING = re.compile(r"^(#{1,3})\s+(\S+)\s+(.*?)\s*\{#([\w.-]+)(?:\s+cost=(\d+))?\}\s*$")
_STEP = re.compile(r"^(\d+)\.\s+(.*)$")
_CODES = re.compile(r"\s*\{!([\w ]+)\}\s*$")
_MARK = re.compile(r"\s*\((R(?:-\d+)?)\)\s*$")
_WHEN = re.compile(r"\s*\{\?(\w+)=([\w,]+)\}\s*$")
_FACT = re.compile(r"\{\$([\w-]+)\}")
_LINK = re.compile(r"\[\[([\w.-]+)\]\]")

REMADE, RULINGS = "10", "10.1"
"""The chapter on what is reconstructed, to which a mark "R" leads, and the section of the rulings: its step 7 is R-7."""
OPTION = "?"
"""The mark of a block that holds under an option which is not on."""


class RuleBlock(NamedTuple):
    """A part of a section: ``kind`` is "text", "step", "note", "see" or "table"; ``number`` is a step's; ``mark`` is the
    reconstruction or ruling it rests on, or ""; ``links`` are the anchors of "see"; ``text`` of a table names it;
    ``codes`` are the refusals that rest on it; ``when`` is an option and the values under which it holds, if not under
    all."""

    kind: str
    text: str
    number: int = 0
    mark: str = ""
    links: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    when: tuple[str, tuple[str, ...]] | None = None


class Section(NamedTuple):
    """A section: its number, title, anchor, depth (1 is a chapter), its blocks, and what an action it describes costs
    (-1: it describes none)."""

    number: str
    title: str
    anchor: str
    depth: int
    blocks: tuple[RuleBlock, ...]
    cost: int = -1

    def plain(self) -> str:
        """Its words without marks, for searching."""
        words = " ".join([self.title, *(block.text for block in self.blocks)])
        return re.sub(r"\*\*|\[[a-z_0-9]+\]", "", words)

    def hits(self, query: str) -> int:
        """How often the words of a query occur in it; 0 unless each of them does."""
        words = query.casefold().split()
        here = self.plain().casefold()
        counts = [here.count(word) for word in words]
        return sum(counts) if counts and all(counts) else 0

    def resting(self, code: str) -> RuleBlock | None:
        """The block on which a refusal rests, or None if it names none."""
        return next((block for block in self.blocks if code in block.codes), None)


def nearest(sections: Sequence[Section], anchor: str, code: str = "") -> str:
    """The anchor of the section to open for a place of the rules: that of the refusal's own block if the place or a
    part of it has one, else the place itself, else the nearest place around it; "" if there is none."""
    for section in sections:
        if code and (section.anchor == anchor or section.anchor.startswith(f"{anchor}-")) and section.resting(code):
            return section.anchor
    known = {section.anchor for section in sections}
    while anchor and anchor not in known:
        anchor = anchor.rpartition("-")[0] or anchor.rpartition(".")[0]
    return anchor


def ruled(sections: Sequence[Section], mark: str) -> tuple[Section, RuleBlock | None] | None:
    """Where a mark leads: to the sentence of the ruling R-7, or with "R" to the chapter on what is reconstructed."""
    _, _, number = mark.partition("-")
    section = next((s for s in sections if s.anchor == (RULINGS if number else REMADE)), None)
    if section is None or not number.isdigit():
        return (section, None) if section is not None and not number else None
    block = next((b for b in section.blocks if b.kind == "step" and b.number == int(number)), None)
    return (section, block) if block is not None else None


def in_force(sections: Sequence[Section], facts: Mapping[str, int | str], playing: bool) -> tuple[Section, ...]:
    """The sections as they hold under these rules (the facts of a title's messages): every ``{$rule-…}`` is what it is
    (one that nobody knows stays as it stands), and what holds under another option is left out while one plays, else
    marked."""
    return tuple(
        section._replace(blocks=tuple(told for block in section.blocks if (told := _told(block, facts, playing))))
        for section in sections
    )


def facts_in(block: RuleBlock) -> set[str]:
    """The facts of which a block speaks."""
    return set(_FACT.findall(block.text))


def _told(block: RuleBlock, facts: Mapping[str, int | str], playing: bool) -> RuleBlock | None:
    if "{$" in block.text:
        block = block._replace(text=_FACT.sub(lambda found: str(facts.get(found[1], found[0])), block.text))
    if block.when is None:
        return block
    option, values = block.when
    name = f"opt-{option}".replace("_", "-")
    known = {str(facts.get(name, "")).removeprefix("n") if name in facts else ""}
    known |= {value for value in values if facts.get(f"{name}-{value}".replace("_", "-")) == "true"}
    if known & set(values):
        return block
    return None if playing else block._replace(mark=block.mark or OPTION)


@lru_cache(8)
def read_rulebook(folder: Path, language: str) -> tuple[Section, ...]:
    """The sections of a title's rulebook in order; empty if the title brings none."""
    path = folder / f"rules.{language}.md"
    if not path.is_file():
        return ()
    return parse(path.read_text("utf-8"))


def parse(text: str) -> tuple[Section, ...]:
    """The sections of a rulebook's text."""
    found: list[Section] = []
    blocks: list[RuleBlock] = []
    head: tuple[str, str, str, int, int] | None = None
    for lines in _paragraphs(text):
        heading = _HEADING.match(lines[0])
        if heading:
            if head is not None:
                found.append(Section(*head[:4], tuple(blocks), head[4]))
            blocks = []
            head = (heading[2], heading[3], heading[4], len(heading[1]), int(heading[5] or -1))
            lines = lines[1:]
        blocks += _blocks(lines)
    if head is not None:
        found.append(Section(*head[:4], tuple(blocks), head[4]))
    return tuple(found)


def _paragraphs(text: str) -> list[list[str]]:
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        if not line.strip():
            found.append([])
        elif _HEADING.match(line):
            found.append([line])
        else:
            found[-1].append(line.rstrip())
    return [lines for lines in found if lines]


def _blocks(lines: list[str]) -> list[RuleBlock]:
    found: list[RuleBlock] = []
    for line in lines:
        step = _STEP.match(line)
        if step:
            found.append(_marked("step", step[2], int(step[1])))
        elif line.startswith(">"):
            found.append(_joined(found, "note", line.lstrip("> ")))
        elif line.startswith("→"):
            found.append(RuleBlock("see", "", links=tuple(_LINK.findall(line))))
        elif line.startswith("{{") and line.endswith("}}"):
            found.append(RuleBlock("table", line[2:-2]))
        elif found and found[-1].kind in ("text", "step") and not (found[-1].mark or found[-1].codes or found[-1].when):
            last = found.pop()
            glue = " " if last.text[-1:].isascii() and line[:1].isascii() else ""
            found.append(_marked(last.kind, f"{last.text}{glue}{line.strip()}", last.number))
        else:
            found.append(_marked("text", line.strip()))
    return found


def _joined(found: list[RuleBlock], kind: str, text: str) -> RuleBlock:
    if found and found[-1].kind == kind:
        text = f"{found.pop().text}\n{text}"
    return _marked(kind, text)


def _marked(kind: str, text: str, number: int = 0) -> RuleBlock:
    codes: tuple[str, ...] = ()
    named = _CODES.search(text)
    if named:
        text, codes = text[: named.start()], tuple(named[1].split())
    limited = _WHEN.search(text)
    when = (limited[1], tuple(limited[2].split(","))) if limited else None
    text = text[: limited.start()] if limited else text
    mark = _MARK.search(text)
    if mark:
        return RuleBlock(kind, text[: mark.start()], number, mark[1], codes=codes, when=when)
    return RuleBlock(kind, text, number, codes=codes, when=when)
