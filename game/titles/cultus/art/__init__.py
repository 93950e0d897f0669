"""What Cultus looks like: sheets for the table, the lobby, the shelf and the ending."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.engine import View
from game.presentation import DisplayList
from game.titles.cultus.art import own, rival, together, town
from game.titles.cultus.art.ending import ending
from game.titles.cultus.art.examples import example
from game.titles.cultus.art.faces import face, town_picture
from game.titles.cultus.art.inks import MOON, NIGHT
from game.titles.cultus.art.lobby import choice, invitation, option, option_summary, sitter
from game.titles.cultus.art.race import counted_by, forecast
from game.titles.cultus.art.sample import sample
from game.titles.cultus.art.stage import story
from game.titles.cultus.art.tips import tip
from game.titles.cultus.art.zooms import zoom
from game.titles.cultus.components import CENTER, ENEMIES, read
from game.titles.cultus.presentation import color_of
from game.titles.cultus.state import NOT_PLACED, CultusState

__all__ = [
    "backdrop",
    "choice",
    "counted_by",
    "emblem",
    "ending",
    "example",
    "face",
    "forecast",
    "invitation",
    "option",
    "option_summary",
    "panels",
    "picture",
    "provenance",
    "sample",
    "sitter",
    "story",
    "tip",
    "zoom",
]

_BACKDROP = town.backdrop()
ICONS = {"cost": "ap"}
BAND = ("#1B1036", "#3A2870", "#F2D58C")


def backdrop(v: View) -> DisplayList:
    """The felt."""
    return _BACKDROP


def panels(v: View) -> dict[str, DisplayList]:
    """Every region that the game fills itself."""
    s: CultusState = v.state
    found = {
        "bar": own.bar(v),
        "character": own.character(v),
        "cost": own.cost(v),
        "plan": own.plan(v),
        "taken": own.taken(v),
        "actions": own.actions(v),
        "income": town.income_row(s),
        "focus": town.town(v),
        "hand": town.hand_label(v),
        "display": own.display_label(v),
        "counters": own.counters(v),
        "discard": town.discard_label(s),
    }
    if s.seats == 1:
        found["rival"] = rival.rival(s)
    else:
        found |= together.right_side(v)
    return found


def picture(v: View, size: float) -> DisplayList:
    """The town with its monuments and pawns, from what everybody may see."""
    s: CultusState = v.state
    sheet = DisplayList(size, size)
    sheet.panel((0, 0, size, size), "#120926", MOON, 4, 1.4)
    flat = size < 100
    edge = 2.5 if flat else 4.0
    town_picture(s.cells, (edge, edge, size - 2 * edge, size - 2 * edge), sheet, flat)
    q = (size - 2 * edge) / 8
    row, col = divmod(min(CENTER), 8)
    sheet.panel((edge + col * q, edge + row * q, 2 * q, 2 * q), "none", MOON, 1, max(1.0, q / 16))
    big = q * (0.9 if flat else 0.78)
    for monument, square in s.monuments.items():
        x, y = edge + q * (square % 8) + (q - big) / 2, edge + q * (square // 8) + (q - big) / 2
        sheet.svg(f"cultus/pieces/monument_{color_of(s, monument)}", (x, y, big, big))
    for seat, square in enumerate(s.pawn):
        if square != NOT_PLACED:
            x, y = edge + q * (square % 8) + (q - big) / 2, edge + q * (square // 8) + (q - big) / 2
            sheet.svg(f"cultus/pieces/pawn_{s.color[seat] or 'blue'}", (x, y, big, big))
    return sheet


def emblem(v: View, seat: int) -> DisplayList:
    """The portrait of a seat's character with the seat's shape; -1 is the solo rival."""
    s: CultusState = v.state
    sheet = DisplayList(100, 120)
    person = (ENEMIES[s.enemy].character if s.enemy else "") if seat < 0 else s.character[seat]
    color = "black" if seat < 0 else s.color[seat] or "blue"
    sheet.panel((0, 0, 100, 120), NIGHT, "", 6)
    if person:
        sheet.svg(f"cultus/portraits/{person}", (3, 3, 94, 114))
    sheet.panel((0.8, 0.8, 98.4, 118.4), "none", "#F6EEDC", 6, 2.4)
    sheet.svg(f"shared/seats/{color}", (70, 88, 34, 34))
    return sheet


def provenance() -> list[tuple[str, int, int, int]]:
    """For each table of ``data.toml``: how many of its values are printed, public and reconstructed."""
    found: list[tuple[str, int, int, int]] = []
    for table, content in read().items():
        parts = (part for part in content.values() if isinstance(part, list))
        rows = [row for part in parts for row in part if isinstance(row, dict)] or [content]
        marks = [mark for row in rows for mark in _marks(row, str(content.get("source", "S")))]
        printed, public, ours = (marks.count(letter) for letter in "SPR")
        found.append((table, printed, public, ours))
    return found


def _marks(row: Mapping[str, Any], usual: str) -> Iterator[str]:
    """The source of each value in a row of the data; ids are names and count only where they are marked."""
    source = row.get("source", usual)
    of_fields = row.get("source_fields", {})
    for name in row:
        if name not in ("id", "source", "source_fields") or name in of_fields:
            yield str(of_fields.get(name, source))[0]
