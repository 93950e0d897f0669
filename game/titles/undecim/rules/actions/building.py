"""Settling and developing (6.4, 6.5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from game.engine import Action, Decision, Draft, Effects, Field, Refusal, Some, Step
from game.titles.undecim.rules import building
from game.titles.undecim.rules.actions.base import CARD_IDS, SEATS, UndecimMove, refuse, why_not_loose
from game.titles.undecim.rules.area import cards_with, side_of
from game.titles.undecim.rules.building import fitting, number_of, why_no_settlement, why_not_fitting
from game.titles.undecim.rules.components import RESOURCES, SETTLE_DIFFERENT, SETTLE_SAME
from game.titles.undecim.rules.state import UndecimState

_RESOURCES: Final = frozenset(RESOURCES)
_new: Final = tuple.__new__
"""Makes an action of its three parts: half the time of the class's own constructor, and these lists are long."""


def _ask_again(s: UndecimState, seat: int, d: Decision, settlement: str) -> None:
    """After a settle or develop: the next one, if the effect grants one more."""
    if d.key == "develop_one":
        building.ask_develop_one(s, seat, d.data[0] - 1, settlement)
    elif d.data[0] > 1:
        building.ask_build(s, d.key, seat, d.data[0] - 1)


class Settle(UndecimMove):
    """Make a settlement of two or three equal resources, or of two different ones."""

    name = "settle"
    fields = (Field("cards", CARD_IDS, Some(SETTLE_DIFFERENT, SETTLE_SAME[1])),)

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Every pair of loose resources (any two can settle), every three equal ones."""
        sides, three = s.sides[seat], SETTLE_SAME[1]
        cards = [card for card, side in zip(s.loose[seat], sides) if side in _RESOURCES]
        cards.sort()
        found = [_new(Action, ("settle", seat, (pair,))) for pair in combinations(cards, SETTLE_DIFFERENT)]
        if len(cards) >= three:
            for side in RESOURCES:
                if sides.count(side) >= three:
                    same = sorted(cards_with(s, seat, side))
                    found += [_new(Action, ("settle", seat, (cards,))) for cards in combinations(same, three)]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: cards that are not loose here, gold, anything but resources, three that are not equal (6.4)."""
        cards = a.args[0]
        for card in cards:
            refusal = why_not_loose(s, a.seat, card, "6.4")
            if refusal is not None:
                return refusal
        sides = tuple([side_of(s, a.seat, card) for card in cards])
        code = why_no_settlement(sides)
        if code == "settle_not_resource":
            return refuse(code, "6.4", side=next(side for side in sides if side not in _RESOURCES))
        return refuse(code, "6.4") if code else None

    def malformed(self, s: UndecimState, a: Action) -> Refusal:
        """Too few or too many cards are the usual reason."""
        return refuse("settle_count", "6.4")

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The cards are turned sideways together."""
        d = s.pending.pop()
        building.settle(s, a.seat, a.args[0], out)
        _ask_again(s, a.seat, d, "")


def _owner(s: UndecimState, settlement: str) -> int:
    """Whose settlement begins with that card; -1 if none does."""
    return next((seat for seat in range(s.seats) if number_of(s, seat, settlement) >= 0), -1)


def why_no_place(s: UndecimState, seat: int, settlement: str) -> tuple[int, Refusal | None]:
    """Which of the seat's settlements begins with that card, or why it cannot be developed."""
    number = number_of(s, seat, settlement)
    if number < 0:
        if _owner(s, settlement) >= 0:
            return -1, refuse("develop_foreign", "6.5", owner_seat=_owner(s, settlement))
        return -1, refuse("develop_no_settlement", "6.5", card=settlement)
    d = s.pending[-1]
    if d.key == "develop_one" and d.data[2] not in ("", settlement):
        sides = s.levels[seat][number_of(s, seat, d.data[2])]
        return -1, refuse("develop_one_place", "6.9", sides=sides)
    return number, None


def _why_not_card(s: UndecimState, seat: int, faces: tuple[str, ...], card: str) -> Refusal | None:
    """Why the card cannot join the settlement with those halves."""
    refusal = why_not_loose(s, seat, card, "6.5")
    if refusal is not None:
        return refusal
    side = side_of(s, seat, card)
    code = why_not_fitting(faces, side)
    if code == "develop_kind":
        return refuse(code, "6.5", side=side)
    return refuse(code, "6.5", side=side, sides=faces) if code else None


