"""What a farm looks like: as plain as can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine import Action, Result, View
from game.presentation import DisplayList, Ending

BAND = ("#2F4A22", "#1E3216", "#F4EBD8")


def backdrop(v: View) -> DisplayList:
    sheet = DisplayList(1280, 720)
    sheet.panel((0, 0, 1280, 720), "#2F4A22")
    return sheet


def panels(v: View) -> dict[str, DisplayList]:
    return {}


def face(key: str) -> DisplayList:
    sheet = DisplayList(40, 56)
    sheet.panel((0, 0, 40, 56), "#F6EEDC", "#5B4A3A", 5)
    sheet.write((2, 16, 36, 24), key.partition(":")[2], size=12, colour="#2B2118", align="center", lines=1)
    return sheet


def zoom(v: View, target: str) -> None:
    return None


def tip(v: View, target: str) -> None:
    return None


def choice(v: View, a: Action) -> DisplayList:
    return face(f"card:{a.args[0]}")


def option(which: str, value: str) -> None:
    return None


def option_summary(options: Mapping[str, str]) -> None:
    return None


def example(anchor: str) -> None:
    return None


def picture(v: View, size: float) -> DisplayList:
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), "#4A6B32", "#F4EBD8", 4, 1.4)
    for at in range(min(3, v.state.round)):
        sheet.panel((size * (0.12 + 0.28 * at), size * 0.3, size * 0.2, size * 0.4), "#D9B25F", "", 3)
    return sheet


def invitation() -> DisplayList:
    sheet = DisplayList(204, 232)
    sheet.say((0, 0, 204, 60), "toy-tagline", size=13, valign="top")
    return sheet


def sample(glow: float) -> DisplayList:
    sheet = DisplayList(402, 392)
    sheet.panel((20, 20, 362, 352), "#4A6B32", "#FFD55E", 8, glow)
    return sheet


def provenance() -> list[tuple[str, int, int, int]]:
    return []


def sitter(color: str) -> DisplayList:
    sheet = DisplayList(276, 170)
    sheet.panel((0, 0, 276, 170), "#4A6B32", "", 6)
    sheet.svg(f"shared/seats/{color}", (103, 60, 70, 70))
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    sheet = DisplayList(100, 120)
    sheet.svg(f"shared/seats/{v.colors[seat] if seat >= 0 else 'black'}", (10, 20, 80, 80))
    return sheet


def ending(v: View, result: Result) -> Ending:
    sheet = DisplayList(450, 664)
    sheet.panel((0, 0, 450, 664), "#4A6B32", "#D9B25F", 8, 2)
    facts: dict[str, Any] = {"seat": min(range(len(result.ranks)), key=lambda i: result.ranks[i])}
    return Ending(sheet, "toy-ending-name", "toy-ending-text", facts, True)
