"""What the pictures of a deed before it is done have in common: squares, plates, points and gold that will change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.engine import Action, Chance, SilentEffects, View
from game.presentation import DisplayList, Rect
from game.presentation.layout import Block, Ground, blank, column, corner, fill, ground, icon, on, over, sized, write
from game.presentation.parts import dashes
from game.titles.cultus.art.blocks import pill, track
from game.titles.cultus.art.inks import CHARGE, CREAM, DARK, DEEP, GAIN, GLOW, LOSS, SOFT, TABLE, WHITE
from game.titles.cultus.art.town import Q, place_of
from game.titles.cultus.rules import CONTROLLER
from game.titles.cultus.rules.components import TRACK
from game.titles.cultus.rules.state import CultusState
from game.titles.cultus.table import places
from game.titles.cultus.table.placement import seat_color

TRACKS: Final = {"character": places.CHARACTER_TRACK, "cost": places.COST_TRACK}
"""Where both tracks of gold are."""
POINTS: Final[Rect] = (314, 82, 76, 22)
"""Below the own points."""


def stage() -> DisplayList:
    """An empty sheet as large as the table."""
    return DisplayList(*TABLE)


def after(v: View, a: Action) -> CultusState:
    """What the deed itself makes of what is seen; nothing that would follow it."""
    s: CultusState = v.state.clone()
    CONTROLLER.kinds[a.kind].apply(s, a, SilentEffects(Chance(1)))
    return s


def rect_of(square: int) -> Rect:
    """Where a square is."""
    return *place_of(square), Q, Q


def middle_of(square: int) -> tuple[float, float]:
    """The middle of a square."""
    x, y, w, h = rect_of(square)
    return x + w / 2, y + h / 2


def between(here: int, there: int) -> tuple[float, float]:
    """The middle of the edge between two squares."""
    (x, y), (x2, y2) = middle_of(here), middle_of(there)
    return (x + x2) / 2, (y + y2) / 2


def put(sheet: DisplayList, middle: tuple[float, float], block: Block) -> None:
    """A block of its own size round a point."""
    wide, high = block.wide or 0.0, block.high or 0.0
    fill(sheet, (middle[0] - wide / 2, middle[1] - high / 2, wide, high), block)


def dots(
    sheet: DisplayList, start: tuple[float, float], end: tuple[float, float], count: int, size: float, look: Ground
) -> None:
    """A way as so many dots between two points."""
    (x, y), (x2, y2) = start, end
    dot = sized(ground(look.but(radius=size / 2)), size, size)
    for i in range(1, count + 1):
        put(sheet, (x + (x2 - x) * i / (count + 1), y + (y2 - y) * i / (count + 1)), dot)


def veil(sheet: DisplayList, squares: Iterable[int], opacity: float) -> None:
    """Let squares sink."""
    for square in squares:
        fill(sheet, rect_of(square), ground(Ground(DEEP, radius=0, opacity=opacity)))


def own_points(sheet: DisplayList, v: View, new: int) -> None:
    """What becomes of the points on one's own plate, green for more, red for less; nothing if they stay."""
    old = v.state.vp[v.me]
    if old != new:
        fill(sheet, POINTS, pill(f"{old} → {new}", GAIN if new > old else LOSS))


def ghosts(sheet: DisplayList, v: View, name: str, gold: int, end: bool = False) -> None:
    """The spaces that so much gold would move the cube of a track over, as far as there is room; ``end``: the cube on
    the last of them."""
    s: CultusState = v.state
    here = s.cost[v.me] if name == "cost" else s.character_gold[v.me]
    if here < 0:
        return
    last = min(TRACK, here + gold)
    color = seat_color(s, v.me)
    spaces = (
        _ghost(space - here, color if not end or space == last else "", 225 if end else 130)
        if here < space <= last
        else blank()
        for space in range(TRACK + 1)
    )
    fill(sheet, TRACKS[name], track(list(spaces), TRACKS[name][3]))


def _ghost(gain: int, color: str, alpha: int) -> Block:
    """A space that so much gold would reach; with the cube where a colour is given."""
    frame = over(ground(Ground(GLOW, radius=SOFT, opacity=0.22)), dashes("#8A5E14", 4, 2.2))
    cube = icon(f"cultus/pieces/cube_{color}", 26, alpha=alpha) if color else blank()
    label = on(Ground(DEEP, GLOW, SOFT, 1), write(f"+{gain}", CHARGE.but(colour=CREAM)))
    return over(frame, corner(column(cube), 0.5, 0.2), corner(sized(label, 26, 15), 0.5, 1, -3))


WAY: Final = Ground(WHITE, DARK, width=1.4)
"""The dots of a walk."""
