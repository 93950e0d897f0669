"""Three seasons on a farm: cards in hand and in the deck, coins in the bank, in purses and in the ground."""

from __future__ import annotations

from game.engine import State

CARDS = tuple(f"k{number:02d}" for number in range(1, 19))
WORTH = {card: 1 + number % 4 for number, card in enumerate(CARDS)}
COINS = 90


class Farm(State):
    """``deck`` is hidden from all (its end is its top), ``hands`` from the others, ``peeked`` from all but ``seat``."""

    __slots__ = (
        "bank",
        "deck",
        "dice",
        "discard",
        "ground",
        "hands",
        "order",
        "owned",
        "peeked",
        "price",
        "purses",
        "round",
        "row",
        "seat",
        "steps",
    )

    bank: int
    deck: list[str]
    dice: int
    discard: list[str]
    ground: list[int]
    hands: list[list[str]]
    order: list[int]
    owned: list[list[str]]
    peeked: list[str]
    price: int
    purses: list[int]
    round: int
    row: list[str]
    seat: int
    steps: list[str]

    def clone(self) -> Farm:
        """An independent copy."""
        new = type(self).__new__(type(self))
        new.pending, new.sealed = self.pending[:], dict(self.sealed)
        new.bank, new.dice, new.price, new.round, new.seat = self.bank, self.dice, self.price, self.round, self.seat
        new.deck, new.discard, new.row, new.peeked = self.deck[:], self.discard[:], self.row[:], self.peeked[:]
        new.ground, new.purses, new.order, new.steps = self.ground[:], self.purses[:], self.order[:], self.steps[:]
        new.hands = [hand[:] for hand in self.hands]
        new.owned = [cards[:] for cards in self.owned]
        return new
