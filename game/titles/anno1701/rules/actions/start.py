"""Choices of the set-up (section 4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine import Action, Decision, Draft, Effects, Field, Order, Refusal, Step
from game.engine.refusal import refuse
from game.titles.anno1701.rules import components as box
from game.titles.anno1701.rules.actions.base import AnnoMove
from game.titles.anno1701.rules.setting_up import first_cards
from game.titles.anno1701.rules.state import AnnoState

_NEEDS_LANDSCAPE: Final = frozenset(box.BESIDE[0] + box.BESIDE[1])


class ChooseSide(AnnoMove):
    """Seat 0 takes the lion or the dragon; the rival gets the other side."""

    name = "choose_side"
    fields = (Field("side", box.SIDES),)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Both have their side."""
        s.pending.pop()
        other = box.SIDES[a.args[0] == box.SIDES[0]]
        s.side = [a.args[0], other] if a.seat == 0 else [other, a.args[0]]


class AssignLayout(AnnoMove):
    """The card for each of the ten outer slots, in the order of the slots (option free_layout)."""

    name = "assign_layout"
    fields = (Field("cards", box.OUTER_CARDS, Order(len(box.OUTER_SLOTS), len(box.OUTER_SLOTS))),)
    exact = False
    open = True

    def options(self, s: AnnoState, d: Decision, seat: int) -> list[Action]:
        """Samples: the recommended layout, and others that put other landscapes beside the village centres."""
        return _LAYOUTS[seat]

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a card twice, anything but a landscape beside a village centre (section 8)."""
        cards = a.args[0]
        if len(set(cards)) != len(box.OUTER_SLOTS):
            return _left_out(cards)
        wrong = tuple(cards[slot] for slot in _NEEDS_LANDSCAPE if cards[slot] not in box.LANDSCAPES)
        if wrong:
            return refuse("layout_needs_landscapes", "8", card=wrong)
        return None

    def malformed(self, s: AnnoState, a: Action) -> Refusal:
        """Too few or too many cards."""
        said = a.args[0] if a.args and isinstance(a.args[0], tuple) else ()
        return _left_out([card for card in said if isinstance(card, str)])

    def next(self, s: AnnoState, draft: Draft) -> Step:
        """Slot by slot: the cards not laid yet that may lie there."""
        field, laid = self.fields[0], draft.part
        if draft.args:
            return Step(None, (), False, self.check(s, Action(self.name, draft.seat, draft.args)) is None)
        left = [card for card in box.OUTER_CARDS if card not in laid]
        if len(laid) in _NEEDS_LANDSCAPE:
            left = [card for card in left if card in box.LANDSCAPES]
        else:
            to_come = sum(slot > len(laid) for slot in _NEEDS_LANDSCAPE)
            if sum(card in box.LANDSCAPES for card in left) <= to_come:
                left = [card for card in left if card not in box.LANDSCAPES]
        done = len(laid) == len(box.OUTER_SLOTS)
        return Step(field, () if done else tuple(left), done, done)

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """The cards lie there for the whole game."""
        s.pending.pop()
        s.layout[a.seat] = a.args[0]
        out.event("laid_out", seat=a.seat, cards=a.args[0])


def _left_out(cards: Sequence[str]) -> Refusal:
    """The refusal of a layout that names other cards than the ten, with those that are missing."""
    missing = tuple(card for card in box.OUTER_CARDS if card not in cards)
    return refuse("layout_incomplete", "4", card=missing or box.OUTER_CARDS)


def _swapped(*pairs: tuple[str, str]) -> tuple[str, ...]:
    change = {a: b for pair in pairs for a, b in (pair, pair[::-1])}
    return tuple(change.get(card, card) for card in box.RECOMMENDED)


_SAMPLES: Final = (
    box.RECOMMENDED,
    _swapped(("forest", "pasture")),
    _swapped(("forest", "pasture"), ("fields", "clay_pit_2")),
    _swapped(("fields", "ore_mine_2")),
    _swapped(("clay_pit_1", "pasture"), ("ship", "rum_warehouse")),
)
_LAYOUTS: Final = tuple([Action("assign_layout", seat, (cards,)) for cards in _SAMPLES] for seat in (0, 1))


class ChooseFirstPile(AnnoMove):
    """The era I pile from which the first three cards come; both seats may choose the same."""

    name = "choose_first_pile"
    fields = (Field("pile", box.PILES),)

    def check(self, s: AnnoState, a: Action) -> Refusal | None:
        """Refused: a pile of another era (section 4)."""
        if box.PILE_ERA[box.PILES.index(a.args[0])] != 1:
            return refuse("first_pile_era_1", "4")
        return None

    def apply(self, s: AnnoState, a: Action, out: Effects) -> None:
        """Three cards come to the hand."""
        s.pending.pop()
        first_cards(s, a.seat, box.PILES.index(a.args[0]), out)
