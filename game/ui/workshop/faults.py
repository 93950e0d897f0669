"""What is wrong with a file that somebody works on: one sentence, its file and its line."""

from __future__ import annotations

import io
import re
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple
from xml.parsers import expat

import pygame

from game.engine.catalogue import TitleTrouble
from game.sources import source
from game.table.layout import LayoutError
from game.table.tmx import load_layout
from game.text.catalog import Texts

DRAWN = frozenset(
    ("svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
    + ("linearGradient", "radialGradient", "stop", "title", "desc", "metadata")
)
"""Elements of an SVG that are drawn, or that hold no picture. Any other would be missing in it without a word."""
IGNORED = frozenset({"style", "class", "filter", "mask", "clip-path"})
"""Attributes that change nothing in a drawing."""
UNITS = ("gradientUnits", "userSpaceOnUse")
"""What a gradient must say: any other is drawn elsewhere than a browser shows it."""
LONGEST = 160
_LINE = re.compile(r"\bline (\d+)")


class SourceFault(NamedTuple):
    """A file, the line of it, and the message of what is wrong there."""

    path: Path
    line: int
    code: str
    params: Mapping[str, Any] = {}

    def place(self, root: Path) -> str:
        """The file as it lies in the folder, and its line."""
        path = self.path.relative_to(root) if self.path.is_relative_to(root) else self.path
        return f"{path.as_posix()}:{self.line}"

    def sentence(self, texts: Texts) -> str:
        """What is wrong, in one sentence."""
        return texts(self.code, **self.params)


def fault_in(path: Path) -> SourceFault | None:
    """What keeps a drawing, a board file or a catalogue of messages from being used, or None."""
    try:
        text = source(path)
    except UnicodeDecodeError as fault:
        return SourceFault(path, path.read_bytes()[: fault.start].count(b"\n") + 1, "workshop-no-text")
    except OSError:
        return SourceFault(path, 1, "workshop-gone")
    if path.suffix == ".svg":
        return _in_xml(path, text, True) or _in_drawing(path, text)
    if path.suffix == ".tmx":
        return _in_xml(path, text) or _in_board(path)
    if path.suffix == ".ftl":
        return _in_messages(path, text)
    return None


def _in_xml(path: Path, text: str, drawing: bool = False) -> SourceFault | None:
    reader = expat.ParserCreate()
    foreign: list[tuple[str, int]] = []

    def begin(name: str, attributes: Mapping[str, str]) -> None:
        if drawing and name not in DRAWN:
            foreign.append((f"<{name}>", reader.CurrentLineNumber))
        elif drawing and IGNORED & attributes.keys():
            foreign.append((min(IGNORED & attributes.keys()), reader.CurrentLineNumber))
        elif drawing and name.endswith("Gradient") and attributes.get(UNITS[0]) != UNITS[1]:
            foreign.append((f"<{name}> {UNITS[0]}", reader.CurrentLineNumber))

    reader.StartElementHandler = begin
    try:
        reader.Parse(text.encode(), True)
    except expat.ExpatError as fault:
        return SourceFault(path, fault.lineno, "workshop-no-xml", {"fault": expat.ErrorString(fault.code)})
    for name, line in foreign:
        return SourceFault(path, line, "workshop-not-drawn", {"element": name})
    return None


def _in_drawing(path: Path, text: str) -> SourceFault | None:
    try:
        pygame.image.load_sized_svg(io.BytesIO(text.encode()), (32, 32))
    except pygame.error as fault:
        return SourceFault(path, 1, "workshop-no-drawing", {"fault": str(fault)})
    return None


def _in_board(path: Path) -> SourceFault | None:
    load_layout.cache_clear()
    try:
        load_layout(path)
    except LayoutError as fault:
        return board_fault(path, fault)
    return None


def board_fault(path: Path, fault: LayoutError) -> SourceFault:
    """What a board file lacks or has too much, at the object of which it speaks."""
    name = fault.params["name"].partition(" (")[0]
    lines = path.read_text("utf-8", "replace").splitlines() if path.is_file() else []
    mark = f'id="{name[1:]}"' if name.startswith("#") else f'name="{name}"'
    line = next((number for number, said in enumerate(lines, 1) if "<object " in said and mark in said), 1)
    return SourceFault(path, line, fault.code.replace("_", "-"), fault.params)


def _in_messages(path: Path, text: str) -> SourceFault | None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            told = entry.annotations[0].message if entry.annotations else ""
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            return SourceFault(path, line, "workshop-no-message", {"fault": told})
    return None


def fault_of(folder: Path, trouble: TitleTrouble) -> SourceFault:
    """What keeps a title from being imported."""
    file, _, line = trouble.file.partition(":")
    found = line or next(iter(_LINE.findall(trouble.fault)), "1")
    code = {"title_lacks_file": "workshop-gone", "title_lacks_name": "workshop-lacks"}.get(
        trouble.code, "workshop-python"
    )
    return SourceFault(folder / file, int(found), code, {"fault": trouble.fault})


def fault_at(folder: Path, raised: BaseException) -> SourceFault | None:
    """What the files of a folder raised while they were asked, or None if it arose elsewhere."""
    frames = [(Path(frame.filename), frame.lineno or 1) for frame in traceback.extract_tb(raised.__traceback__)]
    for path, line in reversed(frames):
        if path.is_relative_to(folder):
            what = f"{type(raised).__name__}: {raised}".replace("\n", " ")[:LONGEST]
            return SourceFault(path, line, "workshop-python", {"fault": what})
    return None
