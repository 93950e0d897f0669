"""What one begins with: resources and products side by side on one sheet, each picked and put back by a press."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Worksheet
from game.presentation.layout import (
    Block,
    Ground,
    blank,
    column,
    fill,
    hot,
    icon,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.cuba.art.inks import BOARD, CELL, GOLD, NAME, PALE, SECOND, SMALL, WELL
from game.titles.cuba.art.planned import Planned
from game.titles.cuba.rules.components import NUMBER, PRODUCT_IDS, RESOURCE_IDS, START_PRODUCTS, START_RESOURCES
from game.titles.cuba.table import places

START: Final = "choose_start_goods"
CLEAR: Final = (522, 634, 140, 42)
DONE: Final = (670, 634, 314, 42)
BUTTONS: Final = 54.0
"""How much of the sheet is left to both buttons."""
_FAMILIES: Final = (("resources", RESOURCE_IDS, START_RESOURCES), ("products", PRODUCT_IDS, START_PRODUCTS))
_Bags = tuple[tuple[str, ...], ...]


def choose(v: View, draft: Draft) -> Worksheet:
    """The sheet in the place of the cards. 1280 x 720."""
    bags: _Bags = draft.args or ((), ())
    here = Planned(v, draft, bags, DisplayList(1280, 720), [])
    asked = sized(say("cuba-prompt-setup-goods", NAME.but(colour=PALE)), high=26)
    families = (shared(_family(here, number)) for number in range(len(_FAMILIES)))
    told = pad(column(asked, *families, gap=6), 14, 4, 12, BUTTONS)
    fill(here.sheet, places.HAND, on(BOARD.but(line=GOLD, width=1.8), told))
    full = all(len(bag) == count for bag, (_, _, count) in zip(bags, _FAMILIES))
    deeds = (Action(START, draft.seat, bags),) if full else ()
    left = [count - len(bag) for bag, (_, _, count) in zip(bags, _FAMILIES)]
    label, facts = ("cuba-art-start-do", {}) if full else ("cuba-art-start-more", {"n": left[0], "n1": left[1]})
    return Worksheet(here.sheet, tuple(here.presses), CLEAR, DONE, label, facts, deeds, (places.HAND,))


def _family(here: Planned[_Bags], number: int) -> Block:
    """Resources or products: how many of how many are picked, and each kind."""
    family, kinds, count = _FAMILIES[number]
    picked = len(here.plan[number])
    name = say(f"cuba-art-{family}", NAME.but(size=13.5, valign="bottom"))
    told = write(f"**{picked}** / {count}", SMALL.but(size=17, colour=GOLD if picked == count else SECOND))
    return row(sized(column(shared(name), shared(told)), 84), *(shared(_kind(here, number, kind)) for kind in kinds))


def _kind(here: Planned[_Bags], number: int, kind: str) -> Block:
    """One kind of piece: a press takes one more (in place of the first that was taken, if there are enough), the minus
    puts one back."""
    bag, most = here.plan[number], _FAMILIES[number][2]
    count = bag.count(kind)
    room = (*bag, kind)
    fuller = tuple(sorted(room[1:] if len(bag) == most else room))
    pieces = row(
        *(icon(f"cuba/icons/{kind}", 44) for _ in range(max(1, count))), gap=-26, along="start" if count else "middle"
    )
    names = SMALL.but(size=12)
    told = row(
        say(f"cuba-name-{kind}", names.but(size=12.5)),
        sized(write(here.now.supply[NUMBER[kind]], names.but(colour=SECOND, align="right")), 20),
    )
    ground = on(WELL.but(line=GOLD, radius=8, width=2.4) if count else WELL.but(radius=8), blank())
    more = blank() if fuller == bag else here.press(blank(), _with(here.draft, here.plan, number, fuller))
    less = None
    if count:
        fewer = list(bag)
        fewer.remove(kind)
        minus = on(Ground(CELL, GOLD, 6), write("−", NAME.but(size=20, colour=PALE, align="center")))
        press = here.press(minus, _with(here.draft, here.plan, number, tuple(fewer)))
        less = sized(column(sized(press, high=44), blank()), 28)
    shown = column(sized(pieces, high=44), told, gap=2)
    return hot(over(ground, row(more, pad(less, 0, 6) if less else None), pad(shown, 8, 6, 6, 2)), kind)


def _with(draft: Draft, bags: _Bags, row: int, bag: tuple[str, ...]) -> Draft:
    return draft._replace(args=tuple(bag if i == row else other for i, other in enumerate(bags)))
