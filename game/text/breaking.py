"""Where a line may end: Japanese and Latin text with inline icons and bold runs, without a screen.

Markup: ``[name]`` is an inline icon, ``**…**`` is bold, a newline ends the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from uniseg.linebreak import line_break_units

ENDLESS = 1e9
"""A width at which nothing is broken but at newlines; finding where a line might end is then left out."""
_WORDS = re.compile(r"[^ ]+ *| +")
_MARKUP = re.compile(r"(\*\*|\[[a-z0-9_:]+\]|\n)")
_NO_START = set(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%％〜～…‥"
)
_NO_END = set("（〔［｛〈《「『【([{$＋−×+-")
_COUNTERS = set("枚個点金人回手目組列行つ歩局VPAマターン")


class Unit(NamedTuple):
    """The smallest piece that stays on one line: an icon or a run of text."""

    text: str
    bold: bool = False
    icon: bool = False


class Run(NamedTuple):
    """A unit on its line, ``x`` from the line's left."""

    unit: Unit
    x: float
    width: float


class Line(NamedTuple):
    """The runs of one line and its width."""

    runs: tuple[Run, ...]
    width: float


Measure = Callable[[Unit], float]


@lru_cache(4096)
def pieces(markup: str, endless: bool = False) -> tuple[tuple[Unit, ...], ...]:
    """The text as groups of units; a line may end after any group. A forced break is an empty group. For an
    ``endless`` line the groups are words."""
    groups: list[list[Unit]] = []
    bold = False
    glue = False
    for part in _MARKUP.split(markup):
        if not part:
            continue
        if part == "**":
            bold = not bold
        elif part == "\n":
            groups.append([])
            glue = False
        elif _MARKUP.fullmatch(part):
            unit = Unit(part[1:-1], bold, True)
            if groups and groups[-1] and (glue or _sticks_right(groups[-1][-1])):
                groups[-1].append(unit)
            else:
                groups.append([unit])
            glue = False
        else:
            for text in _WORDS.findall(part) if endless else line_break_units(part):
                unit = Unit(text, bold)
                if groups and groups[-1] and (glue or _joins(groups[-1][-1], text)):
                    groups[-1].append(unit)
                else:
                    groups.append([unit])
                glue = text[-1] in _NO_END
    return tuple(tuple(group) for group in groups)


def _sticks_right(last: Unit) -> bool:
    return not last.icon and bool(last.text) and (last.text[-1] in _NO_END or last.text[-1].isdigit())


def _joins(last: Unit, text: str) -> bool:
    """True if the text may not begin a line after that unit."""
    if text[0] in _NO_START:
        return True
    if last.icon:
        return text[0].isdigit() or text[0] in "×+−"
    end = last.text[-1] if last.text else ""
    return end in _NO_END or (end.isdigit() and text[0] in _COUNTERS)


def lay(markup: str, width: float, measure: Measure) -> list[Line]:
    """Break the text into lines no wider than ``width`` where that is possible. ``measure`` gives a unit's width."""
    lines: list[Line] = []
    row: list[Run] = []
    used = 0.0
    for group in pieces(markup, width >= ENDLESS):
        if not group:
            lines.append(_line(row, measure))
            row, used = [], 0.0
            continue
        size = sum(measure(u) for u in group)
        visible = size - _trailing(group[-1], measure)
        if row and used + visible > width + 0.05:
            lines.append(_line(row, measure))
            row, used = [], 0.0
        for unit in _split(group, width, measure) if visible > width and len(group) == 1 else group:
            wide = measure(unit)
            if row and used + wide - _trailing(unit, measure) > width + 0.05 and visible > width:
                lines.append(_line(row, measure))
                row, used = [], 0.0
            row.append(Run(unit, used, wide))
            used += wide
    lines.append(_line(row, measure))
    return lines


def _split(group: tuple[Unit, ...], width: float, measure: Measure) -> list[Unit]:
    """A word that is longer than a line, cut into parts that fit."""
    unit = group[0]
    if unit.icon:
        return [unit]
    parts: list[Unit] = []
    part = ""
    for letter in unit.text:
        if part and measure(Unit(part + letter, unit.bold)) > width:
            parts.append(Unit(part, unit.bold))
            part = ""
        part += letter
    return [*parts, Unit(part, unit.bold)]


def _trailing(unit: Unit, measure: Measure) -> float:
    bare = unit.text.rstrip(" ")
    return measure(unit) - measure(unit._replace(text=bare)) if not unit.icon and bare != unit.text else 0.0


def _line(row: list[Run], measure: Measure) -> Line:
    if not row:
        return Line((), 0.0)
    last = row[-1]
    return Line(tuple(row), last.x + last.width - _trailing(last.unit, measure))


@lru_cache(256)
def phrases(heading: str) -> tuple[str, ...]:
    """A Japanese heading cut into phrases at which it reads well when broken."""
    import budoux

    return tuple(budoux.load_default_japanese_parser().parse(heading))
