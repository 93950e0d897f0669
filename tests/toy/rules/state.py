"""Three seasons on a farm: cards in hand and in the deck, coins in the bank, in purses and in the ground."""

from __future__ import annotations

from typing import Annotated

from game.engine import State
from game.engine.state import NOBODY, OWNER, PARTS, PER_SEAT, start

CARDS = tuple(f"k{number:02d}" for number in range(1, 19))
WORTH = {card: 1 + number % 4 for number, card in enumerate(CARDS)}
COINS = 90


class Farm(State):
    """``deck`` is hidden from all (its end is its top), ``hands`` from the others, ``peeked`` from all but ``seat``."""

    bank: int
    deck: Annotated[list[str], NOBODY, PARTS]
    dice: int
    discard: Annotated[list[str], PARTS]
    ground: Annotated[list[int], PER_SEAT]
    hands: Annotated[list[list[str]], PER_SEAT, OWNER, PARTS]
    order: list[int]
    owned: Annotated[list[list[str]], PER_SEAT, PARTS]
    peeked: Annotated[list[str], PARTS]
    price: int
    purses: Annotated[list[int], PER_SEAT, start(1)]
    round: int
    row: Annotated[list[str], PARTS]
    seat: Annotated[int, start(-1)]
    steps: list[str]