class Develop(UndecimMove):
    """Add one loose card to an own settlement, which is named by its first card."""

    name = "develop"
    fields = (Field("settlement", CARD_IDS), Field("card", CARD_IDS))

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """For each settlement each loose card that fits; while one settlement is bound, for that one only."""
        settled = s.settled[seat]
        if not settled:
            return []
        only = d.data[2] if d.key == "develop_one" else ""
        loose = list(zip(s.loose[seat], s.sides[seat]))
        found = []
        for cards, faces in zip(settled, s.levels[seat]):
            if only in ("", cards[0]):
                fits, settlement = fitting(faces), cards[0]
                found += [_new(Action, ("develop", seat, (settlement, card))) for card, side in loose if side in fits]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: a settlement of somebody else or not the bound one, a card that is not loose or does not fit."""
        settlement, card = a.args
        number, refusal = why_no_place(s, a.seat, settlement)
        return refusal or _why_not_card(s, a.seat, s.levels[a.seat][number], card)

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The card joins the settlement."""
        d = s.pending.pop()
        settlement, card = a.args
        building.develop(s, a.seat, settlement, (card,), out)
        _ask_again(s, a.seat, d, settlement)


class DevelopMany(UndecimMove):
    """Add two or more loose cards to an own settlement at once (option ``develop_cards``)."""

    name = "develop_many"
    fields = (Field("settlement", CARD_IDS), Field("cards", CARD_IDS, Some(2, 99)))
    exact = False
    open = True

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """A sample: for each settlement every pair that fits together, and the longest list."""
        found = []
        for settlement, faces in self._places(s, d, seat):
            cards = sorted(self._fitting(s, seat, faces))
            lists: list[tuple[str, ...]] = [
                pair for pair in combinations(cards, 2) if self._together(s, seat, faces, pair)
            ]
            longest: tuple[str, ...] = ()
            for card in cards:
                if len(longest) < d.data[1] and self._together(s, seat, faces, (*longest, card)):
                    longest += (card,)
            if len(longest) > 2:
                lists.append(longest)
            found += [Action("develop_many", seat, (settlement, cards)) for cards in lists]
        return found

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Refused: more cards than the option allows, and whatever is refused of a single card, one after the other."""
        settlement, cards = a.args
        number, refusal = why_no_place(s, a.seat, settlement)
        if refusal is not None:
            return refusal
        most = s.pending[-1].data[1]
        if len(cards) > most:
            return refuse("develop_one_card" if most == 1 else "develop_limit", "6.5", most=most)
        faces = s.levels[a.seat][number]
        for card in cards:
            refusal = _why_not_card(s, a.seat, faces, card)
            if refusal is not None:
                return refusal
            faces += (side_of(s, a.seat, card),)
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The cards join the settlement."""
        d = s.pending.pop()
        settlement, cards = a.args
        building.develop(s, a.seat, settlement, cards, out)
        _ask_again(s, a.seat, d, settlement)

    def next(self, s: UndecimState, draft: Draft) -> Step:
        """First the settlement, then one card after the other."""
        d = s.pending[-1]
        if not draft.args:
            places = tuple(
                settlement
                for settlement, faces in self._places(s, d, draft.seat)
                if len(self._fitting(s, draft.seat, faces)) > 1
            )
            return Step(self.fields[0], places, False, False)
        settlement = draft.args[0]
        whole = tuple(sorted(draft.part if len(draft.args) == 1 else draft.args[1]))
        complete = len(whole) > 1 and self.check(s, Action(self.name, draft.seat, (settlement, whole))) is None
        if len(draft.args) > 1:
            return Step(None, (), False, complete)
        faces = dict(self._places(s, d, draft.seat)).get(settlement, ())
        more: tuple[str, ...] = ()
        if faces and len(whole) < d.data[1]:
            more = tuple(
                card
                for card in self._fitting(s, draft.seat, faces)
                if card not in whole and self._together(s, draft.seat, faces, (*whole, card))
            )
        return Step(self.fields[1], more, complete, complete)

    def _places(self, s: UndecimState, d: Decision, seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The settlements that may be developed, by first card, with their halves."""
        only = d.data[2] if d.key == "develop_one" else ""
        for cards, faces in zip(s.settled[seat], s.levels[seat]):
            if only in ("", cards[0]):
                yield cards[0], faces

    def _fitting(self, s: UndecimState, seat: int, faces: tuple[str, ...]) -> list[str]:
        fits = fitting(faces)
        return [card for card, side in zip(s.loose[seat], s.sides[seat]) if side in fits]

    def _together(self, s: UndecimState, seat: int, faces: tuple[str, ...], cards: tuple[Any, ...]) -> bool:
        """True if the cards fit one after the other."""
        for card in cards:
            side = side_of(s, seat, card)
            if side not in fitting(faces):
                return False
            faces += (side,)
        return True


SKIP: Final = tuple([Action("skip_build", seat)] for seat in SEATS)


class SkipBuild(UndecimMove):
    """Do not settle or develop (any more)."""

    name = "skip_build"

    def options(self, s: UndecimState, d: Decision, seat: int) -> list[Action]:
        """Always."""
        return SKIP[seat]

    def check(self, s: UndecimState, a: Action) -> Refusal | None:
        """Never refused."""
        return None

    def apply(self, s: UndecimState, a: Action, out: Effects) -> None:
        """The step or the auto action ends."""
        s.pending.pop()
