"""Placing construction cards next to the pawn (6.4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Final

from game.engine import Action, Decision, Effects, Field, Refusal
from game.engine.bits import Made, members
from game.engine.refusal import BAD_ARGUMENT, refuse
from game.titles.cultus.rules import told
from game.titles.cultus.rules.actions.base import SEATS, OnePoint, monument_on, pawn_on, spend_point
from game.titles.cultus.rules.board import (
    ANCHORS,
    ANCHORS_BY_EDGE,
    ANCHORS_BY_EDGE_OR_CORNER,
    BIT,
    FOOTPRINT_BITS,
    NEAR_PLACINGS,
    anchors_over,
    square_name,
)
from game.titles.cultus.rules.components import CARDS, ROTATIONS
from game.titles.cultus.rules.state import ORTHOGONAL, CultusState

UNDER: Final = "under"
"""Says that a card shall lie beneath the others: refused wherever it is asked for."""

_MOST_SETS: Final = 1000


@cache
def _placings(seat: int, card: str) -> dict[int, list[Action]]:
    """Anchor -> the actions for its rotations: every placing of a card by a seat, made once."""
    kind = "place_construction"
    return {anchor: [Action(kind, seat, (card, anchor, turn)) for turn in ROTATIONS] for anchor in ANCHORS}


def _by_card(seat: int, anchors: int) -> Mapping[str, list[Action]]:
    """Card -> the placings of a seat at some anchors, in every rotation."""
    places = tuple(members(anchors))

    def listed(card: str) -> list[Action]:
        at = _placings(seat, card)
        return [action for anchor in places for action in at[anchor]]

    return Made(listed)


_PLACINGS: Final = tuple(Made(partial(_by_card, seat), _MOST_SETS) for seat in SEATS)
"""By seat, bits of anchors and card: its placings there."""


class PlaceConstruction(OnePoint):
    """Lay a card from the hand next to the pawn, on top of whatever lies there."""

    name = "place_construction"
    fields = (
        Field("card", CARDS),
        Field("anchor", ANCHORS),
        Field("rotation", ROTATIONS),
        Field("side", (UNDER,), optional=True),
    )

    def options(self, s: CultusState, d: Decision, seat: int) -> list[Action]:
        """Every hand card at every free anchor next to the pawn, in both rotations."""
        by_card = self.by_card(s, seat)
        return [action for card in s.hands[seat] for action in by_card[card]]

    def by_card(self, s: CultusState, seat: int) -> Mapping[str, list[Action]]:
        """For each card its placings at the free anchors next to the pawn."""
        here = s.pawn[seat]
        # As near_anchors says it, without the call: this is asked before every action.
        free = ANCHORS_BY_EDGE[here] if s.rulings & ORTHOGONAL else ANCHORS_BY_EDGE_OR_CORNER[here]
        in_the_way = (s.monument_bits | s.pawn_bits) & NEAR_PLACINGS[here]
        if in_the_way:
            free &= ~anchors_over(in_the_way)
        return _PLACINGS[seat][free]

    def malformed(self, s: CultusState, a: Action) -> Refusal:
        """Refused: an anchor outside 7 x 7, a quarter turn."""
        if len(a.args) == 3 and a.args[0] in CARDS and all(type(arg) is int for arg in a.args[1:]):
            return off_board(a.args[1]) or quarter_turn(a.args[2], "6.4-place") or refuse(BAD_ARGUMENT, "6.4-place")
        return super().malformed(s, a)

    def why_not(self, s: CultusState, a: Action) -> Refusal | None:
        """Refused: a place under other cards; a card not in hand; one that would cover a pawn or a monument; one not
        next to the pawn (6.4)."""
        card, anchor, *_ = a.args
        if len(a.args) == 4:
            return refuse("under_card", "6.4-place", square=square_name(anchor))
        if card not in s.hands[a.seat]:
            return refuse("card_not_in_hand", "6.4-place", card=card)
        under = FOOTPRINT_BITS[anchor]
        if under & s.pawn_bits:
            return refuse("covers_pawn", "6.4-place", **pawn_on(s, next(members(under & s.pawn_bits))))
        if under & s.monument_bits:
            return refuse("covers_monument", "6.4-place", **monument_on(s, next(members(under & s.monument_bits))))
        here = s.pawn[a.seat]
        if not near_anchors(s, here) & BIT[anchor]:
            return refuse("not_next_to_pawn", "6.4-place", square=square_name(anchor), pawn=square_name(here))
        return None

    def apply(self, s: CultusState, a: Action, out: Effects) -> None:
        """The card covers its four squares."""
        card, anchor, rotation = a.args
        spend_point(s, a.seat)
        place(s, a.seat, card, anchor, rotation, out)


def place(s: CultusState, seat: int, card: str, anchor: int, rotation: int, out: Effects) -> None:
    """Lay a card from the hand on the map."""
    hand = s.hands[seat]
    held = hand.index(card)
    s.hands[seat] = hand[:held] + hand[held + 1 :]
    s.lay(card, anchor, rotation)
    if out.heard:
        out.told.append((told.placed, seat, card, rotation, anchor))


def near_anchors(s: CultusState, here: int) -> int:
    """The bits of the anchors whose cards would lie next to a pawn on the square and not under it (R-11)."""
    return ANCHORS_BY_EDGE[here] if s.rulings & ORTHOGONAL else ANCHORS_BY_EDGE_OR_CORNER[here]


def off_board(anchor: int) -> Refusal | None:
    """The refusal of an anchor whose card would stick out of the map."""
    return None if anchor in FOOTPRINT_BITS else refuse("off_board", "6.4-place")


def quarter_turn(rotation: int, rule: str) -> Refusal | None:
    """The refusal of a rotation by a quarter turn."""
    return refuse("no_quarter_turn", rule, rotation=rotation) if rotation % 180 else None
