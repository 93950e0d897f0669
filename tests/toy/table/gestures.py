"""How a hand does what can be done on the farm."""

from __future__ import annotations

from game.presentation import asked, button, click, contract, drag


class Gestures(contract.Gestures):
    """A card is carried, the deck is clicked, the dice have a button; the rest is asked."""

    TOUCH = {
        "bid": drag("{card}", "bids"),
        "buy": (drag("{card}", "owned"),),
        "pass": click("deck"),
        "roll": button("roll"),
        "split": asked(),
        "look": asked(),
        "order": asked(),
        "discard": asked(),
        "tithe": asked(),
    }
