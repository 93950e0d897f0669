"""What all atomic actions of Undecim share."""

from __future__ import annotations

from typing import Final

from game.engine import MoveType, Refusal
from game.engine.refusal import refuse
from game.titles.undecim.rules import area
from game.titles.undecim.rules.components import ACTION_CARDS, KIND, RESOURCE_CARDS, SIDES
from game.titles.undecim.rules.state import UndecimState

SEATS: Final = tuple(range(4))
ACTION_IDS: Final = tuple(ACTION_CARDS)
CARD_IDS: Final = RESOURCE_CARDS
SIDE_IDS: Final = SIDES


__all__ = ["ACTION_IDS", "CARD_IDS", "SEATS", "SIDE_IDS", "UndecimMove", "refuse", "why_not_eligible", "why_not_loose"]


class UndecimMove(MoveType[UndecimState]):
    """One atomic action of Undecim. Its options are exactly the legal ones."""

    exact = True


def why_not_loose(s: UndecimState, seat: int, card: str, rule: str) -> Refusal | None:
    """Refused: a card that is not loose in the seat's area."""
    if card in s.loose[seat]:
        return None
    if area.in_settlement(s, seat, card):
        return refuse("settle_not_loose", rule, card=card)
    return refuse("card_not_loose", rule, card=card, annexed=int(area.in_annexation(s, seat, card)))


def why_not_eligible(
    s: UndecimState, owner: int, card: str, kinds: tuple[str, ...], rule: str, way: str
) -> Refusal | None:
    """Refused: a card of the owner that a red text for those kinds cannot reach (6.2). ``way`` is what would be done with
    it: take, give or discard."""
    if area.in_settlement(s, owner, card):
        return refuse("red_settled", "6.2", card=card, way=way)
    if area.in_annexation(s, owner, card):
        return refuse("red_annexed", "V3", card=card, way=way)
    side = area.side_of(s, owner, card)
    if not side:
        return refuse("red_not_there", rule, card=card, owner_seat=owner)
    if KIND[side] not in kinds:
        return refuse("red_wrong_kind", "6.2", side=side, way=way, kinds=kinds)
    if card in s.fresh:
        return refuse("red_fresh", "6.2", card=card, way=way)
    return None
