"""What one begins with: resources and products side by side on one sheet, each picked and put back by a press."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Worksheet
from game.presentation.layout import (
    Block,
    blank,
    column,
    fill,
    ground,
    hot,
    on,
    over,
    pad,
    row,
    say,
    shared,
    sized,
    write,
)
from game.titles.cuba.art.counter import LESS
from game.titles.cuba.art.inks import (
    BIG,
    BOARD,
    FIGURE,
    GOLD,
    HEAD_HIGH,
    INSET,
    KEY,
    LAST,
    LINE_HIGH,
    NAME,
    PAD,
    PALE,
    SECOND,
    SMALL,
    THING,
    WELL,
    WHOLE,
    sign,
)
from game.titles.cuba.art.planned import BACK, DONE, Part, Planned
from game.titles.cuba.rules.components import NUMBER, PRODUCT_IDS, RESOURCE_IDS, START_PRODUCTS, START_RESOURCES
from game.titles.cuba.table import places

START: Final = "choose_start_goods"
_FAMILIES: Final = (("resources", RESOURCE_IDS, START_RESOURCES), ("products", PRODUCT_IDS, START_PRODUCTS))
_Bags = tuple[tuple[str, ...], ...]


def choose(v: View, draft: Draft) -> Worksheet:
    """The sheet in the place of the cards. 1280 x 720."""
    bags: _Bags = draft.args or ((), ())
    here = Planned(v, draft, bags, DisplayList(*WHOLE), [])
    asked = sized(say("cuba-prompt-setup-goods", NAME.but(colour=PALE)), high=HEAD_HIGH)
    part = Part()
    families = (shared(_family(here, number)) for number in range(len(_FAMILIES)))
    told = column(asked, *families, sized(part.buttons(), high=42), gap=INSET)
    fill(here.sheet, places.HAND, on(BOARD.but(line=GOLD, width=1.8), told, PAD + INSET, INSET))
    full = all(len(bag) == count for bag, (_, _, count) in zip(bags, _FAMILIES))
    deeds = (Action(START, draft.seat, bags),) if full else ()
    left = [count - len(bag) for bag, (_, _, count) in zip(bags, _FAMILIES)]
    label, facts = ("cuba-art-start-do", {}) if full else ("cuba-art-start-more", {"n": left[0], "n1": left[1]})
    back, done = part.place_of(BACK), part.place_of(DONE)
    return Worksheet(here.sheet, tuple(here.presses), back, done, label, facts, deeds, (places.HAND,))


def _family(here: Planned[_Bags], number: int) -> Block:
    """Resources or products: how many of how many are picked, and each kind."""
    family, kinds, count = _FAMILIES[number]
    picked = len(here.plan[number])
    name = say(f"cuba-art-{family}", NAME.but(valign="bottom"))
    told = write(f"**{picked}** / {count}", FIGURE.but(colour=GOLD if picked == count else SECOND))
    return row(shared(column(shared(name), shared(told)), 0.8), *(shared(_kind(here, number, kind)) for kind in kinds))


def _kind(here: Planned[_Bags], number: int, kind: str) -> Block:
    """One kind of piece: a press takes one more (in place of the first that was taken, if there are enough), the minus
    puts one back."""
    bag, most = here.plan[number], _FAMILIES[number][2]
    count = bag.count(kind)
    room = (*bag, kind)
    fuller = tuple(sorted(room[1:] if len(bag) == most else room))
    lying = (sign(kind, THING) for _ in range(max(1, count)))
    pieces = row(*lying, gap=LINE_HIGH - THING, along="start" if count else "middle")
    left = write(here.now.supply[NUMBER[kind]], LAST.but(colour=SECOND))
    told = row(shared(say(f"cuba-name-{kind}", SMALL), 3), shared(left))
    look = ground(WELL.but(line=GOLD, width=2.4) if count else WELL)
    more = blank() if fuller == bag else here.press(blank(), _with(here.draft, here.plan, number, fuller))
    less = None
    if count:
        fewer = list(bag)
        fewer.remove(kind)
        minus = on(KEY, write("−", BIG.but(colour=PALE, align="center")))
        press = here.press(minus, _with(here.draft, here.plan, number, tuple(fewer)))
        less = sized(column(sized(press, high=THING), blank()), LESS)
    shown = column(sized(pieces, high=THING), told, gap=2)
    return hot(over(look, row(more, pad(less, 0, INSET) if less else None), pad(shown, PAD, INSET, INSET, 2)), kind)


def _with(draft: Draft, bags: _Bags, row: int, bag: tuple[str, ...]) -> Draft:
    return draft._replace(args=tuple(bag if i == row else other for i, other in enumerate(bags)))
