"""Display lists written down in a title's folder ``sheets``: what cards and panels always show, with holes for what they
show today.

A table for each sheet, and some of text styles, in as many files (TOML) as one likes::

    [style.label]
    size = 12.5
    colour = "ink"

    [plan]
    size = [384, 64]
    marks = [
      { panel = [0, 0, 384, 64], fill = "paper", line = "#8A6A3B" },
      { say = "name-{plan}", at = [13, 2, 122, 24], style = "label", params = { vp = "{total}" } },
      { each = "rows", step = [0, 28], marks = [{ write = "×{count}", at = [304, 5, 70, 26], size = 13.5 }] },
    ]

A mark is ``panel`` or ``shadow`` (a rectangle), or ``svg``, ``shape``, ``say``, ``write`` or ``hot`` with its place
``at``; besides it holds what the method of ``DisplayList`` of that name takes. Messages are said without the title's
name before them. ``ink`` gives a drawing its colours. ``sheet`` puts another table ``at`` a corner. ``each`` repeats
its marks for every one of some things (none if they are not given), ``step`` apart; its holes are filled from that
thing first. With ``when`` a mark is left out unless that word is given and true, with ``unless`` the other way round. ``aside``
says what a quiet table makes of it ("gone", "shadow", "quiet").
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Formatter
from typing import Any, Final, NamedTuple

from game.presentation.display_list import DisplayList

FOLDER: Final = "sheets"
RECTANGLES: Final = ("panel", "shadow")
PLACED: Final = ("svg", "shape", "say", "write", "hot")
COLOURS: Final = ("fill", "line", "colour")
_HOLE: Final = re.compile(r"\{([^{}]+)\}")


class _Halves(NamedTuple):
    """A mark: which it is, what is always so of it, and what has holes. A style with a hole belongs to these."""

    kind: str
    fixed: dict[str, Any]
    open: dict[str, Any]
    aside: Any


class Sheets:
    """The sheets of one title, in the folder beside that module. ``inks`` are its colours by name."""

    def __init__(self, title: str, beside: str, inks: Mapping[str, Any]) -> None:
        self._title = title
        self._inks = inks
        self._tables: dict[str, Any] = {}
        self._styles: dict[str, Any] = {}
        self._halves: dict[int, _Halves] = {}
        for path in sorted((Path(beside).parent / FOLDER).glob("*.toml")):
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
            self._styles |= tables.pop("style", {})
            self._tables |= tables

    def draw(self, name: str, words: Mapping[str, Any] | None = None, /, **more: Any) -> DisplayList:
        """The sheet of that name, its holes filled with the words. Raises KeyError for a sheet or a word that is missing."""
        sheet = DisplayList(*self._tables[name]["size"])
        self.add(sheet, name, {**(words or {}), **more})
        return sheet

    def add(self, sheet: DisplayList, name: str, words: Mapping[str, Any], x: float = 0, y: float = 0) -> None:
        """Put the marks of that name onto another sheet, moved to a corner."""
        self._marks(sheet, self._tables[name]["marks"], words, x, y)

    def _marks(
        self, sheet: DisplayList, marks: Sequence[Mapping[str, Any]], words: Mapping[str, Any], x: float, y: float
    ) -> None:
        for mark in marks:
            if ("when" in mark and not words.get(mark["when"])) or words.get(mark.get("unless", "")):
                continue
            if "each" in mark:
                for i, thing in enumerate(words.get(mark["each"], ())):
                    right, down = self._filled(mark["step"], words)
                    self._marks(sheet, mark["marks"], {**words, **thing}, x + right * i, y + down * i)
            elif "sheet" in mark:
                left, top = self._filled(mark["at"], words)
                with sheet.aside(mark.get("aside", "")):
                    self.add(sheet, self._filled(mark["sheet"], words), words, x + left, y + top)
            else:
                self._mark(sheet, mark, words, x, y)

    def _mark(self, sheet: DisplayList, mark: Mapping[str, Any], words: Mapping[str, Any], x: float, y: float) -> None:
        half = self._halves.get(id(mark))  # A table is read once and stays.
        if half is None:
            half = self._halves[id(mark)] = self._halved(mark)
        told = self._told(half, words)
        if "style" in told:
            told = {**self._told(self._halved({half.kind: "", **self._styles[told.pop("style")]}), words), **told}
        if half.aside:
            with sheet.aside(self._filled(half.aside, words)):
                self._add(sheet, half.kind, told, x, y)
        else:
            self._add(sheet, half.kind, told, x, y)

    def _told(self, half: _Halves, words: Mapping[str, Any]) -> dict[str, Any]:
        told = half.fixed.copy()
        for key, value in half.open.items():
            filled = self._filled(value, words)
            told[key] = self._inks.get(filled, filled) if key in COLOURS else filled
        return told

    def _halved(self, mark: Mapping[str, Any]) -> _Halves:
        named = mark.get("style", "")
        told = {**(self._styles[named] if named and "{" not in named else {}), **mark}
        for key in ("when", "unless", *(("style",) if "{" not in named else ())):
            told.pop(key, None)
        aside = told.pop("aside", "")
        kind = next(key for key in (*RECTANGLES, *PLACED) if key in told)
        holes = {key: value for key, value in told.items() if _is_open(value)}
        fixed = {key: value for key, value in told.items() if key not in holes}
        fixed |= {key: self._inks.get(fixed[key], fixed[key]) for key in COLOURS if key in fixed}
        return _Halves(kind, fixed, holes, aside)

    def _add(self, sheet: DisplayList, kind: str, told: dict[str, Any], x: float, y: float) -> None:
        first = told.pop(kind)
        left, top, w, h = first if kind in RECTANGLES else told.pop("at")
        rect = (x + left, y + top, w, h)
        if kind in RECTANGLES:
            getattr(sheet, kind)(rect, **told)
        elif kind == "svg":
            sheet.svg(first, rect, **told.pop("ink", {}), **told)
        elif kind == "shape":
            sheet.shape(first, rect, tuple(told.pop("box")), **told)
        elif kind == "say":
            sheet.say(rect, f"{self._title}-{first}".replace("_", "-"), **told)
        else:
            getattr(sheet, kind)(rect, str(first), **told)

    def _filled(self, value: Any, words: Mapping[str, Any]) -> Any:
        """A value with its holes filled; one that is nothing but a hole becomes the word itself, whatever it is."""
        if isinstance(value, dict):
            return {key: self._filled(inner, words) for key, inner in value.items()}
        if isinstance(value, list):
            return [self._filled(inner, words) for inner in value]
        if not isinstance(value, str) or "{" not in value:
            return value
        hole = _HOLE.fullmatch(value)
        return Formatter().get_field(hole[1], (), words)[0] if hole else value.format_map(words)


def _is_open(value: Any) -> bool:
    """True if there is a hole in a value."""
    if isinstance(value, dict | list):
        return any(map(_is_open, value.values() if isinstance(value, dict) else value))
    return isinstance(value, str) and "{" in value
