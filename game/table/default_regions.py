"""Where the house's own things stand on a board: regions by their role, whatever the game.

``bar`` the line at the top · ``focus`` the middle of the game · ``hand`` the own hand · ``actions`` what can be pressed ·
``prompt`` what is asked · ``toast`` short words · ``ask`` where answers to choose from stand ·
``log`` and ``timeline`` · ``plate/0`` whoever looks, ``plate/1`` … the others in turn order, ``plate/automa``.
A board need not name them all: one that is missing takes its place beside the others.
"""

from __future__ import annotations

from game.table.layout import STAGE, Layout, Rect

WANTED = ("focus", "log", "timeline")
"""What every board has to name."""


def role(layout: Layout, name: str) -> Rect:
    """The region of that role, or the place that it takes beside the others."""
    found = layout.regions.get(name)
    if found is not None:
        return found
    wide, high = STAGE
    if name == "focus":
        return wide * 0.32, high * 0.17, wide * 0.34, high * 0.6
    if name == "hand":
        left, top, w, h = role(layout, "focus")
        return left, top + h, w, max(60.0, high - 34 - top - h)
    left, top, w, h = role(layout, "hand" if name in ("prompt", "toast") else "focus")
    if name == "prompt":
        return left, top - 9, w, 20  # Above what lies in the hand, below what lies in the middle.
    if name == "toast":
        return left + w / 2 - 208, top + h - 62, 416, 58
    if name == "actions":
        return left, top + h - 150, w, 150
    return left, top, w, h
