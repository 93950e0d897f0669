"""Where things lie on the table of Undecim: what is worked out from the view, in units of 1280 x 720."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from game.engine import View
from game.presentation import Rect, Slot
from game.titles.undecim.rules.components import ACTION_CARDS, ENEMY, GOLD, LANDS, NUMBER, RESOURCES
from game.titles.undecim.rules.state import UndecimState

COLUMNS: Final = (*LANDS, *RESOURCES, GOLD, ENEMY)
"""The halves in the order in which an area shows them."""

FRONTIER: Final[Rect] = (12.0, 174.0, 1256.0, 210.0)
COUNTRY: Final[Rect] = (12.0, 174.0, 252.0, 210.0)
"""The picture in the middle and the open country in it, as the files of the table have them."""
PILES: Final[Rect] = (277.0, 213.0, 50.0, 159.0)
"""Deck and discard pile, one below the other."""
PLATE_HEIGHT: Final = 124.0
SLAB: Final = (12.0, 390.0, 952.0, 172.0)
COLUMN: Final = (55.0, 77.0)
COLUMN_TOP: Final = 417.0
TOWN_LEFT: Final = 640.0
TOWN_RIGHT: Final = 956.0
FEW: Final = 3
"""Beside so many action cards there is room for other cards."""
TABLET: Final = (90.0, 148.0)
FIELD_LEFT: Final = 346.0
FIELD_RIGHT: Final = 1006.0
MOON: Final = (134.0, 265.0)
MOON_FAR: Final = 52.0
MOON_NEAR: Final = 66.0
"""Its radius with all counters and without any."""
RING: Final = 79.0
BRACKET: Final = (949.0, 320.0, 26.0, 62.0)
DOWN: Final = (914.0, 278.0, 96.0, 42.0)
"""The torch below the cards that nobody may take, and what is said of them."""
_GROUPS: Final = (22.0, 262.0, 502.0)


def column_at(side: str) -> float:
    """The left edge of the own column for a half."""
    at = COLUMNS.index(side)
    return _GROUPS[at // 4] + 58 * (at % 4)


def plate_at(place: int, seats: int) -> Rect:
    """The plate of the rival at that place after the viewer, from 1 on."""
    wide = (1256 - 8 * (seats - 2)) / (seats - 1)
    return 12 + (wide + 8) * (place - 1), 44, wide, PLATE_HEIGHT


def holding_at(place: int, seats: int, side: str) -> Rect:
    """The cell of a half on a rival's plate."""
    x, y, w, _ = plate_at(place, seats)
    at = COLUMNS.index(side)
    wide = (w - 33) / 10
    return x + 12 + wide * at + 4.5 * (at // 4), y + 62, wide, 27


def shown_actions(s: UndecimState) -> list[str]:
    """The action cards on the wall, by their numbers."""
    return sorted(s.field, key=NUMBER.__getitem__)


def choosing(s: UndecimState) -> bool:
    """True while everybody chooses in secret."""
    return s.phase == "select"


def at_night(s: UndecimState) -> bool:
    """True while the Red Moon Night is being decided."""
    return s.phase in ("night", "land_draw") and bool(s.night)


def squeezed(s: UndecimState) -> bool:
    """True while cards lie open before a full wall: the tablets make room for them."""
    return at_night(s) or (bool(s.tray) and len(s.field) > FEW)


def tray(s: UndecimState) -> Rect:
    """The ground under the cards that lie open."""
    right = FIELD_RIGHT - (100 if s.field_down else 0)
    if squeezed(s):
        return FIELD_LEFT, 200, right - FIELD_LEFT, 92
    left = FIELD_LEFT + (TABLET[0] + 5) * len(s.field) + 4
    return left, 203, min(right - left, 26 + 88 * len(s.tray)), 152


def wall(s: UndecimState) -> dict[str, Rect]:
    """What hangs on the wall: action cards, places for the secret cards, those face down; by slot."""
    names = [f"field/{card}" for card in shown_actions(s)]
    if choosing(s):
        names += [f"secret/{seat}" for seat in s.seating()]
    right = FIELD_RIGHT - (100 if s.field_down else 0)
    small = squeezed(s)
    w, h = (50.0, 82.0) if small else TABLET
    pitch = w + 5 if len(names) < 2 else min(w + 5, (right - FIELD_LEFT - w) / (len(names) - 1))
    top = 294.0 if small else 205.0
    found: dict[str, Rect] = {name: (FIELD_LEFT + pitch * i, top, w, h) for i, name in enumerate(names)}
    for i in range(0 if at_night(s) else len(s.field_down)):
        found[f"down/{i}"] = (918 + 46 * i, 216, 40, 56)
    return found


def towns(s: UndecimState, seat: int) -> list[tuple[Rect, float]]:
    """The own settlements in a row, in two if there are many: the place of each, and the scale of its cards."""
    wide = [66 + 30 * (len(cards) - 1) for cards in s.settled[seat]]
    room = TOWN_RIGHT - TOWN_LEFT - 62
    scale = 1.0 if sum(wide) + 10 * len(wide) <= room else 0.66
    x, y = TOWN_LEFT, COLUMN_TOP + 2
    found: list[tuple[Rect, float]] = []
    for w in wide:
        if x + w * scale > TOWN_RIGHT - 62 and x > TOWN_LEFT:
            x, y = TOWN_LEFT, y + 53
        found.append(((x, y, min(w * scale, TOWN_RIGHT - x), 48 * scale), scale))
        x += w * scale + 10
    return found


def new_town(s: UndecimState, seat: int) -> Rect:
    """The empty place for the next settlement."""
    return TOWN_RIGHT - 58, COLUMN_TOP + 2, 58, 56


def rival_towns(s: UndecimState, seat: int, place: int) -> list[Rect]:
    """The settlements on a rival's plate."""
    x, y, w, _ = plate_at(place, s.seats)
    left = x + 12
    found: list[Rect] = []
    room = w - 150
    wanted = sum(78 + 21 * (len(cards) - 1) for cards in s.settled[seat])
    k = min(1.0, room / wanted) if wanted else 1.0
    for cards in s.settled[seat]:
        wide = 30 + 21 * (len(cards) - 1)
        found.append((left, y + 94, max(30.0, wide * k), 25))
        left += (wide + 48) * k
    return found


def ring(count: int) -> list[tuple[float, float]]:
    """The middles of the places for time counters around the moon, from the top clockwise."""
    x, y = MOON
    turns = [2 * pi * i / count - pi / 2 for i in range(count)]
    return [(x + RING * cos(turn), y + RING * sin(turn)) for turn in turns]


def ring_size(s: UndecimState) -> float:
    """How large the places for time counters are."""
    return 21.0 if s.rules().moon_counters == 10 else 18.0


def slots(v: View) -> Iterator[Slot]:
    """Columns, settlements, the wall, and what lies before the rivals."""
    s: UndecimState = v.state
    me = v.me
    for side in COLUMNS:
        count = s.sides[me].count(side)
        scale = (1.0, 1.0, 0.88, 0.82, 0.78)[min(count, 4)]
        yield Slot(f"mine/{side}", "spot", (column_at(side), COLUMN_TOP, 56, COLUMN[1]), 0, "spread", scale)
    for (rect, scale), cards in zip(towns(s, me), s.settled[me]):
        yield Slot(f"town/{cards[0]}", "row", rect, 30 * scale, "row", scale)
    x, y, w, h = tray(s)
    small = squeezed(s)
    card = (x + 9, y + 3, w - 18, h - 6) if small else (x + 13, y + 8, w - 26, h - 33)
    yield Slot("tray", "hand", card, 66 if small else 88, "row", 0.72 if small else 1)
    yield Slot("mine/new", "spot", new_town(s, me))
    size = ring_size(s)
    for i, (x, y) in enumerate(ring(s.rules().moon_counters)):
        yield Slot(f"ring/{i}", "spot", (x - size / 2, y - size / 2, size, size), 0, "stack", size / 21)
    for name, rect in wall(s).items():
        yield Slot(name, "card", rect, 0, "stack", rect[2] / TABLET[0])
    yield from rivals(v)


def rivals(v: View) -> Iterator[Slot]:
    """What lies before the rivals."""
    s: UndecimState = v.state
    for place, seat in enumerate(v.others, 1):
        x, y, w, h = plate_at(place, s.seats)
        yield Slot(f"seat/{seat}", "card", (x, y, w, h))
        yield Slot(f"hand/{seat}", "row", (x + 78, y + 31, 92, 27), 9)
        yield Slot(f"acts/{seat}", "row", (x + 186, y + 31, 40, 27), 16)
        for side in COLUMNS:
            hx, hy, hw, _ = holding_at(place, s.seats, side)
            count = s.sides[seat].count(side)
            yield Slot(
                f"has/{seat}/{side}", "spot", (hx + 1, hy + 2, hw - 13, 23), 0, "spread", 1 if count < 2 else 0.84
            )
        for rect, cards in zip(rival_towns(s, seat, place), s.settled[seat]):
            yield Slot(f"town/{cards[0]}", "row", rect, 21, "row")


def number_of(card: str) -> int:
    """The number of an action card; 0 for one that is hidden."""
    return ACTION_CARDS[card].number if card in ACTION_CARDS else 0
