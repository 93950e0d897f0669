"""Reads a board file (Tiled's TMX, object layers only). The one place that knows pytmx."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from game.presentation.areas import BOARD, PURPOSES, Area, areas_of, purpose_of
from game.presentation.slots import ARRANGEMENTS, LIGHTS
from game.sources import source
from game.table.layout import PART, REGION, SLOT_TYPES, STAGE, Layout, LayoutError, Rect, Slot

_NUMBERS = (("pitch", 0), ("scale", 1), ("turn", 0))
"""Properties of a slot that are numbers, each with what it usually is."""


@lru_cache(16)
def load_layout(path: Path) -> Layout:
    """The layout of a board file. Raises LayoutError naming the file, the object and what is wrong."""
    if not path.is_file():
        raise LayoutError("layout_no_file", str(path))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # It would stand among what a command prints.
    import pytmx

    file = path.name
    try:
        board = pytmx.TiledMap.from_xml_string(source(path))
    except Exception as fault:
        raise LayoutError("layout_not_tmx", file, type(fault).__name__) from fault
    slots: dict[str, Slot] = {}
    regions: dict[str, Rect] = {}
    said: dict[str, Area] = {}
    for layer in board.objectgroups:
        for thing in layer:
            _take(thing, file, slots, regions, said)
    if not slots and not regions:
        raise LayoutError("layout_not_tmx", file, "0")
    return Layout(file, slots, regions, areas_of(regions, said))


def _take(thing: object, file: str, slots: dict[str, Slot], regions: dict[str, Rect], areas: dict[str, Area]) -> None:
    name = str(getattr(thing, "name", None) or "")
    kind = str(getattr(thing, "type", None) or "")
    if not name:
        raise LayoutError("layout_no_name", file, f"#{getattr(thing, 'id', 0)}")
    try:
        rect = tuple(float(getattr(thing, side)) for side in ("x", "y", "width", "height"))
        said = getattr(thing, "properties", {})
        pitch, scale, turn = (float(said.get(key, usual) or usual) for key, usual in _NUMBERS)
    except (TypeError, ValueError) as fault:
        raise LayoutError("layout_bad_number", file, name) from fault
    x, y, w, h = rect
    if x < 0 or y < 0 or w <= 0 or h <= 0 or x + w > STAGE[0] or y + h > STAGE[1]:
        raise LayoutError("layout_outside", file, name)
    if kind in (REGION, PART):
        if name in regions or name in areas:
            raise LayoutError("layout_twice", file, name)
        if kind == REGION:
            regions[name] = (x, y, w, h)
        purpose, each, ground = str(said.get("purpose", "")), bool(said.get("each")), bool(said.get("ground"))
        if purpose not in ("", *PURPOSES):
            raise LayoutError("layout_unknown_type", file, f"{name} ({purpose})")
        if kind == PART or purpose or each or ground:
            usual = BOARD if kind == PART else purpose_of(name)
            areas[name] = Area((x, y, w, h), purpose or usual, each, ground)
    elif kind in SLOT_TYPES:
        if name in slots:
            raise LayoutError("layout_twice", file, name)
        arrange, lit = str(said.get("arrange", "")), str(said.get("lit", ""))
        if arrange not in ("", *ARRANGEMENTS) or lit not in ("", *LIGHTS) or scale <= 0:
            raise LayoutError("layout_unknown_type", file, f"{name} ({arrange or lit or scale})")
        slots[name] = Slot(name, kind, (x, y, w, h), pitch, arrange, scale, int(turn), lit)
    else:
        raise LayoutError("layout_unknown_type", file, f"{name} ({kind or '-'})")
