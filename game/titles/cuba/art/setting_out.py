"""What one begins with: resources and products side by side on one sheet, each picked and put back by a press."""

from __future__ import annotations

from typing import Final

from game.engine import Action, Draft, View
from game.presentation import DisplayList, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, row
from game.titles.cuba.art import inks
from game.titles.cuba.art.counter import LESS, MINUS, fewer
from game.titles.cuba.art.planned import BACK, DONE, Planned, PlanPart
from game.titles.cuba.rules.components import NUMBER, PRODUCT_IDS, RESOURCE_IDS, START_PRODUCTS, START_RESOURCES
from game.titles.cuba.table import places

START: Final = "choose_start_goods"
_FAMILIES: Final = (("resources", RESOURCE_IDS, START_RESOURCES), ("products", PRODUCT_IDS, START_PRODUCTS))
_Bags = tuple[tuple[str, ...], ...]


def choose(v: View, draft: Draft) -> Worksheet:
    """The sheet in the place of the cards. 1280 x 720."""
    bags: _Bags = draft.args or ((), ())
    here = Planned(v, draft, bags, DisplayList(*inks.WHOLE), [])
    asked = inks.lined("cuba-prompt-setup-goods", inks.NAME.but(colour=inks.PALE), high=inks.HEAD_HIGH)
    part = PlanPart()
    families = (lay.shared(_family(here, number)) for number in range(len(_FAMILIES)))
    told = lay.column(asked, *families, lay.sized(part.buttons(), high=42), gap=inks.INSET)
    lay.fill(
        here.sheet,
        places.HAND,
        lay.on(inks.BOARD.but(line=inks.GOLD, width=1.8), told, inks.PAD + inks.INSET, inks.INSET),
    )
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
    name = lay.say(f"cuba-art-{family}", inks.NAME.but(valign="bottom"))
    told = lay.write(f"**{picked}** / {count}", inks.FIGURE.but(colour=inks.GOLD if picked == count else inks.SECOND))
    return row(
        lay.shared(lay.column(lay.shared(name), lay.shared(told)), 0.8),
        *(lay.shared(_kind(here, number, kind)) for kind in kinds),
    )


def _kind(here: Planned[_Bags], number: int, kind: str) -> Block:
    """One kind of piece: a press takes one more (in place of the first that was taken, if there are enough), the minus
    puts one back."""
    bag, most = here.plan[number], _FAMILIES[number][2]
    count = bag.count(kind)
    room = (*bag, kind)
    fuller = tuple(sorted(room[1:] if len(bag) == most else room))
    lying = (inks.sign(kind, inks.THING) for _ in range(max(1, count)))
    pieces = row(*lying, gap=inks.LINE_HIGH - inks.THING, along="start" if count else "middle")
    left = lay.write(here.now.supply[NUMBER[kind]], inks.LAST.but(colour=inks.SECOND))
    told = row(lay.shared(lay.say(f"cuba-name-{kind}", inks.SMALL), 3), lay.shared(left))
    look = lay.ground(inks.WELL.but(line=inks.GOLD, width=2.4) if count else inks.WELL)
    more = lay.blank() if fuller == bag else here.press(lay.blank(), _with(here.draft, here.plan, number, fuller))
    less = None
    if count:
        press = here.press(MINUS, _with(here.draft, here.plan, number, fewer(bag, kind)))
        less = lay.sized(lay.column(lay.sized(press, high=inks.THING), lay.blank()), LESS)
    shown = lay.column(lay.sized(pieces, high=inks.THING), told, gap=2)
    return lay.hot(
        lay.over(
            look,
            row(more, lay.pad(less, 0, inks.INSET) if less else None),
            lay.pad(shown, inks.PAD, inks.INSET, inks.INSET, 2),
        ),
        kind,
    )


def _with(draft: Draft, bags: _Bags, row: int, bag: tuple[str, ...]) -> Draft:
    return draft._replace(args=tuple(bag if i == row else other for i, other in enumerate(bags)))
