"""What the rasteriser cannot draw in a drawing: told before anybody wonders why it looks flat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

ELEMENTS = frozenset(
    {
        *("svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("defs", "linearGradient", "radialGradient", "stop", "title", "desc"),
    }
)


def faults_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every drawing below the folder that would not look as it is written, with the first reason."""
    for drawing in sorted(folder.rglob("*.svg")):
        reason = fault_of(drawing)
        if reason:
            yield drawing, reason


def fault_of(drawing: Path) -> str:
    """Why a drawing would not look as it is written; "" if it does."""
    try:
        root = ElementTree.fromstring(drawing.read_text("utf-8"))
    except (ElementTree.ParseError, UnicodeDecodeError, OSError) as fault:
        return str(fault)
    if not root.get("viewBox", "").startswith("0 0 "):
        return 'the viewBox must be "0 0 <width> <height>"'
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        if tag not in ELEMENTS:
            return f"<{tag}> is not drawn"
        if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
            return f'gradient {element.get("id", "")} needs gradientUnits="userSpaceOnUse"'
    return ""
