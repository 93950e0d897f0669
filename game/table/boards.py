"""The board of a view: the file that the title names, or the regions and slots that it says itself."""

from __future__ import annotations

from pathlib import Path

from game.engine import Draft, View
from game.presentation import Presentation
from game.presentation.areas import areas_of
from game.table.layout import STAGE, Layout, LayoutError
from game.table.tmx import load_layout


def board_of(presentation: Presentation, boards: Path, v: View, draft: Draft | None = None) -> Layout:
    """The layout of the table for a view. Raises LayoutError naming the file, the object and what is wrong."""
    title = presentation.title.id
    if presentation.REGIONS:
        layout = Layout("table/placement.py", {}, presentation.REGIONS, areas_of(presentation.REGIONS, {}))
        for name, (x, y, w, h) in presentation.REGIONS.items():
            if x < 0 or y < 0 or w <= 0 or h <= 0 or x + w > STAGE[0] or y + h > STAGE[1]:
                raise LayoutError("layout_outside", layout.file, name)
    else:
        layout = load_layout(boards / title / f"{presentation.layout(v)}.tmx")
    return layout.with_slots(presentation.slots(v, draft))
