"""The sheet on which a seat lays its ten outer cards as it likes: press a card, then the place it goes to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.engine import Draft, View
from game.presentation import Press, Worksheet
from game.presentation import layout as lay
from game.presentation.layout import Block, Ground, blank, column, corner, grid, on, over, pad, sized
from game.titles.anno1701.art import inks, quay
from game.titles.anno1701.art.inks import NUMERAL, art, name_of, said, sign
from game.titles.anno1701.art.quay import FOOT, pressed, turned
from game.titles.anno1701.rules.actions import KINDS
from game.titles.anno1701.rules.components import OUTER_SLOTS, RECOMMENDED
from game.titles.anno1701.rules.decisions import act
from game.titles.anno1701.rules.state import AnnoState

SIZE, ACROSS, GAP = 72, 9, 20
ISLAND: Final = Ground("#8FB368", "#EBD7A4", 14, 3)
_ROWS: Final = {"up": 0, "down": 2}
_CENTRES: Final = (2, 6)
_ROW: Final = "person:pioneer"


def island(
    cards: Sequence[str],
    outer: Callable[[str, str], Block],
    inner: Callable[[int, bool], Block],
    gap: float,
    down: float,
) -> Block:
    """A layout as it lies: ten outer cards by their slots, and the row of inhabitants by its places with whether one is a
    village; all so far apart."""
    places: list[Block | None] = [None] * (3 * ACROSS)
    for n in range(1, ACROSS - 1):
        places[ACROSS + n] = inner(n, n in _CENTRES)
    for slot, card in zip(OUTER_SLOTS, cards):
        at, _, line = slot[1:].partition("_")
        places[ACROSS * _ROWS[line] + int(at)] = outer(slot, card)
    return grid(places, ACROSS, gap, down)


def arrange(v: View, draft: Draft) -> Worksheet:
    """The island with its ten outer cards; ``draft.part`` holds the card that has been pressed."""
    s: AnnoState = v.state
    cards: tuple[str, ...] = draft.args[0] if draft.args else RECOMMENDED
    held: str = draft.part[0] if draft.part else ""
    presses: list[Press] = []
    whole = draft._replace(args=(cards,), part=())

    def outer(slot: str, card: str) -> Block:
        chain = corner(sign("chain", 20), 1, 1) if int(slot[1]) in _CENTRES else None
        shown = over(quay.stock(s, draft.seat, card, SIZE), chain)
        name = pad(lay.say(name_of(card), NUMERAL), -2 * GAP, 0)
        told = column(quay.lit(shown) if card == held else shown, sized(name, high=GAP), gap=0)
        return pressed(presses, told, _swapped(whole, held, card) if held else whole._replace(part=(card,)))

    land = on(ISLAND, island(cards, outer, _inner, GAP, 2), GAP, 24)
    sheet = quay.quay("arrange-title", "arrange-rule", land, _foot(s, draft.seat, cards, held))
    usual = on(quay.NEUTRAL, said("arrange-usual", NUMERAL.but(size=14)))
    lay.fill(sheet, quay.MIDDLE, pressed(presses, usual, draft._replace(args=(RECOMMENDED,), part=())))
    return Worksheet(sheet, tuple(presses), quay.BACK, quay.DONE, art("arrange-do"))


def _swapped(draft: Draft, one: str, other: str) -> Draft:
    """The layout after two cards have changed places."""
    places = {one: other, other: one}
    return draft._replace(args=(tuple(places.get(card, card) for card in draft.args[0]),))


def _foot(s: AnnoState, seat: int, cards: tuple[str, ...], held: str) -> Block:
    """What is to be done next, or why the island cannot stay so."""
    if KINDS["assign_layout"].check(s, act("assign_layout", seat, cards)) is None:
        return said("arrange-place" if held else "arrange-hint", FOOT)
    return on(inks.CARD_LOSS, said("arrange-landscapes", FOOT.but(colour=inks.CRIMSON)), 14, 0)


def _inner(n: int, village: bool) -> Block:
    """What lies in the row of inhabitants, where it cannot be moved."""
    key = "gold:centre:3:0::" if village else _ROW if n % 2 else "overview"
    return column(turned("centre" if village else "", key, SIZE), blank(), gap=0)
