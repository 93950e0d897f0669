"""What one begins with: resources and products side by side on one sheet, each picked and put back by a press."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Press, Rect, Worksheet
from game.titles.cuba.art.inks import (
    CREAM,
    DEEP,
    GOLD,
    LINE,
    MIDDLE,
    ONE,
    PALE,
    RIGHT,
    SECOND,
    panel,
)
from game.titles.cuba.rules.components import NUMBER, PRODUCT_IDS, RESOURCE_IDS, START_PRODUCTS, START_RESOURCES
from game.titles.cuba.rules.state import CubaState
from game.titles.cuba.table import places

START: Final = "choose_start_goods"
CLEAR: Final[Rect] = (522, 634, 140, 42)
DONE: Final[Rect] = (670, 634, 314, 42)
_FAMILIES: Final = (("resources", RESOURCE_IDS, START_RESOURCES), ("products", PRODUCT_IDS, START_PRODUCTS))
_Bags = tuple[tuple[str, ...], ...]


def choose(v: View, draft: Draft) -> Worksheet:
    """The sheet in the place of the cards. 1280 x 720."""
    s: CubaState = v.state
    sheet, presses = DisplayList(1280, 720), []
    bags: _Bags = draft.args or ((), ())
    x, y, w, _ = places.HAND
    panel(sheet, places.HAND, GOLD, 1.8)
    sheet.say((x + 14, y + 3, w - 28, 28), "cuba-prompt-setup-goods", size=14.5, colour=PALE, face="bold", **ONE)
    for row, (family, kinds, count) in enumerate(_FAMILIES):
        top = y + 32 + 82.0 * row
        sheet.say(
            (x + 14, top, 84, 38), f"cuba-art-{family}", size=13.5, colour=CREAM, face="bold", valign="bottom", **ONE
        )
        told = f"**{len(bags[row])}** / {count}"
        sheet.write(
            (x + 14, top + 40, 84, 30), told, size=17, colour=GOLD if len(bags[row]) == count else SECOND, **ONE
        )
        for i, kind in enumerate(kinds):
            place: Rect = (x + 104 + 126.0 * i, top, 120, 76)
            presses += _kind(sheet, place, kind, bags[row].count(kind), s.supply[NUMBER[kind]], draft, bags, row, count)
    full = all(len(bag) == count for bag, (_, _, count) in zip(bags, _FAMILIES))
    deeds = (Action(START, draft.seat, bags),) if full else ()
    left = [count - len(bag) for bag, (_, _, count) in zip(bags, _FAMILIES)]
    label, facts = ("cuba-art-start-do", {}) if full else ("cuba-art-start-more", {"n": left[0], "n1": left[1]})
    return Worksheet(sheet, tuple(presses), CLEAR, DONE, label, facts, deeds, (places.HAND,))


def _kind(
    sheet: DisplayList,
    place: Rect,
    kind: str,
    count: int,
    supply: int,
    draft: Draft,
    bags: _Bags,
    row: int,
    most: int,
) -> list[Press]:
    """One kind of piece: a press takes one more (in place of the first that was taken, if there are enough), the minus
    puts one back."""
    x, y, w, h = place
    sheet.panel(place, DEEP, GOLD if count else LINE, 8, 2.4 if count else 1.2)
    sheet.hot(place, kind)
    for i in range(max(1, count)):
        left = x + 12 + (18.0 * i if count > 1 else 9)
        sheet.svg(f"cuba/icons/{kind}", (left, y + 8, 44, 44))
    sheet.say((x + 6, y + 54, w - 12, 20), f"cuba-name-{kind}", size=12.5, colour=CREAM, **ONE)
    sheet.write((x + 60, y + 54, w - 66, 20), str(supply), size=12, colour=SECOND, **RIGHT)
    room = (*bags[row], kind)
    fuller = tuple(sorted(room[1:] if len(bags[row]) == most else room))
    found = [Press((x, y, w - 34 if count else w, h), _with(draft, bags, row, fuller))] if fuller != bags[row] else []
    if count:
        less = list(bags[row])
        less.remove(kind)
        minus: Rect = (x + w - 34, y + 6, 28, 44)
        sheet.panel(minus, "#174642", GOLD, 6, 1.2)
        sheet.write(minus, "−", size=20, colour=PALE, face="bold", **MIDDLE)
        found.append(Press(minus, _with(draft, bags, row, tuple(less))))
    return found


def _with(draft: Draft, bags: _Bags, row: int, bag: tuple[str, ...]) -> Draft:
    return draft._replace(args=tuple(bag if i == row else other for i, other in enumerate(bags)))
