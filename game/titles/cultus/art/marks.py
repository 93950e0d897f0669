"""What the pictures of a deed before it is done have in common: squares, plates, points and gold that will change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine import Action, Chance, SilentEffects, View
from game.presentation import DisplayList, Rect
from game.titles.cultus.art.inks import SHEETS
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import TRACK
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table.placement import seat_color

GAIN: Final = "#1F5A3A"
LOSS: Final = "#7A1F1A"
EVEN: Final = "#4A4358"
LEFT: Final = 418.0
TOP: Final = 134.0
Q: Final = 52.0
TRACKS: Final = {"character": (202.0, 36.0), "cost": (284.0, 33.0)}
"""Where the spaces of both tracks of gold begin, and how high they are."""


def stage() -> DisplayList:
    """An empty sheet as large as the table."""
    return DisplayList(1280, 720)


def after(v: View, a: Action) -> CultusState:
    """What the deed itself makes of what is seen; nothing that would follow it."""
    s: CultusState = v.state.clone()
    CONTROLLER.kinds[a.kind].apply(s, a, SilentEffects(Chance(1)))
    return s


def rect_of(square: int) -> Rect:
    """Where a square is."""
    return LEFT + Q * (square % 8), TOP + Q * (square // 8), Q, Q


def middle_of(square: int) -> tuple[float, float]:
    """The middle of a square."""
    x, y, w, h = rect_of(square)
    return x + w / 2, y + h / 2


def between(here: int, there: int) -> tuple[float, float]:
    """The middle of the edge between two squares."""
    (x, y), (x2, y2) = middle_of(here), middle_of(there)
    return (x + x2) / 2, (y + y2) / 2


def dots(
    sheet: DisplayList,
    start: tuple[float, float],
    end: tuple[float, float],
    count: int,
    size: float,
    fill: str,
    line: str,
    width: float,
) -> None:
    """A way as so many dots between two points."""
    (x, y), (x2, y2) = start, end
    for i in range(1, count + 1):
        dx, dy = x + (x2 - x) * i / (count + 1), y + (y2 - y) * i / (count + 1)
        sheet.panel((dx - size / 2, dy - size / 2, size, size), fill, line, size / 2, width)


def veil(sheet: DisplayList, squares: Iterable[int], opacity: float) -> None:
    """Let squares sink."""
    for square in squares:
        sheet.panel(rect_of(square), "#120926", "", 0, opacity=opacity)


def pill(sheet: DisplayList, rect: Rect, text: str, fill: str, size: float = 13) -> None:
    """A short figure on a plate of its own."""
    sheet.panel(rect, fill, "#FFF1CF", rect[3] / 2, 1.4)
    sheet.write(rect, text, size=size, face="bold", colour="#FFFFFF", align="center", lines=1)


def changes(sheet: DisplayList, rect: Rect, old: int, new: int, mark: str = "") -> None:
    """An old and a new figure where it stands, green for more, red for less; nothing if it stays."""
    if old != new:
        pill(sheet, rect, f"{old} → {new}{mark}", GAIN if new > old else LOSS)


def own_points(sheet: DisplayList, v: View, new: int) -> None:
    """What becomes of the points on one's own plate."""
    changes(sheet, (314, 82, 76, 22), v.state.vp[v.me], new)


def ghosts(sheet: DisplayList, v: View, track: str, gold: int, end: bool = False) -> None:
    """The spaces that so much gold would move the cube of a track over, as far as there is room; ``end``: the cube on
    the last of them."""
    s: CultusState = v.state
    me = v.me
    here = s.cost[me] if track == "cost" else s.character_gold[me]
    y, h = TRACKS[track]
    if here < 0:
        return
    last = min(TRACK, here + gold)
    spaces = [{"gain": space - here, "shown": not end or space == last} for space in range(here + 1, last + 1)]
    places = {"h": h, "inside": h - 2, "cube": h / 2 - 13, "label": h - 11}
    words = {"spaces": spaces, "color": seat_color(s, me), "alpha": 225 if end else 130, **places}
    SHEETS.add(sheet, "ghosts", words, 54 + 34 * here, y)
